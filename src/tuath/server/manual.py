"""What docs/ says of settings and of the interface, written from where they are declared.

``python -m tuath.server.manual`` writes docs/settings.md and docs/api-http.md anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
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


# ---- the interface ---------------------------------------------------------------------------------------------------

INTERFACE = """# The interface, operation by operation

What `/api/openapi.json` of a server says, to be read by people; it is written from there. How things belong together,
and what travels through the socket, stands in [protocol.md](protocol.md); `examples/client.py` and
`examples/client.ts` are small clients to begin with.

A program sends `Authorization: Bearer TOKEN`. The token of each operation must be made for what stands behind it:
*read*, *play* or *host*, each with those before it; what has nothing there needs no token. Whatever is not done is
answered by a `Problem`: 400 malformed, 403 not yours, 404 not there, 409 the table has moved on, 413 too large, 422
refused by the rules or the set-up, 429 and 503 come again (`Retry-After` says when).
"""


def interface_page() -> str:
    from tuath.server.app import make_app  # noqa: PLC0415 - only this page needs the whole server

    document = make_app("sqlite+aiosqlite://").openapi()
    lines = [INTERFACE, "## Operations\n"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            lines += operation_lines(method.upper(), path, operation)
    lines += ["## Types\n"]
    for name, shape in sorted(document["components"]["schemas"].items()):
        lines += type_lines(name, shape)
    return "\n".join(lines)


def operation_lines(method: str, path: str, operation: Mapping[str, Any]) -> Iterator[str]:
    from tuath.server.api.requests.common import scope_of  # noqa: PLC0415

    scope = f" · *{scope_of(method, path)}*" if "security" in operation else ""
    yield f"### `{method} {path}`{scope}\n"
    yield f"{operation['description']}\n"
    for one in operation.get("parameters", ()):
        needed = "" if one.get("required") else ", may be left out"
        yield f"* `{one['name']}` ({one['in']}, {type_of(one['schema'])}{needed}): {one['description']}"
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        yield f"* sent: {type_of(body['schema'])}"
    for kind, told in operation["responses"]["200"].get("content", {}).items():
        shape = type_of(told.get("schema", {}))
        yield f"* answered: {shape if kind == 'application/json' else f'`{kind}`'}"
    yield ""


def type_lines(name: str, shape: Mapping[str, Any]) -> Iterator[str]:
    yield f"### {name}\n"
    if "description" in shape:
        yield f"{' '.join(shape['description'].split())}\n"
    if "properties" not in shape:
        yield f"* {type_of(shape)}\n"
        return
    needed = shape.get("required", ())
    for field, told in shape["properties"].items():
        may = "" if field in needed else ", may be missing"
        yield f"* `{field}` ({type_of(told)}{may}): {' '.join(told.get('description', '').split())}"
    yield ""


def type_of(schema: Mapping[str, Any]) -> str:
    """A type in words, with a link where it has a name."""
    match schema:
        case {"$ref": str(place)}:
            name = place.rpartition("/")[2]
            return f"[{name}](#{name.lower()})"
        case {"anyOf": list(some)} | {"oneOf": list(some)}:
            return " or ".join(map(type_of, some))
        case {"enum": list(values)}:
            return " or ".join(f"`{value}`" for value in values)
        case {"const": value}:
            return f"`{value}`"
        case {"type": "array", **more}:
            inside: Any = more.get("items", {})
            return f"list of {type_of(inside)}" if inside else "list"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{type_of(values)} by name"
        case {"type": str(name)}:
            return {"null": "null", "integer": "number", "string": "text", "boolean": "yes or no"}.get(name, name)
    return "anything"


PAGES: Mapping[str, Callable[[], str]] = {"settings.md": settings_page, "api-http.md": interface_page}


def pages() -> Iterator[tuple[Path, str]]:
    return ((DOCS / name, write()) for name, write in PAGES.items())


def is_current(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    for file, text in pages():
        if not is_current(file, text):
            file.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{file}\n")
