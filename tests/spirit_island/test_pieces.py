"""Pieces and tokens: what they are worth, how they change, what they stop: S-1, S-8, S-9, S-12, S-13."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, land, printed
from tuath.core.notation import Word, parse_expression
from tuath.core.question import bits_of, members
from tuath.games import find
from tuath.games.spirit_island.action.changes import turn_blight_card
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import holds, pieces_at, pieces_named
from tuath.games.spirit_island.state.queries.forecast import built_by
from tuath.games.spirit_island.state.queries.queries import presence_lands, terrain
from tuath.games.spirit_island.state.standing.standing import health, strength
from tuath.games.spirit_island.state.state import FinishEvent, Task
from tuath.games.spirit_island.turn.invaders import build, explore, ravage
from tuath.games.spirit_island.turn.triggers import check

HERE, BESIDE = Land(5), Land(4)


def card(id: str) -> int:
    return printed().invader_index[id]


# ---- what they are: S-1 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "number"), [(EXPLORER, 1), (TOWN, 2), (CITY, 3), (DAHAN, 2)])
def test_health_and_damage(kind: int, number: int) -> None:
    """S-1.1"""
    state = Isle().state
    assert (health(state, HERE, kind), strength(state, HERE, kind)) == (number, number)


def test_pieces_never_run_out() -> None:
    """S-1.2, S-9.1: there may be more than the box holds."""
    isle = Isle()
    for number in range(1, 9):
        isle.put(number, "tttttttttt")
        isle.run(build(isle.table, Land(number)))
    assert sum(len(pieces) for pieces in isle.state.pieces) == 8 * 11


def test_damage_stays_until_the_end_of_the_turn() -> None:
    """S-1.3, S-3.8: a second damage destroys; what a bonus has saved does not fall when the turn ends."""
    isle = Isle()
    isle.put(HERE, "t")
    isle.use("flash_floods", HERE)
    assert isle.pieces(HERE) == "town:1"
    isle.use("flash_floods", HERE)
    assert isle.pieces(HERE) == ""
    isle.state.pieces[HERE] = (piece(DAHAN, damage=3),)
    isle.holds("health(dahan, +4)", HERE)
    isle.play(Task("end_turn"))
    assert (isle.pieces(HERE), isle.state.standing) == ("dahan", ())


def test_a_mixture_needs_one_of_either() -> None:
    """S-1.5: a land with town/city; one's own land has at least one presence."""
    isle = Isle()
    isle.put(HERE, "c")
    isle.inhabit(0, HERE)
    assert pieces_named(Case(isle.state), "city", HERE) == 1
    isle.carry_out("at(all, land(has(town|city))){add(1, explorer)}")
    assert isle.pieces(HERE) == "explorer city"
    assert presence_lands(isle.state, 0) == 1 << HERE


def test_presence_blight_and_tokens_are_pieces() -> None:
    """S-1.6"""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    isle.put(HERE, "d", blight=2, beasts=1, wilds=3)
    isle.inhabit(1, HERE, 2)
    here = Case(isle.state, here=HERE)
    wanted = {"dahan": 1, "blight": 2, "beasts": 1, "wilds": 3, "disease": 0, "presence.any": 2}
    assert {name: pieces_named(here, name, HERE) for name in wanted} == wanted


def test_damage_changes_neither_health_nor_strength() -> None:
    """S-1.10: a city with 2 damage deals 3, and is too much for who may remove health 2."""
    isle = Isle()
    isle.inhabit(0, HERE)
    isle.state.pieces[HERE] = (piece(CITY, damage=2),)
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 3, "force": 3, "defence": 0, "holds": 0})
    isle.inhabit(0, HERE)
    isle.fear_card("belief_takes_root", 3)
    assert isle.pieces(HERE) == "city:2"


# ---- changing pieces: S-9 -------------------------------------------------------------------------------------------


def test_what_is_removed_frightens_nobody() -> None:
    """S-9.2: no fear, and nothing that answers destruction."""
    isle = Isle()
    isle.put(HERE, "tc")
    isle.carry_out("remove(all, town|city)", here=HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown, isle.state.happened) == ("", 0, ())


@pytest.mark.parametrize(("answer", "left"), [("explorer", ""), ("explorer:1", "explorer")])
def test_damage_is_divided_where_one_becomes_several(answer: str, left: str) -> None:
    """S-9.5: a city with 2 damage becomes two explorers; both fall, or one with all of it."""
    isle = Isle()
    isle.state.pieces[HERE] = (piece(CITY, damage=2),)
    isle.carry_out("replace(1, city, 2*explorer)", answer, here=HERE)
    assert isle.pieces(HERE) == left


