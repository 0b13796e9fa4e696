"""Bots at a table of the server: one that dies is replaced by a simpler one, and the table says so."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tests.server.conftest import Running


def brains_of(server: Running) -> list[int]:
    """The processes in which the bots of this server think."""
    found = []
    assert server.process is not None
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                is_brain = b"spawn_main" in (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == server.process.pid and is_brain:
                found.append(int(entry.name))
    return found


def test_a_bot_that_dies_is_replaced_by_a_simpler_one(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("bot:greedy", "bot:greedy", seed=3)["id"]
    deadline = time.monotonic() + 60
    while not (brains := brains_of(running)):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    for brain in brains:
        os.kill(brain, signal.SIGKILL)
    table = maren.table(id)
    while not table["chat"]:
        assert time.monotonic() < deadline, "nobody noticed"
        time.sleep(0.05)
        table = maren.table(id)
    assert table["chat"][0]["message"] == {
        "key": "server-bot-replaced",
        "params": {"bot": "greedy", "simpler": "random"},
    }
    assert "random" in [chair["bot"] for chair in table["chairs"]]
    while maren.table(id)["status"] != "over":
        assert time.monotonic() < deadline, "the game does not go on"
        time.sleep(0.1)
    running.end()


def test_bots_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    running.client("Maren").new_table("bot:greedy", "bot:greedy", seed=3)
    deadline = time.monotonic() + 60
    while not (brains := brains_of(running)):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert running.process is not None
    running.process.kill()
    running.process.wait()
    running.process = None
    while any(Path(f"/proc/{brain}").exists() for brain in brains):
        assert time.monotonic() < deadline, "a bot thinks on for nobody"
        time.sleep(0.05)
