"""A-4, A-6: rounds and turns."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, begin, discs_on, leader, until
from tests.table import Played

PORTS = ("umall", "gaillim", "latharna", "corcach")


def to_move(game: Played) -> tuple[int, int]:
    """Whose turn it is, and how many actions are left in it."""
    view = game.position.view()
    return view["turn"], view["actions"]


def build_anywhere(game: Played, seat: int) -> None:
    game.play(seat, "build")
    game.play(seat, game.options(seat)[0])


# ---- course of the game ----------------------------------------------------------------------------------------


def test_a_round_is_an_earning_phase_and_an_action_phase() -> None:
    """A-4.1: cards, blockers, tiles, actions; then the next round begins with cards again."""
    game = begin()
    until(game, "stack")
    phases = []
    while game.position.view()["round"] < 3:
        phases.append((game.position.view()["round"], game.position.view()["phase"]))
        seat = next(iter(game.pending()))
        options = game.options(seat)
        game.play(seat, "pass" if "pass" in options else options[0])
    passed = [phase for phase, _ in groupby(phases) if phase[1] != "tiles"]
    assert passed == [(n, phase) for n in (1, 2) for phase in ("cards", "first_blocker", "second_blocker", "actions")]


def test_all_have_passed_before_the_next_round() -> None:
    """A-4.1, A-6.1: the action phase goes on as long as one leader has not passed; then cards are drawn again."""
    game = arrival(*PORTS[:3], round=2, goods={seat: {"discs": 0} for seat in (RED, GREEN, BLUE)})
    for seat in (RED, GREEN, BLUE):
        assert game.position.view()["phase"] == "actions"
        game.play(seat, "pass")
    view = game.position.view()
    assert (view["phase"], view["round"]) == ("cards", 3)
    assert [each["passed"] for each in view["leaders"]] == [False, False, False]


@pytest.mark.parametrize(("seats", "limit", "rounds"), [(2, 25, 6), (3, 21, 5), (4, 17, 4)])
def test_T_7_limit_and_rounds(seats: int, limit: int, rounds: int) -> None:
    """A-T.7, A-4.2: the more leaders, the lower the limit and the shorter the game."""
    view = begin(seats).position.view()
    assert (view["limit"], view["rounds"]) == (limit, rounds)
    for round in range(1, rounds + 1):
        nothing = {seat: {"discs": 0} for seat in range(seats)}
        game = arrival(*PORTS[:seats], round=round, goods=nothing, corruption=[limit - 1] * seats)
        for seat in range(seats):
            game.play(seat, "pass")
        assert game.position.over == (round == rounds)


# ---- taking turns --------------------------------------------------------------------------------------------


def test_leaders_take_turns_clockwise() -> None:
    """A-6.1, A-1.10: after the last seat comes the first."""
    game = arrival(*PORTS, turn=YELLOW, goods={seat: {"discs": 4} for seat in range(4)})
    for seat in (YELLOW, RED, GREEN, BLUE, YELLOW):
        assert to_move(game) == (seat, 2)
        assert game.pending().keys() == {seat}
        build_anywhere(game, seat)
        build_anywhere(game, seat)


def test_those_who_have_passed_are_skipped() -> None:
    """A-6.1: until all have passed; the last one goes on alone."""
    game = arrival(*PORTS[:3], goods={seat: {"discs": 6} for seat in range(3)})
    build_anywhere(game, RED)
    build_anywhere(game, RED)
    game.play(GREEN, "pass", "d3s0h0")
    build_anywhere(game, BLUE)
    build_anywhere(game, BLUE)
    assert to_move(game) == (RED, 2)
    game.play(RED, "pass", "d3s0h0")
    assert to_move(game) == (BLUE, 2)
    build_anywhere(game, BLUE)
    build_anywhere(game, BLUE)
    assert to_move(game) == (BLUE, 2)
    game.play(BLUE, "pass", "d2s0h0")
    assert game.position.view()["phase"] == "cards"


# ---- two actions --------------------------------------------------------------------------------------


def test_two_actions_a_turn() -> None:
    """A-6.2: two different ones, in any order; then the next leader is to move."""
    for first, second in ((("build", "umall"), ("shield", "magnata")), (("shield", "magnata"), ("build", "umall"))):
        game = arrival("umall", "gaillim", goods={RED: {"discs": 3, "shields": 3}})
        game.play(RED, *first)
        assert to_move(game) == (RED, 1)
        game.play(RED, *second)
        assert to_move(game) == (GREEN, 2)


def test_the_same_action_twice() -> None:
    """A-6.2"""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 3}})
    game.play(RED, "build", "umall", "build", "umall")
    assert discs_on(game, "umall") == (RED, 3)
    assert to_move(game) == (GREEN, 2)


def test_no_turn_stops_after_one_action() -> None:
    """A-6.2, A-R.44: with an action left a turn ends by PASS only."""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 3}}, tiles={RED: "high_walls"})
    assert game.why_not(RED, "done").rule == "A-6.2"
    game.play(RED, "build", "umall")
    assert game.why_not(RED, "done").rule == "A-6.2"


def test_no_third_action() -> None:
    """A-6.2: only a tile is left to use."""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 3, "shields": 1}}, tiles={RED: "high_walls"})
    game.play(RED, "build", "umall", "build", "umall")
    assert game.options(RED) == ("tile", "done")
    for action in ("build", "shield", "spread", "repel", "pass"):
        assert game.why_not(RED, action).rule == "A-6.2"


def test_who_finds_no_second_action_must_pass() -> None:
    """A-R.44: without usable Fomori nothing else is left."""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 1}})
    game.play(RED, "build", "umall")
    assert game.options(RED) == ("pass",)
    game.play(RED, "pass")
    assert leader(game, RED)["passed"]
    assert to_move(game) == (GREEN, 2)


def test_T_15_one_action_in_the_very_first_turn() -> None:
    """A-T.15, A-6.3, A-R.9: each leader's first turn of round 1 ends after one action, the second after two."""
    game = begin(3)
    until(game, "act")
    for seat in (RED, GREEN, BLUE):
        assert to_move(game) == (seat, 1)
        build_anywhere(game, seat)
    for seat in (RED, GREEN, BLUE):
        assert to_move(game) == (seat, 2)
        game.play(seat, game.options(seat)[0])
        game.play(seat, game.options(seat)[0])
        assert to_move(game) == (seat, 1)
        while game.pending().keys() == {seat}:
            game.play(seat, game.options(seat)[0])


