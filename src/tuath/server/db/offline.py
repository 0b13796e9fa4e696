"""Work on the rows beside a server that may run: from a shell, or before it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db.database_url import file_of, shown
from tuath.server.db.shapes import check_shape
from tuath.server.db.store import Store


def database_trouble(error: BaseException) -> tuple[str, str]:
    """Why a database cannot be used, as the catalogues know it, and in its own words."""
    cause = getattr(error, "orig", None) or error
    said = " ".join(str(cause).split())
    match cause.__cause__ or cause:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return "password", said
        case asyncpg.InvalidCatalogNameError():
            return "missing", said
        case OSError():
            return "unreachable", said
    return ("read-only" if "readonly" in said else "full" if "is full" in said else "other"), said


T = TypeVar("T")


NO_DATABASE = "file is not a database"  # as SQLite says it


def on_rows(url: str, work: Callable[[Store, AsyncConnection], Awaitable[T]], *, writes: bool = False) -> T:
    """Something done with the rows, beside a server that may run; what is written is told to it."""

    async def done() -> T:
        store = Store(url)
        try:
            connecting = store.connections.begin() if writes else store.connections.connect()
            async with connecting as connection:
                await connection.run_sync(check_shape)
                return await work(store, connection)
        finally:
            await store.close()

    return carried_out(url, done)


def carried_out(url: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Work on rows that are there; whatever keeps us from them is said in one line."""
    check_file(url)
    try:
        return asyncio.run(work())
    except (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise in_one_line(url, error) from error


def check_file(url: str) -> None:
    """Refused where there is none. It is not opened: to close it would let go of what SQLite holds in this process."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise Refused(refuse("", "server-no-database-yet", file=str(file)))


def in_one_line(url: str, error: Exception) -> Refused:
    """Why the rows cannot be read, or changed."""
    reason, said = database_trouble(error)
    file = file_of(url)
    if file is not None and NO_DATABASE in said:
        return Refused(refuse("", "server-not-a-database", file=str(file)))
    return Refused(refuse("", "server-database-trouble", address=shown(url), reason=reason, said=said))
