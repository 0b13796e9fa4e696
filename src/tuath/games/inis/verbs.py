"""What happens to clans, buildings and tiles: each verb carries out one task."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.inis.agenda import note_done, push, run_all_printed, run_printed, window
from tuath.games.inis.geometry import Spot, touching
from tuath.games.inis.legality import spot_laws, tile_laws
from tuath.games.inis.queries import (
    citadel_supply,
    clans,
    exposed,
    in_play,
    in_turn,
    sanctuary_supply,
    spots_for_tile,
    takes_toll,
    tiles_left,
)
from tuath.games.inis.questions import BURY, DRAW_TILE, SPOT, TILE
from tuath.games.inis.state import CLOCKWISE, EITHER_CLAN, EXPOSED_CLAN, NOBODY, NOWHERE, Arrival, Loss, State, Task

# ---- clans: I-9 -----------------------------------------------------------------------------------------------------


async def place(table: Table[State], task: Task) -> None:
    """I-2.3, I-9.1, I-9.2: from the own reserve, as many as there are; never a clash, never a toll."""
    state, number = table.state, min(task.number, table.state.reserve[task.seat])
    if not number:
        return
    take_away(state.reserve, task.seat, number)
    state.clans[task.where * state.seats + task.seat] += number
    table.tell("placed", seat=task.seat, territory=task.where, number=number)
    note_done(state, "place")


async def put_festival(table: Table[State], task: Task) -> None:
    """I-15.8: the marker moves if it is on the map already."""
    table.state.festival = task.where
    table.tell("festival", territory=task.where)


async def move_sheltered(table: Table[State], task: Task) -> None:
    """I-16.15: out of Citadels, as many as are still there."""
    state = table.state
    number = min(task.number, state.sheltered[task.seat])
    take_away(state.sheltered, task.seat, number)
    await move(table, task._replace(number=number))


async def move(table: Table[State], task: Task) -> None:
    """I-9.3, I-9.4: from one territory to another; tolls and clashes come when all have moved.

    I-10.18: out of a clash none that is sheltered.
    """
    state, seat = table.state, task.seat
    number = min(task.number, exposed(state, seat) if state.clash == task.where else clans(state, task.where, seat))
    if not number:
        return
    take_away(state.clans, task.where * state.seats + seat, number)
    state.clans[task.to * state.seats + seat] += number
    if Arrival(seat, task.to) not in state.arrivals:
        state.arrivals += (Arrival(seat, task.to),)
    table.tell("moved", seat=seat, territory=task.where, target=task.to, number=number)


async def arrive(table: Table[State], task: Task) -> None:
    """I-9.3, I-9.4, I-14.4: the movement is over: tolls first, then clashes, unless it was peaceful.

    Clans that come into a clash under way, or leave it, start no other one (I-10.13, I-16.3).
    """
    state, arrivals = table.state, table.state.arrivals
    state.arrivals = ()
    first = task.seat if task.seat != NOBODY else state.brenn
    tolls = [
        Task("toll", arrival.owner, arrival.where)
        for owner in in_turn(state, first)
        for arrival in arrivals
        if arrival.owner == owner and takes_toll(state, arrival.where)
    ]
    sites = 0
    if task.number and state.clash == NOWHERE:
        for arrival in arrivals:
            sites |= 1 << arrival.where
    push(state, *tolls, *([Task("meet", task.seat, number=sites)] if sites else []))


async def toll(table: Table[State], task: Task) -> None:
    """I-14.4: once for each movement and owner, unless the owner's card makes it void."""
    table.state.toll = task.seat
    push(table.state, window("toll"), Task("pay_toll", task.seat, task.where))


async def pay_toll(table: Table[State], task: Task) -> None:
    state = table.state
    is_due, state.toll = state.toll == task.seat, NOBODY
    if is_due and clans(state, task.where, task.seat):
        table.tell("toll", seat=task.seat, territory=task.where)
        run_printed(state, task.where, "clans_moved_in", task.seat)


async def cancel_toll(table: Table[State], task: Task) -> None:
    """I-14.4: the Mountains' Advantage card."""
    table.state.toll = NOBODY
    table.tell("toll-cancelled", seat=task.seat)


async def replace(table: Table[State], task: Task) -> None:
    """I-15.12, I-9.7: an opposing clan goes home and one of the own reserve takes its place; this is no removal."""
    state, other = table.state, task.to
    if not state.reserve[task.seat] or not clans(state, task.where, other):
        return
    take_away(state.clans, task.where * state.seats + other)
    state.reserve[other] += 1
    state.clans[task.where * state.seats + task.seat] += 1
    take_away(state.reserve, task.seat)
    table.tell("replaced", seat=task.seat, other=other, territory=task.where)


