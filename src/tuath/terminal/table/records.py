"""Records in files: found with the material they were played with, played as far as they go, and told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tuath.core.game import Game
from tuath.core.position import Replayed, replay_as_far
from tuath.core.record import Record, RecordDiffers
from tuath.games import find
from tuath.games.materials import usual_materials
from tuath.terminal.files import read_text
from tuath.terminal.screen import Console, Text
from tuath.words.catalogue import Catalogue


def game_of(record: Record, file: Path, data: Path | None) -> Game[Any]:
    """The game of a record, with the data file that was given or with the material it was played with."""
    return find(record.game, data) if data is not None else usual_materials(file).of(record.game, record.material)


def read_record(file: Path, data: Path | None, until: int | None = None) -> tuple[Record, Replayed[Any]]:
    """A record and the game it tells, as far as it can be played."""
    record = Record.parse(read_text(file))
    return record, replay_as_far(record, game_of(record, file, data), until)


def report(record: Record, replayed: Replayed[Any]) -> dict[str, Any]:
    """What a program wants to know of a record."""
    position, differs = replayed
    result = position.result
    return {
        "game": record.game,
        "rules": record.rules,
        "material": record.material,
        "players": record.setup.seats,
        "options": dict(record.setup.options),
        "answers": len(record.answers),
        "over": position.over,
        "result": None if result is None else result._asdict(),
        "recorded_result": record.result,
        "differs": None if differs is None else difference(differs),
    }


def difference(differs: RecordDiffers) -> dict[str, Any]:
    rule, message = differs.refusal
    return {"line": differs.line, "rule": rule, "key": message.key, "params": dict(message.params)}


def tell_difference(words: Catalogue, record: Record, differs: RecordDiffers) -> list[str]:
    """At which line the game is another one now, why, and how it ended then."""
    lines = [words.render(differs.refusal.message)]
    if differs.because is not None:
        lines[0] += " " + words.render(differs.because.message)
    if record.result is not None:
        ending, *winners = record.result.split(" ")
        how = words.say(f"{record.game}-ending-{ending}")
        lines.append(words.say("core-record-ended-then", how=how, winners=", ".join(winners) or "–"))
    return lines


def print_difference(console: Console, words: Catalogue, record: Record, differs: RecordDiffers) -> None:
    for line in tell_difference(words, record, differs):
        console.print(Text(line, style="note"))
