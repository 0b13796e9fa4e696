"""What only one player may notice of a table; names to sign in by, sign-ins as rows, and the log of what they do."""

from __future__ import annotations

import unicodedata
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tables", sa.Column("unnoticed", sa.JSON()))
    op.add_column("tables", sa.Column("sealed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("login", sa.String(60)))
    op.add_column("players", sa.Column("login_key", sa.String(200)))
    op.create_index("ix_players_login_key", "players", ["login_key"], unique=True)
    give_logins()
    op.create_table(
        "security",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("address", sa.String(12), nullable=False),
        sa.Column("detail", sa.String(80), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_index("ix_security_at", "security", ["at"])


def give_logins() -> None:
    """Who alone has a pass-phrase under a name signs in by it; the others are told apart when they come."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, name FROM players WHERE passphrase IS NOT NULL")).all()
    named = Counter(folded(name) for _, name in rows)
    for id, name in rows:
        if named[folded(name)] == 1:
            values = {"id": id, "login": name, "key": folded(name)}
            connection.execute(sa.text("UPDATE players SET login = :login, login_key = :key WHERE id = :id"), values)


def folded(name: str) -> str:
    """As it was looked for when this was written."""
    normal = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(normal.split())


def downgrade() -> None:
    op.drop_table("security")
    op.drop_index("ix_players_login_key", "players")
    op.drop_column("players", "login_key")
    op.drop_column("players", "login")
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "unnoticed")
