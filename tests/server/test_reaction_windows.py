"""Moments at which somebody may answer: who is asked, and that time tells nobody who was."""

from __future__ import annotations

import json
import math
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amounts import usually
from tests.conftest import Seeds
from tests.inis.board import BLUE, CARD, PRINTED, Table
from tests.inis.twins import ANSWERS, PLAIN, steps, twins
from tests.server.conftest import Client, Running, open_socket, questions, until, wait_until
from tests.server.entries import entry_of_three as entry_of
from tests.server.helpers import table_of
from tuath.games import find
from tuath.server.entry.asking import drawn_pause, is_put, opened_window, time_to_wait
from tuath.server.tables.reaction_windows import due
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

INIS = find("inis")
STOPS = [moment.id for moment in INIS.moments if moment.id != "peace"]
REACT = "inis-react"
CARDS = set(INIS.domains["card"].ids)
Tables = Sequence[Any]  # as each of the players sees it


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.end()


class Company:
    """People at a table of Inis who answer by a seed, as soon as they are asked."""

    def __init__(self, server: Running, seed: int, people: int = 2, **more: Any) -> None:
        self.clients = [server.client(name) for name in ("Anna", "Bram", "Cian")[:people]]
        host, *others = self.clients
        self.id = table_of(host, *others, game="inis", seed=seed, **more)
        self.rng = Random(seed)
        self.asked: list[Any] = []  # every question to a person

    def tables(self) -> list[Any]:
        return [client.table(self.id) for client in self.clients]

    def answer(self, client: Client, table: Any, wish: str | None = None) -> Any:
        asked = questions(table)[0]
        self.asked.append(asked)
        options = [option["id"] for option in asked["options"]]
        choice = wish or ("decline" if "decline" in options else self.rng.choice(options))
        return client.answer(table, asked, choice)

    def until(self, holds: Callable[[Tables], bool], most: int = 3000) -> Tables:
        """Play on until this holds; while somebody is answered for nobody is asked, until the table moves on."""
        for _ in range(most):
            tables = self.tables()
            if holds(tables):
                return tables
            assert all(table["status"] == "playing" for table in tables), "it has not come about"
            asked = [place for place, table in enumerate(tables) if questions(table)]
            if asked:
                place = self.rng.choice(asked)
                self.answer(self.clients[place], tables[place])
            else:
                self.clients[0].get(f"/api/tables/{self.id}/updates", version=tables[0]["version"])
        raise AssertionError("it has not come about")

    def wish(self, place: int, moments: Sequence[str], wish: str) -> None:
        for moment in moments:
            self.clients[place].post(f"/api/tables/{self.id}/wish", seat=place, moment=moment, wish=wish)


def asks_to_react(table: Any) -> bool:
    return any(asked["key"] == REACT for asked in questions(table))


def could_play(asked: Any) -> bool:
    return any(option["id"] in CARDS for option in asked["options"])


# ---- who is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.more
def test_who_has_nothing_to_play_is_not_asked(house: Running) -> None:
    company = Company(house, 3)
    company.until(lambda tables: tables[0]["view"]["round"] == 3)
    reactions = [asked for asked in company.asked if asked["key"] == REACT]
    assert reactions
    assert all(map(could_play, reactions))


@pytest.mark.more
def test_a_strict_table_asks_everybody_every_time(house: Running) -> None:
    company = Company(house, 3, asking="strict")
    table = company.until(lambda tables: tables[0]["view"]["round"] == 2)[0]
    reactions = [asked for asked in company.asked if asked["key"] == REACT]
    assert not all(map(could_play, reactions))
    assert all(option["id"] != "decline_round" for asked in reactions for option in asked["options"])
    assert table["asking"] == "strict"


@pytest.mark.more
def test_over_days_everybody_is_asked_who_has_not_said_never(house: Running) -> None:
    """Hours without an answer show no card then; who lets everything happen beforehand holds up nobody."""
    company = Company(house, 3, people=3, clock={"days": 3})
    company.wish(2, STOPS, "never")
    tables = company.until(lambda tables: tables[0]["view"]["round"] == 2)
    reactions = [asked for asked in company.asked if asked["key"] == REACT]
    assert {asked["seat"] for asked in reactions} == {0, 1}
    assert not all(map(could_play, reactions))
    assert any(option["id"] == "decline_round" for asked in reactions for option in asked["options"])
    assert not any(table["window"] for table in tables)


