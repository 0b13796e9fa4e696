"""Power cards in the hands of spirits: played, gained, forgotten, reclaimed: S-6."""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.flat import take_away
from tuath.core.notation import Call, Expr, Word
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import change_energy, earn_card
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.material.material import Power
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.conditions import ALL, Amount, names
from tuath.games.spirit_island.state.queries.possible import LOOKED, piles_of
from tuath.games.spirit_island.state.queries.queries import (
    KEPT_IN_PLAY,
    RECLAIMED,
    cards_beside,
    counter,
    counter_of,
    said_on,
    seats,
    spirit,
)
from tuath.games.spirit_island.state.questions import (
    DAY,
    DECK,
    DRAW,
    FORGET,
    GIVE,
    HALF_PRICE,
    KEEP,
    PAY_INSTEAD,
    PLAY,
    RECLAIM,
    RECLAIM_OR_STOP,
)
from tuath.games.spirit_island.state.standing.library import awaited
from tuath.games.spirit_island.state.standing.panel import own_cards
from tuath.games.spirit_island.state.standing.special import affordable, cost
from tuath.games.spirit_island.state.standing.standing import (
    add_standing,
    applying,
    note_use,
    on_panel_when,
    uses,
)
from tuath.games.spirit_island.state.standing.wave import all_lent, set_aside
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ON,
    SETUP,
    STOP,
    YES,
    State,
    Unlocked,
)

CARDS_DRAWN = 4  # S-6.3
MINOR, MAJOR = 0, 1
USED_CARD = Word("used_card")
THIS, NOT = Word("this"), Word("no")
GAINED = "gained_without"  # the event of a new card that lacks an element
FORGOTTEN, FEAR_DECK = Word("forgotten"), Word("fear_deck")


async def play_cards(table: Table[State], seat: Seat) -> None:
    """S-6.1: up to the card plays, each paid."""
    state = table.state
    while state.plays[seat] > 0:
        ready = affordable(state, seat)
        if not ready:
            return
        offered = [STOP, *(card + BESIDE_STOP for card in ready)]
        chosen = await table.choose(seat, PLAY, offered, lambda: play_laws(state, seat))
        if chosen == STOP:
            return
        play(table, seat, chosen - BESIDE_STOP)


def play_laws(state: State, seat: Seat) -> Laws:
    """S-6.1, S-6.2: why a card is not offered."""
    hand = state.hands[seat]
    paid = bits_of(affordable(state, seat))
    return [
        (hand << BESIDE_STOP | 1 << STOP, "S-6.1", "not-in-hand"),
        (paid << BESIDE_STOP | 1 << STOP, "S-6.2", "too-dear"),
    ]


def play(table: Table[State], seat: Seat, card: int) -> None:
    state = table.state
    take_away(state.energy, seat, cost(state, state.printed.powers[card]))
    take_away(state.plays, seat)
    state.hands[seat] &= ~(1 << card)
    state.played[seat] |= 1 << card
    table.tell("card-played", seat=seat, power=card)


async def gain_power(use: Use, call: Call) -> None:
    """S-6.3: from a deck of choice draw 4, keep 1; S-6.8: or the next one of the own progression."""
    state, kind = use.state, names(call.args[0])[0]
    if kind not in ("any", "minor", "major"):
        await gain_day(use)
        return
    ready = progression(state, use.seat)
    if ready and kind in ("any", state.printed.powers[ready[0]].kind):  # [R] what must be of another kind is drawn
        await keep_power(use, ready[0], call.key("forget") != NOT, call.key("forget_alternative"))
        return
    deck = {"minor": MINOR, "major": MAJOR}.get(kind)
    if deck is None:
        deck = await use.table.choose(use.seat, DECK)
    state, wanted = use.state, call.key("draw")
    await draw(use.table, use.seat, deck, CARDS_DRAWN if wanted is None else use.number(wanted))
    cards = members(state.drawn[use.seat])
    if not cards:
        return
    kept = await choose_kept(use, cards, use.number(call.key("keep") or 1))
    use.tally.not_kept = state.drawn[use.seat] & ~bits_of(kept)
    await keep_days(use)
    state.drawn[use.seat] = 0
    discard(state, deck, use.tally.not_kept)
    for card in kept:
        await keep_power(use, card, call.key("forget") != NOT, call.key("forget_alternative"))


