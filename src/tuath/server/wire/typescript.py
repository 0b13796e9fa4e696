"""The wire and the views of all games in TypeScript, for the page: ``python -m tuath.server.wire.typescript``.

A test says when what was written is not what Python has.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

from tuath.games import find, keys
from tuath.server.wire import incoming, outgoing
from tuath.server.wire.declared import Alias, Field, Shape, declared

COMMAND = "python -m tuath.server.wire.typescript"
PAGE = Path(__file__).parents[4] / "web" / "src"
WIDTH = 120
PLAIN = {
    "int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "any",
    "object": "unknown", "date": "string", "AwareDatetime": "string",
}  # fmt: skip


def main() -> int:
    """Write what has changed."""
    if not PAGE.is_dir():
        print("There is no page here: this command is for a checkout of Tuath.", file=sys.stderr)
        return 1
    for name, text in files().items():
        if not is_current(name, text):
            (PAGE / name).write_text(text, encoding="utf-8")
            print(f"web/src/{name}")
    return 0


def is_current(name: str, text: str) -> bool:
    file = PAGE / name
    return file.exists() and file.read_text(encoding="utf-8") == text


def files() -> dict[str, str]:
    """All that is written, by its place in the page."""
    found = {"wire/protocol.ts": written("What travels between server and page.", (incoming, outgoing))}
    for key in drawn_games():
        module = seen_of(key)
        if module is not None:
            found[f"games/{key}/view.ts"] = written((module.__doc__ or "").partition("\n")[0], (module,))
    return found


def drawn_games() -> list[str]:
    """The games that have a board of their own in the page."""
    return [key for key in keys() if (PAGE / "games" / key).is_dir()]


def seen_of(key: str) -> ModuleType | None:
    """Where a game declares what a seat sees."""
    seen = get_type_hints(type(find(key)).view)["return"]
    return sys.modules[seen.__module__] if is_typeddict(seen) else None


# ---- writing ---------------------------------------------------------------------------------------------------------


def written(title: str, modules: Sequence[ModuleType]) -> str:
    """A file with the types of these."""
    parts = [comment(f"{title} Written by `{COMMAND}`, not by hand.")]
    for module in modules:
        partly: dict[str, str] = getattr(module, "PARTLY", {})
        for found in declared(module):
            text = alias(found, module) if isinstance(found, Alias) else interface(found, module, partly)
            parts.append(comment(found.doc) + text)
    return "\n".join(parts)


def alias(found: Alias, module: ModuleType) -> str:
    return f"export type {found.name} = {type_of(found.type, module)};\n"


def interface(shape: Shape, module: ModuleType, partly: dict[str, str]) -> str:
    bases = [*shape.bases]
    if shape.name in partly:
        known = " | ".join(f"keyof {base}" for base in bases) or "never"
        bases.append(f"Omit<Partial<{partly[shape.name]}>, {known}>")
    head = f"export interface {shape.name}" + (f" extends {', '.join(bases)}" if bases else "")
    if not shape.fields:
        return f"{head} {{}}\n"
    lines = [comment(field.doc, "  ") + f"  {line(field, module)};\n" for field in shape.fields]
    return f"{head} {{\n{''.join(lines)}}}\n"


def line(field: Field, module: ModuleType) -> str:
    return f"{field.name}{'?' if field.is_optional else ''}: {type_of(field.type, module)}"


def comment(text: str, indent: str = "") -> str:
    """What is said of something, above it."""
    words = " ".join(text.split())
    if not words:
        return ""
    if len(indent) + len(words) + 7 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines = wrap(words, WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False)
    return "".join([f"{indent}/**\n", *(f"{indent} * {one}\n" for one in lines), f"{indent} */\n"])


# ---- types -----------------------------------------------------------------------------------------------------------


def type_of(type: ast.expr, module: ModuleType) -> str:
    """A type as TypeScript says it."""
    match type:
        case ast.Name(id=name):
            return named(name, module)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left, module)} | {type_of(right, module)}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            return type_of(inner, module)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return in_words(ast.literal_eval(value) for value in parts_of(values))
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return listed(type_of(inner, module))
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[inner, ast.Constant(value=value)])):
            return listed(type_of(inner, module)) if value is ... else several((inner, ast.Constant(value)), module)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=inner):
            return several(parts_of(inner), module)
        case ast.Subscript(value=ast.Name(id="dict" | "Mapping"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_of(key, module)}, {type_of(value, module)}>"
    raise TypeError(f"TypeScript has no word for {ast.unparse(type)}")


def named(name: str, module: ModuleType) -> str:
    """A type of this file by its name; one of another file, such as the number of a seat, by what it is."""
    if name in PLAIN:
        return PLAIN[name]
    if name in names_of(module):
        return name
    found = vars(module)[name]
    return in_words(get_args(found)) if get_origin(found) is Literal else PLAIN[found.__name__]


@cache
def names_of(module: ModuleType) -> frozenset[str]:
    return frozenset(found.name for found in declared(module))


def in_words(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def listed(type: str) -> str:
    return f"({type})[]" if "|" in type else f"{type}[]"


def several(types: Iterable[ast.expr], module: ModuleType) -> str:
    return f"[{', '.join(type_of(type, module) for type in types)}]"


def parts_of(slice: ast.expr) -> Sequence[ast.expr]:
    return slice.elts if isinstance(slice, ast.Tuple) else (slice,)


if __name__ == "__main__":
    sys.exit(main())
