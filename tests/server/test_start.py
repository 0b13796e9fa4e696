"""Starting: what is wrong is said in one line, what is said is true, and a file belongs to one server and one user."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import stat
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from tests.server.conftest import PATIENCE, finish
from tests.server.serving import Serving, refused_start
from tuath.core.message import Refused
from tuath.server.db.database_url import Hold, database_url, file_of, shown
from tuath.server.run import run_server
from tuath.server.settings import Settings
from tuath.terminal.arguments import whole_number
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

HUMBLE = ("setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override")  # root, but not above all rights


@pytest.mark.more
def test_it_says_where_it_is_when_it_is_there(tmp_path: Path) -> None:
    """Also on a port of the system's choice: the line is the first moment at which somebody can come."""
    running = Serving(tmp_path).start()
    assert running.said == f"Tuath is at http://127.0.0.1:{running.port}/\n"
    assert httpx.get(running.said.split()[-1] + "healthz", timeout=PATIENCE).json()["alive"]
    running.end()


@pytest.mark.more
def test_several_workers_say_it_once(tmp_path: Path, postgres: str) -> None:
    running = Serving(tmp_path, postgres, workers=2).start()
    assert httpx.get(f"{running.url}/healthz", timeout=PATIENCE).json()["alive"]
    assert isinstance(running.process, subprocess.Popen)
    process, stream = running.process, running.process.stdout
    assert stream is not None
    os.kill(process.pid, signal.SIGTERM)
    assert b"Tuath is at" not in stream.read()
    running.end()


def why_not(**wish: Any) -> dict[str, str]:
    """Why a server does not start, in every language."""
    wanted = {"host": "127.0.0.1", "port": 0, "database": None, "folder": Path("/nowhere"), "workers": 1, **wish}
    with pytest.raises(Refused) as refused:
        run_server(**wanted)
    said = {language: Catalogue(language).render(refused.value.refusal.message) for language in LANGUAGES}
    assert not any("\n" in sentence for sentence in said.values())
    return said


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    said = refused_start("--workers", "3", "--folder", str(tmp_path), language="de")
    assert "--workers 3 braucht PostgreSQL" in said
    assert "--workers 3 needs PostgreSQL" in why_not(workers=3, folder=tmp_path)["en"]
    for port in ("-1", "65536", "http", "8330.5"):
        with pytest.raises(Refused):
            whole_number(port, "--port", 0, 65535)


@pytest.mark.parametrize("value", ["soon", "-1", "inf", "nan"])
def test_a_setting_that_is_no_number_is_refused(value: str) -> None:
    with pytest.raises(Refused) as refused:
        Settings.read({"TUATH_GRACE": value})
    said = Catalogue("en").render(refused.value.refusal.message)
    assert said == f"TUATH_GRACE is “{value}”; a number that is not negative is needed."


def test_settings_are_those_of_the_environment_or_the_usual_ones() -> None:
    read = Settings.read({"TUATH_GRACE": "0", "TUATH_SEEDS": "chosen", "TUATH_RATE": ""})
    assert read == Settings(grace=0, seeds="chosen")


@pytest.mark.more
def test_two_servers_on_one_file_are_noticed(tmp_path: Path) -> None:
    """By whatever path it is named; and a server that is killed holds nothing."""
    first = Serving(tmp_path / "data").start()
    assert first.process is not None
    (tmp_path / "link").symlink_to(tmp_path / "data")
    said = why_not(folder=tmp_path / "link")
    assert f"(process {first.process.pid})" in said["en"]
    assert "tuath.sqlite3 is used by another Tuath" in said["en"]
    assert "einem anderen laufenden Tuath" in why_not(database=str(tmp_path / "data" / "tuath.sqlite3"))["de"]
    first.end(signal.SIGKILL)
    second = Serving(tmp_path / "data").start()
    second.end()


def test_a_hold_is_let_go(tmp_path: Path) -> None:
    """What a dead server has left behind holds nobody up."""
    file = tmp_path / "rows"
    (tmp_path / "rows.lock").write_text("1\n")
    for _ in range(2):
        hold = Hold(file)
        hold.take()
        assert (tmp_path / "rows.lock").read_text() == f"{os.getpid()}\n"
        hold.drop()


@pytest.mark.parametrize(
    ("address", "english", "german"),
    [
        ("mysql://me@here/rows", "mysql:// is no database that Tuath knows", "keine Datenbank, die Tuath kennt"),
        ("postgresql://[::1/rows", "is no address of a database", "ist keine Adresse einer Datenbank"),
        ("sqlite://", "is no address of a database", "ist keine Adresse einer Datenbank"),
        ("postgresql://me:secret@127.0.0.1:1/rows", "nobody answers there", "dort antwortet niemand"),
    ],
)
def test_a_bad_address_of_a_database(address: str, english: str, german: str) -> None:
    said = why_not(database=address)
    assert english in said["en"]
    assert german in said["de"]
    assert "secret" not in said["en"] + said["de"]


