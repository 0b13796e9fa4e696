"""A-12, A-15: tactic tiles and castle trophies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, discs_on, fomori_on, leader
from tests.arrival.helpers import (
    ARRIVAL,
    CARDS,
    CASTLES,
    CONNECTED,
    MAP,
    PORTS,
    PROVINCE,
    SECTIONS,
    about_to_earn,
    fomori_supply,
    maps,
    on_map,
    shields_in,
)
from tests.table import Played

TILES = {tile["id"]: tile for tile in ARRIVAL.material()["tactic_tiles"]["tiles"]}
COLOUR: dict[str | None, str] = {each["id"]: each["colour"] for each in MAP["provinces"]}
HOUR = "hour_of_the_master_builder"


def use(game: Played, seat: int, tile: str, *answers: str) -> int:
    """The fame that a tile brings its owner."""
    before: int = leader(game, seat)["fame"]
    game.play(seat, "tile", tile, *answers)
    after: int = leader(game, seat)["fame"]
    return after - before


# ---- when and how ---------------------------------------------------------------------------------------------


def test_tiles_before_between_and_after_actions() -> None:
    """A-12.1: in the own turn at any of the three moments, and a tile is no action."""
    game = arrival("umall", "gaillim", tiles={RED: "trail_of_the_salmons flight_of_the_wild_geese high_walls"})
    assert use(game, RED, "trail_of_the_salmons") == 2
    game.play(RED, "build", "conmaicne")
    assert use(game, RED, "flight_of_the_wild_geese") == 4
    game.play(RED, "build", "conmaicne")
    assert game.options(RED) == ("tile", "done")
    assert use(game, RED, "high_walls") == 2
    assert list(game.pending()) == [GREEN]


def test_several_tiles_in_a_row_go_face_up_to_the_used_ones() -> None:
    """A-12.1: each has its effect once and lies open among the used tiles."""
    game = arrival("umall", "gaillim", tiles={RED: "trail_of_the_salmons flight_of_the_wild_geese"})
    use(game, RED, "flight_of_the_wild_geese")
    use(game, RED, "trail_of_the_salmons")
    assert game.position.view()["used_tiles"] == ["flight_of_the_wild_geese", "trail_of_the_salmons"]
    assert leader(game, RED)["tiles"] == []
    assert game.position.view()["actions"] == 2
    assert game.why_not(RED, "tile").rule == "A-12.1"


def test_only_own_tiles_and_only_in_the_own_turn() -> None:
    """A-12.1: a rival's tile is refused, and a rival is not asked."""
    game = arrival("umall", "gaillim", tiles={RED: "high_walls", GREEN: "trail_of_the_salmons"})
    assert game.why_not(RED, "tile", "trail_of_the_salmons").rule == "A-12.1"
    assert game.why_not(GREEN, "tile").message.key == "core-not-asked"


def test_of_two_copies_one_is_used() -> None:
    """A-12.1: the other stays."""
    game = arrival("umall", "gaillim", corruption=(9,), tiles={RED: "song_of_the_bard song_of_the_bard"})
    game.play(RED, "tile", "song_of_the_bard", "3")
    assert leader(game, RED)["tiles"] == ["song_of_the_bard"]
    game.play(RED, "tile", "song_of_the_bard", "3")
    assert (leader(game, RED)["tiles"], leader(game, RED)["corruption"]) == ([], 3)


def with_trophies(fomori: int, trophies: int = 1, **position: Any) -> Played:
    """Red has so many trophies lying face-up, and so many Fomori in hand."""
    castles = " ".join(CASTLES[trophies:])
    state = {"trophies": [trophies, 0], "turned_trophies": [0, 0]}
    return arrival("umall", "gaillim", castles=castles, goods={RED: {"fomori": fomori}}, state=state, **position)


def test_T_27_a_trophy_returns_at_most_three_fomori_once() -> None:
    """A-T.27, A-12.2: used with four in hand; corruption is unchanged, a second use is illegal."""
    game = with_trophies(fomori=4, corruption=(8,))
    supply, face_down = fomori_supply(game), game.position.view()["face_down"]
    game.play(RED, "trophy")
    assert game.options(RED) == ("3", "2", "1", "0")
    assert game.why_not(RED, "4").rule == "A-12.2"
    game.play(RED, "3")
    assert (leader(game, RED)["fomori"], fomori_supply(game)) == (1, supply + 3)
    assert game.position.view()["face_down"] == face_down
    assert leader(game, RED)["corruption"] == 8
    assert (leader(game, RED)["trophies"], leader(game, RED)["turned_trophies"]) == (0, 1)
    assert game.why_not(RED, "trophy").rule == "A-12.2"