def test_strife_is_divided_too() -> None:
    """S-9.5, S-13.1: without a question while there is no difference."""
    isle = Isle()
    isle.state.pieces[HERE] = (piece(CITY, strife=1),)
    isle.carry_out("replace(1, city, 2*explorer)", here=HERE)
    assert isle.pieces(HERE) == "explorer explorer:0:1"


def test_those_whom_one_instruction_destroys_fall_together() -> None:
    """S-9.13: what is triggered by them comes once, and counts them all."""
    isle = Isle()
    isle.put(HERE, "ttc")
    isle.holds("on(destroyed_here(town|city|dahan)){damage(n(event))}", HERE)
    isle.state.agenda = []
    isle.carry_out("at(all, land(has(town))){destroy(all, town)}")
    assert isle.pieces(HERE) == "city:2"


def test_dahan_whom_no_power_harms_fall_as_they_must() -> None:
    """S-9.6: an event deals 2 damage to two dahan; one falls, nobody is asked."""
    isle = Isle()
    isle.put(HERE, "dd")
    isle.carry_out("damage(2, to=dahan)", here=HERE)
    assert (isle.pieces(HERE), isle.asked) == ("dahan", [])
    isle.put(HERE, "dd")
    isle.use("dire_metamorphosis", HERE)
    assert isle.pieces(HERE) == "dahan dahan:1"


# ---- blight: S-10 ---------------------------------------------------------------------------------------------------


def test_removed_blight_goes_back_to_its_card() -> None:
    """S-10.4"""
    isle = Isle()
    isle.put(HERE, blight=1)
    before = isle.state.blight_left
    isle.use("guard_the_healing_land", HERE)
    assert (isle.state.blight[HERE], isle.state.blight_left) == (0, before + 1)


def test_two_instructions_count_twice() -> None:
    """S-10.8, S-10.12: the second finds blight and cascades; it comes from the side that has been turned up."""
    isle = Isle()
    isle.inhabit(0, HERE, 3)
    isle.state.phase, isle.state.blight_left = "invaders", 1
    spiral = "downward_spiral"
    isle.carry_out("add(1, blight); add(1, blight)", spiral, at(BESIDE), here=HERE)
    assert (isle.state.blight[HERE], isle.state.blight[BESIDE], isle.state.destroyed) == (2, 1, [2])
    assert isle.state.blight_left == printed().blight_cards[printed().blight_index[spiral]].blight - 2


# ---- defence, strife, badlands: S-12, S-13 --------------------------------------------------------------------------


def test_defend_works_in_every_ravage_and_nowhere_else() -> None:
    """S-8.16, S-12.2, S-12.4: two cards for one land, two ravages; explorers and towns that fight are not defended."""
    isle = Isle()
    isle.put(HERE, "td")
    isle.holds("defend(2)", HERE)
    isle.state.ravaging = (card("1_wetland"), card("3_mountain_wetland"))
    isle.play(Task("ravage_step"))
    assert [params["number"] for key, params in isle.log if key == "ravaged"] == [0]  # the first ended it
    isle.put(HERE, "cd")
    isle.holds("defend(2)", HERE)
    isle.state.agenda = []
    isle.log.clear()
    isle.play(Task("ravage_step"))
    assert [params["number"] for key, params in isle.log if key == "ravaged"] == [0, 0]
    isle.put(HERE, "et")
    isle.carry_out("fight(explorer, town)", here=HERE)
    assert isle.pieces(HERE) == "town:1"


def test_strife_lies_under_one_invader() -> None:
    """S-13.1, S-13.5: without a limit; where no invader is it cannot be added."""
    isle = Isle()
    isle.put(HERE, "t")
    for _ in range(3):
        isle.use("impersonate_authority", HERE)
    assert isle.pieces(HERE) == "town:0:3"
    isle.use("impersonate_authority", BESIDE)
    assert isle.pieces(BESIDE) == ""


def test_beasts_do_nothing_by_themselves() -> None:
    """S-13.2"""
    isle = Isle()
    isle.put(HERE, "td", beasts=2)
    isle.run(ravage(isle.table, HERE))
    isle.run(build(isle.table, HERE))
    isle.run(explore(isle.table, HERE))
    assert (isle.pieces(HERE), isle.state.beasts[HERE]) == ("explorer town city", 2)


def test_strife_holds_back_outside_ravages_too() -> None:
    """S-13.5, S-13.11: from harming dahan, for one strife; not from harming other invaders."""
    isle = Isle()
    isle.state.pieces[HERE] = (piece(TOWN, strife=2), piece(DAHAN))
    isle.carry_out("attack(all, town, to=dahan)", here=HERE)
    assert isle.pieces(HERE) == "dahan town:0:1"
    isle.state.pieces[HERE] = (piece(TOWN, strife=1), piece(CITY))
    isle.carry_out("attack(all, town, to=city)", here=HERE)
    assert isle.pieces(HERE) == "city:2 town:0:1"


