"""The variant without events, with its cards that command the beasts: S-20.6, S-20.11, S-8.19, S-8.21."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, plays, printed
from tuath.core.question import members
from tuath.core.scene import Look, Remark
from tuath.core.table import Joint
from tuath.games import find
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.queries.queries import stage
from tuath.games.spirit_island.state.scoring import score
from tuath.games.spirit_island.state.state import BESIDE_STOP, FAST, SLOW, STOP, Task, UsePowers
from tuath.games.spirit_island.turn.command import can_command, command_the_beasts
from tuath.games.spirit_island.turn.sequence import command_number, powers
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES


def island(boards: str = "A", **wishes: str) -> Isle:
    isle = Isle(boards=boards, expansions="both", events="off", **wishes)
    isle.state.beasts = [0] * len(isle.state.beasts)
    return isle


def card(id: str) -> int:
    return printed().invader_index[id]


def test_one_fear_card_more() -> None:
    """S-20.6, S-2.3: at terror level II; S-20.10: beside those of an adversary."""
    assert island().state.fear_deck == [3, 4, 3]
    assert island(adversary="england", level="1").state.fear_deck == [3, 5, 3]
    assert Isle(expansions="both").state.fear_deck == [3, 3, 3]
    assert Isle(events="off").state.fear_deck == [3, 3, 3]  # the base game has no events to leave out


def test_blight_cards_that_are_left_out() -> None:
    """S-20.6: those with 2 blight for each player and those that only act at once; still-healthy ones stay."""
    left_out = {
        "a_pall_upon_the_land", "aid_from_lesser_spirits", "back_against_the_wall", "disintegrating_ecosystem",
        "erosion_of_will", "promising_farmlands", "thriving_communities", "tipping_point", "unnatural_proliferation",
    }  # fmt: skip
    pile = {printed().blight_cards[each].id for each in members(island().state.blight_cards)}
    assert not pile & left_out
    assert pile >= {
        "downward_spiral", "memory_fades_to_dust", "all_things_weaken", "invaders_find_the_land_to_their_liking",
        "power_corrodes_the_spirit", "strong_earth_shatters_slowly", "untended_land_crumbles",
    }  # fmt: skip
    assert Isle(expansions="both").state.blight_cards.bit_count() == len(printed().blight_cards)


def laid(isle: Isle) -> str:
    """The deck as it is told, with a star for each card for the beasts."""
    above = [len(isle.state.invader_deck) - below for below in isle.state.commands_laid]
    parts = [("*" if place in above else "") + str(stage) for place, stage in enumerate(isle.state.invader_deck)]
    return "".join(parts)


@pytest.mark.parametrize(("wishes", "found", "had"), [
    ({}, "111*2222*33333", 0),
    ({"adversary": "brandenburg_prussia", "level": "2"}, "111*32222*3333", 0),
    ({"adversary": "brandenburg_prussia", "level": "6"}, "3222*3333", 1),
])  # fmt: skip
def test_where_the_cards_lie(wishes: dict[str, str], found: str, had: int) -> None:
    """S-20.6, S-20.11: before the first stage II and III card; one on top when play begins is taken at once."""
    isle = island(**wishes)
    tasks = [task for task in reversed(isle.state.agenda) if task.kind in ("prepare_adversary", "lay_commands")]
    isle.play(*tasks, Task("event"))
    assert laid(isle) == found
    assert isle.state.commands == had


def test_a_card_is_taken_as_soon_as_it_is_on_top() -> None:
    """S-8.19: also where cards above it leave the deck unseen; S-8.21: the stage is that of the card below."""
    isle = island()
    isle.play(Task("lay_commands"), Task("event"))
    assert stage(isle.state) == 1
    isle.carry_out("accelerate(2)", "1_sands", "1_jungle")
    assert laid(isle) == "1*2222*33333"
    isle.play(Task("explore_step"), answers=["1_wetland"])
    assert (isle.state.commands, laid(isle)) == (1, "2222*33333")
    assert stage(isle.state) == 2
    assert ("beasts-card-taken", {}) in isle.log


def test_what_is_taken_below_leaves_it_between_its_neighbours() -> None:
    """S-8.19"""
    isle = island()
    isle.play(Task("lay_commands"), Task("event"))
    isle.state.invader_deck = (2, 2, 1, 3)
    isle.state.commands_laid = (3,)
    isle.carry_out("accelerate(1)", "1_sands")
    assert laid(isle) == "2*23"


def test_S_21_2_they_are_no_invader_cards() -> None:
    """S-21.2: they count neither in the deck nor beside it."""
    with_cards, without = island(), Isle(expansions="both")
    with_cards.play(Task("lay_commands"), Task("event"))
    for isle in (with_cards, without):
        isle.state.is_won = True
    assert score(with_cards.state) == score(without.state)


@plays("reminder_card:command_the_beasts")
def test_the_beasts_are_commanded() -> None:
    """S-20.6, S-20.11: each beasts does something; all of a land are one action, so that badlands count once."""
    isle = island()
    isle.state.turn, isle.state.commands = 1, 2
    isle.inhabit(0, 8)
    isle.put(5, "tt", beasts=2, badlands=1)
    isle.put(4, "e", beasts=1)
    isle.put(7, beasts=1)
    isle.run(command_the_beasts(isle.table, finish_action), ["1-7", "1-8", "1-5", "first", "town:1", "first", "second"])
    assert (isle.state.beasts[7], isle.state.beasts[8], isle.state.commands) == (0, 1, 1)
    assert (isle.pieces(5), isle.pieces(4)) == ("town:1", "explorer")
    assert isle.state.fear_shown == 1 + 1  # a town has fallen, and explorers were frightened


@plays("reminder_card:command_the_beasts")
def test_only_in_a_fast_phase_and_only_once() -> None:
    """S-20.6: both cards may be used in the same phase, in a slow phase none."""
    isle = island()
    isle.state.turn, isle.state.commands = 1, 2
    isle.inhabit(0, 8)
    isle.put(5, "c", beasts=1)
    assert [can_command(isle.state, phase) for phase in (SLOW, FAST)] == [False, True]
    offered = powers(isle.table, UsePowers(FAST)).send(None)
    assert isinstance(offered, Joint)
    assert list(offered[0].values) == [STOP, command_number(isle.state) + BESIDE_STOP]
    isle.run(command_the_beasts(isle.table, finish_action), ["first"])
    isle.run(command_the_beasts(isle.table, finish_action), ["second"])
    assert (isle.pieces(5), isle.state.fear_shown) == ("city:1", 1)
    assert not can_command(isle.state, FAST)


def test_a_pushed_beast_is_not_commanded_again() -> None:
    """S-20.11: those that were there when it began."""
    isle = island()
    isle.state.turn, isle.state.commands = 1, 1
    isle.inhabit(0, 8)
    isle.put(6, "e")
    isle.put(7, beasts=1)
    isle.put(5, beasts=1)
    isle.run(command_the_beasts(isle.table, finish_action), ["1-7", "1-5", "1-6"])
    assert (isle.state.beasts[5], isle.state.beasts[6]) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_shown(language: str) -> None:
    """S-20.6: how many the players have, how many are to come, and what they do."""
    isle, game = island(), find("spirit_island")
    isle.play(Task("lay_commands"), Task("event"))
    isle.state.commands = 1
    shown, words = view(isle.state), Catalogue(language, game)
    assert (shown["invaders"]["commands_laid"], shown["invaders"]["commands"]) == ([3, 7], 1)
    said = [
        words.render(each.message)
        for each in game.scene(shown, {}, Look(100, True, words.name, 0))
        if isinstance(each, Remark)
    ]
    assert words.say("spirit_island-text-command_the_beasts") in said
    assert words.say("spirit_island-sheet-commands", number=1, left=2) in said
    assert not any("⟨" in line for line in said)
