"""Flat states: every field an immutable value, or one flat list or dict of them.

``@flat`` checks that, and writes ``copy``, ``to_data`` and ``from_data`` out of the fields, so that a field added
tomorrow is copied and saved without anybody thinking of it. What follows from other fields and is found again when it
is asked for may be kept in a field marked ``DERIVED``. Where rows of several kinds stand side by side, each
says with its last field, ``kind``, what it is.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, ClassVar, Self, TypeVar

from tuath.core.message import RuleError

_PLAIN = (int, str, bool, float, type(None))


class _Shared:
    """Marks a field that is printed, not played: shared by copies, and given anew by the game on loading."""


SHARED = _Shared()


class _Derived:
    """Marks a field that follows from others: shared by copies, never saved, and found again after loading."""


DERIVED = _Derived()


class _Count:
    """Marks a field that says how many there are: never less than none. What is there is taken with ``take_away``."""


COUNT = _Count()
Count = Annotated[int, COUNT]
Counts = Annotated[list[int], COUNT]


def take_away(counts: list[int], place: int, number: int = 1) -> None:
    """So many less of something: less than none is an error of the rules, at once."""
    left = counts[place] - number
    if left < 0:
        raise RuleError(f"{number} taken where there are {counts[place]}")
    counts[place] = left


class FlatState:
    """What the engine asks of a state; ``@flat`` writes all of it."""

    __slots__ = ()
    shape: ClassVar[str]  # changes with the names and types of the fields that are saved

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} wants @flat")

    def to_data(self) -> list[Any]:
        """The values of the fields that are played, in order, ready for JSON."""
        raise TypeError(f"{type(self).__name__} wants @flat")

    def below_zero(self) -> str:
        """The first field in which there is less than none of something; nothing where all is well."""
        raise TypeError(f"{type(self).__name__} wants @flat")

    @classmethod
    def from_data(cls, data: Sequence[Any], **shared: Any) -> Self:
        """The state that ``to_data`` gave, after JSON, joined with what is shared."""
        raise TypeError(f"{cls.__name__} wants @flat")


C = TypeVar("C", bound=FlatState)


def flat(cls: type[C]) -> type[C]:
    """Check the fields of a dataclass with slots and give it ``copy``, ``to_data`` and ``from_data``."""
    hints = typing.get_type_hints(cls, include_extras=True)
    fields = {field.name: hints[field.name] for field in dataclasses.fields(cls)}  # type: ignore[arg-type]
    counts = {name: typing.get_args(hint)[0] for name, hint in fields.items() if _is_marked(hint, COUNT)}
    fields |= counts
    shared = {name for name, hint in fields.items() if _is_marked(hint, SHARED)}
    derived = {
        field.name: field.default
        for field in dataclasses.fields(cls)  # type: ignore[arg-type]
        if _is_marked(fields[field.name], DERIVED)
    }
    if dataclasses.MISSING in derived.values():
        raise TypeError(f"{cls.__name__}: what is derived needs a value to begin with")
    played = {name: hint for name, hint in fields.items() if name not in shared and name not in derived}
    for name, hint in played.items():
        _check(cls.__name__, name, hint)
    _give(cls, "copy", _copy_source(fields))
    _give(cls, "below_zero", _below_zero_source(counts))
    _give(cls, "to_data", _to_data_source(played))
    saved = ", ".join(f"{name}: {_described(hint)}" for name, hint in played.items())
    cls.shape = sha256(saved.encode()).hexdigest()[:8]
    readers = {name: _reader(hint) for name, hint in played.items()}
    setattr(cls, "from_data", classmethod(_from_data(cls, readers, shared, derived)))  # noqa: B010 - it replaces an inherited method
    return cls


def _is_marked(hint: Any, mark: object) -> bool:
    return typing.get_origin(hint) is Annotated and mark in hint.__metadata__


@lru_cache(maxsize=256)
def _hints(row: type) -> Mapping[str, Any]:
    """The types of the fields of a row, which are looked at over and over while a state is checked."""
    return typing.get_type_hints(row)


def _bare(hint: Any) -> Any:
    """The type behind a ``NewType``."""
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    return hint


def _check(owner: str, name: str, hint: Any) -> None:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    values = args if origin in (list, dict) else (hint,)
    if not all(_is_immutable(value) for value in values):
        raise TypeError(f"{owner}.{name}: {hint} is neither immutable nor one flat list or dict of immutable values")
    if not all(_is_readable(value) for value in values) or (origin is dict and _bare(args[0]) not in (int, str)):
        raise TypeError(f"{owner}.{name}: {hint} could not be read back from JSON")


def _is_readable(hint: Any) -> bool:
    """JSON has no sets inside lists, and tells one row from another by its kind alone; see ``_tags``."""
    hint = _bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        kinds = [arg for arg in args if arg is not type(None)]
        if len(kinds) > 1 and _are_told_apart(kinds):
            return all(_is_readable(kind) for kind in kinds)
        return all(arg in _PLAIN for arg in kinds) or (len(kinds) == 1 and _is_readable(kinds[0]))
    if origin is tuple:
        return all(arg is Ellipsis or (_is_readable(arg) and typing.get_origin(arg) is not frozenset) for arg in args)
    if _is_row(hint):
        return all(_is_readable(field) for field in _hints(hint).values())
    return True


def _are_told_apart(kinds: Sequence[Any]) -> bool:
    """Rows whose last field is their kind, as a literal: no two of them have the same."""
    tags = [tag for kind in kinds for tag in _tags(kind)]
    return all(_tags(kind) for kind in kinds) and len(tags) == len(set(tags))


def _tags(hint: Any) -> tuple[Any, ...]:
    """What the last field of a row can be, if it says which kind of row it is."""
    if not _is_row(hint) or hint._fields[-1:] != ("kind",):
        return ()
    kind = _hints(hint)["kind"]
    return typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()


def _is_immutable(hint: Any) -> bool:
    hint = _bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (tuple, frozenset, typing.Union, types.UnionType):
        return all(arg is Ellipsis or _is_immutable(arg) for arg in args)
    if origin is typing.Literal:
        return True
    return hint in _PLAIN or _is_row(hint)


@lru_cache(maxsize=1024)
def _is_row(hint: Any) -> bool:
    """A NamedTuple whose fields are immutable."""
    if not (isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")):
        return False
    return all(_is_immutable(field) for field in _hints(hint).values())


def _give(cls: type, name: str, source: str) -> None:
    """Compile a method out of the field names, as ``dataclasses`` does."""
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec(source, scope)  # noqa: S102 - the source is made of the names of our own fields
    setattr(cls, name, scope[name])


def _copy_source(fields: Mapping[str, Any]) -> str:
    lines = ["def copy(self):", "    other = new(cls)"]
    for name, hint in fields.items():
        way = {list: f"self.{name}.copy()", dict: f"self.{name}.copy()"}.get(typing.get_origin(hint), f"self.{name}")
        lines.append(f"    other.{name} = {way}")
    return "\n".join([*lines, "    return other"])


def _below_zero_source(counts: Mapping[str, Any]) -> str:
    lists = {name for name, hint in counts.items() if typing.get_origin(hint) is list}
    all_counts = ", ".join(f"*self.{name}" if name in lists else f"self.{name}" for name in counts)
    lines = ["def below_zero(self):"]
    lines += [f"    if min(({all_counts}, 0)) >= 0: return ''"] if counts else []
    for name in counts:
        is_short = f"self.{name} and min(self.{name}) < 0" if name in lists else f"self.{name} < 0"
        lines.append(f"    if {is_short}: return {name!r}")
    return "\n".join([*lines, "    return ''"])


def _to_data_source(fields: Mapping[str, Any]) -> str:
    """Sets have no order of their own, so they are written sorted; everything else JSON writes as it is."""
    sets = {name for name, hint in fields.items() if typing.get_origin(hint) is frozenset}
    values = ", ".join(f"sorted(self.{name})" if name in sets else f"self.{name}" for name in fields)
    return f"def to_data(self):\n    return [{values}]"


def _described(hint: Any) -> str:
    """A type in words; a row with the names and types of its fields, so that a changed row is a changed shape."""
    hint = _bare(hint)
    if _is_row(hint):
        fields = ", ".join(f"{name}: {_described(kind)}" for name, kind in _hints(hint).items())
        return f"{hint.__name__}({fields})"
    args = ", ".join("…" if arg is Ellipsis else _described(arg) for arg in typing.get_args(hint))
    return f"{getattr(typing.get_origin(hint) or hint, '__name__', str(hint))}[{args}]"


Reader = Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


def _reader(hint: Any) -> Reader:
    """How a value of this type is read back from JSON, which knows lists, not tuples, and keys only as strings."""
    hint = _bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return _sequence(list, _reader(args[0]))
    if origin is dict:
        key, value = _reader(args[0]), _reader(args[1])
        if _bare(args[0]) is int:
            return lambda data: {int(k): value(v) for k, v in data.items()}
        return lambda data: {key(k): value(v) for k, v in data.items()}
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return _sequence(tuple, _reader(args[0]))
        parts = [_reader(arg) for arg in args]
        return lambda data: tuple(part(value) for part, value in zip(parts, data, strict=True))
    if origin is frozenset:
        return _sequence(frozenset, _reader(args[0]))
    if origin in (typing.Union, types.UnionType):
        return _choice([arg for arg in args if arg is not type(None)])
    if _is_row(hint):
        parts = [_reader(field) for field in _hints(hint).values()]
        return lambda data: hint(*[part(value) for part, value in zip(parts, data, strict=True)])
    return _same


def _choice(kinds: Sequence[Any]) -> Reader:
    """One of several types, or None."""
    readers = [_reader(kind) for kind in kinds]
    if len(kinds) > 1 and _are_told_apart(kinds):
        by_tag = {tag: read for kind, read in zip(kinds, readers, strict=True) for tag in _tags(kind)}
        return lambda data: None if data is None else by_tag[data[-1]](data)
    if len(readers) == 1 and readers[0] is not _same:
        only = readers[0]
        return lambda data: None if data is None else only(data)
    return _same


def _sequence(kind: Callable[[Any], Any], item: Reader) -> Reader:
    if item is _same:
        return _same if kind is list else kind
    return lambda data: kind([item(value) for value in data])


def _from_data(
    cls: type, readers: Mapping[str, Reader], shared: set[str], derived: Mapping[str, Any]
) -> Callable[..., Any]:
    """Compile the reading of all fields into one function, as ``copy`` is."""
    lines = ["def from_data(_, data, **printed):", "    if len(data) != size or printed.keys() != shared:"]
    lines += ["        raise ValueError('the state has other fields')", "    self = new(cls)"]
    lines += [f"    {', '.join(f'v{place}' for place in range(len(readers)))}, = data"]
    lines += [
        f"    self.{name} = " + (f"v{place}" if reader is _same else f"read_{name}(v{place})")
        for place, (name, reader) in enumerate(readers.items())
    ]
    lines += [f"    self.{name} = printed[{name!r}]" for name in sorted(shared)]
    lines += [f"    self.{name} = derived[{name!r}]" for name in derived]
    scope: dict[str, Any] = {f"read_{name}": reader for name, reader in readers.items()}
    scope |= {"size": len(readers), "shared": shared, "derived": derived, "new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, "    return self"]), scope)  # noqa: S102 - made of the names of our own fields
    made: Callable[..., Any] = scope["from_data"]
    return made
