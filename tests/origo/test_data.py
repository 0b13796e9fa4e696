"""Data files that an owner has changed: what is wrong is refused with its place, what is right is another material."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.origo.board import game
from tuath.core.message import Refused
from tuath.core.playout import playout
from tuath.games import find
from tuath.games.origo import load
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

RAW: dict[str, Any] = dict(game().material())
Change = Callable[[dict[str, Any]], None]


def written(folder: Path, change: Change) -> Path:
    data = copy.deepcopy(RAW)
    change(data)
    file = folder / "origo.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def put(*path: str | int, value: Any) -> Change:
    """Set one value of the file."""

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


def row(number: int, text: str) -> Change:
    return put("map", "rows", number, value=text)


@pytest.mark.parametrize(
    ("change", "where", "key"),
    [
        (drop("map"), "/", "missing"),
        (drop("map", "rows", 9), "/map/rows", "length"),
        (row(0, "BRI BRI NOR"), "/map/rows/0", "length"),
        (row(0, "BRI BRI NOR NOR XXX SKA SKA SKA BAL BAL"), "/map/rows/0", "unknown"),
        (row(0, 7), "/map/rows/0", "kind"),  # type: ignore[arg-type]
        (put("countries", "countries", 0, "code", value="XYZ"), "/map/rows/0", "unknown"),
        (put("seas", "seas", 3, "code", value="NOR"), "/seas/seas/3/code", "twice"),
        (put("seas", "seas", 3, "id", value="gaul"), "/seas/seas/3/id", "twice"),
        (put("seas", "seas", value=[*RAW["seas"]["seas"], {"id": "lake", "code": "LAK"}]), "/map/rows", "missing"),
        (drop("countries", "countries", 11), "/countries/countries", "length"),
        (put("countries", "countries", 0, "size_class", value="huge"), "/countries/countries/0/size_class", "unknown"),
        (put("countries", "countries", 0, "points", value=[4, 2]), "/countries/countries/0/points", "length"),
        (put("countries", "countries", 0, "start_limit", value=8), "/countries/countries/0/start_limit", "range"),
        (drop("founding_track", "fields", 11), "/founding_track/fields", "length"),
        (put("founding_track", "fields", 0, "red", value="yes"), "/founding_track/fields/0/red", "kind"),
        (put("cards", "cards", 0, "kind", value="joker"), "/cards/cards/0/kind", "unknown"),
        (put("cards", "cards", 0, "rows", value=["K"]), "/cards/cards/0/rows/0", "unknown"),
        (put("cards", "cards", 0, "rows", value=["A", "A"]), "/cards/cards/0/rows/1", "twice"),
        (put("cards", "cards", 0, "rows", value=[]), "/cards/cards/0/rows", "length"),
        (put("cards", "cards", 16, "columns", value=[11]), "/cards/cards/16/columns/0", "range"),
        (put("cards", "cards", 32, "country", value="north_sea"), "/cards/cards/32/country", "unknown"),
        (put("cards", "cards", 1, "id", value="row:A"), "/cards/cards/1/id", "twice"),
        (put("cards", "cards", 0, "count", value=0), "/cards/cards/0/count", "range"),
        (put("cards", "hand", value=20), "/cards/cards", "range"),
        (put("cards", "exchange", value=3), "/cards/exchange", "range"),
        (put("constants", "path", value=3), "/constants/path", "range"),
        (put("constants", "start_spaces", value=[1, 2, 3, 4, 4]), "/constants/start_spaces/4", "twice"),
        (put("constants", "start_spaces", value=[1, 2, 3, 4, 101]), "/constants/start_spaces/4", "range"),
        (put("constants", "clan_points", value=[]), "/constants/clan_points", "length"),
        (drop("constants", "supremacy"), "/constants", "missing"),
        (put("tribes", "tribes", 0, "shields", value=40), "/tribes/tribes/0/shields", "range"),
        (put("tribes", "tribes", 1, "id", value="huns"), "/tribes/tribes/1/id", "twice"),
        (put("tribes", "tribes", 1, "id", value="the huns"), "/tribes/tribes/1/id", "id"),
        (put("shields", "by_players", "2", "start", value=44), "/shields/by_players/2/start", "range"),
        (drop("shields", "by_players", "5"), "/shields/by_players", "missing"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, change: Change, where: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        load(written(tmp_path, change))
    message = refused.value.refusal.message
    assert (message.key, dict(message.params)["where"]) == (f"core-data-{key}", where)
    for language in LANGUAGES:
        assert "⟨" not in Catalogue(language).render(message)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        load(tmp_path / "nothing.json")
    (tmp_path / "torn.json").write_text("{", encoding="utf-8")
    with pytest.raises(Refused, match="is no JSON"):
        load(tmp_path / "torn.json")


def test_another_map_is_another_material_and_plays(tmp_path: Path) -> None:
    """Two fields change hands between Gaul and Hispania: other material, and games with it end."""
    other = load(written(tmp_path, row(7, "HIS HIS GAL GAL ITA ITA ITA DAL DAL DAL")))
    assert other.fingerprint != game().fingerprint
    for seed in range(10):
        state = other.setup(other.complete(2 + seed % 4, {}))
        playout(other, state, Random(seed))
        assert other.result(state) is not None


@pytest.mark.parametrize(
    "change",
    [
        put("note", value="…"),
        put("map", "confidence", value="printed"),
        put("tribes", "tribes", 0, "leader", value="H."),
    ],
)
def test_words_and_marks_do_not_change_the_material(tmp_path: Path, change: Change) -> None:
    assert load(written(tmp_path, change)).fingerprint == game().fingerprint


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_product_says_that_the_board_is_a_reconstruction(language: str) -> None:
    text = Catalogue(language, find("origo")).say("origo-origin")
    assert "econstruction" in text or "Rekonstruktion" in text
    assert "--data" in text
