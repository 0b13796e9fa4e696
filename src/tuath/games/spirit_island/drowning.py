"""The ocean in play: what comes into it drowns: S-22.3."""

from __future__ import annotations

from tuath.core.notation import Call
from tuath.core.question import members
from tuath.core.table import Table
from tuath.games.spirit_island import changes
from tuath.games.spirit_island.effects import VERBS, Use, kinds_of, some_of
from tuath.games.spirit_island.geometry import PER_BOARD, Land
from tuath.games.spirit_island.pieces import HEALTH, Piece, is_invader, kind_of
from tuath.games.spirit_island.queries import decider, isle, oceans_in_play, the_ocean
from tuath.games.spirit_island.questions import ASHORE
from tuath.games.spirit_island.state import State


async def drown(use: Use, call: Call) -> None:
    """Where they stand."""

    async def act(one: Piece) -> None:
        sink(use.table, use.here, one)

    await some_of(use, use.amount(call.args[0]), use.pieces(kinds_of(call.args[1])), act)


def sink(table: Table[State], land: Land, one: Piece) -> None:
    """S-22.3: destroyed; the printed health of invaders is worth 1 energy for as much as there are players."""
    state, seat = table.state, the_ocean(table.state)
    changes.destroy(table, land, one)
    if is_invader(one):
        state.drowned[seat] += HEALTH[kind_of(one)]
        changes.change_energy(table, seat, state.drowned[seat] // state.seats)
        state.drowned[seat] %= state.seats


def has_arrivals(state: State) -> bool:
    """Is anybody in an ocean?"""
    return any(state.pieces[::PER_BOARD])


async def drown_arrivals(table: Table[State]) -> bool:
    """S-15.6, S-22.3: after an action, one by one; S-9.10: from an ocean out of play they go ashore. Did any?"""
    state, did = table.state, False
    for place in members(isle(state).oceans):
        ocean = Land(place)
        for one in state.pieces[ocean]:
            did = True
            if oceans_in_play(state) >> ocean & 1:
                sink(table, ocean, one)
            else:
                near = isle(state).near(ocean)
                changes.move(table, one, ocean, await table.choose(decider(state, ocean), ASHORE, members(near)))
    return did


VERBS |= {"drown": drown}
