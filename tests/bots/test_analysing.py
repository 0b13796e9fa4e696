"""Analyses: made from what players knew, the same each time, and what they say about a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amounts import mostly, usually
from tests.bots.helpers import moments
from tuath.bots.analysing import Effort, analyse, chance_of, choices_of, closely, first_sight
from tuath.core.analysis import LEAST_COST, Judged, Stood, Weighed, assembled, in_per_cent
from tuath.core.game import Game
from tuath.core.position import Position, replay
from tuath.core.record import Record
from tuath.games import find

RECORDS = Path(__file__).parents[1] / "records"
LITTLE = Effort(worlds=2, looks=12, closer=2, portions=0)
FILES = {
    "arrival": "two-greedy", "inis": "two-greedy", "origo": "two-greedy", "spirit_island": "one-greedy-river"
}  # fmt: skip


@pytest.fixture(params=usually("inis", "spirit_island", long=["arrival", "origo"]))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find(request.param)


def whole(key: str) -> Position[Any]:
    record = Record.parse((RECORDS / key / f"{FILES[key]}.tuath").read_text(encoding="utf-8"))
    return replay(record, find(key))


@pytest.mark.slow
@mostly("inis", of="game")
def test_only_what_the_player_knew_counts(game: Game[Any]) -> None:
    """A choice and a chance are judged alike in two positions that the player could not tell apart."""
    for position, seat in moments(game, 21, 2):
        twin = position.imagine(seat, Random(99))
        assert chance_of(twin, seat, LITTLE, 3) == chance_of(position, seat, LITTLE, 3)
        decision = position.decisions[seat]
        played = [(seat, decision.question, value) for value in (decision.values[-1],)]
        seen = first_sight(position, played[0], played, 3)
        assert [cost for _, cost in first_sight(twin, played[0], played, 3)] == [cost for _, cost in seen]
        close, again = (closely(one, played, LITTLE, 3) for one in (position, twin))
        assert [replace(one, count=0, until=0) for one in again] == [replace(one, count=0, until=0) for one in close]


@pytest.mark.more
@pytest.mark.slow
def test_the_same_dice_give_the_same_analysis(game: Game[Any]) -> None:
    """Of a game that is over: all chances, who has won at the end, and choices that others were better than."""
    position = whole(game.key)
    parts = list[float]()
    found = analyse(position, LITTLE, 5, parts.append)
    assert analyse(position, LITTLE, 5) == found
    assert parts == sorted(parts)
    seats = 1 if game.planned else position.setup.seats
    assert position.result is not None
    assert all(len(point.values) == seats for point in found.points)
    if not game.planned:
        assert {sum(point.values) for point in found.points} == {100}
        assert {seat for seat, value in enumerate(found.points[-1].values) if value} == {*position.result.winners}
    assert [one.count for one in found.moments] == sorted(one.count for one in found.moments)
    assert game.by_round or all(one.round == game.round_of(position.at(one.count).state) for one in found.moments)
    told = [line.message for _, _, lines in position.steps() for line in lines if line.to is None]
    assert all(one.line in told for one in found.moments), "each is told by something that has happened"
    for one in found.choices:
        assert one.cost >= LEAST_COST
        assert one.better.reasons
        then = position.at(one.count)
        for step in one.better.steps:
            then.answer(one.seat, step.option)
    rounds = [] if found.turns is None else [row.round for row in found.turns.rows if row.round]
    assert bool(rounds) is bool(game.planned), "what each turn cost and saved"


def test_a_choice_and_what_it_opens_are_one() -> None:
    position = whole("arrival")
    counts = choices_of(position, Effort())
    history = position.history()
    for count in counts:
        then = position.at(count)
        seat, question, value = history[count]
        if question.opens and value in then.ahead(seat):
            assert count + 1 not in counts
    assert len(choices_of(position, LITTLE)) == LITTLE.looks


def test_moments_are_choices_that_cost_something_and_turns_that_moved_it() -> None:
    position = whole("arrival")
    count = choices_of(position, Effort())[30]
    seat = position.history()[count][0]
    step = Weighed((), 0.30, ())
    judged = Judged(count, count + 1, seat, step, step._replace(chance=0.44), None, 0.02, 32)
    slight = replace(judged, count=count - 5, until=count - 4, better=step._replace(chance=0.33))
    found = assembled(position, [Stood(20, (0.5, 0.5)), Stood(300, (0.8, 0.2))], [judged, slight], "strong")
    assert found.choices == (judged,), "what costs less than five per cent is not told"
    assert (found.moments[0].count, found.moments[0].seat, found.moments[0].change) == (count + 1, seat, -14)
    assert [(one.count, abs(one.change)) for one in found.moments[1:]] == [(300, 30)]
    assert [point.count for point in found.points] == [20, 300, position.count]


def test_chances_are_a_hundred_together() -> None:
    assert in_per_cent((1 / 3, 1 / 3, 1 / 3)) == (34, 33, 33)
    assert in_per_cent((0.555, 0.445)) == (56, 44)
    assert in_per_cent((0.126,)) == (13,)
