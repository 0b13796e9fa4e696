"""Tuath: a table for strategy board games, played exactly by their rulebooks.

>>> import tuath
>>> position = tuath.start("arrival", seats=3, seed=7)
>>> while not position.over:
...     seat, decision = next(iter(position.pending.items()))
...     position.answer(seat, decision.options[0])
>>> position.result.ending
'overrun'
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

from tuath.core.actions import ActionSpace
from tuath.core.game import Game, Result
from tuath.core.message import Message, Refusal, Refused, WrongType, text_of
from tuath.core.position import Position, Replayed, game_of, material_of, new_seed
from tuath.core.position import load as _load
from tuath.core.position import replay as _replay
from tuath.core.position import replay_as_far as _replay_as_far
from tuath.core.question import NATURE, Decision, Seat
from tuath.core.record import Record
from tuath.core.shown import in_words
from tuath.games import find, keys
from tuath.games.materials import usual_materials

__version__: str

__all__ = [
    "NATURE", "ActionSpace", "Decision", "Game", "Message", "Position", "Record", "Refusal", "Refused", "Replayed",
    "Result", "Seat", "WrongType", "action_space", "game", "game_keys", "in_words", "load", "replay", "replay_as_far",
    "start",
]  # fmt: skip


def __getattr__(name: str) -> str:
    """``__version__``, looked up when somebody asks: that takes as long as reading all the rest."""
    if name != "__version__":
        raise AttributeError(f"module 'tuath' has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("tuath")
    except PackageNotFoundError:  # run from a checkout that was not installed
        return "0"


def game_keys() -> tuple[str, ...]:
    """The keys of all games."""
    return keys()


def game(key: str, data: str | PathLike[str] | None = None) -> Game[Any]:
    """The rules of a game; ``data`` is a file with other printed material."""
    if not isinstance(data, str | PathLike | None):
        raise WrongType("data", "path", data)
    return find(key, Path(data) if data is not None else None)


def start(
    key: str, seats: int = 2, seed: int | None = None, data: str | PathLike[str] | None = None, **options: str
) -> Position[Any]:
    """A new game. The same seed and the same answers give the same game; without a seed nobody can foresee chance."""
    rules = game(key, data)
    return Position(rules, rules.complete(seats, options), new_seed() if seed is None else seed)


def load(text: str, data: str | PathLike[str] | None = None) -> Position[Any]:
    """The position that ``Position.save`` wrote."""
    text_of("text", text)
    return _load(text, _with_material(game_of(text), material_of(text), data))


def replay(record: Record | str, data: str | PathLike[str] | None = None) -> Position[Any]:
    """The position at the end of a record; refused with line and reason when the record is damaged or illegal."""
    if isinstance(record, str):
        record = Record.parse(record)
    if not isinstance(record, Record):
        raise WrongType("record", "record", record)
    return _replay(record, _with_material(record.game, record.material, data))


def replay_as_far(record: Record | str, data: str | PathLike[str] | None = None) -> Replayed[Any]:
    """The same, but a record of earlier rules or other material is played as far as it goes, with what stops it."""
    if isinstance(record, str):
        record = Record.parse(record)
    if not isinstance(record, Record):
        raise WrongType("record", "record", record)
    return _replay_as_far(record, _with_material(record.game, record.material, data))


def _with_material(key: str, fingerprint: str, data: str | PathLike[str] | None) -> Game[Any]:
    """A game with the data file that was given, or with the material of that fingerprint if it is at hand."""
    return game(key, data) if data is not None else usual_materials().of(key, fingerprint)


def action_space(key: str, data: str | PathLike[str] | None = None) -> ActionSpace:
    """Every answer of every question of a game, numbered once."""
    rules = game(key, data)
    return ActionSpace(rules.questions, rules.domains)
