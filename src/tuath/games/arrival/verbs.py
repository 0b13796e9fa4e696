"""What happens: points, discs, shields, Fomori and the five actions."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.arrival.legality import build_laws, repel_laws, shield_laws, spread_laws
from tuath.games.arrival.printed import Kind, Location, TileId
from tuath.games.arrival.queries import (
    discs_at,
    distant_price,
    kind_at,
    limits,
    outpost_price,
    owner_of,
    spread_cost,
)
from tuath.games.arrival.questions import (
    FOMORI,
    HOARD,
    REWARD,
    WHERE_TO_BUILD,
    WHERE_TO_SHIELD,
    WHERE_TO_SPREAD,
    WHOM_TO_REPEL,
)
from tuath.games.arrival.state import FAME, NOBODY, State

# ---- points ---------------------------------------------------------------------------------------------------------


async def gain_fame(table: Table[State], seat: Seat, points: int) -> None:
    table.state.fame[seat] += points
    table.state.collected[seat] += points
    table.tell("fame-gained", seat=seat, points=points)


async def pay_fame(table: Table[State], seat: Seat, points: int) -> None:
    """A-1.8: only someone who has the full amount is ever asked to pay it."""
    if points:
        take_away(table.state.fame, seat, points)
        table.tell("fame-paid", seat=seat, points=points)


async def gain_corruption(table: Table[State], seat: Seat, points: int) -> None:
    """A-5.13, A-13.2: reaching the limit at any moment settles that the game ends with this round."""
    state = table.state
    state.corruption[seat] += points
    table.tell("corruption-gained", seat=seat, points=points)
    if state.corruption[seat] >= limits(state).corruption and not state.limit_reached:
        state.limit_reached = True
        table.tell("limit-reached", seat=seat, limit=limits(state).corruption)


async def lose_corruption(table: Table[State], seat: Seat, points: int) -> None:
    """A-1.8: nobody falls below 0."""
    points = min(points, table.state.corruption[seat])
    take_away(table.state.corruption, seat, points)
    table.tell("corruption-lost", seat=seat, points=points)


# ---- discs and Fomori on the map ------------------------------------------------------------------------------------


async def fortify(table: Table[State], seat: Seat, location: Location) -> None:
    """A-1.5: one more disc on the location, which is raised by one level."""
    state, bit = table.state, 1 << location
    if state.brochs & bit:
        state.caers |= bit
    elif state.fortified[seat] & bit:
        state.brochs |= bit
    else:
        state.fortified[seat] |= bit
    table.tell("built", seat=seat, location=location, discs=discs_at(state, location))


async def build(table: Table[State], seat: Seat, location: Location) -> None:
    """A-7.1: the price of an outpost, where it is due, and a disc on the location."""
    await pay_fame(table, seat, outpost_price(table.state, seat, location))
    await fortify(table, seat, location)


async def lose_discs(table: Table[State], location: Location) -> None:
    """A-9.3, A-7.3: back to the stock of their colour, or, as far as there is room, onto master-builder tiles.

    Nothing else takes discs off the map.

    A-R.32 lets the owner decline to keep a disc. Kept discs that are not built go to the same stock before anybody
    draws from it again, so that declining never changes anything, and nobody is asked.
    """
    state = table.state
    owner = owner_of(state, location)
    if owner is None:
        return
    lost = discs_at(state, location)
    bit = 1 << location
    state.fortified[owner] &= ~bit
    state.brochs &= ~bit
    state.caers &= ~bit
    room = state.builders[owner] * state.printed.discs_on_a_builder - state.kept[owner]
    kept = min(lost, room)
    state.kept[owner] += kept
    state.stock[owner] += lost - kept
    table.tell("discs-lost", seat=owner, location=location, discs=lost)
    if kept:
        table.tell("discs-kept", seat=owner, discs=kept)


async def break_shields(table: Table[State], location: Location) -> None:
    """A-9.3, A-R.40: all shields of the province go back to the general supply."""
    state = table.state
    province = state.printed.province_of[location]
    if province < len(state.shields) and state.shields[province]:
        table.tell("shields-broken", province=province, shields=state.shields[province])
        state.arms_left += state.shields[province]
        state.shields[province] = 0


async def turn_up_fomori(table: Table[State], location: Location) -> None:
    """A-R.19, A-R.38: one of the face-down Fomori, unseen by everyone until it lies on the map."""
    state = table.state
    kind = await table.chance(FOMORI, range_of_kinds(state), state.face_down[:])
    take_away(state.face_down, kind)
    state.fomori[kind] |= 1 << location
    table.tell("fomori-appeared", location=location, fomori=kind)


def range_of_kinds(state: State) -> list[Kind]:
    return [Kind(kind) for kind in range(len(state.fomori))]


# ---- turns ----------------------------------------------------------------------------------------------------------


async def begin_turn(table: Table[State], seat: Seat) -> None:
    """A-6.2, A-6.3, A-R.9: one action in a leader's first turn of the very first round, otherwise two."""
    state, constants = table.state, table.state.printed.constants
    is_first = state.round == 1 and not state.begun >> seat & 1
    state.begun |= 1 << seat
    state.turn = seat
    state.actions = constants.actions_in_first_turn_of_game if is_first else constants.actions_per_turn


