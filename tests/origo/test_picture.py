"""The picture of the board and the sheets in the terminal: everything is there, and readable without colours."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.origo.board import BLUE, PRINTED, RED, game, origo
from tests.origo.helpers import lines_of
from tuath.core.canvas import Span
from tuath.core.scene import Drawing, Look, Sheet
from tuath.games.origo.picture import ACROSS, DOWN, LEFT, TOP, board, legend, path
from tuath.games.origo.printed import FIELDS
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

NAMES = {id: id for id in PRINTED.regions}
both_alphabets = pytest.mark.parametrize("unicode", [True, False], ids=["unicode", "ascii"])


def cell(lines: Sequence[str], field: str, down: int = 1) -> str:
    """What stands in a field, in its first or second row."""
    row, column = divmod(FIELDS.index(field), 10)
    x, y = LEFT + column * ACROSS, TOP + row * DOWN
    return lines[y + down].ljust(80)[x + 1 : x + ACROSS]


def test_the_sheet_of_countries_says_how_many_fields_are_free() -> None:
    """Those of the region without a shield: O-1."""
    words = Catalogue("en", game())
    view = origo("E8 F7 F8 G7", "E7 D7 E6 D6 D8 E5 D9", founded="poland").position.view()
    sheets = [block for block in game().scene(view, {}, Look(80, True, words.name)) if isinstance(block, Sheet)]
    rows = {row[0][0]: row for sheet in sheets for row in sheet.rows if str(row[0][0]).startswith("region:")}
    assert set(rows) == {f"region:{region['id']}" for region in view["regions"]}
    for region in view["regions"]:
        assert rows[f"region:{region['id']}"][2] == (str(region["size"] - sum(region["shields"])),)
    assert rows["region:poland"][2] == ("0",)


@both_alphabets
def test_shields_marks_and_free_fields(unicode: bool) -> None:
    view = origo("E7 A3", "J10").position.view()
    lines = lines_of(board(PRINTED, view, {"E8": "12", "J1": "100", "E7": "3"}, NAMES, unicode))
    assert cell(lines, "E7").split() == ["H", "[3]"]
    assert cell(lines, "J10").strip() == "G"
    assert cell(lines, "E8").replace("·", ".").split() == [".[12]"]
    assert cell(lines, "J1").strip() == "[100]"
    assert cell(lines, "A4").strip() == ("≈" if unicode else "~")
    assert cell(lines, "E5").strip() == ("·" if unicode else ".")


@both_alphabets
def test_it_fits_eighty_columns_and_needs_no_other_signs(unicode: bool) -> None:
    view = origo("E7 A3", "J10").position.view()
    everywhere = {field: str(number) for number, field in enumerate(FIELDS, 1)}
    rows = [*board(PRINTED, view, everywhere, NAMES, unicode), *path(PRINTED, view, unicode)]
    assert max(map(len, lines_of(rows))) <= 80
    if not unicode:
        assert all(line.isascii() for line in lines_of(rows))


@both_alphabets
def test_a_border_runs_where_regions_meet_and_nowhere_else(unicode: bool) -> None:
    lines = lines_of(board(PRINTED, origo("A1", "J1").position.view(), {}, NAMES, unicode))
    for number, field in enumerate(FIELDS[:-1]):
        row, column = divmod(number, 10)
        x, y = LEFT + (column + 1) * ACROSS, TOP + row * DOWN + 1
        if column < 9:
            drawn = lines[y].ljust(80)[x] in "│|"
            assert drawn == (PRINTED.region_of[number] != PRINTED.region_of[number + 1]), field
        if row < 9:
            below = lines[TOP + (row + 1) * DOWN].ljust(80)[x - 3]
            assert (below in "─-") == (PRINTED.region_of[number] != PRINTED.region_of[number + 10]), field


def test_labels_of_rows_and_columns() -> None:
    lines = lines_of(board(PRINTED, origo("A1", "J1").position.view(), {}, NAMES, True))
    assert lines[0].split() == [str(number) for number in range(1, 11)]
    assert [lines[TOP + row * DOWN + 1][0] for row in range(10)] == list("ABCDEFGHIJ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_there_whole_also_with_a_stone(language: str) -> None:
    words = Catalogue(language, game())
    founded = " ".join(PRINTED.regions[country] for country in PRINTED.countries)
    view = origo("A1", "J1", founded=founded).position.view()
    drawing = next(block for block in game().scene(view, {}, Look(80, True, words.name)) if isinstance(block, Drawing))
    text = "\n".join(lines_of(drawing.rows))
    for country in PRINTED.countries:
        assert "●" + words.name(f"region:{PRINTED.regions[country]}") in text
    for sea in ("north_sea", "baltic_sea", "mediterranean"):
        assert words.name(f"region:{sea}") in text
    assert words.name("map:bay_of_biscay") in text


@both_alphabets
def test_a_duel_shows_both_sides(unicode: bool) -> None:
    played = origo("E8 F7", "poland", founded="poland", hands={RED: "row:E"})
    played.play(RED, "attack", "E7", "row:E")
    lines = lines_of(board(PRINTED, played.position.view(), {}, NAMES, unicode))
    assert cell(lines, "E7").strip() == ("G×H" if unicode else "GxH")


@both_alphabets
def test_the_path(unicode: bool) -> None:
    """O-2.6, O-12.3: leaders on their spaces, in the second lap too."""
    lines = lines_of(path(PRINTED, origo("A1", "J1", leaders=(3, 152)).position.view(), unicode))
    spots = [line[4:].replace(" ", "") for line in lines]
    assert [len(spot) for spot in spots] == [50, 50]
    assert spots[0].index("H") == 2
    assert spots[1].index("G") == 1


def test_players_are_numbered_until_they_have_tribes() -> None:
    view = origo("E7", "J10", tribes="chosen").position.view()
    assert cell(lines_of(board(PRINTED, view, {}, NAMES, True)), "J10").strip() == "2"


def test_colours_by_seat() -> None:
    view = origo("E7", "J10").position.view()
    spans = {span for row in board(PRINTED, view, {}, NAMES, True) for span in row}
    assert {Span("H", f"seat{RED}"), Span("G", f"seat{BLUE}")} <= spans


def test_the_hand_is_shown_to_its_owner_only() -> None:
    played = origo("E7", "J10", hands={RED: "row:A ship"})
    look = Look(80, True, str)

    def titles(seat: int | None) -> list[str]:
        blocks = game().scene(played.position.view(seat), {}, look)
        return [block.title.key for block in blocks if isinstance(block, Sheet)]

    assert "origo-sheet-hand" in titles(RED)
    assert "origo-sheet-hand" not in titles(BLUE)
    assert "origo-sheet-hand" not in titles(None)


@pytest.mark.parametrize("language", LANGUAGES)
@both_alphabets
def test_the_legend_explains_every_sign(unicode: bool, language: str) -> None:
    words = Catalogue(language, game())
    for sign, key in legend(unicode):
        assert words.has(key)
        assert unicode or sign.isascii()
