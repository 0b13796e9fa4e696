"""Who somebody is: a name is enough; a signed cookie, a token for programs, a pass-phrase for other devices.

A cookie names its player and a sign-in of theirs, and counts as long as that is open (``sign_in/sign_ins.py``).
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, NamedTuple, TypeVar

from argon2 import DEFAULT_MEMORY_COST, DEFAULT_PARALLELISM, DEFAULT_TIME_COST, Parameters, Type, extract_parameters
from argon2.exceptions import InvalidHashError
from argon2.low_level import ARGON2_VERSION, hash_secret
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Insert, Update, insert, update

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.db.store import Store
from tuath.server.sign_in.phrases import check_phrase, folded, normal
from tuath.server.timing.clock import STEADY
from tuath.server.wire.cleaning import LONGEST_NAME, cleaned

log = logging.getLogger("tuath.server")
COOKIE = "tuath"
COOKIE_KIND, TOKEN_KIND = "cookie:", "token:"  # how a sign-in begins of those
EVERY = "*"  # all sign-ins of somebody, with tokens too
SCOPES = ("read", "play", "host")  # look; play at tables; open them and change who one is. Each has those before it
MOST_TOKENS = 50  # of one player
MINUTE, HOUR = 60.0, 3600.0
IDLE = 90 * 86_400.0  # seconds after which a sign-in has ended that nobody has used
NO_SALT = "bm9ib2R5IGlzIGhlcmUhIQ"  # of whoever is not there, as long as any: to find that out is as much work
T = TypeVar("T")
COST = Parameters(Type.ID, ARGON2_VERSION, 16, 32, DEFAULT_TIME_COST, DEFAULT_MEMORY_COST, DEFAULT_PARALLELISM)


class Player(NamedTuple):
    id: str
    name: str
    sign_in: str = ""  # how we know: ``cookie:ID``, ``token:DIGEST``; empty where nobody has signed in
    scope: str = "host"  # what may be done so: see SCOPES
    is_program: bool = False  # shown as one wherever it sits

    def may(self, scope: str) -> bool:
        return SCOPES.index(self.scope) >= SCOPES.index(scope)

    @property
    def way(self) -> str:
        """The sign-in as the rows know it, by its id or by the digest of the token."""
        return self.sign_in.partition(":")[2]

    @property
    def device(self) -> str:
        """The same where it is a browser's; empty for programs."""
        return self.way if self.sign_in.startswith(COOKIE_KIND) else ""


class Token(NamedTuple):
    """What may be known of a token once it has been given out."""

    id: str
    name: str
    created: float
    used: float | None
    scope: str


def clean_name(name: str) -> str:
    """A name as it may stand at a table: one line of what can be seen, not empty, not endless."""
    clean = cleaned(name)
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise Refused(refuse("", "server-bad-name", most=LONGEST_NAME))
    return clean


def known_names(name: str) -> set[str]:
    """A name as it is kept today, and as it was kept by the first versions."""
    return {clean_name(name), " ".join("".join(c for c in name if c.isprintable()).split())}


