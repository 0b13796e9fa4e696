"""O-2 to O-4: material, cards and preparation, as the data file has them and as they work in play."""

from __future__ import annotations

import pytest

from tests.origo.board import BLACK, BLUE, CARD, GREEN, ORANGE, PRINTED, RED, begin, fields, game, names, origo, player
from tuath.core.question import NATURE
from tuath.games.origo.printed import FIELDS, near
from tuath.games.origo.queries import fields_of_card


def test_T_23_counts() -> None:
    """O-T.23, O-2.3, O-2.4: 98 cards, 188 shields, 100 fields."""
    assert sum(PRINTED.copies) == 98
    assert sum(tribe["shields"] for tribe in game().material()["tribes"]["tribes"]) == 188
    assert len(FIELDS) == 100
    assert len(PRINTED.tribes) == len(PRINTED.start_spaces) == 5
    assert len(PRINTED.founding_track) == 12


@pytest.mark.parametrize(("field", "beside"), [("A1", "A2 B1"), ("E10", "D10 F10 E9"), ("E7", "D7 F7 E6 E8")])
def test_adjacent_fields_share_an_edge(field: str, beside: str) -> None:
    """O-1.2: never across a corner, nor around the edge of the board."""
    assert names(near(fields(field))) == set(beside.split())


def test_land_and_sea_fields() -> None:
    """O-1.1: a field belongs to one of twelve countries or one of four seas."""
    regions = game().view(begin().state, None)["regions"]
    assert [region["kind"] for region in regions] == ["country"] * 12 + ["sea"] * 4
    assert sum(region["size"] for region in regions) == 100


# ---- O-3: what cards fit --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        ("row:E", "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10"),
        ("column:7", "A7 B7 C7 D7 E7 F7 G7 H7 I7 J7"),
        ("country:poland", "poland"),
        ("ship", "north_sea baltic_sea bay_of_biscay mediterranean"),
        ("population", "E3 D4 F4 E5 A2 B1"),
    ],
)
def test_what_a_card_fits(card: str, fitting: str) -> None:
    """O-3.1"""
    played = origo("E4 A1", "E6")
    assert fields_of_card(played.state, RED, CARD[card]) == fields(fitting)


def test_row_and_column_cards_run_over_the_sea() -> None:
    """O-3.2, O-R.34: A3 and A4 are in the North Sea."""
    played = origo("J1", "J2", hands={RED: "row:A column:3"})
    played.play(RED, "expand", "row:A")
    assert {"A1", "A3", "A4", "A5"} <= set(played.options(RED))


def test_a_card_with_several_lines_brings_one_shield() -> None:
    """O-3.3"""
    played = origo("J1", "J2", hands={RED: "row:HIJ"})
    before = player(played, RED)["supply"]
    played.play(RED, "expand", "row:HIJ", "H5")
    assert player(played, RED)["supply"] == before - 1
    assert played.asked(RED) == "act"


def test_played_and_exchanged_cards_lie_open() -> None:
    """O-3.4"""
    played = origo("J1", "J2", hands={RED: "row:A ship population"}, lucky=False)
    played.play(RED, "expand", "row:A", "A1")
    played.play(RED, "exchange", "ship", "population")
    assert played.position.view()["discard"] == {"row:A": 1, "ship": 1, "population": 1}


def test_a_hand_is_its_owners_alone() -> None:
    """O-3.4: spectators see no hand, others the number of cards."""
    played = origo("J1", "J2", hands={RED: "row:A ship", BLUE: "row:B"})
    for seat, other in ((RED, BLUE), (BLUE, RED)):
        players = played.position.view(seat)["players"]
        assert [card["id"] for card in players[seat]["hand"]] == [PRINTED.cards[c] for c in played.state.hands[seat]]
        assert players[other]["hand"] is None
        assert players[other]["cards"] == len(played.state.hands[other])
    assert all(each["hand"] is None for each in played.position.view(None)["players"])


def test_a_used_up_pile_is_shuffled_at_once() -> None:
    """O-3.5, O-R.5: with its last card drawn; what is played afterwards lies on a new discard pile."""
    last = [int(card == CARD["ship"]) for card in range(len(PRINTED.cards))]
    held = "row:A row:B row:C row:D row:E row:F row:G row:H row:I row:J"
    played = origo("A1", "B1", hands={RED: held, BLUE: held}, state={"pile": last})
    played.play(RED, "expand", "row:A", "A2")
    assert not played.told("reshuffled")
    played.play(RED, "done")
    assert played.told("reshuffled")
    assert played.position.view()["pile"] == 1
    assert played.position.view()["discard"] == {}
    played.play(BLUE, "expand", "row:B", "B2")
    assert played.position.view()["discard"] == {"row:B": 1}
    played.play(BLUE, "done")
    hand = [card["id"] for card in played.position.view(BLUE)["players"][BLUE]["hand"]]
    assert hand.count("row:A") == 2, "only what had been played before was shuffled"


