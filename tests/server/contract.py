"""Requests made up from the description of the interface, and a server on which they find something."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import tuath
from tests.server.conftest import Running
from tuath.server.app import make_app

if TYPE_CHECKING:
    from schemathesis import Case

ENDING = ("DELETE /api/me", "POST /api/me/passphrase", "POST /api/me/delete")
SHOWN = ("POST /api/mail/no",)  # whoever comes there by a browser sees a page that asks


@cache
def description() -> dict[str, Any]:
    return make_app("sqlite+aiosqlite://").openapi()


@cache
def all_checks() -> dict[str, Any]:
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415
    from schemathesis.specs.openapi import checks  # noqa: PLC0415

    names = (
        "content_type_conformance", "missing_required_header", "response_headers_conformance",
        "response_schema_conformance", "status_code_conformance", "unsupported_method", "use_after_free",
    )  # fmt: skip
    return {"not_a_server_error": not_a_server_error, **{name: getattr(checks, name) for name in names}}


class World:
    """A server with a table of every kind, and somebody who sits at most of them."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.maren, self.bram = running.client("Maren"), running.client("Bram")
        self.token = self.maren.post("/api/me/token")["token"]
        over = tuath.start("arrival", seats=2, seed=4)
        while not over.over:
            seat, decision = next(iter(over.pending.items()))
            over.answer(seat, decision.options[-1])
        self.tables = [
            self.maren.new_table("me", "guest", seed=1)["id"],
            self.maren.new_table("me", "open", clock={"minutes": 900, "increment": 5})["id"],
            self.maren.post("/api/tables/record", record=str(over.record()))["table"]["id"],
            self.bram.new_table("me", "open", public=False)["id"],
            self.bram.new_table("bot:random", "bot:greedy", "me")["id"],
        ]
        wish: dict[str, Any] = {"name": "Winter", "game": "arrival", "clock": {"days": 3}, "least": 3}
        made = [who.post("/api/tournaments", **wish)["tournament"]["id"] for who in (self.maren, self.bram)]
        for who in (self.maren, self.bram, running.client("Tove")):
            who.post(f"/api/tournaments/{made[0]}/join")
        self.maren.post(f"/api/tournaments/{made[0]}/start")
        self.tournaments = made


def keeps_to_its_description(case: Case[Any], world: World) -> None:
    """One request as it was made up, mostly at a table that exists, by somebody who is signed in one way or another."""
    rng = Random(repr((case.path_parameters, case.body, case.query)))
    if "id" in (case.path_parameters or {}) and rng.random() < 0.8:
        is_tournament = "/tournaments/" in case.operation.path
        case.path_parameters["id"] = rng.choice(world.tournaments if is_tournament else world.tables)
    who, token = world.maren, world.token
    if case.operation.label in ENDING:  # whoever does it is not signed in any more
        who = world.running.client("Somebody")
        token = who.post("/api/me/token")["token"]
    if rng.random() < 0.5:
        case.headers["Authorization"] = f"Bearer {token}"
    else:
        case.cookies["tuath"] = who.http.cookies["tuath"]
    leave_out = "unsupported_method" if case.operation.label in SHOWN else ""
    checks = [check for name, check in all_checks().items() if name != leave_out]
    case.call_and_validate(base_url=world.running.url, checks=checks)
