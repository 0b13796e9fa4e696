"""Elements of a drawing, written down; and what a game draws: its board from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from tuath.core.message import Message


class Pen(NamedTuple):
    """What a board is drawn with: what things and seats are called, sentences, and whether there is little room.

    On a small map there are no names of places, and pieces are larger than the map is.
    """

    name: Callable[[str], str]
    seats: Sequence[str]
    say: Callable[[Message], str]
    small: bool


class Picture(NamedTuple):
    """A board: what lies still, what stands on it and from where that is measured, its styles, and the same in lines.

    ``%`` stands before names that are of this drawing alone; what it uses of the page's symbols it calls ``#symbol``.
    """

    width: float
    height: float
    ground: str
    pieces: Sequence[str]
    origin: tuple[float, float]
    style: Mapping[str, str]
    told: Sequence[str]
    around: str = "var(--sea)"  # what it lies on

    @property
    def drawn(self) -> str:
        return self.ground + standing(self.pieces, self.origin)


def players_ink(colour: str) -> str:
    """The colour of a player, and what is drawn on it."""
    return f"--pc:var(--p-{colour});--on:var(--p-{colour}-on)"


def standing(pieces: Sequence[str], origin: tuple[float, float], **attributes: str) -> str:
    """What stands on a board."""
    return tag("g", *pieces, transform=at(*origin), **attributes)


def tag(kind: str, *inside: str, **attributes: str | float | None) -> str:
    """An element; ``cls`` is its class, ``_`` in a name is a hyphen, and what is None is not there."""
    names = {"cls": "class"}
    said = "".join(
        f' {names.get(name, name.replace("_", "-"))}="{value if isinstance(value, str) else short(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{kind}{said}>{''.join(inside)}</{kind}>" if inside else f"<{kind}{said}/>"


def short(value: float) -> str:
    """A number to a hundredth of a pixel."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float) -> str:
    return f"translate({short(x)} {short(y)})"


def text(words: str, **attributes: str | float | None) -> str:
    return tag("text", escape(words), **attributes)


def symbol(name: str, kind: str, x: float, y: float, size: float) -> str:
    """A symbol of the sprite with its upper left corner there."""
    return tag("use", href=f"#{name}", cls=kind, x=x, y=y, width=size, height=size)


def centred(name: str, kind: str, size: float) -> str:
    return symbol(name, kind, -size / 2, -size / 2, size)


def thing(id: str, told: str, transform: str, *inside: str, **attributes: str) -> str:
    """Something on the board that can be pointed at: it says what it is."""
    return tag("g", tag("title", escape(told)), *inside, data_thing=id, transform=transform, **attributes)
