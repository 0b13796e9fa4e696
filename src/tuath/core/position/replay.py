"""Records played again, by the present rules and with the material at hand."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from tuath.core.flat import FlatState
from tuath.core.game import Game
from tuath.core.position.position import Position, write_result
from tuath.core.record import Line, Record, RecordDiffers, RecordError, check_head, find_question, seat_name

S = TypeVar("S", bound=FlatState)


class Replayed(NamedTuple, Generic[S]):
    """A record played again: as far as the present rules and material can, and why not further."""

    position: Position[S]
    differs: RecordDiffers | None = None


def replay(record: Record, game: Game[S], until: int | None = None) -> Position[S]:
    """The position after the record's answers, or the first ``until`` of them; refused at the first illegal one."""
    replayed = replay_as_far(record, game, until)
    if replayed.differs is not None:
        raise replayed.differs
    return replayed.position


def replay_as_far(record: Record, game: Game[S], until: int | None = None) -> Replayed[S]:
    """The same, but a record of earlier rules or other material is played as far as its answers are legal."""
    position = Position(game, check_head(record, game))
    try:
        for line in record.answers[:until]:
            _follow(position, line)
        if until is None:
            _check_result(position, record)
    except RecordError as error:
        if record.rules == game.version and record.material == game.fingerprint:
            raise
        return Replayed(position, RecordDiffers(error, record, game))
    position.seed = record.seed
    if until is None:
        position.answer_chance()
    return Replayed(position)


def _follow(position: Position[Any], line: Line) -> None:
    question, value = find_question(position.game, line)
    decision = position.decisions.get(line.seat)
    if decision is None or decision.question is not question:
        asked = ", ".join(
            f"{seat_name(seat)} {d.key.removeprefix(f'{position.game.key}-')}" for seat, d in position.decisions.items()
        )
        said = f"{seat_name(line.seat)} {line.question}"
        raise RecordError(line.number, "core-record-not-asked", text=said, asked=asked or "–")
    refusal = position.explain(decision, value)
    if refusal is not None:
        raise RecordError(line.number, "core-record-illegal", because=refusal, text=line.option)
    position.play(line.seat, value)


def _check_result(position: Position[Any], record: Record) -> None:
    result = position.result
    found = write_result(result) if result else None
    if record.result is not None and record.result != found:
        after = record.answers[-1].number + 1 if record.answers else 1
        raise RecordError(after, "core-record-result", text=record.result, found=found or "–")
