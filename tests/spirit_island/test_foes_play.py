"""Random games against every adversary and in every scenario, to their end: S-17 to S-19."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import permutations
from random import Random

import pytest

from tests.spirit_island.board import domains, options, printed
from tuath.core.notation import Call, Effect, statements
from tuath.core.question import Decision
from tuath.core.table import Joint, Table
from tuath.games.spirit_island.action.changes import add_fear, add_pieces
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import DAHAN
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.queries import board_count, foes, seats
from tuath.games.spirit_island.state.scoring import difficulty, score
from tuath.games.spirit_island.state.state import BESIDE_STOP, GAME, State, Task
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.setup import new_state

ADVERSARIES = [(foe, str(level)) for foe in ("brandenburg_prussia", "england", "sweden") for level in range(7)]
PAIRS = [*permutations(("brandenburg_prussia", "england", "sweden"), 2)]
SCENARIOS = ["blitz", "guard_the_isles_heart", "rituals_of_terror", "dahan_insurrection"]
ENDINGS = {"victory", "blight", "presence", "time", "adversary", "scenario"}
SPIRITS = (
    "river_surges_in_sunlight", "lightnings_swift_strike", "shadows_flicker_like_flame", "vital_strength_of_the_earth",
)  # fmt: skip


RITUAL = len(printed().powers) + len(printed().innates) + BESIDE_STOP


def is_known(effect: Effect) -> bool:
    return all(each.verb in RULES.verbs for each in statements(effect) if isinstance(each, Call))


@lru_cache(maxsize=1)
def playable() -> int:
    """Power cards whose words are all carried out."""
    return sum(
        1 << place
        for place, power in enumerate(printed().powers)
        if is_known(power.effect) and all(is_known(each.effect) for each in power.thresholds)
    )


def begin(rng: Random, players: int, **wishes: str) -> State:
    material = printed()
    spirits = [material.spirit_index[id] for id in rng.sample(SPIRITS, players)]
    boards = rng.sample(range(4), board_count(options(**wishes), players))
    state = new_state(RULES, material, options(**wishes), spirits, boards)
    state.minors &= playable()
    state.majors &= playable()
    state.hands = [hand & playable() for hand in state.hands]
    return state


def play(seed: int, players: int = 1, helped: bool = False, **wishes: str) -> tuple[State, Counter[str]]:
    """Random answers until the game is over; the state then, and how often each thing was told."""
    rng = Random(seed)
    state, told = begin(rng, players, **wishes), Counter[str]()
    table = Table(state, domains(), lambda key, _, __: told.update([key]))
    while (rule := step(table)) is not None:
        answer = None
        while True:
            try:
                decision = rule.send(answer)
            except StopIteration:
                break
            joint = isinstance(decision, Joint)
            one = rng.choice(list(decision.values())) if joint else decision
            value = RITUAL if is_ritual(one) else rng.choice(list(one.values))
            answer = (one.seat, value) if joint else value
        if helped and state.turn:
            help_spirits(table)
    return state, told


def is_ritual(asked: Decision[int]) -> bool:
    return asked.key == "spirit_island-use" and RITUAL in asked.values


def help_spirits(table: Table[State]) -> None:
    """Without it random games are lost too soon to see much: blight goes, fear comes, dahan and presence gather."""
    state = table.state
    state.blight = [0] * len(state.blight)
    state.blight_left = 9
    if state.agenda and state.agenda[-1] == Task("explore_step"):
        add_fear(table, 5)
        heart = Land(5)
        add_pieces(table, heart, DAHAN, 2)
        for seat in seats(state):
            own = sum(state.presence[seat :: state.seats])
            for land in range(len(state.pieces)):
                state.presence[land * state.seats + seat] = own if land == heart else 0
            state.energy[seat] += 2


def is_sound(state: State) -> bool:
    """Everything that was there is somewhere, and what held for a while is over."""
    cards = [*state.exploring, *state.building, *state.ravaging, *state.extra_building]
    gone = len(cards) + state.invaders_discarded.bit_count()
    usual = len(printed().numbers.invader_deck)
    assert gone + len(state.invader_deck) == usual + sum(len(foe.now.deck) - usual for foe in foes(state))
    assert len(set(cards)) == len(cards)
    assert not state.invaders_discarded & sum(1 << card for card in cards)
    total = min(15, 9 + sum(sum(foe.now.fear) - 9 for foe in foes(state)))
    total = state.fear_cards.bit_count() + state.fear_discarded.bit_count() if state.terror else total
    assert sum(state.fear_deck) + state.fear_earned + state.fear_discarded.bit_count() == total
    assert 0 <= state.fear_shown < state.fear_pool
    placed = sum(state.presence) + sum(state.destroyed) + sum(state.covered)
    assert placed == printed().numbers.presence * state.seats
    assert min(state.energy) >= 0
    assert min(state.blight) >= 0
    assert state.ending in ENDINGS
    assert state.is_won == (state.ending == "victory")
    assert all(row.until == GAME or state.turn for row in state.standing)
    assert score(state) >= 2 * difficulty(state) - sum(state.blight)
    return True


@pytest.mark.parametrize(("foe", "level"), ADVERSARIES)
def test_a_random_game_against_every_level(foe: str, level: str) -> None:
    """S-18"""
    assert is_sound(play(int(level), adversary=foe, level=level)[0])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_game_of_every_scenario(scenario: str) -> None:
    """S-19"""
    assert is_sound(play(1, scenario=scenario)[0])
    assert is_sound(play(2, players=2, scenario=scenario, adversary="england", level="6")[0])


@pytest.mark.parametrize(("leading", "supporting"), PAIRS)
def test_a_random_game_against_two_adversaries(leading: str, supporting: str) -> None:
    """S-20.5: every pair, also on a larger island and in a scenario."""
    told = Counter[str]()
    for seed, (level, other) in enumerate([("6", "6"), ("2", "4"), ("5", "1")]):
        wishes = {"adversary": leading, "level": level, "second_adversary": supporting, "second_level": other}
        wishes |= {"extra_board": "on"} if seed else {}
        state, heard = play(seed, 1 + seed, helped=True, scenario=["none", "none", "blitz"][seed], **wishes)
        assert is_sound(state)
        told += heard
    assert told["escalates"]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("scenario", ["none", *SCENARIOS])
def test_a_random_game_on_a_larger_island(scenario: str, players: int) -> None:
    """S-20.3: also in every scenario."""
    assert is_sound(play(players, players, extra_board="on", scenario=scenario)[0])


def test_games_that_go_on_for_long_see_everything() -> None:
    """S-8.4, S-11.3, S-19.1: escalations, fear cards of all levels, rituals, and more than one way to end."""
    told, endings = Counter[str](), set()
    for seed, scenario in enumerate(["none", *SCENARIOS]):
        for foe, degree in (("brandenburg_prussia", "6"), ("england", "4"), ("sweden", "6")):
            state, heard = play(seed, 1 + seed % 2, helped=True, adversary=foe, level=degree, scenario=scenario)
            assert is_sound(state)
            told += heard
            endings.add(state.ending)
    assert {"escalates", "accelerated", "fear-card", "terror-rises", "ritual"} <= {*told}
    assert {"victory", "adversary", "time"} <= endings


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["none", *SCENARIOS])
@pytest.mark.parametrize(("foe", "level"), [("none", "0"), *ADVERSARIES])
def test_many_random_games(foe: str, level: str, scenario: str) -> None:
    """S-18, S-19: every adversary in every scenario, with one to four players."""
    for seed in range(8):
        state, _ = play(seed, 1 + seed % 4, helped=seed > 3, adversary=foe, level=level, scenario=scenario)
        assert is_sound(state)
