"""Going back: from marks on the way as from the beginning, in as much time as it goes back, in little memory."""

from __future__ import annotations

from math import log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import MINIS, game_named
from tests.minis import Hands
from tests.play import somewhere
from tuath.core.position import Left, load
from tuath.core.position.marks import EVERY, Mark, Marks, last_before, thinned
from tuath.games import keys


@pytest.mark.parametrize("key", [*keys(), *MINIS])
@settings(max_examples=4)
@given(seed=st.integers(0, 10_000), back=st.integers(0, 200))
def test_going_back_leads_where_playing_leads(key: str, seed: int, back: int) -> None:
    """A position that was loaded has no marks: it plays again from the beginning."""
    position = somewhere(game_named(key), seed)
    count = max(0, position.count - back)
    anew = load(position.save(), position.game).at(count)
    then = position.at(count)
    assert then.save() == anew.save()
    assert (then.history(), then.sealed, then.seed) == (anew.history(), anew.sealed, anew.seed)
    assert then.view(0) == anew.view(0)
    assert [asked.values for asked in then.pending.values()] == [asked.values for asked in anew.pending.values()]


@pytest.mark.parametrize("key", keys())
def test_marks_are_left_behind_by_what_is_taken_back(key: str) -> None:
    """What is played instead is remembered, not what was played before."""
    position = somewhere(game_named(key), 3)
    position.go_back(Left(position.count // 2))
    rest = position.copy()
    while not rest.over and rest.count < position.count + 40:
        seat, decision = next(iter(rest.pending.items()))
        rest.play(seat, decision.values[-1])
    assert rest.at(rest.count - 5).save() == load(rest.save(), rest.game).at(rest.count - 5).save()


@given(st.lists(st.integers(1, 60), min_size=1, max_size=400))
def test_few_marks_are_near_enough(steps: list[int]) -> None:
    """Whoever goes back so far plays at most twice as far again, and a step or two."""
    marks: Marks = ()
    count = 0
    for step in steps:
        count += step
        if not marks or count >= marks[-1].after + EVERY:
            marks = (*thinned(marks, count), Mark(count, Hands((), [], [], []), 0))
    assert len(marks) <= 4 + 2 * log2(1 + count / EVERY)
    for target in range(steps[0], count + 1):
        mark = last_before(marks, target)
        assert mark is not None
        assert target - mark.after <= 2 * (count - target) + 2 * (EVERY + max(steps))
