"""What a server must bear: being killed, being stopped, clients that do not read, workers that die."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amounts import usually
from tests.server.conftest import PATIENCE, Client, Running, open_socket, until, wait_until
from tests.server.hands import BotTable, Hand, HttpHand, Ledger, SocketHand
from tests.server.helpers import open_and_never_read


@pytest.fixture(params=usually("sqlite", more=["postgresql"]))
def running(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A server of this test's own, which it may kill."""
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    running = Running(tmp_path, database).start()
    yield running
    if running.process is not None:
        running.end()


def hands_at(tables: list[Ledger], player: Client, running: Running, rng: Random) -> list[Hand]:
    """At each table one hand on the socket and one over HTTP, each with seats of its own."""
    hands: list[Hand] = []
    for ledger in tables:
        other = running.client()
        other.http.cookies.update(player.http.cookies)
        hands.append(SocketHand(player, running, ledger, range(1), rng.getrandbits(32)))
        hands.append(HttpHand(other, running, ledger, range(1, ledger.seats), rng.getrandbits(32)))
    for hand in hands:
        hand.start()
    return hands


def ends(hand: Hand) -> None:
    hand.join(timeout=PATIENCE)
    assert not hand.is_alive(), "the game does not go on"


def wait_for_answers(tables: list[Ledger], wanted: int) -> None:
    """Until so many more answers have been acknowledged: however slow the machine is, there is load."""

    def done() -> int:
        return sum(sent.done for ledger in tables for sent in list(ledger.sent))

    goal = done() + wanted
    wait_until(lambda: done() >= goal, "nobody answers", every=0.001)


def kill_again_and_again(running: Running, kills: int) -> None:
    """Four tables with eight hands, two more with bots; kill -9 at any moment, start again, audit everything."""
    maren, rng = running.client("Maren"), Random(kills)
    tables = [Ledger.open(maren, 2 + number % 3, seed=number) for number in range(4)]
    watched = [BotTable.open(maren) for _ in range(2)]
    for _ in range(kills):
        hands = hands_at(tables, maren, running, rng)
        wait_for_answers(tables, rng.randrange(1, 40))
        for table in watched:
            table.look(maren)
        time.sleep(rng.uniform(0, 0.03))  # not the same moment every time; nothing depends on which it is
        running.end(signal.SIGKILL)
        for hand in hands:
            hand.enough.set()
            ends(hand)
        running.start()
        for place, ledger in enumerate(tables):
            ledger.audit(maren)
            if maren.table(ledger.id)["status"] == "over":
                tables[place] = Ledger.open(maren, ledger.seats, seed=ledger.seed + 4)
        watched = [table.audit(maren) for table in watched]
    wait_until(lambda: all(maren.table(table.id)["status"] == "over" for table in watched), "the bots have stopped")


def test_kills_lose_nothing_that_was_acknowledged(running: Running) -> None:
    kill_again_and_again(running, 2)


@pytest.mark.long
@pytest.mark.parametrize("part", range(5))
def test_many_kills_lose_nothing_that_was_acknowledged(running: Running, part: int) -> None:
    """Five times a hundred and ten on each database: more than a thousand together."""
    kill_again_and_again(running, 110 + part)


@pytest.mark.more
def test_a_server_that_is_stopped_ends_well(running: Running) -> None:
    """SIGTERM under load: everything acknowledged is stored, sockets hear of it, and it does not hang."""
    maren = running.client("Maren")
    tables = [Ledger.open(maren, 2, seed=number) for number in range(3)]
    maren.new_table("bot:greedy", "bot:greedy")
    hands = hands_at(tables, maren, running, Random(1))
    wait_for_answers(tables, 30)
    assert running.process is not None
    running.process.send_signal(signal.SIGTERM)
    assert running.process.wait(timeout=PATIENCE) == 0
    running.process = None
    for hand in hands:
        hand.join(timeout=PATIENCE)
        assert not hand.is_alive()
    assert {hand.closed for hand in hands if isinstance(hand, SocketHand)} == {1012}
    running.start()
    assert sum(ledger.audit(maren) for ledger in tables) >= 30


# ---- slow and dead clients ------------------------------------------------------------------------------------------


@pytest.mark.more
@pytest.mark.parametrize("running", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True)
def test_clients_that_never_read_hold_up_nobody(running: Running) -> None:
    """Ten of them, some with an answer of their own on the way: the others play a whole game meanwhile."""
    maren = running.client("Maren")
    ledger = Ledger.open(maren, 2, seed=1)
    dead = [open_and_never_read(running, maren, ledger.id) for _ in range(10)]
    hands = hands_at([ledger], maren, running, Random(1))
    wait_until(lambda: maren.table(ledger.id)["status"] == "over", "the table is held up")
    for hand in hands:
        hand.join(timeout=PATIENCE)
        assert not hand.is_alive()
    assert ledger.audit(maren) > 30
    for one in dead:
        one.close()


