"""The actions on presence tracks: once in a spirit phase, at any time of it: S-5.7, S-5.19."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, plays, power
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import presence, spirit
from tuath.games.spirit_island.state.standing.panel import icons, track_offset
from tuath.games.spirit_island.state.state import Growing, Task
from tuath.games.spirit_island.turn.growth import spirit_phase, use_track_icons

HOME = Land(5)
MIST, TRICKSTER, MINDS = "shroud_of_silent_mist", "grinning_trickster_stirs_up_trouble", "many_minds_move_as_one"


def with_icon(name: str, verb: str) -> Isle:
    """A spirit whose first icon of that kind is uncovered, in its spirit phase; nothing can be played."""
    isle = Isle(name, expansions="both")
    state, panel = isle.state, spirit(isle.state, 0)
    state.phase, state.hands = "spirit", [0]
    for number, track in enumerate(panel.tracks):
        place = next((p for p, space in enumerate(track.spaces) if verb in str(space.action)), None)
        if place is not None:
            state.covered[track_offset(state, 0) + number] = len(track.spaces) - place - 1
            break
    assert [verb in str(space.action) for _, space in icons(state, 0)] == [True]
    isle.inhabit(0, HOME, 2)
    return isle


def asked(isle: Isle) -> list[str]:
    return [key.removeprefix("spirit_island-") for _, key, _ in isle.asked]


@plays(f"growth:{MIST}")
def test_presence_moves_before_growth_so_that_growth_reaches_farther() -> None:
    """S-5.19: it is offered first of all."""
    isle = with_icon(MIST, "move_presence")
    isle.run(use_track_icons(isle.table, 0), ["yes", "1-1"])
    assert (presence(isle.state, 0, HOME), presence(isle.state, 0, Land(1))) == (1, 1)
    assert isle.state.growing[0] == Growing()


@plays(f"growth:{TRICKSTER}")
def test_whoever_declines_is_asked_anew_when_growth_has_gone_on() -> None:
    """S-5.19: before growth, after each of its actions; what was declined after it stays so."""
    isle = with_icon(TRICKSTER, "push")
    isle.put(HOME, "d")
    isle.state.energy = [9]
    answers = play_through(isle, {"track-icon": "no"})
    assert answers.count("track-icon") > 2
    assert answers[0] == "track-icon"
    assert answers.count("track-icon") == len({*places(isle)})


@plays(f"growth:{TRICKSTER}")
def test_an_icon_is_used_once_in_a_spirit_phase() -> None:
    """S-5.7"""
    isle = with_icon(TRICKSTER, "push")
    isle.put(HOME, "dd")
    assert play_through(isle, {"track-icon": "yes"}).count("track-icon") == 1
    isle.play(Task("end_turn"))
    isle.state.growing = [Growing()]
    isle.state.phase = "spirit"
    isle.asked.clear()
    assert play_through(isle, {"track-icon": "yes"})[0] == "track-icon", "and again in the next one"


def play_through(isle: Isle, said: dict[str, str]) -> list[str]:
    """The questions of a spirit phase, each answered as is said or by the first that is offered; not stopping."""
    rule, keys = spirit_phase(isle.table, 0), list[str]()
    answer: int | None = None
    while True:
        try:
            decision = rule.send(answer)
        except StopIteration:
            return keys
        key = decision.key.removeprefix("spirit_island-")
        keys.append(key)
        isle.asked.append((0, decision.key, (str(isle.state.growing[0]),)))
        wanted = said.get(key)
        answer = decision.domain.index[wanted] if wanted else decision.values[0]


def places(isle: Isle) -> list[str]:
    """How far growth had come when the icon was offered."""
    return [values[0] for _, key, values in isle.asked if key.endswith("track-icon")]


@plays(f"growth:{MINDS}")
def test_what_only_the_income_pays_for_is_offered_after_it() -> None:
    """S-5.4, S-5.19: two energy for a power, with none before the income of the turn."""
    isle = with_icon(MINDS, "pay")
    isle.state.energy = [0]
    isle.state.growing = [Growing(len(spirit(isle.state, 0).growth))]
    isle.state.covered[track_offset(isle.state, 0)] = 0  # all of its energy track is open
    questions = play_through(isle, {"track-icon": "no"})
    assert questions.count("track-icon") == 1
    assert isle.state.energy[0] >= 2


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_card_is_taken_back_when_growth_is_over(moment: str) -> None:
    """S-5.19: earlier it would come to the same, so nobody is asked twice."""
    isle = with_icon("river_surges_in_sunlight", "reclaim")
    isle.state.discards = [bits_of([power("wash_away")])]
    if moment == "before":
        isle.state.growing = [Growing()]
        isle.run(use_track_icons(isle.table, 0))
        assert asked(isle) == []
    else:
        isle.state.growing = [Growing(len(spirit(isle.state, 0).growth))]
        isle.run(use_track_icons(isle.table, 0), ["yes"])
        assert isle.state.hands[0] >> power("wash_away") & 1
