"""Lessons by game: a guided first game is the file ``lesson.json`` in the folder of its game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tuath.core.datafile import read_file
from tuath.core.lesson import Lesson, read_lesson
from tuath.core.message import Refused, refuse
from tuath.games import find, folder


def file_of(key: str) -> Path:
    return folder(key) / "lesson.json"


def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game, with the material that is shipped; None where there is none."""
    return _read(file_of(key), key) if file_of(key).exists() else None


def find_lesson(key: str) -> Lesson:
    """The same; refused where there is no such game or no lesson."""
    find(key)
    lesson = lesson_of(key)
    if lesson is None:
        raise Refused(refuse("", "core-no-lesson", game=key))
    return lesson


@lru_cache(maxsize=16)
def _read(file: Path, key: str) -> Lesson:
    return read_lesson(read_file(file), find(key))
