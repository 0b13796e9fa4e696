"""Variants of the rulebook: an extra board, and two adversaries at once: S-20.3 to S-20.5, S-20.10, S-20.12."""

from __future__ import annotations

from random import Random

import pytest

from tests.spirit_island.board import Isle, Said, at, land, printed, so_many
from tests.spirit_island.play import answer_at_random
from tests.spirit_island.shown import game
from tuath.core.message import Refused
from tuath.core.notation import Call, parse
from tuath.core.position import Position
from tuath.core.question import members
from tuath.core.scene import Look, Remark
from tuath.games.spirit_island.action.changes import turn_blight_card
from tuath.games.spirit_island.foes.adversaries import cause_of_foe, tokens_only
from tuath.games.spirit_island.foes.scenarios import find_inner_lands
from tuath.games.spirit_island.material.geometry import COAST, Land, board_place
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.endings import lacks_pieces, why_lost
from tuath.games.spirit_island.state.queries.queries import decider, extra_board, foes, stage, terrain
from tuath.games.spirit_island.state.scoring import difficulty, score
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.state import GAME, PrepareAdversary, Task
from tuath.games.spirit_island.turn.triggers import cause_of_row
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

ENGLAND_LEADS = {"adversary": "england", "level": "2", "second_adversary": "sweden", "second_level": "5"}


def card(id: str) -> int:
    return printed().invader_index[id]


def larger(boards: str, **wishes: str) -> Isle:
    """An island whose last board is the extra one, as it is printed."""
    return Isle(boards=boards, extra_board="on", **wishes).lay_out()


def invaders_on_extra_board(isle: Isle) -> str:
    place = len(isle.state.boards) - 1
    pieces = " ".join(isle.pieces(land(place, number)) for number in range(1, 9))
    return " ".join(each for each in pieces.split() if each != "dahan")


# ---- the extra board: S-20.3, S-20.12 -------------------------------------------------------------------------------


def test_blight_is_counted_by_boards_and_fear_by_players() -> None:
    """S-20.3: two players and three boards: 6 blight and 1, then 3 for each one that the card says; 10 markers."""
    isle = larger("ABC")
    assert (isle.state.blight_left, isle.state.fear_pool) == (7, 10)
    blight_card = printed().blight_index["downward_spiral"]
    isle.state.blight_left = 0
    isle.run(turn_blight_card(isle.table), ["downward_spiral"])
    assert isle.state.blight_left == 3 * printed().blight_cards[blight_card].blight


def test_every_board_shows_one_city_at_the_coast_and_one_town_inland() -> None:
    """S-20.3: so the numbers of players say which of them is placed."""
    for board in printed().boards:
        cities = [number for number, icons in enumerate(board.pieces) for _ in range(icons.get("city", 0))]
        towns = [number for number, icons in enumerate(board.pieces) for _ in range(icons.get("town", 0))]
        assert [number in COAST for number in cities + towns] == [True, False]


@pytest.mark.parametrize(("boards", "found"), [
    ("BA", ""), ("BCA", ""), ("BCDA", "city"), ("BCDEA", "town"), ("BCDEFA", "city town"),
])  # fmt: skip
def test_invaders_there_depend_on_the_players(boards: str, found: str) -> None:
    """S-20.3: dahan and blight are as printed; elsewhere everything is."""
    isle = larger(boards)
    place = len(boards) - 1
    assert invaders_on_extra_board(isle) == found
    assert isle.pieces(land(place, 3)) == "dahan dahan"
    assert isle.state.blight[land(place, 4)] == 1
    assert (isle.pieces(land(0, 2)), isle.pieces(land(0, 6))) == ("city", "town")


