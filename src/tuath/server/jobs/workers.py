"""A pool of processes that work beside the loop, one job at a time each; whoever waits is served in turn.

A process that dies takes only its own job with it. A job's time counts from when it is begun, and as time of the
processor: a busy machine costs nobody anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, TypeVar

from tuath.core.message import Refusal, Refused

log = logging.getLogger("tuath.workers")
STANDSTILL = 600.0  # seconds by the clock on the wall; whatever takes so long does nothing at all
PATIENCE = 10  # by how much the priority of patient processes is lower
MOST_WAITING = 100  # jobs for one caller
TRIES = 3  # how often a job may lose its process
NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN, errno.ENOSPC, errno.EDQUOT, errno.EIO)
TOLD_TO_END = tuple(-sign for sign in (signal.SIGTERM, signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGTERM)))

Job = tuple[Callable[..., Any], tuple[Any, ...]]
Outcome = tuple[str, Any]
T = TypeVar("T")


class Died(Exception):
    """A process has ended before it had an answer."""


class Unable(Died):
    """It could not even be tried: the server stops, the process was told to end, or the machine has no room for one."""


class TooLong(Exception):
    """A job has taken more time of the processor than it may, and was ended."""


class Failed(Exception):
    """A job has raised; this is the trace of it."""


class Busy(Exception):
    """Too many jobs wait for one caller already."""


class RefusedThere(Refused):
    """Refused in another process; ``because`` is the rule that an answer inside a record breaks."""

    def __init__(self, refusal: Refusal, because: Refusal | None) -> None:
        super().__init__(refusal)
        self.because = because


# ---- in the process --------------------------------------------------------------------------------------------------


def work(pipe: Connection, seconds: float, patient: bool) -> None:
    """Job after job, until the server is gone or one takes too long."""
    end_with_server()
    if patient and hasattr(os, "nice"):
        os.nice(PATIENCE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears it, and ends us
    hear_again()
    while True:
        try:
            function, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        allow(seconds)
        outcome = carry_out(function, arguments)
        allow(0)
        pipe.send(outcome)


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """A process that is started meanwhile begins deaf as well: it is not interrupted before it does its work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hear_again() -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def allow(seconds: float) -> None:
    """From now on, so much time of the processor; afterwards the system ends this process. 0 is no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def carry_out(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    try:
        return "done", function(*arguments)
    except Refused as refused:
        return "refused", (refused.refusal, getattr(refused, "because", None))
    except Exception as error:
        return "unable" if is_of_machine(error) else "failed", traceback.format_exc()


def is_of_machine(error: Exception) -> bool:
    """Is there no room left for whatever it was about to do?"""
    return isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in NO_ROOM)


def end_with_server() -> None:
    """End when the server does, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


# ---- in the server ---------------------------------------------------------------------------------------------------


class Desk:
    """One process, made when it is first needed and made anew when it has died."""

    def __init__(self, seconds: float, patient: bool = False) -> None:
        self.seconds = seconds
        self.patient = patient
        self.thread = ThreadPoolExecutor(1, "desk")  # it waits at the pipe
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.starting = threading.Lock()
        self.is_closed = False

    async def carry_out(self, job: Job) -> Any:
        """What a job comes to in the process."""
        if self.is_closed:
            raise Unable
        call = asyncio.get_running_loop().run_in_executor(self.thread, self._call, job)
        try:
            kind, value = await asyncio.wait_for(asyncio.shield(call), STANDSTILL)
        except TimeoutError:
            self.end()
            await asyncio.wait([call])
            call.exception()  # that it died, by our own hand
            raise TooLong from None
        if kind == "refused":
            raise RefusedThere(*value)
        if kind == "unable":
            raise Unable(value)
        if kind == "failed":
            raise Failed(value)
        return value

    def _call(self, job: Job) -> Outcome:
        try:
            process, pipe = self._started()
        except (OSError, MemoryError) as error:
            raise Unable(repr(error)) from error
        try:
            pipe.send(job)
            outcome: Outcome = pipe.recv()
            return outcome
        except (EOFError, OSError):
            process.join()
            self.process = None
            if self.is_closed or process.exitcode in TOLD_TO_END:
                raise Unable from None
            raise TooLong if process.exitcode == -signal.SIGPROF else Died from None

    def _started(self) -> tuple[SpawnProcess, Connection]:
        """The process, alive. One that begins afresh shares no locks or sockets with the server."""
        with self.starting:
            if self.is_closed:
                raise Unable
            if self.process is None or self.pipe is None or not self.process.is_alive():
                spawn = multiprocessing.get_context("spawn")
                self.pipe, theirs = spawn.Pipe()
                self.process = spawn.Process(target=work, args=(theirs, self.seconds, self.patient), daemon=True)
                with deaf():
                    self.process.start()
                theirs.close()
            return self.process, self.pipe

    def end(self) -> None:
        with self.starting:
            if self.process is not None:
                self.process.kill()

    def close(self) -> None:
        self.is_closed = True
        self.end()
        self.thread.shutdown(wait=False, cancel_futures=True)


