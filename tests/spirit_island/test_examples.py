"""Worked examples of the Jagged Earth rulebook that have no place elsewhere.

T-5 to T-18, T-20, T-21, T-25 to T-27.
"""

from __future__ import annotations

import dataclasses

from tests.spirit_island.board import Isle, Said, at, land, pile, power, printed, taken
from tuath.core.notation import parse_expression
from tuath.games.spirit_island.action.changes import add_blight, change_energy
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.endings import supplies
from tuath.games.spirit_island.state.queries.conditions import holds
from tuath.games.spirit_island.state.queries.queries import presence, terrain
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.standing import defence, health
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.events import choose_and_pay
from tuath.games.spirit_island.turn.growth import gain_energy
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import Aim
from tuath.games.spirit_island.turn.triggers import carry_out_triggered, finish_action

HERE, BESIDE = Land(5), Land(4)
OCEAN, COAST = Land(0), Land(2)
FIRST = 0  # part of an event
TRUCE = "wherever(has(dahan)){sit_out(1, dahan); sit_out(1, town|city)}"
NOW = "each_spirit(has(presence)){may{resolve_power(1, slow)}}"
DURABLE = "wherever(none(blight)){health(town, +2); durable(town, 2)}"


def test_T_05_temporary_truce() -> None:
    """T-5, S-16.1, S-16.4: one dahan and the town take no part; the other dahan is hurt and hits the explorer."""
    isle = Isle()
    isle.put(HERE, "etdd")
    isle.holds(TRUCE)
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 1, "force": 1, "defence": 0, "holds": 1})
    assert isle.pieces(HERE) == "town dahan dahan:1"


def test_who_takes_no_part_causes_no_ravage_and_no_defence() -> None:
    """S-12.4, S-16.4: a land with such invaders alone does not ravage; such dahan give no defend per dahan."""
    isle = Isle()
    isle.put(HERE, "td")
    isle.holds(TRUCE)
    isle.run(ravage(isle.table, HERE))
    assert (isle.pieces(HERE), isle.log) == ("town dahan", [])
    isle.put(HERE, "ttd")
    isle.holds("wherever(has(dahan)){defend(2*n(dahan))}")
    assert defence(isle.state, HERE) == 2
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 2, "force": 2, "defence": 0, "holds": 0})
    assert isle.state.blight[HERE] == 1


def test_T_06_protected_from_destruction() -> None:
    """T-6, S-9.9: six damage blight the land; the dahan loses even its earlier damage and strikes back."""
    isle = Isle(says="immune(dahan, destroy)")
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN), piece(TOWN), piece(DAHAN, damage=1))
    isle.holds("immune(dahan, destroy)", HERE)
    isle.run(ravage(isle.table, HERE), ["town:1"])
    assert isle.pieces(HERE) == "town town dahan"
    assert isle.state.blight[HERE] == 1


def test_whom_a_power_cannot_destroy_it_harms_no_more() -> None:
    """S-9.9: within the same action."""
    isle = Isle(says="immune(dahan, destroy)")
    isle.put(HERE, "dd")
    isle.holds("immune(dahan, destroy)", HERE)
    isle.use("tsunami", HERE)
    assert isle.pieces(HERE) == "dahan dahan"
    isle.state.pieces[HERE] = (piece(DAHAN), piece(DAHAN, damage=1))
    isle.carry_out("damage_each(1, dahan); damage_each(1, dahan)", here=HERE)
    assert isle.pieces(HERE) == "dahan dahan"
    isle.carry_out("damage_each(1, dahan)", here=HERE)
    assert isle.pieces(HERE) == "dahan:1 dahan:1"


