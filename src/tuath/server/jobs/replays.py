"""Replays, in a process beside the loop: the game after so many answers, statistics, records, logs.

A game is told once; positions are kept on the way, so that looking at any moment of it is cheap afterwards.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import orjson

from tuath.core.curve import curve
from tuath.core.game import Game, Result, Setup, write_setup
from tuath.core.message import Message, Refusal, Refused, refuse
from tuath.core.position import Left, Position, Replayed, Told, game_of, load, read_result, replay_as_far, rules_of
from tuath.core.question import NATURE, Seat
from tuath.core.record import Asked, Record, RecordDiffers, read_answer, read_line
from tuath.core.rematch import Beginning, Kind, after, prepare, ways_again
from tuath.games import find
from tuath.games.materials import Materials
from tuath.server.jobs.mending import Mended, from_beginning, lines_of, mend
from tuath.server.jobs.workers import Workers
from tuath.server.settings import settings
from tuath.server.wire import outgoing
from tuath.server.wire.cleaning import LONGEST_NAME, cleaned
from tuath.server.wire.words import message_data

SECONDS = 120.0  # of the processor; no game takes so long to be told again
LONGEST_LOG = 5_000  # lines; of a longer log the last ones are shown
LONGEST_STORY = 60  # lines; of more that has happened the last ones are shown
SHORT = 300  # answers; a game that short is told again without a process of its own
MARK_EVERY = 100  # answers
KEPT = 64  # answers to requests

Story = list[tuple[int, Told]]
T = TypeVar("T")


# ---- in the process --------------------------------------------------------------------------------------------------


def position_of(snapshot: str, material: Path | None) -> Position[Any]:
    """The position that was saved, of a game with its own material or that of a file."""
    return load(snapshot, find(game_of(snapshot), material))


class Retold:
    """A game told again: its log, and a position every so many answers."""

    def __init__(self, position: Position[Any]) -> None:
        heard: list[Told] = []
        then = Position(position.game, position.setup, None, None, heard.append)
        self.history = position.history()
        self.log: Story = [(0, told) for told in heard]
        self.marks = [then.copy()]
        for count, (seat, _, value) in enumerate(self.history, start=1):
            heard.clear()
            then.play(seat, value)
            self.log += [(count, told) for told in heard]
            if count % MARK_EVERY == 0:
                self.marks.append(then.copy())

    def at(self, count: int) -> Position[Any]:
        """The position after so many answers."""
        then = self.marks[count // MARK_EVERY].copy()
        for seat, _, value in self.history[then.count : count]:
            then.play(seat, value)
        return then

    def log_until(self, count: int) -> Story:
        """The last lines told by then."""
        end = bisect_right(self.log, count, key=lambda line: line[0])
        return self.log[max(0, end - LONGEST_LOG) : end]


@lru_cache(maxsize=4)
def retold(snapshot: str, material: Path | None) -> Retold:
    return Retold(position_of(snapshot, material))


def tell_again(snapshot: str, material: Path | None) -> Story:
    """The log of a game, or the end of a long one."""
    game = retold(snapshot, material)
    return game.log_until(len(game.history))


def rewind(snapshot: str, material: Path | None, count: int) -> str:
    """The position after so many answers, saved, with nothing of what came later; chance is answered from outside."""
    return retold(snapshot, material).at(count).save()


def look_back(
    snapshot: str, material: Path | None, count: int, total: int, mine: Sequence[Seat], differs: Refusal | None
) -> bytes:
    """The table after so many answers, as somebody with these seats sees it; at the end, why it cannot go on."""
    game = retold(snapshot, material)
    then = game.at(count)
    lines = [line_data(c, told.message) for c, told in game.log_until(count) if told.to in (None, *mine)]
    if differs is not None and count == len(game.history):
        lines.append(line_data(count, differs.message))
    view = then.view(mine[0] if mine else None)
    moment: outgoing.Moment = {
        "count": count, "total": total, "view": view, "log": lines, "last": last_choice(then)
    }  # fmt: skip
    return orjson.dumps(moment)


def look_on(snapshot: str, material: Path | None, after: int, until: int, mine: Sequence[Seat]) -> bytes:
    """What has happened between these answers, line by line, as somebody with these seats saw it; of much the end."""
    game = retold(snapshot, material)
    seat = mine[0] if mine else None
    heard = sum(after < count <= until and told.to in (None, *mine) for count, told in game.log)
    to_skip = max(0, heard - LONGEST_STORY)
    then = game.at(after)
    story: outgoing.Story = {"count": after, "view": then.view(seat), "happened": []}
    before = story["view"]

    def see(told: Told) -> None:
        nonlocal before, to_skip
        if told.to not in (None, *mine):
            return
        if to_skip > 1:
            to_skip -= 1
            return
        now = then.view(seat)
        if to_skip == 1:
            story["count"], story["view"], to_skip = then.count, now, 0
        else:
            changes = [*differences(before, now)]
            story["happened"].append({**line_data(then.count, told.message), "changes": changes})
        before = now

    then.watch(see)
    for who, _, value in game.history[after:until]:
        then.play(who, value)
    return orjson.dumps(story)


def differences(before: Any, now: Any, path: tuple[str | int, ...] = ()) -> Iterator[outgoing.Change]:
    """The parts that are not as they were, the smallest that tell it."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        for name in now:
            yield from differences(before[name], now[name], (*path, name))
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for place, (old, new) in enumerate(zip(before, now, strict=True)):
            yield from differences(old, new, (*path, place))
    elif before != now:
        yield [*path], now


