"""What a puzzle of The Arrival can be about: fame, corruption, places, provinces rid of the Fomori."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.goals import Aim, Condition, Fact
from tuath.core.question import Question, Seat
from tuath.games.arrival.queries import final_corruption, final_fame, held_by_fomori
from tuath.games.arrival.questions import ACT
from tuath.games.arrival.state import State

FACTS = (
    Fact("fame", rule="A-14.3"),
    Fact("corruption", bound="most", rule="A-14.2"),
    Fact("places", rule="A-1.1"),
    Fact("fomori", ("province",), "most", "A-14.1"),
)
TURN = "turn"


def fact(state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
    match id:
        case "fame":
            return final_fame(state, seat)
        case "corruption":
            return final_corruption(state, seat)
        case "places":
            return state.fortified[seat].bit_count()
    return (held_by_fomori(state) & state.printed.locations_in[about[0]]).bit_count()


def aims(state: State, seat: Seat, question: Question[int]) -> Iterator[Aim]:
    """A-6.2: of a turn; as much fame, as little corruption or as many places as can be had, a province set free."""
    if question is not ACT or state.turn != seat:
        return
    for id, by in (("fame", 3), ("corruption", -1), ("places", 2)):
        yield Aim(id, TURN, (Condition(id, max(0, fact(state, seat, id, ()) + by)),), best=True)
    for province, name in enumerate(state.printed.provinces):
        if fact(state, seat, "fomori", (province,)) > 1:
            yield Aim("free", TURN, (Condition("fomori", 0, (f"province:{name}",)),))


def is_line(start: State, now: State, seat: Seat) -> bool:
    """A-6.1: the same turn; a leader has no second one before another had his."""
    return now.phase == "actions" and now.turn == seat and now.round == start.round
