"""What a game is: its options, its lessons and puzzles, its course, its digest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from tuath.server.wire.outgoing.base import Message, Refusal, Sent


class SeatRange(Sent):
    least: int
    most: int


class OptionNeed(Sent):
    """A value of an option that is to be had only while another option has one of these values."""

    value: str
    option: str
    values: list[str]


class GameOption(Sent):
    name: str
    values: list[str]
    rule: str
    needs: list[OptionNeed]


class SetupTold(Sent):
    """What there is to say of a table before it is made."""

    refusal: Refusal | None
    """Why it cannot be had like this, if so."""
    remarks: list[Message]


class LessonShape(Sent):
    """How long the lesson of a game is."""

    minutes: int
    chapters: list[int]
    """How many steps each has."""


class LessonMove(Sent):
    """A question that the learner answers, what we would choose, and what alone may be chosen."""

    question: str
    take: list[str]
    allow: list[str]


class LessonWhy(Sent):
    """A line of the log that tells what an opponent has done, and what it has to say for the reason to be true."""

    line: str
    seat: int
    given: dict[str, int | str]


class LessonStep(Sent):
    """The catalogues have its words: `<game>-lesson-<id>-title`, `-text`, `-board`, `-move`, `-free`, `-why`."""

    id: str
    kind: Literal["explain", "move"]
    moves: list[LessonMove]
    light: list[str]
    """Things of the game, or parts of the page as `page:tray`."""
    why: LessonWhy | None


class LessonChapter(Sent):
    id: str
    minutes: int
    steps: list[LessonStep]


class FirstTable(Sent):
    """A table that suits somebody who is new to the game."""

    seats: int
    options: dict[str, str]
    """Those that are not as usual."""


class GameSummary(Sent):
    key: str
    seats: SeatRange
    options: list[GameOption]
    first_table: FirstTable
    """What is begun with where nobody has chosen anything."""
    bots: list[str]
    hides: bool
    """Does anybody ever know what others do not?"""
    rules: int
    """The version of the rules that a new game is played by."""
    material: str
    """The fingerprint of what is printed, as a new table has it."""
    lesson: LessonShape | None
    puzzles: int
    """How many there are to solve."""
    reacts: bool
    """Are there moments at which others may answer what somebody does?"""
    rated: bool
    """May its tables be rated? A game that all win or lose together is not."""


class PuzzleListed(Sent):
    """A puzzle of a game: the catalogues have its words, `<game>-puzzle-<kind>`."""

    number: int
    kind: str
    level: int
    """How hard it is: 1 to 3."""
    rare: int
    """Who chooses by chance succeeds one time out of so many."""


class PuzzleList(Sent):
    puzzles: list[PuzzleListed]


class Games(Sent):
    games: list[GameSummary]


class CoursePhase(Sent):
    """A part of the order of play; one that is inside is a part of the phase before it."""

    id: str
    rule: str
    inside: bool


class Stop(Sent):
    """A kind of moment at which a player may want to be asked; the catalogues name it `<game>-stop-<id>`."""

    id: str
    wishes: list[str]
    usual: str
    things: list[str]
    """What can be played there."""


class Term(Sent):
    """The catalogues have its words: `<game>-term-<id>`, `-forms`, `-text`, `-here`."""

    id: str
    rule: str


class Gathered(Sent):
    """What words may name of several lines: each thing of a parameter, its sum, its sum by player, or their number."""

    name: str
    how: Literal["each", "sum", "tally", "count"]
    line: str
    param: str


class ChronicleClause(Sent):
    """A part of what is told in one line: the catalogues have it as `<game>-chronicle-<chapter>-<id>`."""

    id: str
    gathered: list[Gathered]
    is_detail: bool
    """Left out where a player's whole round is one line."""


class ChronicleChapter(Sent):
    """What is told in one line, or in one for each player; its words begin with `<game>-chronicle-<id>`."""

    id: str
    by_seat: bool
    at_once: bool
    """Also while the round lasts."""
    clauses: list[ChronicleClause]
    beneath: list[str]
    """Lines that belong to it without a word of their own."""


class ChronicleTotal(Sent):
    """What players have after a round: what they began with, and the lines by which it grows and shrinks."""

    id: str
    start: int
    param: str
    up: str
    down: str


class Chronicle(Sent):
    """How many lines of the log are told in one, and a round as a story; lines without the key of their game."""

    game: str
    chapters: list[ChronicleChapter]
    totals: list[ChronicleTotal]
    """How everybody stands, told with the last chapter."""
    ends: list[str]
    """Lines with which the last round is over."""


class Episode(Sent):
    """What has many lines in the log and is told in one where one looks back: `<game>-episode-<id>` and its clauses."""

    game: str
    id: str
    begins: str
    ends: str
    within: list[str]
    """Lines that there are in no other place."""
    about: str
    """The parameter that says which one it is."""
    clauses: list[ChronicleClause]


class GameInfo(GameSummary):
    """A game with everything that is printed."""

    stops: list[Stop]

    course: list[CoursePhase]
    """The order of play; a view says as `now` where in it the game is."""

    chapters: list[LessonChapter]
    """The lesson of the game, if it has one."""

    chronicle: Chronicle | None
    """How its log is told in short; null where it is told line by line."""

    episode: Episode | None
    """What is told in one line where one looks back, if there is anything like that."""

    terms: list[Term]
    """Words that explain themselves, wherever they stand."""

    data: Mapping[str, Any]
    """The printed material: the game's data file as it is."""
    names: dict[str, str]
    """Proper names by thing: `location:umall` is `Umall`."""
    domains: dict[str, list[str]]
    texts: dict[str, Message]
    """What things do, such as tiles."""


class Paragraph(Sent):
    id: str
    text: str


class Part(Sent):
    id: str
    title: str
    paragraphs: list[Paragraph]


class Digest(Sent):
    """The rules in our words; texts are Markdown."""

    preface: str
    parts: list[Part]
