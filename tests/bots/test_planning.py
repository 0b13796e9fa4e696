"""Bots that plan whole rounds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tuath.bots.bot import Chair
from tuath.bots.foresight import Budget, best_of_half
from tuath.bots.judging import Written
from tuath.bots.planning import Planner
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.games import find

ISLAND = find("spirit_island")
EARTH = {"expansions": "none", "spirit": "vital_strength_of_the_earth"}


class Watched(Planner):
    """Notes where everybody is asked in the games that it plays on."""

    def __init__(self) -> None:
        super().__init__(Written(ISLAND, 10.0), Budget(8, 1, games=2, options=2, width=3))
        self.asked: list[tuple[int, str]] = []

    def at_a_glance(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        self.asked.append((position.game.round_of(position.state), position.decisions[seat].key))
        return super().at_a_glance(position, seat, rng)


def at_growth() -> Position[Any]:
    position, rng = Position(ISLAND, ISLAND.complete(1, EARTH), 5), Random(1)
    while position.decisions[0].key != "spirit_island-growth":
        position.play(0, rng.choice(position.decisions[0].values))
    return position


@pytest.mark.slow
def test_a_plan_is_judged_at_the_end_of_its_round() -> None:
    """S-4.1: growth is judged after cards, powers and invaders of the turn, and before the next one."""
    position, bot = at_growth(), Watched()
    now, before = ISLAND.round_of(position.state), position.save()
    assert bot.choose(Chair(position, 0), Random(3)) in position.decisions[0].values
    assert {number for number, _ in bot.asked} == {now}
    assert "spirit_island-play" in {key for _, key in bot.asked}
    assert position.save() == before
    assert bot.choose(Chair(position, 0), Random(3)) == bot.choose(Chair(position.imagine(0, Random(8)), 0), Random(3))


@pytest.mark.slow
def test_what_is_no_plan_is_taken_at_first_sight() -> None:
    position, bot = at_growth(), Watched()
    while position.decisions[0].question in ISLAND.round_plan:
        position.play(0, position.decisions[0].values[0])
    bot.choose(Chair(position, 0), Random(3))
    assert not bot.asked


def test_the_worse_half_is_dropped() -> None:
    tried: list[tuple[tuple[int, ...], int]] = []

    def more(left: Sequence[int], times: int) -> None:
        tried.append((tuple(left), times))

    assert best_of_half([3, 1, 4, 2], 16, more, lambda value: value) == 4
    assert tried == [((3, 1, 4, 2), 2), ((4, 3), 4)]
