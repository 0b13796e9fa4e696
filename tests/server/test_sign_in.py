"""Coming back without a pass-phrase: links for another device, and passkeys by whole ceremonies."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import update

from tests.server.accounts import CHALLENGE, NEW, SIGN_IN, at_site, with_passkey
from tests.server.authenticator import VERIFIED, Passkey
from tests.server.both import server
from tests.server.conftest import Client, Running, finish
from tests.server.programs import by_token as program
from tuath.core.message import Refused
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store
from tuath.server.sign_in.ceremonies import Made, Signed, challenge_of, check_made, check_signed, read_site
from tuath.server.sign_in.challenges import Challenges
from tuath.server.timing.clock import STEADY
from tuath.server.wire.base64url import encoded

__all__ = ["server"]  # a fixture

LOOK, FOLLOW = "/api/me/link/look", "/api/me/link/follow"


def refused(asker: Client, path: str, status: int = 422, /, **body: Any) -> str:
    return str(asker.post(path, status, **body)["error"]["key"])


# ---- links -----------------------------------------------------------------------------------------------------------


def test_a_link_signs_in_once(server: Running) -> None:
    maren, elsewhere = server.client("Maren"), server.client("Bram")
    made = maren.post("/api/me/link")
    assert maren.get("/api/me/ways") == {"passphrase": False, "login": None, "passkeys": [], "link": made["until"]}
    for _ in range(3):
        assert elsewhere.post(LOOK, key=made["key"]) == {"player": maren.player, "until": made["until"]}
    assert elsewhere.get("/api/me")["player"]["name"] == "Bram", "nobody has followed it yet"
    assert elsewhere.post(FOLLOW, key=made["key"]) == {"player": maren.player}
    assert elsewhere.get("/api/me")["player"] == maren.player
    assert maren.get("/api/me/ways")["link"] is None
    for path in (LOOK, FOLLOW):
        assert refused(server.client(), path, key=made["key"]) == "server-link-over"


def expire(server: Running) -> None:
    async def write() -> None:
        store = Store(database_url(server.database, server.folder))
        async with store.connections.begin() as connection:
            await connection.execute(update(schema.sign_in_links).values(until=STEADY.now() - 1))
        await store.close()

    finish(write())


ENDINGS: dict[str, Callable[[Running, Client], Any]] = {
    "called back": lambda _, maren: maren.http.delete("/api/me/link"),
    "signed out": lambda _, maren: maren.http.delete("/api/me"),
    "a new pass-phrase": lambda _, maren: maren.post("/api/me/passphrase", passphrase="four green salmons"),
    "another link": lambda _, maren: maren.post("/api/me/link"),
    "ten minutes": lambda server, _: expire(server),
    "gone": lambda _, maren: maren.post("/api/me/delete", name="Maren"),
}


@pytest.mark.parametrize("how", ENDINGS)
def test_a_link_ends(server: Running, how: str) -> None:
    maren, elsewhere = server.client("Maren"), server.client()
    key = maren.post("/api/me/link")["key"]
    ENDINGS[how](server, maren)
    assert refused(elsewhere, LOOK, key=key) == refused(elsewhere, FOLLOW, key=key) == "server-link-over"
    assert elsewhere.get("/api/me")["player"] is None


def test_of_many_who_follow_one_link_one_is_signed_in(server: Running) -> None:
    key = server.client("Maren").post("/api/me/link")["key"]
    people = [server.client() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: person.http.post(FOLLOW, json={"key": key}).status_code, people))
    assert sorted(answers) == [200, 422, 422, 422, 422, 422]


def test_programs_make_no_links_below_their_scope(server: Running) -> None:
    maren = server.client("Maren")
    for scope, status in (("read", 403), ("play", 403), ("host", 200)):
        token = maren.post("/api/me/tokens", name=scope, scope=scope)["token"]
        program(server, token).post("/api/me/link", status)
    server.client().post("/api/me/link", 403)


# ---- passkeys --------------------------------------------------------------------------------------------------------


def test_a_passkey_from_its_making_to_its_end(server: Running) -> None:
    maren, passkey = with_passkey(server, "Maren")
    listed = maren.get("/api/me/ways")["passkeys"]
    assert [(one["name"], one["site"], one["used"]) for one in listed] == [("my phone", "tuath.example", None)]
    assert maren.get(NEW)["known"] == [encoded(passkey.id)]
    maren.http.delete("/api/me")
    assert maren.get("/api/me")["player"] is None
    for client in (maren, at_site(server.client("Bram"))):
        assert client.post(SIGN_IN, **passkey.sign(client.get(CHALLENGE)["challenge"])) == {"player": maren.player}
        assert client.get("/api/me")["player"] == maren.player
    assert maren.get("/api/me/ways")["passkeys"][0]["used"] >= listed[0]["created"]
    gone = f"/api/me/passkeys/{listed[0]['id']}"
    assert at_site(server.client("Tove")).http.delete(gone).status_code == 404, "it is somebody else's"
    assert maren.http.delete(gone).json()["passkeys"] == []
    assert maren.http.delete(gone).status_code == 404
    stranger = at_site(server.client())
    signed = passkey.sign(stranger.get(CHALLENGE)["challenge"])
    assert refused(stranger, SIGN_IN, **signed) == "server-passkey-unknown"


def test_a_passkey_that_does_not_count(server: Running) -> None:
    maren, passkey = with_passkey(server, "Maren", count=None)
    for _ in range(2):
        assert maren.post(SIGN_IN, **passkey.sign(maren.get(CHALLENGE)["challenge"]))["player"] == maren.player


def went_back(passkey: Passkey) -> None:
    passkey.count = 2


WRONG: dict[str, tuple[Callable[[Passkey], Any], str]] = {
    "another page": (lambda one: setattr(one, "origin", "https://tuath.example.evil"), "server-passkey-wrong"),
    "no TLS": (lambda one: setattr(one, "origin", "http://tuath.example"), "server-passkey-wrong"),
    "another port": (lambda one: setattr(one, "origin", "https://tuath.example:444"), "server-passkey-wrong"),
    "another site": (lambda one: setattr(one, "site", "example"), "server-passkey-wrong"),
    "nobody there": (lambda one: setattr(one, "flags", VERIFIED), "server-passkey-wrong"),
    "another key": (lambda one: setattr(one, "key", Passkey().key), "server-passkey-wrong"),
    "somebody else": (lambda one: setattr(one, "user", encoded(b"p_0123456789abcdef")), "server-passkey-unknown"),
    "unheard of": (lambda one: setattr(one, "id", bytes(32)), "server-passkey-unknown"),
    "a count that went back": (went_back, "server-passkey-went-back"),
}


def test_what_no_passkey_of_ours_has_signed(server: Running) -> None:
    maren, passkey = with_passkey(server, "Maren", count=6)
    for how, (spoil, says) in WRONG.items():
        found, stranger = Passkey(**vars(passkey)), at_site(server.client())
        spoil(found)
        signed = found.sign(stranger.get(CHALLENGE)["challenge"])
        assert refused(stranger, SIGN_IN, **signed) == says, how
        assert stranger.get("/api/me")["player"] is None
    assert maren.post(SIGN_IN, **passkey.sign(maren.get(CHALLENGE)["challenge"]))["player"] == maren.player


def test_somebody_elses_passkey_signs_in_nobody_but_them(server: Running) -> None:
    """Not even who says that it is theirs: the id of the one, signed by the other."""
    (_, hers), (_, his) = with_passkey(server, "Maren"), with_passkey(server, "Bram")
    stranger = at_site(server.client())
    mixed = Passkey(id=hers.id, key=his.key, user=hers.user)
    signed = mixed.sign(stranger.get(CHALLENGE)["challenge"])
    assert refused(stranger, SIGN_IN, **signed) == "server-passkey-wrong"
    bram = at_site(server.client("Bram"))
    offer = bram.get(NEW)
    again = Passkey(id=hers.id).make(offer)
    assert refused(bram, "/api/me/passkeys", name="taken", **again) == "server-passkey-known"


def test_a_challenge_is_ours_and_used_once(server: Running) -> None:
    maren, passkey = with_passkey(server, "Maren", count=None)
    signed = passkey.sign(maren.get(CHALLENGE)["challenge"])
    people = [at_site(server.client()) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda person: person.http.post(SIGN_IN, json=signed).status_code, people))
    assert sorted(answers) == [200, 422, 422, 422]
    offer, foreign = maren.get(NEW), encoded(Challenges(b"another").new("sign-in tuath.example"))
    elsewhere = at_site(server.client(), "other.example").get(CHALLENGE)["challenge"]
    for challenge in (offer["challenge"], foreign, elsewhere, encoded(b"made up"), signed["client"]):
        assert refused(maren, SIGN_IN, **passkey.sign(challenge)) == "server-challenge-over"
    bram, made = at_site(server.client("Bram")), Passkey().make(offer)
    assert refused(bram, "/api/me/passkeys", name="x", **made) == "server-challenge-over", "it was Maren's"
    maren.post("/api/me/passkeys", name="x", **made)
    assert refused(maren, "/api/me/passkeys", name="x", **made) == "server-challenge-over"


def test_a_page_without_a_name_has_no_passkeys(server: Running) -> None:
    maren = server.client("Maren")
    assert maren.get(NEW, 422)["error"]["key"] == "server-passkey-nameless"
    assert maren.get(CHALLENGE, 422)["error"]["key"] == "server-passkey-nameless"
    assert maren.get("/api/me/ways")["passkeys"] == []


def test_nobody_has_passkeys_without_end(server: Running) -> None:
    maren, _ = with_passkey(server, "Maren")
    for _ in range(19):
        maren.post("/api/me/passkeys", name="another", **Passkey().make(maren.get(NEW)))
    made = Passkey().make(maren.get(NEW))
    assert refused(maren, "/api/me/passkeys", name="one more", **made) == "server-too-many-passkeys"


def test_who_goes_takes_the_passkeys_along(server: Running) -> None:
    maren, passkey = with_passkey(server, "Maren")
    maren.post("/api/me/link")
    maren.post("/api/me/delete", name="Maren")
    signed = passkey.sign(maren.get(CHALLENGE)["challenge"])
    assert refused(maren, SIGN_IN, **signed) == "server-passkey-unknown"


@pytest.mark.more
def test_challenges_are_used_once_by_all_workers(postgres: str, tmp_path: Path) -> None:
    running = Running(tmp_path, postgres, workers=2).start()
    maren, passkey = with_passkey(running, "Maren", count=None)
    for _ in range(5):
        signed, key = passkey.sign(maren.get(CHALLENGE)["challenge"]), maren.post("/api/me/link")["key"]
        people = [at_site(running.client()) for _ in range(6)]
        for path, body in ((SIGN_IN, signed), (FOLLOW, {"key": key})):
            with ThreadPoolExecutor(6) as pool:
                asked = [pool.submit(person.http.post, path, json=body) for person in people]
            assert sorted(one.result().status_code for one in asked) == [200, 422, 422, 422, 422, 422]
    running.end()


# ---- without a server ------------------------------------------------------------------------------------------------


def test_where_passkeys_are() -> None:
    assert read_site("tuath.example") == ("tuath.example", ("https://tuath.example",))
    assert read_site("Tuath.Example:8443").name == "tuath.example"
    assert read_site("localhost:8330").origins == ("https://localhost:8330", "http://localhost:8330")
    for nameless in ("", "127.0.0.1:8330", "[::1]:8330", "[", ":80"):
        with pytest.raises(Refused):
            read_site(nameless)


@given(st.binary(max_size=60), st.text(max_size=8), st.integers(0, 39), st.integers(1, 255))
def test_only_what_we_have_sealed_is_a_challenge(made_up: bytes, purpose: str, at: int, change: int) -> None:
    challenges = Challenges(b"secret")
    sealed = challenges.new(purpose)
    assert challenges.until(sealed, purpose) > STEADY.now()
    broken = bytearray(sealed)
    broken[at] ^= change
    for wrong, meant in ((made_up, purpose), (bytes(broken), purpose), (sealed, f"{purpose}."), (sealed[:-1], purpose)):
        with pytest.raises(Refused):
            challenges.until(wrong, meant)


def test_a_challenge_is_over_after_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    challenges = Challenges(b"secret")
    sealed, made = challenges.new("sign-in"), STEADY.now()
    monkeypatch.setattr(STEADY, "now", lambda: made + 290)
    challenges.until(sealed, "sign-in")
    monkeypatch.setattr(STEADY, "now", lambda: made + 301)
    with pytest.raises(Refused):
        challenges.until(sealed, "sign-in")


TEXT = st.one_of(st.text("ab-_9", max_size=40), st.binary(max_size=120).map(encoded))


@given(TEXT, TEXT, TEXT, TEXT)
def test_whatever_is_sent_is_refused(first: str, second: str, third: str, fourth: str) -> None:
    site = read_site("tuath.example")
    for check in (
        lambda: challenge_of(first),
        lambda: check_made(Made(first, second, third), b"challenge", site),
        lambda: check_signed(Signed(first, second, third, fourth), b"challenge", site, fourth),
    ):
        with pytest.raises(Refused):
            check()
