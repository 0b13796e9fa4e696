"""What the first part of an action leads to, before anybody has answered."""

from __future__ import annotations

from random import Random

import pytest

from tests.arrival.board import GREEN, RED, arrival
from tests.play import random_game
from tests.promises import outline
from tuath.games import find, keys

OPENING = [key for key in keys() if any(question.opens for question in find(key).questions)]


def test_a_verb_leads_to_its_places_and_changes_nothing() -> None:
    """A-6.4, A-7.1: what the board can offer while the action is chosen."""
    game = arrival("umall", "latharna", goods={RED: {"discs": 2, "swords": 0, "shields": 1, "fomori": 2}})
    before = outline(game.position)
    leads = game.position.ahead(RED)
    acts = game.position.decisions[RED].domain.ids
    questions = {acts[value]: then.decisions[RED].key for value, then in leads.items()}
    assert questions == {"build": "arrival-build", "shield": "arrival-shield", "spread": "arrival-spread"}
    assert game.position.ahead(GREEN) == {}
    assert outline(game.position) == before
    assert not game.position.is_begun(RED)


def test_what_is_done_at_once_or_left_to_chance_leads_nowhere() -> None:
    """A-11.1, A-9.2: passing without goods ends the turn; which Fomori comes is not known before it is turned up."""
    game = arrival("umall", "latharna", goods={RED: {"discs": 0}})
    assert "pass" in game.options(RED)
    assert game.position.ahead(RED) == {}
    game.position.play(RED, game.position.decisions[RED].domain.index["pass"])
    assert GREEN in game.position.decisions


def test_a_part_that_is_given_may_be_taken_back() -> None:
    game = arrival("umall", "latharna", goods={RED: {"discs": 2}})
    game.play(RED, "build")
    assert game.position.is_begun(RED)
    assert not game.position.is_begun(GREEN)
    game.play(RED, game.options(RED)[0])
    assert not game.position.is_begun(RED), "the action is done: only undo goes beyond it"


@pytest.mark.parametrize("key", OPENING)
def test_what_is_told_ahead_is_what_is_asked_then(key: str) -> None:
    """And the answer that leads there could be taken back by the seat itself."""
    told = 0
    for position in random_game(find(key), 3):
        for seat, decision in list(position.decisions.items()):
            for value, then in position.ahead(seat).items():
                position_then = position.copy()
                position_then.play(seat, value)
                assert outline(position_then) == outline(then)
                assert position_then.no_undo(seat) is None
                assert position_then.is_begun(seat)
                told += 1
            assert decision.question.opens or not position.ahead(seat)
    assert told > 0


@pytest.mark.parametrize("key", OPENING)
def test_nothing_is_told_ahead_that_a_seat_does_not_know(key: str) -> None:
    """Whatever it cannot know is dealt anew: what its answers lead to stays."""
    rng = Random(5)
    for position in random_game(find(key), 5):
        for seat in position.decisions:
            leads, others = position.ahead(seat), position.imagine(seat, rng).ahead(seat)
            asked = {value: then.decisions[seat].options for value, then in leads.items()}
            assert {value: then.decisions[seat].options for value, then in others.items()} == asked
