"""Who may ask for hints, and who has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(10)))
    op.add_column("tables", sa.Column("hinted", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "hinted")
    op.drop_column("tables", "hints")
