"""Undo: without consent never past another's answer, chance or a revelation, and never taking the turn away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import MINIS, Seeds, game_named
from tests.play import any_answer, somewhere
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.games import keys

GAMES = [*keys(), *MINIS]


def others_answers(position: Position[Any], seat: int) -> list[Any]:
    return [answer for answer in position.history() if answer[0] not in (seat, NATURE)]


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=5)
@given(seed=st.integers(0, 10_000))
def test_free_undo_keeps_the_four_rules(key: str, seed: int) -> None:
    position = somewhere(game_named(key), seed)
    for seat in range(position.setup.seats):
        before = position.copy()
        refusal = position.no_undo(seat)
        if refusal is not None:
            with pytest.raises(Refused) as refused:
                position.undo(seat)
            assert refused.value.refusal == refusal
            assert position.save() == before.save(), "a refused undo changed the game"
            continue
        position.undo(seat)
        assert others_answers(position, seat) == others_answers(before, seat), "past another player's answer"
        draws = [answer for answer in before.history() if answer[0] == NATURE]
        assert [answer for answer in position.history() if answer[0] == NATURE] == draws, "past chance"
        assert position.count == before.count - 1
        assert position.count >= before.sealed or not before.sealed, "past a revelation"
        was_asked = not before.decisions or seat in before.decisions
        assert was_asked or before.decisions.keys() <= position.decisions.keys(), "the turn was taken from somebody"
        assert seat in position.decisions
        return


@pytest.mark.parametrize("key", GAMES)
def test_undo_and_the_same_answer_again(key: str, seeds: Seeds) -> None:
    done = 0
    for seed in seeds(8, 20) if key in keys() else range(20):
        position = somewhere(game_named(key), seed)
        if position.over:
            continue
        before = position.save()
        seat, value = any_answer(position, Random(seed))
        position.play(seat, value)
        if position.no_undo(seat) is None:
            position.undo(seat)
            assert position.save() == before
            position.play(seat, value)
            done += 1
    assert done > 0


def test_consent_goes_past_everything() -> None:
    position = somewhere(game_named("arrival"), 3)
    seat = next(iter(position.decisions))
    while position.history() and any(who == seat for who, _, _ in position.history()):
        count = position.count
        position.undo(seat, consent=True)
        assert position.count < count
        assert seat in position.decisions
    with pytest.raises(Refused, match="nothing of yours"):
        position.undo(seat, consent=True)


def test_chance_does_not_change_its_mind() -> None:
    """The dice stand: whoever takes back a move and makes it again meets the same chance."""
    position = somewhere(game_named("arrival"), 8, most=60)
    seat = next(iter(position.decisions))
    options = position.decisions[seat].options
    position.answer(seat, options[0])
    after = position.save()
    position.undo(seat, consent=True)
    position.answer(seat, options[0])
    assert position.save() == after


def test_own_answer_in_a_simultaneous_choice_can_be_taken_back_while_others_think() -> None:
    game = game_named("tricks")
    position = Position(game, game.complete(3, {}), 5)
    first = {seat: decision.options[0] for seat, decision in position.pending.items()}
    for seat, option in first.items():
        position.answer(seat, option)
    position.undo(0)
    assert position.pending[0].options[0] == first[0]
    assert first[1] not in position.pending[1].options, "the others' answers stay"


def test_what_everybody_has_chosen_at_once_is_revealed() -> None:
    game = game_named("tricks")
    for seed in range(12):
        position = Position(game, game.complete(2, {}), seed)
        for seat in (1, 0):
            while seat in position.pending and position.pending[seat].key == "tricks-keep":
                position.answer(seat, position.pending[seat].options[0])
        assert set(position.pending) == {0}, "seat 0 has chosen last and plays first: the turn has not passed on"
        refusal = position.no_undo(0)
        assert refusal is not None
        assert refusal.message.key == "core-undo-revealed"