def test_badlands_help_dahan_that_attack() -> None:
    """S-13.7, S-15.1: once in an action, and again in the next one."""
    isle = Isle()
    isle.put(HERE, "ccd", badlands=1)
    attack = "attack(all, dahan, to=city)"
    isle.carry_out(f"{attack}; {attack}", "city:1", "city:2", here=HERE)
    assert isle.pieces(HERE) == "dahan city:2"
    isle.put(HERE, "cd", badlands=1)
    isle.carry_out(attack, here=HERE)
    assert isle.pieces(HERE) == "dahan"


# ---- invader actions that something stops or orders: S-8 ------------------------------------------------------------


def test_what_costs_nothing_stops_a_build_first() -> None:
    """S-8.18, S-13.8: the coast is safe from cities, so neither presence nor disease is used up."""
    isle = Isle("a_spread_of_rampant_green")
    isle.put(2, "t", disease=1)
    isle.inhabit(0, 2, 2)
    isle.holds("wherever(coastal()){defend(6); on(would_build_here(city)){skip(that_action)}}")
    isle.run(build(isle.table, Land(2)))
    assert (isle.pieces(2), isle.state.disease[2], isle.asked) == ("town", 1, [])
    isle.state.standing = ()
    isle.run(build(isle.table, Land(2)), ["yes"])
    assert (isle.pieces(2), isle.state.disease[2], isle.state.destroyed) == ("town", 1, [1])


def test_a_build_that_is_ordered() -> None:
    """S-8.2, S-8.26: it needs neither card nor invaders, but meets disease."""
    isle = Isle()
    isle.put(BESIDE, disease=1)
    isle.carry_out("build_here()", here=HERE)
    isle.carry_out("build_here()", here=BESIDE)
    assert (isle.pieces(HERE), isle.pieces(BESIDE), isle.state.disease[BESIDE]) == ("town", "", 0)


def test_a_ravage_or_explore_that_is_ordered() -> None:
    """S-8.26: without invaders nothing happens; wilds and isolation stop explorers."""
    isle = Isle()
    isle.put(HERE, "d", wilds=1)
    isle.carry_out("ravage_here(); explore_here()", here=HERE)
    assert (isle.pieces(HERE), isle.state.wilds[HERE]) == ("dahan", 0)
    isle.use("sucking_ooze", HERE)
    isle.carry_out("explore_here()", here=HERE)
    assert isle.pieces(HERE) == "dahan"


def test_a_card_acts_in_every_land_of_its_terrain_that_fulfils_the_condition() -> None:
    """S-8.1"""
    isle = Isle(boards="AB")
    isle.put(2, "e")
    isle.put(HERE, "d")
    isle.put(4, "c")
    for number in range(1, 9):
        isle.put(land(1, number), "t")
    wetlands = [one for one in range(10, 18) if terrain(isle.state, Land(one)) == "wetland"]
    assert built_by(isle.state, card("1_wetland")) == bits_of([2, *wetlands])


def test_a_card_that_was_discarded_unseen_has_not_escalated() -> None:
    """S-8.22: England would have built."""
    isle = Isle(adversary="england", level="0")
    isle.put(HERE, "t")
    isle.state.invader_deck = (2, 3)
    isle.carry_out("accelerate(1)", "2_jungle")
    assert (isle.pieces(HERE), [key for key, _ in isle.log]) == ("town", ["accelerated"])


def test_blight_that_lowers_health_comes_before_the_answer() -> None:
    """S-8.24: whoever falls by the blight of a ravage is no target of the dahan."""
    isle = Isle()
    isle.holds("wherever(none(blight)){health(town, +2); durable(town, 2)}")
    isle.state.pieces[HERE] = (piece(TOWN, damage=2), piece(CITY), piece(DAHAN), piece(DAHAN), piece(DAHAN))
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == "dahan:1 city:2"


# ---- pieces in some condition: damaged, with strife, others ---------------------------------------------------------


def mob() -> Isle:
    """A damaged town, a city with two strife, an explorer."""
    isle = Isle()
    isle.state.pieces[HERE] = tuple(sorted((piece(TOWN, damage=1), piece(CITY, strife=2), piece(EXPLORER))))
    return isle


def test_who_is_damaged_or_has_strife_is_counted() -> None:
    """S-1.3, S-13.1"""
    case = Case(mob().state, here=HERE)
    counted = {what: pieces_at(case, Word(what), HERE) for what in ("invader.damaged", "invader.strife")}
    assert counted == {"invader.damaged": 1, "invader.strife": 1}
    assert holds(case, parse_expression("has(invader.damaged)"))
    assert not holds(case.at(Land(4)), parse_expression("has(invader.strife)"))


