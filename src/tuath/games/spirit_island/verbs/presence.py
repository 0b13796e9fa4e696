"""What effects do to presence, energy and elements: S-5.6, S-6.7."""

from __future__ import annotations

import dataclasses
from functools import partial

from tuath.core.flat import take_away
from tuath.core.notation import Apply, Call, Expr, Word
from tuath.core.question import Law, Laws, Seat, bits_of, members, typed
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import (
    change_energy,
    move_presence,
    on_the_island,
    one_land,
    put_presence,
    take_presence,
)
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.action.prevent_destruction import lose_presence
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Space
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.conditions import ALL, habitable, lands_meant, names, number, where
from tuath.games.spirit_island.state.queries.queries import (
    ANY_ELEMENT,
    CHOSEN_ELEMENT,
    PRESENCE_GONE,
    counter,
    counter_of,
    in_reach,
    in_reach_of,
    isle,
    presence_lands,
    spirit,
)
from tuath.games.spirit_island.state.questions import (
    DESTROY_WITH,
    ELEMENT,
    FEAR_CARD,
    LIFT,
    PRESENCE_FROM,
    PRESENCE_TO,
    TURN_UP,
    UNLOCK,
)
from tuath.games.spirit_island.state.standing.panel import choice_of, elements, marker_of, opens_growth, track_offset
from tuath.games.spirit_island.state.standing.special import note_beyond_range, price_to_regrow, reaches_anywhere
from tuath.games.spirit_island.state.standing.standing import may_move, on_panel_when, on_panels
from tuath.games.spirit_island.state.state import NO_CARD, NOWHERE, Doing, State

FIRST_UNCOVERED = "first_uncovered"  # the event for which a line of a panel may wait
ALIKE = ("same_as_target", "discarded")  # elements that this effect has named before
FROM_DESTROYED, FROM_ISLAND = 6, 7  # sources of presence after the tracks
IN_AN_OCEAN = Apply("ocean")
ANY_LAND, DESTROYED_ONES = Word("any"), Word("destroyed")
OTHER_LANDS, TOP_FEAR_CARD = Word("other_lands"), Word("fear_deck.top")
GROWS = "presence_grows"


async def add_presence(use: Use, call: Call) -> None:
    """S-5.6: from a track or from the island, to a land in range that fits."""
    quantity = use.amount(call.args[0])
    for _ in range(quantity.most):
        if not await add_one(use, call):
            return
        use.tally.did.add(("add_presence", "presence"))


async def add_one(use: Use, call: Call) -> bool:
    state, seat = use.state, use.seat
    lands = lands_for_presence(use, call)  # S-5.18: read before the piece is lifted
    if not lands:
        return False
    source = await choose_source(use, only_destroyed=call.key("from") == DESTROYED_ONES)
    if source is None:
        return False
    start = NOWHERE
    if source == FROM_ISLAND:
        own = movable_lands(state, seat)
        start = await use.table.choose(seat, LIFT, laws=lift_laws(state, seat, own, "S-5.6"))
    is_measured = bool(on_panels(state, "range")) and call.key("range") != ANY_LAND
    near = near_presence(use, call.key("range") or ALL) if is_measured else lands
    target = use.here if use.here >= 0 else await choose_land(use, call, lands)
    if use.here < 0 and not near >> target & 1:
        note_beyond_range(state, use.seat)
    if source == FROM_ISLAND:
        move_presence(use.table, seat, start, target)
        return True
    if source == FROM_DESTROYED:
        take_away(state.destroyed, seat)
        change_energy(use.table, seat, -(price_to_regrow(state, seat) or 0) if use.is_growth else 0)
    else:
        take_away(state.covered, track_offset(state, seat) + source)
    put_presence(state, seat, target)
    use.table.tell("presence-added", seat=seat, land=target)
    if source < len(spirit(state, seat).tracks):
        await follow_uncovering(use, source)
    if use.is_growth:
        await follow_growth(use, target)
    return True


async def uncover_space(use: Use, track: int) -> None:
    """S-5.6: the leftmost presence of a track leaves it, wherever it goes."""
    take_away(use.state.covered, track_offset(use.state, use.seat) + track)
    await follow_uncovering(use, track)


async def follow_uncovering(use: Use, track: int) -> None:
    """S-6.10, S-22.16: what the space just uncovered gives once, or has its spirit choose."""
    space = last_uncovered(use.state, use.seat, track)
    if use.is_power:
        await choose_open(use.table, use.seat, space)  # its turn's choice is past
    if space.on_leave:
        await carry_out(dataclasses.replace(use, here=NOWHERE), space.on_leave)
    if CHOSEN_ELEMENT in space.elements:
        await mark_element(use, track)
    await follow_first_time(use, track)
    await unlock(use, track)


