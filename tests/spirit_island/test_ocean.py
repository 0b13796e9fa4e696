"""Ocean's Hungry Grasp: the ocean in play, and what drowns in it: S-22.3."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, at, land, plays, power, printed
from tuath.core.question import bits_of
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import EXPLORER
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import oceans_in_play, presence, presence_lands, sacred_sites
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.state import SLOW
from tuath.games.spirit_island.turn.growth import grow
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import carry_out_triggered

OCEAN, COAST, INLAND = Land(0), Land(2), Land(5)


def sea(*others: str) -> Isle:
    """The Ocean in its own ocean, perhaps with others."""
    isle = Isle("oceans_hungry_grasp", *others, boards="ABCD"[: 1 + len(others)])
    isle.inhabit(0, OCEAN)
    for seat in range(1, 1 + len(others)):
        isle.inhabit(seat, land(seat, 5))
    isle.state.phase = SLOW
    return isle


def settle_up(isle: Isle, *answers: Said) -> None:
    isle.run(carry_out_triggered(isle.table), answers)


@plays("special_rule:ocean_in_play")
def test_the_ocean_is_in_play_where_its_spirit_is() -> None:
    """S-22.3: on boards with its presence, in the ocean or in a land."""
    isle = sea("river_surges_in_sunlight")
    assert oceans_in_play(isle.state) == 1 << OCEAN
    isle.inhabit(0, land(1, 2))
    assert oceans_in_play(isle.state) == bits_of([OCEAN, land(1, 0)])


@plays("special_rule:drowning")
def test_what_is_pushed_into_the_ocean_drowns_after_the_action() -> None:
    """S-15.6, S-22.3: destroyed with its fear, and worth energy; dahan drown for nothing."""
    isle = sea()
    isle.put(COAST, "etd")
    isle.use("wash_away", COAST, "town", at(OCEAN), "explorer", at(OCEAN))
    assert isle.pieces(OCEAN) == "explorer town"
    settle_up(isle)
    assert isle.pieces(OCEAN) == ""
    assert (isle.state.energy, isle.state.fear_shown) == ([3], 1)
    isle.use("call_to_tend", COAST, "second", "dahan", at(OCEAN))
    settle_up(isle)
    assert isle.state.energy == [3]


@plays("power:swallow_the_land_dwellers")
def test_drowned_health_is_divided_by_the_players() -> None:
    """S-22.3: what does not make an energy stays on the panel."""
    isle = sea("river_surges_in_sunlight")
    isle.put(COAST, "et")
    isle.state.elements[ELEMENTS.index("water")] = 2
    isle.use("swallow_the_land_dwellers", COAST)
    assert (isle.state.energy, isle.state.counters) == ([1, 0], {"drowned.0": 1})
    isle.put(COAST, "e")
    isle.use("swallow_the_land_dwellers", COAST)
    assert (isle.state.energy, isle.state.counters) == ([2, 0], {"drowned.0": 0})


def test_everybody_may_push_into_the_ocean_but_fear_may_not() -> None:
    """S-22.3: it is a land for powers and blight only."""
    isle = sea("river_surges_in_sunlight")
    isle.put(COAST, "e")
    isle.use("delusions_of_danger", COAST, "first", at(OCEAN), seat=1)
    assert isle.pieces(OCEAN) == "explorer"
    isle = sea()
    isle.put(COAST, "e")
    isle.fear_card("retreat", 3, "explorer", "1-1")
    assert all(at(OCEAN) not in values for _, key, values in isle.asked if key == "spirit_island-where")


def test_an_ocean_in_play_is_a_coastal_wetland() -> None:
    """S-22.3: it is targeted, measured over, and a wetland for conditions and sacred sites."""
    isle = sea("river_surges_in_sunlight")
    tide = printed().powers[power("grasping_tide")]
    assert target_lands(isle.state, 0, tide) == bits_of([0, 1, 2, 3])
    growth = printed().powers[power("voracious_growth")]
    isle.inhabit(1, OCEAN)
    assert sacred_sites(isle.state, 1) >> OCEAN & 1
    assert target_lands(isle.state, 1, growth) >> OCEAN & 1
    isle.put(1, "e")
    isle.put(3, "e")
    isle.use("call_of_the_deeps", OCEAN, "1-1", "1-3")
    assert isle.pieces(OCEAN) == "explorer explorer"


@plays("special_rule:ocean_in_play")
def test_presence_in_an_ocean_out_of_play_is_out_of_play() -> None:
    """S-22.3, S-17.6"""
    isle = sea("river_surges_in_sunlight")
    isle.inhabit(1, OCEAN)
    assert presence_lands(isle.state, 1) == bits_of([OCEAN, land(1, 5)])
    isle.inhabit(1, OCEAN, 2)
    assert sacred_sites(isle.state, 1) >> OCEAN & 1
    isle.inhabit(0, OCEAN, 0)
    assert presence_lands(isle.state, 1) == 1 << land(1, 5)
    assert not sacred_sites(isle.state, 1) >> OCEAN & 1


def test_blight_cascades_into_the_ocean() -> None:
    """S-10.2, S-22.3: and takes presence there."""
    isle = sea()
    isle.inhabit(0, OCEAN, 2)
    isle.put(COAST, blight=1)
    isle.run(add_blight(isle.table, COAST), [at(OCEAN)])
    assert isle.state.blight[OCEAN] == 1
    assert presence(isle.state, 0, OCEAN) == 1


def test_the_tide_goes_in_and_out() -> None:
    """S-5.17: growth gathers a presence into each ocean, or pushes one out of each, and adds to coastal lands."""
    isle = sea("river_surges_in_sunlight")
    isle.inhabit(0, COAST)
    isle.inhabit(0, land(1, 3))
    gathering, pushing = (printed().spirits[isle.state.spirits[0]].growth[0].options[place].actions for place in (0, 2))
    isle.run(carry_out(Use(isle.table, 0, rule="S-5.1", actor=0), gathering[2]))
    assert presence_lands(isle.state, 0) == bits_of([OCEAN, land(1, 0)])
    isle.run(carry_out(Use(isle.table, 0, rule="S-5.1", actor=0), pushing[1]), [at(COAST), "2-1"])
    assert presence_lands(isle.state, 0) == bits_of([OCEAN, COAST, land(1, 1)])
    isle.run(carry_out(Use(isle.table, 0, rule="S-5.1", actor=0), pushing[2]), ["energy", "1-1"])
    assert set(isle.asked[-1][2]) <= {"1-1", "1-2", "1-3", "2-1", "2-2", "2-3"}


@plays("special_rule:ocean_in_play")
def test_presence_comes_into_any_ocean_and_never_inland() -> None:
    """S-5.17: also by what others give."""
    isle = sea("a_spread_of_rampant_green")
    isle.run(grow(isle.table, 0), ["2", "energy", "2-0", "energy", at(OCEAN)])
    assert presence_lands(isle.state, 0) == bits_of([OCEAN, land(1, 0)])
    isle.inhabit(0, COAST)
    isle.use("gift_of_proliferation", -1, "energy", "1-1", seat=1, target=0)
    assert all(value in ("1-0", "1-1", "1-2", "1-3", "2-0", "2-1", "2-2", "2-3") for value in isle.asked[-1][2])
    isle.use("indomitable_claim", INLAND, "energy")  # it ignores the limits of the panel
    assert presence(isle.state, 0, INLAND) == 1


@plays("power:tidal_boon")
def test_the_tide_carries_dahan_ashore() -> None:
    """Tidal Boon: pushed into the ocean by its target, they may go to a coastal land instead of drowning."""
    isle = sea("river_surges_in_sunlight")
    isle.inhabit(1, COAST)
    isle.put(COAST, "tdd")
    answers = ["yes", at(COAST), at(OCEAN), "dahan", at(OCEAN), "dahan", at(OCEAN), "dahan", "stop", "2-2"]
    isle.use("tidal_boon", -1, *answers, target=1)
    settle_up(isle)
    assert (isle.pieces(land(1, 2)), isle.pieces(OCEAN)) == ("dahan", "")
    assert isle.state.energy == [1, 2]


PROTECTED = "immune(dahan, damage|destroy)"  # the threshold of Infinite Vitality


def test_who_is_protected_from_destruction_does_not_drown() -> None:
    """S-9.9, S-22.3: in an ocean under Infinite Vitality explorers drown, dahan go ashore."""
    isle = sea()
    isle.holds(PROTECTED, OCEAN)
    isle.put(OCEAN, "edd")
    settle_up(isle, at(COAST), "1-3")
    assert [isle.pieces(there) for there in (OCEAN, COAST, 3)] == ["", "dahan", "dahan"]
    assert (isle.state.energy, [each for each in isle.log if each[0] == "destroyed"]) == (
        [1], [("destroyed", {"land": OCEAN, "piece": EXPLORER})],
    )  # fmt: skip


def test_powers_do_not_drown_the_protected() -> None:
    """S-9.9, S-22.3: Swallow the Land Dwellers leaves the dahan of a protected land alone, and no others."""
    isle = sea()
    isle.holds(PROTECTED, COAST)
    for there in (COAST, 3):
        isle.put(there, "etd")
        isle.use("swallow_the_land_dwellers", there)
    assert (isle.pieces(COAST), isle.pieces(3)) == ("dahan", "")


def test_protection_holds_where_it_was_given() -> None:
    """S-9.9, S-22.3: dahan pushed out of a protected land into the ocean drown."""
    isle = sea()
    isle.holds(PROTECTED, COAST)
    isle.put(COAST, "d")
    isle.use("call_to_tend", COAST, "second", "dahan", at(OCEAN))
    settle_up(isle)
    assert (isle.pieces(COAST), isle.pieces(OCEAN)) == ("", "")


def test_who_is_left_in_an_ocean_out_of_play_goes_ashore() -> None:
    """S-9.10"""
    isle = sea()
    isle.put(OCEAN, "t")
    isle.inhabit(0, OCEAN, 0)
    settle_up(isle, "1-3")
    assert isle.pieces(3) == "town"


@plays("innate:ocean_breaks_the_shore")
def test_innate_powers_drown() -> None:
    """S-7.7: a town, or a city instead of it, and one more of either."""
    isle = sea()
    isle.inhabit(0, COAST)
    isle.put(COAST, "tcc")
    for element, number in (("water", 4), ("earth", 3)):
        isle.state.elements[ELEMENTS.index(element)] = number
    shore = len(printed().powers) + printed().innate_index["ocean_breaks_the_shore"]
    isle.run(use_power(isle.table, 0, shore), [at(COAST), "yes", "yes", "town"])
    assert isle.pieces(COAST) == "city"
    assert isle.state.energy == [5]
