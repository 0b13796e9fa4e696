"""The wire's types in OpenAPI, the description of the interface.

Answers are sent as they are written: the framework need not make a checker for each of them when the server starts.
What they are is put into the description when somebody asks for it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from tuath.server.wire import outgoing
from tuath.server.wire.declared import Shape, declared, field_docs
from tuath.server.wire.glossary import FIELDS, PARAMETERS, SHAPES

PLACE = "#/components/schemas/"


def refer(shape: type[outgoing.Sent]) -> dict[str, Any]:
    """The body of an answer, by the name of its type."""
    return {"application/json": {"schema": {"$ref": f"{PLACE}{shape.__name__}"}}}


def answers(shape: type[outgoing.Sent]) -> dict[str, Any]:
    """For the route of something that is sent as it is written."""
    return {"response_model": None, "responses": {200: {"content": refer(shape)}}}


def explain(document: dict[str, Any]) -> None:
    """Say of everything what it is, where it does not say so itself."""
    for operation in (one for path in document["paths"].values() for one in path.values()):
        for parameter in operation.get("parameters", ()):
            parameter.setdefault("description", PARAMETERS.get(parameter["name"], ""))
    for name, shape in document["components"]["schemas"].items():
        if name in SHAPES:
            shape.setdefault("description", SHAPES[name])
        for field, about in shape.get("properties", {}).items():
            if field in FIELDS:
                about.setdefault("description", FIELDS[field])


def schemas() -> dict[str, Any]:
    """Everything that is sent, through the socket too, with what is said of each field where it is declared."""
    names = [found.name for found in declared(outgoing) if isinstance(found, Shape)]
    types: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "serialization", TypeAdapter(getattr(outgoing, name))) for name in names
    ]
    written, more = TypeAdapter.json_schemas(types, ref_template=PLACE + "{model}")
    found: dict[str, Any] = {name: schema for (name, _), schema in written.items()} | more["$defs"]
    for name, whole in outgoing.PARTLY.items():
        found[name]["properties"] = found[whole]["properties"] | found[name]["properties"]
    describe(found, outgoing)
    return found


def describe(found: dict[str, Any], declaring: ModuleType) -> None:
    """What is said of each field where it is declared; what the interface does not know needs no description."""
    for name, docs in field_docs(declaring).items():
        for field, doc in docs.items():
            if name in found:
                found[name]["properties"][field]["description"] = doc
