"""The numbers of options on the board: a place keeps its number for as long as the same question is put again."""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.question import Seat

Asked = tuple[Seat, str]  # who is asked what


class Numbers:
    """Numbers by seat and question.

    They are kept while a seat is asked the same again, whatever falls away or comes, and within one step of the rules
    also where other questions stand between; a number is never given to another thing meanwhile.
    """

    def __init__(self) -> None:
        self.step = 0  # answers before the step in which was last asked
        self.last: dict[Seat, str] = {}
        self.given: dict[Asked, dict[int, int]] = {}

    def of(self, asked: Asked, values: Sequence[int], step: int) -> dict[int, int]:
        """The number of each of these values, in the order of the numbers."""
        seat, question = asked
        if step != self.step:
            self.step = step
            self.given = {known: given for known, given in self.given.items() if self.last.get(known[0]) == known[1]}
        self.last[seat] = question
        given = self.given.get(asked, {})
        if not given.keys() & set(values):
            given = {}  # nothing of what was shown before is there: it is as good as another question
        for value in values:
            given.setdefault(value, len(given) + 1)
        self.given[asked] = given
        return {value: number for value, number in given.items() if value in set(values)}
