"""What a seat sees: the island and everything that lies open, its own cards, and what it knows of others."""

from __future__ import annotations

from tuath.core.question import Seat, members
from tuath.games.inis.claims import claim_of
from tuath.games.inis.counting import Counted, counted, pretenders, verdict
from tuath.games.inis.course import now
from tuath.games.inis.geometry import CELLS, SPOTS
from tuath.games.inis.queries import (
    active,
    chieftain,
    citadel_supply,
    citadels,
    clans_here,
    conditions,
    conditions_met,
    exposed,
    free_citadels,
    has_token,
    held,
    holder,
    in_play,
    in_turn,
    is_clockwise,
    knows,
    met_with_deeds,
    modes,
    next_player,
    presence,
    sanctuary_supply,
    seats,
    tiles_left,
    under_way,
    victor,
)
from tuath.games.inis.scoring import result
from tuath.games.inis.seen import (
    AdvantagePlace,
    Aside,
    ClaimView,
    ClashView,
    CountedCondition,
    DraftView,
    Drawing,
    InisView,
    Loss,
    Order,
    PlayedCard,
    PlayerView,
    Reckoned,
    Reckoning,
    TerritoryView,
)
from tuath.games.inis.state import CONDITIONS, MOMENTS, NO_CARD, NOBODY, NOWHERE, Play, State, Task

SEATS_IN = frozenset({"give_that", "steal", "look", "replace", "remove"})  # orders whose ``to`` is a player
MOVES = frozenset({"move", "move_sheltered"})  # ...or another territory


def view(state: State, seat: Seat | None) -> InisView:
    """I-8.3, I-8.11: hands are hidden, their numbers by kind and the holders of Advantage cards are open."""
    printed = state.printed
    ended = result(state)
    return {
        "phase": state.phase,
        "now": now(state),
        "round": state.round,
        "brenn": some(state.brenn),
        "direction": "clockwise" if is_clockwise(state) else "counterclockwise",
        "turn": some(state.turn),
        "active": None if state.phase in ("setup", "over") else some(active(state)),
        "must_play": state.is_first_turn and state.phase == "season",
        "passes": state.passes,
        "moment": None if state.moment < 0 else MOMENTS[state.moment],
        "focus": None if state.focus == NOWHERE else printed.territories[state.focus],
        "territories": [territory_view(state, where) for where in members(in_play(state))],
        "stack": tiles_left(state),
        "tiles": lands(state, state.looked) if seat == state.looker != NOBODY else None,
        "new": None if state.tile == NOWHERE else printed.territories[state.tile],
        "supply": {"citadels": citadel_supply(state), "sanctuaries": sanctuary_supply(state)},
        "players": [player_view(state, other, seat) for other in seats(state)],
        "needed": printed.rules.needed,
        "claims": [claim_view(state, seat) for seat in members(state.pretenders)],
        "foreseen": victor(state) if state.pretenders else None,
        "reckoning": reckoning_view(state) if is_reckoned(state) else None,
        "draft": draft_view(state, seat) if any(state.draft) else None,
        "display": names(state, state.display),
        "turned": names(state, state.turned),
        "aside": aside_view(state, seat),
        "action_discard": {"count": state.pile.bit_count(), "known": names(state, known_pile(state, seat))},
        "epic": {
            "deck": state.deck.bit_count(),
            "discard": names(state, state.discard),
            "shown": names(state, state.shown),
        },
        "drawing": drawing_view(state),
        "drawn": names(state, state.draws[-1].cards) if state.draws and state.draws[-1].seat == seat else None,
        "table": [play_view(state, play) for play in state.plays],
        "lasting": [{"card": printed.cards[play.card], "seat": play.seat} for play in state.lasting],
        "clash": None if state.clash == NOWHERE else clash_view(state),
        "loss": loss_view(state),
        "chronicle": [
            {
                "round": line.round,
                "seat": line.seat,
                "card": printed.cards[line.card],
                "side": line.side,
                "cancelled": line.is_cancelled,
            }
            for line in state.chronicle
        ],
        "result": None
        if ended is None
        else {"ending": ended.ending, "winners": list(ended.winners), "scores": list(ended.scores)},
    }