def test_up_to_three_means_one_may_return_fewer() -> None:
    """A-12.2: also fewer than three, and never more than there are."""
    game = with_trophies(fomori=2)
    game.play(RED, "trophy")
    assert game.why_not(RED, "3").rule == "A-12.2"
    game.play(RED, "1")
    assert leader(game, RED)["fomori"] == 1


def test_every_trophy_is_used_by_itself() -> None:
    """A-12.2: two trophies turn twice, before and after actions, and are no actions."""
    game = with_trophies(fomori=6, trophies=2)
    game.play(RED, "trophy", "3")
    game.play(RED, "build", "conmaicne", "build", "conmaicne")
    assert game.options(RED) == ("trophy", "done")
    game.play(RED, "trophy", "3")
    assert (leader(game, RED)["fomori"], leader(game, RED)["turned_trophies"]) == (0, 2)
    assert list(game.pending()) == [GREEN]


def test_a_castle_just_repelled_is_a_trophy_at_once() -> None:
    """A-12.2, A-10.4: it lies face-up and may be turned between the actions of the same turn."""
    game = arrival("ros_guill", "umall", goods={RED: {"swords": 4, "fomori": 3}})
    assert game.why_not(RED, "trophy").rule == "A-12.2"
    game.play(RED, "repel", "tor_mor")
    game.play(RED, "trophy", "2")
    assert leader(game, RED)["fomori"] == 1


def test_a_trophy_does_not_lower_corruption() -> None:
    """A-R.39: Fomori returned by a trophy leave corruption as it is."""
    game = with_trophies(fomori=3, corruption=(5,))
    game.play(RED, "trophy", "3")
    assert leader(game, RED)["corruption"] == 5


# ---- A-R.41: without effect, or not usable --------------------------------------------------------------------------


def test_a_trophy_without_fomori_may_be_used_to_no_effect() -> None:
    """A-R.41: nothing is asked and nothing returned, but the trophy is turned."""
    game = with_trophies(fomori=0)
    supply = fomori_supply(game)
    game.play(RED, "trophy")
    assert game.asked(RED) == "act"
    assert (leader(game, RED)["fomori"], fomori_supply(game)) == (0, supply)
    assert (leader(game, RED)["trophies"], leader(game, RED)["turned_trophies"]) == (0, 1)


def test_a_song_without_corruption_may_be_used_to_no_effect() -> None:
    """A-R.41, A-15.13: nothing is asked, and corruption stays at 0."""
    game = arrival("umall", "gaillim", tiles={RED: "song_of_the_bard"})
    game.play(RED, "tile", "song_of_the_bard")
    assert game.asked(RED) == "act"
    assert (leader(game, RED)["corruption"], leader(game, RED)["tiles"]) == (0, [])


@pytest.mark.parametrize("tile", ["high_walls", "sublime_stronghold", "cauldron_of_dagda:ivernia", "emers_mercy"])
def test_a_counting_tile_may_yield_nothing(tile: str) -> None:
    """A-R.34, A-R.41: it is used all the same and brings 0."""
    game = arrival("umall", "gaillim", tiles={RED: tile})
    assert use(game, RED, tile) == 0
    assert game.position.view()["used_tiles"] == [tile]


@pytest.mark.parametrize(
    ("tile", "rule"),
    [
        ("lia_fail", "A-15.5"),
        ("cu_chulainns_ruse", "A-R.41"),
        ("big_migration", "A-R.41"),
        ("ogams_wisdom", "A-15.9"),
        (HOUR, "A-15.10"),
    ],
)
def test_tiles_that_cannot_be_used_now(tile: str, rule: str) -> None:
    """A-R.41: level fame, one Fomori beside four castles, one Áit beside Brochs, and two tiles never used by hand."""
    game = arrival("umall:2", "gaillim:3 temair", fomori="ailech", tiles={RED: f"high_walls {tile}"})
    assert game.why_not(RED, "tile", tile).rule == rule
    assert game.may(RED, "tile", "high_walls")


def test_a_leader_with_unusable_tiles_only() -> None:
    """A-R.41, A-12.1: is not offered to use one, and the turn ends with the second action."""
    game = arrival("umall:2", "gaillim:3 temair", tiles={RED: f"lia_fail ogams_wisdom {HOUR}"})
    assert game.why_not(RED, "tile").rule == "A-12.1"
    game.play(RED, "build", "umall", "build", "conmaicne")
    assert list(game.pending()) == [GREEN]


# ---- tiles that count -----------------------------------------------------------------------------


@pytest.mark.parametrize("province", [each["id"] for each in MAP["provinces"]])
def test_cauldron_of_dagda(province: str) -> None:
    """A-15.1: the printed fame for each own location in the province, whatever its level; ten provinces, ten tiles."""
    here, there, rivals = [place for place in PROVINCE if PROVINCE[place] == province][:3]
    elsewhere = "corcach" if province != "ivernia" else "umall"
    tile = f"cauldron_of_dagda:{province}"
    game = arrival(f"{here}:3 {there} {elsewhere}", rivals, tiles={RED: tile})
    assert use(game, RED, tile) == 2 * TILES[tile]["fame"]


