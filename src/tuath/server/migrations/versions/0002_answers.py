"""Answers as rows of their own: an answer no longer writes the whole position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("count", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute('INSERT INTO answers ("table", count, at) SELECT "table", count, at FROM times')
    op.drop_table("times")


def downgrade() -> None:
    raise NotImplementedError("the rows of 0002 hold games that 0001 cannot read")
