"""Twins: the same game with all seats turned round the table, and with them colours, boards, first player and answers.

Both are played side by side: whenever somebody is asked, whoever sits in the turned seat is asked the same, with the
same options as they are after turning; and in the end both have ended alike. A rule that takes the seat of a player for
something else shows here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest

from tests.conftest import Seeds
from tests.play import any_setup
from tests.spirit_island.board import Isle, printed
from tuath.core.game import Game, Setup
from tuath.core.position import Position
from tuath.core.question import NATURE, Decision, Seat
from tuath.games import find
from tuath.games.origo.state import State
from tuath.games.spirit_island.state.standing.panel import track_offset

T = TypeVar("T")
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


# ---- Spirit Island: boards and spirits are turned with the seats ----------------------------------------------------
#
# Lands act in the order of their boards, so that after turning the same things are asked in another order. What is put
# to somebody at one table until a turn begins is put to the turned seat at the other; then both islands look the same.

AROUND = {2: (1,), 3: (1, 2), 4: (2,)}  # so many seats on the boards can be turned: four lie in a square
PLENTY = 90  # blight, so that its card is not turned earlier or later because of the order of the lands
TURNS = 3


class Asked(NamedTuple):
    """What somebody was asked, and the answer."""

    seat: Seat
    key: str
    options: tuple[str, ...]
    answer: str
    is_hosts: bool = False  # it may be about nobody: then the host is asked at the other table too

    def turned(self, turning: Turning) -> Asked:
        options = tuple(sorted(map(turning.id, self.options)))
        return Asked(turning.seat(self.seat), self.key, options, turning.id(self.answer), self.seat == HOST)

    def is_put(self, asked: Decision[Any], is_alone: bool) -> bool:
        to_whom = asked.seat == self.seat or (is_alone and self.is_hosts and asked.seat == HOST)
        return to_whom and asked.key == self.key and tuple(sorted(options(asked))) == self.options


def island_of(spirits: Sequence[str], letters: Sequence[str], **wishes: str) -> Position[Any]:
    isle = Isle(*spirits, boards="".join(letters), **wishes).lay_out()
    isle.state.blight_left = PLENTY
    game = find("spirit_island")
    return Position(game, game.complete(len(spirits), wishes), start=isle.state)


def shifted(things: Sequence[T], turning: Turning) -> list[T]:
    """What was somebody's, as that of the turned seat; of several things each, all of them."""
    share = len(things) // turning.players
    parts = [things[seat * share : (seat + 1) * share] for seat in range(turning.players)]
    return [each for seat in range(turning.players) for each in parts[(seat - turning.by) % turning.players]]


def all_there_is(state: Any, turning: Turning) -> dict[str, object]:
    """What lies in the lands, what the spirits have, and what is everybody's."""
    lands = ("pieces", "blight", "beasts", "wilds", "disease", "badlands")
    seats = ("destroyed", "energy", "hands", "played", "discards", "forgotten", "elements")
    found: dict[str, object] = {name: shifted(getattr(state, name), turning) for name in (*lands, *seats)}
    by_land = [state.presence[place : place + state.seats] for place in range(0, len(state.presence), state.seats)]
    found["presence"] = [shifted(each, turning) for each in shifted(by_land, turning)]
    tracks = [track_offset(state, seat) for seat in range(state.seats)]
    covered = [state.covered[begin:end] for begin, end in zip(tracks, [*tracks[1:], None], strict=True)]
    found["covered"] = shifted(covered, turning)
    whole = ("minors", "majors", "fear_shown", "fear_earned", "blight_left", "ravaging", "building", "turn", "ending")
    return found | {name: getattr(state, name) for name in whole}


def play_until(position: Position[Any], turn: int, rng: Random) -> list[Asked]:
    """With any answers, until that turn begins or the game is over."""
    found: list[Asked] = []
    while not position.over and position.state.turn < turn:
        asked = position.decisions[rng.choice(sorted(position.decisions))]
        found.append(Asked(asked.seat, asked.key, tuple(options(asked)), rng.choice(options(asked))))
        position.answer(asked.seat, found[-1].answer)
    return found


def follow(position: Position[Any], expected: list[Asked]) -> None:
    """Every question was put at the other table too; answered as there."""
    while expected:
        now = position.decisions
        put = next(((each, seat) for each in expected for seat in now if each.is_put(now[seat], len(now) == 1)), None)
        assert put is not None, f"only here: {[*now.values()]}; only there: {expected[:3]}"
        expected.remove(put[0])
        position.answer(put[1], put[0].answer)


def spirit_twins(spirits: Sequence[str], turning: Turning, rng: Random, **wishes: str) -> None:
    letters = rng.sample("ABCD", turning.players)
    one = island_of(spirits, letters, **wishes)
    other = island_of(shifted(spirits, turning), shifted(letters, turning), **wishes)
    for turn in range(1, TURNS + 1):
        asked = play_until(one, turn, rng)
        if one.over:
            return
        follow(other, [each.turned(turning) for each in asked])
        assert all_there_is(other.state, Turning(turning.players, 0)) == all_there_is(one.state, turning)


def some_spirits(rng: Random, number: int, *sets: str) -> list[str]:
    """Sharp Fangs begin where beasts are, and whether others have brought some by then depends on the seats."""
    fitting = [spirit.id for spirit in printed().spirits if spirit.set in sets]
    return rng.sample([id for id in fitting if id != "sharp_fangs_behind_the_leaves" or "je" not in sets], number)


ALL_SETS = ("base", "bc", "je")


@pytest.mark.parametrize(("sets", "wishes"), [
    (("base",), {}),
    (ALL_SETS, {"expansions": "both", "events": "off"}),
    pytest.param(ALL_SETS, {"expansions": "both", "events": "off", "adversary": "any"}, marks=pytest.mark.more),
])  # fmt: skip
def test_spirits_turned_round_the_table_fare_alike(sets: tuple[str, ...], wishes: dict[str, str], seeds: Seeds) -> None:
    """Without events: which minor card is turned up on which board goes by the order of the boards."""
    for seed in seeds(2, 40):
        rng = Random(f"twins spirit island {len(sets)} {len(wishes)} {seed}")
        players, foe = rng.choice(list(AROUND)), rng.choice([each.id for each in printed().adversaries])
        chosen = {**wishes, "adversary": foe, "level": str(rng.randrange(1, 7))} if "adversary" in wishes else wishes
        turning = Turning(players, rng.choice(AROUND[players]))
        spirit_twins(some_spirits(rng, players, *sets), turning, rng, **chosen)
