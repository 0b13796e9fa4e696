"""Puzzles by game: they are the file ``puzzles.json`` in the folder of their game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tuath.core.datafile import read_file
from tuath.core.message import Refused, refuse
from tuath.core.puzzle import Puzzle, read_puzzles
from tuath.games import find, folder


def file_of(key: str) -> Path:
    return folder(key) / "puzzles.json"


def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, with the material that is shipped; none where it has none."""
    return _read(file_of(key), key) if file_of(key).exists() else ()


def find_puzzle(key: str, number: int) -> Puzzle:
    """One of them, counted from 1; refused where there is no such game or no such puzzle."""
    find(key)
    known = puzzles_of(key)
    if not 1 <= number <= len(known):
        raise Refused(refuse("", "core-no-puzzle", game=key, number=number, most=len(known)))
    return known[number - 1]


@lru_cache(maxsize=16)
def _read(file: Path, key: str) -> tuple[Puzzle, ...]:
    return read_puzzles(read_file(file), find(key))
