"""Missing players, spectators of private tables, and what has become of a chosen seed."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for column in (("replacing", sa.JSON()), ("seeding", sa.String(10)), ("watch", sa.String(24))):
        op.add_column("tables", sa.Column(*column))
    tables = sa.table("tables", sa.column("id"), sa.column("watch"))
    connection = op.get_bind()
    for id in list(connection.execute(sa.select(tables.c.id)).scalars()):
        connection.execute(tables.update().where(tables.c.id == id).values(watch=secrets.token_urlsafe(9)))


def downgrade() -> None:
    for name in ("replacing", "seeding", "watch"):
        op.drop_column("tables", name)
