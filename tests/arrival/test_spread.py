"""A-9: SPREAD FOMORI."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, discs_on, fomori_on, leader
from tests.arrival.helpers import PROVINCE, fomori_supply, maps, on_map, shields_in, spread_costs
from tests.table import Played
from tuath.core.question import NATURE

# ---- the worked examples --------------------------------------------------------------------------------------------


def caer_on_druim_cett(fomori: int, **position: Any) -> Played:
    """A Fomori holds Ailech; Fir Bolg has a Caer on Druim Cett and another Áit elsewhere; Tuath Dé is to play."""
    return arrival(
        "druim_cett:3 umall", "", "", "gaillim",
        fomori="ailech", turn=YELLOW, goods={YELLOW: {"fomori": fomori}}, lucky=False, **position,
    )  # fmt: skip


def test_T_3_a_caer_costs_four_fomori() -> None:
    """A-T.3, A-9.2, A-9.3: three for the discs and one that occupies the location; three go back face-down."""
    game = caer_on_druim_cett(fomori=4)
    stock, supply = leader(game, RED)["stock"], fomori_supply(game)
    game.play(YELLOW, "spread", "druim_cett")
    game.nature("athach")
    assert fomori_on(game, "druim_cett") == "athach"
    assert discs_on(game, "druim_cett") == (None, 0)
    assert leader(game, YELLOW)["fomori"] == 0
    assert fomori_supply(game) == supply + 3
    assert leader(game, RED)["stock"] == stock + 3


def test_T_3_three_fomori_do_not_suffice() -> None:
    """A-T.3, A-9.4: only the full cost will do, and a refused attack changes nothing."""
    game = caer_on_druim_cett(fomori=3)
    refusal = game.why_not(YELLOW, "spread", "druim_cett")
    assert refusal.rule == "A-9.4"
    params = dict(refusal.message.params)
    assert (params["option"], params["cost"], params["have"]) == ("location:druim_cett", 4, 3)
    assert (params["discs"], params["shields"]) == (3, 0)
    assert "location:druim_cett" not in str(params["offered"])


def test_T_4_two_shields_cost_two_more() -> None:
    """A-T.4, A-9.2, A-9.3: six Fomori; five go back, both shields return, all other fortifications there stay."""
    game = arrival(
        "druim_cett:3 umall tulach_oc:2", "latharna:3", "", "gaillim",
        fomori="ailech", shields={"robogdia": 2}, turn=YELLOW, goods={YELLOW: {"fomori": 6}},
    )  # fmt: skip
    shields, fomori, stock = shield_supply(game), fomori_supply(game), leader(game, RED)["stock"]
    game.play(YELLOW, "spread", "druim_cett")
    assert fomori_on(game, "druim_cett") is not None
    assert leader(game, YELLOW)["fomori"] == 0
    assert fomori_supply(game) == fomori + 5
    assert (shields_in(game, "robogdia"), shield_supply(game)) == (0, shields + 2)
    assert leader(game, RED)["stock"] == stock + 3
    assert discs_on(game, "tulach_oc") == (RED, 2)
    assert discs_on(game, "latharna") == (GREEN, 3)


def test_T_4_five_fomori_do_not_suffice_against_two_shields() -> None:
    """A-T.4, A-9.2, A-9.4: the shields are part of the price."""
    game = caer_on_druim_cett(fomori=5, shields={"robogdia": 2})
    refusal = game.why_not(YELLOW, "spread", "druim_cett")
    assert refusal.rule == "A-9.4"
    params = dict(refusal.message.params)
    assert (params["cost"], params["have"], params["discs"], params["shields"]) == (6, 5, 3, 2)


def test_T_5_an_empty_location_costs_one() -> None:
    """A-T.5, A-9.2: a single Fomori goes to an empty location, and none goes back."""
    game = arrival("umall", "", "gaillim", fomori="ailech", turn=BLUE, goods={BLUE: {"fomori": 1}})
    supply = fomori_supply(game)
    game.play(BLUE, "spread", "druim_thuama")
    assert fomori_on(game, "druim_thuama") is not None
    assert leader(game, BLUE)["fomori"] == 0
    assert fomori_supply(game) == supply


@pytest.mark.parametrize("attacker", [RED, GREEN])
def test_T_18_a_last_caer_cannot_be_attacked_by_anyone(attacker: int) -> None:
    """A-T.18, A-9.5, A-R.20: a leader's only location is safe whatever its level, even from its owner."""
    game = arrival("druim_cett:3", "umall gaillim", fomori="ailech", turn=attacker, goods={attacker: {"fomori": 9}})
    assert game.why_not(attacker, "spread", "druim_cett").rule == "A-9.5"