async def gain_day(use: Use) -> None:
    """S-22.17: one of the open cards beside the panel; a major one costs the forgetting of another."""
    days = members(use.state.days[use.seat])
    if days:
        card = days[0] if len(days) == 1 else await use.table.choose(use.seat, KEEP, days)
        use.state.days[use.seat] &= ~(1 << card)
        await keep_power(use, card, must_forget=True)


async def keep_days(use: Use) -> None:
    """S-22.17: so many of the cards that were not kept may join those beside the panel."""
    said = said_on(spirit(use.state, use.seat), "keep_days")
    for _ in range(sum(use.number(call.args[0]) for call in said)):
        left = members(use.tally.not_kept)
        chosen = await use.table.choose(use.seat, DAY, [STOP, *(card + BESIDE_STOP for card in left)]) if left else STOP
        if chosen == STOP:
            return
        use.state.days[use.seat] |= 1 << chosen - BESIDE_STOP
        use.tally.not_kept &= ~(1 << chosen - BESIDE_STOP)
        use.table.tell("day-kept", seat=use.seat, power=chosen - BESIDE_STOP)


async def choose_kept(use: Use, cards: Sequence[int], number: int) -> list[int]:
    """S-6.3: so many of them, one by one; nobody is asked where all are kept."""
    left, kept = list(cards), list[int]()
    while len(kept) < number < len(cards):
        kept.append(await use.table.choose(use.seat, KEEP, left))
        left.remove(kept[-1])
    return kept or left


def progression(state: State, seat: Seat) -> list[int]:
    """S-6.8: those cards of a simple spirit's list that still lie ready, in their order."""
    if state.options.progression != ON:
        return []
    elsewhere = set_aside(state) | all_lent(state)
    elsewhere |= state.minors | state.minors_discarded | state.majors | state.majors_discarded
    for pile in (*state.hands, *state.played, *state.discards, *state.drawn):
        elsewhere |= pile
    for other in seats(state):
        elsewhere |= cards_beside(state, other)
    return [card for card in spirit(state, seat).progression if not elsewhere >> card & 1]


async def keep_power(use: Use, card: int, must_forget: bool = True, price: Expr | None = None) -> None:
    """S-6.3: into the hand; a major card costs the forgetting of one, perhaps of itself, or a price instead."""
    state = use.state
    state.hands[use.seat] |= 1 << card
    use.table.tell("power-gained", seat=use.seat, power=card)
    use.tally.did.add(("power", "gained"))
    use.tally.gained = card
    await follow_gain(use, card)
    is_free = state.standing and any(applying(state, "no_forgetting", NOWHERE))
    if (
        must_forget
        and not is_free
        and state.printed.powers[card].kind == "major"
        and not await is_paid_instead(use, price)
    ):
        await forget_one(use)


async def is_paid_instead(use: Use, price: Expr | None) -> bool:
    """S-6.3: energy for which nothing need be forgotten, if whoever gains the card wants that and has it."""
    if price is None or use.number(price) > use.state.energy[use.seat]:
        return False
    use.ask_about(number=use.number(price))
    if await use.table.choose(use.seat, PAY_INSTEAD) != YES:
        return False
    change_energy(use.table, use.seat, -use.number(price))
    return True


async def follow_gain(use: Use, card: int) -> None:
    """S-15.14: what a special rule ties to a new card without an element, so often in a turn as it says."""
    state, seat = use.state, use.seat
    for row, call in on_panel_when(state, GAINED):
        if row.seat == seat:
            lacks = [names(event.args[0]) for event in awaited(call.args[0])]
            most, done = use.number(call.key("max") or ALL), counter(state, f"turn.{GAINED}", seat)
            if done < most and not any(is_wanted_card(state.printed.powers[card], each) for each in lacks):
                state.counters[counter_of(f"turn.{GAINED}", seat)] = done + 1
                await carry_out(Use(use.table, seat, actor=seat, rule="S-15.14"), call.block or ())


