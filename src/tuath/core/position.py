"""A game at a decision: the state at the start of the current step, and the answers given since.

The running rule is a cache. Copying, undoing, saving and loading all mean: take the start, give the same answers again.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import adler32

from tuath.core.chance import LAST_SEED, number, pick
from tuath.core.flat import FlatState
from tuath.core.game import Answer, Game, Result, Setup, View, write_setup
from tuath.core.message import Message, Refusal, Refused, RuleError, WrongType, refuse, text_of, whole, within
from tuath.core.question import NATURE, Decision, Question, Seat, asked
from tuath.core.record import (
    Line,
    Record,
    RecordDiffers,
    RecordError,
    check_head,
    find_question,
    read_answer,
    seat_name,
    write_answer,
)
from tuath.core.shown import drawn
from tuath.core.table import Joint, Rule, Table

S = TypeVar("S", bound=FlatState)
SNAPSHOT = "tuath-position 2"
EARLIER = "tuath-position 1"  # in which the answers of the step are numbered, not named
NO_SUM = adler32(b"")
_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
_decode = json.JSONDecoder().raw_decode


class Told(NamedTuple):
    """A line of the log; ``to`` is the only seat that may read it, None means everybody."""

    message: Message
    to: Seat | None


def count_draws(answers: list[Answer]) -> int:
    return sum(seat == NATURE for seat, _, _ in answers)


class Past:
    """The answers of the steps before the current one: a chain that copies share."""

    __slots__ = ("answers", "before", "count", "draws", "is_known", "sum", "text")

    def __init__(self, before: Past | None, answers: list[Answer], text: str | None = None, sum: int = NO_SUM) -> None:
        self.before = before
        self.answers = answers
        self.count: int = len(answers) + (before.count if before else 0)
        self.draws: int = count_draws(answers) + (before.draws if before else 0)
        self.text = text  # everything up to here, once it has been written...
        self.sum = sum  # ...and its check sum
        self.is_known: bool = before is None or before.is_known  # of an imagined past nobody knows more than its length

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

    @staticmethod
    def unknown(count: int, draws: int) -> Past:
        """So many answers, of which nothing else is known."""
        past = Past(None, [], "")
        past.count, past.draws, past.is_known = count, draws, False
        return past


class Position(Generic[S]):
    """A game under way."""

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
        self.settle()

    def __repr__(self) -> str:
        return f"<Position of {self._described()}>"

    def __str__(self) -> str:
        """The table in English as a spectator sees it: nothing that is hidden from anybody."""
        return "\n".join(filter(None, [self._described(), drawn(self)]))

    def _described(self) -> str:
        seats = f"{self.setup.seats} seat{'s' if self.setup.seats > 1 else ''}"
        answers = f"{self.count} answer{'s' if self.count != 1 else ''}"
        result = self.result
        now = [described(result)] if result is not None else map(asked, self.decisions.values())
        return f"{self.game.key}: {', '.join([seats, answers, *now])}"

    # ---- asking -------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Mapping[Seat, Decision[Any]]:
        """Who is asked what now: one seat, or several that choose at the same time or in any order."""
        return dict(self.decisions)

    @property
    def over(self) -> bool:
        return not self.decisions

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    @property
    def count(self) -> int:
        """How many answers have been given since the game began, chance included."""
        return len(self.answers) + (self.past.count if self.past else 0)

    def view(self, seat: Seat | None = None) -> View:
        """What a seat sees; without a seat, what a spectator sees."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def _seat(self, seat: Seat) -> Seat:
        """A seat of this game; refused when there is none of that number."""
        number = whole("seat", seat)
        if not 0 <= number < self.setup.seats:
            raise Refused(no_such_seat(number, self.setup.seats))
        return number

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal as an error that knows what things are called at this table."""
        return Refused(refusal, self.game, self.game.called(self.state))

    def why_not(self, seat: Seat, option: str) -> Refusal | None:
        """Why a seat may not give this answer now; None when it may."""
        decision = self.decisions.get(whole("seat", seat))
        if decision is None:
            return self._not_asked(seat)
        value = decision.domain.index.get(text_of("option", option))
        if value is None:
            return refuse(decision.rule, "core-unknown-answer", answer=option, question=decision.key)
        return self.explain(decision, value)

    def _not_asked(self, seat: Seat) -> Refusal:
        seats = self.setup.seats
        is_seat = seat == NATURE or 0 <= seat < seats
        return refuse("", "core-not-asked", seat=f"seat:{seat_name(seat)}") if is_seat else no_such_seat(seat, seats)

    def explain(self, decision: Decision[Any], value: int) -> Refusal | None:
        """Why a value is not among the options of a decision, with the numbers that explain it."""
        refusal = decision.explain(value)
        if refusal is None:
            return None
        params = self.game.about(self.state, decision, value)
        key = (
            refusal.message.key if refusal.message.key.startswith("core-") else f"{self.game.key}-{refusal.message.key}"
        )
        return Refusal(refusal.rule, Message(key, tuple(params.items())))

    # ---- answering ----------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, option: str) -> None:
        """Give an answer by name. Refused, with nothing changed, when it is not among the options."""
        refusal = self.why_not(seat, option)
        if refusal is not None:
            raise self.refused(refusal)
        self.play(seat, self.decisions[seat].domain.index[option])

    def play(self, seat: Seat, value: int) -> None:
        """Give an answer by its value, which must be one of the decision's values."""
        if type(seat) is not int or type(value) is not int:
            seat, value = whole("seat", seat), whole("value", value)
        decision = self.decisions.get(seat)
        if decision is None:
            raise self.refused(self._not_asked(seat))
        if value not in decision.values:
            raise self.refused(refuse(decision.rule, "core-not-offered"))
        before = self.start, self.past, self.sealed, self.answers, len(self.answers)
        try:
            self._take(seat, decision.question, value)
            self.settle()
        except RuleError:
            self._restore(*before)
            raise

    def open_answers(self) -> int:
        """How many of the last answers belong to a simultaneous choice that nobody has seen yet."""
        joint = self._joint
        return len(self.answers) - self._joint_at if joint is not None and joint.secret else 0

    def listen(self, hear: Callable[[Told], None] | None) -> None:
        """Hear the lines of the log from now on, once what they tell has happened; copies are quiet."""
        self._hear = hear
        self._heard: list[Told] = []
        message, heard = self.game.message, self._heard
        self._table.hear = (
            None if hear is None else lambda key, to, params: heard.append(Told(message(key, params), to))
        )

    def _tell(self) -> None:
        """Pass on what was told while an answer was carried out."""
        if self._hear is not None:
            for told in self._heard:
                self._hear(told)
            self._heard.clear()

    # ---- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> Position[S]:
        """The same position again: whatever is answered here does not touch it there."""
        other = self._again(self.start, self.answers)
        mine = self.decisions
        for seat, decision in other.decisions.items():
            decision.share(mine[seat])
        return other

    def __copy__(self) -> Position[S]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position[S]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is saved; a position that began in a given state keeps its beginning and its past."""
        origin = None if self._origin is None else _encode(self._origin.to_data())
        return _saved_before, (self.game, self.save(), origin, self.knows_past)

    def imagine(self, seat: Seat | None, rng: Random | None = None) -> Position[S]:
        """A position that the seat cannot tell from this one: what it cannot know and what chance will bring is new.

        Its past is not known: it cannot be undone or recorded.
        """
        seat = None if seat is None else self._seat(seat)
        rng = Random() if rng is None else rng
        if not isinstance(rng, Random):
            raise WrongType("rng", "generator", rng)
        known = len(self.answers) - self.open_answers()
        start, answers = self.game.imagine(self.start, self.state, self.answers[:known], seat, rng)
        other = self._again(start, answers)
        other.seed = rng.getrandbits(64)
        past = self.past
        other.past = Past.unknown(past.count, past.draws) if past is not None else None
        for who in dict.fromkeys(who for who, _, _ in self.answers[known:]):
            own = [value for seat_, _, value in self.answers[known:] if seat_ == who]
            if who == seat:
                for value in own:
                    other._take(who, other.decisions[who].question, value)
            else:
                other._guess(who, len(own), who in self.decisions, rng)
        other.settle()
        return other

    def _guess(self, seat: Seat, answers: int, goes_on: bool, rng: Random) -> None:
        """Random answers of a seat whose simultaneous choice is hidden: as many and as finished as all can see."""
        while self._joint is not None and seat in self._joint and (answers > 0 or not goes_on):
            decision = self.decisions[seat]
            values = list(decision.values)
            rng.shuffle(values)
            if goes_on:
                values = [value for value in values if self._keeps_asking(seat, value)]
                if not values:
                    return
            self._take(seat, decision.question, values[0])
            answers -= 1

    def _keeps_asking(self, seat: Seat, value: int) -> bool:
        trial = self.copy()
        trial._take(seat, trial.decisions[seat].question, value)
        return trial._joint is not None and seat in trial._joint

    def _again(self, start: S, answers: list[Answer]) -> Position[S]:
        """A position at the same place of the same step, on another start."""
        other: Position[S] = Position.__new__(Position)
        other.game = self.game
        other.setup = self.setup
        other.seed = self.seed
        other._origin = self._origin
        other._hear = None
        other.past = self.past
        other.sealed = self.sealed
        other._stand(start, answers)
        return other

    # ---- the record ---------------------------------------------------------------------------------------------

    @property
    def knows_past(self) -> bool:
        """Not so for an imagined position, or one that was loaded and began elsewhere."""
        return self.past is None or self.past.is_known

    def history(self) -> list[Answer]:
        """Every answer since the game began, chance included; refused where the past is not known."""
        if not self.knows_past:
            raise Refused(refuse("", "core-no-past"))
        return list(self._backwards())[::-1]

    def _backwards(self) -> Iterator[Answer]:
        """Every answer since the game began, the last one first."""
        yield from reversed(self.answers)
        link = self.past
        while link is not None:
            yield from reversed(link.answers)
            if link.before is None and not link.answers and link.text:
                yield from (read_answer(self.game, line) for line in reversed(link.text.splitlines()))
            link = link.before

    def lines_since(self, count: int) -> list[str]:
        """The answers after the first ``count``, as lines of a record."""
        return [write_answer(self.game, answer) for answer in islice(self._backwards(), self.count - count)][::-1]

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
        self.settle()

    def record(self, players: Mapping[Seat, str] | None = None, with_seed: bool = False) -> Record:
        """The game so far. With its seed a game that goes on later meets the same chance."""
        named = self._players(players or {})
        prefix = f"{self.game.key}-"
        lines = [
            Line(0, seat, question.key.removeprefix(prefix), self.game.domains[question.domain].ids[value])
            for seat, question, value in self.history()
        ]
        result = self.result
        return Record(
            self.game.key,
            self.game.version,
            self.game.fingerprint,
            self.setup,
            lines,
            self.seed if with_seed else None,
            named,
            write_result(result) if result else None,
        )

    def _players(self, players: Mapping[Seat, str]) -> dict[Seat, str]:
        """Who sits where, by seats of this game."""
        if not isinstance(players, Mapping):
            raise WrongType("players", "players", players)
        return {self._seat(seat): text_of("name", name) for seat, name in players.items()}

    def story(self) -> list[tuple[int, Told]]:
        """The whole log: each line with the number of answers that had been given when it was told."""
        return [(then.count, told) for then, told in self.retold()]

    def retold(self) -> Iterator[tuple[Position[S], Told]]:
        """The whole log, each line with the position as it was when it was told; that position moves on."""
        heard: list[Told] = []
        then = Position(self.game, self.setup, None, self._origin, heard.append)
        yield from ((then, told) for told in heard)
        for seat, _, value in self.history():
            heard.clear()
            then.play(seat, value)
            yield from ((then, told) for told in heard)

    def at(self, count: int) -> Position[S]:
        """The position after the first ``count`` answers of this game."""
        history = self.history()
        return self._rewound(history[: within("count", count, 0, len(history))])

    # ---- undo ---------------------------------------------------------------------------------------------------

    def no_undo(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last choice without the others' consent; None when it may.

        Undo never goes past another player's answer, past chance, or past revealed information,
        and never takes the turn from one player to another.
        """
        seat = self._seat(seat)
        if not self.knows_past:
            return refuse("", "core-no-past")
        last, since = self.count, set[Seat]()
        for who, _, _ in self._backwards():
            last -= 1
            if who == seat:
                break
            since.add(who)
        else:
            return refuse("", "core-undo-nothing")
        if self._is_open(last):
            return None
        if NATURE in since:
            return refuse("", "core-undo-chance")
        if since:
            return refuse("", "core-undo-other")
        if last < self.sealed:
            return refuse("", "core-undo-revealed")
        if self.decisions and seat not in self.decisions:
            return refuse("", "core-undo-turn")
        return None

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take back a seat's last choice; with the others' consent also what has happened since."""
        seat = self._seat(seat)
        history = self.history()
        last = self._last_choice(history, seat)
        refusal = refuse("", "core-undo-nothing") if last is None else None if consent else self.no_undo(seat)
        if refusal is not None or last is None:
            raise Refused(refusal or refuse("", "core-undo-nothing"))
        later = history[last + 1 :] if self._is_open(last) else []
        self._become(self._rewound([*history[:last], *later]))

    def _last_choice(self, history: list[Answer], seat: Seat) -> int | None:
        own = [place for place, (who, _, _) in enumerate(history) if who == seat]
        return own[-1] if own else None

    def _is_open(self, place: int) -> bool:
        """Is this answer part of a simultaneous choice that nobody has seen yet?"""
        joint = self._joint
        return joint is not None and joint.secret and place >= self.count - len(self.answers) + self._joint_at

    def _rewound(self, answers: list[Answer]) -> Position[S]:
        other = Position(self.game, self.setup, None, self._origin)
        for seat, question, value in answers:
            other._take(seat, question, value)
        other.seed = self.seed
        return other

    def _become(self, other: Position[S]) -> None:
        hear = self._hear
        for name in Position.__slots__:
            if name not in ("_hear", "_heard"):
                setattr(self, name, getattr(other, name))
        self.listen(hear)
        self.settle()

    # ---- saving -------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """This position as text, also in the middle of a step.

        A line that says what it is, with check sums; a line of JSON; then the answers of earlier steps as in a record.
        """
        past = self.past
        head = {
            "setup": write_setup(self.setup),
            "seed": self.seed,
            "sealed": self.sealed,
            "count": past.count if past else 0,
            "draws": past.draws if past else 0,
            "known": self._origin is None and self.knows_past,
            "start": self.start.to_data(),
            "answers": [write_answer(self.game, answer) for answer in self.answers],
        }
        kind, line = _kind(self.game, self.start.shape), _encode(head)
        written = past.written(self.game) if past else ""
        sums = f"{_sum_of(kind, line):08x} {past.sum if past else NO_SUM:08x}"
        return f"{SNAPSHOT} {kind} {sums}\n{line}\n{written}"

    # ---- driving the rules --------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Start the next step that has something to ask; without one the game is over."""
        self.answers: list[Answer] = []
        self._joint: Joint | None = None
        self._joint_at = 0
        table = self._table
        while True:
            self.state = table.state = self.start.copy()
            rule = self.game.step(table)
            if rule is None:
                self.decisions: Mapping[Seat, Decision[Any]] = {}
                return
            self._rule: Rule[None] = rule
            if self._resume(None):
                return
            self.start = self.state

    def _stand(self, start: S, answers: list[Answer]) -> None:
        """Stand where these answers led before: they are known to be legal and not to end the step."""
        state = start.copy()
        table = Table(state, self.game.domains)
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
        self._joint = joint
        self.decisions = {asked.seat: asked} if joint is None else joint

    def _resume(self, value: Any) -> bool:
        """Run the rule with an answer; True when it asked again, False when the step has ended."""
        try:
            asked = self._rule.send(value)
        except StopIteration:
            asked = None
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
                self.past = Past(self.past, self.answers)
                self.start = self.state
                self._begin()
            self._check()
            self._tell()
        except Exception as error:
            self._restore(*before)
            raise RuleError(f"{question.key} {value} by seat {seat}: {error!r}") from error

    def _restore(self, start: S, past: Past | None, sealed: int, answers: list[Answer], count: int) -> None:
        hear, self._hear = self._hear, None
        self.past = past
        self._stand(start, answers[:count])
        self.sealed = sealed
        self.listen(hear)

    def settle(self) -> None:
        """Let chance answer its own questions, out of the seed and the number of draws so far."""
        while self.seed is not None and NATURE in self.decisions:
            decision = self.decisions[NATURE]
            draws = count_draws(self.answers) + (self.past.draws if self.past else 0)
            place = pick(number(self.seed, draws), len(decision.values), decision.weights)
            self._take(NATURE, decision.question, decision.values[place])


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(64)


