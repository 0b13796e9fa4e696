"""Players, tables and tokens, records to keep, room given back, and what is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.terminal.arguments import Json, Lang, whole_number
from tuath.terminal.commands.admin.host import MEGABYTE, STATUSES, Database, File, Folder, Host, Yes, app, place_of
from tuath.terminal.style import print_json

Most = Annotated[str, typer.Option("--most", help="How many are shown.")]
Days = Annotated[str, typer.Option("--days", help="How many days back.")]


def listed(
    lang: str | None, as_json: bool, name: str, columns: Sequence[str], found: Sequence[Mapping[str, Any]], most: int
) -> None:
    if as_json:
        print_json({name: found})
        return
    host = Host(lang)
    host.table(columns, found)
    if len(found) == most:
        host.say("command-admin-more", "note", most=most)


@app.command()
def players(
    like: Annotated[str, typer.Argument(metavar="NAME", help="A part of the name, or an id.")] = "",
    most: Most = "50",
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List players, the newest first: at how many tables they are, how many tokens they have."""
    count = whole_number(most, "--most", 1, 100_000) or 1
    url = place_of(database, folder, settings)
    from tuath.server.admin.admin_queries import list_players  # noqa: PLC0415

    found = list_players(url, like, count)
    listed(lang, as_json, "players", ("id", "name", "created", "tables", "tokens"), found, count)


@app.command()
def tables(
    status: Annotated[str, typer.Option("--status", help="waiting, playing or over.")] = "",
    game: Annotated[str, typer.Option("--game", help="Of one game.")] = "",
    most: Most = "50",
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List tables, what changed last first."""
    if status and status not in STATUSES:
        raise Refused(refuse("", "command-admin-bad-status", text=status, known=", ".join(STATUSES)))
    count = whole_number(most, "--most", 1, 100_000) or 1
    url = place_of(database, folder, settings)
    from tuath.server.admin.admin_queries import list_tables  # noqa: PLC0415

    found = list_tables(url, status, find(game).key if game else "", count)
    listed(lang, as_json, "tables", ("id", "game", "status", "people", "updated"), found, count)


@app.command()
def tokens(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="Of one player, by name or id.")] = "",
    revoke: Annotated[str, typer.Option("--revoke", metavar="ID", help="Let this one count no more.")] = "",
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List tokens for programs, what was used last first; or revoke one."""
    url = place_of(database, folder, settings)
    from tuath.server.admin.admin_queries import list_tokens, revoke_token  # noqa: PLC0415

    if not revoke:
        columns = ("id", "name", "owner", "scope", "created", "used")
        listed(lang, as_json, "tokens", columns, list_tokens(url, player), 0)
        return
    done = revoke_token(url, revoke)
    if as_json:
        print_json(done)
    else:
        Host(lang).say(
            "command-admin-revoked", "title", id=done["revoked"], name=done["name"] or "–", player=done["player"]
        )


@app.command()
def archive(
    to: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go; those that are there stay.")],
    days: Days = "0",
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the record of every game that is over, each into a file of its own; the tables stay."""
    age = whole_number(days, "--days", 0, 36_500) or 0
    url = place_of(database, folder, settings)
    from tuath.server.admin.admin_queries import archive as write_records  # noqa: PLC0415

    found = write_records(url, to, age)
    if as_json:
        print_json(found)
        return
    host = Host(lang)
    host.say("command-admin-archived", "title", written=found["written"], folder=found["folder"])
    if found["broken"]:
        host.say("command-admin-archive-broken", "wrong", tables=", ".join(found["broken"]))


@app.command()
def vacuum(
    days: Days = "30",
    yes: Yes = False,
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Take away tables that waited in vain for so long, and give free room back; no game that was begun goes."""
    age = whole_number(days, "--days", 1, 36_500) or 1
    url, host = place_of(database, folder, settings), Host(lang)
    from tuath.server.admin.admin_queries import tidy  # noqa: PLC0415

    host.confirm("command-admin-asks-tidy", yes, as_json, days=age)
    found = tidy(url, age)
    if as_json:
        print_json(found)
        return
    before, after = (round(found[name] / MEGABYTE, 1) for name in ("bytes_before", "bytes"))
    counts = {name: found[name] for name in ("tables", "requests")}
    host.say("command-admin-tidied", "title", before=before, after=after, **counts)


@app.command()
def statistics(
    days: Days = "30",
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """What is played, without anybody in it."""
    age = whole_number(days, "--days", 1, 36_500) or 1
    url = place_of(database, folder, settings)
    from tuath.server.admin.admin_queries import statistics as count  # noqa: PLC0415

    found = count(url, age)
    if as_json:
        print_json(found)
        return
    host = Host(lang)
    host.say("command-admin-statistics", "note", days=found["days"], few=found["fewer_than"])
    for part, values in found["counts"].items():
        for value, number in values.items():
            host.console.print(Text(f"{part:8} {value:32} {number:8}"), soft_wrap=True)
