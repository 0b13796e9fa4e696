"""Tables at which a puzzle is solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("puzzle", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "puzzle")
