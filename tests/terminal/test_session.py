"""The session in this process: every question of a game can be drawn and asked, in every language."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from tests.amounts import mostly
from tests.arrival.board import GREEN, RED, arrival
from tests.conftest import Seeds
from tests.play import any_answer, any_setup, random_game
from tests.terminal.helpers import session_at, words_of
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.scene import Drawing, Sheet
from tuath.games import find
from tuath.terminal.choices import begins, plain
from tuath.terminal.table.orders import SPOKEN
from tuath.terminal.table.render import fitted
from tuath.words.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_help_names_every_order_once(language: str, people: int) -> None:
    """In two columns, and only what is obeyed."""
    lines = words_of(language, find("arrival")).say("terminal-help", people=people, example="A-1.1").splitlines()
    orders = [re.split(r"\s{2,}", line, maxsplit=1)[0] for line in lines]
    assert len(set(orders)) == len(orders)
    assert len({line.index(line.removeprefix(order).strip()) for line, order in zip(lines, orders, strict=True)}) == 1
    named = [word for order in orders[2:] for word in order.partition(" [")[0].split(", ")]
    assert {SPOKEN[language][word.partition(" ")[0]] for word in named} == set(SPOKEN[language].values())


@mostly("inis")
def test_every_question_can_be_drawn_and_asked(real_game: Game[Any], seeds: Seeds) -> None:
    """In every language, at the same moments of the same games."""
    seen: set[str] = set()
    for seed in seeds(2, 12):
        rng = Random(seed)
        position = Position(real_game, any_setup(real_game, rng), seed)
        order = LANGUAGES[:: 1 if seed % 2 else -1]  # only the last one hears the log
        sessions = [session_at(position, language) for language in order]
        while not position.over:
            for seat, decision in list(position.decisions.items()):
                if decision.key not in seen:
                    seen.add(decision.key)
                    for session, _ in sessions:
                        session.draw(seat)
                        session.show_question(seat)
                        session.show_legend()
            position.play(*any_answer(position, rng))
        assert not any("⟨" in out.getvalue() for _, out in sessions)
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


@pytest.mark.parametrize("language", LANGUAGES)
@mostly("spirit_island")
def test_nothing_is_cut_at_eighty_columns(real_game: Game[Any], language: str) -> None:
    """Names, headings and titles of every sheet, with as many players as there can be."""
    rng = Random(1)
    position = Position(real_game, real_game.complete(real_game.seats[-1], {}), 2)
    for count in range(200):
        if position.result:
            break
        seat, value = any_answer(position, rng)
        if count % 20 == 0:
            session, out = session_at(position, language, width=80)
            session.draw(seat)
            titles = [
                session.words.render(b.title, session.names())
                for b in session.blocks(seat)
                if isinstance(b, Sheet) and b.rows
            ]
            assert "…" not in out.getvalue()
            assert {title for title in titles if len(title) <= 80} <= set(out.getvalue().splitlines())
        position.play(seat, value)


def test_words_are_whole_and_headings_give_way_first() -> None:
    heads = ["Anführer", "Korruption", "Bauscheiben"]
    rows = [["Muintir Nemid, Startspieler", "3", "14"]]
    assert fitted(heads, rows, 80) == (2, [27, 10, 11])
    assert fitted(heads, rows, 40) == (2, [15, 10, 11])
    assert fitted(heads, rows, 30) == (1, [12, 8, 8])


def test_only_what_has_changed_is_drawn_again(real_game: Game[Any]) -> None:
    position = Position(real_game, real_game.complete(real_game.seats[0], {}), 1)
    seat = next(iter(position.decisions))
    session, out = session_at(position, "en")
    session.draw(seat)
    before = out.getvalue()
    assert not session.show_news(seat, "another question", has_marks=False)
    assert out.getvalue() == before
    assert session.show_news(seat, "one on the board", has_marks=True) == bool(session.marked(seat))
    session.draw(seat)
    assert out.getvalue() == before * 2


@mostly("arrival")
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


def test_umlauts_can_be_typed_in_two_letters() -> None:
    assert plain("Überschwemmung") == plain("ueberschwemmung")
    assert begins(plain("Fortreissende"), "Fortreißende Wasser")
    assert begins(plain("feue"), "Feuer")
    assert plain("Es Ruaid") != plain("Es Ruad")


def test_giving_fomori_back_by_number() -> None:
    """A-12.2: the options are 3, 2, 1 and 0 Fomori; the number typed is that of the option."""
    game = arrival("umall", "gaillim", goods={RED: {"fomori": 5}}, state={"trophies": [1, 0]})
    game.play(RED, "trophy")
    session, _ = session_at(game.position)
    assert game.options(RED) == ("3", "2", "1", "0")
    session.obey(RED, game.pending()[RED], "3")
    assert game.state.horde[RED] == 4


def answered(position: Position[Any], *lines: str) -> str:
    """What a person sees who gives these answers, up to the question after them."""
    session, out = session_at(position, width=120)
    typed = iter(lines)

    def read(prompt: str) -> str:
        with suppress(StopIteration):
            return next(typed)
        raise EOFError

    with patch.object(session.console, "input", read), patch.object(session, "keep"):
        session.run()
    return out.getvalue()


def river(seed: int = 3) -> Position[Any]:
    game = find("spirit_island")
    return Position(game, game.complete(1, {"spirit": "river_surges_in_sunlight", "expansions": "none"}), seed)


def before_a_ravage() -> Position[Any]:
    """Two lands are to ravage, and which one is first changes nothing: no card is played in the first turns."""
    position = river(4)
    while "spirit_island-next-land" not in [asked.key for asked in position.decisions.values()]:
        decision = position.decisions[0]
        ends = decision.key in ("spirit_island-play", "spirit_island-use")
        position.answer(0, next(id for id in decision.options if (id in ("stop", "done")) == ends))
    return position


def test_an_order_that_changes_nothing_is_given_at_once() -> None:
    """S-8.5: it is said that it can be, and one word answers for all lands."""
    position = before_a_ravage()
    assert position.game.is_idle(position.state, position.decisions[0])
    lands = len(position.decisions[0].options)
    told = answered(position, "any")
    assert told.count("“any”: any order, it changes nothing here.") == 1
    ravaged = [line for _, line in position.story() if line.message.key == "spirit_island-ravaged"]
    assert len(ravaged) == lands
    assert "No order is asked for that changes nothing" in answered(position, "any")


def test_another_part_of_the_game_begins_with_the_table_as_it_stands() -> None:
    """In Spirit Island the slow powers are asked like the fast ones, after all that the invaders did in between."""
    seen = answered(river(), "1", "1", "1", "wash away")
    growth, slow = seen.split("How do you grow?")[:2], seen.split("Slow powers: Which one")[0]
    assert "Turn 1 · Spirit phase" in growth[0]
    after = slow[slow.rindex("An explorer comes to") :]
    assert "Turn 1 · Slow powers" in after
    assert "Invaders" in after
    assert "⠤" in after, "the map"


def test_choosing_card_after_card_shows_elements_and_thresholds() -> None:
    """The own panel, shortened to what is new; not the hand again, which has only lost a card."""
    seen = answered(river(), "2", "card play", "1", "card play", "1", "boon")
    between = seen[seen.rindex("plays Boon of Vigor") : seen.rindex("Which card do you play?")]
    assert "1 Sun, 1 Water" in between
    assert "missing: 1 Water" in between, "for the first level of Massive Flooding"
    assert "Cards in play" in between
    assert "Your hand" not in between
    assert "Lands" not in between


def test_the_same_question_again_draws_nothing_when_nothing_has_changed(real_game: Game[Any]) -> None:
    position = Position(real_game, real_game.complete(real_game.seats[0], {}), 1)
    seat, decision = next(iter(position.decisions.items()))
    session, out = session_at(position)
    session.show_news(seat, decision.key, has_marks=True)
    before = out.getvalue()
    assert not session.show_news(seat, decision.key, has_marks=True)
    assert out.getvalue() == before


def test_map_draws_the_board_and_table_everything(real_game: Game[Any]) -> None:
    position = Position(real_game, real_game.complete(real_game.seats[0], {}), 1)
    while not position.over and not any(isinstance(b, Drawing) for b in session_at(position)[0].blocks(0)):
        position.play(*any_answer(position, Random(1)))
    seat, decision = next(iter(position.decisions.items()))
    board, everything = (session_at(position) for _ in range(2))
    board[0].obey(seat, decision, "map")
    everything[0].obey(seat, decision, "table")
    titles = [board[0].words.render(block.title) for block in board[0].blocks(seat) if isinstance(block, Sheet)]
    assert all(f"\n{title}" in everything[1].getvalue() for title in titles)
    assert not any(f"\n{title}" in board[1].getvalue() for title in titles)
    question = board[1].getvalue()[-40:]
    assert everything[1].getvalue().endswith(question)
