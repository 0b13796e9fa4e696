"""The options of A-R: each value changes what it says, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, arrival, begin, leader
from tests.arrival.helpers import CASTLES, CONNECTED, PORTS, about_to_earn, all_pass, maps, on_map, repel_options
from tests.table import Played
from tuath.core.game import Game, Result
from tuath.core.position import Position, replay
from tuath.core.question import NATURE
from tuath.core.record import Record
from tuath.games import find

ARRIVAL = find("arrival")


def test_the_options_and_their_defaults() -> None:
    """A-R.3, A-5.6, A-R.35, A-R.5, A-R.21, A-R.26, A-R.47, A-R.13: the reading named first is the default."""
    assert {option.name: option.values for option in ARRIVAL.options} == {
        "tribes": ("by_seat", "chosen"),
        "blockers": ("together", "in_turn"),
        "start_discs": ("two_in_hand", "none_in_hand"),
        "shortage": ("printed", "received"),
        "castles": ("distant", "connected"),
        "overrun_tie": ("collected", "final"),
        "ports": ("open", "closed"),
        "late_tiles": ("allowed", "not_allowed"),
        "questions": ("needed", "all"),
    }
    assert ARRIVAL.complete(2, {}).options == tuple((option.name, option.values[0]) for option in ARRIVAL.options)


# ---- nothing else ---------------------------------------------------------------------------------------------------


def differences(one: Any, other: Any) -> set[str]:
    """The fields in which two states differ, the options themselves apart."""
    names = {field.name for field in fields(one)} - {"options"}
    return {name for name in names if getattr(one, name) != getattr(other, name)}


@pytest.mark.parametrize(
    ("option", "value", "changed"),
    [
        ("tribes", "chosen", {"tribes"}),
        ("blockers", "in_turn", set()),
        ("start_discs", "none_in_hand", {"discs", "stock"}),
        ("shortage", "received", set()),
        ("castles", "connected", set()),
        ("overrun_tie", "final", set()),
        ("ports", "closed", set()),
        ("late_tiles", "not_allowed", set()),
    ],
)
def test_what_an_option_changes_before_the_start(option: str, value: str, changed: set[str]) -> None:
    """A-R.3, A-R.35: tribes not yet taken, discs not in hand; no other option changes anything in the setup."""
    default, other = ARRIVAL.setup(ARRIVAL.complete(3, {})), ARRIVAL.setup(ARRIVAL.complete(3, {option: value}))
    assert differences(default, other) == changed


def whole_game(seed: int, **options: str) -> Position[Any]:
    """A game of three leaders by chance; those who choose at the same time answer in turn."""
    position, rng = Position(ARRIVAL, ARRIVAL.complete(3, options), seed), Random(seed)
    while not position.over:
        seat, decision = next(iter(position.pending.items()))
        position.play(seat, rng.choice(decision.values))
    return position


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("blockers", "in_turn"),
        ("shortage", "received"),
        ("castles", "connected"),
        ("overrun_tie", "final"),
        ("ports", "closed"),
    ],
)
def test_a_game_without_the_doubtful_case_plays_the_same(option: str, value: str, seed: int) -> None:
    """A-5.6, A-R.5, A-R.21, A-R.26, A-R.47: a game played under the other reading, answer by answer by the default."""
    played = whole_game(seed, **{option: value})
    again = Position(ARRIVAL, ARRIVAL.complete(3, {}))
    for seat, _, answer in played.history():
        again.play(seat, answer)
    assert differences(played.state, again.state) == set()
    assert again.result == played.result


def test_a_game_with_chosen_tribes_plays_the_same() -> None:
    """A-R.3: when everybody takes the tribe of his seat, the two ways differ in the choosing only."""
    played = whole_game(seed=3)  # like any other
    again = Position(ARRIVAL, ARRIVAL.complete(3, {"tribes": "chosen"}))
    for seat, _, answer in played.history():
        while any(decision.key == "arrival-tribe" for decision in again.pending.values()):
            chooser = next(iter(again.pending))
            again.play(chooser, chooser)
        again.play(seat, answer)
    assert differences(played.state, again.state) == set()
    assert again.result == played.result


def test_an_older_record_means_the_rules_of_its_time() -> None:
    """A-R.13, A-R.26: what it does not name is played as before there was a choice; what it names stays as it is."""
    later = {"late_tiles": "not_allowed", "questions": "all"}
    old = {option.name: option.values[0] for option in ARRIVAL.options if option.name not in later}
    assert dict(ARRIVAL.recall(2, {**old, "overrun_tie": "final"}).options) == {
        **old,
        "overrun_tie": "final",
        **later,
    }
    assert dict(ARRIVAL.complete(2, old).options)["late_tiles"] == "allowed"
    assert dict(ARRIVAL.recall(2, {**old, "late_tiles": "allowed"}).options)["late_tiles"] == "allowed"


@pytest.mark.parametrize("path", sorted((Path(__file__).parent.parent / "records" / "arrival").glob("*.tuath")))
def test_records_of_before_still_play(path: Path) -> None:
    """A-R.13, A-R.26: answer by answer to the result they tell."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    position = replay(record, ARRIVAL)
    assert position.over
    assert position.count == len(record.answers)