async def take(use: Use, call: Call) -> None:
    """So many of the cards that the target did not keep, or that somebody looked at."""
    for _ in range(use.number(call.args[0])):
        await take_one(use, call)


async def take_one(use: Use, call: Call) -> None:
    state, offered = use.state, use.tally.not_kept
    if call.key("from") == LOOKED:
        await take_looked(use)
    elif call.key("from") == USED_CARD:
        await take_used(use)
    elif call.key("from") == FEAR_DECK:
        earn_card(use.table)
    elif call.key("from") == FORGOTTEN:
        await take_forgotten(use)
    elif offered:
        card = await use.table.choose(use.seat, KEEP, members(offered))
        use.tally.not_kept &= ~(1 << card)
        state.minors_discarded &= ~(1 << card)
        state.majors_discarded &= ~(1 << card)
        await keep_power(use, card, must_forget=True)


async def take_used(use: Use) -> None:
    """S-22.22: the card that was used though nobody had chosen it, from the discard pile."""
    card = use.tally.used_card
    if card != NO_CARD and use.state.minors_discarded >> card & 1:
        use.state.minors_discarded &= ~(1 << card)
        await keep_power(use, card)


async def take_forgotten(use: Use) -> None:
    """S-22.5: a unique card of one's own that lies out of play."""
    state, seat = use.state, use.seat
    if state.forgotten[seat]:
        card = await use.table.choose(seat, KEEP, members(state.forgotten[seat]))
        state.forgotten[seat] &= ~(1 << card)
        await keep_power(use, card, must_forget=False)


async def take_looked(use: Use) -> None:
    """A power card that was looked at, which lies with whoever did."""
    looked = use.state.drawn[use.tally.looker] if use.tally.looker != NOBODY else 0
    if looked:
        card = (
            members(looked)[0] if looked.bit_count() == 1 else await use.table.choose(use.seat, KEEP, members(looked))
        )
        use.state.drawn[use.tally.looker] &= ~(1 << card)
        await keep_power(use, card, must_forget=True)


async def give_card(use: Use, call: Call) -> None:
    """A card of the hand goes to another spirit."""
    state, to = use.state, use.target if call.key("to") == Word("target") else use.actor
    if state.hands[use.seat] and to != use.seat:
        card = await use.table.choose(use.seat, GIVE, members(state.hands[use.seat]))
        state.hands[use.seat] &= ~(1 << card)
        state.hands[to] |= 1 << card
        use.table.tell("power-given", seat=use.seat, power=card, other=to)


async def play_card(use: Use, call: Call) -> None:
    """The card just gained, or one of the hand, for its price; it takes no card play."""
    state, seat, card = use.state, use.seat, use.tally.gained
    if call.key("from") is not None:
        card = await choose_to_play(use)
    if card == NO_CARD or not state.hands[seat] >> card & 1:
        return
    full = cost(state, state.printed.powers[card])
    price = await price_of(use, call, card)
    if price <= state.energy[seat]:
        state.plays[seat] += 1
        state.energy[seat] += full - price
        play(use.table, seat, card)


async def choose_to_play(use: Use) -> int:
    """S-6.1: a card of the hand that can be paid."""
    state, seat = use.state, use.seat
    hand = members(state.hands[seat])
    ready = [card for card in hand if cost(state, state.printed.powers[card]) <= state.energy[seat]]
    if not ready:
        return NO_CARD
    use.ask_about()
    offered = [card + BESIDE_STOP for card in ready]
    return await use.table.choose(seat, PLAY, offered, lambda: play_laws(state, seat)) - BESIDE_STOP


