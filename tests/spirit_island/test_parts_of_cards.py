"""Single parts of cards that no line of a table shows: the other speed, a repetition and no more, what can be left,
what another spirit is needed for. S-7.8, S-7.9, S-7.5"""

from __future__ import annotations

import pytest

from tests.spirit_island.alone import island
from tests.spirit_island.beside import told_of_both, two, use
from tests.spirit_island.board import Isle, have, innate, land, pile, plays, power, printed
from tests.spirit_island.events import terror
from tests.spirit_island.lands import ENOUGH
from tests.spirit_island.powers import isle_of, run
from tests.spirit_island.powers import use as use_whole
from tests.spirit_island.spirits import HOLD, stone
from tuath.core.notation import parse
from tuath.core.question import members
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land, board_place
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.material.pieces import TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import lands_matching
from tuath.games.spirit_island.state.standing.standing import is_skipped
from tuath.games.spirit_island.state.state import FAST, NOBODY, SLOW, Task
from tuath.games.spirit_island.turn.invaders import build_with
from tuath.games.spirit_island.turn.powers import Aim, use_power
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import usable

HERE = land(0, 5)


# ---- at the other speed: S-7.9 --------------------------------------------------------------------------------------


@plays("innate:gather_the_warriors", "innate:lead_the_furious_assault")
@pytest.mark.parametrize("id", ["gather_the_warriors", "lead_the_furious_assault"])
@pytest.mark.parametrize(("air", "is_fast"), [(3, False), (4, True)])
def test_four_air_make_the_powers_of_thunderspeaker_fast(id: str, air: int, is_fast: bool) -> None:
    isle = Isle("thunderspeaker")
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "tddd")
    have(isle, air=air, sun=2, fire=1, animal=1)
    assert bool(usable(isle.state, 0, FAST) >> innate(id) & 1) == is_fast
    assert usable(isle.state, 0, SLOW) >> innate(id) & 1, "it may be fast"


@plays("power:dry_wood_explodes_in_smoldering_splinters")
@pytest.mark.parametrize("energy", [0, 1])
def test_dry_wood_is_fast_for_one_energy(energy: int) -> None:
    isle = island("4 t presence1")
    card = power("dry_wood_explodes_in_smoldering_splinters")
    isle.state.played[0], isle.state.energy = 1 << card, [energy]
    assert usable(isle.state, 0, FAST) >> card & 1 == energy
    assert usable(isle.state, 0, SLOW) >> card & 1


# ---- once more, and no more: S-7.8 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("thing", "how", "answers"), [
    pytest.param(thing, how, answers, marks=plays(thing), id=thing) for thing, how, answers in (
        ("innate:exaltation_of_the_storm_wind", "other air5 water2", ["no", "no"]),
        ("innate:forsake_society_to_chase_after_dreams", "5 moon2 air4", ["no"]),
        ("innate:never_heard_from_again", "5 plant6", []),
        ("innate:let_them_break_themselves_against_the_stone", "5 earth7 sun2", ["yes"]),
        ("power:peace_of_the_nighttime_sky", "5", ["yes"]),
        ("power:blur_the_arc_of_years", "5", ["yes"]),
    )
])  # fmt: skip
def test_a_power_is_used_once_more_and_no_more(thing: str, how: str, answers: list[str]) -> None:
    isle = two("fractured_days_split_the_sky", "5 e own1", "0 play peace_of_the_nighttime_sky")
    isle.state.counters["time.0"] = 1
    use(isle, thing, how, answers)
    assert [task.kind for task in isle.state.agenda].count("repeat") == 1


# ---- what is for another spirit only --------------------------------------------------------------------------------


@pytest.mark.parametrize(("thing", "how", "before", "cards", "answers", "after"), [
    pytest.param("power:boon_of_reimagining", "self", "5 own1", "", ["no"], "5 own1",
                 marks=plays("power:boon_of_reimagining")),
])  # fmt: skip
def test_what_it_does_for_both_and_for_one(
    thing: str, how: str, before: str, cards: str, answers: list[str], after: str
) -> None:
    isle = two("river_surges_in_sunlight", before, cards)
    use(isle, thing, how, answers)
    assert told_of_both(isle) == after


@plays("power:elemental_boon")
@pytest.mark.parametrize(("how", "number"), [("self", [3, 0]), ("other", [3, 3])])
def test_elemental_boon_gives_three_elements_to_each(how: str, number: list[int]) -> None:
    isle = two("river_surges_in_sunlight", "5 own1", "")
    use(isle, "power:elemental_boon", how, ["fire", "water", "air"])
    assert [sum(isle.state.elements[: len(ELEMENTS)]), sum(isle.state.elements[len(ELEMENTS) :])] == number


