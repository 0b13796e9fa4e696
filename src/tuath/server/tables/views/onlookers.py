"""The view of onlookers: where cards are hidden, a table as it was some minutes ago.

Their table is an earlier one, not a filtered one: a position of its own, kept here as long as somebody looks on, to
which answers are given when they have become old enough; log and chat end where it stands. Who sits there and how the
clocks stood is in no row, so it is noted when a change is stored. Whoever asks for anything is shown this table in
place of the real one, so nothing has to be left out anywhere else.

What is taken back before they have seen it they never see; what they have seen is gone for them, too, at once. When the
game is over everybody may replay it, and they see the end at once.

To them a table's version is the moment at which they could see it, in thousandths of a second since it was opened: the
number of changes would tell that something has happened. It is the same at every worker, and grows.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from tuath.core.position import Position, load
from tuath.core.record import read_answer
from tuath.server.entry.asking import is_window
from tuath.server.entry.chairs import Chair
from tuath.server.entry.days import AnyClock
from tuath.server.entry.entry import Entry, Said
from tuath.server.entry.log import Log, LogLine
from tuath.server.entry.unnoticed import NOTICED
from tuath.server.jobs.replays import Replays, rewind
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY

MOST_NOTES = 400  # of one table; of more the older ones stand for those after them
EVER = 0.0  # the moment of a note that holds for whatever was before it


class Note(NamedTuple):
    """What a table was like beside its game, from this moment on."""

    at: float
    version: int
    chairs: list[Chair]
    clock: AnyClock | None

    def people(self) -> set[str]:
        return {person for chair in self.chairs if (person := chair.player or chair.kept) is not None}


@dataclass
class Late:
    """One table as it is kept for those who look on."""

    notes: list[Note] = field(default_factory=list)
    then: Position[Any] | None = None
    answered: float | None = None  # when the last answer in it was given
    sign: tuple[int, int, float] | None = None  # what they can tell two tables apart by
    seen: Entry | None = None
    of: int = -1  # the version that this was made of
    due: float = math.inf  # when there is something else to be seen
    used: float = 0.0  # when it was last wanted, by a clock that only this process has


class Onlookers:
    """What those see who only look on, table by table."""

    def __init__(self, shelf: Shelf, replays: Replays) -> None:
        self.shelf = shelf
        self.replays = replays
        self.late: dict[str, Late] = {}

    # ---- what is kept -----------------------------------------------------------------------------------------------

    def changed(self, entry: Entry) -> None:
        """A table has been stored: note what no row remembers."""
        if not entry.delay or entry.status != "playing":
            return
        late = self.late.setdefault(entry.id, Late(used=time.monotonic()))
        last = late.notes[-1] if late.notes else None
        if last is not None and last.version >= entry.version:
            return
        if last is not None and not last.people() <= entry.persons():
            late.notes, late.sign, last = [], None, None  # somebody has deleted themselves, and is not named any more
        begins = last is None and entry.position is not None and entry.times.get(entry.position.count) is None
        at = EVER if begins else entry.updated
        late.notes.append(Note(at, entry.version, entry.chairs, entry.clock))
        self._forget_old(late, STEADY.now() - entry.delay)

    def _forget_old(self, late: Late, horizon: float) -> None:
        """All notes before the one that they see now; of too many every other one."""
        while len(late.notes) > 1 and late.notes[1].at <= horizon:
            del late.notes[0]
        if len(late.notes) > MOST_NOTES:
            late.notes = [*late.notes[:-1:2], late.notes[-1]]

    def tidy(self, is_wanted: Callable[[str], bool]) -> None:
        """Nothing is kept of tables that nobody looks at and that are not at hand."""
        now = time.monotonic()
        for id, late in list(self.late.items()):
            entry = self.shelf.entries.get(id)
            if entry is not None and entry.status == "over":
                del self.late[id]
            elif not is_wanted(id) and now - late.used > (entry.delay if entry is not None else 1.0):
                if entry is None:
                    del self.late[id]
                else:
                    late.then, late.seen, late.sign, late.due = None, None, None, math.inf

    def due(self, tables: Iterable[str]) -> Iterator[str]:
        """Those of these tables at which something can be seen that could not be seen before."""
        now = STEADY.now()
        return (id for id in tables if (late := self.late.get(id)) is not None and late.due <= now)

    # ---- what is seen -----------------------------------------------------------------------------------------------

    async def prepare(self, entry: Entry) -> None:
        """Have the position of those who look on at hand; to tell a long game again holds up nobody else."""
        told = entry.told
        if entry.status != "playing" or told is None:
            return
        late = self._kept(entry)
        count = min(count_by(entry, STEADY.now()), told.count)
        if self._leads_to(late, entry, count) or count == 0:
            return
        at, file = entry.times.get(count), self.shelf.materials.file_of(entry.game)
        found = await self.replays.do(entry.id, told.count, rewind, told.save(), file, count)
        late.then, late.answered = load(found, entry.game), at
        late.seen = None  # what is shown next is no change of what was shown before

    def table(self, entry: Entry) -> Entry:
        """The table in place of the one that only those see who sit there."""
        if entry.status == "over":
            return self._whole(entry)
        late, now = self._kept(entry), STEADY.now()
        if late.seen is None or late.of != entry.version or late.due <= now:
            self._go_on(late, entry, now)
        assert late.seen is not None
        return late.seen

    def _kept(self, entry: Entry) -> Late:
        """Noted anew where another worker has changed it."""
        self.changed(entry)
        late = self.late.setdefault(entry.id, Late())
        late.used = time.monotonic()
        return late

    def _whole(self, entry: Entry) -> Entry:
        """A game that is over, as a change after all that they can have seen of it."""
        over = entry.draft()
        over.is_outside = True
        late = self.late.get(entry.id)
        shown = late.seen.version + 1 if late is not None and late.seen is not None else 0
        over.unnoticed = NOTICED
        over.version = over.log_start = max(moment(entry, entry.updated + entry.delay), shown)
        return over

    def _go_on(self, late: Late, entry: Entry, now: float) -> None:
        """Let them see what has become old enough meanwhile."""
        version, before = moment(entry, now), late.seen
        if before is not None and version <= before.version:
            late.due = now  # twice in a thousandth of a second: in a moment, then
            return
        told = entry.told
        assert told is not None
        count, said = min(count_by(entry, now), told.count), heard_by(entry, now)
        note = next((one for one in reversed(late.notes) if one.at <= now - entry.delay), None)
        sign = count, len(said), EVER if note is None else note.at
        is_same_game = self._leads_to(late, entry, count)
        late.of, late.due = entry.version, next_change(entry, late, now)
        if before is not None and is_same_game and sign == late.sign:
            return
        then = self._position(late, entry, count)
        seen = drawn(entry, then, note, late.notes)
        if before is not None and then.open_answers() and is_window(seen):
            return  # an answer that nobody sees, in a moment in which nobody may know who has answered
        seen.version = version
        seen.log_start = version if before is None or not is_same_game else before.log_start
        seen.chat = numbered(said, [] if before is None else before.chat, version)
        late.then, late.answered, late.sign, late.seen = then, entry.times.get(count), sign, seen

    def _leads_to(self, late: Late, entry: Entry, count: int) -> bool:
        """Is the position that is kept one on the way there? Not where something it holds was taken back."""
        then = late.then
        return then is not None and then.count <= count and entry.times.get(then.count) == late.answered

    def _position(self, late: Late, entry: Entry, count: int) -> Position[Any]:
        """The position after so many answers; what was kept before stays as it is, as somebody may look at it still."""
        told, then = entry.told, late.then
        assert told is not None
        if then is None or not self._leads_to(late, entry, count):
            then = Position(told.game, told.setup) if count == 0 else told.at(count)
            then.seed = None
            return then
        if then.count == count:
            return then
        then = then.copy()
        new = told.lines_since(then.count)[: count - then.count]
        then.follow(read_answer(entry.game, line) for line in new)
        return then


def moment(entry: Entry, at: float) -> int:
    """A moment as the version of a table for those who look on."""
    return max(0, int((at - entry.created) * 1000))


def told_at(entry: Entry, count: int) -> int:
    """The version with which they see what was told after so many answers."""
    at = entry.times.get(count)
    return 0 if at is None else moment(entry, at + entry.delay)


def drawn(entry: Entry, then: Position[Any], note: Note | None, notes: Sequence[Note]) -> Entry:
    """A table at this position. What players ask of each other is not the business of those who look on."""
    seen = entry.draft()
    seen.position, seen.replayed, seen.behind, seen.is_outside = then, None, entry.delay, True
    known = note or next(iter(notes), None)
    if known is not None:
        seen.chairs, seen.clock = known.chairs, known.clock
    seen.knows_clocks = note is not None
    seen.shown_chairs, seen.undo, seen.replacing, seen.window = None, None, None, None
    seen.wishes, seen.asked, seen.unnoticed = {}, {}, NOTICED
    seen.hinted = tuple(asked for asked in entry.hinted if asked.after < then.count)
    seen.times = entry.times.until(then.count)
    seen.updated = entry.times.get(then.count) or entry.created
    lines = (line for line in entry.log if line.answers <= then.count)
    seen.log = Log(LogLine(told_at(entry, line.answers), line.answers, line.told) for line in lines)
    return seen


def count_by(entry: Entry, now: float) -> int:
    """How many answers they know of."""
    assert entry.position is not None
    count, version = entry.position.count, moment(entry, now)
    while count and told_at(entry, count) > version:
        count -= 1
    return count


def shown_at(entry: Entry, said: Said) -> float:
    """When they can read it: what those say who look on themselves, at once."""
    is_outside = said.player != "" and said.player not in entry.persons()
    return said.at if is_outside else said.at + entry.delay


def heard_by(entry: Entry, now: float) -> list[Said]:
    """What they can read of the chat, in the order in which it came before their eyes."""
    return sorted((said for said in entry.chat if shown_at(entry, said) <= now), key=lambda said: shown_at(entry, said))


def numbered(lines: Sequence[Said], before: Sequence[Said], version: int) -> list[Said]:
    """Each line with the version that has brought it, which is this one for those that were not there before."""
    known = {replace(said, version=0): said for said in before}
    return [known.get(replace(said, version=0)) or replace(said, version=version) for said in lines]


def next_change(entry: Entry, late: Late, now: float) -> float:
    """When there will be something else to be seen, as far as it has happened."""
    answer = entry.times.get(count_by(entry, now) + 1)
    notes = [at for note in late.notes if (at := note.at + entry.delay) > now]
    lines = [at for said in entry.chat if (at := shown_at(entry, said)) > now]
    answers = [] if answer is None else [answer + entry.delay]
    return min([*answers, *notes, *lines], default=math.inf)
