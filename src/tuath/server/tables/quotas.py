"""Quotas: how much one player may keep busy, and how long what nobody uses stays in sight."""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.message import Refused, refuse
from tuath.server.db.store import Store
from tuath.server.entry.chairs import Chair
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import STEADY
from tuath.server.wire.outgoing import Status


def is_expired(status: str, updated: float) -> bool:
    """Has a table waited too long? Whoever sits there may still change it; then it waits anew."""
    return status == "waiting" and updated < STEADY.now() - settings().expires


def shown_status(status: Status, updated: float) -> Status:
    """How a table stands, as a viewer is told."""
    return "expired" if is_expired(status, updated) else status


async def check_room(store: Store, host: Player, chairs: Sequence[Chair]) -> None:
    """Refused when this host has too many tables or bots already. Games left long ago do not count."""
    now, bounds = STEADY.now(), settings()
    open_tables = await store.unfinished_of(host.id, now - bounds.expires, now - bounds.archived)
    if len(open_tables) >= bounds.tables_per_player:
        raise Refused(refuse("", "server-too-many-tables", most=int(bounds.tables_per_player)))
    bots = sum(bool(chair.bot) for chair in chairs) + sum(map(count_bots, open_tables))
    if bots > bounds.bots_per_player:
        raise Refused(refuse("", "server-too-many-bots", most=int(bounds.bots_per_player)))


def count_bots(chairs: object) -> int:
    """As the rows have it, also where they are damaged."""
    known = chairs if isinstance(chairs, list) else []
    return sum(isinstance(chair, dict) and bool(chair.get("bot")) for chair in known)
