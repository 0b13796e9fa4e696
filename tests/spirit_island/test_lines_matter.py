"""Every line of a special rule, an adversary or a scenario is what is played and what is read: another number in the
data is another game and another text.

Two games are played side by side by the same chance, one of them with a line changed, until they differ.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.amounts import usually
from tests.spirit_island.board import LETTERS, Isle, domains, pile, printed
from tests.spirit_island.corrected import FINDERS, LINES, Told, corrected, otherwise, said, with_line, with_record
from tests.spirit_island.play import answer_at_random
from tuath.core.notation import Expr, Line, check, parse, parse_expression, write
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
from tuath.games.spirit_island.state.endings import has_won, supplies, why_lost
from tuath.games.spirit_island.state.queries.conditions import habitable, land_terrains
from tuath.games.spirit_island.state.queries.queries import oceans_in_play, terror_level
from tuath.games.spirit_island.state.state import NO_EXPANSION, NOBODY, NONE, Options, State
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.setup import new_state
from tuath.words.languages import LANGUAGES


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
@pytest.mark.parametrize(
    "told",
    usually(*TRIED[::16], more=[told for told in TRIED[::2] if told not in TRIED[::16]], long=TRIED[1::2]),
    ids=name,
)
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
