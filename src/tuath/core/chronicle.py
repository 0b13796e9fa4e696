"""A game retold: many lines of its log as one, and a round as a short story with the single lines beneath.

A game says what its story is made of; the lines themselves stay what they are. The page does the same in
``web/src/lib/chronicle.ts``: both are tested with the same lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from tuath.core.message import Message, Param

How = Literal["each", "sum", "tally", "count"]
NONE = "none"  # a list of nothing, as the words can ask for it
ROUND_BEGINS = "round-begins"
MOST = 9  # lines in which a round is told


class Gathered(NamedTuple):
    """What words may name of several lines: each thing of a parameter, its sum, its sum by player, or their number."""

    name: str
    how: How
    line: str
    param: str = ""


class Clause(NamedTuple):
    """A part of what is told in one line, said if one of its lines was told: ``<game>-chronicle-<chapter>-<id>``."""

    id: str
    gathered: tuple[Gathered, ...]
    is_detail: bool = False  # left out where a player's whole round is one line


class Chapter(NamedTuple):
    """What is told in one line, or in one for each player; its words begin with ``<game>-chronicle-<id>``."""

    id: str
    by_seat: bool
    clauses: tuple[Clause, ...]
    beneath: tuple[str, ...] = ()  # lines that belong to it without a word of their own
    at_once: bool = False  # also while the round lasts

    @property
    def lines(self) -> list[str]:
        return [*(each.line for clause in self.clauses for each in clause.gathered), *self.beneath]


class Total(NamedTuple):
    """What players have after a round: what they began with, and the lines by which it grows and shrinks."""

    id: str
    start: int
    param: str
    up: str
    down: str


class Chronicle(NamedTuple):
    """How a round is told: its chapters in their order, and at the end of the last of them how everybody stands."""

    game: str
    chapters: tuple[Chapter, ...]
    totals: tuple[Total, ...]
    ends: tuple[str, ...]  # lines with which the last round is over


class Line(Protocol):
    """A line of the log."""

    @property
    def message(self) -> Message: ...


L = TypeVar("L", bound=Line)


class Entry(NamedTuple, Generic[L]):
    """What stands in one line: a line of the log itself, or what several of them tell together.

    Of the latter the first words say whose or what it is, and clauses follow.
    """

    said: tuple[Message, ...]
    steps: tuple[L, ...]


def alone(line: L) -> Entry[L]:
    """A line as it is."""
    return Entry((line.message,), (line,))


@dataclass(slots=True)
class _Part(Generic[L]):
    """A chapter of a round, or what one player has of it; a line by itself has no chapter."""

    chapter: Chapter | None
    seat: Param | None
    steps: list[L]


class Chronicler(Generic[L]):
    """Sorts lines into chapters, one after the other as they are told."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self._homes: dict[str, list[Chapter]] = {}
        for chapter in chronicle.chapters:
            for line in dict.fromkeys(chapter.lines):
                self._homes.setdefault(line, []).append(chapter)
        self._recent: dict[str, None] = {}  # the chapters of this round by name, the one that was told last at the end

    def told(self, lines: Sequence[L], now: int | None = None) -> list[Entry[L]]:
        """The whole log: rounds that are over as stories, the one that lasts line by line but for what is joined.

        For who looks back the round lasts in which the line ``now`` is.
        """
        found: list[Entry[L]] = []
        place = 0
        for round in self.rounds(lines):
            until = place + len(round)
            is_last = until == len(lines) and not any(self.key(line) in self.chronicle.ends for line in round)
            is_story = self.key(round[0]) == ROUND_BEGINS and not (is_last if now is None else place <= now < until)
            found += self.story(round, self.standing(lines[:until])) if is_story else self.joined(round)
            place = until
        return found

    def rounds(self, lines: Sequence[L]) -> Iterator[Sequence[L]]:
        """What was told before the first round, and each round."""
        starts = [place for place, line in enumerate(lines) if self.key(line) == ROUND_BEGINS]
        for start, end in zip([0, *starts], [*starts, len(lines)], strict=True):
            if start < end:
                yield lines[start:end]

    def round(self, lines: Sequence[L], number: str) -> Sequence[L]:
        """The lines of a round; none where there is none of this number."""
        for round in self.rounds(lines):
            if self.key(round[0]) == ROUND_BEGINS and str(dict(round[0].message.params).get("round")) == number:
                return round
        return []

    def joined(self, lines: Iterable[L]) -> list[Entry[L]]:
        """Line by line; what is told at once in one line stands where the first of its lines did."""
        parts = self._parts(lines, lambda chapter: chapter.at_once)
        return [self._entry(part) for part in parts]

    def story(self, round: Iterable[L], standing: Sequence[Message] = ()) -> list[Entry[L]]:
        """Chapter by chapter; what belongs to none keeps its own line before them.

        Where that are too many lines, the whole round of each player is one.
        """
        order = self.chronicle.chapters
        parts = self._parts(round, lambda chapter: True)
        if standing and all(part.chapter != order[-1] for part in parts):
            parts.append(_Part(order[-1], None, []))
        parts.sort(key=lambda part: order.index(part.chapter) if part.chapter else -1)
        told = [[part] for part in parts] if len(parts) <= MOST else _by_player(parts)
        return [self._entry(*of, standing=standing if of[0].chapter == order[-1] else ()) for of in told]

    def standing(self, lines: Iterable[L]) -> list[Message]:
        """What everybody has after these lines; nothing where the game began before them."""
        params = [(self.key(line), dict(line.message.params)) for line in lines]
        if not any(key == ROUND_BEGINS and of.get("round") == 1 for key, of in params):
            return []
        seats = sorted({str(of["seat"]) for _, of in params if "seat" in of})
        found = []
        for total in self.chronicle.totals:
            sums = dict.fromkeys(seats, total.start)
            for key, of in params:
                if key in (total.up, total.down):
                    sums[str(of["seat"])] += int(of[total.param]) * (1 if key == total.up else -1)
            found.append(self._message(f"-{self.chronicle.chapters[-1].id}-{total.id}", {"seats": _tally(sums)}))
        return found

    # ---- lines in chapters ------------------------------------------------------------------------------------------

    def key(self, line: L) -> str:
        return line.message.key.removeprefix(f"{self.chronicle.game}-")

    def home(self, line: L) -> Chapter | None:
        """The chapter of a line; what several chapters have belongs to the one of them that was told last."""
        key = self.key(line)
        if key == ROUND_BEGINS:
            self._recent.clear()
        homes, recent = self._homes.get(key), list(self._recent)
        if homes is None:
            return None
        chapter = max(homes, key=lambda one: recent.index(one.id) if one.id in recent else -1)
        self._recent.pop(chapter.id, None)
        self._recent[chapter.id] = None
        return chapter

    def _parts(self, lines: Iterable[L], joins: Callable[[Chapter], bool]) -> list[_Part[L]]:
        """What nobody does by himself follows from what was done before it."""
        parts: list[_Part[L]] = []
        last: dict[str, _Part[L]] = {}
        for line in lines:
            chapter = self.home(line)
            if chapter is None or not joins(chapter):
                parts.append(_Part(None, None, [line]))
                continue
            seat = dict(line.message.params).get("seat") if chapter.by_seat else None
            mine = [part for part in parts if part.chapter == chapter and part.seat == seat]
            part = mine[0] if mine else last.get(chapter.id) if seat is None else None
            if part is None:
                part = _Part(chapter, seat, [])
                parts.append(part)
            part.steps.append(line)
            last[chapter.id] = part
        return parts

    # ---- in one line ------------------------------------------------------------------------------------------------

    def _entry(self, *parts: _Part[L], standing: Sequence[Message] = ()) -> Entry[L]:
        """A single line is told as it is."""
        first, steps = parts[0], tuple(step for part in parts for step in part.steps)
        if first.chapter is None or (len(steps) == 1 and not standing):
            return alone(steps[0])
        head = self._message(f"-{first.chapter.id}", {} if first.seat is None else {"seat": first.seat})
        clauses = [clause for part in parts for clause in self._clauses(part, in_detail=len(parts) == 1)]
        return Entry((head, *standing, *clauses), steps)

    def _clauses(self, part: _Part[L], in_detail: bool) -> Iterator[Message]:
        """What a chapter says of its lines; details too where nothing else is to be said."""
        assert part.chapter is not None
        said = [(clause, self._clause(part.chapter, clause, part.steps)) for clause in part.chapter.clauses]
        brief = [message for clause, message in said if message is not None and not clause.is_detail]
        yield from brief if brief and not in_detail else [message for _, message in said if message is not None]

    def _clause(self, chapter: Chapter, clause: Clause, steps: Sequence[L]) -> Message | None:
        params = clause_of(clause, [(self.key(line), dict(line.message.params)) for line in steps])
        return None if params is None else self._message(f"-{chapter.id}-{clause.id}", params)

    def _message(self, key: str, params: Mapping[str, Param]) -> Message:
        return Message(f"{self.chronicle.game}-chronicle{key}", tuple(params.items()))


