"""What a player knows, as numbers: the island, all that lies open, the own cards, and what was seen of others."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tuath.core.notes import Notes, Scales, once_for
from tuath.core.question import Seat, members
from tuath.games.inis.course import COURSE, now
from tuath.games.inis.queries import (
    chieftain,
    citadel_supply,
    citadels,
    conditions,
    conditions_met,
    exposed,
    free_citadels,
    held,
    in_play,
    is_clockwise,
    knows,
    sanctuary_supply,
    tiles_left,
    victor,
)
from tuath.games.inis.state import BESIDE_REACTION, MOMENTS, NO_CARD, NOBODY, NOWHERE, State

PHASE = {phase.id: place for place, phase in enumerate(COURSE)}
MOST = 4
CLANS, NEEDED, CARDS = 12, 6, 4  # large numbers of each
OWNED = Scales(clans_in_the_reserve=CLANS, clans_on_the_Cauldron=CARDS, deeds=CARDS)
CLASH = Scales(exposed_clans=CARDS, sheltered_clans=CARDS, clans_lost_in_this_clash=CARDS)


class Standing(NamedTuple):
    """What a player's clans on the board come to."""

    chieftain: int  # of these territories, as bits
    conditions: tuple[int, int, int]
    met: int


@once_for(lambda state: (tuple(state.clans), tuple(state.spots), tuple(state.sanctuaries), tuple(state.deeds)))
def standings(state: State) -> list[Standing]:
    chiefs = [0] * state.seats
    for where in members(in_play(state)):
        chief = chieftain(state, where)
        if chief is not None:
            chiefs[chief] |= 1 << where
    return [Standing(chiefs[who], conditions(state, who), conditions_met(state, who)) for who in range(state.seats)]


@lru_cache(maxsize=1 << 10)
def around(neighbours: tuple[int, ...]) -> int:
    """Which territory lies beside which, as bits."""
    return sum(near << place * len(neighbours) for place, near in enumerate(neighbours))


def observe(state: State, seat: Seat, notes: Notes) -> None:
    """I-8.3, I-8.11: hands are hidden, their numbers by kind and the holders of Advantage cards are open."""
    printed = state.printed
    lands, cards = len(printed.territories), len(printed.cards)
    notes.one_of("players at the table", state.seats - 2, MOST - 1)
    notes.one_of("phase", PHASE[now(state)], len(COURSE))
    notes.number("round", state.round, 10)
    notes.flags("clockwise", int(is_clockwise(state)), 1)
    notes.flags("first turn of the season", int(state.is_first_turn), 1)
    notes.number("passes in a row", state.passes, state.seats)
    notes.one_of("window", state.moment, len(MOMENTS))
    notes.one_of("territory in question", state.focus, lands)

    notes.flags("territories", in_play(state), lands)
    notes.flags("neighbours, by territory", around(tuple(state.neighbours)), lands * lands)
    notes.counts("citadels", [citadels(state, where) for where in range(lands)], CARDS)
    notes.counts("sanctuaries", state.sanctuaries, CARDS)
    notes.one_of("capital", state.capital, lands)
    notes.one_of("festival", state.festival, lands)
    notes.number("territories to be found", tiles_left(state), lands)
    notes.one_of("territory just found", state.tile, lands)
    notes.flags("territories looked at", state.looked if state.looker == seat else 0, lands)
    notes.number("citadels in the supply", citadel_supply(state), CLANS)
    notes.number("sanctuaries in the supply", sanctuary_supply(state), CLANS)

    notes.flags("Advantage cards on display", state.display, cards)
    notes.flags("Advantage cards played", state.turned, cards)
    notes.flags("Epic Tales discarded or shown", state.discard | state.shown, cards)
    notes.number("Epic Tales in the deck", state.deck.bit_count(), len(printed.epics))
    notes.flags("Action cards known to be discarded", state.spent | state.thrown[seat], len(printed.actions))
    notes.number("Action cards discarded", state.pile.bit_count(), len(printed.actions))
    is_known = state.aside != NO_CARD and state.aside_by == seat
    notes.one_of("card put aside", state.aside if is_known else -1, cards)
    notes.number("step of the draft", state.draft_step, CARDS)
    notes.number("deal", state.deal, 2)
    drawn = state.draws[-1].cards if state.draws and state.draws[-1].seat == seat else 0
    notes.flags("cards being drafted", state.draft[seat], cards)
    notes.flags("cards kept in this step", state.kept[seat], cards)
    notes.flags("Epic Tales drawn", drawn, cards)

    observe_table(state, seat, notes)
    foreseen = victor(state) if state.pretenders else None
    notes.players(state.seats, MOST, seat, lambda who: observe_player(state, who, seat, foreseen, notes))


def observe_table(state: State, seat: Seat, notes: Notes) -> None:
    """What is being played, and the clash."""
    lands, cards = len(state.printed.territories), len(state.printed.cards)
    top = state.plays[-1] if state.plays else None
    notes.number("cards on the table", len(state.plays), CARDS)
    notes.one_of("card being played", top.card if top else -1, cards)
    notes.flags("it is cancelled", int(top is not None and top.is_cancelled), 1)
    is_asked = state.moment >= 0 and state.wishes[seat] >= BESIDE_REACTION
    notes.one_of("card chosen as an answer", state.wishes[seat] - BESIDE_REACTION if is_asked else -1, cards)
    lasting = sum(1 << play.card for play in state.lasting if play.card != NO_CARD)
    notes.flags("cards that hold in the clash", lasting, cards)

    notes.one_of("clash", state.clash, lands)
    notes.flags("clashes to come", state.waiting, lands)
    notes.number("free citadels", free_citadels(state) if state.clash != NOWHERE else 0, CARDS)
    notes.flags("no triskel cards", int(state.is_silenced), 1)


def observe_player(state: State, who: Seat, seat: Seat, foreseen: Seat | None, notes: Notes) -> None:
    printed = state.printed
    lands, cards = len(printed.territories), len(printed.cards)
    roles = (state.turn, state.brenn, state.next_turn, state.instigator, state.maneuverer, state.attacked, state.toll)
    top = state.plays[-1].seat if state.plays else NOBODY
    kinds = [held(state, who, kind) for kind in ("action", "advantage", "epic")]
    standing = standings(state)[who]
    notes.flags(
        "turn, Brenn, next turn, instigator, maneuvers, is attacked, owes a toll",
        sum((role == who) << place for place, role in enumerate(roles)),
        len(roles),
    )
    notes.flags("has played the card on the table", int(top == who), 1)
    notes.flags("Pretender", state.pretenders >> who & 1, 1)
    notes.flags("would win the Assembly", int(foreseen == who), 1)
    notes.counts("clans", state.clans[who :: state.seats], CARDS)
    notes.flags("chieftain", standing.chieftain, lands)
    notes.numbers(OWNED, state.reserve[who], state.stored[who], state.deeds[who])
    notes.counts("leadership, religion, territories", standing.conditions, NEEDED)
    notes.number("conditions met", standing.met, 3)
    notes.counts("Action, Advantage and Epic cards in hand", [of_kind.bit_count() for of_kind in kinds], CARDS)
    notes.flags("cards known", state.hands[who] if who == seat else knows(state, seat, who) | kinds[1], cards)
    in_the_open = exposed(state, who) if state.clash != NOWHERE else 0
    notes.numbers(CLASH, in_the_open, state.sheltered[who], state.fallen[who])
