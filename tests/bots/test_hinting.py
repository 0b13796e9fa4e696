"""Hints for every game: what its worth is made up of, what is proposed, why, and that nobody is told what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.amounts import mostly, usually
from tests.bots.helpers import moments
from tests.play import random_game
from tuath.bots import Chair
from tuath.bots.hinting import SHOWN, Hint, Thought, first_thought, further_thought, hint, settled
from tuath.core.game import Game
from tuath.core.parts import Part
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.games import find, keys
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

LEFT_OVER = ("another", "ending", "whole")  # what changes beside the named parts


@pytest.fixture(params=keys())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find(request.param)


def test_the_parts_of_a_position_add_up_to_its_worth(game: Game[Any]) -> None:
    """Against any position before it; and where nothing has changed, every amount has its name."""
    for position, seat in moments(game, 3, 12):
        after = position.copy()
        after.play(seat, after.decisions[seat].values[-1])
        for state, before in ((after.state, position.state), (position.state, position.state)):
            parts = list(game.parts(state, seat, before))
            assert sum(part.amount for part in parts) == pytest.approx(game.worth(state, seat), abs=1e-6)
            assert len({part.which for part in parts}) == len(parts)
        assert [part for part in parts if part.id in LEFT_OVER and abs(part.amount) > 1e-6] == []


def test_the_parts_of_a_game_that_is_over_say_who_has_won(game: Game[Any]) -> None:
    *_, position = random_game(game, 5)
    assert position.result is not None
    for seat in range(position.setup.seats):
        (part,) = (each for each in game.parts(position.state, seat, position.state) if each.id == "won")
        assert (part.number == 1) is (seat in position.result.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(game: Game[Any], language: str) -> None:
    """For what is different, and where there is a number for what is as it was."""
    words, counted = Catalogue(language, game), set[str]()
    for position, seat in moments(game, 4, 12):
        counted |= {part.id for part in game.parts(position.state, seat, position.state) if part.number is not None}
    for id in game.reasons:
        assert words.has(f"{game.key}-reason-{id}")
        assert words.has(f"{game.key}-reason-{id}-kept") or id not in counted


@pytest.mark.more
@pytest.mark.slow
@pytest.mark.parametrize("seed", usually(11, long=[12]))
def test_a_hint_names_options_and_gives_reasons_in_words(game: Game[Any], seed: int) -> None:
    for position, seat in moments(game, seed, 2):
        found = hint(Chair(position, seat), Random(seed))
        assert 1 <= len(found.proposals) <= SHOWN
        assert 1 <= found.equal <= len(found.proposals)
        for one in found.proposals:
            assert 0 <= one.chance <= 1
            assert 0 < one.doubt < 1
            assert 1 <= len(one.reasons) <= 2
            can_be_done(position, seat, [step.option for step in one.steps])
            for language in LANGUAGES:
                words = Catalogue(language, game)
                for reason in one.reasons:
                    said = words.say(reason.key, **dict(reason.params))
                    assert "⟨" not in said
                    assert "{" not in said


def can_be_done(position: Position[Any], seat: Seat, options: list[str]) -> None:
    after = position.copy()
    for option in options:
        after.answer(seat, option)


@pytest.mark.slow
@mostly("inis", of="game")
@pytest.mark.parametrize("seed", usually(21, more=[22], long=[23]))
def test_two_positions_that_a_seat_cannot_tell_apart_give_the_same_hint(game: Game[Any], seed: int) -> None:
    """Whatever lies in the hands of others, and whatever will be drawn; and the same dice give it again."""
    for position, seat in moments(game, seed, 1):
        twin = position.imagine(seat, Random(seed + 100))
        first = hint(Chair(position, seat), Random(7))
        assert hint(Chair(twin, seat), Random(7)) == first
        assert hint(Chair(position, seat), Random(7)) == first


@pytest.mark.more
@pytest.mark.slow
def test_thinking_longer_adds_to_what_was_thought(game: Game[Any]) -> None:
    position, seat = next(moments(game, 31, 1))
    chair, rng = Chair(position, seat), Random(1)
    first = first_thought(chair, rng)
    more = further_thought(chair, first, rng)
    assert more.paths == first.paths
    for known, then in zip(first.chances, more.chances, strict=True):
        assert then[: len(known)] == known
        assert len(then) > len(known)
    assert all(one.steps in more.steps for one in settled(more).proposals)


def test_options_as_good_as_the_best_stand_in_the_order_of_the_board() -> None:
    """And what is worse comes after them, the better first."""
    thought = Thought(((0,), (1,), (2,), (3,)), ((), (), (), ()), ((), (), (), ()), (
        (0.40, 0.40), (0.20, 0.20), (0.41, 0.41), (0.30, 0.30),
    ))  # fmt: skip
    found: Hint = settled(thought)
    assert [round(one.chance, 2) for one in found.proposals] == [0.40, 0.41, 0.30]
    assert found.equal == 2


def test_a_game_that_says_nothing_of_its_parts_has_one() -> None:
    """What a game of somebody else gives by itself."""
    game = find("arrival")
    position = Position(game, game.complete(2, {}), 1)
    whole = Game.parts(game, position.state, 0, position.state)
    assert whole == (Part("whole", game.worth(position.state, 0)),)
