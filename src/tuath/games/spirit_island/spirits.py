"""The spirit phase: growth, energy, cards; and what effects do to spirits: S-5, S-6.

All spirits go through it side by side, nobody waits for another: S-3.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.notation import Call, Effect, Word, statements
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.changes import destroy_presence as destroy_one
from tuath.games.spirit_island.conditions import Case, holds, names, number
from tuath.games.spirit_island.effects import VERBS, Use, carry_out
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.material import ELEMENTS, Growth, cause_of
from tuath.games.spirit_island.queries import (
    card_plays,
    elements,
    energy_income,
    has_rule,
    is_healthy,
    isle,
    presence_lands,
    spirit,
    track_offset,
    uncovered,
)
from tuath.games.spirit_island.questions import (
    DECK,
    DRAW,
    ELEMENT,
    FORGET,
    GROWTH,
    GROWTH_ACTION,
    KEEP,
    LIFT,
    PLAY,
    PRESENCE_FROM,
    PRESENCE_TO,
    RECLAIM,
)
from tuath.games.spirit_island.standing import cost
from tuath.games.spirit_island.state import BESIDE_STOP, NONE, NOWHERE, STOP, Doing, Growing, State

DRAWN = 4  # S-6.3
MINOR, MAJOR = 0, 1
SILENT = ("energy", "card_plays")  # growth actions whose order does not matter
FROM_DESTROYED, FROM_ISLAND = 6, 7  # sources of presence after the tracks
GROWING = "S-5.1"  # the paragraph of growth


async def spirit_phase(table: Table[State], seat: Seat) -> None:
    """S-3.1: growth, then energy, then cards. Whatever is asked first in each part follows from the state alone."""
    state = table.state
    sections = len(spirit(state, seat).growth)
    await grow(table, seat)
    if state.growing[seat].stage == sections:
        with Busy(state, seat):
            gain_energy(table, seat)
            await choose_elements(table, seat)
            state.plays[seat] += card_plays(state, seat)
            state.growing[seat] = Growing(sections + 1)
    await play_cards(table, seat)
    state.growing[seat] = Growing(sections + 2)


def has_prepared(state: State, seat: Seat) -> bool:
    """S-3.3: has it finished its spirit phase?"""
    return state.growing[seat].stage > len(spirit(state, seat).growth) + 1


class Busy:
    """In the middle of an action: until it is over the step cannot end."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.bit = state, 1 << seat

    def __enter__(self) -> None:
        self.state.busy |= self.bit

    def __exit__(self, *_: object) -> None:
        self.state.busy &= ~self.bit


# ---- growth: S-5.1 to S-5.3 -----------------------------------------------------------------------------------------


async def grow(table: Table[State], seat: Seat) -> None:
    """S-5.1: section after section."""
    sections = spirit(table.state, seat).growth
    while table.state.growing[seat].stage < len(sections):
        await grow_on(table, seat, sections[table.state.growing[seat].stage])


async def grow_on(table: Table[State], seat: Seat, growth: Growth) -> None:
    """S-5.1: an option of the section, or the next action of the one that is being taken."""
    state, now = table.state, table.state.growing[seat]
    if now.option == NONE:
        option = await choose_option(table, seat, growth)
        everything = (1 << len(growth.options[option].actions)) - 1
        state.growing[seat] = now._replace(taken=now.taken | 1 << option, option=option, left=everything)
    else:
        await take_action(table, seat, growth.options[now.option].actions)
    now = state.growing[seat]
    if not now.left:
        is_over = now.taken.bit_count() == (growth.pick or len(growth.options))
        state.growing[seat] = Growing(now.stage + 1) if is_over else now._replace(option=NONE)


async def choose_option(table: Table[State], seat: Seat, growth: Growth) -> int:
    """S-5.1, S-5.2: so many different options of each section; none to pick means all of them."""
    state, now = table.state, table.state.growing[seat]
    left = [place for place in range(len(growth.options)) if not now.taken >> place & 1]
    if growth.pick == 0:
        return left[0]
    ready = [place for place in left if growth.options[place].cost <= state.energy[seat]]
    state.doing[seat] = Doing(panel(state, seat))
    chosen = await table.choose(seat, GROWTH, ready)
    table.tell("grows", seat=seat, number=chosen + 1)
    state.energy[seat] -= growth.options[chosen].cost
    return chosen


async def take_action(table: Table[State], seat: Seat, actions: Sequence[Effect]) -> None:
    """S-5.1: all of an option, in any order; those whose order does not matter come first."""
    state, now = table.state, table.state.growing[seat]
    left = members(now.left)
    silent = [place for place in left if is_silent(actions[place])]
    place = silent[0] if silent else left[0]
    if not silent and any(actions[other] != actions[place] for other in left):
        state.doing[seat] = Doing(panel(state, seat))
        place = await table.choose(seat, GROWTH_ACTION, left)
    with Busy(state, seat):
        await carry_out(Use(table, seat, rule=GROWING, cause=panel(state, seat)), actions[place])
        state.growing[seat] = now._replace(left=now.left & ~(1 << place))


