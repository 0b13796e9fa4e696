"""What a text terminal shows of a game: drawings, sheets and remarks, as data without any escape codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tuath.core.canvas import Span
from tuath.core.message import Message
from tuath.core.question import Seat


class Look(NamedTuple):
    """How the terminal can show things: its width, its characters, what things are called there, and who looks.

    ``height`` is the room for drawings, where it is short: the largest that fits is drawn, or the smallest there is.
    """

    width: int
    unicode: bool
    name: Callable[[str], str]
    seat: Seat | None = None
    height: int | None = None

    def holds(self, width: int, height: int) -> bool:
        """Is there room for a drawing of this size?"""
        return width <= self.width and (self.height is None or height <= self.height)


Cell = Sequence[Message | str]  # messages, and things written "domain:id"; shown one after the other


class Drawing(NamedTuple):
    """Rows of characters, placed one by one."""

    rows: Sequence[Sequence[Span]]


class Sheet(NamedTuple):
    """A table with a title; ``styles`` gives the style of each row."""

    title: Message
    columns: Sequence[Message]
    rows: Sequence[Sequence[Cell]]
    styles: Sequence[str] = ()


class Remark(NamedTuple):
    """A line of words."""

    message: Message


Block = Drawing | Sheet | Remark