def test_T_19_shields_protect_an_empty_location() -> None:
    """A-T.19, A-9.2, A-9.3: with two shields in the province it costs three, and both are broken."""
    game = arrival("umall", "gaillim", fomori="ailech", shields={"venicnia": 2}, goods={RED: {"fomori": 3}})
    shields = shield_supply(game)
    game.play(RED, "spread", "druim_thuama")
    assert fomori_on(game, "druim_thuama") is not None
    assert leader(game, RED)["fomori"] == 0
    assert (shields_in(game, "venicnia"), shield_supply(game)) == (0, shields + 2)


def test_T_19_two_fomori_do_not_suffice() -> None:
    """A-T.19, A-9.4: breaking two shields without occupying the location is not allowed."""
    game = arrival("umall", "gaillim", fomori="sliab_iairn", shields={"erdinia": 2}, goods={RED: {"fomori": 2}})
    refusal = game.why_not(RED, "spread", "mag_slecht")
    assert (refusal.rule, dict(refusal.message.params)["cost"]) == ("A-9.4", 3)


def test_T_20_fomori_do_not_go_from_port_to_port() -> None:
    """A-T.20, A-9.7: ports count as connected for tribes only."""
    game = arrival("corcach", "inber_scene", fomori="umall", goods={RED: {"fomori": 9}})
    assert game.why_not(RED, "spread", "gaillim").rule == "A-9.1"
    assert game.may(RED, "spread", "conmaicne")


# ---- where to -------------------------------------------------------------------------------------------------------


def test_fomori_come_from_castles_and_from_fomori() -> None:
    """A-9.1: the target is connected to a location held by a Fomori or by a castle, not two steps away."""
    game = arrival("umall", "gaillim", fomori="temair", castles="tor_mor", goods={RED: {"fomori": 1}})
    game.play(RED, "spread")
    beside_temair = {"cluain_eois", "inber_colptha", "ath_cliath", "uisnech"}
    assert set(game.options(RED)) == beside_temair | {"ros_guill"}
    assert game.why_not(RED, "ailenn").rule == "A-9.1"
    assert game.why_not(RED, "malainn").rule == "A-9.1"


def test_nothing_spreads_from_fortified_locations() -> None:
    """A-9.1: without a castle or a Fomori on the map nobody can spread, whatever the leaders hold."""
    game = arrival("umall gaillim:3", "conmaicne", castles="", goods={RED: {"fomori": 9}})
    assert game.why_not(RED, "spread").rule == "A-9.1"


def test_no_fomori_no_spread() -> None:
    """A-9.4: the cost is paid from the own tribe supply, not from a rival's."""
    game = arrival("umall", "gaillim", fomori="ailech", goods={GREEN: {"fomori": 9}})
    assert game.why_not(RED, "spread").rule == "A-9.4"


def test_targets_hold_no_fomori_and_no_castle() -> None:
    """A-R.16: one piece a location."""
    game = arrival("umall", "gaillim", fomori="glenn_colm druim_thuama", goods={RED: {"fomori": 9}})
    assert game.why_not(RED, "spread", "druim_thuama").rule == "A-R.16"
    assert game.why_not(RED, "spread", "tor_conaing").rule == "A-R.16"


def test_an_emptied_castle_location_is_a_target_like_others() -> None:
    """A-R.17: it costs one, counts as held by Fomori from then on, and leaders still cannot build there."""
    game = arrival(
        "umall glenn_colm",
        "gaillim",
        castles="rath_cethlenn",
        fomori="ros_guill",
        goods={RED: {"fomori": 2, "discs": 1}},
    )
    assert game.why_not(RED, "build", "tor_conaing").rule == "A-7.2"
    assert game.why_not(RED, "spread", "malainn").rule == "A-9.1"
    game.play(RED, "spread", "tor_mor")
    assert fomori_on(game, "tor_mor") in ("sineach", "athach", "monghfinn")
    assert leader(game, RED)["fomori"] == 1


