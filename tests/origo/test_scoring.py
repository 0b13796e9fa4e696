"""O-13 to O-16: tribal scoring, clans, sea power and countries."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.origo.board import FIELD, PRINTED, REGION, fields, free_of, log, origo, player, skip, totals
from tests.origo.helpers import gains
from tests.table import Played
from tuath.games.origo.printed import FIELDS
from tuath.games.origo.queries import (
    clan_points,
    clan_sets,
    clans,
    country_points,
    movers,
    sea_points,
    supremacy_points,
    supreme,
)


def end_round(played: Played) -> Played:
    """The first player has done something before, so that this is not the last round; the others skip."""
    starter, seats = played.state.starter, played.state.seats
    skip(played, *((starter + place) % seats for place in range(seats)))
    return played


def due(*own: str, founded: str = "", leaders: Sequence[int] = ()) -> Played:
    """After a round that has ended with a tribal scoring."""
    return end_round(origo(*own, founded=founded, leaders=leaders, state={"due": 1, "has_acted": True}))


# ---- O-13 -----------------------------------------------------------------------------------------------------------


def test_the_order_of_a_scoring() -> None:
    """O-13.2: clans, sea power, then the countries in the order of their track (O-R.31)."""
    played = due("A1 A2 B1 A3 E5 J10", "D7 E7", "C4")
    keys = [told.message.key.removeprefix("origo-") for told in played.log if told.message.key.endswith("-scored")]
    order = ["clan-scored", "sea-scored", "country-scored"]
    assert keys == sorted(keys, key=order.index)
    countries = [str(line["region"]).removeprefix("region:") for line in log(played, "country-scored")]
    assert countries == sorted(countries, key=REGION.__getitem__)
    assert countries == ["britannia", "germania", "belgica", "poland", "dalmatia"]


def test_most_points_first_then_from_the_start_player_clockwise() -> None:
    """O-13.3"""
    played = origo("A1", "B5", "C9", "D4", starter=2)
    assert movers(played.state, [3, 5, 3, 0]) == [1, 2, 0]


def test_leaders_move_after_each_step() -> None:
    """O-13.2, O-13.3, O-12.2: red moves first, from 10 to 14; blue would end there too and goes one space further."""
    played = due("A3 B7", "C7", leaders=(10, 12))
    assert gains(played, "sea-scored") == [("p1", 4), ("p2", 2)]
    assert totals(played) == [14, 15]


def test_the_last_on_the_path_names_the_start_player() -> None:
    """O-13.4, O-R.40: anybody, also himself; laps count."""
    played = due("A1", "B5", "C9", leaders=(97, 103, 120))
    assert played.asked(0) == "start-player"
    assert played.options(0) == ("p1", "p2", "p3")
    assert played.why_not(0, "p4").rule == "O-13.4"
    supply = player(played, 1)["supply"]
    played.play(0, "p2")
    assert played.position.view()["starter"] == 1
    assert list(played.pending()) == [1]
    assert player(played, 1)["supply"] == supply  # O-R.46


def test_without_a_scoring_the_start_player_stays() -> None:
    """O-R.20"""
    played = origo("A1", "B5", "C9", starter=1, turn=1, state={"has_acted": True})
    end_round(played)
    assert list(played.pending()) == [1]
    assert not played.told("start-player-named")


# ---- O-14: clans ----------------------------------------------------------------------------------------------------


def test_T_12_clans_place_by_place() -> None:
    """O-T.12, O-14.2 to O-14.4, O-13.3, O-R.6, O-R.38: orange 8, then orange 4 and green 4, then blue 2 × 2."""
    orange = "A1 A2 A3 A4 A5 A6 A7 A8 A9 C1 C2 C3 C4 C5 C6"
    green = "E1 E2 E3 E4 E5 E6"
    blue = "G1 G2 G3 G4 G5 I1 I2 I3 I4 I5 J8 J9 J10"
    played = due(orange, green, blue)
    assert gains(played, "clan-scored") == [("p1", 8), ("p1", 4), ("p2", 4), ("p3", 4)]
    sets = [(line["place"], line["size"]) for line in log(played, "clan-scored")]
    assert sets == [(1, 9), (2, 6), (2, 6), (4, 5)]
    assert [player(played, seat)["points"]["clans"] for seat in range(3)] == [12, 4, 4]


def test_T_13_across_borders() -> None:
    """O-T.13, O-14.1: two shields in Helvetia and one beside them in Dacia."""
    assert clans(fields("F8 F7 F9"), 3) == (3,)
    assert fields("F7 F8") & ~fields("helvetia") == 0
    assert fields("F9") & ~fields("dacia") == 0


@pytest.mark.parametrize(
    ("own", "sizes"),
    [
        ("A1 A2", ()),
        ("A1 B2 C3", ()),  # corners do not join
        ("A1 A2 B1", (3,)),
        ("A2 A3 A4", (3,)),  # land and sea
        ("A10 B1 B2", ()),  # not around the edge
        ("A1 A2 A3 C1 C2 C3 C4 E1", (4, 3)),
    ],
)
def test_what_a_clan_is(own: str, sizes: tuple[int, ...]) -> None:
    """O-14.1, O-1.2"""
    assert clans(fields(own), 3) == sizes


def test_mixed_ties_of_clans() -> None:
    """O-R.7, O-R.38: two of three equal clans are red: each is worth the next place; red's two are one move, first."""
    played = due("A1 A2 A3 A4 C1 C2 C3", "E1 E2 E3", "G1 G2 G3")
    assert gains(played, "clan-scored") == [("p1", 8), ("p1", 4), ("p2", 4), ("p3", 4)]
    mixed = due("A1 A2 A3 C1 C2 C3", "E1 E2 E3")
    assert gains(mixed, "clan-scored") == [("p1", 12), ("p2", 6)]


