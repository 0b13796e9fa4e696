"""What a game gives the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, SupportsIndex, TypeVar

from tuath.core.chronicle import Chronicle
from tuath.core.drawing.shapes import Pen, Picture
from tuath.core.ending import Ending, Measure
from tuath.core.episode import Episode
from tuath.core.flat import FlatState
from tuath.core.goals import Aim, Fact
from tuath.core.message import Message, Param, Refused, refuse, text_of, whole
from tuath.core.notation import Line
from tuath.core.notes import Notes
from tuath.core.parts import Part
from tuath.core.question import Decision, Domain, Question, Seat
from tuath.core.reaction import Moment, Reaction
from tuath.core.scene import Block, Look
from tuath.core.table import Rule, Table

S = TypeVar("S", bound=FlatState)
Answer = tuple[Seat, Question[Any], int]
View = Mapping[str, Any]  # what a seat sees, as JSON knows it


USUAL_SEATS = 3  # as many as fit well at a first table
Thinking = Literal["one_world", "many_worlds", "playing_on", "playing_on_in_many_worlds"]


class Need(NamedTuple):
    """A value of an option that is to be had only while another option has one of these values."""

    value: str
    option: str
    values: tuple[str, ...]


class Option(NamedTuple):
    """A way of playing that the table settles before the start; the first value is the default.

    ``before`` is how everybody played before there was a choice: what an older record without this option means.
    ``needs`` is for those who choose: what makes no sense together is not offered. Refusing is up to the game.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    before: str | None = None
    needs: tuple[Need, ...] = ()


class Phase(NamedTuple):
    """A part of the order of play, named in the words as ``<game>-course-<id>``; one that is ``inside`` is a part of
    the phase before it.
    """

    id: str
    rule: str
    inside: bool = False


class Term(NamedTuple):
    """A word of the game that explains itself, and the paragraph about it.

    The words have its name as ``<game>-term-<id>``, all forms in which it stands in texts as ``-forms``, what it means
    as ``-text``, and what it means in this position as ``-here``.
    """

    id: str
    rule: str


class Here(NamedTuple):
    """What a term means in a position: what its words name, and the things on the board that it is about."""

    params: Mapping[str, Param] = {}
    things: tuple[str, ...] = ()


class Result(NamedTuple):
    """How a game ended. Several winners share the victory; none means that the game itself has won."""

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Feat(NamedTuple):
    """How hard a game was that all have won or lost together: a number to compare by, and in words."""

    level: int
    words: Message


class Setup(NamedTuple):
    """All that is settled before the start; options are complete and in the game's order."""

    seats: int
    options: tuple[tuple[str, str], ...]


MOST_NAMED = 6  # answers that one sentence can name


class FirstTable(NamedTuple):
    """A table that suits somebody who is new to a game: how many sit there, and the options that are not as usual."""

    seats: int
    options: Mapping[str, str] = {}


