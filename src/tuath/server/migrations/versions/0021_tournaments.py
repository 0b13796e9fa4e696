"""Tournaments: who plays in them, their rounds, who meets whom at which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(24)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(24), nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("club", sa.String(24)),
        sa.Column("starts", sa.Float),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    for column in ("host", "club", "status"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(24)),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("left", sa.Float),
        sa.UniqueConstraint("tournament", "player", name="uq_entrants_player"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("table", sa.String(24)),
        sa.Column("points", sa.JSON),
        sa.Column("scores", sa.JSON),
    )


def downgrade() -> None:
    for name in ("meetings", "rounds", "entrants", "tournaments"):
        op.drop_table(name)
    op.drop_column("tables", "tournament")
