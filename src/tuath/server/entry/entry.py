"""A table in memory, typed as its rows are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hmac import compare_digest
from itertools import chain, repeat
from typing import Any, NamedTuple, get_args

from tuath.core.following import Done, Standing, standing
from tuath.core.game import Game, Result
from tuath.core.hints import ALONE, HINTS, Hints
from tuath.core.message import Refusal, Refused, refuse
from tuath.core.position import Position, Told, load
from tuath.core.question import NATURE, Decision, Seat
from tuath.core.reaction import Wishes, read_wishes, write_wishes
from tuath.core.record import Asked
from tuath.core.rematch import NOTHING, Beginning
from tuath.games.lessons import lesson_of
from tuath.server.entry.chairs import GONE, Chair
from tuath.server.entry.days import AnyClock, read_clock
from tuath.server.entry.log import Log, LogLine, Times
from tuath.server.entry.unnoticed import ALL, NOBODY, NOTICED, STRANGER, Made, Unnoticed
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import STEADY
from tuath.server.wire import outgoing
from tuath.server.wire.outgoing import Asking, Kind, Seeding, Status

KINDS = get_args(Kind)
ASKINGS = get_args(Asking)
STATUSES = ("waiting", "playing", "over")


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Somebody asks to take back more than is free: who has agreed, and who has not said yet."""

    seat: Seat
    waiting: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Replacement:
    """Somebody asks to give the chair of a missing player away: who has agreed, and who has not said yet."""

    seat: Seat
    chair: str  # "bot:NAME" or "open"
    waiting: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Learning:
    """A lesson at a table: which of its steps are over, or that the learner plays on without the teacher."""

    done: tuple[Done, ...] = ()
    left: bool = False

    @staticmethod
    def of_row(values: Mapping[str, Any]) -> Learning:
        return Learning(tuple(Done(*one) for one in values["done"]), values["left"])

    def row(self) -> dict[str, Any]:
        return {"done": [list(one) for one in self.done], "left": self.left}


@dataclass(frozen=True, slots=True)
class Puzzling:
    """A puzzle at a table: which one of its game, how often it was tried, and what help was asked for."""

    number: int
    tries: int = 1
    hints: int = 0
    shown: bool = False  # the solution

    @staticmethod
    def of_row(values: Mapping[str, Any]) -> Puzzling:
        return Puzzling(values["number"], values["tries"], values["hints"], values["shown"])


