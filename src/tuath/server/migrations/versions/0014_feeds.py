"""Feeds of one's turns at a secret address, and tables of which somebody wants no word."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("players", sa.Column("feed", sa.String(40)))
    op.create_index("ix_players_feed", "players", ["feed"], unique=True)
    op.add_column("memberships", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("memberships", "quiet")
    op.drop_index("ix_players_feed", "players")
    op.drop_column("players", "feed")
