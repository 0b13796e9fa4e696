"""A game in two halves: what the first one passes on to the second, as counters: S-19.10 to S-19.13."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.notation import Call
from tuath.core.question import Seat
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Power, Scenario
from tuath.games.spirit_island.state.queries.queries import boards_left, counter, counter_of, scenario, seats
from tuath.games.spirit_island.state.standing.special import less_blight
from tuath.games.spirit_island.state.state import State

OF_THE_WAVE = "wave."  # before the names of all that is passed on
TURNS_BEFORE = "wave.turns"  # how many the first game had
SPIRITS_BEFORE = "wave.spirits"  # who won it, as bits
SET_ASIDE = "wave.set_aside"  # power cards that lie ready, as bits
LENT = "wave.lent"  # of each spirit: such cards that it has played this turn, as bits
POOL, REST = "wave.pool", "wave.rest"  # blight on the card when the second game begins, and beside it
USED_UP, CARD_BEFORE = "wave.used_up", "wave.card"  # blight cards to come first, as bits; then this one, and 1
NATIVES = "wave.native."  # before the kind of a piece and its land


# ---- which half it is -----------------------------------------------------------------------------------------------


def has_second_half(chosen: Scenario | None) -> bool:
    return chosen is not None and bool(chosen.between)


def is_first_half(state: State) -> bool:
    """S-19.10: is another game to follow, if this one is won?"""
    return has_second_half(scenario(state)) and not has_passed_over(state)


def has_passed_over(state: State) -> bool:
    """S-19.10: is the first game won? The second is being prepared, or played."""
    return TURNS_BEFORE in state.counters


def lines_in_force(state: State) -> Scenario | None:
    """S-19.1, S-19.11: the scenario whose setup and rules hold; those of a second game not yet in the first."""
    return None if is_first_half(state) else scenario(state)


def said_of_second(chosen: Scenario, verb: str) -> Iterator[Call]:
    return (each for rule in chosen.rules for each in rule if isinstance(each, Call) and each.verb == verb)


# ---- natives: S-19.10 -----------------------------------------------------------------------------------------------


def native_name(kind: str, land: int) -> str:
    return f"{NATIVES}{kind}.{land}"


def natives(state: State, kind: str) -> list[int]:
    """By land, how many of such pieces the first game has left."""
    return [state.counters.get(native_name(kind, land), 0) for land in range(len(state.pieces))]


# ---- blight cards: S-19.11, S-22.12 ---------------------------------------------------------------------------------


def blight_cards_to_come(state: State) -> int:
    """S-22.12: those that may be turned up next, as bits: in a second game first those that came in the first one."""
    if not state.counters:
        return state.blight_cards
    first = state.counters.get(USED_UP, 0) & state.blight_cards
    last = 1 << state.counters.get(CARD_BEFORE, 0) >> 1 & state.blight_cards
    return first or last or state.blight_cards


def blight_with_card(state: State, card: int) -> int:
    """S-10.5, S-10.6: so much for each player, S-20.3: or board; S-19.11: or once what lies beside it, if any does."""
    rest = state.counters.pop(REST, 0) if state.counters else 0
    return rest or state.printed.blight_cards[card].blight * boards_left(state) - less_blight(state)


# ---- cards set aside: S-19.12 ---------------------------------------------------------------------------------------


def set_aside(state: State) -> int:
    return state.counters.get(SET_ASIDE, 0)


def lent(state: State, seat: Seat) -> int:
    """Those that a spirit has played this turn, as bits."""
    return counter(state, LENT, seat) if state.counters else 0


def all_lent(state: State) -> int:
    found = 0
    for seat in seats(state) if state.counters else ():
        found |= counter(state, LENT, seat)
    return found


def is_lent(state: State, seat: Seat, power: object) -> bool:
    """S-19.12: is it such a card, which reaches any land?"""
    cards = lent(state, seat)
    return bool(cards) and isinstance(power, Power) and bool(cards >> state.printed.power_index[power.id] & 1)


def lend(state: State, seat: Seat, card: int) -> None:
    state.counters[SET_ASIDE] &= ~(1 << card)
    state.counters[counter_of(LENT, seat)] = lent(state, seat) | 1 << card


def give_back(state: State, seat: Seat, cards: int) -> None:
    """They have been used: no more of this turn is kept of them."""
    state.counters[counter_of(LENT, seat)] = lent(state, seat) & ~cards
    state.used[seat] &= ~cards
    if not lent(state, seat):
        del state.counters[counter_of(LENT, seat)]


def remember(state: State, land: Land, kind: str, number: int) -> None:
    if number:
        state.counters[native_name(kind, land)] = number
