"""Growth, presence, energy, elements and cards: S-5, S-6."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, cards_in, pile, plays, power, printed, reply
from tuath.core.notation import Call, statements
from tuath.core.position import Position
from tuath.games import find
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import presence, presence_lands, sacred_sites, spirits_in
from tuath.games.spirit_island.state.standing.panel import card_plays, elements, energy_income, growth_ways
from tuath.games.spirit_island.turn.growth import choose_option, grow, spirit_phase
from tuath.games.spirit_island.verbs.cards import draw, play, play_cards

PLAYS = 1  # where presence is taken from
MINOR = 0
HOME = 5


def river() -> Isle:
    isle = Isle("river_surges_in_sunlight")
    isle.inhabit(0, HOME)
    return isle


def test_growth_takes_one_option_whole() -> None:
    """S-5.1, S-5.6: two presence, each from a track of choice, each within range 1."""
    isle = river()
    isle.grow("2", "energy", "1-1", "plays", at(HOME))
    assert presence(isle.state, 0, Land(1)) == 1
    assert presence(isle.state, 0, Land(HOME)) == 2
    assert (energy_income(isle.state, 0), card_plays(isle.state, 0)) == (2, 2)
    assert len(isle.state.covered) == 2


def test_presence_stays_within_range_and_on_land() -> None:
    """S-5.6, S-4.3"""
    isle = river()
    isle.grow("2", "energy", "1-1", "energy", "1-1")
    offered = [values for _, key, values in isle.asked if key == "spirit_island-presence-to"]
    near = {at(HOME), *(at(land) for land in range(1, 9) if printed().boards[0].adjacent[HOME] >> land & 1)}
    assert set(offered[0]) == near
    assert "1-0" not in offered[1]


def test_presence_can_be_taken_from_the_island() -> None:
    """S-5.6: then it moves, and uncovers nothing."""
    isle = river()
    isle.grow("2", "island", at(HOME), "1-1", "energy", "1-1")
    assert presence(isle.state, 0, Land(HOME)) == 0
    assert presence(isle.state, 0, Land(1)) == 2


def test_the_first_option_reclaims_and_gains_a_card() -> None:
    """S-6.3, S-6.5: everything comes back; of four cards one stays; energy needs no choice of order."""
    isle = river()
    isle.state.discards[0], isle.state.hands[0] = isle.state.hands[0], 0
    drawn = ["drought", "devouring_ants", "steam_vents", "gift_of_power"]
    isle.grow("1", "2", "minor", *drawn, drawn[2])
    assert isle.state.energy == [1]
    assert isle.state.hands[0].bit_count() == 5
    assert isle.state.hands[0] >> power(drawn[2]) & 1
    assert isle.state.minors_discarded == pile(*drawn) & ~pile(drawn[2])
    assert isle.state.discards == [0]


def test_a_major_card_costs_another_card() -> None:
    """S-6.3, S-6.4: also the new one may be forgotten; minor and major cards go to their discard piles."""
    isle = river()
    isle.state.phase = "spirit"
    drawn = ["tsunami", "poisoned_land", "powerstorm", "accelerated_rot"]
    isle.grow("1", "2", "major", *drawn, drawn[0], drawn[0])
    assert not isle.state.hands[0] >> power(drawn[0]) & 1
    assert isle.state.majors_discarded == pile(*drawn)
    unique = cards_in(isle.state.hands[0])[0]
    other = ["vigor_of_the_breaking_dawn", "entwined_power", "talons_of_lightning", "cleansing_floods"]
    isle.grow("1", "2", "major", *other, other[1], unique)
    assert isle.state.forgotten == [pile(unique)]


def test_cards_are_paid_and_give_their_elements() -> None:
    """S-6.1, S-6.7"""
    isle = river()
    isle.state.energy, isle.state.plays = [2], [2]
    isle.run(play_cards(isle.table, 0), ["flash_floods", "boon_of_vigor"])
    assert (isle.state.energy, isle.state.plays) == ([0], [0])
    found = dict(zip(ELEMENTS, elements(isle.state, 0), strict=True))
    assert {name: number for name, number in found.items() if number} == {"sun": 2, "water": 2, "plant": 1}


def test_what_cannot_be_paid_is_not_offered() -> None:
    """S-6.1"""
    isle = river()
    isle.state.energy, isle.state.plays = [1], [3]
    isle.run(play_cards(isle.table, 0), ["stop"])
    assert "flash_floods" not in isle.asked[0][2]


def test_open_elements_are_chosen_before_cards() -> None:
    """S-6.10: Bringer of Dreams and Nightmares with its last space of plays uncovered."""
    isle = Isle("bringer_of_dreams_and_nightmares")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, "d")
    isle.state.covered[1] = 0
    isle.run(spirit_phase(isle.table, 0), ["4", "energy", at(HOME), "moon", "stop"])
    assert elements(isle.state, 0)[ELEMENTS.index("moon")] == 1


def test_an_element_that_a_power_lays_open_is_chosen_at_once() -> None:
    """S-6.10: its owner has chosen for the spaces open before already."""
    isle = Isle("bringer_of_dreams_and_nightmares")
    isle.inhabit(0, HOME, 2)
    track = printed().spirits[isle.state.spirits[0]].tracks[PLAYS]
    place = next(place for place, space in enumerate(track.spaces) if "any" in space.elements)
    isle.state.covered[PLAYS] = len(track.spaces) - place
    isle.use("gift_of_proliferation", -1, "plays", at(HOME), "fire", target=0)
    assert isle.state.elements[ELEMENTS.index("fire")] == 1


@plays("special_rule:rivers_domain")
def test_sacred_sites_are_two_presence_and_one_for_the_river_in_wetlands() -> None:
    """S-5.8, S-5.15"""
    isle = river()
    assert sacred_sites(isle.state, 0) == 1 << HOME
    other = Isle("thunderspeaker")
    other.inhabit(0, HOME, 1)
    assert sacred_sites(other.state, 0) == 0
    other.inhabit(0, HOME, 3)
    assert sacred_sites(other.state, 0) == 1 << HOME


@pytest.mark.parametrize("id", [spirit.id for spirit in printed().spirits if spirit.set == "base"])
def test_every_base_spirit_has_thirteen_presence(id: str) -> None:
    """S-2.10: on its tracks and, by its setup, on the island."""
    isle = Isle(id)
    calls = [call for effect in printed().spirits[isle.state.spirits[0]].setup for call in statements(effect)]
    placed = sum(number(Case(isle.state), call.args[0]) for call in calls if isinstance(call, Call))
    assert sum(isle.state.covered) + placed == printed().numbers.presence


def test_a_card_played_leaves_the_hand() -> None:
    isle = river()
    isle.state.energy, isle.state.plays = [9], [1]
    play(isle.table, 0, power("wash_away"))
    assert isle.state.played == [1 << power("wash_away")]
    assert not isle.state.hands[0] >> power("wash_away") & 1


def test_an_option_that_costs_energy_must_be_paid_at_once() -> None:
    """S-5.2: the third option of the Keeper is offered to who has the energy."""
    isle = Isle("keeper_of_the_forbidden_wilds")
    growth = growth_ways(printed().spirits[isle.state.spirits[0]], 0)
    cost = growth[3].option.cost
    isle.state.energy = [cost - 1]
    isle.run(choose_option(isle.table, 0, growth), ["1"])
    assert "4" not in isle.asked[-1][2]
    isle.state.energy = [cost]
    isle.run(choose_option(isle.table, 0, growth), ["4"])
    assert isle.state.energy == [0]


@pytest.mark.parametrize("spirit", ["a_spread_of_rampant_green", "oceans_hungry_grasp"])
def test_a_view_numbers_the_ways_to_grow_as_the_question_does(spirit: str) -> None:
    """S-5.1: what a panel always grants comes last."""
    game = find("spirit_island")
    position = Position(game, game.complete(1, {"spirit": spirit}), 1)
    while position.decisions[0].key != "spirit_island-growth":
        position.answer(0, position.decisions[0].options[0])
    decision = position.decisions[0]
    ways = position.view()["spirits"][0]["growing"]["ways"]
    told = [game.about(position.state, decision, value)["alternative"] for value in decision.values]
    assert told == [f"alternative:{ways[value]}" for value in decision.values]
    panel = next(each for each in printed().spirits if each.id == spirit)
    assert len(ways) == sum(len(section.options) for section in panel.growth)


def test_what_is_impossible_in_growth_is_skipped() -> None:
    """S-5.3, S-5.19: no dahan in range for Thunderspeaker, so nothing is added, and nothing asked but the order."""
    isle = Isle("thunderspeaker")
    isle.inhabit(0, HOME)
    isle.grow("2", "1")
    assert presence_lands(isle.state, 0) == 1 << HOME
    assert [key for _, key, _ in isle.asked] == ["spirit_island-growth", "spirit_island-growth-action"]


def test_growth_is_not_interrupted() -> None:
    """S-3.7: while a spirit adds presence it is busy, between two actions it is not."""
    isle = river()
    rule = grow(isle.table, 0)
    decision = rule.send(None)
    assert isle.state.busy == 0
    reply(rule, decision, "2")  # two equal actions: the first one begins
    assert isle.state.busy == 1
    rule.close()


def test_spirits_share_a_land() -> None:
    """S-5.13: each may have a sacred site there."""
    isle = Isle("thunderspeaker", "lightnings_swift_strike", boards="AB")
    for seat in (0, 1):
        isle.inhabit(seat, HOME, 2)
    assert spirits_in(isle.state, Land(HOME)) == [0, 1]
    assert sacred_sites(isle.state, 0) == sacred_sites(isle.state, 1) == 1 << HOME


def test_range_is_read_before_the_presence_is_lifted() -> None:
    """S-5.18: the only presence may go as far as it reaches from where it was."""
    isle = river()
    isle.grow("2", "island", at(HOME), "1-1", "island", "1-1", "1-2")
    assert presence_lands(isle.state, 0) == 1 << 2


def test_a_text_beats_a_limit() -> None:
    """S-1.8, S-5.17: Indomitable Claim ignores where the Ocean may be."""
    isle = Isle("oceans_hungry_grasp")
    isle.inhabit(0, 2)
    isle.carry_out("add_presence(1)", here=HOME)
    assert presence(isle.state, 0, Land(HOME)) == 0
    isle.use("indomitable_claim", HOME, "energy")
    assert presence(isle.state, 0, Land(HOME)) == 1


def test_a_deck_that_runs_out_is_shuffled_in_the_middle() -> None:
    """S-6.9: the last card first, then three of the discard pile."""
    isle = river()
    cards = ["drought", "devouring_ants", "steam_vents", "gift_of_power"]
    isle.state.minors, isle.state.minors_discarded = pile(cards[0]), pile(*cards[1:])
    isle.run(draw(isle.table, 0, MINOR, 4), cards[1:3])
    assert isle.state.drawn == [pile(*cards)]
    assert (isle.state.minors, isle.state.minors_discarded) == (0, 0)
