"""Powers used as a whole, with target and thresholds, where several files of cards do so alike."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

from tests.spirit_island.board import Isle, Said, named, power, reply
from tuath.core.question import Decision
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import damage_of, kind_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.questions import HIT
from tuath.games.spirit_island.state.state import BESIDE_STOP, SLOW
from tuath.games.spirit_island.turn.powers import Aim, use_power


def use(isle: Isle, card: str, *answers: Said) -> None:
    """With its target and its thresholds."""
    isle.state.played[0] |= 1 << power(card)
    run(isle, use_power(isle.table, 0, power(card)), answers)


def run(isle: Isle, rule: Coroutine[Any, Any, Any], answers: Iterable[Said]) -> None:
    """Damage goes to whoever has most already; everything else is answered as prepared."""
    prepared = iter(answers)
    with suppress(StopIteration):
        asked = rule.send(None)
        while True:
            isle.asked.append((asked.seat, asked.key, asked.options))
            asked = reply(rule, asked, hardest(asked) if asked.key == HIT.key else next(prepared, ""))
    assert not next(prepared, ""), "an answer was left over"


def hardest(asked: Decision[Any]) -> str:
    """The piece that has most damage, and of those the biggest."""
    hit = max(asked.values, key=lambda one: (damage_of(one - BESIDE_STOP), kind_of(one - BESIDE_STOP)))
    return named("piece", hit)


DREAM, WEAVE = "dream_of_the_untouched_land", "weave_together_the_fabric_of_place"
DREAMT = {"moon": 3, "water": 2, "earth": 3, "plant": 2}
# board A: 1 and 6 mountain, 2 and 5 wetland, 3 and 8 jungle, 4 and 7 sands; 1, 2 and 3 are coastal
MOUNTAIN, WETLAND, JUNGLE, SANDS, INLAND = 1, 2, 3, 4, 5


def isle_of(*spirits: str, **elements: int) -> Isle:
    """The first spirit with a sacred site in land 2, with elements of this turn, and a deep pool of fear."""
    isle = Isle(*spirits, boards="AB"[: max(1, len(spirits))])
    isle.inhabit(0, WETLAND, 2)
    for element, number in elements.items():
        isle.state.elements[ELEMENTS.index(element)] = number
    isle.state.phase, isle.state.fear_pool = SLOW, 100
    return isle


def tokens(isle: Isle, where: int) -> dict[str, int]:
    state = isle.state
    kinds = ("beasts", "wilds", "disease", "badlands", "blight")
    return {kind: getattr(state, kind)[where] for kind in kinds if getattr(state, kind)[where]}


RIVER, LIGHTNING = "river_surges_in_sunlight", "lightnings_swift_strike"


def use_at(
    isle: Isle, card: str, here: int, *answers: Said, target: int = -1, origin: int = -1, **elements: int
) -> None:
    """The whole power, with so many elements for its thresholds."""
    for element, number in elements.items():
        isle.state.elements[ELEMENTS.index(element)] = number
    aimed = Aim(Land(here), Land(origin), target)
    isle.run(isle.once(0, power(card), aimed), answers)


def two() -> Isle:
    """Two spirits: the second one is the target of gifts."""
    return Isle(RIVER, LIGHTNING, boards="AB")
