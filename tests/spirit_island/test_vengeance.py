"""Vengeance as a Burning Plague: disease that spreads, and blight that is badlands."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, fear_of, have, innate, plays, power
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import PRESENCE_GONE, counter
from tuath.games.spirit_island.state.state import Settle
from tuath.games.spirit_island.turn.invaders import build, ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.usable import usable

HOME, BESIDE = Land(5), Land(1)


def plague(*others: str, boards: str = "A") -> Isle:
    isle = Isle("vengeance_as_a_burning_plague", *others, boards=boards, expansions="both")
    isle.inhabit(0, HOME)
    return isle


def test_S_2_10_it_begins_with_a_destroyed_presence() -> None:
    """And with presence at blight, and in a wetland without dahan."""
    isle = Isle("vengeance_as_a_burning_plague", expansions="both").lay_out()
    isle.play(Settle(0), answers=[])
    assert (isle.state.destroyed, sum(isle.state.presence)) == ([1], 2)


@plays("special_rule:the_terror_of_a_slowly_unfolding_plague")
@pytest.mark.parametrize(("answer", "built", "disease", "fear"), [("yes", "city town", 1, 1), ("no", "town", 0, 0)])
def test_a_build_that_disease_would_stop_may_happen(answer: str, built: str, disease: int, fear: int) -> None:
    """S-15.7: on a board with its presence; the disease stays, and there is fear."""
    isle = plague()
    isle.put(BESIDE, "t", disease=1)
    isle.run(build(isle.table, BESIDE), [answer])
    assert sorted(isle.pieces(BESIDE).split()) == built.split()
    assert (isle.state.disease[BESIDE], isle.state.fear_shown) == (disease, fear)


@plays("special_rule:lingering_pestilence")
def test_presence_that_blight_destroys_leaves_disease() -> None:
    """S-15.14: if no action of a spirit has done it."""
    isle = plague()
    isle.run(add_blight(isle.table, HOME))
    assert (isle.state.disease[HOME], isle.state.destroyed) == (1, [1])
    isle.inhabit(0, BESIDE)
    isle.state.phase = "slow"
    isle.power_says("add(1, blight)", here=BESIDE)
    assert (isle.state.disease[BESIDE], isle.state.destroyed) == (0, [2])


@plays("special_rule:wreak_vengeance_for_the_lands_corruption")
def test_blight_counts_as_badlands_for_its_own_actions() -> None:
    """S-16.2, S-13.7: 1 damage and 1 for the blight destroys a town; for others it does not."""
    isle = plague("river_surges_in_sunlight", boards="AB")
    isle.put(HOME, "t", blight=1)
    isle.power_says("damage(1)", here=HOME, seat=1)
    assert isle.pieces(HOME) == "town:1"
    isle.put(HOME, "t", blight=1)
    isle.power_says("damage(1)", here=HOME)
    assert isle.pieces(HOME) == ""


@plays("innate:epidemics_run_rampant")
@pytest.mark.parametrize(
    ("own", "answers", "left", "fear", "disease"),
    [
        ({"fire": 1, "animal": 3}, [], "city:2", 0, 2),
        ({"fire": 2, "water": 1, "animal": 4}, ["yes"], "", 2, 2),
        ({"fire": 3, "water": 3, "animal": 5}, ["yes", "yes"], "", 4, 1),
    ],
)
def test_epidemics_harm_by_disease(own: dict[str, int], answers: list[str], left: str, fear: int, disease: int) -> None:
    """S-7.7: 1 damage for each disease at every level, at the third 1 fear for each and one disease less."""
    isle = plague()
    isle.put(HOME, "c", disease=2)
    have(isle, **own)
    isle.run(use_power(isle.table, 0, innate("epidemics_run_rampant")), [at(HOME), *answers])
    assert (isle.pieces(HOME), fear_of(isle), isle.state.disease[HOME]) == (left, fear, disease)


@plays("innate:savage_revenge")
@pytest.mark.parametrize(
    ("own", "answers", "left"),
    [
        ({"fire": 3, "animal": 1}, [], "city:1"),
        ({"fire": 4, "animal": 2}, ["yes"], ""),
        ({"fire": 5, "air": 2, "animal": 2}, ["yes", "yes"], ""),
    ],
)
def test_savage_revenge(own: dict[str, int], answers: list[str], left: str) -> None:
    isle = plague()
    isle.put(HOME, "c")
    have(isle, **own)
    isle.run(use_power(isle.table, 0, innate("savage_revenge")), [at(HOME), *answers])
    assert isle.pieces(HOME) == left


@plays("innate:savage_revenge")
def test_savage_revenge_reaches_farther_with_air() -> None:
    isle = plague()
    isle.put(BESIDE, "t")
    have(isle, fire=3, animal=1)
    assert not usable(isle.state, 0, "slow")
    have(isle, fire=3, animal=1, air=3)
    assert usable(isle.state, 0, "slow")


@plays("power:fiery_vengeance")
def test_S_6_6_fiery_vengeance_costs_a_destroyed_presence_of_the_target() -> None:
    """S-5.10: it leaves the game; whoever has none cannot be targeted."""
    isle = plague("river_surges_in_sunlight", boards="AB")
    isle.state.played[0] = 1 << power("fiery_vengeance")
    assert not usable(isle.state, 0, "fast")
    isle.state.destroyed = [0, 1]
    isle.inhabit(1, BESIDE)
    isle.put(BESIDE, "e")
    isle.run(use_power(isle.table, 0, power("fiery_vengeance")))
    assert (isle.state.destroyed, counter(isle.state, PRESENCE_GONE, 1)) == ([0, 0], 1)
    assert (isle.pieces(BESIDE), isle.state.fear_shown) == ("", 1)


@plays("power:plaguebearers")
def test_plaguebearers_take_disease_along() -> None:
    """S-9.4: two pieces for each disease, each with one disease if so wished."""
    isle = plague()
    isle.put(HOME, "e", disease=1)
    isle.use("plaguebearers", HOME, at(BESIDE), "disease")
    assert (isle.pieces(BESIDE), isle.state.disease[BESIDE], isle.state.disease[HOME]) == ("explorer", 1, 0)
    assert isle.state.fear_shown == 1


@plays("power:fetid_breath_spreads_infection")
def test_fetid_breath() -> None:
    isle = plague()
    isle.put(HOME, "e")
    isle.use("fetid_breath_spreads_infection", HOME)
    assert (isle.state.disease[HOME], isle.state.fear_shown) == (1, 1)


@plays("power:strike_low_with_sudden_fevers")
def test_strike_low_skips_ravages() -> None:
    isle = plague()
    isle.put(HOME, "t", disease=1)
    isle.use("strike_low_with_sudden_fevers", HOME)
    isle.run(ravage(isle.table, HOME))
    assert (isle.state.fear_shown, isle.state.blight[HOME]) == (1, 0)


@plays("growth:vengeance_as_a_burning_plague")
def test_growth_adds_presence_or_disease() -> None:
    """S-5.1: the third option: a card, presence or disease within range 1, and energy."""
    isle = plague()
    isle.state.minors = 1 << power("drift_down_into_slumber")
    isle.grow("3", "1", "minor", "second", at(BESIDE))
    assert (isle.state.disease[BESIDE], isle.state.energy) == (1, [1])


def test_explorers_are_no_target_of_savage_revenge() -> None:
    isle = plague()
    isle.put(HOME, "e")
    have(isle, fire=3, animal=1)
    assert not usable(isle.state, 0, "slow")
