"""The written evaluation at every point of a growth: what is still to come is a number, whatever it is."""

from __future__ import annotations

from math import isfinite

import pytest

from tests.spirit_island.board import printed
from tests.spirit_island.play import start
from tuath.core.question import bits_of
from tuath.games.spirit_island.bot.worth import worth
from tuath.games.spirit_island.state.queries.queries import spirit
from tuath.games.spirit_island.state.standing.panel import growth_ways
from tuath.games.spirit_island.state.state import Growing, State

SPIRITS = [each.id for each in printed().spirits]


def growing(state: State, section: int, option: int, left: int) -> State:
    state.phase = "spirit"
    state.growing[0] = Growing(section, 1 << option, option, left)
    return state


@pytest.mark.parametrize("id", SPIRITS)
def test_every_growth_action_that_is_still_to_come_is_judged(id: str) -> None:
    """S-5.1: with all actions of an option left, and with each of them alone."""
    panel = spirit(start(id), 0)
    for section in range(len(panel.growth)):
        for option, way in enumerate(growth_ways(panel, section)):
            places = range(len(way.option.actions))
            for left in (bits_of(places), *(bits_of([place]) for place in places)):
                assert isfinite(worth(growing(start(id), section, option, left), 0)), (id, section, option, left)


def test_energy_for_card_plays_is_expected_as_it_will_come() -> None:
    """S-22.22: Grinning Trickster's fourth option is worth as much as the card plays that are uncovered."""
    trickster = "grinning_trickster_stirs_up_trouble"
    before, after = growing(start(trickster), 0, 3, 0), growing(start(trickster), 0, 3, 1)
    assert worth(after, 0) > worth(before, 0)
