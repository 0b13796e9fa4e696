"""The event deck and the parts of an event: S-2.9, S-14."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.spirit_island.board import Isle, plays, power, printed
from tests.spirit_island.play import start
from tuath.core.question import members
from tuath.games import find
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.questions import EVENT
from tuath.games.spirit_island.state.standing.event_card import case_of, deck_size
from tuath.games.spirit_island.state.state import NO_CARD, Task
from tuath.games.spirit_island.verbs.event_deck import put_event_under, turn_up_event
from tuath.words.catalogue import Catalogue


def event(id: str) -> int:
    return printed().event_index[id]


def with_events(*spirits: str, boards: str = "A", **wishes: str) -> Isle:
    return Isle(*spirits, boards=boards, expansions="both", **wishes)


def names(bits: int) -> set[str]:
    return {printed().events[place].id for place in members(bits)}


# ---- the deck -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("expansions", "events", "sets"), [
    ("both", "on", ["bc", "je"]), ("branch_and_claw", "on", ["bc"]), ("jagged_earth", "on", ["je"]),
    ("both", "off", []), ("none", "on", []),
])  # fmt: skip
def test_s_2_9_the_deck_has_the_events_of_the_sets(expansions: str, events: str, sets: list[str]) -> None:
    """S-2.9: all but the one that belongs to an adversary; without events there is no deck."""
    state = start("river_surges_in_sunlight", expansions=expansions, events=events)
    assert names(state.events) == {each.id for each in printed().events if each.set in sets} - {"slave_rebellion"}


def test_s_14_9_events_that_are_left_out() -> None:
    """S-14.9: A Strange Madness among the Beasts, against Russia or with Many Minds; Slave Rebellion without France."""
    madness = "a_strange_madness_among_the_beasts"
    usual = start("river_surges_in_sunlight", expansions="both")
    assert madness in names(usual.events)
    assert "slave_rebellion" not in names(usual.events)
    assert madness not in names(start("river_surges_in_sunlight", expansions="both", adversary="russia").events)
    assert madness not in names(start("many_minds_move_as_one", expansions="both").events)
    assert "slave_rebellion" in names(start("river_surges_in_sunlight", expansions="both", adversary="france").events)


def test_s_14_1_on_the_first_turn_the_card_is_only_discarded() -> None:
    isle = with_events()
    isle.state.turn = 1
    isle.put(4, "d")
    isle.play(Task("event"), answers=["population_rises"])
    assert isle.asked[-1][1] == EVENT.key
    assert names(isle.state.events_discarded) == {"population_rises"}
    assert (isle.state.event_card, isle.pieces(4)) == (NO_CARD, "dahan")


def test_s_14_11_an_empty_deck_is_shuffled_anew() -> None:
    """S-14.11"""
    isle = with_events()
    isle.state.events, isle.state.events_discarded = 0, 1 << event("cities_rise")
    assert isle.run(turn_up_event(isle.table)) == event("cities_rise")
    assert deck_size(isle.state) == 0


def test_s_14_8_a_card_put_back_comes_after_so_many_others() -> None:
    """S-14.8: its place is known, what lies above it is not."""
    isle = with_events()
    isle.state.events = 1 << event("cities_rise") | 1 << event("seek_new_farmland") | 1 << event("thriving_trade")
    put_event_under(isle.state, event("new_species_spread"), 2)
    assert deck_size(isle.state) == 4
    drawn = [isle.run(turn_up_event(isle.table), answers) for answers in
             (["cities_rise"], ["thriving_trade"], [], [])]  # fmt: skip
    assert [printed().events[card].id for card in drawn] == [
        "cities_rise", "thriving_trade", "new_species_spread", "seek_new_farmland"]  # fmt: skip


def test_s_14_8_under_all_cards_if_there_are_too_few() -> None:
    isle = with_events()
    isle.state.events = 1 << event("cities_rise")
    put_event_under(isle.state, event("new_species_spread"), 3)
    assert isle.run(turn_up_event(isle.table)) == event("cities_rise")
    assert isle.run(turn_up_event(isle.table)) == event("new_species_spread")


# ---- the parts ------------------------------------------------------------------------------------------------------


def test_s_14_2_main_token_and_dahan_event_are_tasks_of_their_own() -> None:
    """S-14.2, S-15.2: from top to bottom; then the card is discarded."""
    isle = with_events()
    isle.state.event_card = event("population_rises")
    isle.put(4, "e")
    isle.state.agenda = [Task("event")]
    kinds = []
    while isle.state.agenda:
        kinds.append(isle.state.agenda[-1].kind)
        isle.go_on()
    assert kinds == ["event", "event_main", "token_event", "dahan_event", "event_over"]
    assert isle.pieces(4) == "explorer town"
    assert names(isle.state.events_discarded) == {"population_rises"}
    told = [key for key, _ in isle.log]
    assert told.index("event-part") < told.index("token-event") < told.index("dahan-event")


def test_s_14_3_which_case_applies_is_read_when_the_main_part_begins() -> None:
    """S-11.7, S-14.3: stage, terror level, state of the island; the adversary's event reads the stage."""
    isle = with_events()
    state = isle.state
    stage, terror, island = (printed().events[event(id)] for id in
                             ("wave_of_reconnaissance", "cultural_assimilation", "cities_rise"))  # fmt: skip
    assert (case_of(state, stage), case_of(state, terror), case_of(state, island)) == (0, 0, 0)
    state.invader_deck = (2, 3)
    state.fear_deck = [0, 0, 3]
    state.blight_card = printed().blight_index["downward_spiral"]
    assert (case_of(state, stage), case_of(state, terror), case_of(state, island)) == (1, 1, 1)


