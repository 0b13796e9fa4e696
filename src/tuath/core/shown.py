"""How errors and positions look to somebody who prints them: the only place where the core looks outward.

Words and drawings live further out and need packages that the core does without. They are asked for when something is
printed and not before; where they are missing, keys and numbers must do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tuath.core.message import Message, Refusal, Refused
    from tuath.core.position import Position, Told
    from tuath.core.question import Seat


def in_words(
    what: Message | Refusal | Refused | Told, language: str = "en", position: Position[Any] | None = None
) -> str:
    """A message, a line of the log or a refusal as a sentence, a refusal with its paragraph.

    At a position the words are those of its game and its material, and things are called as they are at its table.
    """
    from tuath.words.spoken import spoken  # noqa: PLC0415 - further out

    return spoken(what, language, position)


def sentence(refused: Refused) -> str | None:
    """An error in English; None where there are no words for it."""
    try:
        from tuath.words.spoken import sentence_of  # noqa: PLC0415 - further out
    except ImportError:
        return None
    return sentence_of(refused)


def as_svg(position: Position[Any], seat: Seat | None, language: str, width: int | None) -> str:
    """The board as a picture."""
    from tuath.drawing.svg import svg  # noqa: PLC0415 - further out

    return svg(position, seat, language, width)


def as_html(position: Position[Any]) -> str:
    """The board for a page, as a spectator sees it."""
    from tuath.drawing.svg import html  # noqa: PLC0415 - further out

    return html(position)


def drawn(position: Position[Any]) -> str | None:
    """The table in English as a spectator sees it; None where it cannot be drawn."""
    try:
        from tuath.terminal.table.plain import drawn  # noqa: PLC0415 - further out
    except ImportError:
        return None
    return drawn(position)
