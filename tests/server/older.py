"""A server as it was before the newest shape of the rows: it neither knows nor writes what came with that."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from tests.server import steady
from tuath.server import identity, schema, shapes
from tuath.server.pulse import Pulse

# Columns that the newest shape has brought to tables there were.
NEW: dict[str, tuple[str, ...]] = {"players": ("program", "listens")}


def begin() -> None:
    """In the server, and in every process that it starts."""
    steady.begin()
    for table, columns in NEW.items():
        for name in columns:
            known: Any = schema.metadata.tables[table]
            known._columns.remove(known.c[name])
    identity.signed = lambda row: identity.Player(row.id, row.name, f"epoch:{row.epoch}")
    Pulse.beat = beat_not  # type: ignore[method-assign, assignment]
    before = shapes.known_shapes()[:-1]
    shapes.known_shapes = lambda: before  # type: ignore[assignment]
    shapes.upgrade = bring_to(before[-1])


async def beat_not(_: Pulse) -> None:
    """There are no rows for it."""


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
