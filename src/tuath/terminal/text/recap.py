"""What has happened since somebody's last turn, in short lines: what concerns him first, then the last round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from tuath.core.chronicle import Chronicle, Chronicler, Entry, alone
from tuath.core.episode import runs
from tuath.core.episode import told as told_together
from tuath.core.game import Game
from tuath.core.position import Position, Told
from tuath.core.question import NATURE, Seat
from tuath.core.record import seat_name

FEW = 8  # lines up to which they are told one after the other
FOR_ONESELF = 3  # lines that come first, at most


class Happened(NamedTuple):
    """A line of the log, the round it belongs to and who acted in it, if anybody."""

    told: Told
    round: int | None
    actor: Seat | None


class Passage(NamedTuple):
    """What is told in one line, with what it stands for."""

    entry: Entry[Told]
    lines: list[Happened]


class Lines(NamedTuple):
    """Lines of one player in one round; the same line is told once, and all with how many lines they stand for."""

    round: int | None
    actor: Seat | None
    told: list[tuple[Entry[Told], int]]


class Recap(NamedTuple):
    """What is told: what concerns the reader, the rest in its order; of earlier rounds no more than their length."""

    own: list[Entry[Told]]
    lines: list[Lines]
    folded: list[tuple[int, int]]  # rounds, and how many lines each has

    @property
    def is_empty(self) -> bool:
        return not self.own and not self.lines


def recap(position: Position[Any], seat: Seat) -> Recap:
    """Everything since the last turn of a seat that others did, or the game by itself."""
    found = list(passages(list(happened(position, seat)), position.game))
    if len(found) <= FEW:
        return Recap([], list(by_player(found)), [])
    own = [each for each in found if any(concerns(line.told, seat) for line in each.lines)][-FOR_ONESELF:]
    rounds = [(number, list(of)) for number, of in groupby(found, key=round_of)]
    *earlier, (_, last) = rounds
    folded = [(number or 0, sum(len(each.lines) for each in of)) for number, of in earlier]
    others = [each for each in last if each not in own]
    return Recap([each.entry for each in own], list(by_player(others)), folded)


def passages(lines: Sequence[Happened], game: Game[Any]) -> Iterator[Passage]:
    """What goes on for many lines, such as a clash, in one; the rest as it is told at once in each round."""
    for run in runs(game.episode, [each.told for each in lines]):
        within = lines[run.first : run.first + run.lines]
        if run.episode is not None:
            yield Passage(told_together(run.episode, [each.told for each in within]), list(within))
            continue
        for _, grouped in groupby(within, key=lambda each: each.round):
            of_round = list(grouped)
            whose = {id(each.told): each for each in of_round}
            for entry in in_few_lines([each.told for each in of_round], game.chronicle):
                yield Passage(entry, [whose[id(step)] for step in entry.steps])


def happened(position: Position[Any], seat: Seat) -> Iterator[Happened]:
    """The lines that a seat may hear since its last turn, without what it did itself.

    What happens to it while others act is told, even where the line is its own: it loses something.
    """
    since, again = turn_ended(position, seat), turn_begins(position, seat)
    for then, told in position.retold():
        is_own = actor_of(told) == seat and not since < then.count < again
        if then.count < since or told.to not in (None, seat) or is_own:
            continue
        number = then.view(None).get("round")
        yield Happened(told, number if isinstance(number, int) else None, actor_of(told))


def turn_ended(position: Position[Any], seat: Seat) -> int:
    """How many answers had been given at the end of a seat's last turn: before others last answered.

    Whoever plays alone has a turn between any two answers.
    """
    answered = [who for who, _, _ in position.history()]
    others = [place for place, who in enumerate(answered) if who not in (seat, NATURE)]
    before = answered[: others[-1]] if others else answered
    return max((place for place, who in enumerate(before, 1) if who == seat), default=0)


def turn_begins(position: Position[Any], seat: Seat) -> int:
    """How many answers there are with the first of a seat after others last answered; more than all without one."""
    answered = [who for who, _, _ in position.history()]
    ended = max((place for place, who in enumerate(answered, 1) if who not in (seat, NATURE)), default=0)
    return next((place for place, who in enumerate(answered, 1) if place > ended and who == seat), len(answered) + 1)


def actor_of(told: Told) -> Seat | None:
    """Who does what a line tells."""
    named = dict(told.message.params).get("seat")
    return int(named.removeprefix("seat:p")) - 1 if isinstance(named, str) and named.startswith("seat:p") else None


def concerns(told: Told, seat: Seat) -> bool:
    """Is this seat named? What it did itself is not told."""
    return told.to == seat or any(value == f"seat:{seat_name(seat)}" for _, value in told.message.params)


def round_of(passage: Passage) -> int | None:
    return passage.lines[0].round


def by_player(found: Sequence[Passage]) -> Iterator[Lines]:
    """What one player did without another between, told once where it is told again and again."""
    for number, of_round in groupby(found, key=round_of):
        for actor, run in groupby(of_round, key=lambda each: each.lines[0].actor):
            same = [list(alike) for _, alike in groupby((each.entry for each in run), key=lambda entry: entry.said)]
            yield Lines(number, actor, [(alike[0], sum(len(entry.steps) for entry in alike)) for alike in same])


def in_few_lines(lines: Sequence[Told], chronicle: Chronicle | None) -> list[Entry[Told]]:
    if chronicle is None:
        return [alone(told) for told in lines]
    return Chronicler[Told](chronicle).joined(lines)