def line_data(count: int, message: Message) -> outgoing.ToldLine:
    return {"count": count, **message_data(message)}


def last_choice(position: Position[Any] | None) -> outgoing.LastAnswer | None:
    """The last choice of a player that everybody has seen."""
    if position is None:
        return None
    hidden = position.open_answers()
    answers = position.answers[: len(position.answers) - hidden]
    if not answers and position.past is not None:
        answers = position.past.answers
    for seat, question, value in reversed(answers):
        if seat != NATURE and not question.secret:
            return {"seat": seat, "key": question.key, "option": position.game.domains[question.domain].thing(value)}
    return None


def count_rounds(snapshot: str, material: Path | None) -> bytes:
    """What the game's statistics count, round by round."""
    position = position_of(snapshot, material)
    rounds = position.game.statistics(position)
    statistics: outgoing.Statistics = {"rounds": [{"round": one["round"], "series": one["series"]} for one in rounds]}
    return orjson.dumps(statistics)


def reckon(snapshot: str, material: Path | None) -> bytes:
    """How the game has ended, and where every point came from."""
    position = position_of(snapshot, material)
    ending = told_data(position.game.ending(position) if position.over else None)
    return orjson.dumps({"ending": ending, "again": [told_data(way) for way in ways_again(position)]})


def prepare_again(snapshot: str, material: Path | None, kind: Kind, round: int | None) -> tuple[Setup, Beginning]:
    """The setup of another game after this one, and what it begins with."""
    return prepare(position_of(snapshot, material), kind, round)


def prepare_after(snapshot: str, material: Path | None, count: int) -> tuple[Setup, Beginning]:
    """The setup of a game that goes on from a moment of this one, and its past."""
    position = position_of(snapshot, material)
    return position.setup, after(position, count)


def draw_curve(
    snapshot: str, material: Path | None, count: int, total: int, mine: Sequence[Seat], hinted: Sequence[Asked]
) -> bytes:
    """How the game has gone, as far as everybody has seen it."""
    found = curve(position_of(snapshot, material).at(total))
    if found is None:
        return orjson.dumps({"curve": None})
    measured = {"label": told_data(found.measure.label), "names": told_data(found.measure.names)}
    rest = {name: told_data(value) for name, value in found._asdict().items() if name != "measure"}
    hints = [{"count": min(asked.after, total), "seat": asked.seat} for asked in hinted]
    return orjson.dumps({"curve": measured | rest | {"hints": hints}})


def told_data(value: Any) -> Any:
    """What a game tells as rows of named fields, as it is sent."""
    if isinstance(value, Message):
        return message_data(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: told_data(getattr(value, name)) for name in value._fields}
    if is_dataclass(value):
        return {field.name: told_data(getattr(value, field.name)) for field in fields(value)}
    return [told_data(one) for one in value] if isinstance(value, tuple | list) else value


