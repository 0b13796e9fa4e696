"""Numbers for plots after the game: how each round ended for each player, and where the points came from."""

from __future__ import annotations

from typing import Any

from tuath.core.position import Position
from tuath.games.origo.queries import clans, points_from, seats
from tuath.games.origo.questions import ATTACK_WITH, EXPAND_TO, MIGRATE_TO, SAIL_TO
from tuath.games.origo.state import SOURCES, State

DONE = {EXPAND_TO.key: "expanded", ATTACK_WITH.key: "attacked", MIGRATE_TO.key: "migrated", SAIL_TO.key: "sailed"}


def statistics(position: Position[State]) -> list[dict[str, Any]]:
    """One entry per round, in the order in which they were played; the scoring at its end belongs to a round."""
    played = Position(position.game, position.setup)
    done = {name: [0] * position.setup.seats for name in DONE.values()}
    rounds: list[dict[str, Any]] = []
    for seat, question, value in position.history():
        if question.key in DONE:
            done[DONE[question.key]][seat] += 1
        before = played.state.round
        played.play(seat, value)
        if before and (played.state.round != before or played.over):
            rounds.append({"round": before, "series": series(played.state, done)})
            done = {name: [0] * position.setup.seats for name in DONE.values()}
    return rounds


def series(state: State, done: dict[str, list[int]]) -> dict[str, list[int]]:
    """Points since the beginning, by source; nothing but the marker of the round changes before the next turn."""
    smallest = state.printed.constants.smallest_clan
    return {
        "total": list(state.leaders),
        **{source: [points_from(state, seat, place) for seat in seats(state)] for place, source in enumerate(SOURCES)},
        "shields": [own.bit_count() for own in state.shields],
        "at_sea": [(own & state.printed.sea).bit_count() for own in state.shields],
        "largest_clan": [max(clans(own, smallest), default=0) for own in state.shields],
        "supply": list(state.supply),
        "lost": list(state.lost),
        **done,
    }
