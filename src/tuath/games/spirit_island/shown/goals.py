"""What a puzzle of Spirit Island can be about: a victory now, lands cleared of invaders, lands saved from blight."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.goals import Aim, Condition, Fact
from tuath.core.question import Question, Seat, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import INVADERS, PIECE_KINDS
from tuath.games.spirit_island.state.course import now as step_now
from tuath.games.spirit_island.state.endings import GONE
from tuath.games.spirit_island.state.names import land_ids
from tuath.games.spirit_island.state.queries.forecast import ravages
from tuath.games.spirit_island.state.queries.queries import (
    BUILDINGS,
    VICTORY_LEVEL,
    count_here,
    has_invaders,
    isle,
    number_on_island,
    terror_level,
)
from tuath.games.spirit_island.state.questions import PLAY, USE
from tuath.games.spirit_island.state.state import FAST, SLOW, State

FACTS = (
    Fact("won", rule="S-17.1"),
    Fact("piece", ("figure", "land"), "most", "S-17.1"),
    Fact("invaders", ("land",), "most", "S-9.1"),
    Fact("buildings", bound="most", rule="S-17.1"),
    Fact("blighted", ("land",), "most", "S-8.7"),
    Fact("dahan_lost", bound="most", rule="S-8.7"),
)
BEFORE_INVADERS, SLOW_PHASE = "invaders", "slow"
PHASES = {BEFORE_INVADERS: ("spirit", FAST), SLOW_PHASE: (SLOW,)}
FEW_CARDS = 4  # to choose from: with more of them there are too many lines


def fact(state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
    match id:
        case "won":
            return int(state.is_won)
        case "piece":
            return count_here(state, Land(about[1]), (about[0],))
        case "invaders":
            return count_here(state, Land(about[0]), INVADERS)
        case "buildings":
            return number_on_island(state, *BUILDINGS)
        case "blighted":
            return int(any(each.land == about[0] and each.blight for each in ravages(state)))
    return sum(each.lost for each in ravages(state))


def worth_a_puzzle(state: State, seat: Seat, question: Question[int]) -> Iterator[Aim]:
    """S-17.1, S-8.8: of the turn before the invaders act, or of the slow phase."""
    if question not in (PLAY, USE) or state.phase not in ("spirit", FAST, SLOW):
        return
    if question is PLAY and state.hands[seat].bit_count() > FEW_CARDS:
        return
    until = SLOW_PHASE if state.phase == SLOW else BEFORE_INVADERS
    yield Aim("win", until, (Condition("won", 1),), shown=in_the_way(state))
    names = land_ids()
    for land in inhabited(state):
        thing = f"land:{names[land]}"
        if count_here(state, land, BUILDINGS) and count_here(state, land, INVADERS) > 1:
            yield Aim("clear", until, (Condition("invaders", 0, (thing,)),), shown=pieces_in(state, land))
    if until == BEFORE_INVADERS:
        yield from saved(state)
    if standing := number_on_island(state, *BUILDINGS):
        yield Aim("buildings", until, (Condition("buildings", standing - 1),), best=True)


def inhabited(state: State) -> list[Land]:
    return [Land(land) for land in members(isle(state).lands) if has_invaders(state, Land(land))]


def in_the_way(state: State) -> tuple[Condition, ...]:
    """S-17.1: what must be gone from the island at this terror level, piece by piece."""
    kinds = GONE[min(terror_level(state), VICTORY_LEVEL)]
    return tuple(each for land in inhabited(state) for each in pieces_in(state, land, kinds))


def pieces_in(state: State, land: Land, kinds: tuple[int, ...] = INVADERS) -> tuple[Condition, ...]:
    thing = f"land:{land_ids()[land]}"
    return tuple(
        Condition("piece", 0, (f"figure:{PIECE_KINDS[kind]}", thing))
        for kind in reversed(kinds)
        if count_here(state, land, (kind,))
    )


def saved(state: State) -> Iterator[Aim]:
    """S-8.7: lands that are about to be ravaged; no blight may come of it, as far as one can see."""
    names, foreseen = land_ids(), ravages(state)
    doomed = [Condition("blighted", 0, (f"land:{names[each.land]}",)) for each in foreseen if each.blight]
    for condition in doomed:
        yield Aim("save", BEFORE_INVADERS, (condition,))
    if len(doomed) > 1:
        yield Aim("save", BEFORE_INVADERS, tuple(doomed))
    if any(each.lost for each in foreseen):
        yield Aim("dahan", BEFORE_INVADERS, (Condition("dahan_lost", 0),))
        if doomed:
            yield Aim("save_all", BEFORE_INVADERS, (*doomed, Condition("dahan_lost", 0)))


def is_line(until: str, start: State, now: State) -> bool:
    """S-3.1, S-3.2: the same turn, and a phase of it that the line may take."""
    return now.turn == start.turn and step_now(now) in PHASES[until]