# ---- removing: I-9.6 ------------------------------------------------------------------------------------------------


async def remove(table: Table[State], task: Task) -> None:
    """I-9.6, I-17.14: one clan at a time, each an event of its own; ``to`` is who removes it, ``number`` which one.

    From now on it counts for nobody, so nothing else can be done with it; what answers its removal decides about it.
    """
    state, owner, where = table.state, task.seat, task.where
    is_exposed = True
    if state.clash == where:
        is_exposed = task.number == EXPOSED_CLAN or (task.number == EITHER_CLAN and exposed(state, owner) > 0)
        if not (exposed(state, owner) if is_exposed else state.sheltered[owner]):
            return
        take_away(state.sheltered, owner, not is_exposed)
    elif not clans(state, where, owner):
        return
    take_away(state.clans, where * state.seats + owner)
    state.losses.append(Loss(owner, where, task.to, is_exposed))
    push(state, window("removal"), Task("lose"))


async def lose(table: Table[State], task: Task) -> None:
    """I-2.4, I-9.7, I-9.9, I-16.9: back to the reserve, unless it was saved or has reappeared elsewhere."""
    state = table.state
    loss = state.losses.pop()
    owner, where = loss.owner, loss.where
    if loss.is_saved:
        return
    if state.clash == where:
        state.has_taken |= loss.by == state.maneuverer != owner
    note_done(state, "remove")
    if not loss.is_under_way:
        return
    table.tell("removed", seat=owner, territory=where)
    if state.clash == where and is_storing(state, owner):
        state.stored[owner] += 1
        return
    state.reserve[owner] += 1
    if state.clash == where:
        state.fallen[owner] += 1


def is_storing(state: State, seat: Seat) -> bool:
    """I-16.9: does the Cauldron lie before this player?"""
    return any(play.seat == seat for play in (*state.lasting, *state.plays) if play.is_lasting)


async def cancel_removal(table: Table[State], task: Task) -> None:
    """I-9.7, I-16.10: the clan stays; the removal did not happen."""
    state, loss = table.state, table.state.losses[-1]
    state.losses[-1] = loss._replace(is_saved=True)
    state.clans[loss.where * state.seats + loss.owner] += 1
    state.sheltered[loss.owner] += not loss.is_exposed
    table.tell("saved", seat=loss.owner, territory=loss.where)


async def reappear(table: Table[State], task: Task) -> None:
    """I-16.13: the clan is removed, and stands elsewhere."""
    state, loss = table.state, table.state.losses[-1]
    state.losses[-1] = loss._replace(to=task.where)
    state.clans[task.where * state.seats + loss.owner] += 1
    table.tell("removed", seat=loss.owner, territory=loss.where)
    table.tell("reappeared", seat=loss.owner, territory=task.where)


async def store(table: Table[State], task: Task) -> None:
    """I-16.9: clans removed earlier in this clash leave the reserve again; those removed from now on follow."""
    state, seat = table.state, task.seat
    earlier = min(state.fallen[seat], state.reserve[seat])
    take_away(state.reserve, seat, earlier)
    state.stored[seat] += earlier
    state.fallen[seat] = 0


async def put_back(table: Table[State], task: Task) -> None:
    """I-16.9: from the Cauldron into the territory of the clash; the rest goes to the reserve."""
    state, seat = table.state, task.seat
    number = min(task.number, state.stored[seat])
    state.clans[task.where * state.seats + seat] += number
    state.reserve[seat] += state.stored[seat] - number
    state.stored[seat] = 0
    if number:
        table.tell("put-back", seat=seat, territory=task.where, number=number)


# ---- buildings ------------------------------------------------------------------------------------------------------


async def build_citadel(table: Table[State], task: Task) -> None:
    """I-1.5, I-15.2: as long as there are any."""
    state = table.state
    if citadel_supply(state):
        state.citadels[task.where] += 1
        table.tell("citadel-built", territory=task.where)
        note_done(state, "build")


async def build_sanctuary(table: Table[State], task: Task) -> None:
    """I-1.5, I-4.5, I-11.4, I-15.15: as long as there are any."""
    state = table.state
    if sanctuary_supply(state):
        state.sanctuaries[task.where] += 1
        table.tell("sanctuary-built", territory=task.where)
        note_done(state, "build")


