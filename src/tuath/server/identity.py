"""Who somebody is: a name is enough; a signed cookie, a token for programs, a pass-phrase for other devices."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from tuath.core.message import Refused, refuse
from tuath.server.store import Store

COOKIE = "tuath"
LONGEST_NAME = 30


class Player(NamedTuple):
    id: str
    name: str


def clean_name(name: str) -> str:
    """A name as it may stand at a table: one line, not empty, not endless."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refused(refuse("", "server-bad-name", most=LONGEST_NAME))
    return cleaned


class Identity:
    """Signs people in and knows them again."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="tuath-player")
        self.hasher = PasswordHasher()

    def signed_by(self, cookie: str | None) -> str | None:
        """Whose cookie this is, if it is one of ours."""
        if not cookie:
            return None
        try:
            return str(self.signer.loads(cookie))
        except BadSignature:
            return None

    async def of_cookie(self, cookie: str | None) -> Player | None:
        id = self.signed_by(cookie)
        return await self.player(id) if id is not None else None

    async def of_token(self, token: str) -> Player | None:
        owner = await self.store.token_owner(digest(token))
        return await self.player(owner) if owner else None

    async def player(self, id: str) -> Player | None:
        row = await self.store.player(id)
        return Player(row.id, row.name) if row is not None else None

    def cookie(self, player: Player) -> str:
        return str(self.signer.dumps(player.id))

    async def sign_in(self, name: str) -> Player:
        player = Player(f"p_{secrets.token_hex(8)}", clean_name(name))
        await self.store.add_player(player.id, player.name)
        return player

    async def rename(self, player: Player, name: str) -> Player:
        await self.store.change_player(player.id, name=clean_name(name))
        return player._replace(name=clean_name(name))

    async def set_passphrase(self, player: Player, passphrase: str) -> None:
        if not 8 <= len(passphrase) <= 200:
            raise Refused(refuse("", "server-bad-passphrase", least=8, most=200))
        hashed = await asyncio.to_thread(self.hasher.hash, passphrase)
        await self.store.change_player(player.id, passphrase=hashed)

    async def recover(self, name: str, passphrase: str) -> Player:
        for row in await self.store.players_named(clean_name(name)):
            if await asyncio.to_thread(self._fits, row.passphrase, passphrase):
                return Player(row.id, row.name)
        raise Refused(refuse("", "server-wrong-passphrase"))

    def _fits(self, hashed: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(hashed, passphrase)
        except VerificationError:
            return False

    async def new_token(self, player: Player) -> str:
        """A token for programs; only its digest is kept."""
        token = f"tuath_{secrets.token_urlsafe(32)}"
        await self.store.add_token(digest(token), player.id)
        return token


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