async def follow_first_time(use: Use, track: int) -> None:
    """S-5.6: what a special rule says of the first time a space is uncovered."""
    state, seat = use.state, use.seat
    space = last_uncovered(state, seat, track)
    left = state.covered[track_offset(state, seat) + track]
    name = counter_of(f"uncovered_{track}_{left}", seat)
    if not space.bonus_plays or name in state.counters:
        return
    for row, call in on_panel_when(state, FIRST_UNCOVERED):
        if row.seat == seat:
            state.counters[name] = 1
            await carry_out(Use(use.table, seat, actor=seat, rule="S-5.6", cause=use.cause), call.block or ())


async def mark_element(use: Use, track: int) -> None:
    """S-22.16: an element of choice, which stays on the space for good."""
    state, seat = use.state, use.seat
    covered = state.covered[track_offset(state, seat) + track]
    place = len(spirit(state, seat).tracks[track].spaces) - covered - 1
    name = counter_of(marker_of(track, place), seat)
    if not state.counters.get(name):
        use.ask_about()
        element = await use.table.choose(seat, ELEMENT)
        state.counters[name] = element + 1
        use.table.tell("element-marked", seat=seat, element=element)


async def unlock(use: Use, track: int) -> None:
    """S-22.16: a track that is empty for the first time opens one of two options of growth, for good."""
    state, seat = use.state, use.seat
    panel = spirit(state, seat)
    if state.covered[track_offset(state, seat) + track] or not opens_growth(panel, panel.tracks[track].id):
        return
    name = counter_of(choice_of(panel.tracks[track].id), seat)
    if not state.counters.get(name):
        state.doing[seat] = Doing(use.cause, number=track)
        state.counters[name] = 1 + await use.table.choose(seat, UNLOCK, [0, 1])


async def follow_growth(use: Use, land: Land) -> None:
    """S-15.14: what a special rule ties to presence that growth has added."""
    for row, call in list(on_panel_when(use.state, GROWS, land)):
        if row.seat == use.seat:
            await carry_out(Use(use.table, use.seat, land, actor=use.seat, rule="S-15.14"), call.block or ())


def lands_for_presence(use: Use, call: Call) -> int:
    """S-5.6, S-5.17: in range of own presence, where the spirit may be; S-1.8: unless the effect says otherwise."""
    state, case = use.state, use.case
    allowed = case.lands if call.key("ignore") is not None else habitable(state, use.seat, case.oceans)
    if use.here != NOWHERE:
        return allowed & 1 << use.here
    wanted, steps = call.key("land"), steps_of(use, call)
    if use.is_growth and wanted != IN_AN_OCEAN:
        allowed &= isle(state).lands  # S-22.3: oceans are lands for powers and blight only
    if steps is not None:
        allowed &= near_presence(use, steps)
    if wanted is None:
        return allowed
    return where(case, wanted, allowed)


def steps_of(use: Use, call: Call) -> Expr | None:
    """The range from own presence, if there is one."""
    steps = call.key("range")
    return None if steps == ANY_LAND or reaches_anywhere(use.state, use.seat) else steps


def presence_laws(use: Use, call: Call, lands: int, steps: Expr | None) -> Laws:
    """S-5.6: on land, in range of own presence; S-5.17: where the spirit may be, and where the effect says."""
    state = use.state
    near = -1 if steps is None else near_presence(use, steps)
    home = use.case.lands if call.key("ignore") is not None else habitable(state, use.seat, use.case.oceans)
    return (
        on_the_island(state),
        (isle(state).lands | lands, "S-4.3", "no-ocean"),
        (near | lands, "S-5.6", "out-of-range"),
        (home | lands, "S-5.17", "not-its-ground"),
        (lands, "S-5.6", "no-land-for-presence"),
    )


def near_presence(use: Use, steps: Expr) -> int:
    """S-4.4: in range of own presence."""
    case = use.case
    return in_reach_of(case.state, presence_lands(case.state, case.seat), number(case, steps), case.oceans)


async def choose_source(use: Use, only_destroyed: bool) -> int | None:
    """S-5.6: the leftmost presence of a track that has any, or an own presence from the island."""
    state, seat = use.state, use.seat
    if only_destroyed:
        return FROM_DESTROYED if state.destroyed[seat] else None
    first, tracks = track_offset(state, seat), spirit(state, seat).tracks
    sources = [place for place in range(len(tracks)) if state.covered[first + place]]
    if use.is_growth and can_regrow(state, seat):
        sources.append(FROM_DESTROYED)
    if movable_lands(state, seat):
        sources.append(FROM_ISLAND)
    if not sources:
        return None
    chosen: int = await use.table.choose(seat, PRESENCE_FROM, sources)
    return chosen


