"""Who has won: O-17.4. And how good a position looks on the way there."""

from __future__ import annotations

from tuath.core.game import Result
from tuath.core.question import Seat
from tuath.games.origo.printed import Field, Region, near
from tuath.games.origo.queries import (
    attack_strength,
    cards_for,
    clan_points,
    country_points,
    defence_strength,
    sea_points,
    supremacy_points,
)
from tuath.games.origo.state import NOWHERE, State


def result(state: State) -> Result | None:
    """O-17.4, O-R.23: the leader furthest along the path; no two leaders share a total."""
    if state.phase != "over":
        return None
    leaders = state.leaders
    return Result(state.ending, (leaders.index(max(leaders)),), tuple(leaders))


# ---- how good it looks ----------------------------------------------------------------------------------------------

SCORING_WEIGHT = 1.5  # what stands on the board is scored once for certain, and often more than once
JOINED_WEIGHT = 0.3  # a shield beside another of one's own may become part of a clan
SHIELD_WEIGHT = 0.2  # a shield on the board, whatever it brings now
CARD_WEIGHT = 0.02  # a card in hand, so that none is wasted
DUEL_DOUBT = 0.15  # hands are guesses: the stronger side may still lose a duel


def worth(state: State, seat: Seat) -> float:
    """The lead over the best rival: points on the path, and what a tribal scoring would bring."""
    ended = result(state)
    if ended is not None:
        return 1000.0 if seat in ended.winners else -1000.0
    if state.phase == "duel":
        won, lost = lead(after_duel(state, True), seat), lead(after_duel(state, False), seat)
        chance = chance_of_attacker(state, seat)
        return chance * won + (1 - chance) * lost
    return lead(state, seat)


def lead(state: State, seat: Seat) -> float:
    outlooks = outlook(state)
    return outlooks[seat] - max(each for other, each in enumerate(outlooks) if other != seat)


def outlook(state: State) -> list[float]:
    """For each player the place on the path, a scoring as things stand, and what may grow out of it."""
    scored = [clan_points(state), sea_points(state)]
    for country in map(Region, state.printed.countries):
        scored.append(country_points(state, country))
        if country in state.founded:
            scored.append(supremacy_points(state, country))
    return [
        state.leaders[seat]
        + SCORING_WEIGHT * sum(points[seat] for points in scored)
        + JOINED_WEIGHT * (own & near(own)).bit_count()
        + SHIELD_WEIGHT * own.bit_count()
        + CARD_WEIGHT * len(state.hands[seat])
        for seat, own in enumerate(state.shields)
    ]


def after_duel(state: State, attacker_wins: bool) -> State:
    """How the board would look when the duel has ended so."""
    after = state.copy()
    if attacker_wins:
        after.shields[state.defender] &= ~(1 << state.contested)
        after.shields[state.turn] |= 1 << state.contested
    after.contested = NOWHERE
    return after


def chance_of_attacker(state: State, seat: Seat) -> float:
    """O-8.7: if both play every fitting card they hold, the one with more strength in the end wins.

    What one's own cards cannot make up for is certain; the other hand is a guess.
    """
    each, field = state.printed.constants.strength_per_card, Field(state.contested)
    attack, defence = attack_strength(state), defence_strength(state)
    most_attack = attack + each * fitting_cards(state, state.turn, field)
    most_defence = defence + each * fitting_cards(state, state.defender, field)
    if seat == state.turn and most_attack <= defence:
        return 0.0
    if seat == state.defender and most_defence < attack:
        return 1.0
    return 1 - DUEL_DOUBT if most_attack > most_defence else DUEL_DOUBT


def fitting_cards(state: State, seat: Seat, field: Field) -> int:
    fits = cards_for(state, seat, field)
    return sum(fits >> card & 1 for card in state.hands[seat])
