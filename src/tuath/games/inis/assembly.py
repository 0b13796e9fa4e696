"""Setup, and the Assembly phase with its six steps; the draft is the last of them."""

from __future__ import annotations

from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.inis.agenda import begin, push, window
from tuath.games.inis.cards import learn, receive
from tuath.games.inis.counting import pretenders
from tuath.games.inis.geometry import Spot, start_island
from tuath.games.inis.legality import any_territory_laws, capital_laws, card_laws
from tuath.games.inis.queries import (
    actions_in_use,
    advantage_bits,
    chieftain,
    conditions,
    conditions_met,
    in_play,
    in_turn,
    is_clockwise,
    next_player,
    seats,
    victor,
)
from tuath.games.inis.questions import CAPITAL, DEAL, FIRST_BRENN, KEEP, PASS_ON, START_CLAN, START_TILE, TOSS
from tuath.games.inis.state import (
    CLOCKWISE,
    CONDITIONS,
    COUNTERCLOCKWISE,
    NO_CARD,
    NOBODY,
    NOWHERE,
    Play,
    State,
    Task,
)
from tuath.games.inis.verbs import lay, turn_crows

# ---- setup: I-4 -----------------------------------------------------------------------------------------------------


def setup_tasks(seats: int, clans: int) -> list[Task]:
    """I-4.4 to I-4.10: tiles, Brenn and Capital, crows, clans, and a full Assembly."""
    tiles = [Task("start_tile", number=place) for place in range(seats)]
    return [*tiles, Task("first_brenn"), Task("start_clans", number=clans), Task("assembly")]


async def start_tile(table: Table[State], task: Task) -> None:
    """I-4.4, I-3.5: any of the tiles on the next place of the layout."""
    state = table.state
    spot = start_island(state.printed.layouts[state.seats])[task.number]
    tile = await table.chance(START_TILE, members(state.stack))
    state.stack &= ~(1 << tile)
    await lay(table, tile, Spot(spot))


async def first_brenn(table: Table[State], task: Task) -> None:
    """I-4.7, I-4.8: a random player; the Capital, a Sanctuary, and the crows."""
    state = table.state
    state.brenn = await table.chance(FIRST_BRENN, list(seats(state)))
    table.tell("brenn", seat=state.brenn)
    state.capital = await table.choose(state.brenn, CAPITAL, laws=lambda: capital_laws(state))
    table.tell("capital-stands", seat=state.brenn, territory=state.capital)
    state.direction = await toss(table)
    table.tell("crows-fly-clockwise" if is_clockwise(state) else "crows-fly-counterclockwise")
    push(state, Task("build_sanctuary", where=state.capital))


async def toss(table: Table[State]) -> int:
    """I-4.8, I-5.4: both sides are equally likely."""
    return COUNTERCLOCKWISE if await table.chance(TOSS, (0, 1)) else CLOCKWISE


async def start_clans(table: Table[State], task: Task) -> None:
    """I-4.9: so many rounds from the Brenn in turn, one clan each; the order is always the same."""
    state = table.state
    order = in_turn(state, state.brenn)
    push(state, *(Task("start_clan", seat) for _ in range(task.number) for seat in order))


async def start_clan(table: Table[State], task: Task) -> None:
    state, seat = table.state, task.seat
    where = await table.choose(seat, START_CLAN, laws=lambda: any_territory_laws(state))
    push(state, Task("place", seat, where, number=1))


# ---- the six steps: I-5 ---------------------------------------------------------------------------------------------


async def assembly(table: Table[State], task: Task) -> None:
    """I-4.10, I-5.0 to I-5.6: Brenn, victory, Advantage cards, crows, deal, draft."""
    state = table.state
    state.round += 1
    state.phase = "assembly"
    state.turn = NOBODY
    state.chronicle = tuple(line for line in state.chronicle if line.round == state.round - 1)
    table.tell("round-begins", round=state.round)
    push(
        state,
        window("assembly"),
        Task("name_brenn"),
        Task("check_victory"),
        Task("hand_out_advantages"),
        Task("ask_crows"),
        Task("gather_actions"),
        *deal_tasks(state),
        Task("draft_end"),
        Task("season"),
    )


async def name_brenn(table: Table[State], task: Task) -> None:
    """I-5.1, I-17.9: the chieftain of the Capital's territory; without one nothing changes."""
    state = table.state
    found = chieftain(state, state.capital)
    if found is None or found == state.brenn:
        table.tell("brenn-stays", seat=state.brenn)
        return
    state.brenn = found
    table.tell("brenn", seat=found)


async def check_victory(table: Table[State], task: Task) -> None:
    """I-5.2, I-12.3, I-12.7: each Pretender is counted; if nobody wins, all tokens go back."""
    state = table.state
    if not state.pretenders:
        table.tell("nobody-claims")
        return
    for seat in pretenders(state):
        table.tell("reckoned", seat=seat, number=conditions_met(state, seat))
    found = victor(state)
    if found is None:
        table.tell("nobody-wins")
        state.pretenders = 0
        return
    state.phase, state.winner = "over", found
    counts = conditions(state, found)
    state.ending = CONDITIONS[counts.index(max(counts))]
    state.agenda.clear()
    table.tell("wins", seat=found)


async def hand_out_advantages(table: Table[State], task: Task) -> None:
    """I-5.3: to the chieftain of each territory; without one the card stays in the display."""
    state = table.state
    for where in members(in_play(state)):
        card, found = state.printed.advantage_of[where], chieftain(state, where)
        if found is not None and state.display >> card & 1:
            state.display &= ~(1 << card)
            receive(state, found, card)
            table.tell("took-advantage", seat=found, card=card)


