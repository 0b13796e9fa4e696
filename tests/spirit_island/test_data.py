"""The printed material: how much there is of everything, how it fits together, and files that are refused."""

from __future__ import annotations

import copy
import json
import re
import shutil
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.spirit_island.material import PRINTED
from tuath.core.datafile import DataError
from tuath.core.message import Refused
from tuath.core.notation import parse, parse_expression, write, write_expression
from tuath.games.spirit_island.material.material import SETS, Adversary, Innate, Power, Spirit, in_sets
from tuath.games.spirit_island.material.printed import BUILT_IN, load_printed
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

RAW: dict[str, Any] = dict(PRINTED.raw)
Change = Callable[[dict[str, Any]], None]


def by_set(records: Any) -> dict[str, int]:
    return {name: len(in_sets(tuple(records), (name,))) for name in SETS}


# ---- how much -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("records", "wanted"),
    [
        (PRINTED.boards, (4, 0, 2)),
        (PRINTED.invader_cards, (15, 0, 0)),
        (PRINTED.spirits, (8, 2, 10)),
        (PRINTED.aspects, (0, 0, 6)),
        (PRINTED.fear_cards, (15, 15, 6)),
        (PRINTED.blight_cards, (2, 7, 7)),
        (PRINTED.events, (0, 26, 30)),
        (PRINTED.adversaries, (3, 1, 2)),
        (PRINTED.scenarios, (4, 4, 3)),
        ([card for card in PRINTED.powers if card.kind == "minor"], (36, 31, 33)),
        ([card for card in PRINTED.powers if card.kind == "major"], (22, 21, 23)),
        ([card for card in PRINTED.powers if card.kind == "unique"], (32, 8, 41)),
    ],
)
def test_how_many_there_are(records: Any, wanted: tuple[int, int, int]) -> None:
    """S-2.16: what is in each box is all there; Sea Monsters, which was printed twice, counts for Branch & Claw."""
    assert all(by_set(records)[name] >= number for name, number in zip(SETS, wanted, strict=True))


def test_in_sets() -> None:
    """Places in the whole material, so that a choice of sets does not number things anew."""
    assert in_sets(PRINTED.boards, ("base", "je")) == (0, 1, 2, 3, 4, 5)
    assert in_sets(PRINTED.boards, ("je",)) == (4, 5)


def test_everything_has_a_place() -> None:
    """The state names things by number, records by id."""
    for records, index in (
        (PRINTED.boards, PRINTED.board_index),
        (PRINTED.layouts, PRINTED.layout_index),
        (PRINTED.invader_cards, PRINTED.invader_index),
        (PRINTED.powers, PRINTED.power_index),
        (PRINTED.innates, PRINTED.innate_index),
        (PRINTED.spirits, PRINTED.spirit_index),
        (PRINTED.aspects, PRINTED.aspect_index),
        (PRINTED.fear_cards, PRINTED.fear_index),
        (PRINTED.blight_cards, PRINTED.blight_index),
        (PRINTED.events, PRINTED.event_index),
        (PRINTED.adversaries, PRINTED.adversary_index),
        (PRINTED.scenarios, PRINTED.scenario_index),
    ):
        assert [record.id for record in records] == list(index)
        assert list(index.values()) == list(range(len(records)))


def test_invader_cards() -> None:
    """S-2.4: four, five and six of the stages; four with a flag; every pair of terrains in stage III."""
    assert Counter(card.stage for card in PRINTED.invader_cards) == {1: 4, 2: 5, 3: 6}
    assert [card.id for card in PRINTED.invader_cards if card.escalation] == [
        "2_jungle", "2_mountain", "2_sands", "2_wetland",
    ]  # fmt: skip
    assert len({card.match for card in PRINTED.invader_cards if card.stage == 3}) == 6
    assert Counter(PRINTED.numbers.invader_deck) == {1: 3, 2: 4, 3: 5}


def test_numbers() -> None:
    """S-2.2, S-2.3, S-2.5"""
    numbers = PRINTED.numbers
    assert (numbers.fear_markers, numbers.fear_deck) == (4, (3, 3, 3))
    assert (numbers.healthy_blight, numbers.first_blight, numbers.blight_without_card) == (2, 1, 5)


