"""What is not allowed, and by which rule.

A law is the set of values it allows, its paragraph and the key of its refusal. What all laws allow is offered; the
first law that lacks a value answers "why not?".
"""

from __future__ import annotations

from collections.abc import Callable

from tuath.core.question import Law, Laws, Seat, bits_of, meet
from tuath.games.origo.printed import EVERYWHERE, Card, Field, near
from tuath.games.origo.queries import (
    cards_for,
    fields_of_card,
    fields_of_hand,
    founded_fields,
    free,
    full_seas,
    movable,
    occupied,
    reach,
    start_room,
)
from tuath.games.origo.state import ATTACK, DONE, EXCHANGE, EXPAND, MIGRATE, SAIL, SKIP, State

Reason = tuple[str, str]  # paragraph and key of a refusal


def tribe_laws(state: State) -> Laws:
    """O-4.1: two players take the first two colours; with more, any that nobody has."""
    pair = 0b11 if state.seats == 2 else -1
    return (
        (pair, "O-4.1", "no-tribe-of-two"),
        (~bits_of(tribe for tribe in state.tribes if tribe >= 0), "O-4.1", "no-tribe-taken"),
    )


def start_laws(state: State) -> Laws:
    """O-5.1, O-5.2: a free field, at sea or in a country that has not reached its limit."""
    return (
        (free(state), "O-2.1", "no-field-taken"),
        (start_room(state), "O-5.2", "no-start-above-limit"),
    )


# ---- cards ----------------------------------------------------------------------------------------------------------


def expand_laws(state: State, seat: Seat) -> Laws:
    """O-7.1: a card of the hand that fits a free field."""
    held, gaps = state.printed.holding(state.hands[seat]).cards, free(state)
    fields, population = state.printed.card_fields, state.printed.population
    beside = near(state.shields[seat]) & gaps
    useful = bits_of(card for card in set(state.hands[seat]) if fields[card] & gaps)
    return (
        (held, "O-7.1", "no-card-in-hand"),
        (useful | population if beside else useful, "O-7.1", "no-card-fits-free-field"),
    )


def place_laws(state: State, seat: Seat, card: Card) -> Laws:
    """O-7.1: a free field that the card fits."""
    return (
        (free(state), "O-2.1", "no-field-taken"),
        (fields_of_card(state, seat, card), "O-3.1", "no-field-of-card"),
    )


def exchange_laws(state: State, seat: Seat) -> Laws:
    return ((state.printed.holding(state.hands[seat]).cards, "O-9.3", "no-card-in-hand"),)


# ---- attacks --------------------------------------------------------------------------------------------------------


def attack_laws(state: State, seat: Seat) -> Laws:
    """O-8.1, O-8.2, O-R.18, O-R.32: a foreign shield beside an own one, founded or in a full sea, and a card for it.

    Who has lost an attack may attack the same field again (O-R.19), and gaps in a founded country do not protect the
    rest of it (O-R.28).
    """
    own = state.shields[seat]
    held = state.printed.holding(state.hands[seat])
    return (
        (occupied(state) & ~own, "O-8.1", "no-attack-without-foreign-shield"),
        (near(own), "O-8.1", "no-attack-unless-adjacent"),
        (founded_fields(state) | full_seas(state), "O-8.1", "no-attack-unless-founded-or-full"),
        (EVERYWHERE if held.has_population else held.fields, "O-8.2", "no-attack-without-card"),
    )


def duel_card_laws(state: State, seat: Seat) -> Laws:
    """O-8.3, O-8.6, O-R.16: cards of the hand that fit the field; every one of several alike."""
    population, fitting = state.printed.population, cards_for(state, seat, Field(state.contested))
    return (
        (state.printed.holding(state.hands[seat]).cards, "O-8.6", "no-card-in-hand"),
        (-1 if fitting & population else ~population, "O-R.16", "no-population-beside"),
        (fitting, "O-8.6", "no-card-for-duel"),
    )


def reply_laws(state: State, seat: Seat) -> Laws:
    """O-8.7: the same, or to stop; nobody has to play a card."""
    stop = 1 << len(state.printed.cards)
    return [(allowed | stop, rule, key) for allowed, rule, key in duel_card_laws(state, seat)]


# ---- moves ----------------------------------------------------------------------------------------------------------


