"""Every power of the base game does what its card says: base effects, both ways of a choice, and thresholds."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, pile, plays, power, printed
from tests.spirit_island.lands import ENOUGH, laid, told
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power


def row(card: str, *rest: object) -> object:
    return pytest.param(card, *rest, marks=plays(f"power:{card}"))


EFFECTS = [
    row("call_of_the_dahan_ways", 5, "5 eetd", [], "5 explorer town dahan dahan"),
    row("call_to_bloodshed", 5, "5 cdd", ["first"], "5 dahan dahan city:2"),
    row("call_to_bloodshed", 5, "5 d, 1 dd, 4 dd", ["second", "1-1", "1-1", "1-4"],
        "4 dahan, 5 dahan dahan dahan dahan"),
    row("call_to_isolation", 5, "5 ettddc", ["first", "explorer", "1-1", "1-1"],
        "1 explorer town, 5 town city dahan dahan"),
    row("call_to_isolation", 5, "5 edd", ["second", "1-1"], "1 dahan, 5 explorer dahan"),
    row("call_to_migrate", 5, "1 dd, 4 dd", ["1-1", "1-1", "1-4", "dahan", "1-1", "dahan", "1-1", "dahan", "1-1"],
        "1 dahan dahan dahan, 4 dahan"),
    row("call_to_tend", 5, "5 d blight2", ["first"], "5 dahan blight1"),
    row("call_to_tend", 5, "5 dddd blight1", ["second", "dahan", "1-1", "dahan", "1-1", "dahan", "1-1"],
        "1 dahan dahan dahan, 5 dahan blight1"),
    row("dark_and_tangled_woods", 6, "6 e", [], "6 explorer defend3, fear2"),
    row("dark_and_tangled_woods", 5, "5 e", [], "5 explorer, fear2"),
    row("delusions_of_danger", 5, "5 eet", ["first", "1-1"], "1 explorer, 5 explorer town"),
    row("delusions_of_danger", 5, "5 eet", ["second"], "5 explorer explorer town, fear2"),
    row("devouring_ants", 8, "8 td", [], "fear2"),
    row("devouring_ants", 5, "5 td", [], "5 town:1, fear1"),
    row("drift_down_into_slumber", 8, "8 e", [], "8 explorer defend4"),
    row("drift_down_into_slumber", 5, "5 e", [], "5 explorer defend1"),
    row("drought", 5, "5 ttttc", [], "5 town:1 city:1 blight1, fear3"),
    row("enticing_splendor", 5, "1 e, 4 t, 6 c", ["first", "1-1"], "4 town, 5 explorer, 6 city"),
    row("enticing_splendor", 5, "1 d, 4 dd", ["second", "1-1", "1-4"], "4 dahan, 5 dahan dahan"),
    row("entrancing_apparitions", 5, "1 ee, 4 e", ["1-1", "1-1"], "4 explorer, 5 explorer explorer defend2"),
    row("entrancing_apparitions", 5, "5 t, 1 ee", [], "1 explorer explorer, 5 town defend2"),
    row("gnawing_rootbiters", 5, "5 tttc", ["town", "1-1", "town", "1-1"], "1 town town, 5 town city"),
    row("land_of_haunts_and_embers", 5, "5 ttte", ["explorer", "1-1", "town", "1-1"],
        "1 explorer town, 5 town town blight1, fear2"),
    row("land_of_haunts_and_embers", 5, "5 ttteec blight1", ["explorer", "1-1", "explorer", "1-1", "town", "1-1",
        "town", "1-1", "1-1"],
        "1 explorer explorer town town blight1, 5 town city blight2, fear4"),
    row("lure_of_the_unknown", 5, "1 e, 4 c", [], "4 city, 5 explorer"),
    row("natures_resilience", 5, "5 t blight1 presence1", [], "5 town blight1 presence1 defend6"),
    row("pull_beneath_the_hungry_earth", 5, "5 c presence1", [], "5 city:2 presence1, fear1"),
    row("pull_beneath_the_hungry_earth", 8, "8 c", [], "8 city"),
    row("purifying_flame", 6, "6 c blight2", ["first"], "6 city:2 blight2"),
    row("purifying_flame", 6, "6 c blight2", ["second"], "6 city blight1"),
    row("purifying_flame", 5, "5 c blight2", ["second"], "5 city blight2"),
    row("quicken_the_earths_struggles", 5, "5 ettc", ["first"], "5 explorer town:1 town:1 city:1"),
    row("quicken_the_earths_struggles", 5, "5 ettc", ["second"], "5 explorer town town city defend10"),
    row("rain_of_blood", 5, "5 et", [], "5 explorer town, fear2"),
    row("rain_of_blood", 5, "5 tc", [], "5 town city, fear3"),
    row("rouse_the_trees_and_stones", 5, "5 tee", ["town", "town:1", "1-1"], "1 explorer, 5 explorer, fear1"),
    row("sap_the_strength_of_multitudes", 5, "5 t", [], "5 town defend5"),
    row("savage_mawbeasts", 5, "5 c", [], "5 city:1, fear1"),
    row("shadows_of_the_burning_forest", 8, "8 eett", ["1-5", "1-5"], "5 explorer town, 8 explorer town, fear2"),
    row("shadows_of_the_burning_forest", 5, "5 et", [], "5 explorer town, fear2"),
    row("song_of_sanctity", 8, "8 eet blight1", ["1-5", "1-5"], "5 explorer explorer, 8 town blight1"),
    row("song_of_sanctity", 8, "8 t blight1", [], "8 town"),
    row("steam_vents", 5, "5 eet", [], "5 explorer town"),
    row("uncanny_melting", 5, "5 e blight1", [], "5 explorer, fear1"),
    row("uncanny_melting", 8, "8 e blight1", [], "8 explorer blight1, fear1"),
    row("veil_the_nights_hunt", 5, "5 ettcdd", ["first", "explorer", "town"], "5 town city dahan dahan town:1"),
    row("veil_the_nights_hunt", 5, "5 edddd", ["second", "dahan", "1-1", "dahan", "1-1", "dahan", "1-1"],
        "1 dahan dahan dahan, 5 explorer dahan"),
    row("visions_of_fiery_doom", 5, "5 ett", ["explorer", "1-1"], "1 explorer, 5 town town, fear1"),
    row("voracious_growth", 5, "5 c blight1", ["first"], "5 city:2 blight1"),
    row("voracious_growth", 5, "5 c blight1", ["second"], "5 city"),
    row("accelerated_rot", 5, "5 ttc", ["city", "city:1", "city:2"], "5 town town:1, fear4"),
    row("cleansing_floods", 5, "5 ttt blight2", ["town:1", "town:1"], "5 town blight1, fear2"),
    row("dissolve_the_bonds_of_kinship", 5, "5 ctd", ["1-1", "1-4", "1-6", "1-7"],
        "1 explorer, 4 explorer, 6 explorer, 7 explorer"),
    row("indomitable_claim", 5, "5 t", ["energy"], "5 town presence1 defend20"),
    row("mists_of_oblivion", 5, "5 eetttcc", [], "5 town:1 town:1 town:1 city:1 city:1"),
    row("paralyzing_fright", 5, "5 t", [], "5 town no-ravage no-build no-explore, fear4"),
    row("pillar_of_living_flame", 5, "5 ctd", [], "5 dahan blight1, fear6"),
    row("poisoned_land", 5, "5 cctdd", ["city", "city:1", "city:2", "city", "city:1", "city:2"],
        "5 town:1 blight1, fear5"),
    row("terrifying_nightmares", 5, "5 eetttc", ["explorer", "1-1", "explorer", "1-1", "town", "1-1", "town", "1-1"],
        "1 explorer explorer town town, 5 town city, fear2"),
    row("the_jungle_hungers", 8, "8 eettcd", [], "8 city, fear2"),
    row("the_land_thrashes_in_furious_pain", 5, "5 cccc blight2, 1 blight1, 8 blight1",
        ["city:1", "city:2", "city:1", "city:2"],
        "1 blight1, 5 city city blight2, 8 blight1, fear4"),
    row("the_trees_and_stones_speak_of_war", 5, "5 cddd", [], "5 dahan dahan dahan defend6, fear2"),
    row("tsunami", 2, "2 ccctddd", ["city", "city:1", "city:2", "city", "city:1", "city:2", "city", "city:1"],
        "2 town dahan city:2, fear6"),
    row("vigor_of_the_breaking_dawn", 5, "5 ccdd", ["city:1", "city:2"], "5 dahan dahan city:1, fear2"),
    row("winds_of_rust_and_atrophy", 5, "5 tc", ["first"], "5 town town defend6, fear1"),
    row("winds_of_rust_and_atrophy", 5, "5 tc", ["second"], "5 explorer city defend6, fear1"),
    row("shatter_homesteads", 5, "5 ttc", [], "5 town city, fear2"),
    row("raging_storm", 5, "5 etcd", [], "5 dahan town:1 city:1"),
    row("harbingers_of_the_lightning", 5, "5 ddd, 1 t", ["dahan", "1-1", "dahan", "1-1"],
        "1 town dahan dahan, 5 dahan, fear1"),
    row("harbingers_of_the_lightning", 5, "5 d, 4 t", ["dahan", "1-1"], "1 dahan, 4 town"),
    row("flash_floods", 2, "2 t", [], "fear1"),
    row("flash_floods", 5, "5 t", [], "5 town:1"),
    row("wash_away", 5, "5 eettc", ["explorer", "1-1", "explorer", "1-1", "town", "1-1"],
        "1 explorer explorer town, 5 town city"),
    row("rivers_bounty", 5, "1 d, 4 dd", ["1-1", "1-4"], "4 dahan, 5 dahan dahan dahan, energy1"),
    row("rivers_bounty", 5, "1 d", ["1-1"], "5 dahan"),
    row("concealing_shadows", 5, "5 td", [], "5 town dahan, fear1"),
    row("favors_called_due", 5, "5 tt, 1 dd, 4 dd", ["1-1", "1-1", "1-4", "1-4"],
        "5 town town dahan dahan dahan dahan, fear3"),
    row("favors_called_due", 5, "5 tt, 1 dd", ["1-1", "1-1"], "5 town town dahan dahan"),
    row("crops_wither_and_fade", 5, "5 tc", ["first"], "5 explorer city, fear2"),
    row("crops_wither_and_fade", 5, "5 tc", ["second"], "5 town town, fear2"),
    row("guard_the_healing_land", 5, "5 t blight2", [], "5 town blight1 defend4"),
    row("a_year_of_perfect_stillness", 5, "5 t", [], "5 town no-ravage no-build no-explore"),
    row("rituals_of_destruction", 5, "5 ccd", ["city:1"], "5 city dahan city:2"),
    row("rituals_of_destruction", 5, "5 ccddd", ["city:1", "city:2"], "5 dahan dahan dahan city:2, fear4"),
    row("draw_of_the_fruitful_earth", 5, "1 eed, 4 edd", ["1-1", "1-1", "1-1", "1-4"],
        "4 explorer dahan, 5 explorer explorer dahan dahan"),
    row("manifestation_of_power_and_glory", 5, "5 ccdd presence3", [], "5 dahan dahan presence3, fear5"),
    row("words_of_warning", 5, "5 td", [], "5 town dahan defend3"),
    row("sudden_ambush", 5, "5 eeet, 1 dd, 4 d", ["1-1"], "1 dahan, 4 dahan, 5 explorer explorer town dahan"),
    row("voice_of_thunder", 5, "5 dddddt", ["first", "dahan", "1-1", "dahan", "1-1", "dahan", "1-1", "dahan", "1-1"],
        "1 dahan dahan dahan dahan, 5 town dahan"),
    row("voice_of_thunder", 5, "5 d", ["second"], "5 dahan"),
    row("voice_of_thunder", 5, "5 t", ["second"], "5 town, fear2"),
    row("overgrow_in_a_night", 5, "5 t presence1", ["first", "plays"], "5 town presence2"),
    row("overgrow_in_a_night", 5, "5 t presence1", ["second"], "5 town presence1, fear3"),
    row("overgrow_in_a_night", 5, "5 t", ["second"], "5 town"),
    row("fields_choked_with_growth", 5, "5 ttd", ["first", "1-1"], "1 town, 5 town dahan"),
    row("fields_choked_with_growth", 5, "5 tdddd", ["second", "1-1", "1-1", "1-1"],
        "1 dahan dahan dahan, 5 town dahan"),
    row("stem_the_flow_of_fresh_water", 7, "7 ttc", [], "7 town:1 town:1 city:1"),
    row("stem_the_flow_of_fresh_water", 5, "5 cc", [], "5 city city:1"),
    row("call_of_the_deeps", 2, "1 ee, 3 e", ["1-1"], "1 explorer, 2 explorer, 3 explorer"),
    row("grasping_tide", 2, "2 t", [], "2 town defend4, fear2"),
    row("predatory_nightmares", 5, "5 tddd", ["dahan", "1-1", "dahan", "1-1"], "1 dahan dahan, 5 dahan, fear1"),
    row("dreams_of_the_dahan", 5, "1 dd, 4 d", ["first", "1-1", "1-1"], "4 dahan, 5 dahan dahan"),
    row("dreams_of_the_dahan", 5, "5 tdddd", ["second"], "5 town dahan dahan dahan dahan, fear3"),
    row("dreams_of_the_dahan", 5, "5 edd", ["second"], "5 explorer dahan dahan"),
    row("call_on_midnights_dream", 5, "5 t", ["second"], "5 town, fear2"),
]  # fmt: skip
THRESHOLDS = [
    row("call_of_the_dahan_ways", "moon2", "5 eetd presence1", ["1-5", "yes"],
        "5 explorer explorer dahan dahan presence1"),
    row("drought", "sun3", "5 tc presence1", ["1-5", "yes"], "5 blight1, fear3, destroyed1"),
    row("natures_resilience", "water2", "5 t blight1 presence1", ["1-5", "yes"], "5 town presence1"),
    row("savage_mawbeasts", "animal3", "7 c presence2", ["1-7", "yes"], "7 city:1 presence2"),
    row("steam_vents", "earth3", "5 eett presence1", ["1-5", "yes"], "5 explorer explorer town presence1, fear1"),
    row("visions_of_fiery_doom", "fire2", "5 e presence1", ["1-5", "1-1"], "1 explorer, 5 presence1, fear2"),
    row("accelerated_rot", "sun3 water2 plant3", "5 cccc blight1 presence1",
        ["1-5", "city:1", "city:2", "yes", "city:1", "city:2", "city:1", "city:2"],
        "5 city presence1, fear8"),
    row("cleansing_floods", "water4", "5 cccccc blight1 presence2",
        ["1-5", "city:1", "city:2", "yes", "city:1", "city:2", "city:1", "city:2", "city:1", "city:2", "city:1"],
        "5 city city:2 presence2, fear8"),
    row("indomitable_claim", "sun2 earth3", "5 t presence1", ["1-5", "plays", "yes"],
        "5 town presence2 defend20 no-ravage no-build no-explore, fear3"),
    row("mists_of_oblivion", "moon2 air3 water2", "5 eccc presence1", ["1-5", "yes", "city:2"],
        "5 city:1 city:2 presence1, fear3"),
    row("paralyzing_fright", "air2 earth3", "5 t presence2", ["1-5"],
        "5 town presence2 no-ravage no-build no-explore, fear8"),
    row("pillar_of_living_flame", "fire4", "6 cccc presence2",
        ["1-6", "city:1", "city:2", "city:1", "yes", "city:2", "city:1", "city:2"],
        "6 city:1 presence2, fear11"),
    row("poisoned_land", "earth3 plant2 animal2", "5 cccc blight1 presence1",
        ["1-5", "city:1", "city:2", "city:1", "city:2", "1-1", "yes"],
        "1 blight1, 5 blight2, fear11, destroyed1"),
    row("terrifying_nightmares", "moon4", "5 c presence2", ["1-5"], "5 city presence2, fear6"),
    row("tsunami", "water3 earth2", "2 cc presence2, 1 cdd, 3 cd", ["1-2", "yes"], "1 dahan, 2 presence2, fear12"),
    row("vigor_of_the_breaking_dawn", "sun3 animal2", "5 dd presence1, 1 cc, 4 d",
        ["1-5", "yes", "dahan", "1-1", "dahan", "1-1", "city:1", "city:2"],
        "1 dahan dahan city:1, 4 dahan, 5 presence1, fear2"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "here", "before", "answers", "after"), EFFECTS)
def test_what_a_power_does(card: str, here: int, before: str, answers: list[str], after: str) -> None:
    """S-7.5: its effect in the target land; both ways of a choice, and lands for which a condition does not hold."""
    isle = laid("river_surges_in_sunlight", before)
    isle.state.phase = printed().powers[power(card)].speed
    isle.use(card, here, *answers)
    assert told(isle) == after


@pytest.mark.parametrize(("card", "elements", "before", "answers", "after"), THRESHOLDS)
def test_what_a_threshold_adds(card: str, elements: str, before: str, answers: list[str], after: str) -> None:
    """S-7.6: with enough elements, whole uses with their target."""
    isle = laid("river_surges_in_sunlight", before)
    for each in elements.split():
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    isle.state.phase = printed().powers[power(card)].speed
    isle.state.played[0] = 1 << power(card)
    isle.run(use_power(isle.table, 0, power(card)), answers)
    assert told(isle) == after


@plays("power:gift_of_living_energy")
def test_energy_for_another_and_for_sacred_sites() -> None:
    """S-7.4: 1, 1 more for another spirit, 1 more with two sacred sites of the giver."""
    isle = Isle("thunderspeaker", "river_surges_in_sunlight", boards="AB")
    isle.inhabit(0, 5, 2)
    isle.use("gift_of_living_energy", -1, target=0)
    assert isle.state.energy == [1, 0]
    isle.inhabit(0, 8, 2)
    isle.use("gift_of_living_energy", -1, target=1)
    assert isle.state.energy == [1, 3]


@plays("power:gift_of_power")
def test_the_target_gains_a_minor_power() -> None:
    """S-6.3: it keeps one of four."""
    isle = Isle("thunderspeaker", "river_surges_in_sunlight", boards="AB")
    drawn = ["drought", "steam_vents", "rain_of_blood", "devouring_ants"]
    isle.state.minors = pile(*drawn)
    isle.use("gift_of_power", -1, *drawn[:3], drawn[2], target=1)
    assert isle.state.hands[1] >> power(drawn[2]) & 1
    assert isle.state.minors_discarded == pile(*drawn) & ~pile(drawn[2])


@plays("power:boon_of_vigor")
def test_vigor_for_oneself_or_for_cards_of_another() -> None:
    """S-7.4: 1 energy, or 1 for each card that the other has in play."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    isle.state.played[1] = bits_of([power("sudden_ambush"), power("words_of_warning"), power("drought")])
    isle.use("boon_of_vigor", -1, target=0)
    isle.use("boon_of_vigor", -1, target=1)
    assert isle.state.energy == [1, 3]


