"""Positions in a line and moves by name: what the tests of all games share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from tuath.core.message import Refusal, Refused
from tuath.core.position import Position, Told
from tuath.core.question import NATURE, Decision, Seat, asked


class HasBoard:
    """A game under test whose board a failing test prints: `failing.py`."""

    @property
    def under_test(self) -> object:
        """The same for two that show the same game."""
        raise NotImplementedError

    def board(self) -> str:
        """As the terminal draws it."""
        raise NotImplementedError

    def whom(self) -> str:
        """Who is asked what, and by which paragraph."""
        raise NotImplementedError


class OfPosition(HasBoard):
    def __init__(self, position: Position[Any]) -> None:
        self.position = position

    @property
    def under_test(self) -> object:
        return self.position

    def board(self) -> str:
        return str(self.position)

    def whom(self) -> str:
        return "; ".join(map(question_put, self.position.pending.values()))


def question_put(decision: Decision[Any]) -> str:
    return f"{asked(decision)} [{decision.rule}]"


def not_offered(decision: Decision[Any], answer: str) -> str:
    """Who was asked what, what was answered, what was offered."""
    return f"{question_put(decision)} and answered {answer!r}; offered: {', '.join(decision.options)}"


class Played(OfPosition):
    """A game under test. Chance waits to be told, unless ``lucky`` lets the first outcome happen."""

    def __init__(self, position: Position[Any], lucky: bool = False) -> None:
        super().__init__(position)
        self.lucky = lucky
        self.log: list[Told] = []
        position.listen(self.log.append)
        self._let_chance_happen()

    @property
    def state(self) -> Any:
        return self.position.state

    def options(self, seat: Seat) -> tuple[str, ...]:
        return self.position.pending[seat].options

    def asked(self, seat: Seat) -> str:
        """The question a seat is asked, without the game's name."""
        return self.position.pending[seat].key.removeprefix(f"{self.position.game.key}-")

    def pending(self) -> Mapping[Seat, Decision[Any]]:
        return self.position.pending

    def play(self, seat: Seat, *answers: str) -> None:
        """Answers of one seat, one after the other."""
        for answer in answers:
            self._answer(seat, answer)
            self._let_chance_happen()

    def nature(self, *outcomes: str) -> None:
        """What chance brings, draw by draw."""
        for outcome in outcomes:
            self._answer(NATURE, outcome)

    def why_not(self, seat: Seat, *answers: str) -> Refusal:
        """Why the last of these answers is refused, after the others were given on a copy."""
        other = self.position.copy()
        for answer in answers[:-1]:
            other.answer(seat, answer)
        refusal = other.why_not(seat, answers[-1])
        assert refusal is not None, f"{answers[-1]} is allowed"
        before = other.save()
        with pytest.raises(Refused) as refused:
            other.answer(seat, answers[-1])
        assert refused.value.refusal == refusal
        assert other.save() == before, "a refused answer changed the game"
        return refusal

    def may(self, seat: Seat, *answers: str) -> bool:
        """Is the last of these answers allowed, after the others?"""
        other = self.position.copy()
        for answer in answers[:-1]:
            other.answer(seat, answer)
        return other.why_not(seat, answers[-1]) is None

    def told(self, key: str) -> bool:
        """Has the log a line of this key?"""
        return any(told.message.key == f"{self.position.game.key}-{key}" for told in self.log)

    def _answer(self, seat: Seat, answer: str) -> None:
        try:
            self.position.answer(seat, answer)
        except Refused as refused:
            raise AssertionError(self._why_not(seat, answer, refused)) from None

    def _why_not(self, seat: Seat, answer: str, refused: Refused) -> str:
        decision = self.position.pending.get(seat)
        if decision is None:
            return f"seat {seat} is asked nothing and answered {answer!r}; asked: {self.whom() or 'nobody'}"
        return f"{not_offered(decision, answer)}; {refused}"

    def _let_chance_happen(self) -> None:
        while self.lucky and NATURE in self.position.pending:
            self.position.answer(NATURE, self.position.pending[NATURE].options[0])


def is_said(text: str) -> bool:
    """Nothing missing: no key in angle brackets, no parameter left open."""
    return bool(text.strip()) and not re.search(r"⟨|\{\s*[$A-Z]", text)
