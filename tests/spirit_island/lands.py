"""What stands on a board, in a line before and in a line after."""

from __future__ import annotations

from tests.spirit_island.board import Isle
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.standing import defence, is_skipped

ENOUGH = 100  # fear markers, so that no card is earned


def laid(spirit: str, before: str) -> Isle:
    """``"5 cdd blight1 presence2, 1 e"``: what stands in which land of one board."""
    isle = Isle(spirit)
    isle.state.fear_pool = ENOUGH
    for place in before.split(", "):
        number, *things = place.split()
        for thing in things:
            name, count = thing.rstrip("0123456789"), int(thing.lstrip("abcdefghijklmnopqrstuvwxyz") or 1)
            if name == "presence":
                isle.inhabit(0, int(number), count)
            elif name == "blight":
                isle.state.blight[int(number)] = count
            else:
                isle.put(int(number), thing)
    return isle


def told(isle: Isle) -> str:
    """What there is afterwards, land by land, with what holds there; then fear, energy and new cards."""
    state, lands = isle.state, list[str]()
    for number in range(9):
        land = Land(number)
        own = f"presence{state.presence[land]}" if state.presence[land] else ""
        blight = f"blight{state.blight[land]}" if state.blight[land] else ""
        defended = f"defend{defence(state, land)}" if defence(state, land) else ""
        skipped = [f"no-{action}" for action in ("ravage", "build", "explore") if is_skipped(state, land, action)]
        found = [each for each in (isle.pieces(number), blight, own, defended, *skipped) if each]
        lands += [f"{number} {' '.join(found)}"] if found else []
    totals = [f"fear{state.fear_shown}"] if state.fear_shown else []
    totals += [f"energy{state.energy[0]}"] if state.energy[0] else []
    return ", ".join([*lands, *totals])
