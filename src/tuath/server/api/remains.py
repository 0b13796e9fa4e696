"""What is left of a table that cannot be read: its owner and those who sat there take it along.

A host may mend it, and then the game goes on: where it hides something, a player takes along no more of it than what
nobody else may keep from them, their own answers. The whole record is the host's, who has the rows.
"""

from __future__ import annotations

from typing import Any

from fastapi.responses import PlainTextResponse

from tuath.games import find
from tuath.server.api.requests.common import Known, TableId, TheServer
from tuath.server.api.requests.routers import room
from tuath.server.errors import Forbidden, NotThere
from tuath.server.jobs.replays import record_of

router = room("tables", "/tables")


@router.get("/{id}/remains", response_class=PlainTextResponse)
async def remains(id: TableId, server: TheServer, player: Known) -> str:
    """The record of a damaged table, as far as the rows have it: for its host, and for those who sat there.

    Of a game that is not over, and hides something from one of them, everybody gets what they have answered themselves.
    """
    row = await server.store.read(id)
    is_mine = row is not None and (row.host == player.id or await server.store.is_quiet(player.id, id) is not None)
    if row is None or not is_mine:
        raise NotThere
    if not server.tables.shelf.is_set_apart(id, row.version):
        raise Forbidden("server-not-damaged")
    if row.record is not None:
        return str(row.record)
    lines = [answer.line for answer in await server.store.read_answers(id)]
    if may_hide(row, player.id):
        own = {f"p{seat + 1}" for seat in seats_of(row, player.id)}
        return listed(row, [line for line in lines if str(line or "").partition(" ")[0] in own])
    return written(row, lines)


def may_hide(row: Any, player: str) -> bool:
    """May something in its record be another's secret? What is too damaged to tell counts as one."""
    if row.status == "over":
        return False
    try:
        hides = find(row.game).hides
    except Exception:  # no game of ours
        hides = True
    persons = {str(chair[name]) for chair in chairs_of(row) for name in ("player", "kept") if chair.get(name)}
    return hides and persons != {player}


def chairs_of(row: Any) -> list[dict[str, Any]]:
    """As many as there are; of one that cannot be read nothing is known."""
    chairs = row.chairs if isinstance(row.chairs, list) else []
    return [chair if isinstance(chair, dict) else {} for chair in chairs]


def seats_of(row: Any, player: str) -> list[int]:
    """Where somebody sits; nowhere where that cannot be read."""
    return [seat for seat, chair in enumerate(chairs_of(row)) if chair.get("player") == player]


def written(row: Any, lines: list[Any]) -> str:
    """A record where one can be made of it; else what there is."""
    try:
        return str(record_of(find(row.game), row.setup, row.rules or 1, lines))
    except Exception:  # whatever is damaged
        return listed(row, lines)


def listed(row: Any, lines: list[Any]) -> str:
    """Line by line."""
    known = [str(line).splitlines()[0] if line else "# lost" for line in lines]
    head = ["tuath-record 1", f"game {row.game}", f"rules {row.rules}", f"material {row.material}"]
    return "\n".join([*head, *(f"# {line}" for line in str(row.setup).splitlines()), "", *known, ""])
