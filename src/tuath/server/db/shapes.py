"""The versions of the schema, by number, and how older rows are migrated to the newest one.

Most starts find it there already. Then nothing of Alembic is read, which would take longer than reading the rows.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tuath.core.message import Refused, refuse

MIGRATIONS = Path(__file__).parents[1] / "migrations"


@cache
def known_shapes() -> list[str]:
    """All of them, the newest last: each has a file whose name begins with its number."""
    return sorted(file.name.split("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def shape_of(connection: Connection) -> str | None:
    """The shape of the rows of a database; None where there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def bring_up(connection: Connection) -> None:
    """Give the rows the newest shape; refused where they have one that is not known here."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7482910)"))  # one worker migrates, the others wait
    found = shape_of(connection)
    if found == known_shapes()[-1]:
        return
    if found is not None and found not in known_shapes():
        raise Refused(refuse("", "server-newer-database", found=found))
    upgrade(connection)


def check_shape(connection: Connection) -> None:
    """Refuse rows of another shape than this program's, which is the server's to bring up."""
    found = shape_of(connection)
    if found == known_shapes()[-1]:
        return
    if found is None:
        raise Refused(refuse("", "server-no-rows"))
    if found not in known_shapes():
        raise Refused(refuse("", "server-newer-database", found=found))
    raise Refused(refuse("", "server-older-database", found=found, known=known_shapes()[-1]))


def upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
