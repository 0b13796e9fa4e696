"""What an answer is about and what it means: the numbers and things that prompts, options, notes and refusals name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tuath.core.notation import Call, May
from tuath.core.question import Question, Seat
from tuath.games.spirit_island.forecast import dahan, lands_of, ravage
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.material import cause_of
from tuath.games.spirit_island.names import alternative_index
from tuath.games.spirit_island.pieces import damage_of, kind_of, strife_of
from tuath.games.spirit_island.queries import invaders, presence, spirit, track_offset
from tuath.games.spirit_island.questions import (
    CASCADE,
    EITHER,
    FALL_WITH,
    FORGET,
    FROM,
    GROWTH,
    GROWTH_ACTION,
    HIT,
    KEEP,
    LIFT,
    MAY,
    NEXT_LAND,
    PLAY,
    PRESENCE_FROM,
    PRESENCE_TO,
    RECLAIM,
    REPEAT,
    SPIRIT,
    START,
    TARGET,
    TARGET_SPIRIT,
    USE,
    WHERE,
    WHICH,
)
from tuath.games.spirit_island.standing import health, library
from tuath.games.spirit_island.state import BESIDE_STOP, NONE, NOWHERE, STOP, State
from tuath.games.spirit_island.vocabulary import VERBS

Details = dict[str, int]
VERB_PLACE = {verb: place for place, verb in enumerate(VERBS)}


def details(state: State, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
    found = DETAILS.get(question.key)
    return {**about(state, seat), **(found(state, seat, value) if found is not None else {})}


def about(state: State, seat: Seat) -> Details:
    """The card or panel that asks, what it is doing, and the land in question; ``by`` and ``at`` say what is there."""
    if seat < 0:
        return {}
    doing = state.doing[seat]
    found: Details = {"by": 0, "at": 0, "number": doing.number}
    if doing.cause != NONE:
        found |= {"by": 1, "cause": doing.cause}
    if doing.where != NOWHERE:
        found |= {"at": 1, "focus": doing.where}
    if doing.statement != NONE:
        statement = library(state.printed).statements[doing.statement]
        if isinstance(statement, Call):
            found |= {"doing": VERB_PLACE[statement.verb]}
    return found


def land_details(state: State, seat: Seat, value: int) -> Details:
    """Who is in a land, and what threatens it."""
    if not state.pieces:
        return {}
    land = Land(value)
    coming = ravage(state, land) if any(land == each for each in threatened(state)) else None
    return {
        "land": value,
        "invaders": invaders(state, land),
        "dahan": dahan(state, land),
        "blight": state.blight[land],
        "own": presence(state, seat, land),
        "damage": coming.damage if coming is not None else -1,
    }


def threatened(state: State) -> list[Land]:
    return [land for card in state.ravaging for land in lands_of(state, card)]


def land_or_stop_details(state: State, seat: Seat, value: int) -> Details:
    return {"stop": 1} if value == STOP else {"stop": 0, **land_details(state, seat, value - BESIDE_STOP)}


def piece_details(state: State, seat: Seat, value: int) -> Details:
    """What it is, the damage it has, what it can still take, and its strife."""
    if value == STOP:
        return {"stop": 1}
    one = value - BESIDE_STOP
    where = state.doing[seat].where
    whole = health(state, Land(where), kind_of(one)) if where != NOWHERE else 0
    return {"stop": 0, "piece": kind_of(one), "damage": damage_of(one), "strife": strife_of(one), "health": whole}


def either_details(state: State, seat: Seat, value: int) -> Details:
    return {"alternative": alternative_index(state.printed)[f"either-{state.doing[seat].statement}-{value}"]}


def may_details(state: State, seat: Seat, value: int) -> Details:
    doing = state.doing[seat]
    if doing.statement != NONE and isinstance(library(state.printed).statements[doing.statement], May):
        return {"said": 1, "alternative": alternative_index(state.printed)[f"may-{doing.statement}"]}
    return {"said": 0}


def growth_details(state: State, seat: Seat, value: int) -> Details:
    now = state.growing[seat]
    key = f"growth-{spirit(state, seat).id}-{now.stage}-{value}"
    return {"alternative": alternative_index(state.printed)[key]}


def growth_action_details(state: State, seat: Seat, value: int) -> Details:
    now = state.growing[seat]
    key = f"growth-{spirit(state, seat).id}-{now.stage}-{now.option}-{value}"
    return {"alternative": alternative_index(state.printed)[key]}


def source_details(state: State, seat: Seat, value: int) -> Details:
    """S-5.6: what the next space of a track would uncover."""
    tracks = spirit(state, seat).tracks
    if value >= len(tracks):
        return {"track": 0}
    left = state.covered[track_offset(state, seat) + value]
    space = tracks[value].spaces[len(tracks[value].spaces) - left]
    return {
        "track": 1,
        "energy": -1 if space.energy is None else space.energy,
        "plays": -1 if space.plays is None else space.plays,
        "elements": len(space.elements),
        "left": left,
    }


def power_details(state: State, seat: Seat, value: int) -> Details:
    card = state.printed.powers[value]
    return {"power": value, "cost": card.cost, "fast": int(card.speed == "fast"), "energy": state.energy[seat]}


def power_or_stop_details(state: State, seat: Seat, value: int) -> Details:
    if value == STOP:
        return {"stop": 1, "plays": state.plays[seat], "energy": state.energy[seat]}
    return {"stop": 0, "plays": state.plays[seat], **power_details(state, seat, value - BESIDE_STOP)}


def use_details(state: State, seat: Seat, value: int) -> Details:
    fast = int(state.phase == "fast")
    return {"stop": 1, "fast": fast} if value == STOP else {"stop": 0, "fast": fast, "cause": value - BESIDE_STOP}


def seat_details(state: State, seat: Seat, value: int) -> Details:
    return {"other": value, "self": int(value == seat)}


def spirit_details(state: State, seat: Seat, value: int) -> Details:
    return {"cause": cause_of(state.printed, "spirits", value)}


def next_land_details(state: State, seat: Seat, value: int) -> Details:
    found = land_details(state, seat, value)
    coming = ravage(state, Land(value))
    if coming is None:
        return found
    return {**found, "damage": coming.damage, "lost": coming.lost, "answer": coming.answer, "blighted": coming.blight}


ASKED: dict[Callable[[State, Seat, int], Details], tuple[Question[Any], ...]] = {
    land_details: (CASCADE, WHERE, LIFT, PRESENCE_TO, TARGET, FALL_WITH, START),
    next_land_details: (NEXT_LAND,),
    land_or_stop_details: (FROM,),
    piece_details: (WHICH, HIT),
    either_details: (EITHER,),
    may_details: (MAY,),
    growth_details: (GROWTH,),
    growth_action_details: (GROWTH_ACTION,),
    source_details: (PRESENCE_FROM,),
    power_details: (KEEP, FORGET, RECLAIM),
    power_or_stop_details: (PLAY, REPEAT),
    use_details: (USE,),
    seat_details: (TARGET_SPIRIT,),
    spirit_details: (SPIRIT,),
}
DETAILS = {question.key: found for found, questions in ASKED.items() for question in questions}
