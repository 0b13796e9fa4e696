"""A-8: PLACE SHIELD."""

from __future__ import annotations

import pytest

from tests.arrival.board import GREEN, RED, arrival, leader
from tests.table import Played


def shields_in(game: Played, province: str) -> int:
    found: int = next(each["shields"] for each in game.position.view()["provinces"] if each["id"] == province)
    return found


def cost(game: Played, location: str) -> object:
    """How many Fomori a SPREAD to this location would take from a leader who has too few."""
    return dict(game.why_not(RED, "spread", location).message.params)["cost"]


# ---- where --------------------------------------------------------------------------------------------


def test_a_shield_of_the_tribe_supply_is_put_into_a_province() -> None:
    """A-8.1: one shield, and none of the general supply."""
    game = arrival("umall", "gaillim", goods={RED: {"shields": 2}})
    game.play(RED, "shield", "magnata")
    assert shields_in(game, "magnata") == 1
    assert leader(game, RED)["shields"] == 1
    assert game.position.view()["supply"]["shields"] == 12 - 2


def test_in_every_province_with_an_own_location() -> None:
    """A-8.1: one fortified location is enough, at any level, and nowhere else."""
    game = arrival("umall temair:3 uisnech", "gaillim", goods={RED: {"shields": 1}})
    game.play(RED, "shield")
    assert set(game.options(RED)) == {"magnata", "eblana"}


def test_no_shield_without_one_in_hand() -> None:
    """A-8.1: those of the general supply and of others do not count."""
    game = arrival("umall", "gaillim", goods={GREEN: {"shields": 3}})
    assert game.why_not(RED, "shield").rule == "A-8.1"


def test_T_17_no_shield_in_a_province_without_an_own_location() -> None:
    """A-T.17, A-8.1: another leader's location there is no help."""
    game = arrival("umall", "gaillim", goods={RED: {"shields": 1}})
    assert game.why_not(RED, "shield", "auteinia").rule == "A-8.1"
    assert game.why_not(RED, "shield", "ivernia").rule == "A-8.1"


def test_T_17_no_fourth_shield() -> None:
    """A-T.17, A-8.2"""
    game = arrival("umall temair", "gaillim", shields={"magnata": 3}, goods={RED: {"shields": 1}})
    refusal = game.why_not(RED, "shield", "magnata")
    assert refusal.rule == "A-8.2"
    assert dict(refusal.message.params)["shields"] == 3


def test_a_third_shield_is_allowed() -> None:
    """A-8.2: up to three, whoever put the others there."""
    game = arrival("umall", "tir_amalgaid", shields={"magnata": 1}, goods={RED: {"shields": 2}, GREEN: {"shields": 1}})
    game.play(RED, "shield", "magnata", "shield", "magnata")
    assert shields_in(game, "magnata") == 3
    assert game.why_not(GREEN, "shield").rule == "A-8.1"


def test_no_action_where_all_own_provinces_are_full() -> None:
    """A-8.1, A-8.2: then PLACE SHIELD cannot be chosen."""
    game = arrival("umall", "gaillim", shields={"magnata": 3}, goods={RED: {"shields": 1}})
    assert "shield" not in game.options(RED)


# ---- whom they protect ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("location", "discs"), [("druim_cett", 1), ("benn_mor", 2), ("tulach_oc", 0)])
@pytest.mark.parametrize("shields", [0, 1, 2, 3])
def test_shields_protect_every_location_of_the_province(location: str, discs: int, shields: int) -> None:
    """A-8.3: one's own, another leader's and an empty one, each by as many Fomori as there are shields."""
    needed = shields + discs + 1
    own = "druim_cett umall", "benn_mor:2 gaillim"
    fomori = "ailech dun_sobairce emain_macha"
    game = arrival(*own, fomori=fomori, shields={"robogdia": shields}, goods={RED: {"fomori": needed}})
    game.play(RED, "spread", location)
    assert leader(game, RED)["fomori"] == 0
    if needed > 1:
        weaker = arrival(*own, fomori=fomori, shields={"robogdia": shields}, goods={RED: {"fomori": needed - 1}})
        assert cost(weaker, location) == needed


def test_shields_do_not_protect_other_provinces() -> None:
    """A-8.3"""
    game = arrival(
        "druim_thuama umall", "gaillim", fomori="ailech", shields={"robogdia": 3}, goods={RED: {"fomori": 2}}
    )
    game.play(RED, "spread", "druim_thuama")
    assert leader(game, RED)["fomori"] == 0
    assert shields_in(game, "robogdia") == 3


def test_shields_belong_to_nobody() -> None:
    """A-8.3: who placed one does not have it any more; it now stands in his own way to a rival's location."""
    game = arrival("umall", "tir_amalgaid gaillim", fomori="cnoc_na_ria", goods={RED: {"shields": 1, "fomori": 2}})
    game.play(RED, "shield", "magnata")
    assert leader(game, RED)["shields"] == 0
    assert cost(game, "tir_amalgaid") == 3