# ---- tribes ---------------------------------------------------------------------------------------------------------


def let_chance(game: Played, starter: str = "p2") -> None:
    """The first outcome of every draw, but this starting player."""
    while NATURE in game.pending():
        game.nature(starter if game.asked(NATURE) == "starting-player" else game.options(NATURE)[0])


def test_tribes_by_seat() -> None:
    """A-R.3: nobody is asked; the first question is the port of the starting player."""
    game = begin(3, lucky=False)
    let_chance(game)
    tribes = [leader(game, seat)["tribe"] for seat in (RED, GREEN, BLUE)]
    assert tribes == ["fir_bolg", "muintir_nemid", "mil_espaine"]
    assert game.asked(GREEN) == "port"


def test_tribes_chosen() -> None:
    """A-R.3: seat by seat, one each, none twice; then the starting player is drawn, and the ports follow."""
    game = begin(3, lucky=False, tribes="chosen")
    let_chance(game)
    assert game.options(RED) == ("fir_bolg", "muintir_nemid", "mil_espaine", "tuath_de")
    game.play(RED, "tuath_de")
    assert game.why_not(GREEN, "tuath_de").rule == "A-3.6"
    game.play(GREEN, "fir_bolg")
    assert game.options(BLUE) == ("muintir_nemid", "mil_espaine")
    assert game.position.view()["starter"] is None
    game.play(BLUE, "mil_espaine")
    assert [leader(game, seat)["tribe"] for seat in (RED, GREEN, BLUE)] == ["tuath_de", "fir_bolg", "mil_espaine"]
    let_chance(game)
    assert game.asked(GREEN) == "port"


# ---- blockers -------------------------------------------------------------------------------------------------------


def until_blockers(**options: str) -> Played:
    """A game of three leaders, begun by Green, up to the first blocker."""
    game = begin(3, lucky=False, **options)
    let_chance(game)
    while not any(game.asked(seat) == "block" for seat in game.pending()):
        seat = next(iter(game.pending()))
        game.play(seat, game.options(seat)[0])
        let_chance(game)
    return game


def test_blockers_together() -> None:
    """A-5.6: all are asked at once, in whatever order they answer, and nobody sees another's choice before the last."""
    game = until_blockers()
    assert set(game.pending()) == {RED, GREEN, BLUE}
    game.play(RED, "top")
    assert set(game.pending()) == {GREEN, BLUE}
    assert all(leader(game, seat)["blocked"] == [] for seat in (RED, GREEN, BLUE))
    game.play(BLUE, "middle")
    game.play(GREEN, "bottom")
    let_chance(game)
    assert [leader(game, seat)["blocked"] for seat in (RED, GREEN, BLUE)] == [["top"], ["bottom"], ["middle"]]


