"""What a game was worth: difficulty and score: S-21."""

from __future__ import annotations

from typing import NamedTuple

from tuath.core.message import Message, Param, say
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.pieces import DAHAN
from tuath.games.spirit_island.state.decks import number_discarded
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import agreed, foes_of, number_on_island
from tuath.games.spirit_island.state.sources import held_back
from tuath.games.spirit_island.state.standing.standing import applying
from tuath.games.spirit_island.state.state import NO_FOE, NOWHERE, ON, Options, State


class Hardness(NamedTuple):
    """S-21.1: of what it is made up."""

    foes: int
    scenario: int
    board: int  # S-20.4: the extra one

    @property
    def total(self) -> int:
        return sum(self)


def difficulty_of(printed: Printed, options: Options) -> Hardness:
    """S-21.1: those of adversaries and scenario add up; S-20.4: an extra board adds the more, the higher it is."""
    foes, scenario = of_foes(printed, options), of_scenario(printed, options)
    return Hardness(foes, scenario, (foes + scenario) // 3 + 2 if options.extra_board == ON else 0)


def of_foes(printed: Printed, options: Options) -> int:
    """S-20.5, S-20.10: of two adversaries the higher difficulty, and half of the lower one, rounded down."""
    found = sorted((foe.now.difficulty for foe in foes_of(printed, options)), reverse=True)
    return sum(each // share for share, each in enumerate(found, 1))


def of_scenario(printed: Printed, options: Options) -> int:
    """S-19.1: what is printed on it."""
    return 0 if options.scenario == NO_FOE else printed.scenarios[printed.scenario_index[options.scenario]].difficulty


def difficulty(state: State) -> int:
    """S-21.1: of the game that is played."""
    return difficulty_of(state.printed, agreed(state)).total


def against(state: State) -> Message:
    """S-18, S-19, S-20: the adversaries that were chosen, the one that leads by name, and the scenario."""
    options, foes = agreed(state), foes_of(state.printed, agreed(state))
    params: dict[str, Param] = {"foes": len(foes), "told": int(options.scenario != NO_FOE)}
    if foes:
        leader = options.adversary if options.adversary != NO_FOE else options.second_adversary
        params |= {"adversary": f"adversary:{leader}", "level": foes[0].level}
    if options.scenario != NO_FOE:
        params["scenario"] = f"scenario:{options.scenario}"
    return say("spirit_island-against", **params)


def score(state: State) -> int:
    """S-21.1: each with dahan and blight for each player, rounded down."""
    dahan, blight = number_on_island(state, DAHAN) // state.seats, sum(state.blight) // state.seats
    dahan += of_sources(state)
    if state.is_won:
        return 5 * difficulty(state) + 10 + 2 * len(state.invader_deck) + dahan - blight
    return 2 * difficulty(state) + cards_gone(state) + dahan - blight


def of_sources(state: State) -> int:
    """S-19.9: so much for each source that was found and never used."""
    held = held_back(state)
    return held * sum(number(case, call.args[0]) for call, case in applying(state, "hold_back", NOWHERE)) if held else 0


def cards_gone(state: State) -> int:
    """S-21.2: invader cards no longer in the deck: discarded, or on an action space."""
    spaces = (state.exploring, state.building, state.ravaging, state.extra_building)
    return number_discarded(state) + sum(len(cards) for cards in spaces)
