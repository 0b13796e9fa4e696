"""What a host is told: what needs them, rows of earlier versions, copies of another kind, and words that are true."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import sqlite3
import sys
import threading
import time
import warnings
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.amounts import usually
from tests.server.admin import admin, game_of, on_file
from tests.server.conftest import PATIENCE, Running, wait_until
from tests.server.serving import Serving
from tests.terminal.shell import tuath_command
from tuath.server import logs
from tuath.server.admin import needs
from tuath.server.admin.admin_queries import Trouble
from tuath.server.db.shapes import known_shapes
from tuath.server.web import built
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

__all__ = ["on_file"]  # a fixture
DAY = 86_400


def sql(running: Running, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(running.folder / "tuath.sqlite3", timeout=PATIENCE)) as rows:
        rows.execute(statement, values)
        rows.commit()


def looks(running: Running) -> dict[str, Any]:
    """What needs the host, by kind; the exit status says whether anything does."""
    run = admin(running, "--json")
    found = {one["key"]: one for one in json.loads(run.stdout)["look"]}
    assert run.returncode == (1 if found else 0), run.stderr
    return found


# ---- one list --------------------------------------------------------------------------------------------------------


def test_an_open_report_and_a_damaged_table_need_the_host(on_file: Running) -> None:
    """“Nothing needs you”, it said."""
    maren, bram = on_file.client("Maren"), on_file.client("Bram")
    assert looks(on_file) == {}
    hurt = game_of(maren, 6)
    bram.post(f"/api/players/{maren.player['id']}/report", kind="chat", text="he shouts")
    on_file.end()
    sql(on_file, "UPDATE tables SET setup = ? WHERE id = ?", '{"no": "setup"}', hurt)
    on_file.start()
    maren.get(f"/api/tables/{hurt}", 422)
    wait_until(lambda: "damaged" in looks(on_file), "nobody was told of the table", every=0.5)
    found = looks(on_file)
    assert (found["reports"]["params"], found["reports"]["then"]) == ({"reports": 1}, "tuath admin reports")
    assert (found["damaged"]["params"], found["damaged"]["then"]) == ({"tables": 1}, "tuath admin check")
    said = admin(on_file, "--lang", "de").stdout
    assert "Eine Meldung eines Spielers wartet auf dich." in said
    assert "Ein Tisch lässt sich nicht lesen." in said
    assert "Nothing needs you" not in admin(on_file).stdout


@pytest.mark.more
def test_a_copy_that_is_old_needs_the_host(on_file: Running, tmp_path: Path) -> None:
    """Where there is something to lose; a copy that is made now ends it."""
    game_of(on_file.client("Maren"), 3)
    sql(on_file, "UPDATE tables SET created = ?", time.time() - 20 * DAY)
    assert looks(on_file)["backup"]["params"] == {"days": 20, "ever": "no"}
    assert admin(on_file, "backup", str(tmp_path / "copy")).returncode == 0
    assert looks(on_file) == {}
    sql(on_file, "UPDATE settings SET value = ? WHERE name = 'backup'", str(time.time() - 9.5 * DAY))
    assert looks(on_file)["backup"]["params"] == {"days": 9, "ever": "yes"}


@pytest.mark.more
def test_a_proxy_that_nobody_named_needs_the_host(on_file: Running) -> None:
    """All players count as one address, and soon meet its limit."""
    on_file.client().http.get("/api/me", headers={"X-Forwarded-For": "203.0.113.7"})
    wait_until(lambda: "hidden" in looks(on_file), "nobody was told", every=0.5)


def test_channels_that_fail_need_the_host(on_file: Running) -> None:
    maren = on_file.client("Maren")
    row = "INSERT INTO channels (id, player, kind, status, address, secret, language, site, created, failures, paused,"
    row += " claimed) VALUES (?, ?, 'hook', ?, 'https://example.org/', '', 'en', '', 0, 5, 0, 0)"
    sql(on_file, row, "c1", maren.player["id"], "on")
    sql(on_file, row, "c2", maren.player["id"], "off")
    assert looks(on_file)["notices"]["params"] == {"channels": 1}


def test_a_page_that_is_old_or_missing_needs_the_host(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(built, "STATIC", tmp_path)
    assert [one.key for one in needs.of_page()] == ["page-missing"]
    (tmp_path / "index.html").touch()
    (tmp_path / "sources.txt").write_text("of something else")
    assert [one.key for one in needs.of_page()] == ["page-old"]


def test_a_certificate_that_ends_needs_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int | None] = [0, 3, 60, None]
    monkeypatch.setattr(needs, "days_left", lambda host, port: left.pop(0))
    found = [list(needs.of_site("https://games.example.org/")) for _ in range(4)]
    assert [[one.params["days"] for one in each] for each in found] == [[0], [3], [], []]
    assert list(needs.of_site("http://games.example.org/")) == []


def test_every_kind_has_words_and_a_number() -> None:
    """The same list everywhere: numbers for all kinds, so that an alert can end."""
    params: dict[str, str | int | float] = {
        "minutes": 1,
        "tables": 2,
        "reports": 1,
        "free": 1.0,
        "whole": 2.0,
        "days": 3,
        "site": "x",
        "ever": "yes",
        "channels": 2,
        "table": "t",
        "game": "inis",
    }
    for language in LANGUAGES:
        words = Catalogue(language)
        assert all(words.has(f"command-admin-look-{kind}") for kind in needs.KINDS)
        assert all("{" not in words.say(f"command-admin-look-{kind}", **params) for kind in needs.KINDS)
    assert needs.counted([Trouble("reports", {}, "")]) == {kind: int(kind == "reports") for kind in needs.KINDS}
    alerts = (Path(__file__).parents[2] / "deploy" / "alerts.yaml").read_text(encoding="utf-8")
    assert "tuath_needs" in alerts


# ---- rows and copies of another kind ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    usually(
        (), ("vacuum", "--yes"), more=[((word,),) for word in ("players", "tables", "reports", "statistics", "clubs")]
    ),
)
@pytest.mark.parametrize(
    ("shape", "says"), [("older", "“tuath serve” once"), ("newer", "newer Tuath"), ("none", "no tables")]
)
def test_rows_of_another_version_are_one_sentence(
    words: tuple[str, ...], shape: str, says: str, tmp_path: Path
) -> None:
    """It was a traceback that ended with “no such table”."""
    with closing(sqlite3.connect(tmp_path / "tuath.sqlite3")) as rows:
        if shape != "none":
            number = known_shapes()[-3] if shape == "older" else "9876"
            rows.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
            rows.execute("INSERT INTO alembic_version VALUES (?)", (number,))
        rows.execute("CREATE TABLE IF NOT EXISTS other (id INTEGER)")
        rows.commit()
    run = tuath_command("admin", *words, "--folder", str(tmp_path))
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1), run.stderr
    assert says in run.stderr


def test_a_copy_of_another_kind_says_what_it_is(on_file: Running, tmp_path: Path) -> None:
    dump, copy = tmp_path / "dump", tmp_path / "copy"
    dump.write_bytes(b"PGDMP\x01\x0e" + b"\0" * 100)
    assert admin(on_file, "backup", str(copy)).returncode == 0
    run = admin(on_file, "restore", str(dump), "--yes")
    assert (run.returncode, "is a copy of a PostgreSQL database" in run.stderr) == (2, True), run.stderr
    where = ("--database", "postgresql://tuath@127.0.0.1:1/nowhere")
    run = tuath_command("admin", "restore", str(copy), "--yes", *where)
    assert (run.returncode, "is a copy of a file of SQLite" in run.stderr) == (2, True), run.stderr


def test_a_copy_that_is_not_there_cannot_be_read(on_file: Running, tmp_path: Path) -> None:
    """It spoke of writing."""
    for yes in ((), ("--yes",)):
        run = admin(on_file, "restore", str(tmp_path / "nothere"), *yes)
        assert (run.returncode, "cannot be read" in run.stderr) == (2, True), run.stderr


@pytest.mark.more
def test_a_copy_of_postgresql_is_made_and_checked(postgres: str, tmp_path: Path) -> None:
    """`--check` made none."""
    running = Running(tmp_path, postgres).start()
    game_of(running.client("Maren"), 5)
    run = admin(running, "backup", str(tmp_path / "dump"), "--check", "--json")
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert (tmp_path / "dump").stat().st_size == found["bytes"] > 1000
    assert (found["checked"]["tables"], found["checked"]["sound"]) == (1, True)
    running.end()


def test_what_can_be_taken_back_is_not_called_final(on_file: Running, tmp_path: Path) -> None:
    maren = on_file.client("Maren").player["id"]
    table = game_of(on_file.client("Bram"), 2)
    for words, is_final in ((("ban", maren), False), (("close", table), True), (("delete", table), True)):
        run = admin(on_file, *words, "--reason", "a test")
        assert run.returncode == 2
        assert ("cannot be taken back" in run.stderr) is is_final
        assert "--yes" in run.stderr


# ---- processes -------------------------------------------------------------------------------------------------------


@pytest.mark.more
def test_a_worker_ends_with_its_parent(tmp_path: Path, postgres: str) -> None:
    """However that ends: it held the port, and nobody looked after it."""
    running = Serving(tmp_path, postgres, workers=2).start()
    assert running.process is not None
    parent = running.process.pid
    workers = children(parent)
    assert len(workers) >= 2
    os.kill(parent, signal.SIGKILL)
    running.process.wait()
    wait_until(lambda: not any(map(lives, workers)), "they live on")
    running.end()


def children(process: int) -> list[int]:
    """Those that it has started, and that these have started."""
    of: dict[int, list[int]] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(place.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        of.setdefault(parent, []).append(int(place.parent.name))
    own = of.get(process, [])
    return [*own, *(each for one in own for each in of.get(one, []))]


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_error_stream_has_one_object_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of what Python itself writes there: warnings, and errors that nobody has caught."""
    for place, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(place, name, getattr(place, name))
    logs.set_up_logs()
    try:
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        warnings.warn("something\nold", DeprecationWarning, stacklevel=1)
        try:
            raise ValueError("two\nlines")
        except ValueError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    finally:
        logging.captureWarnings(False)
        logging.basicConfig(force=True)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) >= 2
    assert {json.loads(line)["level"] for line in lines} <= {"critical", "warning"}


def test_what_a_server_says_to_people_is_not_in_its_log(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    httpx.get(f"{running.url}/api/nowhere", timeout=PATIENCE)
    running.end()
    said = running.log().splitlines()
    plain = [line for line in said if not line.startswith("{")]
    assert plain[0].startswith("Tuath is at ")
    assert re.fullmatch(r"There is room for about [\d,]+ people at once\.", plain[1])
    assert plain[2:] == [f"Ctrl+C ends it. The games are kept in {tmp_path} and go on when it is there again."]