def lift_laws(state: State, seat: Seat, lands: int, rule: str) -> Laws:
    """S-5.6: a land with own presence that may leave it."""
    own = presence_lands(state, seat) | lands
    return (on_the_island(state), (own, rule, "no-presence-there"), (lands, rule, "presence-stays"))


def movable_lands(state: State, seat: Seat) -> int:
    """Lands whose presence may leave, as bits."""
    own = presence_lands(state, seat)
    return bits_of(land for land in members(own) if may_move(state, seat, Land(land))) if state.standing else own


def can_regrow(state: State, seat: Seat) -> bool:
    """S-5.10: does a special rule let growth take destroyed presence, and can it be paid?"""
    price = price_to_regrow(state, seat) if state.destroyed[seat] else None
    return price is not None and price <= state.energy[seat]


async def choose_land(use: Use, call: Call, lands: int) -> Land:
    steps = steps_of(use, call)
    doing = use.state.doing[use.seat]
    use.state.doing[use.seat] = doing._replace(number=0 if steps is None else use.number(steps))
    laws = partial(presence_laws, use, call, lands, steps)
    chosen: Land = await use.table.choose(use.seat, PRESENCE_TO, typed(members(lands)), laws)
    return chosen


async def move_own_presence(use: Use, call: Call) -> None:
    """S-5.9, S-5.17: own presence from one land to another in range, where the spirit may be, or not at all."""
    quantity = use.amount(call.args[0])
    for done in range(quantity.most):
        starts = bits_of(land for land in members(own_lands(use, call)) if lands_to_move_to(use, call, Land(land)))
        start = await use.land_or_stop(starts, may_stop=done >= quantity.least, is_own=True)
        if start == NOWHERE:
            return
        end = await use.land(lands_to_move_to(use, call, start))
        if end == start:
            continue
        use.tally.lands |= {"left_land": 1 << start, "moved_to": 1 << end}
        move_presence(use.table, use.seat, start, end)


def own_lands(use: Use, call: Call) -> int:
    """From where presence may be moved."""
    place, own = call.key("from"), presence_lands(use.state, use.seat)
    own = bits_of(land for land in members(own) if may_move(use.state, use.seat, Land(land)))
    if place is None:
        return own
    return own & ~(1 << use.here) if place == OTHER_LANDS else own & lands_meant(use.case, place)


def lands_to_move_to(use: Use, call: Call, start: Land) -> int:
    """S-5.9: up to so many lands away, where 0 is allowed; S-5.17: where it may be; S-1.8: to where the effect says."""
    steps, place, case = call.key("range"), call.key("to"), use.case
    allowed = habitable(use.state, use.seat, case.oceans) & ~(1 << start)
    if steps is not None and steps != ANY_LAND:
        near = allowed & in_reach(use.state, start, number(case, steps), case.oceans)
        allowed = near | (1 << start if near else 0)
    return allowed if place is None else allowed & lands_meant(case, place)


async def remove_presence(use: Use, call: Call) -> None:
    """S-1.4, S-5.10: own presence of the island or of a track leaves the game."""
    state, seat, first = use.state, use.seat, track_offset(use.state, use.seat)
    for _ in range(use.amount(call.args[0]).most):
        if call.key("from") != Word("track"):
            if own := presence_lands(state, seat):
                land = await use.land(own, is_own=True)
                take_presence(state, seat, land)
                note_gone(state, seat)
                use.table.tell("presence-removed", seat=seat, land=land)
        elif tracks := [place for place in range(len(spirit(state, seat).tracks)) if state.covered[first + place]]:
            use.ask_about()
            await uncover_space(use, await use.table.choose(seat, PRESENCE_FROM, tracks))
            note_gone(state, seat)


def note_gone(state: State, seat: Seat) -> None:
    """S-1.4: one presence more has left the game."""
    state.counters[counter_of(PRESENCE_GONE, seat)] = counter(state, PRESENCE_GONE, seat) + 1


def remove_destroyed(use: Use, number_gone: int) -> None:
    """S-5.10: destroyed presence leaves the game."""
    for _ in range(min(number_gone, use.state.destroyed[use.seat])):
        take_away(use.state.destroyed, use.seat)
        note_gone(use.state, use.seat)
        use.table.tell("destroyed-presence-removed", seat=use.seat)


