"""How much of an effect can be done in a land: S-11.5, S-14.5."""

from __future__ import annotations

from typing import NamedTuple

from tuath.core.notation import Call, Effect, Either, Expr, If, May, Stmt, UpTo, Word
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS, VERBS, Needs
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.decks import can_bury
from tuath.games.spirit_island.state.queries.conditions import (
    ALL,
    KINDS_MEANT,
    amount,
    holds,
    is_named,
    lands_meant,
    lands_near,
    names,
    number,
    pieces_of,
    scope,
)
from tuath.games.spirit_island.state.queries.queries import (
    TIME,
    counter,
    prepared,
    presence,
    presence_lands,
    seats,
    stage,
)
from tuath.games.spirit_island.state.standing.corners import aid_of_corners, free_corners
from tuath.games.spirit_island.state.standing.panel import cards_to_forget, elements, own_cards
from tuath.games.spirit_island.state.standing.standing import health, kept_out
from tuath.games.spirit_island.state.standing.wave import set_aside
from tuath.games.spirit_island.state.state import NOWHERE, State

EVENT_PIECE, LAND = Word("event_piece"), Word("land")  # they are there
LOOKED = Word("looked_card")  # of a deck
CHOSEN = Word("x")  # a number that whoever acts chooses
STRIFE_WORD = Word("strife")


WORTH_OF_CARD = 4  # S-14.6: of one that is forgotten


class Extent(NamedTuple):
    """How much an effect demands that may be impossible, and how much of that can be done."""

    done: int = 0
    wanted: int = 0

    @property
    def is_full(self) -> bool:
        return self.done == self.wanted

    @property
    def rank(self) -> tuple[bool, int]:
        return self.is_full, self.done


def possible_extent(case: Case, effect: Effect) -> Extent:
    """What is left to choice demands nothing."""
    found = [extent_of(case, statement) for statement in effect]
    return Extent(sum(each.done for each in found), sum(each.wanted for each in found))


def extent_of(case: Case, statement: Stmt) -> Extent:
    match statement:
        case If(condition, then, otherwise):
            return possible_extent(case, then if holds(case, condition) else otherwise)
        case Either(options):
            return max((possible_extent(case, option) for option in options), key=lambda each: each.rank)
        case Call(verb):
            return extent_of_call(case, statement, VERBS[verb].needs)
    return Extent()


def extent_of_call(case: Case, call: Call, needs: Needs) -> Extent:
    """As what the verb needs is there; what needs nothing can be done, and is a part of what can."""
    if needs == "nothing":
        return Extent() if call.args and isinstance(call.args[0], UpTo) else Extent(1, 1)
    match needs, call.args:
        case "land", (place,):
            lands = members(lands_meant(case, place))
            found = [possible_extent(case.at(Land(land)), call.block or ()) for land in lands]
            return max(found, key=lambda each: each.rank, default=Extent(0, 1))
        case "pieces" | "pieces_beside", (quantity, what, *_):
            there = pieces_of(case, what, sources_of(case, call, needs))
            wanted = amount(case, quantity).least
            wanted = max(1, there) if wanted == ALL else wanted
            return Extent(min(wanted, there), wanted)
        case "bearers", (quantity, what):
            wanted = amount(case, quantity).least
            return Extent(wanted if what != STRIFE_WORD or has_bearers(case, call) else 0, wanted)
        case "victims" | "each_victim", (points, *whom) if number(case, points) > 0:
            harmed = whom[0] if needs == "each_victim" else call.key("to") or Word("invader")
            return Extent(int(harmed == LAND or pieces_of(case, harmed, sources(case, needs)) > 0), 1)
    return extent_of_own(case, call, needs)


