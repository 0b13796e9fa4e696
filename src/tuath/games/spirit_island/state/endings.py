"""When a game is over: the usual victory and defeat, and those of adversaries and scenarios: S-17 to S-19."""

from __future__ import annotations

from itertools import repeat

from tuath.core.notation import Call, Text
from tuath.games.spirit_island.material.material import Adversary, Ending
from tuath.games.spirit_island.material.pieces import CITY, INVADERS, TOWN, count
from tuath.games.spirit_island.state.conditions import Case, holds
from tuath.games.spirit_island.state.queries import (
    VICTORY_LEVEL,
    foes,
    has_presence,
    is_healthy,
    number_on_island,
    scenario,
    terror_level,
)
from tuath.games.spirit_island.state.state import State

GONE = {1: INVADERS, 2: (TOWN, CITY), 3: (CITY,), VICTORY_LEVEL: ()}  # S-17.1: by terror level, what must be gone
TOWN_SUPPLY = Call("rule", (Text("town_supply"),))
TOWNS = 7  # where towns are limited, for each player or board: S-18.6, S-20.3
MORE_TOWNS = 2  # the level from which on there are more beside another adversary: S-20.5


def is_victory(state: State) -> bool:
    """S-17.1: what must be gone from the island at each terror level."""
    gone = GONE[terror_level(state)]
    return not any(map(count, filter(None, state.pieces), repeat(gone)))


def defeat(state: State) -> str | None:
    """S-5.12, S-17.2, S-17.5: why the players have lost, as things are now, if they have."""
    if state.blight_left <= 0 and not is_healthy(state):
        return "blight"
    for seat in range(state.seats):
        if not has_presence(state, seat):
            return "presence"
    if state.has_no_card:
        return "time"
    return None


def has_won(state: State) -> bool:
    """S-17.1, S-17.4: a scenario may have conditions of its own for some terror levels."""
    chosen = scenario(state)
    own = own_victory(state, chosen.victory) if chosen is not None and chosen.victory is not None else None
    return is_victory(state) if own is None else own


def own_victory(state: State, ending: Ending) -> bool | None:
    """S-17.4: as its terror level says, the last one of them also when no fear card is left."""
    level = terror_level(state)
    if level == VICTORY_LEVEL and ending.when_terror:
        level = max(ending.when_terror)
    wanted = ending.when_terror.get(level)
    return None if wanted is None else holds(Case(state), wanted)


def why_lost(state: State) -> str | None:
    """S-17.2: the usual reasons first, then those of adversaries and scenario; S-20.10: of both adversaries."""
    if (usual := defeat(state)) is not None:
        return usual
    for foe in foes(state):
        if has_conquered(state, foe.adversary):
            return "adversary"
    chosen = scenario(state)
    if state.has_failed or (chosen is not None and chosen.loss is not None and is_lost(state, chosen.loss)):
        return "scenario"
    return None


def has_conquered(state: State, foe: Adversary) -> bool:
    """S-18.1: its own way to win."""
    if foe.loss is not None and foe.loss.when is not None:
        return holds(Case(state), foe.loss.when)
    return has_supply(foe) and lacks_towns(state)


def has_supply(foe: Adversary) -> bool:
    """S-18.6: are its towns counted?"""
    return foe.loss is not None and TOWN_SUPPLY in foe.loss.effect


def town_supply(state: State) -> int | None:
    """S-18.6: with an adversary that limits them, all towns that there are; S-20.3: for each board.

    S-20.5: from level 2 on so many for each player more as the level of the other adversary is.
    """
    limiting = next((foe for foe in foes(state) if has_supply(foe.adversary)), None)
    if limiting is None:
        return None
    others = sum(foe.level for foe in foes(state) if foe != limiting)
    return TOWNS * len(state.boards) + (state.seats * others if limiting.level >= MORE_TOWNS else 0)


def lacks_towns(state: State) -> bool:
    """S-17.5, S-18.6: a town had to be placed, and none was left."""
    supply = town_supply(state)
    return supply is not None and number_on_island(state, TOWN) > supply


def is_lost(state: State, ending: Ending) -> bool:
    return ending.when is not None and holds(Case(state), ending.when)
