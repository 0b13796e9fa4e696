"""``tuath admin``: what a host does for the tables: look, copy, bring back, check."""

from __future__ import annotations

import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from tuath.core.message import Refused, refuse
from tuath.games.materials import data_folder
from tuath.terminal.arguments import Json, Lang, spoken_language
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue

if TYPE_CHECKING:
    from tuath.server.care import Checked

Database = Annotated[str | None, typer.Option("--database", help="postgresql://…, or a file of SQLite.")]
Folder = Annotated[Path | None, typer.Option("--folder", help="Where the file of the database is.")]
File = Annotated[Path | None, typer.Option("--settings", help="A file with settings, as for “tuath serve”.")]
STATUSES = ("waiting", "playing", "over")
MEGABYTE = 1_000_000

app = typer.Typer(add_completion=False, rich_markup_mode=None)


def place_of(database: str | None, folder: Path | None, file: Path | None = None) -> str:
    """The address of the rows, named as for ``tuath serve``: here, in the environment, or in the settings file."""
    if find_spec("fastapi") is None:
        raise Refused(refuse("", "server-needs-packages"))
    from tuath.server.place import FILE, database_url  # noqa: PLC0415 - its packages are an extra
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

    def tell(self, found: Checked) -> None:
        """What a check came to: every table that cannot be read, with its reason."""
        for one in found.broken:
            why = self.words.render(one.why)
            self.say("command-admin-broken", "wrong", table=one.table, game=one.game, why=why)
        key = "command-admin-broken-all" if found.broken else "command-admin-sound"
        style = "wrong" if found.broken else "title"
        self.say(key, style, tables=found.tables, answers=found.answers, broken=len(found.broken))


def checked_data(found: Checked) -> dict[str, Any]:
    broken = [{"table": one.table, "game": one.game, "why": one.why.key} for one in found.broken]
    return {"tables": found.tables, "answers": found.answers, "sound": not broken, "broken": broken}


@app.callback(invoke_without_command=True)
def overview(
    context: typer.Context,
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """For hosts: look, back up, restore and check, while the server runs. Without more: how much there is."""
    if context.invoked_subcommand is not None:
        if database or folder or settings or as_json or lang:
            raise Refused(refuse("", "command-admin-order", command=context.invoked_subcommand))
        return
    url = place_of(database, folder, settings)
    from tuath.server.care import look  # noqa: PLC0415
    from tuath.server.place import shown  # noqa: PLC0415

    found = look(url)
    if as_json:
        print_json({"database": shown(url), **found._asdict()})
        return
    host = Host(lang)
    host.say("command-admin-place", "title", place=shown(url), size=round(found.bytes / MEGABYTE, 1))
    counts: dict[str, Any] = {status: found.tables.get(status, 0) for status in STATUSES}
    host.say("command-admin-counts", players=found.players, answers=found.answers, **counts)
    if found.last is not None:
        host.say("command-admin-last", when=time.strftime("%Y-%m-%d %H:%M", time.localtime(found.last)))
    host.say("command-admin-next", "note")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file for the copy.")],
    also_check: Annotated[bool, typer.Option("--check", help="Read the copy again and replay every game.")] = False,
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Copy all tables, players and chats into a file, while the server runs."""
    url = place_of(database, folder, settings)
    from tuath.server.care import back_up, check_backup  # noqa: PLC0415
    from tuath.server.place import file_of  # noqa: PLC0415

    if also_check and file_of(url) is None:
        raise Refused(refuse("", "command-admin-check-dump"))
    size = back_up(url, file)
    found = check_backup(file) if also_check else None
    if as_json:
        more = {} if found is None else {"checked": checked_data(found)}
        print_json({"file": str(file), "bytes": size, **more})
    else:
        host = Host(lang)
        host.say("command-admin-copied", "title", file=str(file), size=round(size / MEGABYTE, 1))
        if found is not None:
            host.tell(found)
    if found is not None and found.broken:
        raise typer.Exit(1)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that “tuath admin backup” has made.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Put a copy in place of all tables; what is there now is copied aside first. The server must not run."""
    url = place_of(database, folder, settings)
    from tuath.server.care import aside_of  # noqa: PLC0415
    from tuath.server.care import restore as bring_back  # noqa: PLC0415
    from tuath.server.place import shown  # noqa: PLC0415

    host, aside = Host(lang), aside_of(file)
    if not yes:
        if as_json or not sys.stdin.isatty():
            raise Refused(refuse("", "command-admin-needs-yes"))
        host.say("command-admin-restore-asks", place=shown(url), file=str(file), aside=str(aside))
        if not typer.confirm(host.words.say("command-admin-go-on")):
            raise typer.Exit(1)
    was_there = bring_back(url, file, aside)
    if as_json:
        print_json({"restored": str(file), "aside": str(aside) if was_there else None})
        return
    host.say("command-admin-restored", "title", file=str(file))
    if was_there:
        host.say("command-admin-aside", "note", aside=str(aside))


@app.command()
def check(
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Read every table and replay its game, while the server runs; says which cannot be read, and why."""
    url = place_of(database, folder, settings)
    from tuath.server.care import check as read_everything  # noqa: PLC0415

    found = read_everything(url)
    if as_json:
        print_json(checked_data(found))
    else:
        Host(lang).tell(found)
    if found.broken:
        raise typer.Exit(1)
