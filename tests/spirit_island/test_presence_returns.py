"""Presence that is moved, put back, replaced, and what a power costs besides: S-5.9, S-5.11, S-5.14, S-5.16, S-6.11."""

from __future__ import annotations

from tests.spirit_island.board import Isle, at, ground, power, printed
from tuath.core.notation import parse
from tuath.core.question import members
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.game import presence_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import presence, terrain
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.state import NOBODY
from tuath.games.spirit_island.turn.usable import usable

HOME = Land(5)
ENERGY = 0  # the first track
EARTH = ELEMENTS.index("earth")


def test_S_5_9_presence_may_stay_where_it_is() -> None:
    """ "Move presence N" is up to N lands, and 0 is allowed."""
    isle = Isle()
    isle.inhabit(0, HOME)
    isle.carry_out("move_presence(1, range=1)", at(HOME))
    ends = isle.asked[-1][2]
    assert presence(isle.state, 0, HOME) == 1
    assert at(HOME) in ends
    assert not [key for key, _ in isle.log if key == "presence-moved"]
    other = next(land for land in ends if land != at(HOME))
    isle.carry_out("move_presence(1, range=1)", other)
    assert (presence(isle.state, 0, HOME), presence(isle.state, 0, Land(members(ground([other]))[0]))) == (0, 1)


def test_S_5_11_presence_goes_back_to_a_track() -> None:
    """S-5.16: it covers the space at once, and the element of that space is gone."""
    isle = Isle("volcano_looming_high", expansions="both")
    isle.inhabit(0, HOME)
    isle.state.covered[ENERGY] -= 2  # up to the space with earth
    assert elements(isle.state, 0)[EARTH] == 1
    isle.carry_out("restore_presence(1, from=island, to=tracks)", at(HOME))
    assert (presence(isle.state, 0, HOME), elements(isle.state, 0)[EARTH]) == (0, 0)


def test_S_5_11_without_room_it_is_destroyed() -> None:
    """When the game begins every space is covered."""
    isle = Isle()
    isle.inhabit(0, HOME, 2)
    covered = list(isle.state.covered)
    isle.carry_out("restore_presence(1, from=island, to=tracks)", at(HOME))
    assert (presence(isle.state, 0, HOME), isle.state.destroyed[0]) == (1, 1)
    assert isle.state.covered == covered


def test_S_5_14_presence_that_is_replaced_is_not_destroyed() -> None:
    """A volcano whose presence is replaced does not collapse; one whose presence is destroyed does."""
    isle = Isle("volcano_looming_high", expansions="both")
    home = next(Land(land) for land in range(1, 9) if terrain(isle.state, Land(land)) == "mountain")
    isle.inhabit(0, home, 3)
    isle.put(home, "ee")
    isle.power_says("replace(1, presence, disease)", here=home)
    assert (isle.pieces(home), isle.state.disease[home], isle.state.destroyed[0]) == ("explorer explorer", 1, 0)
    isle.power_says("destroy(1, presence)", here=home)
    assert (isle.pieces(home), isle.state.destroyed[0]) == ("explorer", 1)


def test_S_6_11_a_card_may_be_played_for_its_elements_alone() -> None:
    """What its use costs besides is due when it is used: without time it gives its elements and cannot be used."""
    isle = Isle("fractured_days_split_the_sky", expansions="both")
    isle.inhabit(0, HOME, 2)
    stasis = power("absolute_stasis")
    isle.state.phase = printed().powers[stasis].speed
    isle.state.played[0] = 1 << stasis
    assert not usable(isle.state, 0, isle.state.phase) >> stasis & 1
    isle.state.counters["time.0"] = 1
    assert stasis in members(usable(isle.state, 0, isle.state.phase))


def test_S_5_16_no_presence_is_missing_while_it_is_asked_where_it_goes() -> None:
    isle = Isle()
    isle.state.destroyed[0] = 2
    isle.state.covered = [each - 1 for each in isle.state.covered]
    before = presence_of(isle.state, 0)
    returning = carry_out(Use(isle.table, 0, actor=NOBODY), parse("restore_presence(1)"))
    assert returning.send(None).key == "spirit_island-presence-back"
    assert presence_of(isle.state, 0) == before
    returning.close()
