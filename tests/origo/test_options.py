"""The options: each value changes what it says, and nothing else."""

from __future__ import annotations

from dataclasses import fields as state_fields
from pathlib import Path
from random import Random

import pytest

from tests.origo.board import BLUE, RED, REGION, game, log, origo, owner, player, skip
from tests.origo.helpers import gains
from tuath.core.game import Option
from tuath.core.playout import playout
from tuath.core.position import replay
from tuath.core.record import Record
from tuath.games.origo.queries import supreme

ORIGO = game()


def test_the_options_and_their_defaults() -> None:
    """O-4.1, O-R.6, O-R.10, O-R.15, O-R.16, O-R.49, O-R.5: the reading named first is the default."""
    assert {option.name: option.values for option in ORIGO.options} == {
        "tribes": ("by_seat", "chosen"),
        "clan_moves": ("by_place", "in_total"),
        "supremacy": ("with_gaps", "without_gaps"),
        "sailing": ("any_time", "in_one_go"),
        "population": ("beside", "attacked"),
        "standstill": ("plays_on", "ends"),
        "placement": ("clockwise", "back_and_forth"),
        "shuffling": ("at_once", "when_needed"),
        "questions": ("needed", "all"),
    }
    assert ORIGO.complete(2, {}).options == tuple((option.name, option.values[0]) for option in ORIGO.options)


def test_an_older_record_means_the_rules_of_its_time() -> None:
    """O-R.5: a game from before there was a choice shuffles when a card is needed."""
    old = {option.name: option.values[0] for option in ORIGO.options if option.name != "shuffling"}
    assert dict(ORIGO.recall(2, old).options) == {**old, "shuffling": "when_needed"}
    assert dict(ORIGO.complete(2, old).options)["shuffling"] == "at_once"


@pytest.mark.parametrize("path", sorted((Path(__file__).parent.parent / "records" / "origo").glob("*.tuath")))
def test_records_of_before_still_play(path: Path) -> None:
    """O-R.5: answer by answer to the result they tell."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    position = replay(record, ORIGO)
    assert position.over
    assert position.count == len(record.answers)


@pytest.mark.parametrize("option", ORIGO.options[1:], ids=lambda option: option.name)
def test_an_option_changes_nothing_at_the_start(option: Option) -> None:
    one, other = (ORIGO.setup(ORIGO.complete(3, {option.name: value})) for value in option.values)
    assert all(getattr(one, f.name) == getattr(other, f.name) for f in state_fields(one) if f.name != "options")


@pytest.mark.parametrize(("value", "key"), [("by_place", "clan-scored"), ("in_total", "clans-scored")])
def test_moves_for_clans(value: str, key: str) -> None:
    """O-R.6: place by place, or the sum of each player at once, most points first."""
    state = {"due": 1, "has_acted": True}
    played = origo("A1 A2 A3 A4", "C1 C2 C3 G1 G2 G3", "E1 E2 E3", state=state, clan_moves=value)
    skip(played, 0, 1, 2)
    assert gains(played, "clan-scored", "clans-scored") == gains(played, key) == [("p1", 8), ("p2", 8), ("p3", 4)]
    assert [player(played, seat)["points"]["clans"] for seat in range(3)] == [8, 8, 4]


def test_moves_for_clans_can_differ_on_the_path() -> None:
    """O-R.6, O-12.2: red's two moves pass blue's space differently from one move of the sum."""
    red, blue = "A1 A2 A3 A4 G1 G2 G3", "C1 C2 C3"
    state = {"due": 1, "has_acted": True}
    ends = {}
    for value in ("by_place", "in_total"):
        played = origo(red, blue, state=state, leaders=(10, 18), clan_moves=value)
        skip(played, 0, 1)
        key = "clan-scored" if value == "by_place" else "clans-scored"
        ends[value] = [line["total"] for line in log(played, key) if line["seat"] == "seat:p1"][-1]
    assert ends == {"by_place": 23, "in_total": 23 - 1}


@pytest.mark.parametrize(("value", "ruler"), [("with_gaps", RED), ("without_gaps", None)])
def test_supremacy_with_gaps(value: str, ruler: int | None) -> None:
    """O-R.10"""
    played = origo("C4 D4", "A1", founded="belgica", supremacy=value)
    assert supreme(played.state, REGION["belgica"]) == ruler
    full = origo("belgica", "A1", founded="belgica", supremacy=value)
    assert supreme(full.state, REGION["belgica"]) == RED


@pytest.mark.parametrize(("value", "again"), [("any_time", True), ("in_one_go", False)])
def test_other_actions_between_sailing(value: str, again: bool) -> None:
    """O-R.15"""
    played = origo("J5 B7 A1", "H10", sailing=value)
    played.play(RED, "sail", "J5", "J6", "done")
    played.play(RED, "migrate", "A1", "A2")
    assert played.may(RED, "sail") == again
    if not again:
        assert played.why_not(RED, "sail").rule == "O-R.15"
        skip(played, RED, BLUE)
        assert played.may(RED, "sail")


@pytest.mark.parametrize(("value", "fits"), [("beside", False), ("attacked", True)])
def test_population_in_defence(value: str, fits: bool) -> None:
    """O-R.16: the attacked shield alone is enough, or not."""
    played = origo("E8 F7", "E7", founded="poland", hands={RED: "row:E", BLUE: "population"}, population=value)
    played.play(RED, "attack", "E7", "row:E", "stop")
    assert played.may(BLUE, "population") == fits


@pytest.mark.parametrize(("value", "over"), [("plays_on", False), ("ends", True)])
def test_a_standstill(value: str, over: bool) -> None:
    """O-R.49: three rounds in a row without expansion and attack."""
    played = origo("A1", "H10", standstill=value)
    for start, end in (("A1", "A2"), ("A2", "A1"), ("A1", "A2")):
        assert not played.position.over
        played.play(RED, "migrate", start, end)
        played.play(RED, "done")
        skip(played, BLUE)
    assert played.position.over == over
    if over:
        assert played.position.result is not None
        assert played.position.result.ending == "standstill"


def test_an_expansion_interrupts_a_standstill() -> None:
    """O-R.49"""
    played = origo("A1", "H10", hands={RED: "row:C"}, standstill="ends")
    for start, end in (("A1", "A2"), ("A2", "A1")):
        played.play(RED, "migrate", start, end)
        played.play(RED, "done")
        skip(played, BLUE)
    played.play(RED, "expand", "row:C", "C5")
    played.play(RED, "done")
    skip(played, BLUE)
    assert not played.position.over
    assert played.state.quiet_rounds == 0
    assert owner(played, "C5") == RED


@pytest.mark.parametrize("option", ORIGO.options, ids=lambda option: option.name)
def test_games_end_under_every_option(option: Option) -> None:
    for value in option.values:
        for seats in ORIGO.seats:
            state = ORIGO.setup(ORIGO.complete(seats, {option.name: value}))
            playout(ORIGO, state, Random(seats))
            assert ORIGO.result(state) is not None


def test_an_attack_interrupts_a_standstill() -> None:
    """O-R.49: also one that is lost."""
    played = origo(
        "E8 A1", "E7 D7 F7", founded="poland", hands={RED: "row:E"}, standstill="ends", state={"quiet_rounds": 2}
    )
    played.play(RED, "attack", "E7", "row:E", "stop")
    played.play(RED, "done")
    skip(played, BLUE)
    assert not played.position.over
    assert played.state.quiet_rounds == 0
