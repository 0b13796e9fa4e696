"""The session in this process: every question of a game can be drawn and asked, in every language."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.arrival.board import GREEN, RED, arrival
from tests.play import any_answer, any_setup, random_game
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.terminal.session import HUMAN, Session
from tuath.terminal.style import THEME
from tuath.words.catalogue import LANGUAGES, Catalogue


def session_at(position: Position[Any], language: str = "en", width: int = 100) -> tuple[Session, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=width, theme=THEME, highlight=False)
    return Session(position, [HUMAN] * position.setup.seats, console, Catalogue(language, position.game)), out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_and_asked(real_game: Game[Any], language: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        position = Position(real_game, any_setup(real_game, rng), seed)
        session, out = session_at(position, language)
        while not position.over:
            for seat, decision in list(position.decisions.items()):
                if decision.key not in seen:
                    seen.add(decision.key)
                    session.draw(seat)
                    session.show_question(seat)
                    session.show_legend()
            position.play(*any_answer(position, rng))
    assert "⟨" not in out.getvalue()
    assert len(seen) >= 15


def test_the_master_builder_is_asked_on_the_map() -> None:
    """A-15.10: the question whose last option has no place on the map."""
    game = arrival(
        "druim_cett umall",
        "gaillim",
        fomori="ailech",
        turn=GREEN,
        tiles={RED: "hour_of_the_master_builder"},
        goods={GREEN: {"fomori": 2}, RED: {"discs": 0}},
        state={"builders": [1, 0], "passed": 1, "next_starter": 0},
    )
    game.play(GREEN, "spread", "druim_cett")
    while GREEN in game.pending():
        game.play(GREEN, "pass" if game.asked(GREEN) == "act" else game.options(GREEN)[0])
    assert game.asked(RED) == "rebuild"
    session, out = session_at(game.position)
    session.draw(RED)
    session.show_question(RED)
    assert "build no more" in out.getvalue()


def test_words_of_a_scene_fit_eighty_columns(real_game: Game[Any]) -> None:
    position = Position(real_game, real_game.complete(real_game.seats[-1], {}), 1)
    session, out = session_at(position, "de", width=80)
    session.draw(next(iter(position.decisions)))
    assert max(map(len, out.getvalue().splitlines())) <= 80


def test_only_what_has_changed_is_drawn_again(real_game: Game[Any]) -> None:
    position = Position(real_game, real_game.complete(real_game.seats[0], {}), 1)
    seat = next(iter(position.decisions))
    session, out = session_at(position, "en")
    session.draw_news(seat, board=True)
    before = out.getvalue()
    session.draw_news(seat, board=False)
    assert out.getvalue() == before
    session.draw(seat)
    assert out.getvalue() == before * 2


def test_a_number_that_is_shown_always_means_its_option(real_game: Game[Any]) -> None:
    """Ids may be numbers themselves: how many, or which way to grow."""
    found = 0
    for seed in range(4):
        for position in random_game(real_game, seed):
            for seat, decision in position.decisions.items():
                if any(id.isdigit() for id in decision.options) or not found:
                    found += 1
                    session, out = session_at(position.copy())
                    for number, value in enumerate(decision.values, start=1):
                        choice = session.exact(decision, str(number))
                        assert choice is not None
                        assert choice.value == value
                    session.obey(seat, decision, str(len(decision.values) + 1))
                    assert "is neither an option nor a command" in out.getvalue()
                    assert session.find_value(decision, "1") is None
    assert found


def test_giving_fomori_back_by_number() -> None:
    """A-12.2: the options are 3, 2, 1 and 0 Fomori; the number typed is that of the option."""
    game = arrival("umall", "gaillim", goods={RED: {"fomori": 5}}, state={"trophies": [1, 0]})
    game.play(RED, "trophy")
    session, _ = session_at(game.position)
    assert game.options(RED) == ("3", "2", "1", "0")
    session.obey(RED, game.pending()[RED], "3")
    assert game.state.horde[RED] == 4
