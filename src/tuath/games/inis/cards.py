"""What happens to cards: drawing, taking, giving, throwing away, and who knows what."""

from __future__ import annotations

from tuath.core.notation import Call, statements
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.inis.agenda import begin, change, note_done, push, window
from tuath.games.inis.legality import card_laws, throw_laws
from tuath.games.inis.queries import (
    action_bits,
    bits_of_kind,
    effect_of,
    held,
    holder,
    in_turn,
    kind_of,
    paragraph,
    seats,
)
from tuath.games.inis.questions import (
    DRAW_EPIC,
    GIVE,
    KEEP_EPIC,
    PUT_ASIDE,
    SEARCH,
    TAKE_RANDOM,
    TAKE_SHOWN,
    THROW,
)
from tuath.games.inis.state import BESIDE_STOP, NO_CARD, NOBODY, NOWHERE, STOP, Draw, Play, State, Task

KINDS = ("action", "epic", "card")  # what ``Task.to`` means where a task is about a kind of card
SOME = 99  # any number, one at least

# ---- hands and what is known of them --------------------------------------------------------------------------------


def receive(state: State, seat: Seat, card: int) -> None:
    """Into the hand. Whoever gets a card wants to be asked again at moments declined before."""
    state.hands[seat] |= 1 << card
    state.declined[seat] = 0
    state.gains[seat] += 1
    for other in seats(state):
        state.seen[seat * state.seats + other] &= ~(1 << card)


def part_with(state: State, seat: Seat, card: int) -> None:
    """Out of the hand, for all to see."""
    state.hands[seat] &= ~(1 << card)
    for other in seats(state):
        state.seen[other * state.seats + seat] &= ~(1 << card)


def part_unseen(state: State, seat: Seat, card: int) -> None:
    """I-8.11, I-8.12: out of the hand, and nobody knows any more which Action cards are left in it."""
    state.hands[seat] &= ~(1 << card)
    for other in seats(state):
        state.seen[other * state.seats + seat] &= ~action_bits(state)


def learn(state: State, seat: Seat, other: Seat, cards: int) -> None:
    """A player knows that another holds these cards."""
    if seat != other:
        state.seen[seat * state.seats + other] |= cards


def hand_over(state: State, seat: Seat, to: Seat, card: int) -> None:
    """An Action card from one to another; only these two know which."""
    part_unseen(state, seat, card)
    receive(state, to, card)
    learn(state, seat, to, 1 << card)


# ---- discarding: I-8.3 ----------------------------------------------------------------------------------------------


def lay_down(state: State, seat: Seat, card: int) -> None:
    """I-8.3: a played card to its pile: Action cards face down, Epic Tales open, Advantage cards face down."""
    bit = 1 << card
    match kind_of(state, card):
        case "action":
            state.pile |= bit
            state.spent |= bit
        case "epic":
            discard_epic(state, seat, card)
        case _:
            state.turned |= bit


def discard_epic(state: State, seat: Seat, card: int) -> None:
    """I-8.3, I-16.8, I-17.4: open; and what a card does by itself when it is discarded happens."""
    state.discard |= 1 << card
    for place, mode in enumerate(state.printed.modes[card]):
        if mode.when == "this_discarded":
            begin(state, Play(seat, card, place, is_off_table=True))


async def throw(table: Table[State], task: Task) -> None:
    """I-8.12, I-15.10, I-17.11: cards of the own hand, one after another, as many as asked for or there are."""
    state, seat = table.state, task.seat
    kind = bits_of_kind(state, KINDS[task.to])
    if not task.number or not state.hands[seat] & kind:
        return
    may_stop = task.number >= SOME and state.plays[-1].discarded > 0
    rule = "I-10.11" if task.where != NOWHERE else paragraph(state, state.plays[-1])  # an attack is no card
    laws = throw_laws(state.hands[seat], kind, may_stop, rule)
    choice = await table.choose(seat, THROW, laws=laws, rule=rule)
    if choice == STOP:
        return
    change(state, discarded=state.plays[-1].discarded + 1)
    note_done(state, "discard")
    push(state, task._replace(number=task.number if task.number >= SOME else task.number - 1))
    throw_away(table, seat, choice - BESIDE_STOP)


