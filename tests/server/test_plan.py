"""What partners plan together: marks for everybody at the table, for one turn, outside of the record."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Client, Running, open_socket, questions, until

RIVER = {"spirit": "river_surges_in_sunlight", "expansions": "none"}
ENDS = ("stop", "done")


def plans(server: Running) -> tuple[Client, Client, str]:
    """Two spirits at a table of their own."""
    maren, bram = server.client("Maren"), server.client("Bram")
    made = maren.post("/api/tables", game="spirit_island", chairs=["me", "open"], seed=4, options=RIVER)
    id = made["table"]["id"]
    bram.post(f"/api/tables/{id}/join")
    answer_until(bram, id, lambda table: bool(table["view"]["lands"]))
    return maren, bram, id


def answer_until(client: Client, id: str, holds: Any) -> Any:
    """Answer for the own seats, with as little as there is, until something holds."""
    for _ in range(300):
        table = client.table(id)
        asked = questions(table)
        if holds(table) or not asked:
            return table
        offered = [option["id"] for option in asked[0]["options"]]
        wanted = next((option for option in offered if option in ENDS), offered[0])
        client.answer(table, asked[0], wanted)
    raise AssertionError("it has not come about")


def test_marks_are_seen_by_everybody_and_taken_away(server: Running) -> None:
    """By the partner, by a spectator, through the socket; a note is one line of what can be seen."""
    maren, bram, id = plans(server)
    stranger = server.client()
    version = bram.table(id)["version"]
    with open_socket(stranger, server, id, version) as socket:
        maren.post(f"/api/tables/{id}/plan", seat=0, kind="note", place="1-4", text="who has\na \u202epush?")
        seen = until(socket, "table")["table"]
        assert seen["plan"] == [{"seat": 0, "kind": "note", "place": "1-4", "thing": "", "text": "who has a push?"}]
    bram.post(f"/api/tables/{id}/plan", seat=1, kind="take", place="1-4")
    bram.post(f"/api/tables/{id}/plan", seat=1, kind="aim", place="2-3", thing="flash_floods")
    bram.post(f"/api/tables/{id}/plan", seat=1, kind="ready")
    maren.post(f"/api/tables/{id}/plan", seat=0, kind="note", place="1-4", text="a push?")
    table = maren.table(id)
    assert [(mark["seat"], mark["kind"], mark["text"]) for mark in table["plan"]] == [
        (0, "note", "a push?"), (1, "take", ""), (1, "aim", ""), (1, "stale", ""),
    ]  # fmt: skip
    assert table["chat"] == bram.table(id)["chat"] == []
    bram.post(f"/api/tables/{id}/plan", seat=1, kind="take", place="1-4", gone=True)
    assert [mark["kind"] for mark in maren.table(id)["plan"]] == ["note", "aim", "changed"]


def test_who_changes_the_own_plan_is_not_ready_any_more(server: Running) -> None:
    """A partner's change asks nobody for anything: it is only seen that somebody was ready before it."""
    maren, bram, id = plans(server)
    path = f"/api/tables/{id}/plan"

    def readiness() -> list[tuple[int, str]]:
        marks = bram.table(id)["plan"]
        return [(mark["seat"], mark["kind"]) for mark in marks if mark["kind"] in ("ready", "stale", "changed")]

    maren.post(path, seat=0, kind="ready")
    bram.post(path, seat=1, kind="ready")
    assert readiness() == [(0, "ready"), (1, "ready")]
    bram.post(path, seat=1, kind="card", thing="flash_floods")
    assert readiness() == [(0, "stale"), (1, "changed")]
    maren.post(path, seat=0, kind="ready")
    assert readiness() == [(0, "ready"), (1, "changed")], "still ready, and says so"
    bram.post(path, seat=1, kind="ready")
    assert readiness() == [(0, "ready"), (1, "ready")]
    bram.post(path, seat=1, kind="card", thing="flash_floods", gone=True)
    assert readiness() == [(0, "stale"), (1, "changed")], "what is taken away is a change too"
    maren.post(path, seat=0, kind="ready", gone=True)
    assert readiness() == [(1, "changed")]