@plays("power:renewing_boon", "innate:boon_of_sunshines_promise")
@pytest.mark.parametrize(("thing", "before", "how", "lands"), [
    ("power:renewing_boon", "3 own1 blight1, 4 other1 blight1, 5 own1 other1 blight1, 6 own1 other1 blight1",
        "other", ("1-5", "1-6")),
    ("innate:boon_of_sunshines_promise",
        "3 d blight1, 4 other1 blight1, 5 d other1 blight1, 6 d other1 blight1, 7 d own1 blight1",
        "other sun4 water2", ("1-5", "1-6")),
])  # fmt: skip
def test_blight_goes_where_both_are(thing: str, before: str, how: str, lands: tuple[str, ...]) -> None:
    isle = two("river_surges_in_sunlight", before, "")
    use(isle, thing, how, ["yes", "1-5"] if "innate" in thing else ["1-5", "no"])
    assert lands in [offered for _, _, offered in isle.asked]
    assert isle.state.blight[HERE] == 0


@plays("innate:boon_of_sunshines_promise")
def test_blight_that_sunshine_may_remove_may_be_left() -> None:
    isle = two("river_surges_in_sunlight", "5 d other1 blight1", "")
    use(isle, "innate:boon_of_sunshines_promise", "other sun4 water2", ["no"])
    assert isle.state.blight[HERE] == 1


# ---- what may be left, and what is one of many ----------------------------------------------------------------------


@plays("innate:lets_see_what_happens")
@pytest.mark.parametrize(("answers", "hand", "energy"), [(["no"], 1, 0), (["yes"], 1, 1)])
def test_the_card_that_was_turned_up_may_be_left(answers: list[str], hand: int, energy: int) -> None:
    isle = two("grinning_trickster_stirs_up_trouble", "5 e", "0 hand incite_the_mob")
    use(isle, "innate:lets_see_what_happens", "5 moon2 fire1 air2", ["voracious_growth", *answers])
    assert (isle.state.hands[0].bit_count(), isle.state.energy[0]) == (hand, energy)


@plays("power:unlock_the_gates_of_deepest_power")
def test_the_power_behind_the_gates_may_stay_in_hand() -> None:
    isle = isle_of("river_surges_in_sunlight", **dict.fromkeys(ELEMENTS, 2))
    isle.state.majors, isle.state.energy[0] = pile("volcanic_eruption", "sea_monsters"), 4
    drawn = ["volcanic_eruption", "sea_monsters"]
    use_whole(isle, "unlock_the_gates_of_deepest_power", *drawn, "no")
    assert (isle.state.hands[0] >> power("sea_monsters") & 1, isle.state.energy) == (1, [4])


@plays("innate:hold_the_island_fast_with_a_bulwark_of_will")
def test_s_22_18_one_energy_saves_one_presence() -> None:
    isle = stone()
    isle.state.energy = [1]
    isle.inhabit(0, HERE, 3)
    have(isle, earth=6, plant=1)
    isle.run(use_power(isle.table, 0, innate(HOLD)), ["yes", "yes"])
    event = Use(isle.table, 0, cause=cause_of(printed(), "events", 0), actor=NOBODY)
    isle.run(carry_out(event, parse("destroy_presence(2)")), ["yes"])
    assert (isle.state.presence[HERE], isle.state.energy) == (2, [0])


@plays("power:call_on_midnights_dream")
def test_midnights_dream_that_is_kept_gives_no_energy() -> None:
    """Another card is forgotten for the major power."""
    isle = two("bringer_of_dreams_and_nightmares", "5 dd own1", "0 play call_on_midnights_dream, 0 hand wash_away")
    drawn = ["accelerated_rot", "blazing_renewal", "cleansing_floods", "dissolve_the_bonds_of_kinship"]
    use(isle, "power:call_on_midnights_dream", "5", ["first", *drawn, drawn[0], "wash_away"])
    assert (isle.state.energy[0], isle.state.hands[0]) == (0, pile(drawn[0]))


