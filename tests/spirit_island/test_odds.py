"""How likely the spirits are to win, as hints say it."""

from __future__ import annotations

from random import Random

import tuath
from tests.play import any_answer
from tuath.bots.judging import chance


def test_nothing_is_known_before_the_island_lies_there() -> None:
    position = tuath.start("spirit_island", seats=1, seed=3)
    assert position.game.odds(position.state, 0) == 0.0


def test_better_positions_are_likelier_won_and_the_end_is_sure() -> None:
    # A game like any other: the order of odds is that of worth in each.
    position, rng, found = tuath.start("spirit_island", seats=1, seed=3), Random(3), list[tuple[int, float, float]]()
    while not position.over:
        state = position.state
        odds = position.game.odds(state, 0)
        assert odds is not None
        if odds:
            found.append((state.turn, position.game.worth(state, 0), odds))
            assert 0 < chance(odds) < 1
        position.play(*any_answer(position, rng))
    for turn, worth, odds in found:
        for other_turn, other_worth, other_odds in found[:40]:
            if turn == other_turn and worth > other_worth + 15:
                assert odds > other_odds
    assert position.result is not None
    assert position.game.odds(position.state, 0) == (20.0 if position.result.winners else -20.0)
