"""How near a loss is that adversaries and scenarios bring by counting, as everybody sees it: S-17.4, S-18.1."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, land, printed
from tests.spirit_island.foes import HERE, against
from tests.spirit_island.shown import remarks, words
from tuath.games.spirit_island.shown.seen import LossView
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.endings import why_lost
from tuath.games.spirit_island.state.queries.queries import lay_beside
from tuath.words.languages import LANGUAGES


def loss(isle: Isle) -> LossView:
    (found,) = view(isle.state)["losses"]
    return found


def test_markers_that_are_left() -> None:
    """S-18.9: one more than players; a ravage with eight damage takes them."""
    isle = against("habsburg", 0, boards="AB")
    isle.inhabit(0, 1)
    isle.inhabit(1, land(1, 1))
    assert loss(isle) == {
        "by": "habsburg", "what": "panel-marker", "have": 3, "limit": 3, "course": "gone", "left": 3, "damage": 8,
    }  # fmt: skip
    lay_beside(isle.state, "panel", "marker", -2)
    assert (loss(isle)["have"], loss(isle)["left"], why_lost(isle.state)) == (1, 1, None)
    lay_beside(isle.state, "panel", "marker", -1)
    assert (loss(isle)["left"], why_lost(isle.state)) == (0, "adversary")


@pytest.mark.parametrize(("panel", "island", "left"), [(0, 4, 3), (2, 5, 2), (2, 3, 1), (2, 2, 1), (3, 2, 0)])
def test_beasts_that_go_onto_the_panel(panel: int, island: int, left: int) -> None:
    """S-18.11: each that goes there is one fewer on the island, and the game is lost when more lie there."""
    isle = against("russia", 1)
    isle.inhabit(0, 1)
    isle.put(HERE, beasts=island)
    lay_beside(isle.state, "panel", "beasts", panel)
    found = loss(isle)
    assert (found["what"], found["have"], found["limit"], found["left"]) == ("panel-beasts", panel, island, left)
    assert (why_lost(isle.state) == "adversary") == (left == 0)


def test_towns_of_which_there_are_so_many() -> None:
    """S-18.6: the seventh is the last one."""
    isle = against("france", 0)
    isle.inhabit(0, 1)
    isle.put(HERE, "ttttttt")
    found = loss(isle)
    assert (found["what"], found["have"], found["limit"], found["left"]) == ("island-town", 7, 7, 1)
    isle.put(HERE, "tttttttt")
    assert (loss(isle)["left"], why_lost(isle.state)) == (0, "adversary")


def test_losses_of_scenarios() -> None:
    """S-17.4: Dahan that must be there, towns that have left; what is no plain count is not told so."""
    isle = Isle(scenario="dahan_insurrection", expansions="both")
    isle.put(HERE, "ddd")
    assert (loss(isle)["what"], loss(isle)["course"], loss(isle)["left"]) == ("island-dahan", "fewer", 2)
    isle.put(HERE, "dd")
    assert loss(isle)["left"] == 1
    river = Isle(scenario="the_great_river", expansions="both")
    lay_beside(river.state, "scenario_card", "town", 3)
    assert (loss(river)["what"], loss(river)["have"], loss(river)["limit"], loss(river)["left"]) == (
        "scenario_card-town", 3, 3, 1,
    )  # fmt: skip
    assert view(Isle(scenario="guard_the_isles_heart").state)["losses"] == []
    assert view(Isle().state)["losses"] == []


def test_both_adversaries_are_told_of() -> None:
    """S-20.10: each of them can win."""
    isle = against("russia", 1, second_adversary="habsburg", second_level="0")
    assert [each["by"] for each in view(isle.state)["losses"]] == ["russia", "habsburg"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_loss_by_counting_has_words(language: str) -> None:
    """In the terminal and on the page."""
    foes = [foe.id for foe in printed().adversaries if foe.loss is not None]
    assert {"france", "habsburg", "russia"} <= {*foes}
    isles = [against(foe, 0) for foe in foes]
    isles += [Isle(scenario=each.id, expansions="both") for each in printed().scenarios if each.loss is not None]
    for shown in (view(isle.state) for isle in isles):
        for each in shown["losses"]:
            assert words(language).has(f"spirit_island-sheet-loss-{each['what']}")
            assert not [line for line in remarks(shown, language) if "⟨" in line]


def test_the_terminal_tells_how_near_it_is_and_the_greatest_ravage() -> None:
    """S-18.9"""
    isle = against("habsburg", 0)
    isle.inhabit(0, 1)
    isle.put(HERE, "ct")
    isle.state.phase, isle.state.turn = "invader", 2
    isle.state.ravaging = (printed().invader_index["1_wetland"],)
    said = remarks(view(isle.state))
    assert "Markers left on the panel of the adversary: 2 of 2. When none is left, the game is lost." in said
    assert "Greatest ravage to come: A5, 5 damage; from 8 on it counts towards that." in said


def test_invader_cards_in_the_fear_deck_are_known() -> None:
    """S-18.12: under three and seven cards; with each fear card that is earned, one fewer lies above."""
    isle = against("russia", 5)
    isle.prepare()
    shown = view(isle.state)
    assert shown["invaders"]["hidden"] == [{"stage": 2, "above": 3}, {"stage": 3, "above": 7}]
    assert "Invader card of stage II in the fear deck, under 3 fear cards" in remarks(shown)
    first, *others = isle.state.fear_deck
    isle.state.fear_deck = type(isle.state.fear_deck)((first - 1, *others))
    assert view(isle.state)["invaders"]["hidden"] == [{"stage": 2, "above": 2}, {"stage": 3, "above": 6}]
