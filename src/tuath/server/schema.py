"""The rows of the database. Alembic's migrations make them; this is what they have become."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False, index=True),
    Column("passphrase", Text),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("invitation", String(24), nullable=False),
    Column("setup", Text, nullable=False),
    Column("chairs", JSON, nullable=False),
    Column("clock", JSON),
    Column("undo", JSON),
    Column("replacing", JSON),
    Column("seed", String(20)),  # chosen for a game that has not begun
    Column("seeding", String(10)),  # whether the chosen seed is the game's, or chance was mixed into it
    Column("watch", String(24)),  # the secret of the spectators' link
    Column("snapshot", Text),  # a position of this game: state at a step's start, answers since, earlier answers
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
)

# One row per change that a client asked for: sent twice, it counts once.
requests = Table(
    "requests",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)

# One row per answer, chance included: when it was given, and the line of the record that it makes. The lines after the
# number of answers that the snapshot holds are what has happened since; rows taken over from 0001 have no line.
answers = Table(
    "answers",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("count", Integer, primary_key=True),
    Column("line", Text),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("player", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

memberships = Table(
    "memberships",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
)
