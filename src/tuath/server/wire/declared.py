"""Types as they are declared in a file: with their names, their order and what is said of them.

At run time a type knows neither the alias it was written with nor, in every Python, what it is based on.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import chain
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple

ROOTS = ("TypedDict", "Sent", "Body")  # what all of them are: not worth telling


class Field(NamedTuple):
    name: str
    type: ast.expr
    is_optional: bool
    doc: str


class Shape(NamedTuple):
    """An object with fields, besides those of what it is based on."""

    name: str
    bases: tuple[str, ...]
    fields: tuple[Field, ...]
    doc: str


class Alias(NamedTuple):
    """Another name for a type."""

    name: str
    type: ast.expr
    doc: str


def declared(module: ModuleType) -> list[Shape | Alias]:
    """The types of a file, from top to bottom, and of a package file by file."""
    body = [node for file in files_of(module) for node in ast.parse(inspect.getsource(file)).body]
    return [found for node, doc in documented(body) if (found := declaration(node, doc)) is not None]


def files_of(module: ModuleType) -> list[ModuleType]:
    """A package's own files, by name; a file is its only one."""
    names = [found.name for found in iter_modules(getattr(module, "__path__", ()))]
    return [import_module(f"{module.__name__}.{name}") for name in names] or [module]


def field_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """What is said of the fields of every type, also of those that it has from others."""
    shapes = {shape.name: shape for shape in declared(module) if isinstance(shape, Shape)}

    def docs_of(shape: Shape) -> dict[str, str]:
        inherited = [docs_of(shapes[base]).items() for base in shape.bases]
        return dict(chain(*inherited, ((field.name, field.doc) for field in shape.fields if field.doc)))

    return {name: docs_of(shape) for name, shape in shapes.items()}


def documented(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with the text that stands under it."""
    for node, after in zip(body, (*body[1:], None), strict=True):
        yield node, text_of(after)


def text_of(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ""


def declaration(node: ast.stmt, doc: str) -> Shape | Alias | None:
    match node:
        case ast.ClassDef(name=name) if name not in ROOTS:
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            own = inspect.cleandoc(ast.get_docstring(node) or "")
            return Shape(name, tuple(base for base in bases if base not in ROOTS), tuple(fields(node)), own)
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name("TypedDict"), args=[_, ast.Dict()])):
            return Shape(name, (), tuple(fields_of_call(node.value)), doc)
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name[0].isupper() and not name.isupper():
            return Alias(name, value, doc)
    return None


def fields(node: ast.ClassDef) -> Iterator[Field]:
    for line, doc in documented(node.body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            type, may_be_missing = required(line.annotation)
            yield Field(line.target.id, type, may_be_missing or has_default(line.value), doc)


def fields_of_call(call: ast.expr) -> Iterator[Field]:
    """``TypedDict("Speaker", {"from": str})``: how fields are named that Python could not name."""
    assert isinstance(call, ast.Call)
    names = call.args[1]
    assert isinstance(names, ast.Dict)
    for name, value in zip(names.keys, names.values, strict=True):
        assert isinstance(name, ast.Constant)
        yield Field(str(name.value), *required(value), "")


def required(type: ast.expr) -> tuple[ast.expr, bool]:
    """A type without ``NotRequired``, and whether it was there."""
    if isinstance(type, ast.Subscript) and isinstance(type.value, ast.Name) and type.value.id == "NotRequired":
        return type.slice, True
    return type, False


def has_default(value: ast.expr | None) -> bool:
    """May a client leave this field out?"""
    if isinstance(value, ast.Call):
        return any(keyword.arg in ("default", "default_factory") for keyword in value.keywords)
    return value is not None