@pytest.mark.parametrize("colour", [each["id"] for each in MAP["colours"]])
def test_silver_in_the_hills(colour: str) -> None:
    """A-15.2: the printed fame for each own location in all provinces of the colour, whatever its level."""
    first_in = {province: place for place, province in reversed(PROVINCE.items()) if province}
    tile = f"silver_in_the_hills:{colour}"
    game = arrival(
        " ".join(f"{place}:{1 + (n == 0)}" for n, place in enumerate(first_in.values())), "", tiles={RED: tile}
    )
    provinces = sum(COLOUR[province] == colour for province in first_in)
    assert provinces >= 2
    assert use(game, RED, tile) == provinces * TILES[tile]["fame"]


def test_flight_of_the_wild_geese() -> None:
    """A-15.3: 2 fame for each province, not for each location."""
    game = arrival("umall irrus_domnann:2 gaillim", "temair", tiles={RED: "flight_of_the_wild_geese"})
    assert use(game, RED, "flight_of_the_wild_geese") == 4


def test_trail_of_the_salmons() -> None:
    """A-15.4: 2 fame for each own port, whatever its level; other locations and rivals' ports bring nothing."""
    game = arrival("umall:3 corcach conmaicne", "gaillim latharna", tiles={RED: "trail_of_the_salmons"})
    assert use(game, RED, "trail_of_the_salmons") == 4


@pytest.mark.parametrize("seat", [RED, GREEN, BLUE])
def test_T_31_lia_fail_is_unusable_while_two_are_level(seat: int) -> None:
    """A-T.31, A-15.5, A-R.29: fame 10, 8, 8 blocks it for all three, also for the one who stands alone."""
    game = arrival("umall", "gaillim", "corcach", fame=(10, 8, 8), turn=seat, tiles={seat: "lia_fail high_walls"})
    assert game.why_not(seat, "tile", "lia_fail").rule == "A-15.5"


def test_T_31_the_third_gets_six() -> None:
    """A-T.31, A-15.5: fame 10, 8, 7."""
    game = arrival("umall", "gaillim", "corcach", fame=(10, 8, 7), turn=BLUE, tiles={BLUE: "lia_fail"})
    assert use(game, BLUE, "lia_fail") == 6


@pytest.mark.parametrize(("seat", "fame"), [(RED, 6), (GREEN, 2), (BLUE, 8), (YELLOW, 4)])
def test_lia_fail_by_rank(seat: int, fame: int) -> None:
    """A-15.5: 2 / 4 / 6 / 8 for the first / second / third / fourth on the fame track."""
    game = arrival("umall", "gaillim", "corcach", "latharna", fame=(5, 20, 0, 6), turn=seat, tiles={seat: "lia_fail"})
    assert use(game, seat, "lia_fail") == fame


@pytest.mark.parametrize(("seat", "fame"), [(RED, 4), (GREEN, 2)])
def test_lia_fail_with_two_leaders(seat: int, fame: int) -> None:
    """A-R.29: only the ranks that exist."""
    game = arrival("umall", "gaillim", fame=(1, 2), turn=seat, tiles={seat: "lia_fail"})
    assert use(game, seat, "lia_fail") == fame


@pytest.mark.parametrize(
    ("corruption", "fame"), [((2, 3, 9), 5), ((3, 3, 9), 0), ((4, 3, 9), 0), ((0, 1, 1), 5), ((0, 0, 0), 0)]
)
def test_emers_mercy(corruption: tuple[int, ...], fame: int) -> None:
    """A-15.6: 5 fame for the sole least corruption, nothing for a shared one."""
    game = arrival("umall", "gaillim", "corcach", corruption=corruption, tiles={RED: "emers_mercy"})
    assert use(game, RED, "emers_mercy") == fame


def test_high_walls() -> None:
    """A-15.7: 2 fame for each own Broch or Caer."""
    game = arrival("umall:2 gaillim:3 corcach", "temair:3", tiles={RED: "high_walls"})
    assert use(game, RED, "high_walls") == 4


def test_sublime_stronghold() -> None:
    """A-15.8: 3 fame for each own Caer."""
    game = arrival("umall:2 gaillim:3 corcach:3 mag_adair", "temair:3", tiles={RED: "sublime_stronghold"})
    assert use(game, RED, "sublime_stronghold") == 6


