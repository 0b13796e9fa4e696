"""A damaged table repaired by its host's command: it goes on from where it can be played."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse, say
from tuath.games import find
from tuath.games.materials import usual_materials
from tuath.server.db import schema
from tuath.server.db.offline import on_rows
from tuath.server.db.store import Store
from tuath.server.jobs.mending import Mended, mend
from tuath.server.jobs.replays import Stored
from tuath.server.people.moderation import change_table, note
from tuath.server.timing.clock import STEADY
from tuath.server.wire.words import message_data


def mend_table(url: str, id: str, reason: str) -> tuple[int, Mended]:
    """The number in the log of what hosts do, and what has become of the game."""

    async def work(store: Store, connection: AsyncConnection) -> tuple[int, Mended]:
        row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).first()
        if row is None:
            raise Refused(refuse("", "command-admin-no-table", table=id))
        if row.status != "playing":
            raise Refused(refuse("", "command-admin-not-running", table=id))
        answers = schema.answers
        found = await connection.execute(
            select(answers.c.count, answers.c.line).where(answers.c.table == id).order_by(answers.c.count)
        )
        stored = Stored(row.game, row.setup, row.rules, row.snapshot, None, [(one[0], one[1]) for one in found])
        mended = mend(await game_of(connection, row), stored, by_hand=True)
        await write(connection, row, mended)
        return await note(connection, "mend", id, reason, id), mended

    return on_rows(url, work, writes=True)


async def game_of(connection: AsyncConnection, row: Any) -> Any:
    """With the material of the table, if it is anywhere; else it has to be that of the program."""
    kept = schema.materials
    query = select(kept.c.data).where(kept.c.game == row.game, kept.c.fingerprint == row.material)
    text = (await connection.execute(query)).scalar_one_or_none()
    if text is None or row.material is None:
        return find(row.game)
    materials = usual_materials()
    if not materials.has(row.game, row.material):
        materials.keep_text(row.game, row.material, text)
    return materials.of(row.game, row.material)


async def write(connection: AsyncConnection, row: Any, mended: Mended) -> None:
    """The game as it goes on, and a line in the chat that says so."""
    position, answers, chat = mended.position, schema.answers, schema.chat
    await connection.execute(delete(answers).where(answers.c.table == row.id, answers.c.count > mended.kept))
    new = enumerate(position.lines_since(mended.kept), start=mended.kept + 1)
    lines = [{"table": row.id, "count": count, "line": line, "at": STEADY.now()} for count, line in new]
    if lines:
        await connection.execute(insert(answers), lines)
    told = say("server-mended", answers=mended.total - mended.kept)
    number = select(func.count()).select_from(chat).where(chat.c.table == row.id).scalar_subquery()
    said = {"table": row.id, "version": row.version + 1, "player": "", "name": "", "at": STEADY.now()}
    await connection.execute(insert(chat).values(number=number, text=json.dumps(message_data(told)), **said))
    values = {"snapshot": position.save(), "undo": None, "replacing": None, "wishes": None, "sealed": 0}
    await change_table(connection, row, **values)
    await connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(updated=STEADY.now()))
