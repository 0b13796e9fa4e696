"""How much one player may keep busy, and how long what nobody uses stays in sight."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from tuath.core.message import Refused, refuse
from tuath.server.identity import Player
from tuath.server.store import Store
from tuath.server.tables.entry import Chair

MOST_TABLES = int(os.environ.get("TUATH_TABLES_PER_PLAYER", "20"))  # of one host, not yet over
MOST_BOTS = int(os.environ.get("TUATH_BOTS_PER_PLAYER", "60"))  # at all of them together
DAY = 86_400.0  # seconds
EXPIRES = float(os.environ.get("TUATH_EXPIRES", str(DAY)))  # a table waits so long for players
ARCHIVED = float(os.environ.get("TUATH_ARCHIVED", str(30 * DAY)))  # a game that was left so long ago is in no list


def is_expired(status: str, updated: float) -> bool:
    """Has a table waited too long? Whoever sits there may still change it; then it waits anew."""
    return status == "waiting" and updated < time.time() - EXPIRES


def shown_status(status: str, updated: float) -> str:
    """How a table stands, as a viewer is told."""
    return "expired" if is_expired(status, updated) else status


async def check_room(store: Store, host: Player, chairs: Sequence[Chair]) -> None:
    """Refused when this host has too many tables or bots already. Games left long ago do not count."""
    now = time.time()
    open_tables = await store.unfinished_of(host.id, now - EXPIRES, now - ARCHIVED)
    if len(open_tables) >= MOST_TABLES:
        raise Refused(refuse("", "server-too-many-tables", most=MOST_TABLES))
    bots = sum(bool(chair.bot) for chair in chairs) + sum(map(count_bots, open_tables))
    if bots > MOST_BOTS:
        raise Refused(refuse("", "server-too-many-bots", most=MOST_BOTS))


def count_bots(chairs: object) -> int:
    """As the rows have it, also where they are damaged."""
    known = chairs if isinstance(chairs, list) else []
    return sum(isinstance(chair, dict) and bool(chair.get("bot")) for chair in known)
