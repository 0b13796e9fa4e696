"""What is known of the invader deck and its discard pile besides the cards that lie open: S-8.15, S-8.21.

Where a card lies is counted from the bottom, so that whatever leaves the deck from the top changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from tuath.games.spirit_island.state.queries.queries import is_moved, stage
from tuath.games.spirit_island.state.state import NO_CARD, STAGE_COUNT, State

UNSEEN_DISCARDED = "discarded_unseen."  # counters, by stage: so many cards lie face down in the discard, seen by nobody
LAID = "laid."  # counters, by how many cards lie below it: a card that setup has put there
EVENTS_LAID = "events_laid"  # a counter: event cards that setup has put somewhere in their deck, as bits
INVADER_DECK, EVENT_DECK = "invader_deck", "event_deck"


# ---- the discard pile -----------------------------------------------------------------------------------------------


def discarded_unseen(state: State, of_stage: int) -> int:
    """S-8.13: how many cards of a stage lie in the discard pile that nobody has seen."""
    return state.counters.get(f"{UNSEEN_DISCARDED}{of_stage}", 0) if state.counters else 0


def stages_discarded_unseen(state: State) -> list[int]:
    """The stage of each of them."""
    return [each for each in range(1, STAGE_COUNT + 1) for _ in range(discarded_unseen(state, each))]


def discard_unseen(state: State, of_stage: int, number: int = 1) -> None:
    """One more of them, or one less."""
    left = discarded_unseen(state, of_stage) + number
    state.counters.pop(f"{UNSEEN_DISCARDED}{of_stage}", None)
    if left:
        state.counters[f"{UNSEEN_DISCARDED}{of_stage}"] = left


def number_discarded(state: State) -> int:
    """All invader cards in the discard pile."""
    return state.invaders_discarded.bit_count() + len(stages_discarded_unseen(state))


# ---- cards that setup has laid --------------------------------------------------------------------------------------


def laid_below(state: State) -> list[int]:
    """How many cards lie below each card that setup has put where it is; mostly there is none."""
    return [int(name.removeprefix(LAID)) for name in state.counters if name.startswith(LAID)] if state.counters else []


def move_laid(state: State, new: Callable[[int], int | None]) -> None:
    """Every such card lies above so many others from now on, or above none where it is gone."""
    before = laid_below(state)
    for below in before:
        del state.counters[f"{LAID}{below}"]
    for below in sorted(before):
        if (now := new(below)) is not None:
            state.counters[f"{LAID}{now}"] = 1


def note_laid(state: State, place: int) -> None:
    """Setup has put the card at that place, counted from the top."""
    state.counters[f"{LAID}{len(state.invader_deck) - 1 - place}"] = 1


def forget_laid(state: State, place: int) -> None:
    """The card at that place, counted from the top, is about to leave the deck."""
    if laid_below(state):
        gone = len(state.invader_deck) - 1 - place
        move_laid(state, lambda below: None if below == gone else below - (below > gone))


def is_top_laid(state: State) -> bool:
    """S-8.21: was the top card put there when the game was set up? Such a card is not put elsewhere."""
    if len(state.invader_deck) - 1 in laid_below(state):
        return True
    return state.invader_deck[:1] == (STAGE_COUNT,) and stage(state) < STAGE_COUNT and is_moved(state)


def can_bury(state: State, deck: str) -> bool:
    """S-22.17: may the top card of the deck, which was looked at, go to the bottom?"""
    if deck == EVENT_DECK:
        top = state.event_faces[0] if state.event_faces else NO_CARD
        return top != NO_CARD and not state.counters.get(EVENTS_LAID, 0) >> top & 1
    return deck == INVADER_DECK and bool(state.invader_deck) and not is_top_laid(state)
