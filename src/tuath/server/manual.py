"""docs/settings.md, written from where settings are declared: ``python -m tuath.server.manual``."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import Field, fields
from itertools import groupby
from pathlib import Path
from typing import Any

from tuath.server.settings import Settings, about, shown, usual_of, variable
from tuath.words.catalogue import Catalogue

DOCS = Path(__file__).parents[3] / "docs"
COMMAND = "python -m tuath.server.manual"

SETTINGS = """# Settings

Everything that a host can set, once: by a flag of `tuath serve`, by a variable of the environment, or in a settings
file in [TOML](https://toml.io/) that `--settings FILE` or `TUATH_SETTINGS` names. A flag counts before the
environment, the environment before the file, and the file before what is usual. `tuath admin` finds the database by
the same file and variables.

```toml
# /etc/tuath.toml
database = "postgresql:///tuath"
workers = 2
proxy = ["127.0.0.1", "::1"]
prefix = "/games"
rate = 40
```

`tuath serve --check` says which settings are in force, where each is from, and everything that is wrong with them,
and ends with 1 if anything is; nobody is served, nothing is written, no database is asked, and passwords are not
shown. `--check --json` says it to programs. A name in the file that is no setting is refused; a variable that begins
with `TUATH_` and is none has no effect, and is told at each start.

Variables and flags are words; in the file numbers are numbers, texts stand in quotation marks, and lists in brackets.
A list in a variable has commas between (or is written as JSON), a flag for a list is said several times. Times are
seconds where nothing else is said.
"""


def settings_page() -> str:
    words = Catalogue("en")
    return "\n".join([SETTINGS, *(line for part in parts() for line in part_of(words, *part))])


def parts() -> Iterator[tuple[str, list[Field[Any]]]]:
    return ((name, list(found)) for name, found in groupby(fields(Settings), key=lambda one: about(one).part))


def part_of(words: Catalogue, name: str, found: list[Field[Any]]) -> Iterator[str]:
    yield f"## {words.say(f'server-part-{name}')}\n"
    yield "| in the file | variable | flag | usually | what it sets |"
    yield "| --- | --- | --- | --- | --- |"
    for one in found:
        flag = f"`{about(one).flag}`" if about(one).flag else ""
        usual = f"`{shown(one, usual_of(one))}`" if one.default not in ("", ()) else ""
        yield f"| `{one.name}` | `{variable(one.name)}` | {flag} | {usual} | {words.say(key_of(one.name))} |"
    yield ""


def key_of(name: str) -> str:
    """Of the words that say what a setting does."""
    return f"server-setting-{name.replace('_', '-')}"


def pages() -> Mapping[Path, str]:
    return {DOCS / "settings.md": settings_page()}


def is_current(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    for file, text in pages().items():
        if not is_current(file, text):
            file.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{file}\n")
