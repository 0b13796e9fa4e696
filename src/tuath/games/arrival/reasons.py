"""How good a position looks, part by part: the sum of scoring.py with a name for every amount."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.parts import Part, rest
from tuath.core.question import Seat
from tuath.games.arrival.printed import TileId
from tuath.games.arrival.queries import (
    all_fortified,
    count_brochs_and_caers,
    elements,
    final_corruption,
    final_fame,
    held_by_fomori,
    seats,
    tile_fame,
)
from tuath.games.arrival.scoring import (
    CORRUPTION_WEIGHT,
    DUTY_WEIGHT,
    GOODS_WEIGHT,
    LOCATION_WEIGHT,
    WALL_WEIGHT,
    card_outlook,
    chance_of_overrun,
    outlook,
    tile_outlook,
    worth,
)
from tuath.games.arrival.state import State

REASONS = (
    "won", "fame", "corruption", "province", "shields", "goods", "duty", "walls", "trophies", "tile", "cards",
    "rival_fame", "rival_corruption", "rival_places", "ending",
)  # fmt: skip


def parts(state: State, seat: Seat, before: State) -> list[Part]:
    """Weighed as the ending looked before; that it looks different now is a part of its own."""
    whole = worth(state, seat)
    if state.ending:
        return [Part("won", whole, int(whole > 0))]
    overrun = chance_of_overrun(before)
    found = [*own_parts(state, seat, overrun), *rival_parts(state, best_rival(before, seat), overrun)]
    held, fortified = held_by_fomori(state).bit_count(), all_fortified(state).bit_count()
    ending = Part("ending", rest(whole, found), fortified, also=(("held", held), ("fortified", fortified)))
    return [*found, ending, *shield_parts(state, seat)]


def own_parts(state: State, seat: Seat, overrun: float) -> Iterator[Part]:
    yield Part("fame", (1 - overrun) * state.fame[seat], state.fame[seat])
    corruption = final_corruption(state, seat)
    yield Part("corruption", -overrun * CORRUPTION_WEIGHT * corruption, corruption)
    yield from province_parts(state, seat, overrun)
    goods = state.discs[seat] + state.swords[seat] + state.arms[seat]
    for_all = elements(state, seat) // state.printed.constants.elements_per_final_point
    yield Part("goods", GOODS_WEIGHT * goods + (1 - overrun) * for_all, goods)
    yield Part("duty", -DUTY_WEIGHT * state.horde[seat], state.horde[seat])
    walls = count_brochs_and_caers(state, seat)
    yield Part("walls", WALL_WEIGHT * walls, walls)
    yield Part("trophies", state.trophies[seat], state.trophies[seat])
    for tile in state.tiles[seat]:
        yield tile_part(state, seat, tile, overrun)
    if state.fronts[seat]:
        yield Part("cards", card_outlook(state, seat, overrun))


def province_parts(state: State, seat: Seat, overrun: float) -> Iterator[Part]:
    """A-14.3: the places in each province, with their bonus; Balor's Isle has none."""
    printed, own = state.printed, state.fortified[seat]
    for province, inside in enumerate(printed.locations_in):
        places = (own & inside).bit_count()
        bonus = printed.bonus[province] if province < len(printed.bonus) else 0
        if places:
            amount = places * (LOCATION_WEIGHT + (1 - overrun) * bonus)
            yield Part("province", amount, places, (("province", province),), (("bonus", bonus),))


def tile_part(state: State, seat: Seat, tile: TileId, overrun: float) -> Part:
    """A tile in hand. Two alike are one part each: they are told apart by nothing that words name."""
    brings = tile_fame(state, seat, tile)
    if state.printed.tiles_of("song_of_the_bard") >> tile & 1:
        brings = min(state.printed.song, state.corruption[seat])
    return Part("tile", tile_outlook(state, seat, tile, overrun), brings, (("tile", tile),))


def shield_parts(state: State, seat: Seat) -> Iterator[Part]:
    """A-9.2: shields count for nothing by themselves; they are what a spreader has to pay for."""
    printed = state.printed
    for province, number in enumerate(state.shields):
        if number and state.fortified[seat] & printed.locations_in[province]:
            yield Part("shields", 0.0, number, (("province", province),), (("needed", number + 2),))


def best_rival(state: State, seat: Seat) -> Seat:
    overrun = chance_of_overrun(state)
    return max((other for other in seats(state) if other != seat), key=lambda other: outlook(state, other, overrun))


def rival_parts(state: State, rival: Seat, overrun: float) -> list[Part]:
    """What the strongest rival has, which counts against oneself."""
    fame, corruption, named = final_fame(state, rival), final_corruption(state, rival), (("seat", rival),)
    places = state.fortified[rival].bit_count()
    strength = LOCATION_WEIGHT * places + WALL_WEIGHT * count_brochs_and_caers(state, rival)
    found = [
        Part("rival_fame", -(1 - overrun) * fame, fame, also=named),
        Part("rival_corruption", overrun * CORRUPTION_WEIGHT * corruption, corruption, also=named),
        Part("rival_places", -strength, places, also=named),
    ]
    return [*found, Part("rival_rest", rest(-outlook(state, rival, overrun), found), also=named)]
