"""``tuath admin``: what a host does for the tables: look, copy, bring back, check."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.games.materials import data_folder
from tuath.terminal.arguments import Json, Lang, spoken_language, whole_number
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
    from tuath.server.hosting import by_game, troubles  # noqa: PLC0415
    from tuath.server.place import shown  # noqa: PLC0415

    found, games, wrong = look(url), by_game(url), troubles(url)
    if as_json:
        told = {"games": [one._asdict() for one in games], "look": [one._asdict() for one in wrong]}
        print_json({"database": shown(url), **found._asdict(), **told})
        return
    host = Host(lang)
    host.say("command-admin-place", "title", place=shown(url), size=round(found.bytes / MEGABYTE, 1))
    counts: dict[str, Any] = {status: found.tables.get(status, 0) for status in STATUSES}
    host.say("command-admin-counts", players=found.players, answers=found.answers, **counts)
    if found.last is not None:
        host.say("command-admin-last", when=time.strftime("%Y-%m-%d %H:%M", time.localtime(found.last)))
    if games:
        host.table(("game", "waiting", "playing", "days", "over", "private"), [one._asdict() for one in games])
    host.say("command-admin-look" if wrong else "command-admin-look-nothing", "title")
    for one in wrong:
        said = host.words.say(f"command-admin-look-{one.key}", **one.params)
        host.console.print(Text(f"  ! {said}  ", "wrong").append(one.then, "note"), soft_wrap=True)
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
    from tuath.server.hosting import list_players  # noqa: PLC0415

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
    from tuath.server.hosting import list_tables  # noqa: PLC0415

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
    from tuath.server.hosting import list_tokens, revoke_token  # noqa: PLC0415

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
    from tuath.server.hosting import archive as write_records  # noqa: PLC0415

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
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    folder: Folder = None,
    settings: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Take away tables that waited in vain for so long, and give free room back; no game that was begun goes."""
    age = whole_number(days, "--days", 1, 36_500) or 1
    url, host = place_of(database, folder, settings), Host(lang)
    from tuath.server.hosting import tidy  # noqa: PLC0415

    if not yes:
        if as_json or not sys.stdin.isatty():
            raise Refused(refuse("", "command-admin-needs-yes"))
        host.say("command-admin-asks-tidy", days=age)
        if not typer.confirm(host.words.say("command-admin-go-on")):
            raise typer.Exit(1)
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
    from tuath.server.hosting import statistics as count  # noqa: PLC0415

    found = count(url, age)
    if as_json:
        print_json(found)
        return
    host = Host(lang)
    host.say("command-admin-statistics", "note", days=found["days"], few=found["fewer_than"])
    for part, values in found["counts"].items():
        for value, number in values.items():
            host.console.print(Text(f"{part:8} {value:32} {number:8}"), soft_wrap=True)