async def destroy_own_presence(use: Use, call: Call) -> None:
    """S-5.10: own presence, wherever one likes or where it is said."""
    place = call.key("from")
    for _ in range(use.amount(call.args[0]).most):
        own = presence_lands(use.state, use.seat)
        if place is not None:
            own &= lands_meant(use.case, place)
        if not own:
            return
        await lose_presence(
            use, use.seat, await (use.land(own, is_own=True) if place is None else one_of_these(use, own))
        )


async def one_of_these(use: Use, lands: int) -> Land:
    """S-22.26: where own presence falls with others."""
    if lands & (lands - 1):
        use.state.doing[use.seat] = Doing(where=use.here)
    own = presence_lands(use.state, use.seat) | lands
    laws: tuple[Law, Law] = (own, "S-22.26", "no-presence-there"), (lands, "S-22.26", "not-there-or-beside")
    return await one_land(use.table, use.seat, DESTROY_WITH, *laws)


async def choose_open(table: Table[State], seat: Seat, space: Space) -> None:
    for element in space.elements:
        if element == ANY_ELEMENT:
            add_element(table, seat, await table.choose(seat, ELEMENT))


def last_uncovered(state: State, seat: Seat, track: int) -> Space:
    """S-5.6: the space from which presence was just taken."""
    spaces = spirit(state, seat).tracks[track].spaces
    return spaces[len(spaces) - state.covered[track_offset(state, seat) + track] - 1]


def add_element(table: Table[State], seat: Seat, element: int, number: int = 1) -> None:
    table.state.elements[seat * len(ELEMENTS) + element] += number
    if number > 0:
        table.tell("element-gained", seat=seat, element=element, number=number)


async def element(use: Use, call: Call) -> None:
    """S-6.7: gained for the turn; any is chosen when it is gained, all different where the effect says so."""
    wanted, *others = names(call.args[1])
    if wanted in ALIKE:
        for place, gained in use.tally.elements.items():
            add_element(use.table, use.seat, place, gained)
        return
    if wanted in ELEMENTS and not others:
        add_element(use.table, use.seat, ELEMENTS.index(wanted), use.amount(call.args[0]).most)
        return
    if call.key("same") is not None:
        chosen = await use.table.choose(use.seat, ELEMENT, list(range(len(ELEMENTS))))
        use.tally.elements[chosen] += use.amount(call.args[0]).most
        add_element(use.table, use.seat, chosen, use.amount(call.args[0]).most)
        return
    taken: list[int] = []
    for _ in range(use.amount(call.args[0]).most):
        left = [place for place in range(len(ELEMENTS)) if place not in taken or call.key("distinct") is None]
        if others:
            left = [place for place in left if ELEMENTS[place] in (wanted, *others)]
        if wanted == "one_they_have":
            left = [place for place in left if elements(use.state, use.seat)[place]]
        if not left:
            return
        chosen = await use.table.choose(use.seat, ELEMENT, left)
        taken.append(chosen)
        use.tally.elements[chosen] += 1
        add_element(use.table, use.seat, chosen)


async def more_plays(use: Use, call: Call) -> None:
    """S-5.5: this turn."""
    more = use.number(call.args[0])
    use.state.plays[use.seat] += more
    if more:
        use.table.tell("plays-gained", seat=use.seat, number=more)


async def reveal(use: Use, call: Call) -> None:
    """A fear card that lies face down, earned or in the deck, is turned up."""
    state, table = use.state, use.table
    faces = list(state.fear_faces)
    faces += [NO_CARD] * (state.fear_earned + sum(state.fear_deck) - len(faces))
    hidden = [place for place, face in enumerate(faces) if face == NO_CARD]
    if call.args[0] == TOP_FEAR_CARD:
        hidden = [place for place in hidden if place == state.fear_earned]
    if not hidden:
        return
    there = (((1 << len(faces)) - 1, "S-7.5", "no-fear-card-there"),)
    place = hidden[0] if len(hidden) == 1 else await table.choose(use.seat, TURN_UP, hidden, there)
    card = await table.chance(FEAR_CARD, members(state.fear_cards))
    state.fear_cards &= ~(1 << card)
    faces[place] = card
    state.fear_faces = tuple(faces)
    table.tell("fear-card-turned-up", fear_card=card)
    table.reveal()


VERBS: Verbs = {
    "add_presence": add_presence,
    "destroy_presence": destroy_own_presence,
    "move_presence": move_own_presence,
    "element": element,
    "card_plays": more_plays,
    "reveal": reveal,
}
