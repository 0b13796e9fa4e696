"""Around every request: size, origin and rate are checked first; every answer carries the security headers."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import Any

import asyncpg
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tuath.core.message import ECHO, Refusal, Refused, refuse, shortened
from tuath.server.db.storage_health import Unwritable
from tuath.server.errors import Behind, Forbidden, NotThere
from tuath.server.jobs.workers import Busy, Died, TooLong
from tuath.server.people.security import What
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.sign_in.identity import COOKIE, digest
from tuath.server.web.accept_language import ASKED, language_of, said
from tuath.server.web.built import BUILD
from tuath.server.web.limits import Caller, TooFast, network
from tuath.server.web.names import is_address, is_ours
from tuath.server.wire.outgoing import MovedOn, Problem, Table
from tuath.server.wire.words import refusal_data, some_refusal_data

log = logging.getLogger("tuath.server")
LARGEST_BODY = 65_536
LARGEST_BODIES = {"/api/tables/record": 1_000_000}  # of routes that take more
LONGEST_PATH = 255  # characters; nothing here has a longer address
SECURITY = [
    (name.lower().encode(), value.encode())
    for name, value in {
        "Content-Security-Policy": (
            "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
            "form-action 'self'; frame-ancestors 'none'"
        ),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }.items()
]
STRICTLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
OF_THIS_BUILD = (b"x-tuath-build", BUILD.encode())
FAULTS = {
    "missing": "missing", "extra_forbidden": "unknown", "string_too_long": "long", "too_long": "many",
    "string_too_short": "short", "too_short": "few", "less_than_equal": "most", "greater_than_equal": "least",
    "literal_error": "choice", "json_invalid": "json",
}  # fmt: skip
NOT_KEPT = (b"cache-control", b"no-store")


class TooLarge(HTTPException):
    """More was sent than anybody needs to say."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.prefix = settings().prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = below(self.prefix, scope)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, size, largest = time.perf_counter(), 500, 0, largest_body(scope["path"])
        ASKED.set(language_of(Request(scope).headers.get("accept-language")))

        async def guarded_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *more_headers(scope, message["headers"])]}
            await send(message)

        async def guarded_receive() -> Message:
            """The length a client names may be wrong, or missing: what counts is what arrives."""
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > largest:
                raise TooLarge
            return message

        try:
            refusal = check_request(Request(scope), self.server)
            await (refusal or self.app)(scope, guarded_receive, guarded_send)
        finally:
            spent = time.perf_counter() - began
            self.server.metrics.requests.labels(status=str(status)).inc()
            if scope["path"].startswith("/api"):
                self.server.metrics.seconds.observe(spent)
                log.info("request", extra={"path": scope["path"], "status": status, "ms": round(spent * 1000, 1)})


def below(prefix: str, scope: Scope) -> Scope:
    """A request as if the page were the whole site. Some proxies pass its path on as it was, others cut it."""
    if not prefix or scope["type"] not in ("http", "websocket"):
        return scope
    path, raw, start = scope["path"], scope.get("raw_path") or b"", prefix.encode()
    if path == prefix or path.startswith(f"{prefix}/"):
        path, raw = path[len(prefix) :] or "/", raw[len(start) :] or b"/" if raw.startswith(start) else raw
    return {**scope, "path": path, "raw_path": raw, "root_path": prefix}