@pytest.mark.more
def test_somebody_alone_is_asked_only_what_matters(house: Running) -> None:
    maren, rng = house.client("Maren"), Random(8)
    id = maren.new_table("me", "bot:random", game="inis", seed=8)["id"]
    asked: list[Any] = []
    while (table := maren.table(id))["status"] == "playing" and len(asked) < 120:
        if questions(table):
            asked.append(questions(table)[0])
            maren.answer(table, asked[-1], rng.choice(asked[-1]["options"])["id"])
    assert all(could_play(one) for one in asked if one["key"] == REACT)


def test_at_one_device_for_several_everybody_is_asked(house: Running) -> None:
    """Else who is handed the device would show who can answer."""
    maren, rng, found = house.client("Maren"), Random(2), False
    id = maren.new_table("me", "guest", game="inis", seed=2)["id"]
    while not found:
        table = maren.table(id)
        assert table["status"] == "playing"
        asked = rng.choice(questions(table))
        found = asked["key"] == REACT and not could_play(asked)
        maren.answer(table, asked, rng.choice(asked["options"])["id"])


# ---- what others see -------------------------------------------------------------------------------------------------


def in_a_window(tables: Tables) -> bool:
    return any(table["window"] and asks_to_react(table) for table in tables)


def test_nobody_sees_who_is_asked(house: Running) -> None:
    company = Company(house, 4, people=3, clock={"minutes": 60, "increment": 0})
    tables = company.until(in_a_window)
    for table in (*tables, house.client().table(company.id)):
        assert table["window"]
        assert all("options" in asked for asked in table["asked"]), "of others nothing is told"
        assert (table["time"] is not None) == bool(questions(table))
        assert not any(chair["clock"]["running"] for chair in table["chairs"]), "it would name who is asked"
    before = [chair["clock"]["left"] for chair in tables[0]["chairs"]]
    company.until(lambda now: not now[0]["window"])
    after = [chair["clock"]["left"] for chair in company.tables()[0]["chairs"]]
    asked = {asked["seat"] for table in tables for asked in questions(table)}
    assert all(after[seat] == before[seat] for seat in asked - {running_seat(company)})


def running_seat(company: Company) -> int:
    """Whose clock runs again."""
    chairs = company.tables()[0]["chairs"]
    return next((chair["seat"] for chair in chairs if chair["clock"]["running"]), -1)


def test_a_wish_is_told_to_nobody_else(house: Running) -> None:
    company = Company(house, 6)
    anna, bram = company.clients
    with open_socket(bram, house, company.id) as socket:
        until(socket, "table")
        version = bram.table(company.id)["version"]
        own = anna.post(f"/api/tables/{company.id}/wish", seat=0, moment="played", wish="always")["table"]
        assert own["wishes"]["0"] == {"played": "always"}
        assert "always" not in json.dumps(bram.table(company.id)["wishes"])
        spectator = house.client().get(f"/api/tables/{company.id}/updates", version=version)
        assert spectator["table"] is None, "nothing has happened"
        anna.post(f"/api/tables/{company.id}/chat", text="hello")
        frame = until(socket, "table")
        assert [said["text"] for said in frame["table"]["chat"]] == ["hello"], "the first thing that is told"


@pytest.mark.parametrize(
    ("seat", "moment", "wish", "status"),
    [
        (0, "tea", "always", 422),
        (0, "played", "perhaps", 422),
        (1, "played", "always", 403),
        (0, "peace", "never", 422),
    ],
)
def test_what_cannot_be_wished_is_refused(house: Running, seat: int, moment: str, wish: str, status: int) -> None:
    company = Company(house, 6)
    company.clients[0].post(f"/api/tables/{company.id}/wish", status, seat=seat, moment=moment, wish=wish)
    assert company.tables()[0]["wishes"]["0"] == {}


# ---- wishes ----------------------------------------------------------------------------------------------------------


def test_who_wants_to_be_asked_is_asked_with_nothing_in_hand(house: Running) -> None:
    company = Company(house, 3)
    company.wish(1, STOPS, "always")
    company.until(lambda tables: any(not could_play(asked) for asked in questions(tables[1]) if asked["key"] == REACT))


@pytest.mark.more
def test_who_never_wants_to_be_asked_is_not(house: Running) -> None:
    company = Company(house, 3)
    company.wish(0, STOPS, "never")
    company.wish(1, STOPS, "never")
    company.until(lambda tables: tables[0]["view"]["round"] == 3)
    assert not [asked for asked in company.asked if asked["key"] == REACT]


