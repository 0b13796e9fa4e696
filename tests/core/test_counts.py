"""How many there are is never less than none: whatever is taken is taken by one function, which sees to it, and no
step of any game ends otherwise."""

from __future__ import annotations

import ast
import sys
import typing
from pathlib import Path
from typing import Annotated, TypeGuard

import pytest

import tuath
from tuath.core.flat import COUNT, FlatState, take_away
from tuath.core.message import RuleError
from tuath.core.position import Position
from tuath.games import find, keys

GAMES = Path(tuath.__file__).parent / "games"
SUPPOSING = ("scoring.py", "bot")  # what bots suppose is no game: they reckon with copies


def state_class(key: str) -> type[FlatState]:
    game = find(key)
    state = game.setup(game.complete(game.seats[0], {}))
    assert isinstance(state, FlatState)
    return type(state)


def counts_of(state: type[FlatState]) -> set[str]:
    names = {**vars(typing), **vars(sys.modules[state.__module__])}
    hints = typing.get_type_hints(state, names, include_extras=True)
    return {name for name, hint in hints.items() if typing.get_origin(hint) is Annotated and COUNT in hint.__metadata__}


def test_what_is_not_there_cannot_be_taken() -> None:
    counts = [2, 0]
    take_away(counts, 0, 2)
    assert counts == [0, 0]
    with pytest.raises(RuleError, match="1 taken where there are 0"):
        take_away(counts, 1)
    assert counts == [0, 0]


@pytest.mark.parametrize("key", keys())
def test_every_game_takes_what_it_counts_in_this_way_alone(key: str) -> None:
    counts = counts_of(state_class(key))
    assert len(counts) >= 4
    taken = []
    for file in sorted((GAMES / key).rglob("*.py")):
        if not any(part in SUPPOSING for part in file.relative_to(GAMES / key).parts):
            taken += [
                f"{file.name}:{node.lineno}" for node in ast.walk(ast.parse(file.read_text())) if lessens(node, counts)
            ]
    assert taken == []


def lessens(node: ast.AST, counts: set[str]) -> TypeGuard[ast.AugAssign]:
    """Is this ``state.clans[…] -= …``?"""
    if not isinstance(node, ast.AugAssign) or not isinstance(node.op, ast.Sub):
        return False
    target = node.target.value if isinstance(node.target, ast.Subscript) else None
    return isinstance(target, ast.Attribute) and target.attr in counts


@pytest.mark.parametrize("key", keys())
def test_a_state_says_what_there_is_too_little_of(key: str) -> None:
    game = find(key)
    state = game.setup(game.complete(game.seats[0], {}))
    assert state.below_zero() == ""
    name = min(name for name in counts_of(type(state)) if isinstance(getattr(state, name), list))
    getattr(state, name).append(-1)
    assert state.below_zero() == name


@pytest.mark.parametrize("key", keys())
def test_no_step_leaves_less_than_none(key: str) -> None:
    """However it has come about: the answer is refused, and the game stands where it stood."""
    game = find(key)
    position = Position(game, game.complete(game.seats[0], {}), 1)
    name = min(name for name in counts_of(type(position.state)) if isinstance(getattr(position.state, name), list))
    getattr(position.state, name).append(-1)
    with pytest.raises(RuleError, match=f"less than none is left: {name}"):
        play_on(position, 100)
    assert position.state.below_zero() == ""
    play_on(position, 1)


def play_on(position: Position[FlatState], times: int) -> None:
    for _ in range(times):
        seat, decision = next(iter(position.pending.items()))
        position.play(seat, decision.values[0])