def test_tiles_do_not_count_in_the_very_first_turn() -> None:
    """A-6.3, A-6.5: a tile before and a tile after the one action."""
    first_turn = {"begun": 1 << RED}
    tiles = {RED: "high_walls trail_of_the_salmons"}
    game = arrival("umall:2", "gaillim", round=1, actions=1, state=first_turn, tiles=tiles, goods={RED: {"discs": 1}})
    game.play(RED, "tile", "high_walls", "build", "umall", "tile", "trail_of_the_salmons")
    assert to_move(game) == (GREEN, 1)


def test_only_the_first_round_begins_with_one_action() -> None:
    """A-6.3, A-R.9: in the second round the first turn has two."""
    game = begin(2)
    until(game, "act")
    while game.position.view()["round"] == 1:
        seat = next(iter(game.pending()))
        game.play(seat, "pass" if "pass" in game.options(seat) else game.options(seat)[0])
    until(game, "act")
    for _ in range(2):
        seat, actions = to_move(game)
        assert actions == 2
        game.play(seat, game.options(seat)[0])
        while game.pending().keys() == {seat}:
            game.play(seat, game.options(seat)[0])


# ---- what there is to do ------------------------------------------------------------------------------

PLENTY = {"discs": 3, "swords": 3, "shields": 3}


def test_the_five_actions() -> None:
    """A-6.4: PASS where no Fomori have to be used, SPREAD where they can be, and the other three."""
    game = arrival("umall druim_cett", "gaillim", fomori="ailech", goods={RED: PLENTY})
    assert game.options(RED) == ("build", "shield", "repel", "pass")
    game = arrival("umall druim_cett", "gaillim", fomori="ailech", goods={RED: {**PLENTY, "fomori": 1}})
    assert game.options(RED) == ("build", "shield", "spread", "repel")


