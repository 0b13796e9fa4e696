"""Games over days: clocks that rest on weekends and on vacation, and what becomes of those whose time is gone."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.amounts import usually
from tests.server.conftest import Client, Running, finish, noon, questions, wait_until
from tests.server.days import DAY, HOUR, at, days
from tests.server.helpers import table_of
from tuath.core.message import Refused
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store
from tuath.server.entry.days import read_clock
from tuath.server.timing.calendar import Rests, Span
from tuath.server.timing.vacations import Vacation, planned, spans_of, taken

RECORD = Path(__file__).parents[1] / "records" / "origo" / "four-mixed.tuath"
THREE = {"days": 3, "reserve": 2}


MONDAY, FRIDAY = at("2026-06-01 12:00"), at("2026-06-05 12:00")


# ---- the calendar ----------------------------------------------------------------------------------------------------


def test_weekends_do_not_count() -> None:
    rests = Rests(weekends="UTC")
    assert rests.spent(FRIDAY, FRIDAY + 3 * DAY) == DAY, "half of Friday and half of Monday"
    assert rests.after(FRIDAY, DAY) == FRIDAY + 3 * DAY
    assert rests.until(at("2026-06-06 08:00")) == at("2026-06-08 00:00")
    assert rests.until(MONDAY) is None
    assert rests.spent(MONDAY, MONDAY + 21 * DAY) == 15 * DAY
    assert rests.after(MONDAY, 15 * DAY) == MONDAY + 21 * DAY


def test_a_weekend_is_as_long_as_it_is_where_the_table_stands() -> None:
    """When summer time begins on a Sunday, the weekend has 47 hours."""
    berlin = Rests(weekends="Europe/Berlin")
    friday = at("2026-03-27 12:00+01:00")
    assert berlin.after(friday, DAY) == at("2026-03-30 12:00+02:00")
    assert berlin.spent(friday, at("2026-03-30 12:00+02:00")) == DAY
    assert Rests(weekends="Pacific/Auckland").until(at("2026-06-05 13:00")) == at("2026-06-08 00:00+12:00")


def test_a_vacation_joins_the_weekend_before_it() -> None:
    rests = Rests((Span(at("2026-06-08 00:00"), at("2026-06-10 00:00")),), "UTC")
    assert rests.until(at("2026-06-06 08:00")) == at("2026-06-10 00:00")
    assert rests.after(FRIDAY, DAY) == at("2026-06-10 12:00")
    assert Rests().after(FRIDAY, DAY) == FRIDAY + DAY
    assert Rests().spent(FRIDAY, FRIDAY - DAY) == 0.0


# ---- the clock -------------------------------------------------------------------------------------------------------


def test_an_answer_gives_back_the_move_and_never_the_reserve() -> None:
    clock = days().noted([0], MONDAY)
    assert clock.time_left(0, MONDAY) == 5 * DAY
    assert clock.due(MONDAY) == MONDAY + 5 * DAY
    after = MONDAY + 4 * DAY
    assert clock.reserve_left(0, after) == DAY
    clock = clock.pressed(0, after).noted([0], after)
    assert clock.time_left(0, after) == 4 * DAY
    assert clock.left == (DAY, 2 * DAY)
    quick = clock.pressed(0, after + HOUR).noted([1], after + HOUR)
    assert quick.left == (DAY, 2 * DAY), "who is within the days of the move spends nothing of it"


def test_each_seat_is_timed_by_itself() -> None:
    """Of two who are asked at once, one that answers neither helps nor hurts the other."""
    clock = days().noted([0, 1], MONDAY)
    later = MONDAY + 2 * DAY
    clock = clock.pressed(0, later).noted([1], later)
    assert clock.time_left(1, later) == 3 * DAY
    assert clock.since == (None, MONDAY)
    assert clock.noted([], later).since == (None, None)


def test_time_without_a_server_and_rests_do_not_mix() -> None:
    """What was counted before stays: the weekend of the first days is not looked for in the days after the break."""
    clock = days(weekends=True).noted([0], FRIDAY)
    monday = FRIDAY + 3 * DAY
    back = clock.without(last_life=monday, now=monday + 2 * DAY)
    assert back.time_left(0, monday + 2 * DAY) == 4 * DAY
    assert back.time_left(0, monday + 3 * DAY) == 3 * DAY
    assert clock.without(last_life=0.0, now=monday).time_left(0, monday) == 5 * DAY, "nobody knows who was served"


def test_a_vacation_changes_nothing_that_is_past() -> None:
    clock = days().noted([0, 1], MONDAY)
    away = clock.resting(0, [Span(MONDAY - DAY, MONDAY + 8 * DAY)], MONDAY + DAY)
    assert away.time_left(0, MONDAY + 8 * DAY) == 4 * DAY
    assert away.time_left(1, MONDAY + 4 * DAY) == DAY
    assert away.due(MONDAY + DAY) == MONDAY + 5 * DAY, "of the other"
    back = away.resting(0, [], MONDAY + 2 * DAY)
    assert back.time_left(0, MONDAY + 3 * DAY) == 3 * DAY
    assert read_clock(json.loads(json.dumps(asdict(away)))) == away, "as the rows keep it"


def test_a_table_that_waits_is_never_due() -> None:
    clock = days(gone="wait").noted([0], MONDAY)
    assert clock.due(MONDAY) is None
    late = clock.pressed(0, MONDAY + 30 * DAY)
    assert late.left == (0.0, 2 * DAY)


# ---- vacations -------------------------------------------------------------------------------------------------------


def trip(first: str, last: str, known: list[Vacation] | None = None, allowed: int = 28) -> list[Vacation]:
    return planned(known or [], date.fromisoformat(first), date.fromisoformat(last), "UTC", MONDAY, allowed)


def test_days_are_counted_by_year() -> None:
    both = trip("2026-12-20", "2027-01-03")
    assert taken(both) == {2026: 12, 2027: 3}
    with pytest.raises(Refused, match="2026"):
        trip("2026-08-01", "2026-08-20", both)
    assert taken(trip("2026-08-01", "2026-08-16", both))[2026] == 28


@pytest.mark.parametrize(
    ("first", "last"), [("2026-05-31", "2026-06-02"), ("2026-06-03", "2026-06-02"), ("2027-06-01", "2027-06-03")]
)
def test_what_is_no_vacation(first: str, last: str) -> None:
    with pytest.raises(Refused):
        trip(first, last)


def test_one_that_begins_today_begins_now_and_ends_when_somebody_is_back() -> None:
    [one] = trip("2026-06-01", "2026-06-10")
    assert spans_of([one.row()]) == [Span(MONDAY, at("2026-06-11 00:00"))]
    back = one.ended(MONDAY + DAY)
    assert back is not None
    assert (back.last, back.end) == (date(2026, 6, 2), MONDAY + DAY)
    assert trip("2026-07-01", "2026-07-02")[0].ended(MONDAY) is None
    with pytest.raises(Refused):
        trip("2026-06-10", "2026-06-12", [one])


# ---- at a server -----------------------------------------------------------------------------------------------------


@pytest.fixture(params=usually("sqlite", more=["postgresql"]))
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    address = None if request.param == "sqlite" else request.getfixturevalue("postgres")
    running = Running(tmp_path, address).start()
    yield running
    running.end()


async def as_if_earlier(url: str, id: str, seconds: float) -> None:
    """As if everybody who is asked at a table had thought so much longer."""
    store, tables = Store(url), schema.tables
    async with store.connections.begin() as connection:
        found = await connection.execute(select(tables.c.clock, tables.c.due).where(tables.c.id == id))
        clock, due = found.one()
        spent = [spent + seconds for spent in clock["spent"]]
        values = {"clock": {**clock, "spent": spent}, "due": None if due is None else due - seconds}
        await connection.execute(update(tables).where(tables.c.id == id).values(**values))
    await store.close()


def passes(server: Running, id: str, seconds: float) -> None:
    """So much time passes at a table; nobody looks at it meanwhile, and it is in nobody's memory."""
    server.end(signal.SIGTERM)
    finish(as_if_earlier(database_url(server.database, server.folder), id, seconds))
    server.start()