def test_T_07_health_that_strife_lowers() -> None:
    """T-7, S-9.7, S-9.8: a town with 1 damage falls when strife comes; without strife it has its health again."""
    isle = Isle()
    isle.holds("wherever(){health(invader, -n(strife, that_piece))}")
    isle.state.pieces[HERE] = (piece(TOWN, damage=1),)
    isle.use("impersonate_authority", HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown) == ("", 1)
    isle.put(HERE, "t")
    isle.use("impersonate_authority", HERE)
    assert (isle.pieces(HERE), health(isle.state, HERE, isle.state.pieces[HERE][0])) == ("town:0:1", 1)
    isle.run(ravage(isle.table, HERE))
    assert (isle.pieces(HERE), health(isle.state, HERE, isle.state.pieces[HERE][0])) == ("town", 2)


def test_a_fear_card_that_lowers_health_destroys_at_once() -> None:
    """S-9.7: Unrest II: strife first, then the health of all who have some."""
    isle = Isle()
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN, damage=1))
    isle.fear_card("unrest", 2, "town:1")
    assert isle.pieces(HERE) == "town"


def test_T_08_herds_in_a_blighted_land() -> None:
    """T-8, S-9.8: a town of health 4 has 2 as soon as blight comes, and falls if it had so much damage."""
    isle = Isle()
    isle.holds(DURABLE)
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN, damage=2))
    assert health(isle.state, HERE, TOWN) == 4
    isle.run(add_blight(isle.table, HERE))
    assert (isle.pieces(HERE), health(isle.state, HERE, TOWN), isle.state.fear_shown) == ("town", 2, 1)


def test_T_09_a_sacred_site_is_two_presence() -> None:
    """T-9, S-5.8: of three presence in a land a sacred site that is moved takes two along, to the same land."""
    isle = Isle("lightnings_swift_strike")
    isle.inhabit(0, HERE, 3)
    isle.carry_out("push(1, sacred_site)", at(BESIDE), here=HERE)
    assert (presence(isle.state, 0, HERE), presence(isle.state, 0, BESIDE)) == (1, 2)
    isle.carry_out("push(1, sacred_site)", here=HERE)
    assert presence(isle.state, 0, HERE) == 1  # one presence is none


def test_a_sacred_site_of_one_presence() -> None:
    """S-5.15: that of the River in a wetland moves with the one presence that forms it."""
    isle = Isle("river_surges_in_sunlight")
    isle.inhabit(0, HERE)
    assert terrain(isle.state, HERE) == "wetland"
    isle.carry_out("push(1, sacred_site)", at(BESIDE), here=HERE)
    assert (presence(isle.state, 0, HERE), presence(isle.state, 0, BESIDE)) == (0, 1)


def explored_first(boards: str, card: str) -> Isle:
    """The initial explore on an island whose last board is the extra one."""
    isle = Isle(boards=boards, extra_board="on").lay_out()
    isle.play(Task("first_explore"), answers=[card])
    return isle


def invaders_on(isle: Isle, place: int) -> dict[int, str]:
    """By printed number, without dahan."""
    found = {number: isle.pieces(land(place, number)).replace("dahan", "").split() for number in range(1, 9)}
    return {number: " ".join(pieces) for number, pieces in found.items() if pieces}


def test_T_10_an_extra_board_with_three_players() -> None:
    """T-10, S-20.3: of the printed invaders only the city; an explorer comes to B3, but not to B5."""
    isle = explored_first("ACDB", "1_sands")
    assert invaders_on(isle, 3) == {2: "city", 3: "explorer"}


def test_T_11_an_extra_board_with_one_player() -> None:
    """T-11, S-20.3: no invaders, and the initial explore leaves it out."""
    isle = explored_first("AB", "1_sands")
    assert invaders_on(isle, 1) == {}
    assert "explorer" in invaders_on(isle, 0)[7]


def test_T_12_fear_cards_of_two_adversaries() -> None:
    """T-12, S-20.5: 3-4-3 and 4-4-4 are 4-5-4 together."""
    isle = Isle(adversary="sweden", level="2", second_adversary="brandenburg_prussia", second_level="6")
    assert isle.state.fear_deck == [4, 5, 4]


