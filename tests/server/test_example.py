"""The example bot plays a whole game over the documented interface."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def load_example() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(tmp_path).start()
    example = load_example()
    monkeypatch.setattr(example.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(example.random, "choice", Random(1).choice)
    host, author = running.client("Host"), running.client("Author")
    id = host.new_table("open", "bot:random")["id"]
    token = author.post("/api/me/token")["token"]
    over = example.play(running.url, token, id)
    assert over["result"]["ending"] in ("overrun", "repelled")
    with pytest.raises(SystemExit, match="No chair"):
        example.play(running.url, host.post("/api/me/token")["token"], id)
    running.end()
