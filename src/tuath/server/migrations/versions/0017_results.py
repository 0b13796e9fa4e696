"""What games have come to, by seat, and how strong players are at rated tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_counted", "tables", ["counted"])
    op.create_table(
        "outcomes",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("feat", sa.JSON()),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(24), sa.ForeignKey("outcomes.table"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(80)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("played_as", sa.String(60)),
        sa.Column("before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("ix_results_player", "results", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("size", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_table("outcomes")
    op.drop_index("ix_tables_counted", "tables")
    op.drop_column("tables", "counted")
    op.drop_column("tables", "rated")
