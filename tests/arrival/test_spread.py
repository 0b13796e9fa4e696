"""A-9: SPREAD FOMORI."""

from __future__ import annotations

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, discs_on, fomori_on, leader


def test_T_3_a_caer_costs_four_fomori() -> None:
    """A-T.3, A-9.2, A-9.3: three for the discs and one that occupies the location; three go back face-down."""
    game = arrival("druim_cett:3 umall", "", "", "gaillim", fomori="ailech", turn=YELLOW, goods={YELLOW: {"fomori": 4}})
    stock = leader(game, RED)["stock"]
    game.play(YELLOW, "spread", "druim_cett")
    assert fomori_on(game, "druim_cett") is not None
    assert discs_on(game, "druim_cett") == (None, 0)
    assert leader(game, YELLOW)["fomori"] == 0
    assert leader(game, RED)["stock"] == stock + 3


def test_T_3_three_fomori_do_not_suffice() -> None:
    """A-T.3, A-9.4: only the full cost will do, and a refused attack changes nothing."""
    game = arrival("druim_cett:3 umall", "", "", "gaillim", fomori="ailech", turn=YELLOW, goods={YELLOW: {"fomori": 3}})
    refusal = game.why_not(YELLOW, "spread", "druim_cett")
    assert refusal.rule == "A-9.4"
    assert dict(refusal.message.params)["cost"] == 4


def test_T_5_an_empty_location_costs_one() -> None:
    """A-T.5, A-9.2"""
    game = arrival("umall", "", "gaillim", fomori="ailech", turn=BLUE, goods={BLUE: {"fomori": 1}})
    game.play(BLUE, "spread", "druim_thuama")
    assert fomori_on(game, "druim_thuama") is not None
    assert leader(game, BLUE)["fomori"] == 0


def test_own_locations_may_be_attacked() -> None:
    """A-9.6, A-R.10"""
    game = arrival("druim_cett umall", "gaillim", fomori="ailech", goods={RED: {"fomori": 2}})
    assert game.may(RED, "spread", "druim_cett")
    assert GREEN not in game.pending()