def _by_player(parts: Iterable[_Part[L]]) -> list[list[_Part[L]]]:
    """All chapters of a player together, where the first of them is; what nobody does by himself stays alone."""
    found: list[list[_Part[L]]] = []
    for part in parts:
        mine = [of for of in found if part.seat is not None and of[0].seat == part.seat]
        if mine:
            mine[0].append(part)
        else:
            found.append([part])
    return found


def clause_of(clause: Clause, lines: Sequence[tuple[str, Mapping[str, Param]]]) -> dict[str, Param] | None:
    """What a clause names of lines, by their keys; nothing where none of its own is among them."""
    keys = {key for key, _ in lines}
    if not any(each.line in keys for each in clause.gathered):
        return None
    return {
        name: _gathered(how, param, [params for key, params in lines if key == line])
        for name, how, line, param in clause.gathered
    }


def _gathered(how: How, param: str, lines: Sequence[Mapping[str, Param]]) -> Param:
    if how == "count":
        return len(lines)
    if how == "sum":
        return sum(int(line[param]) for line in lines)
    if how == "tally":
        sums = Counter[str]()
        for line in lines:
            sums[str(line["seat"])] += int(line[param])
        return _tally(sums)
    things = Counter(str(line[param]) for line in lines)
    return " ".join(f"{thing}*{times}" if times > 1 else thing for thing, times in things.items()) or NONE


def _tally(sums: Mapping[str, int]) -> str:
    """Players with a number each, as the words' function NAMES reads them."""
    return " ".join(f"{seat}={number}" for seat, number in sums.items()) or NONE
