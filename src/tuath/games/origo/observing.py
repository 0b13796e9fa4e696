"""What a player knows, as numbers: everything but the hands of the others and what will be drawn."""

from __future__ import annotations

from typing import NamedTuple

from tuath.core.notes import Notes, Scales, once_for
from tuath.core.question import Seat
from tuath.games.origo.course import PHASES
from tuath.games.origo.printed import FIELDS, Printed, Region
from tuath.games.origo.queries import (
    attack_strength,
    clan_points,
    country_points,
    defence_strength,
    fields_of_card,
    free,
    sea_points,
    supremacy_points,
)
from tuath.games.origo.state import NOWHERE, SOURCES, State

PHASE = {phase: place for place, phase in enumerate(PHASES)}
ENDINGS = ("founded", "shields", "skipped", "standstill")
MOST = 5
POINTS, SCORED, STRENGTH, SHIELDS = 150, 40, 10, 40  # large numbers of each
PLAYER = Scales(
    shields_on_the_board=SHIELDS,
    supply=SHIELDS,
    shields_lost=SHIELDS,
    points=POINTS,
    points_ahead_of_the_one_who_looks=SCORED,
)
SCORES = Scales(clans_if_scored_now=SCORED, sea_power_if_scored_now=SCORED)


class Scores(NamedTuple):
    """What a player would get if everything were scored now."""

    clans: int
    sea: int
    countries: tuple[int, ...]
    supremacy: tuple[int, ...]


@once_for(lambda state: (tuple(state.shields), tuple(state.founded), state.options.supremacy))
def scored_now(state: State) -> list[Scores]:
    countries = [country_points(state, Region(country)) for country in state.printed.countries]
    supremacy = [supremacy_points(state, Region(country)) for country in state.printed.countries]
    parts = clan_points(state), sea_points(state), zip(*countries, strict=True), zip(*supremacy, strict=True)
    return [Scores(*each) for each in zip(*parts, strict=True)]


def observe(state: State, seat: Seat, notes: Notes) -> None:
    """O-3.4, O-R.48: the discard pile and all numbers are open; a hand is its owner's alone."""
    printed = state.printed
    is_duel = state.contested != NOWHERE
    scores = scored_now(state)

    notes.one_of("players at the table", state.seats - 2, MOST - 1)
    notes.one_of("phase", PHASE[state.phase], len(PHASES))
    notes.one_of("why the last round is played", ENDINGS.index(state.ending) if state.ending else -1, len(ENDINGS))
    notes.number("round", state.round, 20)
    notes.flags("countries with a stone", sum(1 << country for country in state.founded), len(printed.countries))
    notes.number("stones placed", len(state.founded), len(printed.founding_track))
    notes.number("cards in the pile", sum(state.pile), 100)
    notes.counts("cards discarded, by card", state.discard, 4)
    notes.one_of("card being played", state.played, len(printed.cards))
    notes.number("expansions and attacks left", state.uses, 3)
    notes.flags("has moved", int(state.has_moved), 1)
    notes.flags("has finished sailing", int(state.has_sailed), 1)
    notes.flags("has acted", int(state.has_acted), 1)
    notes.flags("shields that have sailed", state.sailed, len(FIELDS))
    notes.number("cards still to be drawn", state.draws, 2)
    notes.flags("nothing has happened in this round", int(state.is_quiet), 1)
    notes.number("quiet rounds", state.quiet_rounds, 2)
    notes.number("scorings due", state.due, 2)
    notes.one_of("field chosen last", state.touched, len(FIELDS))
    observe_duel(state, notes)
    observe_hand(state, seat, notes)

    def player(who: Seat) -> None:
        own, points = state.shields[who], state.leaders[who]
        roles = (state.turn == who) | (state.starter == who) << 1 | (is_duel and state.defender == who) << 2
        notes.group(note_shields, printed, (roles, state.defended >> who & 1, state.skipped >> who & 1, own))
        notes.numbers(PLAYER, own.bit_count(), state.supply[who], state.lost[who], points, points - state.leaders[seat])
        sources = tuple(state.points[who * len(SOURCES) : (who + 1) * len(SOURCES)])
        notes.group(note_points, printed, (sources, len(state.hands[who]), scores[who]))

    notes.players(state.seats, MOST, seat, player)


def note_shields(notes: Notes, printed: Printed, shields: tuple[int, int, int, int]) -> None:
    roles, has_defended, has_skipped, own = shields
    notes.flags("turn, starts, defends", roles, 3)
    notes.flags("has defended", has_defended, 1)
    notes.flags("has skipped", has_skipped, 1)
    notes.flags("fields", own, len(FIELDS))
    notes.counts("shields by region", [(own & inside).bit_count() for inside in printed.fields_of], 8)


def note_points(notes: Notes, printed: Printed, found: tuple[tuple[int, ...], int, Scores]) -> None:
    sources, cards, scores = found
    notes.counts("points by source", sources, POINTS)
    notes.number("cards in hand", cards, printed.hand)
    notes.numbers(SCORES, scores.clans, scores.sea)
    notes.counts("countries if scored now", scores.countries, 10)
    notes.counts("supremacy if scored now", scores.supremacy, 10)


def observe_duel(state: State, notes: Notes) -> None:
    printed, is_duel = state.printed, state.contested != NOWHERE
    notes.one_of("field of the duel", state.contested, len(FIELDS))
    notes.number("strength of the attack", attack_strength(state) if is_duel else 0, STRENGTH)
    notes.number("strength of the defence", defence_strength(state) if is_duel else 0, STRENGTH)
    notes.several("cards of the attack", state.attack_cards, len(printed.cards))
    notes.several("cards of the defence", state.defence_cards, len(printed.cards))
    notes.flags("the attack may grow", int(state.is_opening), 1)


def observe_hand(state: State, seat: Seat, notes: Notes) -> None:
    printed = state.printed
    hand = state.hands[seat]
    open_fields = 0
    for card in hand:
        open_fields |= fields_of_card(state, seat, card)
    notes.several("hand", hand, len(printed.cards))
    notes.flags("free fields that the hand fits", open_fields & free(state), len(FIELDS))