def test_counting_tiles_look_at_the_map_when_they_are_used() -> None:
    """A-R.34: a location built in the same turn counts."""
    game = arrival("umall", "gaillim", tiles={RED: "trail_of_the_salmons cauldron_of_dagda:ivernia"})
    game.play(RED, "build", "corcach")
    assert use(game, RED, "trail_of_the_salmons") == 4
    assert use(game, RED, "cauldron_of_dagda:ivernia") == TILES["cauldron_of_dagda:ivernia"]["fame"]


def tile_yield(view: Mapping[str, Any], seat: int, id: str) -> int | None:
    """A-15.1 to A-15.8, said slowly; None for a tile that does not count."""
    tile, discs = TILES[id], {each["id"]: each["discs"] for each in view["locations"] if each["owner"] == seat}
    corruption = [each["corruption"] for each in view["leaders"]]
    has_least = all(corruption[seat] < other for rival, other in enumerate(corruption) if rival != seat)
    counted = {
        "cauldron_of_dagda": sum(PROVINCE[place] == tile.get("province") for place in discs),
        "silver_in_the_hills": sum(COLOUR[PROVINCE[place]] == tile.get("colour") for place in discs),
        "flight_of_the_wild_geese": len({PROVINCE[place] for place in discs}),
        "trail_of_the_salmons": sum(place in PORTS for place in discs),
        "emers_mercy": int(has_least),
        "high_walls": sum(level >= 2 for level in discs.values()),
        "sublime_stronghold": sum(level == 3 for level in discs.values()),
    }
    return counted[tile["kind"]] * tile["fame"] if tile["kind"] in counted else None


@settings(max_examples=60, deadline=None)
@given(maps(), st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)), st.sampled_from(sorted(TILES)))
def test_counting_tiles_count_what_the_rulebook_says(
    drawn: dict[str, Any], corruption: tuple[int, ...], tile: str
) -> None:
    """A-15.1 to A-15.4, A-15.6 to A-15.8: on any map; nothing but the fame and the tile changes."""
    game = on_map(drawn, fame=(4, 5, 6), corruption=corruption, tiles={RED: tile})
    before = game.position.view()
    expected = tile_yield(before, RED, tile)
    if expected is None:
        return
    game.play(RED, "tile", tile)
    after = game.position.view()
    assert after["leaders"][RED] == {**before["leaders"][RED], "fame": 4 + expected, "tiles": []}
    assert after["locations"] == before["locations"]
    assert after["leaders"][1:] == before["leaders"][1:]


# ---- Ogam's wisdom ------------------------------------------------------------------------------------------


def earned(cards: str, section: str, good: str) -> int:
    total: int = sum(CARDS[card][section][good] for card in cards.split())
    return total


RED_CARDS, GREEN_CARDS = "D01 D04 A01 A03", "D12 D13 A14 F11"


@pytest.mark.parametrize(("opened", "moved_to"), [("top", "middle"), ("top", "bottom"), ("middle", "bottom")])
def test_ogams_wisdom_opens_another_section(opened: str, moved_to: str) -> None:
    """A-15.9: after both blockers and before the pay-out; one blocker moves, and the section it leaves is paid."""
    game = about_to_earn(RED_CARDS, GREEN_CARDS, open={RED: opened}, tiles={RED: "ogams_wisdom"})
    assert game.asked(RED) == "ogam"
    assert set(game.options(RED)) == {"keep", *SECTIONS} - {opened}
    game.play(RED, moved_to)
    assert leader(game, RED)["discs"] == 2 + earned(RED_CARDS, moved_to, "discs")
    assert leader(game, RED)["swords"] == earned(RED_CARDS, moved_to, "swords")
    assert leader(game, RED)["corruption"] == earned(RED_CARDS, moved_to, "fomori")
    assert leader(game, GREEN)["fame"] == 4 + earned(GREEN_CARDS, "bottom", "fame")
    assert (leader(game, RED)["tiles"], game.position.view()["used_tiles"]) == ([], ["ogams_wisdom"])


def test_ogams_wisdom_may_be_kept() -> None:
    """A-15.9: whoever keeps it is paid the open section and still has the tile, which no turn of his lets him use."""
    game = about_to_earn(RED_CARDS, GREEN_CARDS, open={RED: "middle"}, tiles={RED: "ogams_wisdom high_walls"})
    game.play(RED, "keep")
    assert leader(game, RED)["swords"] == earned(RED_CARDS, "middle", "swords")
    assert leader(game, RED)["tiles"] == ["ogams_wisdom", "high_walls"]
    assert game.why_not(RED, "tile", "ogams_wisdom").rule == "A-15.9"


# ---- Hour of the master-builder ----------------------------------------------------------------------------