def test_blockers_in_turn() -> None:
    """A-5.6: one after the other from the starting player on, each seen by those who follow; both times."""
    game = until_blockers(blockers="in_turn")
    for section in ("top", "middle"):
        for seat in (GREEN, BLUE, RED):
            assert list(game.pending()) == [seat]
            game.play(seat, section)
            assert section in leader(game, seat)["blocked"]
        let_chance(game)


# ---- discs at the start ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "discs", "stock"), [("two_in_hand", 2, 12), ("none_in_hand", 0, 14)])
def test_discs_at_the_start(value: str, discs: int, stock: int) -> None:
    """A-R.35: two in hand beside the one in the port, or none; with two on the tracks there are 17 either way."""
    game = begin(2, start_discs=value)
    game.play(RED, "umall")
    game.play(GREEN, "gaillim")
    for seat in (RED, GREEN):
        assert (leader(game, seat)["discs"], leader(game, seat)["stock"]) == (discs, stock)
    assert discs + stock + 1 + 2 == 17


# ---- shortage of Fomori ---------------------------------------------------------------------------------------------


def short_of_fomori(supply: int, **options: str) -> Mapping[str, Any]:
    """Two leaders earn two Fomori each, and so many are there."""
    game = about_to_earn(
        "D01 D02 D12 D13", "D04 D05 D15 D16", open={RED: "middle", GREEN: "middle"}, castles="", corruption=(1, 1),
        state={"face_down": [supply, 0, 0]}, **options,
    )  # fmt: skip
    return game.position.view()


