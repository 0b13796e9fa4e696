"""What a game after another begins with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("beginning", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "beginning")
