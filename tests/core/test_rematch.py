"""Another game after one that is over: in which ways, what it begins with, and from where nobody may go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tuath
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.core.rematch import Kind, after, begin, prepare, turned, ways_again
from tuath.games import find

RECORDS = Path(__file__).parents[1] / "records"
COMPETITIVE = {"arrival": "three-greedy", "inis": "four-mixed", "origo": "five-greedy"}


def finished(game: str, name: str) -> Position[Any]:
    return tuath.replay((RECORDS / game / f"{name}.tuath").read_text(encoding="utf-8"))


def refused(position: Position[Any], kind: Kind, round: int | None = None) -> str:
    with pytest.raises(Refused) as why:
        prepare(position, kind, round)
    return why.value.refusal.message.key


@pytest.mark.parametrize("game", COMPETITIVE)
def test_against_each_other_the_seats_may_turn_and_nothing_else(game: str) -> None:
    position = finished(game, COMPETITIVE[game])
    assert [way.kind for way in ways_again(position)] == ["same", "turned"]
    for kind in ("same", "turned"):
        setup, beginning = prepare(position, kind, None)
        assert (setup, beginning.lines) == (position.setup, ())
    assert refused(position, "kept") == "core-again-nothing-kept"
    assert refused(position, "up") == "core-again-no-level"


@pytest.mark.parametrize("game", COMPETITIVE)
def test_nobody_goes_on_from_the_middle_of_a_game_whose_end_is_known(game: str) -> None:
    """What was hidden has been seen, and the others play against who has seen it."""
    assert refused(finished(game, COMPETITIVE[game]), "from", 1) == "core-again-hidden"


@pytest.mark.parametrize("game", COMPETITIVE)
def test_one_among_bots_goes_on_from_any_moment(game: str) -> None:
    """All is as it was then, what is hidden too; only chance is new."""
    position = finished(game, COMPETITIVE[game])
    for count in (position.count // 3, position.count // 2, position.count - 1):
        then = position.at(count)
        again = begin(position.game, position.setup, 5, after(position, count))
        assert again.lines_since(0)[:count] == position.lines_since(0)[:count]
        assert NATURE not in again.decisions
        assert NATURE in then.decisions or again.state == then.state
    for count in (-1, position.count):
        with pytest.raises(Refused) as why:
            after(position, count)
        assert why.value.refusal.message.key == "core-again-no-moment"


def test_seats_turn_by_one() -> None:
    assert turned(["a", "b", "c"]) == ["c", "a", "b"]
    assert turned(["a"]) == ["a"]


def lost() -> Position[Any]:
    position = finished("spirit_island", "two-greedy-england")
    assert position.result is not None
    assert not position.result.winners
    return position


def test_a_lost_island_has_a_turn_to_go_back_to() -> None:
    position = lost()
    ways = list(ways_again(position))
    turns = [way.round for way in ways if way.kind == "from"]
    ending = position.game.ending(position)
    assert ending is not None
    marked = [row for box in ending.boxes if box.sheet for row in box.sheet.rows if row.mark == "lost"]
    (turn,) = [int(dict(row.head.params)["number"]) for row in marked if row.head is not None]
    assert turns == ([turn, 1] if turn > 1 else [1])
    assert ways[0].kind == "kept"
    assert "turned" not in [way.kind for way in ways], "whoever plays together has no order"


def test_from_a_turn_everything_is_as_it_was_and_chance_is_new() -> None:
    position = lost()
    game = position.game
    setup, beginning = prepare(position, "from", 3)
    one, other = (begin(game, setup, seed, beginning) for seed in (1, 2))
    for again in (one, other):
        assert game.round_of(again.state) == 3
        assert again.lines_since(0)[: len(beginning.lines)] == list(beginning.lines)
        assert again.decisions
        assert again.knows_past, "it has a record from its first answer on"
    assert one.view(None) == position.at(len(beginning.lines)).view(None)
    assert position.lines_since(0)[: len(beginning.lines)] == list(beginning.lines)
    before = position.at(len(beginning.lines) - 1)
    assert game.round_of(before.state) == 2, "not an answer later than its beginning"


def test_only_a_round_that_was_played() -> None:
    position = lost()
    last = position.game.round_of(position.state)
    for round in (0, last + 1, 999):
        assert refused(position, "from", round) == "core-again-no-round"
    assert refused(position, "from") == "core-again-round"
    assert refused(position, "same", 2) == "core-again-round"


def test_the_same_spirits_and_another_level() -> None:
    position = finished("spirit_island", "two-greedy-england")
    game, options = position.game, dict(position.setup.options)
    level = int(options["level"])
    for kind, by in (("up", 1), ("down", -1), ("kept", 0)):
        if level + by not in range(7):
            continue
        setup, beginning = prepare(position, kind, None)  # type: ignore[arg-type]
        assert int(dict(setup.options)["level"]) == level + by
        again = begin(game, setup, 7, beginning)
        assert again.state.spirits == position.state.spirits
    names = {way.kind: dict(way.label.params).get("level") for way in ways_again(position)}
    assert names["up"] == level + 1


def test_there_is_no_level_beyond_the_last() -> None:
    game = find("spirit_island")
    highest = game.complete(1, {"adversary": "england", "level": "6"})
    lowest = game.complete(1, {"adversary": "england", "level": "0"})
    assert game.levelled(highest, 1) is None
    assert game.levelled(lowest, -1) is None
    assert game.levelled(game.complete(1, {}), 1) is None, "nobody has no level"
