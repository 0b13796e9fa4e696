"""What a player may not know never leaves the server: everything every client receives, checked in the sending code."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import orjson

from tests.conftest import Seeds, game_named
from tests.play import any_answer
from tuath.core.game import Game, write_setup
from tuath.core.position import Position
from tuath.games import keys
from tuath.server.identity import Player
from tuath.server.protocol import table_data
from tuath.server.tables.entry import Entry, make_chair
from tuath.server.tables.story import Log, LogLine

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


def check_game(game: Game[Any], seed: int, share: float) -> int:
    """At decisions all over a game, for every viewer: the same goes out when everything hidden is dealt anew."""
    rng = Random(seed)
    position = Position(game, game.complete(rng.choice(game.seats), {}), seed)
    log: list[Any] = []
    position.listen(lambda told: log.append(LogLine(1, position.count, told)))
    checked = 0
    while not position.over:
        seats = (*range(position.setup.seats), None) if rng.random() < share else ()
        for seat in seats:
            viewer = PLAYERS[seat] if seat is not None else None
            twin = position.imagine(seat, rng)
            mine, its = (orjson.dumps(received(at, viewer, log)) for at in (position, twin))
            assert mine == its
            if viewer is None:
                assert b"secret-invitation" not in mine
            checked += 1
        if seats:
            log.clear()  # what was sent before is no news
        position.play(*any_answer(position, rng))
    return checked


def test_hidden_cards_never_leave(game: Game[Any], seeds: Seeds) -> None:
    """The small games whole, of the large ones a part of several games."""
    is_small = game.key not in keys()
    games, share = (seeds(25, 60), 1.0) if is_small else (seeds(6, 6), 0.045)
    assert sum(check_game(game, seed, share) for seed in games) > 80


def test_words_for_one_seat_reach_nobody_else() -> None:
    game = game_named("tricks")
    position = Position(game, game.complete(3, {}))
    log: list[Any] = []
    position.listen(lambda told: log.append(LogLine(1, position.count, told)))
    while -1 in position.decisions:
        position.answer(-1, position.decisions[-1].options[0])
    for seat in range(3):
        lines = received(position, PLAYERS[seat], log)["log"]
        assert lines
        assert {line["params"]["seat"] for line in lines} == {f"seat:p{seat + 1}"}
    assert received(position, None, log)["log"] == []
