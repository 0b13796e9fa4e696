"""Every line of the material with something else in it, and lines in words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from tests.spirit_island.board import printed
from tuath.core.game import Game
from tuath.core.notation import Effect, Line, parse, write
from tuath.games.spirit_island.material.material import Printed
from tuath.words.catalogue import Catalogue


class Texts:
    """As much of a game as its words need."""

    key = "spirit_island"
    domains: Mapping[str, Any] = {}

    def __init__(self, lines: Iterable[Line]) -> None:
        self._lines = {f"effect:{number}": (line,) for number, line in enumerate(lines)}

    def names(self) -> dict[str, str]:
        return {}

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        return {}

    def lines(self) -> Mapping[str, tuple[Line, ...]]:
        return self._lines


def said(language: str, lines: Iterable[Line]) -> list[str]:
    """Each line in words."""
    lines = list(lines)
    catalogue = Catalogue(language, cast("Game[Any]", Texts(lines)))
    return [catalogue.say(f"spirit_island-text-{number}-1") for number in range(len(lines))]


# Lines without a number, or of which another one tells more than the first: what is changed, and to what.
RITUAL = (
    "may{at(land(n(spirits)==n(players) and n(dahan)>=3*n(players))){pay_jointly(3); destroy(3, presence.any); "
    "terror_level(+1); resolve_card(fear_card.earned); push(all, dahan, spread=even)}}"
)
SILENT = (
    "wherever(has(presence)){no_heal(invader|dahan)}; end_of_turn(before_discarding){"
    "fear(min(5, n_lands(island, has(presence) and has(invader.damaged)))); "
    "energy(div_down(n_lands(island, has(presence) and has(invader.damaged)), 3))}"
)
TOWNS_GROW = (
    "each_board(n(blight)<=4){at(land(none(town|blight))){add(1, town)}}; "
    "each_board(n(blight)<=2){at(land(none(town|blight))){add(1, town)}}"
)
RIVERSIDE = (
    "on(after_step(build)){if(turn()>=1){at(all, land(coastal() and has(explorer) and none(town|city))){build_here()}}}"
)
NOTHING = "fast(<=1)"  # in place of a rule that has neither a number nor another word
OTHERWISE = {
    "fast(<=n(element.air))": "fast(<=2*n(element.air))",
    "inhabit(coastal() or ocean()); open_ocean(wetland)": "inhabit(ocean()); open_ocean(wetland)",
    "wherever(has(sacred_site)){defend(3)}": "wherever(has(sacred_site)){defend(9)}",
    "extra_space()": "extra_space(before=2)",
    "wherever(){on(destroyed_here(dahan, by=ravage)){destroy_presence(n(event), from=here_or_adjacent)}}": (
        "wherever(){on(destroyed_here(dahan, by=ravage)){destroy_presence(2*n(event), from=here_or_adjacent)}}"
    ),
    "if(healthy()){regrow(0)}else{regrow(1)}": "if(healthy()){regrow(0)}else{regrow(2)}",
    "each_board(has(town|city)){at(most(town|city)){build_here()}}": (
        "each_board(n(town|city)>=40){at(most(town|city)){build_here()}}"
    ),
    "remove_from_game(all, card(invader_deck, stage=1))": "remove_from_game(all, card(invader_deck, stage=2))",
    "put(card(invader_deck.bottom, stage=3), card(invader_deck.bottom, stage=1), under=1)": (
        "put(card(invader_deck.bottom, stage=3), card(invader_deck.bottom, stage=1), under=2)"
    ),
    "fear_pool(+n(players))": "fear_pool(+2*n(players))",
    "add(n(boards), blight, from=box, to=blight_card)": "add(2*n(boards), blight, from=box, to=blight_card)",
    "each_spirit(){fast(all)}": "each_spirit(){range(+1)}",
    "on(blight_card_flips(), inside=yes){remove_from_game(n(boards), blight, from=blight_card)}": (
        "on(blight_card_flips(), inside=yes){remove_from_game(2*n(boards), blight, from=blight_card)}"
    ),
    "at(all, land(has(town))){remove(all, town)}": "at(all, land(has(city))){remove(all, city)}",
    "deal_fear(all)": "deal_fear(2)",
    "fear_waits()": "cheaper(1)",
    "wherever(){on(moved_here(dahan)){damage(n(event), by=dahan)}}": (
        "wherever(){on(moved_here(dahan)){damage(2*n(event), by=dahan)}}"
    ),
    "wherever(){on(destroyed_here(town|city)){at(nearest(has(dahan))){add(n(destroyed.city), town); "
    "add(n(destroyed.town), explorer)}}}": (
        "wherever(){on(destroyed_here(town|city)){at(nearest(has(dahan))){add(n(destroyed.city), town); "
        "add(2*n(destroyed.town), explorer)}}}"
    ),
    "on(fear_deck_empty()){at(all, land(has(dahan))){attack(all, dahan, to=invader)}; win_or_lose()}": (
        "on(fear_deck_empty()){at(all, land(has(dahan))){attack(all, dahan, to=invader)}}"
    ),
    "wherever(n(blight)<=n(presence)){no_cascade(); no_presence_loss()}": (
        "wherever(n(blight)<=2*n(presence)){no_cascade(); no_presence_loss()}"
    ),
    "on(sacred_site_made()){push(all, dahan)}; wherever(has(sacred_site)){keep_out(dahan)}": (
        "on(sacred_site_made()){push(1, dahan)}; wherever(has(sacred_site)){keep_out(dahan)}"
    ),
    "on(first_uncovered(bonus_play)){power(minor)}": "on(first_uncovered(bonus_play)){power(major)}",
    "spend_markers()": NOTHING,
    "inhabit(inland())": "inhabit(coastal())",
    "counts_as(sacred_site, beasts, optional=yes)": "counts_as(sacred_site, wilds, optional=yes)",
    "inhabit(terrain(mountain))": "inhabit(terrain(jungle))",
    "on(presence_falls(), inside=yes){damage(n(event)); damage(n(event), to=dahan)}": (
        "on(presence_falls(), inside=yes){damage(n(event)); damage(2*n(event), to=dahan)}"
    ),
    "on(presence_falls(by=no_spirit_action), inside=yes){add(n(event), disease)}": (
        "on(presence_falls(by=no_spirit_action), inside=yes){add(2*n(event), disease)}"
    ),
    "counts_as(blight, badlands, by=self)": "counts_as(disease, badlands, by=self)",
    "grow_panel()": NOTHING,
    "mark_elements()": NOTHING,
    "keep_time()": NOTHING,
    "on(presence_falls(), inside=yes){if(has(invader)){fear(n(event))}}": (
        "on(presence_falls(), inside=yes){if(has(invader)){fear(2*n(event))}}"
    ),
    "collect(beasts)": "collect(wilds)",
    "on(reached(invader_card)){put(event_piece, build_space)}": "on(reached(invader_card)){accelerate(1)}",
    "keep_natives()": "cheaper(1)",
    "remove(all, invader)": "remove(all, town)",
    "joined(sands)": "joined(mountain)",
    "wherever(terrain(wetland)){on(explored_here()){build_here()}}": (
        "wherever(terrain(jungle)){on(explored_here()){build_here()}}"
    ),
    "no_forgetting(major)": NOTHING,
    "at(land()){remove_from_game(all, any)}": "at(land(coastal())){remove_from_game(all, any)}",
    "deal_fear(all, below=yes)": "deal_fear(all)",
    "on(would_forget(hand)){may{discard(1, that_card, instead=yes)}}": (
        "on(would_forget(play)){may{discard(1, that_card, instead=yes)}}"
    ),
    "put(unused.fear_card, fear_deck.top)": "accelerate(1)",
    "corner_elements()": "cheaper(1)",
    "counts_as(thief, explorer, optional=yes)": "counts_as(thief, town, optional=yes)",
    "on(destroyed_here(thief)){fear(n(face))}": "on(destroyed_here(thief)){fear(2*n(face))}",
    "on(after_step(slow)){mix_back(thief)}": "on(after_step(slow)){accelerate(1)}",
    "layout(coastline)": "cheaper(1)",
    "on(after_step(slow)){move_inland(town)}": "on(after_step(slow)){move_inland(city)}",
    "wherever(has(presence)){sit_out(<=2*n(presence), explorer)}": (
        "wherever(has(presence)){sit_out(<=0*n(presence), explorer)}"
    ),
    SILENT: SILENT.replace("min(5, ", "min(0, "),
    "wherever(has(sacred_site)){health(land, +8)}": "wherever(has(sacred_site)){health(land, +1)}",
    "blight_waits(3*n(players))": "blight_waits(0*n(players))",
    "each_spirit(){on(phase(spirit)){may{play_set_aside(stage=3, elements=10)}}}": (
        "each_spirit(){on(phase(spirit)){may{play_set_aside(stage=1, elements=0)}}}"
    ),
    "each_board(n(dahan)>=2 and n(dahan)<=4){at(lowest(has(dahan))){add(1, dahan)}}": (
        "each_board(n(dahan)>=1 and n(dahan)<=9){at(lowest(has(dahan))){add(1, dahan)}}"
    ),
    "each_board(n(dahan)>=9){leave(8, dahan)}": "each_board(n(dahan)>=3){leave(1, dahan)}",
    "on(explored_here(), inside=yes){if(stage()==3){add(1, town)}}": (
        "on(explored_here(), inside=yes){if(stage()==1){add(1, town)}}"
    ),
    "each_spirit(){on(phase(slow)){may{use_face_down(1); "
    "at(land(sacred_site)){pay(2*n(blight)+2*n(town|city)); add(1, marker)}}}}": (
        "each_spirit(){on(phase(slow)){may{use_face_down(1); "
        "at(land(sacred_site)){pay(2*n(blight)+2*n(town|city)); add(2, marker)}}}}"
    ),
    TOWNS_GROW: TOWNS_GROW.replace("n(blight)<=4", "n(blight)<=0"),
    RIVERSIDE: RIVERSIDE.replace("turn()>=1", "turn()>=9"),
    RITUAL: RITUAL.replace("n(spirits)==n(players) and n(dahan)>=3*n(players)", "n(spirits)>=1 and n(dahan)>=1"),
}
FINDERS = ("invaders", "spirits")  # of a source


class Told(NamedTuple):
    """A line of the material: where it stands, and what it says."""

    family: str  # spirits, aspects, adversaries, scenarios
    owner: str
    part: str
    place: int
    text: str


def lines() -> Iterator[Told]:
    """Everything that a spirit, an aspect, an adversary or a scenario changes."""
    for family in ("spirits", "aspects"):
        for panel in getattr(printed(), family):
            rules = enumerate(panel.special_rules)
            yield from (Told(family, panel.id, rule.id, place, write(rule.effect)) for place, rule in rules)
    for foe in printed().adversaries:
        yield Told("adversaries", foe.id, "escalation", 0, write(foe.escalation.effect))
        if foe.loss is not None and foe.loss.effect:
            yield Told("adversaries", foe.id, "loss", 0, write(foe.loss.effect))
        for level, each in enumerate(foe.levels):
            found = {"setup": each.setup, "effect": each.effect}
            yield from (Told("adversaries", foe.id, part, level, write(said)) for part, said in found.items() if said)
    for story in printed().scenarios:
        for part in ("setup", "rules", "between"):
            yield from (
                Told("scenarios", story.id, part, n, write(each)) for n, each in enumerate(getattr(story, part))
            )
        for place, source in enumerate(story.sources):
            yield Told("scenarios", story.id, "invaders", place, write(source.invaders))
            yield Told("scenarios", story.id, "spirits", place, write(source.spirits))


def otherwise(text: str) -> str:
    """The line with another number: the first one, and 1 more."""
    return OTHERWISE.get(text) or re.sub(r"\d+", lambda found: str(int(found[0]) + 1), text, count=1)


LINES = list(lines())
FIELDS = {"spirits": "special_rules", "aspects": "special_rules", "adversaries": "levels"}


def corrected(told: Told, line: str | None = None) -> Printed:
    """The material with this line changed."""
    effect = parse(otherwise(told.text) if line is None else line)
    return with_record(told.family, told.owner, lambda record: with_line(record, told, effect))


def with_record(family: str, id: str, change: Callable[[Any], Any], material: Printed | None = None) -> Printed:
    """The material with one thing changed."""
    material = material or printed()
    fields: dict[str, Any] = {family: tuple(change(e) if e.id == id else e for e in getattr(material, family))}
    return dataclasses.replace(material, **fields)


def with_line(record: Any, told: Told, effect: Effect) -> Any:
    if told.part in ("escalation", "loss"):
        return dataclasses.replace(record, **{told.part: getattr(record, told.part)._replace(effect=effect)})
    field = FIELDS.get(told.family) or ("sources" if told.part in FINDERS else told.part)
    rows = list(getattr(record, field))
    rows[told.place] = replaced(rows[told.place], told.part, effect)
    return dataclasses.replace(record, **{field: tuple(rows)})


def replaced(row: Any, part: str, effect: Effect) -> Any:
    """The line itself, or what it is a part of."""
    if isinstance(row, tuple) and not hasattr(row, "_replace"):
        return effect
    field = part if part in ("setup", *FINDERS) else "effect"
    return row._replace(**{field: effect}) if hasattr(row, "_replace") else dataclasses.replace(row, **{field: effect})
