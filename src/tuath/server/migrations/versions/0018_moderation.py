"""Whom players do not want to hear or to sit with, what they have told the host, and what hosts have done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("by", sa.String(24)),
        sa.Column("about", sa.String(24)),
        sa.Column("table", sa.String(24)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("table", sa.String(24)),
    )


def downgrade() -> None:
    for name in ("deeds", "bans", "reports", "blocks"):
        op.drop_table(name)
    op.drop_column("tables", "hidden")
