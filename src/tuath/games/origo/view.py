"""What a seat sees: everything but the hands of the others and what will be drawn."""

from __future__ import annotations

from tuath.core.game import Result
from tuath.core.question import Seat, members
from tuath.games.origo.course import now
from tuath.games.origo.printed import FIELDS, Region
from tuath.games.origo.queries import (
    attack_strength,
    clan_points,
    clans,
    country_points,
    defence_strength,
    duellist,
    fields_of_card,
    free,
    last_on_path,
    points_from,
    sea_points,
    seats,
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
from tuath.games.origo.state import (
    CLANS,
    COUNTRIES,
    FOUNDING,
    NO_CARD,
    NOWHERE,
    PATH,
    SEA_POWER,
    START,
    SUPREMACY,
    State,
)


def view(state: State, seat: Seat | None) -> OrigoView:
    """O-3.4, O-R.48: the discard pile and all numbers are open; a hand is its owner's alone."""
    printed = state.printed
    ended = result(state)
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
        "regions": [region_view(state, Region(region)) for region in range(len(printed.regions))],
        "founding_track": founding_view(state),
        "players": [player_view(state, other, own=other == seat) for other in seats(state)],
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


def region_view(state: State, region: Region) -> RegionView:
    """A country or a sea: who stands there, and what each would get if it were scored now."""
    printed = state.printed
    inside = printed.fields_of[region]
    counts = [(own & inside).bit_count() for own in state.shields]
    is_country = region in printed.countries
    return {
        "id": printed.regions[region],
        "kind": "country" if is_country else "sea",
        "size": inside.bit_count(),
        "shields": counts,
        "full": sum(counts) == inside.bit_count(),
        "founded": region in state.founded,
        "values": list(printed.points[region]) if is_country else None,
        "points": region_points(state, region) if is_country else None,
    }


def region_points(state: State, country: Region) -> list[int]:
    both = zip(country_points(state, country), supremacy_points(state, country), strict=True)
    return [points + bonus for points, bonus in both]


def founding_view(state: State) -> list[FoundingView]:
    """O-2.5: the fields of the track, with the countries to which their stones have gone."""
    names = [state.printed.regions[country] for country in state.founded]
    return [
        {"points": field.points, "red": field.red, "country": names[place] if place < len(names) else None}
        for place, field in enumerate(state.printed.founding_track)
    ]


def player_view(state: State, seat: Seat, own: bool) -> PlayerView:
    printed = state.printed
    tribe = state.tribes[seat]
    countries = [country_points(state, Region(country))[seat] for country in printed.countries]
    supremacy = [supremacy_points(state, Region(country))[seat] for country in printed.countries]
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
            "clans": clan_points(state)[seat],
            "sea_power": sea_points(state)[seat],
            "countries": sum(countries),
            "supremacy": sum(supremacy),
        },
        "skipped": bool(state.skipped >> seat & 1),
    }


def points_view(state: State, seat: Seat) -> PointsView:
    """Where the points of a seat have come from."""
    return {
        "start": points_from(state, seat, START),
        "founding": points_from(state, seat, FOUNDING),
        "clans": points_from(state, seat, CLANS),
        "sea_power": points_from(state, seat, SEA_POWER),
        "countries": points_from(state, seat, COUNTRIES),
        "supremacy": points_from(state, seat, SUPREMACY),
        "path": points_from(state, seat, PATH),
    }


def hand_view(state: State, seat: Seat) -> list[HandCard]:
    """The cards in hand, and the free fields that each of them fits now."""
    open_fields = {card: fields_of_card(state, seat, card) & free(state) for card in state.hands[seat]}
    return [
        {"id": state.printed.cards[card], "fields": [FIELDS[field] for field in members(open_fields[card])]}
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
