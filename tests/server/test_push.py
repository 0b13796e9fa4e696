"""Turns told to browsers: encrypted so that a push service reads nothing, signed by us, and only while signed in."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.conftest import Client, Running, wait_until
from tests.server.helpers import table_of
from tests.server.listening import Heard, Listening
from tests.server.push import AUTH, OfTest
from tests.server.telling import DAYS, answers_until_asked, telling
from tuath.core.message import Refused
from tuath.server.notices.push import (
    Browser,
    encrypted,
    new_key,
    point_of,
    public_key,
    read_browser,
    read_key,
    written_key,
)
from tuath.server.wire.base64url import decoded, encoded


@pytest.fixture
def listening() -> Iterator[Listening]:
    service = Listening()
    service.answer = lambda heard: 201
    yield service
    service.close()


def vapid(heard: Heard, public: str) -> Any:
    """What the signature says, if it is of this key."""
    kind, _, said = heard.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in said.split(","))
    assert (kind, parts["k"]) == ("vapid", public)
    head, body, signature = parts["t"].split(".")
    numbers = decoded(signature)
    der = utils.encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public_key(decoded(public)).verify(der, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(decoded(body))


def test_as_the_standard_has_it() -> None:
    """RFC 8291, appendix A."""
    browser = Browser(
        "https://push.example.net/",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    key, salt = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    assert encoded(encrypted(browser, b"When I grow up, I want to be a watermelon", key, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_is_kept_as_it_is() -> None:
    key = new_key()
    assert point_of(read_key(written_key(key))) == point_of(key)


@pytest.mark.parametrize("point", ["", "!", "AAAA", encoded(b"\x04" + b"\x01" * 64), encoded(b"\x02" * 33)])
def test_keys_that_are_none(point: str) -> None:
    with pytest.raises(Refused) as refused:
        read_browser("https://push.example.net/", point, encoded(AUTH))
    assert refused.value.refusal.message.key == "server-bad-push"


def two(server: Running, browser: OfTest, listening: Listening) -> tuple[Client, Client, str]:
    people = server.client("Maren"), server.client("Bram")
    id = table_of(*people, clock=DAYS)
    seat = people[0].table(id)["asked"][0]["seat"]
    people[1 - seat].post("/api/me/browsers", **browser.wish(listening.url("/push/abc")))
    return people[seat], people[1 - seat], id


def test_a_browser_is_told(tmp_path: Path, listening: Listening) -> None:
    """What the service sees is from us, for it and for a day; what it says only the browser can read."""
    server, browser = telling(tmp_path), OfTest()
    asked, other, id = two(server, browser, listening)
    answers_until_asked(asked, other, id)
    heard = listening.next()
    public = other.get("/api/me/channels")["offers"]["push"]
    said = vapid(heard, public)
    assert said["aud"] == listening.url("").rstrip("/")
    assert heard.path == "/push/abc"
    assert (heard.headers["content-encoding"], heard.headers["ttl"]) == ("aes128gcm", "86400")
    for word in (id, other.player["name"], "Arrival"):
        assert word.encode() not in heard.body
    told = browser.read(heard.body)
    assert told["title"] == "Your turn: The Arrival, with Maren"
    assert (told["address"], told["tag"]) == (f"{server.url}/t/{id}", id)
    server.end()
    assert stat.S_IMODE((tmp_path / "tuath.sqlite3").stat().st_mode) == 0o600, "our key lies in there"
    server.start()
    assert other.get("/api/me/channels")["offers"]["push"] == public, "else every browser would have to agree anew"
    answers_until_asked(other, asked, id)
    answers_until_asked(asked, other, id)
    assert vapid(listening.next(), public)["aud"] == said["aud"]
    server.end()


@pytest.mark.more
def test_who_has_signed_out_hears_nothing(tmp_path: Path, listening: Listening) -> None:
    server, browser = telling(tmp_path), OfTest()
    asked, other, id = two(server, browser, listening)
    token = other.post("/api/me/token")["token"]
    assert other.http.delete("/api/me").status_code == 200
    other.http.headers["Authorization"] = f"Bearer {token}"
    answers_until_asked(asked, other, id)
    wait_until(lambda: other.get("/api/me/channels")["channels"] == [])
    refused = other.post("/api/me/browsers", status=422, **browser.wish(listening.url()))
    assert refused["error"]["key"] == "server-push-needs-browser"
    server.end()
    assert listening.heard.empty()


@pytest.mark.more
def test_a_browser_that_wants_no_more_is_forgotten(tmp_path: Path, listening: Listening) -> None:
    server, browser = telling(tmp_path), OfTest()
    _, other, _ = two(server, browser, listening)
    listening.answer = lambda heard: 410
    (channel,) = other.get("/api/me/channels")["channels"]
    other.post("/api/me/browsers", **browser.wish(listening.url("/push/abc")))
    assert other.get("/api/me/channels")["channels"] == [channel], "said again it is the same"
    other.post(f"/api/me/channels/{channel['id']}/test")
    wait_until(lambda: other.get("/api/me/channels")["channels"] == [])
    server.end()


def test_push_goes_to_no_inner_place(tmp_path: Path) -> None:
    server, browser = telling(tmp_path, TUATH_REACH="public"), OfTest()
    maren = server.client("Maren")
    for endpoint, key in (("https://10.0.0.1/", "server-address-inner"), ("http://a.example/", "server-address-https")):
        assert maren.post("/api/me/browsers", status=422, **browser.wish(endpoint))["error"]["key"] == key
    server.end()
