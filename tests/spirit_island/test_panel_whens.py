"""What the panel of a spirit ties to an event is read in one place, and does what it says there alone: S-15.5."""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import tuath.games.spirit_island
from tests.spirit_island.board import Isle, plays, printed
from tuath.core.notation import Call, statements
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Aspect, Spirit
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.library import (
    TRIGGERED_ON_PANELS,
    WAITING_FOR,
    WAITING_VERBS,
    awaited,
    event_of,
)
from tuath.games.spirit_island.state.standing.standing import all_said, waiting
from tuath.games.spirit_island.state.state import AfterStep
from tuath.games.spirit_island.turn.invaders import build, ravage

FOLDER = Path(tuath.games.spirit_island.__file__).parent
READER = "on_panel_when"
HERE, BESIDE = Land(5), Land(6)
FANGS, GREEN = "sharp_fangs_behind_the_leaves", "a_spread_of_rampant_green"
PANELS: tuple[Spirit | Aspect, ...] = (*printed().spirits, *printed().aspects)


# ---- a property of the code -----------------------------------------------------------------------------------------


def events_on_panels() -> set[str]:
    """Every event for which a line of some panel waits, as it is noted."""
    said = [each for panel in PANELS for rule in panel.special_rules for each in statements(rule.effect)]
    calls = [each for each in said if isinstance(each, Call) and each.verb in WAITING_VERBS]
    return {event_of(event) for call in calls for event in awaited(call.args[0])}


def readings() -> Iterator[tuple[str, str]]:
    """Every call by which the events of panels are read: which event, and where."""
    for file in sorted(FOLDER.rglob("*.py")):
        name = ".".join(file.relative_to(FOLDER.parents[2]).with_suffix("").parts)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == READER:
                yield event_named(node.args[1], name), f"{file.name}:{node.lineno}"


def event_named(said: ast.expr, module: str) -> str:
    """A text, or a constant of the module."""
    if isinstance(said, ast.Constant):
        return str(said.value)
    assert isinstance(said, ast.Name), f"{module} does not name the event that it reads"
    return str(getattr(importlib.import_module(module), said.id))


def test_S_15_5_every_event_of_a_panel_is_read_in_exactly_one_place() -> None:
    found = Counter(event for event, _ in readings())
    assert dict(found) == dict.fromkeys(events_on_panels() - TRIGGERED_ON_PANELS, 1), sorted(readings())


def test_S_15_6_what_follows_an_action_is_not_read_elsewhere() -> None:
    assert events_on_panels() >= TRIGGERED_ON_PANELS
    assert not TRIGGERED_ON_PANELS & {event for event, _ in readings()}


@pytest.mark.parametrize("spirit", [each.id for each in printed().spirits])
@pytest.mark.parametrize("stands", [False, True], ids=["nothing stands", "something stands"])
def test_S_15_5_events_of_a_panel_are_not_among_what_stands(spirit: str, *, stands: bool) -> None:
    """Whatever reads what cards let hold cannot come upon a panel."""
    isle = Isle(spirit, expansions="both")
    if stands:
        isle.holds("wherever(){counts_as(beasts, badlands)}")
    for aspect in (-1, *(place for place, each in enumerate(printed().aspects) if own_aspect(each, spirit))):
        isle.take_aspects(aspect)
        said = [key for key in all_said(isle.state).rows if key.startswith(WAITING_FOR)]
        assert {key.removeprefix(WAITING_FOR) for key in said} <= TRIGGERED_ON_PANELS


def own_aspect(aspect: Aspect, spirit: str) -> bool:
    return printed().spirits[aspect.spirit].id == spirit


# ---- Call Forth Predators -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_S_5_20_predators_are_not_offered_after_the_spirit_phase(seat: int) -> None:
    """Neither to Sharp Fangs nor to the first player, whose presence it is not."""
    spirits = ["thunderspeaker", "thunderspeaker"]
    spirits[seat] = FANGS
    isle = Isle(*spirits, boards="AB", expansions="both")
    isle.inhabit(0, HERE, 2)
    isle.inhabit(1, HERE, 2)
    isle.play(AfterStep("spirit"))
    assert isle.asked == []
    assert [presence(isle.state, each, HERE) for each in (0, 1)] == [2, 2]


# ---- Choke the Land with Green --------------------------------------------------------------------------------------


def overgrown(seat: int) -> Isle:
    """A town at a sacred site of Green, while something holds for this turn."""
    spirits = ["thunderspeaker", "thunderspeaker"]
    spirits[seat] = GREEN
    isle = Isle(*spirits, boards="AB", expansions="both")
    isle.inhabit(seat, HERE, 2)
    isle.put(HERE, "t")
    isle.holds("defend(1)", BESIDE, seat=1 - seat)
    return isle


@plays("special_rule:choke_the_land_with_green")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("answer", "left", "blight"), [("yes", 1, 0), ("no", 1, 1)])
def test_S_8_6_a_ravage_is_choked_for_presence_or_not_at_all(seat: int, answer: str, left: int, blight: int) -> None:
    """Whatever else holds, its spirit is asked once, and pays with one presence; else the blight takes one."""
    isle = overgrown(seat)
    isle.state.blight_left = 9
    isle.run(ravage(isle.table, HERE), [(seat, answer)])
    assert [key for _, key, _ in isle.asked] == ["spirit_island-choke"]
    assert (presence(isle.state, seat, HERE), isle.state.blight[HERE]) == (left, blight)
    assert isle.state.destroyed[seat] == 1


@plays("special_rule:choke_the_land_with_green")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("answer", "left", "built"), [("yes", 1, "town"), ("no", 2, "city town")])
def test_S_8_6_a_build_is_choked_for_presence_or_not_at_all(seat: int, answer: str, left: int, built: str) -> None:
    isle = overgrown(seat)
    isle.run(build(isle.table, HERE), [(seat, answer)])
    assert (presence(isle.state, seat, HERE), sorted(isle.pieces(HERE).split())) == (left, built.split())


def test_S_14_18_what_the_players_skip_is_still_theirs() -> None:
    """An event that lets them skip a ravage is offered to whose board it is, and costs nothing."""
    isle = overgrown(1)
    isle.holds("on(would_ravage_here(normal=yes), max=1){may{skip(that_action)}}")
    assert list(waiting(isle.state, "would_ravage_here", HERE))
    isle.run(ravage(isle.table, HERE, is_normal=True), [(0, "yes")])
    assert [key for _, key, _ in isle.asked] == ["spirit_island-call-off"]
    assert presence(isle.state, 1, HERE) == 2
