"""Tables outlive upgrades: of the program, of the rules, and of what is printed.

``data/0003.sql`` was made by the program when its database had that revision: of each game a running table in the
middle of a step and a finished one, a table that waits, one with clocks. Every later version must open all of them,
play the running ones on to their end, and replay the finished ones.
"""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import asyncpg
import pytest

import tuath
from tests.amounts import usually
from tests.server.conftest import Client, Running, finish, open_socket, questions, until
from tests.server.databases import Database, database
from tests.server.earlier import Earlier, before_newest_shape
from tests.server.helpers import play_on
from tests.server.serving import refused_start
from tuath.server.db.shapes import MIGRATIONS, known_shapes

__all__ = ["database"]  # a fixture
DUMP = (Path(__file__).parent / "data" / "0003.sql").read_text(encoding="utf-8")
TABLES = re.findall(r"INSERT INTO \"tables\" VALUES\('([^']+)','([^']+)',\d+,'([^']+)'", DUMP)
CLOCK = next(id for id, _, status in reversed(TABLES) if status == "playing")
RUNNING = {game: id for id, game, status in TABLES if status == "playing" and id != CLOCK}
OVER = {game: id for id, game, status in TABLES if status == "over"}
WAITING = [id for id, _, status in TABLES if status == "waiting"]
TOKEN = "tuath_vn4ptGBXxB-s9F4N2RfIo92Ke_7_6E9d46JcysOiutM"
OWN_MAP = Path(tuath.__file__).parent / "games" / "arrival" / "data" / "arrival.json"


class Upgraded(NamedTuple):
    running: Running
    maren: Client
    tables: dict[str, Any]  # as they were found


@pytest.fixture(params=usually("sqlite", long=["postgresql"]), scope="module")
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    """A server on the database of that time, and somebody of that time; each test has tables of its own there."""
    is_file = request.param == "sqlite"
    address = None if is_file else request.getfixturevalue("postgres_server").new_database()
    database = Database(tmp_path_factory.mktemp("upgraded"), address)
    database.run(DUMP)
    running = Running(database.folder, database.address).start()
    maren = running.client()
    maren.post("/api/me/recover", name="Maren", passphrase="four green salmons")
    yield Upgraded(running, maren, {id: maren.table(id) for id, _, _ in TABLES})
    running.end()


@pytest.mark.more
def test_every_table_of_that_time_is_there(upgraded: Upgraded) -> None:
    """Of all four games, running in the middle of a step, finished and waiting; with chat, clocks and token."""
    running, maren, tables = upgraded
    listed = {table["id"]: table["status"] for table in maren.get("/api/tables")["mine"]}
    assert listed.keys() >= {*RUNNING.values(), *OVER.values(), *WAITING}
    for id, game, status in TABLES:
        table = tables[id]
        assert table["game"] == game
        assert table["status"] in (("waiting", "expired") if status == "waiting" else (status,))
        assert status == "waiting" or table["log"]
    assert tables[CLOCK]["chairs"][0]["clock"]["left"] > 30_000, "of 36,000 seconds: the years since do not count"
    program = Client(running.url, None)
    program.http.headers["Authorization"] = f"Bearer {TOKEN}"
    assert program.get("/api/me")["player"]["name"] == "Maren"


@pytest.mark.parametrize("game", usually("spirit_island", more=sorted({*RUNNING} - {"spirit_island"})))
def test_a_running_game_is_played_on(upgraded: Upgraded, game: str, pytestconfig: pytest.Config) -> None:
    """To its end on the one database, for a while on the other: the rules do not know where rows are.

    In the usual run one of them is enough.
    """
    running, maren, _ = upgraded
    id = RUNNING[game]
    before = maren.table(id)
    assert questions(before), "somebody is asked"
    whole = running.database is None and (game == "arrival" or pytestconfig.getoption("--long"))
    then = play_on({0: maren}, id, Random(4), most=10_000 if whole else 25)
    assert then["status"] == ("over" if whole else "playing")
    if whole:
        record = maren.http.get(f"/api/tables/{id}/record").text
        assert f"\nrules {before['rules']['begun']}\n" in record
        again = tuath.replay_as_far(record)
        assert again.differs is not None or again.position.result is not None
    running.end(signal.SIGKILL)
    running.start()
    assert (now := maren.table(id))["result"] == then["result"]
    assert now["log"] == then["log"]


