"""O-5: start shields."""

from __future__ import annotations

import pytest

from tests.origo.board import BLUE, RED, begin, free_of, origo, player


@pytest.mark.parametrize(("seats", "start"), [(2, 12), (3, 8), (4, 5), (5, 4)])
def test_one_shield_each_in_turn(seats: int, start: int) -> None:
    """O-5.1: from the youngest on, clockwise, until everybody has placed the start number; then round one begins."""
    played = begin(seats)
    for placed in range(start):
        for seat in range(seats):
            assert list(played.pending()) == [seat]
            assert played.asked(seat) == "start"
            assert player(played, seat)["supply"] == played.state.printed.shields[seats].supply - placed
            played.play(seat, played.options(seat)[0])
    assert played.asked(RED) == "act"
    assert played.position.view()["round"] == 1
    assert played.position.view()["starter"] == RED


@pytest.mark.parametrize(("seats", "start"), [(2, 12), (3, 8), (4, 5), (5, 4)])
def test_back_and_forth(seats: int, start: int) -> None:
    """O-5.1, option: every other time from the last player to the first; the first round begins as always."""
    played = begin(seats, placement="back_and_forth")
    for time in range(start):
        order = list(range(seats))
        for seat in order[::-1] if time % 2 else order:
            assert list(played.pending()) == [seat]
            played.play(seat, played.options(seat)[0])
    assert played.asked(RED) == "act"
    assert played.position.view()["starter"] == RED


def test_any_free_field() -> None:
    """O-5.1: on land or at sea, near or far; but not on another shield (O-2.1)."""
    played = begin()
    assert len(played.options(RED)) == 100
    played.play(RED, "E5")
    assert len(played.options(BLUE)) == 99
    assert played.why_not(BLUE, "E5").rule == "O-2.1"


def test_T_21_limits() -> None:
    """O-T.21, O-5.2: a fifth start shield in Germania or a third in Poland, by whomever."""
    played = origo("C5 C6 D7", "D6 E5 D8", phase="start", round=0)
    assert played.why_not(RED, "E6").rule == "O-5.2"
    assert played.why_not(RED, "D9").rule == "O-5.2"
    assert {"A1", "C4", "E8"} <= set(played.options(RED))


def test_seas_have_no_limit() -> None:
    """O-5.2"""
    played = origo(free_of("mediterranean", 7), "A1", phase="start", round=0)
    assert "J9" in played.options(RED)


def test_limits_are_for_the_start_only() -> None:
    """O-5.2"""
    played = origo("C5 C6 D6 E5", "A1", hands={RED: "country:germania"})
    played.play(RED, "expand", "country:germania")
    assert "E6" in played.options(RED)


def test_no_cards_and_no_foundings_at_the_start() -> None:
    """O-5.3"""
    played = begin()
    while played.position.view()["phase"] == "start":
        seat = next(iter(played.pending()))
        assert player(played, seat)["cards"] == 10
        played.play(seat, played.options(seat)[-1])
    assert not played.told("founded")
    assert sum(played.state.discard) == 0
