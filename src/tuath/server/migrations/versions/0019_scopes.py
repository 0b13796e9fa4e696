"""What a token may do; those that were there may do everything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("scope", sa.String(10), nullable=False, server_default="host"))


def downgrade() -> None:
    op.drop_column("tokens", "scope")
