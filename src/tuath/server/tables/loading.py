"""A table out of its rows: also one of earlier rules, which is played on from where it stands.

Such a game may no longer be told from its beginning to its end: a rule was mended in between. Then its position is
taken as it was saved, and its past is told as far as the present rules can play it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.core.position import Position, Replayed, load, replay_as_far, rules_of
from tuath.core.record import Record, read_answer, read_line
from tuath.server.tables.entry import Entry


def open_table(row: Any, answers: Sequence[Any], game: Game[Any]) -> Entry:
    """The table of a row and its answers, but for chat and log."""
    if row.record is not None:
        return _open_record(row, game)
    position = load(row.snapshot, game) if row.snapshot else None
    entry = Entry.of_row(row, game, position)
    entry.times = {answer[0]: answer.at for answer in answers}
    if position is not None:
        entry.saved = position.count
        since = [answer.line for answer in answers if answer[0] > position.count]
        _follow(entry, position, since, rules_of(row.snapshot))
        if not position.knows_past:
            entry.replayed, entry.differs = _as_far(entry, [answer.line for answer in answers])
    return entry


def _open_record(row: Any, game: Game[Any]) -> Entry:
    replayed = replay_as_far(Record.parse(row.record), game)
    entry = Entry.of_row(row, game, replayed.position)
    entry.differs = replayed.differs
    return entry


def _follow(entry: Entry, position: Position[Any], lines: Sequence[str], rules: int) -> None:
    """What was answered after the snapshot; answers of earlier rules only as far as the present ones allow them."""
    before = position.count
    try:
        position.follow(read_answer(position.game, line) for line in lines)
    except Refused:
        if rules == position.game.version:
            raise
        entry.taken_back = before + len(lines) - position.count
        position.settle()


def _as_far(entry: Entry, lines: Sequence[str | None]) -> Replayed[Any]:
    """A game of earlier rules, played again as far as the present ones can; rows of the first shape have no lines."""
    known = [line for line in lines if line is not None]
    return replay_as_far(record_of(entry, known if len(known) == len(lines) else []), entry.game)


def record_of(entry: Entry, lines: Sequence[str]) -> Record:
    """The record of a game from the lines of its answers."""
    setup = entry.game.read_setup(entry.setup)
    answers = [read_line(number, line) for number, line in enumerate(lines, start=1)]
    return Record(entry.game.key, entry.rules, entry.game.fingerprint, setup, answers)
