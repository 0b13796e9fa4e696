"""Programs of other people: players that have said of themselves that nobody sits there.

Who is a program stays one: whoever has played against it shall not find a person in its place later. A program is
invited by name, while it listens (``live/notifications.py``), into a chair that is kept for it; so an invitation is
nothing but a table that waits, and comes and goes with it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.entry.chairs import Chair
from tuath.server.errors import Forbidden
from tuath.server.people.blocks import blocked_around
from tuath.server.sign_in.identity import Player
from tuath.server.wire.cleaning import cleaned
from tuath.server.wire.outgoing import Openness

PROGRAM = "program:"  # how a chair names one
PLAYER = re.compile(r"p_[0-9a-f]{1,22}")
LONGEST_ABOUT = 120
MOST_FOUND, LOOKED_AT = 12, 500


class Program(NamedTuple):
    """What a program has said of itself."""

    games: tuple[str, ...]
    about: str
    open: Openness
    at_once: int  # tables

    def row(self) -> dict[str, Any]:
        return {**self._asdict(), "games": list(self.games)}


def read_program(values: Any) -> Program | None:
    """As the rows keep it; None of a person."""
    if not isinstance(values, dict):
        return None
    return Program(tuple(values["games"]), values["about"], values["open"], values["at_once"])


async def program_of(store: Store, player: str) -> Program | None:
    row = await store.player(player)
    return None if row is None else read_program(row.program)


async def declare(store: Store, player: Player, program: Program) -> Program:
    """A player is a program from now on, or says something else of itself.

    It does so by itself, with a token. Nobody who sits at a table as a person turns into a program there.
    """
    if not player.sign_in.startswith("token:"):
        raise Forbidden("server-program-token")
    program = program._replace(about=cleaned(program.about))
    if len(program.about) > LONGEST_ABOUT:
        raise Refused(refuse("", "server-bad-text", most=LONGEST_ABOUT))
    players = schema.players

    async def write(connection: AsyncConnection) -> None:
        if not player.is_program and await tables_of(connection, player.id):
            raise Refused(refuse("", "server-program-sits"))
        mine = update(players).where(players.c.id == player.id)
        await connection.execute(mine.values(program=program.row()))

    await store.carry_out(write)
    return program


async def tables_of(connection: AsyncConnection, player: str) -> list[str]:
    """Tables that are not over at which somebody plays, or is invited to."""
    tables, memberships = schema.tables, schema.memberships
    query = select(tables.c.id, tables.c.chairs).join(memberships, memberships.c.table == tables.c.id)
    query = query.where(memberships.c.player == player, tables.c.status != "over")
    return [row.id for row in await connection.execute(query) if sits(row.chairs, player)]


def sits(chairs: Any, player: str) -> bool:
    """By the chairs as the rows keep them; at damaged ones nobody sits."""
    known = [chair for chair in chairs if isinstance(chair, dict)] if isinstance(chairs, list) else []
    return any(player in (chair.get("player"), chair.get("kept")) and not chair.get("bot") for chair in known)


# ---- inviting --------------------------------------------------------------------------------------------------------


async def listening(store: Store) -> list[Any]:
    """The programs that hear of invitations now, by name."""
    players = schema.players
    query = select(players.c.id, players.c.name, players.c.program).where(players.c.listens > time.time())
    async with store.connections.connect() as connection:
        rows = list(await connection.execute(query.order_by(players.c.listens.desc()).limit(LOOKED_AT)))
    return sorted(rows, key=lambda row: (row.name.casefold(), row.id))


async def find_programs(store: Store, host: Player | None, game: str, begins: str) -> list[tuple[Any, Program]]:
    """Whom a host may invite to a game, by the beginning of their names."""
    against = set() if host is None else await hidden_from(store, host)
    begins = cleaned(begins).casefold()
    rows = [row for row in await listening(store) if row.name.casefold().startswith(begins) and row.id not in against]
    read = [(row, read_program(row.program)) for row in rows]
    found = [(row, program) for row, program in read if program is not None and welcomes(program, game)]
    return found[:MOST_FOUND]


def welcomes(program: Program, game: str) -> bool:
    return program.open == "everybody" and game in program.games


async def kept_for(store: Store, host: Player, game: str, chair: str, others: Sequence[Chair]) -> Chair:
    """A chair for the program that is named so; refused where it cannot be invited, and why.

    Who is blocked hears the same as of a program that is not there.
    """
    id = chair.removeprefix(PROGRAM)
    row = await store.player(id) if PLAYER.fullmatch(id) else None
    program = None if row is None else read_program(row.program)
    if row is None or program is None or program.open != "everybody" or id in await hidden_from(store, host):
        raise Refused(refuse("", "server-no-such-program"))
    if any(id in (other.player, other.kept) for other in others):
        raise Refused(refuse("", "server-program-twice", name=row.name))
    if game not in program.games:
        raise Refused(refuse("", "server-program-game", name=row.name))
    if row.listens is None or row.listens <= time.time():
        raise Refused(refuse("", "server-program-away", name=row.name))
    async with store.connections.connect() as connection:
        if len(await tables_of(connection, id)) >= program.at_once:
            raise Refused(refuse("", "server-program-busy", name=row.name))
    return Chair("open", name=row.name, kept=id)


async def hidden_from(store: Store, host: Player) -> set[str]:
    return {host.id, *await blocked_around(store, host.id)}