# ---- the actions ----------------------------------------------------------------------------------------------------


async def build_fortification(table: Table[State], seat: Seat) -> None:
    """A-7: BUILD FORTIFICATION."""
    state = table.state
    location = await table.decide(
        seat, WHERE_TO_BUILD, laws=lambda: build_laws(state, seat), always=state.options.asks_all
    )
    take_away(state.discs, seat)
    await build(table, seat, location)


async def place_shield(table: Table[State], seat: Seat) -> None:
    """A-8: PLACE SHIELD."""
    state = table.state
    province = await table.decide(
        seat, WHERE_TO_SHIELD, laws=lambda: shield_laws(state, seat), always=state.options.asks_all
    )
    take_away(state.arms, seat)
    state.shields[province] += 1
    table.tell("shield-placed", seat=seat, province=province)


async def spread_fomori(table: Table[State], seat: Seat) -> None:
    """A-9: SPREAD FOMORI. Those that do not come to lie on the target go back face-down (A-9.3, A-R.39)."""
    state = table.state
    location = await table.decide(
        seat, WHERE_TO_SPREAD, laws=lambda: spread_laws(state, seat), always=state.options.asks_all
    )
    cost = spread_cost(state, location)
    table.tell("fomori-spread", seat=seat, location=location, cost=cost)
    take_away(state.horde, seat, cost)
    await break_shields(table, location)
    await lose_discs(table, location)
    await turn_up_fomori(table, location)


async def repel_fomori(table: Table[State], seat: Seat) -> None:
    """A-10: REPEL FOMORI. The price of a distant attack comes before the reward (A-R.23, A-R.51)."""
    state = table.state
    location = await table.decide(
        seat, WHOM_TO_REPEL, laws=lambda: repel_laws(state, seat), always=state.options.asks_all
    )
    kind = kind_at(state, location)
    assert kind is not None
    strength = state.printed.strength[kind]
    table.tell("repelled", seat=seat, location=location, fomori=kind, swords=strength)
    await pay_fame(table, seat, distant_price(state, seat, location))
    take_away(state.swords, seat, strength)
    state.swords_left += strength
    await remove_repelled(table, seat, location, kind)
    state.spoils = state.printed.fame[kind]
    await reward(table, seat)


async def remove_repelled(table: Table[State], seat: Seat, location: Location, kind: Kind) -> None:
    """A-10.4, A-R.50: a Fomori to the open discard, a castle as a trophy to the leader."""
    state = table.state
    if state.castles >> location & 1:
        state.castles &= ~(1 << location)
        state.trophies[seat] += 1
    else:
        state.fomori[kind] &= ~(1 << location)
        state.repelled[kind] += 1


async def reward(table: Table[State], seat: Seat) -> None:
    """A-10.3, A-R.22, A-R.24: fame as printed, or one corruption less if there is any."""
    state = table.state
    chosen = FAME
    if state.corruption[seat]:
        chosen = await table.choose(seat, REWARD)
    if chosen == FAME:
        await gain_fame(table, seat, state.spoils)
    else:
        await lose_corruption(table, seat, state.printed.constants.repel_corruption_loss)
    state.spoils = 0


async def pass_the_round(table: Table[State], seat: Seat) -> None:
    """A-11: PASS. Out of the round; the first to pass starts the next one (A-11.4, A-11.5, A-R.45)."""
    state = table.state
    table.tell("passed", seat=seat)
    await hoard(table, seat)
    state.horde[seat] = 0  # A-R.39: unusable Fomori go back, corruption stays
    state.passed |= 1 << seat
    state.actions = 0  # a second one lapses
    if state.next_starter == NOBODY:
        state.next_starter = seat
        table.tell("next-starting-player", seat=seat)


async def hoard(table: Table[State], seat: Seat) -> None:
    """A-11.2, A-11.3: up to three goods of any mix stay, the others go back to the general supply."""
    state = table.state
    discs, swords, arms = kept = state.discs[seat], state.swords[seat], state.arms[seat]
    if any(kept):
        mixes = state.printed.hoards
        possible = [n for n, (d, s, a) in enumerate(mixes) if d <= discs and s <= swords and a <= arms]
        discs, swords, arms = mixes[await table.choose(seat, HOARD, possible[::-1])]
    state.stock[seat] += state.discs[seat] - discs
    state.swords_left += state.swords[seat] - swords
    state.arms_left += state.arms[seat] - arms
    state.discs[seat], state.swords[seat], state.arms[seat] = discs, swords, arms
    table.tell("hoarded", seat=seat, discs=discs, swords=swords, shields=arms)


# ---- tiles changing hands -------------------------------------------------------------------------------------------


async def discard_tile(table: Table[State], seat: Seat, tile: TileId) -> None:
    """A-12.1: face-up to the used tiles."""
    state = table.state
    held = list(state.tiles[seat])
    held.remove(tile)
    state.tiles[seat] = tuple(held)
    state.used_tiles += (tile,)
