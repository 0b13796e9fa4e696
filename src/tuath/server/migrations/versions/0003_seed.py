"""The seed that somebody has chosen for a game that waits for players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed", sa.String(20)))


def downgrade() -> None:
    op.drop_column("tables", "seed")
