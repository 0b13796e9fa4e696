"""What cannot be taken, and what no rule keeps from being taken: S-14.5, S-19.8, S-22.31, S-13.5."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, plays
from tests.spirit_island.events import dahan_event
from tests.spirit_island.foes import playing
from tuath.games.spirit_island.material.pieces import DAHAN, TOWN, piece
from tuath.games.spirit_island.turn.triggers import finish_action

KEEPER = "keeper_of_the_forbidden_wilds"


def forbidden(site: int) -> Isle:
    """A sacred site of the Keeper there, and one city far away so that nobody has won."""
    isle = Isle(KEEPER, expansions="both")
    isle.inhabit(0, site, 2)
    isle.put(8, "c")
    return isle


@plays("dahan_event:seek_out_new_grounds", "special_rule:forbidden_ground")
def test_a_closed_site_is_no_new_ground() -> None:
    """S-14.5, S-22.31: of the lands beside dahan 1 and 4 show none, but nobody can come to 4."""
    isle = forbidden(4)
    isle.put(2, "d")
    dahan_event(isle, "seek_out_new_grounds")
    assert (isle.pieces(1), isle.pieces(4)) == ("dahan", "")


@plays("dahan_event:seek_out_new_grounds")
def test_where_only_the_closed_site_is_left_nothing_happens() -> None:
    """S-14.5: dahan in land 7 touch 5 and 8; both are closed."""
    isle = forbidden(5)
    isle.inhabit(0, 8, 2)
    isle.put(7, "d")
    dahan_event(isle, "seek_out_new_grounds")
    assert (isle.pieces(7), isle.asked) == ("dahan", [])


@plays("power:vanish_softly_away_forgotten_by_all", "scenario:despicable_theft")
@pytest.mark.parametrize(("card", "gone"), [("vanish_softly_away_forgotten_by_all", 1), ("gnawing_rootbiters", 0)])
def test_a_thief_vanishes_wherever_it_is(card: str, gone: int) -> None:
    """S-19.8: whatever the scenario says of removing; any other power pushes it."""
    isle = playing("despicable_theft")
    isle.prepare()
    isle.inhabit(0, 4, 2)
    isle.put(3, "c")
    isle.state.turn = 1
    isle.run(finish_action(isle.table))
    isle.state.markers[5] = 1
    if gone:
        isle.use(card, 5, "yes", "first", "blank")
    else:
        isle.power_says("remove(1, explorer)", "yes", here=5)
        isle.run(finish_action(isle.table), ["1-4"])
    assert sum(isle.state.markers) == 1 - gone


@plays("dahan_event:raiding_and_retaliation")
@pytest.mark.parametrize(("strife", "left"), [(0, "town:1 dahan:1"), (1, "dahan town:1")])
def test_strife_holds_a_town_back_from_retaliation(strife: int, left: str) -> None:
    """S-13.5, S-13.11: its strife is used up, and it deals nothing."""
    isle = Isle(expansions="both")
    isle.inhabit(0, 8)
    isle.put(8, "c")
    isle.state.pieces[5] = tuple(sorted((piece(TOWN, 0, strife), piece(DAHAN))))
    dahan_event(isle, "raiding_and_retaliation")
    assert isle.pieces(5) == left


@plays("foe:france-loss")
@pytest.mark.parametrize("effect", ["add(1, town); remove(1, town)", "replace(1, explorer, town); destroy(1, town)"])
def test_a_town_that_could_not_be_placed_is_not_forgiven(effect: str) -> None:
    """S-17.5, S-18.6: the eighth of seven; that the same action takes one away comes too late."""
    isle = Isle(expansions="both", adversary="france", level="1")
    isle.inhabit(0, 1)
    isle.put(5, "ettttttt")
    isle.state.turn = 1
    isle.power_says(effect, here=5)
    isle.run(finish_action(isle.table))
    assert isle.state.ending == "adversary"


@plays("foe:france-loss")
def test_a_town_that_moves_or_comes_after_another_has_gone_is_no_eighth() -> None:
    """S-18.6: towns that go back refill the supply."""
    isle = Isle(expansions="both", adversary="france", level="1")
    isle.inhabit(0, 1)
    isle.put(5, "ttttttt")
    isle.state.turn = 1
    isle.power_says("push(1, town); remove(1, town); add(1, town)", "1-4", here=5)
    isle.run(finish_action(isle.table))
    assert isle.state.ending == ""
