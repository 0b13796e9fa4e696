"""Numbers by round for plots after the game."""

from __future__ import annotations

from tests.inis.board import game
from tests.play import random_game


def test_one_entry_per_round() -> None:
    *_, position = random_game(game(), 3, game().complete(3, {}))
    found = game().statistics(position)
    assert [entry["round"] for entry in found] == list(range(1, position.state.round))
    names = {"clans", "territories", "religion", "land", "chieftaincies", "deeds", "met", "epic_tales"}
    for entry in found:
        assert names <= set(entry["series"])
        assert all(len(numbers) == 3 for numbers in entry["series"].values())
        assert all(0 <= own <= 12 for own in entry["series"]["clans"])
    assert any(sum(entry["series"]["cards_played"]) for entry in found)


def test_the_winner_has_met_a_condition() -> None:
    *_, position = random_game(game(), 8, game().complete(2, {}))
    last = game().statistics(position)[-1]["series"]
    (winner,) = position.result.winners  # type: ignore[union-attr]
    assert last["met"][winner] >= 1
