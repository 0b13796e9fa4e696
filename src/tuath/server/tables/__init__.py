"""Tables: who sits there, how the game stands, and every change to it, checked and stored before it is told.

Each concern has a file; all of them change tables in one cache (``table_cache.py``).
"""

from __future__ import annotations

from collections.abc import Callable

from tuath.games.materials import Materials
from tuath.server.db.store import Store
from tuath.server.entry.entry import Entry
from tuath.server.jobs.bot_pool import Brains
from tuath.server.jobs.replays import Replays
from tuath.server.sign_in.identity import Player
from tuath.server.tables.bots.bot_turns import Thinking
from tuath.server.tables.bots.hints import Hinting
from tuath.server.tables.chat import Chat
from tuath.server.tables.clocks import Clocks
from tuath.server.tables.lessons import Teaching
from tuath.server.tables.plans import Planning
from tuath.server.tables.playing import Playing
from tuath.server.tables.puzzles import Puzzles
from tuath.server.tables.reaction_windows import Windows
from tuath.server.tables.rematches import Rematches
from tuath.server.tables.replacing import Replacing
from tuath.server.tables.seating import Seating
from tuath.server.tables.table_cache import Shelf
from tuath.server.tables.takebacks import Takebacks
from tuath.server.tables.views.onlookers import Onlookers


class Tables:
    """All that can happen at the tables of this server, by concern."""

    def __init__(
        self,
        store: Store,
        materials: Materials,
        brains: Brains,
        replays: Replays,
        told: Callable[[str, int], None],
        is_watched: Callable[[str], bool],
    ) -> None:
        """``told`` lets viewers look again; ``is_watched`` says whether there are any."""
        self.is_watched = is_watched
        self.heeded: list[Callable[[Entry], None]] = []  # who else hears of every table that has been stored by us
        self.shelf = Shelf(store, materials, replays, told, self._changed)
        self.onlookers = Onlookers(self.shelf, replays)
        self.seating = Seating(self.shelf)
        self.replacing = Replacing(self.shelf, self.seating)
        self.teaching = Teaching(self.shelf, self.seating)
        self.puzzles = Puzzles(self.shelf)
        self.rematches = Rematches(self.shelf, self.seating)
        self.playing = Playing(self.shelf)
        self.takebacks = Takebacks(self.shelf)
        self.windows = Windows(self.shelf, self.playing)
        self.thinking = Thinking(self.shelf, self.windows, brains, is_watched)
        self.clocks = Clocks(self.shelf)
        self.chat = Chat(self.shelf)
        self.planning = Planning(self.shelf)
        self.hinting = Hinting(self.shelf, brains)

    async def entry(self, id: str) -> Entry:
        """The table as the rows have it, for somebody who looks at it: its bots wake up."""
        entry = await self.shelf.entry(id)
        self._looked_at(entry)
        return entry

    def at_hand(self, id: str) -> Entry | None:
        """The same where nobody need wait for it."""
        entry = self.shelf.at_hand(id)
        if entry is not None:
            self._looked_at(entry)
        return entry

    async def seen_by(self, entry: Entry, player: Player | None) -> Entry:
        """A table as somebody may see it: those who only look on at hidden cards, as it was some minutes ago."""
        if entry.is_outside or not entry.is_late_for(player):
            return entry
        await self.onlookers.prepare(entry)
        return self.onlookers.table(entry)

    def shown_to(self, entry: Entry, player: Player | None) -> Entry:
        """The same where nobody can wait for it."""
        if entry.is_outside or not entry.is_late_for(player):
            return entry
        return self.onlookers.table(entry)

    def _looked_at(self, entry: Entry) -> None:
        self.windows.changed(entry)
        self.thinking.visited(entry)

    def _changed(self, entry: Entry) -> None:
        """A bot may be asked now, or somebody answered for."""
        self.onlookers.changed(entry)
        self.windows.changed(entry)
        self.thinking.changed(entry)
        self.hinting.changed(entry)
        for heed in self.heeded:
            heed(entry)

    def tidy(self) -> None:
        """Forget what nobody looks at."""
        self.thinking.forget_old_visits()
        self.onlookers.tidy(self.is_watched)
        self.shelf.tidy(
            lambda table: self.is_watched(table) or table in self.thinking.tasks or table in self.windows.tasks
        )

    def close(self) -> None:
        self.windows.close()
        self.thinking.close()
        self.hinting.close()
