"""What goes between the island, the tracks and the panel of a spirit: S-5.6, S-5.10, S-22.17."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.notation import Call, Word
from tuath.core.question import Seat, members
from tuath.games.spirit_island.action.changes import change_energy, destroy_presence, take_presence
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.material.material import OPEN_TRACKS
from tuath.games.spirit_island.state.queries.queries import TIME, counter, counter_of, presence_lands, seats, spirit
from tuath.games.spirit_island.state.questions import LIFT, MAY, MORE_ENERGY, PRESENCE_BACK, TIME_FROM
from tuath.games.spirit_island.state.standing.panel import track_offset
from tuath.games.spirit_island.state.state import BESIDE_STOP, STOP, YES, State
from tuath.games.spirit_island.verbs.cards import MAJOR, MINOR, draw
from tuath.games.spirit_island.verbs.presence import FROM_ISLAND, lift_laws, uncover_space

HERE, LANDS_ELSEWHERE, ISLAND, ANYWHERE = Word("here"), Word("other_lands"), Word("island"), Word("any")


# ---- presence that comes back ---------------------------------------------------------------------------------------


def open_places(state: State, seat: Seat) -> list[int]:
    """Tracks on which presence has a free space; the first space of energy and plays stays open."""
    first, tracks = track_offset(state, seat), spirit(state, seat).tracks
    room = [len(track.spaces) - (track.id in OPEN_TRACKS) for track in tracks]
    return [place for place in range(len(tracks)) if state.covered[first + place] < room[place]]


async def cover(use: Use) -> bool:
    """S-5.16: a presence goes back to a track of choice and covers its space at once: is there room?"""
    free = open_places(use.state, use.seat)
    if not free:
        return False
    use.ask_about()
    track = free[0] if len(free) == 1 else await use.table.choose(use.seat, PRESENCE_BACK, free)
    use.state.covered[track_offset(use.state, use.seat) + track] += 1
    return True


async def restore_presence(use: Use, call: Call) -> None:
    """S-5.11: destroyed presence, or presence of the island, goes back to the tracks; without room it is destroyed."""
    state, seat, quantity = use.state, use.seat, use.amount(call.args[0])
    is_from_island = call.key("from") == ISLAND
    for done in range(quantity.most):
        own = presence_lands(state, seat) if is_from_island else state.destroyed[seat]
        has_room = bool(open_places(state, seat))
        if not own or not (has_room or is_from_island) or (done >= quantity.least and not await goes_on(use)):
            return
        if is_from_island:
            land = await use.table.choose(seat, LIFT, laws=lift_laws(state, seat, own, "S-5.6"))
            if not has_room:
                await destroy_presence(use.table, seat, land, by=use)
                continue
        await cover(use)
        if is_from_island:
            take_presence(state, seat, land)
        else:
            take_away(state.destroyed, seat)
        use.table.tell("presence-returned", seat=seat)


async def goes_on(use: Use) -> bool:
    """Where it is up to whoever acts: one more?"""
    use.ask_about()
    return await use.table.choose(use.seat, MAY) == YES


async def start_destroyed(use: Use, call: Call) -> None:
    """S-2.10: presence that is destroyed when the game begins."""
    use.state.destroyed[use.seat] += use.number(call.args[0])


# ---- time: S-22.17 --------------------------------------------------------------------------------------------------


async def gain_time(use: Use, call: Call) -> None:
    """S-22.17: each is a presence of a track or of the island that comes to lie on the panel."""
    state, seat, quantity = use.state, use.seat, use.amount(call.args[0])
    for done in range(quantity.most):
        first, tracks = track_offset(state, seat), spirit(state, seat).tracks
        sources = [place for place in range(len(tracks)) if state.covered[first + place]]
        sources += [FROM_ISLAND] if presence_lands(state, seat) else []
        if not sources:
            return
        offered = [STOP] * (done >= quantity.least) + [source + BESIDE_STOP for source in sources]
        use.ask_about()
        chosen = offered[0] if len(offered) == 1 else await use.table.choose(seat, TIME_FROM, offered)
        if chosen == STOP:
            return
        await take_time(use, chosen - BESIDE_STOP)


async def take_time(use: Use, source: int) -> None:
    state, seat = use.state, use.seat
    if source == FROM_ISLAND:
        own = presence_lands(state, seat)
        take_presence(state, seat, await use.table.choose(seat, LIFT, laws=lift_laws(state, seat, own, "S-22.17")))
    else:
        await uncover_space(use, source)
    state.counters[counter_of(TIME, seat)] = counter(state, TIME, seat) + 1
    use.table.tell("time-gained", seat=seat)


async def spend_time(use: Use, call: Call) -> None:
    """S-22.17: each goes back to a track with room, or is destroyed if there is none."""
    state, seat = use.state, use.seat
    for _ in range(min(use.number(call.args[0]), counter(state, TIME, seat))):
        is_covered = await cover(use)
        state.counters[counter_of(TIME, seat)] -= 1
        state.destroyed[seat] += not is_covered
        use.table.tell("time-spent", seat=seat)


async def deal_days(use: Use, call: Call) -> None:
    """S-22.17: so many cards of both decks lie open beside the panel."""
    state, seat = use.state, use.seat
    for deck, wanted in ((MINOR, call.key("minor")), (MAJOR, call.key("major"))):
        await draw(use.table, seat, deck, use.number(wanted or 0))
    for card in members(state.drawn[seat]):
        use.table.tell("day-dealt", seat=seat, power=card)
    state.days[seat] |= state.drawn[seat]
    state.drawn[seat] = 0


# ---- energy that is shared ------------------------------------------------------------------------------------------


async def split_energy(use: Use, call: Call) -> None:
    """S-22.23: as evenly as possible among the spirits that are named; whoever acts says who gets what is left over."""
    total = use.number(call.args[0])
    sharing = list(seats(use.state)) if call.key("among") is not None else sorted({use.actor, use.target})
    share, left = divmod(total, len(sharing))
    more: list[Seat] = []
    for _ in range(left):
        others = [seat for seat in sharing if seat not in more]
        use.ask_about()
        more.append(others[0] if len(others) == 1 else await use.table.choose(use.seat, MORE_ENERGY, others))
    for seat in sharing:
        change_energy(use.table, seat, share + (seat in more))


VERBS: Verbs = {
    "restore_presence": restore_presence,
    "start_destroyed": start_destroyed,
    "gain_time": gain_time,
    "time": spend_time,
    "deal_days": deal_days,
    "split_energy": split_energy,
}