def with_builders(*own: str, copies: Mapping[int, int], starter: int = RED, **position: Any) -> Played:
    """These leaders take so many Hours of the master-builder from the display, and the action phase begins."""
    index, count = ARRIVAL.domains["tile"].index, len(own)
    shown = [HOUR, HOUR, "high_walls", "emers_mercy", "lia_fail", "trail_of_the_salmons"]
    state = {
        "display": tuple(index[tile] for tile in shown),
        "tile_supply": [tile["count"] - shown.count(id) for id, tile in TILES.items()],
        "claims": [copies.get(seat, 0) for seat in range(count)],
        "starter": starter,
        **position.pop("state", {}),
    }
    game = arrival(*own, phase="tiles", turn=starter, state=state, **position)
    for place in range(count):
        seat = (starter + place) % count
        game.play(seat, *[HOUR] * copies.get(seat, 0))
    assert game.asked(starter) == "act"
    return game


@pytest.mark.parametrize("order", [("malainn", "druim_cett"), ("druim_cett", "malainn")])
def test_T_33_three_of_four_lost_discs_are_kept_and_built(order: tuple[str, ...]) -> None:
    """A-T.33, A-15.10, A-13.1: a Caer and an Áit are lost; the fourth disc is in the stock, three builds follow."""
    game = with_builders(
        "malainn:3 druim_cett umall", "gaillim", copies={RED: 1}, fomori="ailech", goods={GREEN: {"fomori": 6}}
    )
    stock = leader(game, RED)["stock"]
    game.play(RED, "pass", "d0s0h0")
    stock += 2
    game.play(GREEN, "spread", order[0], "spread", order[1])
    assert (leader(game, RED)["kept"], leader(game, RED)["stock"]) == (3, stock + 1)
    game.play(GREEN, "pass", "d0s0h0")
    assert game.position.view()["round"] == 2
    for place in ("conmaicne", "umall", "umall"):
        assert game.asked(RED) == "rebuild"
        game.play(RED, place)
    assert (discs_on(game, "conmaicne"), discs_on(game, "umall")) == ((RED, 1), (RED, 3))
    assert (leader(game, RED)["kept"], leader(game, RED)["stock"]) == (0, stock + 1)
    assert game.position.view()["round"] == 3


def test_without_the_tile_lost_discs_go_to_the_stock() -> None:
    """A-15.10, A-9.3: only the discs of the tile's owner are kept."""
    game = with_builders(
        "malainn:2 umall", "druim_cett gaillim", copies={GREEN: 1}, fomori="ailech", goods={RED: {"fomori": 5}}
    )
    stock = leader(game, RED)["stock"]
    game.play(RED, "spread", "malainn", "spread", "druim_cett")
    assert (leader(game, RED)["kept"], leader(game, RED)["stock"]) == (0, stock + 2)
    assert leader(game, GREEN)["kept"] == 1


def lost_to_oneself(*, copies: int = 1, place: str = "malainn:3", **position: Any) -> Played:
    """Red attacks his own location, and everybody passes; the discs kept on his tiles may be built."""
    goods = {RED: {"fomori": 4, "discs": 0}, GREEN: {"discs": 0}}
    game = with_builders(f"{place} umall", "gaillim", copies={RED: copies}, fomori="ailech", goods=goods, **position)
    game.play(RED, "spread", place.partition(":")[0], "pass")
    return game


def test_discs_lost_to_ones_own_attack_are_kept_too() -> None:
    """A-R.32"""
    game = lost_to_oneself()
    assert leader(game, RED)["kept"] == 3


def test_each_copy_keeps_three() -> None:
    """A-R.32: two copies in one hand keep six discs."""
    game = with_builders(
        "malainn:3 druim_cett:3 umall", "gaillim", copies={RED: 2}, fomori="ailech", goods={GREEN: {"fomori": 8}}
    )
    stock = leader(game, RED)["stock"]
    game.play(RED, "pass", "d2s0h0")
    game.play(GREEN, "spread", "malainn", "spread", "druim_cett")
    assert (leader(game, RED)["kept"], leader(game, RED)["stock"]) == (6, stock)


def test_kept_discs_are_in_no_supply() -> None:
    """A-R.42: they are no goods of A-11.2, so that a leader with nothing else is not asked what to keep."""
    game = lost_to_oneself()
    assert leader(game, RED)["passed"]
    assert (leader(game, RED)["discs"], leader(game, RED)["kept"]) == (0, 3)
    assert list(game.pending()) == [GREEN]


def test_discs_not_built_go_to_the_stock() -> None:
    """A-R.32, A-15.10: whoever wants no disc kept builds none; it lies in the stock, and the tile is discarded."""
    game = lost_to_oneself()
    stock = leader(game, RED)["stock"]
    game.play(GREEN, "pass")
    game.play(RED, "conmaicne", "done")
    assert (leader(game, RED)["kept"], leader(game, RED)["stock"]) == (0, stock + 2)
    assert leader(game, RED)["tiles"] == []
    assert game.position.view()["used_tiles"] == [HOUR]
    assert game.position.view()["round"] == 3


