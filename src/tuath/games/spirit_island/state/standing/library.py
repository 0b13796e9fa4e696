"""Every statement of the printed material, its number, and by what it is looked for where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tuath.core.notation import Apply, Call, Effect, Expr, Op, Stmt, statements
from tuath.games.spirit_island.material.material import SETS, Innate, Printed, Spirit, of_sets
from tuath.games.spirit_island.material.pieces import LAND_TOKENS
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.state.queries.conditions import names
from tuath.games.spirit_island.state.queries.forcing import forced
from tuath.games.spirit_island.state.state import COUNTS_AS

ADDED_IN_RAVAGE = "added_in_ravage"  # blight that a ravage has added, with that of its cascades
FELL_IN_RAVAGE = "fell_in_ravage"  # pieces that a ravage has destroyed
TRIGGERED_ON_PANELS = frozenset({FELL_IN_RAVAGE, "sacred_site_made", "power_added_here", "power_removed"})
WAITING_FOR = "on "  # before an event, as a key
COUNTED = "counts as "  # before the name of a token, as a key
WAITING_VERBS = tuple(name for name, verb in VERBS.items() if verb.waits)


class Counting(NamedTuple):
    """S-16.2: what a statement has counted as something else, in the actions of its own spirit alone or in all."""

    what: tuple[str, ...]
    to: tuple[str, ...]
    is_optional: bool
    is_own: bool
    asks: bool  # does it depend on the action how many of them there are?


class Library(NamedTuple):
    """Every statement of the printed material, and its number among them."""

    statements: tuple[Stmt, ...]
    numbers: dict[Stmt, int]
    by_identity: dict[int, int]  # the same for the printed objects themselves, which is found faster
    keys: tuple[frozenset[str], ...]  # by what each of them is looked for
    counting: dict[int, Counting]  # by identity, as it is asked for with every token that is counted


@lru_cache(maxsize=8)
def library(printed: Printed) -> Library:
    found: dict[Stmt, int] = {}
    by_identity: dict[int, int] = {}
    for effect in (*all_effects(printed), *forced_effects(printed)):
        for statement in statements(effect):
            by_identity[id(statement)] = found.setdefault(statement, len(found))
    calls = [[each for each in statements((one,)) if isinstance(each, Call)] for one in found]
    keys = [frozenset(key for call in inside for key in keys_of(call)) for inside in calls]
    counting = {id(call): counting_of(call) for inside in calls for call in inside if call.verb == COUNTS_AS}
    return Library(tuple(found), found, by_identity, tuple(keys), counting)


def counting_of(call: Call) -> Counting:
    what, to = names(call.args[0]), names(call.args[1])
    is_optional, is_own = call.key("optional") is not None, call.key("by") is not None
    return Counting(what, to, is_optional, is_own, not {"token", *LAND_TOKENS}.isdisjoint(what))


def forced_effects(printed: Printed) -> Iterator[Effect]:
    """S-22.22: minor powers for lands, as they are where nothing is left to choice."""
    for power in [power for power in printed.powers if power.kind == "minor" and power.target.kind == "land"]:
        yield from (forced(effect) for effect in (power.effect, *(each.effect for each in power.thresholds)))


def all_effects(printed: Printed, sets: tuple[str, ...] = SETS) -> Iterator[Effect]:
    """Every effect of these sets."""
    for power in of_sets(printed.powers, sets):
        yield from (power.effect, power.use_cost)
        yield from (threshold.effect for threshold in power.thresholds)
    for spirit in of_sets(printed.spirits, sets):
        yield from spirit_effects(printed, spirit)
    for aspect in of_sets(printed.aspects, sets):
        yield from aspect.setup
        yield from (effect for place in aspect.innates for effect in innate_effects(printed.innates[place]))
        yield from (rule.effect for rule in aspect.special_rules)
    for fear_card in of_sets(printed.fear_cards, sets):
        yield from fear_card.effects
    yield from (card.effect for card in of_sets(printed.blight_cards, sets))
    yield from (card.effect for card in of_sets(printed.reminder_cards, sets))
    for adversary in of_sets(printed.adversaries, sets):
        yield adversary.escalation.effect
        yield adversary.loss.effect if adversary.loss is not None else ()
        yield from (effect for level in adversary.levels for effect in (level.setup, level.effect))
    for scenario in of_sets(printed.scenarios, sets):
        yield from (*scenario.between, *scenario.setup, *scenario.rules)
        yield from (effect for source in scenario.sources for effect in (source.invaders, source.spirits))
    yield from event_effects(printed, sets)


def event_effects(printed: Printed, sets: tuple[str, ...]) -> Iterator[Effect]:
    for event in of_sets(printed.events, sets):
        yield from (effect for part in event.parts for effect in (part.cost, part.effect, part.after))
        small = [(printed.token_events, event.token_event), (printed.dahan_events, event.dahan_event)]
        yield from (family[place].effect for family, place in small if place is not None)


def spirit_effects(printed: Printed, spirit: Spirit) -> Iterator[Effect]:
    yield from (*spirit.setup, *(rule.effect for rule in spirit.special_rules))
    yield from (action for growth in spirit.growth for option in growth.options for action in option.actions)
    yield from (
        effect for track in spirit.tracks for space in track.spaces for effect in (space.action, space.on_leave)
    )
    yield from (effect for place in spirit.innates for effect in innate_effects(printed.innates[place]))


def innate_effects(innate: Innate) -> Iterator[Effect]:
    yield from (innate.general, innate.use_cost)
    yield from (level.effect for level in innate.levels)


def keys_of(call: Call) -> list[str]:
    """By what a row is looked for: its verb, and the events for which it waits, or as what it has pieces count."""
    found = [call.verb]
    if call.verb in WAITING_VERBS:
        found += [WAITING_FOR + event_of(each) for each in awaited(call.args[0])]
    if call.verb == COUNTS_AS:
        found += [COUNTED + name for name in names(call.args[1])]
    return found


def awaited(event: Expr) -> Iterator[Apply]:
    """The events for which a statement waits: one, or any of several."""
    match event:
        case Apply():
            yield event
        case Op("or", left, right) if left is not None:
            yield from (*awaited(left), *awaited(right))


def event_of(wanted: Apply) -> str:
    """How such an event is noted: what a ravage destroys is noted when the ravage is over."""
    in_ravage = {"destroyed_here": FELL_IN_RAVAGE, "added_here": ADDED_IN_RAVAGE}
    return in_ravage.get(wanted.name, wanted.name) if wanted.key("by") is not None else wanted.name