def test_swapped_cards_are_among_those_shuffled() -> None:
    """O-R.5, O-9.3: the pile is used up by the first card of a swap; the second may be one of those swapped."""
    last = [int(card == CARD["ship"]) for card in range(len(PRINTED.cards))]
    played = origo("J1", "J2", hands={RED: "row:A row:B"}, lucky=False, state={"pile": last})
    played.play(RED, "exchange", "row:A", "row:B")
    while NATURE in played.pending() and played.pending()[NATURE].options == ("ship",):
        played.nature("ship")
    assert set(played.pending()[NATURE].options) == {"row:A", "row:B"}


def test_the_discard_pile_becomes_the_draw_pile() -> None:
    """O-3.5, O-R.5: where none is left when a card has to be drawn; cards just exchanged are among them."""
    empty = [0] * len(PRINTED.cards)
    played = origo("J1", "J2", hands={RED: "row:A row:B ship"}, lucky=False, state={"pile": empty})
    played.play(RED, "exchange", "row:A", "row:B")
    assert played.told("reshuffled")
    assert set(played.pending()[NATURE].options) == {"row:A", "row:B"}
    played.nature("row:B")
    assert played.asked(RED) == "act"  # the other one was certain
    assert sorted(c["id"] for c in played.position.view(RED)["players"][RED]["hand"]) == ["row:A", "row:B", "ship"]


def test_nothing_is_shuffled_before_a_card_is_needed() -> None:
    """O-R.5: by the other reading, the discard pile stays until the next card is due."""
    last = [int(card == CARD["ship"]) for card in range(len(PRINTED.cards))]
    held = "row:A row:B row:C row:D row:E row:F row:G row:H row:I row:J"
    played = origo("A1", "J2", hands={RED: held}, state={"pile": last}, shuffling="when_needed")
    played.play(RED, "expand", "row:A", "A2")
    played.play(RED, "done")
    assert not played.told("reshuffled")
    assert played.position.view()["pile"] == 0
    assert played.position.view()["discard"] == {"row:A": 1}


# ---- O-4: preparation -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "supply", "start"), [(2, 44, 12), (3, 30, 8), (4, 25, 5), (5, 22, 4)])
def test_supplies_by_number_of_players(seats: int, supply: int, start: int) -> None:
    """O-4.2, O-1.3, O-R.46: start shields are part of the supply; two in reserve never enter the board."""
    played = begin(seats)
    assert [player(played, seat)["supply"] for seat in range(seats)] == [supply] * seats
    assert PRINTED.shields[seats].start == start
    assert game().material()["shields"]["reserve"] == 2


def test_colours() -> None:
    """O-4.1: two players take red and blue; more take any."""
    colours = {tribe["id"]: tribe["colour"] for tribe in game().material()["tribes"]["tribes"]}
    assert [colours[player(begin(2), seat)["tribe"]] for seat in (RED, BLUE)] == ["red", "blue"]
    pair = begin(2, tribes="chosen")
    assert set(pair.options(RED)) == {"huns", "goths"}
    assert pair.why_not(RED, "vandals").rule == "O-4.1"
    pair.play(RED, "goths")
    assert pair.options(BLUE) == ("huns",)
    five = begin(5, tribes="chosen")
    assert set(five.options(RED)) == set(PRINTED.tribes)
    for seat, tribe in enumerate(("vandals", "huns", "goths", "langobards", "anglo_saxons")):
        five.play(seat, tribe)
    assert player(five, RED)["tribe"] == "vandals"
    assert five.asked(RED) == "start"


def test_stones_and_leaders_at_the_start() -> None:
    """O-1.7, O-4.3, O-4.4, O-R.26, O-R.30: all stones on their track, the leaders in order on spaces 1 to 5."""
    played = begin(5)
    assert [field["country"] for field in played.position.view()["founding_track"]] == [None] * 12
    assert [player(played, seat)["space"] for seat in (RED, BLUE, GREEN, BLACK, ORANGE)] == [1, 2, 3, 4, 5]
    assert [player(played, seat)["points"]["start"] for seat in range(5)] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_cards_each_before_the_start_shields(seats: int) -> None:
    """O-4.5, O-R.33"""
    played = begin(seats)
    assert played.asked(RED) == "start"
    assert all(player(played, seat)["cards"] == 10 for seat in range(seats))
    assert played.position.view()["pile"] == 98 - 10 * seats


def test_cards_are_as_likely_as_they_are_frequent() -> None:
    """O-4.5: a shuffled pile."""
    decision = begin(2, lucky=False).pending()[NATURE]
    assert decision.weights is not None
    assert dict(zip(decision.values, decision.weights, strict=True)) == dict(enumerate(PRINTED.copies))


def test_all_pieces_are_in_the_game() -> None:
    """O-2.3, O-2.4"""
    pieces = game().pieces(begin(3).state)
    assert pieces == {
        "shields of seat 0": 30,
        "shields of seat 1": 30,
        "shields of seat 2": 30,
        "cards": 98,
        "points": 0,
    }
