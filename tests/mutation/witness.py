"""A plugin of pytest: every test that is begun and every one that fails, written down at once."""

from __future__ import annotations

import os

import pytest


def write(word: str, test: str) -> None:
    with open(os.environ["MUTANT_WITNESS"], "a", encoding="utf-8") as file:
        file.write(f"{word} {test}\n")


def pytest_runtest_logstart(nodeid: str) -> None:
    write("begun", nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        write("failed", report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """A program that cannot be read is noticed, too."""
    if report.failed:
        write("failed", report.nodeid)