@pytest.mark.parametrize(("boards", "explored"), [("BA", False), ("BCA", True)])
def test_the_initial_explore(boards: str, explored: bool) -> None:
    """S-20.3: not there with one player; S-2.13: later explore steps are as always."""
    isle = larger(boards)
    isle.play(Task("first_explore"), answers=["1_wetland"])
    wetland = land(len(boards) - 1, 2)
    assert ("explorer" in isle.pieces(wetland)) == explored
    for seat in range(isle.state.seats):
        isle.inhabit(seat, 4)
    isle.state.turn = 1
    isle.play(Task("explore_step"), answers=["1_jungle"])
    assert "explorer" in isle.pieces(land(len(boards) - 1, 3))


@pytest.mark.parametrize(("foe", "level"), [("england", "6"), ("sweden", "6"), ("brandenburg_prussia", "1")])
def test_adversaries_prepare_nothing_there(foe: str, level: str) -> None:
    """S-18.2, S-20.3, S-20.12: neither invaders nor blight, and printed blight stays; elsewhere they do."""
    isle = larger("BCA", adversary=foe, level=level)
    before = (isle.state.pieces[18:], isle.state.blight[18:])
    isle.prepare(*(["1_jungle", "1-4"] if foe == "sweden" else []))
    assert (isle.state.pieces[18:], isle.state.blight[18:]) == before
    assert isle.state.blight[land(2, 4)] == 1
    towns = {"england": 2, "sweden": 8, "brandenburg_prussia": 3}
    assert all("town" in isle.pieces(land(place, towns[foe])) for place in (0, 1))


def test_tokens_of_an_adversary_are_placed_there() -> None:
    """S-20.12: the beasts of Russia 1, without the explorer."""
    setup = "each_board(){at(highest(none(town|city))){add(1, beasts); add(1, explorer)}}; accelerate(1)"
    assert tokens_only(parse(setup)) == parse("each_board(){at(highest(none(town|city))){add(1, beasts)}}")
    isle = larger("BA", adversary="russia", level="1")
    isle.prepare()
    assert isle.state.beasts[land(0, 8)] == isle.state.beasts[land(1, 8)] == 1
    assert "explorer" in isle.pieces(land(0, 8))
    assert invaders_on_extra_board(isle) == ""


def test_each_board_is_there_and_each_player_not() -> None:
    """S-20.3: once for every board, once for every spirit; S-20.12: in play adversaries treat it like any board."""
    isle = Isle(boards="ABC", extra_board="on", adversary="brandenburg_prussia")
    isle.carry_out("each_board(){at(land_no(8)){add(1, town)}}")
    assert [isle.pieces(land(place, 8)) for place in range(3)] == ["town"] * 3
    isle.carry_out("each_spirit(){energy(+1)}")
    assert isle.state.energy == [1, 1]
    isle.state.invader_deck = (2, 3)
    answers = ["2_sands", "1-1", "2-1", "3-1"]
    isle.play(Task("explore_step"), answers=answers)
    assert isle.pieces(land(2, 1)) == "town"


def test_no_spirit_starts_there_and_the_first_player_decides_for_it() -> None:
    """S-20.3, S-3.4"""
    isle = larger("ABC")
    assert isle.state.starts == [0, 1]
    assert {board_place(Land(each)) for each in range(27) if extra_board(isle.state) >> each & 1} == {2}
    assert [decider(isle.state, land(place, 1)) for place in range(3)] == [0, 1, 0]
    assert extra_board(Isle(boards="AB").state) == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_island_is_that_of_a_player_more(seats: int) -> None:
    """S-20.3, S-4.8, S-2.8: its standard layout, and different boards, of other boxes where the base has too few."""
    position = Position(game(), game().complete(seats, {"extra_board": "on"}), 5)
    while not position.state.pieces:
        seat, decision = next(iter(position.decisions.items()))
        position.answer(seat, decision.options[0])
    state = position.state
    assert len(set(state.boards)) == seats + 1
    assert printed().layouts[state.layout].id == f"standard_{seats + 1}"
    assert len(state.pieces) == 9 * (seats + 1)
    assert position.view(0)["extra_board"] == printed().boards[state.boards[-1]].id


