"""Tables that any earlier program has left behind go on: rows written by every tenth commit since there was a store.

The earlier program is taken out of the history and run with the packages of today, plays a little of each game and is
killed; today's opens what it has left. What cannot be tried is told: a commit that does not run with the packages of
today, and one whose shapes of rows got other numbers later, when branches were joined, so that nobody has such rows.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.conftest import PATIENCE, ROOT, Client, Running, questions, wait_until
from tests.server.helpers import play_on
from tuath.games import keys

SHAPES = "src/tuath/server/migrations/versions"
FIRST = "2e27a7ec"  # "Begin the server: tables in a database"
ANSWERS = 25  # of a person at each table, before and after
NAME = "Maren"


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


def every_tenth() -> list[str]:
    """None where there is no history, as in what was unpacked from an archive or fetched without it."""
    try:
        known = git("rev-list", "--reverse", "--first-parent", f"{FIRST}..HEAD", "--", "src/tuath").decode().split()
    except (OSError, subprocess.CalledProcessError):
        return []
    return [FIRST, *known[9::10]]


def shapes_at(commit: str) -> set[str]:
    """None at the first: the rows were made as they were described."""
    return set(git("ls-tree", "-r", "--name-only", commit, SHAPES).decode().split())


class Earlier(Running):
    """The program of a commit."""

    def __init__(self, folder: Path, commit: str) -> None:
        super().__init__(folder)
        self.source = folder / "source"
        self.source.mkdir()
        unpacked = subprocess.run(["tar", "-x", "-C", self.source], input=git("archive", commit, "src"), check=True)
        assert unpacked.returncode == 0

    def begin(self) -> bool:
        """Whether it can be run at all with these packages."""
        words = [sys.executable, "-m", "tuath.terminal.app", "serve"]
        words += ["--port", str(self.port), "--folder", str(self.folder)]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TUATH_")}
        environment |= {"PYTHONPATH": str(self.source / "src"), "TUATH_RATE": self.settings["TUATH_RATE"]}
        with (self.folder / "earlier.log").open("wb") as log:
            self.process = subprocess.Popen(
                words, env=environment, cwd=self.source, stdout=log, stderr=log, start_new_session=True
            )
        process = self.process
        wait_until(lambda: process.poll() is not None or self.answers())
        return process.poll() is None

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/tables", timeout=PATIENCE).status_code < 500
        except httpx.TransportError:
            return False


def begun(client: Client, game: str) -> str | None:
    """A table with a bot, at which some has been played; none where that program did not know this game."""
    body = {"game": game, "chairs": ["me", "bot:random"], "seed": 5}
    made = client.http.post("/api/tables", json=body)
    if made.status_code != 200:
        return None
    table: Any = made.json()["table"]
    rng, done = Random(7), 0

    def is_asked() -> Any:
        nonlocal table
        table = client.table(table["id"])
        return table["status"] == "over" or questions(table)

    while done < ANSWERS:
        wait_until(is_asked)
        if table["status"] == "over":
            break
        asked = questions(table)[0]
        body = {"seat": asked["seat"], "option": rng.choice(asked["options"])["id"], "version": table["version"]}
        done += client.http.post(f"/api/tables/{table['id']}/answer", json=body).status_code == 200
    return str(table["id"])


@pytest.mark.long
@pytest.mark.parametrize("commit", every_tenth())
def test_every_table_of_an_earlier_program_goes_on(commit: str, tmp_path: Path) -> None:
    if other := shapes_at(commit) - shapes_at("HEAD"):
        pytest.skip(f"{commit} numbered its rows otherwise: {', '.join(sorted(other))}")
    earlier = Earlier(tmp_path, commit)
    if not earlier.begin():
        said = (tmp_path / "earlier.log").read_text(encoding="utf-8", errors="replace").strip().splitlines()
        pytest.skip(f"{commit} does not run with the packages of today: {(said or ['nothing'])[-1][:200]}")
    client = earlier.client(NAME)
    client.http.headers["Connection"] = "close"  # its server ends those that are idle for a while
    tables = {game: id for game in keys() if (id := begun(client, game))}
    assert tables, "it has not played anything"
    earlier.end(signal.SIGKILL)
    running = Running(tmp_path)
    running.kept, running.port = earlier.kept, earlier.port
    running.start()
    again = running.client()
    again.http.cookies.update(client.http.cookies)
    for game, id in tables.items():
        table = again.table(id)
        assert table["status"] in ("playing", "over"), f"{game} is dead: {table['status']}"
        before = table["count"]
        after = play_on({0: again}, id, Random(3), ANSWERS)
        assert after["status"] == "over" or after["count"] > before, game
    running.end()