def migrate_laws(state: State, seat: Seat) -> Laws:
    """O-9.1: an own shield on land with a field to go to."""
    return (
        (state.shields[seat], "O-9.1", "no-own-shield"),
        (state.printed.land, "O-9.1", "no-migration-from-sea"),
        (movable(state, seat), "O-9.2", "no-field-to-go-to"),
    )


def sail_laws(state: State, seat: Seat) -> Laws:
    """O-10.1, O-R.14: an own shield at sea that has not sailed in this turn and has a field to go to."""
    return (
        (EVERYWHERE, "O-10.1", "no-done-before-a-shield"),
        (state.shields[seat], "O-10.1", "no-own-shield"),
        (state.printed.sea, "O-10.1", "no-sailing-on-land"),
        (~state.sailed, "O-R.14", "no-sailing-twice"),
        (movable(state, seat), "O-9.2", "no-field-to-go-to"),
    )


def sail_on_laws(state: State, seat: Seat) -> Laws:
    """O-10.1: another shield, or to be done."""
    done = EVERYWHERE + 1
    return [(allowed & EVERYWHERE | done, rule, key) for allowed, rule, key in sail_laws(state, seat)]


def move_laws(state: State, seat: Seat, field: Field, rule: str) -> Laws:
    """O-9.1, O-9.2, O-10.1: a free field that is adjacent, or reached over a chain of own shields."""
    return (
        (free(state), rule, "no-field-taken"),
        (reach(state, seat, field), "O-9.2", "no-way-there"),
    )


# ---- what to do in a turn -------------------------------------------------------------------------------------------


def why_no_use(state: State, seat: Seat) -> Reason | None:
    """O-6.2, O-8.10, O-R.2: expansions and attacks together at most twice, each with a shield of the supply."""
    if not state.uses:
        return "O-6.2", "no-third-use"
    return None if state.supply[seat] else ("O-R.2", "no-shield-in-supply")


def why_no_expansion(state: State, seat: Seat) -> Reason | None:
    reason = why_no_use(state, seat)
    if reason is None and not fields_of_hand(state, seat) & free(state):
        return "O-7.1", "no-expansion-with-these-cards"
    return reason


def why_no_attack(state: State, seat: Seat) -> Reason | None:
    reason = why_no_use(state, seat)
    if reason is not None:
        return reason
    *where, card = attack_laws(state, seat)
    if not meet(where):
        return "O-8.1", "no-attack-anywhere"
    return None if meet((*where, card)) else ("O-8.2", "no-attack-with-these-cards")


def why_no_migration(state: State, seat: Seat) -> Reason | None:
    """O-6.2: once in a turn, and not besides an exchange."""
    if state.has_moved:
        return "O-6.2", "no-second-migration"
    return None if meet(migrate_laws(state, seat)) else ("O-9.1", "no-migration-anywhere")


def why_no_exchange(state: State, seat: Seat) -> Reason | None:
    """O-9.3, O-R.29: instead of migrating, with two cards at least."""
    if state.has_moved:
        return "O-6.2", "no-second-migration"
    return None if len(state.hands[seat]) >= state.printed.exchange else ("O-R.29", "no-exchange-without-two-cards")


def why_no_sailing(state: State, seat: Seat) -> Reason | None:
    if state.has_sailed:
        return "O-R.15", "no-sailing-again"
    could_sail = movable(state, seat) & state.printed.sea
    if could_sail & ~state.sailed:
        return None
    return "O-10.1", "no-sailing-left" if could_sail else "no-sailing-anywhere"


ACTIONS: tuple[tuple[int, Callable[[State, Seat], Reason | None]], ...] = (
    (EXPAND, why_no_expansion),
    (ATTACK, why_no_attack),
    (MIGRATE, why_no_migration),
    (EXCHANGE, why_no_exchange),
    (SAIL, why_no_sailing),
)
TOO_EARLY: Law = (~(1 << DONE), "O-6.3", "no-done-before-anything")
TOO_LATE: Law = (~(1 << SKIP), "O-6.3", "no-skip-after-something")


def act_laws(state: State, seat: Seat) -> Laws:
    """O-6.2, O-6.3, O-R.44: everything in any order, nothing by force."""
    laws = [TOO_LATE if state.has_acted else TOO_EARLY]
    for act, why_not in ACTIONS:
        reason = why_not(state, seat)
        if reason is not None:
            laws.append((~(1 << act), *reason))
    return laws


def start_player_laws(state: State) -> Laws:
    """O-13.4: anybody who plays."""
    return (((1 << state.seats) - 1, "O-13.4", "no-such-player"),)
