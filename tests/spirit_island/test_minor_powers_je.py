"""Every minor power of Jagged Earth, played with its effect: S-7.5, S-13."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, plays, power, printed
from tests.spirit_island.powers import tokens, two
from tests.spirit_island.powers import use_at as use
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import terror_level
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.standing.standing import defence, strength
from tuath.games.spirit_island.state.state import FAST, SLOW, Right, Task
from tuath.games.spirit_island.turn.invaders import build, explore, ravage
from tuath.games.spirit_island.turn.powers import Aim, use_power
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import right_to_repeat, usable


@plays("power:bats_scout_for_raids_by_darkness")
def test_bats_scout_for_raids_by_darkness() -> None:
    isle = Isle()
    isle.put(5, "cedd")
    use(isle, "bats_scout_for_raids_by_darkness", 5, "first")
    assert isle.pieces(5) == "explorer dahan dahan city:2"
    isle.put(6, "ddd")
    use(isle, "bats_scout_for_raids_by_darkness", 5, "second", "1-6", "1-6")
    assert (isle.state.fear_shown, isle.pieces(6)) == (1, "dahan")


@plays("power:birds_cry_warning")
def test_birds_cry_warning_saves_two_dahan_of_the_next_action() -> None:
    isle = Isle()
    isle.put(5, "ttddd")
    use(isle, "birds_cry_warning", 5, "first")
    isle.run(ravage(isle.table, Land(5)))
    assert isle.pieces(5).count("dahan") == 3
    isle.run(finish_action(isle.table))
    isle.put(5, "ttddd", blight=0)
    isle.run(ravage(isle.table, Land(5)), ["town:1"])
    assert isle.pieces(5).count("dahan") == 1


@plays("power:birds_cry_warning")
def test_birds_cry_warning_pushes() -> None:
    isle = Isle()
    isle.put(5, "dd")
    use(isle, "birds_cry_warning", 5, "second", "dahan", "1-6", "stop")
    assert (isle.pieces(5), isle.pieces(6)) == ("dahan", "dahan")


@plays("power:blood_draws_predators")
def test_blood_draws_predators() -> None:
    """The first time only, and after that action."""
    isle = Isle()
    isle.put(5, "ec", beasts=1)
    use(isle, "blood_draws_predators", 5)
    isle.power_says("destroy(1, explorer)", here=5)
    isle.run(finish_action(isle.table))
    assert (isle.pieces(5), isle.state.beasts[5]) == ("city:2", 2)
    isle.put(5, "ec", beasts=1)
    isle.power_says("destroy(1, explorer)", here=5)
    isle.run(finish_action(isle.table))
    assert (isle.pieces(5), isle.state.beasts[5]) == ("city", 1)
    isle = Isle()
    isle.put(5, "ecc", beasts=5)
    use(isle, "blood_draws_predators", 5)
    isle.power_says("destroy(1, explorer)", here=5)
    isle.run(finish_action(isle.table), ["city"])
    assert (isle.pieces(5), isle.state.beasts[5]) == ("city:1 city:2", 6)  # three damage at most


@plays("power:call_to_guard")
def test_call_to_guard_defends() -> None:
    isle = Isle()
    isle.put(6, "d")
    isle.put(5, "d")
    use(isle, "call_to_guard", 5, "1-6", "first")
    assert defence(isle.state, Land(5)) == 2


@plays("power:call_to_guard")
def test_call_to_guard_meets_whoever_is_added_or_moved() -> None:
    isle = Isle()
    isle.put(5, "dt")
    isle.put(6, "t")
    use(isle, "call_to_guard", 5, "second")
    isle.power_says("gather(1, town)", here=5)
    isle.run(finish_action(isle.table))
    assert isle.pieces(5) == "town dahan town:1"
    isle.run(build(isle.table, Land(5)))
    isle.run(finish_action(isle.table))
    assert isle.pieces(5) == "town dahan town:1 city:1"
    isle.run(explore(isle.table, Land(5)))
    isle.run(finish_action(isle.table))
    assert isle.pieces(5) == "town dahan town:1 city:1"


@plays("power:carapaced_land")
def test_carapaced_land_reaches_farther_to_beasts() -> None:
    isle = Isle()
    isle.inhabit(0, 5)
    isle.state.beasts[6] = 1
    assert target_lands(isle.state, 0, printed().powers[power("carapaced_land")]) == 1 << 5 | 1 << 6
    use(isle, "carapaced_land", 6)
    assert defence(isle.state, Land(6)) == 3
    use(isle, "carapaced_land", 5, earth=2)
    assert defence(isle.state, Land(5)) == 6


@plays("power:desiccating_winds")
def test_desiccating_winds() -> None:
    """The badlands that lie there already add to the damage; the new one comes later."""
    isle = Isle()
    isle.put(6, "c")
    use(isle, "desiccating_winds", 6)
    assert (isle.pieces(6), tokens(isle, 6)) == ("city", {"badlands": 1})
    use(isle, "desiccating_winds", 6)
    assert (isle.pieces(6), tokens(isle, 6)) == ("city:2", {"badlands": 2})


@plays("power:dire_metamorphosis")
def test_dire_metamorphosis() -> None:
    isle = Isle()
    isle.put(5, "cd")
    use(isle, "dire_metamorphosis", 5)
    assert isle.pieces(5) == "dahan:1 city:1:1"
    assert tokens(isle, 5) == {"badlands": 1, "beasts": 1, "disease": 1, "wilds": 1, "blight": 1}
    assert isle.state.fear_shown == 1


@plays("power:domesticated_animals_go_berserk")
def test_domesticated_animals_go_berserk() -> None:
    isle = Isle()
    isle.put(5, "t")
    use(isle, "domesticated_animals_go_berserk", 5)
    assert (defence(isle.state, Land(5)), isle.state.fear_shown, tokens(isle, 5)) == (5, 1, {})
    use(isle, "domesticated_animals_go_berserk", 5, "yes", moon=3)
    assert tokens(isle, 5) == {"beasts": 1}


@plays("power:dry_wood_explodes_in_smoldering_splinters")
def test_dry_wood_may_be_fast_for_one_energy() -> None:
    """S-7.9: paid when it is used; without energy it stays slow."""
    card = power("dry_wood_explodes_in_smoldering_splinters")
    isle = Isle()
    isle.inhabit(0, 6)
    isle.put(6, "c")
    isle.state.played[0] = 1 << card
    isle.state.phase, isle.state.energy[0] = FAST, 0
    assert not usable(isle.state, 0, FAST)
    assert usable(isle.state, 0, SLOW) == 1 << card
    isle.state.energy[0] = 2
    isle.run(use_power(isle.table, 0, card), ["1-6"])
    assert (isle.state.energy[0], isle.pieces(6), isle.state.fear_shown) == (1, "city:1", 2)


@plays("power:entrap_the_forces_of_corruption")
def test_entrap_the_forces_of_corruption() -> None:
    isle = Isle()
    isle.put(6, blight=1)
    use(isle, "entrap_the_forces_of_corruption", 5, "1-6")
    assert (tokens(isle, 5), isle.state.isolated) == ({"blight": 1}, 1 << 5)


@plays("power:favor_of_the_sun_and_star_lit_dark")
def test_favor_of_the_sun_and_star_lit_dark() -> None:
    isle = Isle()
    isle.put(5, blight=1)
    use(isle, "favor_of_the_sun_and_star_lit_dark", 5, "blight", "1-6")
    assert (defence(isle.state, Land(5)), tokens(isle, 6), isle.state.fear_shown) == (4, {"blight": 1}, 0)
    use(isle, "favor_of_the_sun_and_star_lit_dark", 5, sun=2)
    assert isle.state.fear_shown == 1


@plays("power:flow_downriver_blow_downwind")
@pytest.mark.parametrize(("chosen", "left"), [("blight", "explorer town"), ("town", "explorer")])
def test_flow_downriver_blow_downwind(chosen: str, left: str) -> None:
    isle = Isle()
    isle.put(5, "et", blight=1)
    use(isle, "flow_downriver_blow_downwind", 5, chosen, "1-6")
    assert isle.pieces(5) == left


@plays("power:gift_of_natures_connection")
def test_gift_of_natures_connection() -> None:
    """Two of one element, and one for whoever gives it to another; S-22.5: the card has none."""
    isle = two()
    use(isle, "gift_of_natures_connection", -1, "first", "sun", target=1)
    assert (isle.state.energy[1], isle.state.elements[0]) == (2, 1)
    use(isle, "gift_of_natures_connection", -1, "second", "fire", "sun", target=1)
    assert isle.state.elements[len(ELEMENTS) + ELEMENTS.index("fire")] == 2
    use(isle, "gift_of_natures_connection", -1, "first", target=0)
    assert isle.state.energy[0] == 2


def test_faq_natures_connection_turned_up_has_no_elements() -> None:
    """S-22.5"""
    assert not any(printed().powers[power("gift_of_natures_connection")].elements)


@plays("power:gift_of_twinned_days")
def test_gift_of_twinned_days() -> None:
    """S-7.8: each may repeat the cheapest card in play for its cost, once."""
    isle = two()
    state = isle.state
    cheap, dear = power("boon_of_vigor"), power("flash_floods")
    state.played[1] = 1 << cheap | 1 << dear
    state.energy[1] = 5
    use(isle, "gift_of_twinned_days", -1, "yes", "no", target=1)
    rows = [row for row in state.standing if isinstance(row, Right)]
    assert [row.seat for row in rows] == [1]
    assert right_to_repeat(state, 1, cheap) is not None
    assert right_to_repeat(state, 1, dear) is None


@plays("power:haunted_by_primal_memories")
def test_haunted_by_primal_memories() -> None:
    isle = Isle()
    isle.put(5, "e")
    isle.put(6, "e", beasts=1)
    use(isle, "haunted_by_primal_memories", 5)
    assert (isle.state.fear_shown, defence(isle.state, Land(5))) == (1, 3)
    isle.state.fear_shown = 0
    use(isle, "haunted_by_primal_memories", 6)
    assert isle.state.fear_shown == 3


@plays("power:hazards_spread_across_the_island")
def test_hazards_spread_across_the_island() -> None:
    """Only kinds that lie next door; disease costs 1 energy and is no choice without it."""
    isle = Isle()
    isle.put(6, badlands=1, wilds=1, disease=1)
    use(isle, "hazards_spread_across_the_island", 5, "wilds")
    assert tokens(isle, 5) == {"wilds": 1}
    isle.state.energy[0] = 1
    use(isle, "hazards_spread_across_the_island", 5, "second")
    assert (tokens(isle, 5), isle.state.energy[0]) == ({"wilds": 1, "disease": 1}, 0)


@plays("power:hazards_spread_across_the_island")
def test_hazards_spread_strife() -> None:
    isle = Isle()
    isle.put(5, "t")
    isle.state.pieces[6] = (piece(CITY, strife=1),)
    use(isle, "hazards_spread_across_the_island", 5)
    assert isle.pieces(5) == "town:0:1"


@plays("power:like_calls_to_like")
def test_like_calls_to_like() -> None:
    isle = Isle()
    isle.put(5, "ed", blight=1)
    isle.put(6, "etd", blight=1, beasts=1)
    use(isle, "like_calls_to_like", 5, "1-6", "1-6", "1-6")
    assert (isle.pieces(5), isle.pieces(6)) == ("explorer explorer dahan dahan", "town")
    assert (tokens(isle, 5), tokens(isle, 6)) == ({"blight": 2}, {"beasts": 1})


@plays("power:mesmerized_tranquility")
def test_mesmerized_tranquility() -> None:
    isle = Isle()
    isle.put(5, "ec")
    use(isle, "mesmerized_tranquility", 5)
    assert [strength(isle.state, Land(5), kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [0, 1, 2, 2]
    assert isle.state.isolated == 1 << 5


@plays("power:renewing_boon")
def test_renewing_boon() -> None:
    isle = two()
    for seat, land in ((0, 5), (1, 5), (0, 6)):
        isle.inhabit(seat, land)
    isle.put(5, blight=2)
    isle.state.destroyed[1] = 1
    use(isle, "renewing_boon", -1, "yes", target=1)
    assert (tokens(isle, 5), isle.state.presence[5 * 2 + 1], isle.state.destroyed[1]) == ({"blight": 1}, 2, 0)


@plays("power:sear_anger_into_the_wild_lands")
def test_sear_anger_into_the_wild_lands() -> None:
    isle = Isle()
    isle.put(5, "c", wilds=1)
    use(isle, "sear_anger_into_the_wild_lands", 5, "first")
    assert tokens(isle, 5) == {"badlands": 1, "wilds": 1}
    use(isle, "sear_anger_into_the_wild_lands", 5, "second")
    assert (isle.pieces(5), isle.state.fear_shown) == ("city:2", 1)
    isle.put(6, "c")
    use(isle, "sear_anger_into_the_wild_lands", 6, "second")
    assert isle.pieces(6) == "city"


@plays("power:set_them_on_an_ever_twisting_trail")
def test_set_them_on_an_ever_twisting_trail() -> None:
    isle = Isle()
    isle.put(6, "e")
    use(isle, "set_them_on_an_ever_twisting_trail", 5, "first")
    assert (isle.pieces(5), isle.state.isolated) == ("explorer", 1 << 5)
    isle.state.isolated = 0
    use(isle, "set_them_on_an_ever_twisting_trail", 5, "second", "1-6")
    assert isle.pieces(6) == "explorer"


@plays("power:skies_herald_the_season_of_return")
def test_skies_herald_the_season_of_return() -> None:
    """A spirit with presence on the board of the target land adds destroyed presence there."""
    isle = two()
    for seat, land in ((0, 6), (1, 7)):
        isle.inhabit(seat, land)
        isle.state.destroyed[seat] = 1
    isle.put(5, blight=1)
    isle.put(6, "d")
    use(isle, "skies_herald_the_season_of_return", 5, "p2", "yes", "stop", "1-6")
    assert (isle.state.presence[5 * 2 + 1], isle.state.destroyed) == (1, [1, 0])
    assert tokens(isle, 6) == {"blight": 1}


@plays("power:strong_and_constant_currents")
def test_strong_and_constant_currents_push_along_the_coast() -> None:
    isle = Isle()
    isle.put(2, "te")
    use(isle, "strong_and_constant_currents", 2, "first", "town", "1-3")
    assert isle.pieces(3) == "town"
    assert all(value in ("1-1", "1-3") for _, key, values in isle.asked if key.endswith("where") for value in values)


@plays("power:strong_and_constant_currents")
def test_strong_and_constant_currents_move_dahan_either_way() -> None:
    isle = Isle()
    isle.put(1, "d")
    isle.put(3, "d")
    use(isle, "strong_and_constant_currents", 1, "second", "1-3", "1-1", "1-3")
    assert (isle.pieces(1), isle.pieces(3)) == ("", "dahan dahan") or isle.pieces(1) == "dahan"


@plays("power:strong_and_constant_currents")
def test_strong_and_constant_currents_do_both_with_two_water() -> None:
    isle = Isle()
    isle.put(1, "ed")
    use(isle, "strong_and_constant_currents", 1, "yes", "1-3", "1-1", "stop", water=2)
    assert (isle.pieces(1), isle.pieces(2), isle.pieces(3)) == ("", "explorer", "dahan")


@plays("power:sucking_ooze")
def test_sucking_ooze() -> None:
    isle = Isle()
    use(isle, "sucking_ooze", 5)
    assert (isle.state.fear_shown, isle.state.isolated) == (0, 1 << 5)
    isle.put(5, "e")
    use(isle, "sucking_ooze", 5)
    assert isle.state.fear_shown == 2


@plays("power:sunsets_fire_flows_across_the_land")
def test_sunsets_fire_flows_across_the_land() -> None:
    isle = Isle()
    isle.put(5, "c")
    isle.put(6, "c")
    isle.state.energy[0] = 1
    use(isle, "sunsets_fire_flows_across_the_land", 5, "yes", "1-6")
    assert (isle.pieces(5), isle.pieces(6), isle.state.energy[0], isle.state.fear_shown) == ("city:1", "city:1", 0, 1)
    use(isle, "sunsets_fire_flows_across_the_land", 5)
    assert isle.pieces(6) == "city:1"


@plays("power:territorial_strife")
def test_territorial_strife() -> None:
    isle = Isle()
    isle.put(5, "etc")
    use(isle, "territorial_strife", 5, "first")
    assert isle.pieces(5) == "city"
    use(isle, "territorial_strife", 5, "second")
    assert isle.pieces(5) == "city:0:1"


@plays("power:terror_turns_to_madness")
@pytest.mark.parametrize(("level", "answers", "feared", "stands"), [
    (1, [], 3, "city"), (2, ["first"], 2, "city"), (2, ["second"], 0, "city:0:1"), (3, [], 0, "city:0:1"),
])  # fmt: skip
def test_terror_turns_to_madness(level: int, answers: list[str], feared: int, stands: str) -> None:
    isle = Isle()
    isle.put(5, "c")
    isle.state.fear_deck = [0] * (level - 1) + [3] * (4 - level)
    assert terror_level(isle.state) == level
    use(isle, "terror_turns_to_madness", 5, *answers)
    assert (isle.state.fear_shown, isle.pieces(5)) == (feared, stands)


@plays("power:the_shore_seethes_with_hatred")
def test_the_shore_seethes_with_hatred() -> None:
    isle = Isle()
    use(isle, "the_shore_seethes_with_hatred", 2)
    assert (tokens(isle, 2), isle.state.fear_shown) == ({"badlands": 1, "wilds": 1}, 1)


@plays("power:thriving_chokefungus")
def test_thriving_chokefungus() -> None:
    isle = Isle()
    use(isle, "thriving_chokefungus", 5)
    assert tokens(isle, 5) == {"badlands": 1, "disease": 1}


@plays("power:treacherous_waterways")
def test_treacherous_waterways() -> None:
    isle = Isle()
    isle.put(5, "e")
    use(isle, "treacherous_waterways", 5, "first")
    assert tokens(isle, 5) == {"wilds": 1}
    use(isle, "treacherous_waterways", 5, "second", "1-6")
    assert isle.pieces(6) == "explorer"


@plays("power:unquenchable_flames")
def test_unquenchable_flames() -> None:
    isle = Isle()
    isle.put(5, "ec")
    use(isle, "unquenchable_flames", 5)
    assert (isle.pieces(5), isle.state.fear_shown) == ("explorer city:1", 1)
    isle.play(Task("end_turn"))
    assert isle.pieces(5) == "explorer city:1"
    use(isle, "unquenchable_flames", 5, "yes", fire=2)
    assert tokens(isle, 5) == {"badlands": 1}


@plays("power:weep_for_what_is_lost")
def test_weep_for_what_is_lost() -> None:
    isle = Isle()
    isle.put(5, "eetc", blight=2)
    use(isle, "weep_for_what_is_lost", 5, "town", "1-6", "stop")
    assert (isle.state.fear_shown, isle.pieces(5)) == (3, "explorer explorer city")


@plays("power:scream_disease_into_the_wind")
def test_scream_disease_into_the_wind() -> None:
    """The target reaches farther this turn, and once adds disease where it has used a power."""
    isle = two()
    isle.state.phase = FAST
    use(isle, "scream_disease_into_the_wind", -1, target=1)
    wash = power("wash_away")
    for answers in (["yes"], []):
        isle.run(isle.once(1, wash, Aim(Land(5))), [])
        isle.run(finish_action(isle.table), answers)
    assert tokens(isle, 5) == {"disease": 1}
