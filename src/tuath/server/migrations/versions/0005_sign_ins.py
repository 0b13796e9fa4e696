"""Sign-ins that can be ended, and tokens that have a name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("players", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("used", sa.Float))
    op.create_index("ix_tokens_player", "tokens", ["player"])


def downgrade() -> None:
    op.drop_index("ix_tokens_player", "tokens")
    for table, column in (("tokens", "used"), ("tokens", "name"), ("players", "epoch")):
        op.drop_column(table, column)
