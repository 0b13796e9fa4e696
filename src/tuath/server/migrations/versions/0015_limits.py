"""How long a table waits for who may answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("answer_limit", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "answer_limit")
