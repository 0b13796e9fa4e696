"""The spirit phase: growth, energy, cards; and what effects do to spirits: S-5, S-6.

All spirits go through it side by side, nobody waits for another: S-3.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.notation import Apply, Call, Word
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.changes import change_energy, move_presence, put_presence, take_presence
from tuath.games.spirit_island.changes import destroy_presence as destroy_one
from tuath.games.spirit_island.conditions import holds, names, number
from tuath.games.spirit_island.effects import VERBS, Use, carry_out
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.material import ELEMENTS, Space, cause_of
from tuath.games.spirit_island.possible import extent
from tuath.games.spirit_island.queries import (
    ANY_ELEMENT,
    Way,
    card_plays,
    elements,
    energy_income,
    growth_ways,
    habitable,
    has_rule,
    in_reach_of,
    is_healthy,
    isle,
    own_cards,
    presence_lands,
    spirit,
    track_offset,
    uncovered,
)
from tuath.games.spirit_island.questions import (
    DECK,
    DRAW,
    ELEMENT,
    FEAR_CARD,
    FORGET,
    GIVE,
    GROWTH,
    GROWTH_ACTION,
    KEEP,
    LIFT,
    PLAY,
    PRESENCE_FROM,
    PRESENCE_TO,
    RECLAIM,
    TRACK_ICON,
    TURN_UP,
)
from tuath.games.spirit_island.standing import cost, note_use, uses, waiting
from tuath.games.spirit_island.state import BESIDE_STOP, NO_CARD, NONE, NOWHERE, ON, STOP, YES, Doing, Growing, State

DRAWN = 4  # S-6.3
MINOR, MAJOR = 0, 1
FROM_DESTROYED, FROM_ISLAND = 6, 7  # sources of presence after the tracks
IN_AN_OCEAN = Apply("ocean")


async def spirit_phase(table: Table[State], seat: Seat) -> None:
    """S-3.1: growth, then energy, then cards. Whatever is asked first in each part follows from the state alone."""
    state = table.state
    sections = len(spirit(state, seat).growth)
    await grow(table, seat)
    if state.growing[seat].stage == sections:
        with Busy(state, seat):
            await use_track_icons(table, seat)
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
    """S-3.7: in the middle of an action; until it is over the step cannot end, and no other action begins."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.bit = state, 1 << seat

    def __enter__(self) -> None:
        self.state.busy |= self.bit

    def __exit__(self, *_: object) -> None:
        self.state.busy &= ~self.bit


# ---- growth: S-5.1 to S-5.3 -----------------------------------------------------------------------------------------


async def grow(table: Table[State], seat: Seat) -> None:
    """S-5.1: section after section; what is always granted beside the options of the next one, in any order."""
    panel = spirit(table.state, seat)
    while table.state.growing[seat].stage < len(panel.growth):
        await grow_on(table, seat, growth_ways(panel, table.state.growing[seat].stage))


async def grow_on(table: Table[State], seat: Seat, ways: Sequence[Way]) -> None:
    """S-5.1: an option, or the next action of the one that is being taken."""
    state, now = table.state, table.state.growing[seat]
    if now.option == NONE:
        option = await choose_option(table, seat, ways)
        everything = (1 << len(ways[option].option.actions)) - 1
        state.growing[seat] = Growing(now.stage, now.taken | 1 << option, option, everything)
    else:
        await take_action(table, seat, ways[now.option])
    now = state.growing[seat]
    if not now.left:
        is_over = not open_options(state, seat, ways)
        state.growing[seat] = Growing(ways[0].section + 1) if is_over else now._replace(option=NONE)


def open_options(state: State, seat: Seat, ways: Sequence[Way]) -> list[int]:
    """S-5.1: what can still be taken: as many different options as the panel says, and all that it grants."""
    taken = state.growing[seat].taken
    chosen = sum(taken >> place & 1 and not way.is_granted for place, way in enumerate(ways))
    left = [place for place in range(len(ways)) if not taken >> place & 1]
    may_choose = chosen < spirit(state, seat).growth[ways[0].section].pick
    return [place for place in left if ways[place].is_granted or may_choose]


async def choose_option(table: Table[State], seat: Seat, ways: Sequence[Way]) -> int:
    """S-5.1, S-5.2: one that can be paid; what is granted and alone left is not asked."""
    state = table.state
    left = open_options(state, seat, ways)
    ready = [place for place in left if ways[place].option.cost <= state.energy[seat]]
    if all(ways[place].is_granted for place in left):
        return left[0]
    state.doing[seat] = Doing(panel(state, seat))
    chosen = await table.choose(seat, GROWTH, ready)
    if not ways[chosen].is_granted:
        table.tell("grows", seat=seat, number=ways[chosen].place + 1)
    change_energy(table, seat, -ways[chosen].option.cost)
    return chosen


