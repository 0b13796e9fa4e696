"""Tables that are closed or hidden, people who are kept away, what players reported, and the log of all that."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from tuath.core.message import Refused, refuse
from tuath.terminal.arguments import Json, Lang
from tuath.terminal.commands.admin.host import Database, File, Folder, Host, Yes, app, place_of
from tuath.terminal.style import print_json

Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]
Subject = Annotated[str, typer.Argument(metavar="WHO", help="A player's id (p_…), an address, or a network.")]
Reason = Annotated[str, typer.Option("--reason", help="Why; it stands in the log, and those concerned read it.")]
LONGEST_REASON = 300
ANY_ID: dict[str, Any] = {"ignore_unknown_options": True}  # an id may begin with a dash


def checked_reason(reason: str) -> str:
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        raise Refused(refuse("", "command-admin-reason", most=LONGEST_REASON))
    return reason.strip()


def done(host: Host, as_json: bool, what: str, subject: str, number: int) -> None:
    """An act of moderation, with its number in the log."""
    if as_json:
        print_json({"done": what, "subject": subject, "log": number})
    else:
        host.say(f"command-admin-done-{what}", "title", subject=subject)
        host.say("command-admin-logged", "note", number=number)


@app.command(context_settings=ANY_ID)
def close(
    table: Table, reason: Reason, yes: Yes = False,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """End a running game, unfinished; those who play it read why, and nothing of it counts."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import close_table  # noqa: PLC0415

    host = Host(lang)
    host.confirm("command-admin-close-asks", yes, as_json, subject=table)
    done(host, as_json, "close", table, close_table(url, table, reason))


@app.command(context_settings=ANY_ID)
def mend(
    table: Table, reason: Reason, yes: Yes = False,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let a game whose table cannot be read go on from where it can be played; what comes after that is lost."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.admin.mend_rows import mend_table  # noqa: PLC0415

    host = Host(lang)
    host.confirm("command-admin-mend-asks", yes, as_json, subject=table)
    number, mended = mend_table(url, table, reason)
    if not as_json:
        host.say("command-admin-mended", answers=mended.kept, lost=mended.total - mended.kept)
    done(host, as_json, "mend", table, number)


@app.command(context_settings=ANY_ID)
def hide(
    table: Table, reason: Reason,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Take a table, or a tournament, out of all lists; whoever has its link, or plays there, still finds it."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import hide_table  # noqa: PLC0415

    done(Host(lang), as_json, "hide", table, hide_table(url, table, reason, hidden=True))


@app.command(context_settings=ANY_ID)
def show(
    table: Table, reason: Reason,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Put a hidden table, or tournament, back into the lists."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import hide_table  # noqa: PLC0415

    done(Host(lang), as_json, "show", table, hide_table(url, table, reason, hidden=False))


@app.command(context_settings=ANY_ID)
def delete(
    table: Table, reason: Reason, yes: Yes = False,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Delete a table for good, with all that was played and said there."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import delete_table  # noqa: PLC0415

    host = Host(lang)
    host.confirm("command-admin-delete-asks", yes, as_json, subject=table)
    done(host, as_json, "delete", table, delete_table(url, table, reason))


@app.command()
def ban(
    who: Subject, reason: Reason, yes: Yes = False,
    days: Annotated[float | None, typer.Option("--days", min=0.01, max=36_500, help="Or for good.")] = None,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Keep an account, an address or a network away; servers that run hear of it within seconds."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import ban as keep_away  # noqa: PLC0415
    from tuath.server.people.moderation import subject_of  # noqa: PLC0415

    host, subject = Host(lang), subject_of(who)
    host.confirm("command-admin-ban-asks", yes, as_json, is_final=False, subject=subject)
    done(host, as_json, "ban", subject, keep_away(url, subject, reason, days))


@app.command()
def unban(
    who: Subject, reason: Reason,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let somebody come again who was banned."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import subject_of  # noqa: PLC0415
    from tuath.server.people.moderation import unban as let_come  # noqa: PLC0415

    done(Host(lang), as_json, "unban", subject_of(who), let_come(url, who, reason))


@app.command()
def bans(
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None
) -> None:
    """List who is banned, since when, until when, and why."""
    from tuath.server.people.moderation import list_bans  # noqa: PLC0415

    rows = list_bans(place_of(database, folder, settings))
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
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """List what players have told about others and nobody has seen to."""
    from tuath.server.people.moderation import list_reports  # noqa: PLC0415

    rows = list_reports(place_of(database, folder, settings), all_of_them=all_of_them)
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
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Note that a report is seen to, and how."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import settle_report  # noqa: PLC0415

    done(Host(lang), as_json, "settle", str(number), settle_report(url, number, reason))


@app.command()
def log(
    most: Annotated[int, typer.Option("--last", min=1, max=10_000, help="So many deeds.")] = 50,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """List what hosts have done here, and why."""
    from tuath.server.people.moderation import list_deeds  # noqa: PLC0415

    rows = list_deeds(place_of(database, folder, settings), most)
    if as_json:
        print_json({"log": rows})
        return
    host = Host(lang)
    for row in rows:
        told = {name: row[name] for name in ("number", "what", "subject", "reason")}
        host.say("command-admin-deed", when=moment(row["at"]), **told)
    if not rows:
        host.say("command-admin-no-deeds")


@app.command()
def security(
    about: Annotated[str, typer.Argument(metavar="[ABOUT]", help="A player, a hashed address, or what happened.")] = "",
    most: Annotated[int, typer.Option("--last", min=1, max=10_000, help="So many lines.")] = 50,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """List who has signed in, was turned away or limited, and from which (hashed) address."""
    from tuath.server.people.security import list_security  # noqa: PLC0415

    rows = list_security(place_of(database, folder, settings), most, about)
    if as_json:
        print_json({"security": rows})
        return
    host = Host(lang)
    columns = ("what", "player", "address", "detail", "times")
    host.table(
        ("when", *columns), [{"when": moment(row["at"]), **{name: row[name] for name in columns}} for row in rows]
    )


def moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
