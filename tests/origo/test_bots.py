"""How well and how fast the simple bots play."""

from __future__ import annotations

from random import Random

import pytest

from tests.origo.board import BLUE, FIELD, RED, free_of, game, origo
from tests.play import somewhere
from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.bots.simulation import simulate
from tuath.games.origo.scoring import after_duel
from tuath.games.origo.state import NOWHERE


@pytest.mark.more
def test_greedy_beats_random() -> None:
    # Six games laid down, as chance has its days; that it nearly always wins is shown by 400 below.
    report = simulate(game(), game().complete(2, {}), ["greedy", "random"], 6, seed=5)
    assert report["wins"]["greedy"] >= 5


@pytest.mark.long
def test_greedy_beats_random_nearly_always() -> None:
    report = simulate(game(), game().complete(2, {}), ["greedy", "random"], 400, seed=6)
    assert report["wins"]["greedy"] >= 0.95 * 400


def test_greedy_founds_when_it_can() -> None:
    """O-11.2: the field that founds is worth more than its neighbours in the row."""
    played = origo(free_of("poland", 3), "J1", hands={RED: "row:E"})
    played.play(RED, "expand", "row:E")
    assert GreedyBot().choose(Chair(played.position, RED), Random(1)) == FIELD["E7"]


def test_a_duel_is_thought_to_its_end() -> None:
    """O-8.8: the shield of whoever lost it goes, and the field is contested no more."""
    played = origo("E8 F7 F8 G7", "E7 D7 E6 D6 D8 E5 D9", founded="poland", hands={0: "row:E column:7", 1: "column:7"})
    played.play(0, "attack", "E7", "row:E", "stop")
    field = 1 << FIELD["E7"]
    won, lost = after_duel(played.state, True), after_duel(played.state, False)
    assert [bool(shields & field) for shields in won.shields] == [True, False]
    assert [bool(shields & field) for shields in lost.shields] == [False, True]
    assert won.contested == lost.contested == NOWHERE != played.state.contested


def test_greedy_gives_up_a_duel_that_is_lost_and_fights_one_that_is_won() -> None:
    """O-8.7: it counts the fitting cards of its hand."""
    for cards, fights in (("row:E", False), ("row:E row:EF column:7", True)):
        played = origo("E8 F7 F6", "poland E6 D6", founded="poland", hands={RED: "population row:E", BLUE: cards})
        played.play(RED, "attack", "E7", "population", "row:E", "stop")
        choice = GreedyBot().choose(Chair(played.position, BLUE), Random(1))
        assert (choice < len(game().printed.cards)) == fights


@pytest.mark.more
def test_worth_looks_at_every_position() -> None:
    for seed in range(40):
        position = somewhere(game(), seed)
        worths = [game().worth(position.state, seat) for seat in range(position.setup.seats)]
        assert all(abs(worth) <= 1000 for worth in worths)
        assert min(worths) <= 0
