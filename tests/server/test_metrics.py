"""Numbers of several workers add up, whichever of them is asked; what deploy/ says of them is what there is."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import wait_until
from tests.server.serving import Serving
from tuath.games.materials import usual_materials
from tuath.server.admin.metrics import Metrics
from tuath.server.server import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
GONE = 2**22 + 1  # no process has such a number


def read(text: bytes | str) -> dict[str, float]:
    lines = (text if isinstance(text, str) else text.decode()).splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def worker(folder: Path, process: int, answers: int, sockets: int) -> Metrics:
    """Another one, as it has written down how it stands."""
    metrics = Metrics(str(folder))
    metrics.file = folder / f"{process}.json"
    metrics.counter("tuath_answers", "Answers taken", lambda: answers)
    metrics.gauge("tuath_sockets", "Open sockets", lambda: sockets)
    metrics.gauge("tuath_unwritable", "1 while changes cannot be stored", lambda: sockets % 2)
    metrics.requests.labels(status="200").inc(answers)
    metrics.seconds.observe(0.03)
    metrics.share()
    return metrics


def test_workers_add_up(tmp_path: Path) -> None:
    """Of one that has ended its counters stay; a file that is being replaced is nobody's trouble."""
    worker(tmp_path, os.getppid(), 5, 3)
    worker(tmp_path, GONE, 7, 100)
    (tmp_path / f"{GONE + 1}.json").write_text("half of")
    asked = worker(tmp_path, os.getpid(), 2, 1)
    found = read(asked.text())
    assert found["tuath_answers_total"] == 14
    assert found['tuath_requests_total{status="200"}'] == 14
    assert found["tuath_sockets"] == 4
    assert found["tuath_unwritable"] == 1
    assert found["tuath_request_seconds_count"] == 3
    assert found['tuath_request_seconds_bucket{le="0.025"}'] == 0
    assert found['tuath_request_seconds_bucket{le="0.05"}'] == 3


def test_one_worker_alone_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    alone = Metrics()
    alone.share()
    assert list(tmp_path.iterdir()) == []
    assert read(alone.text())["tuath_request_seconds_count"] == 0


@pytest.mark.more
def test_real_workers_add_up(tmp_path: Path, postgres: str) -> None:
    running = Serving(tmp_path, postgres, workers=2).start()
    maren = running.client("Maren")
    before = read(maren.http.get("/metrics").text)["tuath_request_seconds_count"]
    for _ in range(40):
        running.client().get("/api/me")
    wait_until(lambda: read(maren.http.get("/metrics").text)["tuath_request_seconds_count"] >= before + 40)
    running.end()


# ---- what deploy/ says of them ---------------------------------------------------------------------------------------


def names() -> set[str]:
    """Of everything that /metrics tells."""
    server = Server("sqlite+aiosqlite://", usual_materials())
    server.metrics.requests.labels(status="200")
    try:
        return {name.partition("{")[0] for name in read(server.metrics.text())}
    finally:
        server.brains.close()
        server.replays.close()
        server.analyses.close()
        server.store.journal.close()


def expressions(found: Any) -> list[str]:
    """Every expression of a dashboard."""
    match found:
        case dict():
            own = [found["expr"]] if "expr" in found else []
            return [*own, *(each for value in found.values() for each in expressions(value))]
        case list():
            return [each for value in found for each in expressions(value)]
    return []


def test_dashboard_alerts_and_manual_name_what_there_is() -> None:
    known = names()
    dashboard = expressions(json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8")))
    alerts = re.findall(r"expr: (.*)", (DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    assert len(dashboard) > 6
    assert len(alerts) > 4
    said = {name for text in (*dashboard, *alerts) for name in re.findall(r"tuath_\w+", text)}
    assert said <= known
    manual = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(tuath_\w+)`", manual, re.MULTILINE))
    assert told == {re.sub(r"_(bucket|count|sum)$", "", name) for name in known}
