"""Games that were kept: listed with how far they have come, and no two in one file."""

from __future__ import annotations

import json
import os
import time
from itertools import islice
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest

from tests.amounts import usually
from tests.play import random_game
from tests.terminal.helpers import session_at, words_of
from tests.terminal.shell import tuath_command
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.record import Record
from tuath.games import find
from tuath.terminal.choices import plain
from tuath.terminal.files import default_file
from tuath.terminal.table.orders import ORDERS, Quit
from tuath.words.languages import LANGUAGES


def kept(folder: Path) -> None:
    """A game in its middle, one that is over, and a damaged file; in the order in which they were played."""
    games = folder / "tuath"
    games.mkdir()
    *_, over = random_game(find("origo"), 3)
    going_on = Position(find("arrival"), find("arrival").complete(2, {}), 1)
    seat = next(iter(going_on.pending))
    going_on.answer(seat, going_on.pending[seat].options[0])
    texts = {"origo": str(over.record()), "damaged": "tuath-record 1\ngame", "arrival": str(going_on.record())}
    for at, (name, text) in enumerate(texts.items(), 1_700_000_000):
        file = games / f"{name}.tuath"
        file.write_text(text, encoding="utf-8")
        os.utime(file, (at, at))


def test_games_are_listed_and_the_last_can_be_gone_on_with(tmp_path: Path) -> None:
    kept(tmp_path)
    shown = tuath_command("games", XDG_DATA_HOME=str(tmp_path), COLUMNS="200")
    assert shown.returncode == 0, shown.stderr
    assert "The Arrival  2 players, " in shown.stdout
    assert "answers, over" in shown.stdout
    assert shown.stdout.index("The Arrival") < shown.stdout.index("Origo"), "the last one first"
    assert shown.stdout.splitlines()[-1] == "tuath play --resume 1"
    assert "1 person, 2 person" in shown.stdout
    assert "Turn of " in shown.stdout
    german = tuath_command("games", "--folder", str(tmp_path / "tuath"), "--lang", "de", COLUMNS="200")
    assert "2 Personen" in german.stdout
    assert "zu Ende" in german.stdout