# ---- tables and people -----------------------------------------------------------------------------------------------

Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]
Subject = Annotated[str, typer.Argument(metavar="WHO", help="A player's id (p_…), an address, or a network.")]
Reason = Annotated[str, typer.Option("--reason", help="Why; it stands in the log, and those concerned read it.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
LONGEST_REASON = 300
ANY_ID: dict[str, Any] = {"ignore_unknown_options": True}  # an id may begin with a dash


def checked_reason(reason: str) -> str:
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        raise Refused(refuse("", "command-admin-reason", most=LONGEST_REASON))
    return reason.strip()


def confirm(host: Host, key: str, yes: bool, as_json: bool, **params: Any) -> None:
    """Say what will be done, and ask."""
    if yes:
        return
    if as_json or not sys.stdin.isatty():
        raise Refused(refuse("", "command-admin-say-yes"))
    host.say(key, **params)
    if not typer.confirm(host.words.say("command-admin-go-on")):
        raise typer.Exit(1)


def done(host: Host, as_json: bool, what: str, subject: str, number: int) -> None:
    """A deed, with its number in the log."""
    if as_json:
        print_json({"done": what, "subject": subject, "log": number})
    else:
        host.say(f"command-admin-done-{what}", "title", subject=subject)
        host.say("command-admin-logged", "note", number=number)


@app.command(context_settings=ANY_ID)
def close(
    table: Table, reason: Reason, yes: Yes = False,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """End a running game, unfinished; those who play it read why, and nothing of it counts."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import close_table  # noqa: PLC0415

    host = Host(lang)
    confirm(host, "command-admin-close-asks", yes, as_json, subject=table)
    done(host, as_json, "close", table, close_table(url, table, reason))


@app.command(context_settings=ANY_ID)
def hide(
    table: Table, reason: Reason,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Take a table out of all lists; whoever has its link, or plays there, still finds it."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import hide_table  # noqa: PLC0415

    done(Host(lang), as_json, "hide", table, hide_table(url, table, reason, hidden=True))


@app.command(context_settings=ANY_ID)
def show(
    table: Table, reason: Reason,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Put a hidden table back into the lists."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import hide_table  # noqa: PLC0415

    done(Host(lang), as_json, "show", table, hide_table(url, table, reason, hidden=False))


@app.command(context_settings=ANY_ID)
def delete(
    table: Table, reason: Reason, yes: Yes = False,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Delete a table for good, with all that was played and said there."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import delete_table  # noqa: PLC0415

    host = Host(lang)
    confirm(host, "command-admin-delete-asks", yes, as_json, subject=table)
    done(host, as_json, "delete", table, delete_table(url, table, reason))


@app.command()
def ban(
    who: Subject, reason: Reason, yes: Yes = False,
    days: Annotated[float | None, typer.Option("--days", min=0.01, max=36_500, help="Or for good.")] = None,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Keep an account, an address or a network away; servers that run hear of it within seconds."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import ban as keep_away  # noqa: PLC0415
    from tuath.server.people.deeds import subject_of  # noqa: PLC0415

    host, subject = Host(lang), subject_of(who)
    confirm(host, "command-admin-ban-asks", yes, as_json, subject=subject)
    done(host, as_json, "ban", subject, keep_away(url, subject, reason, days))


@app.command()
def unban(
    who: Subject, reason: Reason,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let somebody come again who was banned."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import subject_of  # noqa: PLC0415
    from tuath.server.people.deeds import unban as let_come  # noqa: PLC0415

    done(Host(lang), as_json, "unban", subject_of(who), let_come(url, who, reason))


@app.command()
def bans(database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None) -> None:
    """List who is banned, since when, until when, and why."""
    from tuath.server.people.deeds import list_bans  # noqa: PLC0415

    rows = list_bans(place_of(database, folder))
    if as_json:
        print_json({"bans": rows})
        return
    host = Host(lang)
    for row in rows:
        until = "" if row["until"] is None else moment(row["until"])
        told = {"subject": row["subject"], "reason": row["reason"], "since": moment(row["since"]), "until": until}
        host.say("command-admin-banned", until_set=int(bool(until)), **told)
    if not rows:
        host.say("command-admin-no-bans")


@app.command()
def reports(
    all_of_them: Annotated[bool, typer.Option("--all", help="Also those that are seen to.")] = False,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """List what players have told about others and nobody has seen to."""
    from tuath.server.people.deeds import list_reports  # noqa: PLC0415

    rows = list_reports(place_of(database, folder), all_of_them=all_of_them)
    if as_json:
        print_json({"reports": rows})
        return
    host = Host(lang)
    for row in rows:
        told = {name: row[name] or "–" for name in ("about", "by", "table", "name", "text")}
        host.say("command-admin-report", number=row["number"], when=moment(row["at"]), kind=row["kind"], **told)
    if not rows:
        host.say("command-admin-no-reports")


@app.command()
def settle(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Of a report.")], reason: Reason,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Note that a report is seen to, and how."""
    url, reason = place_of(database, folder), checked_reason(reason)
    from tuath.server.people.deeds import settle_report  # noqa: PLC0415

    done(Host(lang), as_json, "settle", str(number), settle_report(url, number, reason))


@app.command()
def log(
    most: Annotated[int, typer.Option("--last", min=1, max=10_000, help="So many deeds.")] = 50,
    database: Database = None, folder: Folder = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """List what hosts have done here, and why."""
    from tuath.server.people.deeds import list_deeds  # noqa: PLC0415

    rows = list_deeds(place_of(database, folder), most)
    if as_json:
        print_json({"log": rows})
        return
    host = Host(lang)
    for row in rows:
        told = {name: row[name] for name in ("number", "what", "subject", "reason")}
        host.say("command-admin-deed", when=moment(row["at"]), **told)
    if not rows:
        host.say("command-admin-no-deeds")


def moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