@plays("power:mantle_of_dread")
def test_the_target_may_push_from_one_of_its_lands() -> None:
    isle = Isle("shadows_flicker_like_flame", "thunderspeaker", boards="AB")
    isle.state.fear_pool = ENOUGH
    isle.inhabit(1, 5)
    isle.put(5, "eett")
    isle.use("mantle_of_dread", -1, "yes", "1-1", "1-4", target=1)
    assert (isle.pieces(5), isle.pieces(1), isle.pieces(4)) == ("explorer town", "explorer", "town")
    assert isle.state.fear_shown == 2


@plays("power:lightnings_boon")
def test_the_target_may_use_two_slow_powers_as_fast_ones() -> None:
    """S-7.9"""
    isle = Isle("lightnings_swift_strike", "thunderspeaker", boards="AB")
    isle.use("lightnings_boon", -1, target=1)
    assert isle.state.quick == [0, 2]


@plays("power:gift_of_proliferation")
def test_the_target_adds_presence_beside_its_own() -> None:
    """S-5.9: at range 1, from a track of its choice."""
    isle = Isle("a_spread_of_rampant_green", "thunderspeaker", boards="AB")
    isle.inhabit(1, 5)
    before = isle.state.covered[2]
    isle.use("gift_of_proliferation", -1, "energy", "1-8", target=1)
    assert (isle.state.presence[8 * 2 + 1], isle.state.covered[2]) == (1, before - 1)


@plays("power:concealing_shadows", "power:words_of_warning")
@pytest.mark.parametrize(
    ("card", "after"), [("concealing_shadows", "dahan city:1 city:1"), ("words_of_warning", "city:1 city:1")]
)
def test_dahan_in_a_ravage(card: str, after: str) -> None:
    """S-9.9: in shadows they take no damage; S-8.9: warned ones strike although they fall."""
    isle = laid("shadows_flicker_like_flame", "5 ccd")
    isle.use(card, 5)
    isle.run(ravage(isle.table, Land(5)), ["city"])
    assert isle.pieces(5) == after
