"""What a puzzle of Inis can be about: the three conditions, who is chieftain, how many of them are met."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.goals import Aim, Condition, Fact
from tuath.core.question import Question, Seat
from tuath.games.inis.queries import chieftain, chieftaincies, conditions, conditions_met, in_play
from tuath.games.inis.questions import ACT
from tuath.games.inis.state import CONDITIONS, NOWHERE, State

FACTS = (
    Fact("met", rule="I-12.1"),
    Fact("land", rule="I-12.1"),
    Fact("religion", rule="I-12.1"),
    Fact("territories", rule="I-12.1"),
    Fact("chieftain", ("territory",), rule="I-2.2"),
    Fact("chieftaincies", rule="I-2.2"),
)
TURN = "turn"
NEAR = 2  # so much more of a condition is worth a turn


def fact(state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
    match id:
        case "met":
            return conditions_met(state, seat)
        case "chieftain":
            return int(chieftain(state, about[0]) == seat)
        case "chieftaincies":
            return len([where for where in chieftaincies(state, seat) if in_play(state) >> where & 1])
    return conditions(state, seat)[CONDITIONS.index(id)]


def aims(state: State, seat: Seat, question: Question[int]) -> Iterator[Aim]:
    """I-7.3: of a turn; a condition met, more of one, the Capital taken."""
    if question is not ACT or state.turn != seat:
        return
    now = dict(zip(CONDITIONS, conditions(state, seat), strict=True))
    shown = tuple(Condition(id, state.printed.rules.needed) for id in CONDITIONS)
    met = conditions_met(state, seat)
    if met < len(CONDITIONS):
        yield Aim("claim", TURN, (Condition("met", met + 1),), shown=shown)
    for id in CONDITIONS:
        yield Aim(id, TURN, (Condition(id, now[id] + NEAR),), best=True)
    yield Aim(
        "chieftaincies", TURN, (Condition("chieftaincies", fact(state, seat, "chieftaincies", ()) + 1),), best=True
    )
    if state.capital != NOWHERE and chieftain(state, state.capital) != seat:
        capital = f"territory:{state.printed.territories[state.capital]}"
        yield Aim("capital", TURN, (Condition("chieftain", 1, (capital,)),))


def is_line(start: State, now: State, seat: Seat) -> bool:
    """I-7.3: the same turn; whoever may not decide anything in it is passed over."""
    return now.phase == "season" and now.turn == seat and now.round == start.round