def test_kept_discs_are_built_by_the_usual_rules_and_prices() -> None:
    """A-R.32, A-15.10: an outpost costs 2 fame; what BUILD refuses is refused here."""
    game = lost_to_oneself(fame=(2,))
    game.play(GREEN, "pass")
    assert game.why_not(RED, "temair").rule == "A-7.1"
    assert game.why_not(RED, "malainn").rule == "A-7.1"
    assert game.why_not(RED, "tor_mor").rule == "A-7.2"
    game.play(RED, "mag_adair")
    assert (discs_on(game, "mag_adair"), leader(game, RED)["fame"]) == ((RED, 1), 0)
    refusal = game.why_not(RED, "cluain_ferta")
    assert (refusal.rule, dict(refusal.message.params)["price"]) == ("A-7.1b", 2)


def test_a_location_just_built_is_the_base_of_the_next() -> None:
    """A-R.42: disc by disc, from Umall over Cruachain and Uisnech to Temair."""
    game = lost_to_oneself(fame=(0,))
    game.play(GREEN, "pass")
    assert not game.may(RED, "uisnech")
    game.play(RED, "cruachain", "uisnech", "temair")
    assert [discs_on(game, place) for place in ("cruachain", "uisnech", "temair")] == [(RED, 1)] * 3
    assert leader(game, RED)["fame"] == 0


@pytest.mark.parametrize(("first", "second"), [(RED, GREEN), (GREEN, RED)])
def test_owners_build_in_turn_order_of_the_round_just_played(first: int, second: int) -> None:
    """A-R.32, A-R.42: not by who passed first; each builds all he wants before the next owner does."""
    lost, left = {RED: "malainn", GREEN: "druim_cett"}, {RED: "umall", GREEN: "gaillim"}
    game = with_builders(
        "malainn:2 umall", "druim_cett:2 gaillim", copies={RED: 1, GREEN: 1}, starter=first,
        fomori="ailech", goods={RED: {"fomori": 3}, GREEN: {"fomori": 3}},
    )  # fmt: skip
    game.play(first, "spread", lost[first], "build", left[first])
    game.play(second, "spread", lost[second], "pass", "d0s0h0")
    game.play(first, "pass", "d0s0h0")
    for seat in (first, second):
        assert list(game.pending()) == [seat]
        game.play(seat, "conmaicne" if seat == first else "cruachain")
        assert list(game.pending()) == [seat]
        game.play(seat, left[seat])
    assert (game.position.view()["round"], game.position.view()["starter"]) == (3, second)


def test_building_kept_discs_is_no_turn() -> None:
    """A-R.32: no action is spent and no tile is used in between; only locations and the end are offered."""
    goods = {RED: {"fomori": 4, "discs": 0}, GREEN: {"discs": 0}}
    game = with_builders(
        "malainn:3 umall", "gaillim", copies={RED: 1}, fomori="ailech", goods=goods,
        tiles={RED: "flight_of_the_wild_geese"},
    )  # fmt: skip
    game.play(RED, "spread", "malainn", "pass", "done")
    game.play(GREEN, "pass")
    while game.asked(RED) == "rebuild":
        assert set(game.options(RED)) <= {*PROVINCE, "done"}
        game.play(RED, game.options(RED)[0])
    assert leader(game, RED)["tiles"] == ["flight_of_the_wild_geese"]


def test_a_copy_works_in_one_round_only() -> None:
    """A-R.42: unused it is discarded with the round and no longer at work."""
    game = with_builders("malainn:2 umall", "gaillim", copies={RED: 1}, fomori="ailech")
    game.play(RED, "pass", "d0s0h0")
    game.play(GREEN, "pass", "d0s0h0")
    assert game.position.view()["round"] == 3
    assert (leader(game, RED)["builders"], leader(game, RED)["tiles"]) == (0, [])
    assert game.position.view()["used_tiles"] == [HOUR]


def test_a_copy_taken_works_from_that_moment_on() -> None:
    """A-15.10: nothing has to be done; in the hands of a leader who has already passed it works as well."""
    game = with_builders("malainn umall", "gaillim", copies={RED: 1}, fomori="ailech", goods={GREEN: {"fomori": 2}})
    assert leader(game, RED)["builders"] == 1
    game.play(RED, "pass", "d0s0h0")
    game.play(GREEN, "spread", "malainn")
    assert leader(game, RED)["kept"] == 1


