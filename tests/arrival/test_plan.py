"""Where names and titles may stand on the map of a terminal."""

from __future__ import annotations

import json
from pathlib import Path

from tuath.core.canvas import Point
from tuath.games.arrival import plan as planning
from tuath.games.arrival.plan import (
    SHIELD_LIMIT,
    Board,
    Strip,
    Title,
    is_in,
    name_places,
    name_price,
    sheet_of,
    title_forms,
)

DATA = Path(planning.__file__).parent / "data" / "arrival.json"
BOARD: Board = json.loads(DATA.read_text(encoding="utf-8"))["map"]


def columns(strip: Strip) -> set[int]:
    return set(range(strip.x, strip.end))


def test_a_cell_is_in_a_strip() -> None:
    strip = Strip(3, 5, 2)
    assert [(x, y) for y in range(8) for x in range(8) if is_in(x, y, strip)] == [(3, 5), (4, 5)]


def test_a_name_stands_beside_its_token_or_right_above_or_below_it() -> None:
    """Two rows away it shares a column with it: else it would seem to be that of another."""
    token, length = Strip(20, 10, 3), 8
    rows = {"right": 0, "left": 0, "above": -1, "below": 1, "far above": -2, "far below": 2}
    seen = set()
    for side, name in name_places(token, length):
        seen.add(side)
        assert name.length == length
        assert name.y - token.y == rows[side]
        if side == "right":
            assert name.x == token.end + 1
        elif side == "left":
            assert name.end == token.x - 1
        elif side.startswith("far"):
            assert columns(name) & columns(token), name
        else:
            assert name.x <= token.end
            assert name.end >= token.x
    assert seen == {*rows}


def test_a_name_right_above_the_middle_of_its_token_is_the_cheapest() -> None:
    """On the side that the map wants; every column away from it costs."""
    token = Strip(20, 10, 4)
    prices = {x: name_price("above", Strip(x, 9, 8), token, "above") for x in range(12, 25)}
    assert prices[18] == 0
    assert [prices[18 - away] == prices[18 + away] for away in range(7)] == [True] * 7
    assert all(prices[18 + away] < prices[19 + away] for away in range(6))
    assert name_price("below", Strip(18, 11, 8), token, "above") > 0


def test_the_second_line_of_a_title_stands_under_its_first() -> None:
    """In one line with all of it, or in two; the mark before the first."""
    title = Title(Point(40, 12), room=4, heading=9, worth=6)
    (mark, whole), (second_mark, heading, worth) = title_forms(title, 0, 0)
    assert (mark.end, mark.y, whole.length) == (whole.x, whole.y, 9 + 1 + 6)
    assert (second_mark.end, second_mark.y, heading.length) == (heading.x, heading.y, 9)
    assert worth == Strip(heading.x, heading.y + 1, 6)


def test_a_title_on_foreign_ground_is_dearer() -> None:
    """By the price of each cell it lies on."""
    sheet = sheet_of(BOARD, 140, 50)
    title = Title(Point(60, 25), room=4, heading=9, worth=6)
    free, dear = (
        {choice.strips: choice.price for choice in planning.title_choices(sheet, title, [[price] * 140] * 50)}
        for price in (0.0, 0.5)
    )
    both = free.keys() & dear.keys()
    assert both
    for strips in both:
        _mark, heading, *second = strips
        lines = heading.length + (second[0].length if len(second) == 2 else 0)
        assert dear[strips] - free[strips] == 0.5 * lines


def test_a_title_has_room_for_its_name_its_bonus_and_all_shields() -> None:
    """A-8.2: three at most."""
    choices = planning.all_title_choices(sheet_of(BOARD, 140, 50), BOARD, 4)
    for province in BOARD["provinces"]:
        name, worth = 1 + len(province["name"]), len(f"+{province['bonus']} ") + SHIELD_LIMIT
        lengths = {tuple(text.length for text in choice.texts) for choice in choices[province["id"]]}
        assert lengths
        assert lengths <= {(name + 1 + worth,), (name, worth)}
