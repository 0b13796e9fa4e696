"""My turns, told to readers and calendars, and which tables are not to be told of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Literal

from fastapi import Query, Request, Response

from tuath.server.api.requests.common import Known, TableId, TheServer
from tuath.server.api.requests.routers import room
from tuath.server.errors import Forbidden
from tuath.server.lobby.feeds import Turn, atom, calendar, new_key, reader_of, turns_told
from tuath.server.server import Server
from tuath.server.sign_in.identity import Player
from tuath.server.web.http_cache import body_of, sent
from tuath.server.wire.incoming import Notice
from tuath.server.wire.outgoing import Feed, Noticed

router = room("me")
Key = Annotated[str, Query(description="The secret of `POST /api/me/feed`.")]
Spoken = Annotated[Literal["en", "de"], Query(description="The language of the words.")]
Written = Callable[[Sequence[Turn], Player, str, str], bytes]


class AtomResponse(Response):
    media_type = "application/atom+xml"


class CalendarResponse(Response):
    media_type = "text/calendar"


@router.get("/me/feed")
async def my_feed(server: TheServer, player: Known) -> Feed:
    """The secret of the addresses of my feeds; null where there are none."""
    row = await server.store.player(player.id)
    return {"key": None if row is None else row.feed}


@router.post("/me/feed")
async def new_feed(server: TheServer, player: Known) -> Feed:
    """A secret for the addresses of my feeds; the one before counts no more."""
    key = new_key()
    await server.store.change_player(player.id, feed=key)
    return {"key": key}


@router.delete("/me/feed")
async def no_feed(server: TheServer, player: Known) -> Feed:
    """There are no feeds of mine any more."""
    await server.store.change_player(player.id, feed=None)
    return {"key": None}


@router.get("/me/turns.atom", response_class=AtomResponse)
async def turns_as_feed(server: TheServer, request: Request, key: Key = "", language: Spoken = "en") -> Response:
    """The tables at which I am asked, as an Atom feed."""
    return await written(server, request, key, language, atom)


@router.get("/me/turns.ics", response_class=CalendarResponse)
async def turns_as_calendar(server: TheServer, request: Request, key: Key = "", language: Spoken = "en") -> Response:
    """When my time is gone in games over days, as a calendar."""
    return await written(server, request, key, language, calendar)


async def written(server: Server, request: Request, key: str, language: str, write: Written) -> Response:
    """Beside the loop, as it takes a moment; nobody but the reader keeps it, and asks whether it still is the same."""
    player = await reader_of(server, key)
    turns, site = await turns_told(server, player), str(request.base_url)
    body = await asyncio.to_thread(body_of, lambda: write(turns, player, site, language))
    kind = AtomResponse if write is atom else CalendarResponse
    return sent(request, body, kind.media_type, caching="private, no-cache")


# ---- one table -------------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/notice")
async def notice_of(id: TableId, server: TheServer, player: Known) -> Noticed:
    """Do I want to be told when this table asks me?"""
    quiet = await server.store.is_quiet(player.id, id)
    if quiet is None:
        raise Forbidden("server-not-yours")
    return {"notified": not quiet}


@router.post("/tables/{id}/notice")
async def set_notice(id: TableId, body: Notice, server: TheServer, player: Known) -> Noticed:
    """Feeds, and the page too, tell of this table, or do not."""
    if not await server.store.set_quiet(player.id, id, not body.notified):
        raise Forbidden("server-not-yours")
    return {"notified": body.notified}
