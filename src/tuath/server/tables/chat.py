"""What people say at a table, and whom its host has silenced there.

Who may not speak is no row of its own: the table itself has said so in the chat, and the last word on somebody counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache

from tuath.core.message import Refused, refuse, say
from tuath.server.entry.entry import Entry, Said
from tuath.server.errors import Forbidden
from tuath.server.sign_in.identity import Player
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY
from tuath.server.wire.cleaning import cleaned

LONGEST_TEXT = 500
SENT = 50  # lines that come with a table, and so many at once of those before
SILENCED, HEARD = "server-silenced", "server-heard-again"


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
            check_voice(entry, player)
            await self.shelf.save_with_words(entry, Said(player.id, player.name, text, STEADY.now()))
            return entry

    async def silence(self, id: str, host: Player, player: str, *, silent: bool) -> Entry:
        """By the host of the table: what somebody says is not taken any more, or is again; the table says so."""
        async with self.shelf.locked(id) as entry:
            if host.id != entry.host:
                raise Forbidden("server-silence-host")
            if player == host.id:
                raise Refused(refuse("", "server-silence-self"))
            name = names_at(entry).get(player)
            if name is None:
                raise Refused(refuse("", "server-silence-nobody"))
            if (player in silenced_of(entry.chat)) != silent:
                key = SILENCED if silent else HEARD
                await self.shelf.save_with_message(entry, say(key, player=player, name=name))
            return entry


def check_voice(entry: Entry, player: Player) -> None:
    """Refused to who was silenced at this table."""
    if player.id in silenced_of(entry.chat):
        raise Refused(refuse("", "server-silenced-you"))


def names_at(entry: Entry) -> dict[str, str]:
    """Who has spoken here or sits here, by id."""
    spoke = {said.player: said.name for said in entry.chat if said.player and not said.is_gone}
    return spoke | {chair.player: chair.name for chair in entry.chairs if chair.player is not None}


def silenced_of(chat: Iterable[Said]) -> list[str]:
    """Who may not speak, in the order in which that was said."""
    found: dict[str, None] = {}
    for said in chat:
        told = silencing(said.text) if not said.player else None
        if told is None:
            continue
        player, is_silent = told
        found.pop(player, None)
        if is_silent:
            found[player] = None
    return list(found)


@lru_cache(maxsize=4096)
def silencing(text: str) -> tuple[str, bool] | None:
    """Whom words of the table silence (or let be heard again); None where they do neither."""
    message = json.loads(text)
    if message["key"] not in (SILENCED, HEARD):
        return None
    return str(message["params"]["player"]), message["key"] == SILENCED
