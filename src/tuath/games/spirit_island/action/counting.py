"""What counts as something else, as its owners decide for every action: S-16.2.

It is asked before anything reads it: in the land of the action, and in others where it makes a difference.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from tuath.core.notation import Call, Effect, Either, If, May, Stmt, write
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.state.case import Tally
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.questions import COUNT_BADLANDS, COUNT_BEASTS, COUNT_THIEVES
from tuath.games.spirit_island.state.standing.standing import counting_as, lands_counting
from tuath.games.spirit_island.state.standing.thieves import may_be_explorers
from tuath.games.spirit_island.state.state import NONE, YES, Doing, State

AS_BADLANDS, AS_BEASTS = "badlands", "beasts"
COUNT_QUESTIONS = {AS_BADLANDS: COUNT_BADLANDS, AS_BEASTS: COUNT_BEASTS}
MATTERS = {
    AS_BADLANDS: re.compile(r"\b(?:badlands|damage|attack|fight|token)\b"),
    AS_BEASTS: re.compile(r"\b(?:beasts|token)\b"),
}
FOR_EXPLORERS = re.compile(r"\b(?:explorer|invader|damage|attack)")
Read = Callable[[], object]


async def settle_count(table: Table[State], tally: Tally, name: str, land: Land, cause: int) -> None:
    """S-16.2: how many pieces there count as such a token; whoever may count some is asked, once for each action."""
    if (name, land) in tally.counted:
        return
    for what, _ in counting_as(table.state, name, land).always:
        if what in COUNT_QUESTIONS:  # it counts as the one because it counts as the other
            await settle_count(table, tally, what, land, cause)
    decided = dict[Seat, int]()
    for seat, most in counting_as(table.state, name, land, tally).optional:
        decided[seat] = 0
        for _ in range(most):
            table.state.doing[seat] = Doing(cause, where=land)
            if await table.choose(seat, COUNT_QUESTIONS[name]) != YES:
                break
            decided[seat] += 1
    tally.counted[name, land] = decided


async def settle_here(table: Table[State], tally: Tally, land: Land, effect: Effect, cause: int) -> None:
    """S-16.2: what matters to this effect in its land."""
    for name in matters_to(effect):
        await settle_count(table, tally, name, land, cause)


async def settle_all(table: Table[State], tally: Tally, lands: int, effect: Effect, cause: int) -> None:
    """S-16.2: what an effect without a land of its own takes or counts in any of these."""
    for name in matters_to(directly(effect)):
        for land in [land for land in lands_counting(table.state, name) if lands >> land & 1]:
            await settle_count(table, tally, name, land, cause)


async def settle_by(table: Table[State], tally: Tally, effect: Effect, cause: int, read: Read) -> None:
    """S-16.2: wherever it makes a difference to what is read of the effect."""
    for name in matters_to(effect):
        for land in lands_counting(table.state, name):
            if (name, land) not in tally.counted and makes_difference(table.state, tally, name, land, read):
                await settle_count(table, tally, name, land, cause)


def makes_difference(state: State, tally: Tally, name: str, land: Land, read: Read) -> bool:
    """Is it read otherwise without the pieces there, whether those of other lands count or not?"""
    others = [each for each in lands_counting(state, name) if each != land and (name, each) not in tally.counted]
    found = set[bool]()
    for left_out in ([], others):
        tally.counted.update({(name, each): {} for each in left_out})
        most = read()
        tally.counted[name, land] = {}
        found.add(read() != most)
        for each in (land, *left_out):
            del tally.counted[name, each]
    return True in found


@lru_cache(maxsize=1 << 10)
def matters_to(effect: Effect) -> list[str]:
    """The tokens of which it speaks."""
    said = write(effect)
    return [name for name, words in MATTERS.items() if words.search(said)]


@lru_cache(maxsize=1 << 10)
def directly(effect: Effect) -> Effect:
    """Without what holds from now on, and what is done elsewhere, by others or later: there it is asked by itself."""
    return tuple(found for each in effect if (found := _directly(each)) is not None)


def _directly(statement: Stmt) -> Stmt | None:
    match statement:
        case Call(verb) if VERBS[verb].apart or VERBS[verb].stands:
            return None
        case If(condition, then, otherwise):
            return If(condition, directly(then), directly(otherwise))
        case Either(options):
            return Either(tuple(map(directly, options)))
        case May(effect):
            return May(directly(effect))
    return statement


# ---- thieves: S-19.8 ------------------------------------------------------------------------------------------------


async def settle_thieves(table: Table[State], seat: Seat, tally: Tally, land: Land, effect: Effect, cause: int) -> None:
    """S-19.8: do those here or in lands beside it count as explorers in this action? It is asked once."""
    near = isle(table.state).near(land) | 1 << land
    if tally.thieves != NONE or not are_any(table.state, members(near)):
        return
    if may_be_explorers(table.state, land) and FOR_EXPLORERS.search(write(effect)):
        table.state.doing[seat] = Doing(cause, where=land)
        tally.thieves = int(await table.choose(seat, COUNT_THIEVES) == YES)


def are_any(state: State, lands: Iterable[int]) -> bool:
    return any(state.markers[land] for land in lands)
