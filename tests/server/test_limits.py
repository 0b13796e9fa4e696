"""How fast somebody may ask: by player, by token, and by address, whoever asks there."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.conftest import PATIENCE, Running, open_socket, questions, until
from tuath.server.web import limits
from tuath.server.web.limits import Caller, Limiter, Limits, TooFast, network
from tuath.server.web.open_port import MOST_AHEAD

MANY = 200  # more than fits through at once, however slow the machine is


class Time:
    """A clock that is set by hand."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def count_allowed(limited: Limits, callers: Sequence[Caller]) -> int:
    allowed = 0
    for caller in callers:
        with contextlib.suppress(TooFast):
            limited.check(caller)
            allowed += 1
    return allowed


def test_a_bucket_fills_up_again(clock: Time) -> None:
    limiter = Limiter(2, 3)
    for _ in range(3):
        assert limiter.wait("a") == 0
        limiter.take("a")
    assert limiter.wait("a") == 0.5
    for _ in range(10):
        assert limiter.wait("a") == 0.5, "asking in vain costs nothing"
    clock.now += 0.5
    assert limiter.wait("a") == 0
    clock.now += 1000
    limiter.take("a")
    limiter.take("a")
    limiter.take("a")
    assert limiter.wait("a") > 0, "it never holds more than it began with"
    assert limiter.wait("b") == 0


def test_a_free_account_lifts_no_limit(clock: Time) -> None:
    limited = Limits(20)
    assert count_allowed(limited, [Caller("p_1", "there")] * MANY) == 80
    assert count_allowed(limited, [Caller("p_2", "there")] * MANY) == 80, "neighbours do not pay for each other..."
    accounts = [Caller(f"p_{number}", "there") for number in range(3, 1000)]
    assert count_allowed(limited, accounts) == 400 - 160, "...until the address has had enough"
    assert count_allowed(limited, [Caller("p_1000", "elsewhere")]) == 1
    clock.now += 1
    assert count_allowed(limited, accounts) == 100


def test_new_accounts_and_guesses_are_dearer(clock: Time) -> None:
    limited = Limits(20)
    for check, burst, pause in ((limited.check_newcomer, 40, 20), (limited.check_guess, 10, 10)):
        for _ in range(burst):
            check(Caller("stranger", "there"))
        with pytest.raises(TooFast) as error:
            check(Caller("another", "there"))
        assert error.value.seconds == pause


def test_who_has_had_enough_is_not_forgotten_because_others_come(clock: Time) -> None:
    """Guesses at ten thousand other names gave twenty more at this one."""
    limited = Limits(20)
    for number in range(20):
        limited.check_guess(Caller("stranger", f"there {number}"), "maren")
    for number in range(limits.REMEMBERED + 500):
        limited.check_guess(Caller("stranger", f"anywhere {number}"), f"somebody {number}")
    with pytest.raises(TooFast):
        limited.check_guess(Caller("stranger", "elsewhere"), "maren")
    assert len(limited.accounts.buckets) == limits.REMEMBERED


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("nonsense", "nonsense"),
        ("x" * 500, "x" * 64),
        ("", ""),
    ],
)
def test_one_customer_is_one_address(host: str, counted: str) -> None:
    assert network(host) == counted


# ---- on a real server ------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """One that lets a player ask once a second, four times at once; an address five times as much.

    Each test has its own: what one has used up is missing for the next.
    """
    running = Running(tmp_path, rate=1).start()
    yield running
    running.end()


def answers(server: Running, requests: Sequence[dict[str, str]], path: str = "/api/me") -> list[tuple[int, str]]:
    """Many requests as fast as they are taken; status and head of each answer."""
    heads = [
        [f"GET {path} HTTP/1.1", "Host: localhost", *map(": ".join, wanted.items()), "", ""] for wanted in requests
    ]
    texts, heard = ["\r\n".join(head).encode() for head in heads], b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        for begin in range(0, len(texts), MOST_AHEAD):
            some = texts[begin : begin + MOST_AHEAD]
            line.sendall(b"".join(some))
            while heard.count(b"HTTP/1.1 ") < begin + len(some) or not heard.endswith(b"}"):
                more = line.recv(65536)
                assert more
                heard += more
    said = heard.decode().split("HTTP/1.1 ")[1:]
    return [(int(answer[:3]), answer.lower()) for answer in said]


def test_who_asks_too_fast_is_told_how_long_to_wait(strict: Running) -> None:
    """By player, by token, and by address where every request comes from somebody else."""
    maren = strict.client("Maren")
    cookie = {"Cookie": f"tuath={maren.http.cookies['tuath']}"}
    invented = [{"Authorization": f"Bearer tuath_{number}"} for number in range(MANY)]
    nobody: dict[str, str] = {}
    for requests in ([cookie] * MANY, [{"Authorization": "Bearer tuath_x"}] * MANY, invented, [nobody] * MANY):
        heard = answers(strict, requests)
        refused = [head for status, head in heard if status == 429]
        assert refused
        assert all("retry-after: " in head and "server-too-fast" in head for head in refused)
        assert {status for status, _ in heard} <= {200, 429}


def test_names_that_a_stranger_invents_count_as_one_address(strict: Running) -> None:
    """Nobody has named a proxy: what a request says of whom it comes from is nothing."""
    requests = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(MANY)]
    assert 429 in {status for status, _ in answers(strict, requests)}


def test_behind_a_proxy_that_was_named_everybody_counts_for_themselves(tmp_path: Path) -> None:
    running = Running(tmp_path, rate=1).start("--proxy", "127.0.0.1", "--proxy", "203.0.113.0/24")
    requests = [{"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.9"} for number in range(MANY)]
    assert {status for status, _ in answers(running, requests)} == {200}
    one = [{"X-Forwarded-For": f"10.0.0.{number}, 198.51.100.7"} for number in range(MANY)]
    assert 429 in {status for status, _ in answers(running, one)}, "what stands before the first stranger is invented"
    running.end()


@pytest.mark.more
def test_new_accounts_are_few(tmp_path: Path) -> None:
    running = Running(tmp_path, rate=30).start()
    http = running.client().http
    made = []
    for number in range(70):
        http.cookies.clear()
        made.append(http.post("/api/me", json={"name": f"Number {number}"}))
        if made[-1].status_code == 429:
            break
    assert [answer.status_code for answer in made[:-1]] == [200] * (len(made) - 1)
    assert made[-1].status_code == 429, "free accounts have an end"
    assert int(made[-1].headers["retry-after"]) >= 1
    assert running.client().get("/api/me") == {"player": None}, "looking on is free"
    running.end()


def test_a_socket_is_told_too(tmp_path: Path) -> None:
    running = Running(tmp_path, rate=2).start()
    maren = running.client("Maren")
    table = maren.new_table("me", "guest", seed=1)
    seat = questions(table)[0]["seat"]
    with open_socket(maren, running, table["id"]) as line:
        until(line, "table")
        for number in range(MANY):
            line.send(json.dumps({"type": "answer", "seat": seat, "option": "nowhere", "id": f"n{number}"}))
        heard = [until(line, "refused") for _ in range(MANY)]
    keys = [said["error"]["key"] for said in heard]
    assert "server-too-fast" in keys
    assert all(said["retry_after"] >= 1 for said in heard if said["error"]["key"] == "server-too-fast")
    assert all(one["id"] != other["id"] for one, other in pairwise(heard)), "each is told which answer is meant"
    running.end()