class Identity:
    """Signs people in and knows them again."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret.encode()
        self.signer = URLSafeSerializer(secret, salt="tuath-player")
        cost = f"m={COST.memory_cost},t={COST.time_cost},p={COST.parallelism}"
        self.nobody = f"$argon2id$v={COST.version}${cost}${NO_SALT}${'A' * 43}"
        self.hashing = asyncio.Semaphore(max(1, (os.cpu_count() or 1) // 2))  # each takes a core and much memory

    # ---- cookies ------------------------------------------------------------------------------------------------

    def read_cookie(self, cookie: str | None) -> tuple[str, str] | None:
        """Whose cookie this is and of which sign-in, if it is one of ours.

        Earlier ones named how often all sign-ins had been ended, and the first ones not even that.
        """
        try:
            said = self.signer.loads(cookie) if cookie else None
        except BadSignature:
            return None
        match said:
            case [str(player), str(id)]:
                return player, id
            case [str(player), int(times)]:
                return player, earlier_id(player, times)
            case str(player):
                return player, earlier_id(player, 0)
        return None

    async def of_cookie(self, cookie: str | None) -> Player | None:
        read = self.read_cookie(cookie)
        row = await self.store.signed_in(*read, STEADY.now() - IDLE) if read is not None else None
        if row is None or read is None:
            return None
        await self._note_use(row.used, HOUR, lambda now: self.store.note_sign_in(read[1], now))
        return known_as(row)._replace(sign_in=f"{COOKIE_KIND}{read[1]}")

    def cookie(self, player: Player) -> str:
        return str(self.signer.dumps([player.id, player.device]))

    def newcomer(self, name: str) -> tuple[Player, Insert]:
        """Somebody new, and the row that says so."""
        player = Player(f"p_{secrets.token_hex(8)}", clean_name(name))
        row = insert(schema.players).values(id=player.id, name=player.name, created=time.time())
        return player, row

    async def rename(self, player: Player, name: str) -> Player:
        await self.store.change_player(player.id, name=clean_name(name))
        return player._replace(name=clean_name(name))

    # ---- pass-phrases -------------------------------------------------------------------------------------------

    async def new_passphrase(self, player: Player, passphrase: str) -> Update:
        """The change that makes it theirs; refused where it is too easy to guess."""
        row = await self.store.player(player.id)
        phrase = check_phrase(passphrase, player.name, row.login if row is not None and row.login else "")
        hashed = await self._hash(phrase, COST, os.urandom(COST.salt_len))
        return update(schema.players).where(schema.players.c.id == player.id).values(passphrase=hashed)

    async def is_own_passphrase(self, player: Player, passphrase: str) -> bool:
        """Has this player this pass-phrase?"""
        row = await self.store.player(player.id)
        rows = [row] if row is not None and row.passphrase is not None else []
        try:
            return (await self._proven(rows, list(dict.fromkeys([normal(passphrase), passphrase])))).id == player.id
        except Refused:
            return False

    async def take_login(self, player: str, name: str) -> str:
        """The name by which somebody signs in from now on: their own, with a number where another has it."""
        for number in count(1):
            login = name if number == 1 else f"{name} {number}"
            taken = await self.store.take_login(player, login, folded(login), folded(name))
            if taken is not None:
                return taken
        raise AssertionError("not reached")

    async def recover(self, name: str, passphrase: str) -> Player:
        """Whoever signs in by that name, if that is their pass-phrase; it takes as long where nobody does.

        Those who chose their pass-phrase before names to sign in by were given out have none yet where several had one
        name. They are told apart by their pass-phrases once more; those who have even the same have to come otherwise.
        """
        phrases = list(dict.fromkeys([normal(passphrase), passphrase]))
        row, earlier = (
            await self.store.player_of_login(folded(name)),
            await self.store.players_without_login(known_names(name)),
        )
        if row is not None:
            return await self._proven([row], phrases)
        found = await self._proven(earlier, phrases)
        await self.set_own_salt(found, normal(passphrase))
        return found

    async def _proven(self, rows: Sequence[Any], phrases: Sequence[str]) -> Player:
        """The one of these who has that pass-phrase; refused where nobody has, or more than one."""
        known = {row.passphrase.rpartition("$")[0]: row.passphrase for row in rows} or {"": self.nobody}
        right: dict[str, Any] = {}
        for alike in known.values():
            for phrase in phrases:
                hashed = (await self._hash_like(phrase, alike)).encode()
                right |= {row.id: row for row in rows if hmac.compare_digest(hashed, row.passphrase.encode())}
        if not right:
            raise Refused(refuse("", "server-wrong-passphrase"))
        if len(right) > 1:
            raise Refused(refuse("", "server-sign-in-doubled"))
        return known_as(next(iter(right.values())))

    async def set_own_salt(self, player: Player, phrase: str) -> None:
        """Who has signed in as before gets a name to sign in by and a salt that nobody else has."""
        hashed = await self._hash(phrase, COST, os.urandom(COST.salt_len))
        await self.store.change_player(player.id, passphrase=hashed)
        await self.take_login(player.id, player.name)

    async def _hash_like(self, passphrase: str, known: str) -> str:
        """The hash with the salt and at the cost of a known one; nothing for what is no hash."""
        try:
            salt = known.split("$")[-2]
            salted = base64.b64decode(salt + "=" * (-len(salt) % 4))
            return await self._hash(passphrase, extract_parameters(known), salted)
        except (InvalidHashError, ValueError, IndexError):
            return ""

    async def _hash(self, passphrase: str, cost: Parameters, salt: bytes) -> str:
        """Slow by intention: beside the loop, and few at a time."""
        given = passphrase.encode()
        return await self._beside(
            lambda: hash_secret(
                given, salt, cost.time_cost, cost.memory_cost, cost.parallelism, cost.hash_len, cost.type, cost.version
            ).decode()
        )

    async def _beside(self, work: Callable[[], T]) -> T:
        async with self.hashing:
            return await asyncio.to_thread(work)

    # ---- tokens -------------------------------------------------------------------------------------------------

    async def of_token(self, token: str) -> Player | None:
        known = await self.store.token(digest(token))
        row = await self.store.player(known.player) if known is not None else None
        if known is None or row is None:
            return None
        await self._note_use(known.used, MINUTE, lambda now: self.store.note_use(known.digest, now))
        return Player(row.id, row.name, f"{TOKEN_KIND}{known.digest}", known.scope, row.program is not None)

    async def _note_use(self, used: float | None, exact: float, note: Callable[[float], Awaitable[None]]) -> None:
        """Not more exactly than that; a disk that takes no more rows keeps nobody from looking."""
        now = STEADY.now()
        if used is None or now - used >= exact:
            try:
                await note(now)
            except (Unwritable, *TROUBLES) as error:
                log.warning("the use of a sign-in was not noted", extra={"why": repr(error)})

    async def new_token(self, player: Player, name: str = "", scope: str = "host") -> tuple[str, Token]:
        """A token for programs; only its digest is kept."""
        if len(await self.store.tokens_of(player.id)) >= MOST_TOKENS:
            raise Refused(refuse("", "server-too-many-tokens", most=MOST_TOKENS))
        name = clean_name(name) if name else ""
        token, now = f"tuath_{secrets.token_urlsafe(32)}", STEADY.now()
        await self.store.add_token(digest(token), player.id, name, now, scope)
        return token, Token(token_id(digest(token)), name, now, None, scope)

    async def tokens(self, player: Player) -> list[Token]:
        rows = await self.store.tokens_of(player.id)
        return [Token(token_id(row.digest), row.name, row.created, row.used, row.scope) for row in rows]

    async def revoke(self, player: Player, id: str) -> str | None:
        """Let a token of this player count no more; the sign-in that has ended with it."""
        for row in await self.store.tokens_of(player.id):
            if token_id(row.digest) == id:
                await self.store.drop_token(row.digest, player.id)
                return f"{TOKEN_KIND}{row.digest}"
        return None


def known_as(row: Any) -> Player:
    """A player as a row has them, who has not signed in yet."""
    return Player(row.id, row.name, is_program=row.program is not None)


def earlier_id(player: str, times: int) -> str:
    """The sign-in of all cookies from before each had its own, as the rows were given one for them."""
    return f"e{times}_{player}"


def is_earlier(sign_in: str) -> bool:
    """Is it one of those? Of the ids of today many begin with the same letter."""
    return "_" in sign_in


def has_ended(player: Player, told: str) -> bool:
    """Has this sign-in ended with what is told?"""
    return told in (player.sign_in, EVERY)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_id(digest: str) -> str:
    """What a token is called once it cannot be seen any more."""
    return digest[:16]
