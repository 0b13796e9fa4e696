"""Who wants to be asked when, and whether a table asks everybody every time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asking", sa.String(10)))
    op.add_column("tables", sa.Column("wishes", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "wishes")
    op.drop_column("tables", "asking")
