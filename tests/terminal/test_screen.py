"""Map and question on one screen: at every usual size, in every game, in positions of seeded games.

Also what is cut off and how it is reached, numbers that stay with their things, and a board that is drawn again.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from rich.console import Console

from tests.amounts import mostly, usually
from tests.play import any_answer
from tests.terminal.helpers import on_screen, words_of
from tuath.core.canvas import Span
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.scene import Drawing
from tuath.games import find
from tuath.terminal.style import THEME
from tuath.terminal.table.session import Session
from tuath.terminal.table.sight import HUMAN
from tuath.terminal.text.numbers import Numbers
from tuath.terminal.text.window import Corner, length, moved, window
from tuath.words.languages import LANGUAGES

SIZES = [(80, 24), (100, 30), (120, 40)]
NARROW = [(60, 24), (70, 20), (60, 50)]
EVERY = 7  # of the decisions of a game, one is looked at
LOOKED_AT = 12


def decisions(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Position[Any], int]]:
    """Positions of a seeded game, early and late, and a seat that is asked there; those on the board before others."""
    rng, position, count = Random(seed), Position(game, game.complete(seats, {}), seed), 0
    since = EVERY
    while not position.over and count < LOOKED_AT:
        for seat, decision in list(position.decisions.items())[:1]:
            since += 1 + (EVERY if game.is_on_board(decision.domain.name) else 0)
            if since > 2 * EVERY:
                count, since = count + 1, 0
                yield position, seat
        position.play(*any_answer(position, rng))


def shown(position: Position[Any], seat: int, width: int, height: int, language: str) -> list[str]:
    """The question with its board, as it comes after the first time that it was put."""
    session, out = on_screen(position, width, height, language)
    session.explained.add((seat, position.decisions[seat].key))
    session.show_question(seat, board=True)
    return out.getvalue().splitlines()


@pytest.mark.more
@pytest.mark.parametrize(("width", "height"), usually(*SIZES[:2], long=SIZES[2:]), ids=str)
@pytest.mark.parametrize("seats", usually("most", long=["fewest"]))
def test_map_and_question_share_a_screen(real_game: Game[Any], seats: str, width: int, height: int) -> None:
    """A line is left for the answer; every option that has a place there is marked on the map, unless it is cut off."""
    number = real_game.seats[0 if seats == "fewest" else -1]
    found = 0
    for place, (position, seat) in enumerate(decisions(real_game, number, 1)):
        lines = shown(position, seat, width, height, LANGUAGES[place % 2])
        assert max(map(len, lines)) <= width, "\n".join(lines)
        assert len(lines) <= height - 1, "\n".join(lines)
        session, _ = on_screen(position, width, height, LANGUAGES[place % 2])
        marks = session.marks(position.decisions[seat])
        session.show_question(seat, board=True)
        if marks and session.window is not None and not session.window.ways:
            drawn = "\n".join("".join(span.text for span in row) for row in session.window.rows)
            assert all(mark in drawn for mark in marks.values()), drawn
            found += 1
    assert found


@pytest.mark.parametrize(("width", "height"), usually(NARROW[0], long=NARROW[1:]), ids=str)
@mostly("spirit_island")
def test_no_map_wraps_on_a_narrow_screen(real_game: Game[Any], width: int, height: int) -> None:
    for position, seat in decisions(real_game, real_game.seats[-1], 2):
        lines = shown(position, seat, width, height, "de")
        assert max(map(len, lines)) <= width, "\n".join(lines)
        assert len(lines) <= height - 1, "\n".join(lines)


@pytest.mark.more
def test_without_a_screen_no_map_wraps_either(real_game: Game[Any]) -> None:
    for position, seat in decisions(real_game, real_game.seats[-1], 3):
        out = io.StringIO()
        console = Console(file=out, width=60, theme=THEME, highlight=False)
        session = Session(position, [HUMAN] * position.setup.seats, console, words_of("en", real_game))
        session.draw(seat)
        assert max(map(len, out.getvalue().splitlines())) <= 60


@mostly("arrival")
def test_eighty_by_twenty_four_shows_the_whole_map(real_game: Game[Any]) -> None:
    """Nothing must be scrolled there in a game of the fewest players."""
    cut = total = 0
    for position, seat in decisions(real_game, real_game.seats[0], 1):
        session, _ = on_screen(position, 80, 24)
        session.explained.add((seat, position.decisions[seat].key))
        session.show_question(seat, board=True)
        if session.window is not None and session.window.rows:
            total += 1
            cut += bool(session.window.ways)
    assert total
    assert cut <= total // 4


# ---- what is cut off ------------------------------------------------------------------------------------------------


def large(columns: int, rows: int) -> list[list[Span]]:
    return [[Span(f"{row:02}" * (columns // 2), "")] for row in range(rows)]


def test_a_window_shows_what_fits_and_says_which_way_it_goes_on() -> None:
    shown = window(large(40, 20), 10, 5)
    assert [length(row) for row in shown.rows] == [10] * 5
    assert (shown.corner, shown.ways) == (Corner(0, 0), ["down", "right"])
    further = window(large(40, 20), 10, 5, moved(shown.corner, "down", 10, 5))
    assert further.rows[0][0].text.startswith("02")
    assert further.ways == ["up", "down", "right"]
    last = window(large(40, 20), 10, 5, Corner(99, 99))
    assert (last.corner, last.ways) == (Corner(30, 15), ["up", "left"])
    assert window(large(10, 5), 10, 5).ways == []


def test_a_window_begins_where_the_options_are() -> None:
    rows = large(40, 20)
    rows[17] = [Span(" " * 34, ""), Span("[1]", "mark")]
    shown = window(rows, 10, 5)
    assert any(span.style == "mark" for row in shown.rows for span in row)


def test_the_map_is_moved_by_an_order_and_drawn_whole_by_another(real_game: Game[Any]) -> None:
    position, seat = [(position.copy(), seat) for position, seat in decisions(real_game, real_game.seats[-1], 1)][-1]
    session, out = on_screen(position, 60, 14)
    session.do_map(seat, "")
    assert session.window is not None
    for way in session.window.ways[:1]:
        before = session.window
        session.do_map(seat, way)
        assert session.window != before
        assert way in out.getvalue()
    session.do_map(seat, "sideways")
    assert "sideways" in out.getvalue()
    session.do_map(seat, "all")
    assert {"up", "down"}.isdisjoint(session.window.ways)


def test_options_that_do_not_fit_are_listed_by_an_order() -> None:
    """Origo begins with a hundred fields to choose from."""
    game = find("origo")
    position = Position(game, game.complete(2, {}), 1)
    rng = Random(1)
    while len(next(iter(position.decisions.values())).values) < 60:
        position.play(*any_answer(position, rng))
    seat, decision = next(iter(position.decisions.items()))
    session, out = on_screen(position, 80, 24)
    session.show_question(seat, board=True)
    assert "“more” lists all of them" in out.getvalue()
    out.truncate(out.seek(0))
    with patch.object(session.console, "input", lambda prompt: out.write("PAGE\n") and ""):
        session.obey(seat, decision, "more")
    pages = out.getvalue().split("PAGE\n")
    assert all(len(page.splitlines()) <= 23 for page in pages)
    assert all(choice.label in out.getvalue() for choice in session.choices(decision))


# ---- numbers --------------------------------------------------------------------------------------------------------


def test_a_thing_keeps_its_number_while_the_question_is_put_again() -> None:
    numbers = Numbers()
    assert numbers.of((0, "where"), [5, 6, 7], 10) == {5: 1, 6: 2, 7: 3}
    assert numbers.of((0, "where"), [4, 6, 7], 11) == {6: 2, 7: 3, 4: 4}
    assert numbers.of((1, "where"), [6], 11) == {6: 1}, "another seat has numbers of its own"
    assert numbers.of((0, "where"), [5, 4], 12) == {5: 1, 4: 4}, "a number is not given away meanwhile"
    numbers.of((0, "how many"), [1], 12)
    assert numbers.of((0, "where"), [4], 12) == {4: 4}, "in the same step another question may stand between"
    numbers.of((0, "how many"), [1], 13)
    assert numbers.of((0, "where"), [4], 14) == {4: 1}, "later it is put anew"
    assert numbers.of((0, "where"), [8, 9], 15) == {8: 1, 9: 2}, "nothing of it is left to be kept"


def test_numbers_on_the_board_are_those_of_the_list(real_game: Game[Any]) -> None:
    for position, seat in decisions(real_game, real_game.seats[0], 4):
        session, _ = on_screen(position, 100, 30)
        decision = position.decisions[seat]
        for choice in session.choices(decision):
            found = session.exact(decision, str(choice.number))
            assert found == choice
            assert session.marks(decision).get(choice.id, str(choice.number)) == str(choice.number)


@mostly("origo")
def test_the_board_is_drawn_again_when_others_have_moved(real_game: Game[Any]) -> None:
    """The same question, put again after somebody else has changed the board."""
    rng = Random(5)
    position = Position(real_game, real_game.complete(real_game.seats[-1], {}), 5)
    sessions = {seat: on_screen(position, 80, 24)[0] for seat in range(position.setup.seats)}
    painted: dict[int, tuple[str, int, list[Any]]] = {}
    again = 0
    while not position.over and again < 5 and position.count < 600:
        seat, decision = next(iter(position.decisions.items()))
        session = sessions[seat]
        drawn = [block for block in session.blocks(seat) if isinstance(block, Drawing)]
        is_drawn = session.show_news(seat, decision.key, has_marks=False)
        if seat in painted:
            key, count, before = painted[seat]
            others = {who for who, _, _ in position.history()[count:]} - {seat}
            if key == decision.key and others and before != drawn:
                assert is_drawn
                again += 1
        if is_drawn:
            painted[seat] = decision.key, position.count, drawn
        position.play(*any_answer(position, rng))
    assert again
