"""A host can see what concerns the security of accounts: who came in, who was turned away, and nothing more."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.accounts import security
from tests.server.conftest import Running, finish
from tests.server.programs import program
from tests.terminal.shell import tuath_command
from tuath.server.db.store import Store
from tuath.server.people.security import MOST, SecurityLog

PHRASE = "four green salmons"


def test_what_happens_to_an_account_is_seen_by_the_host(tmp_path: Path) -> None:
    running = Running(tmp_path)
    running.settings["TUATH_PROXY"] = "127.0.0.1"
    running.start()
    maren = running.client("Maren")
    maren.post("/api/me/passphrase", passphrase=PHRASE)
    for _ in range(3):
        running.client().post("/api/me/recover", 422, name="Maren", passphrase="a guess at random")
    running.client().post("/api/me/recover", 422, name="Nobody", passphrase="a guess at random")
    elsewhere = running.client()
    elsewhere.http.headers["X-Forwarded-For"] = "198.51.100.7"
    elsewhere.post("/api/me/recover", name="Maren", passphrase=PHRASE)
    program(running, maren, "read").post("/api/tables", 403, game="arrival", chairs=["me", "open"])
    assert maren.http.delete("/api/me").status_code == 200
    running.end()
    id = maren.player["id"]
    lines = security(tmp_path)
    seen = {(line["what"], line["detail"], line["times"]) for line in lines if line["player"] == id}
    assert {
        ("sign-in", "new", 1), ("phrase", "set", 1), ("refusal", "phrase", 3), ("sign-in", "phrase", 1),
        ("token", "read", 1), ("scope", "read for host", 1), ("out", "all", 1),
    } <= seen  # fmt: skip
    assert [line["player"] for line in lines if line["what"] == "refusal" and line["player"] != id] == ["-"]
    places = {line["address"] for line in lines}
    assert len(places) == 2, "two addresses, and which they are is not told"
    rows = json.dumps(lines)
    assert not [word for word in ("198.51", "127.0.0", "salmon", "guess") if word in rows]
    assert {line["what"] for line in security(tmp_path, "refusal")} == {"refusal"}
    assert {line["player"] for line in security(tmp_path, id)} == {id}
    said = tuath_command("admin", "security", "--folder", str(tmp_path), "--lang", "de")
    assert id in said.stdout


def test_a_restore_is_seen_too(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    running.client("Maren")
    running.end()
    copy = tmp_path / "copy.sqlite3"
    assert tuath_command("admin", "backup", str(copy), "--folder", str(tmp_path)).returncode == 0
    assert tuath_command("admin", "restore", str(copy), "--yes", "--folder", str(tmp_path)).returncode == 0
    (line,) = security(tmp_path, "restore")
    assert line["detail"] == "copy.sqlite3"


@pytest.mark.more
def test_what_is_older_than_the_settings_say_goes(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    running.client("Maren")
    running.end()
    with sqlite3.connect(tmp_path / "tuath.sqlite3") as rows:
        rows.execute("UPDATE security SET at = at - 86400 * 91, detail = 'old'")
    rows.close()
    running.start()
    running.client("Bram")
    running.end()
    assert [line["detail"] for line in security(tmp_path)] == ["new"]
    running.settings["TUATH_SECURITY_DAYS"] = "0"
    running.start()
    running.client("Cian")
    running.end()
    assert security(tmp_path) == []


def test_a_flood_is_one_line_that_counts(tmp_path: Path) -> None:
    """Of another shape: somebody who is turned away all the time, from everywhere, does not fill the disk."""
    log = SecurityLog(Store("sqlite+aiosqlite://"))
    log.secret = b"secret"
    for _ in range(5000):
        log.note("limit", "p_1", "192.0.2.1", "/api/me")
    assert [times for _, times in log.waiting.values()] == [5000]
    for number in range(3 * MOST):
        log.note("limit", f"p_{number}", "192.0.2.1", "/api/me")
    assert len(log.waiting) == MOST
    assert log.left_out == 2 * MOST


@pytest.mark.parametrize(
    ("one", "two", "same"), [("192.0.2.1", "192.0.2.2", False), ("2001:db8::1", "2001:db8::2", True)]
)
def test_a_hash_tells_that_two_lines_come_from_one_place(one: str, two: str, same: bool) -> None:
    async def hashed() -> tuple[str, str, str]:
        log, other = SecurityLog(Store("sqlite+aiosqlite://")), SecurityLog(Store("sqlite+aiosqlite://"))
        log.secret, other.secret = b"one", b"two"
        return log.hashed(one), log.hashed(two), other.hashed(one)

    first, second, elsewhere = finish(hashed())
    assert (first == second) is same
    assert first != elsewhere, "nor can anybody who has not the key make it"
