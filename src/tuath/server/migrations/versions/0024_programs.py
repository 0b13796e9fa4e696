"""Programs that sit at tables as themselves, and what the load of the server has been."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("players", sa.Column("program", sa.JSON()))
    op.add_column("players", sa.Column("listens", sa.Float))
    op.create_index("ix_players_listens", "players", ["listens"])
    op.create_table(
        "pulses",
        sa.Column("worker", sa.String(8), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("load", sa.JSON(), nullable=False),
    )
    op.create_table(
        "hours",
        sa.Column("hour", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("load", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("hours")
    op.drop_table("pulses")
    op.drop_index("ix_players_listens", "players")
    op.drop_column("players", "listens")
    op.drop_column("players", "program")
