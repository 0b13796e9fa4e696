"""The games of an arena in a file, a line each, so that it can go on where it was left."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tuath.bots.arena import Arena, Contest, Played
from tuath.core.datafile import file_trouble, write_whole
from tuath.core.game import write_setup
from tuath.core.message import Refused, refuse


def heading(contest: Contest) -> dict[str, Any]:
    """What must be the same for games to belong together."""
    game = contest.game
    return {
        "game": game.key,
        "rules": game.version,
        "material": game.fingerprint,
        "setup": write_setup(contest.setup),
        "bots": list(contest.names),
        "seed": contest.seed,
    }


class Keeping:
    """A file that grows by whole deals; what was torn by an end without warning is played again."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.heading = heading(contest)

    def bring_back(self, arena: Arena) -> None:
        """The deals that the file holds; refused where it holds something else."""
        lines = read_lines(self.file) if self.file.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if lines and not (whole and self.is_mine(whole[0])):
            raise Refused(refuse("", "core-arena-other", file=str(self.file)))
        size = arena.per_deal
        games = [read_played(line) for line in whole[1:]]
        for first in range(0, len(games) - size + 1, size):
            arena.take(games[first : first + size])
        kept = whole[: 1 + arena.deals * size] or [json.dumps(self.heading) + "\n"]
        write_whole(self.file, "".join(kept))

    def is_mine(self, line: str) -> bool:
        try:
            return bool(json.loads(line) == self.heading)
        except ValueError:
            return False

    def add(self, played: Sequence[Played]) -> None:
        try:
            with self.file.open("a", encoding="utf-8") as out:
                out.write("".join(json.dumps(one) + "\n" for one in played))
        except OSError as error:
            raise Refused(
                refuse("", "core-file-unwritable", file=str(self.file), reason=file_trouble(error))
            ) from error


def read_lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines(keepends=True)
    except (OSError, UnicodeError) as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error


def read_played(line: str) -> Played:
    try:
        deal, table, winners, scores, ending, decisions = json.loads(line)
        return Played(deal, tuple(table), tuple(winners), tuple(scores), ending, decisions)
    except (ValueError, TypeError) as error:
        raise Refused(refuse("", "core-arena-damaged", text=line.strip()[:60])) from error
