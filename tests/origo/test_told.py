"""What is told and shown beside the board: skipping, the shield under way, free fields of a card, the path."""

from __future__ import annotations

import pytest

from tests.origo.board import CARD, FIELD, PRINTED, RED, log, origo, skip
from tests.origo.helpers import lines_of
from tuath.games.origo.details import card_details
from tuath.games.origo.picture import path
from tuath.games.origo.printed import FIELDS, Region
from tuath.games.origo.queries import clan_points, country_points, sea_points
from tuath.games.origo.scoring import outlook
from tuath.games.origo.state import State


def test_who_skips_the_turn_is_told_and_who_ends_it_is_not() -> None:
    """O-6.3: whether everybody skips decides over the end, so everybody reads it."""
    played = origo("A1", "B5", hands={RED: "row:A"})
    skip(played, RED)
    assert log(played, "skipped") == [{"seat": "seat:p1"}]
    other = origo("A1", "B5", hands={RED: "row:A row:B"})
    other.play(RED, "exchange", "row:A", "row:B")
    skip(other, RED)
    assert log(other, "skipped") == []


def test_everybody_sees_which_shield_is_under_way() -> None:
    """O-7.1: none, as long as nobody moves."""
    assert origo("A1", "B5").position.view()["touched"] is None
    assert origo("A1", "B5", state={"touched": FIELD["A1"]}).position.view()["touched"] == "A1"


def test_a_card_tells_how_many_free_fields_it_fits() -> None:
    """O-3.1: a taken field is none of them."""
    few, more = (card_details(origo(own, "J10").state, RED, CARD["row:A"])["fields"] for own in ("A1 A2 A3", "A1 A2"))
    assert more == few + 1
    assert more <= 8


def test_more_of_anything_that_counts_looks_better() -> None:
    """Place on the path, a card in hand, many shields; each by itself."""
    usual = outlook(origo("A1", "J10").state)
    for better in (
        origo("A1", "J10", leaders=(5,)),
        origo("A1", "J10", hands={RED: "row:A"}),
        origo("A1 A2 A3 A4", "J10"),
    ):
        assert outlook(better.state)[RED] > usual[RED]


def test_a_shield_that_scores_nothing_looks_better_than_none() -> None:
    usual = origo("A1", "B5 J10").state
    found = 0
    for field in set(FIELDS) - {"A1", "B5", "J10"}:
        state = origo(f"A1 {field}", "B5 J10").state
        if points(state) == points(usual):
            found += 1
            assert outlook(state)[RED] > outlook(usual)[RED], field
    assert found, "every shield scores something, so nothing was shown"


def points(state: State) -> list[float]:
    """Of a scoring as things stand."""
    countries = [country_points(state, Region(country)) for country in state.printed.countries]
    return [each[RED] for each in (clan_points(state), sea_points(state), *countries)]


@pytest.mark.parametrize("unicode", [True, False], ids=["unicode", "ascii"])
def test_the_lines_of_the_path_are_numbered_before_their_spaces(unicode: bool) -> None:
    """O-2.6: fifty spaces a line; the number of the first, a gap, and the spaces."""
    lines = lines_of(path(PRINTED, origo("A1", "B5").position.view(), unicode))
    width = len(str(PRINTED.constants.path))
    for number, line in enumerate(lines):
        assert line[:width] == str(number * 50 + 1).rjust(width)
        assert line[width] == " "
        assert line[width + 1] != " "
