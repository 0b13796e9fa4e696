"""What counts as something else: S-16.2; what keeps damage, holds blight, and is gathered from every side."""

from __future__ import annotations

from tests.spirit_island.board import Isle, plays
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, TOWN, piece
from tuath.games.spirit_island.state.queries.targets import passes_filter
from tuath.games.spirit_island.state.standing.standing import counting_as
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.invaders import ravage

HUNTING_GROUNDS = "settle_into_hunting_grounds"


def hunting(*presence: int) -> Isle:
    """A spirit that has settled with so much presence in these lands."""
    isle = Isle()
    for land in presence:
        isle.inhabit(0, land, presence.count(land))
    isle.use(HUNTING_GROUNDS, -1)
    return isle


@plays("power:settle_into_hunting_grounds")
def test_s_16_2_presence_may_count_as_badlands_in_each_action() -> None:
    isle = hunting(5, 5)
    isle.put(5, "cc")
    isle.power_says("damage(1)", "yes", "no", "city", here=5)
    assert isle.pieces(5) == "city:1 city:1"
    isle.power_says("damage(1)", "no", here=5)
    assert isle.pieces(5) == "city:1 city:2"


@plays("power:settle_into_hunting_grounds")
def test_s_16_2_presence_may_count_as_beasts() -> None:
    isle = hunting(5, 5)
    assert passes_filter(isle.state, Land(5), "beasts>=2")
    isle.power_says("fear(n(beasts))", "yes", "yes", here=5)
    assert isle.state.fear_shown == 2
    isle.power_says("if(none(beasts)){fear(1)}", "no", here=5)
    assert isle.state.fear_shown == 3


@plays("power:settle_into_hunting_grounds")
def test_faq_hunting_grounds_the_same_presence_counts_once() -> None:
    """S-22.6"""
    isle = hunting(5, 5)
    isle.use(HUNTING_GROUNDS, -1)
    assert counting_as(isle.state, "beasts", Land(5)).most == 2


def test_a_ravage_asks_once_for_both_sides() -> None:
    """S-13.7, S-16.2: one decision for the action: dahan and invaders suffer alike."""
    isle = hunting(5)
    isle.put(5, "edd")
    isle.run(ravage(isle.table, Land(5)), ["yes"])
    assert isle.pieces(5) == "dahan"


@plays("power:settle_into_hunting_grounds")
def test_settled_presence_does_not_move() -> None:
    isle = hunting(5)
    isle.state.destroyed[0] = 0
    isle.power_says("push(1, presence)", here=5)
    isle.power_says("gather(1, presence)", here=6)
    assert isle.state.presence[5] == 1


def test_what_counts_by_itself_is_not_asked() -> None:
    isle = Isle()
    isle.put(5, "c", beasts=1)
    isle.holds("wherever(){counts_as(beasts, badlands)}")
    isle.power_says("damage(1)", here=5)
    assert isle.pieces(5) == "city:2"


def test_whoever_does_not_heal_keeps_the_damage_of_the_turn() -> None:
    """S-3.8: here only, and only invaders; a bonus of health that ends may then destroy them."""
    isle = Isle()
    isle.state.pieces[5] = (piece(TOWN, 1), piece(CITY, 3))
    isle.state.pieces[6] = (piece(CITY, 2),)
    isle.holds("no_heal(invader)", 5)
    isle.holds("health(town|city, +1)", 5)
    isle.play(Task("end_turn"))
    assert (isle.pieces(5), isle.pieces(6)) == ("town:1", "city")


@plays("power:entrap_the_forces_of_corruption")
def test_blight_does_not_cascade_from_where_it_is_held() -> None:
    isle = Isle()
    isle.put(5, blight=1)
    isle.put(6, blight=1)
    isle.use("entrap_the_forces_of_corruption", 5, "1-6")
    assert isle.state.blight[5] == 2
    assert isle.state.isolated == 1 << 5
    isle.run(add_blight(isle.table, Land(5)))
    assert isle.state.blight[5] == 3


def test_from_each_side_so_much_is_gathered() -> None:
    isle = Isle()
    isle.put(6, "ee")
    isle.put(7, "e", beasts=1)
    isle.power_says("from_each(adjacent){gather(1, explorer); gather(1, beasts)}", here=5)
    assert (isle.pieces(5), isle.pieces(6), isle.state.beasts[5]) == ("explorer explorer", "explorer", 1)
