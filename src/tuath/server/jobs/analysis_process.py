"""The work of a process that analyses games: a portion at a time, as plain values.

What bots think with, such as NumPy, is loaded there only: the server that reads this file has no use for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import orjson

from tuath.bots.level import ADVISER
from tuath.core.analysis import Judged, Stood, Weighed, assembled
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.server.jobs.replays import position_of, told_data
from tuath.server.wire import outgoing
from tuath.server.wire.words import message_data

DICE = 0


@lru_cache(maxsize=2)
def read(snapshot: str, material: Path | None) -> Position[Any]:
    return position_of(snapshot, material)


def places(snapshot: str, material: Path | None) -> tuple[list[int], list[int]]:
    """Where it is judged how the game stands, and where somebody had a choice."""
    from tuath.bots.analysing import USUAL, choices_of, standings_of  # noqa: PLC0415 - see above

    position = read(snapshot, material)
    return standings_of(position), choices_of(position, USUAL)


def stand(snapshot: str, material: Path | None, counts: Sequence[int]) -> list[Stood]:
    from tuath.bots.analysing import USUAL, at_counts, how_it_stood  # noqa: PLC0415 - see above

    return [how_it_stood(then, USUAL, DICE) for then, _ in at_counts(read(snapshot, material), counts)]


def look(snapshot: str, material: Path | None, counts: Sequence[int]) -> list[tuple[int, float]]:
    from tuath.bots.analysing import at_counts, first_sight  # noqa: PLC0415 - see above

    position = read(snapshot, material)
    history, found = position.history(), list[tuple[int, float]]()
    for then, answer in at_counts(position, counts):
        found += first_sight(then, answer, history[then.count :], DICE)
    return found


def promising(costs: list[tuple[int, float]], number: int) -> list[int]:
    """The choices that are looked at closely, so many at most."""
    from tuath.bots.analysing import USUAL, most_costly  # noqa: PLC0415 - see above

    return most_costly(costs, USUAL._replace(closer=number))


def look_closely(snapshot: str, material: Path | None, count: int) -> list[Judged]:
    from tuath.bots.analysing import USUAL, closely  # noqa: PLC0415 - see above

    position = read(snapshot, material)
    return closely(position.at(count), position.history()[count:], USUAL, DICE)


def put_together(snapshot: str, material: Path | None, stood: list[Stood], judged: list[Judged]) -> str:
    """As it is sent."""
    position = read(snapshot, material)
    found = assembled(position, stood, judged, ADVISER)
    data: outgoing.Analysis = {
        "level": found.level,
        "together": found.together,
        "points": told_data(found.points),
        "moments": told_data(found.moments),
        "choices": [judged_data(position.game, one) for one in found.choices],
        "turns": told_data(found.turns),
    }
    return orjson.dumps(data).decode()


def judged_data(game: Game[Any], one: Judged) -> outgoing.Judged:
    return {
        "count": one.count,
        "until": one.until,
        "seat": one.seat,
        "played": weighed_data(game, one.played),
        "better": weighed_data(game, one.better),
        "also": None if one.also is None else weighed_data(game, one.also),
        "doubt": max(1, round(100 * one.doubt)),
        "games": one.games,
    }


def weighed_data(game: Game[Any], one: Weighed) -> outgoing.Weighed:
    things = [str(step.about["option"]) for step in reversed(one.steps)]
    return {
        "steps": [
            {"key": step.question.key, "option": {"id": step.option, "about": dict(step.about)}} for step in one.steps
        ],
        "chance": round(100 * one.chance),
        "reasons": [message_data(reason) for reason in one.reasons],
        "place": next((thing for thing in things if game.is_on_board(thing.partition(":")[0])), None),
    }
