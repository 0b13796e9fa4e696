"""What a seat sees. Nothing in The Arrival is held in secret: what nobody has seen has no place in the view."""

from __future__ import annotations

from functools import lru_cache

from tuath.core.game import Result
from tuath.core.question import Seat, members
from tuath.games.arrival.course import now
from tuath.games.arrival.printed import SECTIONS, Printed
from tuath.games.arrival.queries import fomori_supply, limits, seats
from tuath.games.arrival.scoring import result
from tuath.games.arrival.seen import ArrivalView, CardView, LeaderView, LocationView, ResultView
from tuath.games.arrival.state import NOBODY, State


def view(state: State, seat: Seat | None) -> ArrivalView:
    """A-R.48: all numbers, backs, used tiles and discards are open; fronts of face-down cards and Fomori are not."""
    printed = state.printed
    ended = result(state)
    return {
        "phase": state.phase,
        "now": now(state),
        "round": state.round,
        "rounds": limits(state).rounds,
        "limit": limits(state).corruption,
        "limit_reached": state.limit_reached,
        "starter": None if state.starter == NOBODY else state.starter,
        "next_starter": None if state.next_starter == NOBODY else state.next_starter,
        "turn": state.turn if state.phase in TURNS else None,
        "actions": state.actions,
        "locations": locations_view(
            printed, tuple(state.fortified), state.brochs, state.caers, (*state.fomori, state.castles)
        ),
        "provinces": [
            {"id": id, "bonus": bonus, "shields": shields}
            for id, bonus, shields in zip(printed.provinces, printed.bonus, state.shields, strict=True)
        ],
        "leaders": [leader_view(state, other) for other in seats(state)],
        "stacks": [
            {"back": printed.backs[top] if size else None, "size": size}
            for top, size in zip(state.tops, state.sizes, strict=True)
        ],
        "discarded_cards": [printed.cards[card] for card in members(state.discarded)],
        "display": [printed.tiles[tile].id for tile in state.display],
        "tile_supply": sum(state.tile_supply),
        "used_tiles": [printed.tiles[tile].id for tile in state.used_tiles],
        "supply": {"swords": state.swords_left, "shields": state.arms_left, "fomori": fomori_supply(state)},
        "face_down": dict(zip(printed.fomori, state.face_down, strict=True)),
        "repelled": dict(zip(printed.fomori, state.repelled, strict=True)),
        "result": None if ended is None else result_view(ended),
    }


def result_view(ended: Result) -> ResultView:
    return {"ending": ended.ending, "winners": list(ended.winners), "scores": list(ended.scores)}


TURNS = ("tribes", "ports", "tiles", "actions")


@lru_cache(maxsize=512)
def locations_view(
    printed: Printed, fortified: tuple[int, ...], brochs: int, caers: int, fomori: tuple[int, ...]
) -> list[LocationView]:
    """All locations at once, and once for every map: a server makes a view for every answer, few of which change it."""
    owners: list[Seat | None] = [None] * len(printed.locations)
    discs = [0] * len(owners)
    kinds: list[str | None] = [None] * len(owners)
    for seat, own in enumerate(fortified):
        for place in members(own):
            owners[place] = seat
            discs[place] = 1 + (brochs >> place & 1) + (caers >> place & 1)
    for kind, places in zip((*printed.fomori, "castle"), fomori, strict=True):
        for place in members(places):
            kinds[place] = kind
    return [
        {"id": id, "owner": owner, "discs": number, "fomori": kind}
        for id, owner, number, kind in zip(printed.locations, owners, discs, kinds, strict=True)
    ]


def leader_view(state: State, seat: Seat) -> LeaderView:
    printed = state.printed
    return {
        "seat": seat,
        "tribe": printed.tribes[state.tribes[seat]] if state.tribes[seat] >= 0 else None,
        "fame": state.fame[seat],
        "corruption": state.corruption[seat],
        "discs": state.discs[seat],
        "swords": state.swords[seat],
        "shields": state.arms[seat],
        "fomori": state.horde[seat],
        "stock": state.stock[seat],
        "tiles": [printed.tiles[tile].id for tile in state.tiles[seat]],
        "trophies": state.trophies[seat],
        "turned_trophies": state.turned_trophies[seat],
        "builders": state.builders[seat],
        "kept": state.kept[seat],
        "passed": bool(state.passed >> seat & 1),
        "claims": state.claims[seat],
        "cards": card_row(state, seat),
        "blocked": [SECTIONS[section] for section in state.blocked[seat]],
    }


def card_row(state: State, seat: Seat) -> list[CardView]:
    """The cards before a leader: the backs of all, the fronts of those turned up."""
    fronts = state.fronts[seat]
    return [
        {"back": state.printed.backs[back], "card": state.printed.cards[fronts[place]] if place < len(fronts) else None}
        for place, back in enumerate(state.rows[seat])
    ]
