"""What a seat sees: everything but the hands of the others and what will be drawn."""

from __future__ import annotations

from operator import add
from typing import NamedTuple

from tuath.core.game import Result
from tuath.core.question import Seat, members
from tuath.games.origo.course import now
from tuath.games.origo.printed import FIELDS, Region
from tuath.games.origo.queries import (
    Points,
    attack_strength,
    clan_points,
    clans,
    defence_strength,
    duellist,
    fields_of_card,
    free,
    last_on_path,
    places,
    points_of,
    sea_points,
    seats,
    shields_in,
    space,
    supremacy_points,
)
from tuath.games.origo.scoring import result
from tuath.games.origo.seen import (
    DuelView,
    FoundingView,
    HandCard,
    OrigoView,
    PlayerView,
    PointsView,
    RegionView,
    ResultView,
)
from tuath.games.origo.state import NO_CARD, NOWHERE, State


class Standing(NamedTuple):
    """O-13.2: the shields in every region, and what a tribal scoring would bring each player as things stand."""

    shields: list[tuple[int, ...]]
    clans: Points
    sea_power: Points
    countries: list[Points]
    supremacy: list[Points]


def standing(state: State) -> Standing:
    printed = state.printed
    shields = [shields_in(state, Region(region)) for region in range(len(printed.regions))]
    return Standing(
        shields,
        clan_points(state),
        sea_points(state),
        [places(shields[country], printed.points[country]) for country in printed.countries],
        [supremacy_points(state, Region(country)) for country in printed.countries],
    )


def view(state: State, seat: Seat | None) -> OrigoView:
    """O-3.4, O-R.48: the discard pile and all numbers are open; a hand is its owner's alone."""
    printed = state.printed
    ended, stands = result(state), standing(state)
    return {
        "phase": state.phase,
        "now": now(state),
        "round": state.round,
        "starter": state.starter,
        "turn": None if state.phase == "over" else state.turn,
        "uses": state.uses,
        "has_moved": state.has_moved,
        "sailed": [FIELDS[field] for field in members(state.sailed)],
        "touched": None if state.touched == NOWHERE else FIELDS[state.touched],
        "shields": {FIELDS[field]: owner for owner, own in enumerate(state.shields) for field in members(own)},
        "regions": [region_view(state, Region(region), stands) for region in range(len(printed.regions))],
        "founding_track": founding_view(state),
        "players": [player_view(state, other, stands, own=other == seat) for other in seats(state)],
        "last_on_path": last_on_path(state),
        "pile": sum(state.pile),
        "discard": {printed.cards[card]: copies for card, copies in enumerate(state.discard) if copies},
        "played": None if state.played == NO_CARD else printed.cards[state.played],
        "duel": None if state.contested == NOWHERE else duel_view(state),
        "due": state.due,
        "ending": state.ending or None,
        "result": None if ended is None else result_view(ended),
    }


def result_view(ended: Result) -> ResultView:
    return {"ending": ended.ending, "winners": list(ended.winners), "scores": list(ended.scores)}


def region_view(state: State, region: Region, stands: Standing) -> RegionView:
    """A country or a sea: who stands there, and what each would get if it were scored now."""
    printed = state.printed
    size, shields = printed.fields_of[region].bit_count(), stands.shields[region]
    is_country = region in printed.countries
    return {
        "id": printed.regions[region],
        "kind": "country" if is_country else "sea",
        "size": size,
        "shields": list(shields),
        "full": sum(shields) == size,
        "founded": region in state.founded,
        "values": list(printed.points[region]) if is_country else None,
        "points": list(map(add, stands.countries[region], stands.supremacy[region])) if is_country else None,
    }


def founding_view(state: State) -> list[FoundingView]:
    """O-2.5: the fields of the track, with the countries to which their stones have gone."""
    names = [state.printed.regions[country] for country in state.founded]
    return [
        {"points": field.points, "red": field.red, "country": names[place] if place < len(names) else None}
        for place, field in enumerate(state.printed.founding_track)
    ]


def player_view(state: State, seat: Seat, stands: Standing, own: bool) -> PlayerView:
    printed = state.printed
    tribe = state.tribes[seat]
    return {
        "seat": seat,
        "tribe": printed.tribes[tribe] if tribe >= 0 else None,
        "total": state.leaders[seat],
        "space": space(state, state.leaders[seat]),
        "supply": state.supply[seat],
        "lost": state.lost[seat],
        "cards": len(state.hands[seat]),
        "hand": hand_view(state, seat) if own else None,
        "clans": list(clans(state.shields[seat], printed.constants.smallest_clan)),
        "points": points_view(state, seat),
        "outlook": {
            "clans": stands.clans[seat],
            "sea_power": stands.sea_power[seat],
            "countries": sum([points[seat] for points in stands.countries]),
            "supremacy": sum([points[seat] for points in stands.supremacy]),
        },
        "skipped": bool(state.skipped >> seat & 1),
    }


def points_view(state: State, seat: Seat) -> PointsView:
    """Where the points of a seat have come from."""
    start, founding, clans, sea_power, countries, supremacy, path = points_of(state, seat)
    return {
        "start": start,
        "founding": founding,
        "clans": clans,
        "sea_power": sea_power,
        "countries": countries,
        "supremacy": supremacy,
        "path": path,
    }


def hand_view(state: State, seat: Seat) -> list[HandCard]:
    """The cards in hand, and the free fields that each of them fits now."""
    names, gaps = state.printed.cards, free(state)
    return [
        {"id": names[card], "fields": [FIELDS[field] for field in members(fields_of_card(state, seat, card) & gaps)]}
        for card in state.hands[seat]
    ]


def duel_view(state: State) -> DuelView:
    """O-8.3 to O-8.7: both strengths, the cards played, and who has to act."""
    cards = state.printed.cards
    return {
        "field": FIELDS[state.contested],
        "attacker": state.turn,
        "defender": state.defender,
        "attack": attack_strength(state),
        "defence": defence_strength(state),
        "attack_cards": [cards[card] for card in state.attack_cards],
        "defence_cards": [cards[card] for card in state.defence_cards],
        "opening": state.is_opening,
        "to_act": duellist(state) if state.phase == "duel" else state.turn,
        "card_strength": state.printed.constants.strength_per_card,
    }
