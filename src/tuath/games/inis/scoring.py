"""Who has won: I-12. And how good a position looks on the way there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tuath.core.game import Result
from tuath.core.notation import Call, Word
from tuath.core.question import Seat, members
from tuath.games.inis.queries import (
    chieftain,
    clans,
    clans_here,
    conditions,
    conditions_met,
    exposed,
    exposed_players,
    has_token,
    held,
    modes,
    seats,
    victor,
)
from tuath.games.inis.state import (
    BESIDE_REACTION,
    MOMENT,
    NO,
    NO_CARD,
    NOBODY,
    NOWHERE,
    VOID,
    Play,
    State,
    Task,
)


def result(state: State) -> Result | None:
    """I-12.3: one player wins; the scores are the conditions met in the end."""
    if state.phase != "over":
        return None
    return Result(state.ending, (state.winner,), tuple(conditions_met(state, seat) for seat in seats(state)))


# ---- how good it looks ----------------------------------------------------------------------------------------------

VICTORY = 60.0  # the one who would win if the Assembly met now
CLAIM = 12.0  # a token with a condition met
NEAR = (0.0, 0.7, 1.6, 2.8, 4.4, 6.6, 10.0)  # how near a condition is, by what it counts
CLAN = 0.8
CHIEFTAIN = 0.7
CAPITAL = 1.2  # chieftain where the Capital stands: the next Brenn
DEED = 3.0
EPIC_TALE = 1.1
ADVANTAGE = 0.35
ACTION = 0.45
NEW_TERRITORY = 2.0  # with a clan on it
SHELTERED = 0.2
STRIKE = 0.7  # an Attack costs its victim a card or a clan
ANSWER = 0.3  # a card is held to be played at its moment
NOT_ASKED = 0.01  # it is better to be asked
RIVAL = 0.6
# How good Action cards are to have, where they differ from the rest; the draft goes by it.
WISHED_FOR = {
    "act_new_clans": 0.75,
    "act_sanctuary": 0.75,
    "act_exploration": 0.6,
    "act_new_alliance": 0.65,
    "act_migration": 0.6,
    "act_geis": 0.6,
    "act_citadel": 0.5,
    "act_raid": 0.3,
    "act_scouts_spies": 0.35,
    "act_warlord": 0.35,
}


def worth(state: State, seat: Seat) -> float:
    """The lead over the best rival, with everything carried out that has been declared."""
    ended = result(state)
    if ended is not None:
        return 1000.0 if seat in ended.winners else -1000.0
    seen = foreseen(state, seat)
    standings = [standing(seen, other) for other in seats(state)]
    rival = max(each for other, each in enumerate(standings) if other != seat)
    return standings[seat] - RIVAL * rival + hopes(state, seen, seat)


def standing(state: State, seat: Seat) -> float:
    """What a player has on the island and in hand."""
    counts = conditions(state, seat)
    needed = state.printed.rules.needed
    best = max(counts)
    found = sum(NEAR[min(count * 6 // needed, 6)] for count in counts)
    found += sum(NEAR[6] - NEAR[5] for _ in range(conditions_met(state, seat)))
    found += DEED * min(state.deeds[seat], max(0, needed - best) + 1)
    found += CLAN * sum(state.clans[seat :: state.seats])
    for where, spot in enumerate(state.spots):
        if spot != NOWHERE and chieftain(state, where) == seat:
            found += CHIEFTAIN + CAPITAL * (where == state.capital)
    return found + cards_worth(state, seat)


def cards_worth(state: State, seat: Seat) -> float:
    """The hand, and in the draft what has been kept of it."""
    names, hand = state.printed.cards, held(state, seat, "action")
    hand |= state.kept[seat] if any(state.kept) else state.draft[seat]
    found = sum(WISHED_FOR.get(names[card], ACTION) for card in members(hand))
    found += EPIC_TALE * held(state, seat, "epic").bit_count()
    return found + ADVANTAGE * held(state, seat, "advantage").bit_count()


def hopes(state: State, seen: State, seat: Seat) -> float:
    """What is about to happen: a victory, an Attack, a fight that goes on, a card that answers."""
    found = -NOT_ASKED * state.declined[seat].bit_count() + SHELTERED * state.sheltered[seat]
    winner = victor(seen)
    if winner is not None:
        found += VICTORY if winner == seat else -VICTORY
        found += state.passes if winner == seat else -state.passes
    if has_token(seen, seat) and conditions_met(seen, seat):
        found += CLAIM
    if state.clash != NOWHERE:
        found += clash_hopes(state, seat)
    found += sum(ANSWER + ACTION for play in state.plays if play.seat == seat and is_answer(state, play))
    if state.turn == seat and any(task.kind == "explore" for task in pending(state, seat)):
        found += NEW_TERRITORY
    if state.wishes[seat] >= BESIDE_REACTION and state.moment >= 0:
        found += ANSWER
    return found


def is_answer(state: State, play: Play) -> bool:
    return play.card != NO_CARD and not play.is_off_table and modes(state, play)[play.mode].side == "triskel"


def clash_hopes(state: State, seat: Seat) -> float:
    """Whoever has more exposed clans and cards than the others goes on fighting."""
    if state.attacked != NOBODY and state.outcome != VOID:
        return STRIKE if state.maneuverer == seat else 0.0
    if state.moment == MOMENT["any_time"] or state.wishes[seat] != NO or exposed(state, seat) <= 0:
        return 0.0
    strength = {other: exposed(state, other) + held(state, other, "action").bit_count() for other in seats(state)}
    others = sum(strength[other] for other in exposed_players(state) if other != seat)
    return 0.3 * (strength[seat] - others)


# ---- what has been declared -----------------------------------------------------------------------------------------


def foreseen(state: State, seat: Seat) -> State:
    """The state as it will be if nobody interferes: orders, tasks and losses carried out."""
    tasks = list(pending(state, seat))
    if not tasks and not state.losses:
        return state
    seen = state.copy()
    for loss in state.losses:
        seen.reserve[loss.owner] += loss.is_under_way
    for task in tasks:
        if task.kind in FORESEEN:
            FORESEEN[task.kind](seen, task)
    return seen


def pending(state: State, seat: Seat) -> Iterator[Task]:
    """What waits on the agenda and on cards that are not being cancelled."""
    cancelled = is_being_cancelled(state, seat)
    for place, play in enumerate(state.plays):
        if not (cancelled and place == cancelled - 1):
            yield from play.orders
    yield from reversed(state.agenda)


def is_being_cancelled(state: State, seat: Seat) -> int:
    """The place, counted from 1, of a card that the last one cancels, or that this player wants to cancel."""
    if len(state.plays) > 1 and any(order.kind == "cancel_that_card" for order in state.plays[-1].orders):
        return len(state.plays) - 1
    if state.moment == MOMENT["declared"] and state.wishes[seat] >= BESIDE_REACTION:
        card = state.wishes[seat] - BESIDE_REACTION
        if any(Call("cancel", (Word("that_card"),)) in mode.effect for mode in state.printed.modes[card]):
            return len(state.plays)
    return 0


def place(state: State, task: Task) -> None:
    number = min(task.number, state.reserve[task.seat])
    state.reserve[task.seat] -= number
    state.clans[task.where * state.seats + task.seat] += number


def move(state: State, task: Task) -> None:
    number = min(task.number, clans(state, task.where, task.seat))
    state.clans[task.where * state.seats + task.seat] -= number
    state.clans[task.to * state.seats + task.seat] += number


def lose(state: State, task: Task) -> None:
    if clans_here(state, task.where)[task.seat]:
        state.clans[task.where * state.seats + task.seat] -= 1
        state.reserve[task.seat] += 1


def replace(state: State, task: Task) -> None:
    lose(state, Task("remove", task.to, task.where))
    place(state, Task("place", task.seat, task.where, number=1))


def build_sanctuary(state: State, task: Task) -> None:
    if sum(state.sanctuaries) < state.printed.pieces.sanctuaries:
        state.sanctuaries[task.where] += 1


def build_citadel(state: State, task: Task) -> None:
    """What it brings is the Advantage card and a shelter."""
    card = state.printed.advantage_of[task.where]
    state.hands[task.seat] |= 1 << card if state.display >> card & 1 else 0


def deed(state: State, task: Task) -> None:
    state.deeds[task.seat] += task.number


def draw(state: State, task: Task) -> None:
    """Any cards: only how many counts."""
    left = members(state.deck | state.discard)
    for card in left[: task.to]:
        state.hands[task.seat] |= 1 << card


def throw(state: State, task: Task) -> None:
    """The card that is missed least."""
    own = members(held(state, task.seat, "action"))
    for card in sorted(own, key=lambda card: WISHED_FOR.get(state.printed.cards[card], ACTION))[:1]:
        state.hands[task.seat] &= ~(1 << card)


FORESEEN: Mapping[str, Callable[[State, Task], None]] = {
    "place": place,
    "move": move,
    "move_sheltered": move,
    "remove": lose,
    "replace": replace,
    "build_sanctuary": build_sanctuary,
    "build_citadel": build_citadel,
    "deed": deed,
    "draw": draw,
    "throw": throw,
}
