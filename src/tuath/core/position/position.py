"""A game at a decision: the state at the start of the current step, and the answers given since.

The running rule is a cache. Copying, undoing, saving and loading all mean: take the start, give the same answers again.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from tuath.core.flat import FlatState
from tuath.core.game import Answer, Game, Result, View
from tuath.core.message import Refusal, Refused, WrongType, refuse, text_of, whole, within
from tuath.core.position.ahead import ahead
from tuath.core.position.driving import Run, Told
from tuath.core.position.imagining import imagined
from tuath.core.position.marks import Mark, last_before
from tuath.core.position.snapshot import bring_back, bring_back_origin, bring_back_start, write_origin, write_snapshot
from tuath.core.position.undo import Left, is_begun, left_by_undo, no_undo
from tuath.core.question import Decision, Seat, asked
from tuath.core.record import Asked, Line, Record, seat_name, write_answer
from tuath.core.shown import as_html, as_svg, drawn

S = TypeVar("S", bound=FlatState)


class Step(NamedTuple, Generic[S]):
    """A game after one more answer, and what was told with it; before the first there is none."""

    then: Position[S]
    answer: Answer | None
    told: tuple[Told, ...]


class Position(Run[S]):
    """A game under way."""

    __slots__ = ()

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

    # ---- asking and answering -----------------------------------------------------------------------------------

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

    def view(self, seat: Seat | None = None) -> View:
        """What a seat sees; without a seat, what a spectator sees."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def why_not(self, seat: Seat, option: str) -> Refusal | None:
        """Why a seat may not give this answer now; None when it may."""
        decision = self.decisions.get(whole("seat", seat))
        if decision is None:
            return self._not_asked(seat)
        value = decision.domain.index.get(text_of("option", option))
        if value is None:
            return refuse(decision.rule, "core-unknown-answer", answer=option, question=decision.key)
        return self.explain(decision, value)

    def answer(self, seat: Seat, option: str) -> None:
        """Give an answer by name. Refused, with nothing changed, when it is not among the options."""
        refusal = self.why_not(seat, option)
        if refusal is not None:
            raise self.refused(refusal)
        self.play(seat, self.decisions[seat].domain.index[option])

    def ahead(self, seat: Seat) -> dict[int, Position[S]]:
        """By answer to a question that opens an action: the game at the question that would come next.

        Only answers that lead to another question to the same seat, with nothing drawn, shown or done on the way.
        """
        decision = self.decisions.get(whole("seat", seat))
        if decision is None or not decision.question.opens:
            return {}
        found = {value: ahead(self, seat, value) for value in decision.values}
        return {value: position for value, position in found.items() if position is not None}

    # ---- seeing -------------------------------------------------------------------------------------------------

    def svg(self, seat: Seat | None = None, language: str = "en", width: int | None = None) -> str:
        """The board as a picture, as a seat sees it or, without a seat, an onlooker: nothing that is hidden there.

        So many pixels wide, or as it is drawn best; a narrow one has larger pieces and no names of places.
        """
        return as_svg(self, None if seat is None else self._seat(seat), language, width)

    def _repr_html_(self) -> str:
        """In a notebook: the board as an onlooker sees it; a game without a drawing says so."""
        return as_html(self)

    # ---- copies -------------------------------------------------------------------------------------------------

    def __copy__(self) -> Position[S]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position[S]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is saved; a position that began in a given state keeps its beginning and its past."""
        return _saved_before, (self.game, self.save(), write_origin(self), self.knows_past)

    def imagine(self, seat: Seat | None, rng: Random | None = None) -> Position[S]:
        """A position that the seat cannot tell from this one: what it cannot know and what chance will bring is new.

        Its past is not known: it cannot be undone or recorded.
        """
        seat = None if seat is None else self._seat(seat)
        rng = Random() if rng is None else rng
        if not isinstance(rng, Random):
            raise WrongType("rng", "generator", rng)
        return imagined(self, seat, rng)

    def save(self) -> str:
        """This position as text, also in the middle of a step: see snapshot.py."""
        return write_snapshot(self)

    # ---- the record ---------------------------------------------------------------------------------------------

    def lines_since(self, count: int) -> list[str]:
        """The answers after the first ``count``, as lines of a record."""
        return [write_answer(self.game, answer) for answer in self.answers_since(count)]

    def record(
        self, players: Mapping[Seat, str] | None = None, with_seed: bool = False, hints: Sequence[Asked] = ()
    ) -> Record:
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
            hints,
        )

    def _players(self, players: Mapping[Seat, str]) -> dict[Seat, str]:
        """Who sits where, by seats of this game."""
        if not isinstance(players, Mapping):
            raise WrongType("players", "players", players)
        return {self._seat(seat): text_of("name", name) for seat, name in players.items()}

    def story(self) -> list[tuple[int, Told]]:
        """The whole log: each line with the number of answers that had been given when it was told."""
        return [(then.count, told) for then, told in self.retold()]

    def story_since(self, count: int) -> list[tuple[int, Told]]:
        """What has been told after so many answers."""
        heard = list[tuple[int, Told]]()
        if count < self.count:
            then = self.at(count)
            then.seed = None
            then.listen(lambda told: heard.append((then.count, told)))
            then.follow(self.answers_since(count))
        return heard

    def retold(self) -> Iterator[tuple[Position[S], Told]]:
        """The whole log, each line with the position as it was when it was told; that position moves on."""
        heard: list[Told] = []
        then = Position(self.game, self.setup, None, self._origin, heard.append)
        yield from ((then, told) for told in heard)
        for seat, _, value in self.history():
            heard.clear()
            then.play(seat, value)
            yield from ((then, told) for told in heard)

    def steps(self) -> Iterator[Step[S]]:
        """The whole game, from before the first answer on; the position in them moves on."""
        heard: list[Told] = []
        then = Position(self.game, self.setup, None, self._origin, heard.append)
        yield Step(then, None, tuple(heard))
        for answer in self.history():
            heard.clear()
            then.play(answer[0], answer[2])
            yield Step(then, answer, tuple(heard))

    def at(self, count: int) -> Position[S]:
        """The position after the first ``count`` answers of this game."""
        if not self.knows_past:
            raise Refused(refuse("", "core-no-past"))
        return self._rewound(within("count", count, 0, self.count))

    # ---- undo ---------------------------------------------------------------------------------------------------

    def no_undo(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last choice without the others' consent; None when it may.

        Undo never goes past another player's answer, past chance, or past revealed information,
        and never takes the turn from one player to another.
        """
        return no_undo(self, self._seat(seat))

    def is_begun(self, seat: Seat) -> bool:
        """Has a seat given a part of the action that it is asked about now, which it may take back by itself?"""
        return is_begun(self, self._seat(seat))

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take back a seat's last choice; with the others' consent also what has happened since."""
        self.go_back(left_by_undo(self, self._seat(seat), consent))

    def go_back(self, left: Left) -> None:
        """Be where these answers lead; what chance is to answer there, it answers."""
        self._become(self._rewound(*left))

    def way_back(self, count: int) -> int:
        """How many answers are given again to be where the first ``count`` had been given."""
        mark = self._mark(count)
        return count - (mark.after if mark else 0)

    def _rewound(self, count: int, then: Sequence[Answer] = ()) -> Position[S]:
        """The game after so many of its answers and these, played again from the last mark before."""
        mark = self._mark(count)
        other = Position(self.game, self.setup, None, self._origin) if mark is None else self._marked(mark)
        for seat, question, value in [*self.answers_since(other.count)[: count - other.count], *then]:
            other._take(seat, question, value)
        other.seed = self.seed
        return other

    def _mark(self, count: int) -> Mark | None:
        return last_before(self.past.marks, count) if self.past is not None else None

    def _marked(self, mark: Mark) -> Position[S]:
        """The game as it stood at a mark."""
        other = self._again(mark.start, [])
        other.past = self.past and self.past.until(mark.after)
        other.sealed = mark.sealed
        return other

    def _become(self, other: Position[S]) -> None:
        hear = self._hear
        for name in Run.__slots__:
            if name not in ("_hear", "_heard"):
                setattr(self, name, getattr(other, name))
        self.listen(hear)
        self.answer_chance()


def load(text: str, game: Game[S]) -> Position[S]:
    """The position that ``save`` wrote; refused when it is damaged or of another game.

    Where rules or material have changed since, its answers are given again. If the changed rules would have asked
    something else meanwhile, the game goes on from the state that was saved, and what came before is not known.
    """
    position: Position[S] = Position.__new__(Position)
    bring_back(position, text, game)
    return position


def load_start(text: str, game: Game[S]) -> tuple[Position[S], list[Answer]]:
    """The position at the start of the step in which ``save`` wrote it, and what was answered in that step since."""
    position: Position[S] = Position.__new__(Position)
    return position, bring_back_start(position, text, game)


def _saved_before(game: Game[S], text: str, origin: str | None, knows_past: bool) -> Position[S]:
    """The position that was pickled."""
    position = load(text, game)
    if origin is not None:
        bring_back_origin(position, text, origin, knows_past)
    return position


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(64)


def described(result: Result) -> str:
    """How a game ended, by number of seat."""
    winners = " and ".join(f"seat {seat}" for seat in result.winners)
    return f"over by {result.ending}, won by {winners or 'nobody'}"


def write_result(result: Result) -> str:
    return " ".join([result.ending, *(seat_name(seat) for seat in result.winners)])


def read_result(text: str) -> Result:
    """How a record says that its game ended; points are not written there."""
    ending, *winners = text.split(" ")
    return Result(ending, tuple(int(name[1:]) - 1 for name in winners), ())
