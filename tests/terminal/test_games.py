"""Games that were kept: listed with how far they have come, and no two in one file."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.play import random_game
from tests.terminal.shell import tuath_command
from tests.terminal.test_session import session_at
from tuath.core.position import Position
from tuath.games import find
from tuath.terminal.files import default_file


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
    assert shown.stdout.splitlines()[-1] == f"tuath play --resume {tmp_path}/tuath/arrival.tuath"
    german = tuath_command("games", "--folder", str(tmp_path / "tuath"), "--lang", "de", COLUMNS="200")
    assert "2 Personen" in german.stdout
    assert "zu Ende" in german.stdout


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
