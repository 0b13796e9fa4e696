"""A-11: PASS."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, arrival, discs_on, fomori_on, leader
from tests.arrival.helpers import fomori_supply, maps, on_map, spread_costs

NO_WAY_OUT = {"venicnia": 1, "robogdia": 1}  # from the castles every location costs two Fomori


# ---- the worked examples --------------------------------------------------------------------------------------------


def test_T_8_three_goods_in_all_not_of_each_kind() -> None:
    """A-T.8, A-11.2: with two of each, any mix of at most three can be kept, and nothing else."""
    game = arrival("umall", "gaillim", goods={RED: {"swords": 2, "shields": 2, "discs": 2}})
    game.play(RED, "pass")
    mixes = [f"d{d}s{s}h{h}" for d, s, h in product(range(3), repeat=3) if d + s + h <= 3]
    assert sorted(game.options(RED)) == sorted(mixes)
    assert game.why_not(RED, "d2s2h2").rule == "A-11.2"
    assert game.why_not(RED, "d3s0h0").rule == "A-11.2"


def test_T_25_a_usable_fomori_forbids_passing() -> None:
    """A-T.25, A-11.1: a Fomori beside a castle, and a free location beside that Fomori."""
    game = arrival("umall", "gaillim", castles="tor_conaing", fomori="glenn_colm", goods={RED: {"fomori": 1}})
    assert game.why_not(RED, "pass").rule == "A-11.1"
    game.play(RED, "spread")
    assert game.options(RED) == ("druim_thuama",)


def test_T_26_a_fomori_that_cannot_be_used_goes_back() -> None:
    """A-T.26, A-11.1, A-11.2: all reachable targets cost two or more, so that one Fomori does not hold its leader."""
    game = arrival("umall", "gaillim", shields=NO_WAY_OUT, corruption=(5,), goods={RED: {"fomori": 1}})
    supply = fomori_supply(game)
    game.play(RED, "pass", "d2s0h0")
    assert leader(game, RED)["passed"]
    assert leader(game, RED)["fomori"] == 0
    assert fomori_supply(game) == supply + 1


# ---- who may pass ---------------------------------------------------------------------------------------------------


def test_without_fomori_one_may_always_pass() -> None:
    """A-11.1, A-R.11: also with goods left and with everything else still to do."""
    game = arrival("umall", "gaillim", fomori="conmaicne", goods={RED: {"swords": 3, "shields": 2, "discs": 4}})
    assert {"build", "shield", "repel", "pass"} <= set(game.options(RED))
    game.play(RED, "pass", "d1s1h1")
    assert leader(game, RED)["passed"]


def test_two_fomori_where_everything_costs_two() -> None:
    """A-R.12: usable means that the full cost of one legal target does not exceed the leader's Fomori."""
    one = arrival("umall", "gaillim", shields=NO_WAY_OUT, goods={RED: {"fomori": 1}})
    assert one.may(RED, "pass")
    two = arrival("umall", "gaillim", shields=NO_WAY_OUT, goods={RED: {"fomori": 2}})
    assert two.why_not(RED, "pass").rule == "A-11.1"


def test_only_legal_targets_count() -> None:
    """A-R.12, A-9.5: last fortifications cannot be attacked, so that they hold nobody at the table."""
    game = arrival("glenn_colm", "umall", castles="tor_conaing", goods={RED: {"fomori": 9}})
    assert not game.may(RED, "spread")
    assert game.may(RED, "pass")


def test_the_fomori_of_others_do_not_matter() -> None:
    """A-11.1: each leader by his own tribe supply."""
    game = arrival("umall", "gaillim", goods={GREEN: {"fomori": 5}})
    assert game.may(RED, "pass")


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(0, 8))
def test_passing_is_allowed_exactly_when_no_fomori_is_usable(drawn: dict[str, Any], fomori: int) -> None:
    """A-11.1, A-R.10, A-R.12: on any map; who may not pass has a legal SPREAD."""
    game = on_map(drawn, goods={RED: {"fomori": fomori}})
    usable = any(cost <= fomori for cost in spread_costs(game.position.view()).values())
    assert ("pass" in game.options(RED)) == (not usable)
    assert ("spread" in game.options(RED)) == usable


# ---- the duty to act ------------------------------------------------------------------------------------------------


def test_the_duty_holds_even_against_oneself() -> None:
    """A-R.10, A-9.6: the only legal target is an own location; passing is forbidden all the same."""
    game = arrival("glenn_colm umall", "gaillim", castles="tor_conaing", goods={RED: {"fomori": 2, "discs": 0}})
    assert game.options(RED) == ("spread",)
    assert game.why_not(RED, "pass").rule == "A-11.1"
    game.play(RED, "spread")
    assert game.options(RED) == ("glenn_colm",)
    game.play(RED, "glenn_colm")
    assert (discs_on(game, "glenn_colm"), fomori_on(game, "glenn_colm")) == ((None, 0), "sineach")


