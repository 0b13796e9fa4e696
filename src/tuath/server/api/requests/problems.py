"""The answers for errors, as the description of the interface lists them."""

from __future__ import annotations

from typing import Any

from tuath.server.wire.description import refer
from tuath.server.wire.outgoing import MovedOn, Problem

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"content": refer(Problem), "description": "Malformed."},
    403: {"content": refer(Problem), "description": "Not yours, or nobody is signed in."},
    404: {"content": refer(Problem), "description": "There is no such thing."},
    413: {"content": refer(Problem), "description": "Too large."},
    409: {
        "content": refer(MovedOn),
        "description": "The table has moved on, or not come so far; an answer is told how it stands.",
    },
    422: {"content": refer(Problem), "description": "Refused by the rules or the setup."},
    429: {
        "content": refer(Problem),
        "description": "Too fast.",
        "headers": {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}},
        },
    },
    503: {"content": refer(Problem), "description": "It cannot be stored, or too much waits already."},
}
