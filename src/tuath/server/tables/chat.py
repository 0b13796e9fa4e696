"""What people say at a table."""

from __future__ import annotations

from tuath.core.message import Refused, refuse
from tuath.server.cleaning import cleaned
from tuath.server.identity import Player
from tuath.server.steady import STEADY
from tuath.server.tables.entry import Entry, Said
from tuath.server.tables.shelf import Shelf

LONGEST_TEXT = 500


class Chat:
    """The talk at tables."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def say(self, id: str, player: Player, text: str) -> Entry:
        if player.is_program:
            raise Refused(refuse("", "server-program-silent"))
        text = cleaned(text)
        if not 1 <= len(text) <= LONGEST_TEXT:
            raise Refused(refuse("", "server-bad-text", most=LONGEST_TEXT))
        async with self.shelf.locked(id) as entry:
            await self.shelf.save_with_words(entry, Said(player.id, player.name, text, STEADY.now()))
            return entry