def described(result: Result) -> str:
    """How a game ended, by number of seat."""
    winners = " and ".join(f"seat {seat}" for seat in result.winners)
    return f"over by {result.ending}, won by {winners or 'nobody'}"


def write_result(result: Result) -> str:
    return " ".join([result.ending, *(seat_name(seat) for seat in result.winners)])


def no_such_seat(seat: Seat, seats: int) -> Refusal:
    return refuse("", "core-no-such-seat", seat=seat, most=seats - 1)


def read_result(text: str) -> Result:
    """How a record says that its game ended; points are not written there."""
    ending, *winners = text.split(" ")
    return Result(ending, tuple(int(name[1:]) - 1 for name in winners), ())


class Replayed(NamedTuple, Generic[S]):
    """A record played again: as far as the present rules and material can, and why not further."""

    position: Position[S]
    differs: RecordDiffers | None = None


def replay(record: Record, game: Game[S], until: int | None = None) -> Position[S]:
    """The position after the record's answers, or the first ``until`` of them; refused at the first illegal one."""
    replayed = replay_as_far(record, game, until)
    if replayed.differs is not None:
        raise replayed.differs
    return replayed.position


def replay_as_far(record: Record, game: Game[S], until: int | None = None) -> Replayed[S]:
    """The same, but a record of earlier rules or other material is played as far as its answers are legal."""
    position = Position(game, check_head(record, game))
    try:
        for line in record.answers[:until]:
            _follow(position, line)
        if until is None:
            _check_result(position, record)
    except RecordError as error:
        if record.rules == game.version and record.material == game.fingerprint:
            raise
        return Replayed(position, RecordDiffers(error, record, game))
    position.seed = record.seed
    if until is None:
        position.settle()
    return Replayed(position)