def test_layouts() -> None:
    """S-4.8, S-20.2: a standard layout for every number of boards, an archipelago from two on."""
    for boards in range(1, 7):
        assert len(PRINTED.layouts[PRINTED.layout_index[f"standard_{boards}"]].slots) == boards
    for boards in range(2, 7):
        layout = PRINTED.layouts[PRINTED.layout_index[f"archipelago_{boards}"]]
        assert len(layout.slots) == boards
        assert layout.facing


# ---- powers and spirits ---------------------------------------------------------------------------------------------

POWERS = pytest.mark.parametrize("power", PRINTED.powers, ids=lambda power: power.id)
SPIRITS = pytest.mark.parametrize("spirit", PRINTED.spirits, ids=lambda spirit: spirit.id)
WITHOUT_ELEMENTS = {"elemental_boon", "gift_of_natures_connection", "draw_towards_a_consuming_void"}


@POWERS
def test_power_cards(power: Power) -> None:
    """S-6.1, S-6.3, S-7.6: costs by kind; majors have thresholds; both sides of a choice need one."""
    assert power.id == re.sub(r"[^a-z0-9]+", "_", power.names.en.replace("'", "").lower()).strip("_")
    assert {"minor": power.cost <= 1, "major": power.cost >= 2, "unique": True}[power.kind]
    assert power.kind != "major" or power.thresholds
    assert any(power.elements) != (power.id in WITHOUT_ELEMENTS)
    assert (power.range is not None) == (power.target.kind == "land")
    for threshold in power.thresholds:
        assert any(threshold.elements[0]) != (threshold.condition == "no_other_cards_in_play")
        assert bool(threshold.effect) != (threshold.mode == "both")
        assert threshold.mode != "both" or "either{" in write(power.effect)


@pytest.mark.parametrize("innate", PRINTED.innates, ids=lambda innate: innate.id)
def test_innates(innate: Innate) -> None:
    """S-7.7: the first level replaces nothing."""
    assert 1 <= len(innate.levels) <= 5
    assert innate.levels[0].mode in ("add", "range", "speed")
    assert all(any(elements) for level in innate.levels for elements in level.elements)


@SPIRITS
def test_spirits(spirit: Spirit) -> None:
    """S-2.10, S-5.1: own cards, rising tracks, a way to reclaim, and a choice at growth."""
    assert len(spirit.uniques) == (5 if spirit.id == "many_minds_move_as_one" else 4)
    for card in spirit.uniques:
        power = PRINTED.powers[card]
        assert (power.kind, power.set, power.spirit) == ("unique", spirit.set, PRINTED.spirit_index[spirit.id])
    assert [track.id for track in spirit.tracks][:2] == ["energy", "plays"]
    for track in spirit.tracks:
        for kind in ("energy", "plays"):
            numbers = [getattr(space, kind) for space in track.spaces if getattr(space, kind) is not None]
            assert numbers == sorted(numbers)
    assert any("reclaim(" in write(action) for growth in spirit.growth for o in growth.options for action in o.actions)
    assert all(growth.pick < len(growth.options) for growth in spirit.growth)
    assert 1 <= len(spirit.special_rules) <= 3
    assert spirit.innates


@SPIRITS
def test_progressions(spirit: Spirit) -> None:
    """S-6.8: the four simple spirits, five minor and two major cards each."""
    assert bool(spirit.progression) == (spirit.set == "base" and spirit.complexity == "low")
    if spirit.progression:
        cards = [PRINTED.powers[card] for card in spirit.progression]
        assert Counter(card.kind for card in cards) == {"minor": 5, "major": 2}
        assert {card.set for card in cards} == {"base"}


def test_unique_cards_belong_to_one_spirit() -> None:
    used = [card for spirit in PRINTED.spirits for card in spirit.uniques]
    assert sorted(used) == [place for place, card in enumerate(PRINTED.powers) if card.kind == "unique"]


def test_aspects() -> None:
    """S-2.1: two for Lightning and Shadows, one for River and Earth; each adds something."""
    assert Counter(PRINTED.spirits[aspect.spirit].id for aspect in PRINTED.aspects) == {
        "lightnings_swift_strike": 2,
        "river_surges_in_sunlight": 1,
        "shadows_flicker_like_flame": 2,
        "vital_strength_of_the_earth": 1,
    }
    for place, aspect in enumerate(PRINTED.aspects):
        assert aspect.innates or aspect.special_rules
        assert place in PRINTED.spirits[aspect.spirit].aspects


