"""Which commands there are, and which packages they need: extras, since games are played with the standard library."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from tuath.core.message import Refused, refuse

COMMANDS: Mapping[str, str] = {  # each with what its own file says of it, so that help need not read them all
    "options": "List what can be settled before a game: its options, their values, and what is usual.",
    "play": "Play a game in the terminal, against bots or around one screen.",
    "learn": "Play a first game with a teacher, ten to fifteen minutes.",
    "puzzle": "Solve a position out of a game: one plan leads to the goal this turn.",
    "games": "List the games that are kept, the last one first, and say how to go on with one.",
    "bots": "List the bots of a game, and what their judgement rests on.",
    "simulate": "Let bots play many games. Seats rotate, so that no line-up gains from its chair.",
    "arena": "Let bots meet: the same deals for each line-up, every line-up in every order of seats.",
    "train": "Let bots play and learn from it, and measure that; the same command goes on where it was left.",
    "analyse": "Analyse the game of a record: chances to win, moments that decided it, better choices and why.",
    "draw": "Draw the board of a record as SVG, as one seat sees it, or its game as a film.",
    "rules": "Read the rules digest, see which paragraph is cited where, or what every card says and which test plays "
    "it.",
    "bench": "Measure the engine beside python-chess and catanatron, or the server beside boardgame.io, in one run.",
    "serve": "Serve tables over HTTP, with an embedded database or on PostgreSQL.",
    "record": "Check, show and replay records of games.",
    "puzzles": "Make puzzles out of games between bots.",
    "admin": "For hosts: look, back up, restore and check, while the server runs. Without more: how much there is.",
}
BARE = ("options", "play", "learn", "puzzle", "games", "rules")  # these need nothing but the standard library
EXTRAS = {"serve": "server", "admin": "server", "arena": "arena", "bench": "arena", "train": "train"}
PACKAGES = {"numpy": "terminal", "rich": "terminal", "typer": "terminal", "openskill": "arena", "torch": "train"}
SERVING = ("aiosqlite", "alembic", "argon2", "cryptography", "fastapi", "orjson", "segno", "sqlalchemy", "uvicorn")


def command_called() -> str:
    """The command that somebody has typed; nothing where it is none."""
    word = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
    return word if word in COMMANDS else ""


def lacking(missing: ModuleNotFoundError) -> Refused | None:
    """Which extra a command needs; None where what is missing belongs to none."""
    package = (missing.name or "").partition(".")[0]
    if package not in PACKAGES and package not in SERVING:
        return None
    return needs(EXTRAS.get(command_called()) or PACKAGES.get(package, "server"))


def needs(extra: str) -> Refused:
    return Refused(refuse("", "core-needs-extra", extra=extra))