async def take_action(table: Table[State], seat: Seat, way: Way) -> None:
    """S-5.1: all of an option, in any order; those whose order does not matter come first."""
    state, now, actions = table.state, table.state.growing[seat], way.option.actions
    left, silent = members(now.left), now.left & way.silent
    place = members(silent or now.left)[0]
    if not silent and any(actions[other] != actions[place] for other in left):
        state.doing[seat] = Doing(panel(state, seat))
        place = await table.choose(seat, GROWTH_ACTION, left)
    with Busy(state, seat):
        await carry_out(Use(table, seat, rule="S-5.1", is_growth=True, cause=panel(state, seat)), actions[place])
        state.growing[seat] = Growing(now.stage, now.taken, now.option, now.left & ~(1 << place))


def panel(state: State, seat: Seat) -> int:
    return cause_of(state.printed, "spirits", state.spirits[seat])


async def use_track_icons(table: Table[State], seat: Seat) -> None:
    """S-5.7, S-5.19: each uncovered icon once in a spirit phase, if so wished; [R] after growth."""
    for space in [space for space in uncovered(table.state, seat) if space.action]:
        use = Use(table, seat, rule="S-5.7", cause=panel(table.state, seat))
        if extent(use.case, space.action).is_full:
            use.current = space.action[0]
            use.ask_about()
            if await table.choose(seat, TRACK_ICON) == YES:
                await carry_out(use, space.action)


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
        move_presence(use.table, seat, start, target)
        return True
    if source == FROM_DESTROYED:
        state.destroyed[seat] -= 1
        if use.is_growth and not is_healthy(state):
            change_energy(use.table, seat, -1)
    else:
        state.covered[track_offset(state, seat) + source] -= 1
    put_presence(state, seat, target)
    use.table.tell("presence-added", seat=seat, land=target)
    if use.is_power and source < len(spirit(state, seat).tracks):
        await choose_open(use.table, seat, last_uncovered(state, seat, source))  # S-6.10: its turn's choice is past
    return True


def lands_for_presence(use: Use, call: Call) -> int:
    """S-5.6, S-5.17: in range of own presence, where the spirit may be; S-1.8: unless the effect says otherwise."""
    state, case = use.state, use.case
    allowed = case.lands if call.key("ignore") is not None else habitable(state, use.seat, case.oceans)
    if use.here != NOWHERE:
        return allowed & 1 << use.here
    wanted, steps = call.key("land"), call.key("range")
    if use.is_growth and wanted != IN_AN_OCEAN:
        allowed &= isle(state).lands  # S-22.3: oceans are lands for powers and blight only
    if steps is not None and steps != Word("any"):
        allowed &= in_reach_of(state, presence_lands(state, use.seat), number(case, steps), case.oceans)
    if wanted is None:
        return allowed
    return bits_of(land for land in members(allowed) if holds(case.at(Land(land)), wanted))


async def choose_source(use: Use, only_destroyed: bool) -> int | None:
    """S-5.6: the leftmost presence of a track that has any, or an own presence from the island."""
    state, seat = use.state, use.seat
    if only_destroyed:
        return FROM_DESTROYED if state.destroyed[seat] else None
    first, tracks = track_offset(state, seat), spirit(state, seat).tracks
    sources = [place for place in range(len(tracks)) if state.covered[first + place]]
    if use.is_growth and can_regenerate(state, seat):
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
    laws: Laws = ((isle(use.state).lands | lands, "S-4.3", "no-ocean"), (lands, "S-5.6", "out-of-range"))
    chosen: Land = await use.table.choose(use.seat, PRESENCE_TO, laws=laws)
    return chosen


async def remove_presence(use: Use, call: Call) -> None:
    """S-1.4, S-5.10: own presence of the island or of a track leaves the game."""
    state, seat, first = use.state, use.seat, track_offset(use.state, use.seat)
    for _ in range(use.amount(call.args[0]).most):
        if call.key("from") != Word("track"):
            if own := presence_lands(state, seat):
                land = await use.land(own)
                take_presence(state, seat, land)
                use.table.tell("presence-removed", seat=seat, land=land)
        elif tracks := [place for place in range(len(spirit(state, seat).tracks)) if state.covered[first + place]]:
            use.ask_about()
            state.covered[first + await use.table.choose(seat, PRESENCE_FROM, tracks)] -= 1


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
    change_energy(table, seat, energy_income(table.state, seat))