def panel(state: State, seat: Seat) -> int:
    return cause_of(state.printed, "spirits", state.spirits[seat])


def is_silent(action: Effect) -> bool:
    return all(isinstance(each, Call) and each.verb in SILENT for each in statements(action))


# ---- presence: S-5.6 ------------------------------------------------------------------------------------------------


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
    source = await choose_source(use, only_destroyed=call.key("from") == Word("destroyed"))
    if source is None:
        return False
    start = NOWHERE
    if source == FROM_ISLAND:
        own = presence_lands(state, seat)
        start = await use.table.choose(seat, LIFT, laws=((own, "S-5.6", "no-own-land"),))
    target = use.here if use.here >= 0 else await choose_land(use, lands)
    if source == FROM_ISLAND:
        state.presence[start * state.seats + seat] -= 1
    elif source == FROM_DESTROYED:
        state.destroyed[seat] -= 1
        if use.rule == GROWING and not is_healthy(state):
            state.energy[seat] -= 1
    else:
        state.covered[track_offset(state, seat) + source] -= 1
    state.presence[target * state.seats + seat] += 1
    use.table.tell("presence-added", seat=seat, land=target)
    return True


def lands_for_presence(use: Use, call: Call) -> int:
    """S-5.6: within range of own presence, and as the effect says; an effect in a land puts it there."""
    state = use.state
    if use.here >= 0:
        return 1 << use.here
    steps = call.key("range")
    where = isle(state)
    lands = where.lands
    if steps is not None and steps != Word("any"):
        own = presence_lands(state, use.seat)
        lands = 0
        for land in members(own):
            lands |= where.within(Land(land), number(use.case, steps))
    wanted = call.key("land")
    if wanted is not None:
        case = Case(state, use.seat)
        lands = bits_of(land for land in members(lands) if holds(case.at(Land(land)), wanted))
    return lands


async def choose_source(use: Use, only_destroyed: bool) -> int | None:
    """S-5.6: the leftmost presence of a track that has any, or an own presence from the island."""
    state, seat = use.state, use.seat
    if only_destroyed:
        return FROM_DESTROYED if state.destroyed[seat] else None
    first, tracks = track_offset(state, seat), spirit(state, seat).tracks
    sources = [place for place in range(len(tracks)) if state.covered[first + place]]
    if use.rule == GROWING and can_regenerate(state, seat):
        sources.append(FROM_DESTROYED)
    if presence_lands(state, seat):
        sources.append(FROM_ISLAND)
    if not sources:
        return None
    chosen: int = await use.table.choose(seat, PRESENCE_FROM, sources)
    return chosen


def can_regenerate(state: State, seat: Seat) -> bool:
    """Steady Regeneration: growth may take destroyed presence, on a blighted island for 1 energy."""
    able = has_rule(state, seat, "steady_regeneration") and state.destroyed[seat] > 0
    return able and (is_healthy(state) or state.energy[seat] > 0)


async def choose_land(use: Use, lands: int) -> Land:
    laws: Laws = ((isle(use.state).lands, "S-4.3", "no-ocean"), (lands, "S-5.6", "out-of-range"))
    chosen: Land = await use.table.choose(use.seat, PRESENCE_TO, laws=laws)
    return chosen


async def destroy_presence(use: Use, call: Call) -> None:
    """S-5.10: own presence, wherever one likes."""
    for _ in range(use.amount(call.args[0]).most):
        own = presence_lands(use.state, use.seat)
        if not own:
            return
        land = await use.land(own)
        destroy_one(use.table, use.seat, land)


# ---- energy and elements: S-5.4, S-6.7 ------------------------------------------------------------------------------


def gain_energy(table: Table[State], seat: Seat) -> None:
    """S-5.4"""
    income = energy_income(table.state, seat)
    table.state.energy[seat] += income
    table.tell("energy-gained", seat=seat, number=income)


async def choose_elements(table: Table[State], seat: Seat) -> None:
    """S-6.10: what an uncovered space leaves open is chosen once a turn, before cards are paid."""
    for space in uncovered(table.state, seat):
        for element in space.elements:
            if element == "any":
                add_element(table.state, seat, await table.choose(seat, ELEMENT))


def add_element(state: State, seat: Seat, element: int) -> None:
    state.elements[seat * len(ELEMENTS) + element] += 1


async def element(use: Use, call: Call) -> None:
    """S-6.7: gained for the turn; any is chosen when it is gained, all different where the effect says so."""
    wanted = names(call.args[1])[0]
    if wanted == "same_as_target":
        size = len(ELEMENTS)
        for place, gained in enumerate(use.tally.elements):
            use.state.elements[use.seat * size + place] += gained
        return
    taken: list[int] = []
    for _ in range(use.amount(call.args[0]).most):
        if wanted in ELEMENTS:
            add_element(use.state, use.seat, ELEMENTS.index(wanted))
            continue
        left = [place for place in range(len(ELEMENTS)) if place not in taken or call.key("distinct") is None]
        if wanted == "one_they_have":
            left = [place for place in left if elements(use.state, use.seat)[place]]
        if not left:
            return
        chosen = await use.table.choose(use.seat, ELEMENT, left)
        taken.append(chosen)
        use.tally.elements[chosen] += 1
        add_element(use.state, use.seat, chosen)


