"""Links for another device, passkeys, and which of their challenges have been used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "sign_in_links",
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_sign_in_links_digest", "sign_in_links", ["digest"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "used_challenges",
        sa.Column("challenge", sa.String(80), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_used_challenges_until", "used_challenges", ["until"])


def downgrade() -> None:
    op.drop_table("used_challenges")
    op.drop_table("passkeys")
    op.drop_table("sign_in_links")
