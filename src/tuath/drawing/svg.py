"""One position as an SVG that needs nothing else: drawn from what a seat sees, or an onlooker."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Any
from zlib import crc32

from tuath.core.drawing.shapes import Pen, Picture, short, tag
from tuath.core.message import Message, Refused, refuse, whole, within
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.core.record import seat_name
from tuath.core.shown import in_words
from tuath.drawing.ink import colours_in, symbols_in

NARROW = 620  # a map less wide than this has no names of places, and larger pieces
LEAST, MOST = 40, 10_000


def svg(position: Position[Any], seat: Seat | None, language: str, width: int | None) -> str:
    """The board as a seat sees it, or an onlooker; so wide, or as wide as it is drawn best."""
    if width is not None:
        within("width", whole("width", width), LEAST, MOST)
    picture = picture_of(position, seat, language, small=width is not None and width < NARROW)
    return written(picture, title(position, language), width)


def html(position: Position[Any]) -> str:
    """The board for a page, and how the game stands in one line; without a drawing a line says that there is none."""
    try:
        board = svg(position, None, "en", None)
    except Refused as refused:
        board = f"<p>{escape(in_words(refused))}</p>" if words_of(position, "en") else ""
    stands = repr(position).removeprefix("<Position of ").removesuffix(">")
    return f"{board}<p>{escape(stands)}</p>"


def picture_of(position: Position[Any], seat: Seat | None, language: str, small: bool) -> Picture:
    picture = position.game.drawing(position.view(seat), pen(position, language, small))
    if picture is None:
        raise position.refused(refuse("", "core-no-drawing", game=title(position, language)))
    return picture


def pen(position: Position[Any], language: str, small: bool) -> Pen:
    names = names_of(position, language)
    seats = [names(f"seat:{seat_name(each)}") for each in range(position.setup.seats)]
    return Pen(names, seats, names.say, small)


def written(picture: Picture, title: str, width: float | None = None) -> str:
    """The picture as one element, its names and styles its own also where several are on a page."""
    board = picture.drawn
    own = f"t{crc32(board.encode()):08x}-"
    return framed(picture, title, owned(board, own), board, own, width)


def owned(drawn: str, own: str) -> str:
    """With the names of this drawing."""
    return drawn.replace('"%', f'"{own}').replace("#%", f"#{own}")


def framed(picture: Picture, title: str, board: str, drawn: str, own: str, width: float | None = None) -> str:
    """A board with the symbols and colours of all that is ever drawn on it."""
    wide = picture.width if width is None else width
    sea = tag("rect", fill=picture.around, x="-100%", y="-100%", width="300%", height="300%")  # wherever a film looks
    symbols = symbols_in(drawn)
    inside = [
        tag("title", escape(title), id=f"{own}title"),
        tag("desc", escape("\n".join(picture.told)), id=f"{own}desc"),
        tag("style", styles(picture.style, drawn + symbols + sea, f".{own}board")),
        tag("defs", symbols),
        sea,
        board,
    ]
    return tag(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {short(picture.width)} {short(picture.height)}",
        width=wide,
        height=wide * picture.height / picture.width,
        style="max-width:100%;height:auto",
        cls=f"{own}board",
        role="img",
        aria_labelledby=f"{own}title {own}desc",
    )


def styles(rules: Mapping[str, str], drawn: str, scope: str) -> str:
    """Those of this drawing, which mean nothing on the page around it."""
    own = "".join(
        ",".join(f"{scope} {selector}" for selector in selectors.split(",")) + f"{{{said}}}"
        for selectors, said in rules.items()
    )
    return colours_in(drawn + own, scope) + own


def title(position: Position[Any], language: str) -> str:
    """What the game is called."""
    return said(position, language, f"{position.game.key}-title", {})


# ---- words, where there are any --------------------------------------------------------------------------------------


class Names:
    """What things are called at a table; without words, as their ids say."""

    def __init__(self, position: Position[Any], language: str) -> None:
        self._words = words_of(position, language)
        self._names = names_at(position, self._words) if self._words is not None else {}

    def __call__(self, thing: str) -> str:
        if self._words is None:
            return thing.partition(":")[2].replace("_", " ").title()
        return self._names.get(thing) or usual_name(self._words, thing)

    def say(self, message: Message) -> str:
        return message.key if self._words is None else str(self._words.render(message, self._names))


@lru_cache(maxsize=4096)
def usual_name(words: Any, thing: str) -> str:
    """What is called the same at every table."""
    return str(words.name(thing))


def names_of(position: Position[Any], language: str) -> Names:
    return Names(position, language)


def words_of(position: Position[Any], language: str) -> Any:
    try:
        from tuath.words.spoken import catalogue  # noqa: PLC0415 - needs a package that may be missing
    except ImportError:
        return None
    return catalogue(language, position.game)


def names_at(position: Position[Any], words: Any) -> Mapping[str, str]:
    from tuath.words.names import names_at  # noqa: PLC0415 - as above

    return names_at(position, words)


def said(position: Position[Any], language: str, key: str, params: Mapping[str, Any]) -> str:
    """A message; without words its key."""
    words = words_of(position, language)
    return key if words is None else str(words.say(key, **params))
