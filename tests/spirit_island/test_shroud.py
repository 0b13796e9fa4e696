"""Shroud of Silent Mist: damage that stays, and presence that drifts to its target."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, fear_of, have, innate, plays, power, printed
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import TOWN, piece
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.growth import use_track_icons
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power

HOME = Land(5)


def mist(*others: str, boards: str = "A") -> Isle:
    isle = Isle("shroud_of_silent_mist", *others, boards=boards, expansions="both")
    isle.inhabit(0, HOME)
    return isle


def near(isle: Isle, land: Land = HOME) -> list[Land]:
    return [Land(each) for each in members(island(isle.state).near(land))]


@plays("special_rule:gather_power_from_the_cool_and_dark")
def test_a_new_card_without_fire_brings_energy_once_a_turn() -> None:
    isle = mist()
    cool = [card for card in members(isle.state.minors) if not printed().powers[card].elements[2]][:2]
    hot = next(card for card in members(isle.state.minors) if printed().powers[card].elements[2])
    for card, energy in ((hot, 0), (cool[0], 1), (cool[1], 1)):
        isle.state.minors = 1 << card
        isle.carry_out("power(minor)")
        assert isle.state.energy == [energy]
    isle.play(Task("end_turn"))
    isle.state.minors = 1 << cool[0]
    isle.carry_out("power(minor)")
    assert isle.state.energy == [2]


@plays("special_rule:mists_shift_and_flow")
def test_faq_shroud_presence_drifts_to_make_the_range_fit() -> None:
    """S-22.15: At range 0 a land beside can be targeted: then presence must go there; elsewhere it may."""
    isle = mist()
    beside = near(isle)[0]
    card = power("dissolving_vapors")
    isle.state.played[0] = 1 << card
    assert target_lands(isle.state, 0, printed().powers[card]) == bits_of([HOME, *near(isle)])
    isle.run(use_power(isle.table, 0, card), [at(beside)])
    assert (presence(isle.state, 0, HOME), presence(isle.state, 0, beside)) == (0, 1)


@plays("special_rule:mists_shift_and_flow")
def test_S_22_15_presence_need_not_drift() -> None:
    isle = mist()
    isle.inhabit(0, near(isle)[0])
    card = power("dissolving_vapors")
    isle.state.played[0] = 1 << card
    isle.run(use_power(isle.table, 0, card), [at(HOME), "stop"])
    assert presence(isle.state, 0, HOME) == 1


@plays("special_rule:slow_and_silent_death")
def test_damage_stays_where_it_is() -> None:
    """S-3.8: and each such land is worth fear, three of them energy."""
    isle = mist()
    lands = [HOME, *near(isle)[:2]]
    for land in lands:
        isle.inhabit(0, land)
        isle.state.pieces[land] = (piece(TOWN, 1),)
    away = next(Land(number) for number in range(1, 9) if Land(number) not in lands)
    isle.state.pieces[away] = (piece(TOWN, 1),)
    isle.play(Task("end_turn"))
    assert [isle.pieces(land) for land in (*lands, away)] == ["town:1"] * 3 + ["town"]
    assert (fear_of(isle), isle.state.energy) == (3, [1])


@plays("special_rule:slow_and_silent_death")
def test_damage_is_worth_five_fear_at_most() -> None:
    """S-3.8: of six such lands, but the energy of all of them."""
    isle = mist()
    isle.state.fear_pool = 50
    for land in range(1, 7):
        isle.inhabit(0, land)
        isle.state.pieces[land] = (piece(TOWN, 1),)
    isle.play(Task("end_turn"))
    assert (fear_of(isle), isle.state.energy) == (5, [2])


@plays("innate:suffocating_shroud")
@pytest.mark.parametrize(
    ("own", "answers", "left"),
    [
        ({"moon": 1, "air": 2, "water": 1}, [], "city:1"),
        ({"moon": 2, "air": 3, "water": 2}, ["yes"], "city:2"),
        ({"moon": 4, "air": 4, "water": 3}, ["yes", "yes"], ""),
    ],
)
def test_suffocating_shroud(own: dict[str, int], answers: list[str], left: str) -> None:
    """1 damage, 1 for each land beside with presence to a different invader, 1 damage."""
    isle = mist()
    isle.inhabit(0, near(isle)[0])
    isle.put(HOME, "c")
    have(isle, **own)
    isle.run(use_power(isle.table, 0, innate("suffocating_shroud")), [at(HOME), "stop", *answers])
    assert isle.pieces(HOME) == left


@plays("innate:suffocating_shroud")
def test_the_fullest_shroud_reaches_everybody() -> None:
    isle = mist()
    isle.put(HOME, "eeee")
    have(isle, moon=5, air=6, water=4)
    isle.run(use_power(isle.table, 0, innate("suffocating_shroud")), [at(HOME), "yes", "yes", "yes"])
    assert isle.pieces(HOME) == ""


@plays("innate:lost_in_the_swirling_haze")
@pytest.mark.parametrize(("air", "water", "pushed"), [(1, 2, 1), (2, 3, 3), (3, 4, 5)])
def test_lost_in_the_haze(air: int, water: int, pushed: int) -> None:
    isle = mist()
    isle.put(HOME, "ddddd")
    beside = near(isle)[0]
    have(isle, air=air, water=water)
    answers = ["dahan", at(beside)] * pushed
    isle.run(use_power(isle.table, 0, innate("lost_in_the_swirling_haze")), [at(HOME), *answers])
    assert isle.pieces(beside).split().count("dahan") == pushed


@plays("power:dissolving_vapors")
def test_dissolving_vapors() -> None:
    isle = mist()
    isle.put(HOME, "etd")
    isle.use("dissolving_vapors", HOME)
    assert (isle.pieces(HOME), fear_of(isle)) == ("town:1 dahan:1", 1)


@plays("power:the_fog_closes_in")
def test_the_fog_closes_in() -> None:
    isle = mist()
    beside = near(isle)[0]
    isle.inhabit(0, beside)
    isle.put(HOME, "td")
    isle.use("the_fog_closes_in", HOME, at(beside))
    assert (isle.pieces(HOME), isle.pieces(beside)) == ("town:1", "dahan")


@plays("power:unnerving_pall")
def test_unnerving_pall_keeps_damaged_invaders_out() -> None:
    """S-16.1: up to three of them."""
    isle = mist()
    isle.state.pieces[HOME] = (piece(TOWN, 1),)
    isle.use("unnerving_pall", HOME, "first")
    isle.run(ravage(isle.table, HOME), ["town:1"])
    assert (isle.state.blight[HOME], fear_of(isle)) == (0, 1)


@plays("power:unnerving_pall")
def test_unnerving_pall_defends() -> None:
    isle = mist()
    isle.inhabit(0, HOME, 3)
    isle.put(HOME, "t")
    isle.use("unnerving_pall", HOME, "second")
    assert (defence(isle.state, HOME), fear_of(isle)) == (3, 1)


@plays("power:flowing_and_silent_forms_dart_by")
def test_forms_dart_by_when_presence_would_be_destroyed() -> None:
    """S-15.7: its owner may push it instead, this turn."""
    isle = mist("river_surges_in_sunlight", boards="AB")
    isle.inhabit(1, HOME)
    isle.put(HOME, "e")
    isle.use("flowing_and_silent_forms_dart_by", HOME, "no")
    beside = near(isle)[0]
    isle.run(add_blight(isle.table, HOME), ["stop", at(beside)])
    assert (isle.state.destroyed, presence(isle.state, 1, beside), fear_of(isle)) == ([1, 0], 1, 2)


@plays("power:flowing_and_silent_forms_dart_by")
def test_forms_gather_presence_of_another_spirit() -> None:
    """S-3.4: if it agrees."""
    isle = mist("river_surges_in_sunlight", boards="AB")
    beside = near(isle)[0]
    isle.inhabit(1, beside)
    isle.use("flowing_and_silent_forms_dart_by", HOME, "yes", "yes")
    assert presence(isle.state, 1, HOME) == 1


@plays("growth:shroud_of_silent_mist")
def test_its_track_moves_presence() -> None:
    """S-5.7: once in a spirit phase, by 1 land."""
    isle = mist()
    isle.state.covered[1] = 5
    beside = near(isle)[0]
    isle.run(use_track_icons(isle.table, 0), ["yes", at(beside)])
    assert (presence(isle.state, 0, beside), presence(isle.state, 0, HOME)) == (1, 0)
