"""Numbers for plots after the game, and the details that words name."""

from __future__ import annotations

from tests.origo.board import FIELD, RED, free_of, game, origo
from tests.play import random_game
from tuath.games.origo.state import SOURCES


def test_one_entry_for_each_round() -> None:
    *_, position = random_game(game(), 3, game().complete(3, {}))
    rounds = game().statistics(position)
    assert [row["round"] for row in rounds] == list(range(1, position.state.round + 1))
    last = rounds[-1]["series"]
    assert last["total"] == list(position.state.leaders)


def test_sources_add_up_to_the_total() -> None:
    """Also by the points that only an occupied space has brought: O-12.2."""
    for seed in range(4):
        *_, position = random_game(game(), seed)
        for row in game().statistics(position):
            series = row["series"]
            for seat, total in enumerate(series["total"]):
                assert sum(series[source][seat] for source in SOURCES) == total


def test_what_was_done_is_counted_by_round() -> None:
    *_, position = random_game(game(), 5, game().complete(2, {}))
    rounds = game().statistics(position)
    laid = sum(sum(row["series"][name]) for row in rounds for name in ("expanded", "attacked"))
    supply = position.state.printed.shields[2]
    assert laid == 2 * (supply.supply - supply.start) - sum(position.state.supply)


def test_details_of_a_field_that_founds() -> None:
    """O-11.2: what covering it brings, and the group it would belong to."""
    played = origo(free_of("poland", 3), "A1", hands={RED: "country:poland"})
    played.play(RED, "expand", "country:poland")
    about = game().about(played.state, played.pending()[RED], FIELD["E7"])
    assert about["points"] == 3
    assert about["clan"] == 4
    assert about["region"] == "region:poland"


def test_details_of_a_move_count_the_field_left_behind() -> None:
    played = origo("D7 D8 D9", "A1")
    played.play(RED, "migrate", "D7")
    about = game().about(played.state, played.pending()[RED], FIELD["E7"])
    assert (about["points"], about["left"], about["clan"]) == (0, 1, 1)


def test_details_of_an_attack() -> None:
    """O-8.4, O-8.5: both strengths before any card."""
    played = origo("E8 F7", "poland E6", founded="poland", hands={RED: "row:E"})
    played.play(RED, "attack")
    about = game().about(played.state, played.pending()[RED], FIELD["E7"])
    assert (about["attack"], about["defence"], about["other"]) == (2, 3, "seat:p2")
    played.play(RED, "E7")
    about = game().about(played.state, played.pending()[RED], played.pending()[RED].values[0])
    assert (about["attack"], about["defence"], about["strength"]) == (2, 3, 2)
