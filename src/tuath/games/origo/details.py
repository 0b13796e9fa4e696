"""What an answer costs and brings: the numbers that prompts, notes and refusals name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tuath.core.question import Question, Seat
from tuath.games.origo.printed import FIELDS, Card, Field, joined
from tuath.games.origo.queries import (
    attack_strength,
    defence_strength,
    fields_of_card,
    free,
    is_founded,
    owner_of,
    reach,
    support,
    uncovered,
)
from tuath.games.origo.questions import (
    ACT,
    ADD,
    ATTACK_WITH,
    DUEL,
    EXCHANGED,
    EXCHANGED_TOO,
    EXPAND_TO,
    EXPAND_WITH,
    MIGRATE_FROM,
    MIGRATE_TO,
    SAIL_FROM,
    SAIL_TO,
    START_SHIELD,
    WHAT_TO_ATTACK,
)
from tuath.games.origo.state import NO_CARD, NOWHERE, State

Details = Mapping[str, int]


def act_details(state: State, seat: Seat, value: int) -> Details:
    return {"uses": state.uses, "supply": state.supply[seat], "cards": len(state.hands[seat])}


def start_details(state: State, seat: Seat, value: int) -> Details:
    """How many shields the country may take in the start phase, and the clan this one would belong to."""
    region = state.printed.region_of[value]
    limit = state.printed.start_limit[region] if region in state.printed.countries else 0
    return {"field": value, "region": region, "limit": limit, "clan": clan_with(state, seat, value)}


def clan_with(state: State, seat: Seat, field: int, without: int = NOWHERE) -> int:
    """How many shields would be joined to one on this field."""
    own = state.shields[seat] & ~(1 << without) if without != NOWHERE else state.shields[seat]
    return joined(1 << field, own | 1 << field).bit_count()


def covering(state: State, seat: Seat, field: int, without: int = NOWHERE) -> dict[str, int]:
    """What it means to cover a field: how many stay free in the country, what founding it brings, the clan there."""
    printed = state.printed
    region = printed.region_of[field]
    gaps = printed.fields_of[region] & (free(state) | (1 << without if without != NOWHERE else 0)) & ~(1 << field)
    founds = region in printed.countries and not gaps and not is_founded(state, region)
    return {
        "field": field,
        "region": region,
        "left": gaps.bit_count(),
        "points": uncovered(state).points if founds else 0,
        "clan": clan_with(state, seat, field, without),
    }


def place_details(state: State, seat: Seat, value: int) -> Details:
    card = {} if state.played == NO_CARD else {"card": int(state.played)}
    return {**covering(state, seat, value), **card}


def move_details(state: State, seat: Seat, value: int) -> Details:
    return {**covering(state, seat, value, state.touched), "origin": state.touched}


def origin_details(state: State, seat: Seat, value: int) -> Details:
    """Where a shield stands, and how many fields it could go to; no field means to be done."""
    if value == len(FIELDS):
        return {"stop": 1}
    fields = reach(state, seat, Field(value)).bit_count() if state.shields[seat] >> value & 1 else 0
    return {"stop": 0, "field": value, "region": state.printed.region_of[value], "fields": fields}


def card_details(state: State, seat: Seat, value: int) -> Details:
    """How many free fields the card fits."""
    return {"card": value, "fields": (fields_of_card(state, seat, Card(value)) & free(state)).bit_count()}


def attack_details(state: State, seat: Seat, value: int) -> Details:
    """O-8.4, O-8.5: what both sides begin with, before any card."""
    field, each = Field(value), state.printed.constants.strength_per_shield
    owner = owner_of(state, field)
    here = {"field": value, "region": int(state.printed.region_of[value])}
    if owner is None:
        return here
    strengths = {"attack": each * support(state, seat, field), "defence": each * (1 + support(state, owner, field))}
    return {**here, **strengths, "other": owner}


def opening_details(state: State, seat: Seat, value: int) -> Details:
    return {**duel_details(state, seat, value), "card": value}


def duel_details(state: State, seat: Seat, value: int) -> Details:
    """O-8.7: both strengths now, and what a card adds."""
    card = {"stop": 1} if value == len(state.printed.cards) else {"stop": 0, "card": value}
    return {
        **card,
        "field": state.contested,
        "attack": attack_strength(state),
        "defence": defence_strength(state),
        "strength": state.printed.constants.strength_per_card,
    }


DETAILS: Mapping[str, Callable[[State, Seat, int], Details]] = {
    ACT.key: act_details,
    START_SHIELD.key: start_details,
    EXPAND_WITH.key: card_details,
    EXPAND_TO.key: place_details,
    WHAT_TO_ATTACK.key: attack_details,
    ATTACK_WITH.key: opening_details,
    ADD.key: duel_details,
    DUEL.key: duel_details,
    MIGRATE_FROM.key: origin_details,
    MIGRATE_TO.key: move_details,
    EXCHANGED.key: card_details,
    EXCHANGED_TOO.key: card_details,
    SAIL_FROM.key: origin_details,
    SAIL_TO.key: move_details,
}


def details(state: State, seat: Seat, question: Question[Any], value: int) -> Details:
    find = DETAILS.get(question.key)
    return find(state, seat, value) if find else {}
