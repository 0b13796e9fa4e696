"""Adversaries: what they change at the beginning, their rules for the whole game, and their escalation: S-18."""

from __future__ import annotations

import dataclasses

from tuath.core.flat import take_away
from tuath.core.notation import Apply, Call, Effect, Expr, Op, Stmt, Text, Word, expressions, statements
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import PANEL, due_name, put_presence, take_piece
from tuath.games.spirit_island.action.effects import AfterAction, Use, Verbs, carry_out, pieces_meant
from tuath.games.spirit_island.material.geometry import TERRAINS
from tuath.games.spirit_island.material.material import Adversary, cause_of
from tuath.games.spirit_island.material.pieces import LAND_TOKENS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.decks import EVENTS_LAID, move_laid, note_laid
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.possible import LOOKED
from tuath.games.spirit_island.state.queries.queries import (
    INVADERS_GONE,
    PRESENCE_GONE,
    beside,
    counter,
    counter_of,
    extra_board,
    foes,
    hidden_name,
    isle,
    lay_beside,
    presence,
    seats,
    tokens_of,
)
from tuath.games.spirit_island.state.questions import SHOWN_TERRAIN
from tuath.games.spirit_island.state.standing.standing import add_standing, applying
from tuath.games.spirit_island.state.state import (
    GAME,
    HOST,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SETUP,
    STAGE_COUNT,
    PrepareAdversary,
    Reminder,
    Standing,
    State,
)
from tuath.games.spirit_island.verbs.decks import put_looked, take_out, turn_over, unseen_card
from tuath.games.spirit_island.verbs.event_deck import put_event_under
from tuath.games.spirit_island.verbs.piles import (
    CARD_BLIGHT,
    FEAR_CARD_ON_TOP,
    PUT_BACK,
    remove_blight,
    remove_fear_card,
)
from tuath.games.spirit_island.verbs.presence import remove_destroyed, remove_presence

BEFORE_EXPLORING = ("reveal", "explore")  # when an escalation happens: S-8.4
NOT_CARRIED_OUT = "not_carried_out"  # a counter: invader cards on a space that no step has carried out, as bits: S-8.22
CARRIED_OUT = "carried_out"  # a counter: invader cards with a flag that some step has carried out, as bits: S-8.22
SHOWN_LANDS = Apply("matches", (Word("explore"),))  # an escalation that reads what the card shows

# ---- what holds, and what is prepared: S-18.1, S-2.15 ---------------------------------------------------------------


def hold_all_game(state: State, rules: Effect) -> None:
    """S-15.5, S-18.1: for the whole game; rules are no actions."""
    for statement in rules:
        add_standing(state, statement, Standing(0, until=GAME))


def impose(state: State) -> None:
    """S-18.1: the rules of the level and of all below it; S-20.5: those of both adversaries."""
    for foe in foes(state):
        hold_all_game(state, foe.rules)
        for call in [each for each in foe.rules if isinstance(each, Call) and each.verb == "panel_markers"]:
            lay_beside(state, PANEL, "marker", number(Case(state), call.args[0]))


def preparations(state: State) -> list[PrepareAdversary]:
    """S-2.15, S-20.5: the supporting adversary first, each in the order of its levels; what accelerates comes last."""
    found = [
        (PrepareAdversary(place, number), each.setup)
        for place, foe in reversed([*enumerate(foes(state))])
        for number, each in enumerate(foe.levels)
        if each.setup
    ]
    return [task for task, _ in sorted(found, key=lambda each: is_accelerating(each[1]))]


def is_accelerating(effect: Effect) -> bool:
    return any(isinstance(each, Call) and each.verb == "accelerate" for each in statements(effect))


async def prepare_level(table: Table[State], place: int, level: int) -> None:
    """S-18.2: on every board what the level says; S-20.3: but on an extra board hardly anything of it."""
    state = table.state
    foe, extra = foes(state)[place].adversary, extra_board(state)
    setup, cause = foe.levels[level].setup, cause_of_foe(state, foe)
    await carry_out(Use(table, HOST, actor=NOBODY, scope=~extra, rule="S-18.2", cause=cause), setup)
    if extra:
        await carry_out(Use(table, HOST, actor=NOBODY, scope=extra, rule="S-20.3", cause=cause), tokens_only(setup))


def cause_of_foe(state: State, foe: Adversary) -> int:
    return cause_of(state.printed, "adversaries", state.printed.adversary_index[foe.id])


def tokens_only(setup: Effect) -> Effect:
    """S-20.3, S-20.12: what a setup does on an extra board: it brings neither invaders nor blight, but tokens."""
    return tuple(left for statement in setup if (left := without_invaders(statement)) is not None)


def without_invaders(statement: Stmt) -> Stmt | None:
    match statement:
        case Call("each_board" | "at", block=block) if block is not None:
            left = tokens_only(block)
            return dataclasses.replace(statement, block=left) if left else None
        case Call("add", (_, Word(what), *_)) if what in LAND_TOKENS and what != "blight":
            return statement
    return None


# ---- escalation: S-8.4, S-20.5 --------------------------------------------------------------------------------------


