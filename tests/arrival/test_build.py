"""A-7: BUILD FORTIFICATION."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, arrival, discs_on, leader, wander
from tests.table import Played


def sites(game: Played, seat: int = RED) -> set[str]:
    """Where a leader may build now."""
    other = game.position.copy()
    other.answer(seat, "build")
    return set(other.pending[seat].options)


# ---- where ---------------------------------------------------------------------------------------------------


def test_a_disc_of_the_tribe_supply_is_put_on_the_map() -> None:
    """A-7.1: one disc, and none of the stock."""
    game = arrival("temair", "gaillim", goods={RED: {"discs": 2}})
    stock = leader(game, RED)["stock"]
    game.play(RED, "build", "uisnech")
    assert discs_on(game, "uisnech") == (RED, 1)
    assert (leader(game, RED)["discs"], leader(game, RED)["stock"]) == (1, stock)


def test_no_building_without_a_disc() -> None:
    """A-7.1: discs in the stock are of no use."""
    game = arrival("temair", "gaillim", goods={RED: {"discs": 0}})
    assert game.why_not(RED, "build").rule == "A-7.1"


def test_T_16_next_to_an_own_location() -> None:
    """A-T.16, A-7.1: a, with fame 1 and for nothing."""
    game = arrival("umall", "temair", fame=(1,))
    game.play(RED, "build", "irrus_domnann")
    assert discs_on(game, "irrus_domnann") == (RED, 1)
    assert leader(game, RED)["fame"] == 1


def test_T_16_from_port_to_port() -> None:
    """A-T.16, A-7.1: c, with fame 1 and for nothing; Gaillim is not connected to Umall."""
    game = arrival("umall", "temair", fame=(1,))
    game.play(RED, "build", "gaillim")
    assert discs_on(game, "gaillim") == (RED, 1)
    assert leader(game, RED)["fame"] == 1


def test_T_16_an_outpost_is_too_dear_with_fame_1() -> None:
    """A-T.16, A-7.1: b, beside a rival's location only."""
    game = arrival("umall", "temair", fame=(1,))
    refusal = game.why_not(RED, "build", "uisnech")
    assert refusal.rule == "A-7.1b"
    assert dict(refusal.message.params)["price"] == 2


def test_T_16_an_outpost_with_fame_2_leaves_none() -> None:
    """A-T.16, A-7.1: b"""
    game = arrival("umall", "temair", fame=(2, 4))
    game.play(RED, "build", "uisnech")
    assert discs_on(game, "uisnech") == (RED, 1)
    assert (leader(game, RED)["fame"], leader(game, GREEN)["fame"]) == (0, 4)


def test_every_site_of_a_leader() -> None:
    """A-7.1: a, c and d without fame, and b as well with it."""
    ports = {
        "latharna", "es_ruaid", "dun_lethglaise", "inber_colptha", "ath_cliath", "luimnech", "loch_garman",
        "port_lairge", "corcach", "inber_scene", "gaillim",
    }  # fmt: skip
    near = {"tir_amalgaid", "irrus_domnann", "conmaicne", "cruachain"}
    game = arrival("umall", "uisnech", fame=(1,))
    assert sites(game) == {"umall"} | near | ports
    rich = arrival("umall", "uisnech", fame=(2,))
    assert sites(rich) == sites(game) | {"mag_slecht", "cluain_ferta", "temair", "ailenn"}


def test_a_location_far_from_everybody_is_out_of_reach() -> None:
    """A-7.1: whatever one would pay."""
    game = arrival("umall", "temair", fame=(50,))
    assert game.why_not(RED, "build", "caisel").rule == "A-7.1"


def test_only_leaders_give_reach() -> None:
    """A-7.1: not Fomori, and shields of a province neither."""
    game = arrival("umall", "gaillim", fomori="dinn_rig", shields={"manapia": 1}, fame=(9,))
    assert game.why_not(RED, "build", "caisel").rule == "A-7.1"


def test_not_where_fomori_or_others_are() -> None:
    """A-7.1: the location must be unoccupied."""
    game = arrival("umall", "cruachain", fomori="conmaicne gaillim", fame=(9,))
    for location in ("conmaicne", "gaillim", "cruachain"):
        assert game.why_not(RED, "build", location).rule == "A-7.1"


def test_a_location_rises_level_by_level() -> None:
    """A-7.1, A-1.5: d, from Áit to Broch to Caer."""
    game = arrival("temair", "gaillim", goods={RED: {"discs": 2}}, fame=(0,))
    game.play(RED, "build", "temair")
    assert discs_on(game, "temair") == (RED, 2)
    game.play(RED, "build", "temair")
    assert discs_on(game, "temair") == (RED, 3)


def test_the_fortification_of_another_leader_does_not_rise() -> None:
    """A-7.1: d is for one's own."""
    game = arrival("temair", "uisnech", fame=(9,))
    assert game.why_not(RED, "build", "uisnech").rule == "A-7.1"


