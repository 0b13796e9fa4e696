"""The picture of the board in the terminal: everything is there, whole, and where it belongs."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import usually
from tuath.core.canvas import Canvas, Point, Span
from tuath.games.arrival import picture as drawing
from tuath.games.arrival import plan as planning
from tuath.games.arrival.picture import Signs, legend, picture
from tuath.games.arrival.plan import Board, Location

DATA = Path(drawing.__file__).parent / "data" / "arrival.json"
BOARD: Board = json.loads(DATA.read_text(encoding="utf-8"))["map"]
TRIBES = ("fir_bolg", "muintir_nemid", "mil_espaine", "tuath_de")
FOMORI = ("sineach", "athach", "monghfinn")
STRENGTHS = {"sineach": "s1", "athach": "a2", "monghfinn": "m3"}
WIDTHS = (80, 100, 140)

both_alphabets = pytest.mark.parametrize("unicode", [True, False], ids=["unicode", "ascii"])
all_widths = pytest.mark.parametrize("width", WIDTHS)


def occupant(index: int, location: Location) -> dict[str, Any]:
    """Every leader at every level, every kind of Fomori and empty locations, spread over the board."""
    row = {"id": location["id"], "owner": None, "discs": 0, "fomori": None}
    if location["castle"]:
        return row | {"fomori": "castle" if index % 4 else None}
    if index % 5 < 3:
        return row | {"owner": index % 4, "discs": index % 3 + 1}
    return row | {"fomori": FOMORI[index // 5 % 3] if index % 5 == 3 else None}


def middle_of_the_game(board: Board = BOARD) -> dict[str, Any]:
    return {
        "locations": [occupant(index, location) for index, location in enumerate(board["locations"])],
        "provinces": [
            {"id": province["id"], "bonus": province["bonus"], "shields": index % 4}
            for index, province in enumerate(board["provinces"])
        ],
        "leaders": [{"seat": seat, "tribe": tribe} for seat, tribe in enumerate(TRIBES)],
    }


def everything_marked(board: Board = BOARD) -> dict[str, str]:
    return {row["id"]: str(number) for number, row in enumerate([*board["locations"], *board["provinces"]], 10)}


def lines_of(rows: Sequence[Sequence[Span]]) -> list[str]:
    return ["".join(span.text for span in row) for row in rows]


def texts_in(rows: Sequence[Sequence[Span]], style: str) -> list[str]:
    return [span.text for row in rows for span in row if span.style == style]


def places_of(text: str, lines: Sequence[str]) -> list[tuple[int, int]]:
    """Where it stands whole: no letter or digit goes on from it."""
    whole = re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")
    return [(match.start(), y) for y, line in enumerate(lines) for match in whole.finditer(line)]


def expected_token(location: Location, row: dict[str, Any], signs: Signs) -> str:
    if row["owner"] is not None:
        token = f"{'FNMT'[row['owner']]}{row['discs']}"
    elif row["fomori"] == "castle":
        token = f"{signs.castle}4"
    elif row["fomori"] is not None:
        token = STRENGTHS[row["fomori"]]
    else:
        token = signs.empty_castle if location["castle"] else signs.empty
    return token + (signs.port if location["port"] else "")


def assert_all_names_whole(board: Board, lines: Sequence[str]) -> None:
    for location in board["locations"]:
        assert len(places_of(location["name"], lines)) == 1, location["name"]
    for province in board["provinces"]:
        assert len(places_of(province["name"].upper(), lines)) == 1, province["name"]


def assert_tokens_beside_marks_and_names(board: Board, width: int, unicode: bool) -> None:
    signs = drawing.UNICODE if unicode else drawing.ASCII
    view, marks = middle_of_the_game(board), everything_marked(board)
    lines = lines_of(picture(board, view, marks, width, unicode))
    for location, row in zip(board["locations"], view["locations"], strict=True):
        token = expected_token(location, row, signs)
        mark = f"[{marks[location['id']]}]"
        ((x, y),) = [(line.index(mark), y) for y, line in enumerate(lines) if mark in line]
        before = lines[y][max(0, x - 2 - location["port"]) : x]
        assert before.startswith(token) or lines[y][x + len(mark) :].startswith(token), location["name"]
        ((name_x, name_y),) = places_of(location["name"], lines)
        assert abs(name_y - y) <= 2, location["name"]
        assert name_x - 10 <= x <= name_x + len(location["name"]) + 10, location["name"]


def moved(board: Board, to: Callable[[float, float], tuple[float, float]]) -> Board:
    """The same map with all its coordinates changed."""
    board = copy.deepcopy(board)
    labels = [province["label"] for province in board["provinces"]]
    for place in [*board["locations"], *labels]:
        place["x"], place["y"] = to(place["x"], place["y"])
    for area in [*board["provinces"], board["balors_isle"]]:
        area["outline"] = [list(to(x, y)) for x, y in area["outline"]]
    return board


scrambled = pytest.mark.parametrize(
    "board",
    [
        moved(BOARD, lambda x, y: (1000 - x, y)),
        moved(BOARD, lambda x, y: (1000 - x, 1400 - y)),
        moved(BOARD, lambda x, y: (1400 - y, x)),
        moved(BOARD, lambda x, y: (x * 37 % 1000, y * 53 % 1400)),
    ],
    ids=["mirrored", "upside down", "on its side", "shaken"],
)


@pytest.mark.more
@all_widths
@both_alphabets
def test_every_name_stands_whole(width: int, unicode: bool) -> None:
    for marks in ({}, everything_marked()):
        lines = lines_of(picture(BOARD, middle_of_the_game(), marks, width, unicode))
        assert_all_names_whole(BOARD, lines)
        assert places_of("BALOR'S ISLE", lines)


@all_widths
@both_alphabets
def test_every_token_stands_by_its_mark_and_its_name(width: int, unicode: bool) -> None:
    assert_tokens_beside_marks_and_names(BOARD, width, unicode)


@all_widths
def test_no_two_texts_share_a_cell_and_every_connection_shows(width: int) -> None:
    plan = planning.plan_of(BOARD, width, planning.MARK_LENGTH)
    assert (plan.disputed, plan.obscured) == (0, 0)


@all_widths
def test_bonus_and_shields_follow_the_name_of_the_province(width: int) -> None:
    """A-1.2, A-8.2: behind it, or in the line below."""
    view = middle_of_the_game()
    lines = lines_of(picture(BOARD, view, {}, width))
    for province, row in zip(BOARD["provinces"], view["provinces"], strict=True):
        ((x, y),) = places_of(province["name"].upper(), lines)
        worth = f"+{row['bonus']} {'◊' * row['shields']}".rstrip()
        after, below = lines[y][x + len(province["name"]) :], lines[y + 1][x - 1 :]
        assert after.startswith(f" {worth}") or below.startswith(worth), province["name"]
        if not after.startswith(" +"):
            assert not re.search(r"\w", lines[y + 1][max(0, x - 5) : x - 1]), "the number would seem a neighbour's"
        assert (after if after.startswith(" +") else below)[: len(worth) + 2].count("◊") == row["shields"]


@all_widths
def test_a_location_carries_the_sign_of_its_province_so_that_colour_is_not_needed(width: int) -> None:
    lines = lines_of(picture(BOARD, middle_of_the_game(), {}, width))
    sign_at = {province["id"]: places_of(province["name"].upper(), lines)[0] for province in BOARD["provinces"]}
    for location in BOARD["locations"]:
        if location["province"] is not None:
            ((x, y),) = places_of(location["name"], lines)
            title_x, title_y = sign_at[location["province"]]
            assert lines[y][x - 1] == lines[title_y][title_x - 1], location["name"]


def test_styles_say_what_is_what() -> None:
    view = middle_of_the_game()
    rows = picture(BOARD, view, {"umall": "7", "magnata": "12"}, 100)
    assert sorted(texts_in(rows, "mark")) == ["[12]", "[7]"]
    for seat in range(4):
        owned = [f"{'FNMT'[seat]}{row['discs']}" for row in view["locations"] if row["owner"] == seat]
        assert sorted(texts_in(rows, f"seat{seat}")) == sorted(owned)
    assert sorted(texts_in(rows, "castle")) == ["■4", "■4", "■4", "□"]
    assert texts_in(rows, "port") == ["≈"] * sum(location["port"] for location in BOARD["locations"])
    assert texts_in(rows, "title") == ["BALOR'S ISLE"]
    assert "♠Cruachain" in texts_in(rows, "slate")


@all_widths
def test_without_unicode_only_the_letters_of_names_are_not_ascii(width: int) -> None:
    lines = lines_of(picture(BOARD, middle_of_the_game(), everything_marked(), width, unicode=False))
    names = [*BOARD["locations"], *BOARD["provinces"]]
    letters = {letter for row in names for letter in row["name"] + row["name"].upper() if letter.isalpha()}
    assert {character for line in lines for character in line if not character.isascii()} <= letters


@pytest.mark.parametrize("width", [40, *WIDTHS, 160, 300])
def test_the_picture_keeps_to_its_width(width: int) -> None:
    lines = lines_of(picture(BOARD, middle_of_the_game(), {}, width))
    assert max(map(len, lines)) <= min(max(width, 80), 160)
    assert 44 <= len(lines) <= 56


def test_the_same_board_gives_the_same_picture() -> None:
    first = picture(BOARD, middle_of_the_game(), everything_marked(), 100)
    planning.remembered_plan.cache_clear()
    assert picture(copy.deepcopy(BOARD), middle_of_the_game(), everything_marked(), 100) == first


def test_names_stay_where_they_are_while_the_game_goes_on() -> None:
    view = middle_of_the_game()
    quiet = copy.deepcopy(view)
    for row in quiet["locations"]:
        row.update(owner=None, discs=0, fomori=None)
    before, after = lines_of(picture(BOARD, quiet, {}, 100)), lines_of(picture(BOARD, view, everything_marked(), 100))
    for location in BOARD["locations"]:
        assert places_of(location["name"], before) == places_of(location["name"], after)


def test_a_leader_without_a_tribe_is_no_trouble() -> None:
    """A-3.6: tribes are chosen during the setup; the board is looked at before."""
    view = middle_of_the_game()
    for row in view["locations"]:
        row.update(owner=None, discs=0)
    for leader in view["leaders"]:
        leader["tribe"] = None
    assert_all_names_whole(BOARD, lines_of(picture(BOARD, view, {}, 100)))


@pytest.mark.more
def test_long_marks_fit_too() -> None:
    marks = {row["id"]: f"{row['id'][:3]}" for row in BOARD["locations"]}
    rows = picture(BOARD, middle_of_the_game(), marks, 80)
    assert sorted(texts_in(rows, "mark")) == sorted(f"[{mark}]" for mark in marks.values())
    assert_all_names_whole(BOARD, lines_of(rows))


@scrambled
@pytest.mark.parametrize("width", usually(80, more=[100]))
def test_another_map_draws_itself(board: Board, width: int) -> None:
    assert_all_names_whole(board, lines_of(picture(board, middle_of_the_game(board), {}, width)))
    assert_tokens_beside_marks_and_names(board, width, unicode=True)


@pytest.mark.more
def test_a_map_without_the_isle_and_with_longer_names() -> None:
    board = copy.deepcopy(BOARD)
    del board["balors_isle"]
    for location in board["locations"]:
        location["name"] += " Nua"
    assert_all_names_whole(board, lines_of(picture(board, middle_of_the_game(board), {}, 100)))


@both_alphabets
def test_the_legend_explains_every_sign_once(unicode: bool) -> None:
    entries = legend(unicode)
    assert len({sign for sign, _ in entries}) == len({key for _, key in entries}) == len(entries)
    assert ("F2", "arrival-legend-fortification") in entries
    assert unicode or all(sign.isascii() for sign, _ in entries)
    lines = lines_of(picture(BOARD, middle_of_the_game(), everything_marked(), 100, unicode))
    explained = "".join(sign for sign, _ in entries)
    letters = "".join(row["name"] + row["name"].upper() for row in [*BOARD["locations"], *BOARD["provinces"]])
    dots = "".join(map(chr, range(0x2800, 0x2900))) if unicode else ".':"
    assert set("".join(lines)) <= set(explained + letters + dots + " 0123456789" + "BALOR'S ISLE")


def test_text_covers_lines_whichever_comes_first() -> None:
    canvas = Canvas(7, 1)
    canvas.put(2, 0, "a b", "name")
    canvas.line(Point(0, 0.5), Point(6.9, 0.5), "dim")
    assert canvas.rows() == [[Span("⠤⠤", "dim"), Span("a b", "name"), Span("⠤⠤", "dim")]]


def test_lines_in_plain_ascii_and_text_beyond_the_edge() -> None:
    canvas = Canvas(4, 2, unicode=False)
    canvas.line(Point(0, 0), Point(3.9, 1.9))
    canvas.put(2, 0, "xyz")
    canvas.put(0, 5, "nowhere")
    assert lines_of(canvas.rows()) == ["'.xy", "  '."]
