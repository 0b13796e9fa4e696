"""The HTTP cache of what is the same for everybody: made once, beside the loop, packed, and kept with its ETag."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import NamedTuple

from fastapi import Request
from fastapi.responses import Response

MOST = 64  # bodies that are kept; tables with earlier material want their own
PACKED = "gzip"


class Body(NamedTuple):
    """As it is and packed, and by what a browser asks whether it still is the same."""

    plain: bytes
    packed: bytes
    tag: str


class Kept:
    """The cache: bodies by what they are. Whoever asks for one while it is made waits for the same."""

    def __init__(self) -> None:
        self.bodies: dict[Hashable, asyncio.Task[Body]] = {}

    async def body(self, what: Hashable, make: Callable[[], bytes]) -> Body:
        """A large game takes a while to write: nobody else waits for that. What has failed is made anew."""
        task = self.bodies.pop(what, None)
        if task is None or has_failed(task):
            task = asyncio.create_task(asyncio.to_thread(body_of, make))
        self.bodies[what] = task  # what was asked for last stays longest
        while len(self.bodies) > MOST:
            del self.bodies[next(iter(self.bodies))]
        return await asyncio.shield(task)


def has_failed(task: asyncio.Task[Body]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def body_of(make: Callable[[], bytes]) -> Body:
    plain = make()
    return Body(plain, gzip.compress(plain, mtime=0), f'W/"{sha256(plain).hexdigest()[:24]}"')


def sent(request: Request, body: Body, media_type: str = "application/json", *, caching: str = "no-cache") -> Response:
    """What stays until the next version: a browser keeps it, and asks whether it still is the same."""
    headers = {"Cache-Control": caching, "ETag": body.tag, "Vary": "Accept-Encoding"}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if PACKED in request.headers.get("accept-encoding", ""):
        return Response(body.packed, media_type=media_type, headers={**headers, "Content-Encoding": PACKED})
    return Response(body.plain, media_type=media_type, headers=headers)
