"""What powers have in common with each other: how they are paid for, when and where they are used, what they do."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.notation import Call, Effect, statements
from tuath.games.spirit_island.bot.cards import goodness
from tuath.games.spirit_island.material.material import Innate, Power, Printed
from tuath.games.spirit_island.material.vocabulary import ELEMENTS, VERBS
from tuath.games.spirit_island.state.state import BESIDE_STOP

FIRST = {"power": 0, "power_or_stop": BESIDE_STOP, "use": BESIDE_STOP}  # where the powers begin, by domain


def traits(printed: Printed, domain: str, value: int) -> Iterator[str]:
    """S-6.1 to S-6.5, S-7.7: of a card or an innate power; nothing of anything else."""
    place = value - FIRST.get(domain, value + 1)
    if place < 0:
        return
    powers: list[Power | Innate] = [*printed.powers, *(printed.innates if domain == "use" else ())]
    if place < len(powers):
        yield from of_power(powers[place])


def of_power(power: Power | Innate) -> Iterator[str]:
    yield f"speed {power.speed}"
    yield from (f"target {each}" for each in (power.target.kind, *power.target.any_of))
    if power.range is not None:
        yield f"range {max(power.range.steps)} from {power.range.origin}"
    if isinstance(power, Power):
        yield from (f"kind {power.kind}", f"cost {power.cost}", f"good for {round(goodness(power))}")
        yield from (f"element {name}" for name, given in zip(ELEMENTS, power.elements, strict=True) if given)
        yield from of_effect(power.effect, "does")
        levels = power.thresholds
    else:
        yield "innate"
        levels = power.levels
    for level in levels:
        yield from of_effect(level.effect, "with elements")


def of_effect(effect: Effect, how: str) -> Iterator[str]:
    for each in statements(effect):
        if isinstance(each, Call):
            yield f"{how} {each.verb}"
            yield f"{how} bring {VERBS[each.verb].brings}"
