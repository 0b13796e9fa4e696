"""The earning phase: A-5."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.question import Law, Seat, bits_of, members, typed
from tuath.core.table import Rule, Table
from tuath.games.arrival.effects import ogams_wisdom
from tuath.games.arrival.legality import stack_laws
from tuath.games.arrival.printed import Back, Card, Section, TileId
from tuath.games.arrival.queries import dealt_in_turn, earned_fame, earnings, fomori_supply, seats, turn_order
from tuath.games.arrival.questions import BLOCK, BLOCK_ANOTHER, DISPLAY, FRONT, STACK, TAKE, TOP
from tuath.games.arrival.state import State
from tuath.games.arrival.verbs import begin_turn, gain_corruption, gain_fame

CARDS_PER_LEADER = 4

# ---- drawing cards --------------------------------------------------------------------------------------------------


async def form_stacks(table: Table[State]) -> None:
    """A-3.7, A-R.36: three stacks that differ by one card at most; the back of each top card is seen."""
    state = table.state
    total, stacks = sum(state.buried), len(state.sizes)
    for stack in range(stacks):
        state.sizes[stack] = total // stacks + (stack < total % stacks)
        await show_top(table, stack)


async def show_top(table: Table[State], stack: int) -> None:
    """A-2.3: the cards below have no order until one of them comes to the top; then only its back is known."""
    state = table.state
    if state.sizes[stack]:
        backs = [Back(back) for back in range(len(state.buried))]
        back = await table.chance(TOP, backs, state.buried[:])
        take_away(state.buried, back)
        state.tops[stack] = back


async def draw_card(table: Table[State]) -> None:
    """A-5.1: the top card of any one stack, face-down; four times around."""
    state = table.state
    seat = turn_order(state)[state.drawn % state.seats]
    stack = await table.decide(seat, STACK, laws=lambda: stack_laws(state), always=state.options.asks_all)
    back = state.tops[stack]
    state.rows[seat] += (back,)
    take_away(state.sizes, stack)
    state.drawn += 1
    table.tell("card-drawn", seat=seat, stack=stack, back=back)
    if state.sizes[stack]:
        await show_top(table, stack)
    else:
        await reshuffle(table)
    if state.drawn == CARDS_PER_LEADER * state.seats:
        state.phase = "first_two_cards"


async def reshuffle(table: Table[State]) -> None:
    """A-5.2: the moment a stack is used up, discards and the other stacks become three new ones.

    Cards that lie before leaders were drawn earlier and cannot be among those that come back now.
    """
    state = table.state
    for stack, size in enumerate(state.sizes):
        if size:
            state.buried[state.tops[stack]] += 1
    for back, cards in enumerate(state.printed.with_back):
        state.buried[back] += (state.discarded & cards).bit_count()
    if state.discarded:
        state.late, state.late_from = state.discarded, state.drawn
    state.unseen |= state.discarded
    state.discarded = 0
    table.tell("cards-reshuffled")
    await form_stacks(table)


# ---- turning up and blocking ----------------------------------------------------------------------------------------


async def turn_up(table: Table[State], place: int) -> None:
    """Each leader's card of this place, in the order in which they were drawn."""
    state = table.state
    for turn, seat in enumerate(turn_order(state)):
        cards = state.unseen & state.printed.with_back[state.rows[seat][place]]
        if place * state.seats + turn < state.late_from:
            cards &= ~state.late
        card: Card = await table.chance(FRONT, typed(members(cards)))
        state.unseen &= ~(1 << card)
        state.fronts[seat] += (card,)
        table.tell("card-turned-up", seat=seat, card=card)


async def turn_up_two_cards(table: Table[State]) -> None:
    """A-5.3: cards one and two."""
    await turn_up(table, 0)
    await turn_up(table, 1)
    table.state.phase = "first_blocker"


async def first_blocker(table: Table[State]) -> None:
    """A-5.3: one of three sections is blocked."""
    await set_blockers(table)
    table.state.phase = "third_card"


async def turn_up_third_card(table: Table[State]) -> None:
    """A-5.4: card three."""
    await turn_up(table, 2)
    table.state.phase = "second_blocker"


async def second_blocker(table: Table[State]) -> None:
    """A-5.4: one of the two sections left is blocked."""
    await set_blockers(table)
    table.state.phase = "fourth_card"


async def turn_up_fourth_card(table: Table[State]) -> None:
    """A-5.5: card four; the section left open counts on all four."""
    await turn_up(table, 3)
    table.state.phase = "ogam"


async def set_blockers(table: Table[State]) -> None:
    """A-5.6, A-R.48: at the same time and unseen, or in turn order if the table plays so."""
    state = table.state
    if state.options.blockers == "together":
        rules: dict[Seat, Rule[Section]] = {seat: choose_section(table, seat) for seat in turn_order(state)}
        chosen = await table.each_in_secret(rules)
        for seat, section in chosen.items():
            await block(table, seat, section)
    else:
        for seat in turn_order(state):
            await block(table, seat, await choose_section(table, seat))


async def choose_section(table: Table[State], seat: Seat) -> Section:
    law: Law = (~bits_of(table.state.blocked[seat]), "A-5.4", "no-section-twice")
    question = BLOCK_ANOTHER if table.state.blocked[seat] else BLOCK
    section: Section = await table.choose(seat, question, laws=(law,))
    return section