async def price_of(use: Use, call: Call, card: int) -> int:
    """S-6.1: the printed cost; S-22.30: or half of it, or nothing for a card that is forgotten when the turn ends."""
    state, seat = use.state, use.seat
    full = cost(state, state.printed.powers[card])
    if call.key("pay") == Word("cost"):
        return full
    half = (full + 1) // 2
    pays = half <= state.energy[seat] and await use.table.choose(seat, HALF_PRICE) == YES
    add_standing(state, call, Unlocked(0, seat, card, not pays, use.power))
    return half if pays else 0


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
    """S-6.4: the card itself, one by its name, or any that fit."""
    if call.args[0] == THIS:
        if own_cards(use.state, use.seat) >> use.power & 1:
            await forget_card(use, use.seat, use.power)
        return
    for _ in range(use.amount(call.args[0]).most):
        await forget_one(use, fitting_cards(use, call))


def fitting_cards(use: Use, call: Call) -> int:
    """S-6.4: own cards in the places that are named, or all; of a kind or with a name if it is said; as bits."""
    state, place = use.state, call.key("from")
    piles = {"hand": state.hands, "discard": state.discards, "play": state.played}  # not what lies beside: S-10.5
    own = own_cards(state, use.seat) if place is None else 0
    for zone in names(place) if place is not None else ():
        own |= piles[zone][use.seat]
    if len(call.args) < 2:
        return own
    wanted = names(call.args[1])
    return bits_of(card for card in members(own) if is_wanted_card(state.printed.powers[card], wanted))


def is_wanted_card(card: Power, wanted: Sequence[str]) -> bool:
    """Has it that kind, that name or one of those elements?"""
    gives = [element for element, number in zip(ELEMENTS, card.elements, strict=True) if number]
    return card.kind in wanted or card.id in wanted or any(each in wanted for each in gives)


async def forget_one(use: Use, own: int | None = None) -> None:
    """S-6.4: any own card, wherever it is, or one of these; it leaves the spirit for good."""
    seat = use.seat
    cards = members(own_cards(use.state, seat) if own is None else own)
    if not cards:
        return
    card = cards[0] if own is not None and len(cards) == 1 else await use.table.choose(seat, FORGET, cards)
    await forget_card(use, seat, card)


async def forget_card(use: Use, seat: Seat, card: int) -> None:
    """S-6.4: with its elements, if it is in play; S-15.7: unless it is kept."""
    state = use.state
    if state.hands[seat] >> card & 1 and await is_kept(use, seat, card):
        return
    for pile in (state.hands, state.played, state.discards):
        pile[seat] &= ~(1 << card)
    kind = state.printed.powers[card].kind
    if kind == "unique":
        state.forgotten[seat] |= 1 << card if state.phase != SETUP else 0
    else:
        discard(state, MINOR if kind == "minor" else MAJOR, 1 << card)
    use.table.tell("power-forgotten", seat=seat, power=card)
    use.tally.did.add(("forget", "this" if card == use.power else state.printed.powers[card].id))


async def is_kept(use: Use, seat: Seat, card: int) -> bool:
    """S-15.7: a rule of the spirit may change that a card of its hand is forgotten, once in every action."""
    state = use.state
    for row, call in list(on_panel_when(state, "would_forget", what="hand")):
        if row.seat == seat and not uses(state, row):
            own = Use(use.table, seat, actor=seat, rule="S-15.7", cause=use.cause)
            own.tally.that_card = card
            await carry_out(own, call.block or ())
            if not state.hands[seat] >> card & 1:
                note_use(state, row)
                return True
    return False


async def discard_that(use: Use, call: Call) -> None:
    """The card to which something would happen, or all that were looked at."""
    if call.args[1] == LOOKED:
        discard_looked(use)
        return
    if call.args[1] == Word("this"):
        return  # S-14.11: an event is discarded when it is finished
    if call.args[1] == Word("fear_card.earned"):
        discard_earned(use, use.amount(call.args[0]).most)
        return
    if call.args[1] != Word("that_card"):
        raise ValueError(f"{call.args[1]} is no card of which is spoken")
    discard_card(use.table, use.seat, use.tally.that_card)


