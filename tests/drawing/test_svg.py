"""A position as a picture: all that a seat sees is on it, and nothing else."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from copy import deepcopy
from html import unescape
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import tuath
from tests.drawing.pieces import PIECES
from tests.drawing.records import begun
from tests.minis import Tricks
from tests.play import random_game, somewhere
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.drawing import ink
from tuath.drawing.svg import NARROW, pen, written
from tuath.games import find
from tuath.games.inis import motifs

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = sorted(PIECES)
KEPT = ("arrival", "origo")  # boards that are the same in every game
TITLES = {"arrival": "The Arrival", "inis": "Inis", "origo": "Origo", "spirit_island": "Spirit Island"}
OF_PIECES = {"--pc", "--on", "--line"}  # a piece says its own colours, where there is one
APART = 20  # answers between two positions that are looked at


def looked_at(game: str, seed: int) -> list[Position[Any]]:
    """Some positions of a random game, from the first to the last."""
    positions = [
        position.copy() for n, position in enumerate(random_game(find(game), seed)) if n % APART == 0 or position.over
    ]
    assert len(positions) > 5
    return positions


def things(drawing: str) -> dict[str, ElementTree.Element]:
    """What can be pointed at, by what it is; and no symbol or colour that is used is missing."""
    root = ElementTree.fromstring(drawing)
    own = {one.get("id") for one in root.iter()}
    used = {href[1:] for one in root.iter() if (href := one.get("href"))} | set(re.findall(r"url\(#([^)]+)\)", drawing))
    assert used <= own
    assert set(re.findall(r"var\((--[\w-]+)\)", drawing)) <= set(re.findall(r"(--[\w-]+):", drawing)) | OF_PIECES
    named = [(one.get("data-thing"), one) for one in root.iter()]
    return {name: one for name, one in named if name is not None}


@pytest.mark.parametrize("game", DRAWN)
def test_every_position_of_a_game_is_drawn_with_all_that_is_seen(game: str) -> None:
    for position in looked_at(game, seed=5):
        for seat in (None, 0):
            found = things(position.svg(seat))
            assert PIECES[game](position.view(seat), found) == []


def test_a_land_of_spirit_island_shows_all_that_can_be_in_it() -> None:
    """Pieces that are hurt or in strife, every token, sacred sites, and what threatens or protects it."""
    position = begun("spirit_island", 40)
    view = deepcopy(position.view())
    land = next(one for one in view["lands"] if one["number"] == 4)
    hurt = {"kind": "city", "count": 1, "damage": 1, "strife": 2, "health": 3, "strength": 3}
    hale = {"kind": "explorer", "count": 3, "damage": 0, "strife": 0, "health": 1, "strength": 1}
    land |= {"pieces": [hurt, hale], "presence": [1, 2], "sacred": [False, True], "defend": 5, "isolated": True}
    land |= {"beasts": 1, "wilds": 2, "disease": 1, "badlands": 1, "markers": 1, "blight": 4, "frozen": True}
    view["corners"] = [{"lands": [land["id"]], "element": "fire", "at": [0.4, 0.4]}]
    picture = position.game.drawing(view, pen(position, "en", small=False))
    assert picture is not None
    found = things(written(picture, "an island"))
    assert PIECES["spirit_island"](view, found) == []
    signs = {str(one.get("class")) for one in found[f"land:{land['id']}"].iter()}
    assert {"sign defend", "sign isolated", "sign frozen"} <= signs
    assert 'href="#el-fire"' in picture.drawn
    assert "3 explorers" in "".join(picture.told)


def test_leaders_and_founding_stones_of_origo_stand_where_the_view_says() -> None:
    for position in looked_at("origo", seed=5):
        view, root = position.view(), ElementTree.fromstring(position.svg())
        leaders = [one for one in root.iter() if one.get("data-leader")]
        assert {one.get("data-leader") for one in leaders} == {str(player["seat"]) for player in view["players"]}
        founded = {region["id"] for region in view["regions"] if region["founded"]}
        assert {one.get("data-stone") for one in root.iter() if one.get("data-stone")} == founded


@pytest.mark.parametrize("game", DRAWN)
def test_what_a_seat_cannot_know_changes_no_line(game: str) -> None:
    """Any position that a seat cannot tell from this one gives the same picture, so nothing hidden is in it."""
    for position in looked_at(game, seed=6)[:-1:3]:
        for seat in (None, 0):
            assert position.imagine(seat, Random(1)).svg(seat) == position.svg(seat)


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_says_in_words_what_is_on_it(game: str) -> None:
    position = looked_at(game, seed=5)[-1]
    root = ElementTree.fromstring(position.svg(language="de"))
    title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert told is not None
    assert told.text
    assert title.text == TITLES[game]
    assert root.get("aria-labelledby") == f"{title.get('id')} {told.get('id')}"
    assert position.svg(language="de") != position.svg(language="en")


@pytest.mark.parametrize("game", DRAWN)
def test_a_small_picture_has_no_names_of_places(game: str) -> None:
    position = begun(game, 20)
    assert position.svg(width=NARROW) != position.svg(width=NARROW - 1)
    small = ElementTree.fromstring(position.svg(width=300))
    assert small.get("width") == "300"
    wide = [one.text for one in ElementTree.fromstring(position.svg()).iter(f"{SVG}text")]
    assert len([one.text for one in small.iter(f"{SVG}text")]) < len(wide)


@pytest.mark.parametrize("game", DRAWN)
def test_two_pictures_on_one_page_do_not_disturb_each_other(game: str) -> None:
    """Every name, and every style, is of one drawing alone."""
    one, other = (begun(game, 20).svg(width=width) for width in (800, 300))
    ids = [set(re.findall(r' id="(t[0-9a-f]{8}-[^"]+)"', drawing)) for drawing in (one, other)]
    assert ids[0]
    assert not ids[0] & ids[1]
    for drawing in (one, other):
        styles = re.sub(r"@media[^{]*{|\s", "", re.findall(r"<style>(.*?)</style>", drawing, re.DOTALL)[0])
        assert all(part.startswith(".t") for rule in re.findall(r"([^{}]+){", styles) for part in rule.split(","))


def test_a_game_without_a_drawing_says_so() -> None:
    position = somewhere(Tricks(), seed=1)
    with pytest.raises(Refused, match="has no drawing yet") as refused:
        position.svg()
    assert "\n" not in str(refused.value)
    assert "has no drawing yet" in position._repr_html_()


def test_a_notebook_shows_the_board_as_an_onlooker_sees_it() -> None:
    position = tuath.start("arrival", seats=3, seed=7)
    shown = position._repr_html_()
    assert shown.startswith(position.svg())
    assert unescape(shown).endswith(f"<p>{repr(position)[13:-1]}</p>")


def test_what_cannot_be_drawn_is_refused_in_a_line() -> None:
    position = tuath.start("arrival", seats=2, seed=7)
    for wrong in ({"seat": 2}, {"width": 3}, {"language": "xx"}):
        with pytest.raises(Refused):
            position.svg(**wrong)


BARE = """
import sys
sys.modules |= {"fluent": None, "fluent.syntax": None, "fluent.runtime": None, "rich": None, "typer": None}
import tuath
position = tuath.start("arrival", seats=2, seed=1)
print([name for name in sys.modules if name.startswith("tuath.drawing") or name.startswith("tuath.core.drawing.p")])
print(position.svg().startswith("<svg"), "Temair" in position.svg(), position._repr_html_().startswith("<svg"))
"""


def test_a_bare_install_draws_and_reads_no_drawing_before() -> None:
    run = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["[]", "True True True"]


def test_colours_and_symbols_are_those_of_the_page() -> None:
    """``python -m tuath.drawing.ink`` takes them again."""
    assert ink.taken(ROOT / "web" / "src" / "style") == ink.ink()


def test_the_motifs_of_inis_are_those_of_the_page() -> None:
    page = ROOT / "web" / "src" / "games" / "inis" / "motifs.json"
    assert page.read_bytes() == motifs.FILE.read_bytes()
    assert {motif.colour for motif in motifs.kept().motifs.values()} == {*motifs.COLOURS}


@pytest.mark.parametrize("game", ["inis", "spirit_island"])
def test_before_any_land_lies_there_a_picture_says_so(game: str) -> None:
    position = begun(game, 0)
    assert "Hier liegt noch nichts" in position.svg(language="de")
    assert things(position.svg()) == {}


@pytest.mark.parametrize("game", KEPT)
def test_the_usual_board_is_kept_and_need_not_be_drawn_again(game: str) -> None:
    plate = import_module(f"tuath.games.{game}.plate")
    assert plate.is_kept(find(game).material())


@pytest.mark.more
@pytest.mark.parametrize("game", KEPT)
def test_what_is_kept_of_a_board_is_what_would_be_drawn(game: str) -> None:
    """``python -m tuath.games.GAME.plate`` draws it again."""
    plate = import_module(f"tuath.games.{game}.plate")
    drawn = json.loads(json.dumps(plate.drawn(find(game).material())))
    assert drawn == json.loads(plate.FILE.read_text(encoding="utf-8"))
