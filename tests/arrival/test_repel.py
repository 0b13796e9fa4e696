"""A-10: REPEL FOMORI."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import GREEN, RED, arrival, fomori_on, leader
from tests.arrival.helpers import CASTLES, CONNECTED, MAP, PORTS, PROVINCE, about_to_earn, maps, on_map, repel_options
from tuath.core.question import NATURE

STRENGTH = {"sineach": 1, "athach": 2, "monghfinn": 3, "castle": 4}
FAME = {"sineach": 1, "athach": 3, "monghfinn": 6, "castle": 10}


# ---- the worked examples --------------------------------------------------------------------------------------------


def test_T_21_same_province_free_neighbour_province_two_fame() -> None:
    """A-T.21, A-10.2: from Tulach Óc alone Benn Mór costs no fame, Ailech costs 2, Mag Tuired is out of reach."""
    game = arrival("tulach_oc", "umall", fomori="benn_mor ailech mag_tuired", fame=(4,), goods={RED: {"swords": 2}})
    assert game.why_not(RED, "repel", "mag_tuired").rule == "A-10.2"
    game.play(RED, "repel", "benn_mor")
    assert leader(game, RED)["fame"] == 4 + 1
    game.play(RED, "repel", "ailech")
    assert leader(game, RED)["fame"] == 4 + 1 - 2 + 1


def test_T_22_a_castle_falls_to_a_distant_attack() -> None:
    """A-T.22, A-R.21, A-R.24: fame is then 2 − 2 + 10, and there is one trophy."""
    game = arrival("latharna", "umall", fame=(2,), goods={RED: {"swords": 4}})
    game.play(RED, "repel", "tor_mor")
    assert leader(game, RED)["fame"] == 10
    assert leader(game, RED)["trophies"] == 1
    assert leader(game, RED)["swords"] == 0
    assert fomori_on(game, "tor_mor") is None


def test_T_22_with_one_fame_it_is_illegal() -> None:
    """A-T.22, A-R.51: the price must be covered by the fame one has before the reward."""
    game = arrival("latharna", "umall", fomori="benn_mor", fame=(1,), goods={RED: {"swords": 4}})
    refusal = game.why_not(RED, "repel", "tor_mor")
    assert refusal.rule == "A-10.2d"
    params = dict(refusal.message.params)
    assert (params["price"], params["fame"], params["points"]) == (2, 1, 10)


@pytest.mark.parametrize(("reward", "fame", "corruption"), [("fame", 7, 5), ("corruption", 4, 4)])
def test_T_23_an_athach_gives_three_fame_or_takes_one_corruption(reward: str, fame: int, corruption: int) -> None:
    """A-T.23, A-10.3: one of the two rewards, as the leader chooses."""
    game = arrival("ailech", "umall", fomori="ros_guill:athach", corruption=(5,), goods={RED: {"swords": 2}})
    game.play(RED, "repel", "ros_guill")
    assert set(game.options(RED)) == {"fame", "corruption"}
    game.play(RED, reward)
    assert (leader(game, RED)["fame"], leader(game, RED)["corruption"]) == (fame, corruption)


def test_T_23_without_corruption_only_the_fame() -> None:
    """A-T.23, A-R.22: nothing is asked; the reward is the fame."""
    game = arrival("ailech", "umall", fomori="ros_guill:athach", goods={RED: {"swords": 2}})
    game.play(RED, "repel", "ros_guill")
    assert game.asked(RED) == "act"
    assert (leader(game, RED)["fame"], leader(game, RED)["corruption"]) == (7, 0)


MONGHFINN = "ailech:monghfinn druim_cett:monghfinn temair:monghfinn caisel:monghfinn uisnech:monghfinn"


def test_T_24_a_repelled_fomori_is_not_drawn_again() -> None:
    """A-T.24, A-10.4: it lies face-up beside the supply; of its kind none is left to be drawn."""
    game = arrival(
        "glenn_colm", "umall", fomori=f"{MONGHFINN} druim_thuama:monghfinn", lucky=False,
        goods={RED: {"swords": 3, "fomori": 1}},
    )  # fmt: skip
    game.play(RED, "repel", "druim_thuama")
    assert game.position.view()["repelled"] == {"sineach": 0, "athach": 0, "monghfinn": 1}
    game.play(RED, "spread", "druim_thuama")
    assert game.options(NATURE) == ("sineach", "athach")


def test_T_24_the_surplus_of_a_spread_is_drawn_again() -> None:
    """A-T.24, A-9.3: four Fomori are spent, one of them an Athach or Monghfinn for all anybody knows, three return."""
    game = arrival(
        "druim_cett:3 umall", "gaillim", fomori="ailech", lucky=False,
        goods={RED: {"fomori": 4}, GREEN: {"fomori": 1}}, actions=1, state={"face_down": [3, 1, 1]},
    )  # fmt: skip
    assert game.position.view()["supply"]["fomori"] == 0
    game.play(RED, "spread", "druim_cett")
    game.nature("sineach")
    assert game.position.view()["supply"]["fomori"] == 3
    game.play(GREEN, "spread", "malainn")
    assert game.options(NATURE) == ("sineach", "athach", "monghfinn")


def test_T_24_a_reshuffle_brings_repelled_fomori_back() -> None:
    """A-T.24, A-10.4: the discard is kept apart until the supply no longer suffices for the claims."""
    game = about_to_earn(
        "D01 D04 A01 A03", "D12 D13 A14 F11", open={RED: "top"}, castles="tor_mor",
        state={"face_down": [6, 0, 0], "repelled": [0, 3, 0]},
    )  # fmt: skip
    assert leader(game, RED)["fomori"] == 7
    assert game.position.view()["repelled"]["athach"] == 0
    game.lucky = False
    game.play(RED, "spread", "ros_guill")
    assert game.options(NATURE) == ("sineach", "athach")


# ---- swords and rewards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "strength", "fame"), [("sineach", 1, 1), ("athach", 2, 3), ("monghfinn", 3, 6)])
def test_swords_by_strength_fame_as_printed(kind: str, strength: int, fame: int) -> None:
    """A-10.1, A-10.3, A-10.4: as many swords as its strength, which go to the general supply."""
    game = arrival("ailech", "umall", fomori=f"ros_guill:{kind}", goods={RED: {"swords": 4}})
    game.play(RED, "repel", "ros_guill")
    assert leader(game, RED)["swords"] == 4 - strength
    assert game.position.view()["supply"]["swords"] == 16 + strength
    assert leader(game, RED)["fame"] == 4 + fame
    assert game.position.view()["repelled"][kind] == 1
    assert leader(game, RED)["trophies"] == 0


@pytest.mark.parametrize(("kind", "strength"), [("athach", 2), ("monghfinn", 3), ("castle", 4)])
def test_one_sword_less_does_not_suffice(kind: str, strength: int) -> None:
    """A-10.1: spend as many swords as its strength."""
    target = "tor_mor" if kind == "castle" else "ailech"
    fomori = "malainn" if kind == "castle" else f"malainn ailech:{kind}"
    game = arrival("ros_guill", "umall", fomori=fomori, goods={RED: {"swords": strength - 1}})
    refusal = game.why_not(RED, "repel", target)
    assert refusal.rule == "A-10.1"
    params = dict(refusal.message.params)
    assert (params["fomori"], params["strength"], params["have"]) == (f"fomori:{kind}", strength, strength - 1)


def test_no_sword_no_repel() -> None:
    """A-10.1: the swords are one's own."""
    game = arrival("ailech", "umall", fomori="ros_guill", goods={GREEN: {"swords": 3}})
    assert game.why_not(RED, "repel").rule == "A-10.1"


