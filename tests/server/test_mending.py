"""No table is dead after an upgrade: it goes on from the last answer that can be played, and says so."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any
from zlib import adler32

import pytest

from tests.amounts import usually
from tests.minis import Free
from tests.play import any_answer
from tests.server.conftest import Client, Running, questions
from tests.server.helpers import play_on
from tests.terminal.shell import tuath_command
from tuath.core.game import write_setup
from tuath.core.position import Position, load
from tuath.core.position.snapshot import SNAPSHOT, parse_snapshot
from tuath.core.record import read_answer
from tuath.games import find
from tuath.server.jobs.mending import mend
from tuath.server.jobs.replays import Stored

GAMES = usually("spirit_island", long=["arrival", "inis", "origo"])


def rows_of(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "tuath.sqlite3")


def sealed(kind: str, data: dict[str, Any], written: str) -> str:
    """A snapshot with its sums, as a program writes it."""
    line = json.dumps(data, separators=(",", ":"))
    sums = f"{adler32(line.encode(), adler32(kind.encode())):08x} {adler32(written.encode()):08x}"
    return f"{SNAPSHOT} {kind} {sums}\n{line}\n{written}"


def upgraded(snapshot: str, answer: str) -> str:
    """As if the answers of the step had been given to another program, which asked something else."""
    kind, data, written, _ = parse_snapshot(snapshot)
    data["answers"] = [*data["answers"], answer]
    return sealed(kind, data, written)


def begun(running: Running, game: str) -> tuple[Client, str, Any]:
    maren = running.client("Maren")
    id = maren.new_table("me", "guest", game=game, seed=3)["id"]
    return maren, id, play_on({0: maren}, id, Random(2), most=12)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_from_the_last_answer_that_can_be_played(tmp_path: Path, game: str) -> None:
    """In the middle of a step of another program; what was played before it stays."""
    running = Running(tmp_path).start()
    maren, id, before = begun(running, game)
    running.end()
    with rows_of(tmp_path) as rows:
        (snapshot,) = rows.execute("SELECT snapshot FROM tables WHERE id = ?", (id,)).fetchone()
        (count,) = rows.execute('SELECT MAX(count) FROM answers WHERE "table" = ?', (id,)).fetchone()
        known = [line for (line,) in rows.execute('SELECT line FROM answers WHERE "table" = ? ORDER BY count', (id,))]
        position = load(snapshot, find(game))
        seed, position.seed = position.seed, None
        position.follow(read_answer(position.game, line) for line in known[-(count - position.count) :])
        position.seed = seed
        wrong = position.lines_since(0)[0]
        rows.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (upgraded(position.save(), wrong), id))
        rows.execute('INSERT INTO answers ("table", count, line, at) VALUES (?, ?, ?, 0)', (id, count + 1, wrong))
    running.start()
    now = maren.table(id)
    assert now["status"] == "playing"
    assert (now["count"], now["view"]) == (before["count"], before["view"])
    (said,) = [line["message"] for line in now["chat"] if line["message"]]
    assert said == {"key": "server-fell-back", "params": {"answers": 1, "text": wrong}}
    assert questions(now), "somebody is asked"
    then = play_on({0: maren}, id, Random(5), most=10)
    running.end()
    running.start()
    assert maren.table(id)["view"] == then["view"], "what came after it is stored as ever"
    assert len(maren.table(id)["chat"]) == len(then["chat"])
    running.end()


@pytest.mark.more
def test_an_answer_that_is_possible_no_more_is_gone_back_before(tmp_path: Path) -> None:
    """It stands in the rows of answers, after the last snapshot."""
    running = Running(tmp_path).start()
    maren, id, before = begun(running, "arrival")
    running.end()
    with rows_of(tmp_path) as rows:
        (last,) = rows.execute('SELECT MAX(count) FROM answers WHERE "table" = ?', (id,)).fetchone()
        rows.execute("UPDATE answers SET line = 'p1 sing loudly' WHERE \"table\" = ? AND count = ?", (id, last))
    running.start()
    now = maren.table(id)
    assert now["status"] == "playing"
    assert now["count"] <= before["count"]
    assert now["chat"][-1]["message"]["key"] == "server-fell-back"
    play_on({0: maren}, id, Random(5), most=6)
    running.end()


# ---- any game, any place, any answer ---------------------------------------------------------------------------------


def game_played(rng: Random, most: int) -> Position[Any]:
    game = Free()
    position = Position(game, game.complete(2, {}), 5)
    for _ in range(most):
        if not position.over:
            seat, value = any_answer(position, rng)
            position.play(seat, value)
            position.answer_chance()
    return position


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_wrong_the_longest_part_that_can_be_played_is_kept(seed: int) -> None:
    """Of another shape: a line at any place is another; what comes before it is never lost where all of it is known."""
    rng = Random(seed)
    position = game_played(rng, 12)
    lines = position.lines_since(0)
    place = rng.randrange(len(lines))
    broken = [*lines]
    broken[place] = "p1 nothing-of-the-kind at-all"
    snapshot = Position(position.game, position.setup).save()
    stored = Stored("free", write_setup(position.setup), 1, snapshot, None, list(enumerate(broken, start=1)))
    found = mend(position.game, stored)
    assert (found.kept, found.total, found.line) == (place, len(lines), broken[place])
    assert found.position.seed is not None, "else chance would never answer again"
    assert found.position.lines_since(0)[:place] == lines[:place]


@pytest.mark.parametrize("material", ["of the same material", "of another material"])
def test_answers_that_were_numbered_are_answers(material: str) -> None:
    """The first programs numbered those of a step, and kept no lines of any: that is no harm, and nothing is dead.

    What a number means beside other material nobody knows: there the game goes on before it.
    """
    position = game_played(Random(3), 12)
    kind, data, written, _ = parse_snapshot(position.save())
    wrong = [1, "free-nothing-of-the-kind", 2]
    good = [read_answer(position.game, line) for line in data["answers"]]
    data["answers"] = [*([seat, question.key, value] for seat, question, value in good), wrong]
    words = kind.split(" ")
    words[2] = words[2] if material == "of the same material" else "0a96dfea40af"
    total = position.count + 1
    rows: list[tuple[int, str | None]] = [(count, None) for count in range(1, total + 1)]
    snapshot = sealed(" ".join(words), data, written)
    found = mend(position.game, Stored("free", write_setup(position.setup), 1, snapshot, None, rows))
    kept = position.count if material == "of the same material" else position.count - len(good)
    assert (found.kept, found.total) == (kept, total)
    assert found.position.lines_since(0)[:kept] == position.lines_since(0)[:kept]


# ---- by hand ---------------------------------------------------------------------------------------------------------


@pytest.mark.more
def test_a_host_mends_a_table_whose_rows_have_come_to_harm(tmp_path: Path) -> None:
    """What is no answer at all is not gone back before by itself: nothing is deleted until somebody says so."""
    running = Running(tmp_path).start()
    maren, id, _ = begun(running, "arrival")
    running.end()
    with rows_of(tmp_path) as rows:
        (last,) = rows.execute('SELECT MAX(count) FROM answers WHERE "table" = ?', (id,)).fetchone()
        rows.execute("UPDATE answers SET line = 'garbage' WHERE \"table\" = ? AND count = ?", (id, last))
    running.start()
    maren.get(f"/api/tables/{id}", 422)
    said = tuath_command(
        "admin", "mend", id, "--reason", "the disk", "--yes", "--folder", str(tmp_path), "--lang", "en"
    )
    assert said.returncode == 0, said.stderr
    assert "1 are lost" in said.stdout
    now = maren.table(id)
    assert now["chat"][-1]["message"] == {"key": "server-mended", "params": {"answers": 1}}
    play_on({0: maren}, id, Random(5), most=6)
    again = tuath_command(
        "admin", "mend", "nowhere", "--reason", "x", "--yes", "--folder", str(tmp_path), "--lang", "en"
    )
    assert again.returncode != 0
    assert again.stderr.count("\n") == 1
    running.end()
