"""The page's colours, by day and by night, and its symbols: kept as data, of which a drawing takes what it uses.

``python -m tuath.drawing.ink`` takes them from a checkout's page again after they have changed there.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("ink.json")
VARIABLE = re.compile(r"var\((--[\w-]+)")
USED = re.compile(r'href="#([\w-]+)"')
DECLARED = re.compile(r"(--[\w-]+):\s*([^;]+);")
SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
GIVEN = {"--wash", "--cut"}  # what a use gives its symbol; a symbol has its own for want of it


class Ink(NamedTuple):
    day: dict[str, str]
    night: dict[str, str]
    symbols: dict[str, str]


@cache
def ink() -> Ink:
    return Ink(**json.loads(FILE.read_text(encoding="utf-8")))


def taken(styles: Path) -> Ink:
    """Out of the folder of the page's styles."""
    tokens = re.sub(r"/\*.*?\*/", "", (styles / "tokens.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    day, night = tokens.split('[data-theme="dark"]')
    sprite = (styles / "sprite.svg").read_text(encoding="utf-8")
    symbols = {found[1]: found[0] for found in SYMBOL.finditer(sprite)}
    return Ink(declared(day), declared(night.partition("@media")[0]), symbols)


def declared(text: str) -> dict[str, str]:
    return {name: " ".join(value.split()) for name, value in DECLARED.findall(text)}


def symbols_in(drawing: str) -> str:
    """The symbols that are used, with those that they use in turn."""
    found, waiting = dict[str, str](), USED.findall(drawing)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = ink().symbols[name]
            waiting += USED.findall(found[name])
    return "".join(found[name] for name in sorted(found))


def colours_in(drawing: str, scope: str) -> str:
    """The colours that are used, by day and by night."""
    names, waiting = set[str](), VARIABLE.findall(drawing)
    while waiting:
        name = waiting.pop()
        if name in ink().day and name not in names | GIVEN:
            names.add(name)
            waiting += VARIABLE.findall(ink().day[name])
    day = ";".join(f"{name}:{ink().day[name]}" for name in sorted(names))
    night = ";".join(f"{name}:{ink().night[name]}" for name in sorted(names & ink().night.keys()))
    return f"{scope}{{{day}}}@media (prefers-color-scheme:dark){{{scope}{{{night}}}}}"


if __name__ == "__main__":
    found = taken(Path(__file__).parents[3] / "web" / "src" / "style")
    FILE.write_text(json.dumps(found._asdict(), ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
