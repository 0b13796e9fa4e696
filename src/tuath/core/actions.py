"""Every answer of every question of a game, numbered once: the integers a learner sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tuath.core.question import Decision, Domain, Question


class ActionSpace:
    """An action is the offset of its question plus the place of the answer in the question's domain."""

    def __init__(self, questions: Iterable[Question[Any]], domains: Mapping[str, Domain]) -> None:
        self.offsets: dict[str, int] = {}
        self.size = 0
        self._questions: list[tuple[int, Question[Any], Domain]] = []
        for question in questions:
            self.offsets[question.key] = self.size
            self._questions.append((self.size, question, domains[question.domain]))
            self.size += len(domains[question.domain])

    def number(self, question: Question[Any], value: int) -> int:
        return self.offsets[question.key] + value

    def legal(self, decision: Decision[Any]) -> list[int]:
        """The numbers of the options of a decision."""
        offset = self.offsets[decision.question.key]
        return [offset + value for value in decision.values]

    def mask(self, decision: Decision[Any]) -> list[bool]:
        """One truth value per action: may it be chosen now?"""
        mask = [False] * self.size
        for number in self.legal(decision):
            mask[number] = True
        return mask

    def meaning(self, number: int) -> tuple[Question[Any], str]:
        """The question and the name of the answer behind a number."""
        for offset, question, domain in reversed(self._questions):
            if offset <= number < self.size:
                return question, domain.ids[number - offset]
        raise IndexError(f"actions are numbered from 0 to {self.size - 1}, there is no {number}")
