"""Where somebody is signed in: listed, ended one by one, by itself, not brought back; and who has to show it again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import select, update

from tests.amounts import usually
from tests.server.accounts import (
    CHALLENGE,
    FIREFOX,
    NEW,
    SIGN_IN,
    again,
    at_site,
    closed_with,
    security,
    with_passkey,
    written,
)
from tests.server.admin import told
from tests.server.authenticator import Passkey
from tests.server.both import server
from tests.server.conftest import Client, Running, open_socket, until
from tests.server.databases import Database, database
from tests.server.programs import by_token as program
from tests.terminal.shell import tuath_command
from tuath.server.db import schema
from tuath.server.sign_in.devices import read_device
from tuath.server.sign_in.identity import IDLE, earlier_id, is_earlier
from tuath.server.sign_in.sign_ins import MOST, RECENT
from tuath.server.timing.clock import STEADY

__all__ = ["database", "server"]  # fixtures

DUMP = (Path(__file__).parent / "data" / "0003.sql").read_text(encoding="utf-8")
MINE, PHRASE, OTHER = "/api/me/sign-ins", "four green salmons", "five brown ravens"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5"
    " Mobile/15E148 Safari/604.1"
)


def long_ago(server: Running, client: Client) -> Client:
    """Somebody who showed who they are longer ago than counts."""
    mine = schema.sign_ins.c.player == client.player["id"]
    written(server, update(schema.sign_ins).where(mine).values(shown=STEADY.now() - RECENT - 1))
    return client


def comes_back(server: Running, name: str, agent: str = FIREFOX) -> Client:
    client = server.client()
    client.http.headers["User-Agent"] = agent
    client.player = client.post("/api/me/recover", name=name, passphrase=PHRASE)["player"]
    return client


def with_phrase(server: Running, name: str) -> Client:
    client = server.client(name)
    client.post("/api/me/passphrase", passphrase=PHRASE)
    return client


def devices(client: Client) -> list[tuple[str, str, bool]]:
    return [(one["browser"], one["system"], one["here"]) for one in client.get(MINE)["sign_ins"]]


# ---- rows ------------------------------------------------------------------------------------------------------------


def test_every_device_is_listed_and_ended_by_itself(server: Running) -> None:
    maren = with_phrase(server, "Gormlaith")
    laptop, phone = comes_back(server, "Gormlaith"), comes_back(server, "Gormlaith", SAFARI)
    assert devices(phone)[0] == ("Safari", "iPhone", True)
    assert {("Firefox", "Linux", False), ("python-httpx", None, False)} < {*devices(phone)}
    listed = {one["browser"]: one["id"] for one in phone.get(MINE)["sign_ins"]}
    id = laptop.new_table("me", "guest")["id"]
    with open_socket(laptop, server, id) as hers, open_socket(phone, server, id) as still:
        until(hers, "table"), until(still, "table")
        left = phone.http.delete(f"{MINE}/{listed['Firefox']}").json()["sign_ins"]
        assert closed_with(hers) == 4401
        assert until(still, "table"), "nobody else is sent away"
    assert [one["browser"] for one in left] == ["Safari", "python-httpx"]
    assert laptop.get("/api/me") == {"player": None}
    assert maren.get("/api/me")["player"] == phone.get("/api/me")["player"] == maren.player
    assert phone.http.delete(f"{MINE}/{listed['Firefox']}").status_code == 404
    assert server.client("Bram").http.delete(f"{MINE}/{listed['Safari']}").status_code == 404, "it is another's"
    assert phone.http.delete(f"{MINE}/{listed['Safari']}").status_code == 200
    assert phone.http.cookies.get("tuath") is None, "this one too, where it is meant"
    assert phone.get("/api/me") == {"player": None}


def test_a_device_of_today_is_none_of_before(server: Running) -> None:
    """One in sixteen was: its id begins with the letter of those that stand for all cookies of an earlier program."""
    ebliu = with_phrase(server, "Ebliu")
    mine = schema.sign_ins.c.player == ebliu.player["id"]
    written(server, update(schema.sign_ins).where(mine).values(id="e" + ebliu.player["id"].removeprefix("p_") * 2))
    other = comes_back(server, "Ebliu")
    assert [one["earlier"] for one in other.get("/api/me/sign-ins")["sign_ins"]] == [False, False]
    assert is_earlier(earlier_id(ebliu.player["id"], 3))


def test_all_others_end_at_once_and_tokens_stay(server: Running) -> None:
    maren = with_phrase(server, "Derbforgaill")
    token = maren.post("/api/me/token")["token"]
    others = [comes_back(server, "Derbforgaill") for _ in range(3)]
    assert len(maren.http.delete(MINE).json()["sign_ins"]) == 1
    assert [other.get("/api/me")["player"] for other in others] == [None] * 3
    assert maren.get("/api/me")["player"] == maren.player
    assert program(server, token).get("/api/me")["player"] == maren.player
    read = maren.post("/api/me/tokens", name="looks", scope="read")["token"]
    assert program(server, read).get(MINE, 403)["error"]["key"] == "server-token-scope", "that is no one's to read"


def test_who_signs_in_again_leaves_no_sign_in_behind(server: Running) -> None:
    maren = with_phrase(server, "Lassair")
    before = again(server, maren)
    for _ in range(3):
        maren.post("/api/me/recover", name="Lassair", passphrase=PHRASE)
    assert len(maren.get(MINE)["sign_ins"]) == 1
    assert before.get("/api/me") == {"player": None}, "a copy of the cookie from before is nobody's"
    bram = server.client("Bram")
    copy = again(server, bram)
    bram.post("/api/me/recover", name="Lassair", passphrase=PHRASE)
    assert copy.get("/api/me") == {"player": None}, "nor is that of who was here before"


def test_a_sign_in_that_nobody_uses_ends_after_90_days(server: Running) -> None:
    maren = with_phrase(server, "Muirenn")
    old, new = comes_back(server, "Muirenn"), comes_back(server, "Muirenn")
    used = {one["id"]: one["used"] for one in new.get(MINE)["sign_ins"]}
    (mine,) = (one["id"] for one in old.get(MINE)["sign_ins"] if one["here"])
    rows = schema.sign_ins
    written(server, update(rows).where(rows.c.id == mine).values(used=STEADY.now() - IDLE - 1))
    assert old.get("/api/me") == {"player": None}
    assert mine not in {one["id"] for one in new.get(MINE)["sign_ins"]}
    written(server, update(rows).where(rows.c.id == mine).values(used=STEADY.now() - IDLE + 3600))
    assert old.get("/api/me")["player"] == maren.player, "a day before it counts"
    assert {one["id"]: one["used"] for one in old.get(MINE)["sign_ins"]}[mine] >= used[mine], "and is used again"


def test_looking_writes_no_row_each_time(server: Running) -> None:
    maren = server.client("Sadb")
    own = select(schema.sign_ins.c.used).where(schema.sign_ins.c.player == maren.player["id"])
    ((before,),) = written(server, own)
    for _ in range(20):
        maren.get("/api/me")
    assert written(server, own) == [(before,)], "once an hour is enough"
    written(server, update(schema.sign_ins).values(used=STEADY.now() - 3700))
    maren.get("/api/me")
    assert written(server, own)[0][0] >= before


@pytest.mark.more
def test_nobody_has_sign_ins_without_end(server: Running) -> None:
    first = with_phrase(server, "Niamh")
    for _ in range(MOST):
        last = comes_back(server, "Niamh")
    assert len(last.get(MINE)["sign_ins"]) == MOST
    assert first.get("/api/me") == {"player": None}, "the one that was not used for longest made room"


def test_a_passkey_signs_in_beside_the_others_or_alone(server: Running) -> None:
    maren, passkey = with_passkey(server, "Eithne")
    phone, laptop = at_site(server.client()), at_site(server.client())
    phone.post(SIGN_IN, **passkey.sign(phone.get(CHALLENGE)["challenge"]))
    assert maren.get("/api/me")["player"] == maren.player
    laptop.post(SIGN_IN, alone=True, **passkey.sign(laptop.get(CHALLENGE)["challenge"]))
    assert [one.get("/api/me")["player"] for one in (maren, phone)] == [None, None]
    assert len(laptop.get(MINE)["sign_ins"]) == 1


# ---- showing it again ------------------------------------------------------------------------------------------------

DOORS: dict[str, tuple[str, dict[str, Any]]] = {
    "a new pass-phrase": ("/api/me/passphrase", {"passphrase": OTHER}),
    "a token for everything": ("/api/me/tokens", {"name": "bot", "scope": "host"}),
    "one without a name": ("/api/me/token", {}),
    "a link": ("/api/me/link", {}),
    "delete me": ("/api/me/delete", {"name": "Maren of Mide"}),
}


@pytest.mark.parametrize("door", usually(*list(DOORS)[:2], more=list(DOORS)[2:]))
def test_what_opens_doors_asks_again(server: Running, door: str) -> None:
    """And is done once it was shown, for a while."""
    path, body = DOORS[door]
    maren = server.client("Maren of Mide")
    maren.post("/api/me/passphrase", passphrase=PHRASE)
    long_ago(server, maren)
    assert maren.post(path, 403, **body)["error"]["key"] == "server-show-again"
    assert (
        maren.post("/api/me/show", 422, passphrase="not mine at all")["error"]["key"] == "server-show-wrong-passphrase"
    )
    assert maren.post(path, 403, **body)["error"]["key"] == "server-show-again"
    assert maren.post("/api/me/show", passphrase=PHRASE) == {"seconds": int(RECENT)}
    maren.post(path, **body)


def test_passkeys_are_made_and_removed_by_who_has_shown_it(server: Running) -> None:
    """Removing the last one would leave an account of which nothing is asked."""
    maren, passkey = with_passkey(server, "Aife")
    made = Passkey().make(maren.get(NEW))
    long_ago(server, maren)
    (known,) = maren.get("/api/me/ways")["passkeys"]
    assert maren.get(NEW, 403)["error"]["key"] == "server-show-again"
    assert maren.post("/api/me/passkeys", 403, name="second", **made)["error"]["key"] == "server-show-again"
    assert maren.http.delete(f"/api/me/passkeys/{known['id']}").json()["error"]["key"] == "server-show-again"
    _, his = with_passkey(server, "Bram")
    signed = his.sign(maren.get(CHALLENGE)["challenge"])
    assert maren.post("/api/me/show", 422, passkey=signed)["error"]["key"] == "server-passkey-of-another"
    maren.post("/api/me/show", passkey=passkey.sign(maren.get(CHALLENGE)["challenge"]))
    maren.post("/api/me/passkeys", name="second", **made)
    assert maren.http.delete(f"/api/me/passkeys/{known['id']}").status_code == 200


@pytest.mark.more
def test_a_fresh_link_from_another_device_shows_it(server: Running) -> None:
    maren = with_phrase(server, "Ness")
    phone = comes_back(server, "Ness")
    long_ago(server, maren)
    assert phone.post("/api/me/link", 403)["error"]["key"] == "server-show-again", "nor does a link come of nothing"
    phone.post("/api/me/show", passphrase=PHRASE)
    key, of_bram = phone.post("/api/me/link")["key"], server.client("Bram").post("/api/me/link")["key"]
    assert maren.post("/api/me/show", 422, key=of_bram)["error"]["key"] == "server-link-over"
    maren.post("/api/me/show", key=key)
    assert maren.post("/api/me/show", 422, key=key)["error"]["key"] == "server-link-over", "it is good once"
    maren.post("/api/me/token")
    assert server.client().post("/api/me/link/look", key=of_bram)["player"]["name"] == "Bram", "his is not used up"


def test_it_counts_for_one_sign_in_and_no_other(server: Running) -> None:
    maren = with_phrase(server, "Scathach")
    phone = comes_back(server, "Scathach")
    long_ago(server, maren)
    phone.post("/api/me/show", passphrase=PHRASE)
    maren.post("/api/me/token", 403)
    phone.post("/api/me/token")


def test_who_has_nothing_to_show_is_not_asked(server: Running) -> None:
    maren = long_ago(server, server.client("Maren"))
    token = maren.post("/api/me/token")["token"]
    maren.post("/api/me/link")
    maren.post("/api/me/passphrase", passphrase=PHRASE)
    bot = program(server, token)
    for path, body in DOORS.values():
        assert bot.post(path, 403, **body)["error"]["key"] == "server-show-again", "a token shows nothing"
    assert bot.post("/api/me/show", 422, passphrase=PHRASE)["error"]["key"] == "server-show-needs-browser"
    bot.post("/api/me/tokens", name="plays", scope="play")


@pytest.mark.more
def test_nobody_guesses_a_phrase_by_showing_it(tmp_path: Path) -> None:
    """Of another shape: with a cookie that was taken along, as often as one likes."""
    running = Running(tmp_path).start()  # where nothing is counted by address
    maren = with_phrase(running, "Maren")
    long_ago(running, maren)
    guess, said, began = {"name": "Maren", "passphrase": "a guess at random"}, list[int](), time.monotonic()
    for path, body in cycle((("/api/me/show", {"passphrase": "a guess"}), ("/api/me/recover", guess))):
        said.append(maren.http.post(path, json=body).status_code)
        if said.count(429) == 2:
            break
    assert said.count(422) <= 42 + (time.monotonic() - began) / 30, "twenty, and one a minute, by either way"
    running.end()
    lines = {(line["what"], line["detail"]) for line in security(tmp_path) if line["player"] == maren.player["id"]}
    assert {("refusal", "phrase"), ("phrase", "set")} <= lines


def test_guesses_of_strangers_keep_nobody_from_showing_who_they_are(tmp_path: Path) -> None:
    """Twenty guesses at a name, and whoever has it could change nothing of their account any more."""
    running = Running(tmp_path).start()
    maren = with_phrase(running, "Maren")
    long_ago(running, maren)
    stranger, said = running.client(), list[int]()
    while said.count(429) < 2:
        guess = {"name": "Maren", "passphrase": "a guess at random"}
        said.append(stranger.http.post("/api/me/recover", json=guess).status_code)
    maren.post("/api/me/show", passphrase=PHRASE)
    running.end()


@pytest.mark.parametrize(
    "body", [{}, {"passphrase": 3}, {"passphrase": "x", "key": "y"}, {"key": "x" * 200}, {"passkey": {}}, []]
)
def test_a_proof_that_is_none_is_turned_down(server: Running, body: Any) -> None:
    said = server.client("Maren").http.post("/api/me/show", json=body)
    assert said.status_code == 400
    assert said.json()["error"]["key"] == "server-malformed"


# ---- the host --------------------------------------------------------------------------------------------------------


@pytest.mark.more
def test_the_host_sees_what_was_shown_and_ended(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren = with_phrase(running, "Maren")
    comes_back(running, "Maren")
    maren.post("/api/me/show", passphrase=PHRASE)
    other = next(one["id"] for one in maren.get(MINE)["sign_ins"] if not one["here"])
    maren.http.delete(f"{MINE}/{other}"), maren.http.delete(MINE)
    running.end()
    lines = {(line["what"], line["detail"]) for line in security(tmp_path) if line["player"] == maren.player["id"]}
    assert {("shown", "phrase"), ("out", "one"), ("out", "others")} <= lines


@pytest.fixture
def on_either(database: Database) -> Iterator[Running]:
    running = Running(database.folder, database.address).start()
    yield running
    running.end()


@pytest.mark.more
def test_an_old_copy_brings_back_no_device_that_was_signed_out(on_either: Running, tmp_path: Path) -> None:
    running, file = on_either, tmp_path / "evening.tuath-backup"
    maren, guest = with_phrase(running, "Maren"), running.client("Tove")
    lost = comes_back(running, "Maren")
    stolen = program(running, maren.post("/api/me/tokens", name="old", scope="play")["token"])
    told(running, "backup", str(file))
    maren.http.delete(MINE)
    maren.http.delete(f"/api/me/tokens/{maren.get('/api/me/tokens')['tokens'][0]['id']}")
    later, bot = comes_back(running, "Maren"), program(running, maren.post("/api/me/token")["token"])
    newcomer = running.client("Bram")
    running.end()
    told(running, "restore", str(file), "--yes")
    running.start()
    assert [one.get("/api/me")["player"] for one in (lost, stolen, newcomer)] == [None] * 3
    assert {one.get("/api/me")["player"]["name"] for one in (maren, later, bot)} == {"Maren"}, "these were not"
    assert guest.get("/api/me")["player"]["name"] == "Tove"


@pytest.mark.more
def test_on_a_new_machine_whoever_can_come_back_signs_in_again(tmp_path: Path) -> None:
    """What was ended since the copy nobody knows there."""
    running, file = Running(tmp_path / "old"), tmp_path / "evening.tuath-backup"
    running.folder.mkdir()
    running.start()
    maren, guest = with_phrase(running, "Maren"), running.client("Tove")
    told(running, "backup", str(file))
    running.end()
    elsewhere = tmp_path / "new"
    elsewhere.mkdir()
    said = tuath_command("admin", "restore", str(file), "--yes", "--json", "--folder", str(elsewhere))
    assert json.loads(said.stdout)["aside"] is None
    running.folder = elsewhere
    running.start()
    assert maren.get("/api/me") == {"player": None}
    assert guest.get("/api/me")["player"]["name"] == "Tove", "nobody else could become her again"
    assert comes_back(running, "Maren").player == maren.player
    running.end()


# ---- upgrades --------------------------------------------------------------------------------------------------------


@pytest.mark.more
@pytest.mark.parametrize("database", usually("sqlite", "postgresql"), indirect=True)
def test_who_was_signed_in_before_the_upgrade_stays_so(database: Database) -> None:
    """As one sign-in for all devices of that time, which ends like any other."""
    database.run(DUMP)
    running = Running(database.folder, database.address).start()
    running.end()
    (maren,) = written(database, select(schema.players.c.id).where(schema.players.c.name == "Maren"))
    (secret,) = written(database, select(schema.settings.c.value).where(schema.settings.c.name == "secret"))
    running.start()
    signer = URLSafeSerializer(secret[0], salt="tuath-player")
    first, second, ended = running.client(), running.client(), running.client()
    first.http.cookies.set("tuath", str(signer.dumps(maren[0])))
    second.http.cookies.set("tuath", str(signer.dumps([maren[0], 0])))
    ended.http.cookies.set("tuath", str(signer.dumps([maren[0], 7])))
    assert [one.get("/api/me")["player"]["name"] for one in (first, second)] == ["Maren", "Maren"]
    assert ended.get("/api/me") == {"player": None}, "one that no row is for"
    (row,) = first.get(MINE)["sign_ins"]
    assert (row["earlier"], row["here"], row["browser"]) == (True, True, None)
    assert first.post("/api/me/link", 403)["error"]["key"] == "server-show-again"
    first.post("/api/me/recover", name="Maren", passphrase=PHRASE)
    assert second.get("/api/me") == {"player": None}, "it was one sign-in, and its cookie was replaced"
    running.end()


# ---- what it is called -----------------------------------------------------------------------------------------------

CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"
)


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Linux"),
        (SAFARI, "Safari", "iPhone"),
        (CHROME, "Chrome", "Windows"),
        (f"{CHROME} Edg/131.0.0.0", "Edge", "Windows"),
        (CHROME.replace("Windows NT 10.0; Win64; x64", "Linux; Android 14; Pixel 8"), "Chrome", "Android"),
        (CHROME.replace("Windows NT 10.0; Win64; x64", "X11; CrOS x86_64 14541.0.0"), "Chrome", "ChromeOS"),
        (SAFARI.replace("Version/17.5", "CriOS/131.0"), "Chrome", "iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", "Safari", "macOS"),
        ("Mozilla/5.0 (something new)", None, None),
        ("python-httpx/0.27.0", "python-httpx", None),
        ("<script>alert(1)</script>", None, None),
        ("x" * 5000, None, None),
        ("", None, None),
    ],
)
def test_a_device_is_called_what_people_call_it(agent: str, browser: str | None, system: str | None) -> None:
    assert read_device(agent) == (browser, system)