# ---- new territories: I-11 ------------------------------------------------------------------------------------------


async def explore(table: Table[State], task: Task) -> None:
    """I-11.1, I-11.2, I-11.5, I-15.7: spot and rotation first, then the top tile."""
    state = table.state
    if not tiles_left(state) or not spots_for_tile(state):  # I-17.6
        table.tell("no-spot" if tiles_left(state) else "no-tile")
        return
    spot = await table.choose(task.seat, SPOT, laws=lambda: spot_laws(state))
    tile = await top_tile(table)
    table.reveal()
    await lay(table, tile, Spot(spot))


async def top_tile(table: Table[State]) -> int:
    """I-11.1: any of the stack; what was put under it comes last."""
    state = table.state
    if not state.stack:
        tile, state.buried, state.buried_by = state.buried[0], state.buried[1:], state.buried_by[1:]
        return tile
    tile = await table.chance(DRAW_TILE, members(state.stack))
    state.stack &= ~(1 << tile)
    return tile


async def lay(table: Table[State], tile: int, spot: Spot) -> None:
    """I-3.3, I-4.5, I-4.6, I-11.3, I-11.4: the tile, its neighbours, its Advantage card, and what comes with it."""
    state = table.state
    beside = touching(spot)
    for where in members(in_play(state)):
        if beside >> state.spots[where] & 1:
            state.neighbours[where] |= 1 << tile
            state.neighbours[tile] |= 1 << where
    state.spots[tile] = spot
    state.display |= 1 << state.printed.advantage_of[tile]
    table.tell("laid", territory=tile)
    if state.plays:
        state.plays[-1] = state.plays[-1]._replace(new=tile)
    run_printed(state, tile, "enters_play")


async def look_for_tile(table: Table[State], task: Task) -> None:
    """I-11.6, I-16.28, I-17.6: the top tiles, as many as there are; then one of them and its spot."""
    state = table.state
    number = min(task.number, tiles_left(state))
    if not number or not spots_for_tile(state):
        table.tell("no-spot" if number else "no-tile")
        return
    state.looker = task.seat
    push(state, *[Task("look_at_tile", task.seat)] * number, Task("lay_looked", task.seat))


async def look_at_tile(table: Table[State], task: Task) -> None:
    state = table.state
    tile = await top_tile(table)
    state.looked |= 1 << tile
    table.tell("looked-at-tile", to=task.seat, territory=tile)


async def lay_looked(table: Table[State], task: Task) -> None:
    """I-11.6: tile, spot and rotation; then the others go under the stack."""
    state, seat = table.state, task.seat
    if not state.looked:
        return
    tile = await table.choose(seat, TILE, laws=lambda: tile_laws(state.looked))
    state.looked &= ~(1 << tile)
    state.tile = tile
    spot = await table.choose(seat, SPOT, laws=lambda: spot_laws(state), rule="I-11.6")
    state.tile = NOWHERE
    push(state, Task("bury", seat))
    await lay(table, tile, Spot(spot))


async def bury(table: Table[State], task: Task) -> None:
    """I-11.6: under the stack in the order the player likes, the upper one first."""
    state, seat = table.state, task.seat
    if not state.looked:
        state.looker = NOBODY
        return
    tile = state.looked.bit_length() - 1
    if state.looked.bit_count() > 1:
        tile = await table.choose(seat, BURY, laws=lambda: tile_laws(state.looked))
    state.looked &= ~(1 << tile)
    state.buried += (tile,)
    state.buried_by += (seat,)
    push(state, Task("bury", seat))


# ---- crows ----------------------------------------------------------------------------------------------------------


async def turn_crows(table: Table[State], direction: int) -> None:
    """I-5.4, I-14.3, I-17.10: whatever is printed about a change of direction happens, if it is one."""
    state = table.state
    has_changed, state.direction = state.direction != direction, direction
    table.tell("crows-fly-clockwise" if direction == CLOCKWISE else "crows-fly-counterclockwise")
    if has_changed:
        run_all_printed(state, "turn_direction_changed")


async def flip(table: Table[State], task: Task) -> None:
    """I-16.21: the crows turn, and play goes the other way round."""
    await turn_crows(table, -table.state.direction)


# ---- deeds ----------------------------------------------------------------------------------------------------------


async def deed(table: Table[State], task: Task) -> None:
    """I-1.4, I-12.4, I-12.5, I-15.1, I-16.27: there are always enough."""
    table.state.deeds[task.seat] += task.number
    table.tell("deed", seat=task.seat, number=task.number)
