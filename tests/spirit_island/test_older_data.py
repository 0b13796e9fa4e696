"""Data files of before special rules were notation: played as they were, by the lines of now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.spirit_island.board import printed
from tuath.core.datafile import read
from tuath.core.notation import Call, Effect, Text, parse, statements
from tuath.games import find
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.older_data import SAID_NOW
from tuath.games.spirit_island.material.printed import BUILT_IN, load_printed
from tuath.games.spirit_island.state.endings import said_of_loss
from tuath.games.spirit_island.state.standing.library import all_effects

EARLIER = sorted((BUILT_IN.parent / "earlier").glob("*.json"))


def rules(material: Printed) -> dict[str, Effect]:
    return {rule.id: rule.effect for spirit in material.spirits for rule in spirit.special_rules}


def named(material: Printed) -> set[str]:
    """Rules that are only called by a name."""
    calls = [each for effect in all_effects(material) for each in statements(effect) if isinstance(each, Call)]
    return {each.args[0].text for each in calls if each.verb == "rule" and isinstance(each.args[0], Text)}


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_shipped_material_is_kept_and_has_every_line(file: Path) -> None:
    material = load_printed(file)
    assert material.fingerprint == file.stem
    assert material.raw == json.loads(file.read_text(encoding="utf-8"))
    lines = {id: effect for id, effect in rules(printed()).items() if effect}
    assert {id: effect for id, effect in rules(material).items() if id in lines} == {
        id: effect for id, effect in lines.items() if id in rules(material)
    }
    assert not {name for name in named(material) if f'rule("{name}")' in SAID_NOW}
    for old, now in zip(material.scenarios[:4], printed().scenarios, strict=False):
        assert (old.setup, old.rules) == (now.setup, now.rules)
        assert (old.victory, old.loss) == (now.victory, now.loss)
    for index in ("france", "habsburg"):
        old_foe, new_foe = (each.adversaries[each.adversary_index[index]] for each in (material, printed()))
        assert said_of_loss(old_foe, "supply") == said_of_loss(new_foe, "supply")
        assert [level.effect for level in old_foe.levels] == [level.effect for level in new_foe.levels]


def test_the_material_of_before_is_still_there() -> None:
    assert {"a97becf07003", "b95250d59142"} <= {file.stem for file in EARLIER}
    assert find("spirit_island").fingerprint not in {file.stem for file in EARLIER}


@pytest.mark.parametrize(("line", "effect"), [
    ("wherever(has(sacred_site)){defend(5)}", "wherever(has(sacred_site)){defend(5)}"),
    (None, "wherever(has(sacred_site)){defend(3)}"),
])  # fmt: skip
def test_a_line_of_an_owner_counts(tmp_path: Path, line: str | None, effect: str) -> None:
    """Where a file has none, the shipped one."""
    raw: Any = read(BUILT_IN).value
    (earth,) = [each for each in raw["spirits"]["records"] if each["id"] == "vital_strength_of_the_earth"]
    earth["special_rules"][0].pop("effect")
    if line is not None:
        earth["special_rules"][0]["effect"] = line
    file = tmp_path / "own.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    assert rules(load_printed(file))["earths_vitality"] == parse(effect)


def test_a_scenario_whose_rules_had_only_names_is_that_of_now(tmp_path: Path) -> None:
    """S-19.10: nobody could play it; the rest of the file stays as its owner wrote it."""
    raw: Any = read(BUILT_IN).value
    (wave,) = [each for each in raw["scenarios"]["records"] if each["id"] == "second_wave"]
    wave.pop("between")
    wave |= {"setup": ['rule("follow_up_game")'], "rules": ['lasting(game){rule("cards_set_aside")}'], "difficulty": 1}
    file = tmp_path / "own.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    own, now = (each.scenarios[each.scenario_index["second_wave"]] for each in (load_printed(file), printed()))
    assert (own.between, own.setup, own.rules, own.difficulty) == (now.between, now.setup, now.rules, now.difficulty)