def late_one(server: Running, **more: Any) -> tuple[Client, Client, str, int]:
    """Somebody who is late at a table over days, somebody else there, the table, and the late seat."""
    people = server.client("Maren"), server.client("Bram")
    id = table_of(*people, clock={**THREE, **more})
    seat = people[0].table(id)["asked"][0]["seat"]
    passes(server, id, 5 * DAY + HOUR)
    return people[seat], people[1 - seat], id, seat


@pytest.mark.more
def test_a_bot_takes_over_and_gives_the_chair_back(served: Running) -> None:
    late, _, id, seat = late_one(served)
    wait_until(lambda: late.get("/api/tables")["mine"][0]["chairs"][seat]["bot"] == "greedy")
    table = late.post(f"/api/tables/{id}/return", seat=seat)["table"]
    chair = table["chairs"][seat]
    assert (chair["bot"], chair["late"]) == (None, False)
    assert 3 * DAY - HOUR < chair["clock"]["left"] <= 3 * DAY, "a whole move; the reserve is gone"


def test_the_others_wait(served: Running) -> None:
    late, other, id, seat = late_one(served, gone="wait")
    table = other.table(id)
    chair = table["chairs"][seat]
    assert (chair["bot"], chair["late"], chair["clock"]["left"] < 0) == (None, False, True)
    asked = questions(late.table(id))[0]
    late.answer(late.table(id), asked, asked["options"][0]["id"])
    assert other.table(id)["chairs"][seat]["clock"]["reserve"] == 0