def throw_away(table: Table[State], seat: Seat, card: int) -> None:
    """I-8.12: an Action card unseen, others for all to see."""
    state = table.state
    if kind_of(state, card) == "action":
        part_unseen(state, seat, card)
        state.pile |= 1 << card
        state.thrown[seat] |= 1 << card
        table.tell("threw-away-action", seat=seat)
        return
    part_with(state, seat, card)
    table.tell("threw-away", seat=seat, card=card)
    lay_down(state, seat, card)


# ---- Epic Tales -----------------------------------------------------------------------------------------------------


async def draw(table: Table[State], task: Task) -> None:
    """I-8.10, I-14.10: a draw can be made larger before it happens; ``to`` is how many are kept."""
    state = table.state
    if not task.number:
        return
    row = state.plays[-1] if state.plays else None
    of_gates = row is not None and row.card == NO_CARD
    state.draws.append(Draw(task.seat, task.number, task.to, of_gates))
    push(state, window("draw"), Task("draw_card"), Task("keep_epics"))


async def draw_more(table: Table[State], task: Task) -> None:
    """I-14.10: one card more, kept are as many as before."""
    row = table.state.draws[-1]
    table.state.draws[-1] = row._replace(number=row.number + task.number)


async def draw_card(table: Table[State], task: Task) -> None:
    """I-4.3, I-8.10: any card of the deck; when it is empty the discard pile becomes the deck."""
    state = table.state
    row = state.draws[-1]
    if not row.number:
        return
    if not state.deck:
        state.deck, state.discard = state.discard, 0
        if not state.deck:
            table.tell("no-epic")
            return
        table.tell("reshuffled")
    card = await table.chance(DRAW_EPIC, members(state.deck))
    state.deck &= ~(1 << card)
    state.draws[-1] = row._replace(number=row.number - 1, cards=row.cards | 1 << card)
    table.tell("drew", to=row.seat, seat=row.seat, card=card)
    push(state, Task("draw_card"))


async def keep_epics(table: Table[State], task: Task) -> None:
    """I-14.10: as many as the effect allows, the others to the open pile."""
    state = table.state
    row = state.draws[-1]
    if row.cards.bit_count() <= row.keep or not row.keep:
        state.draws.pop()
        await end_draw(table, row)
        return
    rule = keeping_rule(state)
    card = await table.choose(row.seat, KEEP_EPIC, laws=card_laws(row.cards, rule), rule=rule)
    state.draws[-1] = row._replace(cards=row.cards & ~(1 << card), keep=row.keep - 1)
    receive(state, row.seat, card)
    table.tell("kept", seat=row.seat)
    push(state, Task("keep_epics"))


def keeping_rule(state: State) -> str:
    """I-14.10: who may keep all that a card lets him draw has to choose because the draw has grown."""
    play = state.plays[-1]
    draws = (part for part in statements(effect_of(state, play)) if isinstance(part, Call) and part.verb == "draw")
    return paragraph(state, play) if any(part.key("keep") is not None for part in draws) else "I-14.10"


async def end_draw(table: Table[State], row: Draw) -> None:
    """What is left of a draw: into the hand if it may be kept, otherwise discarded. I-17.12: The Dagda like others."""
    state = table.state
    if row.keep and row.cards:
        note_done(state, "draw")
        table.tell("drew-epics", seat=row.seat, number=row.cards.bit_count())
    for card in members(row.cards):
        if row.keep:
            receive(state, row.seat, card)
        else:
            table.tell("discarded-epic", seat=row.seat, card=card)
            discard_epic(state, row.seat, card)


