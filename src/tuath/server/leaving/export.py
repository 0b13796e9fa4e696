"""Export of a player's data as one file: a record of each finished game, and what else is known of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from tempfile import SpooledTemporaryFile
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import select

from tuath.core.message import Refused
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.people.clubs import clubs_of
from tuath.server.people.friends import FRIENDS, bonds_of
from tuath.server.people.profile import profile_of
from tuath.server.people.ratings import Ledger
from tuath.server.sign_in.identity import Player
from tuath.server.sign_in.passkeys import passkeys_of
from tuath.server.tables.table_cache import Shelf
from tuath.server.tournaments.rows import is_mine
from tuath.server.wire.words import stamp

IN_MEMORY = 8_000_000  # bytes; what is larger lies in a file that nobody else sees
CHUNK = 65_536


async def export(shelf: Shelf, ledger: Ledger, player: Player) -> IO[bytes]:
    """Running games are not in it: a record tells what others hold."""
    file: IO[bytes] = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - whoever sends it closes it
    left_out: list[str] = []
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        for row in await finished_of(shelf.store, player.id):
            try:
                record = await shelf.record(await shelf.entry(row.id), player.id)
            except (Refused, NotThere):  # it cannot be read, or is gone
                left_out.append(row.id)
                continue
            day = datetime.fromtimestamp(row.created, UTC).strftime("%Y-%m-%d")
            await asyncio.to_thread(packed.writestr, f"{day}-{row.game}-{row.id}.tuath", record)
        packed.writestr("me.json", json.dumps(await about(shelf.store, ledger, player, left_out), indent=1))
    file.seek(0)
    return file


async def finished_of(store: Store, player: str) -> list[Any]:
    """The games of a player that are over, the oldest first."""
    tables, memberships = schema.tables, schema.memberships
    query = select(tables.c.id, tables.c.game, tables.c.created)
    query = query.join(memberships, memberships.c.table == tables.c.id).order_by(tables.c.created)
    query = query.where(memberships.c.player == player, tables.c.status == "over", tables.c.snapshot.is_not(None))
    async with store.connections.connect() as connection:
        return list(await connection.execute(query))


async def about(store: Store, ledger: Ledger, player: Player, left_out: list[str]) -> dict[str, Any]:
    """What is kept of a player, but for what would let somebody sign in."""
    row = await store.player(player.id)
    if row is None:
        raise NotThere
    tokens = [token.name for token in await store.tokens_of(player.id)]
    return {
        "id": row.id,
        "name": row.name,
        "since": stamp(row.created),
        "vacations": row.vacations or [],
        "program": row.program,
        "tokens": tokens,
        "passkeys": [passkey.name for passkey in await passkeys_of(store, player.id)],
        "sign_ins": await sign_ins_of(store, player.id),
        "profile": await profile_of(ledger, row, mine=True),
        "tournaments": await tournaments_of(store, row.id),
        "friends": [bond.name for bond in await bonds_of(store, player.id) if bond.state == FRIENDS],
        "clubs": [
            {"name": club.name, "role": club.role, "since": stamp(club.since)}
            for club in await clubs_of(store, player.id)
        ],
        "unreadable": left_out,
    }


async def sign_ins_of(store: Store, player: str) -> list[dict[str, Any]]:
    """The devices on which the player is signed in, the oldest first."""
    ways = schema.sign_ins
    query = select(ways).where(ways.c.player == player).order_by(ways.c.created)
    async with store.connections.connect() as connection:
        return [
            {"browser": row.browser, "system": row.system, "created": stamp(row.created), "used": stamp(row.used)}
            for row in await connection.execute(query)
        ]


async def tournaments_of(store: Store, player: str) -> list[dict[str, Any]]:
    """Those that the player has opened or plays in, the oldest first."""
    tournaments = schema.tournaments
    query = select(tournaments).where(is_mine(player)).order_by(tournaments.c.created)
    async with store.connections.connect() as connection:
        return [
            {
                "id": row.id,
                "name": row.name,
                "game": row.game,
                "hosted": row.host == player,
                "created": stamp(row.created),
            }
            for row in await connection.execute(query)
        ]


def chunks(file: IO[bytes]) -> Iterator[bytes]:
    """Piece by piece; then it is gone."""
    with contextlib.closing(file):
        while piece := file.read(CHUNK):
            yield piece