async def choose_elements(table: Table[State], seat: Seat) -> None:
    """S-6.10: what an uncovered space leaves open is chosen once a turn, before cards are paid."""
    for space in uncovered(table.state, seat):
        await choose_open(table, seat, space)


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
    wanted = names(call.args[1])[0]
    if wanted == "same_as_target":
        for place, gained in use.tally.elements.items():
            add_element(use.table, use.seat, place, gained)
        return
    if wanted in ELEMENTS:
        add_element(use.table, use.seat, ELEMENTS.index(wanted), use.amount(call.args[0]).most)
        return
    taken: list[int] = []
    for _ in range(use.amount(call.args[0]).most):
        left = [place for place in range(len(ELEMENTS)) if place not in taken or call.key("distinct") is None]
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
    """S-6.3: from a deck of choice draw 4, keep 1; S-6.8: or the next one of the own progression."""
    state, kind = use.state, names(call.args[0])[0]
    ready = progression(state, use.seat)
    if ready and kind in ("any", state.printed.powers[ready[0]].kind):  # [R] what must be of another kind is drawn
        await keep_power(use, ready[0], call.key("forget") != Word("no"))
        return
    deck = {"minor": MINOR, "major": MAJOR}.get(kind)
    if deck is None:
        deck = await use.table.choose(use.seat, DECK)
    state, wanted = use.state, call.key("draw")
    await draw(use.table, use.seat, deck, DRAWN if wanted is None else use.number(wanted))
    cards = members(state.drawn[use.seat])
    if not cards:
        return
    kept = cards[0] if len(cards) == 1 else await use.table.choose(use.seat, KEEP, cards)
    use.tally.not_kept = state.drawn[use.seat] & ~(1 << kept)
    state.drawn[use.seat] = 0
    discard(state, deck, use.tally.not_kept)
    await keep_power(use, kept, call.key("forget") != Word("no"))


def progression(state: State, seat: Seat) -> list[int]:
    """S-6.8: those cards of a simple spirit's list that still lie ready, in their order."""
    if state.options.progression != ON:
        return []
    elsewhere = state.minors | state.minors_discarded | state.majors | state.majors_discarded
    for pile in (*state.hands, *state.played, *state.discards, *state.drawn):
        elsewhere |= pile
    return [card for card in spirit(state, seat).progression if not elsewhere >> card & 1]


async def keep_power(use: Use, card: int, must_forget: bool) -> None:
    """S-6.3: into the hand; a major card costs the forgetting of one, perhaps of itself."""
    state = use.state
    state.hands[use.seat] |= 1 << card
    use.table.tell("power-gained", seat=use.seat, power=card)
    use.tally.did.add(("power", "gained"))
    use.tally.gained = card
    if must_forget and state.printed.powers[card].kind == "major":
        await forget_one(use)


async def take(use: Use, call: Call) -> None:
    """Entwined Power: one of the cards that the target did not keep."""
    state, offered = use.state, use.tally.not_kept
    if offered:
        card = await use.table.choose(use.seat, KEEP, members(offered))
        state.minors_discarded &= ~(1 << card)
        state.majors_discarded &= ~(1 << card)
        await keep_power(use, card, must_forget=True)


async def give_card(use: Use, call: Call) -> None:
    """A card of the hand goes to another spirit."""
    state, to = use.state, use.target if call.key("to") == Word("target") else use.user
    if state.hands[use.seat] and to != use.seat:
        card = await use.table.choose(use.seat, GIVE, members(state.hands[use.seat]))
        state.hands[use.seat] &= ~(1 << card)
        state.hands[to] |= 1 << card
        use.table.tell("power-given", seat=use.seat, power=card, other=to)


async def play_card(use: Use, call: Call) -> None:
    """The card just gained, for its cost; it takes no card play."""
    state, card = use.state, use.tally.gained
    if state.hands[use.seat] >> card & 1 and cost(state, state.printed.powers[card]) <= state.energy[use.seat]:
        state.plays[use.seat] += 1
        play(use.table, use.seat, card)