def test_only_fomori_and_castles_are_repelled() -> None:
    """A-10.1: neither an empty location nor a rival's."""
    game = arrival("ailech", "malainn", fomori="ros_guill", goods={RED: {"swords": 3}})
    assert game.why_not(RED, "repel", "druim_thuama").rule == "A-10.1"
    assert game.why_not(RED, "repel", "malainn").rule == "A-10.1"


@pytest.mark.parametrize(("reward", "fame", "corruption"), [("fame", 14, 5), ("corruption", 4, 4)])
def test_a_castle_gives_its_reward_and_becomes_a_trophy(reward: str, fame: int, corruption: int) -> None:
    """A-R.24, A-10.4: ten fame or one corruption less, and the castle lies face-up in the tribe supply either way."""
    game = arrival("ros_guill", "umall", corruption=(5,), goods={RED: {"swords": 4}})
    game.play(RED, "repel", "tor_mor", reward)
    assert (leader(game, RED)["fame"], leader(game, RED)["corruption"]) == (fame, corruption)
    assert (leader(game, RED)["trophies"], leader(game, RED)["turned_trophies"]) == (1, 0)
    assert sum(game.position.view()["repelled"].values()) == 0


def test_a_fomori_on_a_castle_location_is_no_castle() -> None:
    """A-R.50: it gives the reward of its kind and no trophy, and the castle does not return."""
    game = arrival("ros_guill", "umall", castles="", fomori="tor_mor:athach", goods={RED: {"swords": 2}})
    game.play(RED, "repel", "tor_mor")
    assert leader(game, RED)["fame"] == 4 + 3
    assert leader(game, RED)["trophies"] == 0
    assert game.position.view()["repelled"]["athach"] == 1
    assert fomori_on(game, "tor_mor") is None


