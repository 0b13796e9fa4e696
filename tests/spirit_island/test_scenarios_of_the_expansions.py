"""The scenarios of both expansions: what they prepare, their rules, and how they are won and lost: S-19.4."""

from __future__ import annotations

from tests.spirit_island.board import Isle, have, innate, pile, plays, power, printed
from tests.spirit_island.foes import playing, river
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.foes.rites import RITE_HELD, hold, in_spirit_phase, is_rite_ready
from tuath.games.spirit_island.material.corners import corners
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.shown.scene import corner_texts
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.costs import Bill
from tuath.games.spirit_island.state.endings import has_won, why_lost
from tuath.games.spirit_island.state.queries.queries import beside, prepared, terror_level
from tuath.games.spirit_island.state.queries.queries import isle as island_of_state
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.scoring import difficulty
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, SLOW, AfterStep, Task
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import usable

HERE = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8


# ---- Ward the Shores ------------------------------------------------------------------------------------------------


@plays("scenario:ward_the_shores")
def test_a_ward_is_paid_with_a_card_face_down() -> None:
    """S-19.4: in the spirit phase a card for a card play; in the slow phase a marker at an own sacred site."""
    isle = playing("ward_the_shores")
    state = isle.state
    state.turn, state.plays[0], state.energy[0] = 1, 1, 4
    isle.inhabit(0, 2, 2)
    isle.inhabit(0, 5, 2)
    isle.put(2, "t", blight=1)
    isle.put(5, "ttt")
    isle.run(in_spirit_phase(isle.table, 0), ["yes", "wash_away"])
    assert (state.plays[0], state.energy[0], state.discards[0]) == (0, 4, 1 << power("wash_away"))
    assert is_rite_ready(state, 0, SLOW)
    isle.run(hold(isle.table, 0, SLOW))
    assert (state.markers[2], state.markers[5], state.energy[0]) == (1, 0, 0)
    assert not is_rite_ready(state, 0, SLOW)
    assert defence(state, Land(2)) == 3
    assert difficulty(state) == 2


@plays("scenario:ward_the_shores")
def test_one_card_face_down_is_one_ward() -> None:
    """S-19.4: each is played by itself, and each is used once."""
    isle = playing("ward_the_shores")
    state = isle.state
    state.turn, state.plays[0] = 1, 3
    isle.inhabit(0, 2, 2)
    isle.run(in_spirit_phase(isle.table, 0), ["yes", "wash_away"])
    assert (state.plays[0], state.discards[0]) == (2, 1 << power("wash_away"))
    isle.run(in_spirit_phase(isle.table, 0), ["yes", "flash_floods"])
    isle.run(hold(isle.table, 0, SLOW))
    assert is_rite_ready(state, 0, SLOW)
    isle.run(hold(isle.table, 0, SLOW))
    assert (state.markers[2], is_rite_ready(state, 0, SLOW)) == (2, False)


@plays("scenario:ward_the_shores")
def test_blight_destroys_wards() -> None:
    """S-19.4: whatever adds it."""
    isle = playing("ward_the_shores")
    isle.state.markers[HERE] = 2
    assert defence(isle.state, HERE) == 6
    isle.run(add_blight(isle.table, HERE))
    isle.run(finish_action(isle.table))
    assert (isle.state.markers[HERE], defence(isle.state, HERE)) == (0, 0)


@plays("scenario:ward_the_shores")
def test_all_coasts_warded_are_a_victory() -> None:
    """S-17.4, S-19.4: at terror level II; the empty fear deck is none, and hardly ever comes."""
    isle = playing("ward_the_shores")
    isle.put(5, "c")
    isle.prepare()
    assert sum(isle.state.fear_deck) == isle.state.fear_cards.bit_count()
    for number in (1, 2, 3):
        isle.state.markers[number] = 1
    assert not has_won(isle.state)
    isle.state.fear_deck[0] = 0
    assert terror_level(isle.state) == 2
    assert has_won(isle.state)
    isle.state.fear_deck, isle.state.markers[2] = [0, 0, 0], 0
    assert not has_won(isle.state)