async def more_plays(use: Use, call: Call) -> None:
    """S-5.5: this turn."""
    use.state.plays[use.seat] += number(use.case, call.args[0])


# ---- cards: S-6 -----------------------------------------------------------------------------------------------------


async def play_cards(table: Table[State], seat: Seat) -> None:
    """S-6.1: up to the card plays, each paid."""
    state = table.state
    while state.plays[seat] > 0:
        powers = state.printed.powers
        ready = [card for card in members(state.hands[seat]) if cost(state, powers[card]) <= state.energy[seat]]
        if not ready:
            return
        chosen = await table.choose(seat, PLAY, [STOP, *(card + BESIDE_STOP for card in ready)])
        if chosen == STOP:
            return
        play(table, seat, chosen - BESIDE_STOP)


def play(table: Table[State], seat: Seat, card: int) -> None:
    state = table.state
    state.energy[seat] -= cost(state, state.printed.powers[card])
    state.plays[seat] -= 1
    state.hands[seat] &= ~(1 << card)
    state.played[seat] |= 1 << card
    table.tell("card-played", seat=seat, power=card)


async def gain_power(use: Use, call: Call) -> None:
    """S-6.3: from a deck of choice draw 4, keep 1; a major card costs the forgetting of one."""
    kind = names(call.args[0])[0]
    deck = {"minor": MINOR, "major": MAJOR}.get(kind)
    if deck is None:
        deck = await use.table.choose(use.seat, DECK)
    state, wanted = use.state, call.key("draw")
    await draw(use.table, use.seat, deck, DRAWN if wanted is None else number(use.case, wanted))
    cards = members(state.drawn[use.seat])
    if not cards:
        return
    kept = cards[0] if len(cards) == 1 else await use.table.choose(use.seat, KEEP, cards)
    discard(state, deck, state.drawn[use.seat] & ~(1 << kept))
    state.drawn[use.seat] = 0
    state.hands[use.seat] |= 1 << kept
    use.table.tell("power-gained", seat=use.seat, power=kept)
    use.tally.did.add(("power", "gained"))
    if deck == MAJOR and call.key("forget") != Word("no"):
        await forget_one(use)


async def draw(table: Table[State], seat: Seat, deck: int, number: int) -> None:
    """S-6.9: when the deck runs out, its discard pile is shuffled."""
    state = table.state
    for _ in range(number):
        if not (state.minors if deck == MINOR else state.majors):
            reshuffle(state, deck)
        left = state.minors if deck == MINOR else state.majors
        if not left:
            break
        card = await table.chance(DRAW, members(left))
        state.drawn[seat] |= 1 << card
        if deck == MINOR:
            state.minors &= ~(1 << card)
        else:
            state.majors &= ~(1 << card)
    table.reveal()


def reshuffle(state: State, deck: int) -> None:
    if deck == MINOR:
        state.minors, state.minors_discarded = state.minors_discarded, 0
    else:
        state.majors, state.majors_discarded = state.majors_discarded, 0


def discard(state: State, deck: int, cards: int) -> None:
    if deck == MINOR:
        state.minors_discarded |= cards
    else:
        state.majors_discarded |= cards


async def forget(use: Use, call: Call) -> None:
    for _ in range(use.amount(call.args[0]).most):
        await forget_one(use)


async def forget_one(use: Use) -> None:
    """S-6.4: any own card, wherever it is; it leaves the spirit for good."""
    state, seat = use.state, use.seat
    own = state.hands[seat] | state.played[seat] | state.discards[seat]
    if not own:
        return
    card = await use.table.choose(seat, FORGET, members(own))
    for pile in (state.hands, state.played, state.discards):
        pile[seat] &= ~(1 << card)
    kind = state.printed.powers[card].kind
    if kind == "unique":
        state.forgotten[seat] |= 1 << card
    else:
        discard(state, MINOR if kind == "minor" else MAJOR, 1 << card)
    use.table.tell("power-forgotten", seat=seat, power=card)
    use.tally.did.add(("forget", state.printed.powers[card].id))


async def reclaim(use: Use, call: Call) -> None:
    """S-6.5: from the own discard pile, or from play where the effect says so."""
    state, seat = use.state, use.seat
    pile = state.played if call.key("from") == Word("play") else state.discards
    quantity = pile[seat].bit_count() if call.args[0] == Word("all") else use.amount(call.args[0]).most
    for _ in range(min(quantity, pile[seat].bit_count())):
        cards = members(pile[seat])
        card = cards[0] if quantity >= len(cards) else await use.table.choose(seat, RECLAIM, cards)
        pile[seat] &= ~(1 << card)
        state.hands[seat] |= 1 << card


VERBS |= {
    "add_presence": add_presence,
    "destroy_presence": destroy_presence,
    "element": element,
    "card_plays": more_plays,
    "power": gain_power,
    "forget": forget,
    "reclaim": reclaim,
}
