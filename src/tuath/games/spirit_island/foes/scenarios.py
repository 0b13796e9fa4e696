"""Scenarios: what they change at the beginning, and what only they do: S-19."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.flat import take_away
from tuath.core.message import Message, say
from tuath.core.notation import Call, DeclinedError, Effect, May, Word, expressions
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import one_land, put_presence
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.foes.adversaries import hold_all_game
from tuath.games.spirit_island.material.geometry import Land, land_at
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.endings import has_won
from tuath.games.spirit_island.state.queries.conditions import habitable, lands_meant, number
from tuath.games.spirit_island.state.queries.queries import (
    extra_board,
    is_laid_by_hand,
    isle,
    presence,
    scenario,
    seats,
    spirit,
)
from tuath.games.spirit_island.state.questions import INNER_LAND, PRESENCE_FROM, WHERE
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import track_offset
from tuath.games.spirit_island.state.standing.standing import rows_by
from tuath.games.spirit_island.state.standing.wave import lines_in_force
from tuath.games.spirit_island.state.state import HOST, NOBODY, EndRitual, Options, State, Task

RITUAL_DECLINED = "ritual_declined"  # a counter: S-14.19 [R]: the turn in which it was not agreed to pay for one
INNER_LANDS = Word("inner_lands")
MOST_MEETING = 4  # boards that meet at one point
INNER_NUMBER = 7  # of up to two boards
NOT_RECOMMENDED = (("guard_the_isles_heart", "habsburg"),)  # a scenario against an adversary: S-19.2


def advice(options: Options) -> Iterator[Message]:
    """S-19.2: what the book advises against; the table may have it so all the same."""
    for story, adversary in NOT_RECOMMENDED:
        if options.scenario == story and adversary in (options.adversary, options.second_adversary):
            names = {"scenario": f"scenario:{story}", "adversary": f"adversary:{adversary}"}
            yield say("spirit_island-not-recommended", **names)


# ---- what holds, and what is prepared -------------------------------------------------------------------------------


def begin(state: State) -> None:
    """S-19.1: the rules of a scenario hold for the whole game; S-19.11: some for the second one only."""
    chosen = lines_in_force(state)
    for rules in chosen.rules if chosen is not None else ():
        hold_all_game(state, rules)


async def prepare_part(table: Table[State], place: int) -> None:
    """S-2.12: one part of its setup."""
    chosen = scenario(table.state)
    assert chosen is not None
    if not table.state.inner_lands and any(INNER_LANDS in expressions(each) for each in chosen.setup):
        await find_inner_lands(table)
    await carry_out(Use(table, HOST, actor=NOBODY, rule="S-19.1"), chosen.setup[place])


# ---- Guard the Isle's Heart: S-19.1, S-19.2 -------------------------------------------------------------------------


async def find_inner_lands(table: Table[State]) -> None:
    """S-19.1: land 7 of up to two boards, or where three or four meet in the standard layout; S-19.2: or chosen, always
    where boards are laid by hand.

    S-20.12 [R]: an extra board has none.
    """
    state = table.state
    boards = len(state.boards)
    if state.seats < 3 and not is_laid_by_hand(state):
        state.inner_lands = bits_of(land_at(place, INNER_NUMBER) for place in state.starts)
    elif boards <= MOST_MEETING and state.layout == state.printed.layout_index[f"standard_{boards}"]:
        state.inner_lands = meeting_lands(state) & ~extra_board(state)
    else:
        for seat in seats(state):
            inland = isle(state).board(state.starts[seat]) & ~isle(state).coastal
            land = await table.choose(seat, INNER_LAND, laws=((inland, "S-19.2", "not-inland"),))
            state.inner_lands |= 1 << land


def meeting_lands(state: State) -> int:
    """On each board the land at the point where all boards meet."""
    slots = isle(state).layout.slots
    (point,) = set.intersection(*(set(slot.corners()) for slot in slots))
    corners = [slot.corners().index(point) for slot in slots]
    found = [isle(state).boards[place].corners[corner] for place, corner in enumerate(corners)]
    return bits_of(land_at(place, number) for place, number in enumerate(found))


async def put_presence_inside(use: Use, call: Call) -> None:
    """Guard the Isle's Heart: from a track to the inner land of the own board, or the nearest that is allowed."""
    state, seat = use.state, use.seat
    first, tracks = track_offset(state, seat), len(spirit(state, seat).tracks)
    for _ in range(use.number(call.args[0])):
        sources = [place for place in range(tracks) if state.covered[first + place]]
        source = await use.table.choose(seat, PRESENCE_FROM, sources)
        land = await use.land(lands_for_guard(use, lands_meant(use.case, call.args[2])))
        take_away(state.covered, first + source)
        put_presence(state, seat, land)
        use.table.tell("settled", seat=seat, land=land)