def test_equal_clans_of_one_player_are_worth_the_place_itself() -> None:
    """O-14.3"""
    played = due("A1 A2 A3 C1 C2 C3", "E1")
    assert gains(played, "clan-scored") == [("p1", 16)]


def test_a_tie_on_the_fifth_place_brings_nothing() -> None:
    """O-14.2, O-14.3, O-R.38"""
    red = "A1 A2 A3 A4 A5 A6 A7 C1 C2 C3 C4 C5 C6 E1 E2 E3 E4 E5"
    played = due(f"{red} G1 G2 G3 G4 I1 I2 I3", "I8 I9 I10")
    assert gains(played, "clan-scored") == [("p1", 8), ("p1", 6), ("p1", 4), ("p1", 2)]


Tribes = Sequence[set[int]]


def naive_clans(own: set[int]) -> list[int]:
    """O-14.1 with plain sets: neighbours of neighbours."""
    left, sizes = set(own), []
    while left:
        todo = [left.pop()]
        group = set(todo)
        while todo:
            row, column = divmod(todo.pop(), 10)
            for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if 0 <= r < 10 and 0 <= c < 10 and r * 10 + c in left:
                    left.remove(r * 10 + c)
                    group.add(r * 10 + c)
                    todo.append(r * 10 + c)
        sizes.append(len(group))
    return sorted((size for size in sizes if size >= 3), reverse=True)


def naive_clan_points(tribes: Tribes) -> list[int]:
    """O-14.2, O-14.3, clan by clan: a place is one more than the number of larger clans."""
    all_clans = [(size, seat) for seat, own in enumerate(tribes) for size in naive_clans(own)]
    points = [0] * len(tribes)
    for size, seat in all_clans:
        place = 1 + sum(other > size for other, _ in all_clans)
        shared = len({owner for other, owner in all_clans if other == size}) > 1
        points[seat] += dict(enumerate((8, 6, 4, 2, 1), start=1)).get(place + shared, 0)
    return points