@pytest.mark.parametrize("game", usually("inis", more=sorted({*OVER} - {"inis"})))
def test_a_finished_game_is_replayed(upgraded: Upgraded, game: str) -> None:
    """As far as the rules allow, with a line that says so; how it ended stands in any case."""
    maren = upgraded.maren
    id = OVER[game]
    table = maren.table(id)
    assert table["result"]["ending"]
    moment = maren.get(f"/api/tables/{id}/at/0")
    assert 0 < moment["total"] <= table["count"]
    last = maren.get(f"/api/tables/{id}/at/{moment['total']}")
    assert last["log"]
    if moment["total"] < table["count"]:
        assert table["log"][-1]["key"] == "core-record-mended"
    assert maren.get(f"/api/tables/{id}/statistics")["rounds"]
    again = tuath.replay_as_far(maren.http.get(f"/api/tables/{id}/record").text)
    assert again.position.count == moment["total"]


# ---- material --------------------------------------------------------------------------------------------------------


def corrected_map(folder: Path) -> Path:
    """The file of an owner: a province brings more, and a place is called otherwise."""
    data = json.loads(OWN_MAP.read_text(encoding="utf-8"))
    data["map"]["provinces"][0]["bonus"] += 3
    data["map"]["locations"][0]["name"] = "Nowhere on any map"
    file = folder / "my-arrival.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.mark.more
@pytest.mark.parametrize("database", usually("sqlite", more=["postgresql"]), indirect=True)
def test_a_table_keeps_the_material_it_was_begun_with(database: Database) -> None:
    """Begun with the host's file; then the file goes, and the folder too: the rows have it."""
    file = corrected_map(database.folder)
    running = Running(database.folder, database.address, data=[file]).start()
    maren = running.client("Maren")
    id = maren.new_table("me", "bot:random", seed=3)["id"]
    table = play_on({0: maren}, id, Random(3), most=5)
    assert table["material"] == {**table["material"], "shipped": False, "current": True}
    assert "Nowhere on any map" in maren.http.get("/api/games/arrival").text
    fingerprint = table["material"]["fingerprint"]
    running.end()
    file.unlink()
    for kept in (database.folder / "materials").glob("*"):
        kept.unlink()
    running.data = []
    running.start()
    table = maren.table(id)
    assert table["material"] == {"fingerprint": fingerprint, "shipped": False, "current": False}
    assert "Nowhere on any map" not in maren.http.get("/api/games/arrival").text
    assert "Nowhere on any map" in maren.http.get(f"/api/games/arrival?material={fingerprint}").text
    assert maren.http.get(f"/api/games/arrival/words/de?material={fingerprint}").status_code == 200
    assert maren.get("/api/games/arrival", 404, material="000000000000")["error"]["key"] == "server-not-there"
    over = play_on({0: maren}, id, Random(3))
    assert over["status"] == "over", "its bot has the same material"
    assert maren.new_table("me", "guest")["material"]["shipped"], "a new table has what is current"
    running.end()


@pytest.mark.more
def test_a_record_with_other_material_is_shown_with_it(tmp_path: Path) -> None:
    running = Running(tmp_path, data=[corrected_map(tmp_path)]).start()
    maren = running.client("Maren")
    id = maren.new_table("me", "guest", seed=3)["id"]
    play_on({0: maren}, id, Random(3))
    record = maren.http.get(f"/api/tables/{id}/record").text
    kept = maren.post("/api/tables/record", record=record)["table"]
    assert kept["material"]["fingerprint"] == tuath.Record.parse(record).material
    assert kept["result"] == maren.table(id)["result"]
    running.end()


