"""What the notation of cards asks about the table: conditions, numbers, places and people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tuath.core.notation import Apply, Call, Expr, Op, UpTo, Word, condition_holds
from tuath.core.question import Seat, bits_of, members
from tuath.games.inis.queries import (
    action_bits,
    chieftain,
    citadels,
    clans,
    clans_here,
    epic_bits,
    exposed,
    in_play,
    is_involved,
    is_present,
    present_players,
    seats,
)
from tuath.games.inis.state import NO_CARD, NOBODY, NOWHERE, Play, State


class Case(NamedTuple):
    """For whom and where something is asked: ``you``, ``here``, and the card that asks."""

    state: State
    seat: Seat
    here: int
    play: Play

    def at(self, where: int) -> Case:
        return Case(self.state, self.seat, where, self.play)

    def of(self, seat: Seat) -> Case:
        return Case(self.state, seat, self.here, self.play)


# ---- conditions -----------------------------------------------------------------------------------------------------


def holds(case: Case, condition: Expr) -> bool:
    return condition_holds(condition, lambda part: passes(case, part), lambda part: number(case, part))


def passes(case: Case, condition: Expr) -> bool:
    """One condition by itself."""
    if not isinstance(condition, Apply):
        raise ValueError(f"{condition} is no condition")
    return CONDITIONS[condition.name](case, condition.args)


def has(case: Case, args: tuple[Expr, ...]) -> bool:
    """At least one here, in some other place, or in the own hand."""
    where = places(case, args[1]) if len(args) > 1 else None
    if where is None:
        return count(case, name(args[0])) > 0
    return any(count(case.at(place), name(args[0])) for place in members(where))


def allows(case: Case, args: tuple[Expr, ...]) -> bool:
    """I-9.8, I-14.2: no printed effect forbids such a building here."""
    return not forbids(case.state, case.here, name(args[0]))


def forbids(state: State, where: int, building: str) -> bool:
    """I-9.8, I-14.2: what a territory says about buildings holds always."""
    effects = (mode.effect for mode in state.printed.effects[where] if mode.when == "always")
    forbidden = Call("forbid", (Word(building),))
    return any(forbidden in effect for effect in effects)


CONDITIONS: Mapping[str, Callable[[Case, tuple[Expr, ...]], bool]] = {
    "present": lambda case, _: is_present(case.state, case.seat, case.here),
    "chieftain": lambda case, _: chieftain(case.state, case.here) == case.seat,
    "exposed": lambda case, _: case.state.clash != NOWHERE and exposed(case.state, case.seat) > 0,
    "involved": lambda case, _: is_involved(case.state, case.seat),
    "has": has,
    "none": lambda case, args: not has(case, args),
    "allows": allows,
    "clash_in": lambda case, args: (
        bool(places(case, args[0]) >> max(case.state.clash, 0) & 1) and case.state.clash != NOWHERE
    ),
    "took": lambda case, _: case.state.has_taken,
    "did": lambda case, args: name(args[0]) in case.play.did,
}


# ---- numbers --------------------------------------------------------------------------------------------------------


def name(expression: Expr) -> str:
    assert isinstance(expression, Word)
    return expression.name


def number(case: Case, expression: Expr) -> int:
    match expression:
        case int():
            return expression
        case UpTo(most):
            return number(case, most)
        case Op("+", None, right):
            return number(case, right)
        case Apply("min", (first, second)):
            return min(number(case, first), number(case, second))
        case Apply("n", (Apply("elsewhere") as where,)):
            return places(case, where).bit_count()
        case Apply("n", (what,)):
            return count(case, name(what))
    raise ValueError(f"{expression} is no number")


def count(case: Case, what: str) -> int:
    """Pieces here, opponents here, or cards in the own hand; a card being played is in no hand any more."""
    return COUNTS[what](case)


def clans_of_all(case: Case) -> int:
    return sum(clans_here(case.state, case.here))


def own_clans(case: Case) -> int:
    return clans(case.state, case.here, case.seat)


def cards_of(case: Case, kind: int) -> int:
    return (case.state.hands[case.seat] & kind & ~this_card(case)).bit_count()


COUNTS: Mapping[str, Callable[[Case], int]] = {
    "clan": clans_of_all,
    "clan.own": own_clans,
    "clan.opposing": lambda case: clans_of_all(case) - own_clans(case),
    "clan.exposed": lambda case: sum(exposed(case.state, seat) for seat in seats(case.state)),
    "clan.own.exposed": lambda case: exposed(case.state, case.seat),
    "clan.sheltered": lambda case: sum(case.state.sheltered),
    "citadel": lambda case: citadels(case.state, case.here),
    "sanctuary": lambda case: case.state.sanctuaries[case.here],
    "opponent": lambda case: len([seat for seat in present_players(case.state, case.here) if seat != case.seat]),
    "action": lambda case: cards_of(case, action_bits(case.state)),
    "action.other": lambda case: cards_of(case, action_bits(case.state)),
    "epic": lambda case: cards_of(case, epic_bits(case.state)),
    "epic.other": lambda case: cards_of(case, epic_bits(case.state)),
    "epic.shown": lambda case: case.state.shown.bit_count(),
    "discarded": lambda case: case.play.discarded,
}


def this_card(case: Case) -> int:
    return 1 << case.play.card if case.play.card != NO_CARD else 0


# ---- places and people ----------------------------------------------------------------------------------------------


def places(case: Case, where: Expr) -> int:
    """The territories that an expression may mean, as bits."""
    state = case.state
    match where:
        case Word("here"):
            return bit(case.here)
        case Word("adjacent"):
            return state.neighbours[case.here]
        case Word("capital"):
            return bit(state.capital)
        case Word("home"):
            home = state.printed.home[case.play.card]
            return bit(home) & in_play(state) if home is not None else 0
        case Word("new"):
            return bit(case.play.new)
        case Apply("territory", args):
            return fitting(case, in_play(state), args)
        case Apply("elsewhere", args):
            return fitting(case, in_play(state) & ~bit(case.here), args)
    raise ValueError(f"{where} is no place")


def bit(where: int) -> int:
    return 1 << where if where != NOWHERE else 0


def fitting(case: Case, among: int, condition: tuple[Expr, ...]) -> int:
    if not condition:
        return among
    return bits_of(where for where in members(among) if holds(case.at(where), condition[0]))


def people(case: Case, who: Expr) -> list[Seat]:
    """The players that an expression may mean."""
    state = case.state
    match who:
        case Word("you"):
            return [case.seat]
        case Word("brenn"):
            return [state.brenn]
        case Word("victim"):
            return [state.attacked] if state.attacked != NOBODY else []
        case Word("owner"):
            return [case.play.owner]
        case Word("opponents"):
            return [other for other in seats(state) if other != case.seat]
        case Word("givers"):
            return list(members(case.play.givers))
        case Apply("player", (condition,)):
            return [other for other in seats(state) if holds(case.of(other), condition)]
        case Apply("opponent", args):
            others = [other for other in seats(state) if other != case.seat]
            return [other for other in others if not args or holds(case.of(other), args[0])]
    raise ValueError(f"{who} is nobody")
