"""The health of storage: when a write fails, the server says so until one succeeds again."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

log = logging.getLogger("tuath.store")
TROUBLES = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a database that cannot be used


class Unwritable(Exception):
    """What was to be stored is not: no room, no right, no database. The rows are as before."""


def why(error: BaseException) -> str:
    """One line, without the statement that failed."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split())[:200] or type(cause).__name__


class Writing:
    """Whether the last change could be stored."""

    def __init__(self) -> None:
        self.trouble: str | None = None  # what the database says

    @contextlib.contextmanager
    def noted(self) -> Iterator[None]:
        """Around a change: what the database cannot do is told apart from what it does not want."""
        try:
            yield
        except IntegrityError:
            raise
        except TROUBLES as error:
            if self.trouble is None:
                log.error("changes cannot be stored", extra={"why": why(error)})
            self.trouble = why(error)
            raise Unwritable(self.trouble) from error
        else:
            if self.trouble is not None:
                log.warning("changes can be stored again")
            self.trouble = None