@pytest.mark.parametrize(
    ("value", "supply", "corruption"),
    [("printed", 1, (3, 3)), ("received", 1, (2, 1)), ("received", 3, (3, 2)), ("received", 4, (3, 3))],
)
def test_corruption_in_a_shortage(value: str, supply: int, corruption: tuple[int, int]) -> None:
    """A-R.5: as printed, or only as many points as Fomori were received."""
    leaders = short_of_fomori(supply, shortage=value)["leaders"]
    assert (leaders[RED]["corruption"], leaders[GREEN]["corruption"]) == corruption
    assert [each["fomori"] for each in leaders] == [min(2, (supply + 1) // 2), min(2, supply // 2)]


def test_a_shortage_changes_nothing_but_corruption() -> None:
    """A-R.5: all else is paid out alike."""
    printed, received = (short_of_fomori(1, shortage=value) for value in ("printed", "received"))
    for here, there in zip(printed["leaders"], received["leaders"], strict=True):
        assert {**here, "corruption": 0} == {**there, "corruption": 0}
    assert {**printed, "leaders": []} == {**received, "leaders": []}


# ---- castles --------------------------------------------------------------------------------------------------------


def under(game: Played, rules: Game[Any] = ARRIVAL, **options: str) -> Played:
    """The same position under other options, or on another map with the same locations."""
    setup = rules.complete(game.position.setup.seats, {**dict(game.position.setup.options), **options})
    start, settled = game.position.start.copy(), rules.setup(setup)
    start.printed, start.options = settled.printed, settled.options
    return Played(Position(rules, setup, None, start), game.lucky)


def test_castles_only_from_the_connected_location() -> None:
    """A-R.21: the distant attack is legal by default and out of reach under the other reading."""
    default = arrival("ros_guill", "umall", goods={RED: {"swords": 4}})
    connected = under(default, castles="connected")
    assert default.may(RED, "repel", "dun_balair")
    assert connected.why_not(RED, "repel", "dun_balair").rule == "A-R.21"
    connected.play(RED, "repel", "tor_mor")
    assert (leader(connected, RED)["fame"], leader(connected, RED)["trophies"]) == (14, 1)


def test_a_castle_out_of_reach_is_told_by_the_reading_of_the_table() -> None:
    """A-R.21, A-10.2: a castle that a neighbour province would reach is refused by the option, a Fomori by the rule."""
    game = arrival("ros_guill", "umall", fomori="loch_lein", goods={RED: {"swords": 4}})
    connected = under(game, castles="connected")
    assert connected.why_not(RED, "repel", "tor_conaing").message.key == "arrival-no-repel-castle-from-afar"
    assert connected.why_not(RED, "repel", "loch_lein").rule == "A-10.2"
    assert game.why_not(RED, "repel", "loch_lein").rule == "A-10.2"


def test_fomori_on_castle_locations_only_from_the_connected_location() -> None:
    """A-R.21: what holds for castles holds for a Fomori on an emptied castle location."""
    default = arrival("ros_guill", "umall", castles="", fomori="dun_balair ailech", goods={RED: {"swords": 4}})
    assert default.may(RED, "repel", "dun_balair")
    assert under(default, castles="connected").why_not(RED, "repel", "dun_balair").rule == "A-R.21"


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(0, 3))
def test_only_castles_are_out_of_reach(drawn: dict[str, Any], fame: int) -> None:
    """A-R.21: on any map, the other reading takes away castle locations without a connection, and nothing else."""
    default = on_map(drawn, fame=(fame,), goods={RED: {"swords": 4}})
    own = {each["id"] for each in default.position.view()["locations"] if each["owner"] == RED}
    distant = {castle for castle in CASTLES if not CONNECTED[castle] & own}
    connected = under(default, castles="connected")
    assert repel_options(connected) == repel_options(default) - distant


# ---- ties after an overrun ------------------------------------------------------------------------------------------


def result_of(game: Played) -> Result:
    """How the last round ends when everybody passes."""
    all_pass(game)
    result = game.position.result
    assert result is not None
    return result


@pytest.mark.parametrize(("value", "winner"), [("final", GREEN), ("collected", RED)])
def test_a_tie_by_fame_at_the_end_or_by_fame_collected(value: str, winner: int) -> None:
    """A-R.26: Red collects 2 fame and spends 2, Green collects 1 and keeps it."""
    game = arrival(
        "umall", "gaillim corcach", corruption=(3, 3), round=6, overrun_tie=value,
        tiles={RED: "flight_of_the_wild_geese", GREEN: "silver_in_the_hills:ochre"},
    )  # fmt: skip
    game.play(RED, "tile", "flight_of_the_wild_geese", "build", "mag_adair", "build", "umall")
    game.play(GREEN, "tile", "silver_in_the_hills:ochre", "build", "gaillim", "build", "gaillim")
    assert (leader(game, RED)["fame"], leader(game, GREEN)["fame"]) == (4, 5)
    assert result_of(game) == Result("overrun", (winner,), (3, 3))


@pytest.mark.parametrize(("value", "winners"), [("final", (GREEN,)), ("collected", (RED, GREEN))])
def test_equal_fame_collected_is_shared(value: str, winners: tuple[int, ...]) -> None:
    """A-R.26, A-R.25: Red has spent 2 fame on an outpost; collected, the two are equal."""
    game = arrival("umall", "gaillim", round=6, overrun_tie=value)
    game.play(RED, "build", "mag_adair", "build", "umall")
    assert (leader(game, RED)["fame"], leader(game, GREEN)["fame"]) == (2, 4)
    assert result_of(game) == Result("overrun", winners, (0, 0))


@pytest.mark.parametrize("value", ["final", "collected"])
def test_fame_collected_matters_in_a_tie_after_an_overrun_only(value: str) -> None:
    """A-R.26: neither where corruption differs, nor when the Fomori are repelled."""
    position: dict[str, Any] = {"fame": (4, 4), "round": 6, "corruption": (3, 2), "state": {"collected": [20, 4]}}
    overrun = arrival("corcach", "inber_scene", overrun_tie=value, **position)
    assert result_of(overrun) == Result("overrun", (GREEN,), (3, 2))
    repelled = arrival("corcach", "inber_scene", castles="", overrun_tie=value, **position)
    assert result_of(repelled) == Result("repelled", (GREEN,), (5, 5))


# ---- from port to port ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    """The game on a map with a drawn connection between the ports Umall and Gaillim."""
    material = json.loads(json.dumps(ARRIVAL.material()))
    material["map"]["connections"].append(["umall", "gaillim"])
    path = tmp_path_factory.mktemp("ferry") / "arrival.json"
    path.write_text(json.dumps(material), encoding="utf-8")
    return find("arrival", path)


@pytest.mark.parametrize(("held", "target"), [("umall", "gaillim"), ("gaillim", "umall")])
def test_a_drawn_connection_between_ports(ferry: Game[Any], held: str, target: str) -> None:
    """A-R.18, A-R.47: by default it works like any other; by the letter of A-9.7 it is closed to Fomori, both ways."""
    game = arrival("corcach", "inber_scene", fomori=held, goods={RED: {"fomori": 1}})
    assert game.why_not(RED, "spread", target).rule == "A-9.1"
    assert under(game, ferry).may(RED, "spread", target)
    assert not under(game, ferry, ports="closed").may(RED, "spread", target)


def test_a_closed_connection_is_closed_to_fomori_only(ferry: Game[Any]) -> None:
    """A-R.47, A-9.7: tribes go from port to port as ever, and Fomori from a port to locations that are none."""
    game = arrival(
        "umall", "inber_scene", fomori="gaillim", fame=(0,), goods={RED: {"fomori": 1, "swords": 1, "discs": 1}}
    )
    closed = under(game, ferry, ports="closed")
    assert closed.may(RED, "spread", "conmaicne")
    closed.play(RED, "repel", "gaillim", "build", "gaillim")
    assert leader(closed, RED)["fame"] == 1


def test_a_usable_connection_forbids_passing(ferry: Game[Any]) -> None:
    """A-R.47, A-11.1: Gaillim is all that a Fomori on Umall could reach; closed, it holds nobody at the table."""
    game = arrival(
        "conmaicne", "cruachain", castles="", fomori="umall", shields={"magnata": 1}, goods={RED: {"fomori": 1}}
    )
    assert under(game, ferry).why_not(RED, "pass").rule == "A-11.1"
    assert under(game, ferry, ports="closed").may(RED, "pass")


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(1, 6))
def test_on_our_map_closed_ports_make_no_difference(drawn: dict[str, Any], fomori: int) -> None:
    """A-R.47: our map has no drawn connection between two ports; on any position the targets are the same."""
    game = on_map(drawn, goods={RED: {"fomori": fomori}})
    assert not any(CONNECTED[port] & PORTS for port in PORTS)
    assert spread_options(under(game, ports="closed")) == spread_options(game)


def spread_options(game: Played) -> set[str]:
    """Where the leader whose turn it is may spread Fomori."""
    if "spread" not in game.options(RED):
        return set()
    game.play(RED, "spread")
    return set(game.options(RED))


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(1, 6))
def test_closing_the_ferry_takes_away_its_two_ends_only(ferry: Game[Any], drawn: dict[str, Any], fomori: int) -> None:
    """A-R.47, A-R.18: on a map with such a connection, closed it is as if it were not drawn."""
    game = on_map(drawn, goods={RED: {"fomori": fomori}})
    without = spread_options(on_map(drawn, goods={RED: {"fomori": fomori}}))
    opened, closed = spread_options(under(game, ferry)), spread_options(under(game, ferry, ports="closed"))
    assert closed == without
    assert opened - closed <= {"umall", "gaillim"}
    assert closed <= opened