def test_layout_and_extra_board_can_be_chosen() -> None:
    """S-20.1, S-20.3: a layout of three boards for two players; S-3.4: the host chooses the third board."""
    position = Position(game(), game().complete(2, {"extra_board": "on", "layout": "choose", "boards": "choose"}), 1)
    offered = position.decisions[0].options
    assert {len(printed().layouts[printed().layout_index[each]].slots) for each in offered} == {3}
    position.answer(0, "sunrise_3")
    for seat in (0, 1, 0):
        assert [*position.decisions] == [seat]
        position.answer(seat, position.decisions[seat].options[0])
    assert len(position.state.boards) == 3


@pytest.mark.parametrize(("wishes", "found"), [
    ({}, 2),
    ({"scenario": "rituals_of_terror"}, 3 + 3),
    ({"adversary": "england", "level": "3"}, 6 + 4),
    ({"adversary": "sweden", "level": "3", "second_adversary": "england", "second_level": "0"}, 5 + 3),
])  # fmt: skip
def test_difficulty_of_an_extra_board(wishes: dict[str, str], found: int) -> None:
    """S-20.4: 2 more at 0, 3 more at 3, 4 more at 6."""
    isle = Isle(boards="AB", extra_board="on", **wishes)
    assert difficulty(isle.state) == found
    isle.state.is_won, isle.state.invader_deck = True, ()
    isle.put(5, "ddd", blight=1)
    assert score(isle.state) == 5 * found + 10 + 3 - 1  # S-21.1: for one player


# ---- two adversaries: S-20.5, S-20.10 -------------------------------------------------------------------------------


def test_rules_of_both_hold() -> None:
    """S-20.5, S-18.1: of all their levels."""
    state = Isle(**ENGLAND_LEADS).state
    said = {library(state.printed).statements[row.statement] for row in state.standing}
    assert [(foe.adversary.id, foe.level) for foe in foes(state)] == [("england", 2), ("sweden", 5)]
    assert all(statement in said for foe in foes(state) for level in foe.levels for statement in level.effect)
    assert {row.until for row in state.standing} == {GAME}
    assert len(state.standing) == 1 + 3


def test_the_supporting_one_prepares_first() -> None:
    """S-20.5, S-2.15: but what accelerates comes after all other invaders."""
    isle = Isle(**ENGLAND_LEADS)
    tasks = [task[:2] for task in reversed(isle.state.agenda) if isinstance(task, PrepareAdversary)]
    assert tasks == [(1, 2), (0, 2), (1, 4)]
    isle.prepare("1_mountain")
    assert [isle.pieces(number) for number in (1, 2, 4, 6)] == ["city", "town", "city", "town"]
    assert len(isle.state.invader_deck) == 11


@pytest.mark.parametrize(("wishes", "fear"), [
    ({"adversary": "england", "level": "1", "second_adversary": "sweden", "second_level": "0"}, [3, 4, 3]),
    ({"adversary": "habsburg", "level": "2", "second_adversary": "sweden", "second_level": "2"}, [4, 6, 2]),
    ({"adversary": "england", "level": "5", "second_adversary": "sweden", "second_level": "6"},
     [5, 6, so_many("fear_cards", "base") - 5 - 6]),
])  # fmt: skip
def test_fear_cards_of_both(wishes: dict[str, str], fear: list[int]) -> None:
    """S-20.5, S-20.10: also fewer than three; no more than there are."""
    assert Isle(**wishes).state.fear_deck == fear


def escalations(isle: Isle, id: str, *answers: Said) -> list[str]:
    """Whose escalation a card brings."""
    isle.state.invader_deck = (printed().invader_cards[card(id)].stage, 3)
    isle.log.clear()
    isle.play(Task("explore_step"), answers=[id, *answers])
    return [printed().adversaries[told["adversary"]].id for key, told in isle.log if key == "escalates"]


