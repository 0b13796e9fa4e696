"""A-3: setup."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, begin, discs_on, fomori_on, leader, until
from tests.table import Played
from tuath.core.question import NATURE
from tuath.games import find

BESIDE_THE_CASTLES = ("glenn_colm", "ros_guill", "malainn", "dun_sobairce")
SIX_TILES = ("lia_fail", "high_walls", "ogams_wisdom", "ogams_wisdom", "big_migration", "emers_mercy")
FOUR_FOMORI = ("sineach", "athach", "monghfinn", "sineach")


def chances(game: Played) -> dict[str, int]:
    """How likely each outcome is that chance can bring now."""
    decision = game.pending()[NATURE]
    weights = decision.weights or [1] * len(decision.values)
    return dict(zip(decision.options, weights, strict=True))


def started(seats: int = 2, starter: str = "p1", **options: str) -> Played:
    """A game in which chance has brought all that setup wants from it."""
    game = begin(seats, lucky=False, **options)
    game.nature(*SIX_TILES, *FOUR_FOMORI, "discs", "discs", "fame", starter)
    return game


# ---- the general supply ---------------------------------------------------------------------------------------------


def test_goods_form_the_general_supply() -> None:
    """A-3.1: all swords, shields and discs are there, but those that leaders took; nobody has arms or Fomori."""
    game = started(3)
    assert game.position.view()["supply"] == {"swords": 20, "shields": 12, "fomori": 46}
    for seat in (RED, GREEN, BLUE):
        held = leader(game, seat)
        assert (held["swords"], held["shields"], held["fomori"], held["tiles"]) == (0, 0, 0, [])
        assert held["stock"] == 12


def tiles_in_all() -> int:
    return sum(tile["count"] for tile in find("arrival").material()["tactic_tiles"]["tiles"])


def test_six_tiles_are_drawn_face_up() -> None:
    """A-3.2: at random out of all, so that one with two copies is twice as likely, and comes twice at most."""
    game = begin(lucky=False)
    assert game.asked(NATURE) == "display"
    assert sum(chances(game).values()) == tiles_in_all()
    assert (chances(game)["lia_fail"], chances(game)["ogams_wisdom"]) == (1, 2)
    game.nature("lia_fail", "ogams_wisdom")
    assert "lia_fail" not in chances(game)
    assert chances(game)["ogams_wisdom"] == 1
    game.nature("ogams_wisdom")
    assert "ogams_wisdom" not in chances(game)


def test_the_display_has_six_tiles() -> None:
    """A-3.2: the others stay face-down."""
    view = started().position.view()
    assert view["display"] == list(SIX_TILES)
    assert view["tile_supply"] == tiles_in_all() - len(SIX_TILES)


def test_the_round_counter_starts_on_one() -> None:
    """A-3.3: when the first cards are drawn."""
    game = begin()
    until(game, "stack")
    assert game.position.view()["round"] == 1


def test_the_round_counter_is_on_one_before_ports_are_chosen() -> None:
    """A-3.3: it is put there before any leader chooses anything."""
    game = started()
    assert game.asked(RED) == "port"
    assert game.position.view()["round"] == 1


# ---- castles and Fomori ---------------------------------------------------------------------------------------------


def test_a_castle_on_each_castle_location() -> None:
    """A-3.4"""
    locations = started().position.view()["locations"]
    castles = [location["id"] for location in locations if location["fomori"] == "castle"]
    assert castles == ["tor_conaing", "tor_mor", "dun_balair", "rath_cethlenn"]


def test_four_fomori_lie_beside_the_castles() -> None:
    """A-3.5: face-up, one on each location of the island that is connected to a castle location, and nowhere else."""
    game = started()
    fomori = {
        each["id"]: each["fomori"]
        for each in game.position.view()["locations"]
        if each["fomori"] not in (None, "castle")
    }
    assert fomori == dict(zip(BESIDE_THE_CASTLES, FOUR_FOMORI, strict=True))


def test_fomori_are_drawn_at_random() -> None:
    """A-3.5, A-R.38: among all that are face-down; what has been drawn is no longer among them."""
    game = begin(lucky=False)
    game.nature(*SIX_TILES)
    assert game.asked(NATURE) == "fomori"
    assert chances(game) == {"sineach": 32, "athach": 12, "monghfinn": 6}
    game.nature("athach", "monghfinn")
    assert chances(game) == {"sineach": 32, "athach": 11, "monghfinn": 5}


def test_the_fomori_supply_is_a_pool() -> None:
    """A-R.38: a placing is random among all that nobody has seen, and what goes back can be drawn again at once."""
    held = {RED: {"fomori": 3}, GREEN: {"fomori": 1}}
    game = arrival("druim_cett umall", "gaillim", fomori="ailech", goods=held, lucky=False)
    assert game.position.view()["supply"]["fomori"] == 49 - 4
    game.play(RED, "spread", "druim_cett")
    assert chances(game) == {"sineach": 31, "athach": 12, "monghfinn": 6}
    game.nature("monghfinn")
    assert game.position.view()["supply"]["fomori"] == 49 - 4 + 1
    game.play(RED, "spread", "druim_thuama")
    assert chances(game) == {"sineach": 31, "athach": 12, "monghfinn": 5}


# ---- tribes and discs -----------------------------------------------------------------------------------------------


def test_tribes_by_seat() -> None:
    """A-3.6, A-R.3: by default nobody is asked."""
    game = started(4)
    tribes = [leader(game, seat)["tribe"] for seat in (RED, GREEN, BLUE, YELLOW)]
    assert tribes == ["fir_bolg", "muintir_nemid", "mil_espaine", "tuath_de"]
    assert game.asked(RED) == "port"


def test_tribes_by_choice() -> None:
    """A-3.6, A-R.3: seat by seat each leader takes one that is still there; only then the starting player is drawn."""
    game = begin(3, lucky=False, tribes="chosen")
    game.nature(*SIX_TILES, *FOUR_FOMORI)
    assert game.asked(RED) == "tribe"
    assert leader(game, RED)["tribe"] is None
    assert game.options(RED) == ("fir_bolg", "muintir_nemid", "mil_espaine", "tuath_de")
    game.play(RED, "tuath_de")
    assert game.why_not(GREEN, "tuath_de").rule == "A-3.6"
    game.play(GREEN, "fir_bolg")
    game.play(BLUE, "mil_espaine")
    assert [leader(game, seat)["tribe"] for seat in (RED, GREEN, BLUE)] == ["tuath_de", "fir_bolg", "mil_espaine"]
    game.nature("discs", "discs", "fame", "p2")
    assert game.asked(GREEN) == "port"


@pytest.mark.parametrize(("reading", "in_hand", "stock"), [("two_in_hand", 2, 12), ("none_in_hand", 0, 14)])
def test_three_discs(reading: str, in_hand: int, stock: int) -> None:
    """A-3.6, A-R.1, A-R.35: of 17 discs two mark the points, one lies in the port, and two or none are in hand."""
    game = started(start_discs=reading)
    game.play(RED, "umall")
    assert (leader(game, RED)["discs"], leader(game, RED)["stock"]) == (in_hand, stock)
    assert 2 + discs_on(game, "umall")[1] + in_hand + stock == 17


def test_the_port_takes_the_third_of_the_three_discs() -> None:
    """A-3.6, A-3.9, A-R.1, A-R.35: by default two stay in hand, and the stock is not touched."""
    game = started()
    assert (leader(game, RED)["discs"], leader(game, RED)["stock"]) == (3, 12)
    game.play(RED, "umall")
    assert (leader(game, RED)["discs"], leader(game, RED)["stock"]) == (2, 12)


def test_two_blockers() -> None:
    """A-3.6: each leader has two, and sets them both in a round."""
    game = begin()
    until(game, "block")
    blocked = 0
    while RED in game.pending() and game.asked(RED) in ("block", "block-another"):
        for seat in (RED, GREEN):
            game.play(seat, game.options(seat)[0])
        blocked += 1
    assert blocked == 2


# ---- earning cards --------------------------------------------------------------------------------------------------


def test_three_stacks_of_eighteen_cards() -> None:
    """A-3.7"""
    assert [stack["size"] for stack in started().position.view()["stacks"]] == [18, 18, 18]


def test_the_stacks_are_mixed() -> None:
    """A-3.7, A-R.36: every back can come to the top of every stack, as often as it is among the cards that are left."""
    game = begin(lucky=False)
    game.nature(*SIX_TILES, *FOUR_FOMORI)
    for left in (18, 17, 16):
        assert game.asked(NATURE) == "top"
        assert chances(game) == {"discs": left, "arms": 18, "fame": 18}
        game.nature("discs")
    assert [stack["back"] for stack in game.position.view()["stacks"]] == ["discs"] * 3


def test_only_the_back_of_the_top_card_is_visible() -> None:
    """A-R.36: what lies below is known to nobody, and open until it comes to the top."""
    game = started()
    game.play(RED, "umall")
    game.play(GREEN, "gaillim")
    assert game.position.view()["stacks"][0] == {"back": "discs", "size": 18}
    game.play(RED, "left")
    assert chances(game) == {"discs": 16, "arms": 18, "fame": 17}


# ---- starting player and ports --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    """A-3.8: every leader with the same chance."""
    game = begin(seats, lucky=False)
    game.nature(*SIX_TILES, *FOUR_FOMORI, "discs", "discs", "fame")
    assert game.asked(NATURE) == "starting-player"
    assert chances(game) == {f"p{seat + 1}": 1 for seat in range(seats)}
    game.nature("p2")
    assert game.position.view()["starter"] == GREEN


def test_ports_are_chosen_in_turn_order() -> None:
    """A-3.9, A-R.3: a free port each, beginning with the starting player, whatever the tribes."""
    game = started(4, starter="p4")
    for seat, port in ((YELLOW, "umall"), (RED, "gaillim"), (GREEN, "latharna"), (BLUE, "corcach")):
        assert game.pending().keys() == {seat}
        game.play(seat, port)
        assert discs_on(game, port) == (seat, 1)
    assert game.asked(YELLOW) == "stack"


def test_a_taken_port_or_another_location_is_no_choice() -> None:
    """A-3.9"""
    game = started()
    assert game.why_not(RED, "temair").rule == "A-3.9"
    game.play(RED, "umall")
    assert game.why_not(GREEN, "umall").rule == "A-3.9"


def test_points_at_the_start() -> None:
    """A-3.10"""
    game = started(4)
    assert [leader(game, seat)["fame"] for seat in range(4)] == [4, 4, 4, 4]
    assert [leader(game, seat)["corruption"] for seat in range(4)] == [0, 0, 0, 0]


@settings(max_examples=20)
@given(data=st.data())
def test_T_9_after_setup_with_four_leaders(data: st.DataObject) -> None:
    """A-T.9, A-3.2, A-3.5, A-3.6, A-3.9, A-3.10: whatever chance brings and the leaders choose."""
    game = begin(4, lucky=False)
    while "stack" not in map(game.asked, game.pending()):
        seat = next(iter(game.pending()))
        game.play(seat, data.draw(st.sampled_from(game.options(seat))))
    view = game.position.view()
    assert view["supply"]["fomori"] == 46
    assert all(fomori_on(game, place) in ("sineach", "athach", "monghfinn") for place in BESIDE_THE_CASTLES)
    assert sum(location["fomori"] not in (None, "castle") for location in view["locations"]) == 4
    for seat, held in enumerate(view["leaders"]):
        assert (held["discs"], held["stock"], held["fame"], held["corruption"]) == (2, 12, 4, 0)
        own = [location for location in view["locations"] if location["owner"] == seat]
        assert [location["discs"] for location in own] == [1]
    assert len(view["display"]) == 6
