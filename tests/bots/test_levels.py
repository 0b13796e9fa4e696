"""The levels: their networks fit, say so when they do not, and better ones play better."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import get_args

import numpy as np
import pytest

from tests.amounts import usually
from tests.play import random_game
from tuath.bots import Chair, make
from tuath.bots.judging import Learned, Written, inputs
from tuath.bots.level import LEVELS, Level
from tuath.bots.levels import BUDGETS, player
from tuath.bots.network import Layer, Network
from tuath.bots.simulation import simulate
from tuath.bots.weighing import PORTION, SHIPPED, judge_of, read_network, read_paper, write_weights
from tuath.core.game import Result, Thinking
from tuath.core.observation import shape
from tuath.core.returns import share_of
from tuath.games import find, keys
from tuath.words.catalogue import Catalogue

LEARNED = ("arrival", "inis", "origo")


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own with the networks that ship."""
    folder = tmp_path / "weights"
    shutil.copytree(SHIPPED, folder)
    monkeypatch.setenv("TUATH_WEIGHTS", str(folder))
    judge_of.cache_clear()
    player.cache_clear()
    yield folder
    judge_of.cache_clear()
    player.cache_clear()


@pytest.mark.parametrize("key", LEARNED)
def test_the_networks_that_ship_fit(key: str) -> None:
    found = judge_of(find(key))
    assert isinstance(found.judge, Learned)
    assert found.trouble is None
    assert found.paper is not None
    assert found.judge.network.size == shape(find(key)).size + 1
    assert all(each["won"] / each["games"] > 0.5 for each in found.paper.strength), "it was worth shipping"


def test_a_score_is_shared_where_the_paper_says_so(weights: Path) -> None:
    """Among so many players a part of it is the written evaluation; among others it is the network's alone."""
    changed(weights, shares={"3": 0.25})
    game = find("arrival")
    *_, position = islice(random_game(game, 3), 30)
    states = [(position.state, seat) for seat in range(position.setup.seats)]
    paper, alone, shared = judge_of(game).paper, judge_of(game, 2).judge, judge_of(game, 3).judge
    assert paper is not None
    written = Written(game, paper.portion).scores(states)
    for own, by_hand, both in zip(alone.scores(states), written, shared.scores(states), strict=True):
        assert both == pytest.approx(0.25 * own + 0.75 * by_hand, abs=1e-4)
        assert own != pytest.approx(by_hand, abs=0.01)


def changed(folder: Path, **values: object) -> None:
    file = folder / "arrival.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **values}))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"rules": 99}, "made for version 99 of the rules"),
        ({"observation": "other"}, "reads observation other"),
        ({"sha256": "0"}, "not those that its paper names"),
        ({"format": 2}, "format 2"),
        ({"beside": 1}, "cannot be read"),
    ],
)
def test_a_network_that_does_not_fit_says_so(weights: Path, values: dict[str, object], said: str) -> None:
    """And the bot plays on, by the written evaluation."""
    changed(weights, **values)
    game = find("arrival")
    found = judge_of(game)
    assert isinstance(found.judge, Written)
    assert found.trouble is not None
    assert said in Catalogue("en", game).render(found.trouble)
    assert Catalogue("de", game).has(found.trouble.key)
    position = next(random_game(game, 1))
    seat, decision = next(iter(position.decisions.items()))
    assert make("fair").choose(Chair(position, seat), Random(1)) in decision.values


def test_a_torn_file_and_none_at_all(weights: Path) -> None:
    (weights / "arrival.npz").unlink()
    assert isinstance(judge_of(find("arrival")).judge, Written)
    (weights / "origo.json").write_text("{")
    assert isinstance(judge_of(find("origo")).judge, Written)
    (weights / "inis.json").unlink()
    found = judge_of(find("inis"))
    assert found.trouble is not None
    assert found.trouble.key == "core-network-none"


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = find("arrival")
    size = shape(game).size + 1
    chance = np.random.default_rng(1)
    layers = [
        Layer(chance.normal(size=(size, 3)).astype(np.float16), np.zeros(3)),
        Layer(np.ones((3, 1)), np.array([0.25])),
    ]
    network = Network(layers, 0.5)
    write_weights(tmp_path, game, network, 4.0, {"games": 1}, [{"games": 2, "won": 1.0}])
    paper = read_paper(tmp_path, "arrival")
    assert paper is not None
    again = read_network(tmp_path, paper)
    position = next(random_game(game, 3))
    row = np.array([inputs(game, position.state, 0, 4.0)], np.float32)
    assert again(row) == pytest.approx(network(row))


