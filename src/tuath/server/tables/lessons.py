"""Lessons: a table for one learner, whose opponents play their parts; what has been read, and going on alone."""

from __future__ import annotations

from dataclasses import replace

from tuath.bots import SCRIPTED
from tuath.core.following import after_reading
from tuath.core.game import write_setup
from tuath.core.lesson import set_up
from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.games.lessons import find_lesson
from tuath.server.entry.chairs import Chair, make_chair
from tuath.server.entry.entry import Entry, Learning
from tuath.server.errors import Forbidden
from tuath.server.sign_in.identity import Player
from tuath.server.tables.quotas import check_room
from tuath.server.tables.seating import Seating, new_entry
from tuath.server.tables.table_cache import Shelf

PLAYER = "greedy"  # what the opponents are called who play a part, and how they play where it says nothing


class Teaching:
    """Tables with a teacher."""

    def __init__(self, shelf: Shelf, seating: Seating) -> None:
        self.shelf = shelf
        self.seating = seating

    async def begin(self, learner: Player, key: str) -> Entry:
        """A new table for the lesson of a game, with the material that is shipped: the lesson names what is in it."""
        lesson, game = find_lesson(key), find(key)
        opponent = Chair("bot", name=PLAYER, bot=SCRIPTED)
        chairs = [make_chair("me", learner) if seat == lesson.seat else opponent for seat in range(lesson.seats)]
        await check_room(self.shelf.store, learner, chairs)
        setup = write_setup(set_up(lesson, game))
        entry = new_entry(game, "waiting", learner, setup, chairs, public=False)
        entry.seed, entry.lesson = lesson.seed, Learning()
        self.seating.begin(entry)
        await self.shelf.insert(entry, [learner.id])
        return entry

    async def read(self, id: str, learner: Player, step: str) -> Entry:
        """The learner has read a step that was explained; what is not explained now counts for nothing."""
        async with self.shelf.locked(id) as entry:
            learning = taught(entry, learner)
            done = after_reading(find_lesson(entry.game.key), entry.playing(), learning.done, step)
            if done != learning.done:
                entry.lesson = replace(learning, done=done)
                await self.shelf.save(entry)
            return entry

    async def leave(self, id: str, learner: Player) -> Entry:
        """The learner plays on without the teacher."""
        async with self.shelf.locked(id) as entry:
            entry.lesson = replace(taught(entry, learner), left=True)
            await self.shelf.save(entry)
            return entry


def taught(entry: Entry, learner: Player) -> Learning:
    """What is known of the lesson of a table; refused where nobody is taught, or somebody else is."""
    if not entry.seats_of(learner):
        raise Forbidden
    if entry.lesson is None:
        raise Refused(refuse("", "server-no-lesson"))
    return entry.lesson
