"""How much there is, a copy of it, the way back, and whether it can all be read."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tuath.core.message import Refused, refuse
from tuath.terminal.arguments import Json, Lang
from tuath.terminal.commands.admin.host import (
    GIGABYTE,
    MEGABYTE,
    STATUSES,
    Database,
    File,
    Folder,
    Host,
    Yes,
    app,
    checked_data,
    place_of,
)
from tuath.terminal.style import print_json


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
    from tuath.server.admin.admin_queries import by_game  # noqa: PLC0415
    from tuath.server.admin.backup import look  # noqa: PLC0415
    from tuath.server.admin.host_stats import disk, load, load_rows  # noqa: PLC0415
    from tuath.server.admin.needs import needs  # noqa: PLC0415
    from tuath.server.db.database_url import shown  # noqa: PLC0415

    found, games, busy, room = look(url), by_game(url), load(url), disk(url)
    wrong = needs(url)
    if as_json:
        told: dict[str, Any] = {"games": [one._asdict() for one in games], "look": [one._asdict() for one in wrong]}
        told |= {"load": busy, "disk": room._asdict()}
        print_json({"database": shown(url), **found._asdict(), **told})
        raise typer.Exit(1 if wrong else 0)
    host = Host(lang)
    host.say("command-admin-place", "title", place=shown(url), size=round(found.bytes / MEGABYTE, 1))
    if room.free is not None and room.whole is not None:
        host.say("command-admin-room", free=round(room.free / GIGABYTE, 1), whole=round(room.whole / GIGABYTE, 1))
    counts: dict[str, Any] = {status: found.tables.get(status, 0) for status in STATUSES}
    host.say("command-admin-counts", players=found.players, answers=found.answers, **counts)
    if found.last is not None:
        host.say("command-admin-last", when=time.strftime("%Y-%m-%d %H:%M", time.localtime(found.last)))
    host.table(("load", "now", "peak"), load_rows(busy, host.words.say))
    if games:
        host.table(("game", "waiting", "playing", "days", "over", "private"), [one._asdict() for one in games])
    host.say("command-admin-look" if wrong else "command-admin-look-nothing", "title")
    for one in wrong:
        said = host.words.say(f"command-admin-look-{one.key}", **one.params)
        host.console.print(Text(f"  ! {said}  ", "wrong").append(one.then, "note"), soft_wrap=True)
    host.say("command-admin-next", "note")
    raise typer.Exit(1 if wrong else 0)


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
    from tuath.server.admin.backup import back_up_for_host, check_backup  # noqa: PLC0415

    size = back_up_for_host(url, file)
    found = check_backup(file, url) if also_check else None
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
    yes: Yes = False,
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Put a copy in place of all tables; what is there now is copied aside first. The server must not run."""
    url = place_of(database, folder, settings)
    from tuath.server.admin.backup import aside_of  # noqa: PLC0415
    from tuath.server.admin.backup import head_of as check_readable  # noqa: PLC0415
    from tuath.server.admin.backup import restore as bring_back  # noqa: PLC0415
    from tuath.server.db.database_url import shown  # noqa: PLC0415
    from tuath.server.people.security import note_restore  # noqa: PLC0415

    host, aside = Host(lang), aside_of(file)
    check_readable(file)
    host.confirm(
        "command-admin-restore-asks", yes, as_json, is_final=False, place=shown(url), file=str(file), aside=str(aside)
    )
    was_there = bring_back(url, file, aside)
    note_restore(url, file.name)
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
    from tuath.server.admin.backup import check as read_everything  # noqa: PLC0415

    found = read_everything(url)
    if as_json:
        print_json(checked_data(found))
    else:
        Host(lang).tell(found)
    if found.broken:
        raise typer.Exit(1)
