"""A server as it was before the newest shape of the rows: it neither knows nor writes what came with that."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import sqlalchemy
from sqlalchemy import Connection, literal

from tests.server import steady
from tuath.server import journal, schema, shapes, store
from tuath.server.tables.entry import Entry

# Columns that the newest shape has brought to tables there were.
NEW: dict[str, tuple[str, ...]] = {"tables": ("unnoticed", "sealed"), "players": ("login", "login_key")}
WITH_NEW = re.compile(r"sealed = CAST\(e\.value ->> 9 AS integer\), |, unnoticed = COALESCE\(.*?, unnoticed\)")


def begin() -> None:
    """In the server, and in every process that it starts."""
    steady.begin()
    for table, columns in NEW.items():
        for name in columns:
            known: Any = schema.metadata.tables[table]
            known._columns.remove(known.c[name])
    listed: list[Any] = store.LISTED
    listed[:] = [column if column.name != "sealed" else literal(0).label("sealed") for column in listed]
    written, read, statements = Entry.changing_values, Entry.of_row, journal.statements
    Entry.changing_values = lambda self: without_new(written(self))  # type: ignore[method-assign]
    Entry.of_row = lambda row, *more: read(Earlier(row), *more)  # type: ignore[method-assign]
    journal.statements = lambda dialect: as_before(statements(dialect))
    before = shapes.known_shapes()[:-1]
    shapes.known_shapes = lambda: before  # type: ignore[assignment]
    shapes.upgrade = bring_to(before[-1])


def without_new(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name not in NEW["tables"]}


def as_before(said: journal.Statements) -> journal.Statements:
    text, many = WITH_NEW.subn("", said.change_tables.text)
    assert many == 2, text
    return replace(said, change_tables=sqlalchemy.text(text))


class Earlier:
    """A row that has nothing in the columns there were not."""

    unnoticed = None

    def __init__(self, row: Any) -> None:
        self.row = row

    def __getattr__(self, name: str) -> Any:
        return getattr(self.row, name)


def bring_to(shape: str) -> Any:
    def upgrade(connection: Connection) -> None:
        from alembic import command  # noqa: PLC0415 - as the program itself
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(shapes.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, shape)

    return upgrade


if __name__ == "__mp_main__":
    begin()
