"""Clocks for games over days: when somebody's time is gone, and who is on vacation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("players", sa.Column("vacations", sa.JSON()))


def downgrade() -> None:
    op.drop_column("players", "vacations")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
