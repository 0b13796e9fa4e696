"""Training: games bring samples, rounds are kept and go on where they were left, and what comes of it can play.

The networks here are fitted without PyTorch, in one line of algebra; with it, they are fitted as the command does.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.play import random_game
from tuath.bots import Chair
from tuath.bots.foresight import Foresight
from tuath.bots.judging import Learned
from tuath.bots.network import Layer, Network
from tuath.bots.weighing import read_network, read_paper
from tuath.core.message import Refused
from tuath.core.observation import shape
from tuath.games import find
from tuath.training.fitted import Fitted, Settings
from tuath.training.playing import FIRST_SIGHT, Sample, Share, play_share, scale_of
from tuath.training.rounds import Course, train
from tuath.training.tracing import traced

GAME = find("arrival")
COURSE = Course(GAME, (2,), rounds=2, games=4, matches=2, seed=1)


def fit_line(samples: Sequence[Sample], settings: Settings, seed: int) -> Fitted:
    """Least squares with a penalty, as a network without anything hidden."""
    rows = np.concatenate([sample.rows for sample in samples]).astype(np.float32)
    won = np.concatenate([sample.won for sample in samples])
    line = np.linalg.solve(rows.T @ rows + 10 * np.eye(rows.shape[1]), rows.T @ (won - 0.5))
    return Fitted(Network([Layer(line[:, None], np.zeros(1))], 0.5), 0.6, 0.7, len(won))


def test_games_bring_samples() -> None:
    scale = scale_of(GAME, [GAME.complete(2, {})], "scale")
    assert scale.portion > 0
    share = Share(GAME, (GAME.complete(2, {}), GAME.complete(3, {})), None, *scale, "some", 2)
    sample = play_share(share)
    assert sample.rows.shape == (len(sample.won), shape(GAME).size + 1)
    assert (len(sample.paths), sample.paths.sum()) == (2 + 3, len(sample.won)), "a path for each seat"
    assert np.isfinite(sample.rows).all()
    assert set(np.unique(sample.won)) <= {0.0, np.float32(1 / 3), 0.5, 1.0}
    assert 0.25 < sample.won.mean() < 0.6, "of all seats at some moments of games for two and for three"
    assert (play_share(share).rows == sample.rows).all(), "the same seed brings the same games"


@pytest.mark.more
def test_training_goes_on_where_it_was_left(tmp_path: Path) -> None:
    heard: list[str] = []
    paper = train(COURSE._replace(rounds=1), tmp_path, 1, fit_line, lambda key, **params: heard.append(key))
    assert heard == ["command-trained-round", "command-trained-fit", "command-trained-match"]
    assert paper.made["games"] == 4
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.glob("round-0/*")}
    (tmp_path / "round-0" / "000000.part").write_bytes(b"torn")
    further = train(COURSE, tmp_path, 1, fit_line, lambda key, **params: None)
    assert further.made["games"] == 8, "a later round learns from all games"
    assert {file: file.stat().st_mtime_ns for file in kept} == kept, "nothing is done twice"
    found = read_paper(tmp_path, "arrival")
    assert found is not None
    assert found.strength[0]["games"] == 2
    bot = Foresight(Learned(GAME, read_network(tmp_path, found), found.portion), FIRST_SIGHT)
    position = next(random_game(GAME, 1))
    seat, decision = next(iter(position.decisions.items()))
    assert bot.choose(Chair(position, seat), Random(1)) in decision.values


@pytest.mark.more
def test_a_folder_is_for_one_training(tmp_path: Path) -> None:
    train(COURSE._replace(rounds=1), tmp_path, 1, fit_line, lambda key, **params: None)
    with pytest.raises(Refused, match="holds the training of something else"):
        train(COURSE._replace(seed=2), tmp_path, 1, fit_line, lambda key, **params: None)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="cannot be written"):
        train(COURSE, tmp_path / "file" / "folder", 1, fit_line, lambda key, **params: None)


def test_a_network_learns() -> None:
    """With PyTorch: what decides is found, and games that were held out are foretold better than by chance."""
    pytest.importorskip("torch", reason="tuath[train] is not installed")
    from tuath.training.fitting import fit  # noqa: PLC0415

    chance = np.random.default_rng(1)
    rows = chance.normal(size=(60, 50, 6)).astype(np.float16)
    won = (rows[:, :, 0] * rows[:, :, 1] > 0).astype(np.float32)
    alone = np.ones(50, np.int32)  # paths of one moment each: what follows tells nothing
    samples = [Sample(each, outcome, alone, 1) for each, outcome in zip(rows, won, strict=True)]
    fitted = fit(samples, Settings(hidden=(32, 16), dropout=0.0, epochs=150), 1)
    assert fitted.loss < 0.4 < fitted.written_loss


def test_a_moment_is_judged_by_those_after_it() -> None:
    """Two paths, of three moments and of one; by hand."""
    won, said = np.array([1, 1, 1, 0], np.float32), np.array([0.5, 0.6, 0.8, 0.3], np.float32)
    paths = np.array([3, 1], np.int32)
    assert traced(won, said, paths, 1.0).tolist() == [1, 1, 1, 0], "by the end alone"
    assert traced(won, said, paths, 0.0).tolist() == pytest.approx([0.6, 0.8, 1, 0]), "by the next estimate"
    second = 0.5 * 0.8 + 0.5 * 1
    assert traced(won, said, paths, 0.5).tolist() == pytest.approx([0.5 * 0.6 + 0.5 * second, second, 1, 0])
    assert traced(won[:0], said[:0], paths[:0], 0.5).tolist() == []
