"""Clubs, as a host sees them: who runs them, how many are in them; and ending one."""

from __future__ import annotations

from typing import Annotated

import typer

from tuath.terminal.arguments import Json, Lang, whole_number
from tuath.terminal.commands.admin.host import Database, File, Folder, Host, Yes, app, place_of
from tuath.terminal.commands.admin.listing import Most, listed
from tuath.terminal.commands.admin.moderating import ANY_ID, Reason, checked_reason, done

Club = Annotated[str, typer.Argument(metavar="CLUB", help="The id of a club, as in its address.")]


@app.command()
def clubs(
    like: Annotated[str, typer.Argument(metavar="NAME", help="A part of the name, or an id.")] = "",
    most: Most = "50",
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """List clubs, the newest first: how many are in them, and who their hosts are."""
    count = whole_number(most, "--most", 1, 100_000) or 1
    url = place_of(database, folder, settings)
    from tuath.server.admin.admin_queries import list_clubs  # noqa: PLC0415

    found = list_clubs(url, like, count)
    listed(lang, as_json, "clubs", ("id", "name", "created", "members", "hosts"), found, count)


@app.command("end-club", context_settings=ANY_ID)
def end_club(
    club: Club, reason: Reason, yes: Yes = False,
    database: Database = None, folder: Folder = None, settings: File = None, as_json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """End a club for good; its tables become private ones, and what was counted stays."""
    url, reason = place_of(database, folder, settings), checked_reason(reason)
    from tuath.server.people.moderation import end_club as end  # noqa: PLC0415

    host = Host(lang)
    host.confirm("command-admin-end-club-asks", yes, as_json, subject=club)
    done(host, as_json, "end-club", club, end(url, club, reason))