def test_T_13_the_invader_deck_of_two_adversaries() -> None:
    """T-13, S-20.5: first Russia 4, which supports, then Brandenburg-Prussia 2, 3 and 4."""
    isle = Isle(adversary="brandenburg_prussia", level="4", second_adversary="russia", second_level="4")
    decks = []
    for task in [task for task in reversed(isle.state.agenda) if task.kind == "prepare_adversary"]:
        isle.play(task)
        decks.append("".join(map(str, isle.state.invader_deck)))
    assert list(dict.fromkeys(decks)) == [
        "111222233333", "111232323233", "111323232323", "11323232323", "1133232323",
    ]  # fmt: skip


def test_T_14_towns_of_france_beside_another_adversary() -> None:
    """T-14, S-18.6, S-20.3, S-20.5: with four players 28, and 12 for the other's level 3; on five boards 35."""
    wishes = {"adversary": "france", "second_adversary": "england", "second_level": "3"}
    assert supplies(Isle(boards="ABCD", level="2", **wishes).state) == [((TOWN,), 28 + 12)]
    assert supplies(Isle(boards="ABCD", level="1", **wishes).state) == [((TOWN,), 28)]
    assert supplies(Isle(boards="ABCDE", level="2", extra_board="on", **wishes).state) == [((TOWN,), 35 + 12)]
    assert supplies(Isle(boards="ABCD", adversary="england", level="2").state) == []


def test_another_spirit_is_moved_if_it_agrees() -> None:
    """S-3.4, S-5.8: Flowing and Silent Forms gathers a presence or a whole sacred site of another spirit."""
    for answers, moved in ((("yes", "yes"), 2), (("no", "yes"), 1), (("yes", "no"), 0)):
        isle = Isle("shroud_of_silent_mist", "river_surges_in_sunlight", boards="AB")
        isle.inhabit(0, HERE)
        isle.inhabit(1, BESIDE, 3)
        isle.use("flowing_and_silent_forms_dart_by", HERE, "yes", *answers)
        assert [seat for seat, *_ in isle.asked] == [0, 0, 1]
        assert presence(isle.state, 1, HERE) == moved


def test_T_15_one_explorer_on_each_board_is_pushed() -> None:
    """T-15, S-15.1, S-15.4, S-15.7: Russia 2 saves the first explorer of every action, and each board is one."""
    isle = Isle(boards="AB", adversary="russia", level="2", says="each_board(){destroy(2, explorer)}")
    isle.put(HERE, "eee")
    isle.put(land(1, 5), "ee")
    isle.carry_out("each_board(){destroy(2, explorer)}", at(BESIDE), "2-4")
    assert [seat for seat, *_ in isle.asked] == [0, 1]
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("explorer", "explorer")
    assert (isle.pieces(land(1, 5)), isle.pieces(land(1, 4))) == ("", "explorer")
    assert isle.state.fear_shown == 2


def test_one_use_of_a_power_saves_one_explorer() -> None:
    """S-15.15: also where it destroys in several lands; and every ravage saves one anew."""
    isle = Isle(adversary="russia", level="2")
    isle.put(HERE, "ee")
    isle.put(BESIDE, "e")
    isle.power_says("at(all, land(has(explorer))){destroy(all, explorer)}", "1-2", here=HERE)
    assert (isle.pieces(2), isle.pieces(HERE), isle.pieces(BESIDE)) == ("explorer", "", "")
    isle.run(carry_out_triggered(isle.table))
    isle.put(HERE, "edd")
    isle.run(ravage(isle.table, HERE), [at(BESIDE)])
    assert (isle.pieces(HERE), isle.pieces(BESIDE), isle.state.fear_shown) == ("dahan", "explorer", 2)


def test_the_players_pick_who_is_the_first() -> None:
    """S-9.13: of different explorers that an instruction destroys together."""
    isle = Isle(adversary="russia", level="2")
    isle.state.pieces[HERE] = (piece(EXPLORER), piece(EXPLORER, strife=1))
    isle.carry_out("destroy(all, explorer)", "explorer:0:1", at(BESIDE), here=HERE)
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("", "explorer:0:1")


