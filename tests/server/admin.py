"""What the host of a server does with `tuath admin`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Client, Running
from tests.server.helpers import play_on
from tests.terminal.shell import Run, tuath_command

WHY = ("--reason", "as a test wants it")


@pytest.fixture
def on_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Where it does not matter which database it is."""
    running = Running(tmp_path_factory.mktemp("rows")).start()
    yield running
    running.end()


def admin(running: Running, *words: str) -> Run:
    where = ("--database", running.database) if running.database else ("--folder", str(running.folder))
    return tuath_command("admin", *words, *where)


def told(running: Running, *words: str) -> Any:
    """What a command says to programs; the overview ends with 1 where something needs the host."""
    run = admin(running, *words, "--json")
    assert run.stdout, run.stderr
    found = json.loads(run.stdout)
    assert run.returncode == (1 if not words and found["look"] else 0), run.stderr
    return found


def game_of(client: Client, answers: int, **more: Any) -> str:
    id = str(client.new_table("me", "guest", seed=3, **more)["id"])
    play_on({0: client, 1: client}, id, Random(1), most=answers)
    return id
