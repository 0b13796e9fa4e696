"""Bots at a table of the server: one that dies is replaced by a simpler one, and the table says so."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.server.conftest import Running, wait_until


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


def is_there(process: int) -> bool:
    """Does it run? One that has ended and that nobody has asked about yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_a_bot_that_dies_is_replaced_by_a_simpler_one(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("bot:greedy", "bot:greedy", seed=3)["id"]
    wait_until(lambda: brains_of(running))
    for brain in brains_of(running):
        os.kill(brain, signal.SIGKILL)
    wait_until(lambda: maren.table(id)["chat"], "nobody noticed")
    table = maren.table(id)
    assert table["chat"][0]["message"] == {
        "key": "server-bot-replaced",
        "params": {"bot": "greedy", "simpler": "random"},
    }
    assert "random" in [chair["bot"] for chair in table["chairs"]]
    wait_until(lambda: maren.table(id)["status"] == "over", "the game does not go on", every=0.1)
    running.end()


def test_bots_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    running.client("Maren").new_table("bot:greedy", "bot:greedy", seed=3)
    wait_until(lambda: brains_of(running))
    brains = brains_of(running)
    assert running.process is not None
    running.process.kill()
    running.process.wait()
    running.process = None
    wait_until(lambda: not any(is_there(brain) for brain in brains), "a bot thinks on for nobody")
