"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, index=True),
        sa.Column("passphrase", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("invitation", sa.String(24), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("chairs", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("undo", sa.JSON),
        sa.Column("snapshot", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "requests",
        of_a_table(),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "times",
        of_a_table(),
        sa.Column("count", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        of_a_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("memberships", sa.Column("player", sa.String(24), primary_key=True), of_a_table())


def of_a_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True)


def downgrade() -> None:
    for name in ("memberships", "chat", "times", "requests", "tables", "tokens", "players", "settings"):
        op.drop_table(name)
