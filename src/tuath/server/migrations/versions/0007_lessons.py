"""Tables for a first game with a teacher."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
