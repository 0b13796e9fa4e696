"""How things are named: the families of answers, and the lines from which the catalogues write what things do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from tuath.core.notation import Apply, Call, Effect, Either, Expr, If, Line, May, Op, Word, parse_expression, statements
from tuath.core.question import Domain
from tuath.games.spirit_island.material.board_layout import LAYINGS
from tuath.games.spirit_island.material.geometry import MOST_BOARDS, PER_BOARD, TERRAINS, land_at
from tuath.games.spirit_island.material.material import (
    CAUSES,
    SETS,
    WHEN_TURNED,
    Adversary,
    Aspect,
    BlightCard,
    Elements,
    Ending,
    Event,
    Innate,
    Power,
    Printed,
    Range,
    Scenario,
    Spirit,
    Threshold,
    of_sets,
)
from tuath.games.spirit_island.material.pieces import CODES, PIECE_KINDS, THIEF_FACES, TOKEN_KINDS, name_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS, VERBS
from tuath.games.spirit_island.state.standing.library import all_effects, library
from tuath.games.spirit_island.state.state import (
    MOST_SEATS,
    NONE,
    STAGE_COUNT,
)

MOST_WAYS = 12
MOST_SOURCES = 8  # S-19.9
MOST_FEAR_CARDS = 60  # earned and in the deck, where a scenario puts all of them there
MOST_SHARE = 80  # energy of one spirit for a cost that all share
MOST_PAID = 30  # energy, for an effect that costs as much as one likes
SOURCES = ("energy", "plays", "third", "fourth", "fifth", "sixth", "destroyed", "island")
SAID_OF_SHARES = ("refuse", "discarding", "forgetting", "marker", "back")  # beside amounts: see costs.py
WAYS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
OFFERED = SETS  # sets that can be played
EVERYBODY = (("person", "all"),)  # in words: all players are spoken to, not one of them
TERROR_LEVELS = ("", "I", "II", "III", "victory")  # of terror, as they are printed; the last is no fear card


def land_ids() -> tuple[str, ...]:
    """Every land that can be: the place of its board, and its printed number."""
    return tuple(f"{place + 1}-{land_at(0, number)}" for place in range(MOST_BOARDS) for number in range(PER_BOARD))


def domains(printed: Printed) -> dict[str, Domain]:
    powers = tuple(power.id for power in printed.powers)
    innates = tuple(innate.id for innate in printed.innates)
    families = {
        "seat": tuple(f"p{seat + 1}" for seat in range(MOST_SEATS)),
        "land": land_ids(),
        "land_or_stop": ("stop", *land_ids()),
        "ground": tuple(f"{board.id}{number}" for board in printed.boards for number in range(PER_BOARD)),
        "piece": ("stop", *(name_of(code) for code in range(CODES))),
        "figure": PIECE_KINDS,
        "token": TOKEN_KINDS,
        "found": ("blank", *(str(number) for number in range(1, MOST_SOURCES + 1))),
        "thief": ("blank", *(str(number) for number in range(1, THIEF_FACES))),
        "way": WAYS,
        "filter": tuple(each.replace(">=", "_") for each in TARGETED),
        "answer": ("yes", "no"),
        "option": tuple(str(number) for number in range(1, MOST_WAYS + 1)),
        "source": SOURCES,
        "source_or_stop": ("stop", *SOURCES),
        "share": (*SAID_OF_SHARES, *(str(number) for number in range(MOST_SHARE + 1))),
        "price": tuple(str(number) for number in range(1, MOST_PAID + 1)),
        "element": ELEMENTS,
        "element_or_stop": ("stop", *ELEMENTS),
        "use": ("done", *powers, *innates, "ritual", "command"),
        "place": tuple(str(number) for number in range(1, MOST_FEAR_CARDS + 1)),
        "deck": ("minor", "major"),
        "pile": ("invader_deck", "event_deck"),
        "power": powers,
        "power_or_stop": ("stop", *powers),
        "invader_card": ids_of(printed.invader_cards),
        "discarded_card": (*ids_of(printed.invader_cards), *(f"unseen_{stage}" for stage in range(1, STAGE_COUNT + 1))),
        "fear_card": ids_of(printed.fear_cards),
        "blight_card": ids_of(printed.blight_cards),
        "event": ids_of(printed.events),
        "event_part": event_part_ids(printed),
        "token_event": ids_of(printed.token_events),
        "dahan_event": ids_of(printed.dahan_events),
        "spirit": ids_of(printed.spirits),
        "aspect": ("none", *ids_of(printed.aspects)),
        "board": ids_of(printed.boards),
        "layout": ids_of(printed.layouts),
        "laying": ids_of(LAYINGS),
        "terrain": TERRAINS,
        "adversary": ids_of(printed.adversaries),
        "scenario": ids_of(printed.scenarios),
        "special_rule": tuple(
            rule.id
            for rules in (
                *(panel.special_rules for panel in printed.spirits),
                *(panel.special_rules for panel in printed.aspects),
            )
            for rule in rules
        ),
        "cause": cause_ids(printed),
        "doing": tuple(VERBS),
        "alternative": tuple(alternatives(printed)),
    }
    return {name: Domain(name, tuple(ids)) for name, ids in families.items()}


class Named(Protocol):
    @property
    def id(self) -> str: ...


def ids_of(records: Sequence[Named]) -> tuple[str, ...]:
    return tuple(record.id for record in records)


@lru_cache(maxsize=8)
def cause_ids(printed: Printed) -> tuple[str, ...]:
    return tuple(id for family in CAUSES for id in ids_of(getattr(printed, family)))


# ---- what things do, as lines for the catalogues --------------------------------------------------------------------

BETWEEN = ("first", "before_last")  # thresholds that are carried out before the rest of the power
FILTER_CONDITIONS = {
    "any": "", "dahan": "has(dahan)", "invaders": "has(invader)", "no_invaders": "none(invader)", "town": "has(town)",
    "city": "has(city)", "blight": "has(blight)", "no_blight": "none(blight)", "beasts": "has(beasts)",
    "beasts>=2": "n(beasts)>=2", "disease": "has(disease)", "coastal": "coastal()", "inland": "inland()",
    "no_wetland": "not terrain(wetland)",
}  # fmt: skip


TARGETED = (*FILTER_CONDITIONS, *TERRAINS)  # the lands that a power may be for: S-7.3


def lines(printed: Printed) -> dict[str, Sequence[Line]]:
    """What everything that can be played says: powers, panels, cards of the island, and every alternative."""
    powers, spirits = of_sets(printed.powers, OFFERED), of_sets(printed.spirits, OFFERED)
    fear, blight = of_sets(printed.fear_cards, OFFERED), of_sets(printed.blight_cards, OFFERED)
    panels: list[Spirit | Aspect] = [*spirits, *of_sets(printed.aspects, OFFERED)]
    innates = [printed.innates[place] for panel in panels for place in panel.innates]
    found: dict[str, Sequence[Line]] = {
        **{f"power:{power.id}": power_lines(power) for power in powers},
        **{f"innate:{innate.id}": innate_lines(innate) for innate in innates},
        **{f"fear_card:{card.id}": [use(effect) for effect in card.effects] for card in fear},
        **{f"blight_card:{card.id}": [blight_line(card)] for card in blight if card.effect},
        **{f"alternative:{id}": [alternative_line(id, effect)] for id, effect in alternatives(printed).items()},
    }
    for reminder in of_sets(printed.reminder_cards, OFFERED):
        found[f"reminder_card:{reminder.id}"] = [Line("card", "each_beasts", None, reminder.effect)]
    found |= event_lines(printed)
    for aspect in of_sets(printed.aspects, OFFERED):
        found[f"aspect:{aspect.id}"] = [aspect_line(aspect)]
    for rule in [rule for panel in panels for rule in panel.special_rules]:
        found[f"special_rule:{rule.id}"] = [Line("card", "use", None, rule.effect, (("always", "yes"),))]
    for scenario in of_sets(printed.scenarios, OFFERED):
        found[f"scenario:{scenario.id}"] = scenario_lines(scenario)
    for foe in of_sets(printed.adversaries, OFFERED):
        found |= foe_lines(foe)
    return found


def aspect_line(aspect: Aspect) -> Line:
    """S-2.1: what it replaces on the panel of its spirit, and what it sets up."""
    family = "innate" if aspect.replaced_innate != NONE else "special_rule"
    things = (("replaced", f"{family}:{aspect.replaces}"), ("adds", "something" if aspect.replaces else "only"))
    setup = tuple(each for effect in aspect.setup for each in effect)
    return Line("card", "aspect", None, setup, (*things, ("said", "yes" if setup else "no")))


def event_lines(printed: Printed) -> dict[str, Sequence[Line]]:
    """S-14.2: every part with its name, its case or cost; token events and dahan events by themselves."""
    found: dict[str, Sequence[Line]] = {}
    for event in of_sets(printed.events, OFFERED):
        found[f"event:{event.id}"] = [event_line(event, place) for place in range(len(event.parts))]
    found |= {f"token_event:{each.id}": [use(each.effect)] for each in printed.token_events}
    return found | {f"dahan_event:{each.id}": [use(each.effect)] for each in printed.dahan_events}


def event_line(event: Event, place: int) -> Line:
    part = event.parts[place]
    things = (
        ("name", f"event_part:{event.id}-{place + 1}"),
        ("cases", "-".join(part.when) or "choice"),
        ("chooser", event.chooser or "none"),
        *(EVERYBODY if event.chooser != "each_slow_card" else ()),
        *aimed(part.effect),
    )
    return Line("card", f"event_{event.kind}", None, (*part.cost, *part.effect, *part.after), things)


def aimed(effect: Effect) -> tuple[tuple[str, str], ...]:
    """S-14.5: an event has no target land; but where it speaks of lands of some kind, each of them is meant."""
    return (("aimed", "yes" if any(getattr(each, "verb", "") == "wherever" for each in effect) else "no"),)


def event_part_ids(printed: Printed) -> tuple[str, ...]:
    return tuple(f"{event.id}-{place + 1}" for event in printed.events for place in range(len(event.parts)))


def event_id(event: str, part: int) -> str:
    """Of an option or case, as a choice."""
    return f"event-{event}-{part}"


def event_alternatives(printed: Printed) -> Iterator[tuple[str, Effect]]:
    """S-14.2, S-14.6: what each part does, with its cost."""
    for event in of_sets(printed.events, OFFERED):
        yield from ((event_id(event.id, place), (*part.cost, *part.effect)) for place, part in enumerate(event.parts))
    yield from ((f"token_event-{each.id}", each.effect) for each in printed.token_events)
    yield from ((f"dahan_event-{each.id}", each.effect) for each in printed.dahan_events)


def foe_lines(foe: Adversary) -> dict[str, Sequence[Line]]:
    """S-18.1: its escalation, how it wins, and what each level adds."""
    lines = [Line("card", "escalation", None, foe.escalation.effect, (("name", f"foe:{foe.id}-escalation"),))]
    if foe.loss is not None:
        told = "both" if foe.loss.when is not None and foe.loss.effect else "effect" if foe.loss.effect else "when"
        things = (("name", f"foe:{foe.id}-loss"), ("said", told))
        lines.append(Line("card", "loss", foe.loss.when, foe.loss.effect, things))
    for number, level in enumerate(foe.levels):
        things = (("name", f"foe:{foe.id}-level{number}"), ("level", str(number)))
        if level.setup or level.effect:
            lines.append(Line("card", "level", None, (*level.setup, *level.effect), things))
    return {dict(line.things)["name"]: [line] for line in lines}


def scenario_lines(scenario: Scenario) -> list[Line]:
    """S-19.1: what it prepares and changes, and how it is won or lost."""
    found = lines_from(scenario.between, "between")
    found += lines_from((*scenario.setup, *scenario.rules), "second_game" if scenario.between else "use")
    for place, source in enumerate(scenario.sources, 1):
        things = (*EVERYBODY, ("name", f"source:{scenario.id}-{place}"), ("number", str(place)))
        found.append(Line("card", "source_spirits", None, source.spirits, things))
        found.append(Line("card", "source_invaders", None, source.invaders, things))
    victory = scenario.victory or Ending()
    if victory.when is not None:
        found.append(Line("card", "scenario_victory", victory.when, (), (("level", "any"),)))
    for level, wanted in victory.when_terror.items():
        found.append(Line("card", "scenario_victory", wanted, (), (("level", TERROR_LEVELS[level]),)))
    if scenario.loss is not None and scenario.loss.when is not None:
        found.append(Line("card", "scenario_loss", scenario.loss.when, ()))
    return found


def lines_from(effects: Sequence[Effect], when: str) -> list[Line]:
    """From when on they hold is told with the first of them."""
    whens = [when, *["use"] * len(effects)]
    return [
        Line("card", when, None, each, (*EVERYBODY, *aimed(each))) for when, each in zip(whens, effects, strict=False)
    ]


def alternative_line(id: str, effect: Effect) -> Line:
    """Those of events have no land."""
    return Line("card", "use", None, effect, (*EVERYBODY, *aimed(effect)) if id.startswith("event-") else ())


def use(effect: Effect) -> Line:
    return Line("card", "use", None, effect)


def blight_line(card: BlightCard) -> Line:
    """S-10.5, S-10.7: what happens when it is turned over, or in every invader or spirit phase from then on."""
    return Line("card", "use" if card.timing in WHEN_TURNED else card.timing, None, card.effect)


def power_lines(power: Power) -> list[Line]:
    """Its target, its effect if it has one without elements, and its thresholds."""
    effect = [use(power.effect)] if power.effect else []
    effect += [Line("card", "speed_option", None, power.speed_option[:-1])] if power.speed_option else []
    return [
        target_line(power),
        *range_lines(power.range),
        *effect,
        *threshold_lines(power.thresholds),
    ]


def innate_lines(innate: Innate) -> list[Line]:
    general = [use(innate.general)] if innate.general else []
    return [target_line(innate), *general, *threshold_lines(innate.levels)]


def target_line(power: Power | Innate) -> Line:
    """S-6.6, S-7.3: what it is used on, and what that costs each time."""
    reach, target = power.range, power.target
    often = "any" if isinstance(power, Innate) and power.any_number else "once"
    cost = (("often", often), ("paid", "yes" if power.use_cost else "no"))
    if target.kind != "land" or reach is None:
        when = {"spirit": f"target_{target.who}_spirit"}.get(target.kind, "target_self")
        return Line("card", when, None, power.use_cost, cost)
    second = str(reach.steps[1]) if len(reach.steps) > 1 else "0"
    things = (
        ("range", str(reach.steps[0])),
        ("origin", reach.origin),
        ("terrain", reach.terrains[0] if reach.terrains else "none"),
        ("second", second),
        *cost,
    )
    when = "target_lands" if len(reach.steps) > 1 else "target_land"
    return Line("card", when, target_expression(target.any_of), power.use_cost, things)


def range_lines(reach: Range | None) -> list[Line]:
    """What makes the range longer."""
    found = reach.bonus if reach is not None else ()
    return [Line("card", "range_bonus", each.condition, (), (("range", str(each.steps)),)) for each in found]


def target_expression(filters: Sequence[str]) -> Expr:
    """The lands that a target allows, as a place of the notation."""
    terrains = "|".join(each for each in filters if each in TERRAINS)
    parts = [f"terrain({terrains})"] if terrains else []
    parts += [FILTER_CONDITIONS[each] for each in filters if each not in TERRAINS and FILTER_CONDITIONS[each]]
    return parse_expression(f"land({' or '.join(parts)})")


def with_needs(threshold: Threshold) -> Effect:
    """S-7.6: its effect, with what it needs besides elements."""
    return threshold.effect if threshold.needs is None else (If(threshold.needs, threshold.effect, ()),)


def threshold_lines(thresholds: Sequence[Threshold]) -> list[Line]:
    """S-7.6: each with its elements, which are said once where the next one has the same."""
    return [threshold_line(each, before) for each, before in zip(thresholds, (None, *thresholds), strict=False)]


def threshold_line(threshold: Threshold, before: Threshold | None) -> Line:
    if before is not None and before.elements == threshold.elements and threshold.mode == "add":
        return Line(
            "card", "threshold_after" if before.mode in BETWEEN else "threshold_too", None, with_needs(threshold)
        )
    return Line("card", f"threshold_{threshold.mode}", elements_expression(threshold.elements), with_needs(threshold))


def elements_expression(choices: Sequence[Elements]) -> Expr | None:
    """One of these lists of elements."""
    found: Expr | None = None
    for wanted in choices:
        one: Expr | None = None
        for element, need in zip(ELEMENTS, wanted, strict=True):
            if need:
                enough = Op(">=", Apply("n", (Word(f"element.{element}"),)), need)
                one = enough if one is None else Op("and", one, enough)
        found = one if found is None else Op("or", found, one if one is not None else 0)
    return found


# ---- alternatives ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def alternatives(printed: Printed) -> Mapping[str, Effect]:
    """What is chosen as a whole: ways of a card, what may be done or where, options and actions of growth."""
    found = alternatives_of_statements(printed)
    spirits = of_sets(printed.spirits, OFFERED)
    panels: list[Spirit | Aspect] = [*spirits, *of_sets(printed.aspects, OFFERED)]
    innates = [printed.innates[place] for panel in panels for place in panel.innates]
    thresholds = {power.id: power.thresholds for power in of_sets(printed.powers, OFFERED)}
    thresholds |= {innate.id: innate.levels for innate in innates}
    for id, levels in thresholds.items():
        found |= {f"threshold-{id}-{place}": each.effect for place, each in enumerate(levels, 1) if each.effect}
    for card in of_sets(printed.fear_cards, OFFERED):
        found |= {fear_id(card.id, level): effect for level, effect in enumerate(card.effects, 1)}
    found |= dict(event_alternatives(printed))
    for spirit in spirits:
        found |= dict(growth_options(spirit))
        icons = [space.action for track in spirit.tracks for space in track.spaces if space.action]
        found |= {f"icon-{library(printed).numbers[icon[0]]}": icon for icon in icons}
    return found


def alternatives_of_statements(printed: Printed) -> dict[str, Effect]:
    """Ways, what may be done, what is done in a land, what is paid to prevent the rest, and what holds for a while."""
    found: dict[str, Effect] = {}
    known = library(printed)
    offered = {known.by_identity[id(each)] for effect in all_effects(printed, OFFERED) for each in statements(effect)}
    for place in sorted(offered):
        statement = known.statements[place]
        match statement:
            case Either(options):
                found |= {f"either-{place}-{way}": option for way, option in enumerate(options)}
            case May(inside):
                found[f"may-{place}"] = inside
            case Call("at", _, _, block) if block:
                found[f"at-{place}"] = block
            case Call("prevent", _, _, block) if block:
                found[f"prevent-{place}"] = block
            case Call(verb) if VERBS[verb].stands:
                found[f"stand-{place}"] = (statement,)
    return found


def fear_id(card: str, level: int) -> str:
    return f"fear-{card}-{level}"


def growth_id(spirit: Spirit, section: int, place: int) -> str:
    return f"growth-{spirit.id}-{section}-{place}"


def growth_options(spirit: Spirit) -> Iterator[tuple[str, Effect]]:
    for section, growth in enumerate(spirit.growth):
        for place, option in enumerate(growth.options):
            key = growth_id(spirit, section, place)
            yield key, tuple(statement for action in option.actions for statement in action)
            yield from ((f"{key}-{number}", action) for number, action in enumerate(option.actions))


@lru_cache(maxsize=8)
def alternative_index(printed: Printed) -> Mapping[str, int]:
    return {id: place for place, id in enumerate(alternatives(printed))}


def alternative(printed: Printed, id: str) -> dict[str, int]:
    """A parameter of messages: what would be done, if there is such a choice."""
    place = alternative_index(printed).get(id)
    return {} if place is None else {"alternative": place}
