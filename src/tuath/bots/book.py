"""What was begun and what has ended in a file, a line each, so that measuring can go on where it was left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tuath.bots.begun import Ended, Ledger
from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse


class Book:
    """The file: its heading, then a line for each deal that is begun and each game that has ended."""

    def __init__(self, file: Path, heading: Mapping[str, Any]) -> None:
        self.file, self.heading = file, dict(heading)

    def bring_back(self, ledger: Ledger) -> None:
        """What the file holds; refused where it holds something else. A line torn by an end without warning is lost."""
        lines = self._lines()
        if not lines:
            self._write(self.heading)
            return
        if not self._is_mine(lines[0]):
            raise Refused(refuse("", "core-arena-other", file=str(self.file)))
        for line in lines[1:]:
            try:
                kind, name, number, *rest = json.loads(line)
                if name not in ledger.series:
                    continue
                if kind == "begun":
                    ledger.begun[name] = max(ledger.begun[name], number + 1)
                else:
                    place, won, ending, seconds, thought, moves = rest
                    ledger.take(Ended(name, number, place, won, ending, seconds, thought, moves))
            except (ValueError, TypeError) as error:
                raise Refused(refuse("", "core-arena-damaged", text=line.strip()[:60])) from error
        ledger.owe_all()

    def begun(self, name: str, number: int) -> None:
        self._write(["begun", name, number])

    def ended(self, one: Ended) -> None:
        self._write(["ended", *one])

    def _lines(self) -> list[str]:
        """The whole ones; what is torn is taken off."""
        if not self.file.exists():
            return []
        try:
            lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True)
            whole = [line for line in lines if line.endswith("\n")]
            if whole != lines:
                self.file.write_text("".join(whole), encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise Refused(
                refuse("", "core-file-unreadable", file=str(self.file), reason=file_trouble(error))
            ) from error
        return whole

    def _is_mine(self, line: str) -> bool:
        try:
            return bool(json.loads(line) == self.heading)
        except ValueError:
            return False

    def _write(self, line: Any) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")
        except OSError as error:
            raise Refused(
                refuse("", "core-file-unwritable", file=str(self.file), reason=file_trouble(error))
            ) from error