def test_elements_of_a_card() -> None:
    card = PRINTED.powers[PRINTED.power_index["flash_floods"]]
    assert dict(zip(ELEMENTS, card.elements, strict=True)) == {
        "sun": 1, "moon": 0, "fire": 0, "air": 0, "water": 1, "earth": 0, "plant": 0, "animal": 0,
    }  # fmt: skip


def test_two_target_lands() -> None:
    """S-7.3: Fire and Flood targets two lands from one origin."""
    card = PRINTED.powers[PRINTED.power_index["fire_and_flood"]]
    assert card.range is not None
    assert card.range.steps == (1, 2)


def test_elements_of_which_one_is_enough() -> None:
    """S-7.6"""
    innate = PRINTED.innates[PRINTED.innate_index["why_dont_you_and_them_fight"]]
    assert [len(level.elements) for level in innate.levels] == [1, 1, 2, 1]


# ---- the island's side ----------------------------------------------------------------------------------------------


def test_blight_cards() -> None:
    """S-10.5, S-10.6, S-20.6: two still-healthy ones; without events no 2 per player and nothing that happens once."""
    assert sum(card.back == "still_healthy" for card in PRINTED.blight_cards) == 2
    for card in PRINTED.blight_cards:
        assert 2 <= card.blight <= 5
        assert card.without_events == (
            card.back == "still_healthy" or (card.blight != 2 and card.timing != "immediate")
        )


def test_events() -> None:
    """S-14.2, S-14.9: two or three options, else a case for every state; one event stays away from some games."""
    for event in PRINTED.events:
        assert (event.kind == "choice") == bool(event.chooser)
        assert len(event.parts) in (2, 3)
    assert {event.id: event.not_with for event in PRINTED.events if event.not_with} == {
        "a_strange_madness_among_the_beasts": ("russia", "many_minds_move_as_one")
    }
    rebellion = PRINTED.events[PRINTED.event_index["slave_rebellion"]]
    assert rebellion.adversary == PRINTED.adversary_index["france"]
    assert {event.token_event for event in PRINTED.events} - {None} == set(range(len(PRINTED.token_events)))
    assert {event.dahan_event for event in PRINTED.events} - {None} == set(range(len(PRINTED.dahan_events)))


DIFFICULTY = {
    "brandenburg_prussia": [1, 2, 4, 6, 7, 9, 10],
    "england": [1, 3, 4, 6, 7, 9, 10],
    "sweden": [1, 2, 3, 5, 6, 7, 8],
    "france": [2, 3, 5, 7, 8, 9, 10],
    "habsburg": [2, 3, 5, 6, 8, 9, 10],
    "russia": [1, 3, 4, 6, 7, 9, 11],
}
FEAR_CARDS = {"habsburg": [9, 10, 11, 12, 12, 13, 14], "russia": [9, 10, 11, 11, 12, 13, 14]}


@pytest.mark.parametrize("adversary", PRINTED.adversaries, ids=lambda adversary: adversary.id)
def test_adversaries(adversary: Adversary) -> None:
    """S-18.1, S-21: seven levels with the difficulties of the table; each but the first does something."""
    assert [level.difficulty for level in adversary.levels] == DIFFICULTY[adversary.id]
    fear = [sum(level.fear) for level in adversary.levels]
    assert fear == FEAR_CARDS.get(adversary.id, fear)
    for number, level in enumerate(adversary.levels):
        assert 9 <= sum(level.fear) <= 14
        assert 8 <= len(level.deck) <= 12
        assert bool(number) == bool(level.setup or level.effect)


@pytest.mark.parametrize(
    ("adversary", "level", "inside"),
    [
        ("sweden", 1, True),
        ("sweden", 5, True),
        ("russia", 1, True),
        ("france", 4, True),
        ("france", 1, False),
        ("france", 2, False),
    ],
)
def test_what_happens_inside_an_invader_action(adversary: str, level: int, inside: bool) -> None:
    """S-15.14: "when" changes the invader action itself, "after" follows it."""
    line = write(PRINTED.adversaries[PRINTED.adversary_index[adversary]].levels[level].effect)
    assert "on(" in line
    assert ("inside=yes" in line) == inside


