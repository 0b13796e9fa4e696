"""A-1, A-2: terms and material, as the data file has them and as they work in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, begin, discs_on, leader, until, wander
from tests.table import Played
from tuath.core.question import NATURE, bits_of, members
from tuath.games import find

ARRIVAL = find("arrival")
MATERIAL: Mapping[str, Any] = ARRIVAL.material()
MAP = MATERIAL["map"]
PRINTED = ARRIVAL.setup(ARRIVAL.complete(2, {})).printed
LOCATIONS: Mapping[str, Mapping[str, Any]] = {each["id"]: each for each in MAP["locations"]}
PROVINCES: Mapping[str, Mapping[str, Any]] = {each["id"]: each for each in MAP["provinces"]}
CASTLES = [id for id, each in LOCATIONS.items() if each["castle"]]
CARDS = MATERIAL["earning_cards"]["cards"]
SECTIONS = ("top", "middle", "bottom")


def connected_to(location: str) -> set[str]:
    """The other ends of the connections drawn at a location."""
    return {end for ends in MAP["connections"] if location in ends for end in ends if end != location}


def shown(back: str, *goods: str) -> int:
    """What all the cards with this back show of some goods, on all their sections."""
    return sum(card[section][good] for card in CARDS if card["back"] == back for section in SECTIONS for good in goods)


# ---- supplies ------------------------------------------------------------------------------------------------


def test_lost_discs_return_to_the_stock_of_their_own_colour() -> None:
    """A-1.1: whoever attacks, the discs go to their colour's stock and to no other."""
    game = arrival("druim_cett:2 umall", "gaillim", fomori="ailech", turn=GREEN, goods={GREEN: {"fomori": 3}})
    before = [leader(game, seat)["stock"] for seat in (RED, GREEN)]
    game.play(GREEN, "spread", "druim_cett")
    assert [leader(game, seat)["stock"] for seat in (RED, GREEN)] == [before[0] + 2, before[1]]
    assert leader(game, GREEN)["discs"] == 2


def test_goods_come_from_the_own_tribe_supply() -> None:
    """A-1.1: a disc in the stock or in another leader's supply is no disc to build with; the same with other goods."""
    others = {GREEN: {"discs": 3, "swords": 5, "shields": 2}}
    game = arrival("umall", "gaillim", fomori="conmaicne", goods={RED: {"discs": 0}, **others})
    assert game.options(RED) == ("pass",)
    for action, rule in (("build", "A-7.1"), ("shield", "A-8.1"), ("repel", "A-10.1"), ("spread", "A-9.4")):
        assert game.why_not(RED, action).rule == rule


# ---- the map ----------------------------------------------------------------------------


def test_ten_provinces_in_four_colours() -> None:
    """A-1.2: each with one of four colours and a bonus; that of Magnata is 3."""
    assert len(PROVINCES) == 10
    colours = {colour["id"] for colour in MAP["colours"]}
    assert len(colours) == 4
    assert {province["colour"] for province in PROVINCES.values()} == colours
    bonus = {province["id"]: province["bonus"] for province in begin().position.view()["provinces"]}
    assert bonus["magnata"] == 3
    assert set(bonus) == set(PROVINCES)
    assert min(bonus.values()) > 0


def test_every_location_of_the_island_lies_in_one_province() -> None:
    """A-1.2, A-1.3: the four castle locations lie in none of the ten."""
    assert len(CASTLES) == 4
    for place, (id, location) in enumerate(LOCATIONS.items()):
        inside = [n for n in range(len(PROVINCES)) if PRINTED.locations_in[n] >> place & 1]
        assert [list(PROVINCES)[n] for n in inside] == ([] if id in CASTLES else [location["province"]])
    assert {location["province"] for location in LOCATIONS.values()} == {*PROVINCES, None}


def test_some_locations_of_the_island_are_ports() -> None:
    """A-1.2: more than the leaders need at the start, and none of them on Balor's Isle."""
    ports = {id for id, location in LOCATIONS.items() if location["port"]}
    assert 4 < len(ports) < len(LOCATIONS)
    assert not ports & set(CASTLES)
    assert set(begin().options(RED)) == ports


def test_the_castle_locations_are_in_the_north() -> None:
    """A-1.3: beyond everything else on the map, and the castles stand on them."""
    southernmost = max(LOCATIONS[id]["y"] for id in CASTLES)
    assert all(location["y"] > southernmost for id, location in LOCATIONS.items() if id not in CASTLES)
    held = [place["id"] for place in begin().position.view()["locations"] if place["fomori"] == "castle"]
    assert held == CASTLES


