"""Clauses that nothing else plays: what else would go unnoticed if a card said otherwise. S-1.8"""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, pile, plays, power, printed
from tests.spirit_island.events import isle_with, main
from tests.spirit_island.foes import against, playing
from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.foes.rites import in_spirit_phase
from tuath.games.spirit_island.foes.wave import pass_over
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, EXPLORER, TOWN, count
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.costs import can_pay
from tuath.games.spirit_island.state.queries.queries import isle as island_of
from tuath.games.spirit_island.state.queries.queries import number_on_island, presence
from tuath.games.spirit_island.state.state import FAST, HOST, NOBODY, AfterStep, Task
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import check

HERE, BESIDE = Land(5), Land(4)


@plays("event:fortune_seekers")
@pytest.mark.parametrize(("is_played", "escalations"), [(True, 0), (False, 1)])
def test_S_8_11_fortune_seekers_keep_the_next_card_from_escalating(*, is_played: bool, escalations: int) -> None:
    isle = isle_with(adversary="brandenburg_prussia", level="0")
    isle.inhabit(0, 8)
    for number in range(1, 8):
        isle.put(number, "t")
    isle.state.turn, isle.state.invader_deck = 4, (2, 3, 3)
    if is_played:
        main(isle, "fortune_seekers")
    isle.play(Task("explore_step"), answers=["2_mountain"])
    assert [key for key, _ in isle.log].count("escalates") == escalations


@plays("event:remnants_of_a_spirits_heart")
def test_S_14_18_a_great_warding_comes_in_one_later_spirit_phase() -> None:
    """Of the three that come, whichever the players like."""
    isle = isle_with()
    isle.state.energy, isle.state.agenda = [4], [Task("turn")]
    main(isle, "remnants_of_a_spirits_heart", "second")
    isle.state.agenda = [*[AfterStep("spirit")] * 3, *isle.state.agenda[1:]]
    isle.run(isle.steps(), ["no", "yes"])


@plays("event:the_struggles_of_growth")
def test_S_5_9_presence_struggles_on_for_four_lands() -> None:
    """From land 6 of the one board land 5 of the other is five lands away."""
    isle = isle_with("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    isle.inhabit(0, 6, 2)
    isle.state.hands = [1 << power("wash_away"), 1 << power("voice_of_thunder")]
    main(isle, "the_struggles_of_growth", "p1", "second", "1-6", "2-5", "stop")
    offered = next(options for seat, key, options in isle.asked if seat == 0 and at(14) in options)
    assert at(14) in offered
    assert at(15) not in offered


@plays("foe:russia-level2")
def test_S_9_14_who_can_be_pushed_nowhere_is_destroyed() -> None:
    """All lands around are cut off from the island."""
    isle = against("russia", 2)
    isle.put(HERE, "e")
    for near in (1, 4, 6, 7, 8):
        isle.power_says("stasis(until=end_of_slow_phase)", here=near)
    assert not island_of(isle.state).near(HERE)
    isle.power_says("destroy(1, explorer)", here=HERE)
    assert isle.pieces(HERE) == ""


@plays("scenario:rituals_of_the_destroying_flame")
def test_S_19_6_a_ritual_among_no_invaders_brings_no_fear() -> None:
    isle = playing("rituals_of_the_destroying_flame")
    fire = next(card for card, each in enumerate(printed().powers) if each.kind == "minor" and each.elements[2])
    isle.state.turn, isle.state.hands[0], isle.state.phase = 1, 1 << fire, "spirit"
    isle.state.invader_deck = (2, 3)
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "d")
    isle.run(in_spirit_phase(isle.table, 0), ["yes"])
    assert (isle.state.markers[HERE], isle.state.energy[0], isle.state.fear_shown) == (1, 2, 0)


@plays("scenario:second_wave")
def test_S_19_10_no_invader_is_left_while_spirits_are_chosen_again() -> None:
    """At terror level III only cities had to go."""
    isle = Isle(scenario="second_wave", expansions="both")
    isle.inhabit(0, 4, 2)
    isle.put(6, "eet")
    isle.state.turn, isle.state.phase, isle.state.fear_deck = 4, FAST, [0, 0, 3]
    check(isle.table)
    pass_over(isle.state)
    isle.run(isle.steps(until="next_game"), ["wash_away"])
    assert sum(number_on_island(isle.state, kind) for kind in (EXPLORER, TOWN, CITY)) == 0


@plays("scenario:ward_the_shores")
@pytest.mark.parametrize(("deck", "revealed", "towns"), [((2, 2, 3), "2_sands", 0), ((3, 3), "3_jungle_sands", 1)])
def test_S_19_4_towns_come_with_explorers_from_stage_three_on(deck: tuple[int, ...], revealed: str, towns: int) -> None:
    isle = playing("ward_the_shores")
    isle.put(7, "c")
    isle.state.turn, isle.state.invader_deck = 2, deck
    isle.inhabit(0, 8)
    isle.play(Task("explore_step"), answers=[revealed])
    assert count(isle.state.pieces[7], (TOWN,)) == towns


@plays("special_rule:mists_shift_and_flow")
def test_S_22_15_one_presence_drifts_for_a_power_and_no_more() -> None:
    isle = Isle("shroud_of_silent_mist", expansions="both")
    isle.inhabit(0, HERE, 3)
    isle.state.played[0] = 1 << power("dissolving_vapors")
    isle.run(use_power(isle.table, 0, power("dissolving_vapors")), [at(BESIDE)])
    assert (presence(isle.state, 0, HERE), presence(isle.state, 0, BESIDE)) == (2, 1)


# ---- what aids a cost: S-14.6 ---------------------------------------------------------------------------------------

AIDED = [
    ("a_strange_madness_among_the_beasts", 1, "animal"), ("dahan_trade_with_the_invaders", 1, "fire"),
    ("dahan_trade_with_the_invaders", 2, "air"), ("new_species_spread", 1, "moon"),
    ("remnants_of_a_spirits_heart", 1, "earth"), ("rising_interest_in_the_island", 1, "air"),
    ("years_of_little_rain", 1, "water"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "part", "element"), [pytest.param(*each, marks=plays(f"event:{each[0]}")) for each in AIDED]
)
def test_S_14_6_cards_of_the_element_pay_where_there_is_no_energy(id: str, part: int, element: str) -> None:
    """Two that are forgotten are worth 8; cards of other elements are worth nothing."""
    place, cost = ELEMENTS.index(element), printed().events[printed().event_index[id]].parts[part].cost
    for has_it in (True, False):
        isle = Isle(expansions="both")
        cards = [card for card in printed().powers if card.kind == "minor" and bool(card.elements[place]) == has_it]
        isle.state.energy, isle.state.hands = [0], [pile(*(card.id for card in cards[:2]))]
        assert can_pay(Use(isle.table, HOST, actor=NOBODY).case, cost) == has_it
