"""The material and the rules that each table was begun with, and the material itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TABLES = sa.table("tables", sa.column("id"), sa.column("snapshot"), sa.column("material"), sa.column("rules"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("material", sa.String(12)))
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("record", sa.Text))
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.create_table(
        "materials",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("fingerprint", sa.String(12), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    fill()


def fill() -> None:
    """The first line of a snapshot says what it belongs to."""
    connection = op.get_bind()
    found = connection.execute(sa.select(TABLES.c.id, TABLES.c.snapshot).where(TABLES.c.snapshot.is_not(None)))
    for id, snapshot in found.all():
        words = snapshot.partition("\n")[0].split(" ")
        if len(words) > 4 and words[3].isdecimal():
            change = sa.update(TABLES).where(TABLES.c.id == id)
            connection.execute(change.values(material=words[4][:12], rules=int(words[3])))


def downgrade() -> None:
    op.drop_table("materials")
    for name in ("result", "record", "rules", "material"):
        op.drop_column("tables", name)
