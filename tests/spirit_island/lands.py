"""What stands on a board, in a line before and in a line after."""

from __future__ import annotations

from tests.spirit_island.board import Isle
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import TOKENS
from tuath.games.spirit_island.state.standing.standing import defence, is_skipped

ENOUGH = 100  # fear markers, so that no card is earned
LYING = ("blight", *(token for token in TOKENS if token != "strife"))  # strife lies on pieces


def laid(spirit: str, before: str) -> Isle:
    """``"5 cdd blight1 presence2, 1 e"``: what stands in which land of one board."""
    isle = Isle(spirit)
    isle.state.fear_pool = ENOUGH
    lay(isle, before)
    return isle


def lay(isle: Isle, before: str) -> None:
    for place in before.split(", "):
        number, *things = place.split()
        for thing in things:
            name, count = thing.rstrip("0123456789"), int(thing.lstrip("abcdefghijklmnopqrstuvwxyz") or 1)
            if name == "presence":
                isle.inhabit(0, int(number), count)
            elif name in LYING:
                getattr(isle.state, name)[int(number)] = count
            else:
                isle.put(int(number), thing)


def told(isle: Isle) -> str:
    """What there is afterwards, land by land, with what holds there; then fear, destroyed presence and energy."""
    state, lands = isle.state, list[str]()
    for number in range(9):
        land = Land(number)
        own = f"presence{state.presence[land]}" if state.presence[land] else ""
        lying = [f"{name}{getattr(state, name)[land]}" for name in LYING if getattr(state, name)[land]]
        defended = f"defend{defence(state, land)}" if defence(state, land) else ""
        skipped = [f"no-{action}" for action in ("ravage", "build", "explore") if is_skipped(state, land, action)]
        found = [each for each in (isle.pieces(number), *lying, own, defended, *skipped) if each]
        lands += [f"{number} {' '.join(found)}"] if found else []
    totals = [f"fear{state.fear_shown}"] if state.fear_shown else []
    totals += [f"destroyed{state.destroyed[0]}"] if state.destroyed[0] else []
    totals += [f"energy{state.energy[0]}"] if state.energy[0] else []
    return ", ".join([*lands, *totals])