def more_headers(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What every answer carries besides its own: what the interface tells is for this moment and this viewer only."""
    more = list(SECURITY)
    if scope["scheme"] == "https":
        more.append(STRICTLY_HTTPS)
    if is_interface(scope["path"]):
        more.append(OF_THIS_BUILD)
        if not any(name == b"cache-control" for name, _ in headers):
            more.append(NOT_KEPT)
    return more


def largest_body(path: str) -> int:
    """How much may be said there."""
    return LARGEST_BODIES.get(path.rstrip("/"), LARGEST_BODY)


def is_interface(path: str) -> bool:
    return path.startswith("/api") or path in ("/healthz", "/metrics")


def check_request(request: Request, server: Server) -> Response | None:
    if len(request.url.path) > LONGEST_PATH:
        return problem(404, "server-not-there")
    if not is_ours(hosts := request.headers.getlist("host")):
        return problem(421, "server-foreign-name", text=", ".join(hosts))
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > largest_body(request.url.path):
        return problem(413, "server-too-large")
    if request.method not in ("GET", "HEAD") and not is_same_origin(request):
        return problem(403, "server-foreign-origin")
    if request.url.path.startswith("/api"):
        if not server.hides_addresses and not settings().proxy:
            server.hides_addresses = is_passed_on(request)
        ban = server.bans.of_address(request.client.host if request.client else "")
        if ban is not None:
            note(server, "ban", request)
            return JSONResponse(Problem(error=refusal_data(ban.refusal)), 403)
        try:
            server.limits.check(who_calls(request, server))
        except TooFast as error:
            note(server, "limit", request)
            return too_fast(error)
    return None


def is_passed_on(request: Request) -> bool:
    """By a proxy nearby that nobody has named: then everybody has its address, and soon meets the limit of one."""
    host = request.client.host if request.client else ""
    return "x-forwarded-for" in request.headers and is_address(host) and ipaddress.ip_address(host).is_private


def note(server: Server, what: What, request: HTTPConnection, detail: str = "", player: str = "") -> None:
    """For the log of security: who asked, as far as is known, and from where."""
    known = server.identity.read_cookie(request.cookies.get(COOKIE)) if bearer(request) is None else None
    host = request.client.host if request.client else ""
    server.security.note(what, player or (known[0] if known is not None else ""), host, detail or request.url.path)


def who_calls(request: HTTPConnection, server: Server) -> Caller:
    """Whose requests are counted together: those with one token, of one player, or of the strangers at one address."""
    address = network(request.client.host if request.client else "")
    token = bearer(request)
    if token is not None:
        return Caller(f"token:{digest(token)}", address)
    read = server.identity.read_cookie(request.cookies.get(COOKIE))
    return Caller(read[0] if read is not None else f"stranger:{address}", address)


def bearer(request: HTTPConnection) -> str | None:
    """The token that a program shows."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def is_same_origin(request: Request | WebSocket) -> bool:
    """Browsers name the page that sends a request; programs do not."""
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("host")


# ---- what went wrong -------------------------------------------------------------------------------------------------


def problem(status: int, key: str, table: Table | None = None, **params: str) -> JSONResponse:
    told: MovedOn = {"error": refusal_data(refuse("", key, **params))}
    if table is not None:
        told["table"] = table
    return in_words(told, refuse("", key, **params), status)


def in_words(told: MovedOn | Problem, refusal: Refusal, status: int) -> JSONResponse:
    """Also as a sentence, where a language was asked for."""
    sentence = said(refusal)
    if sentence is None:
        return JSONResponse(told, status)
    headers = {"Content-Language": ASKED.get() or "", "Vary": "Accept-Language"}
    return JSONResponse({**told, "said": sentence}, status, headers)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    told: Problem = {"error": refusal_data(error.refusal), "because": some_refusal_data(error.because)}
    return in_words(told, error.refusal, 422)


async def forbidden(request: Request, error: Exception) -> Response:
    assert isinstance(error, Forbidden)
    return in_words(Problem(error=refusal_data(error.refusal)), error.refusal, 403)


async def not_there(request: Request, error: Exception) -> Response:
    return problem(404, "server-not-there")


async def behind(request: Request, error: Exception) -> Response:
    assert isinstance(error, Behind)
    return problem(409, error.key)


def too_fast(error: TooFast) -> Response:
    response = problem(429, error.key, None, seconds=str(error.seconds))
    response.headers["Retry-After"] = str(error.seconds)
    return response


async def hurried(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooFast)
    return too_fast(error)


async def unwritable(request: Request, error: Exception) -> Response:
    response = problem(503, "server-cannot-store")
    response.headers["Retry-After"] = "5"
    return response


async def busy(request: Request, error: Exception) -> Response:
    response = problem(503, "server-busy")
    response.headers["Retry-After"] = "2"
    return response


async def malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = shortened(".".join(map(str, first["loc"])), ECHO).encode("utf-8", "replace").decode()
    return problem(400, "server-malformed", None, where=where, **why_malformed(first))


def why_malformed(found: Any) -> dict[str, str]:
    """What the catalogues say of a fault that Pydantic has found; its own words are for nobody."""
    context = found.get("ctx", {})
    names = ("max_length", "min_length", "le", "ge", "lt", "gt")
    bound = next((str(context[name]) for name in names if name in context), "")
    return {"what": FAULTS.get(found["type"], "other"), "bound": bound}


async def impossible(request: Request, error: Exception) -> Response:
    """What the framework itself turns down: unknown methods, bodies that are no text, giants."""
    assert isinstance(error, HTTPException)
    key = {404: "server-not-there", 413: "server-too-large"}.get(error.status_code)
    params = {} if key else {"where": "HTTP", "what": "other"}
    response = problem(error.status_code, key or "server-malformed", None, **params)
    response.headers.update(error.headers or {})
    return response


def add_guard(app: FastAPI, server: Server) -> None:
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, server=server)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Forbidden, forbidden)
    app.add_exception_handler(NotThere, not_there)
    app.add_exception_handler(Behind, behind)
    app.add_exception_handler(TooFast, hurried)
    for no_room in (Unwritable, DBAPIError, ConnectionError, asyncpg.PostgresError, asyncpg.InterfaceError):
        app.add_exception_handler(no_room, unwritable)
    for no_time in (Busy, Died, TooLong):
        app.add_exception_handler(no_time, busy)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, impossible)