def test_other_actions_may_come_first() -> None:
    """A-R.10: another action can even end the duty, by making the Fomori unusable."""
    game = arrival("glenn_colm umall", "gaillim", castles="tor_conaing", goods={RED: {"fomori": 2, "shields": 1}})
    assert game.why_not(RED, "pass").rule == "A-11.1"
    game.play(RED, "shield", "venicnia")
    game.play(RED, "pass", "d0s0h0")
    assert leader(game, RED)["passed"]


def test_a_trophy_may_come_first() -> None:
    """A-R.10, A-12.2: Fomori that a trophy returns no longer hold their leader."""
    game = arrival(
        "umall", "gaillim", goods={RED: {"fomori": 3}}, state={"trophies": [1, 0]}, castles="tor_mor dun_balair"
    )
    assert game.why_not(RED, "pass").rule == "A-11.1"
    game.play(RED, "trophy", "3")
    assert game.may(RED, "pass")


def test_a_tile_may_come_first() -> None:
    """A-R.10, A-15.12: an Áit that becomes a last fortification is no target any more."""
    game = arrival(
        "glenn_colm umall", "gaillim", castles="tor_conaing", tiles={RED: "big_migration"}, goods={RED: {"fomori": 2}}
    )
    assert game.why_not(RED, "pass").rule == "A-11.1"
    game.play(RED, "tile", "big_migration", "glenn_colm", "gaillim")
    assert game.may(RED, "pass")


def test_pass_as_second_action() -> None:
    """A-R.11: allowed on the same condition, which is looked at then."""
    game = arrival("umall", "gaillim", goods={RED: {"fomori": 1}})
    assert game.why_not(RED, "pass").rule == "A-11.1"
    game.play(RED, "spread", "glenn_colm")
    game.play(RED, "pass", "d2s0h0")
    assert leader(game, RED)["passed"]
    assert game.position.view()["turn"] == GREEN


def test_pass_as_second_action_is_refused_with_usable_fomori() -> None:
    """A-R.11, A-11.1"""
    game = arrival("umall", "gaillim", goods={RED: {"fomori": 2}})
    game.play(RED, "spread", "glenn_colm")
    assert game.why_not(RED, "pass").rule == "A-11.1"


# ---- what is kept ---------------------------------------------------------------------------------------------------


def test_everything_else_goes_back() -> None:
    """A-11.2: discs to the own stock, swords and shields to the general supply."""
    game = arrival("umall", "gaillim", goods={RED: {"swords": 4, "shields": 3, "discs": 5}})
    stock, supply = leader(game, RED)["stock"], game.position.view()["supply"]
    game.play(RED, "pass", "d1s1h1")
    kept = leader(game, RED)
    assert (kept["discs"], kept["swords"], kept["shields"]) == (1, 1, 1)
    assert kept["stock"] == stock + 4
    assert game.position.view()["supply"]["swords"] == supply["swords"] + 3
    assert game.position.view()["supply"]["shields"] == supply["shields"] + 2


def test_one_may_keep_less_than_three() -> None:
    """A-11.2: up to three goods, none included."""
    game = arrival("umall", "gaillim", goods={RED: {"swords": 3, "discs": 0}})
    game.play(RED, "pass")
    assert set(game.options(RED)) == {"d0s0h0", "d0s1h0", "d0s2h0", "d0s3h0"}
    game.play(RED, "d0s0h0")
    assert leader(game, RED)["swords"] == 0


def test_without_goods_nothing_is_asked() -> None:
    """A-11.2: there is nothing to keep."""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 0}})
    game.play(RED, "pass")
    assert leader(game, RED)["passed"]
    assert game.asked(GREEN) == "act"


@pytest.mark.parametrize("fomori", [1, 5])
def test_returned_fomori_do_not_lower_corruption(fomori: int) -> None:
    """A-R.39, A-11.2: all unusable Fomori go back face-down, corruption stays."""
    game = arrival("umall", "gaillim", castles="", corruption=(9, 9), goods={RED: {"fomori": fomori}})
    supply, face_down = fomori_supply(game), game.position.view()["face_down"]
    game.play(RED, "pass", "d2s0h0")
    assert leader(game, RED)["corruption"] == 9
    assert (leader(game, RED)["fomori"], fomori_supply(game)) == (0, supply + fomori)
    assert game.position.view()["face_down"] == face_down
    assert sum(game.position.view()["repelled"].values()) == 0


def test_tiles_and_trophies_are_kept_without_limit() -> None:
    """A-11.3: however many there are, beside three goods."""
    tiles = "lia_fail emers_mercy high_walls sublime_stronghold song_of_the_bard"
    game = arrival(
        "umall", "gaillim", castles="", tiles={RED: tiles}, goods={RED: {"swords": 3, "discs": 3}},
        state={"trophies": [3, 0], "turned_trophies": [1, 0]},
    )  # fmt: skip
    game.play(RED, "pass", "d3s0h0")
    kept = leader(game, RED)
    assert kept["tiles"] == tiles.split()
    assert (kept["trophies"], kept["turned_trophies"]) == (3, 1)


