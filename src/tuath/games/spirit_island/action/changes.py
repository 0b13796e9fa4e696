"""What happens to pieces, blight and fear, whoever causes it: S-9, S-10, S-11."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial

from tuath.core.flat import take_away
from tuath.core.question import Law, Laws, Question, Seat, members, typed
from tuath.core.table import Table
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import (
    FEAR,
    PIECE_KINDS,
    SITE_AS_BEASTS,
    Piece,
    Pieces,
    damage_of,
    damaged,
    healed,
    is_invader,
    is_thief,
    is_token,
    kind_of,
    piece,
    with_one,
    with_strife,
    without_one,
    without_strife,
    wounded,
)
from tuath.games.spirit_island.state.endings import note_shortage
from tuath.games.spirit_island.state.queries.conditions import number as number_of
from tuath.games.spirit_island.state.queries.queries import (
    BLIGHT_GONE,
    SITE_PRESENCE,
    beside,
    decider,
    hidden_name,
    is_healthy,
    is_sacred_site,
    isle,
    lay_beside,
    oceans_in_play,
    spirits_in,
    swarm,
    terror_level,
    tokens_of,
)
from tuath.games.spirit_island.state.questions import BLIGHT_CARD, CASCADE, HIT
from tuath.games.spirit_island.state.standing.special import to_forgo
from tuath.games.spirit_island.state.standing.standing import (
    applying,
    gives_no_fear,
    health,
    is_immune,
    is_order_asked,
    is_prevented,
    is_said,
    note,
    waiting_on_panels,
)
from tuath.games.spirit_island.state.standing.thieves import THIEF_NAME, pool, walk
from tuath.games.spirit_island.state.standing.wave import blight_cards_to_come, blight_with_card
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    NO_CARD,
    NO_FOE,
    NOWHERE,
    STAGE_COUNT,
    Doing,
    Happening,
    State,
)

SITE_MADE = "sacred_site_made"  # an event
Then = Callable[[Land, bool], Awaitable[None]]  # what a rule ties to blight in a land, which may be a cascade's

USER = "user"  # a counter: the spirit whose power is used now
PANEL = "panel"  # of an adversary: what lies beside the island
Hit = Callable[[Land, Piece, int], Awaitable[Piece | None]]  # how damage is dealt: what is left of the piece


async def one_land(table: Table[State], seat: Seat, question: Question[Land], *laws: Law) -> Land:
    """The only land that the last law allows, or the one that is chosen; those before it say more about others."""
    lands, _, _ = laws[-1]
    if not lands & (lands - 1):
        return Land(lands.bit_length() - 1)
    named = partial(laws_of_land, table.state, laws)
    chosen: Land = await table.choose(seat, question, typed(members(lands)), named)
    return chosen


def laws_of_land(state: State, laws: tuple[Law, ...]) -> Laws:
    """S-4.1: on the island, and what else is said of it."""
    return (on_the_island(state), *laws)


def on_the_island(state: State) -> Law:
    """S-4.1: lands and oceans of the boards that were laid."""
    where = isle(state)
    return where.lands | where.oceans, "S-4.1", "not-on-the-island"


# ---- pieces ---------------------------------------------------------------------------------------------------------


def put_piece(state: State, land: Land, one: Piece) -> None:
    """Nothing is told of it: whoever does it tells why."""
    if one == SITE_AS_BEASTS:
        put_presence(state, swarm(state), land, SITE_PRESENCE)
    elif is_token(one):
        tokens_of(state, PIECE_KINDS[kind_of(one)])[land] += 1
    else:
        state.pieces[land] = with_one(state.pieces[land], one)
        if state.options.adversary != NO_FOE:
            note_shortage(state, kind_of(one))


def take_piece(state: State, land: Land, one: Piece) -> None:
    """Nothing is told of it: whoever does it tells why."""
    if one == SITE_AS_BEASTS:
        for _ in range(SITE_PRESENCE):
            take_presence(state, swarm(state), land)
    elif is_token(one):
        take_away(tokens_of(state, PIECE_KINDS[kind_of(one)]), land)
    else:
        state.pieces[land] = without_one(state.pieces[land], one)


def add_pieces(table: Table[State], land: Land, kind: int, number: int = 1) -> None:
    """S-9.1: from the supply; S-1.2: which never runs out."""
    for _ in range(number):
        put_piece(table.state, land, piece(kind))
        note_added(table.state, land, kind)
    if number > 0:
        table.tell("added", land=land, piece=kind, number=number)


def note_added(state: State, land: Land, kind: int) -> None:
    """S-15.6: for what waits for pieces that are added, in whatever way."""
    note(state, "added_here", land, PIECE_KINDS[kind], piece=piece(kind))


def remove_piece(table: Table[State], land: Land, one: Piece) -> None:
    """S-9.2: back to the supply; no fear."""
    if one == SITE_AS_BEASTS:
        destroy_site(table, land)
    elif is_token(one):
        remove_tokens(table, land, PIECE_KINDS[kind_of(one)], 1)
    else:
        take_piece(table.state, land, one)
        table.tell("removed", land=land, piece=kind_of(one))


def destroy_site(table: Table[State], land: Land) -> None:
    """S-22.20 [R]: presence that is removed or destroyed as beasts lies beside the island, all that stood in for it."""
    seat = swarm(table.state)
    for _ in range(SITE_PRESENCE):
        take_presence(table.state, seat, land)
        table.state.destroyed[seat] += 1
        table.tell("presence-destroyed", seat=seat, land=land)


async def destroy_piece(
    table: Table[State], land: Land, one: Piece, in_power: bool = False, by_damage: bool = False
) -> bool:
    """S-9.3: a town is worth 1 fear, a city 2, by whatever means; S-15.7: unless it is spared. Is it gone?

    S-9.9: whoever is spared from damage loses what it has taken before.
    """
    if is_thief(one):
        return await table.state.rules.points.is_caught(table, land, one, "destroy")
    if is_invader(one) and await is_barred(table, land):
        return False
    if await table.state.rules.points.is_spared(table, land, one, in_power, by_damage):
        return False
    note(table.state, "destroyed_here", land, PIECE_KINDS[kind_of(one)])
    if one == SITE_AS_BEASTS:
        destroy_site(table, land)
        return True
    take_piece(table.state, land, one)
    table.tell("destroyed", land=land, piece=kind_of(one))
    if not gives_no_fear(table.state, land, kind_of(one)):
        add_fear(table, FEAR[kind_of(one)])
    return True


async def is_barred(table: Table[State], land: Land) -> bool:
    """S-19.6: does a rule keep invaders there from all harm in this action? Mostly none does."""
    return bool(table.state.standing) and await table.state.rules.points.is_barred(table, land)


def move_piece(table: Table[State], one: Piece, start: Land, end: Land) -> None:
    """S-9.4: it keeps damage and strife."""
    if is_thief(one):
        walk(table.state, one, start, end)
        table.tell("thieves-move", land=start, target=end, number=1)
        return
    take_piece(table.state, start, one)
    put_piece(table.state, end, one)
    note(table.state, "moved_here", end, PIECE_KINDS[kind_of(one)], piece=one)
    if one == SITE_AS_BEASTS:
        table.tell("site-moved", seat=swarm(table.state), land=start, target=end)
    else:
        table.tell("moved", piece=kind_of(one), land=start, target=end)


def exchange(state: State, land: Land, one: Piece, new: Piece) -> None:
    """S-9.5: the new piece takes the place of the old one."""
    state.pieces[land] = with_one(without_one(state.pieces[land], one), new)
    if state.options.adversary != NO_FOE and kind_of(new) != kind_of(one):
        note_shortage(state, kind_of(new))


def add_one_strife(table: Table[State], land: Land, one: Piece) -> None:
    """S-13.1: one strife more under this invader."""
    exchange(table.state, land, one, with_strife(one))
    table.tell("strife-added", land=land, piece=kind_of(one))


def lose_strife(table: Table[State], land: Land, one: Piece) -> None:
    """S-13.5: it has held an invader back."""
    exchange(table.state, land, one, without_strife(one))
    table.tell("strife-lost", land=land, piece=kind_of(one))


def left_of(state: State, land: Land, one: Piece) -> int:
    """How much more damage destroys it."""
    return 1 if is_thief(one) else health(state, land, one) - damage_of(one)


async def damage_piece(table: Table[State], land: Land, one: Piece, points: int, by: str = "") -> None:
    """S-1.3, S-9.6: damage equal to its health destroys a piece."""
    state = table.state
    if is_invader(one) and await is_barred(table, land):
        return
    if points >= left_of(state, land, one):
        await destroy_by_damage(table, land, one, by)
        return
    exchange(state, land, one, damaged(one, points))


async def destroy_by_damage(table: Table[State], land: Land, one: Piece, by: str = "", in_power: bool = False) -> None:
    """Destroyed by damage; S-9.9: unless it is protected from destruction."""
    if is_immune(table.state, land, kind_of(one), "destroy", by):
        recover(table.state, land, one)
    else:
        await destroy_piece(table, land, one, in_power, by_damage=True)


def recover(state: State, land: Land, one: Piece) -> Piece:
    """S-9.9: what would have destroyed it is ignored, and its earlier damage is cleared."""
    if is_thief(one):
        return one
    exchange(state, land, one, healed(one))
    return healed(one)


async def destroy_without_health(table: Table[State], in_power: bool = False) -> None:
    """S-9.7, S-9.8: whose damage reaches its health as it is now is destroyed at once; what falls may weaken others."""
    while fallen := without_health(table.state):
        for land, one in fallen:
            if (land, one) in without_health(table.state):
                await destroy_by_damage(table, land, one, in_power=in_power)
        if fallen == without_health(table.state):
            return  # a rule keeps them in spite of it


def without_health(state: State) -> list[tuple[Land, Piece]]:
    """S-9.7: pieces with as much damage as they have health now."""
    if not any(map(wounded, filter(None, state.pieces))):
        return []
    hurt = [(Land(place), one) for place, pieces in enumerate(state.pieces) for one in wounded(pieces)]
    return [(land, one) for land, one in hurt if left_of(state, land, one) <= 0]


async def settle_health(table: Table[State], in_power: bool = False) -> None:
    """S-9.7: asked anew after every verb, inside a ravage and after every action, where any rule changes health."""
    if table.state.standing and is_said(table.state, "health"):
        await destroy_without_health(table, in_power)


def tell_damage(table: Table[State], land: Land, before: Pieces) -> None:
    """S-1.3: one line for all pieces alike that survive with damage which they did not have before."""
    after = table.state.pieces[land]
    for one in sorted(set(wounded(after))):
        number = after.count(one) - before.count(one)
        if number > 0:
            table.tell("damaged", land=land, piece=kind_of(one), number=number, damage=damage_of(one))


async def split_damage(
    table: Table[State], seat: Seat, land: Land, points: int, targets: Iterable[Piece], hit: Hit | None = None
) -> None:
    """S-9.6: point by point among these pieces, as whoever acts likes; what is certain is not asked."""
    state, left, before = table.state, sorted(targets), table.state.pieces[land]
    strike = hit or partial(damage_really, table)
    if any(map(is_invader, left)) and await is_barred(table, land):
        return
    while points and left:
        is_certain = points >= sum(left_of(state, land, one) for one in left)
        if is_certain and not is_order_asked(state, land, left):
            for one in left:
                await strike(land, one, left_of(state, land, one))
            break
        kinds = sorted(set(left))
        one = kinds[0] if len(kinds) == 1 else await choose_hit(table, seat, land, points, kinds)
        left.remove(one)
        after = await strike(land, one, 1)
        left += [] if after is None else [after]
        points -= 1
    tell_damage(table, land, before)


async def damage_really(table: Table[State], land: Land, one: Piece, points: int) -> Piece | None:
    """What is left of a piece."""
    survives = points < left_of(table.state, land, one)
    await damage_piece(table, land, one, points)
    return damaged(one, points) if survives else None


async def choose_hit(table: Table[State], seat: Seat, land: Land, points: int, pieces: list[Piece]) -> Piece:
    table.state.doing[seat] = table.state.doing[seat]._replace(where=land, number=points)
    return await table.choose(seat, HIT, [one + BESIDE_STOP for one in pieces]) - BESIDE_STOP


async def damage_dahan(
    table: Table[State], land: Land, points: int, targets: Iterable[Piece], by: str = "other"
) -> None:
    """S-9.6: as many destroyed as possible, those with least left first; the rest goes to one of them."""
    state, before = table.state, table.state.pieces[land]
    for one in sorted(targets, key=lambda one: left_of(state, land, one)):
        if not points:
            break
        dealt = min(points, left_of(state, land, one))
        await damage_piece(table, land, one, dealt, by)
        points -= dealt
    tell_damage(table, land, before)


# ---- presence -------------------------------------------------------------------------------------------------------


def put_presence(state: State, seat: Seat, land: Land, number: int = 1) -> None:
    """Nothing is told of it: whoever does it tells why. S-5.8: it may make a sacred site."""
    is_new = bool(waiting_on_panels(state, SITE_MADE)) and not is_sacred_site(state, seat, land)
    state.presence[land * state.seats + seat] += number
    if is_new and is_sacred_site(state, seat, land):
        state.happened = (*state.happened, Happening(SITE_MADE, land, seat=seat))


def take_presence(state: State, seat: Seat, land: Land) -> None:
    """Nothing is told of it: whoever does it tells why."""
    take_away(state.presence, land * state.seats + seat)


async def destroy_presence(
    table: Table[State], seat: Seat, land: Land, number: int = 1, by: object | None = None
) -> int:
    """S-5.10: it lies beside the island; S-15.7: unless it is kept. How many are gone?

    An effect that does it is a use of action/effects.py; without one it is the invaders, or blight that they bring.
    """
    gone = number - await table.state.rules.points.presence_kept(table, seat, land, number, by)
    for _ in range(gone):
        take_presence(table.state, seat, land)
        table.state.destroyed[seat] += 1
        table.tell("presence-destroyed", seat=seat, land=land)
    return gone


def move_presence(table: Table[State], seat: Seat, start: Land, end: Land) -> None:
    """Where it stays in its land nothing happens, and nothing is told."""
    if start == end:
        return
    take_presence(table.state, seat, start)
    put_presence(table.state, seat, end)
    table.tell("presence-moved", seat=seat, land=start, target=end)


# ---- energy and tokens ----------------------------------------------------------------------------------------------


def change_energy(table: Table[State], seat: Seat, number: int) -> None:
    """S-5.4: gained, or spent if it is less than none; S-22.7: the first that is gained may be lost."""
    state = table.state
    lost = min(number, to_forgo(state, seat) - state.forgone[seat]) if number > 0 else 0
    if lost > 0:
        state.forgone[seat] += lost
        number -= lost
        table.tell("energy-forgone", seat=seat, number=lost)
    state.energy[seat] += number
    if number > 0:
        table.tell("energy-gained", seat=seat, number=number)
    elif number < 0:
        table.tell("energy-spent", seat=seat, number=-number)


def add_tokens(table: Table[State], land: Land, kind: str, number: int) -> None:
    """S-13.1: of beasts, wilds, disease, badlands; blight has its own rules."""
    put_tokens(table, land, kind, number)
    if number:
        table.tell(f"{kind}-added", land=land, number=number)


def put_tokens(table: Table[State], land: Land, kind: str, number: int) -> None:
    """Nothing is told of it: whoever does it tells why."""
    tokens_of(table.state, kind)[land] += number
    if number:
        note(table.state, "added_here", land, kind, number)


def remove_tokens(table: Table[State], land: Land, kind: str, number: int) -> int:
    """S-10.4: blight goes back to its card. How many were there to be removed?"""
    tokens = tokens_of(table.state, kind)
    removed = min(number, tokens[land])
    take_away(tokens, land, removed)
    if removed:
        table.tell(f"{kind}-removed", land=land, number=removed)
    if kind == "blight" and removed:
        return_blight(table, removed)
    return removed


def return_blight(table: Table[State], number: int) -> None:
    """S-10.4: to its card; S-18.15: or onto a panel where it waits until there is enough of it."""
    state = table.state
    wanted = max((number_of(case, call.args[0]) for call, case in applying(state, "blight_waits", NOWHERE)), default=0)
    if wanted:
        lay_beside(state, PANEL, "blight", number)
        table.tell("blight-waits", number=number)
        number = beside(state, PANEL, "blight") if beside(state, PANEL, "blight") >= wanted else 0
        lay_beside(state, PANEL, "blight", -number)
        if number:
            table.tell("blight-back", number=number)
    state.blight_left += number


def add_markers(table: Table[State], land: Land, number: int) -> None:
    """S-19.4: of the scenario."""
    table.state.markers[land] += number
    table.tell("markers-added", land=land, number=number)


def add_thieves(table: Table[State], land: Land, number: int) -> None:
    """S-19.8: face down, as many as are left."""
    added = min(number, pool(table.state))
    table.state.markers[land] += added
    if added:
        note(table.state, "added_here", land, THIEF_NAME, added)
        table.tell("thieves-added", land=land, number=added)


def destroy_markers(table: Table[State], land: Land, number: int) -> None:
    """S-19.4: of the scenario, as far as there are any."""
    gone = min(number, table.state.markers[land])
    take_away(table.state.markers, land, gone)
    if gone:
        table.tell("markers-destroyed", land=land, number=gone)


# ---- fear: S-11 -----------------------------------------------------------------------------------------------------


def add_fear(table: Table[State], number: int) -> None:
    """S-11.1, S-11.10: marker by marker; an empty pool earns a card, and the markers go back."""
    state = table.state
    if number < 0:  # S-11.1: so many markers go back into the pool, as far as there are any
        table.tell("fear-lost", number=min(-number, state.fear_shown))
        state.fear_shown = max(0, state.fear_shown + number)
    if number > 0 and any(state.fear_deck):
        table.tell("fear", number=number)
    for _ in range(number):
        if not any(state.fear_deck):
            return  # S-11.8: no fear card is left
        state.fear_shown += 1
        if state.fear_shown == state.fear_pool:
            state.fear_shown = 0
            earn_card(table)


def earn_card(table: Table[State]) -> None:
    """S-11.1, S-11.4: the top card of the fear deck, if there is one."""
    state = table.state
    level, left = terror_level(state), [place for place, cards in enumerate(state.fear_deck) if cards]
    if not left:
        return
    take_away(state.fear_deck, left[0])
    state.fear_earned += 1
    table.tell("fear-card-earned")
    if state.counters:
        uncover(state)
    if not any(state.fear_deck):
        note(state, "fear_deck_empty", NOWHERE)
    if terror_level(state) > level:
        table.tell("terror-rises", number=terror_level(state))


def due_name(stage: int) -> str:
    """The same for one that has been reached."""
    return f"due_{stage}"


def uncover(state: State) -> None:
    """S-18.5: invader cards in the fear deck above which no fear card is left have been reached."""
    left = sum(state.fear_deck)
    for stage in range(1, STAGE_COUNT + 1):
        if left < state.counters.get(hidden_name(stage), 0):
            del state.counters[hidden_name(stage)]
            state.counters[due_name(stage)] = 1
            note(state, "reached", NOWHERE, "invader_card")


# ---- blight: S-10 ---------------------------------------------------------------------------------------------------


async def add_blight(
    table: Table[State],
    land: Land,
    number: int = 1,
    then: Then | None = None,
    *,
    may_cascade: bool = True,
    from_box: bool = False,
    by: object | None = None,
    spared: Collection[Seat] = (),
) -> None:
    """S-10.2, S-10.3, S-10.9: from the card; presence is lost once, the card may turn, then it may cascade once.

    What it cascades to acts the same way, S-10.11. Blight that no card holds any more cascades no further: the game
    is lost. S-10.12: one call is one instruction to one land.
    S-8.24: what a rule ties to the blight itself comes when presence has been lost.
    """
    start = NOWHERE
    while True:
        had_blight = await put_blight(table, land, number, then, from_box=from_box, by=by, spared=spared, start=start)
        if not had_blight or not may_cascade or table.state.blight_left < 0 or is_held(table.state, land):
            return
        start, number, from_box, spared = land, 1, False, ()
        near = isle(table.state).adjacent[start] & (isle(table.state).lands | oceans_in_play(table.state))
        seat = decider(table.state, start)
        table.state.doing[seat] = Doing(where=start)
        land = await table.choose(seat, CASCADE, laws=((near, "S-10.2", "no-adjacent-land"),))
        table.tell("cascades", land=start, target=land)


def is_held(state: State, land: Land) -> bool:
    """S-10.2: does something keep blight that is added there from cascading?"""
    return any(applying(state, "no_cascade", land))


async def put_blight(
    table: Table[State],
    land: Land,
    number: int,
    then: Then | None = None,
    *,
    from_box: bool = False,
    by: object | None = None,
    spared: Collection[Seat] = (),
    start: Land = NOWHERE,
) -> bool:
    """S-10.8, S-10.9: put it there with all that follows but the cascade; was there blight before?"""
    state = table.state
    if is_prevented(state, "would_add", land, "blight"):
        table.tell("blight-stays", land=land)
        return False
    had_blight = state.blight[land] > 0
    boxed = number if from_box else 0
    if state.standing and not from_box:
        boxed = await state.rules.points.boxed(table, land, number)
    if is_healthy(state) and state.blight_left < number - boxed:
        await turn_blight_card(table)
    state.blight_left -= number - boxed
    state.blight[land] += number
    state.blight_new += (land,) * number
    note(state, "added_here", land, "blight", number)
    table.tell("blighted", land=land, number=number)
    await settle_health(table)
    if not any(applying(state, "no_presence_loss", land)) and not (
        state.standing and await state.rules.points.lost_to_blight(table, land)
    ):
        for seat in [seat for seat in spirits_in(state, land) if seat not in spared]:
            await destroy_presence(table, seat, land, by=by)
    if then is not None:
        await then(land, start != NOWHERE)
    if is_healthy(state) and state.blight_left == 0:
        await turn_blight_card(table)
    return had_blight


async def turn_blight_card(table: Table[State]) -> None:
    """S-10.5, S-10.6: a card comes, with so much blight for each player."""
    state = table.state
    card = await table.chance(BLIGHT_CARD, members(blight_cards_to_come(state)))
    state.blight_cards &= ~(1 << card)
    if state.blight_card != NO_CARD:  # S-10.6: the island was still healthy
        state.counters[BLIGHT_GONE] = state.counters.get(BLIGHT_GONE, 0) | 1 << state.blight_card
    state.blight_card = card
    state.blight_left += blight_with_card(state, card)
    table.tell("blight-card-turned", blight_card=card)
    table.reveal()
    await state.rules.points.blight_card(table)
