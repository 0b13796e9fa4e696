"""The course of a game, from the first presence to its end: S-2, S-3, S-17."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from tests.spirit_island.board import Isle, domains, printed
from tests.spirit_island.play import play_on, start
from tuath.core.question import Seat, bits_of
from tuath.core.table import Table
from tuath.games.spirit_island.state.queries.queries import presence_lands
from tuath.games.spirit_island.state.state import BESIDE_STOP, Task
from tuath.games.spirit_island.turn.sequence import step

SPIRITS = [spirit.id for spirit in printed().spirits if spirit.set == "base"]


@pytest.mark.parametrize("spirit", SPIRITS)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_of_one_spirit_end(spirit: str, seed: int) -> None:
    """S-17: by victory, blight, lost presence, or when time is up; with all powers of the base game."""
    state = start(spirit)
    asked = play_on(state, Random(seed))
    assert state.phase == "over"
    assert state.ending in ("victory", "blight", "presence", "time")
    sections = len(printed().spirits[state.spirits[0]].growth)  # the Green has two, and may begin with either
    assert state.turn <= asked["spirit_island-growth"] <= state.turn * sections


def test_all_powers_of_the_base_game_are_played() -> None:
    """S-7.1: in games that last, with energy for everything; what was not used yet is dealt again."""
    left = [place for place, card in enumerate(printed().powers) if card.set == "base"]

    def hear(key: str, _: Seat | None, params: Mapping[str, int]) -> None:
        if key.startswith("power-used") and params["use"] - BESIDE_STOP in left:
            left.remove(params["use"] - BESIDE_STOP)

    for seed in range(80):
        state = start(SPIRITS[seed % len(SPIRITS)])
        state.hands[0] |= bits_of(left[:6])
        state.minors, state.majors = state.minors & ~state.hands[0], state.majors & ~state.hands[0]
        state.energy, state.plays, state.blight_left = [99], [9], 500
        play_on(state, Random(seed), hear=hear)
    assert left == []


@pytest.mark.parametrize("seed", range(3))
def test_several_spirits_play_side_by_side(seed: int) -> None:
    """S-3.3"""
    state = start(*Random(seed).sample(SPIRITS, 4))
    play_on(state, Random(seed))
    assert state.phase == "over"


def test_the_beginning() -> None:
    """S-2.10, S-2.13: presence on the starting board, one card explored and put on the build space."""
    state = start("shadows_flicker_like_flame")
    table = Table(state, domains())
    rng = Random(2)  # whatever is chosen, everybody begins like that
    while state.turn == 0:
        rule = step(table)
        assert rule is not None
        answer = None
        while True:
            try:
                answer = rng.choice(list(rule.send(answer).values))
            except StopIteration:
                break
    assert presence_lands(state, 0).bit_count() == 2
    assert len(state.building) == 1
    assert (state.exploring, state.ravaging) == ((), ())
    assert len(state.invader_deck) == 11


def test_everything_of_a_turn_runs_out() -> None:
    """S-3.5"""
    isle = Isle()
    isle.put(5, "t")
    isle.state.pieces[5] = (isle.state.pieces[5][0] + (1 << 2),)
    isle.state.played, isle.state.hands = isle.state.hands, [0]
    isle.use("natures_resilience", 5)
    isle.state.agenda = [Task("end_turn")]
    ending = step(isle.table)
    assert ending is not None
    isle.run(ending)
    assert isle.pieces(5) == "town"
    assert isle.state.standing == ()
    assert isle.state.discards[0].bit_count() == 4
