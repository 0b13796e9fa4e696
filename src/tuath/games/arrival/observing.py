"""What a leader knows, as numbers: the map, all supplies, and the cards turned up. Nothing here is held in secret."""

from __future__ import annotations

from tuath.core.notes import Notes, Scales
from tuath.core.question import Seat
from tuath.games.arrival.course import PHASES
from tuath.games.arrival.printed import SECTIONS
from tuath.games.arrival.queries import (
    all_fortified,
    count_brochs_and_caers,
    final_corruption,
    final_fame,
    fomori_supply,
    held_by_fomori,
    limits,
)
from tuath.games.arrival.state import State

PHASE = {phase: place for place, phase in enumerate(PHASES)}
MOST = 4
FAME, CORRUPTION, GOODS = 60, 20, 8  # large numbers of each
LEADER = Scales(
    number_of_locations=17,
    brochs_and_caers=10,
    fame=FAME,
    fame_ever_collected=FAME,
    corruption=CORRUPTION,
    fame_if_the_game_ended_now=FAME,
    corruption_if_the_game_ended_now=CORRUPTION,
    discs=GOODS,
    swords=GOODS,
    shields=GOODS,
    Fomori=GOODS,
    discs_not_yet_earned=17,
    trophies=4,
    trophies_turned=4,
    builders=3,
    discs_on_builders=3,
    tiles_to_claim=3,
)


def observe(state: State, seat: Seat, notes: Notes) -> None:
    """A-R.48: all numbers, backs, used tiles and discards are open; fronts of face-down cards and Fomori are not."""
    printed, rounds = state.printed, limits(state).rounds
    places = len(printed.locations)
    notes.one_of("leaders at the table", state.seats - 2, MOST - 1)
    notes.one_of("phase", PHASE[state.phase], len(PHASES))
    notes.number("round", state.round, rounds)
    notes.number("rounds left", rounds - state.round, rounds)
    notes.number("corruption limit", limits(state).corruption, CORRUPTION)
    notes.flags("corruption limit reached", int(state.limit_reached), 1)
    notes.number("actions left", state.actions, 2)

    for kind, held in zip(printed.fomori, state.fomori, strict=True):
        notes.flags(f"locations of {kind}", held, places)
    notes.flags("castles", state.castles, places)
    notes.flags("brochs", state.brochs, places)
    notes.flags("caers", state.caers, places)
    notes.counts("shields by province", state.shields, 3)
    notes.number("locations of all Fomori", held_by_fomori(state).bit_count(), places)
    notes.number("locations of all leaders", all_fortified(state).bit_count(), places)

    notes.number("swords in the supply", state.swords_left, printed.swords)
    notes.number("shields in the supply", state.arms_left, printed.shields)
    notes.number("Fomori in the supply", fomori_supply(state), sum(printed.fomori_count))
    notes.counts("Fomori nobody has seen, by kind", state.face_down, 10)
    notes.counts("Fomori repelled, by kind", state.repelled, 10)
    notes.several("tiles on display", state.display, len(printed.tiles))
    notes.several("tiles used", state.used_tiles, len(printed.tiles))
    notes.number("tiles in the supply", sum(state.tile_supply), 25)
    notes.flags("cards discarded", state.discarded, len(printed.cards))
    notes.counts("sizes of the stacks", state.sizes, 20)
    for place, top in enumerate(state.tops):
        notes.one_of(f"back on stack {place + 1}", top if state.sizes[place] else -1, len(printed.backs))

    notes.players(state.seats, MOST, seat, lambda who: observe_leader(state, who, notes))


def observe_leader(state: State, who: Seat, notes: Notes) -> None:
    printed = state.printed
    own = state.fortified[who]
    roles = (state.turn == who) | (state.starter == who) << 1 | (state.next_starter == who) << 2
    notes.flags("turn, starts, starts next", roles, 3)
    notes.flags("has passed", state.passed >> who & 1, 1)
    notes.flags("locations", own, len(printed.locations))
    notes.numbers(
        LEADER,
        own.bit_count(),
        count_brochs_and_caers(state, who),
        state.fame[who],
        state.collected[who],
        state.corruption[who],
        final_fame(state, who),
        final_corruption(state, who),
        state.discs[who],
        state.swords[who],
        state.arms[who],
        state.horde[who],
        state.stock[who],
        state.trophies[who],
        state.turned_trophies[who],
        state.builders[who],
        state.kept[who],
        state.claims[who],
    )
    notes.several("tiles", state.tiles[who], len(printed.tiles))
    notes.several("backs of cards", state.rows[who], len(printed.backs))
    notes.several("cards turned up", state.fronts[who], len(printed.cards))
    notes.several("sections blocked", state.blocked[who], len(SECTIONS))