@pytest.mark.more
def test_a_record_of_mended_rules_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    """An answer that the rules do not allow, in a record of an earlier version: no damage, but a difference."""
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("me", "guest", seed=3)["id"]
    play_on({0: maren}, id, Random(3))
    text = maren.http.get(f"/api/tables/{id}/record").text
    lines = text.splitlines()
    where = [number for number, line in enumerate(lines) if " act " in line][3]
    lines[where] = re.sub(r"act \S+", "act repel" if "act pass" in lines[where] else "act pass", lines[where])
    changed = re.sub(r"^rules \d+", "rules 0", "\n".join([*lines, ""]), flags=re.MULTILINE)
    kept = maren.post("/api/tables/record", record=changed)["table"]
    assert kept["log"][-1]["key"] == "core-record-mended"
    assert kept["log"][-1]["params"]["line"] >= where + 1
    total = maren.get(f"/api/tables/{kept['id']}/at/0")["total"]
    assert 0 < total < len(tuath.Record.parse(text).answers)
    assert maren.http.get(f"/api/tables/{kept['id']}/record").text == changed, "nothing of it is lost"
    ending, *winners = str(tuath.Record.parse(text).result).split(" ")
    assert kept["result"]["ending"] == ending
    assert [f"p{seat + 1}" for seat in kept["result"]["winners"]] == winners
    running.end()


@pytest.mark.parametrize(
    ("text", "says"), usually(('{"game": "arrival"}', "is missing"), long=[("{}", "no game"), ("nonsense", "no JSON")])
)
def test_a_file_that_cannot_be_played_with_is_refused_at_the_start(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "own.json").write_text(text, encoding="utf-8")
    assert says in refused_start("--folder", str(tmp_path), "--data", str(tmp_path / "own.json"))


# ---- two versions at once --------------------------------------------------------------------------------------------


def test_the_newest_shape_takes_nothing_from_the_version_before() -> None:
    """That one may still serve for a while: what it reads goes with the shape after this one."""
    text = next(MIGRATIONS.glob(f"versions/{known_shapes()[-1]}_*.py")).read_text()
    upgrade = text.partition("def upgrade")[2].partition("def downgrade")[0]
    assert "op." in upgrade
    assert re.findall(r"op\.(?:drop_\w+|rename_\w+|alter_\w+)|batch_alter", upgrade) == []


@pytest.mark.more
def test_two_versions_serve_one_database_during_an_upgrade(tmp_path: Path, postgres: str) -> None:
    """The new one brings the rows to its shape while the old one serves; both play at one table, and hear of it."""

    async def shape() -> str:
        connection = await asyncpg.connect(postgres)
        found = await connection.fetchval("SELECT version_num FROM alembic_version")
        await connection.close()
        return str(found)

    folders = [tmp_path / name for name in ("old", "new")]
    for folder in folders:
        folder.mkdir()
    commit = before_newest_shape()
    if commit is None:
        pytest.skip("there is no history here to take the version before out of")
    old = Earlier(folders[0], commit, postgres)
    assert old.begin(), old.log()
    maren = old.client("Maren")
    id = maren.new_table("me", "open", seed=4)["id"]
    assert finish(shape()) == known_shapes()[-2]
    new = Running(folders[1], postgres).start()
    assert finish(shape()) == known_shapes()[-1]
    bram = new.client("Bram")
    bram.post(f"/api/tables/{id}/join", seat=1)
    with open_socket(maren, old, id) as socket:
        before = until(socket, "table")["table"]["version"]
        play_on({0: maren, 1: bram}, id, Random(1), most=12)
        assert until(socket, "table")["table"]["version"] > before
    assert maren.table(id)["log"] == bram.table(id)["log"]
    assert len(bram.table(id)["log"]) > 8
    later = old.client("Tove").new_table("me", "bot:random", seed=4)["id"]
    assert bram.table(later)["status"] == "playing", "what the old one begins the new one goes on with"
    old.end()
    over = play_on({0: bram}, bram.new_table("me", "guest", seed=4)["id"], Random(1))
    assert over["status"] == "over"
    new.end()
