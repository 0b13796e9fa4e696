"""When a game is over: the usual victory and defeat, and those of adversaries and scenarios: S-17 to S-19."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

from tuath.core.notation import Call
from tuath.games.spirit_island.material.material import Adversary, Ending, Printed
from tuath.games.spirit_island.material.pieces import CITY, INVADERS, TOWN, count
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import KINDS_MEANT, holds, names, number
from tuath.games.spirit_island.state.queries.queries import (
    VICTORY_LEVEL,
    Foe,
    foes,
    foes_of,
    is_any_gone,
    is_healthy,
    number_on_island,
    scenario,
    terror_level,
)
from tuath.games.spirit_island.state.state import NO_FOE, Options, State

GONE = {1: INVADERS, 2: (TOWN, CITY), 3: (CITY,), VICTORY_LEVEL: ()}  # S-17.1: by terror level, what must be gone


def is_victory(state: State) -> bool:
    """S-17.1: what must be gone from the island at each terror level."""
    gone = GONE[min(terror_level(state), VICTORY_LEVEL)]
    return not any(map(count, filter(None, state.pieces), repeat(gone)))


def defeat(state: State) -> str | None:
    """S-5.12, S-17.2, S-17.5: why the players have lost, as things are now, if they have."""
    if state.blight_left <= 0 and not is_healthy(state):
        return "blight"
    if is_any_gone(state):
        return "presence"
    if state.has_no_card:
        return "time"
    return None


def has_won(state: State) -> bool:
    """S-17.1, S-17.4: a scenario may have conditions of its own for some terror levels."""
    chosen = scenario(state) if state.options.scenario != NO_FOE else None
    own = own_victory(state, chosen.victory) if chosen is not None and chosen.victory is not None else None
    return is_victory(state) if own is None else own


def own_victory(state: State, ending: Ending) -> bool | None:
    """S-17.4: as it says for any terror level, or for this one; nothing where all is as usual."""
    if ending.when is not None and holds(Case(state), ending.when):
        return True
    level = min(terror_level(state), VICTORY_LEVEL)
    wanted = ending.when_terror.get(level)
    if wanted is None:
        return False if level == VICTORY_LEVEL and ending.when is not None else None
    return holds(Case(state), wanted)


def why_lost(state: State) -> str | None:
    """S-17.2: the usual reasons first, then those of adversaries and scenario; S-20.10: of both adversaries."""
    if (usual := defeat(state)) is not None:
        return usual
    if state.options.adversary == NO_FOE and state.options.scenario == NO_FOE:
        return "scenario" if state.has_failed else None
    against = foes(state)
    if against and (lacks_pieces(state) or any(has_conquered(state, foe.adversary) for foe in against)):
        return "adversary"
    chosen = scenario(state)
    if state.has_failed or (chosen is not None and chosen.loss is not None and is_lost(state, chosen.loss)):
        return "scenario"
    return None


def has_conquered(state: State, foe: Adversary) -> bool:
    """S-18.1: its own way to win."""
    return foe.loss is not None and foe.loss.when is not None and holds(Case(state), foe.loss.when)


class Supply(NamedTuple):
    """S-18.6: pieces of which there are only so many, on the island and beside it."""

    kinds: tuple[int, ...]
    number: int


def supplies(state: State) -> list[Supply]:
    """S-18.6: what adversaries limit; S-20.3: for each board.

    S-20.5: from some level on so many for each player more as the level of the other adversary is.
    """
    return [supply for foe in foes(state) for _, supply in supplies_of(state, foe)]


def supplies_of(state: State, foe: Foe) -> Iterator[tuple[Call, Supply]]:
    """What one of them limits, and where it says so."""
    others = sum(other.level for other in foes(state) if other != foe)
    for call in said_of_loss(foe.adversary, "supply"):
        number_of_all, joined = number(Case(state), call.args[0]), call.key("joined")
        is_more = joined is not None and foe.level >= number(Case(state), joined)
        kinds = tuple(kind for name in names(call.args[1]) for kind in KINDS_MEANT[name])
        yield call, Supply(kinds, number_of_all + (state.seats * others if is_more else 0))


def said_of_loss(foe: Adversary, verb: str) -> list[Call]:
    """S-18.6: what its way to win says by a verb."""
    said = foe.loss.effect if foe.loss is not None else ()
    return [each for each in said if isinstance(each, Call) and each.verb == verb]


SHORT = "no_piece_left"  # a counter: one had to be placed, and none was left


def note_shortage(state: State, kind: int) -> None:
    """S-17.5: such a piece has been placed; that none was left for it is not undone by what the action still does."""
    if kind in scarce(state.printed, state.options) and lacks_pieces(state):
        state.counters[SHORT] = 1


@lru_cache(maxsize=64)
def scarce(printed: Printed, options: Options) -> frozenset[int]:
    """S-18.6: kinds of which an adversary has only so many; mostly none."""
    said = [call for foe in foes_of(printed, options) for call in said_of_loss(foe.adversary, "supply")]
    return frozenset(kind for call in said for name in names(call.args[1]) for kind in KINDS_MEANT[name])


def lacks_pieces(state: State) -> bool:
    """S-17.5, S-18.6: one had to be placed, and none was left."""
    if SHORT in state.counters:
        return True
    return any(number_on_island(state, *supply.kinds) > supply.number for supply in supplies(state))


def is_lost(state: State, ending: Ending) -> bool:
    return ending.when is not None and holds(Case(state), ending.when)
