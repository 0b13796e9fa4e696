"""Difficulty and score: S-21."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, land, printed
from tuath.core.question import bits_of
from tuath.games.spirit_island.state.scoring import difficulty, score


@pytest.mark.parametrize(("foes", "found"), [
    ({}, 0),
    ({"adversary": "brandenburg_prussia", "level": "0"}, 1),
    ({"adversary": "england", "level": "6"}, 10),
    ({"adversary": "sweden", "level": "5"}, 7),
    ({"scenario": "rituals_of_terror"}, 3),
    ({"adversary": "england", "level": "3", "scenario": "dahan_insurrection"}, 10),
    ({"level": "4"}, 0),
])  # fmt: skip
def test_difficulties_add_up(foes: dict[str, str], found: int) -> None:
    """S-21.1"""
    assert difficulty(Isle(**foes).state) == found


def ended(is_won: bool, **foes: str) -> Isle:
    """Two players, seven dahan, five blight, four cards in the deck, four on spaces, three discarded."""
    isle = Isle(boards="AB", **foes)
    isle.put(5, "dddd", blight=3)
    isle.put(land(1, 5), "ddd", blight=2)
    isle.state.invader_deck = (3, 3, 3, 3)
    cards = [place for place, card in enumerate(printed().invader_cards) if card.stage < 3]
    isle.state.building, isle.state.ravaging, isle.state.extra_building = (cards[0],), (cards[1],), (cards[2],)
    isle.state.exploring = (cards[3],)
    isle.state.invaders_discarded = bits_of(cards[4:7])
    isle.state.is_won = is_won
    return isle


def test_a_victory() -> None:
    """S-21.1: 5 for each difficulty, 10, 2 for each card in the deck, dahan and blight for each player."""
    assert score(ended(True).state) == 10 + 2 * 4 + 3 - 2
    assert score(ended(True, adversary="england", level="4", scenario="blitz").state) == 5 * 7 + 10 + 8 + 3 - 2


def test_a_defeat() -> None:
    """S-21.1, S-21.2: 2 for each difficulty, 1 for each card that is no longer in the deck, also on an action space."""
    assert score(ended(False).state) == 7 + 3 - 2
    assert score(ended(False, adversary="sweden", level="6").state) == 2 * 8 + 7 + 3 - 2
