"""Does a value, as JSON has it, fit a type exactly? No field more, none less, and no number that is really a truth."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import orjson
from typing_extensions import is_typeddict as is_other_typeddict

from tuath.server.wire import outgoing


def fits(data: Any, type: Any) -> None:
    """As it goes out, it is what the type says."""
    assert misfits(json.loads(data if isinstance(data, bytes) else orjson.dumps(data)), type) == []


def misfits(value: Any, type: Any, place: str = "") -> list[str]:
    """Where a value is not what a type says."""
    origin, inner = get_origin(type), get_args(type)
    if type is Any:
        return []
    if origin in (Union, UnionType):
        return misfits_of_all(value, inner, place)
    if origin is Literal:
        return [] if value in inner else [f"{place} is {value!r}, not one of {inner}"]
    kind = kind_of(type, origin)
    if value.__class__ is not kind and not (kind is float and value.__class__ is int):
        return [f"{place} is {value!r}, not {kind.__name__}"]
    if kind is list:
        return [m for n, one in enumerate(value) for m in misfits(one, inner[0], f"{place}[{n}]")]
    if is_shape(type):
        return misfits_of_shape(value, type, place)
    return [m for name, one in value.items() for m in misfits(one, inner[1], f"{place}.{name}")] if inner else []


def kind_of(type: Any, origin: Any) -> Any:
    """What Python reads from JSON for it."""
    return dict if is_shape(type) or origin is Mapping else origin or type


def is_shape(type: Any) -> bool:
    return is_typeddict(type) or is_other_typeddict(type)


def misfits_of_all(value: Any, types: tuple[Any, ...], place: str) -> list[str]:
    """One of them has to fit; told is where it nearly did."""
    found = [misfits(value, type, place) for type in types]
    return [] if [] in found else min(found, key=len)


def misfits_of_shape(value: dict[str, Any], shape: Any, place: str) -> list[str]:
    fields, needed = fields_of(shape)
    wrong = [f"{place}.{name} is not in {shape.__name__}" for name in value.keys() - fields.keys()]
    wrong += [f"{place}.{name} is missing" for name in needed - value.keys()]
    for name in value.keys() & fields.keys():
        wrong += misfits(value[name], fields[name], f"{place}.{name}")
    return wrong


class Fields(NamedTuple):
    """The fields of a type, and those it must have."""

    all: dict[str, Any]
    needed: set[str]


@cache
def fields_of(shape: Any) -> Fields:
    hints = get_type_hints(shape, include_extras=True)
    needed = {name for name, type in hints.items() if get_origin(type) is not NotRequired}
    fields = {name: type if name in needed else get_args(type)[0] for name, type in hints.items()}
    partly = outgoing.PARTLY.get(shape.__name__)
    return Fields({**fields_of(getattr(outgoing, partly)).all, **fields} if partly else fields, needed)
