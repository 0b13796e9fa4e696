"""A spirit of swarms and flocks: beasts that fly far, and sacred sites among them: S-22.6, S-22.20."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, cards_in, ground, innate, plays, power
from tests.spirit_island.spirits import SWARM
from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.endings import why_lost
from tuath.games.spirit_island.state.queries.queries import isle, lay_beside, presence
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.standing.standing import counting_as, defence
from tuath.games.spirit_island.state.state import FAST
from tuath.games.spirit_island.turn.growth import use_track_icons
from tuath.games.spirit_island.turn.powers import use_power

HOME, BESIDE = Land(5), Land(6)
HOST, BESET = "the_teeming_host_arrives", "beset_and_confound_the_invaders"


def swarm(*others: str) -> Isle:
    found = Isle(SWARM, *others, boards="AB"[: 1 + len(others)], expansions="both")
    found.state.phase, found.state.energy = FAST, [3] * found.state.seats
    found.state.beasts = [0] * len(found.state.beasts)
    return found


def give(island: Isle, **wanted: int) -> None:
    for name, number in wanted.items():
        island.state.elements[ELEMENTS.index(name)] = number


def two_away(island: Isle, land: Land) -> Land:
    """A land that is two steps away."""
    where = isle(island.state)
    return Land(members(where.within(land, 2) & ~where.within(land, 1))[0])


# ---- special rules --------------------------------------------------------------------------------------------------


@plays("special_rule:fly_fast_as_thought")
def test_beasts_fly_far() -> None:
    """S-9.4: own pushes and gathers of beasts reach two lands; those of other pieces one."""
    island = swarm()
    far = two_away(island, HOME)
    island.put(HOME, "d", beasts=1)
    island.power_says("push(1, beasts)", at(far), here=HOME)
    assert not ground(island.asked[-1][2]) & ~isle(island.state).within(HOME, 2)
    assert (island.state.beasts[HOME], island.state.beasts[far]) == (0, 1)
    island.power_says("gather(1, beasts)", here=HOME)
    assert island.state.beasts[HOME] == 1
    island.power_says("push(1, dahan)", at(BESIDE), here=HOME)
    assert at(far) not in island.asked[-1][2]


@plays("special_rule:fly_fast_as_thought")
def test_beasts_of_others_do_not() -> None:
    island = swarm("thunderspeaker")
    island.put(two_away(island, HOME), beasts=1)
    island.power_says("gather(<=1, beasts)", here=HOME, seat=1)
    assert island.state.beasts[HOME] == 0


@plays("special_rule:a_joining_of_swarms_and_flocks")
def test_faq_many_minds_a_sacred_site_moves_as_beasts() -> None:
    """S-22.20: both presence go to the same land, one for a land, however much presence is there."""
    island = swarm()
    island.inhabit(0, HOME, 4)
    island.put(HOME, beasts=1)
    island.power_says("push(<=3, beasts)", "yes", "sacred_site", at(BESIDE), "stop", here=HOME)
    offered = next(values for _, key, values in island.asked if key == "spirit_island-which-piece")
    assert offered == ("stop", "beasts", "sacred_site")
    assert (presence(island.state, 0, HOME), presence(island.state, 0, BESIDE)) == (2, 2)
    assert island.state.beasts[HOME] == 1


@plays("special_rule:a_joining_of_swarms_and_flocks")
@pytest.mark.parametrize(("answer", "fear"), [("yes", 2), ("no", 1)])
def test_it_counts_if_its_spirit_likes(answer: str, fear: int) -> None:
    """S-16.2: for each action anew."""
    island = swarm()
    island.inhabit(0, HOME, 2)
    island.put(HOME, beasts=1)
    island.power_says("fear(n(beasts))", answer, here=HOME)
    assert island.state.fear_shown == fear


@plays("special_rule:a_joining_of_swarms_and_flocks")
def test_faq_hunting_grounds_and_many_minds_do_not_add_up() -> None:
    """S-22.6: two presence are two beasts by the one rule or one by the other, never three."""
    island = swarm()
    island.inhabit(0, HOME, 2)
    island.holds("counts_as(presence, badlands|beasts, optional=yes)", HOME, seat=0)
    assert counting_as(island.state, "beasts", HOME).most == 2


@plays("special_rule:a_joining_of_swarms_and_flocks")
def test_what_happens_to_beasts_happens_to_presence() -> None:
    """S-22.20 [R]: removed as beasts they are beside the island."""
    island = swarm()
    island.inhabit(0, HOME, 2)
    island.power_says("remove(<=1, beasts)", "yes", "sacred_site", here=HOME)
    assert (presence(island.state, 0, HOME), island.state.destroyed) == (0, [2])


def test_S_22_20_destroyed_as_beasts_it_is_beside_the_island() -> None:
    island = swarm()
    island.inhabit(0, HOME, 2)
    island.carry_out("each_board(){destroy(1, beasts)}", "yes")
    assert (presence(island.state, 0, HOME), island.state.destroyed) == (0, [2])


def test_S_22_20_of_beasts_here_one_may_be_a_sacred_site() -> None:
    """If it counts as one, whoever acts says which; all of them are beasts alone."""
    island = swarm("river_surges_in_sunlight")
    island.put(HOME, beasts=2)
    island.inhabit(0, HOME, 2)
    island.power_says("destroy(1, beasts)", "yes", "sacred_site", here=HOME)
    assert (presence(island.state, 0, HOME), island.state.beasts[HOME], island.state.destroyed[0]) == (0, 2, 2)
    island.inhabit(0, HOME, 2)
    island.power_says("destroy(1, beasts)", "yes", "beasts", here=HOME)
    island.power_says("destroy(all, beasts)", "no", here=HOME)
    assert (presence(island.state, 0, HOME), island.state.beasts[HOME]) == (2, 0)
    island.put(HOME, beasts=1)
    island.power_says("destroy(1, beasts)", "no", here=HOME, seat=1)
    assert (presence(island.state, 0, HOME), island.state.beasts[HOME]) == (2, 0)


# ---- growth ---------------------------------------------------------------------------------------------------------


@plays(f"growth:{SWARM}")
def test_growth_brings_beasts() -> None:
    """Presence and beasts in one land at range 3, and beasts gathered into a land at range 2."""
    island = swarm()
    island.inhabit(0, HOME)
    far = two_away(island, HOME)
    island.grow("3", "1", at(far), "energy", at(HOME), at(far))
    assert presence(island.state, 0, far) == 1
    assert (island.state.beasts[far], island.state.beasts[HOME], island.state.energy) == (0, 1, [4])


@plays(f"growth:{SWARM}")
def test_growth_of_two_presence() -> None:
    island = swarm()
    island.inhabit(0, HOME)
    island.grow("2", "1", "energy", at(BESIDE), "plays", at(HOME))
    assert (presence(island.state, 0, HOME), presence(island.state, 0, BESIDE)) == (2, 1)


@plays(f"growth:{SWARM}")
@pytest.mark.parametrize(("energy", "left"), [(2, 0), (1, 1)])
def test_a_power_for_energy(energy: int, left: int) -> None:
    """S-5.7: an icon of the track; without 2 energy it is not offered."""
    island = swarm()
    island.state.covered = [6, 4]
    island.state.energy = [energy]
    minors = cards_in(island.state.minors)[:4]
    island.run(use_track_icons(island.table, 0), ["yes", "minor", *minors, minors[0]] if energy == 2 else [])
    assert island.state.energy == [left]
    assert bool(island.state.hands[0] >> power(minors[0]) & 1) == (energy == 2)


# ---- innate powers --------------------------------------------------------------------------------------------------


@plays(f"innate:{HOST}")
@pytest.mark.parametrize(
    ("own", "answers", "there"),
    [
        ({"air": 2, "animal": 1}, [at(BESIDE)], 1),
        ({"air": 3, "water": 1, "animal": 2}, ["yes", at(BESIDE), at(BESIDE), at(BESIDE)], 3),
    ],
)
def test_the_host_arrives(own: dict[str, int], answers: list[str], there: int) -> None:
    """One of them, or as many as there is Air."""
    island = swarm()
    island.inhabit(0, HOME)
    island.put(BESIDE, beasts=4)
    give(island, **own)
    island.run(use_power(island.table, 0, innate(HOST)), [at(HOME), *answers])
    assert island.state.beasts[HOME] == there


@plays(f"innate:{HOST}")
def test_the_host_leaves() -> None:
    island = swarm()
    island.inhabit(0, HOME)
    island.put(HOME, beasts=1)
    give(island, fire=1, air=4, animal=2)
    far = two_away(island, HOME)
    island.run(use_power(island.table, 0, innate(HOST)), [at(HOME), "beasts", at(far)])
    assert island.state.beasts[far] == 1


@plays(f"innate:{BESET}")
@pytest.mark.parametrize(
    ("own", "answers", "beasts", "fear", "shield"),
    [
        ({"air": 1, "animal": 2}, [], 2, 2, 2),
        ({"air": 1, "animal": 2}, [], 1, 0, 0),
        ({"air": 2, "animal": 3}, ["yes"], 3, 3, 4),
        ({"air": 2, "animal": 3}, ["no"], 2, 2, 2),
        ({"air": 3, "animal": 4}, ["yes"], 4, 4, 7),
        ({"air": 4, "earth": 1, "animal": 5}, ["yes"], 5, 6, 10),
    ],
)
def test_beset(own: dict[str, int], answers: list[str], beasts: int, fear: int, shield: int) -> None:
    """Each level asks for so many beasts in the target land."""
    island = swarm()
    island.inhabit(0, HOME)
    island.put(HOME, "e", beasts=beasts)
    give(island, **own)
    island.run(use_power(island.table, 0, innate(BESET)), [at(HOME), *answers])
    shown = island.state.fear_earned * island.state.fear_pool + island.state.fear_shown
    assert (shown, defence(island.state, HOME)) == (fear, shield)


# ---- unique powers --------------------------------------------------------------------------------------------------


@plays("power:pursue_with_scratches_pecks_and_stings")
def test_pursued() -> None:
    """One explorer or town for each beasts beyond the first."""
    island = swarm()
    island.put(HOME, "ett", beasts=3)
    island.use("pursue_with_scratches_pecks_and_stings", HOME, "town", at(BESIDE), "town", at(BESIDE))
    assert (island.pieces(HOME), island.pieces(BESIDE), island.state.fear_shown) == ("explorer", "town town", 1)


@plays("power:a_dreadful_tide_of_scurrying_flesh")
def test_faq_scurrying_flesh_where_more_than_two_beasts_are() -> None:
    """S-22.23: for each beasts removed, half of them at most, 2 fear and an invader action less."""
    island = swarm()
    island.inhabit(0, BESIDE, 2)
    island.put(HOME, "e", beasts=5)
    assert (
        target_lands(island.state, 0, island.state.printed.powers[power("a_dreadful_tide_of_scurrying_flesh")]) >> HOME
        & 1
    )
    island.use("a_dreadful_tide_of_scurrying_flesh", HOME, "beasts", "beasts")
    assert (island.state.beasts[HOME], island.state.fear_earned, len(island.state.standing)) == (3, 1, 2)


@plays("power:boon_of_swarming_bedevilment")
def test_bedevilment() -> None:
    """Each presence of the target defends 1 where it is, and it may push one."""
    island = swarm("thunderspeaker")
    island.inhabit(1, HOME, 2)
    island.use("boon_of_swarming_bedevilment", -1, "yes", at(BESIDE), target=1)
    assert (defence(island.state, HOME), defence(island.state, BESIDE)) == (1, 1)


@plays("power:guide_the_way_on_feathered_wings")
def test_the_way_is_guided() -> None:
    """Step by step: Dahan go along, or stay behind; out and back is possible."""
    island = swarm()
    island.put(HOME, "ddd", beasts=1)
    use = [at(BESIDE), "dahan", "dahan", at(HOME), "dahan", "stop"]
    island.use("guide_the_way_on_feathered_wings", HOME, *use)
    assert (island.state.beasts[HOME], island.pieces(HOME), island.pieces(BESIDE)) == (1, "dahan dahan", "dahan")


@plays("power:ever_multiplying_swarm")
def test_it_multiplies() -> None:
    island = swarm()
    island.use("ever_multiplying_swarm", HOME)
    assert island.state.beasts[HOME] == 2


def test_S_22_20_a_site_counts_against_the_hunters() -> None:
    """S-18.17 [R]: Russia wins by more beasts on its panel than there are on the island, sacred sites among them."""
    found = Isle(SWARM, expansions="both", adversary="russia", level="1")
    found.state.beasts = [0] * len(found.state.beasts)
    lay_beside(found.state, "panel", "beasts", 1)
    found.inhabit(0, HOME, 1)
    assert why_lost(found.state) == "adversary"
    found.inhabit(0, HOME, 2)
    assert why_lost(found.state) is None