def extent_of_own(case: Case, call: Call, needs: Needs) -> Extent:
    """As the spirit has what the verb needs: presence, cards, energy, markers."""
    match needs, call.args:
        case "presence", (quantity, *_):
            own = sum(
                presence(case.state, case.seat, Land(land)) for land in members(presence_lands(case.state, case.seat))
            )
            return as_many(own, amount(case, quantity).least)
        case "hand", (quantity,):
            able = min(case.state.plays[case.seat], case.state.hands[case.seat].bit_count())
            return as_many(able, amount(case, quantity).least)
        case "face_down", (quantity,):
            return as_many(counter(case.state, "face_down", case.seat), amount(case, quantity).least)
        case "set_aside", _:
            return Extent(int(can_play_set_aside(case, call)), 1)
        case "corner", _:
            return Extent(int(bool(free_corners(case.state, case.seat, call))), 1)
        case "discards", _:
            return Extent(int(any(pile[case.seat] for pile in piles_of(case.state, call))), 1)
        case "energy", (price,):
            return Extent(int(can_spend(case, price)), 1)
        case "markers", (quantity,):
            wanted = amount(case, quantity).least
            return Extent(min(wanted, sum(prepared(case.state, case.seat))), wanted)
        case "cards", (quantity, *kind) if not isinstance(quantity, Word):
            there = cards_to_forget(case.state, case.seat, *kind).bit_count()
            return as_many(there, amount(case, quantity).least)
    return Extent()


def piles_of(state: State, call: Call) -> list[list[int]]:
    """S-6.5: where cards are reclaimed from, by seat: the discard pile, or play where the effect says so."""
    zones = names(call.key("from") or Word("discard"))
    return [state.played if zone == "play" else state.discards for zone in zones]


def can_play_set_aside(case: Case, call: Call) -> bool:
    """S-19.12: does such a card lie ready, from some stage on?"""
    return bool(set_aside(case.state)) and stage(case.state) >= number(case, call.key("stage") or 0)


def is_affordable(case: Case, effect: Effect) -> bool:
    """S-14.13: can everything that must be paid first be paid? Without it nothing of the effect is done."""
    calls = [each for each in effect if isinstance(each, Call)]
    prices = [each.args[0] for each in calls if VERBS[each.verb].needs == "energy"]
    times = [each.args[0] for each in calls if VERBS[each.verb].needs == "time"]
    shared = [each for each in calls if VERBS[each.verb].needs == "joint_energy"]
    has_time = all(number(case, price) <= counter(case.state, TIME, case.seat) for price in times)
    return has_time and all(can_spend(case, each) for each in prices) and all(can_share(case, each) for each in shared)


def can_share(case: Case, call: Call) -> bool:
    """S-14.6, S-14.13: do all energy, what is in play and every card that aids suffice together?"""
    state, tally, aid = case.state, case.tally, call.key("aided")
    found = sum(state.energy)
    if aid is not None:
        element = ELEMENTS.index(names(aid)[0])
        in_play = sum(elements(state, seat)[element] for seat in seats(state)) + aid_of_corners(state, element)
        found += max(0, in_play - (tally.aid_spent if tally is not None else 0))
        for seat in seats(state):
            left = members(own_cards(state, seat) & ~(tally.helped if tally is not None else 0))
            found += sum(WORTH_OF_CARD for card in left if state.printed.powers[card].elements[element])
    return found >= number(case, call.args[0])


def can_spend(case: Case, price: Expr) -> bool:
    """A price of choice is at least 1."""
    return (1 if price == CHOSEN else number(case, price)) <= case.state.energy[case.seat]


def as_many(there: int, wanted: int) -> Extent:
    """As many as there are."""
    return Extent(min(there, wanted), wanted)


def is_possible(case: Case, effect: Effect) -> bool:
    """S-11.5: is there anything in it that can be done, or may be?"""
    return any(is_one_possible(case, statement) for statement in effect)


def is_one_possible(case: Case, statement: Stmt) -> bool:
    """What is not looked at here can always be done."""
    match statement:
        case If(condition, then, otherwise):
            return is_possible(case, then if holds(case, condition) else otherwise)
        case Either(options):
            return any(is_possible(case, option) for option in options)
        case May(effect):
            return is_possible(case, effect)
        case Call(verb):
            return could_call(case, statement, VERBS[verb].needs)
    return True


