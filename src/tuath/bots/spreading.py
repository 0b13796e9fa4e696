"""Work that consists of many small parts, on as many processes as one likes: what comes of it is always the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")

AHEAD = 4  # parts that wait for each process, so that none is idle


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(task: Callable[[A], R], parts: Iterable[A], processes: int) -> Iterator[R]:
    """What the task makes of each part, in the order of the parts; whoever stops asking stops the work.

    One process works by itself. Others begin anew, so that nothing of this one, no lock and no loop, goes with them.
    """
    if processes == 1:
        yield from map(task, parts)
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        left = iter(parts)
        under_way: deque[Future[R]] = deque(pool.submit(task, part) for part in islice(left, processes * AHEAD))
        while under_way:
            yield under_way.popleft().result()
            under_way.extend(pool.submit(task, part) for part in islice(left, 1))
    finally:
        pool.shutdown(cancel_futures=True)
