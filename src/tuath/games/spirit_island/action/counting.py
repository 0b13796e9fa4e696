"""What counts as something else, as its owners decide for every action: S-16.2."""

from __future__ import annotations

import re
from functools import lru_cache

from tuath.core.notation import Effect, write
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.case import Tally
from tuath.games.spirit_island.state.queries import isle
from tuath.games.spirit_island.state.questions import COUNT_BADLANDS, COUNT_BEASTS, COUNT_THIEVES
from tuath.games.spirit_island.state.standing import counting_as
from tuath.games.spirit_island.state.state import NOWHERE, YES, Doing, State
from tuath.games.spirit_island.state.thieves import may_be_explorers

AS_BADLANDS, AS_BEASTS = "badlands", "beasts"
COUNT_QUESTIONS = {AS_BADLANDS: COUNT_BADLANDS, AS_BEASTS: COUNT_BEASTS}
MATTERS = {AS_BADLANDS: re.compile(r"\b(?:badlands|damage|attack|fight)"), AS_BEASTS: re.compile(r"\bbeasts\b")}
AS_EXPLORERS = ("explorer", NOWHERE)  # under which it is kept whether thieves do
FOR_EXPLORERS = re.compile(r"\b(?:explorer|invader|damage|attack)")


async def settle_counts(table: Table[State], tally: Tally, land: Land, effect: Effect, cause: int) -> None:
    """S-16.2: what matters to this effect in a land, once for each action."""
    for name in matters_to(effect):
        if (name, land) not in tally.counted:
            tally.counted[name, land] = await decide(table, name, land, cause)


@lru_cache(maxsize=1 << 10)
def matters_to(effect: Effect) -> list[str]:
    """The tokens of which it speaks."""
    said = write(effect)
    return [name for name, words in MATTERS.items() if words.search(said)]


async def settle_thieves(table: Table[State], seat: Seat, tally: Tally, land: Land, effect: Effect, cause: int) -> None:
    """S-19.8: do those here or in lands beside it count as explorers in this action? It is asked once."""
    near = isle(table.state).near(land) | 1 << land
    if AS_EXPLORERS in tally.counted or not any(table.state.markers[place] for place in members(near)):
        return
    if may_be_explorers(table.state, land) and FOR_EXPLORERS.search(write(effect)):
        table.state.doing[seat] = Doing(cause, where=land)
        tally.counted[AS_EXPLORERS] = int(await table.choose(seat, COUNT_THIEVES) == YES)


async def decide(table: Table[State], name: str, land: Land, cause: int) -> int:
    """S-16.2: how many pieces there count as such a token; whoever may count some is asked, one by one."""
    found = counting_as(table.state, name, land)
    number = found.always
    for seat, most in found.optional:
        for _ in range(most):
            table.state.doing[seat] = Doing(cause, where=land)
            if await table.choose(seat, COUNT_QUESTIONS[name]) != YES:
                break
            number += 1
    return number
