"""What could be: everything a seat cannot know, dealt anew.

Cards and tiles that are hidden from the seat change places with each other, in every pile, hand and memory at once.
Those that lie alike are told apart by nothing but the dice, so the same dice give the same whatever was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tuath.core.game import Answer
from tuath.core.question import NATURE, Seat, bits_of, members
from tuath.games.inis.queries import actions_in_use, cards_on_table, epic_bits, knows, seats
from tuath.games.inis.state import NO_CARD, State

Shuffled = Callable[[Sequence[int]], list[int]]


class Anew(NamedTuple):
    """What is dealt anew, as bits, and which of it lies where which other one has lain."""

    hidden: int
    instead: Mapping[int, int]

    def at(self, thing: int) -> int:
        return self.instead.get(thing, thing)


def imagine(
    start: State, now: State, answers: list[Answer], seat: Seat | None, shuffled: Shuffled
) -> tuple[State, list[Answer]]:
    """I-8.11, I-8.12, I-11.6: other hands, the draft, the card put aside, the piles and the stack of tiles.

    What lay open when the step began has been seen to go wherever it is now.
    """
    known = known_cards(now, seat) | open_cards(start)
    masks = card_masks(start, now)
    actions = dealt_anew(actions_in_use(now) & ~known, masks, shuffled)
    epics = dealt_anew(epic_bits(now) & ~known, masks, shuffled)
    cards = Anew(actions.hidden | epics.hidden, {**actions.instead, **epics.instead})
    tiles = dealt_anew(hidden_tiles(now, seat), tile_masks(start, now), shuffled)
    imagined = with_tiles(with_cards(start, cards), tiles)
    return imagined, [
        (who, question, cards.at(value) if who == NATURE and question.domain == "card" else value)
        for who, question, value in answers
    ]


def open_cards(state: State) -> int:
    return state.spent | state.discard | state.shown | cards_on_table(state)


def known_cards(state: State, seat: Seat | None) -> int:
    """Everything open, and what the seat holds, has thrown away, has put aside or has seen in other hands."""
    known = open_cards(state)
    if seat is None:
        return known
    known |= state.hands[seat] | state.draft[seat] | state.thrown[seat]
    for other in seats(state):
        known |= knows(state, seat, other)
    for row in state.draws:
        known |= row.cards if row.seat == seat else 0
    if state.aside_by == seat and state.aside != NO_CARD:
        known |= 1 << state.aside
    return known


def hidden_tiles(state: State, seat: Seat | None) -> int:
    """Those in the stack, those that others have put under it, and those that another looks at."""
    buried = bits_of(tile for tile, by in zip(state.buried, state.buried_by, strict=True) if by != seat)
    return state.stack | buried | (0 if state.looker == seat else state.looked)


def card_masks(*states: State) -> Collection[int]:
    """All the sets of cards there are, each once: what lies alike in all of them lies alike."""
    found: list[int] = []
    for state in states:
        found += [*state.hands, *state.draft, *state.thrown, *state.seen]
        found += [state.pile, state.undealt, state.deck, *(row.cards for row in state.draws)]
        found += [1 << state.aside if state.aside != NO_CARD else 0]
    return dict.fromkeys(found)


def tile_masks(*states: State) -> Collection[int]:
    found: list[int] = []
    for state in states:
        found += [state.stack, state.looked, *(1 << tile for tile in state.buried)]
    return dict.fromkeys(found)


def dealt_anew(hidden: int, masks: Iterable[int], shuffled: Shuffled) -> Anew:
    """Which hidden thing lies where which other one has lain.

    The places stand in an order that only says where they are: those that lie alike in all masks stand together.
    """
    alike = [hidden] if hidden else []
    for mask in masks:
        if mask & hidden:
            alike = [part for group in alike for part in (group & ~mask, group & mask) if part]
    places = [thing for group in alike for thing in members(group)]
    return Anew(hidden, dict(zip(places, shuffled(members(hidden)), strict=True)))


def moved(mask: int, anew: Anew) -> int:
    found = mask & ~anew.hidden
    for thing in members(mask & anew.hidden):
        found |= 1 << anew.instead[thing]
    return found


def with_cards(state: State, anew: Anew) -> State:
    other = state.copy()
    other.hands = [moved(hand, anew) for hand in state.hands]
    other.draft = [moved(cards, anew) for cards in state.draft]
    other.thrown = [moved(cards, anew) for cards in state.thrown]
    other.seen = [moved(cards, anew) for cards in state.seen]
    other.draws = [row._replace(cards=moved(row.cards, anew)) for row in state.draws]
    other.pile, other.undealt, other.deck = (moved(pile, anew) for pile in (state.pile, state.undealt, state.deck))
    other.aside = anew.at(state.aside)
    return other


def with_tiles(state: State, anew: Anew) -> State:
    state.stack, state.looked = moved(state.stack, anew), moved(state.looked, anew)
    state.buried = tuple(map(anew.at, state.buried))
    return state