def claim_view(state: State, seat: Seat) -> ClaimView:
    claim, ids = claim_of(state, seat), state.printed.territories
    return {
        "seat": seat,
        "condition": claim.condition,
        "count": claim.number,
        "deeds": claim.deeds,
        "lands": [ids[where] for where in claim.lands],
        "hanging": [ids[where] for where in claim.hanging],
    }


# ---- the Assembly ---------------------------------------------------------------------------------------------------


def is_reckoned(state: State) -> bool:
    """I-5.2: from the second step of the Assembly on, as long as there is a token."""
    is_before = any(task.kind in ("name_brenn", "check_victory") for task in state.agenda)
    return bool(state.pretenders) and state.phase in ("assembly", "over") and not is_before


def reckoning_view(state: State) -> Reckoning:
    """I-12.2: the Pretenders first; who has no token is counted, but does not count."""
    winner = victor(state)
    message, rule = verdict(state, winner)
    claiming = pretenders(state)
    order = [*claiming, *(seat for seat in in_turn(state, state.brenn) if seat not in claiming)]
    return {
        "rows": [reckoned(state, seat) for seat in order],
        "verdict": {"winner": winner, "key": message.key, "params": dict(message.params), "rule": rule},
    }


def reckoned(state: State, seat: Seat) -> Reckoned:
    return {
        "seat": seat,
        "pretender": has_token(state, seat),
        "conditions": [counted_view(state, *each) for each in zip(CONDITIONS, counted(state, seat), strict=True)],
        "met": conditions_met(state, seat),
    }


def counted_view(state: State, condition: str, found: Counted) -> CountedCondition:
    ids = state.printed.territories
    return {
        "condition": condition,
        "lands": [{"territory": ids[where], "number": number} for where, number in found.lands],
        "deeds": found.deeds,
        "total": found.total,
        "met": found.is_met,
    }


