"""Numbers of what is given to others, repeated, or done later: two spirits, and what each has afterwards."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from tests.spirit_island.beside import told_of_both, two, use
from tests.spirit_island.board import Isle, innate, plays, power, printed
from tests.spirit_island.lands import ENOUGH
from tests.spirit_island.spirits import owner
from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.forecast import explored_by
from tuath.games.spirit_island.state.queries.queries import counter
from tuath.games.spirit_island.state.queries.queries import isle as isle_of
from tuath.games.spirit_island.state.queries.targets import lands_in_range, power_at, steps
from tuath.games.spirit_island.state.standing.standing import health
from tuath.games.spirit_island.state.state import Right
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import QUICK_NO_MAJOR, right_to_repeat


def row(thing: str, how: str, before: str, cards: str, answers: list[str], after: str) -> object:
    return pytest.param(thing, how, before, cards, answers, after, marks=plays(thing), id=f"{thing} {how}")


@pytest.mark.parametrize(("thing", "how", "before", "cards", "answers", "after"), [
    row("power:blazing_renewal", "other fire3 earth3 plant2", "2 own1, 4 cccccc other1", "1 destroyed 4",
        ["1-4", "yes"],
        "2 own1, 4 city:2 city:2 other3, fear8, 1: destroyed2"),
    row("power:boon_of_reimagining", "other", "", "1 hand wash_away flash_floods raging_storm",
        ["yes", "raging_storm", "call_of_the_dahan_ways", "call_to_bloodshed", "call_to_isolation", "call_to_migrate",
            "call_to_tend", "dark_and_tangled_woods", "call_of_the_dahan_ways", "call_to_bloodshed"],
            "1: hand4 energy1"),
    row("power:call_of_the_deeps", "0", "0 own1, 1 eee, 2 ee", "", ["1-1", "1-1"],
        "0 explorer explorer own1, 1 explorer, 2 explorer explorer"),
    row("power:dream_of_the_untouched_land", "4 moon3 water2 earth3 plant2", "4 own1", "",
        ["yes", "C", "3-1", "3-1", "3-1", "3-1", "3-1", "3-1", "yes", "3-1", "energy", "yes", "3-1", "energy"],
            "4 own1, 19 beasts2 wilds2 badlands2 own2"),
    row("power:flowing_and_silent_forms_dart_by", "4", "1 other2, 4 e own1, 5 other3", "", ["yes", "1-1", "yes", "yes"],
        "4 explorer own1 other2, 5 other3, fear2"),
    row("power:renewing_boon", "other", "4 blight2 own1 other1", "1 destroyed 3", ["yes"],
        "4 blight1 own1 other2, 1: destroyed2"),
    row("power:shape_the_self_anew", "self moon4", "", "0 play shape_the_self_anew",
        ["yes", "accelerated_rot", "blazing_renewal", "cleansing_floods", "dissolve_the_bonds_of_kinship",
            "accelerated_rot", "accelerated_rot", "yes"], "0: energy3"),
    row("power:skies_herald_the_season_of_return", "4", "4 d own1 other1", "1 destroyed 3", ["p2", "yes"],
        "4 dahan own1 other2, 1: destroyed2"),
    row("power:tidal_boon", "other", "4 ttddddd other1", "", ["yes", "2-3", "dahan", "1-3", "yes", "dahan", "1-5"],
        "3 dahan other1, 4 town dahan dahan dahan, 5 dahan, 12 town, 1: energy2"),
    row("power:transform_to_a_murderous_darkness", "other", "4 ccccccc other2", "",
        ["yes", "stop", "city", "city", "city", "city", "city", "city"],
        "4 city:1 city:1 city:1 city:1 city:1 city:1 city:2 badlands2, fear3"),
    row("power:unleash_a_torrent_of_the_selfs_own_essence", "self", "4 e own1",
        "0 hand wash_away flash_floods raging_storm, 0 energy 3", ["first", "yes", "raging_storm"],
        "4 explorer own1, 0: hand2 energy11"),
    row("power:unlock_the_gates_of_deepest_power", "other", "", "",
        ["accelerated_rot", "blazing_renewal", "accelerated_rot"], "1: hand1"),
    row("power:unrelenting_growth", "other sun3 plant3", "1 blight2, 4 other1", "1 hand raging_storm",
        ["1-1", "energy", "energy", "yes", "minor", "call_of_the_dahan_ways", "call_to_bloodshed", "call_to_isolation",
            "call_to_migrate", "call_of_the_dahan_ways"], "1 blight1 wilds2 other2, 4 other1, 1: hand2"),
    row("innate:slip_the_flow_of_time", "other sun2 moon2", "4 e own1",
        "1 play wash_away flash_floods, 1 discard raging_storm call_to_isolation", ["yes", "call_to_isolation"],
        "4 explorer own1, 1: hand1 play2 discard1"),
    row("innate:stars_blaze_in_the_daytime_sky", "self sun4", "",
        "0 discard wash_away flash_floods, 0 play raging_storm",
        ["raging_storm"], "fear3, 0: hand1 discard2 energy1"),
    row("dahan_event:offerings_of_story_and_season", "all", "3 c own1, 4 ddd own1",
        "0 discard wash_away flash_floods raging_storm", ["yes", "raging_storm"],
        "3 city own1, 4 dahan dahan dahan own1, 0: hand1 discard2 energy1"),
    row("dahan_event:tell_the_old_stories", "all", "3 c own1, 4 ddd own1",
        "0 discard wash_away flash_floods raging_storm, 0 forgotten boon_of_vigor rivers_bounty",
            ["first", "raging_storm"],
        "3 city own1, 4 dahan dahan dahan own1, 0: hand1 discard2 forgotten2"),
    row("token_event:prey_on_the_unwary", "all", "3 c own1 other1, 4 e", "", ["B", "2-1"],
        "3 city own1 other1, 4 explorer, 10 beasts1"),
    row("event:civic_engagement", "blighted", "1 blight1, 3 c own4 other4, 4 blight6", "", ["1-6"],
        "1 blight1, 3 city own4 other4, 4 blight6, 6 blight1"),
    row("event:a_strange_madness_among_the_beasts", "part 2", "3 c own2 other2, 4 beasts3", "",
        ["p2", "1-4", "beasts", "1-1", "1-1", "beasts", "1-2"], "2 beasts1, 3 city own2 other2, 4 beasts2"),
    row("event:dahan_trade_with_the_invaders", "part 2", "3 c own2 other2, 4 ddd own2", "", [],
        "3 city own2 other2, 4 dahan dahan own2, fear1"),
    row("event:dahan_trade_with_the_invaders", "part 3", "3 c own2 other2, 4 ddd own2",
        "0 hand wash_away flash_floods raging_storm, 1 hand boon_of_vigor rivers_bounty",
            ["raging_storm", "boon_of_vigor"],
        "3 city own2 other2, 4 dahan dahan dahan own2, 0: hand2, 1: hand1"),
    row("event:lifes_balance_tilts", "part 2", "3 c own2 other2, 4 beasts3 disease3 blight3", "",
        ["1-1", "2-1", "call_to_bloodshed", "call_to_isolation"],
        "1 beasts1, 3 city own2 other2, 4 blight2 beasts3 disease2, 10 beasts1"),
    row("event:sprawl_contained_by_the_wilds", "blighted", "3 c own3 other1", "0 destroyed 3",
        ["p2", "second", "second"],
        "3 city own4 other1, 0: destroyed2"),
])  # fmt: skip
def test_what_each_spirit_has_afterwards(
    thing: str, how: str, before: str, cards: str, answers: list[str], after: str
) -> None:
    """S-7.4, S-7.5, S-14.2: so much as is printed, no more and no less."""
    kind, _, id = thing.partition(":")
    isle = two(owner(id) if kind == "innate" else "river_surges_in_sunlight", before, cards)
    use(isle, thing, how, answers)
    assert told_of_both(isle) == after


# ---- how far --------------------------------------------------------------------------------------------------------


def reach(isle: Isle, id: str, seat: int = 0) -> int:
    """How far from land 8, where both spirits are, a power can go."""
    card = power_at(isle.state, power(id))
    lands, border, far = lands_in_range(isle.state, seat, card), 1 << 8, 0
    seen = border
    while lands & ~seen:
        border = reduce(or_, (isle_of(isle.state).near(Land(land)) for land in members(border)))
        seen, far = seen | border, far + 1
    return far


@pytest.mark.parametrize(("thing", "how", "answers", "far"), [
    pytest.param(thing, how, answers, far, marks=plays(thing), id=f"{thing} {how}") for thing, how, answers, far in (
        ("power:reaching_grasp", "other", [], 1 + 2),
        ("power:scream_disease_into_the_wind", "other", [], 1 + 1),
        ("power:flow_like_water_reach_like_air", "other", ["no"], 1 + 2),
        ("power:flow_like_water_reach_like_air", "other air2 water2", ["yes", "no"], 1 + 2),
    )
])  # fmt: skip
def test_how_far_a_gift_lets_others_reach(thing: str, how: str, answers: list[str], far: int) -> None:
    """S-7.10: Wash Away has range 1."""
    isle = two("river_surges_in_sunlight", "8 e own1 other1", "")
    assert reach(isle, "wash_away", 1) == 1
    use(isle, thing, how, answers)
    assert reach(isle, "wash_away", 1) == far


@pytest.mark.parametrize(("id", "elements", "far"), [
    pytest.param(id, elements, far, marks=plays(f"power:{id}"), id=f"{id} {elements}") for id, elements, far in (
        ("sap_the_strength_of_multitudes", "", 0),
        ("sap_the_strength_of_multitudes", "air1", 1),
        ("talons_of_lightning", "", 1),
        ("talons_of_lightning", "fire3 air3", 3),
        ("storm_swath", "fire2 air3 water2", 1 + 1),
    )
])  # fmt: skip
def test_how_far_a_power_reaches_with_its_elements(id: str, elements: str, far: int) -> None:
    """S-7.6, S-7.10"""
    isle = two("river_surges_in_sunlight", "8 e own2 other1", "")
    for each in elements.split():
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    assert reach(isle, id) == far


@plays("power:sky_stretches_to_shore")
def test_sky_stretches_to_shore_reaches_coasts() -> None:
    """S-7.10: three farther, but only to the coast: with range 0 three lands from 8."""
    isle = two("river_surges_in_sunlight", "8 own1 other1", "")
    use(isle, "power:sky_stretches_to_shore", "other", [])
    where, card = isle_of(isle.state), power_at(isle.state, power("steam_vents"))
    coasts = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 10 | 1 << 11 | 1 << 12
    assert where.within(Land(8), 3) & coasts != where.within(Land(8), 4) & coasts
    assert lands_in_range(isle.state, 1, card) == 1 << 8 | where.within(Land(8), 3) & coasts


@plays("special_rule:volcanic_peaks_tower_over_the_landscape")
def test_volcanic_peaks_reach_one_land_farther() -> None:
    """S-22: from three presence on, with power cards."""
    for own, far in ((2, 1), (3, 2)):
        assert reach(two("volcano_looming_high", f"8 own{own}", ""), "wash_away") == far


@plays("power:exaltation_of_molten_stone")
def test_molten_stone_reaches_one_land_farther_from_mountains() -> None:
    """Land 6 is a mountain, land 4 is not."""
    isle = two("volcano_looming_high", "4 own1, 6 other1", "")
    use(isle, "power:exaltation_of_molten_stone", "other", [])
    card = power_at(isle.state, power("steam_vents"))
    assert lands_in_range(isle.state, 1, card) == isle_of(isle.state).within(Land(6), 1)
    isle.inhabit(1, 6, 0)
    isle.inhabit(1, 4)
    assert lands_in_range(isle.state, 1, card) == 1 << 4


@pytest.mark.parametrize(("id", "spirit", "elements", "far"), [
    pytest.param(id, spirit, elements, far, marks=plays(f"innate:{id}"), id=f"{id} {elements}")
    for id, spirit, elements, far in (
        ("spreading_wilds", "keeper_of_the_forbidden_wilds", "plant3", 2),
        ("spreading_wilds", "keeper_of_the_forbidden_wilds", "air1", 2),
        ("spreading_wilds", "keeper_of_the_forbidden_wilds", "plant3 air1", 3),
        ("savage_revenge", "vengeance_as_a_burning_plague", "air3", 1),
    )
])  # fmt: skip
def test_how_far_an_innate_power_reaches(id: str, spirit: str, elements: str, far: int) -> None:
    """S-7.6, S-7.10"""
    isle = two(spirit, "4 own1", "")
    for each in elements.split():
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    assert steps(isle.state, 0, power_at(isle.state, innate(id))) == far


@pytest.mark.parametrize(("thing", "how", "answers", "lands"), [
    pytest.param(thing, how, answers, lands, marks=plays(thing), id=f"{thing} {how}")
    for thing, how, answers, lands in (
        # two lands from 2
        ("power:blazing_renewal", "other", [], ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-7"]),
        ("power:unrelenting_growth", "other", [], ["1-1", "1-2", "1-3", "1-4", "1-5", "2-3"]),  # beside 4 or there
        ("power:gift_of_proliferation", "other", ["plays"], ["1-1", "1-2", "1-3", "1-4", "1-5", "2-3"]),
    )
])  # fmt: skip
def test_where_presence_may_come(thing: str, how: str, answers: list[str], lands: list[str]) -> None:
    """S-5.3, S-7.10"""
    isle = two("river_surges_in_sunlight", "2 own1, 4 other1", "1 destroyed 4")
    with pytest.raises(AssertionError, match="was not answered"):
        use(isle, thing, how, answers)
    assert isle.asked[-1][2] == tuple(lands)


# ---- how often ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thing", "how", "answers", "often"), [
    pytest.param(thing, how, answers, often, marks=plays(thing), id=f"{thing} {how}")
    for thing, how, answers, often in (
        ("power:powerstorm", "other", [], [(1, 1)]),
        ("power:powerstorm", "other sun2 fire2 air3", [], [(1, 1), (1, 2)]),
        ("power:gift_of_twinned_days", "other", ["yes", "yes"], [(1, 1), (0, 1)]),
        ("power:sky_stretches_to_shore", "other", [], [(1, 1)]),
        ("innate:gift_of_strength", "other sun1 earth2 plant2", [], [(1, 1)]),
        ("innate:gift_of_strength", "other sun2 earth3 plant2", ["yes"], [(1, 1)]),
        ("innate:gift_of_strength", "other sun2 earth4 plant3", ["yes"], [(1, 1)]),
    )
])  # fmt: skip
def test_how_often_somebody_may(thing: str, how: str, answers: list[str], often: list[tuple[int, int]]) -> None:
    """S-7.8, S-7.17: by seat."""
    kind, _, id = thing.partition(":")
    isle = two(owner(id) if kind == "innate" else "river_surges_in_sunlight", "4 own1 other1", "")
    use(isle, thing, how, answers)
    assert [(each.seat, each.left) for each in isle.state.standing if isinstance(each, Right)] == often


@plays("innate:gift_of_strength")
def test_what_the_gift_of_strength_repeats() -> None:
    """S-7.8: cards of at most 1, 3 or 6 energy."""
    cards = [next(place for place, card in enumerate(printed().powers) if card.cost == cost) for cost in range(8)]
    levels: list[tuple[str, int, list[str]]] = [
        ("sun1 earth2 plant2", 1, []), ("sun2 earth3 plant2", 3, ["yes"]), ("sun2 earth4 plant3", 6, ["yes"]),
    ]  # fmt: skip
    for how, most, answers in levels:
        isle = two("vital_strength_of_the_earth", "4 own1 other1", "")
        use(isle, "innate:gift_of_strength", f"other {how}", answers)
        found = [cost for cost, card in enumerate(cards) if right_to_repeat(isle.state, 1, card) is not None]
        assert found == [*range(most + 1)]


@plays("innate:exaltation_of_the_storm_wind")
def test_the_storm_wind_makes_one_power_of_each_fast_and_reaches_farther() -> None:
    """S-7.9, S-7.10: no major power."""
    isle = two("lightnings_swift_strike", "8 own1 other1", "")
    use(isle, "innate:exaltation_of_the_storm_wind", "other air3", [])
    assert [counter(isle.state, QUICK_NO_MAJOR, seat) for seat in (0, 1)] == [1, 1]
    assert [reach(isle, "wash_away", seat) for seat in (0, 1)] == [1 + 1, 1 + 1]


# ---- later ----------------------------------------------------------------------------------------------------------


@plays("power:birds_cry_warning")
def test_birds_cry_warning_saves_two_of_four() -> None:
    isle = two("river_surges_in_sunlight", "4 dddd", "")
    use(isle, "power:birds_cry_warning", "4", ["first"])
    isle.power_says("destroy(4, dahan)", here=4)
    assert isle.pieces(4) == "dahan dahan"


@plays("power:infinite_vitality")
def test_dahan_of_infinite_vitality_have_four_more_health() -> None:
    isle = two("river_surges_in_sunlight", "4 d", "")
    use(isle, "power:infinite_vitality", "4", [])
    assert health(isle.state, Land(4), piece(DAHAN)) == 2 + 4


@plays("power:mists_of_oblivion")
def test_mists_of_oblivion_frighten_by_four_at_most() -> None:
    """One fear for each destroyed town as always, and as many again, but no more than four."""
    isle = two("river_surges_in_sunlight", "", "")
    isle.state.pieces[4] = (piece(TOWN, damage=1),) * 6
    use(isle, "power:mists_of_oblivion", "4", [])
    assert isle.state.fear_shown == 6 + 4


@plays("power:manifest_incarnation")
def test_manifest_incarnation_softens_by_six() -> None:
    isle = two("river_surges_in_sunlight", "4 eccctt", "")
    use(isle, "power:manifest_incarnation", "4 sun3 moon3", ["yes"])
    assert (isle.pieces(4), isle.state.blight[4]) == ("town city city", 1)  # eight damage less six


@plays("power:unnerving_pall")
def test_unnerving_pall_keeps_three_out() -> None:
    isle = two("shroud_of_silent_mist", "", "")
    isle.state.pieces[4] = (piece(TOWN, damage=1),) * 4
    use(isle, "power:unnerving_pall", "4", ["first"])
    isle.run(ravage(isle.table, Land(4)), ["town:1"] * 3)
    assert isle.state.blight[4] == 1  # the fourth one acts


@plays("power:incite_the_mob")
def test_one_of_a_mob_attacks() -> None:
    isle = two("grinning_trickster_stirs_up_trouble", "", "")
    isle.state.pieces[4] = tuple(sorted((piece(TOWN, strife=1), piece(TOWN, strife=1), piece(CITY))))
    use(isle, "power:incite_the_mob", "4", ["city", "city:1"])
    assert isle.pieces(4) == "city:2 town:0:1 town:0:1"


@plays("innate:let_them_break_themselves_against_the_stone")
def test_one_damage_is_enough_to_break_themselves() -> None:
    levels: list[tuple[str, list[str]]] = [("4 earth3", []), ("4 earth5", ["yes"])]
    for how, answers in levels:
        isle = two("stones_unyielding_defiance", "4 ec own1 other1", "")
        isle.holds("defend(3)", 4)
        use(isle, "innate:let_them_break_themselves_against_the_stone", how, answers)
        isle.run(ravage(isle.table, Land(4)))
        isle.run(finish_action(isle.table), ["city", "city:1"])
        assert isle.pieces(4) == "explorer city:2"


@plays("event:rising_interest_in_the_island")
def test_rising_interest_costs_one_fear_card() -> None:
    isle = two("river_surges_in_sunlight", "3 c own2 other2", "")
    before = sum(isle.state.fear_deck)
    use(isle, "event:rising_interest_in_the_island", "part 2", [])
    assert sum(isle.state.fear_deck) == before - 1


@plays("event:population_rises")
def test_population_rises_by_one_blight_for_each_spirit() -> None:
    isle = two("river_surges_in_sunlight", "3 c own2 other2", "")
    use(isle, "event:population_rises", "part 2", ["p1", "third", "third"])
    assert isle.state.blight_left == ENOUGH - 2


@plays("event:farmers_seek_the_dahan_for_aid")
def test_hungry_towns_and_cities_have_one_less_health() -> None:
    isle = two("river_surges_in_sunlight", "3 c own2 other2", "")
    use(isle, "event:farmers_seek_the_dahan_for_aid", "part 1", [])
    assert [health(isle.state, Land(3), piece(kind)) for kind in (TOWN, CITY)] == [1, 2]


@plays("event:distant_exploration")
def test_distant_explorers_come_one_land_farther() -> None:
    """S-8.12: from the ocean to land 5, behind the coast, but not to land 8 behind that."""
    for reached, wanted in (("2_wetland", True), ("2_jungle", False)):
        isle = two("river_surges_in_sunlight", "3 e own2 other2", "")
        use(isle, "event:distant_exploration", "part 1", [])
        far = [land for land in (5, 8) if explored_by(isle.state, printed().invader_index[reached]) >> land & 1]
        assert bool(far) == wanted
