"""Numbers for plots after the game: how each round ended for each leader, and what was used in it."""

from __future__ import annotations

from typing import Any

from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.games.arrival.queries import final_fame, held_by_fomori, seats
from tuath.games.arrival.questions import (
    WHERE_TO_BUILD,
    WHERE_TO_SHIELD,
    WHERE_TO_SPREAD,
    WHOM_TO_REPEL,
)
from tuath.games.arrival.state import State

USED = {
    WHERE_TO_BUILD.key: "discs",
    WHERE_TO_SHIELD.key: "shields",
    WHOM_TO_REPEL.key: "repelled",
    WHERE_TO_SPREAD.key: "spread",
}


def statistics(position: Position[State]) -> list[dict[str, Any]]:
    """One entry per round, in the order in which they were played."""
    played = Position(position.game, position.setup)
    used = {name: [0] * position.setup.seats for name in USED.values()}
    rounds: list[dict[str, Any]] = []
    for seat, question, value in position.history():
        if seat != NATURE and question.key in USED:
            used[USED[question.key]][seat] += 1
        before = played.state.copy()
        round_before = played.state.round
        played.play(seat, value)
        if played.state.round != round_before or played.over:
            rounds.append({"round": round_before, "series": series(played.state if played.over else before, used)})
            used = {name: [0] * position.setup.seats for name in USED.values()}
    return rounds


def series(state: State, used: dict[str, list[int]]) -> dict[str, list[int]]:
    return {
        "fame": list(state.fame),
        "final_fame": [final_fame(state, seat) for seat in seats(state)],
        "corruption": list(state.corruption),
        "fortified": [own.bit_count() for own in state.fortified],
        "fomori_held": [held_by_fomori(state).bit_count()] * state.seats,
        **used,
    }
