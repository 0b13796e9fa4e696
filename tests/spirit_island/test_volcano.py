"""Volcano Looming High: presence that falls, and what it does to the land."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, fear_of, have, innate, plays, power, printed
from tests.spirit_island.spirits import mountains, neighbour, volcano
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.state import Settle
from tuath.games.spirit_island.turn.powers import use_power


def test_S_2_10_dahan_make_room_for_it() -> None:
    """Presence and badlands in a mountain of choice, from which the dahan are pushed."""
    isle = Isle("volcano_looming_high", expansions="both")
    home = mountains(isle)[0]
    isle.put(home, "d")
    beside = neighbour(isle, home)
    isle.play(Settle(0), answers=[at(home), at(beside)])
    assert (presence(isle.state, 0, home), isle.state.badlands[home]) == (1, 1)
    assert (isle.pieces(home), isle.pieces(beside)) == ("", "dahan")


@plays("special_rule:mountain_home", "growth:volcano_looming_high")
def test_growth_finds_mountains_only() -> None:
    """S-5.17: whatever the range."""
    isle, first = volcano()
    isle.state.minors = 1 << power("drift_down_into_slumber")
    second = mountains(isle)[1]
    isle.grow("3", "1", "minor", "energy", at(second))
    assert (isle.state.plays, isle.state.energy) == ([1], [2])
    assert isle.asked[-1][2] == (at(first), at(second))


@plays("special_rule:collapse_in_a_blast_of_lava_and_steam")
def test_presence_that_falls_harms_all_there() -> None:
    """S-15.14: invaders and dahan, 1 damage for each piece, also when blight destroys it."""
    isle, home = volcano(2)
    isle.put(home, "ed")
    isle.run(add_blight(isle.table, home))
    assert (isle.pieces(home), isle.state.destroyed) == ("dahan:1", [1])


@plays("special_rule:collapse_in_a_blast_of_lava_and_steam")
def test_faq_volcano_saved_presence_harms_even_so() -> None:
    """S-22.14"""
    isle, home = volcano(1)
    other = mountains(isle)[1]
    isle.put(home, "e")
    isle.holds("on(would_destroy(presence.any)){owner_may_push_instead()}", home)
    isle.run(add_blight(isle.table, home), [at(other)])
    assert (isle.pieces(home), isle.state.destroyed) == ("", [0])
    assert presence(isle.state, 0, other) == 1


@plays("special_rule:volcanic_peaks_tower_over_the_landscape")
def test_three_presence_reach_farther_with_cards() -> None:
    """S-7.10: cards, not innate powers."""
    isle, home = volcano(2)
    card = printed().powers[power("rain_of_ash")]
    near = target_lands(isle.state, 0, card)
    isle.inhabit(0, home, 3)
    far = target_lands(isle.state, 0, card)
    assert card.range is not None
    steps = card.range.steps[0]
    assert (near, far) == tuple(island(isle.state).within(home, each) for each in (steps, steps + 1))
    eruption = printed().innates[printed().innate_index["explosive_eruption"]]
    assert target_lands(isle.state, 0, eruption) == 1 << home


@plays("innate:explosive_eruption")
def test_faq_volcano_an_eruption_needs_destroyed_presence() -> None:
    """S-22.14: Two destroyed: their collapse harms the land itself, the first level one land within range 1."""
    isle, home = volcano(5)
    beside = neighbour(isle, home)
    isle.put(beside, "c")
    have(isle, fire=2, earth=2)
    isle.run(use_power(isle.table, 0, innate("explosive_eruption")), [at(home), "2", at(beside)])
    assert (isle.pieces(beside), isle.state.destroyed, fear_of(isle)) == ("city:2", [2], 0)


@plays("innate:explosive_eruption")
def test_an_eruption_of_four_frightens() -> None:
    isle, home = volcano(5)
    beside = neighbour(isle, home)
    have(isle, fire=3, earth=3)
    isle.run(use_power(isle.table, 0, innate("explosive_eruption")), [at(home), "4", at(beside)])
    assert (isle.state.destroyed, fear_of(isle)) == ([4], 4)


@plays("innate:explosive_eruption")
def test_an_eruption_of_six_lays_the_land_waste() -> None:
    """4 damage everywhere within range 1, and blight that takes none of its own presence."""
    isle, home = volcano(7)
    beside = neighbour(isle, home)
    isle.put(beside, "cd")
    isle.state.phase = "fast"
    have(isle, fire=4, earth=4, air=2)
    isle.run(use_power(isle.table, 0, innate("explosive_eruption")), [at(home), "6", at(home), "yes"])
    assert (isle.pieces(beside), isle.state.blight[home]) == ("", 1)
    assert (presence(isle.state, 0, home), isle.state.destroyed) == (1, [6])


@plays("innate:explosive_eruption")
def test_an_eruption_of_ten_reaches_farther() -> None:
    """4 more damage within range 2, and blight in every land beside without any."""
    isle, home = volcano(11)
    beside = neighbour(isle, home)
    isle.state.phase = "fast"
    isle.state.blight_left = 20
    have(isle, fire=5, earth=5, air=3)
    isle.run(use_power(isle.table, 0, innate("explosive_eruption")), [at(home), "10", at(home), "yes", "yes"])
    assert (isle.state.blight[beside], isle.state.destroyed) == (1, [10])


@plays("innate:powered_by_the_furnace_of_the_earth")
def test_the_furnace_brings_presence_back() -> None:
    """S-5.10: one to the land, up to two to the tracks; S-5.6: two from other lands."""
    isle, home = volcano(1)
    other = mountains(isle)[1]
    isle.inhabit(0, other, 2)
    isle.state.destroyed = [3]
    isle.state.covered[0] -= 2
    have(isle, fire=5, earth=4)
    furnace = use_power(isle.table, 0, innate("powered_by_the_furnace_of_the_earth"))
    isle.run(furnace, [at(home), "yes", at(other), "stop", "yes", "yes", "yes"])
    assert (presence(isle.state, 0, home), presence(isle.state, 0, other)) == (3, 1)
    assert (isle.state.destroyed, isle.state.covered[0]) == ([0], 5)


@plays("innate:powered_by_the_furnace_of_the_earth")
def test_the_furnace_sells_a_power_card() -> None:
    isle, home = volcano(1)
    isle.state.energy = [2]
    isle.state.minors = 1 << power("drift_down_into_slumber")
    have(isle, fire=3)
    isle.run(use_power(isle.table, 0, innate("powered_by_the_furnace_of_the_earth")), [at(home), "yes", "minor"])
    assert (isle.state.energy, isle.state.hands[0] >> power("drift_down_into_slumber") & 1) == ([0], 1)


@plays("power:rain_of_ash")
def test_rain_of_ash_pushes_where_it_is_not() -> None:
    isle, home = volcano(1)
    beside = neighbour(isle, home)
    isle.put(beside, "de")
    isle.use("rain_of_ash", beside, at(isle_way(isle, beside)), at(isle_way(isle, beside)))
    assert (isle.pieces(beside), fear_of(isle)) == ("", 2)


def isle_way(isle: Isle, land: Land) -> Land:
    return next(
        Land(near) for near in members(island(isle.state).near(land)) if not presence(isle.state, 0, Land(near))
    )


@plays("power:lava_flows")
@pytest.mark.parametrize(("way", "left"), [("first", ("explorer", 1, 1)), ("second", ("", 0, 0))])
def test_lava_flows(way: str, left: tuple[str, int, int]) -> None:
    isle, home = volcano(1)
    isle.put(home, "e")
    isle.use("lava_flows", home, way)
    assert (isle.pieces(home), isle.state.badlands[home], isle.state.wilds[home]) == left


@plays("power:exaltation_of_molten_stone")
def test_faq_molten_stone_its_user_says_who_gets_the_odd_energy() -> None:
    """S-22.23, S-7.10: the target reaches farther from mountains, this turn."""
    isle, home = volcano(1, "river_surges_in_sunlight", boards="AB")
    isle.inhabit(1, home)
    have(isle, fire=3)
    card = printed().powers[power("flash_floods")]
    near = target_lands(isle.state, 1, card)
    isle.use("exaltation_of_molten_stone", -1, "p2", target=1)
    assert isle.state.energy == [1, 2]
    assert target_lands(isle.state, 1, card) != near


@plays("power:pyroclastic_bombardment")
def test_pyroclastic_bombardment() -> None:
    """S-9.6: each town, city and dahan, then 1 to invaders and 1 to dahan."""
    isle, home = volcano(1)
    isle.put(home, "ed")
    isle.use("pyroclastic_bombardment", home)
    assert isle.pieces(home) == ""


def test_S_22_14_badlands_make_it_worse() -> None:
    """S-13.10 [R]: once in an action of a spirit; in any other they add to it beside what they add there."""
    isle, home = volcano(1)
    isle.put(home, "td", badlands=1)
    isle.run(add_blight(isle.table, home))
    assert isle.pieces(home) == ""
    isle, home = volcano(1)
    isle.put(home, "cd", badlands=1)
    isle.holds("wherever(){health(dahan, +10)}")
    isle.holds("wherever(has(dahan)){health(invader, +1)}")
    isle.power_says("damage(1); destroy(1, presence)", here=home)
    assert isle.pieces(home) == "dahan:2 city:3"
