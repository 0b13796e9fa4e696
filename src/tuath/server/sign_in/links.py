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
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.sign_in.identity import Player, digest, known_as
from tuath.server.timing.clock import STEADY

LASTS = 600.0  # seconds
links, players = schema.sign_in_links, schema.players
sign_ins, tokens = schema.sign_ins, schema.tokens


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
        if await self.store.player(player.id) is None:
            raise NotThere
        key, until = secrets.token_urlsafe(24), STEADY.now() + LASTS
        values = {"digest": digest(key), "sign_in": player.way, "until": until}
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
        return Seen(known_as(row), row.until)

    async def follow(self, key: str, player: str = "") -> Player:
        """Whom it signs in, this once: of several who follow it at the same moment one does.

        Where it has to be a certain player's, that of another is left as it is.
        """
        found: list[Row[Any]] = []
        meant = links.c.digest == digest(key)
        meant = meant & (links.c.player == player) if player else meant

        async def write(connection: AsyncConnection) -> None:
            found[:] = (await connection.execute(good().where(meant))).all()
            if (await connection.execute(delete(links).where(meant))).rowcount != 1:
                found.clear()

        await self.store.carry_out(write)
        if not found:
            raise Refused(refuse("", "server-link-over"))
        return known_as(found[0])

    async def drop(self, player: Player) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where(links.c.player == player.id))

        await self.store.carry_out(write)


def good() -> Any:
    """The links that can be followed now, with whom they sign in: those that were made with what is still open."""
    by_cookie = select(sign_ins.c.id).where(sign_ins.c.id == links.c.sign_in).exists()
    by_token = select(tokens.c.digest).where(tokens.c.digest == links.c.sign_in).exists()
    query = select(players.c.id, players.c.name, players.c.program, links.c.until)
    query = query.join(links, links.c.player == players.c.id)
    return query.where(links.c.until > STEADY.now(), by_cookie | by_token)
