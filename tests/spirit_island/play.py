"""Games of Spirit Island played by chance, for the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.spirit_island.board import domains, printed
from tuath.core.table import Hear, Joint, Rule, Table
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.queries.queries import PRESENCE_GONE, TIME, counter, seats
from tuath.games.spirit_island.state.state import Options, State
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.setup import new_state


def start(*spirits: str, **options: str) -> State:
    material = printed()
    chosen = [material.spirit_index[id] for id in spirits]
    return new_state(RULES, material, Options(**options), chosen, list(range(len(spirits))))


def answer_at_random(rule: Rule[None], rng: Random, asked: Counter[str] | None = None) -> None:
    """Whatever is asked, any answer."""
    answer: Any = None
    while True:
        try:
            decision = rule.send(answer)
        except StopIteration:
            return
        joint = isinstance(decision, Joint)
        one = rng.choice(list(decision.values())) if joint else decision
        value = rng.choice(list(one.values))
        answer = (one.seat, value) if joint else value
        if asked is not None:
            asked[one.key] += 1


def play_on(state: State, rng: Random, most: int = 20_000, hear: Hear | None = None) -> Counter[str]:
    """Random answers until the game is over; how often each question was put."""
    table, asked = Table(state, domains(), hear), Counter[str]()
    while (rule := step(table)) is not None:
        answer_at_random(rule, rng, asked)
        assert asked.total() < most
        assert whole(state)
    return asked


def whole(state: State) -> bool:
    """S-1.4, S-2.10: thirteen presence of every spirit, on tracks, island or beside it; no card is there twice."""
    for seat in seats(state):
        piles = [state.hands[seat], state.played[seat], state.discards[seat], state.forgotten[seat]]
        assert sum(pile.bit_count() for pile in piles) == (piles[0] | piles[1] | piles[2] | piles[3]).bit_count()
    away = sum(counter(state, name, seat) for seat in seats(state) for name in (TIME, PRESENCE_GONE))
    placed = sum(state.presence) + sum(state.destroyed) + sum(state.covered) + away
    return state.turn == 0 or placed == printed().numbers.presence * state.seats


def lost(before: Mapping[str, int], now: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """What there is more or less of than before."""
    return {name: (count, now[name]) for name, count in before.items() if now[name] != count}