# ---- several workers ------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_whole_game_over_two_workers(postgres: str, tmp_path: Path) -> None:
    """Each player hears only what one worker pushes; the other's answers come in by the other worker."""
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren, there = first.client("Maren"), second.client()
    there.http.cookies.update(maren.http.cookies)
    ledger = Ledger.open(maren, 2, seed=8)
    hands = [SocketHand(maren, first, ledger, [0], 1), SocketHand(there, second, ledger, [1], 2)]
    with open_socket(second.client(), second, ledger.id) as spectator:
        for hand in hands:
            hand.start()
        table: Any = {}
        versions = []
        while table.get("status") != "over":
            frame = json.loads(spectator.recv(timeout=PATIENCE))
            table |= frame.get("table") or {}
            versions.append(table.get("version", 0))
    for hand in hands:
        ends(hand)
    assert versions == sorted(versions)
    assert {sent.seat for sent in ledger.sent} == {0, 1}
    assert maren.table(ledger.id)["log"] == there.table(ledger.id)["log"]
    assert ledger.audit(there) > 30
    first.end()
    second.end()


@pytest.mark.more
def test_a_worker_that_is_killed_does_not_hold_up_the_other(postgres: str, tmp_path: Path) -> None:
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren, there = first.client("Maren"), second.client()
    there.http.cookies.update(maren.http.cookies)
    tables = [Ledger.open(maren, 2, seed=number) for number in range(2)]
    hands: list[Hand] = []
    for ledger in tables:
        hands += [SocketHand(maren, first, ledger, [0], 1), SocketHand(there, second, ledger, [1], 2)]
    for hand in hands:
        hand.start()
    wait_for_answers(tables, 20)
    first.end(signal.SIGKILL)
    for hand in hands[::2]:
        ends(hand)
    for hand in hands[1::2]:
        hand.enough.set()
        ends(hand)
    for ledger in tables:
        ledger.audit(there)  # nothing is still locked
        for seat in (0, 1):
            on = SocketHand(there, second, ledger, [seat], 3 + seat)
            on.start()
            hands.append(on)
    for hand in hands[4:]:
        ends(hand)
    assert all(there.table(ledger.id)["status"] == "over" for ledger in tables)
    assert sum(ledger.audit(there) for ledger in tables) > 60
    second.end()


@pytest.mark.more
def test_bots_of_a_worker_that_is_killed_go_on(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUATH_SILENCE", "3")
    first, second = Running(tmp_path, postgres), Running(tmp_path, postgres).start()
    there = second.client()
    under_way = False
    while not under_way:  # else it was killed too late
        maren = first.start().client("Maren")
        tables = [maren.new_table("bot:random", "bot:greedy")["id"] for _ in range(2)]
        first.end(signal.SIGKILL)
        under_way = any(there.table(id)["status"] == "playing" for id in tables)
    wait_until(lambda: {there.table(id)["status"] for id in tables} == {"over"}, "the bots have stopped", every=0.2)
    second.end()


@pytest.mark.more
def test_who_is_at_another_worker_is_here_too(postgres: str, tmp_path: Path) -> None:
    """Seen as present, counted as a spectator, and not replaced by a bot."""
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren, bram = first.client("Maren"), second.client("Bram")
    id = maren.new_table("me", "open")["id"]
    bram.post(f"/api/tables/{id}/join")

    def seen() -> tuple[bool, int]:
        table = maren.table(id)
        return table["chairs"][1]["online"], table["spectators"]

    with open_socket(maren, first, id) as socket:
        with open_socket(bram, second, id), open_socket(second.client(), second, id):
            wait_until(lambda: seen() == (True, 1))
            here = maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random", status=422)
            assert here["error"]["key"] == "server-player-is-here"
        wait_until(lambda: seen() == (False, 0))
        while until(socket, "table")["table"].get("spectators") != 1:
            pass  # it is pushed as well
    first.end()
    second.end()


@pytest.mark.more
def test_two_workers_take_changes_at_the_same_moment(postgres: str, tmp_path: Path) -> None:
    """Chat from both sides at once: nothing fails, nothing is lost."""
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren, there = first.client("Maren"), second.client()
    there.http.cookies.update(maren.http.cookies)
    id = maren.new_table("me", "guest", seed=1)["id"]

    class Talker(Hand):
        def run(self) -> None:
            for number in range(15):
                self.client.post(f"/api/tables/{id}/chat", text=f"{self.seats[0]} says {number}")

    ledger = Ledger(id, 2, 1, 0)
    talkers = [Talker(maren, first, ledger, [0], 1), Talker(there, second, ledger, [1], 1)]
    for talker in talkers:
        talker.start()
    for talker in talkers:
        ends(talker)
    for client in (maren, there):
        said = [line["text"] for line in client.table(id)["chat"]]
        assert sorted(said) == sorted(f"{who} says {number}" for who in (0, 1) for number in range(15))
    first.end()
    second.end()