async def ask_crows(table: Table[State], task: Task) -> None:
    """I-5.4, I-14.3: compared with the direction before, in the first round with that of the setup."""
    await turn_crows(table, await toss(table))


# ---- dealing: I-5.5 -------------------------------------------------------------------------------------------------


async def gather_actions(table: Table[State], task: Task) -> None:
    """I-5.5: all Action cards in use are shuffled; what anybody knew of them is worth nothing any more."""
    state = table.state
    state.phase = "draft"
    state.undealt, state.pile, state.spent = actions_in_use(state), 0, 0
    state.thrown = [0] * state.seats
    state.aside, state.aside_by = NO_CARD, NOBODY
    state.deal = 0
    push(state, Task("event", number=0))


async def event(table: Table[State], task: Task) -> None:
    """I-16.5: what has waited for the deal (0) or for the end of the draft (1)."""
    state, name = table.state, ("deal", "draft_end")[task.number]
    due = [wait for wait in state.waits if wait.event == name]
    state.waits = tuple(wait for wait in state.waits if wait not in due)
    for row in due:
        begin(state, Play(row.seat, row.card, row.mode, inside=row.inside, is_off_table=True))


def deal_tasks(state: State) -> list[Task]:
    """I-5.5, I-6.1, I-13.2: one card aside; each deal is drafted before the next."""
    tasks = [Task("deal_aside")]
    for number, cards in enumerate(state.printed.deals[state.seats]):
        tasks += [Task("deal", to=number, number=cards)]
        for step in range(1, cards):
            tasks += [window("any_time"), Task("draft", number=step)]
        tasks += [Task("take_up")]
    return tasks


async def deal_aside(table: Table[State], task: Task) -> None:
    """I-5.5: face down, unless Cathbad's Word has done it already (I-16.5)."""
    state = table.state
    if state.aside == NO_CARD:
        state.aside = await table.chance(DEAL, members(state.undealt))
        state.undealt &= ~(1 << state.aside)


async def deal(table: Table[State], task: Task) -> None:
    """I-5.5: so many cards to each player, from the Brenn on."""
    state = table.state
    state.deal = task.to + 1
    for seat in in_turn(state, state.brenn):
        for _ in range(task.number):
            card = await table.chance(DEAL, members(state.undealt))
            state.undealt &= ~(1 << card)
            state.draft[seat] |= 1 << card
    table.tell("dealt", number=task.number)


# ---- the draft: I-6 -------------------------------------------------------------------------------------------------


async def draft(table: Table[State], task: Task) -> None:
    """I-6.1 to I-6.4, I-13.2, I-13.3: keep so many cards, pass the others on; all at once, and unseen.

    Cards kept before are among those to choose from. Whoever keeps more cards than are passed names the ones that go.
    """
    state = table.state
    state.draft_step = task.number
    state.kept = [0] * state.seats
    await table.each_in_secret({seat: keep(table, seat, task.number) for seat in seats(state)})
    passed = {seat: state.draft[seat] & ~state.kept[seat] for seat in seats(state)}
    for seat in seats(state):
        state.draft[seat] = state.kept[seat]
    for seat, cards in passed.items():
        state.draft[next_player(state, seat)] |= cards
        if cards.bit_count() == 1:  # the last step: what is passed now stays where it goes
            learn(state, seat, next_player(state, seat), cards)
    state.kept = [0] * state.seats
    table.tell("passed-on", number=passed[0].bit_count())


def draft_rule(state: State) -> str:
    return "I-13.2" if state.seats == 2 else "I-6.1"


async def keep(table: Table[State], seat: Seat, number: int) -> int:
    """I-6.1: the cards that stay, one by one; or the cards that go, if they are fewer."""
    state = table.state
    cards, rule = state.draft[seat], draft_rule(state)
    going = cards.bit_count() - number
    if going < number:
        state.kept[seat] = cards
        for _ in range(going):
            left = state.kept[seat]
            card = await table.choose(seat, PASS_ON, laws=card_laws(left, rule), rule=rule)
            state.kept[seat] &= ~(1 << card)
    else:
        for _ in range(number):
            left = cards & ~state.kept[seat]
            card = await table.choose(seat, KEEP, laws=card_laws(left, rule), rule=rule)
            state.kept[seat] |= 1 << card
    return state.kept[seat]


async def take_up(table: Table[State], task: Task) -> None:
    """I-6.3, I-13.3: the drafted cards are in the hand; they take no part in another draft."""
    state = table.state
    for seat in seats(state):
        for card in members(state.draft[seat]):
            receive(state, seat, card)
        state.draft[seat] = 0
    state.draft_step = 0


async def draft_end(table: Table[State], task: Task) -> None:
    """I-5.6: what waits for the end of the draft happens now."""
    push(table.state, Task("event", number=1))


# ---- the end of a round ---------------------------------------------------------------------------------------------


async def end_season(table: Table[State], task: Task) -> None:
    """I-7.7, I-7.8: Action cards are discarded, Epic Tales stay, Advantage cards lie open, the Festival is over."""
    state = table.state
    table.tell("season-ends")
    advantages = advantage_bits(state)
    for seat in seats(state):
        state.display |= state.hands[seat] & advantages
        state.pile |= state.hands[seat] & actions_in_use(state)
        state.hands[seat] &= ~(advantages | actions_in_use(state))
        for other in seats(state):
            state.seen[other * state.seats + seat] &= ~(advantages | actions_in_use(state))
    state.display |= state.turned
    state.turned = 0
    state.festival = NOWHERE
    state.declined = [0] * state.seats
    push(state, Task("assembly"))
