"""The adversaries of both expansions: setup, rules, escalation and loss of every level: S-18.15 to S-18.17."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, land, plays, printed
from tests.spirit_island.foes import HERE, against
from tuath.core.question import bits_of
from tuath.games.spirit_island.action.changes import add_blight, add_fear, remove_tokens
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.endings import supplies, why_lost
from tuath.games.spirit_island.state.queries.forecast import builds, ravaged_by
from tuath.games.spirit_island.state.queries.queries import beside, foes
from tuath.games.spirit_island.state.scoring import difficulty
from tuath.games.spirit_island.state.standing.standing import health, strength
from tuath.games.spirit_island.state.state import NO_CARD, Reminder, Task
from tuath.games.spirit_island.turn.invaders import advance, build, build_with, ravage
from tuath.games.spirit_island.turn.triggers import finish_action

FEAR = {  # in all, by level: S-18.1
    "france": (9, 9, 10, 11, 12, 13, 14),
    "habsburg": (9, 10, 11, 12, 12, 13, 14),
    "russia": (9, 10, 11, 11, 12, 13, 14),
}
DIFFICULTY = {
    "france": (2, 3, 5, 7, 8, 9, 10),
    "habsburg": (2, 3, 5, 6, 8, 9, 10),
    "russia": (1, 3, 4, 6, 7, 9, 11),
}


def card(id: str) -> int:
    return printed().invader_index[id]


def explore_with(isle: Isle, id: str, *answers: Said) -> None:
    """One explore step that turns up this card."""
    isle.state.invader_deck = (printed().invader_cards[card(id)].stage, 3)
    isle.play(Task("explore_step"), answers=(id, *answers))


@pytest.mark.parametrize("level", range(7))
@pytest.mark.parametrize("foe", FEAR)
def test_fear_and_difficulty_are_those_of_the_panel(foe: str, level: int) -> None:
    """S-18.1, S-21.1: as the tables say."""
    state = against(foe, level).state
    assert (sum(state.fear_deck), difficulty(state)) == (FEAR[foe][level], DIFFICULTY[foe][level])
    assert tuple(state.fear_deck) == foes(state)[0].now.fear


# ---- France: S-18.15 ------------------------------------------------------------------------------------------------


@plays("foe:france-escalation")
def test_demand_for_new_cash_crops() -> None:
    """S-8.4: after the card, on each board a land it shows: blight where a town or city is, otherwise a town."""
    isle = against("france", 0)
    isle.put(4, "t")
    explore_with(isle, "2_sands", "1-4")
    assert (isle.state.blight[4], isle.pieces(7)) == (1, "")
    other = against("france", 0)
    other.put(4, "t")
    other.put(8, "t")
    explore_with(other, "2_sands", "1-7")
    assert other.pieces(7) == "explorer town"  # the explorer has come before


@plays("foe:france-loss")
def test_sprawling_plantations() -> None:
    """S-18.6, S-20.3: seven towns for each board; the eighth that must be placed is the end."""
    isle = against("france", 0)
    isle.inhabit(0, 1)
    isle.put(5, "ttttttt")
    assert why_lost(isle.state) is None
    isle.put(4, "t")
    assert why_lost(isle.state) == "adversary"


@plays("foe:france-loss")
def test_S_20_5_more_towns_beside_another_from_level_two_on() -> None:
    """S-18.6, S-20.5: as many for each player as the level of the other."""
    for level, wanted in ((1, 7), (2, 10)):
        isle = against("france", level, second_adversary="england", second_level="3")
        assert [supply.number for supply in supplies(isle.state)] == [wanted]


@plays("foe:france-level1")
def test_frontier_explorers() -> None:
    """S-18.14, S-18.15: one more where an explorer really came and no town or city was; not before the first turn."""
    isle = against("france", 1)
    isle.put(2, "t")
    isle.put(4, wilds=1)
    isle.state.turn = 1
    isle.inhabit(0, 1)
    explore_with(isle, "2_coastal")
    assert [isle.pieces(number) for number in (1, 2, 3)] == ["explorer explorer", "explorer town", "explorer explorer"]
    before = against("france", 1)
    explore_with(before, "2_coastal")
    assert before.pieces(1) == "explorer"


@plays("foe:france-level2")
def test_slave_labor() -> None:
    """S-18.15: after a build all explorers but one become towns; with one alone nothing does."""
    isle = against("france", 2)
    isle.put(HERE, "eee")
    isle.put(2, "e")
    isle.run(build_with(isle.table, card("1_wetland"), finish_action))
    assert isle.pieces(HERE) == "explorer town town town"
    assert isle.pieces(2) == "explorer town"


@plays("foe:france-level2")
def test_slave_labor_begins_with_two() -> None:
    """S-18.15"""
    isle = against("france", 2)
    isle.put(HERE, "ee")
    isle.run(build_with(isle.table, card("1_wetland"), finish_action))
    assert isle.pieces(HERE) == "explorer town town"


@plays("foe:france-level2")
def test_slave_rebellion_is_the_fourth_event() -> None:
    """S-18.15, S-20.6: under three cards of the event deck; without events there is none."""
    isle = against("france", 2)
    rebellion = printed().event_index["slave_rebellion"]
    assert isle.state.events >> rebellion & 1
    isle.prepare()
    assert isle.state.event_faces == (NO_CARD, NO_CARD, NO_CARD, rebellion)
    assert not isle.state.events >> rebellion & 1
    without = against("france", 2, events="off")
    without.prepare()
    assert without.state.event_faces == ()


@plays("foe:france-level3")
def test_early_plantation() -> None:
    isle = against("france", 3, events="off")
    isle.put(8, "t")
    isle.prepare()
    assert (isle.pieces(7), isle.pieces(1)) == ("town", "town")


@plays("foe:france-level4")
def test_triangle_trade() -> None:
    """S-15.14: a city built at the coast brings a town to the adjacent land with fewest towns, in the same action."""
    isle = against("france", 4)
    isle.put(1, "t")
    isle.put(2, "t")
    isle.put(4, "t")
    isle.put(5, "t")
    isle.run(build(isle.table, Land(1)))
    assert (isle.pieces(1), isle.pieces(6)) == ("town city", "town")
    inland = against("france", 4)
    inland.put(5, "t")
    inland.run(build(inland.table, HERE))
    assert inland.asked == []


@plays("foe:france-level5")
def test_slow_healing_ecosystem() -> None:
    """S-10.4, S-18.15: what is removed waits until there are three for each player."""
    isle = against("france", 5)
    isle.put(5, blight=4)
    before = isle.state.blight_left
    remove_tokens(isle.table, HERE, "blight", 2)
    assert (isle.state.blight_left, beside(isle.state, "panel", "blight")) == (before, 2)
    remove_tokens(isle.table, HERE, "blight", 2)
    assert (isle.state.blight_left, beside(isle.state, "panel", "blight")) == (before + 4, 0)
    assert [key for key, _ in isle.log] == [
        "blight-removed", "blight-waits", "blight-removed", "blight-waits", "blight-back",
    ]  # fmt: skip
    isle = against("france", 5)
    isle.put(5, blight=4)
    remove_tokens(isle.table, HERE, "blight", 3)
    assert (isle.state.blight_left, beside(isle.state, "panel", "blight")) == (before + 3, 0)


@plays("foe:france-level6")
def test_persistent_explorers() -> None:
    """S-8.25, S-18.15: after the card an explorer more on each board, in a land without one."""
    isle = against("france", 6)
    explore_with(isle, "1_mountain", "1-5")
    assert isle.pieces(5) == "explorer"
    assert isle.asked[-1][2] == ("1-2", "1-3", "1-4", "1-5", "1-6", "1-7", "1-8")


@plays("foe:france-level6")
def test_fear_cards_push_persistent_explorers() -> None:
    """S-18.15: what would be removed by a fear card may be pushed, or stays; other pieces are removed."""
    isle = against("france", 6)
    isle.put(5, "e")
    isle.inhabit(0, 5)
    isle.state.fear_earned, isle.state.turn = 1, 2
    isle.play(Task("fear_cards"), answers=("fear_of_the_unseen", "1-6"))
    assert (isle.pieces(5), isle.pieces(6)) == ("", "explorer")


def test_what_a_power_removes_no_adversary_keeps() -> None:
    """S-18.15: only fear cards; what vanishes, forgotten by all, is gone."""
    isle = against("france", 6)
    isle.put(5, "ee")
    isle.use("vanish_softly_away_forgotten_by_all", 5, "first")
    assert isle.pieces(5) == ""


# ---- Habsburg: S-18.16 ----------------------------------------------------------------------------------------------


@plays("foe:habsburg-escalation")
def test_seek_prime_territory() -> None:
    """S-8.4, S-18.16: after the explore step a town where neither town nor blight is; on boards with little blight two.

    Its blight is counted anew before the second.
    """
    isle = against("habsburg", 0, boards="AB")
    isle.put(1, blight=3)
    explore_with(isle, "2_sands", "1-5", "2-5", "2-6")
    assert isle.pieces(5) == "town"
    assert [isle.pieces(land(1, number)) for number in (5, 6)] == ["town", "town"]
    full = against("habsburg", 0)
    full.put(1, blight=5)
    explore_with(full, "2_sands")
    assert not any("town" in full.pieces(number) for number in range(1, 9))


@plays("foe:habsburg-loss")
def test_irreparable_damage() -> None:
    """S-18.9: a marker for each blight of a ravage that deals eight damage to its land, cascades included."""
    isle = against("habsburg", 0)
    isle.inhabit(0, 2, 2)
    isle.state.blight_left = 9
    assert beside(isle.state, "panel", "marker") == 2
    isle.put(HERE, "tt")
    isle.run(ravage(isle.table, HERE))
    assert beside(isle.state, "panel", "marker") == 2  # four damage only
    isle.put(HERE, "ccc", blight=1)
    isle.run(ravage(isle.table, HERE), ["1-6"])
    assert beside(isle.state, "panel", "marker") == 0
    assert why_lost(isle.state) == "adversary"


@plays("foe:habsburg-loss")
def test_eight_damage_are_enough() -> None:
    """S-18.9: no less."""
    for pieces, left in (("tttt", 1), ("tttee", 1), ("ttte", 2)):
        isle = against("habsburg", 0)
        isle.inhabit(0, 2, 2)
        isle.state.blight_left = 9
        isle.put(HERE, pieces)
        isle.run(ravage(isle.table, HERE))
        assert (pieces, beside(isle.state, "panel", "marker")) == (pieces, left)


@plays("foe:habsburg-loss")
def test_defended_land_keeps_the_markers() -> None:
    """S-18.9: what counts is the damage after defend."""
    isle = against("habsburg", 0)
    isle.inhabit(0, 2, 2)
    isle.put(HERE, "ccc")
    isle.holds("defend(2)", HERE)
    isle.run(ravage(isle.table, HERE))
    assert (isle.state.blight[HERE], beside(isle.state, "panel", "marker")) == (1, 2)
    assert why_lost(isle.state) is None


@plays("foe:habsburg-level1")
def test_migratory_herders() -> None:
    """S-18.4: after the build step each land of a build card gathers a town from beside, out of other lands only."""
    isle = against("habsburg", 1)
    isle.put(4, "t")
    isle.put(6, "t")
    isle.put(2, "t")
    isle.state.building = (card("1_wetland"),)
    isle.play(Task("build_step"), answers=("1-5", "1-6"))
    assert [isle.pieces(number) for number in (2, 4, 5, 6)] == ["town town city", "", "town", ""]
    assert [values for _, _, values in isle.asked] == [("1-2", "1-5"), ("1-4", "1-6")]


def test_herders_come_even_where_nothing_is_built() -> None:
    """S-8.25, S-18.4: only the step counts; without a card no land is meant."""
    isle = against("habsburg", 1)
    isle.put(7, "t")
    isle.state.building = (card("1_wetland"),)
    isle.play(Task("build_step"))
    assert (isle.pieces(7), isle.pieces(5)) == ("", "town")
    idle = against("habsburg", 1)
    idle.put(7, "t")
    idle.play(Task("build_step"))
    assert idle.pieces(7) == "town"


def test_faq_habsburg_herders_wait_for_the_normal_build_step() -> None:
    """S-18.4: where an event turns the ravages into builds, they come after the builds that follow, not before."""
    isle = against("habsburg", 1)
    isle.put(7, "t")
    isle.state.ravaging = isle.state.building = (card("1_wetland"),)
    isle.carry_out("convert(next_ravage_step, build)")
    isle.play(Task("ravage_step"))
    assert (isle.pieces(7), isle.pieces(5)) == ("town", "")
    isle.play(Task("build_step"))
    assert (isle.pieces(7), isle.pieces(5)) == ("", "town")


@plays("foe:habsburg-level2")
def test_more_rural_than_urban() -> None:
    """S-18.16: towns in land 2 and in the highest land without symbols; inland two towns are built for a city."""
    isle = against("habsburg", 2)
    isle.prepare()
    assert (isle.pieces(2), isle.pieces(5)) == ("town", "town")
    isle.state.building = (card("1_wetland"),)
    assert builds(isle.state) == {2: 2, 5: 1}
    isle.run(build(isle.table, HERE))
    isle.run(build(isle.table, Land(2)))
    assert (isle.pieces(5), isle.pieces(2)) == ("town town town", "town city")


@plays("foe:habsburg-level3")
def test_fast_spread() -> None:
    isle = against("habsburg", 3)
    isle.prepare()
    assert isle.state.invader_deck == (1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3) == foes(isle.state)[0].now.deck


@plays("foe:habsburg-level4")
def test_herds_thrive_in_verdant_lands() -> None:
    """S-9.11, S-9.12: without blight towns have four health, and what destroys single ones deals two damage each."""
    isle = against("habsburg", 4)
    isle.put(HERE, "tt")
    assert health(isle.state, HERE, 1) == 4
    isle.power_says("destroy(1, town)", here=HERE)
    assert isle.pieces(HERE) == "town town:2"
    isle.power_says("destroy(all, town)", here=HERE)
    assert isle.pieces(HERE) == ""
    isle.put(HERE, "tt", blight=1)
    isle.power_says("destroy(1, town)", here=HERE)
    assert (health(isle.state, HERE, 1), isle.pieces(HERE)) == (2, "town")


@plays("foe:habsburg-level5")
def test_wave_of_immigration() -> None:
    """S-8.19: the reminder lies under five cards; when the sixth is to be turned up, it comes first."""
    isle = against("habsburg", 5)
    isle.prepare()
    assert isle.state.reminders == (Reminder("reminder_card", 5),)
    for number in (4, 6):
        isle.put(number, blight=1)
    isle.put(7, blight=2)
    isle.put(2, "c")
    isle.state.reminders = (Reminder("reminder_card", 0),)
    isle.state.invader_deck = (1, 3)
    isle.play(Task("explore_step"), answers=("1-1", "1-4", "1_jungle"))
    assert isle.asked[0][2] == ("1-1", "1-3"), "on the coast, but not beside the city of land 2"
    assert isle.pieces(1) == "city"
    assert [isle.pieces(number) for number in (4, 5, 6, 7, 8)] == ["town", "town town", "", "", "explorer town"]
    assert len(isle.state.reminders) == 0


def test_a_reminder_stays_between_its_neighbours() -> None:
    """S-8.19: cards that leave from above it bring it nearer; where only the order changes, it stays as deep."""
    isle = against("habsburg", 5)
    isle.prepare()
    isle.carry_out("accelerate(1)", "1_sands")
    assert isle.state.reminders == (Reminder("reminder_card", 4),)
    isle.carry_out("put(card(invader_deck.bottom, stage=3), card(invader_deck.bottom, stage=1), under=1)")
    assert isle.state.reminders == (Reminder("reminder_card", 4),)


@plays("foe:habsburg-level6")
def test_far_flung_herds() -> None:
    """S-8.7: towns beside the land add two to the damage; not where nobody ravages."""
    isle = against("habsburg", 6)
    isle.put(HERE, "e")
    isle.put(6, "t")
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 3, "force": 3, "defence": 0, "holds": 0})


# ---- Russia: S-18.17 ------------------------------------------------------------------------------------------------


@plays("foe:russia-escalation")
def test_stalk_the_predators() -> None:
    """S-18.11: two explorers for each board among its beasts; a board without any puts its two on another one."""
    isle = against("russia", 0, boards="AB")
    isle.put(6, beasts=1)
    isle.put(8, beasts=1)
    explore_with(isle, "2_sands", "1-6", "1-8", "1-8", "1-8")
    assert isle.pieces(6) == "explorer"
    assert isle.pieces(8) == "explorer explorer explorer"
    without = against("russia", 0)
    explore_with(without, "2_sands")
    assert without.asked[1:] == []


@plays("foe:russia-loss")
def test_hunters_swarm_the_island() -> None:
    """S-18.11: more beasts on the panel than on the island; only those that the adversary has destroyed count."""
    isle = against("russia", 1)
    isle.inhabit(0, 2)
    isle.put(HERE, "t", beasts=1)
    isle.put(6, beasts=1)
    isle.carry_out("destroy(1, beasts)", here=6)
    assert beside(isle.state, "panel", "beasts") == 0
    isle.run(ravage(isle.table, HERE))
    assert (isle.state.beasts[HERE], beside(isle.state, "panel", "beasts")) == (0, 1)
    assert why_lost(isle.state) == "adversary"


@plays("foe:russia-level1")
def test_hunters_seek_shell_and_hide() -> None:
    """S-18.17: beasts and an explorer in the highest land without town and city; explorers deal two damage.

    S-8.24: blight of a ravage destroys beasts, that of its cascade too.
    """
    isle = against("russia", 1)
    isle.put(8, "t")
    isle.prepare()
    assert (isle.state.beasts[7], isle.pieces(7)) == (1, "explorer")
    assert strength(isle.state, HERE, 0) == 2
    isle.state.turn, isle.state.blight_left = 1, 9
    isle.put(HERE, "e", blight=1, beasts=1)
    isle.run(ravage(isle.table, HERE), ["1-7"])
    assert (isle.state.beasts[HERE], isle.state.beasts[7], beside(isle.state, "panel", "beasts")) == (0, 0, 2)


@plays("foe:russia-level1")
def test_blight_destroys_one_beasts_of_several() -> None:
    """S-8.24, S-18.17"""
    isle = against("russia", 1)
    isle.state.turn, isle.state.blight_left = 1, 9
    isle.put(HERE, "e", beasts=3)
    isle.run(ravage(isle.table, HERE))
    assert (isle.state.blight[HERE], isle.state.beasts[HERE], beside(isle.state, "panel", "beasts")) == (1, 2, 1)


def test_S_20_12_beasts_come_to_an_extra_board_explorers_do_not() -> None:
    """S-20.12"""
    isle = against("russia", 1, boards="AB", extra_board="on")
    isle.prepare()
    assert isle.state.beasts[land(1, 8)] == 1
    assert isle.pieces(land(1, 8)) == ""


@plays("foe:russia-level2")
def test_a_sense_for_impending_disaster() -> None:
    """S-9.14: the first explorer that an action would destroy is pushed instead, for one fear."""
    isle = against("russia", 2)
    isle.put(HERE, "ee")
    isle.power_says("destroy(2, explorer)", "1-6", here=HERE)
    assert (isle.pieces(HERE), isle.pieces(6), isle.state.fear_shown) == ("", "explorer", 1)
    isle = against("russia", 2)
    isle.put(HERE, "eee")
    isle.power_says("destroy(2, explorer)", "1-6", here=HERE)
    assert (isle.pieces(HERE), isle.pieces(6), isle.state.fear_shown) == ("explorer", "explorer", 1)


@plays("foe:russia-level2")
def test_isolation_may_be_kept_so_that_the_explorer_falls() -> None:
    """S-9.14, S-13.9: then there is no fear."""
    isle = against("russia", 2)
    isle.put(HERE, "e")
    isle.state.isolated = 1 << HERE
    isle.power_says("destroy(1, explorer)", "no", here=HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown) == ("", 0)


@plays("foe:russia-level3")
def test_competition_among_hunters() -> None:
    """S-8.17, S-18.17: where three explorers are, every ravage card acts too, once for each card."""
    isle = against("russia", 3)
    isle.put(6, "eee")
    isle.put(HERE, "eee")
    isle.put(8, "ee")
    assert ravaged_by(isle.state, card("1_wetland")) == bits_of([5, 6])
    isle.put(6, "eeet")
    isle.holds("sit_out(1, town|city)", 6)
    assert ravaged_by(isle.state, card("1_wetland")) == bits_of([5, 6])  # S-16.4: explorers take part


@pytest.mark.parametrize(("kept_out", "blight"), [(2, 0), (1, 1)])
def test_S_16_4_whom_a_spirit_keeps_out_is_not_counted(kept_out: int, blight: int) -> None:
    """S-16.4, S-18.17: two of four explorers take part: the card does not act there; three of four: it does."""
    isle = Isle("lure_of_the_deep_wilderness", expansions="both", adversary="russia", level="3")
    isle.inhabit(0, 6)
    isle.put(6, "eeee")
    isle.state.turn, isle.state.phase = 3, "invaders"
    isle.state.ravaging = (card("1_wetland"),)
    assert ravaged_by(isle.state, card("1_wetland")) >> 6 & 1
    answers = ["explorer"] * kept_out
    isle.play(Task("ravage_step"), answers=answers if kept_out == 2 else [*answers, "stop"])
    assert isle.state.blight[6] == blight
    assert isle.pieces(6) == " ".join(["explorer"] * 4), "they are there for everything else"


@plays("foe:russia-level4")
def test_accelerated_exploitation() -> None:
    isle = against("russia", 4)
    isle.prepare()
    assert isle.state.invader_deck == (1, 1, 1, 2, 3, 2, 3, 2, 3, 2, 3, 3) == foes(isle.state)[0].now.deck


@plays("foe:russia-level5")
def test_entrench_in_the_face_of_fear() -> None:
    """S-18.5, S-18.12: with the third and the seventh fear card an unused invader card comes to the build space."""
    isle = against("russia", 5)
    isle.prepare()
    isle.state.building = (card("1_sands"),)
    add_fear(isle.table, 2 * isle.state.fear_pool)
    isle.run(finish_action(isle.table))
    assert list(isle.state.building) == [card("1_sands")]
    add_fear(isle.table, isle.state.fear_pool)
    isle.run(finish_action(isle.table), ["2_jungle"])
    assert list(isle.state.building) == [card("1_sands"), card("2_jungle")]
    assert not isle.state.unseen[1] >> card("2_jungle") & 1
    add_fear(isle.table, 4 * isle.state.fear_pool)
    isle.run(finish_action(isle.table), ["3_jungle_sands"])
    assert list(isle.state.building)[2:] == [card("3_jungle_sands")]


def test_S_8_22_a_card_out_of_the_fear_deck_escalates_when_it_builds() -> None:
    """S-8.22: when it is carried out for the first time, and never again."""
    isle = against("russia", 5)
    isle.prepare()
    isle.put(8, "t", beasts=1)
    add_fear(isle.table, 3 * isle.state.fear_pool)
    isle.run(finish_action(isle.table), ["2_jungle"])
    isle.play(Task("build_step"))
    assert isle.pieces(8) == "explorer explorer town city"
    isle.play(Task("build_step"))
    assert [key for key, _ in isle.log].count("escalates") == 1


def test_S_18_12_a_card_that_comes_too_late_ravages_without_a_build() -> None:
    """S-8.22, S-18.12: it moves on with the others and escalates there."""
    isle = against("russia", 5)
    isle.prepare()
    add_fear(isle.table, 3 * isle.state.fear_pool)
    isle.run(finish_action(isle.table), ["2_jungle"])
    advance(isle.state)
    assert isle.state.ravaging == (card("2_jungle"),)
    isle.put(8)
    isle.state.beasts[8], isle.state.beasts[6] = 0, 1
    isle.play(Task("ravage_step"))
    assert isle.pieces(6) == "explorer explorer"


@plays("foe:russia-level6")
def test_pressure_for_fast_profit() -> None:
    """S-18.10: boards to which no blight came in the ravage step get an explorer and a town, from turn 2 on."""
    isle = against("russia", 6, boards="AB")
    isle.state.turn = 2
    for seat in (0, 1):
        isle.inhabit(seat, land(seat, 2), 2)
    isle.put(HERE, "t")
    isle.put(6, "e")
    isle.put(land(1, 5), "ee")
    isle.state.ravaging = (card("1_wetland"),)
    isle.play(Task("ravage_step"))
    assert (isle.pieces(6), isle.pieces(land(1, 5))) == ("explorer", "explorer explorer explorer town")
    early = against("russia", 6)
    early.put(6, "e")
    early.state.turn = 1
    early.inhabit(0, 2)
    early.play(Task("ravage_step"))
    assert early.pieces(6) == "explorer"


def test_S_18_10_blight_of_a_cascade_counts_for_its_board() -> None:
    isle = against("russia", 6)
    isle.state.turn = 2
    isle.inhabit(0, 2)
    isle.put(6, "e")
    isle.run(add_blight(isle.table, Land(6)))
    isle.state.ravaging = ()
    assert isle.state.blight_new == (6,)


# ---- two of them: S-20.5, S-20.10 -----------------------------------------------------------------------------------


def test_S_20_10_an_addition_may_be_negative() -> None:
    """S-20.10: Habsburg 2 has one card less in level III."""
    isle = against("habsburg", 2, second_adversary="russia", second_level="1")
    assert isle.state.fear_deck == [4, 5, 3]


def test_both_loss_conditions_hold() -> None:
    """S-20.10"""
    isle = against("france", 0, second_adversary="habsburg", second_level="0")
    isle.inhabit(0, 2)
    isle.state.counters["panel.marker"] = 0
    assert why_lost(isle.state) == "adversary"


def test_one_terrain_of_two_counts_for_cash_crops() -> None:
    """S-20.5, S-20.10: France supports with every stage III card; chance draws which terrain counts."""
    isle = against("russia", 0, second_adversary="france", second_level="0")
    isle.state.invader_deck = (3, 3)
    isle.play(Task("explore_step"), answers=("3_jungle_sands", "jungle", "1-3"))
    assert isle.asked[-2][1] == "spirit_island-shown-terrain"
    assert "town" in isle.pieces(3)
