"""What is not allowed, and by which rule.

A law is the set of values it allows, its paragraph and the key of its refusal. What all laws allow is offered; the
first law that lacks a value answers "why not?".
"""

from __future__ import annotations

from collections.abc import Callable

from tuath.core.question import Law, Laws, Seat, bits_of, meet, members
from tuath.games.arrival.printed import TileId
from tuath.games.arrival.queries import (
    aits,
    all_fortified,
    cost_at_most,
    distant_reach,
    free_reach,
    held_by_fomori,
    last_fortifications,
    near_reach,
    unoccupied,
)
from tuath.games.arrival.state import BUILD, DONE, PASS, REPEL, SHIELD, SPREAD, TILE, TROPHY, State


def port_laws(state: State) -> Laws:
    """A-3.9: a port that is still free."""
    return (
        (state.printed.ports, "A-3.9", "no-port"),
        (unoccupied(state), "A-3.9", "no-port-taken"),
    )


def stack_laws(state: State) -> Laws:
    """A-5.1: a stack that has a card."""
    return ((bits_of(stack for stack, size in enumerate(state.sizes) if size), "A-5.1", "no-card-in-stack"),)


def build_laws(state: State, seat: Seat) -> Laws:
    """A-7.1, A-7.2: unoccupied and in reach, or an own Áit or Broch."""
    own, everybody = state.fortified[seat], all_fortified(state)
    free = free_reach(state, seat)
    reach = free | state.printed.near(everybody)
    poor = state.fame[seat] < state.printed.constants.outpost_fame_cost
    return (
        (state.printed.island, "A-7.2", "no-build-on-balors-isle"),
        (~held_by_fomori(state), "A-7.1", "no-build-on-fomori"),
        (~everybody | own, "A-7.1", "no-build-on-other-leader"),
        (~(own & state.caers), "A-7.2", "no-build-above-caer"),
        (reach, "A-7.1", "no-build-unconnected"),
        (free if poor else reach, "A-7.1b", "no-build-outpost-price"),
    )


def shield_laws(state: State, seat: Seat) -> Laws:
    """A-8.1, A-8.2: a province with an own location and fewer than three shields."""
    most = state.printed.constants.shield_limit_per_province
    return (
        (state.printed.provinces_with(state.fortified[seat]), "A-8.1", "no-shield-without-fortification"),
        (bits_of(p for p, shields in enumerate(state.shields) if shields < most), "A-8.2", "no-shield-above-three"),
    )


def spread_laws(state: State, seat: Seat) -> Laws:
    """A-9.1 to A-9.7: connected to the Fomori, held by none of them, no last fortification, fully paid.

    Own locations are targets like others (A-9.6), and so are emptied castle locations (A-R.17). Which fortification is
    a leader's last is seen when the target is chosen (A-R.49). Ports are joined for tribes only, but a connection drawn
    between two of them works like any other unless the table plays otherwise (A-R.18, A-R.47).
    """
    held = held_by_fomori(state)
    open_to_them = -1 if state.options.ports == "open" else state.printed.near_for_fomori(held)
    return (
        (~state.castles, "A-R.16", "no-spread-castle"),
        (~held, "A-R.16", "no-spread-held"),
        (state.printed.near(held), "A-9.1", "no-spread-unconnected"),
        (open_to_them, "A-R.47", "no-spread-from-port-to-port"),
        (~last_fortifications(state), "A-9.5", "no-spread-last-fortification"),
        (cost_at_most(state, state.horde[seat]), "A-9.4", "no-spread-cost"),
    )


def repel_laws(state: State, seat: Seat) -> Laws:
    """A-10.1, A-10.2: a Fomori or a castle in reach, with swords enough, and fame enough for a distant attack."""
    near = near_reach(state, seat)
    reach = near | distant_reach(state, seat)
    poor = state.fame[seat] < state.printed.constants.distant_attack_fame_cost
    afar = state.printed.isle if state.options.castles == "connected" else 0
    return (
        (held_by_fomori(state), "A-10.1", "no-repel-empty"),
        (near | ~afar, "A-R.21", "no-repel-castle-from-afar"),
        (reach, "A-10.2", "no-repel-out-of-reach"),
        (near if poor else reach, "A-10.2d", "no-repel-distant-price"),
        (weaker_than(state, state.swords[seat]), "A-10.1", "no-repel-swords"),
    )


def weaker_than(state: State, swords: int) -> int:
    """A-10.1: the Fomori and castles for which so many swords suffice."""
    found = 0
    for places, strength in zip([*state.fomori, state.castles], state.printed.strength, strict=True):
        if strength <= swords:
            found |= places
    return found


def can_spread(state: State, seat: Seat) -> bool:
    """A-11.1, A-R.12: is there a legal target whose full cost does not exceed his Fomori?"""
    return state.horde[seat] > 0 and meet(spread_laws(state, seat)) & state.printed.everywhere != 0