def test_fomori_on_a_castle_location_spread_again() -> None:
    """A-R.17, A-9.1: with a Fomori on it the castle location is held by Fomori, without one it is not."""
    nobody = arrival("umall", "gaillim", castles="rath_cethlenn", goods={RED: {"fomori": 1}})
    assert nobody.why_not(RED, "spread", "ros_guill").rule == "A-9.1"
    held = arrival("umall", "gaillim", castles="rath_cethlenn", fomori="tor_mor", goods={RED: {"fomori": 1}})
    assert held.may(RED, "spread", "ros_guill")


def test_shields_of_the_mainland_do_not_protect_the_isle() -> None:
    """A-R.17: an emptied castle location costs one Fomori, and no shield of the linked province is broken."""
    game = arrival(
        "umall", "gaillim", castles="", fomori="ros_guill", shields={"venicnia": 3}, goods={RED: {"fomori": 1}}
    )
    game.play(RED, "spread", "tor_mor")
    assert shields_in(game, "venicnia") == 3
    assert leader(game, RED)["fomori"] == 0


def test_own_locations_may_be_attacked() -> None:
    """A-9.6, A-9.3: the discs go back to one's own stock."""
    game = arrival("druim_cett:2 umall", "gaillim", fomori="ailech", goods={RED: {"fomori": 3}})
    stock, discs = leader(game, RED)["stock"], leader(game, RED)["discs"]
    game.play(RED, "spread", "druim_cett")
    assert discs_on(game, "druim_cett") == (None, 0)
    assert (leader(game, RED)["stock"], leader(game, RED)["discs"]) == (stock + 2, discs)


# ---- the last fortification -----------------------------------------------------------------------------------------


def test_of_two_locations_either_one_can_be_lost_but_not_both() -> None:
    """A-R.49, A-9.5: a leader with two locations can lose either one; the other is then safe."""
    game = arrival("druim_cett malainn", "umall", fomori="ailech", turn=GREEN, goods={GREEN: {"fomori": 4}})
    assert game.may(GREEN, "spread", "malainn")
    game.play(GREEN, "spread", "druim_cett")
    assert game.why_not(GREEN, "spread", "malainn").rule == "A-9.5"


def test_a_last_location_is_safe_only_until_there_are_two_again() -> None:
    """A-R.49, A-R.20: the number of locations counts when the target is chosen."""
    game = arrival("druim_cett", "umall", fomori="ailech", turn=GREEN, actions=1, goods={GREEN: {"fomori": 2}})
    assert game.why_not(GREEN, "spread", "druim_cett").rule == "A-9.5"
    game.play(GREEN, "build", "umall")
    game.play(RED, "build", "malainn", "build", "malainn")
    assert game.may(GREEN, "spread", "druim_cett")


def test_shields_of_a_last_fortification_fall_to_an_attack_next_door() -> None:
    """A-R.20: the discs are safe, the shields of the province are not."""
    game = arrival(
        "tulach_oc:2", "umall", fomori="ailech", shields={"robogdia": 1}, turn=GREEN, goods={GREEN: {"fomori": 2}}
    )
    game.play(GREEN, "spread", "druim_cett")
    assert discs_on(game, "tulach_oc") == (RED, 2)
    assert shields_in(game, "robogdia") == 0


# ---- what goes back -------------------------------------------------------------------------------------------------


def test_nobody_chooses_which_fomori_is_placed() -> None:
    """A-R.19, A-9.3: chance draws among all kinds that lie face-down, as likely as their numbers; nobody is asked."""
    game = arrival("umall", "gaillim", fomori="ailech:athach", lucky=False, goods={RED: {"fomori": 1}})
    game.play(RED, "spread", "druim_thuama")
    draw = game.pending()[NATURE]
    assert list(game.pending()) == [NATURE]
    assert draw.options == ("sineach", "athach", "monghfinn")
    assert draw.weights == [32, 11, 6]
    game.nature("monghfinn")
    assert fomori_on(game, "druim_thuama") == "monghfinn"
    assert game.position.view()["face_down"] == {"sineach": 32, "athach": 11, "monghfinn": 5}


@pytest.mark.parametrize("level", [2, 3])
def test_nothing_of_a_destroyed_fortification_is_left(level: int) -> None:
    """A-9.3: all its discs went back; when the Fomori is repelled, the next disc there is an Áit again."""
    game = arrival(
        f"malainn:{level} umall",
        "ailech gaillim",
        turn=GREEN,
        goods={GREEN: {"fomori": 4, "swords": 1}, RED: {"discs": 0}},
    )
    game.play(GREEN, "spread", "malainn", "repel", "malainn")
    game.play(RED, "pass")
    game.play(GREEN, "build", "malainn")
    assert discs_on(game, "malainn") == (GREEN, 1)


