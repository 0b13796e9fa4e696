"""The same games on a Ray cluster: one of this machine, begun for the test.

Ray takes 240 MB, so it is no part of the usual packages: `pip install "tuath[ray]"`, or `python3 start.py test --long`.
"""

from __future__ import annotations

import json
import socket
import sys
from importlib.util import find_spec

import pytest
from typer.testing import CliRunner

from tuath.bots.simulation import simulate
from tuath.bots.spreading import reached
from tuath.core.message import Refused
from tuath.games import find
from tuath.terminal.app import app

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason='Ray is not installed: pip install "tuath[ray]"')


@needs_ray
@pytest.mark.long
def test_a_cluster_finds_the_same() -> None:
    words = ["arena", "origo", "--bots", "random,random", "--games", "8", "--seed", "3", "--json"]
    found = []
    for more in (["--processes", "1"], ["--ray", "local", "--processes", "2"]):
        result = CliRunner().invoke(app, [*words, *more])
        assert result.exit_code == 0, result.output
        found.append({**json.loads(result.stdout), "seconds": 0})
    assert found[0] == found[1]
    game = find("arrival")
    here, there = (simulate(game, game.complete(2, {}), ["random"], 20, 3, 2, ray=ray) for ray in (None, "local"))
    assert {**here, "seconds": 0} == {**there, "seconds": 0}


@needs_ray
@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:{closed}"])
def test_where_no_cluster_is_one_line_says_so(address: str) -> None:
    with socket.socket() as held:  # a port that nobody answers at
        held.bind(("127.0.0.1", 0))
        address = address.format(closed=held.getsockname()[1])
        with pytest.raises(Refused, match=f"No Ray cluster can be reached at “{address}”"):
            reached(address, 1)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"tuath\[ray\]"):
        reached("local", 1)
