"""Who somebody is, on how many devices, with which tokens; and how that ends."""

from __future__ import annotations

import pytest
from itsdangerous import URLSafeSerializer

from tests.server.accounts import again, closed_with
from tests.server.both import server
from tests.server.conftest import Running, open_socket, until
from tests.server.programs import by_token as program
from tuath.server.db.store import Store
from tuath.server.sign_in.identity import Identity, Player, clean_name, has_ended

__all__ = ["server"]  # a fixture


def test_signing_out_ends_every_sign_in(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "guest")["id"]
    elsewhere, token = again(server, maren), maren.post("/api/me/token")["token"]
    with open_socket(elsewhere, server, id) as hers, open_socket(bram, server, id) as his:
        until(hers, "table"), until(his, "table")
        assert maren.http.delete("/api/me").json() == {"player": None}
        assert closed_with(hers) == 4401
        assert until(his, "table"), "nobody else is sent away"
    assert maren.get("/api/me") == elsewhere.get("/api/me") == {"player": None}
    assert elsewhere.get(f"/api/tables/{id}")["table"]["mine"] == []
    assert program(server, token).get("/api/me")["player"] == maren.player, "tokens are revoked one by one"
    assert server.client().http.delete("/api/me").json() == {"player": None}


def test_a_new_passphrase_ends_all_other_sign_ins(server: Running) -> None:
    maren = server.client("Maren of Mide")
    id = maren.new_table("me", "guest")["id"]
    elsewhere = again(server, maren)
    with open_socket(elsewhere, server, id) as socket:
        until(socket, "table")
        assert maren.post("/api/me/passphrase", passphrase="four green salmons")["player"] == maren.player
        assert closed_with(socket) == 4401
    assert maren.get("/api/me")["player"] == maren.player
    assert elsewhere.get("/api/me") == {"player": None}
    elsewhere.post("/api/me/recover", name="Maren of Mide", passphrase="four green salmons")
    assert elsewhere.get("/api/me")["player"] == maren.player
    with open_socket(maren, server, id) as socket:
        assert until(socket, "table")["table"]["mine"] == [0, 1]


@pytest.mark.more
def test_everybody_of_a_name_can_come_back(server: Running) -> None:
    """However many there are: each has a name to sign in by, which stays when they take another."""
    people = [server.client("Fionn") for _ in range(7)]
    for number, person in enumerate(people):
        person.post("/api/me/passphrase", passphrase=f"the salmon number {number}")
    people[0].post("/api/me", name="Fionnuala")
    found = server.client()
    for number in (0, 1, 5, 6):
        name = f"Fionn {number + 1}" if number else "Fionn"
        assert people[number].get("/api/me/ways")["login"] == name
        back = found.post("/api/me/recover", name=name, passphrase=f"the salmon number {number}")
        assert back["player"]["id"] == people[number].player["id"]
    for name, phrase in (("Fionn", "the salmon number 1"), ("Fionn 9", "the salmon number 9"), ("Nobody", "x" * 9)):
        said = server.client().post("/api/me/recover", 422, name=name, passphrase=phrase)
        assert said["error"]["key"] == "server-wrong-passphrase"


def test_tokens_are_listed_named_and_revoked(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    assert maren.get("/api/me/tokens") == {"tokens": []}
    made = maren.post("/api/me/tokens", name=" my \u202efirst\nbot ")
    unnamed = maren.post("/api/me/token")["token"]
    assert made["name"] == "my first bot"
    listed = maren.get("/api/me/tokens")["tokens"]
    assert [token["name"] for token in listed] == ["my first bot", ""]
    assert listed[0] == {name: made[name] for name in ("id", "name", "created", "used", "scope")}
    assert listed[0]["used"] is None
    bot = program(server, made["token"])
    id = bot.new_table("me", "guest")["id"]
    assert maren.get("/api/me/tokens")["tokens"][0]["used"] >= made["created"]
    shown = f"Bearer {made['token']}"
    with (
        open_socket(server.client(), server, id, Authorization=shown) as socket,
        open_socket(maren, server, id) as own,
    ):
        until(socket, "table"), until(own, "table")
        assert bram.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404, "it is somebody else's"
        left = maren.http.delete(f"/api/me/tokens/{made['id']}").json()["tokens"]
        assert closed_with(socket) == 4401
        assert until(own, "table"), "only what was signed in with it is closed"
    assert [token["name"] for token in left] == [""]
    assert bot.get("/api/me") == {"player": None}
    assert program(server, unnamed).get("/api/me")["player"] == maren.player
    assert maren.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404
    assert bot.get("/api/me/tokens", 403)["error"]["key"] == "server-sign-in"


def test_nobody_has_tokens_without_end(server: Running) -> None:
    maren = server.client("Maren")
    for number in range(50):
        maren.post("/api/me/tokens", name=f"bot {number}")
    assert maren.post("/api/me/tokens", 422, name="one more")["error"]["key"] == "server-too-many-tokens"
    assert maren.post("/api/me/token", 422)["error"]["key"] == "server-too-many-tokens"


def test_cookies_of_every_age() -> None:
    """The first cookies named only the player, later ones a count; what is not ours names nobody."""
    identity = Identity(Store("sqlite+aiosqlite://"), "secret")
    signer = URLSafeSerializer("secret", salt="tuath-player")
    assert identity.read_cookie(identity.cookie(Player("p_1", "Maren", "cookie:0123abcd"))) == ("p_1", "0123abcd")
    assert identity.read_cookie(str(signer.dumps(["p_1", 3]))) == ("p_1", "e3_p_1")
    assert identity.read_cookie(str(signer.dumps("p_1"))) == ("p_1", "e0_p_1")
    foreign = str(URLSafeSerializer("other", salt="tuath-player").dumps("p_1"))
    for strange in (None, "", "nonsense", foreign, str(signer.dumps({"p": 1})), str(signer.dumps(["p_1"]))):
        assert identity.read_cookie(strange) is None


def test_which_sign_ins_end() -> None:
    by_cookie, by_token = Player("p", "Maren", "cookie:12"), Player("p", "Maren", "token:ab")
    assert has_ended(by_cookie, "cookie:12")
    assert not has_ended(by_cookie, "cookie:13")
    assert not has_ended(by_token, "cookie:12")
    assert has_ended(by_token, "token:ab")
    assert not has_ended(by_token, "token:cd")
    assert all(has_ended(player, "*") for player in (by_cookie, by_token))


def test_names_are_what_can_be_seen() -> None:
    assert clean_name("  Ma\u200bren\u202e \n of\u00a0Mide\ufeff ") == "Maren of Mide"
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
