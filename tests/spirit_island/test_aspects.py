"""Aspects: chosen with a spirit, they change its panel: S-2.1."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, fear_of, have, innate, plays, power, printed
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import strife_of
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import spirit
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.state import NONE, Options, Settle, Task
from tuath.games.spirit_island.turn.beginning import become, waiting_state
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.usable import has_its_time


def aspect(id: str) -> int:
    return printed().aspect_index[id]


def with_aspect(spirit: str, id: str, **wishes: str) -> Isle:
    """An island with one spirit that is played so."""
    isle = Isle(spirit, expansions="both", **wishes)
    isle.take_aspects(aspect(id))
    return isle


def test_S_2_1_at_most_one_aspect_is_chosen_with_the_spirit() -> None:
    isle = Isle(expansions="both")
    isle.state.spirits = (NONE,)
    isle.take_aspects(NONE)
    isle.run(become(isle.table, 0, printed().spirit_index["lightnings_swift_strike"]), ["wind"])
    assert isle.asked == [(0, "spirit_island-aspect", ("none", "wind", "pandemonium"))]
    assert isle.state.aspects == (aspect("wind"),)
    assert [rule.id for rule in spirit(isle.state, 0).special_rules] == []


def test_S_2_1_without_the_expansion_nobody_is_asked() -> None:
    isle = Isle()
    isle.run(become(isle.table, 0, printed().spirit_index["lightnings_swift_strike"]))
    assert (isle.asked, isle.state.aspects) == ([], (NONE,))


def test_S_2_1_an_aspect_replaces_an_innate_power() -> None:
    isle = with_aspect("lightnings_swift_strike", "pandemonium")
    names = [printed().innates[place].id for place in spirit(isle.state, 0).innates]
    assert names == ["lightning_torn_skies_incite_pandemonium"]


def test_nobody_has_an_aspect_at_first() -> None:
    state = waiting_state(RULES, printed(), Options(expansions="both"), 3)
    assert state.aspects == (NONE,) * 3


HOME = Land(5)


def near(isle: Isle, land: Land = HOME) -> Land:
    return Land(members(island(isle.state).near(land))[0])


@plays("aspect:sunshine")
def test_faq_old_stories_sunshine_sets_up_without_a_boon() -> None:
    """S-22.5: it cannot come back: it is not even among the forgotten cards."""
    isle = with_aspect("river_surges_in_sunlight", "sunshine")
    isle.play(Settle(0))
    assert isle.state.energy == [1]
    assert not (isle.state.hands[0] | isle.state.forgotten[0]) >> power("boon_of_vigor") & 1
    assert len(spirit(isle.state, 0).innates) == 2


@plays("innate:boon_of_sunshines_promise")
@pytest.mark.parametrize(("sun", "water", "energy"), [(2, 0, [0, 2]), (3, 1, [2, 2])])
def test_sunshine_gives_energy_of_the_own_track(sun: int, water: int, energy: list[int]) -> None:
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", expansions="both")
    isle.take_aspects(aspect("sunshine"), NONE)
    isle.state.covered[0] = 3
    have(isle, sun=sun, water=water)
    isle.run(use_power(isle.table, 0, innate("boon_of_sunshines_promise")))
    assert isle.state.energy == energy


@plays("innate:boon_of_sunshines_promise")
def test_sunshine_lets_the_target_remove_blight() -> None:
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", expansions="both")
    isle.take_aspects(aspect("sunshine"), NONE)
    isle.inhabit(1, HOME)
    isle.put(HOME, "d", blight=1)
    have(isle, sun=4, water=2)
    isle.run(use_power(isle.table, 0, innate("boon_of_sunshines_promise")), ["yes"])
    assert isle.state.blight[HOME] == 0


def windy(**elements: int) -> Isle:
    isle = Isle("lightnings_swift_strike", "thunderspeaker", boards="AB", expansions="both")
    isle.take_aspects(aspect("wind"), NONE)
    isle.inhabit(0, HOME)
    isle.inhabit(1, HOME)
    have(isle, **elements)
    return isle


@plays("aspect:wind", "innate:exaltation_of_the_storm_wind")
def test_wind_makes_one_slow_power_fast_but_no_major_one() -> None:
    isle = windy(air=1)
    isle.state.phase = "fast"
    slow = next(card for card in members(isle.state.minors) if printed().powers[card].speed == "slow")
    major = next(card for card in members(isle.state.majors) if printed().powers[card].speed == "slow")
    isle.run(use_power(isle.table, 0, innate("exaltation_of_the_storm_wind")))
    assert has_its_time(isle.state, 1, printed().powers[slow], "fast")
    assert not has_its_time(isle.state, 1, printed().powers[major], "fast")


@plays("innate:exaltation_of_the_storm_wind")
def test_wind_widens_the_range_of_both_and_pushes_explorers() -> None:
    isle = windy(air=4, water=1)
    isle.put(HOME, "e")
    card = printed().powers[power("raging_storm")]
    before = [target_lands(isle.state, seat, card) for seat in (0, 1)]
    isle.run(
        use_power(isle.table, 0, innate("exaltation_of_the_storm_wind")), ["yes", "explorer", at(near(isle)), "no"]
    )
    assert isle.pieces(near(isle)) == "explorer"
    assert [target_lands(isle.state, seat, card) for seat in (0, 1)] != before


@plays("innate:exaltation_of_the_storm_wind")
def test_wind_repeats_itself() -> None:
    isle = windy(air=5, water=2)
    isle.run(use_power(isle.table, 0, innate("exaltation_of_the_storm_wind")), ["no", "no"])
    assert isle.state.agenda[-1].kind == "repeat"


@plays("aspect:pandemonium", "innate:lightning_torn_skies_incite_pandemonium")
@pytest.mark.parametrize(
    ("fire", "air", "moon", "fear", "strife"), [(3, 2, 0, 2, 1), (4, 3, 0, 4, 2), (5, 4, 1, 7, 3), (5, 5, 2, 11, 4)]
)
def test_pandemonium_adds_up(fire: int, air: int, moon: int, fear: int, strife: int) -> None:
    """S-7.7: fear and strife of every level that is reached."""
    isle = with_aspect("lightnings_swift_strike", "pandemonium")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, "c")
    have(isle, fire=fire, air=air, moon=moon)
    isle.run(
        use_power(isle.table, 0, innate("lightning_torn_skies_incite_pandemonium")), [at(HOME), *["yes"] * (strife - 1)]
    )
    assert (fear_of(isle), strife_of(isle.state.pieces[HOME][0])) == (fear, strife)


@plays("aspect:reach", "special_rule:reach_through_ephemeral_distance")
def test_reach_ignores_the_range_once_a_turn() -> None:
    """S-7.3: for powers and growth alike."""
    isle = with_aspect("shadows_flicker_like_flame", "reach")
    isle.inhabit(0, HOME)
    card = printed().powers[power("crops_wither_and_fade")]
    everywhere = target_lands(isle.state, 0, card)
    isle.state.played[0] = 1 << power("crops_wither_and_fade")
    far = next(land for land in members(everywhere) if island(isle.state).distance(HOME, Land(land)) == 2)
    isle.run(use_power(isle.table, 0, power("crops_wither_and_fade")), [at(far), "first"])
    assert target_lands(isle.state, 0, card) != everywhere
    isle.play(Task("end_turn"))
    assert target_lands(isle.state, 0, card) == everywhere


@plays("aspect:madness", "special_rule:shadows_cast_a_subtle_madness")
def test_madness_comes_with_presence_that_grows() -> None:
    isle = with_aspect("shadows_flicker_like_flame", "madness")
    isle.inhabit(0, HOME)
    isle.put(HOME, "t")
    isle.grow("3", "energy", at(HOME), "yes")
    assert strife_of(isle.state.pieces[HOME][0]) == 1


@plays("special_rule:glimpse_of_the_shadowed_void")
@pytest.mark.parametrize(("pieces", "fear"), [("e", 1), ("d", 0)])
def test_madness_frightens_when_presence_falls(pieces: str, fear: int) -> None:
    isle = with_aspect("shadows_flicker_like_flame", "madness")
    isle.inhabit(0, HOME)
    isle.put(HOME, pieces)
    isle.run(add_blight(isle.table, HOME))
    assert (fear_of(isle), isle.state.destroyed) == (fear, [1])


@plays("aspect:resilience", "special_rule:anchor_the_lands_resilience")
@pytest.mark.parametrize(("cities", "blight"), [("ccc", 0), ("ccce", 1)])
def test_resilience_takes_ten_damage(cities: str, blight: int) -> None:
    """S-8.7: 2 and 8 more where there is an own sacred site."""
    isle = with_aspect("vital_strength_of_the_earth", "resilience")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, cities)
    isle.run(ravage(isle.table, HOME))
    assert isle.state.blight[HOME] == blight