@plays("scenario:ward_the_shores")
def test_towns_come_with_explorers_at_stage_three() -> None:
    """S-19.4"""
    isle = playing("ward_the_shores")
    isle.state.invader_deck = (3, 3)
    isle.play(Task("explore_step"), answers=["3_jungle_sands"])
    assert isle.pieces(3) == "explorer town"


# ---- The Great River ------------------------------------------------------------------------------------------------


@plays("scenario:the_great_river")
def test_towns_move_inland_and_leave_at_the_eastern_edge() -> None:
    """S-19.5: each one land on, the most inland first; on board A land 7 and 8 lie at the edge."""
    isle = river()
    isle.put(1, "tt")
    isle.put(8, "t")
    isle.play(AfterStep(SLOW))
    assert isle.pieces(1) == isle.pieces(8) == ""
    assert [isle.pieces(number) for number in (4, 5, 6)] == ["", "town", "town"]  # from the north: 6, then 5
    assert beside(isle.state, "scenario_card", "town") == 1
    assert difficulty(isle.state) == 3


@plays("scenario:the_great_river")
def test_S_19_5_isolation_holds_towns_only_for_energy() -> None:
    isle = river()
    isle.put(5, "t")
    isle.state.isolated, isle.state.energy[0] = 1 << 5, 2
    isle.play(AfterStep(SLOW), answers=("yes",))
    assert (isle.pieces(5), isle.state.energy[0]) == ("town", 1)
    isle.state.energy = [0, 0]
    isle.play(AfterStep(SLOW))
    assert isle.pieces(5) == ""


@plays("scenario:the_great_river")
def test_the_coast_is_built_and_explored_again() -> None:
    """S-8.25, S-19.5: after the steps, also when no card lay there; not before the first turn."""
    isle = river()
    isle.put(1, "e")
    isle.put(2, "et")
    isle.put(8, "e")
    isle.play(Task("build_step"))
    assert (isle.pieces(1), isle.pieces(2), isle.pieces(3)) == ("explorer town", "explorer town", "")
    assert isle.pieces(8) == "explorer", "not inland"
    isle.state.invader_deck = (1, 1)
    isle.play(Task("explore_step"), answers=["1_mountain"])
    assert (isle.pieces(2), isle.pieces(3), isle.pieces(5)) == ("explorer town", "explorer", "")
    first = river()
    first.state.turn = 0
    first.state.invader_deck = (1, 1)
    first.play(Task("explore_step"), answers=["1_mountain"])
    assert first.pieces(3) == ""
    first.put(3, "e")
    first.play(Task("build_step"))
    assert first.pieces(3) == "explorer"


@plays("scenario:the_great_river")
def test_too_many_towns_that_left_are_the_end() -> None:
    """S-19.5: more than three for each board."""
    isle = river()
    isle.state.counters["scenario_card.town"] = 6
    assert why_lost(isle.state) is None
    isle.state.counters["scenario_card.town"] = 7
    assert why_lost(isle.state) == "scenario"


# ---- Rituals of the Destroying Flame --------------------------------------------------------------------------------

FLAME = "rituals_of_the_destroying_flame"


@plays("scenario:rituals_of_the_destroying_flame")
def test_a_ritual_burns_a_land() -> None:
    """S-19.6: a card with fire is forgotten; marker, blight, energy and fear as the stage, damage by the dahan."""
    isle = playing(FLAME)
    state = isle.state
    fire = next(card for card, each in enumerate(printed().powers) if each.kind == "minor" and each.elements[2])
    state.turn, state.hands[0], state.phase = 1, 1 << fire, "spirit"
    state.invader_deck = (2, 3)
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "ed")
    isle.run(in_spirit_phase(isle.table, 0), ["yes"])
    assert (state.hands[0], state.markers[HERE], state.blight[HERE]) == (0, 1, 1)
    assert (state.energy[0], state.fear_shown, isle.pieces(HERE)) == (2, 2, "dahan")
    isle.play(Task("rites"))  # no card with fire is left
    assert RITE_HELD in state.counters
    assert difficulty(state) == 3


