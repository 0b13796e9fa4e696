"""Rewinding a table: to before a choice that is taken back, or along the line of a puzzle."""

from __future__ import annotations

from typing import Any

from tuath.core.position import Left, Position, load
from tuath.core.record import write_answer
from tuath.server.entry.entry import Entry
from tuath.server.jobs.replays import GoneBack, go_back, gone_back
from tuath.server.sign_in.identity import Player
from tuath.server.tables.table_cache import Shelf

SHORT_WAY = 32  # answers; so many are given again sooner than another thread has been asked


async def go_back_at(shelf: Shelf, entry: Entry, player: Player, left: Left, request: str | None = None) -> None:
    """Be where these answers lead, at a table that is locked. What is told of them stays told."""
    now = entry.playing()
    is_near = now.way_back(left.after) <= SHORT_WAY
    back = gone_back(now, left) if is_near else await gone_back_beside(shelf, now, player, left)
    entry.position = back.position
    entry.times = entry.times.until(back.position.count)
    entry.cut_log(left.after, back.log)
    entry.asked = {}
    await shelf.save(entry, request, answers_after=left.after, answers=back.lines)


async def gone_back_beside(shelf: Shelf, now: Position[Any], player: Player, left: Left) -> GoneBack:
    """The same beside the loop: what lies further back is played again from the beginning."""
    game, file = now.game, shelf.materials.file_of(now.game)
    then = [write_answer(game, answer) for answer in left.then]
    snapshot, lines, log = await shelf.replays.do(player.id, now.count, go_back, now.save(), file, left.after, then)
    return GoneBack(load(snapshot, game), lines, log)
