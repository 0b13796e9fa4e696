"""What is the same for everybody is made once, kept as it is sent, and made before somebody asks."""

from __future__ import annotations

import asyncio
import gzip
import threading

import pytest
from starlette.requests import Request

from tuath.games import find
from tuath.games.materials import usual_materials
from tuath.server.api import games
from tuath.server.server import Server
from tuath.server.web.http_cache import MOST, Body, Kept, body_of, sent
from tuath.words.languages import LANGUAGES


def asking(**headers: str) -> Request:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": given})


def test_it_is_packed_for_those_who_can_unpack_it() -> None:
    body = body_of(lambda: b"words " * 1000)
    packed = sent(asking(accept_encoding="br, gzip"), body, "text/plain")
    plain = sent(asking(), body, "text/plain")
    assert gzip.decompress(bytes(packed.body)) == plain.body == body.plain
    assert len(packed.body) < len(plain.body) / 10
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] == plain.headers["etag"] == body.tag


def test_whoever_has_it_is_not_sent_it_again() -> None:
    body, other = body_of(lambda: b"{}"), body_of(lambda: b"[]")
    assert sent(asking(if_none_match=body.tag), body).status_code == 304
    assert sent(asking(if_none_match=body.tag), other).status_code == 200


def test_those_who_ask_while_it_is_made_wait_for_the_same() -> None:
    made, may_end = [], threading.Event()

    def make() -> bytes:
        made.append(1)
        may_end.wait()
        return b"words"

    async def both() -> list[Body]:
        kept = Kept()
        asked = [asyncio.create_task(kept.body("words", make)) for _ in range(2)]
        await asyncio.sleep(0)
        asked[0].cancel()  # that one goes away; the other still gets it
        may_end.set()
        return [await asked[1], await kept.body("words", make)]

    first, second = asyncio.run(both())
    assert (len(made), first) == (1, second)


def test_what_has_failed_is_made_anew() -> None:
    async def twice() -> Body:
        kept = Kept()
        with pytest.raises(ZeroDivisionError):
            await kept.body("words", lambda: bytes(1 // 0))
        return await kept.body("words", lambda: b"words")

    assert asyncio.run(twice()).plain == b"words"


def test_what_nobody_has_asked_for_longest_is_given_up() -> None:
    async def many() -> list[object]:
        kept = Kept()
        for number in range(MOST):
            await kept.body(number, lambda: b"")
        await kept.body(0, lambda: b"")
        await kept.body(MOST, lambda: b"")
        return [*kept.bodies]

    assert asyncio.run(many()) == [*range(2, MOST), 0, MOST]


def test_it_is_made_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Material and words of every game, in all languages."""
    some = ("arrival", "origo")
    monkeypatch.setattr(games, "keys", lambda: some)
    server = Server("sqlite+aiosqlite://", usual_materials())
    asyncio.run(games.prepare(server))
    of_a_game = [[found, *((language, found) for language in LANGUAGES)] for found in map(find, some)]
    assert [*server.kept.bodies] == [what for game in of_a_game for what in game]