def _follow(position: Position[Any], line: Line) -> None:
    question, value = find_question(position.game, line)
    decision = position.decisions.get(line.seat)
    if decision is None or decision.question is not question:
        asked = ", ".join(
            f"{seat_name(seat)} {d.key.removeprefix(f'{position.game.key}-')}" for seat, d in position.decisions.items()
        )
        said = f"{seat_name(line.seat)} {line.question}"
        raise RecordError(line.number, "core-record-not-asked", text=said, asked=asked or "–")
    refusal = position.explain(decision, value)
    if refusal is not None:
        raise RecordError(line.number, "core-record-illegal", because=refusal, text=line.option)
    position.play(line.seat, value)


def _check_result(position: Position[Any], record: Record) -> None:
    result = position.result
    found = write_result(result) if result else None
    if record.result is not None and record.result != found:
        after = record.answers[-1].number + 1 if record.answers else 1
        raise RecordError(after, "core-record-result", text=record.result, found=found or "–")


def _kind(game: Game[Any], shape: str) -> str:
    """What a snapshot belongs to: the game, its rules, its material, and the shape of its state."""
    return f"{game.key} {game.version} {game.fingerprint} {shape}"


def load(text: str, game: Game[S]) -> Position[S]:
    """The position that ``save`` wrote; refused when it is damaged or of another game.

    Where rules or material have changed since, its answers are given again. If the changed rules would have asked
    something else meanwhile, the game goes on from the state that was saved, and what came before is not known.
    """
    kind, data, written, written_sum = parse_snapshot(text)
    key, version, material, shape = kind.split(" ")
    if key != game.key or int(version) > game.version:
        raise Refused(refuse("", "core-snapshot-foreign", game=game.key))
    setup = game.read_setup(data["setup"])
    is_same_state = material == game.fingerprint and shape == game.shape
    if is_same_state and int(version) == game.version:
        return _stood(game, setup, data, written, written_sum)
    trouble: Exception | None = None
    if data["known"]:
        try:
            return _played_again(game, setup, data, written)
        except (Refused, RuleError) as error:
            trouble = error
    if is_same_state:
        return _goes_on(game, setup, data)
    raise Refused(refuse("", "core-snapshot-foreign", game=game.key)) from trouble