# ---- out of the round -----------------------------------------------------------------------------------------------


def test_passing_first_forfeits_the_second_action() -> None:
    """A-11.4: the turn is over at once, and those who passed are skipped."""
    game = arrival("umall", "gaillim", "latharna", actions=2)
    game.play(RED, "pass", "d2s0h0")
    game.play(GREEN, "build", "gaillim", "build", "gaillim")
    game.play(BLUE, "build", "latharna", "build", "latharna")
    assert list(game.pending()) == [GREEN]
    game.play(GREEN, "pass")
    assert list(game.pending()) == [BLUE]
    assert [leader(game, seat)["passed"] for seat in (RED, GREEN, BLUE)] == [True, True, False]


@pytest.mark.parametrize("first", [(), ("build", "conmaicne")])
def test_after_passing_tiles_until_the_turn_ends(first: tuple[str, ...]) -> None:
    """A-R.13, A-6.5, A-11.4: tiles may follow a PASS in the same turn, but no second action."""
    game = arrival("umall", "gaillim", tiles={RED: "flight_of_the_wild_geese high_walls", GREEN: "song_of_the_bard"})
    game.play(RED, *first, "pass", "d0s0h0")
    assert leader(game, RED)["passed"]
    assert game.options(RED) == ("tile", "done")
    assert game.why_not(RED, "build").rule == "A-11.4"
    before = leader(game, RED)["fame"]
    game.play(RED, "tile", "flight_of_the_wild_geese")
    assert leader(game, RED)["fame"] > before
    game.play(RED, "done")
    assert list(game.pending()) == [GREEN]
    game.play(GREEN, "build", "gaillim", "build", "gaillim", "done")
    assert list(game.pending()) == [GREEN], "those who have passed are skipped, tiles and all"
    assert leader(game, RED)["tiles"] == ["high_walls"]


def test_the_last_to_pass_may_use_tiles_before_the_round_ends() -> None:
    """A-R.13, A-13.1: the round ends with the turn, not with the PASS."""
    game = arrival("umall", "gaillim", tiles={GREEN: "flight_of_the_wild_geese"})
    game.play(RED, "pass", "d0s0h0")
    game.play(GREEN, "pass", "d0s0h0")
    assert game.position.view()["round"] == 2
    game.play(GREEN, "tile", "flight_of_the_wild_geese")
    assert game.position.view()["round"] == 3


def test_a_trophy_alone_does_not_keep_the_turn_open() -> None:
    """A-R.13: after PASS there are no Fomori left for it; with a tile to use it may be turned too, to no effect."""
    trophies = {"trophies": [4, 0], "turned_trophies": [0, 0]}
    alone = arrival("umall", "gaillim", castles="", state=trophies)
    alone.play(RED, "pass", "d0s0h0")
    assert list(alone.pending()) == [GREEN]
    beside = arrival("umall", "gaillim", castles="", tiles={RED: "high_walls"}, state=trophies)
    beside.play(RED, "pass", "d0s0h0", "trophy")
    assert leader(beside, RED)["turned_trophies"] == 1


@pytest.mark.parametrize("first", [(), ("build", "conmaicne")])
def test_after_passing_neither_tiles_nor_trophies(first: tuple[str, ...]) -> None:
    """A-R.13: by the other reading the turn ends with the PASS, and nothing more is asked in this round."""
    game = arrival(
        "umall", "gaillim", castles="", tiles={RED: "flight_of_the_wild_geese"}, late_tiles="not_allowed",
        state={"trophies": [4, 0], "turned_trophies": [0, 0]},
    )  # fmt: skip
    game.play(RED, *first, "pass", "d0s0h0")
    assert list(game.pending()) == [GREEN]
    game.play(GREEN, "build", "gaillim", "build", "gaillim")
    assert list(game.pending()) == [GREEN]
    assert leader(game, RED)["tiles"] == ["flight_of_the_wild_geese"]


def test_the_first_to_pass_starts_the_next_round() -> None:
    """A-11.5: the first, not the last and not the one who would be next in turn."""
    game = arrival("umall", "gaillim", "latharna", turn=GREEN)
    game.play(GREEN, "pass", "d0s0h0")
    assert game.position.view()["next_starter"] == GREEN
    game.play(BLUE, "pass", "d0s0h0")
    assert game.position.view()["next_starter"] == GREEN
    assert game.position.view()["starter"] == RED
    game.play(RED, "pass", "d0s0h0")
    assert (game.position.view()["round"], game.position.view()["starter"]) == (3, GREEN)
    assert game.position.view()["next_starter"] is None
    assert list(game.pending()) == [GREEN]


def test_those_who_passed_are_back_in_the_next_round() -> None:
    """A-11.4: out of the round, not of the game."""
    game = arrival("umall", "gaillim")
    game.play(RED, "pass", "d0s0h0")
    game.play(GREEN, "pass", "d0s0h0")
    assert [leader(game, seat)["passed"] for seat in (RED, GREEN)] == [False, False]