@pytest.mark.more
def test_the_game_ends_unfinished(served: Running) -> None:
    late, other, id, seat = late_one(served, gone="end")
    wait_until(lambda: other.table(id)["status"] == "over")
    table = late.table(id)
    assert (table["result"], table["asked"], table["chairs"][seat]["late"]) == (None, [], True)
    told = table["chat"][-1]["message"]
    assert (told["key"], told["params"]) == ("server-time-ended", {"seat": f"seat:p{seat + 1}"})
    assert other.get(f"/api/tables/{id}/ending")["ending"] is None
    late.post(f"/api/tables/{id}/answer", seat=seat, option="pass", status=422)
    record = other.http.get(f"/api/tables/{id}/record").text
    assert other.post("/api/tables/record", record=record)["table"]["status"] == "over"
    served.end()
    served.start()
    assert other.table(id)["status"] == "over"
    again = other.post(f"/api/tables/{id}/rematch", kind="same")["table"]
    assert again["clock"] == {
        "kind": "days", "days": 3, "reserve": 2, "weekends": False, "zone": "UTC", "gone": "end"
    }  # fmt: skip


@pytest.mark.more
def test_vacation_rests_all_clocks_at_once(served: Running) -> None:
    maren, bram = served.client("Maren"), served.client("Bram")
    id, minutes = table_of(maren, bram, clock=THREE), table_of(maren, bram, clock={"minutes": 10})
    zone, today = noon()
    last = today + timedelta(days=9)
    told = maren.post("/api/me/vacations", first=today.isoformat(), last=last.isoformat(), zone=zone)
    assert [one["first"] for one in told["vacations"]] == [today.isoformat()]
    clocks = [chair["clock"] for chair in bram.table(id)["chairs"]]
    assert clocks[0]["rests"]["why"] == "vacation"
    assert clocks[1]["rests"] is None
    assert not any(chair["clock"]["rests"] for chair in bram.table(minutes)["chairs"])
    later = bram.table(table_of(bram, maren, clock=THREE))
    assert [chair["clock"]["rests"] is not None for chair in later["chairs"]] == [False, True]
    maren.post("/api/me/vacations", first=last.isoformat(), last=last.isoformat(), zone=zone, status=422)
    back = maren.http.delete(f"/api/me/vacations/{today.isoformat()}").json()
    assert [(one["last"], one["is_over"]) for one in back["vacations"]] == [(today.isoformat(), True)]
    assert bram.table(id)["chairs"][0]["clock"]["rests"] is None
    assert maren.http.delete(f"/api/me/vacations/{today.isoformat()}").status_code == 404


@pytest.mark.parametrize(
    ("clock", "status"),
    [
        ({"days": 0}, 400), ({"days": 31}, 400), ({"days": 1.5}, 400), ({"days": 3, "reserve": -1}, 400),
        ({"days": 3, "minutes": 5}, 400), ({"reserve": 3}, 400), ({"days": 3, "gone": "sleep"}, 400),
        ({"days": 3, "zone": "Middle/Earth"}, 422), ({"days": 3, "zone": "../../etc/passwd"}, 422),
        ({"days": 3, "zone": ""}, 422),
    ],
)  # fmt: skip
def test_what_is_no_clock(server: Running, clock: dict[str, Any], status: int) -> None:
    maren = server.client("Maren")
    before = maren.get("/api/tables")["mine"]
    maren.post("/api/tables", game="arrival", chairs=["me", "open"], clock=clock, status=status)
    assert maren.get("/api/tables")["mine"] == before