class Window(NamedTuple):
    """A moment at which somebody may answer, unseen: when it began, how long it lasts at least and at most."""

    opened: float
    pause: float
    limit: float

    @property
    def ends(self) -> float:
        return self.opened + self.pause

    @property
    def closes(self) -> float:
        """For those who have not answered by then."""
        return self.opened + self.limit


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the chat; what the table itself says has no player, and its text is a message as JSON."""

    player: str
    name: str
    text: str
    at: float
    version: int = 0  # of the table, once it has been said

    @property
    def is_gone(self) -> bool:
        """Said by somebody who has deleted themselves, and their words with them."""
        return self.player == GONE

    def row(self) -> dict[str, Any]:
        """As it is stored, with the version that storing it brings."""
        return {"player": self.player, "name": self.name, "text": self.text, "at": self.at}


@dataclass
class Entry:
    """One table in memory."""

    id: str
    game: Game[Any]
    version: int
    status: Status  # never "expired", which is only shown
    public: bool
    host: str
    invitation: str
    setup: str
    chairs: list[Chair]
    clock: AnyClock | None
    undo: TakeBack | None
    created: float
    position: Position[Any] | None
    seed: int | None = None  # chosen for a game that has not begun
    rules: int = 0  # the version of the rules by which the game was begun
    record: str | None = None  # of a table that shows a record: its text
    result: Result | None = None  # how the game ended
    replayed: Position[Any] | None = None  # where rules were mended since: as far as they can play the game again
    differs: Refusal | None = None  # ...and why not further
    is_shipped: bool = True  # is it played with what Tuath brings along?
    is_current: bool = True  # is it played with what a new table would be played with?
    taken_back: int = 0  # how many of the last answers mended rules do not allow
    left: int = 0  # ...and how many are left
    unplayable: str = ""  # the first of them, where the present program cannot play on from it
    updated: float = 0.0  # when it was last changed
    used: float = 0.0  # when it was last wanted, by a clock that only this process has
    seeding: Seeding | None = None  # is the chosen seed the game's ("chosen"), or was chance mixed into it ("mixed")?
    watch: str = ""  # lets one look on at a private table
    replacing: Replacement | None = None
    beginning: Beginning = NOTHING  # of a game after another: what is answered already
    lesson: Learning | None = None  # of a table for a first game with a teacher
    puzzle: Puzzling | None = None  # of a table with a puzzle
    asking: Asking = "quiet"  # are those asked who can answer or want to be ("quiet"), or everybody ("strict")?
    answer_limit: int | None = None  # seconds for who may answer, if the table has its own
    wishes: Mapping[Seat, Wishes] = field(default_factory=dict)  # who wants to be asked when; nobody else's business
    hints: Hints = ALONE  # who may ask for them
    hinted: tuple[Asked, ...] = ()  # who has
    rated: bool = False  # does its result count for how strong its players are?
    tournament: str | None = None  # that has made it
    delay: int = 0  # seconds by which those who have no seat are behind
    club: str | None = None  # whose members may look on and sit down
    window: Window | None = None  # that is open, where several people sit
    unnoticed: Unnoticed = NOTICED  # changes that not everybody may notice
    log: Log = field(default_factory=Log)
    times: Times = field(default_factory=Times)
    chat: list[Said] = field(default_factory=list)
    log_start: int = 0  # the version at which the log was last written anew
    saved: int = 0  # how many answers the snapshot on disk holds
    behind: int = 0  # of a table as it was for those who look on: how long ago
    is_outside: bool = False  # is it the table as those have it who look on?
    knows_clocks: bool = True  # not so where nobody has noted how they stood then
    shown_chairs: tuple[list[Chair], Sequence[str], list[outgoing.Chair]] | None = None  # as they were written last
    asked: dict[Seat, tuple[Decision[Any], int]] = field(default_factory=dict)  # what, and since which version

    @staticmethod
    def of_row(row: Any, game: Game[Any], position: Position[Any] | None) -> Entry:
        """As the rows have it, but for log, times and chat."""
        clock = row.clock and read_clock(row.clock)
        undo = row.undo and TakeBack(row.undo["seat"], tuple(row.undo["waiting"]), tuple(row.undo["agreed"]))
        asked = row.replacing
        replacing = asked and Replacement(
            asked["seat"], asked["chair"], tuple(asked["waiting"]), tuple(asked["agreed"])
        )
        seed = None if row.seed is None else int(row.seed)
        chairs = [Chair(**chair) for chair in row.chairs]
        entry = Entry(
            row.id, game, row.version, row.status, row.public, row.host, row.invitation, row.setup,
            chairs, clock, undo, row.created, position, seed, row.rules or game.version, row.record,
        )  # fmt: skip
        entry.updated = row.updated
        entry.seeding, entry.watch, entry.replacing = row.seeding, row.watch or "", replacing
        entry.lesson = row.lesson and Learning.of_row(row.lesson)
        entry.puzzle = row.puzzle and Puzzling.of_row(row.puzzle)
        if row.beginning:
            entry.beginning = Beginning(tuple(row.beginning["lines"]), row.beginning["round"])
        entry.asking, entry.answer_limit = row.asking or "quiet", row.answer_limit
        entry.wishes = {int(seat): read_wishes(wishes) for seat, wishes in (row.wishes or {}).items()}
        entry.hints = row.hints or ALONE
        entry.hinted = tuple(Asked(after, seat) for after, seat in row.hinted or ())
        entry.unnoticed = Unnoticed.of_row(row.unnoticed)
        entry.rated, entry.tournament = row.rated, row.tournament
        entry.delay, entry.club = row.delay, row.club
        entry.result = row.result and Result(
            row.result["ending"], tuple(row.result["winners"]), tuple(row.result["scores"])
        )
        return entry

    def check(self) -> None:
        """Do the rows fit together? What they should be is said where they do not."""
        seats = self.game.read_setup(self.setup).seats
        if self.status not in STATUSES or (self.position is None) != (self.status == "waiting"):
            raise ValueError(f"status {self.status!r}, position {self.position is not None}")
        if len(self.chairs) != seats or not all(chair.kind in KINDS for chair in self.chairs):
            raise ValueError(f"chairs {self.chairs!r} for {seats} seats")
        if not is_number(self.created) or not is_number(self.updated):
            raise ValueError(f"created {self.created!r}, changed {self.updated!r}")
        if self.asking not in ASKINGS or not all(0 <= seat < seats for seat in self.wishes):
            raise ValueError(f"asking {self.asking!r}, wishes of {sorted(self.wishes)} of {seats} seats")
        if self.hints not in HINTS or not all(0 <= asked.seat < seats for asked in self.hinted):
            raise ValueError(f"hints {self.hints!r}, asked for by {self.hinted} of {seats} seats")
        if self.clock is not None and not self.clock.is_whole(seats):
            raise ValueError(f"clock {self.clock!r} for {seats} seats")

    def changing_values(self) -> dict[str, Any]:
        """What a change may have changed, as the rows keep it."""
        return {
            "status": self.status,
            "chairs": [asdict(chair) for chair in self.chairs],
            "clock": self.clock and asdict(self.clock),
            "due": self.due,
            "undo": self.undo and asdict(self.undo),
            "replacing": self.replacing and asdict(self.replacing),
            "seeding": self.seeding,
            "lesson": self.lesson and self.lesson.row(),
            "puzzle": self.puzzle and asdict(self.puzzle),
            "wishes": self.wishes_row(),
            "hinted": [list(asked) for asked in self.hinted] or None,
            "unnoticed": self.unnoticed.row(),
            "sealed": self.sealed,
            "host": self.host,
            "result": self.result and self.result._asdict(),
            "snapshot": self.position.save() if self.position is not None and self.record is None else None,
        }

    def wishes_row(self) -> dict[str, Any] | None:
        return {str(seat): write_wishes(wishes) for seat, wishes in self.wishes.items()} or None

    def all_values(self) -> dict[str, Any]:
        """A new table, as the rows keep it."""
        return {
            "id": self.id,
            "game": self.game.key,
            "version": 0,
            "public": self.public,
            "invitation": self.invitation,
            "watch": self.watch,
            "setup": self.setup,
            "created": self.created,
            "updated": self.created,
            "seed": None if self.seed is None else str(self.seed),
            "material": self.game.fingerprint,
            "rules": self.rules,
            "record": self.record,
            "asking": self.asking,
            "answer_limit": self.answer_limit,
            "hints": self.hints,
            "rated": self.rated,
            "tournament": self.tournament,
            "delay": self.delay,
            "club": self.club,
            "beginning": self.beginning._asdict() if self.status == "waiting" and self.beginning.lines else None,
            **self.changing_values(),
        }

    def draft(self) -> Entry:
        """The same table, to be changed: nobody sees it before it is on disk."""
        draft = object.__new__(Entry)
        draft.__dict__ = {**self.__dict__, "chairs": list(self.chairs)}
        return draft

    def seats_of(self, player: Player | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if player is not None and chair.player == player.id]

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.player and not chair.bot]

    def thinkers(self) -> list[Seat]:
        """The seats whose people are asked."""
        asked = self.position.decisions if self.position is not None and self.status == "playing" else {}
        return [seat for seat in asked if seat != NATURE and not self.chairs[seat].bot]

    @property
    def due(self) -> float | None:
        """When somebody who plays over days has no time left."""
        return None if self.clock is None else self.clock.due(STEADY.now())

    def note_clock(self) -> None:
        """Who thinks now; noted whenever a table is stored."""
        self.clock = self.clock and self.clock.noted(self.thinkers(), STEADY.now())

    def version_for(self, player: Player | None, version: int | None = None) -> int:
        """The number by which somebody knows this version, or an earlier one: without what is not theirs to notice."""
        return self.unnoticed.told(self.version if version is None else version, player.id if player else STRANGER)

    def version_meant(self, player: Player | None, told: int) -> int:
        """The version that somebody knows by a number."""
        return self.unnoticed.meant(self.version, player.id if player else STRANGER, told)

    def hide(self, player: str) -> None:
        """The change that is to be stored next is nobody else's business."""
        self.unnoticed = self.unnoticed.with_one(self.version + 1, player, is_hidden=True)

    def hide_answer(self, seat: Seat, *, is_last: bool) -> None:
        """The same for an answer in a window; the one that ends it counts alike for whoever gives it."""
        chair = self.chairs[seat]
        whose = NOBODY if chair.bot or chair.player is None else chair.player
        if whose or not is_last:
            self.unnoticed = self.unnoticed.with_one(self.version + 1, whose, is_hidden=not is_last)

    @property
    def sealed(self) -> int:
        """How many of the last answers do not show yet."""
        return self.position.open_answers() if self.position is not None else 0

    def persons(self) -> set[str]:
        """Everybody who sits here or may come back, whoever plays for them now."""
        return {person for chair in self.chairs if (person := chair.player or chair.kept) is not None}

    def returns_of(self, player: Player | None) -> list[Seat]:
        """The seats that somebody may take back: a bot plays for him, or the chair is free and nobody has taken it.

        Who has resigned stays away, unless nobody else plays here.
        """
        if player is None or self.status != "playing":
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kept == player.id
            or (
                chair.player == player.id
                and chair.bot is not None
                and (not chair.resigned or self.persons() == {player.id})
            )
        ]

    def is_known_to(self, player: Player | None) -> bool:
        """Does somebody belong to this table?"""
        if player is None:
            return False
        return player.id == self.host or any(player.id in (chair.player, chair.kept) for chair in self.chairs)

    def is_late_for(self, player: Player | None) -> bool:
        """Does somebody only look on at a table that such people see later? Before the game begins all see the same."""
        if not self.delay or self.status == "waiting":
            return False
        return player is None or player.id not in self.persons()

    def may_watch(self, player: Player | None, key: str | None) -> bool:
        """A private table is for those who belong to it, and for those who have one of its links."""
        return self.public or self.is_known_to(player) or is_secret(key, self.invitation, self.watch)

    def may_talk(self, player: Player | None, key: str | None) -> bool:
        """Who has only the spectators' link of a private table listens."""
        return self.public or self.is_known_to(player) or is_secret(key, self.invitation)

    def playing(self) -> Position[Any]:
        """The position of a game that goes on; refused otherwise."""
        if self.position is None or self.status == "waiting":
            raise Refused(refuse("", "server-not-playing"))
        if self.status == "over":
            raise Refused(refuse("", "server-game-is-over"))
        return self.position

    def is_full(self) -> bool:
        return not any(chair.kind == "open" for chair in self.chairs)

    def standing(self) -> Standing | None:
        """Where the learner is in the lesson of this table; None where nobody is taught, or not any more."""
        if self.lesson is None or self.lesson.left or self.position is None:
            return None
        lesson = lesson_of(self.game.key)
        return None if lesson is None else standing(lesson, self.position, self.lesson.done)

    def note_asked(self) -> None:
        """Remember since when each seat has been asked what it is asked now."""
        decisions = self.position.decisions if self.position is not None else {}
        for seat, decision in decisions.items():
            known = self.asked.get(seat)
            if known is None or not is_same(known[0], decision):
                self.asked[seat] = decision, self.version

    def is_asked_since(self, seat: Seat, version: int) -> bool:
        """Was it asked this at that version? Of several who choose at once, none is held up by another's answer."""
        known = self.asked.get(seat)
        now = self.position.decisions.get(seat) if self.position is not None else None
        return known is not None and now is not None and is_same(known[0], now) and known[1] <= version

    def settle(self) -> None:
        """The game is over: what led to it is kept as it is stored, not as it was played."""
        if self.log.is_packed:
            return
        self.log.pack()
        self.asked = {}
        if self.position is not None and self.position.over and self.position.knows_past:
            self.position = load(self.position.save(), self.game)

    @property
    def told(self) -> Position[Any] | None:
        """The position that can tell how it came about."""
        return self.replayed or self.position

    def write_log(self, story: Iterable[tuple[int, Told]]) -> None:
        """Write the log anew; where the rules were mended, as far as it can be told, and why not further."""
        self.log = Log(LogLine(self.version, count, told) for count, told in story)
        if self.differs is not None and self.told is not None:
            self.log.append(LogLine(self.version, self.told.count, Told(self.differs.message, None)))

    def go_on_from(self, before: Entry) -> None:
        """The table was read again; if nothing has happened that everybody may notice, nobody is to notice that."""
        if self.version_for(None) != before.version_for(None) or before.log.is_packed:
            return
        new = {who: n - before.unnoticed.counts.get(who, 0) for who, n in self.unnoticed.counts.items() if who != ALL}
        made = enumerate((who for who, n in new.items() for _ in range(n)), before.version + 1)
        latest = (Made(version, who, is_hidden=True) for version, who in made)
        self.unnoticed = Unnoticed(self.unnoticed.counts, (*before.unnoticed.latest, *latest))
        self.log_start, self.asked = before.log_start, dict(before.asked)
        known = [line.version for line in before.log]
        versions = chain(known, repeat(self.version))
        self.log = Log(line._replace(version=at) for line, at in zip(self.log, versions, strict=False))

    def cut_log(self, count: int, story: Iterable[tuple[int, Told]]) -> None:
        """Keep what was told by so many answers, and go on with this; whoever looks reads all of it anew."""
        self.log = self.log.until(count)
        self.log.extend(LogLine(self.version, count, told) for count, told in story)
        self.log_start = self.version + 1


def is_number(value: object) -> bool:
    return isinstance(value, int | float)


def is_secret(key: str | None, *secrets: str) -> bool:
    """Is it one of these? Compared in a time that does not tell how much of it is right."""
    return bool(key) and any(secret and compare_digest(str(key).encode(), secret.encode()) for secret in secrets)


def is_same(one: Decision[Any], other: Decision[Any]) -> bool:
    """Is the same asked, with the same options?"""
    return one.question is other.question and one.values == other.values