def test_markers_and_escalation() -> None:
    """S-15.14, S-18.9, S-18.14: Habsburg's markers go inside the ravage, Sweden's escalation follows the explore."""
    habsburg, sweden = (PRINTED.adversaries[PRINTED.adversary_index[id]] for id in ("habsburg", "sweden"))
    assert habsburg.loss is not None
    assert "inside=yes" in write(habsburg.loss.effect)
    assert "inside=yes" not in write(sweden.escalation.effect)


def test_scenarios() -> None:
    """S-21: difficulties; eight sources of power are hidden."""
    assert {scenario.id: scenario.difficulty for scenario in PRINTED.scenarios} == {
        "blitz": 0,
        "guard_the_isles_heart": 0,
        "rituals_of_terror": 3,
        "dahan_insurrection": 4,
        "second_wave": 0,
        "powers_long_forgotten": 1,
        "ward_the_shores": 2,
        "rituals_of_the_destroying_flame": 3,
        "elemental_invocation": 1,
        "despicable_theft": 2,
        "the_great_river": 3,
    }
    assert [len(scenario.sources) for scenario in PRINTED.scenarios if scenario.sources] == [8]


# ---- lines of notation ----------------------------------------------------------------------------------------------

EFFECTS = {
    "effect", "effects", "setup", "rules", "actions", "action", "first_uncover", "on_leave", "use_cost",
    "speed_option", "general", "after", "invaders", "spirits",
}  # fmt: skip
NO_LINE = re.compile("/origin|/fewer_rules")
CONDITIONS = {"if", "needs", "when", "when_terror"}


