"""What a host does for the tables: a copy while people play, the way back, and a check of everything."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from random import Random

import pytest

from tests.server.admin import admin, game_of, on_file, told
from tests.server.conftest import Running
from tests.server.databases import Database, database, running
from tests.server.helpers import play_on
from tests.terminal.shell import tuath_command

__all__ = ["database", "on_file", "running"]  # fixtures


def test_a_copy_while_people_play_and_the_way_back(running: Running, tmp_path: Path) -> None:
    """What was copied is there again, what came later is not; what was replaced lies aside."""
    maren, file = running.client("Maren"), tmp_path / "evening.tuath-backup"
    id = game_of(maren, 12)
    before = maren.table(id)
    copied = told(running, "backup", str(file))
    assert copied == {"file": str(file), "bytes": file.stat().st_size}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    later = play_on({0: maren, 1: maren}, id, Random(2), most=3)
    assert later["version"] > before["version"], "nobody was held up"
    refused = admin(running, "restore", str(file), "--yes")
    assert refused.returncode == 2
    assert "in use" in refused.stderr or "is used by another Tuath" in refused.stderr
    running.end()
    restored = told(running, "restore", str(file), "--yes")
    running.start()
    assert maren.table(id)["log"] == before["log"]
    assert play_on({0: maren, 1: maren}, id, Random(2), most=3)["version"] == later["version"]
    running.end()
    told(running, "restore", restored["aside"], "--yes")
    running.start()
    assert maren.table(id)["log"] == later["log"], "and forth again"


def test_every_table_is_read(running: Running, database: Database) -> None:
    maren = running.client("Maren")
    whole, hurt = game_of(maren, 8), game_of(maren, 8, game="origo")
    assert told(running, "check")["sound"]
    database.run(f"UPDATE tables SET snapshot = 'nonsense' WHERE id = '{hurt}'")
    run = admin(running, "check", "--json")
    assert run.returncode == 1
    found = json.loads(run.stdout)
    assert (found["tables"], found["sound"]) == (2, False)
    assert [(one["table"], one["game"]) for one in found["broken"]] == [(hurt, "origo")]
    words = admin(running, "check")
    assert f"{hurt} (origo) cannot be read" in words.stdout
    assert "1 of 2 tables cannot be read." in words.stdout
    assert maren.table(whole)["status"] == "playing", "the server has gone on"


@pytest.mark.more
def test_how_much_there_is(running: Running) -> None:
    maren = running.client("Maren")
    game_of(maren, 5)
    maren.new_table("me", "open")
    found = told(running)
    assert (found["players"], found["tables"]) == (1, {"playing": 1, "waiting": 1})
    assert found["answers"] >= 5
    assert found["bytes"] > 0
    said = admin(running).stdout
    assert "1 players, 1 running games, 1 waiting tables, 0 games that are over" in " ".join(said.split())
    assert "tuath admin check" in said
    german = admin(running, "--lang", "de").stdout
    assert "1 laufende Partien" in " ".join(german.split())


def test_a_copy_is_checked_at_once(on_file: Running, tmp_path: Path) -> None:
    game_of(on_file.client("Maren"), 9)
    found = told(on_file, "backup", str(tmp_path / "copy"), "--check")
    assert found["checked"] == {"tables": 1, "answers": found["checked"]["answers"], "sound": True, "broken": []}
    assert found["checked"]["answers"] >= 9


@pytest.mark.more
def test_what_goes_wrong_is_said_in_one_line(on_file: Running, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("a shopping list", encoding="utf-8")
    for words, says in (
        (("backup", str(other)), "is there already"),
        (("backup", str(tmp_path / "no" / "such")), "cannot be written"),
        (("restore", str(other), "--yes"), "is no whole copy of the tables"),
        (("restore", str(tmp_path / "gone"), "--yes"), "there is no such file"),
        (("restore", str(other)), "say --yes"),
    ):
        run = admin(on_file, *words)
        assert run.returncode == 2, run.stdout
        assert says in " ".join(run.stderr.split()), run.stderr
        assert run.stderr.count("\n") == 1
    assert other.read_text(encoding="utf-8") == "a shopping list"
    nothing = tuath_command("admin", "check", "--folder", str(tmp_path / "empty"))
    assert "There is no database" in nothing.stderr
    assert not (tmp_path / "empty").exists()
    order = tuath_command("admin", "--json", "check")
    assert "Options stand behind the command" in order.stderr
