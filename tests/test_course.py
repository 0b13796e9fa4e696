"""The order of play that is shown: told whole in both languages, and always somewhere in it while a game is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.play import any_answer, any_setup
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.words.catalogue import Catalogue
from tuath.words.digest import digest
from tuath.words.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_aim_and_course_are_told(real_game: Game[Any], language: str) -> None:
    words = Catalogue(language, real_game)
    paragraphs = digest(real_game.key, language).paragraphs
    assert all(words.has(f"{real_game.key}-aim-{number}") for number in (1, 2, 3))
    for phase in real_game.course:
        assert words.has(f"{real_game.key}-course-{phase.id}")
        assert words.has(f"{real_game.key}-course-{phase.id}-says")
        assert phase.rule in paragraphs
    assert not real_game.course[0].inside


def test_a_game_goes_through_its_course(real_game: Game[Any]) -> None:
    known = {phase.id for phase in real_game.course}
    seen: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        position = Position(real_game, any_setup(real_game, rng), seed)
        while not position.over:
            if position.count < 40 or rng.random() < 0.2:  # looking at everything takes longer than playing
                seen.add(position.view()["now"])
            position.play(*any_answer(position, rng))
        seen.add(position.view()["now"])
    assert {"setup", "over"} <= seen <= known
    assert len(seen) > len(known) / 2
