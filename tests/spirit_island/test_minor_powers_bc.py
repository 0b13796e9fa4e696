"""Minor powers of Branch & Claw, each with what it does: S-7.5, S-13."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at, land, plays, power
from tests.spirit_island.powers import INLAND, JUNGLE, MOUNTAIN, SANDS, WETLAND, isle_of, tokens
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import DAHAN
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.standing import clear_turn, defence, health
from tuath.games.spirit_island.state.state import FAST, SLOW
from tuath.games.spirit_island.turn.invaders import build, explore, ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import usable


def use(isle: Isle, card: str, *answers: Said) -> None:
    """With its target and its thresholds."""
    isle.state.played[0] |= 1 << power(card)
    isle.run(use_power(isle.table, 0, power(card)), answers)


# ---- blight ---------------------------------------------------------------------------------------------------------


@plays("power:absorb_corruption")
def test_absorb_corruption() -> None:
    isle = isle_of()
    isle.put(JUNGLE, blight=1)
    isle.put(WETLAND, blight=1)
    use(isle, "absorb_corruption", at(WETLAND))  # without energy blight can only be gathered
    assert (tokens(isle, WETLAND), tokens(isle, JUNGLE)) == ({"blight": 2}, {})
    isle.state.energy[0] = 1
    isle.use("absorb_corruption", WETLAND, "second")
    assert (tokens(isle, WETLAND), isle.state.energy[0]) == ({"blight": 1}, 0)


@plays("power:absorb_corruption")
@pytest.mark.parametrize(("answer", "left"), [("yes", {"blight": 1}), ("no", {"blight": 2})])
def test_absorb_corruption_does_both(answer: str, left: dict[str, int]) -> None:
    isle = isle_of(plant=2)
    isle.put(JUNGLE, blight=1)
    isle.put(WETLAND, blight=1)
    isle.state.energy[0] = 1
    use(isle, "absorb_corruption", at(WETLAND), answer, *([] if answer == "yes" else ["first"]))
    assert tokens(isle, WETLAND) == left


@plays("power:cycles_of_time_and_tide")
def test_cycles_of_time_and_tide() -> None:
    isle = isle_of()
    isle.put(WETLAND, "d", blight=1)
    isle.put(JUNGLE, blight=1)
    use(isle, "cycles_of_time_and_tide", at(WETLAND))
    isle.use("cycles_of_time_and_tide", JUNGLE)
    assert (isle.pieces(WETLAND), tokens(isle, WETLAND), tokens(isle, JUNGLE)) == ("dahan dahan", {"blight": 1}, {})
    assert isle.asked[0][2] == ("1-1", "1-2", "1-3")  # coastal lands


@plays("power:renewing_rain")
def test_renewing_rain() -> None:
    isle = isle_of()
    for where in (JUNGLE, MOUNTAIN):
        isle.put(where, blight=1)
        isle.use("renewing_rain", where)
    assert (tokens(isle, JUNGLE), tokens(isle, MOUNTAIN)) == ({}, {"blight": 1})
    isle = isle_of(plant=3)
    isle.put(MOUNTAIN, blight=1)
    use(isle, "renewing_rain", at(MOUNTAIN), "yes")
    assert tokens(isle, MOUNTAIN) == {"blight": 1, "wilds": 1}


@plays("power:teeming_rivers")
@pytest.mark.parametrize(("blight", "left"), [(0, {"beasts": 1}), (1, {}), (2, {"blight": 2})])
def test_teeming_rivers(blight: int, left: dict[str, int]) -> None:
    isle = isle_of()
    isle.put(WETLAND, blight=blight)
    use(isle, "teeming_rivers", at(WETLAND))
    assert tokens(isle, WETLAND) == left


@plays("power:scour_the_land")
def test_scour_the_land() -> None:
    isle = isle_of()
    isle.put(SANDS, "eettttd")
    use(isle, "scour_the_land", at(SANDS))
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("town dahan", {"blight": 1})
    for air, phases in ((1, [SLOW]), (2, [FAST, SLOW])):  # beside that of the card
        isle = isle_of(air=air)
        isle.state.played[0] = 1 << power("scour_the_land")
        assert [
            phase for phase in (FAST, SLOW) if usable(isle.state, 0, phase) >> power("scour_the_land") & 1
        ] == phases


@plays("power:growth_through_sacrifice")
def test_growth_through_sacrifice() -> None:
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    isle.inhabit(1, land(1, 4))
    isle.put(land(1, 4), blight=1)
    use(isle, "growth_through_sacrifice", "p2", "first")
    assert (isle.state.destroyed[0], tokens(isle, land(1, 4))) == (1, {})
    assert isle.asked[-1][0] == 1  # the target spirit chooses


@plays("power:growth_through_sacrifice")
def test_growth_through_sacrifice_does_both_in_one_land() -> None:
    isle = isle_of("river_surges_in_sunlight", sun=2)
    isle.put(WETLAND, blight=1)
    use(isle, "growth_through_sacrifice", "yes", "energy")
    assert (presence(isle.state, 0, Land(WETLAND)), tokens(isle, WETLAND)) == (2, {})


# ---- beasts, wilds, disease, strife ---------------------------------------------------------------------------------


@plays("power:animated_wrackroot")
def test_animated_wrackroot() -> None:
    isle = isle_of()
    isle.put(WETLAND, "ee")
    use(isle, "animated_wrackroot", at(WETLAND), "first")
    assert (isle.pieces(WETLAND), isle.state.fear_shown) == ("explorer", 1)
    isle.use("animated_wrackroot", WETLAND, "second")
    assert tokens(isle, WETLAND) == {"wilds": 1}


@plays("power:disorienting_landscape")
def test_disorienting_landscape() -> None:
    isle = isle_of()
    isle.put(JUNGLE, "e")
    isle.put(SANDS, "e")
    use(isle, "disorienting_landscape", at(JUNGLE), at(WETLAND))
    isle.use("disorienting_landscape", SANDS, at(INLAND))
    assert (tokens(isle, JUNGLE), tokens(isle, SANDS)) == ({"wilds": 1}, {})
    assert (isle.pieces(WETLAND), isle.pieces(INLAND)) == ("explorer", "explorer")


@plays("power:fire_in_the_sky")
def test_fire_in_the_sky() -> None:
    isle = isle_of()
    isle.put(WETLAND, "et")
    use(isle, "fire_in_the_sky", at(WETLAND), "town")
    assert (isle.pieces(WETLAND), isle.state.fear_shown) == ("explorer town:0:1", 2)


@plays("power:fleshrot_fever")
def test_fleshrot_fever() -> None:
    isle = isle_of()
    use(isle, "fleshrot_fever", at(JUNGLE))
    assert (tokens(isle, JUNGLE), isle.state.fear_shown) == ({"disease": 1}, 1)
    assert isle.asked[0][2] == (at(JUNGLE), at(SANDS))


@plays("power:golds_allure")
def test_golds_allure() -> None:
    isle = isle_of()
    isle.put(SANDS, "et")
    use(isle, "golds_allure", at(MOUNTAIN), "explorer")
    assert (isle.pieces(MOUNTAIN), isle.pieces(SANDS)) == ("town explorer:0:1", "")


@plays("power:guardian_serpents")
def test_guardian_serpents() -> None:
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    isle.inhabit(1, land(1, 4), 2)
    isle.inhabit(1, land(1, 5))
    use(isle, "guardian_serpents", "p2", "2-4")
    isle.use("guardian_serpents", -1, "2-5", target=1)
    where = [Land(land(1, 4)), Land(land(1, 5))]
    assert [(isle.state.beasts[each], defence(isle.state, each)) for each in where] == [(1, 4), (1, 0)]


@plays("power:infested_aquifers")
def test_infested_aquifers() -> None:
    isle = isle_of()
    isle.put(WETLAND, "ectd")
    use(isle, "infested_aquifers", at(WETLAND), "second")
    assert (tokens(isle, WETLAND), isle.state.fear_shown) == ({"disease": 1}, 1)
    isle.use("infested_aquifers", WETLAND, "first")
    assert isle.pieces(WETLAND) == "dahan town:1 city:1"
    isle.use("infested_aquifers", SANDS, "second")
    assert tokens(isle, SANDS) == {}


@plays("power:inflame_the_fires_of_life")
def test_inflame_the_fires_of_life() -> None:
    isle = isle_of()
    isle.put(WETLAND, "t")
    use(isle, "inflame_the_fires_of_life", at(WETLAND), "first")
    assert (tokens(isle, WETLAND), isle.state.fear_shown) == ({"disease": 1}, 0)
    isle.use("inflame_the_fires_of_life", WETLAND, "second")
    assert (isle.pieces(WETLAND), isle.state.fear_shown) == ("town:0:1", 1)
    isle = isle_of(animal=3)
    isle.put(WETLAND, "t")
    use(isle, "inflame_the_fires_of_life", at(WETLAND), "yes")
    assert (tokens(isle, WETLAND), isle.pieces(WETLAND), isle.state.fear_shown) == ({"disease": 1}, "town:0:1", 1)


@plays("power:prowling_panthers")
def test_prowling_panthers() -> None:
    isle = isle_of()
    isle.put(JUNGLE, "et")
    isle.use("prowling_panthers", JUNGLE, "second")
    assert isle.pieces(JUNGLE) == "explorer town"  # without beasts
    use(isle, "prowling_panthers", at(JUNGLE), "first")
    assert (tokens(isle, JUNGLE), isle.state.fear_shown) == ({"beasts": 1}, 1)
    isle.use("prowling_panthers", JUNGLE, "second", "town")
    assert (isle.pieces(JUNGLE), isle.state.fear_shown) == ("explorer", 2)


@plays("power:razor_sharp_undergrowth")
def test_razor_sharp_undergrowth() -> None:
    isle = isle_of()
    isle.put(WETLAND, "eedd")
    use(isle, "razor_sharp_undergrowth", at(WETLAND))
    assert (isle.pieces(WETLAND), tokens(isle, WETLAND)) == ("explorer dahan", {"wilds": 1})
    assert defence(isle.state, Land(WETLAND)) == 2


@plays("power:swarming_wasps")
def test_swarming_wasps() -> None:
    isle = isle_of()
    isle.put(SANDS, "ee")
    isle.use("swarming_wasps", SANDS, "second")
    assert isle.pieces(SANDS) == "explorer explorer"  # without beasts
    use(isle, "swarming_wasps", at(SANDS), "first")
    isle.use("swarming_wasps", SANDS, "second", "explorer", at(INLAND), "stop")
    assert (isle.pieces(SANDS), isle.pieces(INLAND), tokens(isle, SANDS)) == ("explorer", "explorer", {"beasts": 1})


@plays("power:tormenting_rotflies")
@pytest.mark.parametrize(("there", "fear"), [({}, 2), ({"disease": 1}, 3), ({"blight": 1}, 3)])
def test_tormenting_rotflies(there: dict[str, int], fear: int) -> None:
    isle = isle_of()
    isle.put(SANDS, "e", **there)
    use(isle, "tormenting_rotflies", at(SANDS), "second")
    assert isle.state.fear_shown == fear


@plays("power:tormenting_rotflies")
def test_tormenting_rotflies_spread_disease_or_need_invaders() -> None:
    isle = isle_of()
    isle.put(SANDS, disease=1, blight=1)
    isle.use("tormenting_rotflies", SANDS, "second")
    use(isle, "tormenting_rotflies", at(SANDS), "first")
    assert (isle.state.fear_shown, isle.state.disease[SANDS]) == (0, 2)


@plays("power:twilight_fog_brings_madness")
def test_twilight_fog_brings_madness() -> None:
    """Only the dahan who are still there are hit."""
    isle = isle_of()
    isle.put(SANDS, "tdd")
    use(isle, "twilight_fog_brings_madness", at(SANDS), at(INLAND))
    assert (isle.pieces(SANDS), isle.pieces(INLAND)) == ("dahan:1 town:0:1", "dahan")


@plays("power:here_there_be_monsters")
@pytest.mark.parametrize(("beasts", "fear"), [(0, 2), (2, 3)])
def test_here_there_be_monsters(beasts: int, fear: int) -> None:
    isle = isle_of()
    isle.inhabit(0, INLAND)
    isle.put(INLAND, "td", beasts=beasts)
    use(isle, "here_there_be_monsters", at(INLAND), "town", at(SANDS))
    assert (isle.pieces(INLAND), isle.pieces(SANDS), isle.state.fear_shown) == ("dahan", "town", fear)
    assert isle.asked[0][2] == (at(INLAND),)  # land 2 is coastal


# ---- dahan and invaders ---------------------------------------------------------------------------------------------


@plays("power:call_to_ferocity")
def test_call_to_ferocity() -> None:
    isle = isle_of()
    isle.put(SANDS, "et")
    isle.put(INLAND, "dd")
    isle.use("call_to_ferocity", SANDS, "second")
    assert isle.pieces(SANDS) == "explorer town"  # without dahan
    use(isle, "call_to_ferocity", at(SANDS), "first", at(INLAND), "stop")
    isle.use("call_to_ferocity", SANDS, "second", at(JUNGLE), at(JUNGLE))
    assert (isle.pieces(SANDS), isle.pieces(JUNGLE), isle.state.fear_shown) == ("dahan", "explorer town", 1)


@plays("power:confounding_mists")
def test_confounding_mists_defends() -> None:
    isle = isle_of()
    use(isle, "confounding_mists", at(JUNGLE), "first")
    assert defence(isle.state, Land(JUNGLE)) == 4


@plays("power:confounding_mists")
def test_confounding_mists_leads_away_whoever_comes() -> None:
    """Each invader that is added, by a build, an explore or anything else; never one that was there."""
    isle = isle_of()
    isle.put(JUNGLE, "e")
    use(isle, "confounding_mists", at(JUNGLE), "second")
    isle.run(explore(isle.table, Land(JUNGLE)))
    isle.run(finish_action(isle.table), ["explorer", at(SANDS)])
    isle.run(build(isle.table, Land(JUNGLE)))
    isle.run(finish_action(isle.table), ["stop"])
    assert (isle.pieces(JUNGLE), isle.pieces(SANDS)) == ("explorer town", "explorer")
    isle.power_says("add(2, explorer)", here=JUNGLE)
    isle.run(finish_action(isle.table), ["explorer", at(SANDS), "explorer", at(SANDS)])
    assert (isle.pieces(JUNGLE), isle.pieces(SANDS)) == ("explorer town", "explorer explorer explorer")


@plays("power:elusive_ambushes")
def test_elusive_ambushes() -> None:
    isle = isle_of()
    isle.put(SANDS, "ed")
    use(isle, "elusive_ambushes", at(SANDS), "first")
    isle.use("elusive_ambushes", SANDS, "second")
    assert (isle.pieces(SANDS), defence(isle.state, Land(SANDS))) == ("dahan", 4)


@plays("power:pact_of_the_joined_hunt")
def test_pact_of_the_joined_hunt() -> None:
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    isle.inhabit(1, land(1, 4))
    isle.put(land(1, 4), "ttd")
    isle.put(land(1, 5), "d")
    use(isle, "pact_of_the_joined_hunt", "p2", "town:1")
    assert (isle.pieces(land(1, 4)), isle.state.fear_shown) == ("town dahan dahan", 1)


@plays("power:poisoned_dew")
@pytest.mark.parametrize(("where", "left"), [(WETLAND, ""), (JUNGLE, ""), (SANDS, "explorer")])
def test_poisoned_dew(where: int, left: str) -> None:
    isle = isle_of()
    isle.put(where, "ee")
    use(isle, "poisoned_dew", at(where))
    assert isle.pieces(where) == left


@plays("power:promises_of_protection")
def test_promises_of_protection() -> None:
    """They have more health only this turn, and only while they are there."""
    isle = isle_of()
    isle.put(SANDS, "dtt")
    isle.put(INLAND, "d")
    use(isle, "promises_of_protection", at(SANDS), at(INLAND))
    assert [health(isle.state, Land(each), DAHAN) for each in (SANDS, INLAND)] == [4, 2]
    isle.run(ravage(isle.table, Land(SANDS)), ["town:1"])
    assert isle.pieces(SANDS) == "town dahan"
    clear_turn(isle.state)
    assert health(isle.state, Land(SANDS), DAHAN) == 2


@plays("power:rites_of_the_lands_rejection")
def test_rites_of_the_lands_rejection() -> None:
    isle = isle_of()
    isle.put(SANDS, "ttcdd")
    use(isle, "rites_of_the_lands_rejection", at(SANDS), "first")
    assert isle.state.fear_shown == 2  # one for each town or city, but no more than dahan
    isle.run(build(isle.table, Land(SANDS)))
    assert isle.pieces(SANDS) == "town town city dahan dahan"
    isle.use("rites_of_the_lands_rejection", SANDS, "second", "dahan", at(INLAND), "stop")
    assert isle.pieces(INLAND) == "dahan"


@plays("power:spur_on_with_words_of_fire")
def test_spur_on_with_words_of_fire() -> None:
    """Another spirit gains the energy for the card, which takes no card play and is used when it is its time."""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    isle.state.hands[1] = 1 << power("elusive_ambushes") | 1 << power("volcanic_eruption")
    isle.state.plays[1] = 0
    use(isle, "spur_on_with_words_of_fire", "p2", "yes", "elusive_ambushes")
    assert isle.state.played[1] == 1 << power("elusive_ambushes")
    assert (isle.state.energy[1], isle.state.plays[1]) == (0, 0)
    assert isle.asked[-1][2] == ("elusive_ambushes",)  # the other one is too dear


@plays("power:spur_on_with_words_of_fire")
def test_who_spurs_itself_on_gains_no_energy() -> None:
    isle = isle_of("river_surges_in_sunlight")
    isle.state.hands[0] = 1 << power("elusive_ambushes")
    use(isle, "spur_on_with_words_of_fire", "yes")
    assert (isle.state.energy[0], isle.state.played[0]) == (0, 1 << power("spur_on_with_words_of_fire"))
