"""What tests of accounts share: other devices of somebody, passkeys, rows behind the server, its log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.authenticator import Passkey
from tests.server.conftest import Client, Running, finish, until
from tests.server.databases import Database
from tests.terminal.shell import tuath_command
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store

PHRASE = "four green salmons"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"
NEW, CHALLENGE, SIGN_IN = "/api/me/passkey/new", "/api/me/passkey/challenge", "/api/me/passkey/sign-in"


def again(server: Running, client: Client) -> Client:
    """The same person on another device."""
    other = server.client()
    other.http.cookies.update(client.http.cookies)
    return other


def closed_with(socket: ClientConnection) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        until(socket, "nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def at_site(client: Client, host: str = "tuath.example") -> Client:
    """As a proxy with a name passes it on."""
    client.http.headers["Host"] = host
    return client


def with_passkey(server: Running, name: str, **more: Any) -> tuple[Client, Passkey]:
    client, passkey = at_site(server.client(name)), Passkey(**more)
    client.post("/api/me/passkeys", name="my phone", **passkey.make(client.get(NEW)))
    return client, passkey


def security(folder: Path, *about: str) -> list[dict[str, Any]]:
    said = tuath_command("admin", "security", *about, "--folder", str(folder), "--json")
    assert said.returncode == 0, said.stderr
    lines: list[dict[str, Any]] = json.loads(said.stdout)["security"]
    return lines


def written(server: Running | Database, statement: Executable) -> list[Any]:
    """Something done to the rows behind the server; what it finds."""
    name = server.database if isinstance(server, Running) else server.address

    async def write() -> list[Any]:
        store = Store(database_url(name, server.folder))
        async with store.connections.begin() as connection:
            done = await connection.execute(statement)
            found = list(done) if done.returns_rows else []
        await store.close()
        return found

    return finish(write())


def everything(server: Running) -> str:
    """All rows, as text."""

    async def read() -> str:
        store = Store(database_url(server.database, server.folder))
        async with store.connections.connect() as connection:
            rows = [
                str(row) for table in schema.metadata.sorted_tables for row in await connection.execute(select(table))
            ]
        await store.close()
        return "\n".join(rows)

    return finish(read())
