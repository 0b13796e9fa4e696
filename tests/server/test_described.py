"""Everything in the description of the interface is described: operations, parameters, types, fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.server.contract import description
from tuath.server.wire.glossary import FIELDS, PARAMETERS, SHAPES


def schemas() -> dict[str, Any]:
    return dict(description()["components"]["schemas"])


def operations() -> Iterator[tuple[str, Any]]:
    for path, methods in description()["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_every_operation_and_every_parameter_is_described() -> None:
    assert [name for name, operation in operations() if not operation.get("description")] == []
    silent = [
        (name, parameter["name"])
        for name, operation in operations()
        for parameter in operation.get("parameters", ())
        if not parameter.get("description")
    ]
    assert silent == []


def test_every_type_and_every_field_is_described() -> None:
    silent = [name for name, shape in schemas().items() if "properties" in shape and not shape.get("description")]
    assert silent == []
    fields = [(name, field) for name, shape in schemas().items() for field, about in shape.get("properties", {}).items()
              if not about.get("description")]  # fmt: skip
    assert fields == []


def test_nothing_is_described_that_there_is_not() -> None:
    fields = {field for shape in schemas().values() for field in shape.get("properties", ())}
    parameters = {one["name"] for _, operation in operations() for one in operation.get("parameters", ())}
    assert set(FIELDS) - fields == set()
    assert set(PARAMETERS) - parameters == set()
    assert set(SHAPES) - set(schemas()) == set()