def test_connected_means_one_drawn_connection() -> None:
    """A-1.6: from each inland location one reaches the ends of its own connections, and nothing beyond them."""
    for location in LOCATIONS.keys() - CASTLES:
        if not LOCATIONS[location]["port"]:
            game = arrival(location, "", fame=(0, 0))
            game.play(RED, "build")
            assert set(game.options(RED)) == {location} | connected_to(location) - set(CASTLES)


def test_connections_join_both_ways() -> None:
    """A-1.6: and no location stands alone."""
    near = {id: {PRINTED.locations[n] for n in members(PRINTED.near(1 << place))} for place, id in enumerate(LOCATIONS)}
    assert near == {id: connected_to(id) for id in LOCATIONS}
    assert all(near.values())


def test_neighbours_share_a_border() -> None:
    """A-1.7: two provinces are neighbours if and only if a line of the one's outline is a line of the other's."""

    def border(province: str) -> set[frozenset[tuple[float, float]]]:
        corners = [(x, y) for x, y in PROVINCES[province]["outline"]]
        return {frozenset(ends) for ends in zip(corners, corners[1:] + corners[:1], strict=True)}

    for id, province in PROVINCES.items():
        assert set(province["adjacent"]) == {other for other in PROVINCES if other != id and border(other) & border(id)}


def test_a_leader_reaches_out_to_the_neighbours_of_a_province() -> None:
    """A-1.7: from any of its locations exactly the locations of all neighbour provinces."""
    names = list(PROVINCES)
    for place, id in enumerate(LOCATIONS):
        if id not in CASTLES:
            near = PROVINCES[LOCATIONS[id]["province"]]["adjacent"]
            reached = PRINTED.next_province(1 << place) & PRINTED.island
            assert reached == sum(PRINTED.locations_in[names.index(other)] for other in near)


# ---- what stands on a location ------------------------------------------------------------------------


def busy() -> Played:
    """Three leaders side by side, with plenty of everything."""
    goods = {seat: {"discs": 5, "swords": 5, "shields": 2, "fomori": 5} for seat in (RED, GREEN, BLUE)}
    return arrival(
        "umall:2 irrus_domnann druim_cett", "gaillim cruachain:3", "es_ruaid benn_mor",
        fomori="ailech glenn_colm:athach dun_sobairce:monghfinn temair", fame=(6, 6, 6), goods=goods,
    )  # fmt: skip


def states_of_locations(game: Played) -> list[int]:
    """How many of its possible holders each location has."""
    state = game.state
    sets = [*state.fortified, *state.fomori, state.castles]
    return [sum(held >> place & 1 for held in sets) for place in range(len(LOCATIONS))]


@settings(max_examples=30)
@given(data=st.data())
def test_a_location_is_in_exactly_one_state(data: st.DataObject) -> None:
    """A-1.4: whatever is played, nothing else stands beside a leader's discs, a Fomori or a castle."""
    game = busy()
    for _ in wander(game, lambda options: data.draw(st.sampled_from(options)), 16):
        assert max(states_of_locations(game)) == 1
        fortified = bits_of(place for own in game.state.fortified for place in members(own))
        assert game.state.caers & ~game.state.brochs == 0
        assert game.state.brochs & ~fortified == 0
        for place in game.position.view()["locations"]:
            assert (place["owner"] is not None) == (place["discs"] in (1, 2, 3))
            assert place["discs"] == 0 or place["fomori"] is None
            assert place["fomori"] != "castle" or place["id"] in CASTLES


def test_a_held_location_is_not_to_be_had() -> None:
    """A-1.4: by no second leader, by no leader beside a Fomori, by no second Fomori."""
    game = arrival("umall", "irrus_domnann gaillim", fomori="conmaicne", fame=(9,), goods={RED: {"fomori": 4}})
    assert game.why_not(RED, "build", "irrus_domnann").rule == "A-7.1"
    assert game.why_not(RED, "build", "conmaicne").rule == "A-7.1"
    assert game.why_not(RED, "spread", "conmaicne").rule == "A-R.16"
    assert game.why_not(RED, "spread", "tor_mor").rule == "A-R.16"


