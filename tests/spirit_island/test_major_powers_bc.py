"""Major powers of Branch & Claw, each with what it does and with its thresholds: S-7.5, S-7.6."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at, pile, plays, power, printed
from tests.spirit_island.powers import INLAND, JUNGLE, MOUNTAIN, SANDS, WETLAND, isle_of, tokens, use
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.sequence import end_turn


def repeat(isle: Isle, *answers: Said) -> None:
    """The use that a threshold grants."""
    assert isle.state.agenda[-1].kind == "repeat"
    isle.go_on(*answers)


@plays("power:bloodwrack_plague")
def test_bloodwrack_plague() -> None:
    """It defends everywhere by the disease in the target land, as it is when they ravage."""
    isle = isle_of()
    isle.put(SANDS, disease=1)
    isle.put(JUNGLE, disease=5)
    use(isle, "bloodwrack_plague", at(SANDS))
    lands = [Land(each) for each in (SANDS, JUNGLE, INLAND, 7)]
    assert [defence(isle.state, each) for each in lands] == [3, 3, 3, 0]
    isle.state.disease[SANDS] = 1
    assert [defence(isle.state, each) for each in lands] == [1, 1, 1, 0]


@plays("power:bloodwrack_plague")
def test_bloodwrack_plague_kills() -> None:
    isle = isle_of(earth=2, animal=4)
    isle.put(SANDS, "e")
    isle.put(JUNGLE, "e")
    use(isle, "bloodwrack_plague", at(SANDS), "yes", at(JUNGLE), at(SANDS))
    assert (isle.pieces(SANDS), isle.pieces(JUNGLE), isle.state.fear_shown) == ("", "", 2)


@plays("power:death_falls_gently_from_open_blossoms")
def test_death_falls_gently_from_open_blossoms() -> None:
    isle = isle_of()
    isle.put(SANDS, "cc")
    isle.put(JUNGLE, "c")
    use(isle, "death_falls_gently_from_open_blossoms", at(JUNGLE))
    assert (isle.pieces(JUNGLE), tokens(isle, JUNGLE)) == ("", {})  # nobody is left to fall ill
    isle = isle_of(air=3, plant=3)
    isle.put(SANDS, "ccc")
    isle.put(JUNGLE, "e")
    isle.put(INLAND, "e")
    isle.put(MOUNTAIN, "e")
    use(isle, "death_falls_gently_from_open_blossoms", at(SANDS), "yes", at(JUNGLE), at(INLAND))
    assert [isle.state.disease[each] for each in (SANDS, JUNGLE, INLAND, MOUNTAIN)] == [1, 1, 1, 0]
    assert isle.state.fear_shown == 2 + 3


@plays("power:fire_and_flood")
def test_fire_and_flood_has_two_targets() -> None:
    """S-7.18: one in range 1 and another in range 2 of the same sacred site."""
    isle = isle_of()
    isle.put(JUNGLE, "c")
    isle.put(INLAND, "cc")
    use(isle, "fire_and_flood", at(JUNGLE), at(INLAND))
    assert (isle.pieces(JUNGLE), isle.pieces(INLAND)) == ("", "city:1")
    assert isle.asked[0][2] == ("1-1", "1-2", "1-3", "1-4")
    assert isle.asked[1][2] == ("1-1", "1-2", "1-4", "1-5", "1-6")


@plays("power:fire_and_flood")
@pytest.mark.parametrize("element", ["fire", "water"])
def test_fire_and_flood_burn_and_drown(element: str) -> None:
    isle = isle_of(**{element: 3})
    isle.put(JUNGLE, "c")
    isle.put(INLAND, "cc")
    use(isle, "fire_and_flood", at(JUNGLE), at(INLAND), "yes", at(INLAND))
    assert (isle.pieces(JUNGLE), isle.pieces(INLAND)) == ("", "")


@plays("power:flow_like_water_reach_like_air")
def test_flow_like_water_reach_like_air() -> None:
    isle = isle_of("river_surges_in_sunlight")
    isle.put(WETLAND, "eeettc")
    use(isle, "flow_like_water_reach_like_air", "yes", at(SANDS), "explorer", "explorer", "town", "stop")
    assert (isle.pieces(WETLAND), isle.pieces(SANDS)) == ("explorer town city", "explorer explorer town")
    assert (presence(isle.state, 0, Land(WETLAND)), presence(isle.state, 0, Land(SANDS))) == (1, 1)
    isle.state.played[0] |= 1 << power("poisoned_dew")
    use(isle, "poisoned_dew", "1-8")  # range 1 + 2
    assert "1-8" in isle.asked[-1][2]


@plays("power:flow_like_water_reach_like_air")
def test_flow_like_water_takes_cities_and_blight_along() -> None:
    isle = isle_of("river_surges_in_sunlight", air=2, water=2)
    isle.put(WETLAND, "ccc", blight=1)
    use(isle, "flow_like_water_reach_like_air", "yes", "yes", at(SANDS), "city", "city", "blight")
    assert (isle.pieces(SANDS), tokens(isle, SANDS), isle.pieces(WETLAND)) == ("city city", {"blight": 1}, "city")


@plays("power:grant_hatred_a_ravenous_form")
def test_grant_hatred_a_ravenous_form() -> None:
    isle = isle_of()
    isle.put(SANDS, "t", blight=1)
    use(isle, "grant_hatred_a_ravenous_form", at(SANDS))
    assert (isle.pieces(SANDS), tokens(isle, SANDS), isle.state.fear_shown) == ("", {"blight": 1, "beasts": 1}, 1 + 1)
    isle.put(JUNGLE, "c", blight=1)
    isle.use("grant_hatred_a_ravenous_form", JUNGLE)
    assert (isle.pieces(JUNGLE), tokens(isle, JUNGLE)) == ("city:2", {"blight": 1})  # somebody is left


@plays("power:grant_hatred_a_ravenous_form")
def test_grant_hatred_spreads_strife() -> None:
    isle = isle_of(moon=4, fire=2)
    for where in (JUNGLE, INLAND, MOUNTAIN):
        isle.put(where, "t")
    use(isle, "grant_hatred_a_ravenous_form", at(SANDS), "yes", at(JUNGLE), at(INLAND), "stop")
    assert [isle.pieces(each) for each in (JUNGLE, INLAND, MOUNTAIN)] == ["town:0:1", "town:0:1", "town"]


@plays("power:insatiable_hunger_of_the_swarm")
def test_insatiable_hunger_of_the_swarm() -> None:
    isle = isle_of(air=2, animal=4)
    isle.put(SANDS, "ccddd")
    isle.put(INLAND, beasts=1)
    use(isle, "insatiable_hunger_of_the_swarm", at(SANDS), at(INLAND))
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("", {"blight": 1, "beasts": 2})
    assert isle.state.fear_shown == 3 + 4
    repeat(isle, "yes", at(JUNGLE), "stop")
    assert tokens(isle, JUNGLE) == {"blight": 1, "beasts": 1}


@plays("power:instruments_of_their_own_ruin")
def test_instruments_of_their_own_ruin() -> None:
    """S-22.29"""
    isle = isle_of()
    isle.put(SANDS, "ct")
    use(isle, "instruments_of_their_own_ruin", at(SANDS), "city")
    assert (isle.pieces(SANDS), isle.state.fear_shown) == ("city:0:1", 1)


@plays("power:instruments_of_their_own_ruin")
def test_s_22_29_a_ravage_next_door() -> None:
    isle = isle_of(sun=4, fire=2, animal=2)
    isle.put(SANDS, "ctd")
    isle.put(JUNGLE, "t")
    isle.put(INLAND, "c")
    use(isle, "instruments_of_their_own_ruin", at(SANDS), "yes")
    isle.run(ravage(isle.table, Land(SANDS)), [at(JUNGLE), at(JUNGLE)])
    assert [isle.pieces(each) for each in (SANDS, JUNGLE, INLAND)] == ["town city dahan", "", ""]
    assert isle.state.blight[SANDS] == 0


@plays("power:manifest_incarnation")
def test_manifest_incarnation() -> None:
    isle = isle_of()
    isle.put(WETLAND, "cctted")
    use(isle, "manifest_incarnation", at(WETLAND))
    assert isle.state.fear_shown == 6 + 4 + 2
    assert (isle.pieces(WETLAND), isle.state.blight[WETLAND]) == ("town city", 1)


@plays("power:manifest_incarnation")
def test_manifest_incarnation_softens_its_ravage_only() -> None:
    isle = isle_of(sun=3, moon=3)
    isle.put(WETLAND, "cctted")
    use(isle, "manifest_incarnation", at(WETLAND), "yes")
    assert isle.state.fear_shown == 6 + 4 + 2 + 3
    assert (isle.pieces(WETLAND), isle.state.blight[WETLAND]) == ("town dahan city:2", 0)
    isle.run(ravage(isle.table, Land(WETLAND)))
    assert isle.state.blight[WETLAND] == 1


@plays("power:pent_up_calamity")
def test_pent_up_calamity() -> None:
    isle = isle_of()
    isle.put(SANDS, "t")
    use(isle, "pent_up_calamity", at(SANDS), "first")
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("town:0:1", {"disease": 1})
    isle.put(JUNGLE, "cc", beasts=2)
    isle.use("pent_up_calamity", JUNGLE, "second", "beasts", "beasts")
    assert (isle.pieces(JUNGLE), tokens(isle, JUNGLE), isle.state.fear_shown) == ("", {}, 2 + 4)


@plays("power:pent_up_calamity")
def test_pent_up_calamity_brings_back_what_it_took() -> None:
    isle = isle_of(moon=2, fire=3)
    isle.put(SANDS, "cc", beasts=1, disease=2)
    use(isle, "pent_up_calamity", at(SANDS), "second", "beasts", "disease", "stop", "yes", "beasts", "stop")
    assert tokens(isle, SANDS) == {"beasts": 1, "disease": 1}


@plays("power:pent_up_calamity")
def test_strife_is_a_token_that_can_be_taken_and_put_back() -> None:
    isle = isle_of(moon=2, fire=3)
    isle.put(SANDS, "cc")
    isle.power_says("add(1, strife)", here=SANDS)
    use(isle, "pent_up_calamity", at(SANDS), "second", "city:0:1", "yes", "city")
    assert (isle.pieces(SANDS), isle.state.fear_shown) == ("city:0:1", 1 + 2)


@plays("power:pent_up_calamity")
def test_without_anything_removed_pent_up_calamity_adds_strife() -> None:
    isle = isle_of(moon=2, fire=3)
    isle.put(SANDS, "c")
    use(isle, "pent_up_calamity", at(SANDS), "first", "yes")
    assert isle.pieces(SANDS) == "city:0:3"


@plays("power:pyroclastic_flow")
def test_pyroclastic_flow() -> None:
    isle = isle_of()
    isle.inhabit(0, MOUNTAIN)
    isle.put(INLAND, "eet")
    use(isle, "pyroclastic_flow", at(INLAND))
    assert (isle.pieces(INLAND), tokens(isle, INLAND)) == ("", {"blight": 1})
    isle.put(SANDS, "e")
    isle.use("pyroclastic_flow", SANDS)
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("", {})


@plays("power:pyroclastic_flow")
def test_pyroclastic_flow_with_its_threshold() -> None:
    isle = isle_of(fire=2, air=3, earth=2)
    isle.inhabit(0, MOUNTAIN)
    isle.put(SANDS, "ccd")
    use(isle, "pyroclastic_flow", at(SANDS), "yes")
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("dahan", {"wilds": 1})


@plays("power:savage_transformation")
def test_savage_transformation() -> None:
    isle = isle_of(moon=2, animal=3)
    isle.put(SANDS, "ee")
    isle.put(JUNGLE, "e")
    use(isle, "savage_transformation", at(SANDS), "yes", at(JUNGLE))
    assert [isle.pieces(each) for each in (SANDS, JUNGLE)] == ["explorer", ""]
    assert [tokens(isle, each) for each in (SANDS, JUNGLE)] == [{"beasts": 1}] * 2
    assert isle.state.fear_shown == 2


@plays("power:sea_monsters")
def test_sea_monsters() -> None:
    isle = isle_of(water=3, animal=3)
    isle.put(WETLAND, "cct", beasts=1, blight=2)
    use(isle, "sea_monsters", at(WETLAND))
    assert (isle.pieces(WETLAND), isle.state.fear_shown) == ("", 4 + 5)
    repeat(isle, "yes", at(MOUNTAIN))
    assert (tokens(isle, MOUNTAIN), isle.state.fear_shown) == ({"beasts": 1}, 9)  # nobody is there to be afraid
    isle.put(WETLAND, "e", beasts=6)
    isle.use("sea_monsters", WETLAND)
    assert isle.state.fear_shown == 9 + 8  # at most


@plays("power:smothering_infestation")
def test_smothering_infestation() -> None:
    isle = isle_of(water=2, plant=2)
    isle.put(WETLAND, "cce")
    use(isle, "smothering_infestation", at(WETLAND), "yes")
    assert (isle.pieces(WETLAND), tokens(isle, WETLAND)) == ("city:1", {"disease": 1})
    assert isle.state.fear_shown == 2 + 2
    isle.put(SANDS, "e")
    isle.use("smothering_infestation", SANDS)
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("explorer", {"disease": 1})


@plays("power:strangling_firevine")
def test_strangling_firevine() -> None:
    """S-7.18: the origin land gets wilds too; there may be several to choose from."""
    isle = isle_of()
    isle.inhabit(0, SANDS)
    isle.inhabit(0, 7)
    isle.put(INLAND, "eec")
    use(isle, "strangling_firevine", at(INLAND), "1-7")
    assert [tokens(isle, each) for each in (INLAND, 7, SANDS)] == [{"wilds": 1}, {"wilds": 1}, {}]
    assert isle.pieces(INLAND) == "city:2"
    isle = isle_of(fire=2, plant=3)
    isle.inhabit(0, SANDS)
    isle.put(INLAND, "cd")
    use(isle, "strangling_firevine", at(INLAND), "yes")
    assert isle.pieces(INLAND) == "dahan"


@plays("power:sweep_into_the_sea")
def test_sweep_into_the_sea() -> None:
    """S-9.15"""
    isle = isle_of(sun=3, water=2)
    isle.inhabit(0, 6)
    isle.put(8, "etc")
    use(isle, "sweep_into_the_sea", "1-8", "first", "explorer", at(INLAND), "1-6")
    assert (isle.pieces(INLAND), isle.pieces(6), isle.pieces(8)) == ("explorer", "town", "city")
    assert isle.asked[-1][2] == (at(INLAND), "1-6")  # land 7 is as far from the ocean as land 8
    repeat(isle, "yes", "1-6", "first")
    assert isle.pieces(MOUNTAIN) == "town"


@plays("power:sweep_into_the_sea")
def test_only_the_coast_is_swept_into_the_sea() -> None:
    isle = isle_of()
    isle.put(INLAND, "e")
    isle.put(JUNGLE, "etc")
    isle.use("sweep_into_the_sea", INLAND, "second")
    isle.use("sweep_into_the_sea", JUNGLE, "second")
    assert (isle.pieces(INLAND), isle.pieces(JUNGLE)) == ("explorer", "city")


@plays("power:tigers_hunting")
def test_tigers_hunting() -> None:
    isle = isle_of(sun=2, moon=2, animal=3)
    isle.inhabit(0, JUNGLE)
    isle.put(SANDS, "c")
    isle.put(INLAND, "ct", beasts=1)
    use(isle, "tigers_hunting", at(SANDS), at(INLAND), "beasts", at(INLAND), "stop", "yes", at(INLAND))
    assert (isle.pieces(SANDS), isle.pieces(INLAND)) == ("city:2", "town city:2")
    assert isle.state.fear_shown == 2
    assert (tokens(isle, SANDS), tokens(isle, INLAND)) == ({"beasts": 1}, {"beasts": 1})


@plays("power:twisted_flowers_murmur_ultimatums")
@pytest.mark.parametrize(("deck", "left"), [([3, 3, 3], "explorer town:0:1"), ([0, 3, 3], "")])
def test_twisted_flowers_murmur_ultimatums(deck: list[int], left: str) -> None:
    isle = isle_of()
    isle.state.fear_deck = deck
    isle.put(SANDS, "et")
    use(isle, "twisted_flowers_murmur_ultimatums", at(SANDS), "town")
    assert (isle.pieces(SANDS), isle.state.fear_shown) == (left, 4)


@plays("power:twisted_flowers_murmur_ultimatums")
def test_twisted_flowers_frighten_before_they_ask() -> None:
    """The fear of the threshold counts for the terror level, the damage comes last."""
    isle = isle_of(moon=3, air=2, plant=3)
    isle.state.fear_deck, isle.state.fear_pool = [1, 3, 3], 7
    isle.put(SANDS, "ettc")
    use(isle, "twisted_flowers_murmur_ultimatums", at(SANDS), "town", "explorer", "town", "yes")
    assert isle.pieces(SANDS) == "town:0:1"


@plays("power:unlock_the_gates_of_deepest_power")
def test_unlock_the_gates_of_deepest_power() -> None:
    """S-22.30"""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    two = ["volcanic_eruption", "sea_monsters"]
    isle.state.majors = pile(*two)
    use(isle, "unlock_the_gates_of_deepest_power", "p2", two[0], two[1])
    assert isle.state.hands[1] >> power(two[1]) & 1
    assert isle.state.majors_discarded == pile(two[0])
    assert isle.state.forgotten[1] == 0


@plays("power:unlock_the_gates_of_deepest_power")
@pytest.mark.parametrize(("answer", "energy"), [("yes", 1), ("no", 4)])
def test_s_22_30_all_thresholds_of_the_card_count_as_met(answer: str, energy: int) -> None:
    """For half its cost, or for nothing and forgotten at the end of the turn."""
    isle = isle_of("river_surges_in_sunlight", **dict.fromkeys(ELEMENTS, 2))
    two = ["volcanic_eruption", "sea_monsters"]
    isle.state.majors = pile(*two)
    isle.state.energy[0] = 4
    use(isle, "unlock_the_gates_of_deepest_power", two[0], two[1], "yes", answer)
    isle.state.elements = [0] * 8
    assert (isle.state.played[0] >> power(two[1]) & 1, isle.state.energy[0]) == (1, energy)
    use(isle, "sea_monsters", at(WETLAND))
    repeat(isle, "no")
    isle.run(end_turn(isle.table, Task("end_turn")))
    assert (isle.state.discards[0] >> power(two[1]) & 1) == (answer == "yes")
    assert (isle.state.majors_discarded >> power(two[1]) & 1) == (answer == "no")


@plays("power:unrelenting_growth")
def test_unrelenting_growth() -> None:
    isle = isle_of("river_surges_in_sunlight", sun=3, plant=3)
    isle.put(SANDS, blight=1)
    drawn = ["poisoned_dew", "swarming_wasps", "fire_in_the_sky", "golds_allure"]
    isle.state.minors = pile(*drawn)
    use(isle, "unrelenting_growth", at(SANDS), "energy", "plays", "yes", "minor", *drawn[:3], drawn[0])
    assert presence(isle.state, 0, Land(SANDS)) == 2
    assert tokens(isle, SANDS) == {"wilds": 2}
    assert isle.state.hands[0] >> power(drawn[0]) & 1
    assert isle.state.covered[:2] == [
        len(track.spaces) - 2 for track in printed().spirits[isle.state.spirits[0]].tracks
    ]


@plays("power:volcanic_eruption")
def test_volcanic_eruption() -> None:
    isle = isle_of(fire=4, earth=3)
    isle.inhabit(0, MOUNTAIN)
    isle.put(SANDS, "cccccccccdd", beasts=2)
    isle.put(JUNGLE, "ccccd", beasts=1, blight=1)
    isle.put(7, "c")
    isle.state.blight_left = 20
    use(isle, "volcanic_eruption", at(SANDS), "yes")
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("", {"blight": 1, "wilds": 1})
    assert (isle.pieces(JUNGLE), tokens(isle, JUNGLE)) == ("city:1", {"blight": 1})
    assert [isle.state.blight[each] for each in (MOUNTAIN, WETLAND, INLAND, 7)] == [1, 1, 1, 0]
    assert isle.pieces(7) == "city"
    assert isle.state.fear_shown == 6 + 18 + 6


def test_dahan_are_no_invaders_to_be_destroyed() -> None:
    """What is destroyed in full counts invaders only."""
    isle = isle_of()
    isle.put(SANDS, "dd", blight=1)
    isle.use("grant_hatred_a_ravenous_form", SANDS)
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("dahan dahan", {"blight": 1})
