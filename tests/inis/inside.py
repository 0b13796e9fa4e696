"""Answers in the middle of other answers: what everybody needs to come there."""

from __future__ import annotations

from typing import Any

from tests.inis.board import RED, Table, inis
from tests.inis.helpers import go_on

ANSWERS = "adv_moor epic_the_dagda adv_stone_circle"  # the Moor, cancelled by The Dagda, followed by the Stone Circle


def pay_in_between(played: Table, seat: int) -> None:
    """In a window of another matter: the Moor, The Dagda against it, and after that Epic Tale the Stone Circle."""
    played.play(seat, "adv_moor")
    if played.asks(seat, "who"):
        played.play(seat, played.options(seat)[0])
    played.play(seat, "epic_the_dagda", "adv_stone_circle")


def reach(played: Table, seat: int, question: str, moment: str = "") -> None:
    """Let everything pass until this seat is asked that, or may answer at that moment."""
    while not (played.asks(seat, question) and (not moment or played.view()["moment"] == moment)):
        reach_any(played)


def clash(land: str, hands: dict[int, str], start: str = "act_warlord", **more: Any) -> Table:
    """Red starts a clash in the Stone Circle."""
    hands = {**hands, RED: f"{start} {hands.get(RED, '')}"}
    played = inis({"stone_circle": land, "hills": "capital r1 b1"}, hands, **more)
    played.play(RED, start)
    if played.asks(RED, "at"):
        played.play(RED, "stone_circle")
    return played


def on_to_maneuver(played: Table, seat: int) -> None:
    """On to this seat's maneuver: nobody wants peace."""
    while not played.asks(seat, "maneuver"):
        if any(played.asked(other) == "peace" for other in played.pending()):
            go_on(played)
        else:
            reach_any(played)


def reach_any(played: Table) -> None:
    played.play(next(seat for seat in played.pending() if played.asked(seat) == "react"), "decline")


def is_whole(played: Table) -> bool:
    """I-18.5: no count below zero, and twelve clans of everybody."""
    state = played.state
    pieces = played.position.game.pieces(state)
    return min(*state.clans, *state.reserve, *state.stored, *state.sheltered) >= 0 and all(
        pieces[f"clans of seat {seat}"] == 12 for seat in range(state.seats)
    )
