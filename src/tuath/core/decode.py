"""Records read from a data file by their type hints: a record says once what is printed, and what would be wrong.

::

    class Tribe(NamedTuple):
        id: Id
        leader: str                                         some text
        shields: Annotated[int, whole(1, 99)]               a whole number within these bounds
        colour: Annotated[str, one_of(COLOURS)]
        home: Node                                          whatever stands there, with its place: the game reads it
        tracks: Annotated[tuple[int, ...], Length(least=1)]
        when: Annotated[str, At("rules/if")] = ""           it stands elsewhere, and may be left out

    class Sheet(NamedTuple):
        tribes: Annotated[tuple[Tribe, ...], Distinct()]
        deals: Annotated[Mapping[int, int], Keys((2, 3, 4))]

Of several records that could stand in one place, the one is read that has the word of its ``Literal`` field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from tuath.core.datafile import Node, ids
from tuath.core.notation import (
    CONDITION,
    Effect,
    Expr,
    NotationError,
    Vocabulary,
    check,
    check_expression,
    parse,
    parse_expression,
)

T = TypeVar("T")
Reader = Callable[[Node], Any]


class Length(NamedTuple):
    """How many stand in a list."""

    least: int = 0
    exactly: int | None = None


class Distinct(NamedTuple):
    """No two in a list have the same name."""

    name: str = "id"


class Keys(NamedTuple):
    """What must be there in a table."""

    keys: Collection[int | str]


class At(NamedTuple):
    """Where a field stands in the file, if not under its own name."""

    path: str


def whole(least: int = 0, most: int | None = None) -> Callable[[Node], int]:
    """A whole number within bounds."""
    return lambda node: node.number(least, most)


def one_of(known: Collection[str]) -> Callable[[Node], str]:
    """One of these words."""
    return lambda node: node.one_of(known)


Id = Annotated[str, Node.id]


def decode(kind: type[T], node: Node) -> T:
    """The record that stands at a node; refused with the place and what would be right there."""
    hint: Any = kind
    found: T = reader(hint)(node)
    return found


def effect_at(node: Node, vocabulary: Vocabulary) -> Effect:
    """What a line of notation says; refused where the vocabulary does not know it."""
    try:
        effect = parse(node.text())
        check(effect, vocabulary)
    except NotationError as error:
        raise node.wrong(f"notation-{error.key}", record=node.record, **error.params) from error
    return effect


def condition_at(node: Node, vocabulary: Vocabulary) -> Expr:
    """A condition in notation; refused where the vocabulary does not know it."""
    try:
        condition = parse_expression(node.text())
        check_expression(condition, CONDITION, vocabulary)
    except NotationError as error:
        raise node.wrong(f"notation-{error.key}", record=node.record, **error.params) from error
    return condition


@cache
def reader(hint: Any) -> Reader:
    """How something with this hint is read; a function in the hint reads it itself."""
    kind, marks = (hint.__origin__, hint.__metadata__) if get_origin(hint) is Annotated else (hint, ())
    own: Reader | None = next((mark for mark in marks if callable(mark)), None)
    if own is not None:
        return own
    if isinstance(kind, NewType):
        return reader(kind.__supertype__)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return _record(kind)
    parts = get_args(kind)
    match get_origin(kind):
        case origin if origin is tuple and parts[-1] is Ellipsis:
            return _list(reader(parts[0]), marks)
        case origin if origin is tuple:
            return _row([reader(part) for part in parts])
        case origin if origin is Mapping:
            return _table(parts[0], reader(parts[1]), marks)
        case origin if origin in (Union, UnionType):
            return _one_of_several([part for part in parts if part is not NoneType])
    raise TypeError(f"{hint} cannot be read from a data file")


PLAIN: Mapping[Any, Reader] = {
    str: Node.text,
    int: Node.number,
    float: Node.measure,
    bool: Node.flag,
    Node: lambda node: node,
}


def _mark(marks: Collection[Any], kind: type[T], default: T) -> T:
    return next((mark for mark in marks if isinstance(mark, kind)), default)


def _list(one: Reader, marks: Collection[Any]) -> Reader:
    length, distinct = _mark(marks, Length, Length()), next((m for m in marks if isinstance(m, Distinct)), None)

    def read(node: Node) -> tuple[Any, ...]:
        items = node.items(length.least, length.exactly)
        if distinct is not None:
            ids(items, distinct.name)
        return tuple(one(item) for item in items)

    return read


def _row(parts: list[Reader]) -> Reader:
    """Some things side by side, each of its own kind."""
    return lambda node: tuple(one(item) for one, item in zip(parts, node.items(exactly=len(parts)), strict=True))


def _table(key: type, one: Reader, marks: Collection[Any]) -> Reader:
    """Things by name or number: those that must be there, or all that are."""
    wanted = next((mark.keys for mark in marks if isinstance(mark, Keys)), None)
    return lambda node: {key(name): one(node[str(name)]) for name in (node.names() if wanted is None else wanted)}


def _one_of_several(kinds: list[Any]) -> Reader:
    """Which record it is, its word says."""
    if len(kinds) == 1:
        return reader(kinds[0])
    name = _word_of(kinds[0])[0]
    read = {word: reader(kind) for kind in kinds for word in _word_of(kind)[1]}
    return lambda node: read[node[name].one_of(read)](node)


def _word_of(kind: Any) -> tuple[str, tuple[str, ...]]:
    """The field of a record that says which one it is, and the words it can have."""
    return next((name, get_args(hint)) for name, hint in get_type_hints(kind).items() if get_origin(hint) is Literal)


def words_of(several: Any) -> tuple[str, ...]:
    """Of several records that could stand in one place, all the words that choose one."""
    return tuple(word for kind in get_args(several) for word in _word_of(kind)[1])


class _Field(NamedTuple):
    name: str
    path: tuple[str, ...]
    read: Reader
    may_be_left_out: bool


def _record(kind: Any) -> Reader:
    left_out = (
        {field.name for field in fields(kind) if field.default is not MISSING or field.default_factory is not MISSING}
        if is_dataclass(kind)
        else {*kind._field_defaults}
    )
    found = [
        _Field(name, _path(name, hint), _field_reader(hint), name in left_out)
        for name, hint in get_type_hints(kind, include_extras=True).items()
    ]

    def read(node: Node) -> Any:
        values = {}
        for name, path, one, may_be_left_out in found:
            at = node
            for step in path[:-1]:
                at = at[step]
            if not may_be_left_out or at.has(path[-1]):
                values[name] = one(at[path[-1]])
        return kind(**values)

    return read


def _path(name: str, hint: Any) -> tuple[str, ...]:
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    return tuple(_mark(marks, At, At(name)).path.split("/"))


def _field_reader(hint: Any) -> Reader:
    """A word that says which record it is has been checked when it was chosen, or is the only one there may be."""
    return one_of(get_args(hint)) if get_origin(hint) is Literal else reader(hint)
