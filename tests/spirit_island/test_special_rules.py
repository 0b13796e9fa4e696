"""What single spirits may do, by the names of their special rules."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, plays, power, printed
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.turn.invaders import build, ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HOME, BESIDE, FAR = Land(5), Land(1), Land(3)


@plays("special_rule:shadows_of_the_dahan")
def test_shadows_reach_dahan_wherever_they_are() -> None:
    """S-7.3: for 1 energy each time, the filter still holds."""
    isle = Isle("shadows_flicker_like_flame")
    isle.inhabit(0, HOME)
    isle.put(FAR, "d")
    card = printed().powers[power("crops_wither_and_fade")]
    assert not target_lands(isle.state, 0, card) >> FAR & 1
    isle.state.energy = [1]
    isle.state.played[0] = 1 << power("crops_wither_and_fade")
    assert target_lands(isle.state, 0, card) == bits_of([HOME, FAR])
    isle.run(use_power(isle.table, 0, power("crops_wither_and_fade")), [at(FAR), "first"])
    assert isle.state.energy == [0]


@plays("special_rule:ally_of_the_dahan")
def test_presence_goes_along_with_dahan() -> None:
    """S-9.4: one for each, if so wished, whoever moves them."""
    isle = Isle("thunderspeaker")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, "dd")
    isle.use("call_to_migrate", HOME, "dahan", at(BESIDE), "yes", "dahan", at(BESIDE), "no")
    assert (presence(isle.state, 0, BESIDE), presence(isle.state, 0, HOME)) == (1, 1)


@plays("special_rule:sworn_to_victory")
def test_presence_falls_with_dahan() -> None:
    """S-5.10, S-22.26: from there or from beside, after what the blight took."""
    isle = Isle("thunderspeaker")
    isle.inhabit(0, HOME, 1)
    isle.inhabit(0, BESIDE, 2)
    isle.put(HOME, "cd")
    isle.run(ravage(isle.table, HOME))
    isle.run(finish_action(isle.table))
    assert (presence(isle.state, 0, HOME), presence(isle.state, 0, BESIDE)) == (0, 1)
    assert isle.state.destroyed == [2]


def test_faq_thunderspeaker_presence_falls_after_the_whole_ravage() -> None:
    """S-22.26, S-15.6: a triggered action: first the other dahan strike back; what else the ravage triggers may come
    before it."""
    isle = Isle("thunderspeaker")
    isle.inhabit(0, BESIDE, 2)
    isle.put(HOME, "tdd")
    isle.run(ravage(isle.table, HOME))
    assert (isle.pieces(HOME), isle.state.destroyed) == ("dahan", [0])
    isle.run(finish_action(isle.table))
    assert isle.state.destroyed == [1]
    assert [key for key, _ in isle.log][-3:] == ["destroyed", "fear", "presence-destroyed"]


@pytest.mark.parametrize(("first", "told"), [
    ("vengeance", ["destroyed", "presence-destroyed"]), ("vow", ["presence-destroyed", "destroyed"]),
])  # fmt: skip
def test_the_players_choose_when_presence_falls(first: str, told: list[str]) -> None:
    """S-15.10, S-22.26: before or after Vengeance of the Dead."""
    isle = Isle("thunderspeaker")
    isle.inhabit(0, BESIDE, 2)
    isle.put(HOME, "eed")
    isle.use("vengeance_of_the_dead", HOME)
    isle.run(ravage(isle.table, HOME))
    isle.log.clear()
    isle.run(finish_action(isle.table), ["thunderspeaker" if first == "vow" else "vengeance_of_the_dead"])
    assert [key for key, _ in isle.log] == told


def test_presence_falls_only_with_dahan_of_a_ravage() -> None:
    """S-22.26: not with those whom a power destroys."""
    isle = Isle("thunderspeaker")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, "d")
    isle.use("poisoned_land", HOME)
    lost = isle.state.destroyed[0]  # to its blight
    isle.run(finish_action(isle.table))
    assert (isle.pieces(HOME), isle.state.destroyed) == ("", [lost])


@plays("special_rule:choke_the_land_with_green")
def test_green_chokes_ravages_and_builds() -> None:
    """S-8.6: at its sacred sites, for a presence there."""
    isle = Isle("a_spread_of_rampant_green")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, "t")
    isle.run(build(isle.table, HOME), ["no"])
    assert isle.pieces(HOME) == "town city"
    isle.run(ravage(isle.table, HOME), ["yes"])
    assert isle.state.blight[HOME] == 0
    assert isle.state.destroyed == [1]
    isle.run(build(isle.table, HOME))  # no sacred site any more
    assert isle.pieces(HOME) == "town town city"


@plays("special_rule:steady_regeneration")
def test_green_grows_from_what_was_destroyed() -> None:
    """S-5.10: free on a healthy island, for 1 energy on a blighted one."""
    isle = Isle("a_spread_of_rampant_green")
    isle.inhabit(0, HOME, 1)
    isle.state.destroyed = [2]
    isle.grow("4", "destroyed", at(HOME), "2", "destroyed", at(HOME))
    assert (isle.state.destroyed, isle.state.energy) == ([0], [0])
    isle.state.destroyed, isle.state.blight_card = [1], printed().blight_index["downward_spiral"]
    isle.state.energy = [1]
    isle.grow("4", "destroyed", at(HOME), "2", "energy", at(HOME))
    assert isle.state.energy == [0]


def test_what_is_always_granted_comes_before_or_after_what_is_chosen() -> None:
    """S-5.1: the presence of the Green beside an option of its growth, in any order."""
    isle = Isle("a_spread_of_rampant_green")
    isle.inhabit(0, HOME)
    isle.grow("2", "energy", at(HOME), "energy", at(HOME))
    assert [values for _, key, values in isle.asked if key == "spirit_island-growth"] == [("1", "2", "3", "4")]
    assert (isle.state.presence[HOME], isle.state.plays) == (3, [1])
    isle.grow("4", "energy", at(HOME), "2", "energy", at(HOME))
    assert [values for _, key, values in isle.asked if key == "spirit_island-growth"][-1] == ("1", "2", "3")
    assert isle.state.presence[HOME] == 5