class Turns(Generic[T]):
    """What waits, by whom it is for: one of each in turn."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def put(self, whom: str, what: T) -> None:
        self.waiting.setdefault(whom, deque()).append(what)

    def take(self) -> T | None:
        if not self.waiting:
            return None
        whom, own = self.waiting.popitem(last=False)
        what = own.popleft()
        if own:
            self.waiting[whom] = own
        return what

    def count(self, whom: str) -> int:
        return len(self.waiting.get(whom, ()))


Asked = asyncio.Future[Any]


class Workers:
    """Some processes, and those who wait for one."""

    def __init__(self, processes: int, seconds: float, *, patient: bool = False) -> None:
        """Each job may take so many seconds of the processor; who is patient lets everybody else go first."""
        self.free = [Desk(seconds, patient) for _ in range(processes)]
        self.desks = tuple(self.free)
        self.turns: Turns[tuple[Asked, Job]] = Turns()
        self.serving: set[asyncio.Task[None]] = set()

    async def do(self, whom: str, function: Callable[..., T], *arguments: Any) -> T:
        """What a function comes to in another process, when it is this caller's turn."""
        if self.turns.count(whom) >= MOST_WAITING:
            raise Busy
        asked: Asked = asyncio.get_running_loop().create_future()
        self.turns.put(whom, (asked, (function, arguments)))
        self._begin()
        done: T = await asked
        return done

    async def insist(self, whom: str, function: Callable[..., T], *arguments: Any) -> T:
        """The same, begun anew when the process dies: it is nobody's fault, unless it happens again and again."""
        for left in reversed(range(TRIES)):
            try:
                return await self.do(whom, function, *arguments)
            except Unable:
                raise
            except Died:
                if not left:
                    raise
                log.warning("a process has died; what it was to do is begun anew")
        raise AssertionError("not reached")

    def _begin(self) -> None:
        """Whoever is next, as long as a process is free."""
        while self.free and (following := self.turns.take()) is not None:
            asked, job = following
            if not asked.done():  # whoever asked may have gone
                task = asyncio.create_task(self._serve(self.free.pop(), asked, job))
                self.serving.add(task)
                task.add_done_callback(self.serving.discard)

    async def _serve(self, desk: Desk, asked: Asked, job: Job) -> None:
        serving = asyncio.ensure_future(desk.carry_out(job))
        try:
            await asyncio.wait([serving, asked], return_when=asyncio.FIRST_COMPLETED)
            if asked.cancelled():
                desk.end()  # nobody waits for it any more
            done = await serving
        except Exception as error:
            if not asked.done():
                asked.set_exception(error)
        else:
            if not asked.done():
                asked.set_result(done)
        finally:
            serving.cancel()
            self.free.append(desk)
            self._begin()

    def close(self) -> None:
        self.turns = Turns()
        for task in list(self.serving):
            task.cancel()
        for desk in self.desks:
            desk.close()
