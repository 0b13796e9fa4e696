"""Innate powers of the base game level by level, and sacred sites that defend."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, plays, printed
from tests.spirit_island.lands import laid, told
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.turn.powers import use_power

INNATES = [
    pytest.param(
        "lightnings_swift_strike",
        "thundering_destruction",
        "fire3 air2",
        "5 ttcc presence2",
        ["1-5"],
        "5 town city city presence2, fear1",
        marks=plays("innate:thundering_destruction"),
    ),
    pytest.param(
        "lightnings_swift_strike",
        "thundering_destruction",
        "fire5 air5 water2",
        "5 tccc presence2",
        ["1-5", "yes", "yes", "town", "yes"],
        "5 city presence2, fear5",
        marks=plays("innate:thundering_destruction"),
    ),
    pytest.param(
        "thunderspeaker",
        "gather_the_warriors",
        "air2 sun1 animal1",
        "5 presence1, 1 ddd",
        ["1-5", "1-1", "1-1", "dahan", "1-1", "no"],
        "1 dahan dahan, 5 dahan presence1",
        marks=plays("innate:gather_the_warriors"),
    ),
    pytest.param(
        "thunderspeaker",
        "lead_the_furious_assault",
        "sun2 fire1",
        "5 tttddddd presence1",
        ["1-5"],
        "5 town dahan dahan dahan dahan dahan presence1, fear2",
        marks=plays("innate:lead_the_furious_assault"),
    ),
    pytest.param(
        "thunderspeaker",
        "lead_the_furious_assault",
        "sun4 fire3",
        "5 tttccddddddd presence1",
        ["1-5", "yes"],
        "5 dahan dahan dahan dahan dahan dahan dahan presence1, fear7",
        marks=plays("innate:lead_the_furious_assault"),
    ),
    pytest.param(
        "oceans_hungry_grasp",
        "pound_ships_to_splinters",
        "moon1 air1 water2",
        "2 t presence1",
        ["1-2"],
        "2 town presence1, fear1",
        marks=plays("innate:pound_ships_to_splinters"),
    ),
    pytest.param(
        "oceans_hungry_grasp",
        "pound_ships_to_splinters",
        "moon3 air2 water4",
        "2 t presence1",
        ["1-2"],
        "2 town presence1, fear4",
        marks=plays("innate:pound_ships_to_splinters"),
    ),
    pytest.param(
        "bringer_of_dreams_and_nightmares",
        "night_terrors",
        "moon1 air1",
        "5 t presence1",
        ["1-5"],
        "5 town presence1, fear1",
        marks=plays("innate:night_terrors"),
    ),
    pytest.param(
        "bringer_of_dreams_and_nightmares",
        "night_terrors",
        "moon3 air2 animal1",
        "5 t presence1",
        ["1-5"],
        "5 town presence1, fear3",
        marks=plays("innate:night_terrors"),
    ),
]


@pytest.mark.parametrize(("spirit", "innate", "elements", "before", "answers", "after"), INNATES)
def test_what_an_innate_power_does(
    spirit: str, innate: str, elements: str, before: str, answers: list[str], after: str
) -> None:
    """S-7.7: every level for which the elements suffice."""
    isle = laid(spirit, before)
    for each in elements.split():
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    isle.state.phase = printed().innates[printed().innate_index[innate]].speed
    isle.run(use_power(isle.table, 0, len(printed().powers) + printed().innate_index[innate]), answers)
    assert told(isle) == after


@plays("special_rule:earths_vitality")
def test_sacred_sites_of_the_earth_defend() -> None:
    """S-12.3: every one of them, as long as it is one."""
    isle = Isle("vital_strength_of_the_earth")
    isle.inhabit(0, 6, 2)
    isle.inhabit(0, 8, 1)
    assert [defence(isle.state, Land(number)) for number in (6, 8)] == [3, 0]