def discard_looked(use: Use) -> None:
    """Power cards that were looked at and nobody took."""
    state = use.state
    for card in members(state.drawn[use.tally.looker]) if use.tally.looker != NOBODY else ():
        discard(state, MINOR if state.printed.powers[card].kind == "minor" else MAJOR, 1 << card)
        state.drawn[use.tally.looker] &= ~(1 << card)


def discard_earned(use: Use, number: int) -> None:
    """S-11.3: earned fear cards are discarded unseen, or as they were turned up."""
    state = use.state
    gone = min(number, state.fear_earned)
    state.fear_earned -= gone
    faces = [face for face in state.fear_faces[:gone] if face != NO_CARD]
    state.fear_discarded |= bits_of(faces)
    state.fear_faces = state.fear_faces[gone:]
    if gone:
        use.table.tell("fear-cards-discarded", number=gone)


def discard_card(table: Table[State], seat: Seat, card: int) -> None:
    """From the hand, or from play with its elements, to the own discard pile."""
    table.state.hands[seat] &= ~(1 << card)
    table.state.played[seat] &= ~(1 << card)
    table.state.discards[seat] |= 1 << card
    table.tell("power-discarded", seat=seat, power=card)


async def reclaim(use: Use, call: Call) -> None:
    """S-6.5: from the own discard pile, or from play where the effect says so; half of them, rounded up."""
    state, seat = use.state, use.seat
    piles = piles_of(state, call)
    if state.standing and any(pile[seat] for pile in piles):
        state.counters[counter_of(RECLAIMED, seat)] = 1
    if call.args[0] == Word("all"):
        for pile in piles:
            reclaim_all(use.table, seat, pile)
        return
    there = sum(pile[seat].bit_count() for pile in piles)
    half = (there + 1) // 2
    quantity = Amount(half, half) if call.args[0] == Word("half_up") else use.amount(call.args[0])
    for done in range(min(quantity.most, there)):
        cards = sorted(card for pile in piles for card in members(pile[seat]))
        is_open = len(piles) > 1 and done >= quantity.least
        is_certain = quantity.most - done >= len(cards) and not is_open
        card = cards[0] if is_certain else await choose_reclaimed(use, cards, is_open)
        if card == NO_CARD:
            return
        for pile in piles:
            pile[seat] &= ~(1 << card)
        state.hands[seat] |= 1 << card
        use.table.tell("power-reclaimed", seat=seat, power=card)


async def choose_reclaimed(use: Use, cards: Sequence[int], may_stop: bool) -> int:
    """S-6.7: a card that is reclaimed from play takes its elements along, so that one may want none."""
    if not may_stop:
        card: int = await use.table.choose(use.seat, RECLAIM, cards)
        return card
    use.ask_about()
    offered = [STOP, *(card + BESIDE_STOP for card in cards)]
    return int(await use.table.choose(use.seat, RECLAIM_OR_STOP, offered)) - BESIDE_STOP


def reclaim_all(table: Table[State], seat: Seat, pile: list[int]) -> None:
    """S-6.5: one line for all of them."""
    if pile[seat]:
        table.tell("powers-reclaimed", seat=seat, number=pile[seat].bit_count())
    table.state.hands[seat] |= pile[seat]
    pile[seat] = 0


async def keep_in_play(use: Use, call: Call) -> None:
    """S-10.5: the card just gained lies beside the spirit, for the rest of the game: in no hand, play or discard."""
    card, seat = use.tally.gained, use.seat
    if card == NO_CARD or not use.state.hands[seat] >> card & 1:
        return
    use.state.hands[seat] &= ~(1 << card)
    use.state.counters[counter_of(KEPT_IN_PLAY, seat)] = cards_beside(use.state, seat) | 1 << card
    use.table.tell("card-kept-in-play", seat=seat, power=card)


VERBS: Verbs = {
    "power": gain_power,
    "forget": forget,
    "reclaim": reclaim,
    "take": take,
    "give_card": give_card,
    "play_card": play_card,
    "discard_top": discard_top,
    "keep_in_play": keep_in_play,
    "discard": discard_that,
}
