"""Tables that any earlier program has left behind go on: rows written by every tenth commit since there was a store.

The earlier program is taken out of the history and run with the packages of today, plays a little of each game and is
killed; today's opens what it has left. What cannot be tried is told: a commit that does not run with the packages of
today, one that fails at every table itself, and one whose shapes of rows got other numbers later, when branches were
joined, so that nobody has such rows.
"""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Client, Running, questions, wait_until
from tests.server.earlier import Earlier, git, shapes_at
from tests.server.helpers import play_on
from tuath.games import keys

FIRST = "2e27a7ec"  # "Begin the server: tables in a database"
ANSWERS = 25  # of a person at each table, before and after
NAME = "Maren"


def every_tenth() -> list[str]:
    """None where there is no history, as in what was unpacked from an archive or fetched without it."""
    try:
        known = git("rev-list", "--reverse", "--first-parent", f"{FIRST}..HEAD", "--", "src/tuath").decode().split()
    except (OSError, subprocess.CalledProcessError):
        return []
    return [FIRST, *known[9::10]]


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


def fails_itself(client: Client) -> str:
    """What a program answers that has a fault where tables are opened; nothing where it has refused what was asked."""
    made = client.http.post("/api/tables", json={"game": keys()[0], "chairs": ["me", "bot:random"]})
    return f"{made.status_code} {made.text[:80]}" if made.status_code >= 500 else ""


def last_said(folder: Path) -> str:
    """The last that a program has said of itself, or of its fault."""
    said = (folder / "server.log").read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return (said or ["nothing"])[-1][-200:]


@pytest.mark.long
@pytest.mark.parametrize("commit", every_tenth())
def test_every_table_of_an_earlier_program_goes_on(commit: str, tmp_path: Path) -> None:
    if other := shapes_at(commit) - shapes_at("HEAD"):
        pytest.skip(f"{commit} numbered its rows otherwise: {', '.join(sorted(other))}")
    earlier = Earlier(tmp_path, commit)
    if not earlier.begin():
        pytest.skip(f"{commit} does not run with the packages of today: {last_said(tmp_path)}")
    client = earlier.client(NAME)
    client.http.headers["Connection"] = "close"  # its server ends those that are idle for a while
    tables = {game: id for game in keys() if (id := begun(client, game))}
    if not tables and (tried := fails_itself(client)):
        pytest.skip(f"{commit} opens no table: {tried}")
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
