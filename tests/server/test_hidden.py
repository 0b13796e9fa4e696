"""What a player may not know never leaves the server: seen from outside, over real sockets.

Two games that differ only in what a viewer may not know must look the same to this viewer: every frame and every
answer, byte for byte, apart from ids and times. So a game is played and everything that everybody receives is kept;
then its twin is played, in which all that was hidden from one viewer is other cards, and the two are compared.

That somebody has answered, and how often, may be seen, as at any real table; what was answered may not.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.amounts import usually
from tests.minis import COUNTERS, KEEP, Free, Tricks
from tests.play import any_answer
from tests.server.conftest import PATIENCE, UNUSED, finish
from tests.server.house import House, anonymous
from tuath.core import chance
from tuath.core.game import Game, Setup
from tuath.core.position import Position
from tuath.core.question import NATURE, Seat
from tuath.games import find, visiting

NAMES = ("Anna", "Bram", "Cian", "Deirdre", "Emer")
CARD = re.compile(r"\bc\d+\b")
SPECTATOR = -2
FIRST_SEED = 918273645546372819


class Script(NamedTuple):
    """A game to be played: every answer of every player, and where chance falls."""

    game: Game[Any]
    setup: Setup
    answers: list[tuple[Seat, str]]
    draws: list[int]  # the numbers that chance goes by


Heard = dict[Seat, list[list[str]]]  # what each viewer was sent, step by step


class Ear:
    """One viewer: keeps everything it is sent, and knows how the table stands for it."""

    def __init__(self, http: httpx.AsyncClient, seat: Seat) -> None:
        self.http = http
        self.seat = seat
        self.heard: list[list[str]] = []
        self.version = -1
        self.acks: set[str] = set()
        self.table: dict[str, Any] = {}
        self.socket: ClientConnection

    def keep(self, text: str) -> None:
        self.heard[-1].append(text)

    async def listen_to(self, version: int, ack: str | None = None) -> None:
        """Hear what comes until the table has this version, and the own answer is acknowledged."""
        while self.version < version or (ack is not None and ack not in self.acks):
            text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            frame = json.loads(text)
            if frame["type"] == "table":
                self.table |= frame["table"]
                self.version = frame["table"]["version"]
            done = frame.get("acks", frame.get("ids", [frame.get("id")]))
            if frame["type"] not in ("ack", "ping"):  # pings go by the clock, and acknowledgements by the disk
                self.keep(text)
            self.acks |= {ack for ack in done if ack is not None}

    async def wait_for_all(self) -> None:
        """Hear what comes until everybody is there."""
        while not all(chair["online"] for chair in self.table["chairs"]) or self.table["spectators"] != 1:
            self.table |= json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE)).get("table", {})

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        self.keep(f"{path.rpartition('/')[2]} {answer.status_code} {answer.text}")
        return answer.json()


@asynccontextmanager
async def viewers(house: House, seats: int) -> AsyncIterator[list[Ear]]:
    """A player for each seat, and somebody who only looks on."""
    async with AsyncExitStack() as stack:
        ears = []
        for seat in (*range(seats), SPECTATOR):
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}", timeout=PATIENCE, verify=UNUSED)
            )
            if seat != SPECTATOR:
                await http.post("/api/me", json={"name": NAMES[seat]})
            ears.append(Ear(http, seat))
        yield ears


async def perform(house: House, ears: list[Ear], script: Script, seed: int) -> Heard:
    """Play a script over sockets and HTTP; everything that everybody was sent."""
    house.scripts[seed] = script.draws
    house.next_seed = seed
    table = await sit_down(ears, script)
    async with AsyncExitStack() as stack:
        for ear in ears:
            cookie = "; ".join(f"{name}={value}" for name, value in ear.http.cookies.items())
            url = f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/live"
            ear.socket = await stack.enter_async_context(connect(url, additional_headers={"Cookie": cookie}))
        version = table["version"] + script.setup.seats - 1
        for ear in ears:
            ear.heard, ear.version = [[]], -1
            await ear.listen_to(version)
            await ear.wait_for_all()
            ear.heard = [[]]  # who came first is no secret
        for step, (seat, option) in enumerate(script.answers):
            for ear in ears:
                ear.heard.append([])
            await answer(ears[seat], table["id"], version, seat, option, step)
            version += 1
            for ear in ears:
                await ear.listen_to(version, f"{seat}-{step}" if ear.seat == seat and step % 3 else None)
            await ask_around(ears, table["id"], version, script.setup.seats, step)
    return {ear.seat: [sorted(anonymous(text, table) for text in step) for step in ear.heard[1:]] for ear in ears}


async def sit_down(ears: list[Ear], script: Script) -> Any:
    seats = script.setup.seats
    new = {"game": script.game.key, "chairs": ["me"] + ["open"] * (seats - 1), "options": dict(script.setup.options)}
    table = (await ears[0].http.post("/api/tables", json=new)).json()["table"]
    for seat in range(1, seats):
        joined = await ears[seat].http.post(f"/api/tables/{table['id']}/join", json={"seat": seat})
        assert joined.status_code == 200, joined.text
    return table


async def answer(ear: Ear, table: str, version: int, seat: Seat, option: str, step: int) -> None:
    """Now over the socket, now over HTTP."""
    body = {"seat": seat, "option": option, "version": version, "id": f"{seat}-{step}"}
    if step % 3:
        await ear.socket.send(json.dumps({"type": "answer", **body}))
    else:
        done = await ear.http.post(f"/api/tables/{table}/answer", json=body)
        assert done.status_code == 200, done.text


async def ask_around(ears: list[Ear], id: str, version: int, seats: int, step: int) -> None:
    """Everybody looks at everything there is to look at, and tries what is not allowed."""
    path = f"/api/tables/{id}"
    for ear in ears:
        match (step + ear.seat) % 12:
            case 0:
                await ear.get(path)
            case 1:
                await ear.get(f"{path}/updates", version=version - 2)
            case 2:
                table = (await ear.http.get(path)).json()["table"]
                await ear.get(f"{path}/at/{max(table['count'] - step % 3, 0)}")
                await ear.get(f"{path}/since/{max(table['count'] - 4 - step % 3, 0)}")
            case 3:
                for seat in range(seats):
                    await ear.get(f"{path}/why", seat=seat, option=f"c{step % 24}")
                if (await ear.http.get(path)).json()["table"]["status"] == "playing":
                    await ear.get(f"{path}/record")
            case 4:
                lists = (await ear.http.get("/api/tables")).json()
                found = {name: [row for row in rows if row["id"] == id] for name, rows in lists.items()}
                ear.keep(json.dumps(found))
            case 5:
                for seat in range(seats):
                    body = {"seat": seat, "option": "nonsense", "version": version}
                    refused = await ear.http.post(f"{path}/answer", json=body)
                    assert refused.status_code in (403, 422), refused.text
                    ear.keep(refused.text)


# ---- games and their twins -------------------------------------------------------------------------------------------


def random_script(game: Game[Any], rng: Random, most: int = 10_000) -> Script:
    setup = game.complete(rng.choice(game.seats), {})
    position = Position(game, setup)
    script = Script(game, setup, [], [])
    while not position.over and (len(script.answers) < most or NATURE in position.decisions):
        seat, value = any_answer(position, rng)
        play(position, script, seat, value)
    return script


def play(position: Position[Any], script: Script, seat: Seat, value: int) -> None:
    decision = position.decisions[seat]
    if seat == NATURE:
        place = list(decision.values).index(value)
        script.draws.append(place if decision.weights is None else sum(decision.weights[:place]))
    else:
        script.answers.append((seat, decision.domain.ids[value]))
    position.play(seat, value)


def followed(script: Script, most: int) -> Position[Any]:
    """The position after so many answers of players, and the draws that come before the next one."""
    position = Position(script.game, script.setup)
    draws = iter(script.draws)

    def settle() -> None:
        while NATURE in position.decisions:
            drawn = next(draws, None)
            if drawn is None:
                return
            decision = position.decisions[NATURE]
            position.play(NATURE, decision.values[chance.pick(drawn, len(decision.values), decision.weights)])

    settle()
    for seat, option in script.answers[:most]:
        position.answer(seat, option)
        settle()
    return position


def hidden_cards(position: Position[Any], viewer: Seat) -> set[int]:
    state = position.state
    others = [seat for seat in range(position.setup.seats) if seat != viewer]
    return {*state.pile, *(card for seat in others for card in (*state.hands[seat], *state.seen[seat]))}


def kind(card: int) -> tuple[bool, bool]:
    """What the rules ask of a card: whether a second one is kept beside it, and whether it is a counter."""
    return card >= 18, bool(COUNTERS >> card & 1)


def twin(script: Script, viewer: Seat, most: int, rng: Random) -> Script:
    """The same game for this viewer, up to so many answers: whatever it cannot know by then is something else."""
    then = followed(script, most)
    anew = {len(then.game.domains["card"]): len(then.game.domains["card"])}  # to decline
    hidden = sorted(hidden_cards(then, viewer))
    for cards in ([c for c in hidden if kind(c) == k] for k in {kind(c) for c in hidden}):
        anew |= dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    history = then.history()
    unseen = len(history) - then.open_answers()
    other = Position(script.game, script.setup)
    copy = Script(script.game, script.setup, [], [])
    for place, (seat, question, value) in enumerate(history):
        wanted = anew.get(value, value)
        if place >= unseen and seat != viewer and question is KEEP:
            alike = [card for card in other.decisions[seat].values if (card >= 18) == (value >= 18)]
            wanted = rng.choice(alike)
        assert other.decisions[seat].question is question
        play(other, copy, seat, wanted)
    return copy


def check_cards(script: Script, heard: Heard) -> None:
    """No name of a card is sent to anybody from whom it is hidden."""
    for step in range(len(script.answers)):
        position = followed(script, step + 1)
        for viewer, steps in heard.items():
            hidden = {f"c{card}" for card in hidden_cards(position, viewer)}
            found = {name for text in steps[step] if not text.startswith("why") for name in CARD.findall(text)}
            assert not found & hidden, (viewer, step, found & hidden)


def first_difference(one: list[str], two: list[str]) -> str:
    a, b = "\n".join(one), "\n".join(two)
    place = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[place - 60 : place + 60]!r} is not {b[place - 60 : place + 60]!r}"


async def check_game(house: House, rng: Random, seed: int, twins: int = 2) -> int:
    """A game, and some of its twins; how many steps were compared."""
    script, compared = random_script(find("tricks"), rng), 0
    async with viewers(house, script.setup.seats) as ears:
        heard = await perform(house, ears, script, seed)
        check_cards(script, heard)
        for number in range(1, twins + 1):
            viewer = rng.choice([ear.seat for ear in ears])
            most = rng.randrange(2, len(script.answers))
            other = twin(script, viewer, most, rng)
            again = await perform(house, ears, other, seed + number)
            for step, (mine, its) in enumerate(zip(heard[viewer][:most], again[viewer], strict=True)):
                assert mine == its, f"seat {viewer}, step {step}: {first_difference(mine, its)}"
            compared += most
    return compared


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    with visiting(Tricks(), Free()):
        house = House(tmp_path, monkeypatch)
        yield house
        house.end()


def check_games(house: House, games: range) -> int:
    async def check() -> int:
        compared = 0
        for number in games:
            compared += await check_game(house, Random(number), 1000 * number)
        return compared

    return finish(check())


def test_games_that_differ_in_what_is_hidden_look_the_same(house: House) -> None:
    assert check_games(house, range(1)) > 12


@pytest.mark.parametrize("key", usually("arrival", more=["free"]))
def test_what_chance_will_bring_is_not_told(house: House, key: str) -> None:
    """The same answers and the same luck so far, but another seed: nobody sees a difference."""

    async def check() -> None:
        script = random_script(find(key), Random(5), most=18)
        async with viewers(house, script.setup.seats) as ears:
            first = await perform(house, ears, script, FIRST_SEED)
            second = await perform(house, ears, script, FIRST_SEED + 1)
        for viewer, steps in first.items():
            for step, (mine, its) in enumerate(zip(steps, second[viewer], strict=True)):
                assert mine == its, f"seat {viewer}, step {step}: {first_difference(mine, its)}"
                assert str(FIRST_SEED) not in "".join(mine)

    finish(check())


@pytest.mark.long
def test_thousands_of_games_that_differ_in_what_is_hidden_look_the_same(house: House) -> None:
    assert check_games(house, range(1000, 2000)) > 10_000