def test_nobody_says_of_oneself_what_follows_from_the_plan(server: Running) -> None:
    maren, _, id = plans(server)
    for kind in ("stale", "changed"):
        assert maren.post(f"/api/tables/{id}/plan", 400, seat=0, kind=kind)["error"]["key"] == "server-malformed"


def test_a_card_that_is_meant_is_seen_by_everybody(server: Running) -> None:
    maren, bram, id = plans(server)
    card = bram.table(id)["view"]["spirits"][1]["hand"][0]
    bram.post(f"/api/tables/{id}/plan", seat=1, kind="card", thing=card)
    assert maren.table(id)["plan"] == [{"seat": 1, "kind": "card", "place": "", "thing": card, "text": ""}]
    refused = bram.post(f"/api/tables/{id}/plan", 422, seat=1, kind="card", thing="nothing")
    assert refused["error"]["key"] == "server-no-such-place"


def test_the_same_again_changes_nothing(server: Running) -> None:
    maren, _, id = plans(server)
    first = maren.post(f"/api/tables/{id}/plan", seat=0, kind="pin", place="1-4")["version"]
    assert maren.post(f"/api/tables/{id}/plan", seat=0, kind="pin", place="1-4")["version"] == first
    assert maren.post(f"/api/tables/{id}/plan", seat=0, kind="pin", place="1-5", gone=True)["version"] == first


def test_marks_are_gone_with_the_turn_and_not_in_the_record(server: Running) -> None:
    """S-3.2: they outlast a look at the rows, but not the turn; the game knows nothing of them."""
    maren, bram, id = plans(server)
    before = maren.table(id)["count"]
    maren.post(f"/api/tables/{id}/plan", seat=0, kind="ask", place="1-4")
    assert maren.table(id)["count"] == before
    turn = maren.table(id)["view"]["turn"]
    for _ in range(200):
        for client in (maren, bram):
            answer_until(client, id, lambda table: table["view"]["turn"] > turn)
        table = maren.table(id)
        if table["view"]["turn"] > turn:
            break
        assert [mark["kind"] for mark in table["plan"]] == ["ask"]
    assert table["view"]["turn"] > turn
    assert table["plan"] == []
    assert all("marked" not in line["key"] for line in table["log"])


def test_what_cannot_be_marked_is_refused(server: Running) -> None:
    """Another's seat, no such land or card, words where none belong, too many of them, too many marks, other games."""
    maren, bram, id = plans(server)
    path = f"/api/tables/{id}/plan"

    def refused(client: Client, status: int = 422, **mark: Any) -> str:
        return str(client.post(path, status, **mark)["error"]["key"])

    assert refused(bram, 403, seat=0, kind="pin", place="1-4") == "server-not-yours"
    assert refused(server.client("Tove"), 403, seat=0, kind="pin", place="1-4") == "server-not-yours"
    assert refused(maren, seat=0, kind="pin", place="9-9") == "server-no-such-place"
    assert refused(maren, seat=0, kind="pin") == "server-no-such-place"
    assert refused(maren, seat=0, kind="ready", place="1-4") == "server-no-such-place"
    assert refused(maren, seat=0, kind="aim", place="1-4", thing="nothing") == "server-no-such-place"
    assert refused(maren, seat=0, kind="note", place="1-4", text=" \u200b ") == "server-bad-note"
    assert refused(maren, seat=0, kind="note", place="1-4", text="x" * 81) == "server-bad-note"
    assert refused(maren, seat=0, kind="pin", place="1-4", text="hello") == "server-bad-note"
    for place in range(1, 9):
        for kind in ("pin", "ask"):
            maren.post(path, seat=0, kind=kind, place=f"1-{place}")
    for place in range(1, 5):
        maren.post(path, seat=0, kind="pin", place=f"2-{place}")
    assert refused(maren, seat=0, kind="pin", place="2-5") == "server-many-marks"
    other = maren.new_table("me", "guest")["id"]
    assert maren.post(f"/api/tables/{other}/plan", 422, seat=0, kind="ready")["error"]["key"] == "server-no-plan"
    assert maren.table(other)["plan"] == []