def some(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def names(state: State, cards: int) -> list[str]:
    return [state.printed.cards[card] for card in members(cards)]


def lands(state: State, territories: int) -> list[str]:
    return [state.printed.territories[where] for where in members(territories)]


# ---- the island -----------------------------------------------------------------------------------------------------


def territory_view(state: State, where: int) -> TerritoryView:
    card = state.printed.advantage_of[where]
    owner = holder(state, card)
    return {
        "id": state.printed.territories[where],
        "spot": SPOTS[state.spots[where]],
        "cells": [[cell.q, cell.r] for cell in CELLS[state.spots[where]]],
        "neighbours": lands(state, state.neighbours[where]),
        "clans": [own + under_way(state, where, seat) for seat, own in enumerate(clans_here(state, where))],
        "citadels": state.citadels[where],
        "capital": state.capital == where,
        "sanctuaries": state.sanctuaries[where],
        "festival": state.festival == where,
        "chieftain": chieftain(state, where),
        "advantage": state.printed.cards[card],
        "advantage_at": advantage_at(state, card, owner),
        "advantage_of": owner,
    }


def advantage_at(state: State, card: int, owner: Seat | None) -> AdvantagePlace:
    if owner is not None:
        return "hand"
    if state.display >> card & 1:
        return "display"
    return "played" if state.turned >> card & 1 else "table"


# ---- the players ----------------------------------------------------------------------------------------------------


def player_view(state: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    own = seat == viewer
    counts = conditions(state, seat)
    land, religion, territories = counts
    return {
        "seat": seat,
        "reserve": state.reserve[seat],
        "stored": state.stored[seat],
        "deeds": state.deeds[seat],
        "pretender": has_token(state, seat),
        "cards": {
            "action": held(state, seat, "action").bit_count(),
            "advantage": held(state, seat, "advantage").bit_count(),
            "epic": held(state, seat, "epic").bit_count(),
        },
        "advantages": names(state, held(state, seat, "advantage")),
        "hand": names(state, state.hands[seat]) if own else None,
        "known": names(state, knows(state, viewer, seat)) if viewer is not None and not own else [],
        "conditions": {"land": land, "religion": religion, "territories": territories},
        "met": met_with_deeds(state, seat, counts),
        "present": lands(state, presence(state, seat)),
        "declined": [MOMENTS[moment] for moment in members(state.declined[seat])] if own else None,
    }


def draft_view(state: State, seat: Seat | None) -> DraftView:
    """I-6.1: how many cards go round and where to; one's own cards and what one has chosen so far."""
    deals = state.printed.deals[state.seats]
    cards = deals[max(0, state.deal - 1)]
    step = max(1, state.draft_step)
    return {
        "step": step,
        "steps": cards - 1,
        "deal": state.deal,
        "deals": len(deals),
        "keep": step,
        "pass": cards - step,
        "to": [next_player(state, other) for other in seats(state)],
        "cards": names(state, state.draft[seat]) if seat is not None else None,
        "kept": names(state, state.kept[seat]) if seat is not None else None,
        "counts": [own.bit_count() for own in state.draft],
    }


def aside_view(state: State, seat: Seat | None) -> Aside:
    knows_it = state.aside != NO_CARD and seat is not None and state.aside_by == seat
    return {"there": state.aside != NO_CARD, "card": state.printed.cards[state.aside] if knows_it else None}


def known_pile(state: State, seat: Seat | None) -> int:
    """I-8.12: what was played lies there for all to remember, what was thrown away only for its owner."""
    return state.spent | (state.thrown[seat] if seat is not None else 0)


def drawing_view(state: State) -> Drawing | None:
    if not state.draws:
        return None
    row = state.draws[-1]
    return {"seat": row.seat, "number": row.number, "keep": row.keep, "drawn": row.cards.bit_count()}


# ---- what is going on -----------------------------------------------------------------------------------------------


def play_view(state: State, play: Play) -> PlayedCard:
    printed = state.printed
    return {
        "card": None if play.card == NO_CARD else printed.cards[play.card],
        "territory": None if play.source == NOWHERE else printed.territories[play.source],
        "seat": some(play.seat),
        "side": modes(state, play)[play.mode].side,
        "when": modes(state, play)[play.mode].when,
        "here": None if play.here == NOWHERE else printed.territories[play.here],
        "cancelled": play.is_cancelled,
        "orders": [order_view(state, order) for order in play.orders if order.kind != "arrive"],
    }


def order_view(state: State, order: Task) -> Order:
    names = state.printed.territories
    seat_or_none = some(order.to) if order.kind in SEATS_IN else None
    return {
        "kind": "move" if order.kind in MOVES else order.kind,
        "seat": some(order.seat),
        "where": None if order.where == NOWHERE else names[order.where],
        "to": names[order.to] if order.kind in MOVES else seat_or_none,
        "number": order.number,
    }


def clash_view(state: State) -> ClashView:
    """I-10: who is exposed, who acts, and what is still to come."""
    is_resolving = state.maneuverer != NOBODY
    return {
        "territory": state.printed.territories[state.clash],
        "instigator": state.instigator,
        "active": some(state.maneuverer),
        "exposed": [exposed(state, seat) for seat in seats(state)],
        "sheltered": list(state.sheltered),
        "citadels": citadels(state, state.clash),
        "free_citadels": free_citadels(state),
        "stage": "maneuvers" if is_resolving else "shelter",
        "silenced": state.is_silenced,
        "attacked": some(state.attacked),
        "fallen": list(state.fallen),
        "waiting": lands(state, state.waiting),
    }


def loss_view(state: State) -> Loss | None:
    loss = state.losses[-1] if state.losses else None
    if loss is None or not loss.is_under_way:
        return None
    return {"seat": loss.owner, "territory": state.printed.territories[loss.where]}