def texts(value: Any, name: str = "", where: str = "") -> Iterator[tuple[str, str, str]]:
    """Every text of the file with the name of its field and its place."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from texts(part, name if key.isdigit() else key, f"{where}/{key}")
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from texts(part, name, f"{where}/{place}")
    elif isinstance(value, str):
        yield name, value, where


LINES = [(where, text) for name, text, where in texts(RAW) if name in EFFECTS and not NO_LINE.search(where)]


def test_every_line_reads_and_writes_the_same() -> None:
    """Nothing of a line is lost between reading and printing."""
    assert len(LINES) > 1100
    for where, text in LINES:
        assert write(parse(text)) == text, where
    for name, text, where in texts(RAW):
        if name in CONDITIONS and "/events/" not in where:
            assert write_expression(parse_expression(text)) == text, where


@pytest.mark.parametrize("section", ["fear_cards", "blight_cards", "events", "adversaries", "scenarios"])
def test_places_by_name_are_explained(section: str) -> None:
    """A line that only names its lands has a note beside it that says which they are; no note is left over."""
    for record in RAW[section]["records"]:
        lines = [text for name, text, where in texts(record) if name in {*EFFECTS, "cost"} and "/origin" not in where]
        places = {word for line in lines for word in ("inner_lands",) if word in line}
        assert places == set(record.get("rule_notes", {})), record["id"]


# ---- names and origins ----------------------------------------------------------------------------------------------


def records(value: Any) -> Iterator[dict[str, Any]]:
    """Everything in the file that has names."""
    if isinstance(value, dict):
        if "names" in value and "origin" in value:
            yield value
        for part in value.values():
            yield from records(part)
    elif isinstance(value, list):
        for part in value:
            yield from records(part)


def test_names_have_an_origin() -> None:
    """Whoever owns the game can see what to correct."""
    found = list(records(RAW))
    assert len(found) > 700
    for record in found:
        marks = {*record["origin"]["names"].values(), record["origin"].get("rules", "sourced")}
        assert marks <= set(RAW["origin_values"])
        assert set(record["names"]) == set(LANGUAGES)


def test_names_that_were_guessed_are_marked() -> None:
    """Which of three Shadows cards bears which known German name is not known."""
    cards = {card["id"]: card for card in RAW["powers"]["records"]}
    for id in ("concealing_shadows", "favors_called_due", "mantle_of_dread"):
        assert cards[id]["origin"]["names"]["de"] == "reconstructed"
    assert cards["call_of_the_dahan_ways"]["origin"]["names"]["de"] == "sourced"


def test_what_is_disputed_says_how() -> None:
    """What was looked at and is not certain is marked where it can be corrected, with what else it could be."""
    found = [record for record in records(RAW) if record["origin"].get("rules") == "disputed"]
    assert {record["names"]["en"] for record in found} == {
        "Terrifying Beasts", "Irregular Outbreaks", "Plagues Bring Fear and Death", "Strange Tales attract Explorers",
        "Create Unnerving Distractions", "Volcano Looming High", "Lure of the Deep Wilderness",
        "Grinning Trickster Stirs Up Trouble", "Fractured Days Split the Sky", "Skies Herald the Season of Return",
        "Draw Towards a Consuming Void", "Collapse in a Blast of Lava and Steam", "Fly Fast as Thought",
        "A Joining of Swarms and Flocks", "More Rural Than Urban", "Wave of Immigration",
    }  # fmt: skip
    assert all(record.get("note") for record in found)


ODD = re.compile(r"[^0-9A-Za-zÄÖÜäöüßÁÉÍÓÚáéíóú ,.!?()'„“\-:/+−…]|\s\s|^\s|\s$")
WITHOUT_UMLAUT = re.compile(r"(?<![aeqAEQ])ue|oe|ae")


def test_german_names_are_spelt_in_german() -> None:
    for record in records(RAW):
        name = record["names"]["de"]
        assert unicodedata.normalize("NFC", name) == name
        assert not ODD.search(name), name
        assert not WITHOUT_UMLAUT.search(name.replace("aktuell", "")), name
        assert name[0].isupper() or name[0] == "„", name


@pytest.mark.parametrize(
    "section", ["powers", "spirits", "aspects", "fear_cards", "blight_cards", "events", "scenarios"]
)
def test_no_two_have_the_same_name(section: str) -> None:
    for language in LANGUAGES:
        names = [record["names"][language].casefold() for record in RAW[section]["records"]]
        assert len(set(names)) == len(names)


def test_titles() -> None:
    assert PRINTED.titles["power:rivers_bounty"]["en"] == "River's Bounty"
    assert PRINTED.titles["spirit:river_surges_in_sunlight"]["de"] == "Sonnengenährter Fluss"
    assert PRINTED.titles["innate:massive_flooding"]["de"] == "Gewaltige Überflutung"
    assert PRINTED.titles["special_rule:rivers_domain"]["en"] == "River's Domain"


# ---- other files ----------------------------------------------------------------------------------------------------


def written(folder: Path, change: Change) -> Path:
    data = copy.deepcopy(RAW)
    change(data)
    file = folder / "spirit_island.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def put(*path: str | int, value: Any) -> Change:
    """Set one value of a record: the section, the number of the record, and on."""

    def change(data: dict[str, Any]) -> None:
        node: Any = data
        for name in path[:-1]:
            node = node[name]
        node[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Leave one value out."""

    def change(data: dict[str, Any]) -> None:
        node: Any = data
        for name in path[:-1]:
            node = node[name]
        del node[path[-1]]

    return change


def at(section: str, number: int) -> tuple[str | int, ...]:
    return section, "records", number


BOARD, LAYOUT, POWER, SPIRIT = at("boards", 0), at("layouts", 1), at("powers", 0), at("spirits", 0)
EVENT, ADVERSARY, BLIGHT = at("events", 0), at("adversaries", 1), at("blight_cards", 0)