@plays("scenario:rituals_of_the_destroying_flame")
def test_one_card_with_fire_is_forgotten() -> None:
    """S-19.6: of several one."""
    isle = playing(FLAME)
    state = isle.state
    cards = [each.id for each in printed().powers if each.kind == "minor" and each.elements[ELEMENTS.index("fire")]][:3]
    state.turn, state.hands[0], state.phase = 1, pile(*cards), "spirit"
    isle.inhabit(0, HERE, 2)
    isle.run(in_spirit_phase(isle.table, 0), ["yes", cards[1]])
    assert (state.hands[0], state.markers[HERE]) == (pile(cards[0], cards[2]), 1)


@plays("scenario:rituals_of_the_destroying_flame")
def test_S_19_6_a_marker_two_lands_away_is_too_far() -> None:
    isle = playing(FLAME)
    isle.put(HERE, "tt")
    isle.state.markers[2] = 1
    isle.power_says("damage(2)", here=HERE)
    assert isle.pieces(HERE) == "town town"


@plays("scenario:rituals_of_the_destroying_flame")
def test_S_19_6_without_a_flame_invaders_are_not_harmed() -> None:
    """Within range 1 of a marker they are; elsewhere only for two energy."""
    isle = playing(FLAME)
    isle.put(HERE, "tt")
    isle.power_says("damage(2)", here=HERE)
    assert isle.pieces(HERE) == "town town"
    isle.state.happened, isle.state.energy[0] = (), 2
    isle.power_says("destroy(1, town)", "no", here=HERE)
    assert isle.pieces(HERE) == "town town"
    isle.state.happened = ()
    isle.power_says("destroy(1, town)", "yes", here=HERE)
    assert (isle.pieces(HERE), isle.state.energy[0]) == ("town", 0)
    isle.state.happened = ()
    isle.state.markers[6] = 1
    isle.power_says("damage(2)", here=HERE)
    assert isle.pieces(HERE) == ""


@plays("scenario:rituals_of_the_destroying_flame")
def test_S_19_6_dahan_strike_back_for_energy() -> None:
    """One payment for one strike, by whoever likes."""
    isle = playing(FLAME)
    isle.inhabit(0, 2, 2)
    isle.put(HERE, "edd")
    isle.state.energy[0] = 3
    isle.run(ravage(isle.table, HERE), ["yes"])
    assert (isle.pieces(HERE), isle.state.energy[0]) == ("dahan dahan:1", 1)


# ---- Elemental Invocation -------------------------------------------------------------------------------------------

CORNER_4_5 = "on_corner.7"  # where lands 1, 4 and 5 of board A meet


@plays("scenario:elemental_invocation")
def test_an_element_is_invoked_on_a_corner() -> None:
    """S-19.7: named by the lands that meet there; 1 energy, and 1 more for each marker on an adjacent corner."""
    isle = playing("elemental_invocation")
    state = isle.state
    state.turn, state.energy[0] = 1, 4
    isle.inhabit(0, HERE)
    isle.run(in_spirit_phase(isle.table, 0), ["yes", "1-1", "1-4", "water"])
    assert (state.counters[CORNER_4_5], state.energy[0]) == (ELEMENTS.index("water"), 3)
    isle.run(in_spirit_phase(isle.table, 0), ["yes", "1-6", "1-1", "water"])  # beside it: where 1, 5 and 6 meet
    assert (state.counters["invoked"], state.energy[0]) == (2, 1)
    shown_corner = view(state)["corners"][0]
    assert (shown_corner["lands"], shown_corner["element"]) == (["1-1", "1-4", "1-5"], "water")
    assert shown_corner["at"] == [0.698, 0.393]
    shown = [dict(each.params) for each in corner_texts(view(state))]
    assert shown[0] == {"element": "element:water", "text": "A1 A4 A5"}
    isle.run(in_spirit_phase(isle.table, 0), ["no"])
    state.energy[0] = 0
    isle.run(in_spirit_phase(isle.table, 0))  # nothing to pay with
    assert difficulty(state) == 1


