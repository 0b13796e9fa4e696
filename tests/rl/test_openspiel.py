"""The games as OpenSpiel plays them: its own tests of a game, chance with probabilities, and what players know."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import tuath.rl
from tests.amounts import usually
from tuath.core.message import Refused
from tuath.core.observation import chart, observation, shape
from tuath.core.returns import returns
from tuath.games import find, keys

pyspiel: Any = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "tuath[openspiel]"')

SEATS = {"arrival": 2, "inis": 2, "origo": 2, "spirit_island": 1}
OF_ALL = usually("arrival", long=[key for key in keys() if key != "arrival"])  # up to 1,500 nodes a game


def played(state: Any, chance: Random, nodes: int) -> Any:
    """So many nodes further, every outcome as likely as it is."""
    for _ in range(nodes):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, likely)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("key", OF_ALL)
def test_what_openspiel_asks_for(key: str) -> None:
    """Its test of the library: masks, observations, returns, and that states can be sent."""
    pyspiel.random_sim_test(tuath.rl.openspiel(key, seats=SEATS[key]), 1, True, False)


@pytest.mark.more
@pytest.mark.slow
@pytest.mark.parametrize("key", usually("origo", more=[key for key in keys() if key != "origo"]))
def test_what_openspiel_asks_of_games_in_python(key: str) -> None:
    """Its test of the Python interface: copies, pickles, serialisation, returns."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # noqa: PLC0415 - it takes seconds to read

    np.random.seed(5)
    GamesSimTest().sim_game(tuath.rl.openspiel(key, seats=SEATS[key]))


@pytest.mark.long
@pytest.mark.parametrize("key", keys())
def test_a_playthrough_can_be_made_and_made_again(key: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: PLC0415 - it takes seconds to read

    name = str(tuath.rl.openspiel(key, seats=SEATS[key]))
    text = playthrough(name, None, seed=3)
    assert "InformationStateString(0)" in text
    assert playthrough(name, None, seed=3) == text


@pytest.mark.parametrize("key", keys())
def test_chance_is_explicit_and_adds_up(key: str) -> None:
    state, chance, drawn = tuath.rl.openspiel(key, seats=SEATS[key]).new_initial_state(), Random(2), 0
    for _ in range(60):
        if state.is_chance_node():
            drawn += 1
            outcomes = dict(state.chance_outcomes())
            (decision,) = state.position.decisions.values()
            assert sum(outcomes.values()) == pytest.approx(1)
            assert len(outcomes) == len(set(decision.values)) > 1
            if decision.weights is not None:
                whole = sum(decision.weights)
                assert sorted(outcomes.values()) == pytest.approx(sorted(w / whole for w in decision.weights))
        played(state, chance, 1)
    assert drawn > 0


@pytest.mark.parametrize("key", keys())
def test_a_game_to_its_end(key: str) -> None:
    game = tuath.rl.openspiel(key, seats=SEATS[key])
    state = played(game.new_initial_state(), Random(8), 20_000)
    assert state.is_terminal()
    assert state.returns() == list(returns(find(key), state.position.result, SEATS[key]))


def test_observations_are_those_of_the_seat() -> None:
    game = tuath.rl.openspiel("origo", seats=3)
    assert game.observation_tensor_shape() == [shape(find("origo")).size]
    state = played(game.new_initial_state(), Random(1), 120)
    for seat in range(3):
        known = observation(find("origo"), state.position.state, seat)
        assert state.observation_tensor(seat) == pytest.approx(known)
    named = game.make_py_observer(params={"named": True})
    named.set_from(state, 1)
    assert [len(part) for part in named.dict.values()] == [part.size for part in chart(find("origo"))]
    assert named.dict["own points"][0] == np.float32(state.position.state.leaders[1] / 150)
    twin = state.position.imagine(0, Random(4))
    assert twin.state.to_data() != state.position.state.to_data()
    hidden, state.course.position = state.observation_string(0), twin
    assert state.observation_string(0) == hidden
    assert state.observation_string(1) != hidden


def test_an_information_state_is_all_that_was_seen_and_nothing_else() -> None:
    """I-6.1: what another one keeps in the draft is not in it, what oneself has kept is, for the rest of the game."""
    first = tuath.rl.openspiel("inis", seats=3).new_initial_state()
    chance = Random(3)
    while first.is_chance_node() or len(first.position.decisions) < 3:
        played(first, chance, 1)
    second = first.clone()
    one, *_, other = first.legal_actions()
    first.apply_action(one)
    second.apply_action(other)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.clone().information_state_string(0) == first.information_state_string(0)
    assert first.history() != second.history()


def test_players_and_options_are_parameters() -> None:
    tuath.rl.openspiel("origo")  # registers all of them
    game = pyspiel.load_game("tuath_spirit_island(players=3,level=2,adversary=england)")
    assert game.num_players() == 3
    position = game.new_initial_state().position
    assert dict(position.setup.options)["adversary"] == "england"
    assert dict(position.setup.options)["level"] == "2"
    assert tuath.rl.openspiel("spirit_island", 2, level="2", adversary="england").num_players() == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"game": "inis", "seats": 9}, "9"),
        ({"game": "inis", "hue": "x"}, "hue"),
    ],
)
def test_what_cannot_be_had_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        tuath.rl.openspiel(**arguments)


def test_without_openspiel_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Refused, match=r"tuath\[openspiel\]"):
        tuath.rl.openspiel("inis")
