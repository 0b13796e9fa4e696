"""How good a position looks, part by part: the sum of scoring.py with a name for every amount."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.parts import Part, rest
from tuath.core.question import Seat
from tuath.games.origo.printed import Region, near
from tuath.games.origo.queries import clan_points, country_points, sea_points, supremacy_points
from tuath.games.origo.scoring import (
    CARD_WEIGHT,
    JOINED_WEIGHT,
    SCORING_WEIGHT,
    SHIELD_WEIGHT,
    after_duel,
    chance_of_attacker,
    lead,
    outlook,
    worth,
)
from tuath.games.origo.state import State

REASONS = (
    "won", "path", "clans", "sea", "country", "joined", "shields", "cards", "duel",
    "rival_path", "rival_clans", "rival_sea", "rival_country",
)  # fmt: skip


def parts(state: State, seat: Seat, before: State) -> list[Part]:
    """Of the board as it is; what a duel may change is a part of its own."""
    if state.phase == "over":
        whole = worth(state, seat)
        return [Part("won", whole, int(whole > 0))]
    if state.phase != "duel":
        return standing_parts(state, seat, before)
    kept, taken = after_duel(state, False), after_duel(state, True)
    chance = chance_of_attacker(state, seat)
    own = chance if seat == state.turn else 1 - chance
    swing = chance * (lead(taken, seat) - lead(kept, seat))
    duel = Part("duel", swing, round(100 * own), (("field", state.contested),))
    return [*standing_parts(kept, seat, before), duel]


def standing_parts(state: State, seat: Seat, before: State) -> list[Part]:
    rival = best_rival(before, seat)
    theirs = [rival_part(part, rival) for part in player_parts(state, rival)]
    found = [*player_parts(state, seat), *collected(theirs)]
    return [*found, Part("another", rest(lead(state, seat), found))]


def player_parts(state: State, seat: Seat) -> Iterator[Part]:
    """The place on the path, a scoring as things stand, and what may grow out of it."""
    own = state.shields[seat]
    yield Part("path", state.leaders[seat], state.leaders[seat])
    clans, sea = clan_points(state)[seat], sea_points(state)[seat]
    yield Part("clans", SCORING_WEIGHT * clans, clans)
    yield Part("sea", SCORING_WEIGHT * sea, sea)
    for country in map(Region, state.printed.countries):
        points = country_points(state, country)[seat]
        if country in state.founded:
            points += supremacy_points(state, country)[seat]
        if points:
            yield Part("country", SCORING_WEIGHT * points, points, (("region", country),))
    joined = (own & near(own)).bit_count()
    yield Part("joined", JOINED_WEIGHT * joined, joined)
    yield Part("shields", SHIELD_WEIGHT * own.bit_count(), own.bit_count())
    yield Part("cards", CARD_WEIGHT * len(state.hands[seat]), len(state.hands[seat]))


def best_rival(state: State, seat: Seat) -> Seat:
    outlooks = outlook(state)
    return max((other for other in range(state.seats) if other != seat), key=outlooks.__getitem__)


def rival_part(part: Part, rival: Seat) -> Part:
    """What a rival has counts against oneself; what is little is told as one."""
    told = part.id in ("path", "clans", "sea", "country")
    named = Part(f"rival_{part.id}" if told else "rival_rest", -part.amount, part.number, part.about)
    return named._replace(also=(("seat", rival),))


def collected(theirs: list[Part]) -> list[Part]:
    small = [part for part in theirs if part.id == "rival_rest"]
    return [
        *(part for part in theirs if part.id != "rival_rest"),
        Part("rival_rest", sum(part.amount for part in small), also=small[0].also),
    ]
