"""How many changes of a table only one player may notice, and how many of its answers do not show yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tables", sa.Column("unnoticed", sa.JSON()))
    op.add_column("tables", sa.Column("sealed", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "unnoticed")
