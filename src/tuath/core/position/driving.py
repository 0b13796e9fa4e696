"""The rules at work: from one question to the next, an answer at a time.

The running rule is a cache. To stand at the same place again means: take the start of the step, give the same answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, NamedTuple, Self, TypeVar

from tuath.core.chance import LAST_SEED, number, pick
from tuath.core.flat import FlatState
from tuath.core.game import Answer, Game, Setup
from tuath.core.message import Message, Refusal, Refused, RuleError, refuse, whole, within
from tuath.core.position.past import Past, count_draws
from tuath.core.question import NATURE, Decision, Question, Seat
from tuath.core.record import seat_name
from tuath.core.table import Joint, Rule, Table

S = TypeVar("S", bound=FlatState)


class Told(NamedTuple):
    """A line of the log; ``to`` is the only seat that may read it, None means everybody."""

    message: Message
    to: Seat | None


class Run(Generic[S]):
    """A game under way as the rules drive it: the start of the step, the answers since, and who is asked what."""

    __slots__ = (
        "_hear",
        "_heard",
        "_joint",
        "_joint_at",
        "_origin",
        "_rule",
        "_table",
        "answers",
        "decisions",
        "game",
        "past",
        "sealed",
        "seed",
        "setup",
        "start",
        "state",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: int | None = None,
        start: S | None = None,
        hear: Callable[[Told], None] | None = None,
    ) -> None:
        """A new game, or one that begins in a given state. Without a seed chance is answered from outside."""
        self.game = game
        self.setup = setup
        self.seed = None if seed is None else within("seed", seed, 0, LAST_SEED)
        self._origin = start
        self.start = game.setup(setup) if start is None else start.copy()
        self.past: Past | None = None
        self.sealed = 0  # how many answers lie before the last thing that was revealed
        self._table: Table[S] = Table(self.start, game.domains)
        self._hear: Callable[[Told], None] | None = None
        self.listen(hear)
        self._begin()
        self._tell()
        self.answer_chance()

    # ---- who is asked, and what was answered ---------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many answers have been given since the game began, chance included."""
        return len(self.answers) + (self.past.count if self.past else 0)

    @property
    def knows_past(self) -> bool:
        """Not so for an imagined position, or one that was loaded and began elsewhere."""
        return self.past is None or self.past.is_known

    def history(self) -> list[Answer]:
        """Every answer since the game began, chance included; refused where the past is not known."""
        if not self.knows_past:
            raise Refused(refuse("", "core-no-past"))
        return list(self._backwards())[::-1]

    def answers_since(self, count: int) -> list[Answer]:
        """The answers after the first so many."""
        return list(islice(self._backwards(), self.count - count))[::-1]

    def _backwards(self) -> Iterator[Answer]:
        """Every answer since the game began, the last one first."""
        yield from reversed(self.answers)
        if self.past is not None:
            yield from self.past.backwards(self.game)

    def acted(self, seats: Collection[Seat]) -> int:
        """How many answers had been given when one of these seats had last done something."""
        acts = ((seat in seats and self.game.is_act(asked, value)) for seat, asked, value in self._backwards())
        return self.count - next((back for back, is_own in enumerate(acts) if is_own), self.count)

    def answered(self, seats: Collection[Seat]) -> int:
        """How many answers had been given when one of these seats had last given one."""
        backwards = enumerate(self._backwards())
        return self.count - next((back for back, (seat, _, _) in backwards if seat in seats), self.count)

    def open_answers(self) -> int:
        """How many of the last answers belong to a simultaneous choice that nobody has seen yet."""
        joint = self._joint
        return len(self.answers) - self._joint_at if joint is not None and joint.secret else 0

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal as an error that knows what things are called at this table."""
        return Refused(refusal, self.game, self.game.called(self.state))

    def _seat(self, seat: Seat) -> Seat:
        """A seat of this game; refused when there is none of that number."""
        number = whole("seat", seat)
        if not 0 <= number < self.setup.seats:
            raise Refused(no_such_seat(number, self.setup.seats))
        return number

    def _not_asked(self, seat: Seat) -> Refusal:
        seats = self.setup.seats
        is_seat = seat == NATURE or 0 <= seat < seats
        return refuse("", "core-not-asked", seat=f"seat:{seat_name(seat)}") if is_seat else no_such_seat(seat, seats)

    # ---- answering ----------------------------------------------------------------------------------------------

    def play(self, seat: Seat, value: int) -> None:
        """Give an answer by its value, which must be one of the decision's values."""
        if type(seat) is not int or type(value) is not int:
            seat, value = whole("seat", seat), whole("value", value)
        decision = self.decisions.get(seat)
        if decision is None:
            raise self.refused(self._not_asked(seat))
        if value not in decision.values:
            is_known = 0 <= value < len(decision.domain)
            why = self.explain(decision, value) if is_known else None
            raise self.refused(why or refuse(decision.rule, "core-not-offered"))
        before = self.start, self.past, self.sealed, self.answers, len(self.answers)
        try:
            self._take(seat, decision.question, value)
            self.answer_chance()
        except RuleError:
            self._restore(*before)
            raise

    def play_step(self, seat: Seat, value: int) -> None:
        """Give an answer, and let chance answer as long as the step lasts: what it brings afterwards stays open."""
        seed, past = self.seed, self.past
        self.seed = None
        try:
            self.play(seat, value)
        finally:
            self.seed = seed
        while seed is not None and NATURE in self.decisions and self.past is past:
            self._draw(seed)

    def explain(self, decision: Decision[Any], value: int) -> Refusal | None:
        """Why a value is not among the options of a decision, with the numbers that explain it."""
        refusal = decision.explain(value)
        if refusal is None:
            return None
        game = self.game
        params = {**game.about(self.state, decision, value), **game.offered(self.state, decision)}
        key = (
            refusal.message.key if refusal.message.key.startswith("core-") else f"{self.game.key}-{refusal.message.key}"
        )
        return Refusal(refusal.rule, Message(key, tuple(params.items())))

    def follow(self, answers: Iterable[Answer]) -> None:
        """Give these answers, those of chance included; refused at the first that is not asked or not allowed."""
        seed, self.seed = self.seed, None
        try:
            for seat, question, value in answers:
                if seat not in self.decisions or self.decisions[seat].question is not question:
                    raise Refused(refuse("", "core-snapshot-damaged"))
                self.play(seat, value)
        finally:
            self.seed = seed
        self.answer_chance()

    def answer_chance(self) -> None:
        """Let chance answer its own questions, out of the seed and the number of draws so far."""
        while self.seed is not None and NATURE in self.decisions:
            self._draw(self.seed)

    def _draw(self, seed: int) -> None:
        decision = self.decisions[NATURE]
        draws = count_draws(self.answers) + (self.past.draws if self.past else 0)
        place = pick(number(seed, draws), len(decision.values), decision.weights)
        self._take(NATURE, decision.question, decision.values[place])

    def listen(self, hear: Callable[[Told], None] | None) -> None:
        """Hear the lines of the log from now on, once what they tell has happened; copies are quiet."""
        self._hear = hear
        self._heard: list[Told] = []
        message, heard = self.game.message, self._heard
        self._table.hear = (
            None if hear is None else lambda key, to, params: heard.append(Told(message(key, params), to))
        )

    def watch(self, see: Callable[[Told], None]) -> None:
        """Hear each line in the very moment it is told, in the middle of what happens: the state is as it is then."""
        self.listen(None)
        message = self.game.message
        self._table.hear = lambda key, to, params: see(Told(message(key, params), to))

    def _tell(self) -> None:
        """Pass on what was told while an answer was carried out."""
        if self._hear is not None:
            for told in self._heard:
                self._hear(told)
            self._heard.clear()

    # ---- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same position again: whatever is answered here does not touch it there."""
        other = self._again(self.start, self.answers, self._table.decided)
        mine = self.decisions
        for seat, decision in other.decisions.items():
            decision.share(mine[seat])
        return other

    def _again(self, start: S, answers: list[Answer], decided: Sequence[int] = ()) -> Self:
        """A position at the same place of the same step, on another start, or on its own with what was decided."""
        other = type(self).__new__(type(self))
        other.game = self.game
        other.setup = self.setup
        other.seed = self.seed
        other._origin = self._origin
        other._hear = None
        other.past = self.past
        other.sealed = self.sealed
        other._return_to(start, answers, decided)
        return other

    # ---- from step to step --------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Start the next step that has something to ask; without one the game is over."""
        self.answers: list[Answer] = []
        self._joint: Joint | None = None
        self._joint_at = 0
        table = self._table
        while True:
            self.state = self.start.copy()
            table.begin(self.state)
            rule = self.game.step(table)
            if rule is None:
                self.decisions: Mapping[Seat, Decision[Any]] = {}
                return
            self._rule: Rule[None] = rule
            if self._resume(None):
                return
            self.start = self.state

    def _return_to(self, start: S, answers: list[Answer], decided: Sequence[int] = ()) -> None:
        """Be where these answers led before: they are known to be legal and not to end the step."""
        state = start.copy()
        table = Table(state, self.game.domains, None, decided)
        self.start = start
        self.state = state
        self._table = table
        self.answers = answers.copy()
        self._joint_at = 0
        rule = self.game.step(table)
        if rule is None:
            self._joint, self.decisions = None, {}
            return
        self._rule = rule
        asked = rule.send(None)
        joint = asked if type(asked) is Joint else None
        for place, (seat, _, value) in enumerate(answers, start=1):
            asked = rule.send(value if joint is None else (seat, value))
            if type(asked) is not Joint:
                joint = None
            elif asked is not joint:
                joint, self._joint_at = asked, place
        table.revealed = False
        table.stand()
        self._joint = joint
        self.decisions = {asked.seat: asked} if joint is None else joint

    def _resume(self, value: Any) -> bool:
        """Run the rule with an answer; True when it asked again, False when the step has ended; none is below zero."""
        try:
            asked = self._rule.send(value)
        except StopIteration:
            asked = None
            if short := self.state.below_zero():
                raise RuleError(f"less than none is left: {short}") from None
        joint = self._joint
        if joint is not None and asked is not joint and joint.secret:
            self._table.revealed = True  # everybody has chosen: the choices are seen
        if self._table.revealed:
            self._table.revealed = False
            self.sealed = self.count
        if type(asked) is Joint:
            if asked is not joint:
                self._joint, self._joint_at = asked, len(self.answers)
            self.decisions = asked
            return True
        self._joint = None
        if asked is None:
            return False
        self.decisions = {asked.seat: asked}
        return True

    def _check(self) -> None:
        """Whoever is asked has an answer; what several may choose at once is settled before one of them does."""
        for decision in self.decisions.values():
            if not decision.values:
                raise RuleError(f"{decision.key} ({decision.rule}) leaves seat {decision.seat} without an option")

    def _take(self, seat: Seat, question: Question[Any], value: int) -> None:
        """One answer, already found legal. A bug in the rules leaves the position as it was."""
        before = self.start, self.past, self.sealed, self.answers, len(self.answers)
        self.answers.append((seat, question, value))
        try:
            if not self._resume((seat, value) if self._joint is not None else value):
                self.past = past = Past(self.past, self.answers)
                self.start = self.state
                self._begin()
                if past.count >= past.mark_due:
                    past.mark(self.start, self.sealed)
            self._check()
            self._tell()
        except Exception as error:
            self._restore(*before)
            raise RuleError(f"{question.key} {value} by seat {seat}: {error!r}") from error

    def _restore(self, start: S, past: Past | None, sealed: int, answers: list[Answer], count: int) -> None:
        hear, self._hear = self._hear, None
        self.past = past
        self._return_to(start, answers[:count])
        self.sealed = sealed
        self.listen(hear)


def no_such_seat(seat: Seat, seats: int) -> Refusal:
    return refuse("", "core-no-such-seat", seat=seat, most=seats - 1)
