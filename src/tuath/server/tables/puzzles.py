"""Puzzles at tables: one person alone, a line that is taken back at will, help that comes in steps."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from tuath.bots import SCRIPTED
from tuath.core.game import write_setup
from tuath.core.message import Refused, refuse
from tuath.core.position import Left
from tuath.core.puzzle import begun, standing, state_of
from tuath.games import find
from tuath.games.puzzles import find_puzzle
from tuath.server.entry.chairs import Chair, make_chair
from tuath.server.entry.entry import Entry, Puzzling
from tuath.server.errors import Forbidden
from tuath.server.sign_in.identity import Player
from tuath.server.tables.quotas import check_room
from tuath.server.tables.rewind import go_back_at
from tuath.server.tables.seating import new_entry
from tuath.server.tables.table_cache import Shelf

OTHER = "greedy"  # what the others are called, who let everything happen


class Puzzles:
    """Tables with a goal."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def begin(self, player: Player, key: str, number: int) -> Entry:
        """A table for a puzzle: the one that the player has for it, from the start, or a new one."""
        puzzle, game = find_puzzle(key, number), find(key)
        known = await self._known(player, key, number)
        if known is not None:
            return await self.back(known, player, None, begins=True)
        position = begun(puzzle, game)
        other = Chair("bot", name=OTHER, bot=SCRIPTED)
        chairs = [make_chair("me", player) if seat == puzzle.seat else other for seat in range(puzzle.seats)]
        await check_room(self.shelf.store, player, chairs)
        entry = new_entry(game, "playing", player, write_setup(position.setup), chairs, public=False)
        entry.position, entry.puzzle = position, Puzzling(number)
        entry.write_log(position.story())
        await self.shelf.insert(entry, [player.id])
        return entry

    async def _known(self, player: Player, key: str, number: int) -> str | None:
        for row in await self.shelf.store.list_of(player.id):
            if row.game == key and row.puzzle is not None and row.puzzle["number"] == number:
                return str(row.id)
        return None

    async def back(self, id: str, player: Player, count: int | None, begins: bool = False) -> Entry:
        """Go back in the line: to after so many answers, or to its start. Who ``begins`` has not tried before."""
        async with self.shelf.locked(id) as entry:
            at = puzzling(entry, player)
            puzzle = find_puzzle(entry.game.key, at.number)
            start, now = begun(puzzle, entry.game).count, entry.playing()
            to = start if count is None else count
            if not start <= to <= now.count or (to == now.count and not begins):
                raise Refused(refuse("", "core-puzzle-nothing-back"))
            tries = at.tries + (state_of(puzzle, now) != "open" or to == start)
            entry.puzzle = Puzzling(at.number) if begins else replace(at, tries=tries)
            if to < now.count:
                await go_back_at(self.shelf, entry, player, Left(to))
            else:
                await self.shelf.save(entry)
            return entry

    async def help(self, id: str, player: Player, what: Literal["hint", "solution"]) -> Entry:
        """First the idea, then the first move; or the whole solution."""
        async with self.shelf.locked(id) as entry:
            at = puzzling(entry, player)
            entry.puzzle = replace(at, hints=at.hints + 1) if what == "hint" else replace(at, shown=True)
            await self.shelf.save(entry)
            return entry


def puzzling(entry: Entry, player: Player) -> Puzzling:
    """What is known of the puzzle of a table; refused where there is none, or it is somebody else's."""
    if not entry.seats_of(player):
        raise Forbidden
    if entry.puzzle is None:
        raise Refused(refuse("", "server-no-puzzle"))
    return entry.puzzle


def last_choice(entry: Entry) -> int | None:
    """How many answers had been given before the last choice of the line of a puzzle; None at its start."""
    assert entry.puzzle is not None
    line = standing(find_puzzle(entry.game.key, entry.puzzle.number), entry.playing()).line
    return line[-1].after if line else None
