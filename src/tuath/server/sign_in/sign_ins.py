"""Sign-ins as rows: each with its device, since when it is there and when it was last used; and how they end.

A cookie names its player and its sign-in, and counts as long as that row is there. What opens doors needs more: who it
is must have been shown by this very sign-in a short while ago, as whoever sits down at somebody's machine, or has taken
a cookie along, could not.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import ColumnElement, Executable, Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.db.store import ENDED, Store
from tuath.server.errors import Forbidden, NotThere
from tuath.server.sign_in.devices import Device
from tuath.server.sign_in.identity import COOKIE_KIND, IDLE, Player
from tuath.server.timing.clock import STEADY

RECENT = 600.0  # seconds for which it counts that somebody has shown who they are
MOST = 50  # of one player; one more takes the place of the one that has not been used for longest
sign_ins, players, passkeys = schema.sign_ins, schema.players, schema.passkeys


class SignIns:
    def __init__(self, store: Store, ended: Callable[[str, str], None]) -> None:
        self.store = store
        self.ended = ended  # is told of a player and what has ended

    # ---- beginning ----------------------------------------------------------------------------------------------

    async def open(
        self, player: Player, device: Device, before: str = "", *, alone: bool = False, first: Executable | None = None
    ) -> Player:
        """A new one, shown just now, in place of the one before it; alone, all others of that player end.

        What has to be written with it comes first.
        """
        id, now = secrets.token_hex(16), STEADY.now()
        row = {"id": id, "player": player.id, "created": now, "used": now, "shown": now, **device._asdict()}
        gone: list[tuple[str, str]] = []
        newest = select(sign_ins.c.id).where(sign_ins.c.player == player.id)
        newest = newest.order_by(sign_ins.c.used.desc(), sign_ins.c.id).limit(MOST - 1)
        mine = sign_ins.c.player == player.id
        over = mine if alone else or_(sign_ins.c.id == before, mine & sign_ins.c.id.not_in(newest))

        async def write(connection: AsyncConnection) -> None:
            if first is not None:
                await connection.execute(first)
            gone[:] = await self._end(connection, or_(over, sign_ins.c.used <= now - IDLE))
            await connection.execute(insert(sign_ins).values(row))

        await self.store.carry_out(write)
        self._tell(gone)
        return player._replace(sign_in=f"{COOKIE_KIND}{id}")

    # ---- while it lasts -----------------------------------------------------------------------------------------

    async def of_player(self, player: str) -> list[Row[Any]]:
        """Those that are open, the one that was used last first."""
        query = select(sign_ins).where(sign_ins.c.player == player, sign_ins.c.used > STEADY.now() - IDLE)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query.order_by(sign_ins.c.used.desc(), sign_ins.c.created.desc())))

    async def show(self, player: Player) -> None:
        """Who signs in so has shown just now who they are."""
        change = update(sign_ins).where(sign_ins.c.id == player.device).values(shown=STEADY.now())

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(change)

        await self.store.carry_out(write)

    async def check_shown(self, player: Player) -> None:
        """Refused where it is too long ago; who has nothing to show, neither phrase nor passkey, is not asked."""
        own = sign_ins.c.id == player.device
        has_passkey = select(passkeys.c.credential).where(passkeys.c.player == players.c.id).exists()
        query = select(or_(players.c.passphrase.is_not(None), has_passkey), sign_ins.c.shown)
        query = query.outerjoin(sign_ins, own & (sign_ins.c.player == players.c.id)).where(players.c.id == player.id)
        async with self.store.connections.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotThere
        has_something, shown = row
        if has_something and (shown is None or shown <= STEADY.now() - RECENT):
            raise Forbidden("server-show-again")

    # ---- ending -------------------------------------------------------------------------------------------------

    async def end(
        self, player: str, *, one: str = "", but: str = "", first: Executable | None = None
    ) -> list[tuple[str, str]]:
        """All of a player, or one, or all but one: what has ended."""
        gone: list[tuple[str, str]] = []
        which = sign_ins.c.player == player
        which = which & (sign_ins.c.id == one) if one else which & (sign_ins.c.id != but)

        async def write(connection: AsyncConnection) -> None:
            if first is not None:
                await connection.execute(first)
            gone[:] = await self._end(connection, which)

        await self.store.carry_out(write)
        self._tell(gone)
        return gone

    async def ended_among(self, known: Collection[tuple[str, str]]) -> list[tuple[str, str]]:
        """Which of these sign-ins of players, by cookie or token, are no more."""
        named = [(sign_in.partition(":")[2], (player, sign_in)) for player, sign_in in known]
        tokens, names = schema.tokens, [name for name, _ in named]
        async with self.store.connections.connect() as connection:
            found = {*(await connection.execute(select(sign_ins.c.id).where(sign_ins.c.id.in_(names)))).scalars()}
            found |= {*(await connection.execute(select(tokens.c.digest).where(tokens.c.digest.in_(names)))).scalars()}
        return [who for name, who in named if name not in found]

    async def _end(self, connection: AsyncConnection, which: ColumnElement[bool]) -> list[tuple[str, str]]:
        """The other workers are told."""
        over = delete(sign_ins).where(which).returning(sign_ins.c.player, sign_ins.c.id)
        gone = [(player, f"{COOKIE_KIND}{id}") for player, id in await connection.execute(over)]
        for player, sign_in in gone if not self.store.is_sqlite else ():
            await connection.execute(select(func.pg_notify(ENDED, f"{player} {sign_in}")))
        return gone

    def _tell(self, gone: list[tuple[str, str]]) -> None:
        for player, sign_in in gone:
            self.ended(player, sign_in)
