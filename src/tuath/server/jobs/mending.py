"""Repair of a position that cannot be loaded: it goes on from the last answer that the present rules can play.

A rule that was mended, or asks in another order, may leave a game in the middle of a step that cannot be played any
more. Two ways lead back: the state at which its step began, with as many of the answers since as are possible; and the
whole record from its beginning. Whichever comes further is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from tuath.core.game import Answer, Game
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, load_start, new_seed
from tuath.core.position.snapshot import parse_snapshot
from tuath.core.record import read_answer, seat_name, write_answer

LINE = re.compile(r"(nature|p[1-9][0-9]?) \S+ \S+")


class Rows(Protocol):
    """What is known of a game."""

    @property
    def setup(self) -> str: ...

    @property
    def snapshot(self) -> str | None: ...

    @property
    def answers(self) -> list[tuple[int, str | None]]: ...


class Mended(NamedTuple):
    """A position that can be played on: how many answers lead there, of how many, the first that does not."""

    position: Position[Any]
    kept: int
    total: int
    line: str


def mend(game: Game[Any], rows: Rows, *, by_hand: bool = False) -> Mended:
    """The furthest position that the present rules can come to; refused where there is none.

    A snapshot that is not whole, or what is no answer at all, has come to harm by itself, not by other rules: only a
    host goes back before it.
    """
    lines = lines_of(game, rows)
    if not by_hand:
        parse_snapshot(rows.snapshot or "")
        if not all(LINE.fullmatch(line) for line in lines.values()):
            raise Refused(refuse("", "core-snapshot-damaged"))
    found = [one for one in (from_step(game, rows, lines), from_beginning(game, rows, lines)) if one is not None]
    if not found:
        raise Refused(refuse("", "core-snapshot-damaged"))
    best = max(found, key=lambda one: one.kept)
    best.position.seed = seed_of(rows)
    best.position.answer_chance()
    return best


def lines_of(game: Game[Any], rows: Rows) -> dict[int, str]:
    """Every answer that is known, by its number: the snapshot holds those that were given when it was written."""
    lines = {count: line or "" for count, line in rows.answers}
    try:
        kind, data, written, _ = parse_snapshot(rows.snapshot or "")
    except Refused:
        return lines
    material = kind.split(" ")[2]
    inside = [named(game, material, answer) for answer in data["answers"]]
    known = enumerate(written.splitlines(), start=1) if data["known"] else ()
    return lines | dict(known) | dict(enumerate(inside, start=data["count"] + 1))


def named(game: Game[Any], material: str, answer: Any) -> str:
    """An answer of the step as a line. The first programs numbered them, by their own material: by no other."""
    if isinstance(answer, str):
        return answer
    seat, key, value = answer
    question = game.questions_by_key.get(key)
    if question is None or material != game.fingerprint:
        return f"{seat_name(seat)} {key} {value}"
    return write_answer(game, (seat, question, value))


def from_step(game: Game[Any], rows: Rows, lines: dict[int, str]) -> Mended | None:
    """From the state at which the step began that was saved last."""
    if rows.snapshot is None:
        return None
    snapshot = rows.snapshot

    def begin() -> Position[Any]:
        return load_start(snapshot, game)[0]

    try:
        start, inside = load_start(snapshot, game)
    except Exception:  # whatever it is: then the other way is left
        return None
    saved = start.count + len(inside)
    wanted = [write_answer(game, answer) for answer in inside]
    return as_far(begin, start.count, [*wanted, *(lines[count] for count in sorted(lines) if count > saved)])


def from_beginning(game: Game[Any], rows: Rows, lines: dict[int, str]) -> Mended | None:
    """From the setup, where every answer is known."""
    if not lines or sorted(lines) != list(range(1, len(lines) + 1)):
        return None
    try:
        setup = game.read_setup(rows.setup)
        found = as_far(lambda: Position(game, setup), 0, [lines[count] for count in sorted(lines)])
    except Exception:  # not even its beginning can be played
        return None
    return found


def seed_of(rows: Rows) -> int:
    """What chance goes by from here on: as before, or where that is lost by something new."""
    try:
        seed = parse_snapshot(rows.snapshot or "").data["seed"]
    except Refused:
        seed = None
    return new_seed() if seed is None else int(seed)


def as_far(begin: Callable[[], Position[Any]], before: int, lines: Sequence[str]) -> Mended:
    """Give these answers, as far as they are possible. Rules that have failed may leave anything behind."""
    position = begin()
    seed, position.seed = position.seed, None
    done: list[Answer] = []
    for line in lines:
        try:
            answer = read_answer(position.game, line)
            position.follow([answer])
        except Exception:
            position = begin()
            position.seed = None
            position.follow(done)
            break
        done.append(answer)
    position.seed = seed
    first = lines[len(done)] if len(done) < len(lines) else ""
    return Mended(position, before + len(done), before + len(lines), first)
