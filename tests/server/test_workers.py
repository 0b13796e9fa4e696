"""Processes beside the loop: one after the other in turn, none at the cost of another."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.amounts import usually
from tests.server.conftest import PATIENCE, finish
from tuath.server.jobs.bot_pool import Brains
from tuath.server.jobs.workers import MOST_WAITING, TRIES, Busy, Died, Failed, TooLong, Workers

T = TypeVar("T")


def with_workers(use: Callable[[Workers], Awaitable[T]], seconds: float = 60, processes: int = 1) -> T:
    async def run() -> T:
        workers = Workers(processes, seconds)
        try:
            return await use(workers)
        finally:
            workers.close()

    return finish(run())


# ---- what is done in the processes ----------------------------------------------------------------------------------


def note(file: Path, line: str) -> None:
    with file.open("a") as log:
        log.write(f"{line}\n")


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)


def calculate(seconds: float) -> int:
    """So much time of the processor, however long that takes."""
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return os.getpid()


def fall(file: Path, times: int) -> str:
    """Die so often, then say how often it was."""
    note(file, "fell")
    if len(file.read_text().splitlines()) <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return file.read_text()


def stumble() -> None:
    raise ValueError("a mistake")


# ---- what comes of it ------------------------------------------------------------------------------------------------


def test_hosts_are_served_in_turn(tmp_path: Path) -> None:
    """One has asked for much before the other asks for something: the other does not wait for all of it."""
    log, go = tmp_path / "log", tmp_path / "go"

    async def use(workers: Workers) -> None:
        asked = [workers.do("Maren", wait_for, go)]
        asked += [workers.do("Maren", note, log, f"Maren {number}") for number in range(4)]
        asked += [workers.do("Bram", note, log, f"Bram {number}") for number in range(2)]
        asked += [workers.do("Tove", note, log, "Tove 0")]
        tasks = [asyncio.ensure_future(one) for one in asked]
        await asyncio.sleep(0)
        go.touch()
        await asyncio.gather(*tasks)

    with_workers(use)
    assert log.read_text().split("\n")[:-1] == [
        "Maren 0", "Bram 0", "Tove 0", "Maren 1", "Bram 1", "Maren 2", "Maren 3",
    ]  # fmt: skip


@pytest.mark.more
def test_time_in_the_queue_does_not_count() -> None:
    """Ten jobs of a third of the time that one may take, one after the other: none is late."""

    async def use(workers: Workers) -> set[int]:
        return set(await asyncio.gather(*(workers.do("Maren", calculate, 0.1) for _ in range(10))))

    assert len(with_workers(use, seconds=0.3)) == 1, "the same process has done it all"


def test_waiting_for_the_processor_does_not_count(tmp_path: Path) -> None:
    """A job that stands still for longer than it may calculate, as on a busy machine."""

    async def use(workers: Workers) -> None:
        go = tmp_path / "go"
        waits = asyncio.ensure_future(workers.do("Maren", wait_for, go))
        began = time.monotonic()
        while time.monotonic() - began < 0.5:
            await asyncio.sleep(0.05)
        assert not waits.done()
        go.touch()
        await waits

    with_workers(use, seconds=0.3)


@pytest.mark.more
def test_what_hangs_is_ended_and_the_others_go_on() -> None:
    async def use(workers: Workers) -> None:
        hangs = asyncio.ensure_future(workers.do("Maren", calculate, 1e9))
        others = [asyncio.ensure_future(workers.do("Bram", calculate, 0.0)) for _ in range(3)]
        with pytest.raises(TooLong):
            await hangs
        assert len(set(await asyncio.gather(*others))) == 1

    with_workers(use, seconds=0.5)


def test_a_process_that_dies_takes_only_its_own_job(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        go = tmp_path / "go"
        holds = asyncio.ensure_future(workers.do("Maren", wait_for, go))
        with pytest.raises(Died):
            await workers.do("Bram", fall, tmp_path / "falls", 1)
        assert not holds.done()
        go.touch()
        await holds
        assert (await workers.do("Bram", fall, tmp_path / "falls", 1)).count("fell") == 2

    with_workers(use, processes=2)


@pytest.mark.more
def test_what_nobody_waits_for_any_more_is_ended(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        begun = tmp_path / "begun"
        given_up = asyncio.ensure_future(workers.do("Maren", note_and_wait, begun, tmp_path / "never"))
        while not begun.exists():
            await asyncio.sleep(0.01)
        given_up.cancel()
        assert await workers.do("Maren", calculate, 0.0)

    with_workers(use)


def test_what_is_wrong_in_the_process_is_told_here() -> None:
    async def use(workers: Workers) -> None:
        with pytest.raises(Failed, match="a mistake"):
            await workers.do("Maren", stumble)

    with_workers(use)


def test_one_caller_cannot_fill_the_queue(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        go = tmp_path / "go"
        asked = [asyncio.ensure_future(workers.do("Maren", wait_for, go)) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await workers.do("Maren", wait_for, go)
        asked.append(asyncio.ensure_future(workers.do("Bram", wait_for, go)))
        go.touch()
        await asyncio.gather(*asked)

    with_workers(use)


@pytest.mark.parametrize("deaths", usually(0, 3, more=[1, 2]))
def test_a_bot_may_lose_its_process_twice(deaths: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> str:
        brains = Brains()

        carry_out = brains.workers.do

        async def do(host: str, *thought: object) -> str:
            return await carry_out(host, fall, tmp_path / "falls", deaths)

        monkeypatch.setattr(brains.workers, "do", do)
        try:
            return str(await brains.choose("Maren", "", None, 0, "greedy", 1))
        finally:
            brains.close()

    if deaths < TRIES:
        assert finish(run()).count("fell") == deaths + 1
    else:
        with pytest.raises(Died):
            finish(run())


def test_closing_waits_for_nobody(tmp_path: Path) -> None:
    """Closed at the very moment at which a process is begun, or in the middle of its work: nothing is left."""

    async def run(begun: bool) -> None:
        workers = Workers(1, 60)
        task = asyncio.ensure_future(workers.do("Maren", note_and_wait, tmp_path / "begun", tmp_path / "never"))
        await asyncio.sleep(0)
        while begun and not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        workers.close()
        task.cancel()
        for desk in workers.desks:
            await asyncio.to_thread(desk.thread.shutdown)

    finish(asyncio.wait_for(run(begun=False), PATIENCE))
    finish(asyncio.wait_for(run(begun=True), PATIENCE))


def note_and_wait(file: Path, other: Path) -> None:
    note(file, "begun")
    wait_for(other)