@plays("scenario:elemental_invocation")
def test_S_19_7_a_corner_may_be_named_by_what_meets_no_other() -> None:
    """Lands 4 and 5 alone meet at the edge of the board."""
    isle = playing("elemental_invocation")
    isle.state.energy[0] = 1
    isle.inhabit(0, HERE)
    isle.run(in_spirit_phase(isle.table, 0), ["yes", "1-4", "stop", "water"])
    assert isle.state.counters["on_corner.14"] == ELEMENTS.index("water")


@plays("scenario:elemental_invocation")
def test_S_19_7_elements_on_corners_count_for_their_lands() -> None:
    """Of an innate power that nothing else suffices for only these lands are targets; not of one with a range."""
    isle = playing("elemental_invocation")
    state = isle.state
    isle.inhabit(0, HERE, 2)
    isle.put(4, "e")
    isle.put(6, "e")
    flooding = innate("massive_flooding")
    have(isle, sun=1, water=1)
    assert not usable(state, 0, SLOW) >> flooding & 1
    state.counters |= {CORNER_4_5: ELEMENTS.index("water"), "invoked": 1}
    assert usable(state, 0, SLOW) >> flooding & 1
    assert target_lands(state, 0, printed().innates[printed().innate_index["massive_flooding"]]) == 0b110010
    state.phase = SLOW
    isle.run(use_power(isle.table, 0, flooding), ["1-4", "1-5"])
    assert isle.pieces(4) == ""
    assert state.elements[ELEMENTS.index("water")] == 1


def test_S_19_7_what_is_prepared_and_a_corner_reach_a_level_together() -> None:
    """S-22.21: only with a marker spent is there a target, so it has to be."""
    isle = Isle("shifting_memory_of_ages", scenario="elemental_invocation", expansions="both")
    state, earth = isle.state, ELEMENTS.index("earth")
    state.phase = FAST
    isle.inhabit(0, HERE)
    isle.put(4, "e")
    state.counters |= {CORNER_4_5: earth, "invoked": 1, "prepared_earth.0": 1}
    learn = innate("learn_the_invaders_tactics")
    assert usable(state, 0, FAST) >> learn & 1
    isle.run(use_power(isle.table, 0, learn), ["1-4"])
    assert (defence(state, Land(4)), prepared(state, 0)[earth]) == (2, 0)


@plays("scenario:elemental_invocation")
def test_S_19_7_markers_aid_events() -> None:
    isle = playing("elemental_invocation")
    state, water = isle.state, ELEMENTS.index("water")
    state.counters |= {CORNER_4_5: water, "invoked": 1}
    assert Bill(state, 5, water).due == 3
    assert Bill(state, 5, ELEMENTS.index("sun")).due == 5


def test_S_19_7_corners_of_joined_boards() -> None:
    """Where the border of two lands meets the side of another board there are three."""
    isle = playing("elemental_invocation", boards="AB")
    found = corners(island_of_state(isle.state))
    assert len(found) == 34
    assert all(each.lands.bit_count() < 5 and len(each.beside) >= 2 for each in found.values())
    assert len({each.lands for each in found.values()}) == len(found)


# ---- what others begin with -----------------------------------------------------------------------------------------


@plays("scenario:elemental_invocation")
def test_a_fear_card_more_belongs_to_the_present_terror_level() -> None:
    """S-11.2: and a card of the lowest stage is out of the deck, a town in land 6 of each board."""
    isle = playing("elemental_invocation")
    isle.prepare("1_sands")
    assert isle.state.fear_deck == [4, 3, 3]
    assert (isle.pieces(6), isle.state.invader_deck.count(1)) == ("town", 2)
