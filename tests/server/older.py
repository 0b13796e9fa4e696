"""A server as it was before the newest shape of the rows: it neither knows nor writes what came with that."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from tests.server import steady
from tuath.server import schema, shapes, store
from tuath.server.tables.entry import Entry

NEW = {"tables": ("club",), "outcomes": ("club",)}  # what the newest shape has brought


class Without:
    """A row of a table as that version read it: of what has come since it knows nothing."""

    def __init__(self, row: Any) -> None:
        self.row = row

    def __getattr__(self, name: str) -> Any:
        return None if name in NEW["tables"] else getattr(self.row, name)


def begin() -> None:
    """In the server, and in every process that it starts."""
    steady.begin()
    for table, columns in NEW.items():
        for name in columns:
            known: Any = schema.metadata.tables[table]
            known._columns.remove(known.c[name])
    lack_what_is_new(Entry)
    store.LISTED[:] = [column for column in store.LISTED if column.name not in NEW["tables"]]
    before = shapes.known_shapes()[:-1]
    shapes.known_shapes = lambda: before  # type: ignore[assignment]
    shapes.upgrade = bring_to(before[-1])


def lack_what_is_new(entry: Any) -> None:
    read, values = entry.of_row, entry.all_values
    entry.of_row = lambda row, *more: read(Without(row), *more)
    entry.all_values = lambda one: {name: value for name, value in values(one).items() if name not in NEW["tables"]}


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