def test_who_escalates_with_which_card() -> None:
    """S-20.5, S-20.10: the leading one with the flag, the supporting one with every card of stage III."""
    isle = Isle(adversary="england", second_adversary="brandenburg_prussia")
    isle.put(5, "c")
    assert escalations(isle, "1_sands") == escalations(isle, "2_coastal") == []
    assert escalations(isle, "2_jungle") == ["england"]
    assert isle.pieces(5) == "town city"
    assert escalations(isle, "3_jungle_mountain", "1-4") == ["brandenburg_prussia"]
    assert "town" in isle.pieces(4)


def test_the_card_that_prussia_moved_brings_the_supporting_one() -> None:
    """S-20.10"""
    isle = Isle(adversary="brandenburg_prussia", level="6", second_adversary="sweden")
    isle.prepare()
    isle.put(2, "d")
    assert isle.state.invader_deck[0] == 3
    isle.play(Task("first_explore"), answers=["3_mountain_wetland"])
    assert isle.pieces(2) == "explorer town"


def test_one_terrain_of_a_card_by_chance() -> None:
    """S-20.5, S-20.10: France supports: only lands of the drawn terrain count as shown."""
    isle = Isle(boards="AB", adversary="sweden", second_adversary="france")
    sands = [number for number in range(18) if number % 9 and terrain(isle.state, Land(number)) == "sands"]
    answers = ["sands", at(sands[0]), at(sands[-1])]
    assert escalations(isle, "3_jungle_sands", *answers) == ["france"]
    assert [asked for _, key, asked in isle.asked if key == "spirit_island-shown-terrain"] == [("jungle", "sands")]
    assert "town" in isle.pieces(sands[0])
    assert [number for number in range(18) if "town" in isle.pieces(number)] == [sands[0], sands[-1]]
    assert ("terrain-drawn", {"drawn_terrain": 2}) in isle.log


@pytest.mark.parametrize("wishes", [
    {"adversary": "england", "second_adversary": "sweden"}, {"adversary": "sweden", "second_adversary": "england"},
])  # fmt: skip
def test_both_can_win(wishes: dict[str, str]) -> None:
    """S-20.10, S-17.2"""
    isle = Isle(**wishes)
    isle.inhabit(0, 1)
    isle.put(5, "ttttccc")
    assert why_lost(isle.state) == "adversary"


def test_france_wins_when_a_town_is_lacking() -> None:
    """S-17.5, S-18.6: seven for each player."""
    isle = Isle(adversary="england", second_adversary="france")
    isle.inhabit(0, 1)
    isle.put(5, "tttt")
    isle.put(6, "ttt")
    assert not lacks_pieces(isle.state)
    isle.put(7, "t")
    assert why_lost(isle.state) == "adversary"


@pytest.mark.parametrize(("levels", "found"), [(("6", "6"), 10 + 4), (("0", "5"), 7 + 0), (("3", "0"), 6 + 0)])
def test_difficulty_of_two(levels: tuple[str, str], found: int) -> None:
    """S-20.5, S-20.10: the higher one and half of the lower, rounded down; whoever leads."""
    one = Isle(adversary="england", level=levels[0], second_adversary="sweden", second_level=levels[1])
    other = Isle(adversary="sweden", level=levels[1], second_adversary="england", second_level=levels[0])
    assert difficulty(one.state) == difficulty(other.state) == found


def test_what_was_moved_is_told_from_what_lies_between() -> None:
    """S-8.21, S-20.5: beside Russia 4 only the first card of stage III is read as II."""
    isle = Isle(adversary="brandenburg_prussia", level="4", second_adversary="russia", second_level="4")
    isle.prepare()
    read = []
    while isle.state.invader_deck:
        read.append(stage(isle.state))
        isle.state.invader_deck = isle.state.invader_deck[1:]
    assert read == [1, 1, 2, 3, 2, 3, 2, 3, 2, 3]


