"""Tables over HTTP: sitting down, answering, being refused, undoing, and nobody seeing what is not theirs."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from random import Random

import httpx
import pytest

import tuath
from tests.amounts import usually
from tests.server.both import every_time as server
from tests.server.conftest import PATIENCE, Running, open_socket, questions, until, wait_until
from tests.server.helpers import play_on
from tuath.games import find

__all__ = ["server"]  # a fixture


@pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)
def test_a_whole_game_of_two_people_and_a_bot(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    table = maren.new_table("me", "open", "bot:random")
    assert table["status"] == "waiting"
    assert [chair["kind"] for chair in table["chairs"]] == ["human", "open", "bot"]
    assert table["id"] in [found["id"] for found in bram.get("/api/tables")["open"]]
    assert bram.post(f"/api/tables/{table['id']}/join")["table"]["status"] == "playing"
    over = play_on({0: maren, 1: bram}, table["id"], Random(1))
    assert over["result"]["ending"] in ("overrun", "repelled")
    record = maren.http.get(f"/api/tables/{table['id']}/record").text
    assert tuath.replay(record).result == tuath.Result(
        over["result"]["ending"], tuple(over["result"]["winners"]), tuple(over["result"]["scores"])
    )
    rounds = maren.get(f"/api/tables/{table['id']}/statistics")["rounds"]
    assert [entry["round"] for entry in rounds] == list(range(1, len(rounds) + 1))
    ending = maren.get(f"/api/tables/{table['id']}/ending")["ending"]
    first = [rank["seat"] for rank in ending["ranks"] if rank["place"] == 1]
    assert sorted(first) == over["result"]["winners"]
    curve = bram.get(f"/api/tables/{table['id']}/curve")["curve"]
    assert curve["points"][-1]["values"] == over["result"]["scores"]
    again = bram.post(f"/api/tables/{table['id']}/rematch")["table"]
    assert [chair["kind"] for chair in again["chairs"]] == ["open", "human", "bot"]
    assert again["status"] == "waiting"
    assert bram.get(f"/api/tables/{again['id']}/ending", status=422)["error"]["key"] == "server-not-over"


def test_options_are_for_the_one_who_is_asked(server: Running) -> None:
    maren, bram, stranger = server.client("Maren"), server.client("Bram"), server.client()
    id = maren.new_table("me", "open")["id"]
    bram.post(f"/api/tables/{id}/join")
    tables = [client.table(id) for client in (maren, bram, stranger)]
    assert sum(len(questions(table)) for table in tables) == 1
    assert len({asked["key"] for table in tables for asked in table["asked"]}) == 1
    assert tables[2]["mine"] == []
    assert tables[2]["invitation"] is None


def test_only_the_owner_answers_for_a_seat(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "guest")["id"]
    table = maren.table(id)
    asked = questions(table)[0]
    before = bram.table(id)["version"]
    refused = bram.answer(table, asked, asked["options"][0]["id"], status=403)
    assert refused["error"]["key"] == "server-not-yours"
    nobody = server.client()
    assert nobody.answer(table, asked, asked["options"][0]["id"], status=403)["error"]["key"] == "server-sign-in"
    assert bram.table(id)["version"] == before


def test_what_is_not_legal_is_refused_with_its_paragraph(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest")
    asked = questions(table)[0]
    refused = maren.answer(table, asked, "temair", status=422)
    assert refused["error"]["rule"] == "A-3.9"
    why = maren.get(f"/api/tables/{table['id']}/why", seat=asked["seat"], option="temair")
    assert why["refusal"]["key"] == "arrival-no-port"
    assert maren.get(f"/api/tables/{table['id']}/why", seat=asked["seat"], option="umall")["refusal"] is None
    assert maren.table(table["id"])["version"] == table["version"]


def test_two_clicks_at_once(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest")
    asked = questions(table)[0]
    maren.answer(table, asked, "umall")
    behind = maren.answer(table, asked, "gaillim", status=409)
    assert behind["error"]["key"] == "server-moved-on"
    assert behind["table"]["version"] == table["version"] + 1


def test_the_same_answer_twice_counts_once(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest")
    asked = questions(table)[0]
    first = maren.answer(table, asked, "umall", id="click-1")
    assert maren.answer(table, asked, "umall", id="click-1") == first
    assert maren.table(table["id"])["version"] == first["version"]


def test_private_tables_want_their_invitation(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    table = maren.new_table("me", "open", public=False)
    assert table["id"] not in [found["id"] for found in bram.get("/api/tables")["open"]]
    assert bram.post(f"/api/tables/{table['id']}/join", status=403)["error"]["key"] == "server-needs-invitation"
    joined = bram.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])["table"]
    assert joined["mine"] == [1]


def test_undo_alone_and_by_consent(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=5)["id"]
    bram.post(f"/api/tables/{id}/join")
    clients = {0: maren, 1: bram}
    play_on(clients, id, Random(3), most=3)
    first = next(seat for seat in clients if clients[seat].table(id)["undo"][str(seat)] is not None)
    asker, other = clients[first], clients[1 - first]
    count = asker.table(id)["count"]
    asked = asker.post(f"/api/tables/{id}/undo", seat=first, id="back")
    assert asked["asked"] == [1 - first]
    assert other.table(id)["undo_asked"] == {"seat": first, "agreed": [], "waiting": [1 - first]}
    other.post(f"/api/tables/{id}/undo/consent", seat=1 - first, agree=False)
    assert other.table(id)["undo_asked"] is None
    assert asker.table(id)["count"] == count
    asker.post(f"/api/tables/{id}/undo", seat=first)
    other.post(f"/api/tables/{id}/undo/consent", seat=1 - first, agree=True)
    assert asker.table(id)["count"] < count


@pytest.mark.parametrize("game", usually("inis", more=["arrival", "origo", "spirit_island"]))
def test_what_is_taken_back_is_so_after_a_restart(server: Running, game: str) -> None:
    """Near and far back, and played on in between: the table that is read anew has the same log with the same times."""
    maren = server.client("Maren")
    id = maren.new_table("me", "guest", game=game, seed=8)["id"]
    for most in (40, 20):
        play_on({0: maren}, id, Random(most), most=most)
        for back in range(6):
            seats = [seat for seat, refusal in maren.table(id)["undo"].items() if refusal is None]
            maren.post(f"/api/tables/{id}/undo", seat=int(seats[0]) if seats else back % 2)
    before = maren.table(id)
    server.end(signal.SIGKILL)
    server.start()
    after = maren.table(id)
    assert [after[name] for name in ("version", "count", "view", "log")] == [
        before[name] for name in ("version", "count", "view", "log")
    ]
    maren.post(f"/api/tables/{id}/undo", seat=0)  # now from the rows, in which no place is marked
    further = maren.table(id)
    assert further["count"] < after["count"]
    assert further["log"] == after["log"][: len(further["log"])]


def test_a_chosen_seed_waits_for_the_players(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=2**64 - 1)["id"]
    server.end(signal.SIGKILL)
    server.start()
    bram.post(f"/api/tables/{id}/join")
    assert maren.table(id)["view"] == json.loads(json.dumps(tuath.start("arrival", seats=2, seed=2**64 - 1).view()))


def test_guests_have_names(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest:  Tove  B. ", "guest")
    assert [chair["name"] for chair in table["chairs"]] == ["Maren", "Tove B.", ""]
    assert {chair["kind"] for chair in table["chairs"][1:]} == {"guest"}
    assert table["mine"] == [0, 1, 2]
    for name in ("", " ", "x" * 31):
        body = {"game": "arrival", "chairs": ["me", f"guest:{name}"]}
        assert maren.post("/api/tables", status=422, **body)["error"]["key"] == "server-bad-name"


def test_the_same_undo_twice_counts_once(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "guest", seed=5)["id"]
    play_on({0: maren}, id, Random(3), most=4)
    before = maren.table(id)
    seat = before["last"]["seat"]
    first = maren.post(f"/api/tables/{id}/undo", seat=seat, id="back")
    assert maren.post(f"/api/tables/{id}/undo", seat=seat, id="back") == first
    assert maren.table(id)["version"] == before["version"] + 1 == first["version"]
    maren.post(f"/api/tables/{id}/undo", seat=seat, id="further-back")
    assert maren.table(id)["version"] == first["version"] + 1


def test_asking_twice_to_undo_asks_once(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=5)["id"]
    bram.post(f"/api/tables/{id}/join")
    clients = {0: maren, 1: bram}
    play_on(clients, id, Random(3), most=3)
    seat = next(seat for seat in clients if clients[seat].table(id)["undo"][str(seat)] is not None)
    first = clients[seat].post(f"/api/tables/{id}/undo", seat=seat, id="back")
    assert first["asked"] == [1 - seat]
    assert clients[seat].post(f"/api/tables/{id}/undo", seat=seat, id="back") == first


def test_one_seat_does_not_spend_the_ids_of_another(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=1)["id"]
    bram.post(f"/api/tables/{id}/join")
    sent = {0: 0, 1: 0}
    for _ in range(8):
        client, table = next((c, t) for c in (maren, bram) if questions(t := c.table(id)))
        asked = questions(table)[0]
        sent[asked["seat"]] += 1  # everybody counts from one
        done = client.answer(table, asked, asked["options"][0]["id"], id=str(sent[asked["seat"]]))
        assert done["version"] == table["version"] + 1
    assert min(sent.values()) > 0


def test_only_who_is_missing_is_replaced(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open")["id"]
    bram.post(f"/api/tables/{id}/join")
    with open_socket(bram, server, id) as socket:
        until(socket, "table")
        here = maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random", status=422)
        assert here["error"]["key"] == "server-player-is-here"
        assert maren.table(id)["chairs"][1]["online"] is True
    wait_until(lambda: not maren.table(id)["chairs"][1]["online"])
    replaced = maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random")["table"]
    assert replaced["chairs"][1]["bot"] == "random"


def test_only_who_sits_can_leave(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    table = maren.new_table("me", "open")
    bram.post(f"/api/tables/{table['id']}/leave", status=403)
    assert maren.table(table["id"])["version"] == table["version"]


def test_lists_say_how_far_a_game_is(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "guest", seed=2)["id"]
    table = play_on({0: maren}, id, Random(1), most=5)
    mine = next(found for found in maren.get("/api/tables")["mine"] if found["id"] == id)
    assert mine["count"] == table["count"]


def test_chat_resign_and_replace(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open")["id"]
    bram.post(f"/api/tables/{id}/join")
    bram.post(f"/api/tables/{id}/chat", text="  hello \n there ")
    assert [said["text"] for said in maren.table(id)["chat"]] == ["hello there"]
    assert bram.post(f"/api/tables/{id}/chat", text="", status=422)["error"]["key"] == "server-bad-text"
    assert bram.post(f"/api/tables/{id}/replace", seat=0, chair="bot:random", status=403)
    bram.post(f"/api/tables/{id}/resign", seat=1)
    assert maren.table(id)["chairs"][1]["resigned"] is True
    assert maren.table(id)["chairs"][1]["bot"] == "greedy"


def test_updates_hold_what_is_new(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest", seed=2)
    assert maren.get(f"/api/tables/{table['id']}/updates", version=table["version"])["table"] is None
    asked = questions(table)[0]
    maren.answer(table, asked, "umall")
    update = maren.get(f"/api/tables/{table['id']}/updates", version=table["version"])["table"]
    assert update["since"] == table["version"]
    whole = maren.table(table["id"])
    assert table["log"] + update["log"] == whole["log"]
    assert any(line["key"] == "arrival-built" for line in update["log"])


def test_the_past_can_be_looked_at(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "guest", seed=2)["id"]
    table = play_on({0: maren}, id, Random(1), most=20)
    then = maren.get(f"/api/tables/{id}/at/16")
    assert (then["count"], then["total"]) == (16, table["count"])
    assert maren.get(f"/api/tables/{id}/at/{table['count']}")["last"] == table["last"]
    assert then["last"] != table["last"]
    assert maren.get(f"/api/tables/{id}/at/99999", status=422)["error"]["key"] == "server-no-such-position"


def test_a_record_can_be_brought_and_replayed(server: Running) -> None:
    maren = server.client("Maren")
    position = tuath.start("arrival", seats=2, seed=4)
    while not position.over:
        seat, decision = next(iter(position.pending.items()))
        position.answer(seat, decision.options[-1])
    table = maren.post("/api/tables/record", record=str(position.record({0: "Anna"})))["table"]
    assert table["status"] == "over"
    assert table["chairs"][0]["name"] == "Anna"
    broken = maren.post("/api/tables/record", record="nonsense", status=422)
    assert broken["error"]["key"] == "core-record-none"


def test_signing_in_again_elsewhere(server: Running) -> None:
    maren = server.client("Maren of Umall")
    maren.post("/api/me/passphrase", passphrase="four green salmons")
    elsewhere = server.client()
    wrong = elsewhere.post("/api/me/recover", name="Maren of Umall", passphrase="five red herrings", status=422)
    assert wrong["error"]["key"] == "server-wrong-passphrase"
    found = elsewhere.post("/api/me/recover", name="Maren of Umall", passphrase="four green salmons")
    assert found["player"] == maren.player
    assert elsewhere.get("/api/me")["player"] == maren.player


def test_programs_use_a_token(server: Running) -> None:
    maren = server.client("Maren")
    token = maren.post("/api/me/token")["token"]
    program = server.client()
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert program.get("/api/me")["player"] == maren.player
    program.http.headers["Authorization"] = "Bearer tuath_nonsense"
    assert program.get("/api/me")["player"] is None


def test_bad_requests_get_a_reason(server: Running) -> None:
    maren = server.client("Maren")
    for body, status in (
        ({"game": "chess", "chairs": ["me", "open"]}, 422),
        ({"game": "arrival", "chairs": ["me"]}, 422),
        ({"game": "arrival", "chairs": ["me", "bot:genius"]}, 422),
        ({"game": "arrival", "chairs": ["me", "open"], "options": {"blockers": "never"}}, 422),
        ({"game": "arrival"}, 400),
        ({"game": "arrival", "chairs": ["me", "open"], "nonsense": 1}, 400),
    ):
        assert "key" in maren.post("/api/tables", status, **body)["error"]
    assert maren.get("/api/tables/nowhere", 404)["error"]["key"] == "server-not-there"
    assert maren.post("/api/me", status=422, name="\n \t")["error"]["key"] == "server-bad-name"
    foreign = maren.http.post("/api/me", json={"name": "x"}, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403
    large = maren.http.post("/api/tables/record", json={"record": "x" * 2_000_000})
    assert large.status_code == 413
    unannounced = maren.http.post("/api/tables/record", content=(b"x" * 100_000 for _ in range(20)))
    assert unannounced.status_code == 413


def test_a_flood_is_slowed_down_whatever_cookie_it_forges(tmp_path: Path) -> None:
    """One request at once, then one in four seconds: whoever asks sooner is told so, whatever the cookie."""
    running = Running(tmp_path, rate=0.25).start()
    answers: list[httpx.Response] = []

    def is_refused() -> bool:
        forged = {"Cookie": f"tuath=forged-{len(answers)}"}
        answers.append(httpx.get(f"{running.url}/api/me", headers=forged, timeout=PATIENCE))
        return answers[-1].status_code == 429

    wait_until(is_refused, every=0)
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert answers[-1].json()["error"]["key"] == "server-too-fast"
    running.end()


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    stranger = server.client()
    stranger.http.cookies.set("tuath", "InBfMTIzIg.forged")
    assert stranger.get("/api/me")["player"] is None


def test_security_headers_and_health(server: Running) -> None:
    answer = server.client().http.get("/healthz")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.json()["alive"] is True
    assert "tuath_answers_total" in server.client().http.get("/metrics").text
    assert "/api/tables" in server.client().get("/api/openapi.json")["paths"]


def test_words_and_rules_are_served(server: Running) -> None:
    client = server.client()
    assert "arrival-built" in client.http.get("/api/games/arrival/words/de").text
    whole = client.http.get("/api/games/inis/words/de").text
    written = client.http.get("/api/games/inis/words/de?only=written").text
    assert whole.startswith(written)
    assert "inis-text-act_bard" in whole.removeprefix(written)
    assert client.http.get("/api/games/inis/words/de?only=nonsense").status_code == 400
    assert client.get("/api/games/arrival/rules/en")["parts"][0]["id"] == "A-1"
    assert client.get("/api/games/arrival")["names"]["location:umall"] == "Umall"
    assert client.http.get("/api/words/fr").status_code == 404


def test_what_there_is_to_say_of_a_table_before_it_is_made(server: Running) -> None:
    """How hard it will be, or why it cannot be had; nobody need be signed in, and nothing is made."""
    with httpx.Client(base_url=server.url) as http:
        plan = {"seats": 6, "options": {"extra_board": "on"}}
        refused = http.post("/api/games/spirit_island/setup", json=plan).json()
        assert (refused["refusal"]["rule"], refused["remarks"]) == ("S-20.3", [])
        told = http.post("/api/games/spirit_island/setup", json={**plan, "seats": 2}).json()
        assert told["refusal"] is None
        difficulty, decks = told["remarks"]
        assert (difficulty["params"]["number"], decks["params"]) == (2, {"fear": "3/3/3", "invaders": "111-2222-33333"})
        assert http.post("/api/games/arrival/setup", json={"seats": 2}).json() == {"refusal": None, "remarks": []}
        assert http.post("/api/games/nothing/setup", json={"seats": 2}).status_code == 404
        assert http.post("/api/games/arrival/setup", json={"seats": 99}).status_code == 400


def test_a_first_table_can_be_had_of_every_game(server: Running) -> None:
    """S-6.8: who is new to Spirit Island begins alone, with a simple spirit that need not choose its cards."""
    maren = server.client("Maren")
    games = {game["key"]: game for game in maren.get("/api/games")["games"]}
    for key, game in games.items():
        first = game["first_table"]
        chairs = ["me", *["bot:random"] * (first["seats"] - 1)]
        table = maren.new_table(*chairs, game=key, options=first["options"])
        assert table["status"] == "playing"
        assert table["setup"]["options"].items() >= first["options"].items()
    island = games["spirit_island"]["first_table"]
    assert island["seats"] == 1
    assert island["options"]["progression"] == "on"
    spirits = find("spirit_island").material()["spirits"]["records"]
    spirit = next(one for one in spirits if one["id"] == island["options"]["spirit"])
    assert spirit["complexity"] == "low"
    assert spirit["progression"]
    assert games["arrival"]["first_table"] == {"seats": 3, "options": {}}


def test_a_question_says_that_its_speed_must_tell_nothing(server: Running) -> None:
    """A strict table puts every reaction to everybody, also to who has nothing to play."""
    maren, rng, found = server.client("Maren"), Random(2), False
    id = maren.new_table("me", "guest", game="inis", seed=2, asking="strict")["id"]
    while not found:
        table = maren.table(id)
        assert (table["status"], table["window"]) == ("playing", False)
        asked = rng.choice(questions(table))
        assert asked.get("secret", False) == (asked["key"] == "inis-react")
        found = asked["key"] == "inis-react" and len(asked["options"]) == 1
        maren.answer(table, asked, rng.choice(asked["options"])["id"])