def write_record(
    snapshot: str, material: Path | None, names: Mapping[Seat, str], rules: int, hints: Sequence[Asked]
) -> str:
    """The record of a game that was begun by these rules."""
    record = position_of(snapshot, material).record(names, hints=hints)
    record.rules = rules
    return str(record)


class Brought(NamedTuple):
    """A record that somebody has brought, played as far as the present rules can."""

    game: str
    material: str
    rules: int
    setup: str
    record: str
    snapshot: str
    names: list[str]
    result: Result | None
    differs: Refusal | None
    log: Story
    hints: Sequence[Asked]


def read_record(text: str, materials: Materials) -> Brought:
    """Play a record; refused where it is damaged, against the rules, or longer than any game."""
    record = Record.parse(text)
    longest = int(settings().longest_game)
    if len(record.answers) > longest:
        raise Refused(refuse("", "server-record-too-long", found=len(record.answers), most=longest))
    game = materials.of(record.game, record.material)
    position, differs = replay_as_far(record, game)
    snapshot = position.save()
    return Brought(
        game=game.key,
        material=game.fingerprint,
        rules=record.rules,
        setup=write_setup(position.setup),
        record=str(record),
        snapshot=snapshot,
        names=[cleaned(record.players.get(seat, ""))[:LONGEST_NAME] for seat in range(record.setup.seats)],
        result=position.result or (read_result(record.result) if record.result else None),
        differs=why_of(differs),
        log=tell_again(snapshot, materials.file_of(game)),
        hints=tuple(asked for asked in record.hints if asked.seat < record.setup.seats),
    )


class GoneBack(NamedTuple):
    """A game that has gone back: the first answers are the same; the later ones, and what they tell."""

    position: Position[Any]
    lines: list[str]
    log: Story


def gone_back(now: Position[Any], left: Left) -> GoneBack:
    """A game with these answers left; it goes on from there, and the one given stays as it is."""
    position = now.copy()
    position.go_back(left)
    return GoneBack(position, position.lines_since(left.after), position.story_since(left.after))


def go_back(snapshot: str, material: Path | None, after: int, then: Sequence[str]) -> tuple[str, list[str], Story]:
    """The same from a process to another."""
    now = position_of(snapshot, material)
    position, lines, log = gone_back(now, Left(after, [read_answer(now.game, line) for line in then]))
    return position.save(), lines, log


# A game out of its rows: also one of earlier rules, which is played on from where it stands. Such a game may no longer
# be told from its beginning to its end: a rule was mended in between. Then its position is taken as it was saved, and
# its past is told as far as the present rules can play it again.


class Stored(NamedTuple):
    """What the rows have of a game."""

    game: str
    setup: str
    rules: int | None
    snapshot: str | None
    record: str | None  # of a table that shows one
    answers: list[tuple[int, str | None]]  # by number; rows of the first shape have no lines

    @property
    def length(self) -> int:
        """How many answers it may have."""
        return max(len(self.answers), *((text or "").count("\n") for text in (self.snapshot, self.record)))


class Opened(NamedTuple):
    """The game, as the present rules save it."""

    snapshot: str | None = None
    saved: int = 0  # how many answers the stored snapshot held
    taken_back: int = 0  # how many of the last answers mended rules do not allow
    replayed: str | None = None  # where rules were mended since: as far as they can play the game again
    differs: Refusal | None = None  # ...and why not further
    log: Sequence[tuple[int, Told]] = ()
    kept: int = 0  # ...and how many of them all are left, without what chance has answered since
    line: str = ""  # the first answer that cannot be given any more, where the game had to fall back


