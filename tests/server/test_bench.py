"""The load generator plays real games on a real server; how fast it is belongs in no test."""

from __future__ import annotations

from tuath.server.bench import bench_tuath


def test_two_tables_under_load() -> None:
    report = bench_tuath("arrival", tables=2, seconds=1, database=None)
    assert report["moves_per_second"] > 0
    assert 0 < report["p50_ms"] <= report["p99_ms"]