def test_each_rule_has_its_own_adversary() -> None:
    """S-15.10: who asks among several triggered actions."""
    state = Isle(**ENGLAND_LEADS).state
    named = {cause_of_row(state, row) for row in state.standing}
    assert named == {cause_of_foe(state, foe.adversary) for foe in foes(state)}
    mining = next(row for row in state.standing if "blight" in str(library(state.printed).statements[row.statement]))
    assert cause_of_row(state, mining) == cause_of_foe(state, foes(state)[1].adversary)
    assert isinstance(library(state.printed).statements[mining.statement], Call)


# ---- what can be agreed on, and what is shown -----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "wishes", "rule", "words"), [
    (6, {"extra_board": "on"}, "S-20.3", "There is an extra board only with up to 5 players."),
    (1, {"second_adversary": "england"}, "S-20.5", "A second adversary needs a first one that it supports."),
    (1, {"adversary": "england", "second_adversary": "england"}, "S-20.5",
     "The second adversary must be another one than the first: The Kingdom of England."),
])  # fmt: skip
def test_what_does_not_go_together_is_refused(seats: int, wishes: dict[str, str], rule: str, words: str) -> None:
    """S-20.3, S-20.5: before the game, with the reason."""
    with pytest.raises(Refused) as refused:
        game().complete(seats, wishes)
    assert refused.value.refusal.rule == rule
    assert Catalogue("en", game()).render(refused.value.refusal.message) == words
    assert "⟨" not in Catalogue("de", game()).render(refused.value.refusal.message)


def test_what_goes_together_is_not() -> None:
    assert game().complete(5, {"extra_board": "on"}).seats == 5
    assert game().complete(1, {"adversary": "sweden", "second_adversary": "england"}).seats == 1
    assert game().complete(1, {"second_level": "4"}).seats == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_both_and_the_extra_board(language: str) -> None:
    """S-20.3, S-20.5"""
    isle, words = Isle(boards="AB", extra_board="on", **ENGLAND_LEADS), Catalogue(language, game())
    shown = view(isle.state)
    assert shown["adversaries"] == [{"id": "england", "level": 2}, {"id": "sweden", "level": 5}]
    assert shown["extra_board"] == "B"
    blocks = game().scene(shown, {}, Look(100, True, words.name, 0))
    said = [words.render(block.message) for block in blocks if isinstance(block, Remark)]
    names = [words.name(f"adversary:{id}") for id in ("england", "sweden")]
    assert [sum(name in line for line in said) for name in names] == [1, 1]
    assert words.say("spirit_island-text-sweden-escalation") in said
    assert words.say("spirit_island-text-england-loss") in said
    assert words.say("spirit_island-sheet-extra-board", board="board:B") in said
    assert not any("⟨" in line for line in said)


@pytest.mark.parametrize(("boards", "inner"), [("AB", [7]), ("ABC", [7, 16])])
def test_the_extra_board_has_no_inner_land(boards: str, inner: list[int]) -> None:
    """S-19.2, S-20.12: Guard the Isle's Heart is about the boards where spirits start."""
    isle = larger(boards, scenario="guard_the_isles_heart")
    isle.run(find_inner_lands(isle.table))
    assert list(members(isle.state.inner_lands)) == inner


def test_where_four_boards_meet_three_are_guarded() -> None:
    """S-19.1, S-20.12: with three players and an extra board."""
    isle = larger("ABCD", scenario="guard_the_isles_heart")
    isle.run(find_inner_lands(isle.table))
    assert [board_place(Land(each)) for each in members(isle.state.inner_lands)] == [0, 1, 2]


def test_blitz_leaves_it_out_as_well() -> None:
    """S-20.3, S-20.12: with one player, of the first explore and of the extra round."""
    isle = larger("AB", scenario="blitz")
    isle.state.agenda = [task for task in isle.state.agenda if task.kind != "settle"]
    answer_at_random(isle.steps(until="turn"), Random(3))  # whatever is drawn
    assert len(isle.state.ravaging) == len(isle.state.building) == 1
    assert not any(set(isle.pieces(land(1, number)).split()) - {"dahan"} for number in range(1, 9))
