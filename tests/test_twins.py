"""Twins: the same game with all seats turned round the table, and with them colours, boards, first player and answers.

Both are played side by side: whenever somebody is asked, whoever sits in the turned seat is asked the same, with the
same options as they are after turning; and in the end both have ended alike. A rule that takes the seat of a player for
something else shows here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.conftest import Seeds
from tests.play import any_setup
from tuath.core.game import Game, Setup
from tuath.core.position import Position
from tuath.core.question import NATURE, Decision, Seat
from tuath.games import find
from tuath.games.origo.state import State

SEAT, LAND = re.compile(r"\bp([0-9]+)\b"), re.compile(r"([0-9]+)-([0-9]+)")
HOST = 0  # who decides what is about nobody, where the players do not agree: it is so in both games


class Turning(NamedTuple):
    """So many seats on, round the table; and boards with them, where there are any."""

    players: int
    by: int

    def seat(self, seat: Seat) -> Seat:
        return seat if seat == NATURE else (seat + self.by) % self.players

    def id(self, id: str) -> str:
        """An answer, after turning: seats, and lands of the board of a seat."""
        if found := LAND.fullmatch(id):
            return f"{self.seat(int(found[1]) - 1) + 1}-{found[2]}"
        return SEAT.sub(lambda named: f"p{self.seat(int(named[1]) - 1) + 1}", id)


def options(asked: Decision[Any]) -> list[str]:
    return [asked.domain.ids[value] for value in asked.values]


def twin_of(asked: Decision[Any], other: Mapping[Seat, Decision[Any]], turning: Turning) -> Decision[Any]:
    """The same question at the other table, put to whoever sits in the turned seat, or there too to the host."""
    wanted = sorted(map(turning.id, options(asked)))
    for seat in (turning.seat(asked.seat), HOST):
        if seat in other and other[seat].key == asked.key and sorted(options(other[seat])) == wanted:
            return other[seat]
    raise AssertionError(f"{asked}, but at the other table {[*other.values()]}")


def play_twins(one: Position[Any], other: Position[Any], turning: Turning, rng: Random) -> None:
    """Side by side to the end, with any answers; after turning both have ended alike."""
    while not one.over and not other.over:
        asked = one.decisions[rng.choice(sorted(one.decisions))]
        twin = twin_of(asked, other.decisions, turning)
        option = rng.choice(options(asked))
        one.answer(asked.seat, option)
        other.answer(twin.seat, turning.id(option))
    assert one.over == other.over
    ended_alike(one, other, turning)


def ended_alike(one: Position[Any], other: Position[Any], turning: Turning) -> None:
    first, second = one.result, other.result
    assert first is not None
    assert second is not None
    assert first.ending == second.ending
    assert sorted(map(turning.seat, first.winners)) == sorted(second.winners)
    turned = [0.0] * len(first.scores)
    for seat, score in enumerate(first.scores):
        turned[turning.seat(seat)] = score
    assert turned == list(second.scores)


def turnings(game: Game[Any], rng: Random) -> tuple[Setup, Turning]:
    """Options at random, and a number of players who can change seats; whose tribe is which says the seat alone."""
    while True:
        setup = any_setup(game, rng)
        if setup.seats > 1 and dict(setup.options).get("tribes", "by_seat") == "by_seat":
            return setup, Turning(setup.seats, rng.randrange(1, setup.seats))


@pytest.mark.parametrize("key", ["arrival", "inis"])
def test_seats_turned_round_the_table_end_alike(key: str, seeds: Seeds) -> None:
    game = find(key)
    for seed in seeds(3, 60):
        rng = Random(f"twins {key} {seed}")
        setup, turning = turnings(game, rng)
        play_twins(Position(game, setup), Position(game, setup), turning, rng)


# ---- Origo: the first player is always the first seat, so that the table is turned when the first round begins -------


def test_origo_turned_round_the_table_ends_alike(seeds: Seeds) -> None:
    game = find("origo")
    for seed in seeds(3, 60):
        rng = Random(f"twins origo {seed}")
        setup, turning = turnings(game, rng)
        before = at_first_turn(Position(game, setup), rng)
        one, other = (Position(game, setup, start=each) for each in (before, turned(before, turning)))
        play_twins(one, other, turning, rng)


def at_first_turn(position: Position[State], rng: Random) -> State:
    """When all start shields lie."""
    while position.start.phase != "turn":
        asked = position.decisions[rng.choice(sorted(position.decisions))]
        position.answer(asked.seat, rng.choice(options(asked)))
    return position.start


def turned(state: State, turning: Turning) -> State:
    """The same table with everybody so many seats on, and with them all that is theirs."""
    found = state.copy()
    for name in ("tribes", "shields", "supply", "lost", "leaders", "points", "hands"):
        mine = getattr(state, name)
        share = len(mine) // state.seats
        new = list(mine)
        for seat in range(state.seats):
            there = turning.seat(seat) * share
            new[there : there + share] = mine[seat * share : (seat + 1) * share]
        setattr(found, name, new)
    found.starter, found.turn = turning.seat(state.starter), turning.seat(state.turn)
    return found