@pytest.mark.more
def test_not_again_in_this_round_is_a_wish_that_lapses(house: Running) -> None:
    company = Company(house, 3)
    tables = company.until(in_a_window)
    place = next(place for place, table in enumerate(tables) if asks_to_react(table))
    round = tables[0]["view"]["round"]
    company.answer(company.clients[place], tables[place], "decline_round")
    (moment,) = company.tables()[place]["wishes"][str(place)]
    assert company.tables()[place]["wishes"][str(place)] == {moment: "never"}
    assert not company.tables()[place]["view"]["players"][place]["declined"], "the rules know nothing of it"
    later = company.until(lambda now: now[0]["view"]["round"] > round)
    assert later[place]["wishes"][str(place)] == {}


def test_peace_is_a_standing_wish(house: Running) -> None:
    company = Company(house, 4)
    company.wish(0, ["peace"], "peace")
    company.wish(1, ["peace"], "fight")
    keys = {"inis-wants-peace": "seat:p1", "inis-wants-no-peace": "seat:p2"}
    log = company.until(lambda tables: any(told["key"] in keys for told in tables[0]["log"]))[0]["log"]
    told = [(line["key"], line["params"]["seat"]) for line in log if line["key"] in keys]
    assert set(told) == set(keys.items())
    assert not [asked for asked in company.asked if asked["key"] == "inis-peace"]


class Fighters(Company):
    """They remember in which clash each of them was asked about peace, and go on as long as they may."""

    def __init__(self, server: Running, seed: int, **more: Any) -> None:
        super().__init__(server, seed, **more)
        self.about_peace: list[tuple[Any, ...]] = []

    def answer(self, client: Client, table: Any, wish: str | None = None) -> Any:
        asked, view = questions(table)[0], table["view"]
        if asked["key"] != "inis-peace":
            return super().answer(client, table, wish)
        self.about_peace.append((asked["seat"], view["round"], view["clash"]["territory"], view["clash"]["instigator"]))
        return super().answer(client, table, "no")


def test_what_is_answered_about_peace_stands_for_the_clash(house: Running) -> None:
    """I-10.10: it is asked once in a clash, however many maneuvers follow, and told to nobody else."""
    company = Fighters(house, 14)
    company.until(lambda tables: bool(company.about_peace))
    seat = company.about_peace[0][0]
    assert company.tables()[seat]["wishes"][str(seat)] == {"peace": "fight"}
    assert str(seat) not in company.tables()[1 - seat]["wishes"]
    company.until(lambda tables: wants(tables[0]) > len(company.about_peace))
    tables = company.until(lambda tables: tables[0]["view"]["clash"] is None)
    assert len(set(company.about_peace)) == len(company.about_peace)
    assert [table["wishes"][str(seat)] for seat, table in enumerate(tables)] == [{}, {}], "it lapses with the clash"


def wants(table: Any) -> int:
    """How often somebody has said that a clash shall go on."""
    return sum(line["key"] == "inis-wants-no-peace" for line in table["log"])


@pytest.mark.more
def test_a_wish_for_now_lapses(house: Running) -> None:
    """Also at a strict table, where only windows are put to everybody."""
    company = Fighters(house, 11, asking="strict")
    company.until(lambda tables: tables[0]["view"]["clash"] is not None)
    company.clients[0].post(f"/api/tables/{company.id}/wish", seat=0, moment="peace", wish="peace", for_now=True)
    assert company.tables()[0]["wishes"]["0"] == {"peace": "peace"}
    over = company.until(lambda tables: tables[0]["view"]["clash"] is None)
    assert over[0]["wishes"]["0"] == {}


# ---- time ------------------------------------------------------------------------------------------------------------


def test_pauses_are_drawn_alike() -> None:
    """Mostly short, one in ten long, and the same at every worker."""
    drawn = [drawn_pause(b"secret", f"table {n}") for n in range(4000)]
    assert drawn == [drawn_pause(b"secret", f"table {n}") for n in range(4000)]
    assert drawn[:50] != [drawn_pause(b"another", f"table {n}") for n in range(50)]
    short = [pause for pause in drawn if 2.4 <= pause <= 4.2]
    long = [pause for pause in drawn if 7 <= pause <= 15]
    assert len(short) + len(long) == len(drawn)
    assert 300 < len(long) < 500


def differ(one: Sequence[float], two: Sequence[float]) -> float:
    """Kolmogorov and Smirnov: how far two distributions are apart, measured by how far chance may take them."""
    places = sorted([*one, *two])
    gap = max(
        abs(sum(x <= place for x in one) / len(one) - sum(x <= place for x in two) / len(two)) for place in places
    )
    return gap / math.sqrt((len(one) + len(two)) / (len(one) * len(two)))