@pytest.mark.more
def test_a_game_is_gone_on_with_by_its_number_or_its_name(tmp_path: Path) -> None:
    """The numbers are those of the list; of several games of a title it is the last one."""
    kept(tmp_path)
    for name in ("1", "arrival", "arr", str(tmp_path / "tuath" / "arrival.tuath")):
        before = (tmp_path / "tuath" / "arrival.tuath").read_text(encoding="utf-8")
        run = tuath_command("play", "--load", name, stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
        assert (run.returncode, run.stderr) == (0, ""), name
        assert "The Arrival" in run.stdout
        after = (tmp_path / "tuath" / "arrival.tuath").read_text(encoding="utf-8")
        then, now = (Record.parse(text).answers for text in (before, after))
        assert [line[1:] for line in now] == [line[1:] for line in then]
    for name in ("0", "9", "atlantis"):
        run = tuath_command("play", "--resume", name, XDG_DATA_HOME=str(tmp_path))
        assert (run.returncode, f"“{name}”" in run.stderr) == (2, True)
    damaged = tuath_command("play", "--resume", "damaged", XDG_DATA_HOME=str(tmp_path))
    assert (damaged.returncode, "ine 2" in damaged.stderr) == (2, True)


def test_the_list_says_whose_turn_it_is_without_playing_the_game(tmp_path: Path) -> None:
    """A saved game says it itself in a remark; one without it is played."""
    tuath_command(
        "play", "arrival", "--seats", "human,bot:random", "--seed", "3", stdin="1\n", XDG_DATA_HOME=str(tmp_path)
    )
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    text = file.read_text(encoding="utf-8")
    assert text.splitlines()[-1] == "# asks p1"
    (listed,) = json.loads(tuath_command("games", "--json", XDG_DATA_HOME=str(tmp_path)).stdout)["games"]
    assert (listed["asked"], listed["players"]) == (["p1"], ["human", "bot:random"])
    file.write_text(text.replace("# asks p1\n", ""), encoding="utf-8")
    (again,) = json.loads(tuath_command("games", "--json", XDG_DATA_HOME=str(tmp_path)).stdout)["games"]
    assert again["asked"] == ["p1"]


@pytest.mark.more
def test_whoever_comes_back_after_hours_is_told_what_he_missed(tmp_path: Path) -> None:
    arguments = ("play", "arrival", "--seats", "human,bot:random", "--seed", "3")
    tuath_command(*arguments, stdin="1\n1\n1\n", XDG_DATA_HOME=str(tmp_path))
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    at_once = tuath_command("play", "--resume", "1", stdin="", XDG_DATA_HOME=str(tmp_path))
    assert "Since your last turn" in at_once.stdout
    long_ago = time.time() - 5 * 3600
    os.utime(file, (long_ago, long_ago))
    later = tuath_command("play", "--resume", "1", "--lang", "de", stdin="", XDG_DATA_HOME=str(tmp_path))
    assert "Während du weg warst (5 Stunden)" in later.stdout


def test_a_damaged_file_is_listed_with_what_is_wrong(tmp_path: Path) -> None:
    kept(tmp_path)
    listed = json.loads(tuath_command("games", "--json", XDG_DATA_HOME=str(tmp_path)).stdout)
    assert [game.get("game") for game in listed["games"]] == ["arrival", None, "origo"]
    assert "ine 2" in listed["games"][1]["trouble"]
    assert listed["games"][2]["result"]


def test_where_nothing_is_kept_it_says_how_to_begin(tmp_path: Path) -> None:
    assert "tuath play" in tuath_command("games", XDG_DATA_HOME=str(tmp_path), COLUMNS="300").stdout
    refused = tuath_command("games", "--folder", str(tmp_path / "nowhere"))
    assert (refused.returncode, "nowhere" in refused.stderr) == (2, True)


def test_two_games_of_one_second_do_not_share_a_file() -> None:
    assert len({default_file("arrival") for _ in range(50)}) == 50


@pytest.mark.more
@pytest.mark.parametrize("language", usually("de", more=["en"]))
def test_a_single_letter_is_never_a_move_nor_an_order(real_game: Game[Any], language: str) -> None:
    """Whatever is asked, one slip of a finger changes nothing and ends nothing."""
    for position in islice(random_game(real_game, 2), 0, 200, 20):
        if position.over:
            break
        session, out = session_at(position, language)
        seat, decision = next(iter(position.decisions.items()))
        for letter in ascii_lowercase + "äöü!.":
            before = position.count
            session.obey(seat, decision, letter)
            assert position.count == before
            assert decision is position.decisions[seat], out.getvalue()


@pytest.mark.parametrize(("language", "undo", "end"), [("en", "undo", "quit"), ("de", "zurück", "ende")])
def test_taking_back_and_leaving_need_the_whole_word(language: str, undo: str, end: str) -> None:
    position = Position(find("inis"), find("inis").complete(2, {}), 1)
    session, out = session_at(position, language)
    seat, decision = next(iter(position.decisions.items()))
    for word in (undo, end):
        session.obey(seat, decision, word[:3])
        assert out.getvalue().splitlines()[-1].endswith(f": {word}")
    with pytest.raises(Quit):
        session.obey(seat, decision, end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_called_like_an_order(real_game: Game[Any], language: str) -> None:
    """An order always wins; an option of that name could only be chosen by number."""
    words = words_of(language, real_game)
    for domain in real_game.domains.values():
        if not any(question.domain == domain.name for question in real_game.questions):
            continue
        for value, id in enumerate(domain.ids):
            names = {plain(id), plain(words.name(domain.thing(value)))}
            assert not names & {plain(order) for order in ORDERS}, (domain.name, id)


def test_what_may_be_meant_as_an_order_is_never_a_move() -> None:
    """A port whose name begins like an order: the letter alone neither plays nor takes back."""
    position = Position(find("arrival"), find("arrival").complete(2, {}), 1)
    session, out = session_at(position)
    seat, decision = next(iter(position.decisions.items()))
    begun = {choice.label[0].casefold(): choice.label for choice in session.choices(decision)}
    letter = next(letter for letter in begun if session.orders_begun(letter))
    before = position.count
    session.obey(seat, decision, letter)
    assert position.count == before
    assert begun[letter] in out.getvalue()


def test_the_beginning_of_an_order_is_obeyed_where_nothing_else_begins_so() -> None:
    position = Position(find("arrival"), find("arrival").complete(2, {}), 1)
    session, out = session_at(position)
    seat, decision = next(iter(position.decisions.items()))
    session.obey(seat, decision, "hel")
    assert "choose an option by" in out.getvalue()
    session.obey(seat, decision, "xyz")
    assert "xyz" in out.getvalue().splitlines()[-1]
