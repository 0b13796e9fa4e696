"""Numbers for plots after the game: how each round ended for each player."""

from __future__ import annotations

from typing import Any

from tuath.core.position import Position
from tuath.games.inis.queries import chieftaincies, clans_in_play, conditions, conditions_met, held, seats
from tuath.games.inis.questions import ACT, MANEUVER
from tuath.games.inis.state import ATTACK, BESIDE_ACT, BESIDE_MANEUVER, State


def statistics(position: Position[State]) -> list[dict[str, Any]]:
    """One entry per round, as things stood when its Season was over."""
    played = Position(position.game, position.setup)
    rounds: list[dict[str, Any]] = []
    done = counts(position.setup.seats)
    for seat, question, value in position.history():
        if question is ACT and value >= BESIDE_ACT:
            done["cards_played"][seat] += 1
        elif question is MANEUVER and ATTACK <= value < BESIDE_MANEUVER:
            done["attacks"][seat] += 1
        before, was_season = played.state.round, played.state.phase == "season"
        played.play(seat, value)
        if was_season and played.state.round != before:
            rounds.append({"round": before, "series": series(played.state, done)})
            done = counts(position.setup.seats)
    return rounds


def counts(seats: int) -> dict[str, list[int]]:
    return {"cards_played": [0] * seats, "attacks": [0] * seats}


def series(state: State, done: dict[str, list[int]]) -> dict[str, list[int]]:
    """What stands on the island, what the victory conditions count, and what was done in the round."""
    found = [conditions(state, seat) for seat in seats(state)]
    return {
        "clans": [clans_in_play(state, seat) for seat in seats(state)],
        "territories": [spread for _, _, spread in found],
        "religion": [religion for _, religion, _ in found],
        "land": [land for land, _, _ in found],
        "chieftaincies": [len(chieftaincies(state, seat)) for seat in seats(state)],
        "met": [conditions_met(state, seat) for seat in seats(state)],
        "deeds": list(state.deeds),
        "epic_tales": [held(state, seat, "epic").bit_count() for seat in seats(state)],
        **done,
    }
