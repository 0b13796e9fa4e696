"""Tables as the server keeps them, without a server, and what is sent of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.inis.board import Table
from tuath.core.game import write_setup
from tuath.core.position import Position
from tuath.server.entry.asking import opened_window
from tuath.server.entry.chairs import Chair, make_chair
from tuath.server.entry.entry import Entry
from tuath.server.entry.log import Log
from tuath.server.sign_in.identity import Player
from tuath.server.tables.views.protocol import table_data

PLAYERS = [Player(f"p_{seat}", name) for seat, name in enumerate(("Anna", "Bram", "Cian", "Deirdre", "Emer"))]


def entry_of(position: Position[Any]) -> Entry:
    """A table at which everybody is a person; now those are asked who can answer something, now everybody."""
    chairs = [make_chair("me", PLAYERS[seat]) for seat in range(position.setup.seats)]
    entry = Entry(
        "t", position.game, 1, "playing", True, "p_0", "secret-invitation", write_setup(position.setup),
        chairs, None, None, 0.0, position,
    )  # fmt: skip
    entry.asking = "strict" if position.game.moments and position.count % 2 else "quiet"
    return entry


def received(position: Position[Any], viewer: Player | None, log: list[Any]) -> dict[str, Any]:
    """What goes out, except for what an imagined position has no past for."""
    entry = entry_of(position)
    entry.log = Log(log)
    return without_past(table_data(entry, viewer, []))


def without_past(table: Mapping[str, Any]) -> dict[str, Any]:
    """All but what depends on answers that an imagined position has forgotten; they are the viewer's own."""
    sent = {name: value for name, value in table.items() if name not in ("last", "undo", "acted")}
    asked = [{name: value for name, value in one.items() if name != "begun"} for one in table["asked"]]
    return {**sent, "asked": asked}


def entry_of_three(game: Table) -> Entry:
    """A table at which three people play it, each at a device of their own."""
    chairs = [Chair("human", player=str(seat)) for seat in range(3)]
    entry = Entry("twin", game.position.game, 1, "playing", True, "0", "", "", chairs, None, None, 0.0, game.position)
    entry.updated = 1000.0
    entry.window = opened_window(entry, b"nobody knows it")
    return entry