async def reveal(use: Use, call: Call) -> None:
    """A fear card that lies face down, earned or in the deck, is turned up."""
    state, table = use.state, use.table
    faces = list(state.fear_faces)
    faces += [NO_CARD] * (state.fear_earned + sum(state.fear_deck) - len(faces))
    hidden = [place for place, face in enumerate(faces) if face == NO_CARD]
    if not hidden:
        return
    place = hidden[0] if len(hidden) == 1 else await table.choose(use.seat, TURN_UP, hidden)
    card = await table.chance(FEAR_CARD, members(state.fear_cards))
    state.fear_cards &= ~(1 << card)
    faces[place] = card
    state.fear_faces = tuple(faces)
    table.tell("fear-card-turned-up", fear_card=card)
    table.reveal()


async def discard_top(use: Use, call: Call) -> None:
    """S-6.9: the top card of a deck of powers is turned up and discarded."""
    deck = MINOR if call.args[0] == Word("minor_deck") else MAJOR
    await draw(use.table, use.seat, deck, 1)
    card, use.state.drawn[use.seat] = use.state.drawn[use.seat].bit_length() - 1, 0
    use.tally.turned_up = card
    if card == NO_CARD:
        return
    discard(use.state, deck, 1 << card)
    use.table.tell("power-turned-up", power=card)


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
    own = own_cards(state, seat)
    if not own:
        return
    await forget_card(use, seat, await use.table.choose(seat, FORGET, members(own)))


async def forget_card(use: Use, seat: Seat, card: int) -> None:
    """S-6.4: with its elements, if it is in play; S-15.7: unless it is kept."""
    state = use.state
    if state.hands[seat] >> card & 1 and await is_kept(use, seat, card):
        return
    for pile in (state.hands, state.played, state.discards):
        pile[seat] &= ~(1 << card)
    kind = state.printed.powers[card].kind
    if kind == "unique":
        state.forgotten[seat] |= 1 << card
    else:
        discard(state, MINOR if kind == "minor" else MAJOR, 1 << card)
    use.table.tell("power-forgotten", seat=seat, power=card)
    use.tally.did.add(("forget", "this" if card == use.power else state.printed.powers[card].id))


async def is_kept(use: Use, seat: Seat, card: int) -> bool:
    """S-15.7: a rule of the spirit may change that a card of its hand is forgotten, once in every action."""
    state = use.state
    for row, call in list(waiting(state, "would_forget", NOWHERE, "hand")):
        if row.seat == seat and not uses(state, row):
            own = Use(use.table, seat, rule="S-15.7", cause=use.cause)
            own.tally.that_card = card
            await carry_out(own, call.block or ())
            if not state.hands[seat] >> card & 1:
                note_use(state, row)
                return True
    return False


async def discard_that(use: Use, call: Call) -> None:
    """The card to which something would happen."""
    if call.args[1] != Word("that_card"):
        raise ValueError(f"{call.args[1]} is no card of which is spoken")
    discard_card(use.table, use.seat, use.tally.that_card)


def discard_card(table: Table[State], seat: Seat, card: int) -> None:
    """From the hand to the own discard pile."""
    table.state.hands[seat] &= ~(1 << card)
    table.state.discards[seat] |= 1 << card
    table.tell("power-discarded", seat=seat, power=card)


async def reclaim(use: Use, call: Call) -> None:
    """S-6.5: from the own discard pile, or from play where the effect says so."""
    state, seat = use.state, use.seat
    pile = state.played if call.key("from") == Word("play") else state.discards
    if call.args[0] == Word("all"):
        reclaim_all(use.table, seat, pile)
        return
    quantity = use.amount(call.args[0]).most
    for _ in range(min(quantity, pile[seat].bit_count())):
        cards = members(pile[seat])
        card = cards[0] if quantity >= len(cards) else await use.table.choose(seat, RECLAIM, cards)
        pile[seat] &= ~(1 << card)
        state.hands[seat] |= 1 << card
        use.table.tell("power-reclaimed", seat=seat, power=card)


def reclaim_all(table: Table[State], seat: Seat, pile: list[int]) -> None:
    """S-6.5: one line for all of them."""
    if pile[seat]:
        table.tell("powers-reclaimed", seat=seat, number=pile[seat].bit_count())
    table.state.hands[seat] |= pile[seat]
    pile[seat] = 0


VERBS |= {
    "add_presence": add_presence,
    "destroy_presence": destroy_presence,
    "element": element,
    "card_plays": more_plays,
    "power": gain_power,
    "forget": forget,
    "reclaim": reclaim,
    "take": take,
    "give_card": give_card,
    "play_card": play_card,
    "reveal": reveal,
    "discard_top": discard_top,
    "discard": discard_that,
}
