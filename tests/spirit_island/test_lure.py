"""A spirit of the deepest woods: explorers follow it, and are not seen again: S-22.19."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, ground, innate, plays
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.conditions import habitable
from tuath.games.spirit_island.state.queries.queries import isle, presence
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.state import SLOW, Repeat
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power

HOME, BESIDE = Land(5), Land(6)
LURE = "lure_of_the_deep_wilderness"
FORSAKE, NEVER = "forsake_society_to_chase_after_dreams", "never_heard_from_again"


def lure(*others: str) -> Isle:
    found = Isle(LURE, *others, boards="AB"[: 1 + len(others)], expansions="both")
    found.state.phase = SLOW
    return found


def give(island: Isle, **wanted: int) -> None:
    for name, number in wanted.items():
        island.state.elements[ELEMENTS.index(name)] = number


# ---- special rules and growth ---------------------------------------------------------------------------------------


@plays("special_rule:home_of_the_islands_heart")
def test_it_lives_inland() -> None:
    """S-5.17: nowhere else."""
    island = lure()
    where = isle(island.state)
    assert habitable(island.state, 0, 0) == where.lands & ~where.coastal


@plays("special_rule:enthrall_the_foreign_explorers")
def test_explorers_sit_out() -> None:
    """S-16.1: up to 2 for each own presence there; its player says how many."""
    island = lure()
    island.inhabit(0, HOME, 1)
    island.put(HOME, "eeed")
    island.run(ravage(island.table, HOME), ["explorer", "explorer"])
    assert island.state.blight[HOME] == 0
    assert island.pieces(HOME) == "explorer explorer dahan:1"
    other = lure()
    other.inhabit(0, HOME, 2)
    other.put(HOME, "eeee")
    other.run(ravage(other.table, HOME), ["explorer", "explorer", "stop"])
    assert other.state.blight[HOME] == 1


@plays(f"growth:{LURE}")
def test_growth() -> None:
    """S-5.1: of each pair one: presence at range 4 inland, then an element of three and energy."""
    island = lure()
    island.inhabit(0, HOME)
    where = isle(island.state)
    island.grow("2", "energy", at(BESIDE), "1", "plant")
    offered = next(values for _, key, values in island.asked if key == "spirit_island-presence-to")
    assert ground(offered) == where.lands & ~where.coastal
    assert island.asked[-1][2] == ("moon", "air", "plant")
    assert (elements(island.state, 0)[ELEMENTS.index("plant")], island.state.energy) == (1, [2])


# ---- innate powers --------------------------------------------------------------------------------------------------


@plays(f"innate:{FORSAKE}")
@pytest.mark.parametrize(
    ("own", "pieces", "answers", "left", "fear"),
    [
        ({"moon": 2}, "e", ["explorer"], "", 0),
        ({"moon": 2, "air": 1}, "tt", ["yes", "explorer", "explorer"], "town", 1),
        ({"moon": 3, "air": 2, "animal": 1}, "c", ["yes", "explorer", "stop"], "explorer explorer", 0),
    ],
)
def test_they_forsake_society(own: dict[str, int], pieces: str, answers: list[str], left: str, fear: int) -> None:
    """What was replaced is gathered into own lands beside; a town or city left behind is worth 1 fear."""
    island = lure()
    island.inhabit(0, BESIDE)
    island.put(HOME, pieces)
    give(island, **own)
    island.run(use_power(island.table, 0, innate(FORSAKE)), [at(HOME), *answers])
    gathered = {"e": 1, "tt": 2, "c": 1}[pieces]
    assert (island.pieces(HOME), island.state.fear_shown) == (left, fear)
    assert island.pieces(BESIDE).count("explorer") == gathered


@plays(f"innate:{FORSAKE}")
def test_faq_lure_damage_of_what_is_replaced_is_divided() -> None:
    """S-22.19: the damage of a replaced town is divided among the explorers; one that has too much falls."""
    island = lure()
    island.inhabit(0, BESIDE)
    island.state.pieces[HOME] = (piece(TOWN, damage=1),)
    give(island, moon=2, air=1)
    island.run(use_power(island.table, 0, innate(FORSAKE)), [at(HOME), "yes", "stop"])
    assert island.pieces(HOME) == "explorer"


@plays(f"innate:{FORSAKE}")
def test_they_forsake_it_once_more() -> None:
    island = lure()
    island.inhabit(0, BESIDE)
    island.put(HOME, "ee")
    give(island, moon=2, air=4)
    island.run(use_power(island.table, 0, innate(FORSAKE)), [at(HOME), "no", "explorer"])
    assert island.state.agenda[-1] == Repeat(0, innate(FORSAKE))


@plays(f"innate:{NEVER}")
@pytest.mark.parametrize(
    ("own", "beasts", "pieces", "answers", "left", "fear"),
    [
        ({"plant": 2}, 1, "eee", ["explorer", "explorer"], "explorer", 1),
        ({"plant": 2}, 3, "eeeeee", ["explorer"] * 5 + ["stop"], "explorer", 2),
        ({"plant": 2}, 1, "e", ["stop"], "explorer", 0),
        ({"plant": 4, "animal": 1}, 0, "ee", ["yes"], "", 1),
    ],
)
def test_never_heard_from_again(
    own: dict[str, int], beasts: int, pieces: str, answers: list[str], left: str, fear: int
) -> None:
    """1 fear if explorers fall, 2 for five of them, over all that one use destroys."""
    island = lure()
    island.inhabit(0, HOME)
    island.put(HOME, pieces, beasts=beasts)
    give(island, **own)
    island.run(use_power(island.table, 0, innate(NEVER)), [at(HOME), *answers])
    assert (island.pieces(HOME), island.state.fear_shown) == (left, fear)


@plays(f"innate:{NEVER}")
def test_badlands_come_first() -> None:
    """1 Fire and 3 Plant: they count for those who are destroyed; 6 Plant: once more."""
    island = lure()
    island.inhabit(0, HOME)
    island.put(HOME, "ee")
    give(island, fire=1, plant=6)
    island.run(use_power(island.table, 0, innate(NEVER)), [at(HOME), "explorer", "explorer"])
    assert (island.state.badlands[HOME], island.pieces(HOME), island.state.fear_shown) == (1, "", 1)
    assert island.state.agenda[-1] == Repeat(0, innate(NEVER))


# ---- unique powers --------------------------------------------------------------------------------------------------


@plays("power:perils_of_the_deepest_island")
def test_perils() -> None:
    """Badlands here, beasts here or beside."""
    island = lure()
    island.put(HOME, "d")
    island.use("perils_of_the_deepest_island", HOME, at(BESIDE), "dahan", at(BESIDE))
    assert (island.state.fear_shown, island.state.badlands[HOME], island.state.beasts[BESIDE]) == (1, 1, 1)
    assert island.pieces(BESIDE) == "dahan"
    where = next(values for _, key, values in island.asked if key == "spirit_island-where")
    assert ground(where) == isle(island.state).within(HOME, 1)


@plays("power:softly_beckon_ever_inward")
def test_softly_beckoned() -> None:
    island = lure()
    island.put(BESIDE, "etd", beasts=1)
    island.use("softly_beckon_ever_inward", HOME, *[at(BESIDE)] * 3, "stop", at(BESIDE))
    assert (island.pieces(HOME), island.state.beasts[BESIDE]) == ("explorer town dahan", 0)


@plays("power:gift_of_the_untamed_wild")
@pytest.mark.parametrize(("way", "wilds", "disease", "own"), [("first", 1, 0, 2), ("second", 0, 1, 1)])
def test_gift(way: str, wilds: int, disease: int, own: int) -> None:
    """S-5.10: wilds in a land of the target, or disease instead of its presence, which lies beside the island."""
    island = lure("thunderspeaker")
    island.inhabit(1, HOME, 2)
    island.use("gift_of_the_untamed_wild", -1, way, target=1)
    assert (island.state.wilds[HOME], island.state.disease[HOME]) == (wilds, disease)
    assert (presence(island.state, 1, HOME), island.state.destroyed) == (own, [0, 2 - own])


@plays("power:swallowed_by_the_wilderness")
def test_swallowed() -> None:
    """At most 5 tokens count; badlands add to the damage besides."""
    island = lure()
    island.put(HOME, "eeeeeee", beasts=3, wilds=2, badlands=1)
    island.use("swallowed_by_the_wilderness", HOME)
    assert (island.pieces(HOME), island.state.fear_shown) == ("explorer", 2)
