"""The table of a season: every game brings one point on average, ties by rule, and no bot has a part in it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuath.server.people.leaderboard import Seated, tell
from tuath.server.people.outcome import LEFT, LOST, WON


def game(table: str, *seats: tuple[str, int], title: str = "inis", level: int | None = None) -> list[Seated]:
    feat = None if level is None else {"key": "hard", "params": {"level": level}}
    return [Seated(table, title, level, feat, player, player.title(), place) for player, place in seats]


def points(*games: list[Seated]) -> dict[str, Fraction]:
    return {line.player: line.points for line in tell([seat for one in games for seat in one]).overall}


def test_a_game_is_worth_as_many_points_as_people_played_it() -> None:
    assert points(game("a", ("maren", WON), ("bram", LOST))) == {"maren": 2, "bram": 0}
    assert points(game("a", ("maren", WON), ("bram", LOST), ("tove", LEFT), ("jonas", LOST)))["maren"] == 4


def test_those_who_have_won_share_them() -> None:
    found = points(game("a", ("maren", WON), ("bram", WON), ("tove", LOST)))
    assert found == {"maren": Fraction(3, 2), "bram": Fraction(3, 2), "tove": 0}


def test_a_game_that_only_a_bot_has_won_brings_nobody_points() -> None:
    assert points(game("a", ("maren", LOST), ("bram", LOST))) == {"maren": 0, "bram": 0}


def test_fewer_than_two_people_are_no_game() -> None:
    found = tell([*game("a", ("maren", WON)), *game("b", ("maren", WON), ("maren", LOST))])
    assert (found.games, found.overall, found.titles, found.together) == (0, [], {}, {})


def test_ties_go_by_wins_then_by_fewer_games_then_they_are_equal() -> None:
    games = [
        game("a", ("one", WON), ("x", LOST), ("y", LOST), ("z", LOST)),  # four points by one win
        game("b", ("two", WON), ("x", LOST)),
        game("c", ("two", WON), ("y", LOST)),  # four points by two wins
        game("d", ("three", WON), ("x", LOST)),
        game("e", ("three", WON), ("y", LOST)),
        game("f", ("three", LOST), ("two", LOST), ("x", LOST)),  # nobody has won
        game("g", ("three", LOST), ("x", LOST)),
    ]
    found = tell([seat for one in games for seat in one])
    assert [(line.player, line.rank) for line in found.overall[:3]] == [("two", 1), ("three", 2), ("one", 3)]
    rest = {line.player: (line.games, line.rank) for line in found.overall[3:]}
    assert rest == {"z": (1, 4), "y": (3, 5), "x": (5, 6)}
    equal = tell([*game("a", ("maren", WON), ("bram", WON)), *game("b", ("tove", LOST), ("jonas", LOST))])
    assert [(line.player, line.rank) for line in equal.overall] == [
        ("bram", 1),
        ("maren", 1),
        ("jonas", 3),
        ("tove", 3),
    ]


def test_what_is_won_together_stands_apart_by_the_hardest_win() -> None:
    together = [
        game("a", ("maren", WON), ("bram", WON), title="spirit_island", level=4),
        game("b", ("bram", WON), ("tove", WON), title="spirit_island", level=9),
        game("c", ("maren", LOST), ("tove", LOST), title="spirit_island", level=20),
        game("d", ("jonas", LOST), ("tove", LOST), title="spirit_island", level=1),
    ]
    found = tell([seat for one in [*together, game("e", ("maren", WON), ("bram", LOST))] for seat in one])
    lines = found.together["spirit_island"]
    assert [(line.player, line.level, line.won, line.games) for line in lines] == [
        ("bram", 9, 2, 2), ("tove", 9, 1, 3), ("maren", 4, 1, 2), ("jonas", -1, 0, 1),
    ]  # fmt: skip
    assert lines[0].feat == {"key": "hard", "params": {"level": 9}}
    assert (found.games, [line.player for line in found.overall], list(found.titles)) == (
        5,
        ["maren", "bram"],
        ["inis"],
    )


people = st.lists(st.sampled_from("abcdefg"), min_size=1, max_size=5, unique=True)
sat = people.flatmap(
    lambda who: st.tuples(*(st.tuples(st.just(one), st.sampled_from([WON, LOST, LEFT])) for one in who))
)


@pytest.mark.more
@given(st.lists(st.tuples(sat, st.sampled_from(["inis", "origo"])), max_size=12))
def test_every_game_is_shared_out_whole(played: list[tuple[tuple[tuple[str, int], ...], str]]) -> None:
    games = [game(str(number), *seats, title=title) for number, (seats, title) in enumerate(played)]
    counted = [one for one in games if len(one) > 1]
    found = tell([seat for one in games for seat in one])
    won = [len(one) for one in counted if any(seat.place == WON for seat in one)]
    assert sum(line.points for line in found.overall) == sum(won)
    assert Counter({line.player: line.games for line in found.overall}) == Counter(
        seat.player for one in counted for seat in one
    )
    for player in {line.player for line in found.overall}:
        parts = [line.points for lines in found.titles.values() for line in lines if line.player == player]
        assert sum(parts) == next(line.points for line in found.overall if line.player == player)
    order = [(line.points, line.won, -line.games) for line in found.overall]
    assert order == sorted(order, reverse=True)
    assert all(
        (a == b) == (x.rank == y.rank)
        for a, b, x, y in zip(order, order[1:], found.overall, found.overall[1:], strict=False)
    )
