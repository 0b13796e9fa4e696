"""Bots play Inis: they draft, fight, claim and win."""

from __future__ import annotations

from random import Random

import pytest

from tests.inis.board import BLUE, RED, Table, game, inis
from tests.inis.helpers import fight
from tuath.bots import make
from tuath.bots.bot import Chair
from tuath.bots.match import play
from tuath.games.inis.scoring import clash_hopes, foreseen, hopes, worth
from tuath.games.inis.state import NOWHERE


def choice(played: Table, seat: int) -> str:
    position = played.position
    value = make("greedy").choose(Chair(position, seat), Random(1))
    return position.decisions[seat].domain.ids[value]


def test_greedy_claims_the_throne() -> None:
    """I-7.5"""
    assert choice(inis({"cove": "r1 S6", "hills": "b1"}, {RED: "act_bard"}), RED) == "pretender"


def test_greedy_ends_a_round_it_wins() -> None:
    """I-12.2"""
    played = inis({"cove": "r1 S6 capital", "hills": "b1"}, {RED: "act_bard"}, state={"pretenders": 1, "passes": 1})
    assert choice(played, RED) == "pass"


def test_greedy_sees_what_is_declared() -> None:
    """I-8.2: orders count as carried out, and not if they are cancelled."""
    played = inis({"cove": "r2", "hills": "b1"}, {RED: "act_sanctuary", BLUE: "act_geis"})
    played.play(RED, "act_sanctuary")
    assert sum(foreseen(played.state, RED).sanctuaries) == 1
    before = worth(played.state, BLUE)
    played.state.wishes[BLUE] = 2 + game().printed.cards.index("act_geis")
    assert sum(foreseen(played.state, BLUE).sanctuaries) == 0
    assert worth(played.state, BLUE) != before


def test_a_won_game_is_worth_most() -> None:
    played = inis({"cove": "r1 S6", "hills": "b1"})
    played.state.phase, played.state.winner, played.state.ending = "over", RED, "religion"
    assert worth(played.state, RED) > 500 > -500 > worth(played.state, BLUE)


def test_a_fight_is_worth_what_one_has_more_than_the_others() -> None:
    """I-10: exposed clans and Action cards, for whoever has refused peace; without a clash it is worth nothing."""
    played = fight({"cove": "r3 b1", "hills": "capital"}, {RED: "act_bard", BLUE: ""})
    played.play(RED, "no")
    peace = played.state.copy()
    peace.clash = NOWHERE
    seen = foreseen(played.state, RED)
    assert clash_hopes(played.state, RED) > 0
    assert hopes(played.state, seen, RED) - hopes(peace, seen, RED) == pytest.approx(clash_hopes(played.state, RED))


@pytest.mark.more
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for turn in range(4):
        bots = [make("greedy" if seat == turn % seats else "random") for seat in range(seats)]
        won += turn % seats in play(game(), game().complete(seats, {}), bots, turn, Random(turn)).result.winners
    assert won >= 3