def test_every_level_has_a_budget() -> None:
    assert ("gentle", *BUDGETS) == LEVELS


@pytest.mark.parametrize("thinking", get_args(Thinking))
def test_a_higher_level_looks_at_more(thinking: Thinking) -> None:
    """By positions in all worlds together, and by games that it plays on."""
    found = [budgets[thinking] for budgets in BUDGETS.values()]
    for lower, higher in pairwise(found):
        assert (higher.games, higher.tries * higher.worlds) > (lower.games, lower.tries * lower.worlds)


@pytest.mark.more
@pytest.mark.parametrize("key", keys())
def test_a_victory_is_better_than_anything_that_goes_on(key: str) -> None:
    """And a defeat worse, by the network and by the written evaluation, also where all win or lose together."""
    game = find(key)
    for judge in (judge_of(game).judge, Written(game, PORTION)):
        for seed in range(3):
            *running, over = (position.copy() for position in random_game(game, seed))
            scores = [
                score
                for position in running[:: 1 + len(running) // 20]
                for score in judge.scores([(position.state, seat) for seat in range(over.setup.seats)])
            ]
            result = over.result
            assert result is not None
            for seat in range(over.setup.seats):
                decided = judge.decided(over.state, result, seat)
                if seat in result.winners:
                    assert decided > max(scores) or len(result.winners) > 1
                else:
                    assert decided < min(scores)


def test_all_of_a_victory_that_is_won_together() -> None:
    """For everybody as good as one that is won alone."""
    island = find("spirit_island")
    *_, over = random_game(island, 1)
    over.state.is_won = True
    won = Result("victory", tuple(range(over.setup.seats)), (1,) * over.setup.seats)
    judge = judge_of(island).judge
    assert judge.decided(over.state, won, 0) > 900
    assert share_of(island, won, 0) == 1.0


@pytest.mark.more
@pytest.mark.parametrize("level", usually(*LEVELS[:-1], more=LEVELS[-1:]))
def test_the_same_dice_bring_the_same_move(level: str) -> None:
    *_, position = (position for position, _ in zip(random_game(find("arrival"), 2), range(30), strict=False))
    for seat in position.decisions:
        chosen = {Level(level).choose(Chair(position, seat), Random(5)) for _ in range(2)}
        assert len(chosen) == 1


@pytest.mark.more
@pytest.mark.parametrize("key", ["inis", "origo"])
def test_what_is_hidden_changes_nothing(key: str) -> None:
    """A learned bot at a table and at one that looks the same to it chooses alike."""
    bot, compared = make("fair"), 0
    for place, position in enumerate(random_game(find(key), 4)):
        if place % 23 == 5:
            for seat in position.decisions:
                twin = position.imagine(seat, Random(place))
                here, there = (bot.choose(Chair(table, seat), Random(7)) for table in (position, twin))
                assert here == there
                compared += 1
    assert compared > 5


@pytest.mark.more
@pytest.mark.parametrize("key", usually("arrival", long=["origo"]))
def test_gentle_plays_sensibly_and_fair_better(key: str) -> None:
    """Far from a measurement, which the arena makes, but enough to notice when one stops playing well."""
    game = find(key)
    setup = game.complete(2, {})
    assert simulate(game, setup, ["gentle", "random"], 6, seed=3)["wins"]["gentle"] >= 4
    assert simulate(game, setup, ["fair", "random"], 4, seed=3)["wins"]["fair"] >= 3
