"""Thieves: markers that lie face down until they are turned up: S-19.8.

Which number one of them has is not decided before somebody sees it. The counters know how many of each number nobody
has seen, how many were seen in each land, and how many are off the island this turn; ``markers`` says where they lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.flat import take_away
from tuath.core.notation import Call
from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import THIEF, THIEF_FACES, Piece, number_on, thief
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import names, number
from tuath.games.spirit_island.state.queries.queries import isle, scenario
from tuath.games.spirit_island.state.standing.standing import applying
from tuath.games.spirit_island.state.state import State

THIEF_NAME = "thief"
WHEREVER_IT_IS = "anywhere"  # how it is removed where no scenario has a say
NUMBERS = range(THIEF_FACES)
UNSEEN, SEEN, AWAY, STRUCK = "thieves_unseen", "thieves_seen", "thieves_away", "thieves_struck"
OPEN_BEFORE = "thieves_open"  # lands, as bits, where they could be caught when the action began


def are_about(state: State) -> bool:
    """S-19.8: does the game know thieves? Mostly it does not."""
    return f"{UNSEEN}.0" in state.counters


def may_be_explorers(state: State, land: Land) -> bool:
    """S-19.8: does a rule let thieves count as explorers there?"""
    said = [call.args for call, _ in applying(state, "counts_as", land)] if are_about(state) else []
    return any(THIEF_NAME in names(what) and "explorer" in names(other) for what, other in said)


def counted(state: State, where: str) -> list[int]:
    """How many of each number there are: unseen, off the island, or seen in a land."""
    return [state.counters.get(f"{where}.{face}", 0) for face in NUMBERS]


def seen_in(land: Land) -> str:
    return f"{SEEN}.{land}"


def change(state: State, where: str, face: int, more: int) -> None:
    name = f"{where}.{face}"
    state.counters[name] = state.counters.get(name, 0) + more
    if not state.counters[name] and where != UNSEEN:
        del state.counters[name]


def is_face_up(state: State, land: Land) -> bool:
    """S-19.8: do thieves lie face up there?"""
    return any(applying(state, "face_up", land))


def are_open(state: State) -> int:
    """S-19.8: lands, as bits, where thieves can be destroyed, removed or replaced."""
    return sum(1 << land for land in members(isle(state).lands) if any(applying(state, "catch", Land(land))))


def all_thieves(state: State, land: Land) -> list[Piece]:
    """S-19.8: those of a land as they lie there."""
    up = counted(state, seen_in(land)) if is_face_up(state, land) else [0] * THIEF_FACES
    shown = [thief(face) for face in NUMBERS for _ in range(up[face])]
    return [THIEF] * (state.markers[land] - len(shown)) + shown


def thieves_left(state: State, land: Land) -> list[Piece]:
    """S-19.8: without those that this action has struck already."""
    found = all_thieves(state, land)
    for one in struck_in(state, land):
        found.remove(one if one in found else found[0])
    return found


def struck_in(state: State, land: Land) -> list[Piece]:
    start = f"{STRUCK}.{land}."
    named = [(name.split("."), times) for name, times in state.counters.items() if name.startswith(start)]
    return [int(parts[2]) for parts, times in named for _ in range(times)]


def all_in_game(state: State) -> int:
    """S-19.8: on the island, beside it and in the pool."""
    if are_about(state):
        return sum(times for name, times in state.counters.items() if name.startswith((UNSEEN, SEEN, AWAY)))
    chosen = scenario(state)
    said = [each for part in chosen.setup for each in part] if chosen is not None else []
    mixed = [each for each in said if isinstance(each, Call) and each.verb == "mix"]
    return sum(number(Case(state), value) for each in mixed for _, value in each.keys)


def pool(state: State) -> int:
    """S-19.8: how many lie beside the island, to be added."""
    seen = sum(times for name, times in state.counters.items() if name.startswith(f"{SEEN}."))
    return sum(counted(state, UNSEEN)) - (sum(state.markers) - seen)


def shown_numbers(state: State, land: Land) -> list[int]:
    """S-19.8: what everybody sees there: the numbers of those that lie face up."""
    faces = [number_on(one) for one in all_thieves(state, land)]
    return [face for face in faces if face is not None]


def unlearn(state: State, land: Land) -> None:
    """S-19.8 [R]: what had been seen there is among the unseen again."""
    for face, times in enumerate(counted(state, seen_in(land))):
        change(state, UNSEEN, face, times)
        state.counters.pop(f"{seen_in(land)}.{face}", None)


def lift(state: State, land: Land, ones: Sequence[Piece]) -> list[int]:
    """S-19.8: take some of a land. What is known of them goes along, by number.

    [R] Of those that lie mixed nobody knows which ones go, unless all do.
    """
    faces = [face for face in map(number_on, ones) if face is not None]
    known = [faces.count(face) for face in NUMBERS]
    if len(ones) == state.markers[land]:
        known = counted(state, seen_in(land))
    elif not is_face_up(state, land):
        unlearn(state, land)
    for face, times in enumerate(known):
        if times:
            change(state, seen_in(land), face, -times)
    take_away(state.markers, land, len(ones))
    return known


def lay(state: State, land: Land, times: int, known: Sequence[int]) -> None:
    """S-19.8: so many come to a land, of some of which the number is known."""
    state.markers[land] += times
    for face, seen in enumerate(known):
        if seen:
            change(state, seen_in(land), face, seen)


def walk(state: State, one: Piece, start: Land, end: Land) -> None:
    """S-19.8: from one land to another."""
    lay(state, end, 1, lift(state, start, [one]))
