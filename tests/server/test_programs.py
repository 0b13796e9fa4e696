"""What programs have: tokens for some things only, and errors in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.conftest import Running, open_socket, questions, until
from tests.server.contract import description
from tests.server.programs import program
from tuath.server.api.requests.common import scope_of
from tuath.server.web.accept_language import language_of


def refusal(answer: Any) -> Any:
    assert answer["error"]["key"] == "server-token-scope", answer
    return answer["error"]["params"]


def test_a_token_is_for_what_it_was_made_for(server: Running) -> None:
    maren = server.client("Maren")
    reads, plays, hosts = (program(server, maren, scope) for scope in ("read", "play", "host"))
    table = maren.new_table("me", "guest", seed=4)
    path, asked = f"/api/tables/{table['id']}", questions(table)[0]
    assert reads.get(path)["table"]["id"] == table["id"]
    given = {"seat": asked["seat"], "option": asked["options"][0]["id"], "version": table["version"]}
    assert refusal(reads.post(f"{path}/answer", 403, **given)) == {"scope": "read", "needed": "play"}
    assert plays.post(f"{path}/answer", 200, **given)["version"] > table["version"]
    opened: dict[str, Any] = {"game": "arrival", "chairs": ["me", "bot:random"]}
    for client, scope in ((reads, "read"), (plays, "play")):
        bodies: dict[str, dict[str, Any]] = {
            "/api/tables": opened, "/api/me": {"name": "Bram"}, "/api/me/tokens": {"name": "x"}
        }  # fmt: skip
        for where, body in bodies.items():
            assert refusal(client.post(where, 403, **body)) == {"scope": scope, "needed": "host"}
        assert client.get("/api/me")["player"]["name"] == "Maren"
    assert hosts.post("/api/tables", **opened)["table"]["mine"] == [0]
    assert hosts.post("/api/me", name="Maren again")["player"]["name"] == "Maren again"
    assert [token["scope"] for token in maren.get("/api/me/tokens")["tokens"]] == ["read", "play", "host"]
    assert maren.post("/api/me/tokens", 400, name="x", scope="rule")["error"]["key"] == "server-malformed"


def test_a_socket_is_for_no_more(server: Running) -> None:
    maren = server.client("Maren")
    reads = program(server, maren, "read")
    table = maren.new_table("me", "guest", seed=4)
    asked = questions(table)[0]
    headers: dict[str, Any] = {"Authorization": reads.http.headers["Authorization"]}
    with open_socket(server.client(), server, table["id"], **headers) as socket:
        until(socket, "table")
        answer = {"seat": asked["seat"], "option": asked["options"][0]["id"], "version": table["version"], "id": "a"}
        socket.send(json.dumps({"type": "answer", **answer}))
        assert refusal(until(socket, "refused")) == {"scope": "read", "needed": "play"}
    assert maren.table(table["id"])["version"] == table["version"]


def test_whatever_opens_a_table_or_changes_somebody_is_for_hosts() -> None:
    """New operations are no surprise: whoever adds one sees here what a token needs for it."""
    plays = {
        path.removeprefix("/api/tables/{id}/")
        for path, methods in description()["paths"].items()
        if "post" in methods and scope_of("POST", path.replace("{id}", "k3v9")) == "play"
    }
    assert {"answer", "join", "leave", "undo", "chat", "resign", "hint", "replace/consent", "return"} <= plays
    assert not {"replace", "rematch", "try"} & plays
    for method, path in (("POST", "/api/tables"), ("POST", "/api/tables/record"), ("DELETE", "/api/me")):
        assert scope_of(method, path) == "host"
    assert scope_of("GET", "/api/me/tokens") == "read"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, None), ("", None), ("de", "de"), ("de-AT,en;q=0.5", "de"), ("fr,en;q=0.2,de;q=0.7", "de"),
        ("fr", "en"), ("*", "en"), ("de;q=0,en;q=0.1", "en"), ("de;q=x,en", "en"), (";;;,,q=", "en"), ("x" * 999, "en"),
    ],
)  # fmt: skip
def test_the_language_that_is_liked_best(accepted: str | None, language: str | None) -> None:
    assert language_of(accepted) == language


@pytest.mark.more
def test_errors_are_said_in_the_asked_language(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest", seed=4)
    for language, words in (("de", "Hier ist nichts."), ("en-GB", "There is nothing here.")):
        answer = maren.http.get("/api/tables/nowhere", headers={"Accept-Language": language})
        assert answer.json()["said"] == words
        assert answer.headers["content-language"] == language[:2]
    seat = questions(table)[0]["seat"]
    given = {"seat": seat, "option": "nothing at all", "version": table["version"]}
    refused = maren.http.post(f"/api/tables/{table['id']}/answer", json=given, headers={"Accept-Language": "de"}).json()
    assert refused["said"]
    assert "⟨" not in refused["said"]
    maren.http.headers.pop("Accept-Language", None)
    assert "said" not in maren.get("/api/tables/nowhere", 404), "who asks for no language has catalogues"
