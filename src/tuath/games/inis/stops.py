"""At which moments a player of Inis may wish to be asked, and what such a wish answers: I-8.5, I-10.10, I-18.3."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tuath.core.question import Decision, Seat
from tuath.core.reaction import IF_ABLE, NEVER, Moment, Reaction
from tuath.games.inis.printed import Printed
from tuath.games.inis.questions import PEACE, REACT
from tuath.games.inis.state import BESIDE_REACTION, DECLINE, DECLINE_ROUND, MOMENTS, NO, NOWHERE, YES, State
from tuath.games.inis.windows import answering, occasion


class Stop(NamedTuple):
    """Moments that players think of as one, and the events of the cards that come there."""

    id: str
    moments: tuple[str, ...]
    events: tuple[str, ...]


STOPS = (
    Stop(
        "played",
        ("declared", "own_card"),
        ("opponent_action_card_declared", "epic_or_advantage_card_declared"),
    ),
    Stop(
        "carried_out",
        ("resolved", "after_epic", "after_season"),
        ("after_action_card_resolved", "after_own_epic_tale", "after_own_season_card"),
    ),
    Stop("drawn", ("draw", "toll"), ("own_epic_draw", "gates_effect_resolving", "own_move_into_mountains")),
    Stop("turn_end", ("turn_end",), ("end_of_any_turn",)),
    Stop("clash_start", ("clash_start",), ("clash_start",)),
    Stop("sheltered", ("citadels_end", "resolution"), ("clash_citadels_end", "clash_resolution_start")),
    Stop(
        "maneuver",
        ("attacked", "attack", "maneuvered"),
        (
            "clash_attack_against_you", "clash_own_attack_declared", "clash_after_own_attack",
            "clash_after_own_maneuver", "clash_after_any_maneuver",
        ),
    ),
    Stop("loss", ("removal",), ("own_clan_removed", "own_clan_removed_in_clash")),
    Stop("assembly", ("assembly",), ("assembly_start",)),
    Stop("any_time", ("any_time",), ("any_time",)),
)  # fmt: skip
STOP_AT = {moment: stop.id for stop in STOPS for moment in stop.moments}
PEACEFUL = "peace"
FIGHT_ON, ASK_ME, MAKE_PEACE = "fight", "ask", "peace"


@lru_cache(maxsize=8)
def moments(printed: Printed) -> tuple[Moment, ...]:
    """Every kind of moment with the cards that can be played there; and the wish for peace in a clash."""
    cards = answering(printed)

    def things(stop: Stop) -> tuple[str, ...]:
        found = dict.fromkeys(row.card for event in stop.events for row in cards.get(event, ()))
        return tuple(f"card:{printed.cards[card]}" for card in found)

    stops = [Moment(stop.id, things=things(stop)) for stop in STOPS]
    return (*stops, Moment(PEACEFUL, (FIGHT_ON, ASK_ME, MAKE_PEACE), ASK_ME))


def lasts(state: State, moment: str, seat: Seat) -> int:
    """I-10.21: what is answered about peace stands for one clash; all else for the round, or until one gets a card."""
    if moment != PEACEFUL:
        return state.round + state.gains[seat]
    return 2 * state.clashes + (state.clash != NOWHERE)


def reaction(state: State, decision: Decision[Any]) -> Reaction | None:
    if decision.question is PEACE:
        lapses = lasts(state, PEACEFUL, decision.seat)
        return Reaction(PEACEFUL, {FIGHT_ON: NO, MAKE_PEACE: YES}, stands=True, round=lapses)
    if decision.question is not REACT:
        return None
    is_able = any(value >= BESIDE_REACTION for value in decision.values)
    answers = {NEVER: DECLINE} if is_able else {NEVER: DECLINE, IF_ABLE: DECLINE}
    moment = STOP_AT[MOMENTS[occasion(state, decision.seat, MOMENTS[state.moment])]]
    lapses = lasts(state, moment, decision.seat)
    return Reaction(moment, answers, is_window=True, for_now=DECLINE_ROUND, round=lapses)