def test_only_the_damaged_are_meant() -> None:
    """S-1.3, S-16.1: destroyed, removed, or left out of a ravage."""
    isle = mob()
    isle.carry_out("destroy(1, invader.damaged)", here=HERE)
    assert isle.pieces(HERE) == "explorer city:0:2"
    isle = mob()
    isle.carry_out("remove(all, invader.damaged)", here=HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown) == ("explorer city:0:2", 0)
    isle.use("unnerving_pall", HERE, "first")
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN, damage=1))
    isle.run(ravage(isle.table, HERE), ["town:1"])
    assert ("ravaged", {"land": HERE, "number": 2, "force": 2, "defence": 0, "holds": 0}) in isle.log


def test_who_has_strife_attacks_the_others() -> None:
    """S-13.5: Incite the Mob: one of them deals its damage to all but itself, and keeps its strife."""
    isle = mob()
    isle.use("incite_the_mob", HERE)
    assert isle.pieces(HERE) == "city:0:2"
    assert isle.state.fear_shown == 1 + 2  # for the town itself, and for two destroyed


def test_damage_for_each_strife() -> None:
    """S-9.6, S-13.1: Discord: each invader takes as much as it has strife; the one without takes none."""
    isle = mob()
    isle.carry_out("damage_each(n(strife, that_piece), invader)", here=HERE)
    assert sorted(isle.pieces(HERE).split()) == ["city:2:2", "explorer", "town:1"]
    isle.put(HERE, "td")
    isle.state.pieces[HERE] = (*isle.state.pieces[HERE], piece(TOWN, strife=1))
    isle.carry_out("damage_each(n(dahan), invader.strife)", here=HERE)
    assert sorted(isle.pieces(HERE).split()) == ["dahan", "town", "town:1:1"]


# ---- cards are conserved --------------------------------------------------------------------------------------------


def test_every_card_is_somewhere() -> None:
    """S-2.4, S-2.9, S-2.10: events, invader cards and unique powers are counted, and one that is lost is noticed."""
    game = find("spirit_island")
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", expansions="both").lay_out()
    state = isle.state
    before = dict(game.pieces(state))
    assert before["invader cards"] == len(printed().invader_cards)
    assert before["unique powers that are nowhere"] == 0
    event = members(state.events)[0]
    state.events &= ~(1 << event)
    assert game.pieces(state)["event cards"] == before["event cards"] - 1
    state.event_card = event
    assert game.pieces(state)["event cards"] == before["event cards"]
    state.hands[0] &= state.hands[0] - 1
    assert game.pieces(state)["unique powers that are nowhere"] == 1
    state.unseen[0] &= state.unseen[0] - 1
    assert game.pieces(state)["invader cards"] == before["invader cards"] - 1


def test_an_event_that_waits_for_another_is_counted_when_the_game_ends() -> None:
    """S-14.8, S-3.6"""
    game, isle = find("spirit_island"), Isle(expansions="both")
    state = isle.state
    before = game.pieces(state)["event cards"]
    waiting = members(state.events)[0]
    state.events &= ~(1 << waiting)
    state.agenda, state.turn = [FinishEvent(waiting, 0)], 1
    assert game.pieces(state)["event cards"] == before
    check(isle.table)
    assert state.ending == "victory"  # an island without invaders
    assert game.pieces(state)["event cards"] == before


def test_blight_cards_that_have_come_are_counted() -> None:
    """S-10.5, S-10.6: two that leave the island still healthy, one after the other, and the one that blights it."""
    game, isle = find("spirit_island"), Isle(expansions="both")
    before = dict(game.pieces(isle.state))
    assert before["blight cards"] == len(printed().blight_cards)
    index = printed().blight_index
    for card in ("strong_earth_shatters_slowly", "invaders_find_the_land_to_their_liking", "all_things_weaken"):
        isle.run(turn_blight_card(isle.table), [card])
        assert isle.state.blight_card == index[card]
        assert dict(game.pieces(isle.state)) == before
    isle.state.blight_cards &= isle.state.blight_cards - 1
    assert game.pieces(isle.state)["blight cards"] == before["blight cards"] - 1


def test_an_invader_card_that_was_seen_and_leaves_the_game_is_counted() -> None:
    """S-8.20"""
    game, isle = find("spirit_island"), Isle(boards="AB", expansions="both").lay_out()
    state = isle.state
    before = dict(game.pieces(state))
    seen = members(state.unseen[0])[0]
    state.unseen[0] &= ~(1 << seen)
    state.invader_faces = (seen,)
    isle.carry_out("remove_from_game(1, card(invader_deck.top, stage=1))")
    assert not any(face == seen for face in isle.state.invader_faces)
    assert dict(game.pieces(state)) == before
