"""What special rules of adversaries, scenarios and spirits change: S-18, S-19."""

from __future__ import annotations

from functools import lru_cache

from tuath.core.notation import Apply, Call, Expr, Word
from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Elements, Power, Printed
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import amount, names, number
from tuath.games.spirit_island.state.queries.queries import counter, counter_of
from tuath.games.spirit_island.state.standing.library import WAITING_FOR, library
from tuath.games.spirit_island.state.standing.standing import (
    BEYOND_RANGE,
    applying,
    holding,
    holding_over,
    on_panels,
    rows_by,
    said_for,
    waiting_inside,
)
from tuath.games.spirit_island.state.state import (
    FAST,
    NOBODY,
    NOWHERE,
    State,
)

# ---- adversaries and scenarios: S-18, S-19 --------------------------------------------------------------------------


def is_any_included(state: State) -> bool:
    """S-18.8: does any rule let cards act elsewhere? Mostly none does."""
    return bool(rows_by(state, "include"))


def is_included(state: State, step: str, land: Land, card: int) -> bool:
    """S-8.17, S-18.8: does a card act there though it otherwise would not?"""
    return any(call.args[0] == Word(step) for call, _ in applying(state, "include", land, card))


def is_included_instead(state: State, step: str, land: Land, card: int) -> bool:
    """S-8.17: does a card act there in place of the lands that it shows?"""
    said = [call for call, _ in applying(state, "include", land, card) if call.key("instead") is not None]
    return any(call.args[0] == Word(step) for call in said)


def more_blight(state: State, land: Land, dealt: int) -> int:
    """S-8.24: blight that is added together with the first, where a ravage dealt so much damage to the land."""
    found = 0
    rows = rows_by(state, WAITING_FOR + "invaders_damage_land")
    for call, case in [each for row in rows for each in holding(state, row, "on", land)]:
        match call.args[0]:
            case Apply("invaders_damage_land", _, (("min", least), *_)) if dealt >= number(case, least):
                found += sum(
                    number(case, each.args[0])
                    for each in call.block or ()
                    if isinstance(each, Call) and each.verb == "add" and each.args[1:] == (Word("blight"),)
                )
    return found


def less_blight(state: State) -> int:
    """S-19.1: blight that the card has less when it turns over."""
    removed = [each for _, call in waiting_inside(state, "blight_card_flips", NOWHERE) for each in call.block or ()]
    taken = [each for each in removed if isinstance(each, Call) and each.verb == "remove_from_game"]
    return sum(number(Case(state), each.args[0]) for each in taken if each.args[1:] == (Word("blight"),))


def grants(state: State, power: int, element: Expr) -> bool:
    """S-6.7, S-19.9: is it a power card with this element? Innate powers give none."""
    printed = state.printed.powers
    return 0 <= power < len(printed) and printed[power].elements[ELEMENTS.index(names(element)[0])] > 0


def to_forgo(state: State, seat: Seat) -> int:
    """S-22.7: how much of the energy that a spirit gains in a turn is lost, the first of it."""
    if not state.standing:
        return 0
    said = [(call, case) for call, case in applying(state, "forgo_energy", NOWHERE) if case.seat == seat]
    return sum(number(case, call.args[0]) for call, case in said)


ALL_FAST = Call("each_spirit", block=(Call("fast", (Word("all"),)),))


def is_all_fast(state: State) -> bool:
    """S-7.14: does a scenario make every power fast?"""
    rows = rows_by(state, "fast")
    return bool(rows) and all_fast(state.printed) in [row.statement for row in rows]


@lru_cache(maxsize=8)
def all_fast(printed: Printed) -> int | None:
    return library(printed).numbers.get(ALL_FAST)


def is_all_slow(state: State, seat: Seat) -> bool:
    """S-7.9: does something make every power of the spirit slow? It stands for the spirit, or for all."""
    return bool(state.standing) and any(case.seat in (seat, NOBODY) for _, case in applying(state, "slow", NOWHERE))


def discount(state: State) -> int:
    """S-19.1: how much energy less a fast power costs."""
    return sum(number(case, call.args[0]) for call, case in applying(state, "cheaper", NOWHERE))


def cost(state: State, power: Power) -> int:
    """S-6.1: what a card costs; S-19.1: a fast one perhaps less, so that one of cost 0 may give energy."""
    return power.cost - (discount(state) if power.speed == FAST and state.standing else 0)


def affordable(state: State, seat: Seat) -> list[int]:
    """S-6.1, S-6.2: the cards of its hand that a spirit can pay."""
    hand, powers, energy = members(state.hands[seat]), state.printed.powers, state.energy[seat]
    if rows_by(state, "cheaper"):
        return [card for card in hand if cost(state, powers[card]) <= energy]
    return [card for card in hand if powers[card].cost <= energy]


# ---- special rules of spirits ---------------------------------------------------------------------------------------


ANY_RANGE = (Word("any"),)


def quickened(state: State, seat: Seat, own: Elements = ()) -> int:
    """S-7.9: how many slow powers a special rule lets a spirit use as fast ones in a turn, with these elements."""
    said = said_for(state, seat, "fast")
    return sum(amount(case._replace(elements=own), call.args[0]).most for call, case in said) if said else 0


def price_beyond_range(state: State, seat: Seat, land: Land) -> int | None:
    """S-7.3: for how much energy a special rule lets the spirit ignore the range to a land, if it does."""
    return prices_beyond_range(state, seat, 1 << land).get(land)


def prices_beyond_range(state: State, seat: Seat, lands: int) -> dict[Land, int]:
    """S-7.3: of these lands those where it does, each with the energy."""
    rows = [row for row in on_panels(state, "range") if row.seat == seat]
    said = [found for row in rows for found in holding_over(state, row, "range", lands)]
    found: dict[Land, int] = {}
    for call, case, fitting in [each for each in said if each[0].args == ANY_RANGE and is_left(state, seat, each[0])]:
        pay = call.key("pay") or 0
        for land in map(Land, members(fitting)):
            price = pay if isinstance(pay, int) else number(case.at(land), pay)
            found[land] = min(price, found.get(land, price))
    return found


def is_left(state: State, seat: Seat, call: Call) -> bool:
    """S-7.3: may the range be ignored once more this turn? Mostly there is no limit."""
    most = call.key("max")
    return most is None or counter(state, BEYOND_RANGE, seat) < number(Case(state, seat), most)


def note_beyond_range(state: State, seat: Seat) -> None:
    """S-7.3: an action has ignored the range."""
    if said_for(state, seat, "range"):
        state.counters[counter_of(BEYOND_RANGE, seat)] = counter(state, BEYOND_RANGE, seat) + 1


def reaches_anywhere(state: State, seat: Seat) -> bool:
    """S-5.6: may growth ignore the range, which only a rule does that speaks of every action?"""
    said = said_for(state, seat, "range")
    return bool(said) and any(call.key("max") is not None and is_left(state, seat, call) for call, _ in said)


def price_to_regrow(state: State, seat: Seat) -> int | None:
    """S-5.10: for how much energy a special rule lets growth take destroyed presence, if it does."""
    return min((number(case, call.args[0]) for call, case in said_for(state, seat, "regrow")), default=None)
