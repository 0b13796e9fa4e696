"""What the commands of hosts share: how the rows are named, how it is said and asked."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from tuath.core.message import Refused, refuse
from tuath.games.materials import data_folder
from tuath.terminal.arguments import spoken_language
from tuath.terminal.style import make_console
from tuath.words.catalogue import Catalogue

if TYPE_CHECKING:
    from tuath.server.admin.backup import Checked

Database = Annotated[str | None, typer.Option("--database", help="postgresql://…, or a file of SQLite.")]
Folder = Annotated[Path | None, typer.Option("--folder", help="Where the file of the database is.")]
File = Annotated[Path | None, typer.Option("--settings", help="A file with settings, as for “tuath serve”.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
STATUSES = ("waiting", "playing", "over")
MEGABYTE, GIGABYTE = 1_000_000, 1_000_000_000

app = typer.Typer(add_completion=False, rich_markup_mode=None)


def place_of(database: str | None, folder: Path | None, file: Path | None = None) -> str:
    """The address of the rows, named as for ``tuath serve``: here, in the environment, or in the settings file."""
    if find_spec("fastapi") is None:
        raise Refused(refuse("", "server-needs-packages"))
    from tuath.server.db.database_url import FILE, database_url  # noqa: PLC0415 - its packages are an extra
    from tuath.server.settings import in_force  # noqa: PLC0415

    now = in_force({"database": database, "folder": folder}, os.environ, file).or_refused().settings
    place = Path(now.folder) if now.folder else data_folder()
    return database_url(now.database or str(place / FILE), place)


class Host:
    """Somebody at a shell, in their language."""

    def __init__(self, lang: str | None) -> None:
        self.words = Catalogue(spoken_language(lang))
        self.console = make_console()

    def say(self, key: str, style: str = "none", **params: Any) -> None:
        self.console.print(Text(self.words.say(key, **params), style=style), soft_wrap=True)

    def table(self, columns: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> None:
        """Rows with their heads; numbers stand right. What is longer than the line is not wrapped."""
        if not rows:
            self.say("command-admin-none", "note")
            return
        heads = [self.words.say(f"command-admin-{name}") for name in columns]
        cells = [[as_cell(row[name]) for name in columns] for row in rows]
        rooms = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
        right = [all(isinstance(row[name], int) for row in rows) for name in columns]
        for line, style in ((heads, "title"), *((line, "none") for line in cells)):
            pairs = zip(line, rooms, right, strict=True)
            said = "  ".join(cell.rjust(room) if is_right else cell.ljust(room) for cell, room, is_right in pairs)
            self.console.print(Text(said.rstrip(), style), soft_wrap=True)

    def confirm(self, key: str, yes: bool, as_json: bool, *, is_final: bool = True, **params: Any) -> None:
        """Say what will be done, and ask; where nobody can be asked, say what would be needed, and what is at stake."""
        if yes:
            return
        if as_json or not sys.stdin.isatty():
            raise Refused(refuse("", "command-admin-needs-yes" if is_final else "command-admin-asks-yes"))
        self.say(key, **params)
        if not typer.confirm(self.words.say("command-admin-go-on")):
            raise typer.Exit(1)

    def tell(self, found: Checked) -> None:
        """What a check came to: every table that cannot be read, with its reason."""
        for one in found.broken:
            why = self.words.render(one.why)
            self.say("command-admin-broken", "wrong", table=one.table, game=one.game, why=why)
        key = "command-admin-broken-all" if found.broken else "command-admin-sound"
        style = "wrong" if found.broken else "title"
        self.say(key, style, tables=found.tables, answers=found.answers, broken=len(found.broken))


def as_cell(value: Any) -> str:
    """For people: a moment to the minute, several things with commas, nothing as a dash."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    text = "–" if value is None or value == "" else str(value)
    return text[:16].replace("T", " ") if text[4:5] == text[7:8] == "-" and text[10:11] == "T" else text


def checked_data(found: Checked) -> dict[str, Any]:
    broken = [{"table": one.table, "game": one.game, "why": one.why.key} for one in found.broken]
    return {"tables": found.tables, "answers": found.answers, "sound": not broken, "broken": broken}
