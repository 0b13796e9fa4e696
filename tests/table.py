"""Positions in a line and moves by name: what the tests of all games share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from tuath.core.message import Refusal, Refused
from tuath.core.position import Position, Told
from tuath.core.question import NATURE, Decision, Seat


class Played:
    """A game under test. Chance waits to be told, unless ``lucky`` lets the first outcome happen."""

    def __init__(self, position: Position[Any], lucky: bool = False) -> None:
        self.position = position
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
            self.position.answer(seat, answer)
            self._let_chance_happen()

    def nature(self, *outcomes: str) -> None:
        """What chance brings, draw by draw."""
        for outcome in outcomes:
            self.position.answer(NATURE, outcome)

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

    def _let_chance_happen(self) -> None:
        while self.lucky and NATURE in self.position.pending:
            self.position.answer(NATURE, self.position.pending[NATURE].options[0])


def is_said(text: str) -> bool:
    """Nothing missing: no key in angle brackets, no parameter left open."""
    return bool(text.strip()) and not re.search(r"⟨|\{\s*[$A-Z]", text)