def test_levels_contain_the_lower_ones() -> None:
    """A-1.5: an Áit, two Brochs and a Caer are three Brochs or Caers and one Caer."""
    game = arrival("umall gaillim:2 conmaicne:2 cruachain:3", "temair", tiles={RED: "high_walls sublime_stronghold"})
    assert [discs_on(game, id)[1] for id in ("umall", "gaillim", "cruachain")] == [1, 2, 3]
    game.play(RED, "tile", "high_walls")
    assert leader(game, RED)["fame"] == 4 + 3 * 2
    game.play(RED, "tile", "sublime_stronghold")
    assert leader(game, RED)["fame"] == 10 + 3


# ---- points --------------------------------------------------------------------------------------------------


def test_fame_has_no_upper_bound() -> None:
    """A-1.8"""
    game = arrival("glenn_colm", "gaillim", fame=(1000,), goods={RED: {"swords": 4}})
    game.play(RED, "repel", "tor_conaing")
    assert leader(game, RED)["fame"] == 1010


@pytest.mark.parametrize(("corruption", "choices"), [(5, ("1", "2", "3")), (2, ("1", "2")), (1, ("1",))])
def test_nobody_falls_below_zero(corruption: int, choices: tuple[str, ...]) -> None:
    """A-1.8: of the three points of a Song of the bard only those can go that are there."""
    game = arrival("umall", "gaillim", corruption=(corruption,), tiles={RED: "song_of_the_bard"})
    game.play(RED, "tile", "song_of_the_bard")
    assert game.options(RED) == choices
    game.play(RED, choices[-1])
    assert leader(game, RED)["corruption"] == corruption - len(choices)


@pytest.mark.parametrize("fame", [0, 1])
def test_a_price_is_paid_in_full_or_not_at_all(fame: int) -> None:
    """A-1.8: neither an outpost nor a distant attack for less than 2 fame."""
    game = arrival("tulach_oc", "temair", fomori="ailech benn_mor", fame=(fame,), goods={RED: {"swords": 1}})
    for action, target, rule in (("build", "uisnech", "A-7.1b"), ("repel", "ailech", "A-10.2d")):
        refusal = game.why_not(RED, action, target)
        params = dict(refusal.message.params)
        assert (refusal.rule, params["price"], params["fame"]) == (rule, 2, fame)


def test_a_price_may_take_the_last_point() -> None:
    """A-1.8"""
    game = arrival("tulach_oc", "temair", fame=(2,))
    game.play(RED, "build", "uisnech")
    assert leader(game, RED)["fame"] == 0


# ---- Fomori --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "strength", "fame"), [("sineach", 1, 1), ("athach", 2, 3), ("monghfinn", 3, 6), ("castle", 4, 10)]
)
def test_strength_and_fame_of_the_fomori(kind: str, strength: int, fame: int) -> None:
    """A-1.9: so many swords are needed and spent, and so much fame is won."""
    target = "tor_mor" if kind == "castle" else "ailech"
    fomori = "" if kind == "castle" else f"ailech:{kind}"
    weaker = arrival("ros_guill", "gaillim", fomori=fomori, goods={RED: {"swords": strength - 1}})
    assert weaker.why_not(RED, "repel").rule == "A-10.1"
    game = arrival("ros_guill", "gaillim", fomori=fomori, goods={RED: {"swords": strength + 1}})
    game.play(RED, "repel", target)
    assert leader(game, RED)["swords"] == 1
    assert leader(game, RED)["fame"] == 4 + fame


# ---- turn order ---------------------------------------------------------------------------------------------


def test_turn_order_begins_with_the_starting_player() -> None:
    """A-1.10: clockwise, in setup, in the earning phase and in the action phase of the round."""
    game = begin(4, lucky=False)
    while game.asked(NATURE) != "starting-player":
        game.nature(game.options(NATURE)[0])
    game.nature("p3")
    game.lucky = True
    asked: dict[str, list[int]] = {"ports": [], "cards": [], "actions": []}
    while game.position.view()["round"] < 2:
        seat = next(iter(game.pending()))
        asked.setdefault(game.position.view()["phase"], []).append(seat)
        game.play(seat, "pass" if "pass" in game.options(seat) else game.options(seat)[0])
    turns = {phase: [seat for seat, _ in groupby(seats)] for phase, seats in asked.items()}
    order = [BLUE, YELLOW, RED, GREEN]
    assert turns["ports"] == order
    assert turns["cards"] == order * 4
    assert turns["actions"][:4] == order


