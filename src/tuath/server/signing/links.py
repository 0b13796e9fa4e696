"""A link by which somebody signs in on another device: a secret, good once and for ten minutes.

Only its digest is kept. It ends with the sign-in it was made with, and a new one takes the place of the one before.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server import schema
from tuath.server.identity import Player, digest, signed
from tuath.server.steady import STEADY
from tuath.server.store import Store
from tuath.server.tables.trouble import NotThere

LASTS = 600.0  # seconds
links, players = schema.sign_in_links, schema.players


class Seen(NamedTuple):
    """Whom a link would sign in, and until when."""

    player: Player
    until: float


class Links:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.insert = sqlite.insert if store.is_sqlite else postgresql.insert

    async def make(self, player: Player) -> tuple[str, float]:
        """The secret, which nobody is told again, and until when it is good."""
        row = await self.store.player(player.id)
        if row is None:
            raise NotThere
        key, until = secrets.token_urlsafe(24), STEADY.now() + LASTS
        values = {"digest": digest(key), "epoch": epoch_of(player, row), "until": until}
        new = self.insert(links).values(player=player.id, **values)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(new.on_conflict_do_update(index_elements=[links.c.player], set_=values))

        await self.store.carry_out(write)
        return key, until

    async def until(self, player: Player) -> float | None:
        """Until when the link of a player is good, if there is one."""
        async with self.store.connections.connect() as connection:
            row = (await connection.execute(good().where(links.c.player == player.id))).first()
        return None if row is None else row.until

    async def look(self, key: str) -> Seen:
        """Whom it would sign in. Programs that look at links do not use it up."""
        async with self.store.connections.connect() as connection:
            row = (await connection.execute(good().where(links.c.digest == digest(key)))).first()
        if row is None:
            raise Refused(refuse("", "server-link-over"))
        return Seen(signed(row), row.until)

    async def follow(self, key: str) -> Player:
        """Whom it signs in, this once: of several who follow it at the same moment one does."""
        found: list[Row[Any]] = []
        gone = delete(links).where(links.c.digest == digest(key))

        async def write(connection: AsyncConnection) -> None:
            found[:] = (await connection.execute(good().where(links.c.digest == digest(key)))).all()
            if (await connection.execute(gone)).rowcount != 1:
                found.clear()

        await self.store.carry_out(write)
        if not found:
            raise Refused(refuse("", "server-link-over"))
        return signed(found[0])

    async def drop(self, player: Player) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where(links.c.player == player.id))

        await self.store.carry_out(write)


def good() -> Any:
    """The links that can be followed now, with whom they sign in."""
    query = select(players.c.id, players.c.name, players.c.epoch, players.c.program, links.c.until)
    query = query.join(links, links.c.player == players.c.id)
    return query.where(links.c.until > STEADY.now(), links.c.epoch == players.c.epoch)


def epoch_of(player: Player, row: Any) -> int:
    """That of the cookie it is made with, should it have ended this moment; a program has none."""
    kind, _, epoch = player.sign_in.partition(":")
    return int(epoch) if kind == "epoch" else int(row.epoch)
