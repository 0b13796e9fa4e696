"""When a game is over: the usual victory and defeat, and those of adversaries and scenarios: S-17 to S-19."""

from __future__ import annotations

from tuath.games.spirit_island.conditions import Case, holds
from tuath.games.spirit_island.material import Ending
from tuath.games.spirit_island.queries import VICTORY_LEVEL, adversary, defeat, is_victory, scenario, terror_level
from tuath.games.spirit_island.state import State


def has_won(state: State) -> bool:
    """S-17.1, S-17.4: a scenario may have conditions of its own for some terror levels."""
    chosen = scenario(state)
    own = own_victory(state, chosen.victory) if chosen is not None and chosen.victory is not None else None
    return is_victory(state) if own is None else own


def own_victory(state: State, ending: Ending) -> bool | None:
    """Dahan Insurrection: as its terror level says, the last one of them also when no fear card is left."""
    level = terror_level(state)
    if level == VICTORY_LEVEL and ending.when_terror:
        level = max(ending.when_terror)
    wanted = ending.when_terror.get(level)
    return None if wanted is None else holds(Case(state), wanted)


def why_lost(state: State) -> str | None:
    """S-17.2: the usual reasons first, then those of adversary and scenario."""
    if (usual := defeat(state)) is not None:
        return usual
    foe, chosen = adversary(state), scenario(state)
    if foe is not None and foe.loss is not None and foe.loss.when is not None and holds(Case(state), foe.loss.when):
        return "adversary"
    if state.has_failed or (chosen is not None and chosen.loss is not None and is_lost(state, chosen.loss)):
        return "scenario"
    return None


def is_lost(state: State, ending: Ending) -> bool:
    return ending.when is not None and holds(Case(state), ending.when)
