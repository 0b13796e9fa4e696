"""Adversaries: what they change at the beginning, their rules for the whole game, and their escalation: S-18."""

from __future__ import annotations

from tuath.core.notation import Apply, Call, Effect, Expr, Word, statements
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.spirit_island.changes import succumb
from tuath.games.spirit_island.conditions import Case, names, number, places
from tuath.games.spirit_island.effects import VERBS, Settle, Use, carry_out
from tuath.games.spirit_island.effects import add as add_in_play
from tuath.games.spirit_island.material import Adversary
from tuath.games.spirit_island.moving import move as move_in_play
from tuath.games.spirit_island.queries import adversary, level
from tuath.games.spirit_island.questions import REVEAL
from tuath.games.spirit_island.spirits import remove_presence
from tuath.games.spirit_island.standing import library, stand
from tuath.games.spirit_island.state import GAME, NOWHERE, TURN, Standing, State, Task

BEFORE_EXPLORING = ("reveal", "explore")  # when an escalation happens: S-8.4
SETUP = "setup"
LATER = {"next_turn": TURN, "from_next_turn": GAME}
EVERYWHERE = ("wherever", "forgo_energy")

# ---- what holds, and what is prepared: S-18.1, S-2.15 ---------------------------------------------------------------


def let_rules_stand(state: State, rules: Effect) -> None:
    """S-15.5, S-18.1: for the whole game; rules are no actions."""
    for statement in rules:
        stand(state, statement, Standing(0, until=GAME))


def impose(state: State) -> None:
    """S-18.1: the rules of the level and of all below it."""
    foe = adversary(state)
    if foe is None:
        return
    for each in foe.levels[: level(state) + 1]:
        let_rules_stand(state, each.effect)
    if foe.loss is not None:
        let_rules_stand(state, foe.loss.effect)


def levels_to_prepare(foe: Adversary, level: int) -> list[int]:
    """S-2.15: in order, but what accelerates comes after all other invaders are placed."""
    found = [number for number in range(level + 1) if foe.levels[number].setup]
    return sorted(found, key=lambda number: is_accelerating(foe.levels[number].setup))


def is_accelerating(effect: Effect) -> bool:
    return any(isinstance(each, Call) and each.verb == "accelerate" for each in statements(effect))


async def prepare(table: Table[State], level: int) -> None:
    """S-18.2: on every board what the level says."""
    foe = adversary(table.state)
    assert foe is not None
    await carry_out(Use(table, 0, rule="S-18.2"), foe.levels[level].setup)


async def escalate(table: Table[State], settle: Settle) -> None:
    """S-8.4, S-18.3: what a card with the flag brings when it is carried out for the first time; no invader action."""
    foe = adversary(table.state)
    assert foe is not None
    table.tell("escalates")
    await carry_out(Use(table, 0, rule="S-8.4", settle=settle), foe.escalation.effect)


# ---- verbs of adversaries -------------------------------------------------------------------------------------------


async def lasting(use: Use, call: Call) -> None:
    """It holds as long as is said."""
    until = names(call.args[0])[0]
    here = NOWHERE if is_everywhere(call.block or ()) else use.here
    if until in LATER:
        begin_later(use.state, call, use.seat, here)
        return
    stand(use.state, call, Standing(0, use.seat, here, until, use.event, use.scope, use.power))
    await succumb(use.table)


def begin_later(state: State, call: Call, seat: Seat, here: int) -> None:
    """It begins when this turn is over."""
    next_turn = next((place for place, task in enumerate(state.agenda) if task.kind == "turn"), -1)
    place = library(state.printed).place[call]
    state.agenda.insert(next_turn + 1, Task("begin_lasting", seat, here, place))


async def begin_lasting(table: Table[State], task: Task) -> None:
    """For the next turn, or from then on."""
    call = library(table.state.printed).statements[task.number]
    assert isinstance(call, Call)
    row = Standing(0, task.seat, task.where, LATER[names(call.args[0])[0]])
    stand(table.state, call, row)
    await succumb(table)