def test_s_14_12_the_whole_card_lies_open_before_anything_is_decided() -> None:
    """S-14.12"""
    isle = with_events()
    isle.put(4, "c")
    isle.inhabit(0, 4)
    isle.state.turn, isle.state.events = 2, 1 << event("years_of_little_rain")
    isle.state.agenda = [Task("event")]
    isle.go_on()
    assert isle.state.event_card == event("years_of_little_rain")
    assert not isle.asked


def test_s_14_6_an_element_in_play_pays_once_in_an_event() -> None:
    """S-14.6: also where an event is paid for land by land, nor does a card help twice."""
    isle = with_events("lightnings_swift_strike")
    isle.state.event_card = event("sacred_sites_under_threat")
    isle.state.energy = [4]
    isle.state.played = [1 << power("shatter_homesteads")]
    for here in (1, 4):
        isle.put(here, "t")
        isle.inhabit(0, here, 2)
    isle.state.agenda = [Task("event_main")]
    isle.go_on("second", "first", "2", "second")
    assert isle.state.energy == [2]
    assert isle.state.destroyed == [1]


def test_the_deck_is_part_of_a_copy_and_of_a_saved_state() -> None:
    state = start("river_surges_in_sunlight", expansions="both")
    put_event_under(state, event("cities_rise"), 2)
    other = state.copy()
    other.events, other.event_faces = 0, ()
    assert state.event_faces == (NO_CARD, NO_CARD, event("cities_rise"))
    again = type(state).from_data(state.to_data(), printed=state.printed, rules=state.rules, options=state.options)
    assert (again.events, again.event_faces) == (state.events, state.event_faces)
    assert Land(0) == 0


@plays("special_rule:forbidden_ground")
def test_s_22_31_a_dahan_event_leads_nobody_into_forbidden_ground() -> None:
    """S-22.31, S-14.2: of the whole card only the Dahan event is kept out of sacred sites."""
    isle = with_events("keeper_of_the_forbidden_wilds")
    isle.state.beasts = [0] * len(isle.state.beasts)
    isle.inhabit(0, 8, 2)
    isle.put(7, "dd", blight=1)
    isle.state.event_card = event("seeking_the_interior")  # at last: Forsake the Barren Land
    isle.play(Task("event"))
    assert (isle.pieces(5), isle.pieces(7), isle.pieces(8)) == ("dahan dahan", "", "")
    isle.carry_out("push(1, dahan)", "1-8", here=5)
    assert isle.pieces(8) == "dahan"


def test_no_two_things_are_told_by_the_same_name() -> None:
    """What a thing says is found by its name alone, so that a Dahan event and a fear card have different ones."""
    told = [thing.partition(":")[2] for thing in find("spirit_island").lines() if not thing.startswith("alternative:")]
    assert [id for id, times in Counter(told).items() if times > 1] == []


@pytest.mark.parametrize(("language", "wave", "frontier", "card"), [
    ("en", "Each time invaders explore in a land,", "each time invaders explore here,", "the bottom stage II card"),
    ("de", "wenn Invasoren in einem Gebiet entdecken:", "wenn Invasoren hier entdecken:", "Karte der Stufe II des"),
])  # fmt: skip
def test_s_14_5_texts_of_events_speak_of_lands(language: str, wave: str, frontier: str, card: str) -> None:
    """S-14.5: an event has no target land, so that "here" is a land of which it has spoken; stages are numerals."""
    words = Catalogue(language, find("spirit_island"))
    assert wave in words.say("spirit_island-text-wave_of_reconnaissance-1")
    assert frontier in words.say("spirit_island-text-the_frontier_calls-1")
    assert card in words.say("spirit_island-text-hard_working_settlers-2")