def test_the_surplus_does_not_lower_corruption() -> None:
    """A-R.39: Fomori that go back after a SPREAD leave corruption as it is."""
    game = arrival("druim_cett:3 umall", "gaillim", fomori="ailech", corruption=(7, 7), goods={RED: {"fomori": 4}})
    game.play(RED, "spread", "druim_cett")
    assert leader(game, RED)["corruption"] == 7


def test_shields_of_an_abandoned_province_stay() -> None:
    """A-R.40: without any fortification left there, shields protect the province until a SPREAD takes all of them."""
    game = arrival(
        "umall", "gaillim", fomori="druim_thuama sliab_iairn", shields={"erdinia": 2}, goods={RED: {"fomori": 4}}
    )
    game.play(RED, "spread", "ailech")
    assert shields_in(game, "erdinia") == 2
    game.play(RED, "spread", "es_ruaid")
    assert shields_in(game, "erdinia") == 0
    assert leader(game, RED)["fomori"] == 0


def test_shields_of_an_abandoned_province_outlast_the_round() -> None:
    """A-R.40: neither a REPEL nor the end of the round takes them away."""
    game = arrival(
        "umall", "gaillim", fomori="mag_tuired", shields={"voluntia": 2, "magnata": 1}, goods={RED: {"swords": 1}}
    )
    game.play(RED, "repel", "mag_tuired")
    game.play(RED, "pass", "d0s0h0")
    game.play(GREEN, "pass", "d0s0h0")
    assert game.position.view()["round"] == 3
    assert (shields_in(game, "voluntia"), shields_in(game, "magnata")) == (2, 1)


# ---- anything anywhere ----------------------------------------------------------------------------------------------


@settings(max_examples=80, deadline=None)
@given(maps(), st.integers(0, 8))
def test_the_targets_are_those_of_the_rulebook(drawn: dict[str, Any], fomori: int) -> None:
    """A-9.1, A-9.2, A-9.4, A-9.5, A-R.12, A-R.16: on any map, what is offered is what the paragraphs say."""
    game = on_map(drawn, goods={RED: {"fomori": fomori}})
    targets = {place for place, cost in spread_costs(game.position.view()).items() if cost <= fomori}
    assert ("spread" in game.options(RED)) == bool(targets)
    if targets:
        game.play(RED, "spread")
        assert set(game.options(RED)) == targets


@settings(max_examples=80, deadline=None)
@given(maps(), st.integers(0, 10**6))
def test_a_spread_changes_its_target_and_nothing_else(drawn: dict[str, Any], choice: int) -> None:
    """A-9.3, A-R.39, A-R.40: on any map; the whole table is compared before and after."""
    game = on_map(drawn, goods={RED: {"fomori": 7}}, corruption=(3, 4, 5))
    before = game.position.view()
    costs = {place: cost for place, cost in spread_costs(before).items() if cost <= 7}
    if not costs:
        return
    target = sorted(costs)[choice % len(costs)]
    owner, discs = discs_on(game, target)
    game.play(RED, "spread", target)
    after = game.position.view()
    assert [each for each in after["locations"] if each["id"] != target] == [
        each for each in before["locations"] if each["id"] != target
    ]
    assert (discs_on(game, target), fomori_on(game, target) is None) == ((None, 0), False)
    for old, new in zip(before["provinces"], after["provinces"], strict=True):
        assert new["shields"] == (0 if new["id"] == PROVINCE[target] else old["shields"])
    for seat, (old, new) in enumerate(zip(before["leaders"], after["leaders"], strict=True)):
        spent = costs[target] if seat == RED else 0
        lost = discs if seat == owner else 0
        assert new == {**old, "fomori": old["fomori"] - spent, "stock": old["stock"] + lost}
    assert after["supply"]["fomori"] == before["supply"]["fomori"] + costs[target] - 1
    assert after["repelled"] == before["repelled"]


# ---- what the tests look at -----------------------------------------------------------------------------------------


def shield_supply(game: Played) -> int:
    number: int = game.position.view()["supply"]["shields"]
    return number
