"""Numbers for plots after the game."""

from __future__ import annotations

from random import Random

from tuath.core.position import Position, Told
from tuath.games import find


def test_numbers_of_the_island_stand_alone_those_of_spirits_by_seat() -> None:
    """One entry for each turn; what was played adds up to what the log tells."""
    # A game like any other: the numbers add up in each.
    game, told, rng = find("spirit_island"), list[Told](), Random(4)
    position = Position(game, game.complete(2, {}), 4, hear=told.append)
    while not position.over:
        seat = rng.choice(list(position.decisions))
        position.play(seat, rng.choice(position.decisions[seat].values))
    turns = game.statistics(position)
    assert [turn["round"] for turn in turns] == list(range(1, position.state.turn + 1))
    for turn in turns:
        alone = {name for name, numbers in turn["series"].items() if len(numbers) == 1}
        assert alone == {"explorers", "towns", "cities", "dahan", "blight", "fear"}
        assert all(len(numbers) == 2 for name, numbers in turn["series"].items() if name not in alone)
    played = sum(line.message.key == "spirit_island-card-played" for line in told)
    assert played == sum(sum(turn["series"]["cards_played"]) for turn in turns) > 0
    assert turns[-1]["series"]["blight"] == [sum(position.state.blight)]
