"""Friends, invitations to tables, clubs with tables and seasons of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String(24)))
    op.create_index("ix_tables_club", "tables", ["club"])
    op.add_column("outcomes", sa.Column("club", sa.String(24)))
    op.create_index("ix_outcomes_club", "outcomes", ["club"])
    op.create_table(
        "friendships",
        sa.Column("one", sa.String(24), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("asker", sa.String(24), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_friendships_other", "friendships", ["other"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("invitation", sa.String(24), nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_club_members_player", "club_members", ["player"])
    op.create_table(
        "club_seasons",
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_invitations_player", "invitations", ["player"])
    op.create_index("ix_invitations_by", "invitations", ["by"])


def downgrade() -> None:
    for name in ("invitations", "club_seasons", "club_members", "clubs", "friendships"):
        op.drop_table(name)
    for name in ("outcomes", "tables"):
        op.drop_index(f"ix_{name}_club", name)
        op.drop_column(name, "club")
