"""One spirit and a board with nothing but what is said: for tests of what a card does there."""

from __future__ import annotations

from tests.spirit_island.board import Isle, innate, power, printed
from tests.spirit_island.events import event, small
from tests.spirit_island.lands import ENOUGH, lay
from tests.spirit_island.spirits import owner
from tuath.games.spirit_island.action.effects import immediately
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.state import NOBODY
from tuath.games.spirit_island.turn.powers import Aim

TOKENS_OF_BOARDS = ("beasts", "wilds", "disease", "badlands")


def island(before: str, spirit: str = "river_surges_in_sunlight") -> Isle:
    """A board without anything but this, and without power cards."""
    isle = Isle(spirit, expansions="both")
    for kind in TOKENS_OF_BOARDS:
        setattr(isle.state, kind, [0] * len(isle.state.beasts))
    isle.state.fear_pool, isle.state.blight_left, isle.state.turn = ENOUGH, ENOUGH, 1
    lay(isle, before)
    return isle


def use(isle: Isle, place: int, how: str, answers: list[str]) -> None:
    """``5 fire3 air2``: in land 5, with these elements; without a land on the spirit itself."""
    where, *elements = how.split()
    for each in elements:
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    aim = Aim(spirit=0) if where == "self" else Aim(Land(int(where)), Land(int(where)), NOBODY)
    isle.run(isle.once(0, place, aim), answers)


def play(thing: str, how: str, before: str, answers: list[str]) -> Isle:
    kind, _, id = thing.partition(":")
    isle = island(before, owner(id)) if kind == "innate" else island(before)
    match kind:
        case "power":
            use(isle, power(id), how, answers)
        case "innate":
            use(isle, innate(id), how, answers)
        case "fear_card":
            isle.fear_card(id, int(how), *answers)
        case "event":
            event(isle, id, how, answers)
        case "blight_card":
            isle.state.blight_card = printed().blight_index[id]
            isle.run(immediately(isle.table), answers)
        case _:
            small(isle, kind.partition("_")[0], id, *answers)
    return isle
