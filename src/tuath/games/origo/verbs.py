"""What happens: cards, shields, foundings, the actions of a turn, duels and tribal scorings."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.origo.legality import (
    attack_laws,
    duel_card_laws,
    exchange_laws,
    expand_laws,
    migrate_laws,
    move_laws,
    place_laws,
    reply_laws,
    sail_laws,
    sail_on_laws,
)
from tuath.games.origo.printed import FIELDS, Card, Field, Region
from tuath.games.origo.queries import (
    Points,
    attack_strength,
    attacker_leads,
    clan_points,
    clan_sets,
    country_points,
    defence_strength,
    duellist,
    gaps,
    is_founded,
    movable,
    movers,
    owner_of,
    sea_points,
    stop,
    supremacy_points,
    uncovered,
)
from tuath.games.origo.questions import (
    ADD,
    ATTACK_WITH,
    DRAW,
    DUEL,
    EXCHANGED,
    EXCHANGED_TOO,
    EXPAND_TO,
    EXPAND_WITH,
    MIGRATE_FROM,
    MIGRATE_TO,
    SAIL_FROM,
    SAIL_TO,
    WHAT_TO_ATTACK,
)
from tuath.games.origo.state import (
    CLANS,
    COUNTRIES,
    FOUNDING,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PATH,
    SEA_POWER,
    SOURCES,
    SUPREMACY,
    State,
)

# ---- cards ----------------------------------------------------------------------------------------------------------


async def draw(table: Table[State], seat: Seat) -> None:
    """O-3.5, O-R.5: any card of the draw pile, unseen by the others; a pile used up is made anew at once."""
    state = table.state
    left = [Card(card) for card, copies in enumerate(state.pile) if copies]
    card = await table.chance(DRAW, left, [state.pile[card] for card in left])
    take_away(state.pile, card)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    table.tell("drawn", to=seat, seat=seat, card=card)
    if state.options.shuffling == "at_once" and not any(state.pile) and any(state.discard):
        await reshuffle(table)


async def reshuffle(table: Table[State]) -> None:
    """O-3.5, O-R.5: the discard pile becomes the draw pile."""
    state = table.state
    state.pile, state.discard = state.discard, [0] * len(state.discard)
    state.shuffled = state.pile.copy()
    table.tell("reshuffled")


async def lay_off(table: Table[State], seat: Seat, card: Card) -> None:
    """A card leaves the hand; what is played or exchanged lies open for all to see (O-3.4)."""
    held = list(table.state.hands[seat])
    held.remove(card)
    table.state.hands[seat] = tuple(held)


async def show(table: Table[State], seat: Seat, card: Card) -> None:
    """O-R.17, O-R.47: a card of a duel tells the other side something; without consent it is not taken back."""
    await lay_off(table, seat, card)
    table.reveal()


# ---- shields --------------------------------------------------------------------------------------------------------


async def take_shield(table: Table[State], seat: Seat) -> None:
    """O-1.3, O-17.1, O-R.3: from the supply to the board; with the last one of a supply the last round has come."""
    state = table.state
    take_away(state.supply, seat)
    if not state.supply[seat]:
        await call_last_round(table, "shields")


async def cover(table: Table[State], seat: Seat, field: Field) -> None:
    """O-7.2, O-11.1, O-11.5, O-R.11: a shield on a field; who covers the last free one of a country founds it.

    A field that falls free in a founded country and is taken again founds nothing (O-R.28).
    """
    state = table.state
    state.shields[seat] |= 1 << field
    state.touched = field
    country = state.printed.region_of[field]
    if country in state.printed.countries and not is_founded(state, country) and not gaps(state, country):
        await found(table, seat, country)


async def found(table: Table[State], seat: Seat, country: Region) -> None:
    """O-11.2 to O-11.4, O-R.42: the stone, the advance, and a tribal scoring that will be due if the field is red."""
    state = table.state
    points, is_red = uncovered(state)
    state.founded += (country,)
    table.tell("founded", seat=seat, region=country, points=points)
    await advance(table, seat, points, FOUNDING)
    if is_red:
        state.due += 1
        table.tell("scoring-due")
    if len(state.founded) == len(state.printed.founding_track):
        await call_last_round(table, "founded")


async def call_last_round(table: Table[State], ending: str) -> None:
    """O-17.1, O-R.25: the game ends with this round; for the rest of it nothing else changes."""
    if not table.state.ending:
        table.state.ending = ending
        table.tell("last-round")


async def advance(table: Table[State], seat: Seat, points: int, source: int) -> None:
    """O-12.1, O-12.2: the leader moves on; steps that only an occupied space has caused are kept too."""
    state = table.state
    place = stop(state, seat, points)
    mine = seat * len(SOURCES)
    state.points[mine + source] += points
    state.points[mine + PATH] += place - state.leaders[seat] - points
    state.leaders[seat] = place


# ---- the actions ----------------------------------------------------------------------------------------------------


async def expand(table: Table[State], seat: Seat) -> None:
    """O-7.1, O-3.3: a card for a shield on a free field that it fits."""
    state = table.state
    state.uses -= 1
    state.played = await table.choose(seat, EXPAND_WITH, laws=lambda: expand_laws(state, seat))
    await lay_off(table, seat, state.played)
    field = await table.decide(
        seat, EXPAND_TO, laws=lambda: place_laws(state, seat, state.played), always=state.options.asks_all
    )
    table.tell("expanded", seat=seat, card=state.played, field=field)
    state.discard[state.played] += 1
    state.played = NO_CARD
    state.is_quiet = False
    await take_shield(table, seat)
    await cover(table, seat, field)


async def migrate(table: Table[State], seat: Seat) -> None:
    """O-9.1: one shield from a land field."""
    state = table.state
    origin = await table.decide(
        seat, MIGRATE_FROM, laws=lambda: migrate_laws(state, seat), always=state.options.asks_all
    )
    state.touched = origin
    target = await table.decide(
        seat, MIGRATE_TO, laws=lambda: move_laws(state, seat, origin, "O-9.1"), always=state.options.asks_all
    )
    table.tell("migrated", seat=seat, origin=origin, target=target)
    state.has_moved = True
    await move(table, seat, origin, target)


async def move(table: Table[State], seat: Seat, origin: Field, target: Field) -> None:
    """O-R.11, O-R.14: a move may found; a shield that has sailed stays one that has, wherever it goes in this turn."""
    state = table.state
    state.shields[seat] &= ~(1 << origin)
    if state.sailed >> origin & 1:
        state.sailed ^= 1 << origin | 1 << target
    await cover(table, seat, target)


async def exchange(table: Table[State], seat: Seat) -> None:
    """O-9.3: two cards to the discard pile, and only then two from the draw pile."""
    state = table.state
    for question in (EXCHANGED, EXCHANGED_TOO):
        card = await table.choose(seat, question, laws=lambda: exchange_laws(state, seat))
        await lay_off(table, seat, card)
        state.discard[card] += 1
        table.tell("exchanged", seat=seat, card=card)
    state.has_moved = True
    state.draws = state.printed.exchange
    state.phase = "exchange"


async def sail(table: Table[State], seat: Seat) -> None:
    """O-10.1: the first shield; then one after another, until the player is done."""
    state = table.state
    origin = await table.decide(seat, SAIL_FROM, laws=lambda: sail_laws(state, seat), always=state.options.asks_all)
    await sail_from(table, seat, Field(origin))


async def sail_on(table: Table[State], seat: Seat) -> None:
    """O-10.1: another shield, or back to the other actions."""
    state = table.state
    origin = await table.decide(seat, SAIL_FROM, laws=lambda: sail_on_laws(state, seat), always=state.options.asks_all)
    if origin == len(FIELDS):
        await end_sailing(table)
    else:
        await sail_from(table, seat, Field(origin))


async def sail_from(table: Table[State], seat: Seat, origin: Field) -> None:
    """O-10.1, O-10.2: to a free field, on the board as the moves before have left it."""
    state = table.state
    state.touched = origin
    target = await table.decide(
        seat, SAIL_TO, laws=lambda: move_laws(state, seat, origin, "O-10.1"), always=state.options.asks_all
    )
    table.tell("sailed", seat=seat, origin=origin, target=target)
    state.sailed |= 1 << origin
    await move(table, seat, origin, target)
    state.phase = "sailing"
    if not movable(state, seat) & state.printed.sea & ~state.sailed:
        await end_sailing(table)


async def end_sailing(table: Table[State]) -> None:
    """O-R.15: other actions may follow, and at most tables more sailing after them."""
    table.state.phase = "turn"
    table.state.has_sailed = table.state.options.sailing == "in_one_go"


# ---- attacks --------------------------------------------------------------------------------------------------------


async def attack(table: Table[State], seat: Seat) -> None:
    """O-8.3, O-R.47: the field, a first card, and a shield of the supply beside the defender's; then no way back."""
    state = table.state
    state.uses -= 1
    field = await table.choose(seat, WHAT_TO_ATTACK, laws=lambda: attack_laws(state, seat))
    defender = owner_of(state, field)
    assert defender is not None
    state.contested, state.touched, state.defender = field, field, defender
    card = await table.choose(seat, ATTACK_WITH, laws=lambda: duel_card_laws(state, seat))
    table.tell("attacked", seat=seat, other=defender, field=field, card=card)
    await show(table, seat, card)
    state.attack_cards = (card,)
    state.is_quiet = False
    state.is_opening = True
    await take_shield(table, seat)
    state.phase = "duel"


