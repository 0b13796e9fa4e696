"""What a rule holds while it runs: the state, and the ways to ask, to draw and to tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar, cast

from tuath.core.flat import FlatState
from tuath.core.message import RuleError
from tuath.core.question import NATURE, Decision, Domain, Laws, Question, Seat

R = TypeVar("R")
S = TypeVar("S", bound=FlatState)
T = TypeVar("T", bound=int)

Rule = Coroutine[Any, Any, R]  # what an ``async def`` rule returns
ASKED = -1  # no value: somebody was asked
Hear = Callable[[str, "Seat | None", Mapping[str, int]], None]


class Joint(dict[Seat, Decision[Any]]):
    """Decisions of several seats at once; the one who answers is named with the answer."""

    __slots__ = ("secret",)

    def __init__(self, decisions: Mapping[Seat, Decision[Any]], secret: bool) -> None:
        super().__init__(decisions)
        self.secret = secret


class Table(Generic[S]):
    """The table a rule is played on. ``await`` means: wait for the table."""

    __slots__ = ("_at", "_decided", "domains", "hear", "revealed", "state")

    def __init__(
        self, state: S, domains: Mapping[str, Domain], hear: Hear | None = None, decided: Sequence[int] = ()
    ) -> None:
        self.state = state
        self.domains = domains
        self.hear = hear
        self.revealed = False
        self._decided = list(decided)  # what ``decide`` came to in this step, where the same answers are given again
        self._at = 0

    @property
    def decided(self) -> Sequence[int]:
        """What ``decide`` has come to since the step began: the only thing there was, or that it was asked."""
        return self._decided

    def begin(self, state: S) -> None:
        """A new step, of which nothing is known."""
        self.state = state
        self._decided, self._at = [], 0

    def stand(self) -> None:
        """From here on it is not known what comes: the same answers have been given again."""
        del self._decided[self._at :]

    def choose(
        self,
        seat: Seat,
        question: Question[T],
        options: Sequence[T] | None = None,
        laws: Laws | Callable[[], Laws] = (),
        rule: str = "",
    ) -> Decision[T]:
        """Put a question to a seat: the given options, or else everything that the laws allow.

        Where several rules put the same question, the paragraph says which of them does.
        """
        return Decision(seat, question, self.domains[question.domain], options, laws, rule=rule)

    async def decide(
        self,
        seat: Seat,
        question: Question[T],
        laws: Laws | Callable[[], Laws] = (),
        options: Sequence[T] | None = None,
        *,
        always: bool = False,
    ) -> T:
        """What a seat chooses, or without asking the only thing that it may.

        For choices of which everybody sees what is allowed: that somebody is not asked must tell nothing. ``always``
        asks all the same, as tables of before did.
        """
        at = self._at
        self._at = at + 1
        if at < len(self._decided):  # laws need not be looked at again
            only = self._decided[at]
            return cast("T", only) if only != ASKED else await self.choose(seat, question, options, laws)
        decision = self.choose(seat, question, options, laws)
        only = decision.values[0] if not always and len(decision.values) == 1 else ASKED
        self._decided.append(only)
        return cast("T", only) if only != ASKED else await decision

    def chance(
        self, question: Question[T], outcomes: Sequence[T], weights: Sequence[int] | None = None
    ) -> Awaitable[T]:
        """A draw: outcomes are equally likely, or as likely as their weights. What is certain is not drawn."""
        if weights is not None and 0 in weights:
            outcomes = [outcome for outcome, weight in zip(outcomes, weights, strict=True) if weight]
            weights = [weight for weight in weights if weight]
        if len(outcomes) == 1:
            return _Certain(outcomes[0])
        if not outcomes:
            raise RuleError(f"{question.key} ({question.rule}) has no outcome")
        return Decision(NATURE, question, self.domains[question.domain], outcomes, (), weights)

    def each_in_secret(self, rules: Mapping[Seat, Rule[R]]) -> Awaitable[dict[Seat, R]]:
        """Several seats at the same time, each on a sequence of its own, unseen by the others until all are done."""
        return _EachInSecret(rules)

    def each_openly(
        self, rules: Mapping[Seat, Rule[R]], may_pause: Callable[[], bool] | None = None
    ) -> Awaitable[dict[Seat, R]]:
        """Several seats at the same time, each on a sequence of its own, openly; nobody waits for another.

        Where they may pause it ends early: whoever is not done yet is asked the same in the next step, which keeps
        steps short. That is for the rules to say: then everybody's next question must follow from the state alone.
        """
        return _EachOpenly(rules, may_pause)

    def first(
        self, question: Question[T], options: Mapping[Seat, Sequence[T]], laws: Callable[[Seat], Laws] | None = None
    ) -> Awaitable[tuple[Seat, T]]:
        """Several seats may act, in any order; the first to answer goes ahead and is not interrupted.

        The laws say why something is not among the options.
        """
        domain = self.domains[question.domain]
        asked = {
            seat: Decision(seat, question, domain, values, partial(laws, seat) if laws is not None else ())
            for seat, values in options.items()
            if values
        }
        if not asked:
            raise RuleError(f"{question.key} ({question.rule}) was put to nobody")
        return _First(asked)

    def tell(self, key: str, to: Seat | None = None, **params: int) -> None:
        """A line for the log, for everybody or for one seat alone; parameters are values of domains, or numbers."""
        if self.hear is not None:
            self.hear(key, to, params)

    def reveal(self) -> None:
        """Something hidden has been shown: what led here is no longer taken back without consent."""
        self.revealed = True


class _Certain(Generic[T]):
    """A draw with one outcome."""

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __await__(self) -> Generator[Any, Any, T]:
        return self.value
        yield  # makes this a generator, as awaiting demands


class _First(Generic[T]):
    __slots__ = ("asked",)

    def __init__(self, asked: Mapping[Seat, Decision[T]]) -> None:
        self.asked = asked

    def __await__(self) -> Generator[Joint, tuple[Seat, T], tuple[Seat, T]]:
        return (yield Joint(self.asked, secret=False))


class _EachInSecret(Generic[R]):
    """Runs one rule per seat side by side; the driver says for whom it answers."""

    __slots__ = ("pending", "results", "rules")

    def __init__(self, rules: Mapping[Seat, Rule[R]]) -> None:
        self.rules = rules
        self.results: dict[Seat, R] = {}
        self.pending = Joint({}, secret=True)

    def __await__(self) -> Generator[Joint, tuple[Seat, int], dict[Seat, R]]:
        for seat in self.rules:
            self.advance(seat, None)
        while self.pending:
            seat, value = yield self.pending
            self.advance(seat, value)
        return {seat: self.results[seat] for seat in self.rules}

    def advance(self, seat: Seat, value: int | None) -> None:
        try:
            asked = self.rules[seat].send(value)
        except StopIteration as stop:
            self.pending.pop(seat, None)
            self.results[seat] = stop.value
            return
        if not isinstance(asked, Decision) or asked.seat != seat:
            raise RuleError(f"at the same time seat {seat} can only choose for itself, not {asked!r}")
        self.pending[seat] = asked


class _EachOpenly(Generic[R]):
    """Runs one rule per seat side by side, each as far as it gets; chance answers at once."""

    __slots__ = ("may_pause", "pending", "results", "rules")

    def __init__(self, rules: Mapping[Seat, Rule[R]], may_pause: Callable[[], bool] | None) -> None:
        self.rules = rules
        self.may_pause = may_pause
        self.results: dict[Seat, R] = {}
        self.pending = Joint({}, secret=False)

    def __await__(self) -> Generator[Any, Any, dict[Seat, R]]:
        """On to the next question of each seat; then of each that answers, until all are done or may pause."""
        turns: list[tuple[Seat, int | None]] = [(seat, None) for seat in self.rules]
        while True:
            for seat, value in turns:
                self.pending.pop(seat, None)
                send = self.rules[seat].send
                try:
                    asked = send(value)
                    while isinstance(asked, Decision) and asked.seat == NATURE:
                        asked = send((yield asked))
                except StopIteration as stop:
                    self.results[seat] = stop.value
                    continue
                if not isinstance(asked, Decision) or asked.seat != seat:
                    raise RuleError(f"side by side seat {seat} can only choose for itself, not {asked!r}")
                self.pending[seat] = asked
            if not self.pending or (turns[0][1] is not None and self.may_pause is not None and self.may_pause()):
                break
            turns = [(yield self.pending)]
        for seat in self.pending:
            self.rules[seat].close()
        return {seat: self.results[seat] for seat in self.rules if seat in self.results}