def _stood(game: Game[S], setup: Setup, data: Mapping[str, Any], written: str, written_sum: int) -> Position[S]:
    """A position of these very rules and this material."""
    position = _bare(game, setup, data)
    if not data["known"]:
        position.past = Past.unknown(data["count"], data["draws"])
    elif written:
        position.past = _written_past(data, written, written_sum)
    position._stand(_restored(game, setup, data), [_read_saved(game, answer) for answer in data["answers"]])
    return position


def _played_again(game: Game[S], setup: Setup, data: Mapping[str, Any], written: str) -> Position[S]:
    """The same answers by other rules or with other material."""
    position = Position(game, setup)
    answers = [*(read_answer(game, line) for line in written.splitlines())]
    answers += [_read_saved(game, answer) for answer in data["answers"]]
    position.follow(answers)
    position.seed = data["seed"]
    return position


def _goes_on(game: Game[S], setup: Setup, data: Mapping[str, Any]) -> Position[S]:
    """The state of a position of earlier rules, played on by these."""
    position = _bare(game, setup, data)
    position.past = Past.unknown(data["count"], data["draws"])
    position._stand(_restored(game, setup, data), [])
    position.seed = None
    position.follow(_read_saved(game, answer) for answer in data["answers"])
    position.seed = data["seed"]
    return position


