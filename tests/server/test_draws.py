"""Who meets whom, and who stands where: everybody meets everybody, nobody meets twice, all is even."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tuath.server.people.outcome import LEFT, LOST, WON
from tuath.server.tournaments.matching import Matching, pairs_up
from tuath.server.tournaments.schedule import rounds_of
from tuath.server.tournaments.standing import TIES, Met, Results, points_of, rank_of, shared, standings
from tuath.server.tournaments.swiss import Record, drawn, lead, sizes_of

# ---- everybody meets everybody ---------------------------------------------------------------------------------------


@given(st.integers(2, 24), st.integers(1, 2))
def test_everybody_meets_everybody_so_often(players: int, times: int) -> None:
    rounds = rounds_of(players, times)
    met = Counter(frozenset(table) for each in rounds for table in each.tables)
    assert met == dict.fromkeys((frozenset(pair) for pair in combinations(range(players), 2)), times)
    for each in rounds:
        assert sorted([*each.resting, *(one for table in each.tables for one in table)]) == list(range(players))
        assert len(each.resting) == players % 2


@given(st.integers(2, 24))
def test_nobody_sits_first_more_often_than_others(players: int) -> None:
    once, twice = (Counter(table[0] for each in rounds_of(players, times) for table in each.tables) for times in (1, 2))
    first = [once[one] for one in range(players)]
    assert max(first) - min(first) <= 1 - players % 2
    assert {twice[one] for one in range(players)} == {players - 1}


@given(st.integers(3, 24))
def test_everybody_rests_once(players: int) -> None:
    resting = [one for each in rounds_of(players) for one in each.resting]
    assert sorted(resting) == (list(range(players)) if players % 2 else [])


# ---- pairs -----------------------------------------------------------------------------------------------------------


def brute(near: list[list[int]], left: frozenset[int]) -> bool:
    if not left:
        return True
    one = min(left)
    return any(other in left and brute(near, left - {one, other}) for other in near[one])


def graph(size: int, density: float, rng: Random) -> list[list[int]]:
    edges = [pair for pair in combinations(range(size), 2) if rng.random() < density]
    return [[b if a == one else a for a, b in edges if one in (a, b)] for one in range(size)]


@given(st.integers(0, 10), st.floats(0.05, 0.6), st.randoms(use_true_random=False))
def test_pairs_are_found_wherever_there_are_some(size: int, density: float, rng: Random) -> None:
    near = graph(size, density, rng)
    assert pairs_up(near) == brute(near, frozenset(range(size)))
    mates = Matching(near).mates
    assert all(mate == -1 or (mate in near[one] and mates[mate] == one) for one, mate in enumerate(mates))


# ---- Swiss rounds ----------------------------------------------------------------------------------------------------


class Field:
    """People who play Swiss rounds, with results by chance."""

    def __init__(self, players: int, sizes: tuple[int, ...], rng: Random) -> None:
        self.records = [Record(number) for number in range(players)]
        self.sizes = sizes
        self.rng = rng

    def play(self) -> list[tuple[int, ...]]:
        """A round; its tables."""
        order = sorted(self.records, key=lambda one: (-one.points, one.number))
        round = drawn(order, self.sizes)
        for table in round.tables:
            places = [self.rng.choice((WON, LOST, LEFT)) for _ in table]
            got = points_of([rank_of(place, 0) for place in places], max(self.sizes))
            for seat, number in enumerate(table):
                self._note(number, got[seat], seat, [other for other in table if other != number])
        for number in round.resting:
            one = self.records[number]
            self.records[number] = one._replace(points=one.points + max(self.sizes) - 1, rests=one.rests + 1)
        seated = [number for table in round.tables for number in table]
        assert sorted([*seated, *round.resting]) == list(range(len(self.records)))
        return list(round.tables)

    def _note(self, number: int, points: float, seat: int, others: list[int]) -> None:
        one = self.records[number]
        met, sat = Counter(one.met) + Counter(others), Counter(one.sat) + Counter([seat])
        self.records[number] = one._replace(points=one.points + points, met=met, sat=sat)

    def could_pair(self) -> bool:
        """Is there a round in which nobody meets again, and nobody rests before all others have?"""
        least = min(one.rests for one in self.records)
        alone = [one.number for one in self.records if one.rests == least] if len(self.records) % 2 else [-1]
        near = [[o.number for o in self.records if o is not one and not one.met.get(o.number)] for one in self.records]
        return any(brute(near, frozenset(range(len(self.records))) - {rests}) for rests in alone)


fields = st.tuples(st.integers(3, 8), st.integers(1, 7), st.randoms(use_true_random=False))


@given(fields)
def test_nobody_meets_twice_while_there_is_another_way(wish: tuple[int, int, Random]) -> None:
    players, rounds, rng = wish
    field = Field(players, (2,), rng)
    for _ in range(rounds):
        could, before = field.could_pair(), list(field.records)
        tables = field.play()
        again = [table for table in tables if before[table[0]].met.get(table[1])]
        assert not (could and again), again
        rests = [one.rests for one in field.records]
        assert max(rests) - min(rests) <= 1


@given(st.integers(4, 20), st.integers(1, 4), st.randoms(use_true_random=False))
def test_seats_take_turns(players: int, rounds: int, rng: Random) -> None:
    """Whoever has sat first more often than the other sits second."""
    field = Field(players, (2,), rng)
    for _ in range(min(rounds, players - 1)):
        before = list(field.records)
        assert all(lead(before[first]) <= lead(before[second]) for first, second in field.play())


@given(st.integers(4, 12), st.randoms(use_true_random=False))
def test_who_stands_alike_meets(players: int, rng: Random) -> None:
    """In the second round every winner meets a winner, as far as they come out even."""
    assume(players % 4 == 0)
    order = list(range(players))
    first = [Record(one, float(one % 2), met={one ^ 1: 1}) for one in order]
    rng.shuffle(first)
    tables = drawn(sorted(first, key=lambda one: -one.points), (2,)).tables
    assert all(a % 2 == b % 2 for a, b in tables)


@given(st.integers(3, 33), st.sampled_from([(2, 3), (2, 3, 4), (3, 4), (4,)]))
def test_tables_are_filled_as_well_as_they_can_be(players: int, sizes: tuple[int, ...]) -> None:
    found = sizes_of(players, sizes)
    assert set(found) <= set(sizes)
    left_over = players - sum(found)
    assert left_over < max(sizes)
    assert left_over == 0 or 2 not in sizes
    if 2 in sizes and 3 in sizes:
        assert max(found) - min(found) <= 1


@given(st.integers(6, 20), st.integers(1, 4), st.randoms(use_true_random=False))
def test_larger_tables_seat_everybody_once(players: int, rounds: int, rng: Random) -> None:
    field = Field(players, (2, 3, 4), rng)
    for _ in range(rounds):
        field.play()


def test_sixteen_at_tables_of_four_meet_nobody_twice_in_their_second_round() -> None:
    field = Field(16, (2, 3, 4), Random(1))
    field.play()
    field.play()
    assert all(most == 1 for one in field.records for most in one.met.values())


# ---- points and ties -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "scores", "size", "points"),
    [
        ((WON, LOST), (9, 4), 2, (1, 0)),
        ((WON, WON), (9, 4), 2, (0.5, 0.5)),
        ((WON, LEFT), (None, None), 2, (1, 0)),
        ((LEFT, LEFT), (None, None), 2, (0, 0)),
        ((LOST, WON, LOST), (3, 9, 5), 3, (0, 2, 1)),
        ((LOST, WON, LOST), (5, 9, 5), 3, (0.5, 2, 0.5)),
        ((LOST, WON, LEFT, LEFT), (5, 9, 8, 7), 4, (2, 3, 0, 0)),
        ((WON, LOST, LOST), (9, 5, 4), 4, (3, 1.5, 0)),
        ((WON, WON, LOST), (9, 9, 4), 4, (2.25, 2.25, 0)),
    ],
)
def test_points_by_places(
    places: tuple[int, ...], scores: tuple[int | None, ...], size: int, points: tuple[float, ...]
) -> None:
    ranks = [rank_of(place, score) for place, score in zip(places, scores, strict=True)]
    assert points_of(ranks, size) == points


@given(st.lists(st.tuples(st.sampled_from([WON, LOST]), st.integers(0, 3)), min_size=2, max_size=4))
def test_nothing_is_lost_of_what_there_is_to_get(told: list[tuple[int, int]]) -> None:
    """As long as nobody leaves, all points of a table are given, in quarters."""
    got = points_of([rank_of(*one) for one in told], 4)
    assert sum(got) == pytest.approx(3 * len(told) / 2)
    assert all(4 * one == int(4 * one) for one in got)
    assert shared(len(told), 4) == (1.5,) * len(told)


def table_of(mode: str, *met: Met, players: int = 3) -> list[tuple[int, int]]:
    lines = standings(list(range(1, players + 1)), Results(2, met), TIES[mode])
    return [(line.number, line.place) for line in lines]


def test_who_has_beaten_the_other_stands_before_them() -> None:
    met = [Met((1, 2), (0, 1)), Met((1, 3), (1, 0)), Met((2, 4), (0, 1)), Met((3, 4), (1, 0))]
    lines = standings([1, 2, 3, 4], Results(2, met), ("direct",))
    assert [(line.number, line.points) for line in lines][:2] == [(2, 1), (1, 1)] or lines[0].ties >= lines[1].ties
    assert table_of("robin", Met((1, 2), (0, 1)), Met((1, 3), (1, 0)), players=3)[0] == (2, 1)


def test_who_is_alike_in_everything_shares_a_place() -> None:
    met = [Met((1, 2), (1, 0)), Met((2, 3), (1, 0)), Met((3, 1), (1, 0))]
    assert [place for _, place in table_of("robin", *met)] == [1, 1, 1]
    assert table_of("robin", Met((1, 2), (0.5, 0.5)), Met((3, 1), (0, 1))) == [(1, 1), (2, 2), (3, 3)]


def test_stronger_opponents_decide_where_points_do_not() -> None:
    """2 and 3 have won once; 3 has lost to the winner of all, 2 to somebody without another point."""
    met = [Met((1, 3), (1, 0)), Met((3, 5), (1, 0)), Met((1, 5), (1, 0)), Met((4, 2), (1, 0)), Met((2, 6), (1, 0))]
    order = [number for number, _ in table_of("swiss", *met, players=6)]
    assert order.index(1) < order.index(3) < order.index(2)


@given(st.integers(3, 8), st.randoms(use_true_random=False))
def test_a_standing_is_in_order(players: int, rng: Random) -> None:
    met = [Met(pair, rng.choice([(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)])) for pair in combinations(range(players), 2)]
    lines = standings(list(range(players)), Results(2, met), TIES["robin"])
    assert sum(line.points for line in lines) == len(met)
    for one, other in pairwise(lines):
        assert (one.points, *one.ties) >= (other.points, *other.ties)
        assert (one.place == other.place) == ((one.points, one.ties) == (other.points, other.ties))


def test_who_rested_has_the_points_but_has_not_won() -> None:
    results = Results(2, [Met((1,), (1.0,), is_played=False), Met((2, 3), (1, 0))])
    lines = {line.number: line for line in standings([1, 2, 3], results, ("wins", "buchholz"))}
    assert [(lines[one].points, lines[one].played, lines[one].ties[0]) for one in (1, 2)] == [(1, 0, 0), (1, 1, 1)]