def test_T_16_who_is_meant_is_settled_first() -> None:
    """T-16, S-15.4, S-15.9: a spirit that an earlier one has moved out of the land may still use its power."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", says=NOW)
    for seat in (0, 1):
        isle.inhabit(seat, HERE)
        isle.state.played[seat] = 1 << power(("call_to_tend", "voracious_growth")[seat])
    isle.inhabit(1, 8, 2)
    isle.put(HERE, "d")
    isle.put(8, "tt")
    tend = ["yes", "call_to_tend", at(HERE), "second", "dahan", at(BESIDE), "yes"]
    grow = ["yes", "voracious_growth", "1-8", "first", "town:1"]
    isle.carry_out(NOW, "p1", *tend, *grow, here=HERE)
    assert (presence(isle.state, 1, HERE), presence(isle.state, 1, BESIDE)) == (0, 1)
    assert isle.state.used == [1 << power("call_to_tend"), 1 << power("voracious_growth")]
    assert isle.pieces(8) == "town"


def quicksand(*isolated: int) -> Isle:
    """Ocean has used Melt Earth into Quicksand in land 2; three explorers are pushed into it. Russia 2."""
    isle = Isle("oceans_hungry_grasp", adversary="russia", level="2")
    isle.inhabit(0, OCEAN)
    isle.use("melt_earth_into_quicksand", COAST)
    isle.state.isolated |= sum(1 << each for each in isolated)
    isle.state.fear_shown = 0
    isle.put(BESIDE, "eee")
    isle.use("wash_away", BESIDE, *("explorer", at(COAST)) * 3)
    return isle


def test_T_17_triggered_and_changed_actions() -> None:
    """T-17, S-15.6, S-15.7, S-15.13: the quicksand destroys two and one escapes to the ocean, and from there back."""
    isle = quicksand()
    isle.run(carry_out_triggered(isle.table), ["yes", at(OCEAN), at(COAST)])
    assert [key for _, key, _ in isle.asked[-3:]] == [
        "spirit_island-isolation",
        "spirit_island-where",
        "spirit_island-where",
    ]
    assert isle.asked[-1][2] == ("1-1", "1-2", "1-3")  # S-13.9: the isolation of land 2 is lifted if they choose it
    assert (isle.pieces(COAST), isle.pieces(OCEAN), isle.state.fear_shown) == ("explorer", "", 2)
    assert isle.state.energy == [0]


def test_T_17_where_isolation_is_not_lifted() -> None:
    """T-17, S-9.14, S-13.9: if lands 1 to 3 are all isolated the explorer cannot leave the ocean, and drowns."""
    isle = quicksand(1, 3)
    isle.run(carry_out_triggered(isle.table), ["yes", at(OCEAN), "no"])
    assert (isle.pieces(COAST), isle.pieces(OCEAN), isle.state.fear_shown) == ("", "", 1)
    assert isle.state.energy == [1]
    isle = quicksand()
    isle.run(carry_out_triggered(isle.table), ["no"] * 3)
    assert (isle.pieces(COAST), isle.state.fear_shown) == ("", 0)


def test_only_those_who_came_are_destroyed() -> None:
    """S-15.6: whoever stood there before is not meant."""
    isle = Isle()
    isle.use("melt_earth_into_quicksand", COAST)
    isle.put(COAST, "ttd")
    isle.put(BESIDE, "td")
    isle.power_says("push(1, town)", at(COAST), here=BESIDE)
    isle.run(carry_out_triggered(isle.table))
    assert (isle.pieces(COAST), isle.pieces(BESIDE)) == ("town town dahan", "dahan")


def test_T_25_faq_durable_towns_in_the_ocean() -> None:
    """T-25, S-9.12, S-22.4: four take 8 damage, divided freely; who survives goes ashore, who drowns gives energy."""
    isle = Isle("oceans_hungry_grasp", adversary="habsburg", level="4")
    isle.inhabit(0, OCEAN)
    isle.put(COAST, "tttt")
    isle.power_says("push(4, town)", *[at(OCEAN)] * 4, here=COAST)
    worn = [taken(TOWN, damage) for damage in (1, 2, 3)]
    isle.run(carry_out_triggered(isle.table), [*worn, *worn, "1-1", "1-3"])
    assert (isle.pieces(OCEAN), isle.pieces(1), isle.pieces(3)) == ("", "town", "town")
    assert (isle.state.energy, isle.state.fear_shown) == ([4], 2)


def test_durable_towns_are_damaged_where_they_would_be_destroyed() -> None:
    """S-9.11, S-9.12: but all of them are destroyed outright, and with blight they are ordinary towns."""
    isle = Isle()
    isle.holds(DURABLE)
    isle.put(HERE, "ttte")
    isle.carry_out("destroy(2, town)", "town:1", "town:2", "town:3", here=HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown) == ("explorer town town", 1)
    isle.carry_out("destroy(1, town)", here=HERE)
    assert isle.pieces(HERE) == "explorer town town:2"
    isle.carry_out("destroy(all, town)", here=HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown) == ("explorer", 3)
    isle.put(HERE, "t", blight=1)
    isle.carry_out("destroy(1, town)", here=HERE)
    assert isle.pieces(HERE) == ""


def test_faq_durable_badlands_where_destruction_becomes_damage() -> None:
    """S-9.11: once, as for any damage."""
    isle = Isle()
    isle.holds(DURABLE)
    isle.put(HERE, "t", badlands=1)
    isle.carry_out("destroy(1, town)", here=HERE)
    assert isle.pieces(HERE) == "town:3"


def test_T_20_a_ravage_where_everything_is_skipped() -> None:
    """T-20, S-14.5, S-8.26: such a land may be chosen; then nothing happens."""
    isle = Isle()
    isle.put(HERE, "t")
    isle.put(BESIDE, "t")
    isle.holds("skip(all)", HERE)
    isle.carry_out("each_board(){at(land(has(town|city))){ravage_here()}}", at(HERE))
    assert isle.asked == [(0, "spirit_island-where", (at(BESIDE), at(HERE)))]
    assert (isle.state.blight[HERE], isle.state.blight[BESIDE]) == (0, 0)


def test_T_21_a_push_out_of_an_isolated_land() -> None:
    """T-21, S-13.6, S-13.9: such a land may be chosen; the explorer stays if the players like, a dahan must go."""
    isle = Isle()
    isle.put(HERE, "ed")
    isle.put(BESIDE, "e")
    isle.use("sucking_ooze", HERE)
    isle.carry_out("each_board(){at(land(has(explorer))){push(1, explorer)}}", at(HERE), "stop")
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("explorer dahan", "explorer")
    isle.carry_out("push(1, dahan)", at(BESIDE), here=HERE)
    assert isle.pieces(BESIDE) == "explorer dahan"
    isle.carry_out("gather(1, explorer)", "stop", here=BESIDE)
    assert isle.pieces(HERE) == "explorer"


def test_isolation_ends_with_the_turn_and_leaves_the_coast() -> None:
    """S-13.6, S-4.5"""
    isle = Isle(boards="AB")
    isle.use("sucking_ooze", land(0, 2))
    assert isle.state.isolated == 1 << land(0, 2)
    assert holds(Case(isle.state, here=land(0, 2)), parse_expression("coastal()"))
    isle.play(Task("end_turn"))
    assert not isle.state.isolated


def drought(*energy: int) -> Isle:
    """Years of Little Rain, of which the second option costs 4 for each of two players, aided by water."""
    isle = Isle("river_surges_in_sunlight", "oceans_hungry_grasp", boards="AB")
    isle.state.hands = [1 << power("uncanny_melting"), 1 << power("tidal_boon")]
    isle.state.played = [1 << power("wash_away"), 1 << power("call_of_the_deeps")]
    isle.state.energy = list(energy)
    return isle


def choose(isle: Isle, event: str, *answers: Said) -> None:
    """In the invader phase of a game that is under way."""
    isle.state.phase = "invader"
    isle.put(6, "c")
    for seat in (0, 1):
        isle.inhabit(seat, 6)
    isle.state.event_card = printed().event_index[event]
    isle.play(Task("event"), answers=answers)


def water(isle: Isle) -> int:
    return sum(elements(isle.state, seat)[ELEMENTS.index("water")] for seat in (0, 1))


def test_T_27_a_cost_that_an_element_aids() -> None:
    """T-27, S-14.6: two water in play, a water card discarded and one forgotten: 2 + 2 + 4 = 8, paid in full."""
    isle = drought(3, 0)
    melting, boon = "uncanny_melting", "tidal_boon"
    assert water(isle) == 2
    shares: list[Said] = ["second", (0, "discarding"), melting, (1, "forgetting"), boon, (0, "0"), (1, "0")]
    choose(isle, "years_of_little_rain", *shares, "p1")
    assert (isle.state.hands, isle.state.discards) == ([0, 0], [pile(melting), 0])
    assert isle.state.forgotten == [0, pile(boon)]
    assert isle.state.energy == [3, 0]


def test_each_card_helps_once() -> None:
    """S-14.6, S-14.13: a discarded card cannot be forgotten as well; elements of a forgotten card are gone."""
    isle = drought(2, 0)
    wash, boon = "wash_away", "tidal_boon"
    shares: list[Said] = ["second", (1, "discarding"), boon, (0, "forgetting"), wash, (1, "0"), (0, "1")]
    choose(isle, "years_of_little_rain", *shares, "p1")
    offered = [values for _, key, values in isle.asked if key == "spirit_island-forget"]
    assert all(boon not in values for values in offered)
    assert (water(isle), isle.state.energy) == (1, [1, 0])


def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    """S-14.13: nor may anybody pay so that the rest cannot be paid."""
    isle = drought(0, 0)
    isle.state.played = isle.state.hands = [0, 0]
    isle.state.energy = [4, 3]
    choose(isle, "years_of_little_rain", "uncanny_melting", "voracious_growth")
    assert not any(isle.state.blight)  # both have water
    assert [params["event_part"] for key, params in isle.log if key == "event-part"] == [FIRST]
    isle.state.energy, isle.state.hands = [4, 0], [0, 1 << power("tidal_boon")]
    choose(isle, "years_of_little_rain", "second", (1, "forgetting"), "tidal_boon", "4", "0", "p1")
    assert (isle.state.energy, isle.state.forgotten) == ([0, 0], [0, 1 << power("tidal_boon")])


def test_where_nothing_can_be_paid_the_first_option_applies() -> None:
    """S-14.14: as far as possible; here all options of the trade that cost something."""
    isle, place = Isle(boards="AB"), printed().event_index["dahan_trade_with_the_invaders"]
    events = list(printed().events)
    events[place] = dataclasses.replace(events[place], parts=events[place].parts[1:])
    isle.state.printed = dataclasses.replace(printed(), events=tuple(events))
    isle.state.energy, isle.state.hands = [1, 0], [0, 0]
    isle.inhabit(1, HERE)
    isle.put(HERE, "dd")
    choose(isle, "dahan_trade_with_the_invaders")
    assert (isle.state.energy, isle.pieces(HERE), isle.state.fear_shown) == ([0, 0], "dahan", 1)


def test_every_choice_has_an_option_without_a_price() -> None:
    """S-14.6, S-14.14: so it is on all cards there are: the first, which applies to those who cannot agree."""
    choices = [event for event in printed().events if event.kind == "choice"]
    assert len(choices) > 12
    assert not [event.id for event in choices if event.parts[0].cost]


def test_T_26_faq_bargains_add_up() -> None:
    """T-26, S-22.7: with six presence on its card each dahan in range gives defend 6, and 6 energy are not gained."""
    isle = Isle("lightnings_swift_strike")
    isle.inhabit(0, HERE, 7)
    isle.put(BESIDE, "dd")
    isle.put(3, "dd")
    for _ in range(6):
        isle.use("bargains_of_power_and_protection", HERE)
    assert sum(isle.state.presence) == 1
    assert (defence(isle.state, HERE), defence(isle.state, BESIDE), defence(isle.state, Land(3))) == (0, 12, 0)
    isle.inhabit(0, HERE, 0)
    isle.inhabit(0, Land(3))
    assert (defence(isle.state, BESIDE), defence(isle.state, Land(3))) == (12, 12)  # wherever the presence is now


def test_faq_bargains_cost_the_first_energy_of_a_turn() -> None:
    """S-22.7: from any source, but nothing of what one has; and in every turn anew."""
    isle = Isle("lightnings_swift_strike")
    isle.inhabit(0, HERE, 3)
    for _ in range(2):
        isle.use("bargains_of_power_and_protection", HERE)
    isle.state.energy = [3]
    gains = []
    for number in (1, -1, 3, 2):
        change_energy(isle.table, 0, number)
        gains.append(isle.state.energy[0])
    assert gains == [3, 2, 4, 6]
    isle.play(Task("end_turn"))
    gain_energy(isle.table, 0)  # 1 by its track
    assert isle.state.energy == [6]


def test_presence_of_a_bargain_from_a_track() -> None:
    """S-7.6, S-5.10: with the elements it comes from the panel, and uncovers a space."""
    isle = Isle("lightnings_swift_strike")
    isle.inhabit(0, HERE, 2)
    isle.state.elements = [{"sun": 3, "water": 2, "earth": 2}.get(element, 0) for element in ELEMENTS]
    covered = list(isle.state.covered)
    bargain = power("bargains_of_power_and_protection")
    isle.run(isle.once(0, bargain, Aim(HERE, HERE)), ["yes", "energy"])
    assert (presence(isle.state, 0, HERE), isle.state.covered) == (2, [covered[0] - 1, covered[1]])


AIR = ("boon_of_ancient_memories", "elemental_teachings", "share_secrets_of_survival", "study_the_invaders_fears")


def trade() -> Isle:
    """Shifting Memory of Ages and the River, before Dahan Trade with the Invaders: 12 energy, aided by air."""
    isle = Isle("shifting_memory_of_ages", "river_surges_in_sunlight", boards="AB")
    isle.state.agenda, isle.state.energy = [], [8, 0]
    isle.state.hands[1] = 1 << power("wash_away")
    return isle


def test_T_18_an_action_inside_another() -> None:
    """T-18, S-15.9: it may discard instead of forgetting once to pay, and once more where each spirit forgets."""
    isle = trade()
    _, teachings, secrets, fears = AIR
    paying = ["third", "forgetting", teachings, "8", "yes"]
    choose(isle, "dahan_trade_with_the_invaders", *paying, secrets, "yes")
    assert isle.state.discards[0] == pile(teachings, secrets)
    assert isle.state.hands[0] >> power(fears) & 1
    assert isle.state.forgotten == [0, 1 << power("wash_away")]
    assert isle.state.energy == [0, 0]


def test_once_in_every_action() -> None:
    """S-15.1, S-15.7: who pays with two cards forgets the second, and who does not like may forget the first."""
    isle = trade()
    _, teachings, secrets, fears = AIR
    paying = ["third", "forgetting", teachings, "forgetting", secrets, "4", "yes"]
    choose(isle, "dahan_trade_with_the_invaders", *paying, fears, "no")
    assert isle.state.discards[0] == pile(teachings)
    assert isle.state.forgotten[0] == pile(secrets, fears)


def test_what_begins_with_the_next_turn() -> None:
    """S-14.8: the dahan of the trade defend from then on for the rest of the game."""
    isle = trade()
    isle.put(HERE, "dd")
    isle.state.energy = [12, 0]
    isle.state.agenda = [Task("turn"), Task("end_turn")]
    isle.run(choose_and_pay(isle.table, printed().event_index["dahan_trade_with_the_invaders"], finish_action),
             ["third", "12", "boon_of_ancient_memories", "no"])  # fmt: skip
    assert defence(isle.state, HERE) == 0
    for _ in range(2):
        isle.run(isle.steps(until="turn"))
        assert defence(isle.state, HERE) == 2
        isle.state.agenda.append(Task("end_turn"))
