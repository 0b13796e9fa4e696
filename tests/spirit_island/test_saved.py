"""Whoever was saved from damage is harmed no more by the same action, and nobody else is spared for it: S-9.9."""

from __future__ import annotations

from tests.spirit_island.board import Isle, plays
from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import EXPLORER, piece
from tuath.games.spirit_island.verbs.harm import victims

HERE = 5  # beside 1, 4, 6, 7 and 8


def russia(explorers: int) -> Isle:
    """S-18.17: an explorer that would be destroyed is pushed instead, one in each action."""
    isle = Isle(expansions="both", adversary="russia", level="2")
    isle.put(HERE, "e" * explorers)
    return isle


@plays("foe:russia-level2")
def test_whoever_stays_is_not_taken_for_the_one_that_was_saved() -> None:
    """S-9.9: one is pushed next door; a second damage of the same power destroys the other."""
    isle = russia(2)
    isle.power_says("damage(1); damage(1)", "1-4", here=HERE)
    assert (isle.pieces(HERE), isle.pieces(4)) == ("", "explorer")


@plays("foe:russia-level2")
def test_whoever_was_saved_is_harmed_no_more_where_it_has_gone() -> None:
    """S-9.9: neither is it among several of its kind: one of the two next door can be harmed."""
    isle = russia(1)
    isle.put(4, "e")
    isle.power_says("damage(1); at(land(has(explorer))){damage(2)}", "1-4", here=HERE)
    assert (isle.pieces(HERE), isle.pieces(4)) == ("", "explorer")


def test_two_were_saved_here_and_one_has_gone_on() -> None:
    """S-9.9: more were saved in a land than there are; nobody is left to be harmed."""
    isle = russia(1)
    use = Use(isle.table, 0, Land(HERE), actor=0)
    use.saved += [(Land(HERE), piece(EXPLORER))] * 2
    assert victims(use, {EXPLORER}, Land(HERE)) == []