async def duel(table: Table[State]) -> None:
    """O-8.7, O-R.17: whoever does not lead adds a fitting card or has lost; in the opening the attacker may add more.

    Whoever is behind is asked, also without a fitting card: else the asking would tell.
    """
    state = table.state
    seat = duellist(state)
    question = ADD if state.is_opening and attacker_leads(state) else DUEL
    reply = await table.choose(seat, question, laws=lambda: reply_laws(state, seat))
    if reply < len(state.printed.cards):
        await play_in_duel(table, seat, Card(reply))
    elif question is ADD:
        state.is_opening = False
    else:
        await end_duel(table, loser=seat)


async def play_in_duel(table: Table[State], seat: Seat, card: Card) -> None:
    """O-8.4 to O-8.6: two more points of strength."""
    state = table.state
    await show(table, seat, card)
    if seat == state.turn:
        state.attack_cards += (card,)
    else:
        state.defence_cards += (card,)
        state.defended |= 1 << seat
    table.tell("duelled", seat=seat, card=card, attack=attack_strength(state), defence=defence_strength(state))


async def end_duel(table: Table[State], loser: Seat) -> None:
    """O-8.8, O-8.9, O-1.4: the beaten shield is out of the game, the cards are discarded."""
    state = table.state
    field, attacker, defender = Field(state.contested), state.turn, state.defender
    state.lost[loser] += 1
    if loser == defender:
        state.shields[defender] &= ~(1 << field)
        state.shields[attacker] |= 1 << field
        table.tell("attack-won", seat=attacker, other=defender, field=field)
    else:
        table.tell("attack-lost", seat=attacker, other=defender, field=field)
    for card in (*state.attack_cards, *state.defence_cards):
        state.discard[card] += 1
    state.attack_cards = state.defence_cards = ()
    state.contested, state.defender, state.is_opening = NOWHERE, NOBODY, False
    state.phase = "turn"


