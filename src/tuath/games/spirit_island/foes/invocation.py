"""Elemental Invocation: markers of elements on the corners of lands: S-19.7."""

from __future__ import annotations

from tuath.core.notation import Call
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.changes import change_energy, one_land
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import presence_lands
from tuath.games.spirit_island.state.questions import CORNER_OF, CORNER_WITH, INVOKE
from tuath.games.spirit_island.state.standing.corners import INVOKED, corner, elements_on_cards, free_corners, on_corner
from tuath.games.spirit_island.state.state import BESIDE_STOP, STOP


async def invoke(use: Use, call: Call) -> None:
    """S-19.7: one marker on a free corner of one of its lands, with an element of its cards; it stays there."""
    state, seat = use.state, use.seat
    prices = free_corners(state, seat, call)
    if not prices:
        return
    use.ask_about()
    land, chosen = await choose_corner(use, list(prices))
    element = await use.table.choose(seat, INVOKE, elements_on_cards(state, seat))
    change_energy(use.table, seat, -prices[chosen])
    state.counters[on_corner(chosen)] = element
    state.counters[INVOKED] = state.counters.get(INVOKED, 0) + 1
    use.table.tell("invoked", seat=seat, element=element, land=land)


async def choose_corner(use: Use, left: list[int]) -> tuple[Land, int]:
    """S-19.7: a land of its own first, then the others that meet there, as long as several corners are meant."""
    state, seat = use.state, use.seat
    lands = {place: corner(state, place).lands for place in left}
    own = bits_of(land for bits in lands.values() for land in members(bits & presence_lands(state, seat)))
    land = await one_land(use.table, seat, CORNER_OF, (own, "S-19.7", "no-corner-there"))
    said, left = 1 << land, [place for place in left if lands[place] >> land & 1]
    while len(left) > 1:
        others = sorted({other for place in left for other in members(lands[place] & ~said)})
        stop = [STOP] if said in [lands[place] for place in left] else []
        answer = await use.table.choose(seat, CORNER_WITH, [*stop, *(other + BESIDE_STOP for other in others)])
        if answer == STOP:
            return land, next(place for place in left if lands[place] == said)
        said |= 1 << answer - BESIDE_STOP
        left = [place for place in left if lands[place] & said == said]
    return land, left[0]


VERBS: Verbs = {"invoke": invoke}
