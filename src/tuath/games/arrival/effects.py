"""The tactic tiles and castle trophies: A-12 and A-15."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tuath.core.flat import take_away
from tuath.core.question import Law, Seat, bits_of
from tuath.core.table import Table
from tuath.games.arrival.legality import build_laws, tile_laws
from tuath.games.arrival.printed import Location, TileId
from tuath.games.arrival.queries import aits, kind_at, open_section, owner_of, tile_fame, turn_order
from tuath.games.arrival.questions import (
    MIGRATE,
    MIGRATE_WITH,
    OGAM,
    REBUILD,
    RUSE,
    RUSE_WITH,
    SONG,
    TROPHY_FOMORI,
    USE_TILE,
)
from tuath.games.arrival.state import State
from tuath.games.arrival.verbs import build, discard_tile, gain_fame, lose_corruption

Effect = Callable[[Table[State], Seat, TileId], Awaitable[None]]


async def use_tile(table: Table[State], seat: Seat) -> None:
    """A-12.1: its effect happens, and it goes face-up to the used tiles."""
    state = table.state
    tile = await table.decide(seat, USE_TILE, laws=lambda: tile_laws(state, seat), always=state.options.asks_all)
    table.tell("tile-used", seat=seat, tile=tile)
    await discard_tile(table, seat, tile)
    await EFFECTS.get(state.printed.tiles[tile].kind, count_fame)(table, seat, tile)


async def count_fame(table: Table[State], seat: Seat, tile: TileId) -> None:
    """A-15.1 to A-15.8, A-R.34: the tile looks at the map as it is now; a yield of 0 is allowed."""
    await gain_fame(table, seat, tile_fame(table.state, seat, tile))


async def cu_chulainns_ruse(table: Table[State], seat: Seat, tile: TileId) -> None:
    """A-15.11, A-R.31: two Fomori anywhere on the map change places, never castles."""
    state = table.state
    fomori = sum(state.fomori)
    castles: Law = (~state.castles, "A-15.11", "no-ruse-castle")
    law: Law = (fomori, "A-15.11", "no-ruse-without-fomori")
    here = await table.choose(seat, RUSE, laws=(castles, law))
    other: Law = (~(1 << here), "A-15.11", "no-ruse-with-itself")
    there = await table.choose(seat, RUSE_WITH, laws=(castles, law, other))
    await swap_fomori(table, here, there)


async def swap_fomori(table: Table[State], here: Location, there: Location) -> None:
    state = table.state
    kinds = kind_at(state, here), kind_at(state, there)
    for kind in kinds:
        assert kind is not None
        if kinds[0] != kinds[1]:
            state.fomori[kind] ^= 1 << here | 1 << there
    table.tell("fomori-swapped", location=here, other=there)


async def big_migration(table: Table[State], seat: Seat, tile: TileId) -> None:
    """A-15.12, A-R.30: two locations with exactly one disc change owners."""
    law: Law = (aits(table.state), "A-15.12", "no-migration-without-ait")
    here = await table.choose(seat, MIGRATE, laws=(law,))
    other: Law = (~(1 << here), "A-15.12", "no-migration-with-itself")
    there = await table.choose(seat, MIGRATE_WITH, laws=(law, other))
    await swap_aits(table, here, there)


async def swap_aits(table: Table[State], here: Location, there: Location) -> None:
    state = table.state
    owners = owner_of(state, here), owner_of(state, there)
    for owner in owners:
        assert owner is not None
        if owners[0] != owners[1]:
            state.fortified[owner] ^= 1 << here | 1 << there
    table.tell("aits-swapped", location=here, other=there)


async def song_of_the_bard(table: Table[State], seat: Seat, tile: TileId) -> None:
    """A-15.13, A-R.33: one to three points of corruption, as far as there are any."""
    state = table.state
    most = min(state.printed.tiles[tile].fame, state.corruption[seat])
    points = await table.choose(seat, SONG, range(1, most + 1)) if most else 0
    await lose_corruption(table, seat, points)


async def castle_trophy(table: Table[State], seat: Seat) -> None:
    """A-12.2: turned face-down once; up to three Fomori go back unseen, corruption does not change."""
    state = table.state
    take_away(state.trophies, seat)
    state.turned_trophies[seat] += 1
    most = min(state.printed.constants.castle_trophy_fomori, state.horde[seat])
    returned = await table.choose(seat, TROPHY_FOMORI, range(most, -1, -1)) if most else 0
    take_away(state.horde, seat, returned)
    table.tell("trophy-used", seat=seat, fomori_returned=returned)


async def ogams_wisdom(table: Table[State], seat: Seat) -> None:
    """A-5.7, A-15.9, A-R.8: between the second blocker and the pay-out a leader may open another section."""
    state = table.state
    while held := [tile for tile in state.tiles[seat] if state.printed.tiles_of("ogams_wisdom") >> tile & 1]:
        opened = open_section(state, seat)
        chosen = await table.choose(seat, OGAM, [0, *(1 + section for section in range(3) if section != opened)])
        if chosen == 0:
            return
        section = chosen - 1
        state.blocked[seat] = tuple(opened if blocked == section else blocked for blocked in state.blocked[seat])
        table.tell("ogam-used", seat=seat, section=section)
        await discard_tile(table, seat, held[0])


async def hour_of_the_master_builder(table: Table[State]) -> None:
    """A-15.10, A-R.32, A-R.42: in turn order each owner builds all he wants of the discs he kept."""
    for seat in turn_order(table.state):
        await rebuild(table, seat)
        await discard_builders(table, seat)


async def rebuild(table: Table[State], seat: Seat) -> None:
    """A-15.10: disc by disc, by the rules and at the prices of A-7."""
    state = table.state
    done = len(state.printed.locations)
    while state.kept[seat]:
        laws = [(allowed | 1 << done, rule, key) for allowed, rule, key in build_laws(state, seat)]
        site = await table.choose(seat, REBUILD, laws=laws)
        if site == done:
            return
        take_away(state.kept, seat)
        await build(table, seat, Location(site))


async def discard_builders(table: Table[State], seat: Seat) -> None:
    """A-15.10, A-R.42: the tiles are gone before goods and tiles are counted; discs not built go to the stock."""
    state = table.state
    state.stock[seat] += state.kept[seat]
    state.kept[seat] = state.builders[seat] = 0
    builders = state.printed.tiles_of("hour_of_the_master_builder")
    for tile in [tile for tile in state.tiles[seat] if builders & bits_of([tile])]:
        await discard_tile(table, seat, tile)


EFFECTS: dict[str, Effect] = {
    "cu_chulainns_ruse": cu_chulainns_ruse,
    "big_migration": big_migration,
    "song_of_the_bard": song_of_the_bard,
}