def test_a_database_that_is_not_there_and_a_wrong_password(postgres: str) -> None:
    place = postgres.rpartition("@")[2].rpartition("/")[0]

    async def want_a_password() -> None:
        connection = await asyncpg.connect(postgres)
        if not await connection.fetchval("SELECT 1 FROM pg_roles WHERE rolname = 'careful'"):
            await connection.execute("CREATE ROLE careful LOGIN PASSWORD 'salmon'")
        file = Path(await connection.fetchval("SHOW hba_file"))
        rule = "host all careful 127.0.0.1/32 scram-sha-256\n"
        file.write_text(rule + file.read_text().replace(rule, ""))
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()

    said = why_not(database=f"postgresql://tuath@{place}/nowhere")
    assert "there is no database of that name" in said["en"]
    assert "eine Datenbank dieses Namens gibt es nicht" in said["de"]
    finish(want_a_password())
    said = why_not(database=f"postgresql://careful:trout@{place}/postgres")
    assert "name or password are wrong" in said["en"]
    assert "Name oder Passwort stimmen nicht" in said["de"]
    assert "trout" not in said["en"]


def test_a_bad_file_and_a_bad_folder(tmp_path: Path) -> None:
    text = tmp_path / "letter"
    text.write_text("Dear Maren, this is no database at all.")
    assert "letter is no database" in why_not(database=str(text))["en"]
    assert "letter ist keine Datenbank" in why_not(database=f"sqlite:///{text}")["de"]
    assert text.read_text().startswith("Dear Maren"), "it is left alone"
    assert "it is a folder" in why_not(database=str(tmp_path))["en"]
    for folder in (text, text / "deeper"):
        assert "cannot be written: its path leads through something" in why_not(folder=folder)["en"]
    torn = tmp_path / "torn"
    torn.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    assert "cannot be used" in why_not(database=str(torn))["en"]


@pytest.mark.more
def test_a_file_that_can_only_be_read() -> None:
    """Root may write everything, unless it gives up that right."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        file = Path(folder) / "rows"
        sqlite3.connect(file).close()
        file.chmod(0o444)
        before = HUMBLE if os.geteuid() == 0 else ()
        assert "rows cannot be written: that is not allowed" in refused_start("--database", str(file), before=before)


def test_a_port_that_is_taken_and_a_host_that_is_nowhere(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = why_not(folder=tmp_path, port=port)
        assert f"Port {port} of 127.0.0.1 is in use" in said["en"]
        assert f"Port {port} von 127.0.0.1 wird schon benutzt" in said["de"]
    for host in ("nowhere.invalid", "192.0.2.1", "a..b"):
        assert f"{host} is no address of this machine" in why_not(folder=tmp_path, host=host)["en"]
    for proxy in ("proxy.example", "*", ""):
        assert "no address of a proxy" in why_not(folder=tmp_path, proxies=[proxy])["en"]


@pytest.mark.more
def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    """Neither new ones nor those that an older server has left open, whatever the mask says."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "tuath.sqlite3"
    for each in (folder, file):
        each.touch()
        each.chmod(0o755 if each.is_dir() else 0o644)
    before = os.umask(0)
    try:
        running = Serving(folder).start()
    finally:
        os.umask(before)
    running.client("Maren").new_table("me", "guest")
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}
    assert modes.keys() >= {"tuath.sqlite3", "tuath.sqlite3-wal", "tuath.sqlite3-shm", "tuath.sqlite3.lock"}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    running.end()


def test_a_common_folder_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What many share, or where somebody works, is not closed to them; a new folder is ours."""
    common, work = tmp_path / "common", tmp_path / "work"
    for folder, mode in ((common, 0o1777), (work, 0o755)):
        folder.mkdir()
        folder.chmod(mode)
    monkeypatch.chdir(work)
    for folder, mode in ((common, 0o1777), (work, 0o755), (tmp_path / "new" / "deep", 0o700)):
        database_url(None, folder)
        assert stat.S_IMODE(folder.stat().st_mode) == mode


def test_addresses_as_they_are_used_and_shown(tmp_path: Path) -> None:
    assert database_url("postgres://me:secret@here/rows", tmp_path) == "postgresql+asyncpg://me:secret@here/rows"
    assert shown("postgresql+asyncpg://me:secret@here/rows") == "postgresql://me:***@here/rows"
    odd = tmp_path / "what?is#this%20"
    assert file_of(database_url(None, odd)) == odd / "tuath.sqlite3"
    with pytest.raises(Refused):
        file_of(database_url("sqlite:///:memory:", tmp_path))
