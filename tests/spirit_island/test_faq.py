"""Rulings of the FAQ that need two things at once; those of a single card or spirit stand beside its other tests.

All of them are named ``test_faq_…`` after what they rule.
"""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, have, innate, plays, power, printed
from tests.spirit_island.events import blighted, dahan, isle_with, main
from tests.spirit_island.foes import river, strike, theft
from tests.spirit_island.powers import DREAM, DREAMT
from tests.spirit_island.powers import use_at as use
from tests.spirit_island.spirits import BREAK, HOLD, STONE, days, give, mountains, neighbour, star, stone, volcano
from tuath.core.notation import parse
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.state.endings import why_lost
from tuath.games.spirit_island.state.queries.queries import beside, presence, shift_of, spirit
from tuath.games.spirit_island.state.state import FAST, NOBODY, SLOW, STOP, AfterStep, BeforeStep, Task, UsePowers
from tuath.games.spirit_island.turn.invader_phase import ravage_lands
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.sequence import step as next_step
from tuath.games.spirit_island.turn.triggers import finish_action

HOME = Land(5)


@plays("event:sprawl_contained_by_the_wilds")
def test_faq_dissolution_threatens_each_chooses_for_its_own_presence() -> None:
    """S-22.5: one lets two of its own fall, the other none of it."""
    isle = blighted(isle_with("river_surges_in_sunlight", "thunderspeaker", boards="AB"))
    isle.inhabit(0, 4, 3)
    isle.inhabit(1, 13, 3)
    isle.state.destroyed = [0, 1]
    main(isle, "sprawl_contained_by_the_wilds", "p1", "first", "second")
    assert (presence(isle.state, 0, Land(4)), presence(isle.state, 1, Land(13))) == (1, 4)
    assert isle.state.destroyed == [2, 0]
    assert isle.state.wilds[4] == 2


@plays("dahan_event:tell_the_old_stories")
def test_faq_old_stories_do_not_bring_back_what_setup_took() -> None:
    """S-22.5: of a spirit that began without one of its cards, only what it has forgotten since is offered."""
    isle = isle_with()
    isle.take_aspects(printed().aspect_index["sunshine"])
    isle.put(4, "dd")
    isle.inhabit(0, 4)
    isle.state.forgotten = [1 << power("flash_floods") | 1 << power("wash_away")]
    dahan(isle, "tell_the_old_stories", "wash_away")
    assert isle.asked[-1][2] == tuple(sorted(("flash_floods", "wash_away")))
    assert isle.state.hands == [1 << power("wash_away")]


def test_faq_great_river_and_france_towns_that_flee_are_available_again() -> None:
    """S-22.13, S-18.6: fourteen stand on two boards; one flees, and another can be placed before the end."""
    isle = river(adversary="france", level="1")
    isle.put(8, "t")
    isle.put(3, "ttttttttttttt")
    isle.play(AfterStep(SLOW))
    assert beside(isle.state, "scenario_card", "town") == 1
    assert why_lost(isle.state) is None
    towns = sum(isle.pieces(each).count("town") for each in range(len(isle.state.pieces)))
    assert towns == 13
    isle.put(14, "t")
    assert why_lost(isle.state) is None
    isle.put(14, "tt")
    assert why_lost(isle.state) == "adversary"


@plays("innate:explosive_eruption")
def test_faq_volcano_saved_presence_does_not_count_for_an_eruption() -> None:
    """S-22.14: of four that should fall two are saved: it is an eruption of two, which frightens nobody."""
    isle, home = volcano(5)
    other, near = mountains(isle)[1], neighbour(isle, home)
    isle.put(near, "c")
    isle.holds("on(would_destroy(presence.any)){owner_may_push_instead()}", home)
    have(isle, fire=3, earth=3)
    isle.run(
        use_power(isle.table, 0, innate("explosive_eruption")), [at(home), "4", at(other), at(other), "stop", at(near)]
    )
    assert (isle.state.destroyed, presence(isle.state, 0, other), isle.state.fear_shown) == ([2], 2, 0)
    assert isle.pieces(near) == "city:2"


def test_faq_shroud_moves_no_presence_for_a_power_that_is_not_used() -> None:
    """S-22.15, S-7.2: without its effects no target is chosen."""
    isle = Isle("shroud_of_silent_mist", expansions="both")
    isle.inhabit(0, HOME)
    isle.state.played[0] = 1 << power("dissolving_vapors")
    isle.state.agenda = [UsePowers(SLOW)]
    rule = next_step(isle.table)
    assert rule is not None
    assert power("dissolving_vapors") + 1 in rule.send(None)[0].values
    with pytest.raises(StopIteration):
        rule.send((0, STOP))
    assert presence(isle.state, 0, HOME) == 1