# ---- tribal scoring: O-13 -------------------------------------------------------------------------------------------


async def tribal_scoring(table: Table[State]) -> None:
    """O-13.1, O-13.2: clans, sea power and the countries one by one; leaders move after each of them."""
    table.tell("scoring-begins")
    await score_clans(table)
    await score_sea_power(table)
    for country in table.state.printed.countries:
        await score_country(table, Region(country))


async def score_clans(table: Table[State]) -> None:
    """O-13.2, O-R.6, O-R.38: place by place, or at some tables all clans of a player at once."""
    state = table.state
    if state.options.clan_moves == "in_total":
        points = clan_points(state)
        for seat in movers(state, points):
            await advance(table, seat, points[seat], CLANS)
            table.tell("clans-scored", seat=seat, points=points[seat], total=state.leaders[seat])
        return
    for place, size, points in clan_sets(state):
        for seat in movers(state, points):
            await advance(table, seat, points[seat], CLANS)
            table.tell("clan-scored", seat=seat, place=place, size=size, points=points[seat], total=state.leaders[seat])


async def score_sea_power(table: Table[State]) -> None:
    """O-15: sea power is scored for everybody who has any."""
    state = table.state
    points = sea_points(state)
    for seat in movers(state, points):
        await advance(table, seat, points[seat], SEA_POWER)
        table.tell("sea-scored", seat=seat, points=points[seat], total=state.leaders[seat])


async def score_country(table: Table[State], country: Region) -> None:
    """O-16.1, O-16.3, O-R.31: the values of the country, and two points more for supremacy, in one move."""
    state = table.state
    points, bonus = country_points(state, country), supremacy_points(state, country)
    both: Points = [each + more for each, more in zip(points, bonus, strict=True)]
    for seat in movers(state, both):
        await advance(table, seat, both[seat], COUNTRIES)
        mine = seat * len(SOURCES)
        state.points[mine + COUNTRIES] -= bonus[seat]
        state.points[mine + SUPREMACY] += bonus[seat]
        key = "supremacy-scored" if bonus[seat] else "country-scored"
        table.tell(key, seat=seat, region=country, points=both[seat], total=state.leaders[seat])