# ---- in reach -------------------------------------------------------------------------------------------------------


def test_connected_over_the_border() -> None:
    """A-10.2: a, a connection is enough and costs nothing, also into another province."""
    game = arrival("ailech", "umall", fomori="druim_cett", fame=(0,), goods={RED: {"swords": 1}})
    game.play(RED, "repel", "druim_cett")
    assert leader(game, RED)["fame"] == 1


def test_a_rivals_connection_does_not_help() -> None:
    """A-10.2: reach comes from one's own locations."""
    game = arrival("corcach", "ailech", fomori="druim_cett loch_lein", goods={RED: {"swords": 1}})
    assert game.why_not(RED, "repel", "druim_cett").rule == "A-10.2"


def test_ports_at_any_distance() -> None:
    """A-10.2: b, a Fomori in a port is in reach of every fortified port, at no price."""
    game = arrival("latharna", "umall", fomori="corcach loch_lein", fame=(0,), goods={RED: {"swords": 1}})
    assert game.why_not(RED, "repel", "loch_lein").rule == "A-10.2"
    game.play(RED, "repel", "corcach")
    assert leader(game, RED)["fame"] == 1


def test_without_an_own_port_ports_are_far_away() -> None:
    """A-10.2: b, one needs a fortified port oneself."""
    game = arrival("tulach_oc", "umall", fomori="corcach benn_mor", goods={RED: {"swords": 1}})
    assert game.why_not(RED, "repel", "corcach").rule == "A-10.2"


def test_a_distant_attack_costs_two_fame() -> None:
    """A-10.2, A-R.23, A-R.51: d, the price is paid first, the reward comes after."""
    game = arrival("tulach_oc", "umall", fomori="ailech:monghfinn", fame=(2,), goods={RED: {"swords": 3}})
    game.play(RED, "repel", "ailech")
    assert leader(game, RED)["fame"] == 6
    paid_and_gained = [told.message.key for told in game.log if "fame-" in told.message.key]
    assert paid_and_gained == ["arrival-fame-paid", "arrival-fame-gained"]


def test_a_distant_attack_for_the_other_reward() -> None:
    """A-R.23: the price is due whichever reward is taken."""
    game = arrival(
        "tulach_oc", "umall", fomori="ailech:monghfinn", fame=(3,), corruption=(2,), goods={RED: {"swords": 3}}
    )
    game.play(RED, "repel", "ailech")
    assert leader(game, RED)["fame"] == 1
    game.play(RED, "corruption")
    assert (leader(game, RED)["fame"], leader(game, RED)["corruption"]) == (1, 1)


@pytest.mark.parametrize("fame", [0, 1])
def test_without_two_fame_no_distant_attack(fame: int) -> None:
    """A-10.2, A-R.51: d, also if the reward would cover the price."""
    game = arrival("tulach_oc", "umall", fomori="ailech:monghfinn benn_mor", fame=(fame,), goods={RED: {"swords": 3}})
    refusal = game.why_not(RED, "repel", "ailech")
    assert refusal.rule == "A-10.2d"
    assert dict(refusal.message.params)["price"] == 2


@pytest.mark.parametrize("own", ["ailech", "latharna", "ailech tulach_oc"])
def test_no_price_where_another_way_leads(own: str) -> None:
    """A-R.23: what is connected, in a port or in an own province is free, even beside a province of one's own."""
    target = {"ailech": "druim_cett", "latharna": "dun_lethglaise", "ailech tulach_oc": "benn_mor"}[own]
    game = arrival(own, "umall", fomori=target, fame=(4,), goods={RED: {"swords": 1}})
    game.play(RED, "repel", target)
    assert leader(game, RED)["fame"] == 5
    assert not game.told("fame-paid")


