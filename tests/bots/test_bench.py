"""The measurements of `tuath bench`, for an instant: what is measured, not how fast anything is."""

from __future__ import annotations

import pytest

from tuath.bots.bench import bench
from tuath.games import find
from tuath.rl.bench import bench_learning

INSTANT = 0.03
ONE = {"arrival": find("arrival")}


@pytest.mark.more
def test_a_game_is_measured_whole() -> None:
    report = bench(ONE, INSTANT, 2)
    arrival = report["games"]["arrival"]
    assert arrival["seats"] == 2
    for name in ("decisions_per_second", "written_per_second", "learned_per_second", "simulations_per_second"):
        assert arrival[name] > 0
    assert report["ratios"]["arrival"]["save_load_in_copies"] > 0


@pytest.mark.more
def test_a_learners_loop_is_measured_beside_the_bare_game() -> None:
    learning = bench_learning(ONE, INSTANT, 2)["games"]["arrival"]
    assert 0 < learning["env_per_second"] < learning["bare_per_second"]
    assert learning["vector_per_second"] > 0
