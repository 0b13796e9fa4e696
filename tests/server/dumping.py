"""Makes a small database with the program that is at hand, and packs it: ``data/<shape>.sql.xz``.

    python -m tests.server.dumping [another folder of sources [an earlier shape …]]

For every new shape of the rows, once, before the next one comes: `test_upgrade.py` asks for it. It goes by HTTP alone,
so the dumps of earlier shapes were made with it too, each by the last version that had that shape (`data/README.md`).
The first line of a dump tells, as JSON, what that version itself told of its tables.
"""

from __future__ import annotations

import json
import lzma
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import httpx
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from tests.server.conftest import port_of, reserved_port
from tuath.server.db.shapes import MIGRATIONS

DATA = Path(__file__).parent / "data"
PASSPHRASE = "four green salmons"
HOME = "127.0.0.1"
FIXED = {
    "TUATH_RATE": "100000",
    "TUATH_SEEDS": "chosen",
    "TUATH_ANALYSTS": "0",
    "TUATH_PAUSE": "0",
    "TUATH_REACH": "any",
}


class Program:
    """A server of some version, in a folder of its own."""

    def __init__(self, sources: Path, folder: Path) -> None:
        self.folder = folder
        self.kept = reserved_port()
        port = str(port_of(self.kept))
        command = [sys.executable, "-m", "tuath.terminal.app", "serve", "--port", port, "--folder", str(folder)]
        environment = {**os.environ, **FIXED, "PYTHONPATH": str(sources)}
        self.process = subprocess.Popen(command, env=environment, start_new_session=True)
        self.url = f"http://{HOME}:{port}"
        while not self.is_up():
            assert self.process.poll() is None
            time.sleep(0.1)

    def is_up(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """So that the rows are as a loss of power leaves them."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def person(self, name: str) -> Person:
        return Person(self.url, name)


class Person:
    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api", timeout=60)
        self.id = self.post("/me", name=name)["player"]["id"]

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def table(self, id: str) -> Any:
        return self.get(f"/tables/{id}")["table"]

    def new(self, game: str, *chairs: str, **more: Any) -> str:
        return str(self.post("/tables", game=game, chairs=list(chairs), **more)["table"]["id"])


def play(people: list[Person], id: str, most: int, stops: Callable[[Any], bool] = lambda table: False) -> None:
    """At random, until enough has been answered."""
    random, done = Random(id), 0
    while done < most:
        for person in people:
            table = person.table(id)
            if table["status"] == "over" or stops(table):
                return
            for asked in [asked for asked in table["asked"] if "options" in asked][:1]:
                said = {"seat": asked["seat"], "option": random.choice(asked["options"])["id"]}
                answer = person.http.post(f"/tables/{id}/answer", json={**said, "version": table["version"]})
                assert answer.status_code in (200, 409), answer.text
                done += answer.status_code == 200
        time.sleep(0.01)


def is_midway(table: Any) -> bool:
    """In the middle of an action, which is a step that has answers."""
    return table["count"] > 20 and any(asked.get("begun") for asked in table["asked"])


def live(program: Program, shape: str) -> tuple[Person, dict[str, str]]:
    """What people did with a program of that shape."""
    maren, bram = program.person("Maren"), program.person("Bram")
    maren.post("/me/passphrase", passphrase=PASSPHRASE)
    known = {"token": maren.post("/me/token")["token"]}
    over = maren.new("arrival", "me", "bot:random", seed=5)
    play([maren], over, 10_000)
    offered = {game["key"] for game in maren.get("/games")["games"]}
    other = next(game for game in (("origo", "inis")[int(shape) % 2], "origo", "arrival") if game in offered)
    play([maren], maren.new(other, "me", "bot:random", seed=3), 12)
    both = maren.new("arrival", "me", "open", seed=4, clock={"minutes": 600, "increment": 5})
    bram.post(f"/tables/{both}/join")
    maren.post(f"/tables/{both}/chat", text="it's late; let us go on tomorrow")
    play([maren, bram], both, 60, is_midway)
    maren.new("arrival", "me", "open", "guest", public=False)
    for since, what in LATER.items():
        if shape >= since:
            what(maren, bram, both, over)
    return maren, known


def sign_ins(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post("/me/tokens", name="my bot")


def lesson(maren: Person, bram: Person, both: str, over: str) -> None:
    id = maren.post("/games/arrival/lesson")["table"]["id"]
    play([maren], id, 2, lambda table: not table["asked"])


def wishes(maren: Person, bram: Person, both: str, over: str) -> None:
    bram.post(f"/tables/{bram.new('inis', 'me', 'bot:random', asking='strict')}/chat", text="strictly")


def rematch(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post(f"/tables/{over}/rematch")


def hints(maren: Person, bram: Person, both: str, over: str) -> None:
    id = maren.new("arrival", "me", "bot:random", hints="allowed", seed=7)
    maren.post(f"/tables/{id}/hint", seat=0)


def puzzle(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post("/games/arrival/puzzles/1")


def days(maren: Person, bram: Person, both: str, over: str) -> None:
    clock = {"days": 3, "reserve": 5, "weekends": True, "zone": "Europe/Berlin", "gone": "wait"}
    bram.post(f"/tables/{maren.new('arrival', 'me', 'open', clock=clock)}/join")
    days = {name: (date.today() + timedelta(days=after)).isoformat() for name, after in (("first", 9), ("last", 14))}
    bram.post("/me/vacations", zone="Europe/Berlin", **days)


def feeds(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post("/me/feed")


def limits(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.new("inis", "me", "open", answer_limit=30)


def channels(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post("/me/webhooks", address=f"http://{HOME}:9/turns", language="de")


def rated(maren: Person, bram: Person, both: str, over: str) -> None:
    id = maren.new("arrival", "me", "open", rated=True)
    bram.post(f"/tables/{id}/join")
    bram.post(f"/tables/{id}/resign", seat=1)


def moderation(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post(f"/players/{bram.id}/block", kind="mute")
    maren.post(f"/players/{bram.id}/report", kind="chat", text="he sings", table=both)


def scopes(maren: Person, bram: Person, both: str, over: str) -> None:
    maren.post("/me/tokens", name="my reader", scope="read")


LATER: dict[str, Callable[[Person, Person, str, str], None]] = {
    "0005": sign_ins, "0007": lesson, "0008": wishes, "0009": rematch, "0010": hints, "0012": puzzle, "0013": days,
    "0014": feeds, "0015": limits, "0016": channels, "0017": rated, "0018": moderation, "0019": scopes,
}  # fmt: skip


def told(maren: Person) -> dict[str, Any]:
    """Of each table: its game, status, how many answers, the end, whose turn it is; once no bot thinks any more."""
    mine = sorted(summary["id"] for summary in maren.get("/tables")["mine"])
    known: dict[str, Any] = {}
    while known != (now := {id: of_one(maren.table(id)) for id in mine}):
        known = now
        time.sleep(1)
    return known


def of_one(table: Any) -> dict[str, Any]:
    asked = [[one["seat"], one["key"], [option["id"] for option in one.get("options", [])]] for one in table["asked"]]
    said = [line["text"] for line in table["chat"] if line.get("text")]
    names = [chair["name"] for chair in table["chairs"]]
    kept = {key: table[key] for key in ("game", "status", "count", "result")}
    return {**kept, "names": names, "chat": said, "asked": asked}


# ---- rows ------------------------------------------------------------------------------------------------------------


def written(file: Path) -> Iterator[str]:
    """The rows in words that both databases understand, and how SQLite has them; indexes come last."""
    connection = sqlite3.connect(file)
    known = list(connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"))
    for kind, name, sql in known:
        if kind == "table" and not name.startswith("sqlite_"):
            yield f"{sql};"
            columns = [(column[1], column[2]) for column in connection.execute(f'PRAGMA table_info("{name}")')]
            head = f'INSERT INTO "{name}" ({", ".join(quoted(column) for column, _ in columns)}) VALUES'
            for row in connection.execute(f'SELECT * FROM "{name}"'):
                values = (literal(value, type) for value, (_, type) in zip(row, columns, strict=True))
                yield f"{head} ({', '.join(values)});"
    yield from (f"{sql};" for kind, _, sql in known if kind == "index")
    connection.close()


def quoted(name: str) -> str:
    return f'"{name}"'


def literal(value: Any, type: str) -> str:
    if value is None:
        return "NULL"
    if type == "BOOLEAN":
        return "TRUE" if value else "FALSE"
    return str(value) if isinstance(value, int | float) else "'" + str(value).replace("'", "''") + "'"


def main(sources: Path, *earlier: str) -> None:
    """``earlier`` shapes, which no version had as its newest, are reached by the steps down."""
    versions = (sources / "tuath" / "server" / "migrations" / "versions").glob("0*.py")
    newest = max(file.name[:4] for file in versions)
    for shape in (newest, *earlier):
        with tempfile.TemporaryDirectory() as folder:
            program = Program(sources, Path(folder))
            try:
                maren, known = live(program, shape)
                facts = {"shape": shape, **known, "tables": told(maren)}
            finally:
                program.kill()
            (file,) = Path(folder).glob("*.sqlite3")
            if shape != newest:
                step_down(file, shape)
            text = "\n".join([f"-- {json.dumps(facts)}", *written(file), ""])
        packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
        (DATA / f"{shape}.sql.xz").write_bytes(packed)


def step_down(file: Path, shape: str) -> None:
    """With the steps that are at hand here, which lead on from there as well."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with create_engine(f"sqlite:///{file}").begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, shape)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(Path(given[0]) if given else Path(__file__).parents[2] / "src", *given[1:])