class Game(ABC, Generic[S]):
    """The rules of one game over its printed material."""

    key: ClassVar[str]
    version: ClassVar[int]  # rises when old records would no longer play the same
    seats: ClassVar[range]
    options: tuple[Option, ...] = ()
    questions: ClassVar[tuple[Question[Any], ...]]
    thinking: ClassVar[Thinking] = "one_world"  # what pays when a bot has time
    round_plan: ClassVar[tuple[Question[Any], ...]] = ()  # whose answers settle what a round can be, where bots plan it
    waits: ClassVar[bool] = False  # is an answer judged when its step is over, before chance goes on?
    hides: ClassVar[bool] = True  # does anybody ever know what others do not?
    by_round: ClassVar[bool] = False  # does a position tell who leads only when all have had as many turns?
    planned: ClassVar[str] = ""  # the domain of the places that partners may mark, in a game that they win together
    meant: ClassVar[str] = ""  # ...and of what they may mean to use there
    keeps: ClassVar[tuple[str, ...]] = ()  # questions at the beginning whose answers another game may keep
    kinds: ClassVar[Mapping[str, str]]  # which parameter of a message names a thing of which domain
    endings: ClassVar[tuple[str, ...]]
    course: ClassVar[tuple[Phase, ...]] = ()  # the order of play; a view says as ``now`` which of them it is
    terms: ClassVar[tuple[Term, ...]] = ()  # words that explain themselves
    on_board: ClassVar[tuple[str, ...]] = ()  # the domains whose things have a place in the drawing of the board
    spoken: ClassVar[tuple[str, ...]] = ()  # the domains of what only sentences name: no observation notes them
    named: ClassVar[
        Mapping[str, str]
    ] = {}  # the parameter that names an answer, of questions whose answers are no names
    reasons: ClassVar[tuple[str, ...]] = ()  # the parts of its worth that there are words for
    facts: ClassVar[tuple[Fact, ...]] = ()  # what puzzles can be about

    domains: Mapping[str, Domain]
    fingerprint: str  # of the printed material: a record names the material it was played with
    found_by: tuple[Callable[..., Game[Any]], tuple[Any, ...]] | None = None  # a call that finds this game anywhere

    def __repr__(self) -> str:
        return f"<Game {self.key}: rules {self.version}, material {self.fingerprint}>"

    def __copy__(self) -> Self:
        """Rules and material never change: everybody shares them."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Another process finds the game itself, by its name and its data file; what is found nowhere goes whole."""
        return super().__reduce_ex__(protocol) if self.found_by is None else self.found_by

    @abstractmethod
    def setup(self, setup: Setup) -> S:
        """The state before anything has been drawn or chosen."""

    @abstractmethod
    def restore(self, setup: Setup, data: Sequence[Any]) -> S:
        """The state that ``to_data`` gave, joined with the printed material and the options of its setup."""

    @abstractmethod
    def step(self, table: Table[S]) -> Rule[None] | None:
        """What comes next; None when the game is over."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat sees; None is a spectator."""

    @abstractmethod
    def imagine(
        self, start: S, now: S, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[S, list[Answer]]:
        """Start and answers of the step with everything dealt anew that the seat cannot know now.

        Two positions that the seat cannot tell apart give the same by the same dice: do not look at what is hidden.
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def worth(self, state: S, seat: Seat) -> float:
        """How good this looks for a seat: higher is better. What a simple bot maximises."""

    def parts(self, state: S, seat: Seat, before: S) -> Sequence[Part]:
        """What its worth is made up of, for somebody who compares it with how it was before an answer."""
        return (Part("whole", self.worth(state, seat)),)

    def odds(self, state: S, seat: Seat) -> float | None:
        """The logarithm of the odds to win, where games that were played tell more of it than the worth does."""
        return None

    def is_begun(self, question: Question[Any], state: S, seat: Seat) -> bool:
        """Is what the seat's answer to this question set going not yet done? A bot looks so far before it judges it."""
        return False

    def is_apart(self, question: Question[Any], state: S) -> bool:
        """Does this question begin something else in the same step? A bot judges what came before without it."""
        return False

    def granted(self, state: S, decision: Decision[Any]) -> int | None:
        """What a partner can be expected to answer, where one's own plans depend on it; None where nobody knows.

        Bots answer so themselves, and reckon with it when they look ahead.
        """
        return None

    def foreseen(self, state: S, seat: Seat) -> S:
        """The state as it will be for a seat if nobody interferes with what has been declared and is not yet done."""
        return state

    @abstractmethod
    def observe(self, state: S, seat: Seat, notes: Notes) -> None:
        """Note what a seat knows, as numbers: see observation.py."""

    @abstractmethod
    def pieces(self, state: S) -> Mapping[str, int]:
        """Every kind of piece counted over all the places it can be in: the numbers never change."""

    @abstractmethod
    def details(self, state: S, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
        """Numbers and things that words about this answer may name: what it costs, what it brings."""

    @abstractmethod
    def material(self) -> Mapping[str, Any]:
        """The printed material, as the data file has it: for those who draw it."""

    @abstractmethod
    def scene(self, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
        """The table in a text terminal; ``marks`` are signs beside things that can be chosen."""

    def drawing(self, view: View, pen: Pen) -> Picture | None:
        """The board as a picture, of what is seen alone; None where nobody has drawn this game yet."""
        return None

    def legend(self, look: Look) -> Iterable[tuple[str, Message]]:
        """The signs of the drawing and what they mean."""
        return ()

    def statistics(self, position: Any) -> list[dict[str, Any]]:
        """Numbers by round and seat for plots after the game: ``[{"round": 1, "series": {"fame": [4, 7]}}]``.

        What belongs to all has a single number.
        """
        return []

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The kinds of moments at which players may have wishes about being asked."""
        return ()

    def reaction(self, state: S, decision: Decision[Any]) -> Reaction | None:
        """What a question comes to by each wish, if it is one that wishes can answer."""
        return None

    def round_of(self, state: S) -> int:
        """The round that is played, 0 before the first: what was wished or planned for it lapses with it."""
        return 0

    def lasts(self, state: S, moment: str, seat: Seat) -> int:
        """What the wish of a seat is for: it lapses as soon as this is another number. As a rule it is for a round."""
        return self.round_of(state)

    def is_act(self, question: Question[Any], value: int) -> bool:
        """Has somebody done something by this answer? To let something happen is no act: it may be done for one."""
        return True

    def ending(self, position: Any) -> Ending | None:
        """Who has won and why, and where every point came from; nothing while the game goes on."""
        return None

    def lost_in(self, position: Any) -> int | None:
        """The round that has lost a game that all have lost together."""
        return None

    def levelled(self, setup: Setup, by: int) -> tuple[Setup, Message] | None:
        """The same, so many levels harder or easier, and what it is called; None where there is no such level."""
        return None

    def measure(self, state: S) -> Measure | None:
        """What shows how a game stands that is, or has ended, like this; for curves and turning points."""
        return None

    def is_idle(self, state: S, decision: Decision[Any]) -> bool:
        """Is an order asked for that changes nothing? Then it can be given once, as “any order”."""
        return False

    def is_on_board(self, domain: str) -> bool:
        """Do things of this domain have a place in the drawing of the board?"""
        return domain in self.on_board

    def here(self, view: View, seat: Seat | None, term: str) -> Here | None:
        """What a term means in what a seat sees; None where there is nothing to say of it."""
        return None

    def fact(self, state: S, seat: Seat, id: str, about: tuple[int, ...]) -> int:
        """What a fact comes to for a seat, about some things; only asked for those that the game names."""
        raise LookupError(f"{self.key} has no fact {id}")

    def aims(self, state: S, seat: Seat, question: Question[Any]) -> Iterable[Aim]:
        """What a seat that is asked this could want of its turn, for puzzles; nothing where none would begin here."""
        return ()

    def is_line(self, until: str, start: S, now: S, seat: Seat) -> bool:
        """Does a line of moves that began at the start, and lasts until something, still go on?"""
        return False

    def distance(self, state: S, seat: Seat, domain: str, one: int, other: int) -> float | None:
        """How far the second of two values is from the first, for a seat: the nearest can stand in for it.

        None where nothing says so.
        """
        return None

    def traits(self, domain: str, value: int) -> Iterable[str]:
        """What a thing has in common with others: its cost, its kind, what it does; for those who learn from games."""
        return ()

    def fits(self, domain: str, value: int) -> Iterable[str]:
        """The places of the board that a thing fits, as printed on it."""
        return ()

    def seat_name(self, state: S, seat: Seat) -> str | None:
        """What the game itself calls a seat, as a thing: its tribe, its colour."""
        return None

    def feat(self, state: S) -> Feat | None:
        """How hard this game is, where all win or lose together; None where they play against each other."""
        return None

    def called(self, state: S) -> Mapping[str, str]:
        """What things are at this table, by thing: a place of the island is that land of the board that lies there."""
        return {}

    def option_text(self, thing: str) -> Message | None:
        """What a thing does, in words, if there is more to say than its name."""
        return None

    def names(self) -> Mapping[str, str]:
        """Proper names by thing ("location:umall"), alike in every language; other names are in the catalogues."""
        return {}

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        """Names by thing and language that the data file gives: its owner can correct them there."""
        return {}

    def lines(self) -> Mapping[str, Sequence[Line]]:
        """What things do, by thing ("card:act_bard"), in notation; the catalogues print it: see words/effects.py."""
        return {}

    @cached_property
    def shape(self) -> str:
        """Of its state: a snapshot of another shape cannot be read."""
        return self.setup(self.complete(self.seats[0], {})).shape

    @cached_property
    def questions_by_key(self) -> Mapping[str, Question[Any]]:
        return {question.key: question for question in self.questions}

    @cached_property
    def facts_by_id(self) -> Mapping[str, Fact]:
        return {fact.id: fact for fact in self.facts}

    def complete(self, seats: int, options: Mapping[str, str]) -> Setup:
        """The setup with defaults filled in; refused when there is no such number of seats, option or value."""
        seats = whole("seats", seats)
        if seats not in self.seats:
            raise Refused(
                refuse("", "core-wrong-seats", seats=seats, least=self.seats[0], most=self.seats[-1], game=self.key)
            )
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Refused(refuse("", "core-unknown-option", option=name, known=listed(known)))
            if text_of(name, value) not in known[name].values:
                raise Refused(
                    refuse("", "core-unknown-value", option=name, value=value, known=listed(known[name].values))
                )
        return Setup(seats, tuple((o.name, options.get(o.name, o.values[0])) for o in self.options))

    @property
    def chronicle(self) -> Chronicle | None:
        """How many lines of the log are told in one, and a round as a story; without it, line by line."""
        return None

    @property
    def episode(self) -> Episode | None:
        """What is told in one line where one looks back, however many lines it had: a clash."""
        return None

    @property
    def first_table(self) -> FirstTable:
        """What is begun with where nobody has chosen anything."""
        return FirstTable(min(USUAL_SEATS, self.seats[-1]))

    def remarks(self, setup: Setup) -> Iterable[Message]:
        """What those who set up such a table want to know before it begins, such as how hard it will be."""
        return ()

    def recall(self, seats: int, options: Mapping[str, str]) -> Setup:
        """The setup of a game begun earlier: options that did not exist then are as everybody played."""
        before = {option.name: option.before for option in self.options if option.before is not None}
        return self.complete(seats, {**before, **options})

    @cached_property
    def _read_setups(self) -> dict[str, Setup]:
        return {}

    def read_setup(self, text: str) -> Setup:
        """The setup that ``write_setup`` wrote; a table of games has few different ones."""
        if text not in self._read_setups:
            seats, *options = text.split(" ")
            self._read_setups[text] = self.recall(int(seats), dict(pair.split("=") for pair in options))
        return self._read_setups[text]

    def message(self, key: str, params: Mapping[str, int]) -> Message:
        """A message of this game, its parameters as things or numbers."""
        return Message(f"{self.key}-{key}", tuple((name, self.param(name, value)) for name, value in params.items()))

    def param(self, name: str, value: int) -> Param:
        kind = self.kinds.get(name)
        return value if kind is None else self.domains[kind].thing(value)

    def about(self, state: S, decision: Decision[Any], value: int) -> dict[str, Param]:
        """The parameters of any message about an answer to this decision: the answer itself, and its details."""
        said: dict[str, Param] = {"option": decision.domain.things[value]}
        kinds, domains = self.kinds, self.domains
        for name, number in self.details(state, decision.seat, decision.question, value).items():
            kind = kinds.get(name)
            said[name] = number if kind is None else domains[kind].things[number]
        return said

    def offered(self, state: S, decision: Decision[Any]) -> dict[str, Param]:
        """What may be chosen, for a refusal to name it: how many answers, and which; nothing where it is too much."""
        if len(decision.values) > MOST_NAMED:
            return {}
        name = self.named.get(decision.key, "option")
        abouts = [self.about(state, decision, value) for value in decision.values]
        return {"offers": len(abouts), "offered": " ".join(str(about.get(name, about["option"])) for about in abouts)}


@lru_cache(maxsize=1024)
def write_setup(setup: Setup) -> str:
    """A setup in one line: the number of seats, and every option."""
    return " ".join([str(setup.seats), *(f"{name}={value}" for name, value in setup.options)])


def listed(names: Sequence[str] | Mapping[str, Any]) -> str:
    """Names for a message that says what would have been right."""
    return ", ".join(names) or "–"
