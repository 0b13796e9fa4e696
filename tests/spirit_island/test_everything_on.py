"""Random whole games with everything that both expansions bring: nothing breaks, nothing gets lost, all of them end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import pytest

from tests.spirit_island.board import Isle, domains, printed
from tests.spirit_island.play import play_on, start
from tuath.core.game import Setup
from tuath.core.notation import parse_expression
from tuath.core.table import Table
from tuath.games.spirit_island.game import SpiritIsland
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.shown.details import details
from tuath.games.spirit_island.state.conditions import Case, holds
from tuath.games.spirit_island.state.questions import NEXT_LAND, PAYS
from tuath.games.spirit_island.state.state import NO_FOE, Doing, State
from tuath.games.spirit_island.turn.growth import OnItsOwn
from tuath.games.spirit_island.verbs.boards import lay_board

SOME = range(24)
MANY = range(3_000)
MOST_SEATS = 4


@lru_cache(maxsize=1)
def the_game() -> SpiritIsland:
    return SpiritIsland(printed())


def offered(name: str) -> tuple[str, ...]:
    """What may be chosen for an option."""
    return next(option.values for option in the_game().options if option.name == name)


def any_foe(rng: Random, but: str = NO_FOE) -> tuple[str, str]:
    """An adversary and a level; nobody in one game of four."""
    foes = [foe.id for foe in printed().adversaries if foe.id != but]
    return (rng.choice(foes), str(rng.randrange(7))) if rng.random() < 0.75 else (NO_FOE, "0")


def everything(rng: Random) -> Setup:
    """S-2.16: all spirits with their aspects, one foe or two, a scenario or none, events or none, any layout."""
    options = {"expansions": "both", "events": rng.choice(("on", "off")), "layout": "choose", "boards": "choose"}
    options["extra_board"] = rng.choice(("off", "off", "on"))
    options["progression"] = rng.choice(("off", "off", "off", "on"))
    options["scenario"] = rng.choice([NO_FOE, *offered("scenario")])
    options["adversary"], options["level"] = any_foe(rng)
    if options["adversary"] != NO_FOE and rng.random() < 0.4:
        options["second_adversary"], options["second_level"] = any_foe(rng, options["adversary"])
    options["spirit"] = rng.choice([each.id for each in printed().spirits])
    return the_game().complete(rng.randint(1, MOST_SEATS), options)


def play_with_everything(seed: int) -> State:
    rng = Random(f"everything {seed}")
    state = the_game().setup(everything(rng))
    before = dict(the_game().pieces(state))
    play_on(state, rng)
    assert lost(before, the_game().pieces(state)) == {}
    assert the_game().result(state) is not None
    return state


def lost(before: Mapping[str, int], now: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """What there is more or less of than before."""
    return {name: (count, now[name]) for name, count in before.items() if now[name] != count}


@pytest.mark.parametrize("seed", SOME)
def test_a_game_with_everything_on_ends(seed: int) -> None:
    play_with_everything(seed)


@pytest.mark.long
def test_thousands_of_games_with_everything_on_end() -> None:
    for seed in MANY:
        play_with_everything(seed)


# ---- what such games have found -------------------------------------------------------------------------------------


def test_S_3_4_whoever_grows_decides_what_follows_on_other_boards() -> None:
    """S-3.3 [R]: Dahan that its growth pushes onto another's board raid there as it likes: all grow at once."""
    state = start("river_surges_in_sunlight", "keeper_of_the_forbidden_wilds")
    table = Table(state, domains())
    state.doing[0] = before = Doing(1)

    async def asks_the_first() -> None:
        state.doing[0] = Doing(2)
        await table.choose(0, NEXT_LAND, [Land(1), Land(2)])

    async def second() -> None:
        await OnItsOwn(state, 1, asks_the_first())

    asked = second().send(None)
    assert asked.seat == 1
    assert (state.doing[0], state.doing[1]) == (before, Doing(2))


def test_S_22_8_a_board_more_has_room_for_markers() -> None:
    isle = Isle(expansions="both")
    lay_board(isle.state, 1, isle.state.printed.layouts[isle.state.layout].slots[0])
    assert len(isle.state.markers) == len(isle.state.pieces) == len(isle.state.blight)


def test_S_22_10_markers_of_joined_lands_lie_together() -> None:
    isle = Isle(expansions="both")
    isle.state.markers[5], isle.state.markers[6] = 1, 2
    isle.carry_out("merge(here, adjacent, until=end_of_turn)", 6, here=5)
    assert (isle.state.markers[5], isle.state.markers[6]) == (3, 0)


def test_S_7_18_without_range_there_is_no_origin() -> None:
    """Whoever pays to target any land uses the power from nowhere: only the target is struck."""
    isle = Isle(expansions="both")
    isle.put(5, "t")
    isle.carry_out("at(all, here_and_origin){damage_each(1, invader)}; at(all, origin){add(1, town)}", here=5)
    assert isle.pieces(5) == "town:1"
    assert not holds(Case(isle.state, here=Land(5)), parse_expression("origin_is(town) or adjacent_to_origin()"))


def test_a_seat_that_nobody_has_can_be_asked_about() -> None:
    """Why it does not pay is answered like any other wrong choice."""
    state = start("river_surges_in_sunlight", "thunderspeaker")
    state.energy = [3, 2]
    assert [details(state, 0, PAYS, seat)["energy"] for seat in (0, 1, 5)] == [3, 2, 0]
