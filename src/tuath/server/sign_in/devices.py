"""What somebody signs in with, as plainly as it can be said: “Firefox on Linux”. Nothing depends on it."""

from __future__ import annotations

import re
from typing import NamedTuple

LONGEST = 300  # characters of what a browser says of itself that are looked at
# Browsers call themselves by the names of others too: the first that fits is it.
BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("Vivaldi", "Vivaldi"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("Chromium", "Chromium"), ("Chrome/", "Chrome"), ("CriOS", "Chrome"),
    ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"), ("BSD", "BSD"),
)  # fmt: skip
PROGRAM = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]{0,29}(?=/|$)")


class Device(NamedTuple):
    """A browser, or a program, and what it runs on, as far as they are known."""

    browser: str | None
    system: str | None


def read_device(agent: str) -> Device:
    """By what it says of itself. What it says word for word is kept nowhere."""
    agent = agent[:LONGEST]
    system = next((name for sign, name in SYSTEMS if sign in agent), None)
    if agent.startswith(("Mozilla/", "Opera")):
        return Device(next((name for sign, name in BROWSERS if sign in agent), None), system)
    program = PROGRAM.match(agent)
    return Device(program[0] if program else None, system)
