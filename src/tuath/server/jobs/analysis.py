"""The queue of analyses of games that are over: in portions, at low priority, in turn for all; kept in rows.

What is found depends on the record alone, so it is kept by the record's fingerprint and made once. A portion is a few
seconds of work: a process that dies takes no more with it, and that portion is begun again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import orjson

from tuath.core.analysis import Judged, Stood
from tuath.core.message import Refused, refuse
from tuath.core.position import Position
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.db.store import Store
from tuath.server.jobs.analysis_process import look, look_closely, places, promising, put_together, stand
from tuath.server.jobs.workers import Busy, Died, Workers
from tuath.server.settings import settings
from tuath.server.wire import outgoing

log = logging.getLogger("tuath.analyses")
FORM = 2  # rises when analyses become others: those of before are made anew
SECONDS = 60.0  # of the processor for a portion
STANDINGS, CHOICES = 100, 20  # in one portion
LONGEST = 5_000  # answers; no game of people is so long
MOST, MOST_OF_ONE = 50, 5  # games that wait
MOST_FAILED = 1_000  # games that are remembered as such
TRIES = 3  # how often a portion may lose its process
T = TypeVar("T")


def fingerprint(position: Position[Any]) -> str:
    """Of a game, whoever played it and whatever was asked meanwhile."""
    return sha256(f"tuath-analysis {FORM}\n{position.record()}".encode()).hexdigest()


@dataclass(slots=True)
class Wanted:
    """A game that waits or is looked at, for whom, and how much of it is done."""

    whom: str
    snapshot: str
    material: Path | None
    part: float = 0.0
    task: asyncio.Task[None] | None = None


class Analyses:
    """Which games are being analysed; each once, however many ask."""

    def __init__(self, store: Store, processes: int) -> None:
        self.store = store
        self.workers = Workers(processes, SECONDS, patient=True) if processes else None
        self.wanted: dict[str, Wanted] = {}  # by fingerprint
        self.failed: deque[str] = deque(maxlen=MOST_FAILED)

    async def find(self, position: Position[Any]) -> bytes:
        """What is known of a game, as it is sent."""
        key = fingerprint(position)
        known = await self.store.analysis(key)
        if known is not None:
            return orjson.dumps({"analysis": orjson.Fragment(known), "state": "done", "part": 100})
        wanted = self.wanted.get(key)
        state: outgoing.AnalysisState = "none"
        if wanted is not None:
            state = "under_way"
        elif self.workers is None:
            state = "off"
        elif key in self.failed:
            state = "failed"
        found: outgoing.SomeAnalysis = {
            "analysis": None, "state": state, "part": 0 if wanted is None else int(100 * wanted.part)
        }  # fmt: skip
        return orjson.dumps(found)

    async def ask(self, whom: str, position: Position[Any], material: Path | None) -> None:
        """Begin, unless it is done, has failed, or somebody has asked already."""
        if position.count > LONGEST:
            raise Refused(refuse("", "server-analysis-too-long", found=position.count, most=LONGEST))
        key = fingerprint(position)
        if self.workers is None or key in self.failed or await self.store.analysis(key) is not None:
            return
        if key in self.wanted:
            return
        if len(self.wanted) >= MOST or sum(one.whom == whom for one in self.wanted.values()) >= MOST_OF_ONE:
            raise Busy
        wanted = self.wanted[key] = Wanted(whom, position.save(), material)
        wanted.task = asyncio.create_task(self._analyse(key, wanted))

    async def _analyse(self, key: str, wanted: Wanted) -> None:
        try:
            data = await self._found(wanted)
            await self.store.keep_analysis(key, data)
        except (Unwritable, *TROUBLES):
            log.warning("an analysis could not be stored; whoever asks again has it made again")
        except Exception:
            self.failed.append(key)
            log.exception("a game could not be analysed")
        finally:
            del self.wanted[key]

    async def _found(self, wanted: Wanted) -> str:
        """Portion by portion; between two of them others have their turn."""
        about = wanted.snapshot, wanted.material
        standings, choices = await self._do(wanted, places, *about)
        stood, costs, judged = list[Stood](), list[tuple[int, float]](), list[Judged]()
        for counts in split(standings, STANDINGS):
            stood += await self._do(wanted, stand, *about, counts)
        wanted.part = 0.1
        for counts in split(choices, CHOICES):
            costs += await self._do(wanted, look, *about, counts)
            wanted.part += 0.4 * len(counts) / len(choices)
        closer = await self._do(wanted, promising, costs, int(settings().closely))
        for done, count in enumerate(closer):
            wanted.part = 0.5 + 0.5 * done / len(closer)
            judged += await self._do(wanted, look_closely, *about, count)
        return await self._do(wanted, put_together, *about, stood, judged)

    async def _do(self, wanted: Wanted, function: Callable[..., T], *arguments: Any) -> T:
        """That a process dies is nobody's fault, unless it happens again and again."""
        assert self.workers is not None
        for left in reversed(range(TRIES)):
            try:
                return await self.workers.do(wanted.whom, function, *arguments)
            except Died:
                if not left:
                    raise
                log.warning("a process that analyses has died; the portion is begun again")
        raise AssertionError("not reached")

    def close(self) -> None:
        for wanted in list(self.wanted.values()):
            if wanted.task is not None:
                wanted.task.cancel()
        if self.workers is not None:
            self.workers.close()


def split(counts: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    yield from (counts[first : first + size] for first in range(0, len(counts), size))
