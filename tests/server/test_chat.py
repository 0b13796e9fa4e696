"""The talk at a table: how fast, how much of it is sent, and whom the host silences."""

from __future__ import annotations

from typing import Any

import pytest

from tests.amounts import usually
from tests.server.accounts import everything
from tests.server.both import server
from tests.server.conftest import Client, Running, open_socket, until
from tests.server.helpers import table_of
from tuath.server.tables.chat import SENT
from tuath.server.web.limits import Limits, TooFast

__all__ = ["server"]  # a fixture


def says(client: Client, id: str, *lines: str) -> None:
    for line in lines:
        client.post(f"/api/tables/{id}/chat", text=line)


def words(lines: Any) -> list[str]:
    return [line["text"] or line["message"]["key"] for line in lines]


def silence(client: Client, id: str, player: str, status: int = 200, *, silent: bool = True) -> Any:
    return client.post(f"/api/tables/{id}/silence", status, player=player, silent=silent)


def keys(answer: Any) -> str:
    return str(answer["error"]["key"])


# ---- how much --------------------------------------------------------------------------------------------------------


def test_the_last_lines_come_with_a_table_and_those_before_when_asked_for(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    lines = [f"line {number}" for number in range(2 * SENT + 7)]
    says(maren, id, *lines)
    table = bram.table(id)
    assert words(table["chat"]) == lines[-SENT:]
    read, earlier = table["chat"], table["earlier"]
    while earlier:
        found = bram.get(f"/api/tables/{id}/chat", before=earlier)
        assert 0 < len(found["chat"]) <= SENT
        read, earlier = found["chat"] + read, found["earlier"]
    assert words(read) == lines, "each line once, in the order in which it was said"
    with open_socket(bram, server, id) as socket:
        known = until(socket, "table")["table"]
        assert (words(known["chat"]), known["earlier"]) == (lines[-SENT:], table["earlier"])
        says(maren, id, "one more")
        update = until(socket, "table")["table"]
        assert words(update["chat"]) == ["one more"]
        assert "earlier" not in update, "what was known before is as it was"


def test_a_short_chat_is_whole(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    assert (maren.table(id)["chat"], maren.table(id)["earlier"]) == ([], 0)
    lines = [f"line {number}" for number in range(SENT)]
    says(maren, id, *lines)
    assert (words(maren.table(id)["chat"]), maren.table(id)["earlier"]) == (lines, 0)
    assert bram.get(f"/api/tables/{id}/chat", before=0) == {"chat": [], "earlier": 0}
    assert words(bram.get(f"/api/tables/{id}/chat", before=10**9)["chat"]) == lines, "however much is asked for"
    for wrong in (-1, "x", 10**12):
        assert keys(bram.get(f"/api/tables/{id}/chat", 400, before=wrong)) == "server-malformed"


def test_the_talk_of_a_private_table_is_no_one_elses(server: Running) -> None:
    maren, stranger = server.client("Maren"), server.client("Cian")
    table = maren.new_table("me", "open", public=False)
    says(maren, table["id"], "between us")
    assert keys(stranger.get(f"/api/tables/{table['id']}/chat", 403, before=9)) == "server-private"
    found = stranger.get(f"/api/tables/{table['id']}/chat", before=9, key=table["watch"])
    assert words(found["chat"]) == ["between us"]


@pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)
def test_who_has_gone_leaves_no_gap_and_no_words(server: Running) -> None:
    maren, gone = server.client("Maren"), server.client("Unverwechselbar")
    id = table_of(maren, gone)
    says(maren, id, *(f"line {number}" for number in range(SENT)))
    says(gone, id, *(f"mine {number}" for number in range(20)))
    says(maren, id, *(f"again {number}" for number in range(10)))
    silence(maren, id, gone.player["id"])
    gone.post("/api/me/delete", name="Unverwechselbar")
    table = maren.table(id)
    before = maren.get(f"/api/tables/{id}/chat", before=table["earlier"])
    read = words([*before["chat"], *table["chat"]])
    assert [line for line in read if line.startswith("line")] == [f"line {number}" for number in range(SENT)]
    assert not [line for line in read if line.startswith("mine")]
    assert "server-silenced" in read
    assert gone.player["id"] not in everything(server)


# ---- how fast --------------------------------------------------------------------------------------------------------


def test_lines_are_counted_by_person_and_table(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tuath.server.web.limits.time.monotonic", lambda: now)
    limits = Limits(20.0)
    for _ in range(10):
        limits.check_talk("one", "p_1")
    with pytest.raises(TooFast) as said:
        limits.check_talk("one", "p_1")
    assert (said.value.key, said.value.seconds) == ("server-talks-fast", 2)
    limits.check_talk("two", "p_1")
    limits.check_talk("one", "p_2")
    now += 2.0
    limits.check_talk("one", "p_1")
    with pytest.raises(TooFast):
        limits.check_talk("one", "p_1")


def test_who_talks_too_fast_is_told_how_long_to_wait(tmp_path: Any) -> None:
    running = Running(tmp_path, rate=8).start()
    maren, bram = running.client("Maren"), running.client("Bram")
    id = table_of(maren, bram)
    path, language = f"/api/tables/{id}/chat", {"Accept-Language": "de"}
    answers = [maren.http.post(path, json={"text": f"line {n}"}, headers=language) for n in range(12)]
    slower = next(answer for answer in answers if answer.status_code == 429)
    assert keys(slower.json()) == "server-talks-fast"
    assert int(slower.headers["Retry-After"]) >= 1
    assert slower.json()["said"].startswith("Du redest schneller")
    assert len(maren.table(id)["chat"]) == sum(answer.status_code == 200 for answer in answers)
    assert bram.http.post(path, json={"text": "and I?"}).status_code == 200, "nobody else waits for that"
    running.end()


# ---- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "  \u200b ", "x" * 501, "y" * 60_000])
def test_what_is_no_line_is_said_plainly(server: Running, text: str) -> None:
    maren = server.client("Maren")
    id = str(maren.new_table("me", "guest")["id"])
    error = maren.post(f"/api/tables/{id}/chat", 422, text=text)["error"]
    assert (error["key"], error["params"]) == ("server-bad-text", {"most": 500})
    assert maren.table(id)["chat"] == []


# ---- silence ---------------------------------------------------------------------------------------------------------


def test_the_host_silences_and_lifts_it_and_the_chat_says_so(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id, his = table_of(maren, bram), bram.player["id"]
    says(bram, id, "nonsense")
    says(tove, id, "I look on")
    with open_socket(bram, server, id) as socket:
        until(socket, "table")
        assert silence(maren, id, his)["table"]["silenced"] == [his]
        update = until(socket, "table")["table"]
        assert update["silenced"] == [his]
        told = update["chat"][-1]["message"]
        assert (told["key"], told["params"]["name"]) == ("server-silenced", "Bram")
    assert keys(bram.post(f"/api/tables/{id}/chat", 422, text="but")) == "server-silenced-you"
    before = maren.table(id)["version"]
    silence(maren, id, his)
    assert maren.table(id)["version"] == before, "once is enough"
    says(maren, id, "peace")
    says(tove, id, "at last")
    silence(maren, id, tove.player["id"])
    assert maren.table(id)["silenced"] == [his, tove.player["id"]], "who looks on as well"
    silence(maren, id, his, silent=False)
    says(bram, id, "sorry")
    table = maren.table(id)
    assert table["silenced"] == [tove.player["id"]]
    assert words(table["chat"])[-2:] == ["server-heard-again", "sorry"]


def test_nobody_else_silences_anybody(server: Running) -> None:
    maren, bram, cian = server.client("Maren"), server.client("Bram"), server.client("Cian")
    id = table_of(maren, bram)
    for who, whom, status, says_ in (
        (bram, maren, 403, "server-silence-host"),
        (cian, bram, 403, "server-silence-host"),
        (maren, maren, 422, "server-silence-self"),
        (maren, cian, 422, "server-silence-nobody"),
    ):
        assert keys(silence(who, id, whom.player["id"], status)) == says_
    silence(server.client(), id, bram.player["id"], 403)
    for wrong in ("", "x" * 40, "<b>"):
        assert keys(silence(maren, id, wrong, 400)) == "server-malformed"
    assert maren.table(id)["silenced"] == []
    assert maren.table(id)["chat"] == []


def test_the_silenced_speak_by_no_other_way(server: Running) -> None:
    """Of another shape: a note on the plan is read by all partners too."""
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram, game="spirit_island")
    silence(maren, id, bram.player["id"])
    note = {"seat": 1, "kind": "note", "place": "", "thing": "", "text": "nonsense all the same"}
    assert keys(bram.post(f"/api/tables/{id}/plan", 422, **note)) == "server-silenced-you"


@pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)
def test_silence_outlives_the_server(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id, his = table_of(maren, bram), bram.player["id"]
    silence(maren, id, his)
    server.end()
    server.start()
    assert maren.table(id)["silenced"] == [his]
    assert keys(bram.post(f"/api/tables/{id}/chat", 422, text="but")) == "server-silenced-you"
