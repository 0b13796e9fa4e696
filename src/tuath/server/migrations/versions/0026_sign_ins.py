"""Sign-ins as rows, each with its device; those that there were until now are one row for each player.

What the version before reads stays, as it may serve beside this one for a while. Meanwhile who signs in at one of them
is not signed in at the other, and who signs out at the old one stays signed in here.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
# One row stands for all cookies until now: its id is what they say, how often all sign-ins were ended, and of whom.
EVERY = "INSERT INTO sign_ins (id, player, created, used) SELECT 'e' || epoch || '_' || id, id, :now, :now FROM players"


def upgrade() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("shown", sa.Float),
        sa.Column("browser", sa.String(30)),
        sa.Column("system", sa.String(20)),
    )
    op.create_index("ix_sign_ins_player", "sign_ins", ["player"])
    op.create_index("ix_sign_ins_used", "sign_ins", ["used"])
    op.get_bind().execute(sa.text(EVERY), {"now": time.time()})
    op.add_column("channels", sa.Column("sign_in", sa.String(80)))
    op.execute("UPDATE channels SET sign_in = 'e' || epoch || '_' || player WHERE epoch IS NOT NULL")
    op.execute("DELETE FROM sign_in_links")  # they are good for ten minutes
    op.add_column("sign_in_links", sa.Column("sign_in", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    op.execute("DELETE FROM sign_in_links")
    op.drop_column("sign_in_links", "sign_in")
    op.drop_column("channels", "sign_in")
    op.drop_index("ix_sign_ins_used", "sign_ins")
    op.drop_index("ix_sign_ins_player", "sign_ins")
    op.drop_table("sign_ins")
