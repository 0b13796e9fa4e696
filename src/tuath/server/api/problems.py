"""What goes wrong, as the description of the interface tells it."""

from __future__ import annotations

from typing import Any

from tuath.server.wire.outgoing import MovedOn, Problem

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "Malformed."},
    403: {"model": Problem, "description": "Not yours, or nobody is signed in."},
    404: {"model": Problem, "description": "There is no such thing."},
    413: {"model": Problem, "description": "Too large."},
    409: {
        "model": MovedOn,
        "description": "The table has moved on, or not come so far; an answer is told how it stands.",
    },
    422: {"model": Problem, "description": "Refused by the rules or the setup."},
    429: {
        "model": Problem,
        "description": "Too fast.",
        "headers": {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}},
        },
    },
    503: {"model": Problem, "description": "It cannot be stored, or too much waits already."},
}

# The same where the answer itself is plain text: the framework would call these plain text too.
PROBLEMS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "description": known["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        **({"headers": known["headers"]} if "headers" in known else {}),
    }
    for status, known in PROBLEMS.items()
}
