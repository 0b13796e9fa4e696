"""The load generator plays real games on a real server; how fast it is belongs in no test."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tuath.server.bench import bench_tuath


@pytest.mark.more
@pytest.mark.parametrize("workers", [1, 2])
def test_two_tables_under_load(workers: int, request: pytest.FixtureRequest) -> None:
    """In a thread of its own, as it brings its own event loop."""
    database = request.getfixturevalue("postgres") if workers > 1 else None
    with ThreadPoolExecutor(1) as thread:
        report = thread.submit(bench_tuath, "arrival", 2, 1, database, workers).result()
    assert report["moves_per_second"] > 0
    assert 0 < report["p50_ms"] <= report["p99_ms"]
