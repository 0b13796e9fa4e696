"""Puzzles over HTTP: a table of one's own, a line that ends, is taken back and succeeds."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from tests.server.conftest import Client, Running, questions
from tuath.core.puzzle import begun, own_answers
from tuath.games import find, keys
from tuath.games.puzzles import find_puzzle, puzzles_of

POSED = [key for key in keys() if puzzles_of(key)]


def begin(client: Client, game: str, number: int = 1) -> Any:
    return client.post(f"/api/games/{game}/puzzles/{number}")["table"]


def follow(client: Client, table: Any, line: str) -> Any:
    """Give the answers of a line."""
    game = find(table["game"])
    for _, question, value in own_answers(game, line):
        asked = questions(table)[0]
        assert asked["key"] == question.key
        client.answer(table, asked, game.domains[question.domain].ids[value])
        table = client.table(table["id"])
    return table


def back(client: Client, id: str, count: int | None = None) -> Any:
    return client.post(f"/api/tables/{id}/puzzle/back", count=count)["table"]


@pytest.mark.parametrize("game", POSED)
def test_a_puzzle_is_solved(server: Running, game: str) -> None:
    maren, puzzle = server.client("Maren"), find_puzzle(game, 1)
    table = begin(maren, game)
    now = table["puzzle"]
    assert (now["number"], now["state"], now["line"], now["solution"]) == (1, "open", [], [])
    assert not all(check["met"] for check in now["goal"])
    assert now["start"] == table["count"] == begun(puzzle, find(game)).count
    solved = follow(maren, table, puzzle.solutions[0])
    assert (solved["puzzle"]["state"], solved["asked"]) == ("solved", [])
    assert all(check["met"] for check in solved["puzzle"]["goal"])
    assert solved["puzzle"]["solution"]
    assert solved["puzzle"]["tries"] == 1
    assert maren.get("/api/tables")["mine"] == [], "puzzles do not lie about among the games"


def test_a_line_is_taken_back_and_outlives_the_server(server: Running) -> None:
    game = POSED[0]
    maren, puzzle = server.client("Maren"), find_puzzle(game, 1)
    table = begin(maren, game)
    id, first = table["id"], puzzle.trap.split("; ")[0]
    moved = follow(maren, table, first)
    assert moved["count"] > table["count"]
    server.end(signal.SIGKILL)
    server.start()
    assert maren.table(id)["puzzle"]["line"] == moved["puzzle"]["line"]
    maren.post(f"/api/tables/{id}/undo", seat=puzzle.seat)
    assert maren.table(id)["puzzle"]["line"] == moved["puzzle"]["line"][:-1]
    follow(maren, maren.table(id), first)
    again = back(maren, id)
    assert (again["count"], again["puzzle"]["line"], again["puzzle"]["tries"]) == (table["count"], [], 2)
    for what in ("puzzle/back", "undo"):  # this is where it begins
        maren.post(f"/api/tables/{id}/{what}", status=422, **({"seat": puzzle.seat} if what == "undo" else {}))
    assert begin(maren, game)["id"] == id, "the table that there is for it"


def test_help_comes_in_steps(server: Running) -> None:
    maren = server.client("Maren")
    id = begin(maren, POSED[0])["id"]

    def asks(what: str) -> Any:
        return maren.post(f"/api/tables/{id}/puzzle/help", what=what)["table"]["puzzle"]

    idea = asks("hint")
    assert idea["idea"] is not None
    assert (idea["next"], idea["solution"]) == (None, [])
    first = asks("hint")
    assert first["next"] is not None
    shown = asks("solution")
    assert shown["solution"][0] == first["next"]
    assert shown["solution"][-1] == idea["idea"]


def test_what_there_is_not(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    maren.post(f"/api/games/{POSED[0]}/puzzles/999", status=422)
    maren.post("/api/games/chess/puzzles/1", status=404)
    id = begin(maren, POSED[0])["id"]
    bram.post(f"/api/tables/{id}/puzzle/back", status=403)
    game = maren.new_table("me", "bot:random")["id"]
    maren.post(f"/api/tables/{game}/puzzle/help", status=422, what="hint")
    listed = maren.get(f"/api/games/{POSED[0]}/puzzles")["puzzles"]
    assert [one["number"] for one in listed] == list(range(1, len(puzzles_of(POSED[0])) + 1))