Reason = tuple[str, str]  # paragraph and key of a refusal


def why_no_build(state: State, seat: Seat) -> Reason | None:
    if not state.discs[seat]:
        return "A-7.1", "no-build-without-disc"
    *others, price = build_laws(state, seat)
    if not meet(others) & state.printed.everywhere:
        return "A-7.1", "no-build-anywhere"
    return None if meet((*others, price)) & state.printed.everywhere else ("A-7.1b", "no-build-fame-suffices")


def why_no_shield(state: State, seat: Seat) -> Reason | None:
    if not state.arms[seat]:
        return "A-8.1", "no-shield-without-shield"
    if not meet(shield_laws(state, seat)):
        return "A-8.1", "no-shield-anywhere"
    return None


def why_no_spread(state: State, seat: Seat) -> Reason | None:
    if not state.horde[seat]:
        return "A-9.4", "no-spread-without-fomori"
    if can_spread(state, seat):
        return None
    *others, _cost = spread_laws(state, seat)
    if meet(others) & state.printed.everywhere:
        return "A-9.4", "no-spread-suffices"
    return "A-9.1", "no-spread-anywhere"


def why_no_repel(state: State, seat: Seat) -> Reason | None:
    if not state.swords[seat]:
        return "A-10.1", "no-repel-without-sword"
    held, _, reach, price, swords = repel_laws(state, seat)
    if not meet((held, reach)):
        return "A-10.2", "no-repel-in-reach"
    if not meet((held, reach, swords)):
        return "A-10.1", "no-repel-swords-suffice"
    return None if meet((held, reach, price, swords)) else ("A-10.2d", "no-repel-fame-suffices")


def why_no_pass(state: State, seat: Seat) -> Reason | None:
    """A-11.1, A-R.10, A-R.11: only without Fomori, or if none of them can be used; as first or as second action."""
    return ("A-11.1", "no-pass-with-usable-fomori") if can_spread(state, seat) else None


def why_no_tile(state: State, seat: Seat) -> Reason | None:
    if not state.tiles[seat]:
        return "A-12.1", "no-tile"
    return None if usable_tiles(state, seat) else ("A-12.1", "no-tile-usable")


def why_no_trophy(state: State, seat: Seat) -> Reason | None:
    return None if state.trophies[seat] else ("A-12.2", "no-trophy")


ACTIONS: tuple[tuple[int, Callable[[State, Seat], Reason | None]], ...] = (
    (BUILD, why_no_build),
    (SHIELD, why_no_shield),
    (SPREAD, why_no_spread),
    (REPEL, why_no_repel),
    (PASS, why_no_pass),
)
NO_ACTIONS = (
    (TILE, why_no_tile),
    (TROPHY, why_no_trophy),
)
TOO_EARLY: Law = (~(1 << DONE), "A-6.2", "no-done-before-two-actions")
NO_MORE = ~bits_of(act for act, _ in ACTIONS)
TOO_LATE: Law = (NO_MORE, "A-6.2", "no-third-action")
HAS_PASSED: Law = (NO_MORE, "A-11.4", "no-action-after-passing")


def act_laws(state: State, seat: Seat) -> Laws:
    """A-6.2, A-6.4, A-6.5, A-11.4, A-R.44: actions while any are left; tiles and trophies at any point."""
    laws = [TOO_EARLY if state.actions else HAS_PASSED if state.passed >> seat & 1 else TOO_LATE]
    for act, why_not in (*ACTIONS, *NO_ACTIONS) if state.actions else NO_ACTIONS:
        reason = why_not(state, seat)
        if reason is not None:
            laws.append((~(1 << act), *reason))
    return laws


def tile_laws(state: State, seat: Seat) -> Laws:
    """A-12.1, A-R.41: an own tile that can be used in the own turn, now. A-R.29: equal fame blocks Lia Fáil."""
    held = bits_of(state.tiles[seat])
    level = len(set(state.fame)) < state.seats
    two_fomori = sum(places.bit_count() for places in state.fomori) >= 2
    return (
        (held, "A-12.1", "no-tile-of-yours"),
        (~state.printed.tiles_of("ogams_wisdom"), "A-15.9", "no-ogam-now"),
        (~state.printed.tiles_of("hour_of_the_master_builder"), "A-15.10", "no-master-builder-by-hand"),
        (~state.printed.tiles_of("lia_fail") if level else -1, "A-15.5", "no-lia-fail-while-level"),
        (-1 if two_fomori else ~state.printed.tiles_of("cu_chulainns_ruse"), "A-R.41", "no-ruse-without-two-fomori"),
        (
            -1 if aits(state).bit_count() >= 2 else ~state.printed.tiles_of("big_migration"),
            "A-R.41",
            "no-migration-without-two-aits",
        ),
    )


def usable_tiles(state: State, seat: Seat) -> list[TileId]:
    return [TileId(tile) for tile in members(meet(tile_laws(state, seat)) & bits_of(state.tiles[seat]))]
