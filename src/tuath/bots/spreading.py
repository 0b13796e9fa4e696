"""Work that consists of many small parts, on as many processes as one likes: what comes of it is always the same.

They are processes of this machine, or those of a Ray cluster, an extra; who does what there is up to Ray.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from socket import create_connection
from typing import Any, TypeVar

from tuath.core.message import Refused, refuse, shortened

A = TypeVar("A")
R = TypeVar("R")

AHEAD = 4  # parts that wait for each process, so that none is idle


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(task: Callable[[A], R], parts: Iterable[A], processes: int, ray: str | None = None) -> Iterator[R]:
    """What the task makes of each part, in the order of the parts; whoever stops asking stops the work.

    One process works by itself. Others begin anew, so that nothing of this one, no lock and no loop, goes with them.
    With an address of Ray it works there.
    """
    if ray is not None:
        yield from spread_on_ray(task, parts, processes, ray)
        return
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


# ---- Ray ------------------------------------------------------------------------------------------------------------

LOCAL, AUTO = "local", "auto"  # addresses: a Ray that begins and ends with the work, and one that runs on this machine
REACHED_WITHIN = 5.0  # seconds; Ray itself would try for minutes


def spread_on_ray(task: Callable[[A], R], parts: Iterable[A], processes: int, address: str) -> Iterator[R]:
    """The same on a cluster, as many parts under way as it has processors; a local one has so many processes."""
    ray = reached(address, processes)
    try:
        remote, left = ray.remote(task), iter(parts)
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = deque(remote.remote(part) for part in islice(left, at_once))
        while under_way:
            yield ray.get(under_way.popleft())
            under_way.extend(remote.remote(part) for part in islice(left, 1))
    finally:
        ray.shutdown()  # what is still under way for us ends with it


def reached(address: str, processes: int) -> Any:
    """Ray, connected to this cluster; refused in words where there is none."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise Refused(refuse("", "core-ray-packages")) from error
    own: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    try:
        if address not in (LOCAL, AUTO):
            knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(refuse("", "core-ray-address", text=shortened(address), reason=shortened(str(error)))) from error
    return ray


def knock(address: str) -> None:
    """Is anybody there?"""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError("HOST:PORT")
    create_connection((host, int(port)), REACHED_WITHIN).close()