def test_a_new_location_is_a_base_at_once() -> None:
    """A-7.1: the second action of a turn may build on from the first."""
    game = arrival("temair", "gaillim", fame=(0,))
    assert "mag_slecht" not in sites(game)
    game.play(RED, "build", "uisnech")
    assert "mag_slecht" in sites(game)


# ---- A-R.14: no price without need ----------------------------------------------------------------------------------


def test_no_price_beside_an_own_location() -> None:
    """A-R.14: uisnech is connected to both leaders; the way of A-7.1 a is free."""
    for fame in (0, 5):
        game = arrival("temair", "mag_slecht", fame=(fame,))
        game.play(RED, "build", "uisnech")
        assert leader(game, RED)["fame"] == fame


def test_no_price_for_a_port_that_is_reached_by_sea() -> None:
    """A-R.14: gaillim is connected to a rival only, but the way of A-7.1 c is free."""
    for fame in (0, 5):
        game = arrival("latharna", "cruachain", fame=(fame,))
        game.play(RED, "build", "gaillim")
        assert leader(game, RED)["fame"] == fame


def test_a_port_as_an_outpost() -> None:
    """A-R.14, A-7.1: without a port of one's own the price is due for a port too."""
    game = arrival("temair", "cruachain", fame=(5,))
    game.play(RED, "build", "gaillim")
    assert leader(game, RED)["fame"] == 3


def test_one_price_beside_several_rivals() -> None:
    """A-7.1, A-R.14: 2 fame an outpost, however many others are connected to it; each new one is paid anew."""
    game = arrival("latharna", "temair ath_cliath", "mag_slecht", fame=(5,))
    game.play(RED, "build", "uisnech")
    assert leader(game, RED)["fame"] == 3
    game.play(RED, "build", "inber_dea")
    assert leader(game, RED)["fame"] == 1
    assert leader(game, BLUE)["fame"] == 4


# ---- A-R.15: port to port -------------------------------------------------------------------------------------------


def test_any_port_at_any_distance() -> None:
    """A-R.15: from the north-east to the south-west."""
    game = arrival("latharna", "temair", fame=(0,))
    game.play(RED, "build", "inber_scene")
    assert discs_on(game, "inber_scene") == (RED, 1)


def test_the_target_port_must_be_unoccupied() -> None:
    """A-R.15"""
    game = arrival("latharna", "umall", fomori="corcach", fame=(9,))
    assert game.why_not(RED, "build", "umall").rule == "A-7.1"
    assert game.why_not(RED, "build", "corcach").rule == "A-7.1"


def test_no_sea_route_without_an_own_port() -> None:
    """A-7.1, A-R.15: another leader's port is no help, nor an inland location beside a port."""
    game = arrival("conmaicne", "latharna", fame=(0,))
    assert sites(game) == {"conmaicne", "umall", "gaillim"}


def test_the_sea_leads_to_ports_only() -> None:
    """A-7.1: c leads to no location inland, not even beside another port."""
    game = arrival("umall", "", fame=(9,))
    assert game.why_not(RED, "build", "mag_adair").rule == "A-7.1"


# ---- where not -----------------------------------------------------------------------------------------------


def test_nothing_is_built_on_balors_isle() -> None:
    """A-7.2: neither on a castle nor on a castle location that is empty."""
    game = arrival("ros_guill glenn_colm", "gaillim", castles="tor_conaing", fame=(9,))
    assert game.why_not(RED, "build", "tor_conaing").rule == "A-7.2"
    assert game.why_not(RED, "build", "tor_mor").rule == "A-7.2"


def test_nothing_is_built_above_three_discs() -> None:
    """A-7.2"""
    game = arrival("temair:3", "gaillim", fame=(9,))
    assert game.why_not(RED, "build", "temair").rule == "A-7.2"


# ---- no way back ---------------------------------------------------------------------------------------------


@settings(max_examples=30)
@given(data=st.data())
def test_only_fomori_remove_discs(data: st.DataObject) -> None:
    """A-7.3: whatever is played, no location loses a disc but the target of a SPREAD."""
    goods = {seat: {"discs": 5, "swords": 5, "shields": 2, "fomori": 4} for seat in (RED, GREEN)}
    game = arrival(
        "umall:2 irrus_domnann druim_cett:3", "gaillim cruachain:3 benn_mor",
        fomori="ailech dun_sobairce conmaicne", fame=(6, 6), goods=goods,
    )  # fmt: skip
    before = discs(game)
    for question, answer in wander(game, lambda options: data.draw(st.sampled_from(options)), 16):
        now = discs(game)
        lost = [location for location, number in before.items() if now[location] < number]
        assert lost in ([], [answer] if question == "spread" else [])
        before = now


def discs(game: Played) -> dict[str, int]:
    return {location["id"]: location["discs"] for location in game.position.view()["locations"]}