@plays("growth:starlight_seeks_its_form")
def test_faq_starlight_last_row_harms_where_it_is_or_hastens_a_power() -> None:
    """S-22.16: 2 damage in one of its own lands, or one slow power as a fast one."""
    isle = star()
    options = spirit(isle.state, 0).growth[0].options
    harm, haste = (each for each in options if each.unlock == options[-1].unlock)
    isle.put(HOME, "t")
    isle.put(6, "t")
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), harm.actions[0]))
    assert (isle.pieces(HOME), isle.pieces(6)) == ("", "town")
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), haste.actions[1]))
    assert isle.state.quick == [1]


def test_faq_fractured_days_each_of_two_actions_is_skipped_by_itself() -> None:
    """S-22.17: one ravage is skipped, the other happens."""
    isle = days(0, "river_surges_in_sunlight", boards="AB")
    isle.put(HOME, "t")
    isle.state.phase, isle.state.blight_left = "invaders", 20
    isle.state.counters |= {shift_of(0): 1, shift_of(1): -1}
    isle.state.lands_left = 1 << HOME
    isle.carry_out("skip(one)", here=HOME)
    isle.run(ravage_lands(isle.table, Task("ravage_lands")), ["yes"])
    assert isle.state.blight[HOME] == 1


@plays("innate:hold_the_island_fast_with_a_bulwark_of_will")
def test_faq_stone_does_not_save_presence_from_what_follows() -> None:
    """S-22.18: an event adds blight, and that destroys presence: it named none."""
    isle = Isle(STONE, "thunderspeaker", boards="AB", expansions="both")
    isle.state.phase, isle.state.energy, isle.state.blight_left = FAST, [2, 0], 20
    isle.inhabit(1, HOME, 2)
    give(isle, earth=6, plant=1)
    isle.run(use_power(isle.table, 0, innate(HOLD)), ["yes", "yes"])
    asked = len(isle.asked)
    use = Use(isle.table, 1, Land(HOME), cause=cause_of(printed(), "events", 0), actor=NOBODY)
    isle.run(carry_out(use, parse("add(1, blight)")))
    assert (presence(isle.state, 1, HOME), isle.state.energy[0], len(isle.asked)) == (1, 2, asked)


@plays("innate:let_them_break_themselves_against_the_stone")
def test_faq_stone_badlands_add_once_to_both_parts_of_its_answer() -> None:
    """S-22.18: 2, and half of the 4 dealt, are one action: 1 more in all."""
    isle = stone()
    isle.inhabit(0, HOME, 3)
    isle.put(HOME, "eeeeeee", badlands=1)
    isle.holds("defend(3)", HOME)
    give(isle, earth=5)
    isle.run(use_power(isle.table, 0, innate(BREAK)), [at(HOME), "yes"])
    isle.run(ravage(isle.table, HOME))
    isle.run(finish_action(isle.table))
    assert isle.pieces(HOME) == " ".join(["explorer"] * 2)


@plays("power:dream_of_the_untouched_land")
def test_faq_untouched_land_any_board_that_is_not_used_may_come() -> None:
    """S-22.8: also one that is better not combined with the others (S-2.8)."""
    isle = Isle()
    isle.inhabit(0, HOME)
    lands = [at(Land(9 + number)) for number in (1, 2, 3, 1, 2, 3, 4)]
    use(isle, DREAM, HOME, "yes", "B", *lands[:6], "yes", lands[6], "energy", "no", **DREAMT)
    offered = next(values for _, key, values in isle.asked if key == "spirit_island-board")
    assert offered == tuple(board.id for board in printed().boards if board.id != "A")


@plays("scenario:despicable_theft")
def test_faq_despicable_theft_who_walks_round_over_another_board_escapes_from_there() -> None:
    """S-13.9, S-19.8: an isolated land makes the way longer; from the next turn the ocean of the new board counts."""
    isle = theft("AB")
    over = Land(12)  # land 3 of board B, beside land 5 of board A
    isle.state.markers[HOME], isle.state.isolated = 1, 1 << 1
    isle.play(BeforeStep("ravage"), answers=[at(over)])
    assert isle.asked[-1][2] == ("1-1", "1-4", at(over))
    assert (isle.state.markers[HOME], isle.state.markers[over]) == (0, 1)
    asked = len(isle.asked)
    isle.play(BeforeStep("ravage"), answers=["blank"])
    assert isle.state.markers[over] == 0
    assert not [key for _, key, _ in isle.asked[asked:] if key == "spirit_island-thief-to"]


def test_faq_despicable_theft_who_comes_to_another_board_makes_for_its_ocean() -> None:
    """S-19.8: pushed from the coast of one board inland on another: the coast that it came from is no nearer ocean."""
    isle = theft("AB")
    isle.state.markers[3] = 1
    strike(isle, "push(1, explorer)", 3, "yes", "2-4")
    isle.play(BeforeStep("ravage"), answers=["2-2"])
    assert isle.asked[-1][2] == ("2-1", "2-2", "2-3")  # 3, on the other board, is beside 13 too
    assert (isle.state.markers[13], isle.state.markers[11]) == (0, 1)
