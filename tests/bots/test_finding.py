"""Bots by name: ours, those of packages, those of any module; nobody makes a server load what they like."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from tests.bots.strange import FirstBot
from tuath.bots import bots, make, simpler_than
from tuath.bots.finding import installed
from tuath.core.message import Refused

OURS = ("random", "gentle", "greedy", "policy", "fair", "strong", "max")  # from the simplest to the strongest


def test_a_bot_of_any_module() -> None:
    assert isinstance(make("tests.bots.strange:FirstBot"), FirstBot)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("genius", "There is no bot “genius”. Bots: random, gentle, greedy, policy, fair, strong, max"),
        ("no.such.module:Bot", "No module named"),
        ("tests.bots.strange:Nobody", "has no attribute"),
        ("tests.bots.strange:NUMBER", "is no bot"),
        ("tests.bots.strange:Mute", "is no bot"),
        (":", "There is no bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        make(name)


def test_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under names of their own; ours cannot be taken away."""
    points = [EntryPoint(name, "tests.bots.strange:FirstBot", "tuath.bots") for name in ("first", "greedy")]
    monkeypatch.setattr("tuath.bots.finding.entry_points", lambda group: [p for p in points if p.group == group])
    installed.cache_clear()
    try:
        assert bots() == ("first", *OURS)
        assert isinstance(make("first"), FirstBot)
        assert not isinstance(make("greedy"), FirstBot)
        assert simpler_than("first") == "max"
    finally:
        installed.cache_clear()


def test_who_takes_over() -> None:
    assert [simpler_than(name) for name in OURS[1:]] == list(OURS[:-1])
    assert simpler_than("random") is None
