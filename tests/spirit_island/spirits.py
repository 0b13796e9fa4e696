"""Islands with one spirit ready to show what is special about it."""

from __future__ import annotations

from tests.spirit_island.board import Isle, printed
from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import TIME, counter, terrain
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.state import FAST


def owner(id: str) -> str:
    """The spirit with this innate power."""
    place = printed().innate_index[id]
    panels = [panel.id for panel in printed().spirits if place in panel.innates]
    aspects = [aspect.spirit for aspect in printed().aspects if place in aspect.innates]
    return panels[0] if panels else printed().spirits[aspects[0]].id


HOME = Land(5)


def days(time: int = 0, *others: str, boards: str = "A", number: int = 2, events: str = "on") -> Isle:
    """With so much time, which has left the energy track."""
    isle = Isle("fractured_days_split_the_sky", *others, boards=boards, expansions="both", events=events)
    isle.inhabit(0, HOME, number)
    isle.state.counters["time.0"] = time
    isle.state.covered[0] -= time
    return isle


def time(isle: Isle) -> int:
    return counter(isle.state, TIME, 0)


SWARM = "many_minds_move_as_one"
MOON, AIR, EARTH = (ELEMENTS.index(name) for name in ("moon", "air", "earth"))
MEMORY = "shifting_memory_of_ages"


def prepared_isle(**ready: int) -> Isle:
    isle = Isle(MEMORY, expansions="both")
    for name, number in ready.items():
        isle.state.counters[f"prepared_{name}.0"] = number
    return isle


def star(number: int = 1, *others: str, boards: str = "A") -> Isle:
    isle = Isle("starlight_seeks_its_form", *others, boards=boards, expansions="both")
    isle.inhabit(0, HOME, number)
    isle.state.phase = "slow"
    return isle


STONE = "stones_unyielding_defiance"
HOLD, BREAK = "hold_the_island_fast_with_a_bulwark_of_will", "let_them_break_themselves_against_the_stone"


def stone(**wishes: str) -> Isle:
    isle = Isle(STONE, expansions="both", **wishes)
    isle.state.phase, isle.state.energy = FAST, [9]
    return isle


def give(isle: Isle, **wanted: int) -> None:
    for name, number in wanted.items():
        isle.state.elements[ELEMENTS.index(name)] = number


TRICKSTER = "grinning_trickster_stirs_up_trouble"
LANDS = [Land(number) for number in range(1, 9)]


def volcano(number: int = 1, *others: str, boards: str = "A") -> tuple[Isle, Land]:
    """With so much presence in its first mountain."""
    isle = Isle("volcano_looming_high", *others, boards=boards, expansions="both")
    home = mountains(isle)[0]
    isle.inhabit(0, home, number)
    return isle, home


def mountains(isle: Isle) -> list[Land]:
    return [land for land in LANDS if terrain(isle.state, land) == "mountain"]


def neighbour(isle: Isle, land: Land) -> Land:
    return next(Land(near) for near in members(island(isle.state).near(land)) if Land(near) not in mountains(isle))