def lands_for_guard(use: Use, inner: int) -> int:
    """S-5.17, S-19.1: the inner land of the own board, or the nearest where the spirit may be."""
    state, board = use.state, isle(use.state).board(use.state.starts[use.seat])
    wanted, legal = inner & board, members(board & habitable(use.state, use.seat, 0))
    if not wanted or members(wanted)[0] in legal:
        return wanted or inner
    start = Land(members(wanted)[0])
    steps = {land: isle(state).distance(start, Land(land)) or 0 for land in legal}
    return bits_of(land for land in legal if steps[land] == min(steps.values()))


# ---- Blitz ----------------------------------------------------------------------------------------------------------


async def invader_round(use: Use, call: Call) -> None:
    """Blitz: after the first explore the invaders build and explore so often more, before the first turn."""
    first = next(place for place, task in enumerate(use.state.agenda) if task.kind == "turn")
    once = [Task("advance"), Task("explore_step"), Task("build_step")]
    use.state.agenda[first + 1 : first + 1] = once * use.number(call.args[0])


# ---- Rituals of Terror ----------------------------------------------------------------------------------------------


async def set_terror_level(use: Use, call: Call) -> None:
    """Rituals of Terror: the terror level begins somewhere and is not raised by fear, but by so much."""
    begins = call.key("set")
    if begins is not None:
        use.state.terror = use.number(begins)
        return
    use.state.terror += use.number(call.args[0])
    use.table.tell("terror-rises", number=use.state.terror)


async def deal_fear(use: Use, call: Call) -> None:
    """Rituals of Terror: as many fear cards as there are, or so many, without levels.

    Ward the Shores: all others below those of the levels, so that the deck hardly ever runs out.
    """
    state = use.state
    if call.key("below") is not None:
        state.fear_deck[-1] += max(0, state.fear_cards.bit_count() - sum(state.fear_deck))
        return
    cards = min(state.fear_cards.bit_count(), use.amount(call.args[0]).most)
    state.fear_deck = [cards, *(0 for _ in state.fear_deck[1:])]


def ritual_of(state: State) -> Call | None:
    """What a ritual is, if the scenario has any: where it is held, and what is done."""
    for row in rows_by(state, "at"):
        match library(state.printed).statements[row.statement]:
            case May((Call("at") as ritual,)):
                return ritual
    return None


def ritual_lands(state: State) -> int:
    """S-19.1: lands where a ritual can be held and paid for now, as bits."""
    ritual = ritual_of(state)
    if ritual is None or sum(state.energy) < price(state, ritual, "pay_jointly"):
        return 0
    if state.counters.get(RITUAL_DECLINED) == state.turn:
        return 0
    fitting, needed = members(lands_meant(Case(state), ritual.args[0])), price(state, ritual, "destroy")
    return bits_of(land for land in fitting if all_presence(state, Land(land)) >= needed)


def price(state: State, ritual: Call, verb: str) -> int:
    """S-19.1: how much energy is paid for it, or how much presence is destroyed."""
    said = [each for each in halves(ritual)[0] if isinstance(each, Call) and each.verb == verb]
    return sum(number(Case(state), each.args[0]) for each in said)


def all_presence(state: State, land: Land) -> int:
    return sum(presence(state, seat, land) for seat in seats(state))


async def hold_ritual(table: Table[State], seat: Seat) -> None:
    """S-19.1, S-19.3: a spirit action; the earned cards and the rest of it follow."""
    state, ritual = table.state, ritual_of(table.state)
    assert ritual is not None
    land = await one_land(table, seat, WHERE, (ritual_lands(state), "S-19.1", "no-ritual-there"))
    table.tell("ritual", seat=seat, land=land)
    try:
        await carry_out(Use(table, seat, land, actor=seat, rule="S-19.1"), halves(ritual)[0])
    except DeclinedError:
        state.counters[RITUAL_DECLINED] = state.turn
        return
    state.counters.pop(RITUAL_DECLINED, None)
    state.agenda += [EndRitual(seat, land), Task("ritual_cards")]


async def end_ritual(table: Table[State], seat: Seat, land: Land) -> None:
    """S-19.1: when the earned cards have been carried out."""
    ritual = ritual_of(table.state)
    assert ritual is not None
    await carry_out(Use(table, seat, land, actor=seat, rule="S-19.1"), halves(ritual)[1])


def halves(ritual: Call) -> tuple[Effect, Effect]:
    """What comes before the earned fear cards are carried out, and what after them."""
    effect = ritual.block or ()
    cards = next(place for place, each in enumerate(effect) if isinstance(each, Call) and each.verb == "resolve_card")
    return effect[:cards], effect[cards + 1 :]


# ---- Dahan Insurrection ---------------------------------------------------------------------------------------------


async def win_or_lose(use: Use, call: Call) -> None:
    """Dahan Insurrection: after the coordinated insurrection."""
    use.state.has_failed = not has_won(use.state)


VERBS: Verbs = {
    "place": put_presence_inside,
    "invader_round": invader_round,
    "terror_level": set_terror_level,
    "deal_fear": deal_fear,
    "win_or_lose": win_or_lose,
}