async def shuffle(table: Table[State], task: Task) -> None:
    """I-16.8: the discard pile into the deck."""
    state = table.state
    state.deck |= state.discard
    state.discard = 0
    table.tell("reshuffled")


async def reveal_each(table: Table[State], task: Task) -> None:
    """I-16.12, I-8.9: each opponent with Epic Tales, one at random."""
    state = table.state
    others = [other for other in in_turn(state, state.brenn) if other != task.seat]
    push(state, *(Task("reveal_one", other) for other in others if held(state, other, "epic")))


async def reveal_one(table: Table[State], task: Task) -> None:
    state, seat = table.state, task.seat
    card = await table.chance(TAKE_RANDOM, members(held(state, seat, "epic")))
    part_with(state, seat, card)
    state.shown |= 1 << card
    table.reveal()
    table.tell("shown", seat=seat, card=card)


async def take_shown(table: Table[State], task: Task) -> None:
    """I-16.12: keep one of the cards that were shown."""
    state, seat = table.state, task.seat
    if not state.shown:
        return
    card = await table.decide(
        seat, TAKE_SHOWN, laws=lambda: card_laws(state.shown, "I-16.12"), always=state.options.asks_all
    )
    state.shown &= ~(1 << card)
    receive(state, seat, card)
    for other in seats(state):
        learn(state, other, seat, 1 << card)
    table.tell("took-card", seat=seat, card=card)
    note_done(state, "take")


async def discard_shown(table: Table[State], task: Task) -> None:
    """I-16.12, I-17.12: what was shown and not taken."""
    state = table.state
    shown, state.shown = state.shown, 0
    for card in members(shown):
        discard_epic(state, task.seat, card)
        table.tell("discarded-epic", seat=task.seat, card=card)


async def look(table: Table[State], task: Task) -> None:
    """I-14.11, I-15.16: the cards of one opponent, for the eyes of one player."""
    state, seat, other = table.state, task.seat, task.to
    cards = held(state, other, KINDS[task.number])
    learn(state, seat, other, cards)
    table.reveal()
    table.tell("looked", seat=seat, other=other)
    for card in members(cards):
        table.tell("saw", to=seat, other=other, card=card)


# ---- Action cards ---------------------------------------------------------------------------------------------------


async def take_aside(table: Table[State], task: Task) -> None:
    """I-14.6, I-16.5, I-16.6: the card put aside, if there is one."""
    state, seat = table.state, task.seat
    card, knower = state.aside, state.aside_by
    if card == NO_CARD:
        return
    state.aside, state.aside_by = NO_CARD, NOBODY
    receive(state, seat, card)
    if knower != NOBODY:
        learn(state, knower, seat, 1 << card)
    table.tell("took-aside", seat=seat)
    table.tell("took-aside-card", to=seat, seat=seat, card=card)
    table.reveal()
    note_done(state, "take")


async def put_aside(table: Table[State], task: Task) -> None:
    """I-14.6, I-16.5: an Action card of the own hand; it may be the one just taken."""
    state, seat = table.state, task.seat
    own = held(state, seat, "action")
    if not own:
        return
    rule = paragraph(state, state.plays[-1])
    card = await table.choose(seat, PUT_ASIDE, laws=card_laws(own, rule), rule=rule)
    part_unseen(state, seat, card)
    state.aside, state.aside_by = card, seat
    table.tell("put-aside-done", seat=seat)


async def put_aside_from_deck(table: Table[State], task: Task) -> None:
    """I-16.5: secretly, any Action card in use."""
    state, seat = table.state, task.seat
    card = await table.choose(seat, PUT_ASIDE, laws=card_laws(state.undealt, "I-16.5"), rule="I-16.5")
    state.undealt &= ~(1 << card)
    state.aside, state.aside_by = card, seat
    table.tell("put-aside-done", seat=seat)


