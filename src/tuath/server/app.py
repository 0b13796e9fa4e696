"""The HTTP interface: what comes in is checked here, what it means is decided by the tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest
from pydantic import BaseModel, ConfigDict, Field

from tuath import __version__
from tuath.core.message import Refused, refuse
from tuath.core.record import Record
from tuath.games import find, keys
from tuath.server.brains import Brains
from tuath.server.identity import COOKIE, Identity, Player
from tuath.server.limits import Limiter
from tuath.server.live import Hub, Viewer
from tuath.server.protocol import Data, as_data, game_data, summary, whole_game_data
from tuath.server.store import Store
from tuath.server.tables import Behind, Entry, Forbidden, NotThere, Tables
from tuath.words.catalogue import LANGUAGES, catalogue_text
from tuath.words.digest import digest

log = logging.getLogger("tuath.server")
STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 1_000_000
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Name(Body):
    name: str = Field(max_length=200)


class Passphrase(Body):
    passphrase: str = Field(max_length=500)


class Recovery(Body):
    name: str = Field(max_length=200)
    passphrase: str = Field(max_length=500)


class Clock(Body):
    minutes: float = Field(gt=0, le=60 * 24 * 30)
    increment: float = Field(default=0, ge=0, le=3600 * 24)


class NewTable(Body):
    game: str = Field(max_length=40)
    chairs: list[str] = Field(max_length=12)
    options: dict[str, str] = Field(default_factory=dict)
    public: bool = True
    clock: Clock | None = None
    seed: int | None = Field(default=None, ge=0, lt=2**64)


class RecordText(Body):
    record: str = Field(max_length=LARGEST_BODY)


class Joining(Body):
    seat: int | None = Field(default=None, ge=0, le=12)
    invitation: str | None = Field(default=None, max_length=40)


class SeatOnly(Body):
    seat: int = Field(ge=0, le=12)


class Answering(SeatOnly):
    option: str = Field(max_length=100)
    version: int | None = None
    id: str | None = Field(default=None, min_length=1, max_length=64)


class Undoing(SeatOnly):
    id: str | None = Field(default=None, min_length=1, max_length=64)


class Agreeing(SeatOnly):
    agree: bool


class Saying(Body):
    text: str = Field(max_length=2000)


class Replacing(SeatOnly):
    chair: str = Field(max_length=40)


class Server:
    """What all requests share."""

    def __init__(self, url: str, processes: int = 1) -> None:
        self.store = Store(url)
        self.brains = Brains(processes)
        self.hub = Hub()
        self.tables = Tables(self.store, self.brains, self.hub.changed)
        rate = float(os.environ.get("TUATH_RATE", "20"))  # requests a second that one player may make
        self.limiter = Limiter(per_second=rate, burst=int(4 * rate))
        self.identity: Identity
        self.registry = CollectorRegistry()
        self.requests = Counter("tuath_requests", "Requests by status", ["status"], registry=self.registry)
        for name, words, read in (
            ("tuath_answers", "Answers taken since the start", lambda: self.tables.answers),
            ("tuath_tables_in_memory", "Tables in memory", lambda: len(self.tables.entries)),
            ("tuath_sockets", "Open sockets", lambda: self.hub.count),
            ("tuath_bots_thinking", "Bots that think now", lambda: len(self.tables.thinking)),
        ):
            Gauge(name, words, registry=self.registry).set_function(read)

    async def open(self) -> None:
        await self.store.open()
        self.identity = Identity(self.store, await self.store.secret())
        await self.store.listen(self.heard)
        await self.tables.wake_all()

    def heard(self, table: str, version: int) -> None:
        """Another worker has stored a change."""
        self.tables.stale(table, version)
        self.hub.changed(table, version)

    async def tick(self) -> None:
        """Clocks, once a second."""
        while True:
            await asyncio.sleep(1)
            try:
                await self.tables.run_out()
            except Exception:
                log.exception("clocks failed")

    async def close(self) -> None:
        self.tables.close()
        self.hub.close()
        self.brains.close()
        await self.store.close()


def make_app(url: str, processes: int = 1) -> FastAPI:
    server = Server(url, processes)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await server.open()
        tending = [asyncio.create_task(server.tick()), asyncio.create_task(server.hub.tend())]
        yield
        for task in tending:
            task.cancel()
        await server.close()

    app = FastAPI(
        title="Tuath",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        description="A table for strategy board games. Programs sign in with `Authorization: Bearer TOKEN`.",
    )
    app.state.server = server
    app.middleware("http")(guard)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Forbidden, forbidden)
    app.add_exception_handler(NotThere, not_there)
    app.add_exception_handler(RequestValidationError, malformed)
    app.include_router(api)
    app.include_router(pages)
    return app


# ---- around every request -------------------------------------------------------------------------------------------


async def guard(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
    """Size, rate and origin are checked before anything else; every answer carries the security headers."""
    server: Server = request.app.state.server
    began = time.perf_counter()
    response = check_request(request, server) or await proceed(request)
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    server.requests.labels(status=str(response.status_code)).inc()
    if request.url.path.startswith("/api"):
        spent = round((time.perf_counter() - began) * 1000, 1)
        log.info("request", extra={"path": request.url.path, "status": response.status_code, "ms": spent})
    return response


def check_request(request: Request, server: Server) -> Response | None:
    if int(request.headers.get("content-length") or 0) > LARGEST_BODY:
        return problem(413, "server-too-large")
    if request.method not in ("GET", "HEAD") and not is_same_origin(request.headers.get("origin"), request):
        return problem(403, "server-foreign-origin")
    if request.url.path.startswith("/api") and not server.limiter.allows(who_calls(request)):
        return problem(429, "server-too-fast")
    return None


def who_calls(request: Request | WebSocket) -> str:
    return request.cookies.get(COOKIE) or (request.client.host if request.client else "")


def is_same_origin(origin: str | None, request: Request | WebSocket) -> bool:
    """Browsers name the page that sends a request; programs do not."""
    return origin is None or origin.partition("://")[2] == request.headers.get("host")


def problem(status: int, key: str, **more: Any) -> JSONResponse:
    return JSONResponse({"error": refuse("", key).as_data(), **more}, status)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    because = getattr(error, "because", None)
    return JSONResponse({"error": error.refusal.as_data(), "because": as_data(because)}, 422)


async def forbidden(request: Request, error: Exception) -> Response:
    assert isinstance(error, Forbidden)
    return JSONResponse({"error": error.refusal.as_data()}, 403)


async def not_there(request: Request, error: Exception) -> Response:
    return problem(404, "server-not-there")


async def malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors()[:3])
    return JSONResponse({"error": refuse("", "server-malformed", where=where).as_data()}, 400)


def the_server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def the_player(request: Request) -> Player | None:
    server: Server = request.app.state.server
    return await identify(server, request)


async def identify(server: Server, request: Request | WebSocket) -> Player | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await server.identity.of_token(token)
    return await server.identity.of_cookie(request.cookies.get(COOKIE))


async def known_player(request: Request) -> Player:
    player = await the_player(request)
    if player is None:
        raise Forbidden("server-sign-in")
    return player


TheServer = Annotated[Server, Depends(the_server)]
Somebody = Annotated[Player | None, Depends(the_player)]
Known = Annotated[Player, Depends(known_player)]
api = APIRouter(prefix="/api")
pages = APIRouter()


def shown(server: Server, entry: Entry, player: Player | None) -> Data:
    return {"table": server.hub.table_data(entry, player)}


# ---- who I am -------------------------------------------------------------------------------------------------------


def player_data(player: Player | None) -> Data:
    return {"player": None if player is None else player._asdict()}


def signed_in(server: Server, player: Player, response: Response, request: Request) -> Data:
    response.set_cookie(
        COOKIE,
        server.identity.cookie(player),
        max_age=3600 * 24 * 400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return player_data(player)


@api.get("/me")
async def who_am_i(player: Somebody) -> Data:
    return player_data(player)


@api.post("/me")
async def sign_in(body: Name, server: TheServer, player: Somebody, request: Request, response: Response) -> Data:
    if player is not None:
        return player_data(await server.identity.rename(player, body.name))
    return signed_in(server, await server.identity.sign_in(body.name), response, request)


@api.delete("/me")
async def sign_out(response: Response) -> Data:
    response.delete_cookie(COOKIE)
    return player_data(None)


@api.post("/me/passphrase")
async def set_passphrase(body: Passphrase, server: TheServer, player: Known) -> Data:
    await server.identity.set_passphrase(player, body.passphrase)
    return player_data(player)


@api.post("/me/recover")
async def recover(body: Recovery, server: TheServer, request: Request, response: Response) -> Data:
    return signed_in(server, await server.identity.recover(body.name, body.passphrase), response, request)


@api.post("/me/token")
async def new_token(server: TheServer, player: Known) -> Data:
    return {"token": await server.identity.new_token(player)}


# ---- games ----------------------------------------------------------------------------------------------------------


@api.get("/games")
async def list_games() -> Data:
    return {"games": [game_data(find(key)) for key in keys()]}


@api.get("/games/{game}")
async def one_game(game: str) -> Data:
    return whole_game_data(find(known_game(game)))


def known_game(game: str) -> str:
    if game not in keys():
        raise NotThere
    return game


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NotThere
    return language


@api.get("/words/{language}", response_class=PlainTextResponse)
async def words(language: str) -> str:
    return catalogue_text(known_language(language), None)


@api.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def game_words(game: str, language: str) -> str:
    return catalogue_text(known_language(language), known_game(game))


@api.get("/games/{game}/rules/{language}")
async def game_rules(game: str, language: str) -> Data:
    rules = digest(known_game(game), known_language(language))
    parts = [
        {"id": part.id, "title": part.title, "paragraphs": [paragraph._asdict() for paragraph in part.paragraphs]}
        for part in rules.parts
    ]
    return {"preface": rules.preface, "parts": parts}


# ---- tables ---------------------------------------------------------------------------------------------------------


@api.get("/tables")
async def list_tables(server: TheServer, player: Somebody) -> Data:
    waiting = await server.store.list_public("waiting")
    playing = await server.store.list_public("playing")
    mine = await server.store.list_of(player.id) if player is not None else []
    return {
        "open": [summary(row, player) for row in waiting],
        "running": [summary(row, player) for row in playing],
        "mine": [{**summary(row, player), "my_turn": await is_my_turn(server, row, player)} for row in mine],
    }


async def is_my_turn(server: Server, row: Any, player: Player | None) -> bool:
    if row.status != "playing":
        return False
    try:
        entry = await server.tables.entry(row.id)
    except Refused:  # of other rules, or damaged
        return False
    return entry.position is not None and any(seat in entry.position.decisions for seat in entry.seats_of(player))


@api.post("/tables")
async def new_table(body: NewTable, server: TheServer, player: Known) -> Data:
    game = find(body.game)
    clock = body.clock.model_dump() if body.clock is not None else None
    entry = await server.tables.create(
        player, game, body.chairs, body.options, public=body.public, clock=clock, seed=body.seed
    )
    return shown(server, entry, player)


@api.post("/tables/record")
async def keep_record(body: RecordText, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.keep_record(player, Record.parse(body.record)), player)


@api.get("/tables/{id}")
async def one_table(id: str, server: TheServer, player: Somebody) -> Data:
    return shown(server, await server.tables.entry(id), player)


@api.get("/tables/{id}/updates")
async def updates(id: str, server: TheServer, player: Somebody, version: int = -1) -> Data:
    entry = await server.tables.entry(id)
    if entry.version <= version:
        return {"table": None}
    return {"table": server.hub.table_data(entry, player, version if version >= 0 else None)}


@api.post("/tables/{id}/join")
async def join(id: str, body: Joining, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.join(id, player, body.seat, body.invitation), player)


@api.post("/tables/{id}/leave")
async def leave(id: str, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.leave(id, player), player)


@api.post("/tables/{id}/answer", response_model=None)
async def answer(id: str, body: Answering, server: TheServer, player: Known) -> Data | Response:
    try:
        version = await server.tables.answer(id, player, body.seat, body.option, body.version, body.id)
    except Behind:
        fresh = shown(server, await server.tables.entry(id), player)
        return problem(409, "server-moved-on", **fresh)
    return {"version": version}


@api.get("/tables/{id}/why")
async def why(id: str, server: TheServer, player: Known, seat: Annotated[int, Query(ge=0, le=12)], option: str) -> Data:
    refusal, about = await server.tables.why_not(id, seat, option, player)
    return {"refusal": as_data(refusal), "note": about}


@api.post("/tables/{id}/undo")
async def undo(id: str, body: Undoing, server: TheServer, player: Known) -> Data:
    asked = await server.tables.undo(id, player, body.seat)
    return {"version": (await server.tables.entry(id)).version, "asked": asked}


@api.post("/tables/{id}/undo/consent")
async def consent(id: str, body: Agreeing, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.consent(id, player, body.seat, body.agree), player)


@api.post("/tables/{id}/chat")
async def chat(id: str, body: Saying, server: TheServer, player: Known) -> Data:
    return {"version": (await server.tables.say(id, player, body.text)).version}


@api.post("/tables/{id}/resign")
async def resign(id: str, body: SeatOnly, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.resign(id, player, body.seat), player)


@api.post("/tables/{id}/replace")
async def replace(id: str, body: Replacing, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.replace(id, player, body.seat, body.chair), player)


@api.post("/tables/{id}/rematch")
async def rematch(id: str, server: TheServer, player: Known) -> Data:
    return shown(server, await server.tables.rematch(id, player), player)


@api.get("/tables/{id}/at/{count}")
async def at(id: str, count: int, server: TheServer, player: Somebody) -> Data:
    """The table after so many answers; while the game runs only as far as everybody has seen it."""
    entry = await server.tables.entry(id)
    position = entry.position
    if position is None:
        raise Refused(refuse("", "server-not-playing"))
    total = position.count - position.open_answers()
    if not 0 <= count <= total:
        raise Refused(refuse("", "server-no-such-position", most=total))
    mine = entry.seats_of(player)
    then = position.at(count)
    heard = [(line.answers, line.told) for line in entry.log if line.answers <= count]
    lines = [{"count": c, **told.message.as_data()} for c, told in heard if told.to in (None, *mine)]
    view = then.view(mine[0] if mine else None)
    return {"count": count, "total": total, "view": view, "log": lines}


@api.get("/tables/{id}/statistics")
async def statistics(id: str, server: TheServer) -> Data:
    """What the game's statistics count, round by round; after the game."""
    entry = await server.tables.entry(id)
    if entry.position is None or entry.status != "over":
        raise Refused(refuse("", "server-not-over"))
    return {"rounds": await asyncio.to_thread(entry.game.statistics, entry.position)}


