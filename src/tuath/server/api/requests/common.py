"""What the routers share: the server, who asks, and how a table is sent."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import orjson
from fastapi import Depends, Path, Query, Request, Response, Security, WebSocket
from fastapi.security import APIKeyCookie, HTTPBearer

from tuath.server.api.requests.guard import bearer, note
from tuath.server.db.journal import Conflict
from tuath.server.entry.entry import Entry
from tuath.server.errors import Behind, Forbidden
from tuath.server.notices.sending import Notices
from tuath.server.people.clubs import sits_in
from tuath.server.server import Server
from tuath.server.sign_in.identity import COOKIE, Player
from tuath.server.wire.outgoing import OneTable, Sent

# They only tell the description how somebody signs in; ``identify`` does it.
BEARER = HTTPBearer(auto_error=False, scheme_name="token", description="A token of `POST /api/me/token`.")
SIGNED = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="Set by `POST /api/me`.")


def the_server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def identify(server: Server, request: Request | WebSocket) -> Player | None:
    """Refused to those who are banned; they cannot even look, as long as they say who they are."""
    token = bearer(request)
    known = (
        server.identity.of_token(token) if token is not None else server.identity.of_cookie(request.cookies.get(COOKIE))
    )
    player = await known
    if player is not None:
        try:
            server.bans.check(player.id)
        except Forbidden:
            note(server, "ban", request, "account", player.id)
            raise
    return player


async def the_player(request: Request) -> Player | None:
    """Who asks; a program may do what its token is for."""
    player = await identify(the_server(request), request)
    needed = scope_of(request.method, request.url.path)
    if player is not None and not player.may(needed):
        note(the_server(request), "scope", request, f"{player.scope} for {needed}", player.id)
        raise Forbidden("server-token-scope", scope=player.scope, needed=needed)
    return player


HOSTING = re.compile(
    r"^/api/tables/([^/]+/(replace|rematch|try)|record)?/?$"
)  # what makes a table, or a chair another's


# What opens doors is not reading: links to tables, secrets of addresses, what makes a passkey.
DOORS = {
    "/api/me/invitations": "play",
    "/api/me/feed": "host",
    "/api/me/channels": "host",
    "/api/me/passkey/new": "host",
    "/api/me/sign-ins": "host",
}


def scope_of(method: str, path: str) -> str:
    """What a token must be for: to look, to play at a table, or to open one and to change who somebody is."""
    if method in ("GET", "HEAD"):
        return DOORS.get(path.rstrip("/"), "read")
    return "play" if path.startswith("/api/tables/") and not HOSTING.match(path) else "host"


def the_notices(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


TheServer = Annotated[Server, Depends(the_server)]
TheNotices = Annotated[Notices, Depends(the_notices)]
Somebody = Annotated[Player | None, Depends(the_player)]


async def known_player(
    player: Somebody, _token: Annotated[object, Security(BEARER)], _cookie: Annotated[object, Security(SIGNED)]
) -> Player:
    if player is None:
        raise Forbidden("server-sign-in")
    return player


Known = Annotated[Player, Depends(known_player)]


async def shown_player(server: TheServer, player: Known) -> Player:
    """For what opens doors: who it is has just been shown, if there is anything to show."""
    await server.sign_ins.check_shown(player)
    return player


Shown = Annotated[Player, Depends(shown_player)]
TABLE_ID = re.compile("^[A-Za-z0-9_-]{1,24}$")
TableId = Annotated[str, Path(pattern=TABLE_ID.pattern)]
LinkKey = Annotated[
    str | None, Query(max_length=40, description="The secret of a link to a private table: the invitation, or `watch`.")
]


async def key_for(server: Server, entry: Entry, player: Player | None, key: str | None) -> str | None:
    """The secret with which somebody looks on: that of a link, or at a table of their club the one of its chairs."""
    if entry.may_talk(player, key) or not await sits_in(server.store, entry.club, player):
        return key
    return entry.invitation


async def watched_table(id: TableId, server: TheServer, player: Somebody, key: LinkKey = None) -> Entry:
    """A table that somebody may look at, as they may see it; whoever belongs to it is here now."""
    entry = await server.tables.entry(id)
    if not entry.may_watch(player, await key_for(server, entry, player, key)):
        raise Forbidden("server-private")
    note_visit(server, entry, player)
    return await server.tables.seen_by(entry, player)


def note_visit(server: Server, entry: Entry, player: Player | None) -> None:
    if player is not None and entry.is_known_to(player):
        server.hub.visited(entry.id, player)


Watched = Annotated[Entry, Depends(watched_table)]

T = TypeVar("T")
PATIENCE = 20  # times


async def settled(make: Callable[[], Awaitable[T]]) -> T:
    """A change that another worker's may come in between: then it is looked at again, as the table stands now."""
    for tried in range(PATIENCE):
        with contextlib.suppress(Conflict):
            return await make()
        await asyncio.sleep(0.002 * tried * random.random())  # so that two workers do not meet again and again
    raise Behind


def shown(server: Server, entry: Entry, player: Player | None) -> Response:
    """A table for one viewer. It is sent as it is written; the description of its shape is kept true by a test."""
    return sent(OneTable(table=server.hub.table_data(entry, player)))


def sent(data: Sent) -> Response:
    return Response(orjson.dumps(data), media_type="application/json")