@pytest.mark.parametrize(
    ("own", "fame"),
    [
        ("malainn", 4 + 10),
        ("ros_guill", 4 - 2 + 10),
        ("benn_mor", 4 - 2 + 10),
        ("mag_tuired", None),
        ("es_ruaid", None),
    ],
)
def test_castles_from_the_link_or_from_a_linked_province(own: str, fame: int | None) -> None:
    """A-R.21: Balor's Isle is a province of its own next to Venicnia and Robogdia, never reached by b or c."""
    game = arrival(own, "umall", fomori="druim_thuama sliab_iairn", goods={RED: {"swords": 4}})
    if fame is None:
        assert game.why_not(RED, "repel", "dun_balair").rule == "A-10.2"
    else:
        game.play(RED, "repel", "dun_balair")
        assert leader(game, RED)["fame"] == fame


@pytest.mark.parametrize(("own", "fame"), [("malainn", 5), ("ros_guill", 3), ("mag_tuired", None)])
def test_fomori_on_a_castle_location_are_reached_like_castles(own: str, fame: int | None) -> None:
    """A-R.21: the same ways lead to a Fomori on an emptied castle location."""
    game = arrival(own, "umall", castles="", fomori="dun_balair es_ruaid", goods={RED: {"swords": 1}})
    if fame is None:
        assert game.why_not(RED, "repel", "dun_balair").rule == "A-10.2"
    else:
        game.play(RED, "repel", "dun_balair")
        assert leader(game, RED)["fame"] == fame


# ---- anything anywhere ----------------------------------------------------------------------------------------------

NEIGHBOURS: dict[str | None, set[str | None]] = {each["id"]: set(each["adjacent"]) for each in MAP["provinces"]}
NEIGHBOURS[None] = {PROVINCE[near] for castle in CASTLES for near in CONNECTED[castle]}  # Balor's Isle: A-R.21
for linked in NEIGHBOURS[None]:
    NEIGHBOURS[linked].add(None)


def prices(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """A-10.1, A-10.2, A-R.21, A-R.23, said slowly: every Fomori and castle in reach with its price in fame."""
    own = {each["id"] for each in view["locations"] if each["owner"] == seat}
    found = {}
    for target in (each["id"] for each in view["locations"] if each["fomori"]):
        a = any(near in own for near in CONNECTED[target])
        b = target in PORTS and bool(own & PORTS)
        c = any(PROVINCE[place] == PROVINCE[target] for place in own)
        d = any(PROVINCE[place] in NEIGHBOURS[PROVINCE[target]] for place in own)
        if a or b or c:
            found[target] = 0
        elif d:
            found[target] = 2
    return found


@settings(max_examples=80, deadline=None)
@given(maps(), st.integers(0, 5), st.integers(0, 3))
def test_what_may_be_repelled_is_what_the_rulebook_says(drawn: dict[str, Any], swords: int, fame: int) -> None:
    """A-10.1, A-10.2, A-R.21: on any map, with any number of swords and little or no fame."""
    game = on_map(drawn, goods={RED: {"swords": swords}}, fame=(fame,))
    expected = {
        target
        for target, price in prices(game.position.view(), RED).items()
        if price <= fame and STRENGTH[fomori_on(game, target) or ""] <= swords
    }
    assert repel_options(game) == expected


@settings(max_examples=80, deadline=None)
@given(maps(), st.integers(0, 10**6), st.sampled_from(["fame", "corruption"]))
def test_a_repel_changes_its_target_and_nothing_else(drawn: dict[str, Any], choice: int, reward: str) -> None:
    """A-10.1 to A-10.4, A-R.23, A-R.24, A-R.50: on any map; the whole table is compared before and after."""
    game = on_map(drawn, goods={RED: {"swords": 4}}, fame=(9,), corruption=(6, 5, 4))
    before = game.position.view()
    reach = prices(before, RED)
    if not reach:
        return
    target = sorted(reach)[choice % len(reach)]
    kind = fomori_on(game, target) or ""
    game.play(RED, "repel", target, reward)
    after = game.position.view()
    changed = [new["id"] for old, new in zip(before["locations"], after["locations"], strict=True) if new != old]
    assert (changed, fomori_on(game, target)) == ([target], None)
    assert after["leaders"][1:] == before["leaders"][1:]
    assert after["leaders"][RED] == {
        **before["leaders"][RED],
        "swords": 4 - STRENGTH[kind],
        "fame": 9 - reach[target] + (FAME[kind] if reward == "fame" else 0),
        "corruption": 6 - (reward == "corruption"),
        "trophies": int(kind == "castle"),
    }
    assert after["supply"] == {**before["supply"], "swords": before["supply"]["swords"] + STRENGTH[kind]}
    assert after["repelled"] == {name: n + (name == kind) for name, n in before["repelled"].items()}
    assert after["provinces"] == before["provinces"]
    assert after["face_down"] == before["face_down"]
