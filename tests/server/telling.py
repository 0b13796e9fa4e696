"""A server that tells of turns at once, and somebody who waits for it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.conftest import Client, Running, questions
from tests.server.helpers import table_of
from tests.server.listening import Listening

DAYS = {"days": 3, "reserve": 2}


def telling(folder: Path, database: str | None = None, workers: int = 1, **more: str) -> Running:
    """A server that tells at once, and everywhere."""
    running = Running(folder, database, workers)
    running.settings |= {"TUATH_REACH": "any", "TUATH_NOTICE_GRACE": "0", **more}
    return running.start()


def two(server: Running, listening: Listening, path: str = "/", **more: Any) -> tuple[Client, Client, str, str]:
    """Somebody who is asked at a table, somebody else who has named an address, the table, and the secret."""
    people = server.client("Maren"), server.client("Bram")
    id = table_of(*people, **{"clock": DAYS, **more})
    seat = people[0].table(id)["asked"][0]["seat"]
    asked, other = people[seat], people[1 - seat]
    made = other.post("/api/me/webhooks", address=listening.url(path), language="en")
    return asked, other, id, made["secret"]


def answers(client: Client, id: str) -> None:
    table = client.table(id)
    asked = questions(table)[0]
    client.answer(table, asked, asked["options"][0]["id"])


def answers_until_asked(client: Client, other: Client, id: str) -> None:
    while not questions(other.table(id)):
        answers(client, id)


def database(folder: Path) -> Any:
    """The rows, beside the server."""
    return closing(sqlite3.connect(folder / "tuath.sqlite3", isolation_level=None))
