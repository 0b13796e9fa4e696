"""Archipelagos and other layouts: S-20.1, S-20.2, S-7.16."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.spirit_island.board import Isle, land, power, printed
from tests.spirit_island.shown import game
from tuath.core.message import Message
from tuath.core.position import Position
from tuath.core.question import members
from tuath.games import find
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import joins
from tuath.games.spirit_island.material.printed import BUILT_IN
from tuath.games.spirit_island.shown.details import details
from tuath.games.spirit_island.state.queries.forecast import explored_by
from tuath.games.spirit_island.state.queries.queries import in_reach, isle
from tuath.games.spirit_island.state.queries.targets import leaps, target_spirits
from tuath.games.spirit_island.state.questions import TARGET_SPIRIT
from tuath.games.spirit_island.turn.powers import use_power
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

LAYOUTS = Path(__file__).parents[2] / "docs" / "layouts.md"
SPIRITS = ("river_surges_in_sunlight", "vital_strength_of_the_earth", "thunderspeaker", "lightnings_swift_strike")


def chain() -> Isle:
    """Four boards on three islands: F, then A and C together, then B; a spirit on each board."""
    found = Isle(*SPIRITS, boards="FACB", expansions="jagged_earth")
    found.state.layout = printed().layout_index["archipelago_4"]
    for seat in range(4):
        found.inhabit(seat, land(seat, 4))
    return found


def test_T_24_a_leap_costs_an_energy() -> None:
    """T-24, S-20.2: two from one end of the chain to the other; on a common island nothing."""
    found = chain()
    assert [leaps(found.state, 0, other) for other in range(4)] == [0, 1, 1, 2]
    assert leaps(found.state, 1, 2) == 0
    found.state.energy[0], found.state.played[0] = 3, 1 << power("boon_of_vigor")
    found.run(use_power(found.table, 0, power("boon_of_vigor")), ["p4"])
    assert found.state.energy[0] == 3 - 2
    found.inhabit(0, land(3, 1))
    assert leaps(found.state, 0, 3) == 0


def test_S_7_16_who_cannot_pay_cannot_choose() -> None:
    """S-7.16: with one energy only the next island; without any nobody but those at hand."""
    found, target = chain(), printed().powers[power("boon_of_vigor")].target
    offered = []
    for energy in (0, 1, 2):
        found.state.energy[0] = energy
        offered.append(target_spirits(found.state, 0, target))
    assert offered == [[0], [0, 1, 2], [0, 1, 2, 3]]
    assert target_spirits(found.state, 0, target, cost=1) == [0, 1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_is_shown(language: str) -> None:
    """S-20.2: beside the spirit."""
    found = chain()
    shown = details(found.state, 0, TARGET_SPIRIT, 3)
    assert shown["price"] == 2
    said = Catalogue(language, game()).render(Message("spirit_island-target-spirit-note", tuple(shown.items())))
    assert "2" in said
    assert "⟨" not in said


def test_range_runs_over_the_water() -> None:
    """S-20.2: coastal lands of boards with facing oceans are at distance 2."""
    found = chain()
    coast = in_reach(found.state, land(0, 2), 2, 0)
    assert all(coast >> land(1, number) & 1 for number in (1, 2, 3))
    assert not coast >> land(1, 4) & 1
    assert not in_reach(found.state, land(0, 2), 1, 0) & isle(found.state).board(1)


def test_nothing_goes_over_the_water() -> None:
    """S-20.2: no push, no gathering, no cascade, no explorers."""
    found = chain()
    found.state.turn = 1
    found.put(land(0, 2), "e", blight=1)
    found.carry_out("push(1, explorer)", "1-1", here=land(0, 2))
    assert all(each.startswith("1-") for each in found.asked[-1][2])
    found.carry_out("gather(<=1, explorer)", here=land(1, 2))
    found.run(add_blight(found.table, land(0, 2)), ["1-1"])
    assert all(each.startswith("1-") for each in found.asked[-1][2])
    found.put(land(1, 1), "c")
    inland = [each for each in members(isle(found.state).board(0)) if each % 9 > 3]
    lands = [explored_by(found.state, card) for card, each in enumerate(printed().invader_cards) if each.stage == 1]
    assert not any(explored >> each & 1 for explored in lands for each in inland)


def test_S_22_20_flocks_fly_over_the_water() -> None:
    """S-20.2 [R]: Many Minds push and gather beasts between coasts that are 2 apart; nobody else does."""
    found = Isle("many_minds_move_as_one", *SPIRITS[1:], boards="FACB", expansions="both")
    found.state.layout = printed().layout_index["archipelago_4"]
    found.state.beasts = [0] * len(found.state.beasts)
    found.put(land(0, 2), beasts=1)
    found.power_says("push(1, beasts)", "2-2", here=land(0, 2))
    assert found.state.beasts[land(1, 2)] == 1
    found.power_says("gather(1, beasts)", here=land(0, 2))
    assert found.state.beasts[land(0, 2)] == 1
    found.power_says("push(1, beasts)", "1-1", here=land(0, 2), seat=1)
    assert all(each.startswith("1-") for each in found.asked[-1][2])


@pytest.mark.parametrize("layout", [each.id for each in printed().layouts])
def test_every_layout_can_be_played(layout: str) -> None:
    """S-4.8, S-20.1, S-20.2: it is offered for its number of boards, and a game begins on it."""
    wanted = printed().layouts[printed().layout_index[layout]]
    seats = len(wanted.slots)
    position = Position(game(), game().complete(seats, {"layout": "choose", "expansions": "both"}), 7)
    if seats > 1:
        position.answer(0, layout)
    while not position.state.pieces:
        seat, decision = next(iter(position.decisions.items()))
        position.answer(seat, decision.options[0])
    assert printed().layouts[position.state.layout].id == layout
    assert len(position.state.pieces) == 9 * seats


def test_S_20_1_a_layout_of_ones_own(tmp_path: Path) -> None:
    """The example of docs/layouts.md in a copy of the data: it is offered for three boards, played and drawn."""
    text = LAYOUTS.read_text(encoding="utf-8")
    own = json.loads(text[text.index("```json") + len("```json") : text.rindex("```")])
    shutil.copytree(BUILT_IN.parent, tmp_path / "data")
    file = tmp_path / "data" / BUILT_IN.name
    data = json.loads(file.read_text(encoding="utf-8"))
    data["layouts"]["records"].append(own)
    file.write_text(json.dumps(data), encoding="utf-8")
    corrected = find("spirit_island", file)
    position = Position(corrected, corrected.complete(3, {"layout": "choose", "boards": "choose"}), 7)
    offered = position.decisions[0].options
    assert own["id"] in offered
    position.answer(0, own["id"])
    while not position.state.pieces:
        seat, decision = next(iter(position.decisions.items()))
        position.answer(seat, decision.options[0])
    where = position.state.printed.layouts[position.state.layout]
    assert (where.id, [list(slot) for slot in where.slots]) == (own["id"], own["slots"])
    assert [(join.place, join.other) for join in joins(where.slots)] == [(0, 1), (1, 2)]
    assert len(position.state.pieces) == 27
