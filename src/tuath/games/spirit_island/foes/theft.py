"""Despicable Theft: thieves who come with explorers, make for the ocean, and are caught by Dahan: S-19.8."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

from tuath.core.flat import take_away
from tuath.core.notation import Call
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import one_land
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.material.geometry import PER_BOARD, Land, board_place
from tuath.games.spirit_island.material.pieces import THIEF, Piece, number_on
from tuath.games.spirit_island.state.queries.queries import decider, isle
from tuath.games.spirit_island.state.questions import KEEP_THIEVES, SEEN_BEFORE, THIEF_NUMBER, THIEF_TO
from tuath.games.spirit_island.state.standing.standing import note
from tuath.games.spirit_island.state.standing.thieves import (
    AWAY,
    NUMBERS,
    OPEN_BEFORE,
    STRUCK,
    THIEF_NAME,
    UNSEEN,
    WHEREVER_IT_IS,
    all_thieves,
    are_about,
    are_open,
    change,
    counted,
    is_face_up,
    lay,
    lift,
    seen_in,
    unlearn,
    walk,
)
from tuath.games.spirit_island.state.state import NO, NOBODY, YES, Arrivals, Doing, State

PRINTED = ("blank", "ones", "twos", "threes")  # keys of the line that says how many there are of each number
DESTROYED = "destroy"


async def mix(use: Use, call: Call) -> None:
    """S-19.8: so many of each number, all of them unseen."""
    for number, key in enumerate(PRINTED):
        change(use.state, UNSEEN, number, use.number(call.key(key) or 0))


async def mix_back(use: Use, call: Call) -> None:
    """S-19.8: those off the island may come again."""
    for number, times in enumerate(counted(use.state, AWAY)):
        change(use.state, UNSEEN, number, times)
        use.state.counters.pop(f"{AWAY}.{number}", None)


# ---- which number one has -------------------------------------------------------------------------------------------


async def draw_number(table: Table[State], land: Land) -> int:
    """S-19.8: the number of one that lies face down there: one that was seen and mixed in again, or nobody has seen."""
    state = table.state
    seen, lying = counted(state, seen_in(land)), state.markers[land]
    if is_face_up(state, land):
        seen, lying = [0 for _ in seen], lying - sum(seen)
    is_seen = await table.chance(SEEN_BEFORE, (YES, NO), (sum(seen), lying - sum(seen))) == YES
    number = await table.chance(THIEF_NUMBER, NUMBERS, seen if is_seen else counted(state, UNSEEN))
    table.reveal()
    change(state, seen_in(land) if is_seen else UNSEEN, number, -1)
    return number


async def leave_island(table: Table[State], land: Land, one: Piece) -> int:
    """S-19.8: it lies beside the island for the rest of the turn. Which number had it?"""
    known = number_on(one)
    number = await draw_number(table, land) if known is None else known
    if known is not None:
        change(table.state, seen_in(land), known, -1)
    take_away(table.state.markers, land)
    change(table.state, AWAY, number, 1)
    return number


# ---- on the way to the ocean ----------------------------------------------------------------------------------------


class Party(NamedTuple):
    """Thieves of a land who go the same way."""

    start: Land
    end: Land
    ones: list[Piece]


async def flee(use: Use, call: Call) -> None:
    """S-19.8: those beside an ocean escape, which costs what the block says; then the others move one land."""
    state = use.state
    moving = {Land(land): all_thieves(state, Land(land)) for land in members(isle(state).lands) if state.markers[land]}
    moving = {land: ones for land, ones in moving.items() if not await stay(use.table, land)}
    coast = isle(state).coastal
    for land, ones in moving.items():
        for one in ones if coast >> land & 1 else ():
            number = await leave_island(use.table, land, one)
            use.table.tell("thief-escapes", land=land, number=number)
            await carry_out(dataclasses.replace(use, here=land, event=number), call.block or ())
    walking = [
        group for land, ones in moving.items() if not coast >> land & 1 for group in await split(use, land, ones)
    ]
    known = [lift(state, start, ones) for start, _, ones in walking]
    for (start, end, ones), seen in zip(walking, known, strict=True):
        lay(state, end, len(ones), seen)
        use.table.tell("thieves-move", land=start, target=end, number=len(ones))


async def stay(table: Table[State], land: Land) -> bool:
    """S-13.9, S-19.8: where a land is isolated the players say whether its thieves can leave it."""
    if not table.state.isolated >> land & 1:
        return False
    seat = decider(table.state, land)
    table.state.doing[seat] = Doing(where=land)
    return await table.choose(seat, KEEP_THIEVES) == YES


async def split(use: Use, land: Land, ones: list[Piece]) -> list[Party]:
    """S-19.8: one land nearer to the ocean of their board, each as the players choose."""
    state, seat = use.state, decider(use.state, land)
    near = ways(state, land, 0) | ways(state, land, state.isolated & ~(1 << land))
    ends: dict[Land, list[Piece]] = {}
    for one in ones if near else ():
        state.doing[seat] = Doing(where=land)
        end = await one_land(use.table, seat, THIEF_TO, (near, "S-19.8", "not-nearer-the-ocean"))
        ends.setdefault(end, []).append(one)
    return [Party(land, end, going) for end, going in sorted(ends.items())]


def ways(state: State, land: Land, closed: int) -> int:
    """S-13.9, S-19.8: lands, as bits, on a shortest way to the coast of the board that leads through none of these."""
    island = isle(state)
    ring = island.coastal & island.board(board_place(land)) & ~closed
    reached = ring
    while ring:
        if ring & island.near(land):
            return ring & island.near(land)
        near = bits_of(other for each in members(ring) for other in members(island.near(Land(each))))
        ring = near & ~reached & ~closed
        reached |= ring
    return 0


# ---- caught ---------------------------------------------------------------------------------------------------------


async def would_catch(table: Table[State], land: Land, one: Piece, harm: str) -> bool:
    """S-19.8: it would be destroyed, removed or replaced. Is it gone? Otherwise the end of the action decides."""
    state = table.state
    if harm == WHEREVER_IT_IS or (are_open(state) | state.counters.get(OPEN_BEFORE, 0)) >> land & 1:
        await fall(table, land, one, harm)
        return True
    name = f"{STRUCK}.{land}.{one}.{harm}"
    state.counters[name] = state.counters.get(name, 0) + 1
    return False


async def fall(table: Table[State], land: Land, one: Piece, harm: str) -> None:
    """S-19.8: off the island; who is destroyed is worth its number."""
    number = await leave_island(table, land, one)
    if harm == DESTROYED:
        note(table.state, "destroyed_here", land, THIEF_NAME, number)
    table.tell("thief-caught", land=land, number=number)


async def drive_away(table: Table[State], land: Land, one: Piece) -> None:
    """S-19.8: pushed instead."""
    near, seat = isle(table.state).near(land), decider(table.state, land)
    if near:
        table.state.doing[seat] = Doing(where=land, number=1)
        end = await one_land(table, seat, THIEF_TO, (near, "S-9.4", "no-adjacent-land"))
        walk(table.state, one, land, end)
        table.tell("thieves-move", land=land, target=end, number=1)


class Thieves:
    """S-19.8: what follows an action: who was struck is caught or driven away, and who lies open is turned up."""

    def __init__(self, others: Arrivals) -> None:
        self.others = others

    def are_there(self, state: State) -> bool:
        return self.others.are_there(state) or (are_about(state) and is_unsettled(state))

    def owner(self, state: State) -> Seat:
        return NOBODY if are_about(state) and is_unsettled(state) else self.others.owner(state)

    async def follow(self, table: Table[State], is_under_way: bool) -> None:
        if are_about(table.state) and is_unsettled(table.state):
            await settle(table)
        else:
            await self.others.follow(table, is_under_way)


def is_unsettled(state: State) -> bool:
    is_struck = any(name.startswith(STRUCK) for name in state.counters) or any(state.markers[::PER_BOARD])
    return is_struck or bool(to_turn_up(state)) or state.counters.get(OPEN_BEFORE) != are_open(state)


def to_turn_up(state: State) -> list[Land]:
    """S-19.8: lands where one lies face down and shall not; or where more were seen than are left."""
    lands = [Land(land) for land, here in enumerate(state.markers) if here != sum(counted(state, seen_in(Land(land))))]
    return [land for land in lands if is_face_up(state, land) or state.markers[land] < is_known(state, land)]


def is_known(state: State, land: Land) -> int:
    return sum(counted(state, seen_in(land)))


async def settle(table: Table[State]) -> None:
    """S-19.8: in this order; then it is known for the next action where they can be caught."""
    state = table.state
    for name in [name for name in state.counters if name.startswith(STRUCK)]:
        _, place, code, harm = name.split(".")
        for _ in range(state.counters.pop(name)):
            land, found = Land(int(place)), all_thieves(state, Land(int(place)))
            one = int(code) if int(code) in found else THIEF
            await (fall(table, land, one, harm) if are_open(state) >> land & 1 else drive_away(table, land, one))
    for land in [Land(land) for land in members(isle(state).oceans) if state.markers[land]]:
        for one in all_thieves(state, land):  # S-9.10: nobody stays in an ocean
            await drive_away(table, land, one)
    for land in to_turn_up(state):
        if state.markers[land] < is_known(state, land):
            unlearn(state, land)
        while is_face_up(state, land) and state.markers[land] > is_known(state, land):
            number = await draw_number(table, land)
            change(state, seen_in(land), number, 1)
            table.tell("thief-turned-up", land=land, number=number)
    state.counters[OPEN_BEFORE] = are_open(state)


VERBS: Verbs = {"mix": mix, "mix_back": mix_back, "flee": flee}