# ---- material --------------------------------------------------------------------------------------------------


@pytest.mark.more  # a frozen copy of what is printed: whoever adds something changes it
def test_the_pieces_in_the_box() -> None:
    """A-2.1"""
    numbers = {
        "discs_total": 68, "discs_per_player": 17, "blockers_total": 8, "blockers_per_player": 2, "tribe_cards": 4,
        "starting_player_cards": 1, "overview_cards": 4, "round_counters": 1, "castles": 4, "fomori": 50,
        "swords": 20, "shields": 12, "tactic_tiles": 30, "earning_cards": 54,
    }  # fmt: skip
    assert {name: MATERIAL["components"][name] for name in numbers} == numbers
    kinds = {kind["id"]: kind["count"] for kind in MATERIAL["fomori"]["kinds"]}
    assert kinds == {"sineach": 32, "athach": 12, "monghfinn": 6}
    assert sum(tile["count"] for tile in MATERIAL["tactic_tiles"]["tiles"]) == 30
    assert len(CARDS) == 54


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_are_in_the_game(seats: int) -> None:
    """A-2.1: nothing is left in the box but the discs of the tribes that nobody leads; two of 17 mark the points."""
    game = begin(seats)
    until(game, "stack")
    assert ARRIVAL.pieces(game.state) == {
        **{f"discs of seat {seat}": 17 - 2 for seat in range(seats)},
        "swords": 20, "shields": 12, "castles": 4,
        "fomori sineach": 32, "fomori athach": 12, "fomori monghfinn": 6,
        "tiles": sum(tile["count"] for tile in MATERIAL["tactic_tiles"]["tiles"]),
        "cards": len(CARDS), "face-down cards": len(CARDS),
    }  # fmt: skip


def test_the_four_tribes() -> None:
    """A-2.2"""
    tribes = {tribe["name"]: tribe["colour"] for tribe in MATERIAL["tribes"]["tribes"]}
    assert tribes == {"Fir Bolg": "red", "Muintir Nemid": "green", "Mil Éspaine": "blue", "Tuath Dé": "yellow"}


@settings(max_examples=10)
@given(data=st.data())
def test_tribes_have_no_abilities(data: st.DataObject) -> None:
    """A-2.2: under other tribes the same answers are offered and have the same effects."""
    games = begin(2, tribes="chosen"), begin(2, tribes="chosen")
    for game, tribes in zip(games, (("fir_bolg", "tuath_de"), ("mil_espaine", "muintir_nemid")), strict=True):
        game.play(RED, tribes[0])
        game.play(GREEN, tribes[1])
    for _ in range(60):
        seat = next(iter(games[0].pending()))
        assert games[0].options(seat) == games[1].options(seat)
        answer = data.draw(st.sampled_from(games[0].options(seat)))
        for game in games:
            game.play(seat, answer)
    here, there = (game.state.copy() for game in games)
    here.tribes = there.tribes
    assert here == there


def test_each_card_has_three_sections_and_one_of_three_backs() -> None:
    """A-2.3"""
    assert all(set(SECTIONS) <= card.keys() for card in CARDS)
    assert all(any(card[section].values()) for card in CARDS for section in SECTIONS)
    assert Counter(card["back"] for card in CARDS) == {"discs": 18, "arms": 18, "fame": 18}


@pytest.mark.parametrize(
    ("back", "goods"),
    [
        ("discs", ("discs",)),
        ("arms", ("swords", "shields")),
        ("fame", ("fame", "fame_per_broch_or_caer", "fame_per_caer", "tactics")),
    ],
)
def test_the_back_shows_which_goods_are_more_frequent(back: str, goods: tuple[str, ...]) -> None:
    """A-2.3: on cards with this back there are more of these goods than on cards with any other."""
    others = {"discs", "arms", "fame"} - {back}
    assert all(shown(back, *goods) > 2 * shown(other, *goods) for other in others)


def test_from_top_to_bottom_there_are_fewer_goods_and_fewer_fomori() -> None:
    """A-2.4: as a tendency, over all cards."""

    def total(section: str, *names: str) -> int:
        return sum(card[section][name] for card in CARDS for name in names)

    goods = [total(section, "fame", "discs", "swords", "shields", "tactics") for section in SECTIONS]
    fomori = [total(section, "fomori") for section in SECTIONS]
    assert goods[0] > goods[1] > goods[2]
    assert fomori[0] > fomori[1] > 2 * fomori[2]