def called_by(state: State, card: int) -> list[int]:
    """S-8.4: the leading adversary with a flag on the card; S-20.5: the supporting one with every stage III card."""
    shown = state.printed.invader_cards[card]
    called = (shown.escalation, shown.stage == STAGE_COUNT)
    return [place for place, _ in enumerate(foes(state)) if called[place]]


def escalating(state: State, card: int) -> list[int]:
    """S-8.22: whom a card calls that is carried out now for the first time; it may come back, and then calls nobody."""
    called, before = called_by(state, card), state.counters.get(CARRIED_OUT, 0)
    if not called or before >> card & 1:
        return []
    state.counters[CARRIED_OUT] = before | 1 << card
    return [] if any(applying(state, "no_escalation", NOWHERE)) else called


async def escalate(table: Table[State], place: int, card: int, after_action: AfterAction) -> None:
    """S-18.3: what a card brings when it is carried out for the first time; no invader action."""
    state = table.state
    foe = foes(state)[place].adversary
    table.tell("escalates", adversary=state.printed.adversary_index[foe.id])
    effect = foe.escalation.effect
    is_about_card = SHOWN_LANDS in expressions(effect)
    use = Use(table, HOST, actor=NOBODY, rule="S-8.4", cause=cause_of_foe(state, foe), after_action=after_action)
    if is_about_card:
        use.scope, use.card = await one_terrain(table, card), card
    await carry_out(use, effect)


async def one_terrain(table: Table[State], card: int) -> int:
    """S-20.5, S-20.10: where a card shows two terrains only the lands of one of them count, by chance; as bits."""
    state = table.state
    shown = state.printed.invader_cards[card].match
    if len(shown) == 1:
        return -1
    drawn = await table.chance(SHOWN_TERRAIN, [TERRAINS.index(each) for each in shown])
    table.tell("terrain-drawn", drawn_terrain=drawn)
    return isle(state).terrain[TERRAINS[drawn]]


# ---- verbs of adversaries -------------------------------------------------------------------------------------------


async def accelerate(use: Use, call: Call) -> None:
    """S-8.14, S-8.20: the topmost card of the lowest stage in the deck is discarded."""
    state = use.state
    for _ in range(use.number(call.args[0])):
        if not state.invader_deck:
            return
        lowest = min(state.invader_deck)
        card = await turn_over(use.table, state.invader_deck.index(lowest))
        state.invaders_discarded |= 1 << card
        use.tally.discarded = card
        use.table.tell("accelerated", invader_card=card)
        use.table.reveal()


async def fear_pool(use: Use, call: Call) -> None:
    """S-2.2, S-11.6: so many markers more are needed for each card."""
    use.state.fear_pool += use.number(call.args[0])


async def put(use: Use, call: Call) -> None:
    """S-8.15, Brandenburg-Prussia 2: a card of the invader deck under another one and so many in all; face down."""
    if call.args[0] == LOOKED:
        await put_looked(use)
    elif call.args[0] in PUT_BACK:
        await PUT_BACK[call.args[0]](use, call)
    elif call.args[0] == Word("reminder_card"):
        remind(use, use.number(call.key("under") or 0))
    elif call.args[1] == Word("fear_deck.top"):
        hide(use, call)
    elif call.args[1] == Word("build_space"):
        await come_up(use)
    elif call.args[1] == Word("event_deck.top"):
        lay_event(use, call)
    else:
        await put_under(use, call)


def remind(use: Use, above: int) -> None:
    """S-8.19, Habsburg 5: a reminder card under so many cards of the invader deck."""
    use.state.reminders = (*use.state.reminders, Reminder("reminder_card", above))
    use.table.tell("reminder-laid", number=above)


def lay_event(use: Use, call: Call) -> None:
    """S-18.15, France 2: an event of the deck under so many of its cards; S-20.5, S-20.6: without it nothing."""
    state = use.state
    match call.args[0]:
        case Apply("card", (Text(id),)) if state.events >> state.printed.event_index[id] & 1:
            card, above = state.printed.event_index[id], use.number(call.key("under") or 0)
            state.events &= ~(1 << card)
            put_event_under(state, card, above)
            if state.phase == SETUP:
                state.counters[EVENTS_LAID] = state.counters.get(EVENTS_LAID, 0) | 1 << card
            use.table.tell("event-put-back", event=card, number=above)


def hide(use: Use, call: Call) -> None:
    """S-18.12, Russia 5: an unused invader card of a stage under so many cards of the fear deck."""
    state, stage = use.state, stage_of(call.args[0])
    above = min(use.number(call.key("under") or 0), sum(state.fear_deck))
    state.counters[hidden_name(stage)] = sum(state.fear_deck) - above + 1
    use.table.tell("card-hidden", stage=stage, number=above)


def stage_of(card: Expr) -> int:
    match card:
        case Apply("card", _, (("stage", int(stage)),)):
            return stage
    raise ValueError(f"{card} is of no stage")