@api.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(id: str, server: TheServer) -> str:
    """A record tells everything: it is given out when the game is over."""
    entry = await server.tables.entry(id)
    if entry.position is None or entry.status != "over":
        raise Refused(refuse("", "server-not-over"))
    return str(entry.position.record({seat: chair["name"] for seat, chair in enumerate(entry.chairs) if chair["name"]}))


# ---- the socket -----------------------------------------------------------------------------------------------------


@api.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str, version: int = -1) -> None:
    server: Server = socket.app.state.server
    if not is_same_origin(socket.headers.get("origin"), socket):
        await socket.close(4403)
        return
    player = await identify(server, socket)
    try:
        await server.tables.entry(id)
    except NotThere:
        await socket.close(4404)
        return
    await socket.accept()
    viewer = Viewer(socket, id, player, version)
    with server.hub.seated(viewer):
        # Tasks of their own: what is woken by every message should not pass through all of FastAPI each time.
        sending = asyncio.create_task(viewer.send_changes(server.tables, server.hub))
        hearing = asyncio.create_task(hear_socket(server, viewer))
        try:
            await hearing
        finally:
            sending.cancel()
            hearing.cancel()


async def hear_socket(server: Server, viewer: Viewer) -> None:
    """Answers from a socket: the same checks as over HTTP; too much or too wild and the socket is closed."""
    while True:
        try:
            text = await viewer.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):  # gone, closed by us, or a frame that is no text
            return
        if len(text) > 4000:
            await viewer.socket.close(4413)
            return
        if not server.limiter.allows(who_calls(viewer.socket)):
            await viewer.refuse(None, refuse("", "server-too-fast"))
            continue
        try:
            data = orjson.loads(text)
        except ValueError:
            data = None
        kind = data.pop("type", None) if isinstance(data, dict) else None
        if kind == "pong":
            continue
        try:
            body = Answering.model_validate(data) if kind == "answer" else None
        except ValueError:
            body = None
        if body is None:
            await viewer.refuse(None, refuse("", "server-malformed", where="socket"))
            continue
        await answer_socket(server, viewer, body)


async def answer_socket(server: Server, viewer: Viewer, body: Answering) -> None:
    try:
        await server.tables.answer(viewer.table, viewer.player, body.seat, body.option, body.version, body.id)
    except (Refused, Forbidden) as error:
        await viewer.refuse(body.id, error.refusal)
    except Behind:
        entry = await server.tables.entry(viewer.table)
        await viewer.refuse(body.id, refuse("", "server-moved-on"), server.hub.table_data(entry, viewer.player))
    else:
        viewer.acknowledge(body.id)


# ---- the page, and how the server is ---------------------------------------------------------------------------------


@pages.get("/healthz")
async def healthz(server: TheServer) -> Data:
    return {"alive": await server.store.is_alive(), "version": __version__}


@pages.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer) -> Response:
    return Response(generate_latest(server.registry), media_type=CONTENT_TYPE_LATEST)


@pages.get("/{path:path}", include_in_schema=False)
async def page(path: str) -> Response:
    """A file of the built page, or the page itself, which finds its own way."""
    file = (STATIC / path).resolve()
    if path and file.is_file() and file.is_relative_to(STATIC):
        hashed = path.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": caching})
    if path.startswith("api/") or not (STATIC / "index.html").exists():
        raise NotThere
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