def _bare(game: Game[S], setup: Setup, data: Mapping[str, Any]) -> Position[S]:
    """A position that stands nowhere yet."""
    position: Position[S] = Position.__new__(Position)
    position.game, position.setup, position.seed, position._origin = game, setup, data["seed"], None
    position._hear = None
    position.sealed = data["sealed"]
    position.past = None
    return position


def _restored(game: Game[S], setup: Setup, data: Mapping[str, Any]) -> S:
    try:
        return game.restore(setup, data["start"])
    except (TypeError, ValueError) as error:
        raise Refused(refuse("", "core-snapshot-foreign", game=game.key)) from error


def _read_saved(game: Game[Any], answer: Any) -> Answer:
    """An answer of the current step; earlier versions numbered what they now name."""
    if isinstance(answer, str):
        return read_answer(game, answer)
    seat, key, value = answer
    return seat, game.questions_by_key[key], value


def _written_past(data: Mapping[str, Any], written: str, written_sum: int) -> Past:
    """The answers of earlier steps, as a saved position has them."""
    past = Past(None, [], written, written_sum)
    past.count, past.draws = data["count"], data["draws"]
    return past


def _saved_before(game: Game[S], text: str, origin: str | None, knows_past: bool) -> Position[S]:
    """The position that was pickled."""
    position = load(text, game)
    if origin is not None:
        position._origin = game.restore(position.setup, _decode(origin)[0])
        if knows_past:
            _, data, written, written_sum = parse_snapshot(text)
            position.past = _written_past(data, written, written_sum) if written else None
    return position


