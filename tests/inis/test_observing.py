"""What is kept of an observation is what would be found anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.inis.board import BLUE, PRINTED, RED, inis
from tests.inis.helpers import fight, go_on
from tuath.core.observation import chart, observation
from tuath.core.position import Position
from tuath.games import find
from tuath.games.inis.observing import standings


def test_what_is_kept_depends_on_nothing_else() -> None:
    game, chance = find("inis"), Random(2)
    anew: Any = getattr(standings, "__wrapped__")  # noqa: B009 - the function without its memory
    for seed in range(2):
        position = Position(game, game.complete(3, {}), seed)
        while not position.over:
            assert standings(position.state) == anew(position.state)
            seat = chance.choice(list(position.decisions))
            position.play(seat, chance.choice(position.decisions[seat].values))


def told(state: Any, seat: int, name: str) -> list[float]:
    """One part of what a seat observes."""
    begin = 0
    for part in chart(find("inis")):
        if part.name == name:
            return observation(find("inis"), state, seat)[begin : begin + part.size].tolist()
        begin += part.size
    raise AssertionError(f"nothing is called {name}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_many_are_at_the_table(seats: int) -> None:
    played = inis({"cove": "r2 b1", "hills": "b2"}, seats=seats)
    assert told(played.state, RED, "players at the table") == [float(seats == number) for number in (2, 3, 4)]


def test_the_card_that_holds_in_the_clash() -> None:
    """I-16.9, I-10.17: it alone, from when it is played."""
    played = fight({"cove": "r3 b4", "hills": "capital b1"}, {BLUE: "epic_dagdas_cauldron"})
    go_on(played)
    played.play(RED, "attack:p2")
    name = "cards that hold in the clash"
    assert not any(told(played.state, RED, name))
    played.play(BLUE, "epic_dagdas_cauldron")
    held = [card for card, holds in zip(PRINTED.cards, told(played.state, RED, name), strict=True) if holds]
    assert held == ["epic_dagdas_cauldron"]
