"""The board of the data file keeps every statement that is known about the printed one, and our own about the rest.

The printed map is lost. Statements of the rulebook come first, then those of other sources, then what we have laid
down for the reconstruction. An owner who corrects the data file may break the last ones; the others hold for any copy.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.origo.board import FIELD, PRINTED, REGION, fields, game, inside, names
from tests.origo.helpers import jumps
from tuath.games.origo.printed import FIELDS, near
from tuath.games.origo.queries import clans

LARGE = ("britannia", "germania", "baltic_lands", "gaul", "hispania", "italy")
SMALL = ("belgica", "scandinavia", "poland", "helvetia", "dacia", "dalmatia")
COUNTRIES = LARGE + SMALL
SEAS = ("north_sea", "baltic_sea", "bay_of_biscay", "mediterranean")
RAW = game().material()
CARDS = RAW["cards"]["cards"]
SIZE_CLASS = {country["id"]: country["size_class"] for country in RAW["countries"]["countries"]}
SHIELDS = {tribe["id"]: tribe["shields"] for tribe in RAW["tribes"]["tribes"]}


def around(region: str) -> set[str]:
    """The other regions that a region borders on."""
    beside = near(fields(region)) & ~fields(region)
    return {PRINTED.regions[PRINTED.region_of[FIELD[field]]] for field in names(beside)}


def centre(region: str) -> tuple[float, float]:
    """The mean row and column of a region."""
    places = [divmod(field, 10) for field in inside(region)]
    rows, columns = zip(*places, strict=True)
    return sum(rows) / len(rows), sum(columns) / len(columns)


# ---- stated by the rulebook -----------------------------------------------------------------------------------------


def test_b01_a_hundred_fields_each_in_one_region() -> None:
    """O-1.1, O-2.1: ten rows of ten columns; every field is in exactly one country or sea."""
    assert len(FIELDS) == len(set(FIELDS)) == 100
    assert (FIELDS[0], FIELDS[9], FIELDS[-1]) == ("A1", "A10", "J10")
    assert sum(len(inside(region)) for region in PRINTED.regions) == 100
    assert PRINTED.land & PRINTED.sea == 0


def test_b02_twelve_countries() -> None:
    """O-2.2"""
    assert [PRINTED.regions[country] for country in PRINTED.countries] == list(COUNTRIES)


@pytest.mark.parametrize("country", LARGE)
def test_b04_to_b09_large_countries_have_eight_fields(country: str) -> None:
    """O-2.2"""
    assert len(inside(country)) == 8
    assert SIZE_CLASS[country] == "large"


@pytest.mark.parametrize("country", SMALL)
def test_b10_to_b15_small_countries_have_six_fields_at_most(country: str) -> None:
    """O-2.2"""
    assert 0 < len(inside(country)) <= 6
    assert SIZE_CLASS[country] == "small"


@pytest.mark.parametrize(
    ("region", "named"),
    [
        ("poland", "D7 E7"),  # B-16
        ("dacia", "E8"),  # B-17
        ("helvetia", "F7"),  # B-18
        ("germania", "E6"),  # B-19
        ("north_sea", "B3"),  # B-27
        ("dalmatia", "H9"),  # B-29
        ("italy", "H5"),  # B-30
        ("mediterranean", "I3 I4"),  # B-33
        ("gaul", "G3 F4"),  # B-35
        ("gaul", "F3 G2"),  # B-36
        ("bay_of_biscay", "F1"),  # B-37
    ],
)
def test_fields_of_the_worked_examples(region: str, named: str) -> None:
    assert fields(named) & ~fields(region) == 0


def test_b20_b21_neighbours_in_the_example_of_the_attack() -> None:
    """O-8.4, O-8.5: of these shields two each are beside E7."""
    assert (near(fields("E7")) & fields("E8 F7 F8 G7")).bit_count() == 2
    assert (near(fields("E7")) & fields("D7 E6 D6 D8 E5")).bit_count() == 2


@pytest.mark.parametrize("field", ["F8", "D6", "D8", "G7", "E5"])
def test_b22_b23_corners_and_fields_two_steps_away_are_not_adjacent(field: str) -> None:
    """O-1.2"""
    assert not near(fields("E7")) & fields(field)


def test_b25_b26_the_clan_of_helvetia_and_dacia() -> None:
    """O-14.1: two joined fields of Helvetia beside a field of Dacia."""
    found = [
        (one, two, three)
        for one in inside("helvetia")
        for two in inside("helvetia")
        for three in inside("dacia")
        if one < two and clans(1 << one | 1 << two | 1 << three, 3) == (3,)
    ]
    assert found


@pytest.mark.parametrize(
    ("region", "least"),
    [("north_sea", 6), ("scandinavia", 5)],  # B-28, B-45
)
def test_sizes_that_examples_need(region: str, least: int) -> None:
    assert len(inside(region)) >= least


@pytest.mark.parametrize(
    ("start", "end", "own", "other", "possible"),
    [
        ("H9", "H5", "H9 H8 H7 H6", "", True),  # B-31
        ("H9", "H5", "H9 H7 H6", "H8", False),  # B-32
        ("I3", "G3", "I3 I4 H4 G4", "H3", True),  # B-38
        ("I3", "G3", "I3 H4 G4 F4", "H3", False),  # B-39
        ("I4", "F4", "I4 H4 G4 G3", "H3", True),  # B-40
        ("F1", "F3", "F1 F2", "", True),  # B-41
        ("F1", "G2", "F1 F2", "", True),  # B-42
    ],
)
def test_jumps_of_the_worked_examples(start: str, end: str, own: str, other: str, possible: bool) -> None:
    assert (end in jumps(start, own, other)) == possible


def test_b34_land_that_the_example_of_sailing_passes_over() -> None:
    """All shields at sea sail there, and those on these fields stay."""
    assert fields("H4 G4 F2") & ~PRINTED.land == 0


def test_b43_both_landing_fields_touch_f2() -> None:
    assert fields("F1 F3 G2") & ~near(fields("F2")) == 0


def test_b44_room_for_the_example_of_sea_power() -> None:
    """7 + 2 + 2 + 1 shields at sea."""
    assert PRINTED.sea.bit_count() >= 12


def test_b46_b47_the_start_phase_fills_no_country_and_has_room() -> None:
    """O-5.2, O-5.3"""
    for country in PRINTED.countries:
        assert PRINTED.start_limit[country] == (4 if PRINTED.regions[country] in LARGE else 2)
        assert PRINTED.start_limit[country] < PRINTED.fields_of[country].bit_count()
    room = sum(PRINTED.start_limit) + PRINTED.sea.bit_count()
    assert all(players * shields.start <= room for players, shields in PRINTED.shields.items())


def test_b62_cards_by_kind() -> None:
    """O-2.4"""
    found: Counter[str] = Counter()
    for card in CARDS:
        found[card["kind"]] += card["count"]
    assert found == {"row": 26, "column": 26, "country": 18, "population": 16, "ship": 12}
    assert sum(PRINTED.copies) == 98


def test_b68_b71_tracks() -> None:
    """O-2.5: twelve foundings; the countries from Britannia to Dalmatia."""
    assert len(PRINTED.founding_track) == 12
    assert (COUNTRIES[0], COUNTRIES[-1]) == ("britannia", "dalmatia")


def test_b72_to_b74_points_of_the_examples() -> None:
    """O-16.4"""
    assert PRINTED.points[REGION["baltic_lands"]][:2] == (4, 2)
    assert PRINTED.points[REGION["scandinavia"]][1:] == (2, 1)
    assert PRINTED.points[REGION["belgica"]][0] == 2


def test_b76_shields() -> None:
    """O-2.3, O-4.2: 188, and enough of each colour wherever it is used, reserve included."""
    assert SHIELDS == {"huns": 46, "goths": 46, "langobards": 32, "anglo_saxons": 32, "vandals": 32}
    assert sum(SHIELDS.values()) == 188
    for players, shields in PRINTED.shields.items():
        colours = list(SHIELDS.values())[: 2 if players == 2 else None]
        assert min(colours) >= shields.supply + RAW["shields"]["reserve"]


# ---- stated by other sources ----------------------------------------------------------------------------------------


def test_b03_four_seas() -> None:
    """O-2.2"""
    assert {PRINTED.regions[sea] for sea in PRINTED.seas} == set(SEAS)


def test_b24_poland_borders_on_helvetia_dacia_and_germania() -> None:
    assert {"helvetia", "dacia", "germania"} <= around("poland")


def test_b52_no_two_countries_have_the_same_shape() -> None:
    def shape(region: str) -> tuple[tuple[int, int], ...]:
        places = [divmod(field, 10) for field in inside(region)]
        forms = []
        for turned in (places, [(row, -column) for row, column in places]):
            form = turned
            for _ in range(4):
                form = [(column, -row) for row, column in form]
                low = min(row for row, _ in form), min(column for _, column in form)
                forms.append(tuple(sorted((row - low[0], column - low[1]) for row, column in form)))
        return min(forms)

    assert len({shape(country) for country in COUNTRIES}) == 12


@pytest.mark.parametrize(("kind", "lines"), [("row", "rows"), ("column", "columns")])
def test_b63_b64_cards_by_the_number_of_lines(kind: str, lines: str) -> None:
    """O-2.4: 19 name one line, 6 two, 1 three."""
    found: Counter[int] = Counter()
    for card in CARDS:
        if card["kind"] == kind:
            found[len(card[lines])] += card["count"]
    assert found == {1: 19, 2: 6, 3: 1}


def test_b69_red_founding_fields() -> None:
    """O-2.5"""
    assert [place for place, field in enumerate(PRINTED.founding_track, 1) if field.red] == [4, 8, 12]


# ---- laid down for the reconstruction -------------------------------------------------------------------------------


def test_b48_b50_sizes_and_first_values() -> None:
    """O-16.4: eight, six or four fields, and the first value is half of that."""
    for country in COUNTRIES:
        assert len(inside(country)) in (8, 6, 4)
        assert 2 * PRINTED.points[REGION[country]][0] == len(inside(country))


def test_b49_land_and_sea() -> None:
    assert (PRINTED.land.bit_count(), PRINTED.sea.bit_count()) == (78, 22)


@pytest.mark.parametrize("region", COUNTRIES + SEAS)
def test_b51_every_region_is_one_joined_area(region: str) -> None:
    assert clans(fields(region), 3) == (len(inside(region)),)


def test_b53_britannia_is_an_island() -> None:
    assert around("britannia") <= set(SEAS)


@pytest.mark.parametrize(
    ("country", "seas"),
    [
        ("britannia", "north_sea bay_of_biscay"), ("belgica", "north_sea"), ("scandinavia", "north_sea baltic_sea"),
        ("baltic_lands", "baltic_sea"), ("poland", "baltic_sea"), ("germania", "baltic_sea"),
        ("gaul", "bay_of_biscay mediterranean"), ("hispania", "bay_of_biscay mediterranean"),
        ("italy", "mediterranean"), ("dalmatia", "mediterranean"),
    ],
)  # fmt: skip
def test_b54_coasts(country: str, seas: str) -> None:
    assert set(seas.split()) <= around(country)


@pytest.mark.parametrize(
    ("country", "others"),
    [
        ("gaul", "hispania belgica italy"), ("belgica", "germania"), ("scandinavia", "germania baltic_lands"),
        ("baltic_lands", "poland dacia"), ("helvetia", "italy germania dalmatia dacia"), ("dalmatia", "italy dacia"),
    ],
)  # fmt: skip
def test_b55_borders(country: str, others: str) -> None:
    assert set(others.split()) <= around(country)


@pytest.mark.parametrize(
    "chain",
    ["britannia belgica scandinavia baltic_lands", "hispania gaul italy helvetia dalmatia",
     "belgica germania poland dacia"],
)  # fmt: skip
def test_b56_to_b58_from_west_to_east(chain: str) -> None:
    columns = [centre(region)[1] for region in chain.split()]
    assert columns == sorted(columns)
    assert len(set(columns)) == len(columns)


@pytest.mark.parametrize(
    "chain", ["britannia gaul hispania", "scandinavia germania italy", "baltic_lands dacia dalmatia"]
)
def test_b59_to_b61_from_north_to_south(chain: str) -> None:
    rows = [centre(region)[0] for region in chain.split()]
    assert rows == sorted(rows)
    assert len(set(rows)) == len(rows)


def test_b65_b66_lines_of_cards_lie_side_by_side_and_are_named_about_equally_often() -> None:
    found: dict[str, Counter[int]] = {"rows": Counter(), "columns": Counter()}
    for card in CARDS:
        for kind, counter in found.items():
            lines = sorted("ABCDEFGHIJ".index(line) if kind == "rows" else line - 1 for line in card.get(kind, ()))
            assert not lines or lines == list(range(lines[0], lines[-1] + 1))
            for line in lines:
                counter[line] += card["count"]
    assert all(3 <= counter[line] <= 4 for counter in found.values() for line in range(10))


def test_b67_country_cards() -> None:
    """Large countries twice, small ones once."""
    copies = {card["country"]: card["count"] for card in CARDS if card["kind"] == "country"}
    assert copies == {**dict.fromkeys(LARGE, 2), **dict.fromkeys(SMALL, 1)}


def test_b70_b75_values_rise_and_fall() -> None:
    """O-11.2, O-16.4: along the founding track they never fall; in a country each is less than the one before."""
    track = [field.points for field in PRINTED.founding_track]
    assert track == sorted(track)
    assert track[0] > 0
    assert all(first > second > third >= 0 for first, second, third in PRINTED.points)


# ---- where it comes from --------------------------------------------------------------------------------------------


def test_the_file_says_what_is_reconstructed() -> None:
    """Each part has a mark, and the map's says that it is not the printed one."""
    levels = set(RAW["confidence_values"])
    parts = ("map", "countries", "seas", "founding_track", "cards", "constants", "tribes", "shields")
    assert all(RAW[part]["confidence"] in levels for part in parts)
    assert RAW["map"]["confidence"] == "reconstructed"
    for field, known in RAW["map"]["known_fields"].items():
        code = next(each["code"] for each in [*RAW["countries"]["countries"], *RAW["seas"]["seas"]]
                    if fields(field) & fields(each["id"]))  # fmt: skip
        assert code == known["code"]
