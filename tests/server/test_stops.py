"""A stop costs nobody a chair: what begins no more is not the fault of a bot, nor is what the machine cannot do."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amounts import usually
from tests.server.conftest import Running, finish, wait_until
from tests.server.helpers import bot_processes_of
from tuath.core.message import Refused
from tuath.server.jobs import workers
from tuath.server.jobs.workers import Desk, Died, Unable, Workers, carry_out
from tuath.server.tables.bots.bot_turns import NOT_ITS_FAULT, is_to_wake

GAMES = ("arrival", "inis", "origo")
LEVEL = "greedy"


def chairs_in(folder: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(folder / "tuath.sqlite3")) as rows:
        return [
            chair["bot"] or chair["kind"]
            for (row,) in rows.execute("SELECT chairs FROM tables")
            for chair in json.loads(row)
        ]


def stop(running: Running, rng: Random) -> None:
    """As somebody at the keyboard does, as a service manager does, or as the power does with some of the processes."""
    assert running.process is not None
    how = rng.choice(["one", "group", "keyboard", "brains"])
    if how == "brains":
        for brain in bot_processes_of(running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(brain, signal.SIGTERM)
    if how in ("group", "keyboard"):
        os.killpg(running.process.pid, signal.SIGTERM if how == "group" else signal.SIGINT)
        running.process.wait(timeout=240)
        running.process = None
    running.end()


def check_stops(folder: Path, many: int) -> None:
    """Tables of bots that think all the time, on a server that is stopped whenever, and started again."""
    rng, running = Random(many), Running(folder)
    for number in range(many):
        running.start()
        if number % 20 == 0:
            host = running.client(f"Maren {number}")
            for game in GAMES:
                host.new_table(f"bot:{LEVEL}", f"bot:{LEVEL}", game=game, seed=number)
        wait_until(lambda: bot_processes_of(running))
        stop(running, rng)
        assert set(chairs_in(folder)) == {LEVEL}, f"stop {number}"


def test_a_stop_costs_no_bot_its_chair(tmp_path: Path) -> None:
    check_stops(tmp_path, 4)


@pytest.mark.long
def test_two_hundred_stops_cost_no_bot_its_chair(tmp_path: Path) -> None:
    check_stops(tmp_path, 200)


def test_the_simplest_bot_keeps_its_chair_whatever_happens_to_its_process(tmp_path: Path) -> None:
    """After random comes random: with hidden cards nobody could sit down in an open chair."""
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("bot:random", "bot:random", game="inis", seed=3)["id"]
    killed = 0

    def kill() -> bool:
        nonlocal killed
        for brain in bot_processes_of(running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(brain, signal.SIGKILL)
                killed += 1
        return "bot failed" in running.log() or maren.table(id)["chairs"][0]["kind"] == "open"

    wait_until(kill)
    assert killed >= workers.TRIES
    assert maren.table(id)["chairs"][0]["bot"] == "random"
    running.end(signal.SIGKILL)


# ---- where jobs are carried out --------------------------------------------------------------------------------------


def test_what_is_closed_begins_nothing(tmp_path: Path) -> None:
    async def ask() -> None:
        desks = Workers(1, 30.0)
        desks.close()
        with pytest.raises(Unable):
            await desks.insist("anybody", len, "abc")

    finish(ask())


def end_by(sign: int) -> None:
    """As it is told to processes, also where these tests were begun by something that hears no signals."""
    if sign != signal.SIGKILL:
        signal.signal(sign, signal.SIG_DFL)
    os.kill(os.getpid(), sign)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(
    ("sign", "kind"), usually((signal.SIGTERM, Unable), more=[(signal.SIGHUP, Unable), (signal.SIGKILL, Died)])
)
def test_a_process_that_was_told_to_end_has_not_failed(sign: int, kind: type[Exception]) -> None:
    async def ask() -> None:
        desk = Desk(30.0)
        with pytest.raises(Died) as error:
            await desk.carry_out((end_by, (sign,)))
        assert type(error.value) is kind
        desk.close()

    finish(ask())


def test_a_machine_without_room_for_a_process_is_not_the_fault_of_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(_: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    async def ask() -> None:
        monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", no_room)
        desk = Desk(30.0)
        with pytest.raises(Unable):
            await desk.carry_out((len, ("abc",)))

    finish(ask())


def too_much() -> None:
    raise MemoryError


def missing() -> None:
    raise FileNotFoundError(2, "no such file")


def test_memory_that_is_used_up_is_told_from_an_error_of_the_job() -> None:
    assert carry_out(too_much, ())[0] == "unable"
    assert carry_out(missing, ())[0] == "failed"
    assert all(issubclass(kind, Exception) and not issubclass(kind, Refused) for kind in NOT_ITS_FAULT)
    assert issubclass(Unable, NOT_ITS_FAULT)


# ---- after a start ---------------------------------------------------------------------------------------------------


class Row:
    """A row of a table that is damaged somehow."""

    id = "t"

    def __init__(self, **values: Any) -> None:
        self.__dict__.update({"clock": None, "updated": 2.0, "chairs": [{"kind": "bot", "bot": "random"}], **values})


def test_a_damaged_row_does_not_keep_the_others_asleep() -> None:
    assert is_to_wake(Row(), 1.0)
    assert not is_to_wake(Row(updated="yesterday"), 1.0)
    assert not is_to_wake(Row(chairs="a table"), 1.0)
    assert not is_to_wake(Row(chairs=None), 1.0)


def test_a_job_that_loses_its_process_is_begun_anew() -> None:
    """So the reading of a table after a start goes on, and so do all that come after it."""
    asked: list[str] = []

    async def do(whom: str, function: Any, *arguments: Any) -> Any:
        asked.append(whom)
        if len(asked) == 1:
            raise Died
        return function(*arguments)

    async def ask() -> int:
        desks = Workers(1, 30.0)
        desks.do = do  # type: ignore[method-assign]
        return await desks.insist("first", len, "abc")

    assert finish(ask()) == 3
    assert asked == ["first", "first"]
