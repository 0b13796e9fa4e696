"""Ravages, land by land: S-8.7 to S-8.9, and the examples of the book."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.spirit_island.board import Isle, printed
from tuath.core.question import Law
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, TOWN, piece
from tuath.games.spirit_island.turn.invader_phase import laws_of_ravage
from tuath.games.spirit_island.turn.invaders import ravage

HERE = Land(5)  # a wetland of board A


def test_badlands_hurt_dahan_only_where_damage_is_dealt() -> None:
    """T-1, S-8.7, S-13.7: one explorer, one dahan, badlands: no blight, and the dahan falls."""
    isle = Isle()
    isle.put(HERE, "ed", badlands=1)
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == "explorer"
    assert isle.state.blight[HERE] == 0


def test_dahan_strike_back_with_badlands_though_all_was_defended() -> None:
    """T-2, S-8.8, S-12.1: defend 4 stops two towns; one dahan deals 2 and 2 more."""
    isle = Isle()
    isle.put(HERE, "ttd", badlands=2)
    isle.holds("defend(4)", HERE)
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == "dahan"
    assert isle.state.blight[HERE] == 0
    assert isle.state.fear_shown == 2


def test_whoever_has_strife_deals_nothing_and_loses_one() -> None:
    """T-22, S-13.5: a city with strife and a town without; what concerns the sum comes after, if there is a sum."""
    isle = Isle()
    isle.state.pieces[HERE] = (piece(TOWN), piece(CITY, strife=1))
    isle.run(ravage(isle.table, HERE))
    strife = ("strife-lost", {"land": HERE, "piece": CITY})
    fight = ("ravaged", {"land": HERE, "number": 2, "force": 2, "defence": 0, "holds": 0})
    assert isle.log[:2] == [strife, fight]
    assert isle.pieces(HERE) == "town city"
    alone = Isle()
    alone.state.pieces[HERE] = (piece(CITY, strife=2), piece(3))
    alone.run(ravage(alone.table, HERE))
    assert alone.log[:2] == [strife, ("ravaged", {"land": HERE, "number": 0, "force": 0, "defence": 0, "holds": 1})]
    assert alone.pieces(HERE) == "dahan city:2:1"


@pytest.mark.parametrize(("pieces", "blight"), [("e", 0), ("ee", 1), ("t", 1), ("ccccc", 1)])
def test_two_damage_blight_a_land_once(pieces: str, blight: int) -> None:
    """S-8.7 step 4a"""
    isle = Isle()
    isle.put(HERE, pieces)
    before = isle.state.blight_left
    isle.run(ravage(isle.table, HERE))
    assert isle.state.blight[HERE] == blight
    assert isle.state.blight_left == before - blight


def test_nothing_happens_without_invaders_or_where_it_is_skipped() -> None:
    """S-8.6, S-8.8: nobody strikes back against a ravage that does not happen."""
    isle = Isle()
    isle.put(HERE, "dd")
    isle.run(ravage(isle.table, HERE))
    assert isle.log == []
    isle.put(HERE, "td")
    isle.holds("skip(all)", HERE)
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == "town dahan"
    assert isle.state.blight[HERE] == 0


def test_as_many_dahan_fall_as_possible() -> None:
    """S-9.6: 3 damage destroy one and hurt another."""
    isle = Isle()
    isle.put(HERE, "cddd")
    isle.run(ravage(isle.table, HERE), [])
    assert isle.pieces(HERE) == "dahan dahan:1"
    assert isle.state.fear_shown == 2


def test_the_players_split_what_the_dahan_deal() -> None:
    """S-9.6: point by point, asked only where there is a choice."""
    isle = Isle()
    isle.put(HERE, "etd")
    isle.holds("defend(6)", HERE)
    isle.run(ravage(isle.table, HERE), ["explorer"])
    assert isle.pieces(HERE) == "dahan town:1"
    assert [key for _, key, _ in isle.asked] == ["spirit_island-hit"]


def test_dahan_can_strike_at_the_same_time() -> None:
    """S-8.9: those who fall still strike."""
    isle = Isle()
    isle.put(HERE, "cd")
    isle.holds("ravage_rule(dahan_strike_together)", HERE)
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == "city:2"


def test_the_earth_defends_its_sacred_sites() -> None:
    """S-12.1: with 3 in each of them."""
    isle = Isle("vital_strength_of_the_earth")
    isle.put(HERE, "td")
    isle.inhabit(0, HERE, 2)
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 0, "force": 2, "defence": 3, "holds": 1})
    assert isle.pieces(HERE) == "dahan"


def test_why_another_land_does_not_ravage_next() -> None:
    """S-8.1, S-8.5, S-8.7: the card does not show it, nobody is there, or it has had its turn."""
    isle = Isle()
    isle.put(2, "e")
    isle.put(HERE, "e")
    isle.state.ravaging = (printed().invader_index["1_wetland"],)
    laws = laws_of_ravage(isle.state, 1 << 2)
    assert [first_broken(laws, place) for place in (2, HERE, 3)] == [None, "no-ravage-here", "no-ravage-of-the-card"]
    isle.state.pieces[HERE] = ()
    assert first_broken(laws_of_ravage(isle.state, 1 << 2), HERE) == "no-ravage-without-invaders"


def first_broken(laws: Iterable[Law], place: int) -> str | None:
    return next((word for lands, _, word in laws if not lands >> place & 1), None)
