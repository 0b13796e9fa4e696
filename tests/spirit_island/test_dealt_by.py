"""Damage of which it is said who deals it: whoever has strife is held back outside of ravages too: S-13.5, S-13.11."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, plays, printed
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, TOWN, piece
from tuath.games.spirit_island.state.state import HOST, NOBODY
from tuath.games.spirit_island.turn.triggers import finish_action

HERE = Land(4)


def raid(isle: Isle, *answers: str) -> None:
    """The dahan event: 1 damage for each dahan, then each town and city deals 1 to dahan, less what defends."""
    event = next(each for each in printed().dahan_events if each.id == "raiding_and_retaliation")
    use = Use(isle.table, HOST, actor=NOBODY, after_action=finish_action)
    isle.run(carry_out(use, event.effect), answers)


@plays("dahan_event:raiding_and_retaliation")
@pytest.mark.parametrize(
    ("strife", "hit", "left"),
    [
        (0, "city", "town city:1"),
        (1, "city", "dahan:1 town city:1"),
        (2, "city", "dahan:1 town:0:1 city:1"),
    ],
)
def test_S_13_11_strife_holds_a_town_back_from_harming_dahan(strife: int, hit: str, left: str) -> None:
    """Only the city deals damage then, and one strife is gone; else both do, and the dahan falls."""
    isle = Isle(expansions="both")
    isle.state.pieces[HERE] = tuple(sorted([piece(CITY), piece(TOWN, strife=strife), piece(DAHAN)]))
    raid(isle, hit)
    assert sorted(isle.pieces(HERE).split()) == sorted(left.split())


def test_S_13_5_the_land_is_spared_by_strife_too() -> None:
    """Whatever a line says that towns deal to dahan or land; to other invaders they deal it all the same."""
    isle = Isle(expansions="both")
    isle.state.pieces[HERE] = (piece(TOWN, strife=1), piece(TOWN, strife=1))
    isle.state.blight_left = 9
    isle.carry_out("damage(n(town), to=land, by=town)", here=HERE)
    assert (isle.state.blight[HERE], isle.pieces(HERE)) == (0, "town town")
    isle.state.pieces[HERE] = (piece(CITY), piece(TOWN, strife=1))
    isle.carry_out("damage(n(town), to=city, by=town)", here=HERE)
    assert sorted(isle.pieces(HERE).split()) == ["city:1", "town:0:1"]


def test_a_town_may_count_as_two_of_what_is_pushed() -> None:
    """As an aspect of an owner's may say: of two one town, or two explorers."""
    isle = Isle(expansions="both")
    isle.put(HERE, "eet")
    isle.power_says("push(<=2, explorer|town, weight=town_counts_2)", "explorer", "1-5", "explorer", "1-5", here=HERE)
    assert isle.pieces(HERE) == "town"
    isle.put(HERE, "eet")
    isle.power_says("push(<=2, explorer|town, weight=town_counts_2)", "town", "1-5", here=HERE)
    assert isle.pieces(HERE) == "explorer explorer"
