"""What of a card can be done, and whose clans it can concern: I-9.5."""

from __future__ import annotations

from collections.abc import Callable

from tuath.core.notation import Call, Effect, Either, May, Stmt, UpTo, Word
from tuath.core.question import Seat, members
from tuath.games.inis.conditions import Case, name, number, people, places
from tuath.games.inis.queries import clans, exposed, held, present_players, seats
from tuath.games.inis.state import Play, State


def can(case: Case, effect: Effect) -> bool:
    """I-9.5: is there anything in it that can be done?"""
    return any(can_do(case, statement) for statement in effect)


def can_do(case: Case, statement: Stmt) -> bool:
    match statement:
        case Either(options):
            return any(can(case, option) for option in options)
        case May(effect):
            return can(case, effect)
        case Call(verb) if verb in ABLE:
            return ABLE[verb](case, statement)
    return True


def can_at(case: Case, call: Call) -> bool:
    return any(can(case.at(place), call.block or ()) for place in members(places(case, call.args[-1])))


def can_place(case: Case, call: Call) -> bool:
    return call.args[1] != Word("clan.own") or case.state.reserve[case.seat] > 0


def can_replace(case: Case, call: Call) -> bool:
    return case.state.reserve[case.seat] > 0 and bool(people(case, call.key("from") or Word("you")))


def can_move(case: Case, call: Call) -> bool:
    if isinstance(call.args[0], UpTo) or call.args[0] == Word("any"):
        return True
    what = name(call.args[1])
    origins = places(case, call.key("from") or Word("here"))
    return any(movers(case.state, case.seat, place, what) for place in members(origins))


def can_remove(case: Case, call: Call) -> bool:
    what = name(call.args[1])
    if what.endswith("exposed"):
        return bool(owners(case, case.here, what))
    origins = places(case, call.key("from") or Word("here"))
    return any(owners(case, place, what) for place in members(origins))


ABLE: dict[str, Callable[[Case, Call], bool]] = {
    "at": can_at,
    "times": lambda case, call: number(case, call.args[0]) > 0 and can(case, call.block or ()),
    "place": can_place,
    "move": can_move,
    "remove": can_remove,
    "replace": can_replace,
    "discard": lambda case, call: bool(held(case.state, case.seat, name(call.args[1]))),
    "clash": lambda case, call: len(present_players(case.state, case.here)) > 1,
}


def owners(case: Case, where: int, what: str) -> list[Seat]:
    """I-2.9: whose clans of a kind stand there."""
    state, seat = case.state, case.seat
    match what:
        case "clan.own":
            return [seat] if clans(state, where, seat) else []
        case "clan.opposing":
            return [other for other in present_players(state, where) if other != seat]
        case "clan.exposed":
            return [other for other in seats(state) if exposed(state, other) > 0]
        case "clan.own.exposed":
            return [seat] if exposed(state, seat) > 0 else []
    return present_players(state, where)


def movers(state: State, seat: Seat, where: int, what: str) -> list[Seat]:
    return owners(Case(state, seat, where, Play(seat)), where, what)
