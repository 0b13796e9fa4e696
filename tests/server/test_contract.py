"""The interface is what its description says: every operation, with sound and with wild input, on a real server."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from tests.amounts import usually
from tests.server.conftest import Client, Running, questions
from tests.server.contract import World, description, keeps_to_its_description
from tests.server.helpers import goes_away, play_on, table_of

if TYPE_CHECKING:  # it takes seconds, so only who carries out these tests reads it
    from schemathesis import BaseSchema, Case
    from schemathesis.schemas import APIOperation

PORTIONS = 24  # of the operations, to be shared among workers
CALLING = (  # a server of tests calls nobody, unless a test listens
    "POST /api/me/webhooks", "POST /api/me/mailboxes", "POST /api/me/browsers", "POST /api/me/channels/{id}",
    "POST /api/me/channels/{id}/test", "DELETE /api/me/channels/{id}", "POST /api/mail/yes", "POST /api/mail/no",
)  # fmt: skip


@cache
def schema() -> BaseSchema:
    import schemathesis  # noqa: PLC0415

    return schemathesis.openapi.from_dict(description())


@cache
def operations() -> list[APIOperation[Any, Any, Any, Any]]:
    from schemathesis.core.result import Ok  # noqa: PLC0415

    return [found.ok() for found in schema().get_all_operations() if isinstance(found, Ok)]


@pytest.fixture(scope="module")
def world(server: Running) -> World:
    return World(server)


@pytest.mark.parametrize("portion", usually(0, 1, more=range(2, PORTIONS)))
def test_every_operation_keeps_to_its_description(portion: int, world: World) -> None:
    """Some input for each, the same every time; more of it, and whatever can be wrong, in `test_contract_at_length`."""
    some = operations()[portion::PORTIONS]
    assert some
    for operation in some:

        @settings(max_examples=5, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def keeps(case: Case[Any]) -> None:
            keeps_to_its_description(case, world)

        keeps()


class Reader(Client):
    """Somebody who compares every answer with the description."""

    def __init__(self, url: str, name: str | None) -> None:
        self.seen: set[tuple[str, int]] = set()
        super().__init__(url, name)
        self.http.event_hooks["response"] = [self.check]

    def check(self, answer: httpx.Response) -> None:
        answer.read()
        operation = next(
            operation
            for operation in operations()
            if operation.method.upper() == answer.request.method and fits(operation.path, answer.request.url.path)
        )
        operation.validate_response(answer)
        self.seen.add((operation.label, answer.status_code))


def fits(pattern: str, path: str) -> bool:
    """Is this a path of that pattern? Fixed parts go before parameters, as in the application."""
    parts, given = pattern.split("/"), path.split("/")
    if given[-1] == "record" and len(given) == 4:
        return pattern == path
    return len(parts) == len(given) and all(a == b or a.startswith("{") for a, b in zip(parts, given, strict=True))


def wish_and_plan(maren: Client) -> None:
    """What only some games have."""
    wished = maren.new_table("me", "bot:random", game="inis")["id"]
    maren.post(f"/api/tables/{wished}/wish", seat=0, moment="played", wish="always")
    maren.get(f"/api/tables/{wished}/terms/brenn", seat=0)
    island = maren.new_table("me", "bot:random", game="spirit_island", seed=4)["id"]
    maren.post(f"/api/tables/{island}/plan", seat=0, kind="ready")
    try_a_puzzle(maren)


def try_a_puzzle(maren: Client) -> None:
    maren.get("/api/games/inis/puzzles")
    table = maren.post("/api/games/inis/puzzles/1")["table"]
    puzzle = f"/api/tables/{table['id']}/puzzle"
    maren.post(f"{puzzle}/help", what="hint")
    asked = questions(table)[0]
    maren.answer(table, asked, asked["options"][0]["id"])
    maren.post(f"{puzzle}/back")
    notice = f"/api/tables/{table['id']}/notice"
    maren.post(notice, **maren.get(notice))


def look_back(reader: Reader, path: str) -> None:
    """At a game that is over, in every way."""
    for told in ("statistics", "ending", "curve", "analysis"):
        reader.get(f"{path}/{told}")
    reader.post(f"{path}/analysis")
    reader.post(f"{path}/try", seat=0, count=4)


def leave(client: Client) -> None:
    """A vacation is planned and given up; then somebody signs out."""
    far = datetime.now(UTC).date() + timedelta(days=30)
    client.post("/api/me/vacations", first=far.isoformat(), last=far.isoformat())
    assert client.get("/api/me/vacations")["taken"] == {str(far.year): 1}
    client.http.delete(f"/api/me/vacations/{far.isoformat()}")
    client.get("/api/me/turns")
    key = client.post("/api/me/feed")["key"]
    assert client.get("/api/me/feed")["key"] == key
    for kind in ("atom", "ics"):
        assert client.http.get(f"/api/me/turns.{kind}", params={"key": key}).status_code == 200
    client.http.delete("/api/me/feed")
    client.http.delete("/api/me")


def get_along_and_leave(maren: Client, bram: Client) -> None:
    """What one sees of others, and does about them; then both go."""
    other = f"/api/players/{bram.player['id']}"
    maren.get(other)
    maren.get("/api/ratings", game="arrival", size=3)
    for kind in ("block", None):
        assert maren.post(f"{other}/block", kind=kind) == maren.get("/api/me/blocks")
    maren.post(f"{other}/report", kind="other", text="nothing at all")
    keep_company(maren, bram)
    assert maren.http.get("/api/me/games").status_code == 200
    maren.post("/api/pairing", game="inis", seats=3)
    maren.get("/api/me/channels")
    maren.post("/api/me/delete", name="Maren")
    leave(bram)


def keep_company(maren: Client, bram: Client) -> None:
    """Friends, invitations, and a club from its beginning to its end."""
    for one, other in ((maren, bram), (bram, maren)):
        one.post(f"/api/players/{other.player['id']}/friend", friend=True)
    assert len(maren.get("/api/me/friends")["friends"]) == 1
    made = maren.post("/api/clubs", name="Donegal Board Club")
    id, far = f"/api/clubs/{made['id']}", datetime.now(UTC).date() + timedelta(days=30)
    bram.get(f"{id}/door", key=made["invitation"])
    bram.post(f"{id}/join", invitation=made["invitation"])
    maren.post(f"{id}/members/{bram.player['id']}", role="host")
    maren.post(f"{id}/name", name="Letterkenny")
    maren.post(f"{id}/invitation")
    bram.post(f"{id}/seasons", first=far.isoformat())
    table = str(maren.new_table("me", "open", club=made["id"])["id"])
    maren.get(f"/api/tables/{table}/invitations")
    maren.post(f"/api/tables/{table}/invitations", players=[bram.player["id"]])
    assert len(bram.get("/api/me/invitations")["invitations"]) == 1
    bram.http.delete(f"/api/me/invitations/{table}")
    assert len(bram.get(id)["open"]) == 1
    bram.get(f"{id}/season")
    bram.post(f"{id}/leave")
    assert maren.get("/api/me/clubs")["clubs"]
    maren.post(f"{id}/end", name="Letterkenny")


@pytest.mark.more
def test_whole_games_keep_to_the_description(server: Running) -> None:
    """Random input seldom plays well: here everything goes right once."""
    maren, bram = Reader(server.url, "Maren"), Reader(server.url, "Bram")
    maren.http.get("/api/games")
    for path in ("games/arrival", "games/arrival/rules/de", "games/arrival/words/de", "words/en"):
        assert maren.http.get(f"/api/{path}").status_code == 200
    maren.post("/api/games/arrival/setup", seats=2, options={})
    id = maren.new_table("me", "open", "bot:random", clock={"minutes": 60, "increment": 5})["id"]
    path = f"/api/tables/{id}"
    bram.post(f"{path}/join", seat=1)
    table = play_on({0: maren, 1: bram}, id, Random(1), most=6)
    bram.post(f"{path}/chat", text="hello")
    seat = next(seat for seat in (0, 1) if (maren, bram)[seat].table(id)["undo"][str(seat)] is not None)
    asker, other = (maren, bram)[seat], (maren, bram)[1 - seat]
    asker.post(f"{path}/undo", seat=seat)
    other.table(id)
    other.post(f"{path}/undo/consent", seat=1 - seat, agree=False)
    table = play_on({0: maren, 1: bram}, id, Random(1), most=1)
    maren.get(f"{path}/at/4")
    maren.get(f"{path}/since/2")
    maren.get(f"{path}/updates", version=table["version"] - 1)
    bram.get(f"{path}/why", seat=1, option="umall")
    bram.post(f"{path}/resign", seat=1)
    bram.get("/api/tables")
    over = play_on({0: maren}, id, Random(1))
    assert over["status"] == "over"
    assert maren.http.get(f"{path}/record").status_code == 200
    look_back(maren, path)
    again = maren.post(f"{path}/rematch")["table"]["id"]
    maren.post(f"/api/tables/{again}/replace", seat=1, chair="bot:greedy")
    tove = server.client("Tove")
    missed = table_of(maren, bram, tove)
    goes_away(tove, server, missed, 2, maren)
    bram.table(missed)
    maren.post(f"/api/tables/{missed}/replace", seat=2, chair="bot:greedy")
    bram.post(f"/api/tables/{missed}/replace/consent", seat=1, agree=False)
    goes_away(bram, server, missed, 1, maren)
    maren.post(f"/api/tables/{missed}/replace", seat=1, chair="bot:greedy")
    bram.post(f"/api/tables/{missed}/return", seat=1)
    waiting = maren.new_table("me", "open")["id"]
    maren.post(f"/api/tables/{waiting}/leave")
    wish_and_plan(maren)
    alone = maren.new_table("me", "guest:Tove", game="origo", seed=4, hints="allowed")
    maren.post(f"/api/tables/{alone['id']}/hint", seat=alone["asked"][0]["seat"])
    lesson = maren.post("/api/games/arrival/lesson")["table"]["id"]
    maren.post(f"/api/tables/{lesson}/lesson/read", step="aim")
    maren.post(f"/api/tables/{lesson}/lesson/leave")
    made = bram.post("/api/me/tokens", name="a bot")
    assert made["id"] in [token["id"] for token in bram.get("/api/me/tokens")["tokens"]]
    bram.http.delete(f"/api/me/tokens/{made['id']}")
    get_along_and_leave(maren, bram)
    assert {label for label, status in maren.seen | bram.seen if status == 200} == {
        operation.label for operation in operations()
    } - {"GET /healthz", "GET /metrics", "POST /api/me/passphrase", "POST /api/me/recover", "POST /api/me/token",
         "GET /api/me", "POST /api/me", "POST /api/tables/record", *CALLING}  # fmt: skip


def test_who_is_not_signed_in_is_told_so(server: Running) -> None:
    """Whatever the description says to need a player is refused without one, and with a forged one."""
    forged = {"Authorization": "Bearer tuath_nonsense"}
    checked = 0
    for path, operations in description()["paths"].items():
        for method, operation in operations.items():
            if "security" in operation:
                url = path.replace("{id}", "nowhere") + ("?seat=0&option=x" if path.endswith("/why") else "")
                for headers in ({}, forged):
                    answer = server.client().http.request(method, url, json={}, headers=headers)
                    assert answer.status_code in (400, 403)
                    assert answer.json()["error"]["key"] in ("server-malformed", "server-sign-in")
                    checked += answer.status_code == 403
    assert checked > 6
