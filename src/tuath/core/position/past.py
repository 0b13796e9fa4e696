"""What has been answered: the answers of the steps before the current one, shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any
from zlib import adler32

from tuath.core.flat import FlatState
from tuath.core.game import Answer, Game
from tuath.core.position.marks import EVERY, Mark, Marks, thinned
from tuath.core.question import NATURE
from tuath.core.record import read_answer, write_answer

NO_SUM = adler32(b"")


def count_draws(answers: list[Answer]) -> int:
    return [seat for seat, _, _ in answers].count(NATURE)


def without_last_lines(text: str, number: int) -> str:
    """A text whose lines all end, without so many of them."""
    end = len(text)
    for _ in range(number):
        end = text.rfind("\n", 0, end - 1) + 1
    return text[:end]


class Past:
    """The answers of the steps before the current one: a chain that copies share."""

    __slots__ = ("answers", "before", "count", "draws", "is_known", "mark_due", "marks", "sum", "text")

    def __init__(self, before: Past | None, answers: list[Answer], text: str | None = None, sum: int = NO_SUM) -> None:
        self.before = before
        self.answers = answers
        self.count: int = len(answers) + (before.count if before else 0)
        self.draws: int = count_draws(answers) + (before.draws if before else 0)
        self.text = text  # everything up to here, once it has been written...
        self.sum = sum  # ...and its check sum
        self.is_known: bool = before is None or before.is_known  # of an imagined past nobody knows more than its length
        self.marks: Marks = before.marks if before else ()  # from which a game goes on when it goes back...
        self.mark_due: float = before.mark_due if before else 0  # ...and when there is to be another

    def mark(self, start: FlatState, sealed: int) -> None:
        """Remember the step that begins after this one."""
        self.marks = (*thinned(self.marks, self.count), Mark(self.count, start, sealed))
        self.mark_due = self.count + EVERY

    def until(self, count: int) -> Past:
        """The link that ends after so many answers; what has been written of later ones is not written again."""
        link, later = self, self
        while link.count > count and link.before is not None:
            later = later if link.text is None else link
            link = link.before
        if link.text is None and later.text is not None:
            link.text = without_last_lines(later.text, later.count - link.count)
            link.sum = adler32(link.text.encode())
        return link

    def written(self, game: Game[Any]) -> str:
        """All answers as lines of a record; each link is written once."""
        todo: list[Past] = []
        link: Past | None = self
        while link is not None and link.text is None:
            todo.append(link)
            link = link.before
        text, total = (link.text or "", link.sum) if link is not None else ("", NO_SUM)
        for link in reversed(todo):
            new = "".join(write_answer(game, answer) + "\n" for answer in link.answers)
            text, total = text + new, adler32(new.encode(), total)
            if link.before is not None and link.before.before is not None:
                link.before.text = None  # it is contained in the text of this link
            link.text, link.sum = text, total
        return text

    def backwards(self, game: Game[Any]) -> Iterator[Answer]:
        """Every answer, the last one first."""
        link: Past | None = self
        while link is not None:
            yield from reversed(link.answers)
            if link.before is None and not link.answers and link.text:
                yield from (read_answer(game, line) for line in reversed(link.text.splitlines()))
            link = link.before

    @staticmethod
    def unknown(count: int, draws: int) -> Past:
        """So many answers, of which nothing else is known."""
        past = Past(None, [], "")
        past.count, past.draws, past.is_known, past.mark_due = count, draws, False, inf
        return past
