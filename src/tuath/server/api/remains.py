"""What is left of a table that cannot be read: its owner and those who sat there take it along."""

from __future__ import annotations

from typing import Any

from fastapi.responses import PlainTextResponse

from tuath.games import find
from tuath.server.api.common import Known, TableId, TheServer
from tuath.server.api.rooms import room
from tuath.server.replays import record_of
from tuath.server.tables.trouble import Forbidden, NotThere

router = room("tables", "/tables")


@router.get("/{id}/remains", response_class=PlainTextResponse)
async def remains(id: TableId, server: TheServer, player: Known) -> str:
    """The record of a damaged table, as far as the rows have it: for its host, and for those who sat there."""
    row = await server.store.read(id)
    is_mine = row is not None and (row.host == player.id or await server.store.is_quiet(player.id, id) is not None)
    if row is None or not is_mine:
        raise NotThere
    if not server.tables.shelf.is_set_apart(id, row.version):
        raise Forbidden("server-not-damaged")
    if row.record is not None:
        return str(row.record)
    return written(row, [answer.line for answer in await server.store.read_answers(id)])


def written(row: Any, lines: list[Any]) -> str:
    """A record where one can be made of it; else what there is, line by line."""
    try:
        return str(record_of(find(row.game), row.setup, row.rules or 1, lines))
    except Exception:  # whatever is damaged
        known = [str(line).splitlines()[0] if line else "# lost" for line in lines]
        head = ["tuath-record 1", f"game {row.game}", f"rules {row.rules}", f"material {row.material}"]
        return "\n".join([*head, *(f"# {line}" for line in str(row.setup).splitlines()), "", *known, ""])
