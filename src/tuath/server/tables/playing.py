"""Answers: whose they are, whether they are asked and legal, then on disk, then told."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tuath.core.following import Standing, after_answer
from tuath.core.message import Refusal, Refused, refuse
from tuath.core.position import Position, Told
from tuath.core.puzzle import begun, settle, state_of
from tuath.core.question import Seat
from tuath.core.reaction import NEVER, Wish, Wishes, wish_by
from tuath.games.lessons import lesson_of
from tuath.games.puzzles import find_puzzle
from tuath.server.db.journal import Conflict, Move, Repeated
from tuath.server.entry.asking import is_apart, reaction_of, time_to_wait
from tuath.server.entry.entry import Entry, Learning
from tuath.server.entry.log import LogLine
from tuath.server.errors import Behind, Forbidden
from tuath.server.sign_in.identity import Player
from tuath.server.tables.seating import check_own_seat
from tuath.server.tables.table_cache import Shelf
from tuath.server.tables.versions import reached
from tuath.server.timing.clock import STEADY

SNAPSHOT_EVERY = 50  # answers


class Playing:
    """The game at a table."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.answers = 0  # for the metrics

    async def answer(
        self, id: str, player: Player | None, seat: Seat, option: str, version: int | None, request: str | None
    ) -> int:
        """One answer of a person; the version of the table that it leads to."""
        if (await self.shelf.entry(id)).is_late_for(player):
            raise Forbidden  # who looks on learns nothing from how far a table has come
        await reached(self.shelf, id, player, version)
        await self.wait_for_window(id, player, seat, option)
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            try:
                seen = None if version is None else entry.version_meant(player, version)
                if seen is not None and seen != entry.version and not entry.is_asked_since(seat, seen):
                    raise Behind
                option, wishes = apply_preference(entry, seat, option)
                done = await self.give(entry, seat, option, request, wishes)
                return entry.version_for(player, done)
            except (Refused, Behind):
                # An answer that was carried out before is not asked any more: it counts once, and is well.
                known = await self.shelf.store.done_request(id, request) if request is not None else None
                if known is None:
                    raise
                return entry.version_for(player, known)

    async def wait_for_window(self, id: str, player: Player | None, seat: Seat, option: str) -> None:
        """Wait until an answer may count: in a window not before it is over, however fast it was given.

        What cannot be answered is not held up; why not is told where it would be carried out.
        """
        entry = await self.shelf.entry(id)
        if entry.window is None or seat not in entry.seats_of(player) or entry.chairs[seat].bot:
            return
        decision = entry.playing().decisions.get(seat)
        if decision is not None and decision.domain.index.get(option) in decision.values:
            await asyncio.sleep(time_to_wait(entry, STEADY.now()))

    async def give(
        self,
        entry: Entry,
        seat: Seat,
        option: str,
        request: str | None = None,
        wishes: Mapping[Seat, Wishes] | None = None,
    ) -> int:
        """An answer at a table that is locked, with the wishes that it has changed."""
        position = entry.position
        if position is None or entry.status != "playing":
            raise Refused(refuse("", "server-not-playing"))
        before = position.count
        check_line(entry)
        taught = entry.standing() if entry.lesson is not None and not entry.chairs[seat].bot else None
        heard = play_and_hear(entry, seat, option)
        self.answers += 1
        now = STEADY.now()
        thinker = None if entry.chairs[seat].bot or entry.window is not None else seat
        entry.clock = entry.clock and entry.clock.pressed(thinker, now)
        if position.over and entry.puzzle is None:  # a puzzle is taken back and tried again
            entry.status, entry.result = "over", position.result
        entry.note_clock()
        learnt = learn(entry, taught, position) if taught is not None else None
        sealed, at, window = entry.sealed, now, entry.window
        is_hidden = sealed > 0 and window is not None
        if window is not None:
            at = window.opened if is_hidden else now  # not even later does it tell how soon somebody has answered
            entry.hide_answer(seat, is_last=not is_hidden)
        entry.undo = entry.undo if is_hidden else None
        if wishes is not None:
            entry.wishes = wishes
        move = Move(
            entry.id, entry.version, at, entry.status, position.lines_since(before), before + 1,
            entry.clock, due_snapshot(entry), entry.result and entry.result._asdict(), request, learnt and learnt.row(),
            entry.due, entry.updated if is_hidden else None, sealed, None if wishes is None else entry.wishes_row(),
            entry.unnoticed.row() if window is not None else None, is_hidden,
        )  # fmt: skip
        shelf = self.shelf
        shelf.writing.add(entry.id)
        try:
            entry.version = await shelf.store.journal.add(move)
        except Repeated as repeated:
            shelf.forget(entry.id)
            return repeated.version
        except Conflict:
            shelf.forget(entry.id)
            raise Behind from None
        finally:
            shelf.writing.discard(entry.id)
        entry.log.extend(LogLine(entry.version, count, told) for count, told in heard)
        if not is_hidden:
            entry.updated = now
        entry.times.note(before + 1, position.count, at)
        entry.asked.pop(seat, None)
        shelf.tell(entry)
        return entry.version

    async def why_not(self, id: str, seat: Seat, option: str, player: Player | None) -> tuple[Refusal | None, Any]:
        entry = await self.shelf.entry(id)
        position = entry.position
        if position is None:
            raise Refused(refuse("", "server-not-playing"))
        if seat not in entry.seats_of(player):
            raise Forbidden
        refusal = position.why_not(seat, option)
        decision = position.decisions.get(seat)
        value = decision.domain.index.get(option) if decision is not None else None
        about = position.game.about(position.state, decision, value) if decision and value is not None else {}
        return refusal, about


