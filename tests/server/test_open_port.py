"""What anybody may ask at the open port: names, numbers, echoes, texts of the host, and what it costs."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import PATIENCE, UNUSED, Running, finish
from tests.terminal.shell import tuath_command
from tuath.core.message import ECHO, say
from tuath.server.settings import Settings
from tuath.server.timing import throttle
from tuath.server.timing.throttle import Recently
from tuath.server.web import texts
from tuath.server.web.names import is_known
from tuath.words.catalogue import Catalogue

LONG = "x" * 3000
TOO_LONG = "x" * (ECHO + 1)

# ---- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8330", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_a_foreign_name_is_turned_down(server: Running, host: str) -> None:
    """A page elsewhere that has its own name lead here would read what its visitor may see, and answer for them."""
    answer = server.client().http.get("/api/me", headers={"Host": host})
    assert (answer.status_code, answer.json()["error"]["key"]) == (421, "server-foreign-name")
    same = {"Host": host, "Origin": f"http://{host}"}
    assert server.client().http.post("/api/me", json={"name": "Maren"}, headers=same).status_code == 421
    assert server.client().http.get("/", headers={"Host": host}).status_code == 421
    opening = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", **same}
    opening |= {"Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg=="}
    assert server.client().http.get("/api/tables/x/live", headers=opening).status_code == 421


@pytest.mark.parametrize(
    ("host", "now", "ours"),
    [
        ("localhost:8330", Settings(), True),
        ("LOCALHOST.", Settings(), True),
        ("tuath.localhost", Settings(), True),
        ("127.0.0.1", Settings(), True),
        ("[::1]:8330", Settings(), True),
        ("192.0.2.7:8330", Settings(), True),
        ("games.example.org", Settings(), False),
        ("games.example.org", Settings(site="https://games.example.org/"), True),
        ("games.example.org:443", Settings(names=("Games.Example.org",)), True),
        ("other.example.org", Settings(site="https://games.example.org/"), False),
        ("mybox", Settings(host="mybox"), True),
        ("games.example.org", Settings(proxy=("127.0.0.1",)), True),
        ("other.example.org", Settings(proxy=("127.0.0.1",), names=("games.example.org",)), False),
        ("[", Settings(), False),
        ("[::1]evil.example", Settings(), False),
        ("[::1].evil.example:80", Settings(), False),
        ("localhost:evil.example", Settings(), False),
        ("localhost@evil.example", Settings(), False),
        (":80", Settings(), False),
    ],
)
def test_what_is_a_name_of_ours(host: str, now: Settings, ours: bool) -> None:
    assert is_known(host, now) is ours


@pytest.mark.parametrize("second", ["evil.example", "localhost"])
def test_who_names_two_hosts_is_turned_down(server: Running, second: str) -> None:
    """Whoever stands before us may have gone by the other one."""
    opening = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    opening += b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    for path, more in ((b"/api/me", b""), (b"/", b""), (b"/api/me/live", opening)):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            hosts = b"Host: localhost\r\nHost: %b\r\n" % second.encode()
            line.sendall(b"GET %b HTTP/1.1\r\n%b%b\r\n" % (path, hosts, more))
            assert line.recv(65_536).startswith(b"HTTP/1.1 421 "), path


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_numbers_are_for_this_machine(server: Running) -> None:
    http = server.client().http
    assert http.get("/metrics").status_code == 200
    for passed_on in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
        answer = http.get("/metrics", headers={passed_on: "203.0.113.7"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-metrics-closed")


def test_numbers_are_for_whoever_shows_the_key(tmp_path: Path) -> None:
    running = Running(tmp_path)
    running.settings["TUATH_METRICS"] = "a long key"
    http = running.start().client().http
    passed_on = {"X-Forwarded-For": "203.0.113.7"}
    assert http.get("/metrics").status_code == 403, "also from here: a proxy may stand here"
    assert http.get("/metrics", headers={"Authorization": "Bearer another"}).status_code == 403
    assert http.get("/metrics", headers={"Authorization": "Bearer a long key", **passed_on}).status_code == 200
    assert "a long key" not in tuath_command("serve", "--check", TUATH_METRICS="a long key").stdout
    running.end()


def test_what_costs_is_asked_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many want to know: those who come together hear the same."""
    asked: list[int] = []

    async def ask() -> int:
        asked.append(1)
        await asyncio.sleep(0)
        return len(asked)

    async def many() -> list[int]:
        told = Recently(ask)
        together = await asyncio.gather(*(told.now() for _ in range(100)))
        monkeypatch.setattr(throttle, "SECONDS", 0.0)
        return [*together, await told.now()]

    assert finish(many()) == [1] * 100 + [2]


