"""Programs of other people: they say what they are, are invited by name, hear of it, and play."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.play import any_answer
from tests.server.conftest import PATIENCE, Client, Running, questions, wait_until
from tests.server.entries import PLAYERS, entry_of
from tests.server.helpers import play_on
from tests.server.programs import Program, heard, load_client
from tuath.core.position import Position
from tuath.games import find
from tuath.server.live.notifications import word_of


def refused(answer: Any) -> str:
    return str(answer["error"]["key"])


@pytest.mark.more
def test_a_program_is_invited_by_name_and_plays(server: Running) -> None:
    maren, morrigan = server.client("Maren"), Program(server, "Morrigan the Quick")
    assert maren.get("/api/programs", game="arrival", name="morr")["programs"] == [], "it does not listen"
    with morrigan.listening() as line:
        (found,) = maren.get("/api/programs", game="arrival", name="morr")["programs"]
        assert found["player"] == {"id": morrigan.id, "name": "Morrigan the Quick", "program": True}
        table = maren.new_table("me", morrigan.chair, public=False, seed=4)
        assert [chair["kind"] for chair in table["chairs"]] == ["human", "open"]
        invited = heard(line, "invited")
        assert (invited["table"], invited["game"], invited["seat"]) == (table["id"], "arrival", 1)
        assert invited["by"] == {"id": maren.player["id"], "name": "Maren"}
        begun = morrigan.post(f"/api/tables/{table['id']}/join")["table"]
        assert (begun["status"], begun["chairs"][1]["kind"]) == ("playing", "program")
        assert refused(morrigan.post(f"/api/tables/{table['id']}/chat", 422, text="hi")) == "server-program-silent"
        while not questions(morrigan.table(table["id"])):
            play_on({0: maren}, table["id"], Random(1), most=1)
        assert heard(line, "asked")["table"] == table["id"]
        play_on({0: maren, 1: morrigan}, table["id"], Random(1))
        assert heard(line, "over")["table"] == table["id"]
    wait_until(lambda: maren.get("/api/programs", game="arrival", name="morr")["programs"] == [])
    (opponent,) = maren.get(f"/api/players/{maren.player['id']}")["opponents"]
    assert opponent["player"]["program"]
    assert maren.get(f"/api/players/{morrigan.id}")["player"]["program"]
    assert maren.get("/api/me")["player"] == maren.player, "people are told without a word more"
    again = maren.post(f"/api/tables/{table['id']}/rematch")["table"]
    with morrigan.line() as line:
        assert heard(line, "invited")["table"] == again["id"], "what waits is told first"


def test_what_is_declined_taken_or_withdrawn(server: Running) -> None:
    maren, bram, badb = server.client("Maren"), server.client("Bram"), Program(server, "Badb")
    with badb.listening() as line:
        id = maren.new_table("me", badb.chair)["id"]
        heard(line, "invited")
        free = badb.post(f"/api/tables/{id}/decline")["table"]
        assert (free["chairs"][1]["kind"], free["chairs"][1]["kept"]) == ("open", None)
        assert maren.table(id)["chat"][-1]["message"]["params"]["name"] == "Badb"
        assert refused(badb.post(f"/api/tables/{id}/decline", 422)) == "server-not-invited"
        assert heard(line, "withdrawn")["table"] == id
        maren.post(f"/api/tables/{id}/replace", seat=1, chair=badb.chair)
        assert heard(line, "invited")["table"] == id
        bram.post(f"/api/tables/{id}/join")
        assert heard(line, "withdrawn")["table"] == id
        assert refused(badb.post(f"/api/tables/{id}/join", 422)) == "server-no-free-chair"
        both = maren.new_table("me", badb.chair, "open")["id"]
        heard(line, "invited")
        assert bram.post(f"/api/tables/{both}/join")["table"]["mine"] == [2], "one that is kept for nobody first"
        maren.post(f"/api/tables/{both}/replace", seat=1, chair="bot:random")
        assert heard(line, "withdrawn")["table"] == both


def test_who_cannot_be_invited_and_why(server: Running) -> None:
    maren, nobody = server.client("Maren"), Program(server, "Aithirne", open="nobody")
    busy, away = Program(server, "Bricriu", at_once=1), Program(server, "Cliodhna")
    mean = Program(server, "Dub")
    mean.post(f"/api/players/{maren.player['id']}/block", kind="block")

    def why(*chairs: str, **more: Any) -> str:
        body = {"game": "arrival", "chairs": ["me", *chairs], **more}
        return refused(maren.post("/api/tables", 422, **body))

    with nobody.listening(), busy.listening(), mean.listening():
        found = maren.get("/api/programs", game="arrival")["programs"]
        assert {"Aithirne", "Cliodhna", "Dub"}.isdisjoint(one["player"]["name"] for one in found)
        for chair in (
            "program:p_0",
            "program:",
            "program:\x00",
            nobody.chair,
            mean.chair,
            f"program:{maren.player['id']}",
        ):
            assert why(chair) == "server-no-such-program"
        assert why(away.chair) == "server-program-away"
        assert why(busy.chair, game="origo") == "server-program-game"
        assert why(busy.chair, busy.chair) == "server-program-twice"
        id = maren.new_table("me", busy.chair)["id"]
        assert why(busy.chair) == "server-program-busy"
        assert refused(maren.post(f"/api/tables/{id}/replace", 422, seat=1, chair=away.chair)) == "server-program-away"
    assert maren.get("/api/programs", 404, game="chess")["error"]["key"] == "server-not-there"


def test_who_is_a_program(server: Running) -> None:
    """With a token, and for good; nobody who sits somewhere as a person turns into one there."""
    maren = server.client("Maren")
    wish: dict[str, Any] = {"games": ["arrival"]}
    assert refused(maren.post("/api/me/program", 403, **wish)) == "server-program-token"
    ogma = Program(server, "Ogma", games=[])
    assert ogma.get("/api/me/program") == {"program": None}
    id = ogma.new_table("me", "open")["id"]
    assert refused(ogma.post("/api/me/program", 422, **wish)) == "server-program-sits"
    ogma.post(f"/api/tables/{id}/leave")
    wrongs: list[dict[str, Any]] = [{"games": []}, {**wish, "at_once": 0}, {**wish, "open": "friends"}]
    for wrong in wrongs:
        assert refused(ogma.post("/api/me/program", 400, **wrong)) == "server-malformed"
    assert ogma.post("/api/me/program", 422, games=["chess"])["error"]["params"]["text"] == "chess"
    assert refused(ogma.post("/api/me/program", 422, **wish, about="a" * 121)) == "server-bad-text"
    said = ogma.post("/api/me/program", **wish, about=" two\u202e  words ")["program"]
    assert said == {"games": ["arrival"], "about": "two words", "open": "everybody", "at_once": 4}
    assert ogma.get("/api/me/program")["program"] == said
    assert refused(ogma.post("/api/tables", 422, game="arrival", chairs=["me", "guest"])) == "server-program-guest"
    assert refused(ogma.post("/api/pairing", 422, game="arrival", seats=2)) == "server-program-pairing"
    assert ogma.new_table("me", "bot:random", rated=True)["chairs"][0]["kind"] == "program", "rated as what it is"


def test_a_line_ends_with_its_sign_in_and_there_are_few(server: Running) -> None:
    dagda = Program(server, "Dagda")
    with ExitStack() as stack:
        refuse_more(dagda, [stack.enter_context(dagda.line()) for _ in range(4)])
    with pytest.raises(InvalidStatus) as stranger:
        dagda.line().__enter__()
    assert stranger.value.response.status_code == 403


def refuse_more(dagda: Program, lines: list[ClientConnection]) -> None:
    for line in lines:
        heard(line, "ready")
    with pytest.raises(InvalidStatus) as many:
        dagda.line().__enter__()
    assert many.value.response.status_code == 429
    assert int(many.value.response.headers["Retry-After"]) > 0
    lines[0].send("x" * 300)
    (token,) = dagda.get("/api/me/tokens")["tokens"]
    dagda.http.delete(f"/api/me/tokens/{token['id']}")
    for line, code in zip(lines, (4413, 4401, 4401, 4401), strict=True):
        with pytest.raises(ConnectionClosed) as closed:
            heard(line, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_who_deletes_oneself_keeps_no_chair(server: Running) -> None:
    maren, lugh = server.client("Maren"), Program(server, "Lugh")
    with lugh.listening():
        id = maren.new_table("me", lugh.chair)["id"]
        assert json.loads(exported(lugh))["program"]["games"] == ["arrival"]
        lugh.post("/api/me/delete", name="Lugh")
    assert [chair["kept"] for chair in maren.table(id)["chairs"]] == [None, None]
    assert "Lugh" not in json.dumps(maren.table(id))


def exported(client: Client) -> str:
    return ZipFile(BytesIO(client.http.get("/api/me/games").content)).read("me.json").decode()


def test_what_is_told_knows_nothing_that_is_hidden() -> None:
    """Whatever lies in other hands, a program hears the same of the table."""
    rng = Random(3)
    position = Position(find("inis"), find("inis").complete(3, {}), 3)
    for _ in range(150):
        for seat in range(3):
            told, twin = (word_of(entry_of(at), PLAYERS[seat]) for at in (position, position.imagine(seat, rng)))
            assert (told is None) == (twin is None)
            assert told is None or twin is None or told[0] == twin[0]
        position.play(*any_answer(position, rng))


# ---- the small client ------------------------------------------------------------------------------------------------


@contextmanager
def serving(client: Any, tuath: Any) -> Iterator[None]:
    """The small client at work, until its token is gone."""
    thread = threading.Thread(target=tuath.serve, args=(lambda asked, view: asked["options"][-1]["id"],), daemon=True)
    thread.start()
    yield
    for token in tuath.ask("GET", "/me/tokens")["tokens"]:
        tuath.ask("DELETE", f"/me/tokens/{token['id']}")  # which waits where the server is strict
    thread.join(PATIENCE)
    assert not thread.is_alive()


@pytest.mark.more
def test_the_small_client_waits_to_be_invited_and_honours_limits(tmp_path: Path) -> None:
    """Its server is strict, and dies in the middle: it comes again when it may, and goes on."""
    running, client = Running(tmp_path, rate=6).start(), load_client()
    maren = running.client("Maren")
    owner = running.client("Nemain")
    token, statuses = owner.post("/api/me/tokens", name="its own")["token"], list[int]()
    tuath = client.Tuath(running.url, token)
    tuath.http.event_hooks["response"].append(lambda answer: statuses.append(answer.status_code))
    tuath.declare(["arrival"], "takes the last that is offered")
    with serving(client, tuath):
        wait_until(lambda: search(maren) == ["Nemain"], every=0.5)
        id = maren.new_table("bot:random", f"program:{owner.player['id']}", seed=4)["id"]
        wait_until(lambda: 429 in statuses)
        running.end(signal.SIGKILL)
        before = len(statuses)
        running.start()
        wait_until(lambda: 429 in statuses[before:])
        table = maren.table(id)
        assert (table["status"], table["chairs"][1]["kind"]) == ("playing", "program")
    running.end()


def search(client: Client) -> list[str]:
    return [one["player"]["name"] for one in client.get("/api/programs", game="arrival")["programs"]]


@pytest.mark.more
def test_invited_at_one_worker_and_heard_at_another(tmp_path: Path, postgres: str) -> None:
    """Whichever worker has the line, and whichever the table."""
    running = Running(tmp_path, postgres, workers=3).start()
    maren, fand = running.client("Maren"), Program(running, "Fand", at_once=20)
    with fand.listening() as line:
        for _ in range(6):
            fresh = Client(running.url, None)  # another connection, and so perhaps another worker
            fresh.http.cookies = httpx.Cookies(maren.http.cookies)
            id = fresh.new_table("me", fand.chair)["id"]
            assert heard(line, "invited")["table"] == id
            fand.post(f"/api/tables/{id}/join")
            while not questions(fand.table(id)):
                play_on({0: fresh}, id, Random(1), most=1)
            assert heard(line, "asked")["table"] == id
    running.end()
