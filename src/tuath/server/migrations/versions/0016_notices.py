"""Where a player wants word of their turns, and what is to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("sent", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("trouble", sa.JSON()),
        sa.Column("paused", sa.Float, nullable=False, server_default="0"),
        sa.Column("claimed", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("ix_channels_player", "channels", ["player"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(24), sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table", sa.String(24)),
        sa.Column("due", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("channel", "subject", name="uq_notices_channel"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("channels")