def naive_sea_points(tribes: Tribes) -> list[int]:
    """O-15, O-R.8"""
    counts = [sum(PRINTED.sea >> field & 1 for field in own) for own in tribes]
    bonus = [0] * len(tribes)
    for seat, count in enumerate(counts):
        ahead = sum(other > count for other in counts)
        level = counts.count(count)
        if count and ahead == 0:
            bonus[seat] = 2 if level == 1 else 1
        elif count and ahead == 1 and level == 1:
            bonus[seat] = 1
    return [count + more for count, more in zip(counts, bonus, strict=True)]


def naive_country_points(tribes: Tribes, country: str) -> list[int]:
    """O-16.1, O-16.2, O-R.9"""
    inside = {FIELD[field] for field in FIELDS if fields(field) & fields(country)}
    counts = [len(own & inside) for own in tribes]
    values = (*PRINTED.points[REGION[country]], 0, 0, 0, 0)
    return [
        values[sum(other > count for other in counts) + (counts.count(count) > 1)] if count else 0 for count in counts
    ]


boards = st.integers(2, 5).flatmap(
    lambda seats: st.lists(st.integers(-1, seats - 1), min_size=100, max_size=100).map(
        lambda owners: [{field for field, owner in enumerate(owners) if owner == seat} for seat in range(seats)]
    )
)


@pytest.mark.more
@given(boards)
def test_points_against_plain_sets(tribes: list[set[int]]) -> None:
    """O-14, O-15, O-16: bit sets and plain sets agree on every board."""
    state = origo(*(" ".join(FIELDS[field] for field in own) for own in tribes)).state
    assert list(clan_points(state)) == naive_clan_points(tribes)
    assert list(sea_points(state)) == naive_sea_points(tribes)
    for country in PRINTED.countries:
        id = PRINTED.regions[country]
        assert list(country_points(state, REGION[id])) == naive_country_points(tribes, id)


@given(boards)
def test_clans_use_up_places(tribes: list[set[int]]) -> None:
    """O-14.3: a set of k clans that begins at place p is followed by place p + k."""
    sets = clan_sets(origo(*(" ".join(FIELDS[field] for field in own) for own in tribes)).state)
    sizes = sorted((size for own in tribes for size in naive_clans(own)), reverse=True)
    for each in sets:
        assert each.place == sizes.index(each.size) + 1


# ---- O-15: sea power ------------------------------------------------------------------------------------------------


def test_T_14_sea_power() -> None:
    """O-T.14, O-15.1 to O-15.3, O-13.3: 7, 2, 2 and 1 shields give 9, 2, 2 and 1 points, in that order."""
    played = due("A3 B3 C3 D3 A4 B4 J4", "B7 C8", "E1 G1", "J9")
    assert gains(played, "sea-scored") == [("p1", 9), ("p2", 2), ("p3", 2), ("p4", 1)]


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (("A3 A4", "B7 C7", "J4"), [3, 3, 1]),  # tied for most: one each, and nobody is second (O-R.8)
        (("A3 A4", "B7", "J10"), [4, 2, 0]),
        (("A1", "J10", "E5"), [0, 0, 0]),  # without a shield at sea no bonus
        (("A3", "A1", "E5"), [3, 0, 0]),
        (("A3", "A1"), [3, 0]),  # alone without one is no second place: O-R.8
    ],
)
def test_ties_at_sea(own: tuple[str, ...], points: list[int]) -> None:
    """O-15.2, O-15.3, O-R.8"""
    assert list(sea_points(origo(*own).state)) == points


# ---- O-16: countries ------------------------------------------------------------------------------------------------


def in_country(country: str, *counts: int) -> list[str]:
    """So many shields of each player in a country."""
    names = free_of(country, 8).split()
    parts = []
    for count in counts:
        parts.append(" ".join(names[:count]))
        names = names[count:]
    return parts


def test_T_15_the_baltic_lands() -> None:
    """O-T.15, O-16.1: most and second most."""
    state = origo(*in_country("baltic_lands", 3, 2)).state
    assert list(country_points(state, REGION["baltic_lands"])) == [4, 2]


