"""At the terminal one is asked when one can answer, or where one wants to be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

import tuath
from tests.play import any_answer
from tuath.core.position import Position
from tuath.core.reaction import ALWAYS, Wish
from tuath.terminal.session import Session
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


def test_a_game_without_such_moments_says_so() -> None:
    alone = session(tuath.start("arrival", seats=2, seed=1), "human", "bot:random")
    alone.do_stops(0, "")
    assert "no such moments" in alone.console.export_text()
