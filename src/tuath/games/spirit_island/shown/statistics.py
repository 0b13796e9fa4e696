"""Numbers for plots after the game: how each turn ended for the island and its spirits."""

from __future__ import annotations

from typing import Any

from tuath.core.position import Position
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN
from tuath.games.spirit_island.state.queries.queries import number_on_island, seats
from tuath.games.spirit_island.state.questions import PLAY, USE
from tuath.games.spirit_island.state.standing.panel import card_plays, energy_income
from tuath.games.spirit_island.state.standing.wave import TURNS_BEFORE
from tuath.games.spirit_island.state.state import STOP, State


def statistics(position: Position[State]) -> list[dict[str, Any]]:
    """One entry per turn, as things stood when it was over."""
    played = Position(position.game, position.setup)
    turns: list[dict[str, Any]] = []
    done = statistics_now(position.setup.seats)
    for seat, question, value in position.history():
        if question is PLAY and value != STOP:
            done["cards_played"][seat] += 1
        elif question is USE and value != STOP:
            done["powers_used"][seat] += 1
        before, turns_before = played.state.turn, played.state.counters.get(TURNS_BEFORE, 0)
        played.play(seat, value)
        if before and (played.state.turn != before or played.state.ending):
            turns.append({"round": turns_before + before, "series": series(played.state, done)})
            done = statistics_now(position.setup.seats)
    return turns


def statistics_now(seats: int) -> dict[str, list[int]]:
    return {"cards_played": [0] * seats, "powers_used": [0] * seats}


def series(state: State, done: dict[str, list[int]]) -> dict[str, list[int]]:
    """The island is everybody's: its numbers stand alone, those of the spirits by seat."""
    island = {
        "explorers": number_on_island(state, EXPLORER),
        "towns": number_on_island(state, TOWN),
        "cities": number_on_island(state, CITY),
        "dahan": number_on_island(state, DAHAN),
        "blight": sum(state.blight),
        "fear": state.fear_discarded.bit_count() + state.fear_earned,
    }
    return {
        **{name: [number] for name, number in island.items()},
        "energy": [energy_income(state, seat) for seat in seats(state)],
        "plays": [card_plays(state, seat) for seat in seats(state)],
        "presence": [sum(state.presence[seat :: state.seats]) for seat in seats(state)],
        **done,
    }