def test_T_16_scandinavia() -> None:
    """O-T.16, O-16.2, O-13.3: green and blue tie for most, red has fewer: 2, 2 and 1, in the order green, blue, red."""
    played = due(*in_country("scandinavia", 1, 2, 2))
    lines = [line for line in log(played, "country-scored") if line["region"] == "region:scandinavia"]
    assert [(line["seat"], line["points"]) for line in lines] == [("seat:p2", 2), ("seat:p3", 2), ("seat:p1", 1)]


def test_T_17_supremacy_in_belgica() -> None:
    """O-T.17, O-16.3: founded and all blue, 2 + 2."""
    played = due("A1", "belgica", founded="belgica")
    assert gains(played, "supremacy-scored") == [("p2", 4)]
    assert player(played, 1)["points"]["supremacy"] == 2


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [4, 2, 1]),
        ((3, 2, 2), [4, 1, 1]),  # tied for second: the third value
        ((3, 2, 1, 1), [4, 2, 0, 0]),  # tied for third: nothing
        ((2, 2, 2, 1), [2, 2, 2, 0]),  # three use up three places
        ((2, 2, 1, 1), [2, 2, 0, 0]),  # the third place is tied
        ((2, 2, 1), [2, 2, 1]),
        ((1, 0, 0), [4, 0, 0]),  # no shield, no place: O-R.9
    ],
)
def test_ties_in_a_country(counts: tuple[int, ...], points: list[int]) -> None:
    """O-16.1, O-16.2, O-R.9, O-R.35: Germania is not founded and scores all the same."""
    state = origo(*in_country("germania", *counts)).state
    assert list(country_points(state, REGION["germania"])) == points


def test_a_third_value_of_nothing() -> None:
    """O-16.4, O-R.9: small countries of four fields have 2, 1 and 0."""
    state = origo("D7 D8", "D9", "E7").state
    assert list(country_points(state, REGION["poland"])) == [2, 0, 0]


@pytest.mark.parametrize(
    ("own", "founded", "ruler"),
    [
        (("belgica", "A1"), "belgica", 0),
        (("belgica", "A1"), "", None),  # not founded
        (("C4 D4 D5", "E4"), "belgica", None),  # a foreign shield
        (("C4 D4", "A1"), "belgica", 0),  # gaps do not matter: O-R.10
        (("A1", "A2"), "belgica", None),  # nobody there
    ],
)
def test_supremacy(own: tuple[str, ...], founded: str, ruler: int | None) -> None:
    """O-16.3, O-R.10, O-R.35"""
    state = origo(*own, founded=founded).state
    assert supreme(state, REGION["belgica"]) == ruler
    assert sum(supremacy_points(state, REGION["belgica"])) == (2 if ruler is not None else 0)


def test_values_and_supremacy_are_one_move() -> None:
    """O-16.3, O-13.2: four spaces at once, over an occupied third one."""
    played = due("belgica", "A1", founded="belgica", leaders=(10, 30))
    clan = 8
    assert totals(played)[0] == 10 + clan + 4


@pytest.mark.parametrize(("named", "order"), [("p1", ["p1", "p2", "p3"]), ("p3", ["p3", "p1", "p2"])])
def test_a_postponed_scoring_goes_by_the_start_player_of_its_round(named: str, order: list[str]) -> None:
    """O-R.41, O-13.3: one shield at sea each; whoever was named after the first scoring moves first in the second."""
    own = ("A3 A1", "B7 D4", "J4 G10")
    played = end_round(origo(*own, leaders=(10, 30, 50), state={"due": 2, "has_acted": True}))
    assert gains(played, "sea-scored") == [("p1", 2), ("p2", 2), ("p3", 2)]
    played.play(0, named)
    starter = played.state.starter
    played.play(starter, "migrate", own[starter].split()[1])
    played.play(starter, played.options(starter)[0])
    skip(played, *((starter + place) % 3 for place in range(3)))
    assert gains(played, "sea-scored")[3:] == [(seat, 2) for seat in order]
    assert played.asked(0) == "start-player"