@pytest.mark.parametrize("body", [{"first": "yesterday", "last": "2026-01-01"}, {"first": "2026-01-01"}, {}])
def test_what_is_no_vacation_at_all(server: Running, body: dict[str, Any]) -> None:
    server.client("Maren").post("/api/me/vacations", status=400, **body)
    server.client().get("/api/me/vacations", status=403)


@pytest.mark.parametrize(
    ("clock", "wrong"),
    [({"days": -1}, "days"), ({"days": 2, "minutes": 3}, "minutes"), ({"minutes": 0}, "minutes"), (3, "minutes")],
)
def test_what_is_wrong_with_a_clock_is_told_of_one_kind(server: Running, clock: Any, wrong: str) -> None:
    body = {"game": "arrival", "chairs": ["me", "open"], "clock": clock}
    where = server.client("Maren").post("/api/tables", status=400, **body)["error"]["params"]["where"]
    assert ";" not in where
    assert wrong in where


# ---- my games --------------------------------------------------------------------------------------------------------


@pytest.mark.more
def test_my_games_are_in_order(server: Running) -> None:
    """Where I am asked, with the least time first; where others are; those that wait; what is over."""
    maren, bram = server.client("Maren"), server.client("Bram")
    asked_of: dict[str, list[str]] = {"Maren": [], "Bram": []}
    for clock in (None, {"days": 5}, {"days": 2}, {"minutes": 30}, {"days": 3}):
        for people in ((maren, bram), (bram, maren)):  # the same seat is asked: one of them each
            table = maren.table(table_of(*people, seed=1, clock=clock))
            asked_of[table["chairs"][table["asked"][0]["seat"]]["name"]].append(table["id"])
    waiting = maren.new_table("me", "open")["id"]
    over = maren.post("/api/tables/record", record=RECORD.read_text(encoding="utf-8"))["table"]["id"]
    mine = maren.get("/api/tables")["mine"]
    places = {table["id"]: place for place, table in enumerate(mine)}
    assert {table["id"] for table in mine if table["my_turn"]} == set(asked_of["Maren"])
    assert max(places[id] for id in asked_of["Maren"]) < min(places[id] for id in asked_of["Bram"])
    assert places[waiting] == len(mine) - 2
    assert places[over] == len(mine) - 1
    turns = maren.get("/api/me/turns")["turns"]
    assert [table["id"] for table in turns] == [table["id"] for table in mine[: len(turns)]]
    left = [table["time"]["left"] if table["time"] else 1e9 for table in turns]
    assert left == sorted(left)
    assert len(turns) == 5
    others = next(table for table in bram.get("/api/tables")["mine"] if not table["my_turn"])
    assert others["waits_for"] == ["Maren"]
    server.client().get("/api/me/turns", status=403)


def test_my_games_say_what_i_am_asked(server: Running) -> None:
    """As the own view has it, and nobody else's."""
    people = server.client("Maren"), server.client("Bram")
    id = table_of(*people, game="inis", seed=3, clock=THREE)
    for client in people:
        seen, mine = (
            questions(client.table(id)),
            [turn for turn in client.get("/api/tables")["mine"] if turn["id"] == id],
        )
        told = [(turn["asked"]["key"], turn["asked"]["params"]) for turn in mine if turn["asked"] is not None]
        assert told == [(asked["key"], asked["options"][0]["about"]) for asked in seen]
        turns = [turn["asked"] for turn in client.get("/api/me/turns")["turns"] if turn["id"] == id]
        assert turns == [turn["asked"] for turn in mine if turn["my_turn"]]


def test_what_a_thing_is_called_there_comes_along(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", game="spirit_island", seed=1)["id"]
    (turn,) = maren.get("/api/me/turns")["turns"]
    table = maren.table(id)
    assert turn["asked"]["seat_names"] == table["seat_names"]
    assert turn["asked"]["called"].items() <= table["called"].items()
    assert turn["asked"]["material"] == ""


def test_one_screen_for_several_says_nothing_of_hands(server: Running) -> None:
    maren = server.client("Maren")
    maren.new_table("me", "guest", game="inis", seed=3)
    maren.new_table("me", "guest", game="origo", seed=3)
    asked = {turn["game"]: turn["asked"] for turn in maren.get("/api/me/turns")["turns"]}
    assert (asked["inis"], server.client("Tove").get("/api/me/turns")["turns"]) == (None, [])
    hides = {game["key"]: game["hides"] for game in maren.get("/api/games")["games"]}
    assert (asked["origo"] is None) == hides["origo"]