@pytest.mark.parametrize(("rebuilt", "ending"), [(("conmaicne",), "repelled"), (("done",), "overrun")])
def test_kept_discs_are_built_before_the_last_count(rebuilt: tuple[str, ...], ending: str) -> None:
    """A-R.32, A-13.1: three locations against three, and a fourth by the master-builder."""
    game = with_builders(
        "malainn umall", "gaillim temair", copies={RED: 1}, round=6, castles="tor_mor",
        fomori="ailech", goods={RED: {"fomori": 2, "discs": 0}, GREEN: {"discs": 0}},
    )  # fmt: skip
    game.play(RED, "spread", "malainn", "pass")
    game.play(GREEN, "pass")
    game.play(RED, *rebuilt)
    assert game.position.result is not None
    assert game.position.result.ending == ending


def test_the_tile_is_gone_before_tiles_are_counted() -> None:
    """A-R.42, A-14.3: two goods and a master-builder make no three elements."""
    game = with_builders("umall", "gaillim", copies={RED: 1}, round=6, castles="")
    game.play(RED, "pass", "d2s0h0")
    game.play(GREEN, "pass", "d0s0h0")
    assert game.position.result is not None
    assert game.position.result.scores[RED] == 4 + 3


def sites(view: Mapping[str, Any], seat: int) -> set[str]:
    """A-7.1, A-7.2, said slowly: where a leader may put a disc."""
    here = {each["id"]: each for each in view["locations"]}
    own = {place for place in here if here[place]["owner"] == seat}
    rivals = {place for place in here if here[place]["owner"] not in (seat, None)}
    found = set()
    for place in here:
        is_unoccupied = here[place]["owner"] is None and here[place]["fomori"] is None and place not in CASTLES
        a = is_unoccupied and bool(CONNECTED[place] & own)
        b = is_unoccupied and bool(CONNECTED[place] & rivals) and view["leaders"][seat]["fame"] >= 2
        c = is_unoccupied and place in PORTS and bool(own & PORTS)
        d = place in own and here[place]["discs"] < 3
        if a or b or c or d:
            found.add(place)
    return found


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(0, 3))
def test_kept_discs_go_where_build_goes(drawn: dict[str, Any], fame: int) -> None:
    """A-15.10, A-R.32, A-7.1, A-7.2: on any map, by the action and at the end of the round alike."""
    game = on_map(drawn, fame=(fame,), goods={RED: {"discs": 1}})
    expected = sites(game.position.view(), RED)
    assert ("build" in game.options(RED)) == bool(expected)
    if expected:
        game.play(RED, "build")
        assert set(game.options(RED)) == expected
    state = {"builders": [1, 0, 0], "kept": [1, 0, 0], "passed": 7, "next_starter": GREEN}
    later = on_map(drawn, fame=(fame,), phase="master_builder", tiles={RED: HOUR}, state=state)
    assert set(later.options(RED)) == expected | {"done"}


# ---- Cú Chulainn's ruse ------------------------------------------------------------------------------------


def test_cu_chulainns_ruse_swaps_two_fomori() -> None:
    """A-15.11, A-R.31: anywhere on the map, without any connection, whoever is near."""
    game = arrival(
        "umall", "gaillim", fomori="ailech:monghfinn corcach temair:athach", tiles={RED: "cu_chulainns_ruse"}
    )
    game.play(RED, "tile", "cu_chulainns_ruse", "ailech", "corcach")
    assert [fomori_on(game, place) for place in ("ailech", "corcach", "temair")] == ["sineach", "monghfinn", "athach"]
    assert game.position.view()["actions"] == 2
    assert game.position.view()["used_tiles"] == ["cu_chulainns_ruse"]


def test_two_fomori_of_a_kind_may_be_swapped() -> None:
    """A-15.11: any two; nothing is lost on the way."""
    game = arrival("umall", "gaillim", fomori="ailech:athach corcach:athach", tiles={RED: "cu_chulainns_ruse"})
    game.play(RED, "tile", "cu_chulainns_ruse", "ailech", "corcach")
    assert [fomori_on(game, place) for place in ("ailech", "corcach")] == ["athach", "athach"]


def test_the_ruse_never_takes_castles() -> None:
    """A-15.11: neither first nor second; nor empty locations, nor the same Fomori twice."""
    game = arrival("umall", "gaillim", fomori="ailech:athach corcach", tiles={RED: "cu_chulainns_ruse"})
    game.play(RED, "tile", "cu_chulainns_ruse")
    assert game.why_not(RED, "tor_mor").rule == "A-15.11"
    assert game.why_not(RED, "umall").rule == "A-15.11"
    game.play(RED, "ailech")
    assert game.why_not(RED, "tor_mor").rule == "A-15.11"
    assert game.why_not(RED, "ailech").rule == "A-15.11"
    assert game.options(RED) == ("corcach",)


def test_a_fomori_on_a_castle_location_may_be_swapped() -> None:
    """A-15.11, A-R.31: it is a Fomori on the map, not a castle."""
    game = arrival("umall", "gaillim", castles="", fomori="tor_mor corcach:athach", tiles={RED: "cu_chulainns_ruse"})
    game.play(RED, "tile", "cu_chulainns_ruse", "tor_mor", "corcach")
    assert [fomori_on(game, place) for place in ("tor_mor", "corcach")] == ["athach", "sineach"]


