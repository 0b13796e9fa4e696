"""What is always so, wherever a game stands: I-18.5."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.inis.board import PRINTED, game
from tests.play import somewhere
from tuath.core.position import Position
from tuath.core.question import members
from tuath.games.inis.geometry import Spot, covering, touching
from tuath.games.inis.queries import actions_in_use, citadels, clans_here, exposed, in_play, knows, seats, victor
from tuath.games.inis.state import NO_CARD, NOWHERE

SEEDS = st.integers(0, 30 if settings().derandomize else 300)  # few where all tests can share the games


@cache
def at(seed: int) -> Position[Any]:
    return somewhere(game(), seed)


@settings(max_examples=12)
@given(SEEDS)
def test_invariants(seed: int) -> None:
    """I-18.5: clans, cards, buildings, the Capital, and tiles that touch."""
    state = at(seed).state
    pieces = game().pieces(state)
    assert all(pieces[f"clans of seat {seat}"] == 12 for seat in seats(state))
    assert pieces["actions"] == actions_in_use(state).bit_count()
    assert pieces["epics"] == len(PRINTED.epics)
    assert pieces["advantages"] == pieces["tiles"] == 16
    assert sum(state.sanctuaries) <= PRINTED.pieces.sanctuaries
    assert sum(state.citadels) <= PRINTED.pieces.citadels
    assert min(*state.clans, *state.reserve, *state.stored) >= 0
    if state.phase != "setup":
        assert in_play(state) >> state.capital & 1
        tiles = [state.spots[where] for where in members(in_play(state))]
        for spot in tiles:
            assert sum(covering(Spot(spot)) >> other & 1 for other in tiles) == 1
            if len(tiles) > 2:
                assert sum(touching(Spot(spot)) >> other & 1 for other in tiles) >= (1 if state.seats == 2 else 2)


@settings(max_examples=25)
@given(SEEDS)
def test_nobody_shelters_more_than_there_is(seed: int) -> None:
    """I-10.5"""
    state = at(seed).state
    if state.clash != NOWHERE:
        assert sum(state.sheltered) <= citadels(state, state.clash)
        assert all(exposed(state, seat) >= 0 for seat in seats(state))
        assert len([own for own in clans_here(state, state.clash) if own]) >= 1
    else:
        assert not any(state.sheltered)


@settings(max_examples=25)
@given(SEEDS)
def test_what_is_known_is_true(seed: int) -> None:
    """I-8.11: what a player knows of another's hand is there, and a card lies in one place."""
    state = at(seed).state
    for seat in seats(state):
        for other in seats(state):
            assert knows(state, seat, other) & ~state.hands[other] == 0
    assert state.spent & ~state.pile == 0
    for thrown in state.thrown:
        assert thrown & ~state.pile == 0
    places = [*state.hands, *state.draft, state.pile, state.undealt, state.deck, state.discard, state.shown]
    places += [state.display, state.turned, *(row.cards for row in state.draws)]
    places += [1 << state.aside] if state.aside != NO_CARD else []
    union = 0
    for place in places:
        assert not union & place
        union |= place


@settings(max_examples=12)
@given(SEEDS, st.sampled_from([0, 1, None]))
def test_imagined_positions_keep_what_is_known(seed: int, seat: int | None) -> None:
    """I-8.11, I-8.12, I-11.6: own hand, open piles, and what was seen in other hands."""
    position = at(seed)
    now, imagined = position.state, position.imagine(seat, Random(seed)).state
    assert imagined.discard == now.discard
    assert imagined.spent == now.spent
    assert imagined.clans == now.clans
    assert imagined.spots == now.spots
    if seat is not None:
        assert imagined.hands[seat] == now.hands[seat]
        for other in seats(now):
            assert knows(now, seat, other) & ~imagined.hands[other] == 0
    assert [hand.bit_count() for hand in imagined.hands] == [hand.bit_count() for hand in now.hands]
    assert game().pieces(imagined) == game().pieces(now)


@settings(max_examples=20)
@given(SEEDS)
def test_only_a_pretender_wins(seed: int) -> None:
    """I-12.2, I-12.6"""
    state = at(seed).state
    found = victor(state)
    assert found is None or state.pretenders >> found & 1