async def search(table: Table[State], task: Task) -> None:
    """I-15.5, I-8.12: a card of the Action discard pile; the others no longer know what is left in it."""
    state, seat = table.state, task.seat
    if not state.pile:
        return
    state.thrown[seat] |= state.pile
    card = await table.choose(seat, SEARCH, laws=lambda: card_laws(state.pile, "I-15.5"))
    state.pile &= ~(1 << card)
    state.spent = 0
    state.thrown = [0] * state.seats
    state.thrown[seat] = state.pile
    receive(state, seat, card)
    table.tell("searched", seat=seat)
    note_done(state, "take")


async def steal(table: Table[State], task: Task) -> None:
    """I-14.13, I-15.14: a random Action card; the one who loses it sees which."""
    state, seat, victim = table.state, task.seat, task.to
    cards = held(state, victim, "action")
    if not cards:
        return
    card = await table.chance(TAKE_RANDOM, members(cards))
    hand_over(state, victim, seat, card)
    change(state, givers=state.plays[-1].givers | 1 << victim)
    note_done(state, "take")
    table.reveal()
    table.tell("stole", seat=seat, other=victim)
    for one in (seat, victim):
        table.tell("stole-card", to=one, seat=seat, other=victim, card=card)


async def collect(table: Table[State], task: Task) -> None:
    """I-16.19: every opponent with Action cards gives one of their choice, all at the same time."""
    state, seat = table.state, task.seat
    givers = [other for other in seats(state) if other != seat and held(state, other, "action")]
    state.partner = seat
    given = await table.each_in_secret({giver: choose_gift(table, giver) for giver in givers})
    state.partner = NOBODY
    for giver, card in given.items():
        hand_over(state, giver, seat, card)
        change(state, givers=state.plays[-1].givers | 1 << giver)
        table.tell("gave", seat=giver, other=seat)
        for one in (giver, seat):
            table.tell("gave-card", to=one, seat=giver, other=seat, card=card)
        note_done(state, "take")


async def choose_gift(table: Table[State], seat: Seat) -> int:
    laws = card_laws(held(table.state, seat, "action"), "I-16.19")
    return int(await table.choose(seat, GIVE, laws=laws, rule="I-16.19"))


async def give_back(table: Table[State], task: Task) -> None:
    """I-14.13, I-16.19, I-8.9: one to each from whom one was taken; received cards may be used."""
    state = table.state
    givers = state.plays[-1].givers
    push(state, *(Task("give", task.seat, to=other) for other in in_turn(state, state.brenn) if givers >> other & 1))


async def give(table: Table[State], task: Task) -> None:
    state, seat, other = table.state, task.seat, task.to
    own = held(state, seat, "action")
    if not own:
        return
    state.partner = other
    rule = paragraph(state, state.plays[-1])
    card = await table.choose(seat, GIVE, laws=card_laws(own, rule), rule=rule)
    state.partner = NOBODY
    hand_over(state, seat, other, card)
    table.tell("gave", seat=seat, other=other)
    for one in (seat, other):
        table.tell("gave-card", to=one, seat=seat, other=other, card=card)


# ---- the card of an event, and Advantage cards ----------------------------------------------------------------------


async def take_that(table: Table[State], task: Task) -> None:
    """I-14.14, I-16.17: the card just played does not go to its pile."""
    change(table.state, 2, to=task.seat)
    note_done(table.state, "take")


async def give_that(table: Table[State], task: Task) -> None:
    """I-15.10: the card that was chosen goes to another player."""
    change(table.state, 2, to=task.to)


async def take_advantage(table: Table[State], task: Task) -> None:
    """I-15.2, I-17.7, I-14.5: from the display or another hand, unless it has been played in this round."""
    state, seat = table.state, task.seat
    card = state.printed.advantage_of[task.where]
    owner = holder(state, card)
    if state.display >> card & 1:
        state.display &= ~(1 << card)
    elif owner is not None and owner != seat:
        part_with(state, owner, card)
    else:
        return
    receive(state, seat, card)
    table.tell("took-advantage", seat=seat, card=card)
    note_done(state, "take")
