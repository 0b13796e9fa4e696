"""Islands with an adversary or a scenario."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, land, printed
from tuath.games.spirit_island.foes.river import wanted_layout
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.turn.triggers import finish_action

HERE = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8


def against(foe: str, level: int, boards: str = "A", **wishes: str) -> Isle:
    isle = Isle(boards=boards, adversary=foe, level=str(level), expansions="both", **wishes)
    for tokens in (isle.state.beasts, isle.state.wilds, isle.state.disease, isle.state.badlands):
        tokens[:] = [0] * len(tokens)
    return isle


def playing(scenario: str, boards: str = "A", **wishes: str) -> Isle:
    isle = Isle(boards=boards, scenario=scenario, expansions="both", **wishes)
    for tokens in (isle.state.beasts, isle.state.wilds, isle.state.disease, isle.state.badlands):
        tokens[:] = [0] * len(tokens)
    return isle


def card(id: str) -> int:
    return printed().invader_index[id]


def river(boards: str = "AB", **wishes: str) -> Isle:
    isle = playing("the_great_river", boards=boards, **wishes)
    isle.state.layout = printed().layout_index[f"{wanted_layout(isle.state)}_{len(boards)}"]
    for seat in range(len(boards)):
        isle.inhabit(seat, land(seat, 2), 2)
    isle.state.turn = 1
    return isle


def theft(boards: str = "A") -> Isle:
    """Land 5 of board A, a wetland, is beside 1, 4, 6, 7 and 8; lands 1, 2 and 3 are the coast."""
    isle = playing("despicable_theft", boards=boards)
    isle.prepare()
    for seat in range(len(boards)):
        isle.inhabit(seat, land(seat, 4), 2)
    isle.put(3, "c")  # so that nobody has won
    isle.state.turn = 1
    isle.run(finish_action(isle.table))
    return isle


def strike(isle: Isle, effect: str, here: int, *answers: Said) -> None:
    isle.power_says(effect, *answers, here=here)