@pytest.mark.parametrize(
    ("change", "where", "key"),
    [
        (drop("powers"), "/", "missing"),
        (put("powers", "records", value=[]), "/powers/records", "length"),
        (put("numbers", "fear_deck", value=[3, 3]), "/numbers/fear_deck", "length"),
        (put("numbers", "invader_deck", value="111-4"), "/numbers/invader_deck", "unknown"),
        (put("boards", "not_together", 0, value=["B", "X"]), "/boards/not_together/0/1", "unknown"),
        (put(*BOARD, "lands", 1, "terrain", value="lake"), "/boards/records/0/lands/1/terrain", "unknown"),
        (put(*BOARD, "lands", 1, "terrain", value="sands"), "/boards/records/0/lands", "terrains"),
        (put(*BOARD, "lands", 7, "adjacent", value=[5]), "/boards/records/0/lands/8/adjacent", "neighbours"),
        (put(*BOARD, "lands", 7, "adjacent", value=[5, 7, 8]), "/boards/records/0/lands/7/adjacent", "neighbours"),
        (put(*BOARD, "lands", 1, "pieces", value={"fort": 1}), "/boards/records/0/lands/1/pieces", "unknown"),
        (put(*BOARD, "lands", 1, "pieces", value=1), "/boards/records/0/lands/1/pieces", "kind"),
        (put(*BOARD, "vertices", value=1), "/boards/records/0/vertices", "kind"),
        (put(*BOARD, "lands", 1, "polygon", value=["c0", "c1", "x"]), "/boards/records/0/lands/1/polygon/2", "unknown"),
        (put(*BOARD, "sides", 1, "breaks", value=[4]), "/boards/records/0/sides/1/breaks", "breaks"),
        (put(*BOARD, "sides", 1, "lands", value=[8, 5]), "/boards/records/0/sides", "corners"),
        (put(*BOARD, "sides", 1, "lands", value=[6, 7]), "/boards/records/0/sides/1/lands", "neighbours"),
        (put(*LAYOUT, "slots", value=[[0, 0, 0], [0, 0, 0]]), "/layouts/records/1", "layout-overlap"),
        (put(*LAYOUT, "slots", value=[[0, 0, 0], [0, -1, 0]]), "/layouts/records/1", "layout-ocean"),
        (put(*LAYOUT, "slots", value=[[0, 0, 0], [0, 5, 0]]), "/layouts/records/1", "layout-apart"),
        (put(*LAYOUT, "slots", value=[[0, n, 0] for n in range(7)]), "/layouts/records/1", "layout-boards"),
        (put(*LAYOUT, "facing", value=[[0, 1]]), "/layouts/records/1", "layout-facing"),
        (put(*LAYOUT, "slots", 0, value=[6, 0, 0]), "/layouts/records/1/slots/0/0", "range"),
        (put(*POWER, "id", value="call_to_bloodshed"), "/powers/records/1/id", "twice"),
        (put(*POWER, "set", value="promo"), "/powers/records/0/set", "unknown"),
        (put(*POWER, "cost", value=-1), "/powers/records/0/cost", "range"),
        (put(*POWER, "speed", value="quick"), "/powers/records/0/speed", "unknown"),
        (drop(*POWER, "range"), "/powers/records/0", "missing"),
        (put(*POWER, "target", "any_of", value=["lake"]), "/powers/records/0/target/any_of/0", "unknown"),
        (put(*POWER, "elements", value=["moon", "moon"]), "/powers/records/0/elements", "twice"),
        (put(*POWER, "effect", value="replace(1, explorer"), "/powers/records/0/effect", "notation-syntax"),
        (put(*POWER, "effect", value="fear(1)§"), "/powers/records/0/effect", "notation-character"),
        (put(*POWER, "effect", value="pusch(1, dahan)"), "/powers/records/0/effect", "notation-unknown"),
        (put(*POWER, "effect", value="push(1, jungle)"), "/powers/records/0/effect", "notation-kind"),
        (put(*POWER, "thresholds", 0, "mode", value="also"), "/powers/records/0/thresholds/0/mode", "unknown"),
        (drop(*POWER, "thresholds", 0, "effect"), "/powers/records/0/thresholds/0", "missing"),
        (put(*POWER, "thresholds", 0, "elements", value=1), "/powers/records/0/thresholds/0/elements", "kind"),
        (
            put(*POWER, "thresholds", 0, "elements", value={"ice": 1}),
            "/powers/records/0/thresholds/0/elements",
            "unknown",
        ),
        (put(*POWER, "names", "de", value=""), "/powers/records/0/names/de", "kind"),
        (drop(*SPIRIT, "tracks", 0, "spaces", 1), "/spirits/records/0/tracks", "range"),
        (put(*SPIRIT, "tracks", 0, "spaces", 0, value={"plays": 1}), "/spirits/records/0/tracks/0/spaces/0", "missing"),
        (put(*SPIRIT, "tracks", 0, "spaces", 0, "gold", value=1), "/spirits/records/0/tracks/0/spaces/0", "unknown"),
        (put(*SPIRIT, "tracks", 0, "spaces", 1, value=1), "/spirits/records/0/tracks/0/spaces/1", "kind"),
        (put(*SPIRIT, "growth", 0, "pick", value=4), "/spirits/records/0/growth/0/pick", "range"),
        (put(*SPIRIT, "uniques", 0, value="flash_floods"), "/spirits/records/0/uniques/0", "unknown"),
        (drop(*SPIRIT, "uniques", 0), "/spirits/records/0/uniques", "length"),
        (put(*SPIRIT, "progression", 0, value="a_fine_day"), "/spirits/records/0/progression/0", "unknown"),
        (put(*SPIRIT, "innates", 0, "levels", value=[]), "/spirits/records/0/innates/0/levels", "length"),
        (put(*at("aspects", 1), "replaces", value="rivers_domain"), "/aspects/records/1/replaces", "unknown"),
        (put(*at("fear_cards", 0), "effects", value=["fear(1)"]), "/fear_cards/records/0/effects", "length"),
        (put(*BLIGHT, "timing", value="later"), "/blight_cards/records/0/timing", "unknown"),
        (put(*BLIGHT, "without_events", value=1), "/blight_cards/records/0/without_events", "kind"),
        (put(*EVENT, "token_event", value="rain"), "/events/records/0/token_event", "unknown"),
        (put(*at("events", 40), "parts", 0, "when", value=["healthy"] * 2), "/events/records/40/parts", "cases"),
        (put(*ADVERSARY, "levels", 2, "deck", value="1-x"), "/adversaries/records/1/levels/2/deck", "unknown"),
        (drop(*ADVERSARY, "levels", 6), "/adversaries/records/1/levels", "length"),
        (put(*ADVERSARY, "loss", "when", value="n(town"), "/adversaries/records/1/loss/when", "notation-syntax"),
        (put(*ADVERSARY, "loss", "when", value="n(town)"), "/adversaries/records/1/loss/when", "notation-kind"),
        (put(*ADVERSARY, "escalation", "timing", value="soon"), "/adversaries/records/1/escalation/timing", "unknown"),
        (put(*at("scenarios", 0), "difficulty", value="hard"), "/scenarios/records/0/difficulty", "kind"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, change: Change, where: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        load_printed(written(tmp_path, change))
    message = refused.value.refusal.message
    assert (message.key, dict(message.params)["where"]) == (f"core-data-{key}", where)
    for language in LANGUAGES:
        assert "⟨" not in Catalogue(language).render(message)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        load_printed(tmp_path / "nothing.json")
    (tmp_path / "torn.json").write_text("{", encoding="utf-8")
    with pytest.raises(Refused, match="is no JSON"):
        load_printed(tmp_path / "torn.json")


@pytest.mark.parametrize(
    ("change", "same"),
    [
        (put("note", value="…"), True),
        (put(*POWER, "names", "de", value="Ruf"), True),
        (put(*BOARD, "vertices", "c0", value=[0.1, 0]), True),
        (put(*POWER, "origin", "rules", value="known"), True),
        (put(*POWER, "effect", value="replace(2, explorer, dahan)"), False),
        (put(*BOARD, "sides", 1, "breaks", value=[7]), False),
        (put("numbers", "first_blight", value=0), False),
    ],
)
def test_what_makes_another_material(tmp_path: Path, change: Change, same: bool) -> None:
    """A correction of words or drawings is the same game, a correction of what rules read is another."""
    assert (load_printed(written(tmp_path, change)).fingerprint == PRINTED.fingerprint) == same


def test_the_file_is_made_to_be_read() -> None:
    """One card is one line, so that a correction shows as one."""
    lines = (BUILT_IN.parent / "unique_powers" / "base.json").read_text(encoding="utf-8").splitlines()
    assert sum('"id": "flash_floods"' in line and '"effect"' in line for line in lines) == 1


def test_an_owner_copies_the_folder_and_corrects_one_file(tmp_path: Path) -> None:
    """The parts are read as one; a complaint names the part."""
    folder = tmp_path / "data"
    shutil.copytree(BUILT_IN.parent, folder)
    assert load_printed(folder / BUILT_IN.name).fingerprint == PRINTED.fingerprint
    part = folder / "spirits" / "base.json"
    text = part.read_text(encoding="utf-8")
    part.write_text(text.replace('"complexity": "low"', '"complexity": "none"', 1), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        load_printed(folder / BUILT_IN.name)
    where = dict(refused.value.refusal.message.params)["where"]
    assert where == "/spirits/base.json/spirits/records/0/complexity"