async def block(table: Table[State], seat: Seat, section: Section) -> None:
    table.state.blocked[seat] += (section,)
    table.tell("section-blocked", seat=seat, section=section)


async def ogam_window(table: Table[State]) -> None:
    """A-5.7, A-R.8, A-R.43: in turn order, before this round's tiles are taken. Tiles lie open: holders are asked."""
    for seat in turn_order(table.state):
        await ogams_wisdom(table, seat)
    table.state.phase = "payout"


# ---- paying out -----------------------------------------------------------------------------------------------------


async def pay_out(table: Table[State]) -> None:
    """A-5.8, A-R.2: steps a to c, each finished for all leaders before the next begins; d follows tile by tile."""
    state = table.state
    await pay_fame_points(table)
    await pay_goods(table)
    await pay_fomori(table)
    state.claims = [earnings(state, seat).tactics for seat in seats(state)]
    state.turn = state.starter
    state.phase = "tiles"
    await fill_display(table)


async def pay_fame_points(table: Table[State]) -> None:
    """A-5.9: step a."""
    for seat in turn_order(table.state):
        points = earned_fame(table.state, seat, earnings(table.state, seat))
        if points:
            await gain_fame(table, seat, points)


async def pay_goods(table: Table[State]) -> None:
    """A-5.10, A-R.6: step b. Missing discs are forfeited, scarce swords and shields are dealt one at a time."""
    state = table.state
    earned = [earnings(state, seat) for seat in seats(state)]
    order = turn_order(state)
    swords = dealt_in_turn([each.swords for each in earned], state.swords_left, order)
    arms = dealt_in_turn([each.shields for each in earned], state.arms_left, order)
    for seat in order:
        discs = min(earned[seat].discs, state.stock[seat])
        state.discs[seat] += discs
        take_away(state.stock, seat, discs)
        state.swords[seat] += swords[seat]
        state.swords_left -= swords[seat]
        state.arms[seat] += arms[seat]
        state.arms_left -= arms[seat]
        if discs or swords[seat] or arms[seat]:
            table.tell("goods-earned", seat=seat, discs=discs, swords=swords[seat], shields=arms[seat])


async def pay_fomori(table: Table[State]) -> None:
    """A-5.11, A-5.12, A-R.4, A-R.5: step c. As many Fomori as shown, unseen, and as much corruption."""
    state = table.state
    claims = [earnings(state, seat).fomori for seat in seats(state)]
    if fomori_supply(state) < sum(claims) and any(state.repelled):
        state.face_down = [down + up for down, up in zip(state.face_down, state.repelled, strict=True)]
        state.repelled = [0] * len(state.repelled)
        table.tell("fomori-reshuffled")
    dealt = dealt_in_turn(claims, fomori_supply(state), turn_order(state))
    for seat in turn_order(state):
        state.horde[seat] += dealt[seat]
        corruption = claims[seat] if state.options.shortage == "printed" else dealt[seat]
        if claims[seat]:
            table.tell("fomori-taken", seat=seat, fomori_taken=dealt[seat])
        if corruption:
            await gain_corruption(table, seat, corruption)


async def fill_display(table: Table[State]) -> None:
    """A-5.14, A-5.15, A-R.37: up to six; if the supply does not suffice, the used tiles are shuffled into it first."""
    state = table.state
    tiles = [TileId(tile) for tile in range(len(state.tile_supply))]
    missing = state.printed.constants.tactic_display - len(state.display)
    if sum(state.tile_supply) < missing:
        for tile in state.used_tiles:
            state.tile_supply[tile] += 1
        state.used_tiles = ()
    for _ in range(min(missing, sum(state.tile_supply))):
        tile = await table.chance(DISPLAY, tiles, state.tile_supply[:])
        take_away(state.tile_supply, tile)
        state.display += (tile,)


async def take_tiles(table: Table[State]) -> None:
    """A-5.14, A-R.7: step d. In turn order each leader takes his tiles; then the display is filled for the next."""
    state = table.state
    seat = state.turn
    if state.claims[seat] and state.display:
        await take_tile(table, seat)
        return
    state.claims[seat] = 0
    await fill_display(table)
    order = turn_order(state)
    if seat != order[-1]:
        state.turn = order[order.index(seat) + 1]
    else:
        await discard_cards(table)


async def take_tile(table: Table[State], seat: Seat) -> None:
    """One tile of the display. A master-builder works from the moment it is taken: A-15.10."""
    state = table.state
    law: Law = (bits_of(state.display), "A-5.14", "no-tile-on-display")
    tile = await table.decide(seat, TAKE, laws=(law,), always=state.options.asks_all)
    display = list(state.display)
    display.remove(tile)
    state.display = tuple(display)
    state.tiles[seat] += (tile,)
    take_away(state.claims, seat)
    if state.printed.tiles_of("hour_of_the_master_builder") >> tile & 1:
        state.builders[seat] += 1
    table.tell("tile-taken", seat=seat, tile=tile)


async def discard_cards(table: Table[State]) -> None:
    """A-5.16: step e. All four cards of every leader go to the discard pile, and the action phase begins."""
    state = table.state
    for fronts in state.fronts:
        state.discarded |= bits_of(fronts)
    state.rows = [()] * state.seats
    state.fronts = [()] * state.seats
    state.blocked = [()] * state.seats
    state.drawn = state.late = state.late_from = 0
    state.phase = "actions"
    await begin_turn(table, state.starter)