def test_a_page_of_a_table_costs_no_more_than_a_page(tmp_path: Path) -> None:
    """Whoever asks too fast gets the page that asks by itself, and the tables are left alone."""
    running = Running(tmp_path, rate=1).start()
    maren = running.client("Maren")
    id = maren.new_table("me", "guest")["id"]
    http = httpx.Client(base_url=running.url, timeout=PATIENCE, verify=UNUSED)
    said = [http.get(f"/t/{id}") for _ in range(30)]
    assert {one.status_code for one in said} == {200}
    named = ['name="game"' in one.text for one in said]
    assert named[0]
    assert not named[-1]
    running.end()


def test_a_file_is_packed_once(server: Running) -> None:
    """Packing half a megabyte anew for everybody held up the tables for as long."""
    http = server.client().http
    script = re.findall(r'src="([^"]+\.js)"', http.get("/").text)[0]
    plain = http.get(script, headers={"Accept-Encoding": "identity"})
    packed = http.get(script, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert packed.headers["cache-control"] == plain.headers["cache-control"]
    assert "Accept-Encoding" in packed.headers["vary"]


# ---- echoes ----------------------------------------------------------------------------------------------------------


def wrong_requests(description: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every route with something far too long wherever a text may stand."""
    for path, methods in description["paths"].items():
        for method, about in methods.items():
            given = [one for one in about.get("parameters", []) if one["in"] == "query"]
            yield method, re.sub(r"{\w+}", LONG[:200], path), {one["name"]: LONG for one in given}


def test_what_is_unknown_is_said_again_in_one_line(server: Running) -> None:
    """Wherever it stood: in an address, a question, a field that is none, a value, the name of a host."""
    maren = server.client("Maren")
    description = maren.get("/api/openapi.json")
    id = maren.new_table("me", "guest", seed=1)["id"]
    bodies: list[Any] = [{LONG: 1}, LONG, [LONG], {"name": LONG, "game": LONG}, {"game": "arrival", "chairs": [LONG]}]
    bodies += [{"game": "arrival", "chairs": ["me", "guest"], "options": {LONG: LONG}}, {"record": LONG}]
    bodies += [
        {"seat": 0, "option": LONG, "version": 0},
        {"zone": LONG},
        {"seat": 0, "option": "x" * 200, "version": 0},
    ]
    said = []
    for method, path, query in wrong_requests(description):
        said.append(maren.http.request(method, path, params=query))
        if method != "get":
            said += [maren.http.request(method, path.replace(LONG[:200], id), json=body) for body in bodies]
    said += [maren.http.get(f"/api/games/{LONG[:200]}"), maren.http.get("/api/me", headers={"Host": LONG})]
    said += [maren.http.get("/api/me", headers={"Accept-Language": LONG, "Host": LONG})]
    assert len(said) > 300
    echoed = {
        f"{one.request.method} {one.request.url.path[:60]} {one.text[:200]}" for one in said if TOO_LONG in one.text
    }
    assert echoed == set()


@pytest.mark.parametrize(
    "words",
    [
        ("play", LONG), ("rules", LONG), ("rules", "inis", LONG), (LONG,), ("play", "arrival", f"--{LONG}"),
        ("play", "arrival", "--option", LONG), ("play", "arrival", "--lang", LONG), ("serve", "--port", LONG),
        ("serve", "--proxy", LONG), ("admin", "tables", "--status", LONG), ("play", "arrival", "--players", LONG),
    ],
)  # fmt: skip
def test_what_a_command_does_not_know_neither(words: tuple[str, ...]) -> None:
    run = tuath_command(*words)
    assert run.returncode != 0
    assert TOO_LONG not in run.stdout + run.stderr


# ---- malformed -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tournaments", {"name": "Cup", "game": "origo", "size": 9, "clock": None}),
        ("/api/tournaments", {"name": "Cup", "game": "origo", "clock": None, "starts": "soon"}),
        ("/api/tournaments", {"game": "origo", "clock": None}),
        ("/api/me", {"name": LONG}),
        ("/api/me", {"name": "Maren", "more": 1}),
        ("/api/me", "no object"),
    ],
)
def test_a_fault_is_told_in_our_words(server: Running, language: str, path: str, body: Any) -> None:
    """Those of the library that finds it are English, and meant for programmers."""
    maren = server.client("Maren")
    answer = maren.http.post(path, json=body, headers={"Accept-Language": language})
    assert answer.status_code == 400
    told = answer.json()
    params = told["error"]["params"]
    assert params["what"] in ("missing", "unknown", "long", "most", "other")
    for english in ("Input should", "Field required", "String should", "Extra inputs", "valid"):
        assert english not in json.dumps(told)
    assert told["said"] == Catalogue(language).render(say(told["error"]["key"], **params))


# ---- texts of the host -----------------------------------------------------------------------------------------------


def test_texts_of_the_host_stand_at_the_foot(tmp_path: Path) -> None:
    """Imprint, privacy, terms: a file of plain text, or an address elsewhere; the page knows which there are."""
    imprint = tmp_path / "imprint.txt"
    imprint.write_text("# Imprint\n\nMaren <b>Möller</b>\nHafen 3\n\n# Phone\n\n1234\n", encoding="utf-8")
    running = Running(tmp_path)
    running.settings |= {"TUATH_IMPRINT": str(imprint), "TUATH_TERMS": "https://example.org/terms"}
    http = running.start().client().http
    page = http.get("/imprint")
    assert page.headers["content-type"].startswith("text/html")
    assert "<h1>Imprint</h1><p>Maren &lt;b&gt;Möller&lt;/b&gt;<br />Hafen 3</p><h2>Phone</h2>" in page.text
    assert "style=" not in page.text
    assert http.get("/plain.css").status_code == 200
    assert http.get("/terms").headers["location"] == "https://example.org/terms"
    assert http.get("/privacy").status_code == 404
    assert '<meta name="texts" content="imprint terms" />' in http.get("/").text
    running.end()


def test_a_text_that_is_missing_is_told_at_once(tmp_path: Path) -> None:
    run = tuath_command("serve", "--check", TUATH_IMPRINT=str(tmp_path / "gone.txt"))
    assert run.returncode == 1
    assert "there is no such file" in run.stdout


def test_texts_to_start_from_are_there_in_every_language() -> None:
    folder = Path(__file__).parents[2] / "deploy" / "texts"
    wanted = {f"{name}.{language}.txt" for name in texts.TEXTS for language in ("en", "de")}
    assert {file.name for file in folder.iterdir()} == wanted
    for file in folder.iterdir():
        assert texts.as_page(file.read_text(encoding="utf-8"), "").count("<h1>") == 1


# ---- one build -------------------------------------------------------------------------------------------------------


def test_page_and_server_know_each_others_build(server: Running) -> None:
    """Where they differ the page says that a new version is here."""
    http = server.client().http
    said = http.get("/api/me").headers["x-tuath-build"]
    assert f'<meta name="build" content="{said}" />' in http.get("/").text
