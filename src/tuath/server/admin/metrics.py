"""Metrics for Prometheus: of all workers together, whichever of them is scraped.

Workers share one port, so a scrape reaches any of them. Each writes its numbers into a common folder once a second; who
is asked adds them up. A worker that has ended keeps its counters there, so that none of them falls.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

FOLDER = "TUATH_SERVED_METRICS"  # where workers write; there is none for a single one
# Of these the largest tells most; all others are added up.
MOST = ("tuath_unwritable", "tuath_needs", "tuath_start_time_seconds")
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
Family = dict[str, Any]


class Counted(Collector):
    """Something that is counted elsewhere, and only grows."""

    def __init__(self, name: str, words: str, read: Callable[[], float]) -> None:
        self.name, self.words, self.read = name, words, read

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self.name, self.words, self.read())


class Metrics:
    """The numbers of one worker, and the way to those of all."""

    def __init__(self, folder: str | None = None) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("tuath_requests", "Requests by status", ["status"], registry=self.registry)
        self.seconds = Histogram(
            "tuath_request_seconds", "Seconds until a request was answered", buckets=BUCKETS, registry=self.registry
        )
        self.needs = Gauge(
            "tuath_needs", "What needs the host, as tuath admin says it", ["what"], registry=self.registry
        )
        self.file = Path(folder) / f"{os.getpid()}.json" if folder else None

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        Gauge(name, words, registry=self.registry).set_function(read)

    def counter(self, name: str, words: str, read: Callable[[], float]) -> None:
        self.registry.register(Counted(name, words, read))

    def share(self) -> None:
        """Write down how it stands, for the other workers."""
        if self.file is not None:
            part = self.file.with_suffix(".part")
            part.write_text(json.dumps(list(families(self.registry))), encoding="utf-8")
            part.replace(self.file)

    def text(self) -> bytes:
        """All workers together, as Prometheus reads it."""
        told = [families(self.registry), *(others(self.file) if self.file is not None else ())]
        return generate_latest(Together(told))


class Together(Collector):
    """Numbers of several workers as if there were one; it stands for a registry where they are written out."""

    def __init__(self, told: Iterable[Iterable[Family]]) -> None:
        self.told = told

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        values: dict[str, dict[tuple[Any, ...], float]] = {}
        for family in (family for worker in self.told for family in worker):
            name = family["name"]
            found.setdefault(name, Metric(name, family["words"], family["type"]))
            sums = values.setdefault(name, {})
            for sample, labels, value in family["samples"]:
                key = (sample, tuple(map(tuple, labels)))
                sums[key] = max(sums.get(key, 0.0), value) if name in MOST else sums.get(key, 0.0) + value
        for name, metric in found.items():
            metric.samples = [Sample(sample, dict(labels), value) for (sample, labels), value in values[name].items()]
            yield metric


def families(registry: CollectorRegistry) -> Iterator[Family]:
    for metric in registry.collect():
        kept = [sample for sample in metric.samples if not sample.name.endswith("_created")]
        samples = [[sample.name, sorted(sample.labels.items()), sample.value] for sample in kept]
        yield {"name": metric.name, "words": metric.documentation, "type": metric.type, "samples": samples}


def others(own: Path) -> Iterator[list[Family]]:
    """What the other workers have written; of one that has ended what it has counted."""
    for file in own.parent.glob("*.json"):
        if file != own:
            with contextlib.suppress(OSError, ValueError):  # it goes at this moment
                told = json.loads(file.read_text(encoding="utf-8"))
                yield told if lives(int(file.stem)) else [family for family in told if family["type"] != "gauge"]


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
