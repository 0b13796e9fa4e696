"""What is declined wholly is not used, and a cost that is refused leaves nothing behind: S-7.2, S-14.19."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, plays, power, printed
from tuath.games.spirit_island.action.changes import move_presence
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, SLOW
from tuath.games.spirit_island.turn.events import choose_and_pay
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HOME, BESIDE = Land(5), Land(4)


def told(isle: Isle) -> list[str]:
    return [key for key, _ in isle.log]


# ---- left out: S-7.2 ------------------------------------------------------------------------------------------------


@plays("power:scream_disease_into_the_wind")
@pytest.mark.parametrize(("answer", "disease"), [("stop", 0), ("explorer", 1)])
def test_a_power_of_which_all_is_declined_brings_no_disease(answer: str, disease: int) -> None:
    """S-7.2: it is not used, so Scream Disease waits for another."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", expansions="both")
    isle.state.phase = FAST
    isle.use("scream_disease_into_the_wind", -1, target=1)
    isle.inhabit(1, HOME, 2)
    isle.put(HOME, "e")
    isle.state.played[1] = 1 << power("wash_away")
    isle.state.phase = SLOW
    moved = ["1-4", "yes"] if answer == "explorer" else []
    isle.run(used_wholly(isle, 1, "wash_away"), ["1-5", answer, *moved])
    assert isle.state.disease[HOME] == disease
    assert ("power-left-out" in told(isle)) == (not disease)
    assert isle.state.used[1] >> power("wash_away") & 1, "for this turn it is over"


async def used_wholly(isle: Isle, seat: int, card: str) -> None:
    await use_power(isle.table, seat, power(card))
    await finish_action(isle.table)


@plays("special_rule:mists_shift_and_flow")
def test_presence_does_not_drift_for_a_power_that_is_left_out() -> None:
    """S-7.2, S-22.15: else each turn would bring a free move."""
    isle = Isle("shroud_of_silent_mist", expansions="both")
    isle.inhabit(0, HOME)
    isle.put(BESIDE, "dd")
    isle.state.phase, isle.state.played[0] = SLOW, 1 << power("call_to_migrate")
    isle.run(use_power(isle.table, 0, power("call_to_migrate")), ["1-4", "stop", "stop"])
    assert (presence(isle.state, 0, HOME), presence(isle.state, 0, BESIDE)) == (1, 0)


def test_energy_for_the_other_speed_comes_back() -> None:
    """S-7.2: nothing was used, so nothing was paid."""
    isle = Isle("lightnings_swift_strike")
    isle.state.phase, isle.state.quick = FAST, [1]
    isle.inhabit(0, HOME)
    isle.put(HOME, "e")
    isle.state.played[0] = 1 << power("wash_away")
    isle.run(use_power(isle.table, 0, power("wash_away")), ["1-5", "stop"])
    assert isle.state.quick == [1]


def test_what_could_not_be_done_is_not_declined() -> None:
    """S-7.3: a target may be chosen where nothing can happen; nobody was asked."""
    isle = Isle(expansions="both")
    isle.state.phase = SLOW
    isle.inhabit(0, HOME)
    isle.run(use_power(isle.table, 0, power("wash_away")), ["1-5"])
    assert "power-left-out" not in told(isle)


# ---- counted when it is used: S-12.3 --------------------------------------------------------------------------------


@plays("power:unnerving_pall")
def test_the_pall_defends_by_the_presence_there_was() -> None:
    """S-12.3: three when it was used; that two of it go, or that more comes, changes nothing."""
    isle = Isle("shroud_of_silent_mist", expansions="both")
    isle.inhabit(0, HOME, 3)
    isle.put(HOME, "t")
    isle.use("unnerving_pall", HOME, "second")
    isle.inhabit(0, HOME, 1)
    assert defence(isle.state, HOME) == 3
    isle.inhabit(0, HOME, 5)
    assert defence(isle.state, HOME) == 3


# ---- a cost that is refused: S-14.19 --------------------------------------------------------------------------------


@plays("event:a_strange_madness_among_the_beasts")
def test_beasts_laid_aside_for_a_cost_that_is_refused_were_never_removed() -> None:
    """S-14.19: nothing is told of them, and they are there for the first option."""
    isle = madness((0, "refuse"))
    (at_the_first,) = [place for place, (key, _) in enumerate(isle.log) if key == "event-part"][1:]
    assert "beasts-removed" not in [key for key, _ in isle.log[:at_the_first]]
    assert isle.state.energy == [9, 9]


@plays("event:a_strange_madness_among_the_beasts")
def test_beasts_laid_aside_are_removed_when_all_have_agreed() -> None:
    isle = madness((0, "2"), (1, "1"), "p1", "stop", "stop")
    assert [params for key, params in isle.log if key == "beasts-removed"] == [{"land": 6, "number": 1}]
    assert (isle.state.beasts[6], isle.state.energy) == (1, [7, 8])


def madness(*answers: Said) -> Isle:
    """Two beasts in land 6; one of them is laid aside for the second option."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", expansions="both")
    place = printed().event_index["a_strange_madness_among_the_beasts"]
    isle.inhabit(0, 6)
    isle.inhabit(1, 6)
    isle.state.beasts = [0] * len(isle.state.beasts)
    isle.put(6, "c", beasts=2)
    isle.state.energy = [9, 9]
    isle.state.phase, isle.state.turn, isle.state.event_card = "invader", 3, place
    isle.run(choose_and_pay(isle.table, place, finish_action), ["second", "1-6", "stop", *answers])
    return isle


def test_presence_that_stays_where_it_is_moves_nowhere() -> None:
    """S-5.6: taken from the island and put back into its own land, nothing is told of it."""
    isle = Isle()
    isle.inhabit(0, HOME)
    move_presence(isle.table, 0, HOME, HOME)
    assert (presence(isle.state, 0, HOME), isle.log) == (1, [])
