"""Every line of a special rule, an adversary or a scenario is what is played and what is read: another number in the
data is another game and another text.

Two games are played side by side by the same chance, one of them with a line changed, until they differ.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.amounts import usually
from tests.spirit_island.board import LETTERS, Isle, domains, pile, printed
from tests.spirit_island.play import answer_at_random
from tests.spirit_island.test_effect_words import said
from tuath.core.notation import Effect, Expr, Line, check, parse, parse_expression, write
from tuath.core.question import members
from tuath.core.table import Table
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.foes.forgotten import use_source
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Adversary, Printed
from tuath.games.spirit_island.material.pieces import TOWN, piece
from tuath.games.spirit_island.material.vocabulary import VOCABULARY
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.conditions import habitable, land_terrains
from tuath.games.spirit_island.state.endings import has_won, supplies, why_lost
from tuath.games.spirit_island.state.queries import oceans_in_play, terror_level
from tuath.games.spirit_island.state.state import NO_EXPANSION, NOBODY, NONE, Options, State
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.setup import new_state
from tuath.words.languages import LANGUAGES

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


def name(told: Told) -> str:
    return f"{told.owner}-{told.part}-{told.place}"


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """Every line before and after, in words."""
    before = said(language, [Line("card", "use", None, parse(told.text)) for told in LINES])
    after = said(language, [Line("card", "use", None, parse(otherwise(told.text))) for told in LINES])
    return list(zip(before, after, strict=True))


def test_all_of_them_are_looked_at() -> None:
    assert [told.family for told in LINES].count("spirits") >= 36
    assert {told.owner for told in LINES if told.family == "aspects"} >= {"reach", "madness", "resilience"}
    for family in ("adversaries", "scenarios"):
        assert {told.owner for told in LINES if told.family == family} == {e.id for e in getattr(printed(), family)}
    assert {told.part for told in LINES} >= {"escalation", "loss", "setup", "rules", "between", *FINDERS}
    assert all("rule(" not in told.text for told in LINES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(len(LINES)), ids=[name(told) for told in LINES])
def test_another_number_is_another_text(place: int, language: str) -> None:
    check(parse(otherwise(LINES[place].text)), VOCABULARY)
    before, after = texts(language)[place]
    assert before != after


# A card that would be forgotten is one; the text does not count it.
COUNTED = [told for told in LINES if "discard(1, that_card" not in told.text]


def each_number(text: str) -> list[str]:
    """The line with one of its numbers 1 more, each of them once."""
    found = re.finditer(r"\d+", text)
    return [f"{text[: each.start()]}{int(each[0]) + 1}{text[each.end() :]}" for each in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_line_is_in_its_text(language: str) -> None:
    changed = [(told.text, text) for told in COUNTED for text in each_number(told.text)]
    assert len(changed) > 150
    before = said(language, [Line("card", "use", None, parse(text)) for text, _ in changed])
    after = said(language, [Line("card", "use", None, parse(text)) for _, text in changed])
    assert [pair for pair, one, other in zip(changed, before, after, strict=True) if one == other] == []


# ---- another game ---------------------------------------------------------------------------------------------------


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


PLENTY = 20  # for whoever plays by chance, so that a game is long


def game(material: Printed, told: Told) -> State:
    """Two spirits on two boards, with whatever the line belongs to; what comes late comes soon."""
    level = "6" if told.part in ("escalation", "loss") else str(told.place)
    wishes = {"adversaries": {"adversary": told.owner, "level": level}, "scenarios": {"scenario": told.owner}}
    options = Options(**wishes.get(told.family, {}))
    if next(each.set for each in getattr(material, told.family) if each.id == told.owner) != "base":
        options = options._replace(expansions="both")
    if "next_wave" in told.text:
        options = options._replace(adversary="england", level="1")
    aspects = (material.aspect_index[told.owner], NONE) if told.family == "aspects" else ()
    material = sooner(material, told)
    state = new_state(RULES, material, options, spirits_for(material, told), [0, 1], aspects=aspects)
    if "fear_deck_empty" in told.text:
        state.fear_deck, state.fear_pool = [1, 0, 0], 1
    if "extra_space" in told.text or (told.part == "escalation" and options.expansions != NO_EXPANSION):
        state.invader_deck = (2,) * len(state.invader_deck)
    if told.owner == "second_wave":
        state.fear_deck, state.fear_pool = [0, 0, 1], 1
    if options.expansions != NO_EXPANSION:
        state.blight_left += PLENTY
        state.energy = [PLENTY, PLENTY]
        state.beasts[3], state.beasts[6] = 3, 3
        for seat in range(2):
            for land in members(habitable(state, seat, 0))[:4]:
                state.presence[land * 2 + seat] += 2
    return state


def sooner(material: Printed, told: Told) -> Printed:
    """A card that is reached in this line lies near the top."""
    if "on(reached(" not in told.text:
        return material
    near = parse(re.sub(r"under=\d+", "under=1", write(foe_of(told).levels[told.place].setup)))
    setup = told._replace(part="setup")
    return with_record(told.family, told.owner, lambda record: with_line(record, setup, near), material)


def foe_of(told: Told) -> Adversary:
    return printed().adversaries[printed().adversary_index[told.owner]]


def spirits_for(material: Printed, told: Told) -> list[int]:
    first, second = (material.spirit_index[id] for id in ("lightnings_swift_strike", "river_surges_in_sunlight"))
    if told.family == "aspects":
        return [material.aspects[material.aspect_index[told.owner]].spirit, second]
    if told.owner == "river_surges_in_sunlight":
        return [second, material.spirit_index["thunderspeaker"]]
    return [material.spirit_index[told.owner] if told.family == "spirits" else first, second]


SEEN = (
    "pieces", "blight", "beasts", "wilds", "disease", "badlands", "markers", "presence", "destroyed", "covered",
    "energy", "hands", "played", "discards", "days", "used", "quick", "invader_deck", "unseen", "exploring",
    "building", "ravaging", "extra_building", "event_card", "event_faces", "reminders", "fear_deck", "fear_earned",
    "fear_pool", "fear_shown", "terror", "blight_left", "inner_lands", "has_failed", "counters", "turn", "phase",
    "ending",
)  # fmt: skip


def seen(state: State) -> list[Any]:
    """What lies on the table, face up or down."""
    return [getattr(state, field) for field in SEEN]


def differs(told: Told, material: Printed, seed: int) -> bool:
    """Does a game differ with this material, if it is played by the same chance?"""
    one, other = game(printed(), told), game(material, told)
    games = [(Table(state, domains()), Random(seed)) for state in (one, other)]
    is_found = told.part not in FINDERS
    while True:
        if not is_found and one.turn:
            is_found = True
            for table, rng in games:
                answer_at_random(find_source(table, told), rng)
        rules = [step(table) for table, _ in games]
        if None in rules:
            return False
        for rule, (_, rng) in zip(rules, games, strict=True):
            assert rule is not None
            answer_at_random(rule, rng)
        if seen(one) != seen(other):
            return True


async def find_source(table: Table[State], told: Told) -> None:
    """What lies in a land of the first board."""
    story = table.state.printed.scenarios[table.state.printed.scenario_index[told.owner]]
    await use_source(table, Land(4), getattr(story.sources[told.place], told.part))


SEEDS = range(400)  # one of the first shows it, unless cards are dealt otherwise
# What chance hardly ever brings about has a test of its own in test_numbers_of_rules.
SHOWN_ALONE = ("hold_back(", "on(after_step(ravage)){if(turn()>=2){each_board(none(blight.new))")


TRIED = [told for told in LINES if not told.text.startswith(SHOWN_ALONE)]


@pytest.mark.slow
@pytest.mark.parametrize("told", usually(*TRIED[::4], more=TRIED[2::4], long=TRIED[1::2]), ids=name)
def test_another_number_is_another_game(told: Told) -> None:
    material = corrected(told)
    assert any(differs(told, material, seed) for seed in SEEDS)


def test_an_ocean_is_what_its_rule_says() -> None:
    """S-22.3: for powers, while it is in play."""
    told = next(told for told in LINES if told.part == "ocean_in_play")
    sands = corrected(told, told.text.replace("wetland", "sands"))
    for material, terrain in ((printed(), "wetland"), (sands, "sands")):
        state = game(material, told)
        state.presence[0] = 1
        assert land_terrains(Case(state, here=Land(0), oceans=oceans_in_play(state))) == (terrain,)


@pytest.mark.parametrize(("line", "lands"), [
    ("inhabit(inland())", [4, 5, 6, 7, 8]), ("inhabit(terrain(mountain))", [1, 6]), ("fast(<=1)", list(range(1, 9))),
])  # fmt: skip
def test_a_rule_of_a_new_spirit_is_its_line(line: str, lands: list[int]) -> None:
    """S-5.17: where presence may be, by the panel alone; one that says nothing of it may be everywhere."""
    told = next(told for told in LINES if told.owner == "river_surges_in_sunlight")
    material = corrected(told, line)
    state = new_state(RULES, material, Options(), [material.spirit_index[told.owner]], [material.board_index["A"]])
    assert list(members(habitable(state, 0, 0))) == lands


# ---- how it ends ----------------------------------------------------------------------------------------------------


class End(NamedTuple):
    """A condition under which an adversary or a scenario ends a game, one that is a little different, and an island."""

    family: str
    owner: str
    before: str
    after: str
    pieces: str
    fear_deck: tuple[int, int, int]
    ends: tuple[str, str]


ENDS = [
    End("adversaries", "england", "n_lands(island, n(town|city)>=7)>=1", "n_lands(island, n(town|city)>=8)>=1",
        "ttttttt", (3, 3, 3), ("adversary", "")),
    End("scenarios", "guard_the_isles_heart", "turn()>1 and n(town|city, inner_lands)>=1",
        "turn()>1 and n(town|city, inner_lands)>=2", "t", (3, 3, 3), ("scenario", "")),
    End("scenarios", "dahan_insurrection", "n(dahan, island)<2*n(players)", "n(dahan, island)<3*n(players)", "ttttdd",
        (3, 3, 3), ("", "scenario")),
    End("scenarios", "dahan_insurrection", "n_lands(island, n(town|city)>n(dahan))==0",
        "n_lands(island, n(town|city)>n(dahan))==1", "tttdd", (0, 3, 3), ("", "victory")),
    End("scenarios", "dahan_insurrection", "n_lands(island, n(town|city)>n(dahan))<n(players)",
        "n_lands(island, n(town|city)>n(dahan))<2*n(players)", "tttdd", (0, 0, 3), ("", "victory")),
    End("scenarios", "dahan_insurrection", "n_lands(island, n(town|city)>n(dahan))<n(players)",
        "n_lands(island, n(town|city)>n(dahan))<3*n(players)", "tttdd", (0, 0, 0), ("", "victory")),
    End("scenarios", "rituals_of_terror", "terror()>=4", "terror()>=3", "ttccdd", (0, 0, 3), ("", "victory")),
    End("scenarios", "rituals_of_terror", "terror()>=4", "terror()>=5", "ttccdd", (0, 0, 0), ("victory", "")),
]  # fmt: skip


def ends_with(end: End) -> Printed:
    """The material with this condition changed, wherever it stands."""
    before, after = parse_expression(end.before), parse_expression(end.after)

    def change(record: Any) -> Any:
        fields = [field for field in ("victory", "loss") if hasattr(record, field)]
        return dataclasses.replace(
            record, **{field: changed(getattr(record, field), before, after) for field in fields}
        )

    return with_record(end.family, end.owner, change)


def changed(ending: Any, before: Expr, after: Expr) -> Any:
    """How a scenario is won or lost, or how an adversary wins."""
    if ending is None:
        return None
    ending = ending._replace(when=after if ending.when == before else ending.when)
    levels = {level: after if wanted == before else wanted for level, wanted in terror_levels(ending)}
    return ending._replace(when_terror=levels) if levels else ending


def terror_levels(ending: Any) -> Iterable[tuple[int, Expr]]:
    return ending.when_terror.items() if hasattr(ending, "when_terror") else ()


def how_it_ends(material: Printed, end: End) -> str:
    """One spirit in the second turn, everything in its land 7."""
    wishes = {"adversary": end.owner} if end.family == "adversaries" else {"scenario": end.owner}
    state = new_state(RULES, material, Options(**wishes), [material.spirit_index["thunderspeaker"]], [0])
    state.pieces = [()] * len(state.pieces)
    state.pieces[7] = tuple(sorted(piece(LETTERS[letter]) for letter in end.pieces))
    state.presence[7], state.turn, state.inner_lands, state.fear_deck = 1, 2, 1 << 7, list(end.fear_deck)
    state.terror = terror_level(state) if end.owner == "rituals_of_terror" else 0
    return "victory" if has_won(state) else why_lost(state) or ""


@pytest.mark.parametrize("end", ENDS, ids=lambda end: f"{end.owner}: {end.before}")
def test_another_number_is_another_end(end: End) -> None:
    """S-17.4, S-18.1, S-19.1"""
    assert how_it_ends(printed(), end) == end.ends[0]
    assert how_it_ends(ends_with(end), end) == end.ends[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_number_is_another_text_of_an_end(language: str) -> None:
    conditions = {text for end in ENDS for text in (end.before, end.after)}
    texts = said(language, [Line("card", "condition", parse_expression(text), ()) for text in sorted(conditions)])
    assert len(set(texts)) == len(conditions)


SUPPLY = "supply(7*n(boards), town, joined=2)"


@pytest.mark.parametrize(("line", "pieces", "lost"), [
    (SUPPLY, "ttttttt", False), (SUPPLY, "tttttttt", True),
    ("supply(5*n(boards), town, joined=2)", "tttttt", True), ("supply(9*n(boards), town, joined=2)", "tttttttt", False),
    ("supply(1*n(boards), city)", "tttttttt", False), ("supply(1*n(boards), city)", "cc", True),
])  # fmt: skip
def test_there_are_as_many_as_the_line_says(line: str, pieces: str, lost: bool) -> None:
    """S-18.6: and whoever cannot place one has lost."""
    material = with_record("adversaries", "france", lambda foe: limited(foe, line))
    end = End("adversaries", "france", "", "", pieces, (3, 3, 3), ("", ""))
    assert how_it_ends(material, end) == ("adversary" if lost else "")


@pytest.mark.parametrize(("joined", "more"), [(2, 3), (1, 3), (4, 0), (None, 0)])
def test_from_which_level_on_there_are_more(joined: int | None, more: int) -> None:
    """S-20.5: beside another adversary of level 3."""
    line = SUPPLY.replace(", joined=2", "" if joined is None else f", joined={joined}")
    material = with_record("adversaries", "france", lambda foe: limited(foe, line))
    wishes = Options(adversary="france", level="2", second_adversary="england", second_level="3")
    state = new_state(RULES, material, wishes, [material.spirit_index["thunderspeaker"]], [0])
    assert supplies(state) == [((TOWN,), 7 + more)]


def limited(foe: Any, line: str) -> Any:
    return dataclasses.replace(foe, loss=foe.loss._replace(effect=parse(line)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [
    [SUPPLY, "supply(6*n(boards), town, joined=2)", "supply(7*n(boards), town, joined=3)", "supply(7*n(boards), town)"],
    ["wherever(none(blight)){durable(town, 2)}", "wherever(none(blight)){durable(town, 3)}"],
    ["each_spirit(){power(minor, draw=3, keep=1)}", "each_spirit(){power(minor, draw=3, keep=2)}"],
], ids=["supply", "durable", "keep"])  # fmt: skip
def test_another_number_is_another_line(language: str, texts: list[str]) -> None:
    read = said(language, [Line("card", "use", None, parse(text)) for text in texts])
    assert len(set(read)) == len(texts)


@pytest.mark.parametrize(("damage", "left"), [(2, "town:2"), (3, "town:3"), (4, "")])
def test_a_durable_town_takes_what_the_line_says(damage: int, left: str) -> None:
    """S-9.11, S-9.12: of its health of 4."""
    line = f"wherever(none(blight)){{health(town, +2); durable(town, {damage})}}"
    isle = Isle(says=line)
    isle.holds(line)
    isle.put(7, "t")
    isle.run(carry_out(Use(isle.table, 0, Land(7), actor=NOBODY), parse("destroy(1, town)")))
    assert isle.pieces(7) == left


@pytest.mark.parametrize(("draw", "keep"), [(1, 1), (4, 1), (4, 2), (2, 2), (2, 3)])
def test_as_many_cards_are_kept_as_the_line_says(draw: int, keep: int) -> None:
    """S-6.3: nobody is asked where all are kept."""
    isle = Isle()
    minors = [power.id for power in printed().powers if power.kind == "minor"][:6]
    isle.state.hands, isle.state.minors = [0], pile(*minors)
    asked = keep if keep < draw else 0
    effect = parse(f"power(minor, draw={draw}, keep={keep})")
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), effect), [*minors[:draw], *minors[:asked]])
    kept = minors[: min(draw, keep)]
    assert isle.state.hands == [pile(*kept)]
    assert isle.state.minors_discarded == pile(*minors[len(kept) : draw])
