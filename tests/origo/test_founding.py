"""O-11, O-12: founding countries and the path of the leaders."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.origo.board import BLUE, GREEN, PRINTED, RED, free_of, log, origo, player, skip, totals
from tests.table import Played
from tuath.games.origo.queries import stop

ALL = [PRINTED.regions[country] for country in PRINTED.countries]
OTHERS = [country for country in ALL if country not in ("poland", "helvetia")]


def about_to_found(stones: int, leaders: Sequence[int] = ()) -> Played:
    """Red can found Poland by E7 and Helvetia by G8, after so many stones have been used."""
    own = f"{free_of('poland', 3)} {free_of('helvetia', 3)}"
    cards = {RED: "country:poland country:helvetia"}
    return origo(own, "A1", founded=" ".join(OTHERS[:stones]), hands=cards, leaders=leaders)


def found(played: Played, *countries: str) -> None:
    fields = {"poland": "E7", "helvetia": "G8"}
    for country in countries:
        played.play(RED, "expand", f"country:{country}", fields[country])


def test_founding() -> None:
    """O-11.1, O-11.2: at once; the leftmost stone goes on the country, the leader advances by what it uncovers."""
    played = about_to_found(0)
    found(played, "poland")
    track = played.position.view()["founding_track"]
    assert [field["country"] for field in track[:2]] == ["poland", None]
    assert totals(played) == [1 + 3, 2]
    assert player(played, RED)["points"]["founding"] == 3


@pytest.mark.parametrize(("stones", "points"), [(0, 3), (2, 3), (3, 4), (6, 4), (7, 5), (9, 5)])
def test_the_values_of_the_track(stones: int, points: int) -> None:
    """O-11.2"""
    played = about_to_found(stones, leaders=(10, 50))
    found(played, "poland")
    assert totals(played)[RED] == 10 + points


def test_several_foundings_in_one_turn() -> None:
    """O-R.42: each is carried out completely before the turn goes on."""
    played = about_to_found(2, leaders=(10, 50))
    found(played, "poland")
    assert totals(played)[RED] == 13
    assert played.position.view()["due"] == 0
    found(played, "helvetia")
    assert totals(played)[RED] == 17
    assert played.position.view()["due"] == 1


@pytest.mark.parametrize(("stones", "due"), [(2, 0), (3, 1), (4, 0), (7, 1), (8, 0)])
def test_red_fields_call_for_a_scoring(stones: int, due: int) -> None:
    """O-11.3"""
    played = about_to_found(stones)
    found(played, "poland")
    assert played.position.view()["due"] == due


def test_T_20_the_others_act_before_the_scoring() -> None:
    """O-T.20, O-13.1: the first player of the round uncovers a red field."""
    played = about_to_found(3)
    found(played, "poland")
    played.play(RED, "done")
    assert played.asked(BLUE) == "act"
    assert not played.told("scoring-begins")
    skip(played, BLUE)
    assert played.told("scoring-begins")


def test_T_19_two_red_fields_in_one_round() -> None:
    """O-T.19, O-11.4, O-R.21, O-R.41: one scoring at its end, the other at the end of the next round."""
    played = origo("A1", "B5", state={"due": 2})
    for scorings, (start, end) in enumerate((("A1", "A2"), ("A2", "A1"), ("A1", "A2")), start=1):
        played.play(RED, "migrate", start, end)
        played.play(RED, "done")
        skip(played, BLUE)
        assert len(log(played, "scoring-begins")) == min(scorings, 2)
        assert played.position.view()["due"] == max(0, 2 - scorings)
        if scorings <= 2:
            played.play(played.position.view()["last_on_path"], "p1")


def test_a_founded_country_is_not_founded_again() -> None:
    """O-11.5, O-1.5, O-R.28: a field that has fallen free is taken without a founding or points."""
    played = origo("D7 D8 D9", "A1", founded="poland", hands={RED: "country:poland"})
    before = totals(played)
    played.play(RED, "expand", "country:poland", "E7")
    assert not played.told("founded")
    assert totals(played) == before


def test_seas_are_not_founded() -> None:
    """O-1.6, O-2.2"""
    played = origo("B7 B8 C7", "A1", hands={RED: "ship"})
    played.play(RED, "expand", "ship", "C8")
    assert not played.told("founded")
    assert next(region for region in played.position.view()["regions"] if region["id"] == "baltic_sea")["full"]


# ---- O-12: the path -------------------------------------------------------------------------------------------------


def test_T_10_the_next_free_space() -> None:
    """O-T.10, O-12.2: blue is to advance 3; red is three ahead, black four: it ends five ahead."""
    played = origo("A1", "B5", "C9", leaders=(10, 13, 14))
    assert stop(played.state, 0, 3) == 15


def test_T_11_passed_leaders_count() -> None:
    """O-T.11, O-12.1: from 10 with 4 points past 11 and 12 to 14."""
    played = origo("A1", "B5", "C9", leaders=(10, 11, 12))
    assert stop(played.state, 0, 4) == 14


def test_T_18_the_second_lap() -> None:
    """O-T.18, O-12.3: landing on space 10 after 100 is a total of 110."""
    played = about_to_found(0, leaders=(107, 50))
    found(played, "poland")
    assert (player(played, RED)["total"], player(played, RED)["space"]) == (110, 10)


def test_occupied_means_the_printed_space() -> None:
    """O-R.22: whatever lap the other leader is in."""
    played = origo("A1", "B5", leaders=(99, 1))
    assert stop(played.state, 0, 2) == 102


def test_steps_over_an_occupied_space_are_kept() -> None:
    """O-12.2: and they are counted apart."""
    played = about_to_found(0, leaders=(10, 13))
    found(played, "poland")
    assert totals(played)[RED] == 14
    assert player(played, RED)["points"]["founding"] == 3
    assert player(played, RED)["points"]["path"] == 1


def test_without_points_a_leader_stays() -> None:
    """O-R.24"""
    played = origo("A1", "B5", leaders=(7, 7 + 100))
    assert stop(played.state, 0, 0) == 7


@given(leaders=st.lists(st.integers(1, 250), min_size=2, max_size=5, unique_by=lambda total: (total - 1) % 100),
       points=st.integers(0, 120))  # fmt: skip
def test_no_two_leaders_share_a_space(leaders: list[int], points: int) -> None:
    """O-12.2, O-R.23: at most as many extra steps as there are others."""
    played = origo(*["A1", "B5", "C9", "D4", "J1"][: len(leaders)], leaders=leaders)
    end = stop(played.state, 0, points)
    assert points <= end - leaders[0] < points + len(leaders)
    assert (end - 1) % 100 not in {(total - 1) % 100 for total in leaders[1:]}


def test_green_is_a_third_player() -> None:
    """O-11.1: whoever covers the last field founds, whosever the other shields are."""
    played = origo("D7", "D8", "D9", turn=GREEN, hands={GREEN: "country:poland"}, leaders=(1, 2, 30))
    played.play(GREEN, "expand", "country:poland", "E7")
    assert totals(played) == [1, 2, 33]