@plays("power:shape_the_self_anew")
def test_shape_the_self_anew_gives_a_minor_power() -> None:
    isle = two("starlight_seeks_its_form", "5 own1", "0 play shape_the_self_anew")
    drawn = ["call_of_the_dahan_ways", "call_to_bloodshed", "call_to_isolation", "call_to_migrate"]
    use(isle, "power:shape_the_self_anew", "self", [*drawn, drawn[1], "no"])
    assert (isle.state.hands[0], isle.state.energy[0]) == (pile(drawn[1]), 0)


@plays("power:peace_of_the_nighttime_sky")
@pytest.mark.parametrize("level", [1, 2])
def test_the_nighttime_sky_brings_peace_only_at_terror_level_i(level: int) -> None:
    isle = terror(two("starlight_seeks_its_form", "5 e own1", ""), level)
    use(isle, "power:peace_of_the_nighttime_sky", "5", [])
    assert is_skipped(isle.state, HERE, "ravage") == (level == 1)


@plays("power:infinite_vitality")
def test_blight_stays_on_its_card_also_without_the_threshold() -> None:
    isle = two("vital_strength_of_the_earth", "5 own1", "")
    use(isle, "power:infinite_vitality", "5", [])
    isle.state.phase = "invader"
    isle.carry_out("add(1, blight)", here=HERE)
    assert (isle.state.blight[HERE], isle.state.blight_left) == (0, ENOUGH)


@plays("power:blazing_renewal")
def test_without_presence_that_comes_back_there_is_no_blaze() -> None:
    isle = two("vital_strength_of_the_earth", "4 cc own1 other1", "")
    use(isle, "power:blazing_renewal", "other fire3 earth3 plant2", ["1-4", "yes"])
    assert isle.pieces(4) == "city city"


@plays("power:dream_of_the_untouched_land")
def test_the_board_of_the_untouched_land_stays_outside_build_cards() -> None:
    isle = two("river_surges_in_sunlight", "4 own1, 12 other1", "")
    new = ["3-1", "3-1", "3-1", "3-1", "3-1", "3-1", "no"]
    use(isle, "power:dream_of_the_untouched_land", "4 moon3 water2 earth3 plant2", ["yes", "C", *new])
    card = printed().invader_index["1_jungle"]
    jungles = members(lands_matching(isle.state, printed().invader_cards[card]))
    for place in jungles:
        isle.put(place, "te")
    isle.run(build_with(isle.table, card, finish_action), ["C"])
    assert {board_place(Land(place)) for place in jungles if "city" not in isle.pieces(place)} == {2}


@plays("innate:epidemics_run_rampant")
def test_epidemics_of_all_levels_hit_dahan_three_times() -> None:
    """Two diseases: 2 damage to invaders and 2 to dahan at each level."""
    isle = isle_of("vengeance_as_a_burning_plague", fire=3, water=3, animal=5)
    isle.put(4, "dddd", disease=2)
    run(isle, isle.once(0, innate("epidemics_run_rampant"), Aim(Land(4), Land(4), NOBODY)), ["yes", "yes"])
    assert isle.pieces(4) == "dahan"


@plays("special_rule:slow_and_silent_death")
def test_a_slow_and_silent_death_frightens_only_where_it_works() -> None:
    """A land with its presence and damaged invaders: neither counts without the other."""
    spirit = next(
        each.id for each in printed().spirits if any(rule.id == "slow_and_silent_death" for rule in each.special_rules)
    )
    isle = Isle(spirit, expansions="both")
    isle.state.fear_pool, before = ENOUGH, isle.state.energy[0]
    for place in (3, 4, 7):
        isle.inhabit(0, place, 1)
    isle.put(3, "t")
    isle.state.pieces[4] = isle.state.pieces[5] = isle.state.pieces[6] = (piece(TOWN, 1),)
    isle.state.turn, isle.state.phase = 1, SLOW
    isle.play(Task("end_turn"))
    assert (isle.state.fear_shown, isle.state.energy[0]) == (1, before)


@plays("power:entwined_power")
def test_of_two_entwined_spirits_neither_has_to_give_a_card() -> None:
    isle = two("river_surges_in_sunlight", "5 own1 other1", "0 hand wash_away, 1 hand raging_storm")
    isle.state.minors = pile("drought", "gift_of_power", "steam_vents", "rain_of_blood")
    drawn = ["drought", "gift_of_power", "steam_vents", "rain_of_blood"]
    answers = ["minor", *drawn[:3], "drought", "gift_of_power", "no", "no"]
    use(isle, "power:entwined_power", "other water2 plant4", answers)
    assert isle.state.hands == [pile("wash_away", "gift_of_power"), pile("raging_storm", "drought")]
