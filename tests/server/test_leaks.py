"""What a player may not know never leaves the server: everything every client receives, checked in the sending code."""

from __future__ import annotations

from random import Random
from typing import Any

import orjson

from tests.conftest import Seeds, game_named
from tests.play import any_answer
from tests.server.entries import PLAYERS, received
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.games import keys
from tuath.server.entry.log import LogLine


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
