"""At the terminal one is asked when one can answer, or where one wants to be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import tuath
from tests.play import any_answer
from tests.terminal.shell import tuath_command
from tuath.core.position import Position
from tuath.core.reaction import ALWAYS, NEVER, Wish
from tuath.terminal.files import wishes_in
from tuath.terminal.table.session import Session
from tuath.words.catalogue import Catalogue

STOPS = [moment.id for moment in tuath.start("inis", seats=2, seed=1).game.moments]


def session(position: Position[Any], *chairs: str, language: str = "en") -> Session:
    console = Console(width=100, height=40, record=True, force_terminal=False)
    return Session(position, chairs, console, Catalogue(language, position.game))


def windows(seed: int) -> Iterator[tuple[Position[Any], int]]:
    """Positions at which seat 0 may answer something, with how many cards it could play."""
    position, rng = tuath.start("inis", seats=2, seed=seed), Random(seed)
    while not position.over:
        decision = position.decisions.get(0)
        if decision is not None and decision.key == "inis-react":
            yield position, len(decision.values) - 2
        position.play(*any_answer(position, rng))


def test_who_has_nothing_to_play_is_answered_for() -> None:
    found = set()
    for position, cards in windows(3):
        alone = session(position, "human", "bot:random")
        assert (alone.answered_for(0) is None) == (cards > 0)
        alone.wishes = {stop: Wish(ALWAYS) for stop in STOPS}
        assert alone.answered_for(0) is None
        assert session(position, "human", "human").answered_for(0) is None, "who is handed the keyboard would show it"
        found.add(cards > 0)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "", "A card is played"),
        ("en", "1 always", "A card is played: always."),
        ("en", "1 alw", "A card is played: always."),
        ("de", "1 immer", "Eine Karte wird gespielt: immer."),
        ("en", "1 perhaps", "“perhaps” is no wish there; there are never, if I can, always."),
        ("en", "99 always", "stops 1 always"),
        ("en", "played", "stops 1 always"),
        ("en", f"{len(STOPS)} peace", "Peace in a clash: peace."),
    ],
)
def test_stops_are_listed_and_changed(language: str, typed: str, said: str) -> None:
    alone = session(tuath.start("inis", seats=2, seed=1), "human", "bot:random", language=language)
    alone.do_stops(0, typed)
    assert said in alone.console.export_text()
    if typed.startswith("1 ") and "perhaps" not in typed:
        assert alone.wishes == {"played": Wish(ALWAYS)}


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_answered_about_peace_stands_for_the_clash(seed: int) -> None:
    position, rng = tuath.start("inis", seats=2, seed=seed), Random(seed)
    while "inis-peace" not in [decision.key for decision in position.decisions.values()]:
        position.play(*any_answer(position, rng))
    seat = min(position.decisions)
    number, option = len(STOPS), position.decisions[seat].domain.ids.index("no")
    chairs = ["human" if place == seat else "bot:random" for place in range(2)]
    alone = session(position, *chairs)
    assert alone.answered_for(seat) is None
    assert session(position, "human", "human").answered_for(seat) is None
    alone.keep_wish(seat, option)
    assert alone.answered_for(seat) == option
    assert f"“stops {number} …” changes it" in alone.console.export_text()
    alone.do_stops(seat, f"{number} ask me")
    assert alone.answered_for(seat) is None
    alone.keep_wish(seat, option)
    assert alone.answered_for(seat) is None, "who wants to be asked is asked every time"


def test_a_game_without_such_moments_says_so() -> None:
    alone = session(tuath.start("arrival", seats=2, seed=1), "human", "bot:random")
    alone.do_stops(0, "")
    assert "no such moments" in alone.console.export_text()


def test_wishes_are_kept_with_the_game(tmp_path: Path) -> None:
    """Whoever comes back finds them; what somebody has written there that is no wish changes nothing."""
    stay = ("play", "inis", "--seats", "human,bot:random", "--seed", "1", "--no-colour")
    tuath_command(*stay, stdin="stops 1 always\nquit\n", XDG_DATA_HOME=str(tmp_path))
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    text = file.read_text(encoding="utf-8")
    assert f"\n# wishes {STOPS[0]}=always\n" in text
    again = tuath_command("play", "--resume", str(file), stdin="stops\nquit\n", XDG_DATA_HOME=str(tmp_path))
    (listed,) = [line for line in again.stdout.splitlines() if "A card is played" in line]
    assert "always" in listed
    assert f"\n# wishes {STOPS[0]}=always\n" in file.read_text(encoding="utf-8")
    moments = tuath.start("inis", seats=2, seed=1).game.moments
    assert wishes_in(f"# wishes nothing=always {STOPS[0]}=perhaps = {STOPS[1]}=never@3\n", moments) == {
        STOPS[1]: Wish(NEVER, 3)
    }
    assert wishes_in("no remark\n", moments) == {}
