"""Oceans in play: what comes into one of them drowns: S-22.3."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tuath.core.notation import Call, Effect
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.effects import Use, Verbs, kinds_of
from tuath.games.spirit_island.action.prevent_destruction import all_damage_instead, is_durable
from tuath.games.spirit_island.material.geometry import PER_BOARD, Land
from tuath.games.spirit_island.material.pieces import (
    HEALTH,
    PIECE_KINDS,
    Piece,
    damaged,
    kind_of,
)
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import counter, counter_of, decider, isle, oceans_in_play, opener
from tuath.games.spirit_island.state.questions import ASHORE
from tuath.games.spirit_island.state.standing.standing import is_immune, is_order_asked, on_panel_when
from tuath.games.spirit_island.state.state import NOBODY, State
from tuath.games.spirit_island.verbs.harm import badlands
from tuath.games.spirit_island.verbs.pieces import some_of

DROWNED = "drowned"  # printed health of drowned invaders on the panel


async def drown(use: Use, call: Call) -> None:
    """Where they stand; S-9.9: not those who are protected from destruction there."""
    chosen, kinds = list[Piece](), kinds_of(call.args[1])

    async def act(one: Piece) -> None:
        chosen.append(one)

    await some_of(use, use.amount(call.args[0]), drownable(use.state, use.here, use.pieces(kinds), "power"), act)
    durable = [one for one in chosen if is_durable(use.state, use.here, one)]
    await drown_these(use.table, use.here, chosen, await badlands(use, use.here, to_dahan=False) if durable else 0)


def drownable(state: State, land: Land, pieces: Iterable[Piece], by: str = "other") -> list[Piece]:
    """S-9.9, S-22.3: to drown is to be destroyed, so whoever is protected from that does not."""
    return [one for one in pieces if not is_immune(state, land, kind_of(one), "destroy", by)]


def drowns(state: State, one: Piece) -> bool:
    """S-22.3: does a panel say so of such a piece that comes into an ocean?"""
    return any(on_panel_when(state, "enter_ocean", what=PIECE_KINDS[kind_of(one)]))


async def drown_these(table: Table[State], land: Land, pieces: Iterable[Piece], more: int = 0) -> None:
    """S-9.12, S-22.3, S-22.4: one by one; the spirit divides the damage that durable towns take instead."""
    state, left, durable = table.state, list(pieces), list[Piece]()
    while left:
        one = left[0]
        if is_order_asked(state, land, left):  # S-9.13: of whom the first is spared
            use = Use(table, decider(state, land), land, actor=NOBODY, rule="S-9.13")
            one = await use.which(left, may_stop=False) or one
        left.remove(one)
        if is_durable(state, land, one):
            durable.append(one)
        else:
            await drown_one(table, land, one)
    if durable:
        points = all_damage_instead(state, land, durable) + more
        await changes.split_damage(table, opener(state), land, points, durable, partial(wear_down, table))


async def wear_down(table: Table[State], land: Land, one: Piece, points: int) -> Piece | None:
    """S-22.4: what is left of a durable town; one that has none left has drowned."""
    if points >= changes.left_of(table.state, land, one):
        await drown_one(table, land, one)
        return None
    await changes.damage_piece(table, land, one, points)
    return damaged(one, points)


async def drown_one(table: Table[State], land: Land, one: Piece) -> None:
    """S-22.3: destroyed; so much printed health as the panel says is worth energy."""
    if await changes.destroy_piece(table, land, one):
        for row, call in list(on_panel_when(table.state, "drowned", what=PIECE_KINDS[kind_of(one)])):
            trade(table, Case(table.state, row.seat), HEALTH[kind_of(one)], call.block or ())


def trade(table: Table[State], case: Case, health: int, block: Effect) -> None:
    """S-22.3: health that is not enough for energy stays on the panel."""
    for call in [each for each in block if isinstance(each, Call) and each.verb == "energy"]:
        each, name = max(1, number(case, call.key("each") or 1)), counter_of(DROWNED, case.seat)
        kept = counter(table.state, DROWNED, case.seat) + health
        changes.change_energy(table, case.seat, number(case, call.args[0]) * (kept // each))
        table.state.counters[name] = kept % each


class Drowning:
    """S-15.6, S-22.3: what has come into an ocean; S-15.13: but not by drowning itself."""

    def are_there(self, state: State) -> bool:
        """Is anybody in an ocean?"""
        return any(state.pieces[::PER_BOARD])

    def owner(self, state: State) -> Seat:
        return opener(state)

    async def follow(self, table: Table[State], is_under_way: bool) -> None:
        """S-9.9, S-9.10, S-22.4: whoever cannot drown, or has not, goes ashore."""
        state = table.state
        for place in [place for place in members(isle(state).oceans) if state.pieces[place]]:
            ocean = Land(place)
            if oceans_in_play(state) >> ocean & 1 and not is_under_way:
                drowning = [one for one in state.pieces[ocean] if drowns(state, one)]
                await drown_these(table, ocean, drownable(state, ocean, drowning), state.badlands[ocean])
            for one in state.pieces[ocean]:
                near = isle(state).near(ocean)
                changes.move_piece(table, one, ocean, await table.choose(decider(state, ocean), ASHORE, members(near)))


ARRIVALS = Drowning()
VERBS: Verbs = {"drown": drown}
