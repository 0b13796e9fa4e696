"""The course of a game, from the first presence to its end: S-2, S-3, S-17."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

import pytest

from tests.spirit_island.board import Isle, domains, printed
from tuath.core.notation import Call, Effect, statements
from tuath.core.table import Joint, Table
from tuath.games.spirit_island.effects import VERBS
from tuath.games.spirit_island.queries import presence_lands, seats
from tuath.games.spirit_island.sequence import step
from tuath.games.spirit_island.setup import new_state
from tuath.games.spirit_island.state import Options, State, Task


def is_known(effect: Effect) -> bool:
    return all(each.verb in VERBS for each in statements(effect) if isinstance(each, Call))


@lru_cache(maxsize=1)
def playable() -> int:
    """Power cards whose words are all carried out."""
    return sum(
        1 << place
        for place, power in enumerate(printed().powers)
        if is_known(power.effect) and all(is_known(each.effect) for each in power.thresholds)
    )


def start(*spirits: str) -> State:
    material = printed()
    chosen = [material.spirit_index[id] for id in spirits]
    state = new_state(material, Options("on"), chosen, list(range(len(spirits))))
    state.minors &= playable()
    state.majors &= playable()
    state.hands = [hand & playable() for hand in state.hands]
    return state


def play_on(state: State, rng: Random, most: int = 20_000) -> Counter[str]:
    """Random answers until the game is over; how often each question was put."""
    table, asked = Table(state, domains()), Counter[str]()
    while (rule := step(table)) is not None:
        answer = None
        while True:
            try:
                decision = rule.send(answer)
            except StopIteration:
                break
            joint = isinstance(decision, Joint)
            one = rng.choice(list(decision.values())) if joint else decision
            value = rng.choice(list(one.values))
            answer = (one.seat, value) if joint else value
            asked[one.key] += 1
            assert asked.total() < most
        assert whole(state)
    return asked


def whole(state: State) -> bool:
    """S-2.10: thirteen presence of every spirit, on tracks, on the island or beside it; no card is there twice."""
    for seat in seats(state):
        piles = [state.hands[seat], state.played[seat], state.discards[seat], state.forgotten[seat]]
        assert sum(pile.bit_count() for pile in piles) == (piles[0] | piles[1] | piles[2] | piles[3]).bit_count()
    placed = sum(state.presence) + sum(state.destroyed) + sum(state.covered)
    return state.turn == 0 or placed == printed().numbers.presence * state.seats


@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_one_spirit_end(seed: int) -> None:
    """S-17: by victory, blight, lost presence, or when time is up."""
    state = start("river_surges_in_sunlight")
    asked = play_on(state, Random(seed))
    assert state.phase == "over"
    assert state.ending in ("victory", "blight", "presence", "time")
    assert asked["spirit_island-growth"] == state.turn


def test_several_spirits_play_side_by_side() -> None:
    """S-3.3"""
    state = start("river_surges_in_sunlight", "shadows_flicker_like_flame", "lightnings_swift_strike")
    play_on(state, Random(1))
    assert state.phase == "over"


def test_the_beginning() -> None:
    """S-2.10, S-2.13: presence on the starting board, one card explored and put on the build space."""
    state = start("shadows_flicker_like_flame")
    table = Table(state, domains())
    rng = Random(2)
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