FAR = 2.2  # by chance once in ten thousand times


def test_the_measure_of_time_would_find_a_hand_that_answers_at_once() -> None:
    rng = Random(1)
    paused = [rng.uniform(2.4, 4.2) for _ in range(40)]
    assert differ(paused, [rng.uniform(2.4, 4.2) for _ in range(40)]) < FAR
    assert differ(paused, [0.1] * 40) > FAR
    assert differ(paused[:12], [0.1] * 12) > FAR


def window_lengths(server: Running, many: int) -> tuple[list[float], list[float]]:
    """How long windows last for one who looks on: those in which another was asked and answers, and the others."""
    asked: list[float] = []
    unasked: list[float] = []
    seed = 0
    while min(len(asked), len(unasked)) < many:
        seed += 1
        company = Company(server, seed)
        opened, was_asked = 0.0, False
        while True:
            tables = company.tables()
            if tables[0]["status"] != "playing" or tables[0]["view"]["round"] == 4:
                break
            now = time.monotonic()
            if tables[0]["window"] and not opened:
                opened, was_asked = now, False
            if not tables[0]["window"] and opened:
                (asked if was_asked else unasked).append(now - opened)
                opened = 0.0
                company.wish(1, STOPS, "always" if len(asked) < len(unasked) else "if_able")
                continue
            places = [place for place, table in enumerate(tables) if questions(table)]
            was_asked |= bool(tables[0]["window"] and 1 in places)
            for place in places:
                company.answer(company.clients[place], tables[place])
    return asked, unasked


def check_times(folder: Path, many: int) -> None:
    server = Running(folder)
    server.settings |= {"TUATH_PAUSE": "0.02"}
    server.start()
    asked, unasked = window_lengths(server, many)
    server.end()
    assert differ(asked, unasked) < FAR, (sorted(asked), sorted(unasked))


OTHERS = set(ANSWERS) - {"act_geis", "act_bard"}  # the bard is of no use to blue, who only passes


@pytest.mark.parametrize("card", usually("act_geis", long=sorted(OTHERS)))
def test_games_with_another_hand_have_the_same_windows(card: str, seeds: Seeds) -> None:
    """Twins with the same history for all others: each window has its length before anybody's hand is looked at.

    Whoever is asked and answers at once, and whoever is answered for, ends it at the same moment.
    """
    told_apart = 0

    def compare(first: Table, second: Table) -> None:
        nonlocal told_apart
        holding, plain = entry_of(first), entry_of(second)
        assert holding.window == plain.window
        if holding.window is None:
            return
        soon = holding.window.opened + 0.01
        for entry in (holding, plain):
            seats = entry.playing().decisions
            ends = [soon + time_to_wait(entry, soon) if is_put(entry, seat) else due(entry) for seat in seats]
            assert ends == pytest.approx([holding.window.ends] * len(seats))
        told_apart += is_put(holding, BLUE) and not is_put(plain, BLUE)

    swapped = {card, PLAIN[PRINTED.kind[CARD[card]]]}
    for seed in seeds(3, 16):
        steps(*twins(card), swapped, Random(f"{card} {seed}"), compare)
    assert told_apart, "nobody was asked in one game only, so nothing was proved"


@pytest.mark.long
@pytest.mark.parametrize("many", [12, 1000])
def test_how_long_a_window_lasts_does_not_tell_who_was_asked(tmp_path: Path, many: int) -> None:
    """By the clock on the wall, which a busy machine may hold up."""
    check_times(tmp_path, many)


def test_who_does_not_answer_in_time_lets_it_happen(tmp_path: Path) -> None:
    server = Running(tmp_path)
    server.settings |= {"TUATH_ANSWER_LIMIT": "1"}
    server.start()
    company = Company(server, 3)
    company.wish(1, STOPS, "always")
    company.until(lambda tables: bool(tables[0]["window"]) and asks_to_react(tables[1]))
    wait_until(lambda: not company.tables()[0]["window"])
    server.end()


@pytest.mark.more
def test_who_does_not_answer_in_time_at_a_strict_table_lets_it_happen(tmp_path: Path) -> None:
    """Everybody is asked at once and shown how long; one answers, the other is not waited for beyond the limit."""
    server = Running(tmp_path)
    server.settings |= {"TUATH_ANSWER_LIMIT": "1"}
    server.start()
    company = Company(server, 3, asking="strict")
    tables = company.until(lambda tables: all(table["window"] and asks_to_react(table) for table in tables))
    assert all(table["time"]["unnoticed"] == 0 and 0 <= table["time"]["left"] <= 1 for table in tables)
    before = tables[0]["version"]
    wait_until(lambda: not asks_to_react(company.tables()[0]) and not asks_to_react(company.tables()[1]))
    assert company.tables()[0]["version"] > before
    server.end()