def parse_snapshot(text: str) -> tuple[str, dict[str, Any], str, int]:
    """The parts of a saved position, if it is whole: what it belongs to, how it stands, earlier answers, their sum."""
    head, _, body = text.partition("\n")
    if not head.startswith((f"{SNAPSHOT} ", f"{EARLIER} ")) or head.count(" ") != SNAPSHOT.count(" ") + 6:
        raise Refused(refuse("", "core-snapshot-none"))
    line, _, written = body.partition("\n")
    kind, *sums = head[len(SNAPSHOT) + 1 :].rsplit(" ", 2)
    written_sum = adler32(written.encode())
    line_sum = _sum_of(kind if head.startswith(SNAPSHOT) else "", line)
    if sums != [f"{line_sum:08x}", f"{written_sum:08x}"] or not kind.split(" ")[1].isdecimal():
        raise Refused(refuse("", "core-snapshot-damaged"))
    return kind, _decode(line)[0], written, written_sum


def _sum_of(kind: str, line: str) -> int:
    """Earlier snapshots left out what they belong to."""
    return adler32(line.encode(), adler32(kind.encode()))


def game_of(snapshot: str) -> str:
    """The key of the game that a saved position belongs to."""
    return parse_snapshot(snapshot)[0].split(" ")[0]


def material_of(snapshot: str) -> str:
    """The fingerprint of the material that a saved position was played with."""
    return parse_snapshot(snapshot)[0].split(" ")[2]


def rules_of(snapshot: str) -> int:
    """The version of the rules by which a saved position was played."""
    return int(parse_snapshot(snapshot)[0].split(" ")[1])