def is_everywhere(effect: Effect) -> bool:
    """Does it speak of the island or of a spirit, not of the land where it was said?"""
    return all(isinstance(each, Call) and each.verb in EVERYWHERE for each in effect)


async def accelerate(use: Use, call: Call) -> None:
    """S-8.14, S-8.20: the topmost card of the lowest stage in the deck is discarded."""
    state = use.state
    for _ in range(number(use.case, call.args[0])):
        if not state.invader_deck:
            return
        lowest = min(state.invader_deck)
        take_out(state, state.invader_deck.index(lowest))
        card = await use.table.chance(REVEAL, members(state.unseen[lowest - 1]))
        state.unseen[lowest - 1] &= ~(1 << card)
        state.invaders_discarded |= 1 << card
        use.tally.discarded = card
        use.table.tell("accelerated", invader_card=card)
        use.table.reveal()


async def fear_pool(use: Use, call: Call) -> None:
    """S-2.2, S-11.6: so many markers more are needed for each card."""
    use.state.fear_pool += number(use.case, call.args[0])


async def put(use: Use, call: Call) -> None:
    """S-8.15, Brandenburg-Prussia 2: a card of the invader deck directly under another one; both are face down."""
    state = use.state
    moved, under = (place_of_card(state, card) for card in call.args)
    if moved is None or under is None:
        return  # S-20.5: what is impossible is skipped
    stage = state.invader_deck[moved]
    take_out(state, moved)
    under -= moved < under
    state.invader_deck = (*state.invader_deck[: under + 1], stage, *state.invader_deck[under + 1 :])


async def remove_from_game(use: Use, call: Call) -> None:
    """S-2.4: cards of the invader deck go to the box unseen; presence leaves the game as well."""
    if call.args[1] == Word("presence"):
        await remove_presence(use, call)
        return
    amount = use.amount(call.args[0]).most
    while amount and (place := place_of_card(use.state, call.args[1])) is not None:
        take_out(use.state, place)
        amount -= 1


def place_of_card(state: State, card: Expr) -> int | None:
    """The nearest card of a stage from that end of the invader deck."""
    match card:
        case Apply("card", (Word(deck),), (("stage", int(stage)),)):
            fitting = [place for place, each in enumerate(state.invader_deck) if each == stage]
            if not fitting:
                return None
            return fitting[-1] if deck.endswith(".bottom") else fitting[0]
    raise ValueError(f"{card} is no card of the invader deck")


def take_out(state: State, place: int) -> None:
    state.invader_deck = state.invader_deck[:place] + state.invader_deck[place + 1 :]


# ---- blight while the game is prepared: S-2.14 ----------------------------------------------------------------------


async def add(use: Use, call: Call) -> None:
    """S-2.14: in setup blight comes from the box, destroys nothing and does not cascade."""
    if use.state.phase != SETUP or call.args[1] != Word("blight"):
        await add_in_play(use, call)
    elif call.key("to") == Word("blight_card"):
        use.state.blight_left += number(use.case, call.args[0])
        use.table.tell("blight-card-filled", number=number(use.case, call.args[0]))
    else:
        use.state.blight[use.here] += number(use.case, call.args[0])
        use.table.tell("blighted", land=use.here, number=number(use.case, call.args[0]))


async def move(use: Use, call: Call) -> None:
    """Sweden 2: printed blight of one land goes to another one instead."""
    start, end = call.key("from"), call.key("to")
    if use.here != NOWHERE or start is None or end is None or call.args[1] != Word("blight"):
        await move_in_play(use, call)
        return
    state = use.state
    target = one_of(use.case, end)
    for land in [land for land in members(places(use.case, start)) if state.blight[land]]:
        use.table.tell("blight-moved", land=land, target=target, number=state.blight[land])
        state.blight[target] += state.blight[land]
        state.blight[land] = 0


def one_of(case: Case, place: Expr) -> int:
    return members(places(case, place))[0]


VERBS |= {
    "lasting": lasting,
    "accelerate": accelerate,
    "fear_pool": fear_pool,
    "put": put,
    "remove_from_game": remove_from_game,
    "add": add,
    "move": move,
}