async def come_up(use: Use) -> None:
    """S-18.5, Russia 5: invader cards that were reached in the fear deck go to the build space, face up."""
    state = use.state
    for stage in [each for each in range(1, STAGE_COUNT + 1) if state.counters.pop(due_name(each), 0)]:
        card = await unseen_card(use.table, stage)
        state.building = (*state.building, card)
        state.counters[NOT_CARRIED_OUT] = state.counters.get(NOT_CARRIED_OUT, 0) | 1 << card
        use.table.tell("card-comes-up", invader_card=card)
        use.table.reveal()


async def put_under(use: Use, call: Call) -> None:
    """S-8.15, S-8.19: a card of the invader deck under another one; as many as before lie above a reminder."""
    state, below = use.state, use.number(call.key("under") or 1)
    reminders = state.reminders
    moved, under = (card_index(use, card) for card in call.args)
    if moved is None or under is None:
        return  # S-20.5: what is impossible is skipped
    stage = state.invader_deck[moved]
    take_out(state, moved)
    under -= moved < under
    lies = len(state.invader_deck) - (under + below)  # so many lie below it then
    move_laid(state, lambda each: each + (each >= lies))
    state.invader_deck = (*state.invader_deck[: under + below], stage, *state.invader_deck[under + below :])
    state.reminders = reminders
    if state.phase == SETUP:
        note_laid(state, under + below)


async def take_markers(use: Use, call: Call) -> None:
    """S-18.9: so many markers less on the panel, as far as there are any."""
    gone = min(use.number(call.args[0]), beside(use.state, PANEL, "marker"))
    if gone:
        lay_beside(use.state, PANEL, "marker", -gone)
        use.table.tell("markers-taken", number=gone, left=beside(use.state, PANEL, "marker"))


async def remove_from_game(use: Use, call: Call) -> None:
    """S-2.4: cards of the invader deck go to the box unseen; presence leaves the game as well."""
    if call.args[1] == Word("presence"):
        await remove_presence(use, call)
        return
    if call.args[1] == Word("any"):
        await remove_all(use)
        return
    if call.args[1] == Word("blight") and use.here != NOWHERE:
        box_blight(use, use.amount(call.args[0]).most)
        return
    if call.args[1] == Word("presence.destroyed"):
        remove_destroyed(use, use.amount(call.args[0]).most)
        return
    if call.args[1] == CARD_BLIGHT:
        await remove_blight(use, call)
        return
    if call.args[1] == FEAR_CARD_ON_TOP:
        for _ in range(use.amount(call.args[0]).most):
            remove_fear_card(use)
        return
    amount = use.amount(call.args[0]).most
    while amount and (place := card_index(use, call.args[1])) is not None:
        card = take_out(use.state, place)
        if card != NO_CARD:
            use.state.counters[INVADERS_GONE] = use.state.counters.get(INVADERS_GONE, 0) | 1 << card
        amount -= 1


EVERY_FIGURE = Op("|", Word("invader"), Word("dahan"))


async def remove_all(use: Use) -> None:
    """S-19.9: all pieces of this land leave the game, presence too; blight goes to the box."""
    state, land = use.state, use.here
    for one in pieces_meant(use, EVERY_FIGURE):
        take_piece(state, land, one)
    for kind in LAND_TOKENS:
        tokens_of(state, kind)[land] = 0
    for seat in seats(state):
        gone = presence(state, seat, land)
        put_presence(state, seat, land, -gone)
        state.counters[counter_of(PRESENCE_GONE, seat)] = counter(state, PRESENCE_GONE, seat) + gone
    use.table.tell("all-removed", land=land)


def box_blight(use: Use, most: int) -> None:
    """S-10.4: blight of this land goes to the box, not to its card."""
    number = min(most, use.state.blight[use.here])
    take_away(use.state.blight, use.here, number)
    if number:
        use.table.tell("blight-boxed", land=use.here, number=number)


def topmost_in_order(state: State) -> int | None:
    """S-14.17: the top card, but none that lies above cards of a lower stage, where setup has put it."""
    deck = state.invader_deck
    fitting = [place for place, each in enumerate(deck) if each == min(deck[place:])]
    return fitting[0] if fitting else None


async def each_card(use: Use, call: Call) -> None:
    """Russia 4: with every card of a stage in the invader deck, from the top."""
    stage = call.key("stage")
    for nth in range(use.state.invader_deck.count(stage)):
        use.tally.that_card = [place for place, each in enumerate(use.state.invader_deck) if each == stage][nth]
        await carry_out(use, call.block or ())


def card_index(use: Use, card: Expr) -> int | None:
    """The nearest card of a stage from that end of the invader deck, or the one of which is spoken."""
    match card:
        case Apply("card", (Word(deck),), (("stage", int(stage)),)):
            fitting = [place for place, each in enumerate(use.state.invader_deck) if each == stage]
            if not fitting:
                return None
            return fitting[-1] if deck.endswith(".bottom") else fitting[0]
        case Word("invader_deck.top"):
            return topmost_in_order(use.state)
        case Word("that_card"):
            return use.tally.that_card
    raise ValueError(f"{card} is no card of the invader deck")


VERBS: Verbs = {
    "accelerate": accelerate,
    "fear_pool": fear_pool,
    "put": put,
    "each_card": each_card,
    "take_markers": take_markers,
    "remove_from_game": remove_from_game,
}