def open_game(stored: Stored, material: Path | None) -> Opened:
    """The game of a table."""
    game = find(stored.game, material)
    if stored.record is not None:
        position, differs = replay_as_far(Record.parse(stored.record), game)
        snapshot = position.save()
        return Opened(snapshot, differs=why_of(differs), log=tell_again(snapshot, material))
    if stored.snapshot is None:
        return Opened()
    try:
        position = load(stored.snapshot, game)
        saved = position.count
        since = [line for count, line in stored.answers if count > saved]
        taken_back = follow(position, since, rules_of(stored.snapshot))
    except Exception as error:
        try:
            return fallen_back(mend(game, stored), game, stored, material)
        except Exception:  # it cannot be played on by any other way either: what was wrong at first is told
            raise error from None
    kept = saved + len(since) - taken_back
    snapshot = position.save()
    if position.knows_past:
        return Opened(snapshot, saved, taken_back, log=tell_again(snapshot, material), kept=kept)
    replayed, differs = as_far(game, stored)
    told = replayed.save()
    return Opened(snapshot, saved, taken_back, told, why_of(differs), tell_again(told, material), kept)


def fallen_back(mended: Mended, game: Game[Any], stored: Stored, material: Path | None) -> Opened:
    """A game that goes on from the last answer that can be played."""
    position = mended.position
    snapshot, taken_back = position.save(), mended.total - mended.kept
    if position.knows_past:
        return Opened(snapshot, 0, taken_back, None, None, tell_again(snapshot, material), mended.kept, mended.line)
    told = from_beginning(game, stored, lines_of(game, stored))
    replayed = None if told is None else told.position.save()
    log = () if replayed is None else tell_again(replayed, material)
    return Opened(snapshot, 0, taken_back, replayed, None, log, mended.kept, mended.line)


def why_of(differs: RecordDiffers | None) -> Refusal | None:
    return None if differs is None else differs.refusal


def follow(position: Position[Any], lines: Sequence[str | None], rules: int) -> int:
    """Give the answers after a snapshot; those of earlier rules only as far as the present ones allow: how many not."""
    before = position.count
    try:
        position.follow(read_answer(position.game, line or "") for line in lines)
    except Refused:
        if rules == position.game.version:
            raise
    taken_back = max(0, before + len(lines) - position.count)
    position.answer_chance()
    return taken_back


def as_far(game: Game[Any], stored: Stored) -> Replayed[Any]:
    """A game of earlier rules, played again as far as the present ones can."""
    known = [line for _, line in stored.answers if line is not None]
    lines = known if len(known) == len(stored.answers) else []
    return replay_as_far(record_of(game, stored.setup, stored.rules or game.version, lines), game)


def record_of(game: Game[Any], setup: str, rules: int, lines: Sequence[str]) -> Record:
    """The record of a game from the lines of its answers."""
    answers = [read_line(number, line) for number, line in enumerate(lines, start=1)]
    return Record(game.key, rules, game.fingerprint, game.read_setup(setup), answers)


# ---- in the server ---------------------------------------------------------------------------------------------------


class Replays:
    """Whoever wants the same is told together, and for a while nobody asks again."""

    def __init__(self, processes: int = 1) -> None:
        self.workers = Workers(processes, SECONDS)
        self.known: OrderedDict[tuple[Any, ...], asyncio.Task[Any]] = OrderedDict()

    async def do(self, whom: str, answers: int, function: Callable[..., T], *arguments: Any) -> T:
        """What one of the functions above comes to, for a game of so many answers.

        Of a short one it comes sooner from a thread, which lets others go on between its slices of the interpreter.
        """
        if answers <= SHORT:
            return await asyncio.to_thread(function, *arguments)
        return await self.workers.insist(whom, function, *arguments)

    async def once(
        self, key: tuple[Any, ...], whom: str, answers: int, function: Callable[..., T], *arguments: Any
    ) -> T:
        """The same, kept under a key that says all it depends on."""
        asked = self.known.get(key)
        if asked is None:
            asked = self.known[key] = asyncio.create_task(self.do(whom, answers, function, *arguments))
            asked.add_done_callback(lambda done: self._forget_failure(key, done))
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        done: T = await asyncio.shield(asked)
        return done

    def _forget_failure(self, key: tuple[Any, ...], done: asyncio.Task[Any]) -> None:
        if (done.cancelled() or done.exception() is not None) and self.known.get(key) is done:
            del self.known[key]

    def close(self) -> None:
        self.workers.close()
