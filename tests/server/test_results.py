"""Results are counted once, rated tables are fair, and a profile tells others nothing that was private."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest
from sqlalchemy import insert

from tests.play import any_answer
from tests.server.both import server
from tests.server.conftest import Client, Running, finish, wait_until
from tests.server.databases import Database, database
from tests.server.entries import entry_of
from tests.server.helpers import rated_and_resigned, table_of
from tuath.bots.ratings import rerated
from tuath.core.game import Result
from tuath.core.message import Message
from tuath.core.position import Position
from tuath.games import find
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.entry.chairs import Chair
from tuath.server.entry.entry import Entry, Learning, Puzzling, Said
from tuath.server.people.outcome import LEFT, LOST, WON, Outcome, SeatOutcome, is_decided, outcome_of
from tuath.server.people.profile import leaderboard, profile_of
from tuath.server.people.ratings import Ledger
from tuath.words.catalogue import Catalogue

__all__ = ["database", "server"]
T = TypeVar("T")
DOUBT = 25 / 3  # of somebody new


# ---- strength --------------------------------------------------------------------------------------------------------


def test_who_wins_rises_and_all_are_surer() -> None:
    (winner, surer), (loser, other) = rerated([None, None], [WON, LOST])
    assert winner > 25 > loser
    assert max(surer, other) < DOUBT


def test_who_leaves_comes_after_those_who_lose() -> None:
    strength = [mu for mu, _ in rerated([None] * 3, [LEFT, WON, LOST])]
    assert strength[1] > strength[2] > strength[0]


def test_to_beat_somebody_strong_is_worth_more() -> None:
    strong, weak = ((35.0, 2.0), (15.0, 2.0))
    gained = [rerated([None, other], [WON, LOST])[0][0] for other in (strong, weak)]
    assert gained[0] > gained[1] > 25


# ---- what a game has come to -----------------------------------------------------------------------------------------


def over(game: str = "arrival", seats: int = 2) -> Entry:
    """A table whose game is over, by random answers, and won by the first seat."""
    position = Position(find(game), find(game).complete(seats, {}), 5)
    for _ in range(12):
        position.play(*any_answer(position, Random(1)))
    entry = entry_of(position)
    entry.status, entry.result = "over", Result("overrun", (0,), (9,) * seats)
    return entry


def places(entry: Entry) -> list[int]:
    found = outcome_of(entry)
    assert found is not None
    return [seat.place for seat in found.seats]


def test_a_game_between_people() -> None:
    found = outcome_of(over())
    assert found is not None
    assert [(seat.player, seat.place, seat.score) for seat in found.seats] == [("p_0", WON, 9), ("p_1", LOST, 9)]
    assert (found.rated, found.public, found.level, found.size) == (False, True, None, 2)


def test_bots_have_their_place_and_guests_have_none() -> None:
    entry = over(seats=3)
    entry.chairs[1] = Chair("bot", bot="greedy", name="greedy")
    entry.chairs[2] = Chair("guest", "p_0", "Tove")
    found = outcome_of(entry)
    assert found is not None
    assert [seat.player for seat in found.seats] == ["p_0", "bot:greedy", None]


def test_who_has_left_has_not_won_whatever_the_bot_achieves() -> None:
    entry = over()
    entry.chairs[0] = entry.chairs[0].left_to("greedy", resigned=True)
    assert places(entry) == [LEFT, LOST]


def test_a_rated_game_that_ends_with_somebodys_time_is_lost_by_them() -> None:
    entry = over(seats=3)
    entry.result = None
    assert outcome_of(entry) is None, "unrated, it is unfinished and nothing else"
    entry.rated = True
    entry.chairs[1] = replace(entry.chairs[1], late=True)
    assert places(entry) == [WON, LEFT, WON]


def test_a_rated_game_is_decided_when_all_others_have_resigned() -> None:
    entry = over(seats=3)
    entry.status, entry.result, entry.rated = "playing", None, True
    assert not is_decided(entry)
    for seat in (0, 2):
        assert not is_decided(entry)
        entry.chairs[seat] = entry.chairs[seat].left_to("greedy", resigned=True)
    assert is_decided(entry)
    assert places(entry) == [LEFT, WON, LEFT]
    entry.rated = False
    assert not is_decided(entry)


def test_what_is_no_game_between_these_people_is_not_counted() -> None:
    said = Said("", "", '{"key": "server-again-from", "params": {"round": 3}}', 1.0)
    changes: list[dict[str, Any]] = [
        {"record": "x"}, {"puzzle": Puzzling(1)}, {"lesson": Learning()}, {"chat": [said]}, {"result": None},
        {"chairs": [Chair("bot", bot="greedy", name="greedy")] * 2},
    ]  # fmt: skip
    for change in changes:
        entry = over()
        for name, value in change.items():
            setattr(entry, name, value)
        assert outcome_of(entry) is None, change


def test_together_it_counts_how_hard_it_was() -> None:
    """S-21.1, and against whom; the spirits are what was played."""
    game = find("spirit_island")
    options = {"adversary": "england", "level": "4", "spirit": "river_surges_in_sunlight"}
    position = Position(game, game.complete(1, options), 5)
    while any(state_of == -1 for state_of in position.state.spirits):
        position.play(*any_answer(position, Random(1)))
    entry = entry_of(position)
    entry.status, entry.result = "over", Result("victory", (0,), (40,))
    found = outcome_of(entry)
    assert found is not None
    assert found.level is not None
    assert found.level > 4
    assert found.feat is not None
    told = Message(found.feat["key"], tuple(found.feat["params"].items()))
    assert Catalogue("en", game).render(told) == "The Kingdom of England, level 4"
    assert Catalogue("de", game).render(told) == "Das Königreich England, Level 4"
    assert found.seats[0].played_as == "spirit:river_surges_in_sunlight"


# ---- rows ------------------------------------------------------------------------------------------------------------


def with_rows(database: Database, use: Callable[[Store, Ledger], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(database.url)
        await store.open()
        try:
            return await use(store, Ledger(store))
        finally:
            await store.close()

    return finish(run())


def outcome(table: str, *seats: tuple[str | None, int], **more: Any) -> Outcome:
    rows = tuple(SeatOutcome(player, place, 10, None) for player, place in seats)
    usual = Outcome(table, "arrival", rows, rated=True, public=True, level=None, feat=None)
    return replace(usual, **more)


async def add_table(store: Store, id: str) -> None:
    entry = over()
    entry.id = id
    await store.create(entry.all_values(), ["p_0", "p_1"])


def test_each_game_is_counted_once(database: Database) -> None:
    async def use(store: Store, ledger: Ledger) -> Any:
        await add_table(store, "one")
        assert await ledger.uncounted(9) == ["one"]
        what = outcome("one", ("p_0", WON), ("p_1", LOST))
        done = await asyncio.gather(*(ledger.keep("one", what) for _ in range(5)))
        assert await ledger.uncounted(9) == []
        return done, await ledger.ratings_of("p_0"), await ledger.ratings_of("p_1")

    done, winner, loser = with_rows(database, use)
    assert sorted(done) == [False] * 4 + [True]
    assert [(row.games, row.won, row.size) for row in (*winner, *loser)] == [(1, 1, 2), (1, 0, 2)]
    assert winner[0].mu > 25 > loser[0].mu


@pytest.mark.more
def test_games_that_end_at_once_are_rated_one_after_the_other(database: Database) -> None:
    async def use(store: Store, ledger: Ledger) -> Any:
        for number in range(8):
            await add_table(store, str(number))
        won = [outcome(str(number), ("p_0", WON), (f"p_{number + 1}", LOST)) for number in range(8)]
        await asyncio.gather(*(ledger.keep(one.table, one) for one in won))
        return await ledger.ratings_of("p_0"), await ledger.results_of("p_0")

    (rating,), results = with_rows(database, use)
    assert (rating.games, rating.won) == (8, 8)
    course = sorted((game.before or 25.0, game.mu) for game in results)
    assert all(game[1] == after[0] for game, after in itertools.pairwise(course)), "each goes on from another"


def test_a_bot_in_two_chairs_takes_the_mean_of_them(database: Database) -> None:
    async def use(store: Store, ledger: Ledger) -> Any:
        await add_table(store, "one")
        await ledger.keep("one", outcome("one", ("bot:greedy", WON), ("bot:greedy", LOST), ("p_0", LOST)))
        return await ledger.ratings_of("bot:greedy")

    (rating,) = with_rows(database, use)
    assert (rating.games, rating.size) == (1, 3)


async def add_player(store: Store, id: str, name: str) -> None:
    async with store.connections.begin() as connection:
        await connection.execute(insert(schema.players).values(id=id, name=name, created=0.0))


async def six_games(store: Store, ledger: Ledger) -> None:
    """Five rated ones against Bram, won; one private with Tove, lost."""
    for id, name in (("p_0", "Maren"), ("p_1", "Bram"), ("p_2", "Tove")):
        await add_player(store, id, name)
    for number in range(5):
        await add_table(store, str(number))
        await ledger.keep(str(number), outcome(str(number), ("p_0", WON), ("p_1", LOST), public=number > 0))
    await add_table(store, "private")
    await ledger.keep("private", outcome("private", ("p_0", LOST), ("p_2", WON), rated=False, public=False))


def test_others_see_no_times_and_nothing_private(database: Database) -> None:
    async def use(store: Store, ledger: Ledger) -> Any:
        await six_games(store, ledger)
        row = await store.player("p_0")
        return [await profile_of(ledger, row, mine=mine) for mine in (True, False)]

    mine, seen = with_rows(database, use)
    assert (mine["games"], mine["rated"], mine["won"], mine["running"]) == (6, 5, 5, 0)
    assert (seen["games"], seen["rated"], seen["won"], seen["running"], seen["since"]) == (5, 5, 5, None, None)
    assert [one["player"]["name"] for one in mine["opponents"]] == ["Bram", "Tove"]
    assert [(one["player"]["name"], one["games"], one["won"]) for one in seen["opponents"]] == [("Bram", 5, 5)]
    assert {game["at"] for game in seen["lately"]} == {None}
    assert [game["table"] for game in seen["lately"]] == ["4", "3", "2", "1", None], "rated, but nobody may look"
    assert mine["lately"][0]["table"] == "private"
    (rating,) = seen["ratings"]
    assert rating["now"] == rating["course"][-1]
    assert [strength["mu"] for strength in rating["course"]] == sorted(strength["mu"] for strength in rating["course"])


def test_under_five_games_nothing_is_sure(database: Database) -> None:
    async def use(store: Store, ledger: Ledger) -> Any:
        await six_games(store, ledger)
        await add_table(store, "more")
        await ledger.keep("more", outcome("more", ("p_2", WON), ("bot:fair", LOST)))
        tove, board = await store.player("p_2"), await leaderboard(ledger, "arrival", 2)
        return await profile_of(ledger, tove, mine=True), board, await leaderboard(ledger, "arrival", 3)

    tove, board, other = with_rows(database, use)
    (rating,) = tove["ratings"]
    assert (rating["games"], rating["now"], rating["course"]) == (1, None, [])
    assert [game["change"] for game in tove["lately"]] == [None, None]
    assert [rank["player"]["name"] for rank in board["ranks"]] == ["Maren", "Bram"]
    assert other["ranks"] == []


# ---- at a server -----------------------------------------------------------------------------------------------------


def profile(client: Client, whose: Client) -> Any:
    return client.get(f"/api/players/{whose.player['id']}")


def test_five_rated_games_make_a_rating(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    for _ in range(5):
        id = rated_and_resigned(maren, bram)
    wait_until(lambda: profile(maren, maren)["rated"] == 5)
    seen = profile(bram, maren)
    assert (seen["won"], seen["mine"], seen["left"]) == (5, False, 0)
    assert seen["ratings"][0]["now"]["mu"] > 25
    assert seen["lately"][0]["table"] == id
    assert profile(maren, bram)["left"] == 5
    board = bram.get("/api/ratings", game="arrival", size=2)
    listed = [rank["player"]["id"] for rank in board["ranks"]]
    assert listed.index(maren.player["id"]) < listed.index(bram.player["id"])
    assert maren.table(id)["rated"]
    assert maren.table(id)["hints"] == "forbidden"


def test_running_games_are_counted_for_oneself_and_puzzles_are_none(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    table_of(maren, bram)
    maren.post("/api/games/arrival/puzzles/1")
    assert profile(maren, maren)["running"] == 1
    assert profile(bram, maren)["running"] is None


@pytest.mark.more
def test_a_game_that_ended_before_a_kill_is_counted_after_it(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    rated_and_resigned(maren, bram)
    server.end(signal.SIGKILL)
    server.start()
    wait_until(lambda: profile(maren, maren)["rated"] == 1)
    rated_and_resigned(maren, bram)
    wait_until(lambda: profile(maren, maren)["rated"] == 2)
    assert profile(bram, maren)["ratings"][0]["games"] == 2


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"chairs": ["me"], "game": "spirit_island"}, "server-rated-together"),
        ({"chairs": ["bot:greedy", "bot:random"]}, "server-rated-alone"),
        ({"chairs": ["me", "guest"]}, "server-rated-guests"),
        ({"chairs": ["me", "me"]}, "server-rated-guests"),
        ({"chairs": ["me", "open"], "hints": "allowed"}, "server-rated-hints"),
    ],
)
def test_what_would_say_nothing_is_not_rated(server: Running, wish: Any, key: str) -> None:
    maren = server.client("Maren")
    refused = maren.post("/api/tables", 422, **{"game": "arrival", "rated": True, **wish})
    assert refused["error"]["key"] == key


def test_wrong_questions_are_refused(server: Running) -> None:
    maren = server.client("Maren")
    maren.get("/api/players/p_0123", status=404)
    maren.get("/api/players/nobody", status=400)
    maren.get("/api/ratings", status=404, game="chess")
    maren.get("/api/ratings", status=400, game="arrival", size=7)
    maren.get("/api/ratings", status=422, game="spirit_island")
