"""What a careful reader found: rules that are easily gone wrong."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, at, land, plays, power, printed, reply
from tuath.core.notation import parse
from tuath.games.spirit_island.material.pieces import CITY, EXPLORER, TOWN, damage_of, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.forecast import builds, ravages, when_invaders_act
from tuath.games.spirit_island.state.standing.standing import add_standing
from tuath.games.spirit_island.state.state import Right, Settle, Task
from tuath.games.spirit_island.turn.beginning import place_first_presence
from tuath.games.spirit_island.turn.powers import Aim, use_power
from tuath.games.spirit_island.turn.triggers import carry_out_triggered
from tuath.games.spirit_island.turn.usable import usable

HERE = 5


def innate(id: str) -> int:
    return len(printed().powers) + next(place for place, each in enumerate(printed().innates) if each.id == id)


def with_elements(isle: Isle, **wanted: int) -> None:
    isle.state.elements = [wanted.get(element, 0) for element in ELEMENTS]


@plays("innate:darkness_swallows_the_unwary")
def test_by_this_means_by_this_level() -> None:
    """S-7.7: explorers that the second level destroyed do not frighten once more for the third."""
    isle = Isle("shadows_flicker_like_flame")
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "eet")
    with_elements(isle, moon=4, fire=3, air=2)
    rule = isle.once(0, innate("darkness_swallows_the_unwary"), Aim(land(0, HERE)))
    asked = rule.send(None)
    while True:
        try:
            asked = reply(rule, asked, "yes" if "yes" in asked.options else asked.options[-1])
        except StopIteration:
            break
    assert isle.state.pieces[HERE] == ()
    # 2 explorers, then the town itself and what its fall brings: 2 + 1 + 1
    assert isle.state.fear_earned * isle.state.fear_pool + isle.state.fear_shown == 4


def test_two_lands_to_start_in() -> None:
    """S-2.10: the land with most dahan and the one with second most are never the same, also where several tie."""
    isle = Isle("thunderspeaker")
    isle.put(3, "dd")
    isle.put(7, "dd")
    isle.run(place_first_presence(isle.table, Settle(0)), ["1-3"])
    assert (isle.state.presence[3], isle.state.presence[7]) == (1, 1)


def test_whoever_is_given_something_is_asked_again() -> None:
    """S-3.3: "no more" ends with the next gift."""
    isle = Isle("lightnings_swift_strike", "river_surges_in_sunlight", boards="AB")
    isle.state.phase, isle.state.done = "fast", 0b10
    isle.run(isle.once(0, power("lightnings_boon"), Aim(spirit=1)))
    assert isle.state.done == 0


def test_a_repeat_is_paid_before_the_shadows() -> None:
    """S-7.8: one energy does not pay both for the repeat and for the distance."""
    isle = Isle("shadows_flicker_like_flame")
    isle.inhabit(0, HERE)
    isle.put(3, "de")
    card = power("call_to_bloodshed")
    isle.state.phase = "slow"
    isle.state.played = isle.state.used = [1 << card]
    add_standing(isle.state, parse("repeat_card(<=1, pay=cost)")[0], Right(0, 0, left=1))
    isle.state.energy = [1]
    assert not usable(isle.state, 0, "slow") >> card & 1
    isle.state.energy = [2]
    assert usable(isle.state, 0, "slow") >> card & 1


def test_a_repeat_is_paid_beside_the_speed() -> None:
    """S-7.8, S-7.9: one energy does not pay both for being fast and for the repeat."""
    isle = Isle("keeper_of_the_forbidden_wilds")
    isle.inhabit(0, 6)
    isle.put(6, "e")
    card = power("dry_wood_explodes_in_smoldering_splinters")
    isle.state.phase = "fast"
    isle.state.played = isle.state.used = [1 << card]
    add_standing(isle.state, parse("repeat_card(<=1, pay=cost)")[0], Right(0, 0, left=1))
    isle.state.energy = [1]
    assert not usable(isle.state, 0, "fast") >> card & 1
    isle.state.energy = [2]
    assert usable(isle.state, 0, "fast") >> card & 1
    isle.run(use_power(isle.table, 0, card), [at(6)])
    assert isle.state.energy == [0]


def test_builds_are_foretold_as_they_will_be() -> None:
    """S-18.8, S-15.7: with lands that a rule includes, without what is prevented."""
    isle = Isle(adversary="england", level="1")
    isle.put(6, "tt")
    isle.state.building = (printed().invader_index["1_jungle"],)
    assert builds(isle.state) == {land(0, 8): TOWN}
    trade = Isle()
    trade.put(1, "t")
    trade.state.building = (printed().invader_index["1_mountain"],)
    assert builds(trade.state) == {land(0, 1): CITY}
    trade.fear_card("overseas_trade_seem_safer", 2)
    assert builds(trade.state) == {}


def threatened_wetland() -> Isle:
    isle = Isle()
    isle.put(HERE, "tt")
    isle.state.ravaging = isle.state.building = (printed().invader_index["1_wetland"],)
    return isle


def test_after_the_invaders_the_next_turn_is_foretold() -> None:
    """S-3.5: what defends or skips in this turn, and damage, will be gone by then."""
    isle = threatened_wetland()
    isle.use("words_of_warning", HERE)
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN, damage=1))
    assert [each.damage for each in ravages(when_invaders_act(isle.state))] == [1]
    isle.use("a_year_of_perfect_stillness", HERE)
    assert ravages(when_invaders_act(isle.state)) == []
    assert builds(when_invaders_act(isle.state)) == {}
    isle.state.phase = "slow"
    assert [each.damage for each in ravages(when_invaders_act(isle.state))] == [4]
    assert builds(when_invaders_act(isle.state)) == {HERE: CITY}
    assert damage_of(isle.state.pieces[HERE][1]) == 1  # nothing has happened yet


def test_what_has_happened_is_not_foretold() -> None:
    """S-8.3: lands that have ravaged are done with, and so is everything once the game is over."""
    isle = threatened_wetland()
    isle.put(2, "t")  # the other wetland of board A
    isle.state.phase = "invaders"
    isle.state.agenda = [Task("build_step"), Task("ravage_step")]
    assert [each.land for each in ravages(isle.state)] == [2, HERE]
    isle.state.agenda, isle.state.lands_left = [Task("build_step")], 1 << HERE
    assert [each.land for each in ravages(isle.state)] == [HERE]
    assert set(builds(isle.state)) == {2, HERE}
    isle.state.agenda, isle.state.lands_left = [], 0
    assert not ravages(isle.state)
    assert not builds(isle.state)
    isle.state.phase = "over"
    assert not ravages(isle.state)
    assert not builds(isle.state)


def test_nobody_seeks_safety_where_there_is_none() -> None:
    """S-11.5: only lands from which somebody can be pushed are offered, or to leave it."""
    isle = Isle()
    isle.put(3, "e")
    isle.put(6, "e")
    isle.put(8, "t")
    isle.fear_card("seek_safety", 1, "1-6", "explorer")
    assert isle.asked[0][2] == ("stop", "1-6")
    assert isle.pieces(8) == "explorer town"


def raid_and_drown(*answers: Said) -> Isle:
    """One power brings a dahan into land 2, and pushes its town into the ocean in play."""
    isle = Isle("oceans_hungry_grasp", scenario="dahan_insurrection")
    isle.inhabit(0, 0)
    isle.put(2, "t")
    isle.put(4, "d")
    isle.power_says("push(1, town); gather(1, dahan)", "1-0", here=2)
    isle.run(carry_out_triggered(isle.table), answers)
    return isle


def test_the_players_say_when_drowning_comes() -> None:
    """S-15.10: it follows the action like what cards and foes say, and what it triggers in its turn follows it."""
    ocean = "oceans_hungry_grasp"
    scenario = "dahan_insurrection"
    isle = raid_and_drown(ocean)
    assert isle.asked[-1] == (0, "spirit_island-next-triggered", (ocean, scenario))
    assert isle.pieces(2) == "dahan"  # the response came, and was raided
    assert raid_and_drown(scenario).pieces(2) == "explorer dahan"


def test_who_was_spared_is_not_spared_again() -> None:
    """S-15.1, S-15.7: Russia 2 saves the first of an action; pushed with a wound that is deadly there it falls.

    S-9.9: a wound is only healed where damage would have destroyed it.
    """
    isle = Isle(adversary="russia", level="2", says="health(explorer, +1)")
    isle.holds("health(explorer, +1)", HERE)
    isle.state.pieces[HERE] = (piece(EXPLORER, damage=1),)
    isle.power_says("destroy(1, explorer)", "1-4", here=HERE)
    assert (isle.pieces(HERE), isle.pieces(4), isle.state.fear_shown) == ("", "", 1)
    healed = Isle(adversary="russia", level="2", says="health(explorer, +1)")
    healed.holds("health(explorer, +1)", HERE)
    healed.state.pieces[HERE] = (piece(EXPLORER, damage=1),)
    healed.power_says("damage(1)", "1-4", here=HERE)
    assert (healed.pieces(HERE), healed.pieces(4), healed.state.fear_shown) == ("", "explorer", 1)


def test_a_ravage_inside_a_power_is_an_action_of_its_own() -> None:
    """S-15.3, S-15.9: so Russia 2 saves one explorer in the power, and one in the ravage."""
    isle = Isle(adversary="russia", level="2")
    isle.put(HERE, "eddd")
    isle.put(4, "e")
    isle.power_says("destroy(1, explorer); at(adjacent(has(dahan))){ravage_here()}", "1-2", "1-6", here=4)
    assert (isle.pieces(4), isle.pieces(2), isle.pieces(6), isle.state.fear_shown) == ("", "explorer", "explorer", 2)


def test_who_drowns_first_is_asked_where_it_matters() -> None:
    """S-9.13: of different explorers one is saved by Russia 2."""
    isle = Isle("oceans_hungry_grasp", adversary="russia", level="2")
    isle.inhabit(0, 0)
    isle.state.pieces[0] = (piece(EXPLORER), piece(EXPLORER, strife=1))
    isle.run(carry_out_triggered(isle.table), ["explorer:0:1", "1-1"])
    assert (isle.pieces(0), isle.pieces(1)) == ("", "explorer:0:1")


def test_no_card_is_turned_up_where_none_is_left() -> None:
    """S-6.9: neither in the deck nor beside it."""
    isle = Isle()
    isle.state.minors = isle.state.minors_discarded = 0
    isle.carry_out("discard_top(minor_deck)")
    assert isle.state.minors_discarded == 0