# ---- Big migration -----------------------------------------------------------------------------------------


def test_T_34_own_umall_for_a_rivals_gaillim() -> None:
    """A-T.34, A-15.12: the two Áits exchange owners."""
    game = arrival("umall", "gaillim", tiles={RED: "big_migration"})
    game.play(RED, "tile", "big_migration", "umall", "gaillim")
    assert (discs_on(game, "umall"), discs_on(game, "gaillim")) == ((GREEN, 1), (RED, 1))


@pytest.mark.parametrize("level", [2, 3])
def test_T_34_a_broch_cannot_be_named(level: int) -> None:
    """A-T.34, A-R.30: exactly one disc, in spite of A-1.5; neither first nor second."""
    game = arrival(f"umall corcach:{level}", "gaillim", tiles={RED: "big_migration"})
    game.play(RED, "tile", "big_migration")
    assert game.why_not(RED, "corcach").rule == "A-15.12"
    game.play(RED, "umall")
    assert game.why_not(RED, "corcach").rule == "A-15.12"


def test_big_migration_takes_two_different_aits() -> None:
    """A-R.30, A-15.12: not the same one twice, no empty location and no Fomori."""
    game = arrival("umall", "gaillim", fomori="ailech", tiles={RED: "big_migration"})
    game.play(RED, "tile", "big_migration")
    assert game.why_not(RED, "ailech").rule == "A-15.12"
    assert game.why_not(RED, "temair").rule == "A-15.12"
    game.play(RED, "umall")
    assert game.why_not(RED, "umall").rule == "A-15.12"
    assert game.options(RED) == ("gaillim",)


def test_big_migration_between_two_rivals() -> None:
    """A-15.12, A-R.30: whoever owns them, without a connection; shields stay where they are."""
    game = arrival(
        "umall", "malainn latharna", "corcach", shields={"venicnia": 2, "ivernia": 1}, tiles={RED: "big_migration"}
    )
    game.play(RED, "tile", "big_migration", "malainn", "corcach")
    assert (discs_on(game, "malainn"), discs_on(game, "corcach")) == ((BLUE, 1), (GREEN, 1))
    assert (shields_in(game, "venicnia"), shields_in(game, "ivernia")) == (2, 1)
    assert (discs_on(game, "umall"), discs_on(game, "latharna")) == ((RED, 1), (GREEN, 1))


def test_big_migration_moves_last_fortifications_too() -> None:
    """A-R.30, A-R.49: no rule on last fortifications is broken, for every leader keeps his number of locations."""
    game = arrival(
        "umall", "gaillim temair", fomori="conmaicne", tiles={RED: "big_migration"}, goods={RED: {"fomori": 5}}
    )
    stocks = [leader(game, seat)["stock"] for seat in (RED, GREEN)]
    game.play(RED, "tile", "big_migration", "umall", "gaillim")
    owners = [each["owner"] for each in game.position.view()["locations"]]
    assert (owners.count(RED), owners.count(GREEN)) == (1, 2)
    assert [leader(game, seat)["stock"] for seat in (RED, GREEN)] == stocks
    assert game.why_not(RED, "spread", "gaillim").rule == "A-9.5"
    assert game.may(RED, "spread", "umall")


def test_big_migration_of_two_own_aits_changes_nothing() -> None:
    """A-15.12: allowed, to no effect."""
    game = arrival("umall corcach", "gaillim", tiles={RED: "big_migration"})
    game.play(RED, "tile", "big_migration", "umall", "corcach")
    assert (discs_on(game, "umall"), discs_on(game, "corcach")) == ((RED, 1), (RED, 1))


# ---- Song of the bard --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("corruption", "most"), [(9, 3), (3, 3), (2, 2), (1, 1)])
def test_song_of_the_bard(corruption: int, most: int) -> None:
    """A-15.13, A-R.33: any number from 1 to 3, fewer if there is less; never below 0."""
    game = arrival("umall", "gaillim", corruption=(corruption, 5), tiles={RED: "song_of_the_bard"})
    game.play(RED, "tile", "song_of_the_bard")
    assert game.options(RED) == tuple(str(points) for points in range(1, most + 1))
    game.play(RED, str(most))
    assert leader(game, RED)["corruption"] == corruption - most
    assert leader(game, GREEN)["corruption"] == 5


def test_the_bard_may_sing_less() -> None:
    """A-R.33: one point although three are possible."""
    game = arrival("umall", "gaillim", corruption=(9,), tiles={RED: "song_of_the_bard"})
    game.play(RED, "tile", "song_of_the_bard", "1")
    assert leader(game, RED)["corruption"] == 8
