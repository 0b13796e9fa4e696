"""What a host points at by mistake is named in one line: something else, a piece of it, rows of another program."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.shell import tuath_command
from tuath.core.message import Refused
from tuath.server.db.database_url import HEAD, database_url
from tuath.server.db.offline import on_rows


def with_rows(*statements: str) -> Callable[[Path], None]:
    def make(file: Path) -> None:
        with closing(sqlite3.connect(file)) as rows:
            for statement in statements:
                rows.execute(statement)
            rows.commit()

    return make


SHAPE = "CREATE TABLE alembic_version (version_num VARCHAR(32))"
FOUND: dict[str, tuple[Callable[[Path], object], str]] = {
    "text": (lambda file: file.write_text("hello\n" * 100), "server-not-a-database"),
    "cut": (lambda file: file.write_bytes(HEAD + bytes(50)), "server-not-a-database"),
    "empty": (lambda file: file.touch(), "server-no-rows"),
    "foreign": (with_rows("CREATE TABLE x (a)"), "server-no-rows"),
    "later": (with_rows(SHAPE, "INSERT INTO alembic_version VALUES ('9999')"), "server-newer-database"),
    "shapeless": (with_rows(SHAPE), "server-no-rows"),
    "folder": (lambda file: file.mkdir(), "server-no-database-yet"),
    "nothing": (lambda file: None, "server-no-database-yet"),
}
COMMANDS: list[list[str]] = [[], ["players"], ["check"], ["ban", "p_1", "--reason", "x", "--yes"], ["backup", "copy"]]


@pytest.mark.parametrize("what", FOUND)
def test_whatever_it_is_it_is_refused_by_its_name(what: str, tmp_path: Path) -> None:
    """It was an error of the driver, in sixty lines."""
    make, key = FOUND[what]
    make(tmp_path / "rows")

    async def work(*_: Any) -> None:
        raise AssertionError("nobody works with these")

    for writes in (False, True):
        with pytest.raises(Refused) as refused:
            on_rows(database_url(str(tmp_path / "rows"), tmp_path), work, writes=writes)
        assert refused.value.refusal.message.key == key


def test_a_database_that_does_not_answer_is_named_too() -> None:
    async def work(*_: Any) -> None:
        raise AssertionError("nobody works with these")

    with pytest.raises(Refused) as refused:
        on_rows(database_url("postgresql://nobody@127.0.0.1:1/none", Path()), work)
    assert refused.value.refusal.message.key == "server-database-trouble"


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0] if words else "admin")
def test_a_command_says_it_in_one_line(words: list[str], tmp_path: Path) -> None:
    """A copy of something else was made, and said to be one of ours."""
    for what in ("text", "foreign"):
        file = tmp_path / what
        FOUND[what][0](file)
        copy = [str(tmp_path / word) if word == "copy" else word for word in words]
        said = tuath_command("admin", *copy, "--database", str(file), "--lang", "en")
        assert said.returncode != 0, what
        assert said.stderr.count("\n") == 1, said.stderr
        assert not (tmp_path / "copy").exists()