def apply_preference(entry: Entry, seat: Seat, option: str) -> tuple[str, Mapping[Seat, Wishes] | None]:
    """What is really answered: "not again in this round" lets it happen now, and is a wish that nobody sees.

    What else stands from now on is such a wish too; but whoever learns the game is asked every time. The wishes as they
    are to be then; None where they stay as they are. They are stored with the answer, in one change.
    """
    reaction, position = reaction_of(entry, seat), entry.position
    if reaction is None or position is None:
        return option, None
    domain, own = position.decisions[seat].domain, entry.wishes.get(seat, {})
    value = domain.index.get(option, -1)
    if value == reaction.for_now:
        wish: Wish | None = Wish(NEVER, reaction.round)
        option = domain.ids[reaction.answers[NEVER]]
    else:
        wish = wish_by(reaction, own, value) if entry.lesson is None and is_apart(entry) else None
    return option, None if wish is None else {**entry.wishes, seat: {**own, reaction.moment: wish}}


def play_and_hear(entry: Entry, seat: Seat, option: str) -> list[tuple[int, Told]]:
    """Give an answer; what was told, each line with the number of answers by then."""
    position = entry.playing()
    heard: list[tuple[int, Told]] = []
    position.listen(lambda told: heard.append((position.count, told)))
    try:
        position.answer(seat, option)
        settle_puzzle(entry)
    finally:
        position.listen(None)
    return heard


def check_line(entry: Entry) -> None:
    """Refused where the line of a puzzle is over: then something is taken back, or another one begun."""
    if entry.puzzle is not None:
        puzzle = find_puzzle(entry.game.key, entry.puzzle.number)
        if state_of(puzzle, entry.playing()) != "open":
            raise Refused(refuse("", "core-puzzle-over"))


def settle_puzzle(entry: Entry) -> None:
    """At a puzzle others let happen what was answered."""
    if entry.puzzle is not None:
        puzzle = find_puzzle(entry.game.key, entry.puzzle.number)
        settle(begun(puzzle, entry.game), entry.playing(), puzzle.seat, puzzle.goal.until)


def learn(entry: Entry, taught: Standing, position: Position[Any]) -> Learning | None:
    """A learner has answered what was asked at this standing: the steps that are over now; None where no other is."""
    lesson, known = lesson_of(entry.game.key), entry.lesson
    if lesson is None or known is None:
        return None
    done = after_answer(lesson, taught, position, known.done)
    if done == known.done:
        return None
    entry.lesson = replace(known, done=done)
    return entry.lesson


def due_snapshot(entry: Entry) -> str | None:
    """Now and then a position is saved whole, so that few answers need be given again when it is loaded."""
    position = entry.position
    if position is None or (position.count - entry.saved < SNAPSHOT_EVERY and not position.over):
        return None
    entry.saved = position.count
    return position.save()