def could_call(case: Case, call: Call, needs: Needs) -> bool:
    if needs == "nothing" or EVENT_PIECE in call.args or call.key("to") == LAND:
        return True
    match needs, call.args:
        case "land", (*_, place):
            return any(is_possible(case.at(Land(land)), call.block or ()) for land in members(lands_meant(case, place)))
        case "pieces" | "pieces_beside", (quantity, what, *_):
            return amount(case, quantity).most > 0 and pieces_of(case, what, sources_of(case, call, needs)) > 0
        case "bearers", (_, what):
            return what != STRIFE_WORD or has_bearers(case, call)
        case "small_pieces", (most, what):
            lands = members(sources(case, needs))
            return any(is_any_small(case, Land(land), amount(case, most).most, what) for land in lands)
        case "energy" | "time" | "joint_energy", _:
            return is_affordable(case, (call,))
        case "looked", (what, *_):
            return what != LOOKED or (case.tally is not None and can_bury(case.state, case.tally.looked_at))
    return extent_of_call(case, call, needs).done > 0


def has_bearers(case: Case, call: Call) -> bool:
    """S-13.5: is there an invader under which strife can lie?"""
    return pieces_of(case, call.key("to") or Word("invader"), sources(case, "pieces")) > 0


def is_any_small(case: Case, land: Land, most: int, what: Expr) -> bool:
    """S-1.10: is there one of so much health at most?"""
    there = case.state.pieces[land]
    return any(is_named(name, one) and health(case.state, land, one) <= most for name in names(what) for one in there)


def sources_of(case: Case, call: Call, needs: Needs) -> int:
    """Where a call takes its pieces from, if it says so; S-14.5, S-22.31: from nowhere where they cannot go."""
    if case.is_dahan_event and VERBS[call.verb].brings in ("pushed", "gathered") and not can_come(case, call):
        return 0
    start = call.key("from") if needs == "pieces_beside" else None
    return sources(case, needs, call.args[1]) if start is None else lands_meant(case, start)


def can_come(case: Case, call: Call) -> bool:
    """S-22.31: is there a land to which a dahan event brings what it pushes or gathers?"""
    kinds = [kind for name in names(call.args[1]) for kind in KINDS_MEANT.get(name, ())]
    ends = case.near(case.here) if call.verb == "push" and case.here != NOWHERE else 1 << max(case.here, 0)
    return case.here == NOWHERE or bool(ends & ~kept_out(case.state, ends, kinds))


def sources(case: Case, needs: Needs, what: Expr | None = None) -> int:
    """Where a verb takes its pieces from: here, from beside, or without a land anywhere."""
    if case.here == NOWHERE:
        return scope(case)
    if needs != "pieces_beside":
        return 1 << case.here
    kinds = [kind for name in names(what) for kind in KINDS_MEANT.get(name, ())] if what is not None else []
    return lands_near(case, case.here, kinds)


def best(case: Case, lands: int, effect: Effect) -> int:
    """S-14.5: those lands where all of it can be done; without any, where most can; nothing where nothing can.

    S-11.5: nor where it could only be left undone.
    """
    found = {
        land: possible_extent(case.at(Land(land)), effect)
        for land in members(lands)
        if is_possible(case.at(Land(land)), effect)
    }
    rank = max((each.rank for each in found.values()), default=(True, 0))
    if rank == (False, 0):
        return 0
    return bits_of(land for land, each in found.items() if each.rank == rank or (rank[0] and each.is_full))


def best_ways(case: Case, options: tuple[Effect, ...]) -> list[int]:
    """The same for a choice of effects, which never leaves nothing: if nothing can be done, it is the first."""
    found = {place: possible_extent(case, option) for place, option in enumerate(options) if is_possible(case, option)}
    rank = max((each.rank for each in found.values()), default=(True, 0))
    return [place for place, each in found.items() if each.rank == rank or (rank[0] and each.is_full)] or [0]