@pytest.mark.parametrize(
    ("action", "answers"),
    [("build", ["umall"]), ("shield", ["magnata"]), ("spread", ["druim_thuama"]), ("repel", ["ailech"])],
)
def test_each_action_is_one_action(action: str, answers: list[str]) -> None:
    """A-6.2, A-6.4"""
    game = arrival("umall druim_cett", "gaillim", fomori="ailech", goods={RED: {**PLENTY, "fomori": 1}})
    game.play(RED, action, *answers)
    assert to_move(game) == (RED, 1)


def test_pass_ends_the_turn() -> None:
    """A-6.4, A-6.2: as the first action it takes the second with it."""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 3}})
    game.play(RED, "pass", "d3s0h0")
    assert to_move(game) == (GREEN, 2)


def test_tiles_before_between_and_after_actions() -> None:
    """A-6.5: as many as one likes, and none of them is an action."""
    tiles = "high_walls flight_of_the_wild_geese trail_of_the_salmons emers_mercy"
    game = arrival("umall", "gaillim", goods={RED: {"discs": 2}}, tiles={RED: tiles})
    game.play(RED, "tile", "high_walls", "tile", "emers_mercy")
    assert to_move(game) == (RED, 2)
    game.play(RED, "build", "umall")
    game.play(RED, "tile", "flight_of_the_wild_geese")
    assert to_move(game) == (RED, 1)
    game.play(RED, "build", "umall")
    assert to_move(game) == (RED, 0)
    game.play(RED, "tile", "trail_of_the_salmons")
    assert to_move(game) == (GREEN, 2)


def test_a_tile_after_the_last_action_may_be_kept() -> None:
    """A-6.5: leaders may use them, they need not."""
    game = arrival("umall", "gaillim", goods={RED: {"discs": 2}}, tiles={RED: "high_walls"})
    game.play(RED, "build", "umall", "build", "umall", "done")
    assert leader(game, RED)["tiles"] == ["high_walls"]
    assert to_move(game) == (GREEN, 2)


def test_trophies_before_between_and_after_actions() -> None:
    """A-6.5: a castle trophy is no action either."""
    held = {"discs": 2, "fomori": 9}
    game = arrival("umall", "gaillim", goods={RED: held}, castles="tor_mor", state={"trophies": [3, 0]})
    game.play(RED, "trophy", "3")
    assert to_move(game) == (RED, 2)
    game.play(RED, "build", "umall", "trophy", "3")
    assert to_move(game) == (RED, 1)
    game.play(RED, "build", "umall", "trophy", "3")
    assert leader(game, RED)["fomori"] == 0
    assert to_move(game) == (GREEN, 2)


def test_tiles_and_trophies_in_the_own_turn_only() -> None:
    """A-6.5"""
    game = arrival("umall", "gaillim", tiles={GREEN: "high_walls"}, castles="tor_mor", state={"trophies": [0, 1]})
    assert game.pending().keys() == {RED}
    assert game.why_not(GREEN, "tile").message.key == "core-not-asked"
    assert game.why_not(GREEN, "trophy").message.key == "core-not-asked"


# ---- A-R.45: the starting player card -------------------------------------------------------------------------------


def test_the_order_of_the_running_round_stays() -> None:
    """A-R.45: the first to pass has the card at once, but leads from the next earning phase on."""
    game = arrival(*PORTS[:3], goods={seat: {"discs": 6} for seat in range(3)})
    build_anywhere(game, RED)
    build_anywhere(game, RED)
    game.play(GREEN, "pass", "d3s0h0")
    view = game.position.view()
    assert (view["starter"], view["next_starter"]) == (RED, GREEN)
    assert to_move(game) == (BLUE, 2)
    game.play(BLUE, "pass", "d3s0h0")
    assert game.position.view()["next_starter"] == GREEN
    assert to_move(game) == (RED, 2)
    game.play(RED, "pass", "d3s0h0")
    assert game.position.view()["starter"] == GREEN
    for seat in (GREEN, BLUE, RED):
        assert game.pending().keys() == {seat}
        game.play(seat, "left")