@pytest.mark.more
def test_a_table_has_its_own_limit(tmp_path: Path) -> None:
    """Said when it is opened, shown to everybody, and kept over a start; without one it is the host's."""
    server = Running(tmp_path)
    server.start()
    company = Company(server, 3, asking="strict", answer_limit=45)
    tables = company.until(lambda tables: all(table["window"] and asks_to_react(table) for table in tables))
    assert [table["answer_limit"] for table in tables] == [45.0, 45.0]
    assert all(20 < table["time"]["left"] <= 45 for table in tables)
    server.end()
    server.start()
    assert [table["answer_limit"] for table in company.tables()] == [45.0, 45.0]
    usual = Company(server, 3, asking="strict")
    assert usual.tables()[0]["answer_limit"] == float(server.settings["TUATH_ANSWER_LIMIT"])
    server.end()


@pytest.mark.parametrize("seconds", [9, 61, 0, -20])
def test_a_limit_that_is_too_short_or_too_long_is_refused(house: Running, seconds: int) -> None:
    """With what is possible; no table is opened."""
    maren = house.client("Maren")
    body = {"game": "inis", "chairs": ["me", "open"], "answer_limit": seconds}
    error = maren.post("/api/tables", 422, **body)["error"]
    assert error["key"] == "server-bad-answer-limit"
    assert error["params"] == {"seconds": seconds, "least": 10, "most": 60}
    for language in LANGUAGES:
        said = Catalogue(language).say(error["key"], **error["params"])
        assert all(number in said for number in (str(seconds), "10", "60"))


def test_who_has_answered_at_a_strict_table_is_not_seen(house: Running) -> None:
    """And it goes on as soon as the last of them has: nobody was left out, so no pause is needed."""
    company = Company(house, 4, asking="strict", clock={"minutes": 60, "increment": 0})
    tables = company.until(lambda tables: all(table["window"] and asks_to_react(table) for table in tables))
    company.answer(company.clients[0], tables[0])
    first, *others = company.tables()
    assert not questions(first)
    assert [table["asked"] for table in others] == [table["asked"] for table in tables[1:]]
    for table in (first, *others):
        assert all("options" in asked for asked in table["asked"]), "of others nothing is told"
        assert not any(chair["clock"]["running"] for chair in table["chairs"])


@pytest.mark.more
def test_over_days_a_strict_table_hurries_nobody(house: Running) -> None:
    company = Company(house, 3, asking="strict", clock={"days": 3})
    tables = company.until(lambda tables: all(map(asks_to_react, tables)))
    assert not any(table["window"] or table["time"] for table in tables)


def test_an_answer_at_a_strict_table_is_not_held_up() -> None:
    """Neither before nor after a moment that would be a pause elsewhere; the limit is the same."""
    opened = 0

    def compare(first: Table, second: Table) -> None:
        nonlocal opened
        quiet, strict = entry_of(first), entry_of(second)
        strict.asking = "strict"
        strict.window = opened_window(strict, b"nobody knows it")
        if strict.window is None or quiet.window is None:
            assert strict.window == quiet.window
            return
        opened += 1
        assert (strict.window.pause, strict.window.limit) == (0.0, quiet.window.limit)
        assert all(is_put(strict, seat) for seat in strict.playing().decisions)
        assert due(strict) == strict.window.closes
        assert [time_to_wait(strict, strict.window.opened + later) for later in (0.0, 5.0)] == [0.0, 0.0]
        assert time_to_wait(quiet, quiet.window.opened) == pytest.approx(quiet.window.pause)

    steps(*twins("act_geis"), {"act_geis", PLAIN[PRINTED.kind[CARD["act_geis"]]]}, Random(1), compare)
    assert opened


@pytest.mark.more
def test_a_window_outlives_a_kill(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    company = Company(server, 3)
    tables = company.until(in_a_window)
    place = next(place for place, table in enumerate(tables) if asks_to_react(table))
    server.end(signal.SIGKILL)
    server.start()
    again = company.tables()
    assert again[place]["asked"] == tables[place]["asked"]
    assert not questions(again[1 - place]) or asks_to_react(again[1 - place])
    company.until(lambda now: not now[0]["window"])
    server.end()
