"""Passkeys: made, used to sign in, taken away. A challenge is used once, whichever workers are asked."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.sign_in.ceremonies import Made, Signed, Site, challenge_of, check_made, check_signed
from tuath.server.sign_in.challenges import Challenges
from tuath.server.sign_in.identity import Player, clean_name, known_as
from tuath.server.timing.clock import STEADY
from tuath.server.wire.base64url import encoded

MOST = 20  # of one player
passkeys, used, players = schema.passkeys, schema.used_challenges, schema.players


class Passkeys:
    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.challenges = Challenges(secret)
        self.insert = sqlite.insert if store.is_sqlite else postgresql.insert

    # ---- making -------------------------------------------------------------------------------------------------

    def offer(self, player: Player, site: Site) -> str:
        return encoded(self.challenges.new(making(player, site)))

    async def add(self, player: Player, site: Site, name: str, made: Made) -> None:
        name, challenge = clean_name(name), challenge_of(made.client)
        until = self.challenges.until(challenge, making(player, site))
        known = await asyncio.to_thread(check_made, made, challenge, site)
        about = {"player": player.id, "name": name, "site": site.name, "created": STEADY.now()}
        row = {"credential": made.credential, "key": known.key, "count": known.uses, **about}
        new = self.insert(passkeys).values(row).on_conflict_do_nothing()
        many = select(func.count()).select_from(passkeys).where(passkeys.c.player == player.id)

        async def write(connection: AsyncConnection) -> None:
            own = select(players.c.id).where(players.c.id == player.id).with_for_update()  # one after the other
            if (await connection.execute(own)).first() is None:
                raise NotThere
            await self._use(connection, challenge, until)
            if (await connection.execute(many)).scalar_one() >= MOST:
                raise Refused(refuse("", "server-too-many-passkeys", most=MOST))
            if (await connection.execute(new)).rowcount != 1:
                raise Refused(refuse("", "server-passkey-known"))

        await self.store.carry_out(write)

    async def drop(self, player: Player, id: str) -> bool:
        """Whether there was one."""
        gone = [row.credential for row in await passkeys_of(self.store, player.id) if passkey_id(row) == id]
        if not gone:
            return False

        async def write(connection: AsyncConnection) -> None:
            own = passkeys.c.credential.in_(gone) & (passkeys.c.player == player.id)
            await connection.execute(delete(passkeys).where(own))

        await self.store.carry_out(write)
        return True

    # ---- signing in ---------------------------------------------------------------------------------------------

    def challenge(self, site: Site) -> str:
        return encoded(self.challenges.new(signing_in(site)))

    async def sign_in(self, site: Site, user: str, answer: Signed) -> Player:
        """Whose passkey has signed a challenge of ours, and says so itself."""
        challenge = challenge_of(answer.client)
        until = self.challenges.until(challenge, signing_in(site))
        row = await self._row(answer.credential)
        if row is None or user != handle(row.player):
            raise Refused(refuse("", "server-passkey-unknown"))
        count = await asyncio.to_thread(check_signed, answer, challenge, site, row.key)

        async def write(connection: AsyncConnection) -> None:
            await self._use(connection, challenge, until)
            await self._count(connection, answer.credential, count)

        await self.store.carry_out(write)
        player = await self.store.player(row.player)
        if player is None:
            raise Refused(refuse("", "server-passkey-unknown"))
        return known_as(player)

    async def _count(self, connection: AsyncConnection, credential: str, count: int) -> None:
        """Each use counts on, but for passkeys that do not count: one that went back has a double somewhere."""
        counts_on = passkeys.c.count < count if count else passkeys.c.count == 0
        change = update(passkeys).where(passkeys.c.credential == credential, counts_on)
        if (await connection.execute(change.values(count=count, used=STEADY.now()))).rowcount != 1:
            raise Refused(refuse("", "server-passkey-went-back"))

    async def _use(self, connection: AsyncConnection, challenge: bytes, until: float) -> None:
        """This once; those that are too old anyway are forgotten."""
        await connection.execute(delete(used).where(used.c.until <= STEADY.now()))
        row = self.insert(used).values(challenge=encoded(challenge), until=until)
        if (await connection.execute(row.on_conflict_do_nothing())).rowcount != 1:
            raise Refused(refuse("", "server-challenge-over"))

    async def _row(self, credential: str) -> Row[Any] | None:
        async with self.store.connections.connect() as connection:
            return (await connection.execute(select(passkeys).where(passkeys.c.credential == credential))).first()


async def passkeys_of(store: Store, player: str) -> list[Row[Any]]:
    query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created, passkeys.c.credential)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query))


def passkey_id(row: Any) -> str:
    """What a passkey is called in an address: its own id may be long."""
    return hashlib.sha256(row.credential.encode()).hexdigest()[:16]


def handle(player: str) -> str:
    """What a passkey keeps of who it is for."""
    return encoded(player.encode())


def making(player: Player, site: Site) -> str:
    return f"make {player.id} {site.name}"


def signing_in(site: Site) -> str:
    return f"sign-in {site.name}"
