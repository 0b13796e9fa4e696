"""What the greedy bot prefers: what a player would."""

from __future__ import annotations

from random import Random

import pytest

from tests.spirit_island.board import Isle, power, printed
from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.core.position import Position
from tuath.games import find
from tuath.games.spirit_island.bot.outlook import coming, grounds, outcome, scales
from tuath.games.spirit_island.bot.worth import worth
from tuath.games.spirit_island.state.state import Task

AHEAD = [Task(kind) for kind in ("advance", "explore_step", "build_step", "ravage_step")]


def isle(spirit: str = "river_surges_in_sunlight", phase: str = "fast") -> Isle:
    """A turn in which wetlands are about to be ravaged and sands to be built in."""
    here = Isle(spirit)
    state = here.state
    state.turn, state.phase, state.agenda = 3, phase, list(AHEAD)
    state.ravaging, state.building = (card("1_wetland"),), (card("1_sands"),)
    here.inhabit(0, 4)
    return here


def card(id: str) -> int:
    return printed().invader_index[id]


def one_of(lands: int) -> int:
    return lands.bit_length() - 1


def test_coming() -> None:
    """S-8.3: which lands are ravaged and built in, and after the cards have advanced those of the next turn."""
    state = isle().state
    before = coming(state)
    assert before.ravages
    assert before.builds == before.ravages_next
    state.agenda = []
    after = coming(state)
    assert not after.ravages
    assert after.ravages_next == before.ravages


def test_a_saved_land() -> None:
    """S-8.7: without the town the land will not be blighted; that is worth more than a town elsewhere."""
    here = isle()
    wetland = one_of(coming(here.state).ravages)
    elsewhere = one_of(~coming(here.state).ravages & ~coming(here.state).builds & 0b111111110)
    here.put(elsewhere, "te")
    saved = worth(here.state, 0)
    here.put(elsewhere, "")
    here.put(wetland, "te")
    assert worth(here.state, 0) < saved


def test_a_destroyed_city() -> None:
    here = isle()
    here.put(8, "c")
    before = worth(here.state, 0)
    here.put(8, "")
    assert worth(here.state, 0) > before


def test_a_defence_where_it_is_needed() -> None:
    """S-12.1: it counts where invaders ravage, and hardly anywhere else."""
    here = isle()
    lands = coming(here.state)
    wetland, sands = one_of(lands.ravages), one_of(lands.builds)
    here.put(wetland, "t")
    here.put(sands, "t")
    undefended = worth(here.state, 0)
    here.holds("defend(3)", sands)
    assert worth(here.state, 0) == pytest.approx(undefended)
    here.holds("defend(3)", wetland)
    assert worth(here.state, 0) > undefended + 5


def test_dahan_strike_back() -> None:
    """S-8.7: with a defence they survive and destroy the town."""
    here = isle()
    wetland = one_of(coming(here.state).ravages)
    here.put(wetland, "td")
    open_land = outcome(grounds(here.state)[wetland], scales(here.state))
    here.holds("defend(2)", wetland)
    assert outcome(grounds(here.state)[wetland], scales(here.state)) > open_land + 5


def test_a_hand_for_the_next_turn() -> None:
    """S-6.5: cards in the hand are better than cards in the discard pile."""
    here = isle(phase="slow")
    state = here.state
    state.hands[0], state.discards[0] = 0, 1 << power("flash_floods") | 1 << power("wash_away")
    before = worth(state, 0)
    state.hands[0], state.discards[0] = state.discards[0], 0
    assert worth(state, 0) > before


def test_the_last_blight() -> None:
    """S-17.2: a ravage that would lose the game is worse than one that would not."""
    here = isle()
    state = here.state
    state.blight_card = next(i for i, each in enumerate(printed().blight_cards) if each.back != "still_healthy")
    state.blight_left = 1
    wetland = one_of(coming(state).ravages)
    quiet = worth(state, 0)
    here.put(wetland, "t")
    assert worth(state, 0) < quiet - 50


@pytest.mark.parametrize("spirit", ["lightnings_swift_strike", "oceans_hungry_grasp", "thunderspeaker"])
def test_whole_turns(spirit: str) -> None:
    """The bot finds its way through three turns of a game, and is stronger after them."""
    game = find("spirit_island")
    position = Position(game, game.complete(1, {"spirit": spirit, "expansions": "none"}), seed=4)
    rng, bot = Random(4), GreedyBot(8)
    covered = sum(position.state.covered)
    while not position.result and position.state.turn < 4:
        seat = next(iter(position.decisions))
        position.play(seat, bot.choose(Chair(position, seat), rng))
    assert not position.result
    assert sum(position.state.covered) < covered
