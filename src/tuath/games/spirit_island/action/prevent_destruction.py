"""Prevented destruction: what would be destroyed and is not: S-9.11, S-15.7.

A rule that spares pieces changes the action that would destroy them. It holds for the first of them, or for so many,
in every action anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from tuath.core.notation import Call, Stmt, statements
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import destroy_presence, exchange, recover
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import family_of
from tuath.games.spirit_island.material.pieces import PIECE_KINDS, Piece, is_invader, kind_of
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import decider
from tuath.games.spirit_island.state.questions import ISOLATION
from tuath.games.spirit_island.state.standing.standing import applying, concerns, count_use, note_use, uses, waiting
from tuath.games.spirit_island.state.state import NOBODY, YES, Standing, State

FEWER = "destroy_fewer"


async def is_spared(table: Table[State], land: Land, one: Piece, in_power: bool, by_damage: bool) -> bool:
    """S-9.14, S-15.1, S-15.7: does a rule keep this piece from destruction?"""
    if not sparing(table.state, land, PIECE_KINDS[kind_of(one)]):
        return False
    use = Use(
        table, decider(table.state, land), land, actor=NOBODY, rule="S-15.7", event_pieces=(one,), in_power=in_power
    )
    return await spare(use, one, by_damage)


async def spare(use: Use, one: Piece, by_damage: bool = False) -> bool:
    """S-15.7: the first rule that can and, where isolation is to be lifted, shall.

    S-9.9: from damage it is healed first, or it would fall by the old one where it is pushed.
    """
    what = PIECE_KINDS[kind_of(one)]
    for row, call in sparing(use.state, use.here, what):
        if not await is_way_open(use, call, one):
            continue
        note_use(use.state, row, use.here)  # before it is pushed to where it may fall again
        spared = use.state.happened[-1]
        if by_damage:
            use.event_pieces = (recover(use.state, use.here, one),)
        await carry_out(use, call.block or ())
        if (FEWER, what) in use.tally.did:
            return True
        use.state.happened = tuple(each for each in use.state.happened if each is not spared)
        if by_damage:
            exchange(use.state, use.here, use.event_pieces[0], one)
    return False


def sparing(state: State, land: Land, what: str) -> list[tuple[Standing, Call]]:
    """S-15.1: rules that keep such pieces from destruction and have not done so too often in this action."""
    found = waiting(state, "would_destroy", land, what) if state.standing else ()
    return [(row, call) for row, call in found if times_left(state, row, call) > 0]


def times_left(state: State, row: Standing, call: Call) -> int:
    """S-15.1: how many more it spares in the action under way."""
    said = [each for each in statements(call.block or ()) if is_call(each, FEWER)]
    most = sum(number(Case(state, row.seat), each.args[0]) for each in said if isinstance(each, Call))
    return most - uses(state, row)


def is_call(statement: Stmt, verb: str) -> bool:
    return isinstance(statement, Call) and statement.verb == verb


def says(call: Call, verb: str) -> bool:
    """Does its block say so?"""
    return any(is_call(each, verb) for each in statements(call.block or ()))


async def is_way_open(use: Use, call: Call, one: Piece) -> bool:
    """S-13.6, S-13.9: where invaders must be pushed and only isolation keeps them, the players may lift it or not."""
    near, isolated = use.case.near(use.here), use.state.isolated
    is_pushed = is_invader(one) and any(is_call(each, "push") for each in statements(call.block or ()))
    if not is_pushed or not near or (near & ~isolated and not isolated >> use.here & 1):
        return True
    use.ask_about()
    return await use.table.choose(use.seat, ISOLATION) == YES


async def destroy_fewer(use: Use, call: Call) -> None:
    """S-15.7: those to which it would happen are not destroyed."""
    spared = [one for one in use.event_pieces if concerns(call.args[1], kind_of(one))]
    use.tally.did |= {(FEWER, PIECE_KINDS[kind_of(one)]) for one in spared}


def damage_instead(state: State, land: Land, one: Piece) -> int | None:
    """S-9.11, S-9.12: what a durable piece takes where it would be destroyed; read when that would happen."""
    said = [each for each in applying(state, "durable", land) if concerns(each[0].args[0], kind_of(one))]
    return max((number(case, call.args[1]) for call, case in said), default=None)


def is_durable(state: State, land: Land, one: Piece) -> bool:
    return damage_instead(state, land, one) is not None


def all_damage_instead(state: State, land: Land, pieces: Iterable[Piece]) -> int:
    """S-9.12: what these take together."""
    return sum(damage_instead(state, land, one) or 0 for one in pieces)


# ---- blight that its card does not give: S-22.18 --------------------------------------------------------------------

BOX = "take_blight_from"


async def blight_from_box(table: Table[State], land: Land, number: int) -> int:
    """S-22.18: how much of the blight that is added there comes from the box, one after another."""
    state, found = table.state, 0
    for _ in range(number):
        for row, call in [each for each in waiting(state, "would_add", land, "blight") if says(each[1], BOX)]:
            if await is_from_box(table, land, row, call):
                found += 1
                break
    return found


async def is_from_box(table: Table[State], land: Land, row: Standing, call: Call) -> bool:
    """Does whoever may have it so want it? S-15.1: so often as is said."""
    seat = row.seat if row.seat != NOBODY else decider(table.state, land)
    use = Use(table, seat, land, actor=row.seat, rule="S-22.18", event=1)
    use.cause = row.power
    await carry_out(use, call.block or ())
    is_taken = (BOX, "blight") in use.tally.did
    if is_taken and (most := call.key("max")) is not None:
        count_use(table.state, row, number(Case(table.state), most))
    return is_taken


async def take_blight_from(use: Use, call: Call) -> None:
    """S-22.18: the card keeps its blight."""
    use.tally.did.add((BOX, "blight"))
    use.table.tell("blight-from-box", land=use.here)


# ---- presence that is saved: S-22.18 --------------------------------------------------------------------------------

BY_CARD = "event_or_blight_card_destroys"


async def lose_presence(use: Use, seat: Seat, land: Land) -> bool:
    """S-5.10: an effect destroys it, unless somebody saves it. Is it gone?"""
    if use.state.standing and is_by_card(use) and await is_saved(use, land):
        return False
    return bool(await destroy_presence(use.table, seat, land, by=use))


def is_by_card(use: Use) -> bool:
    """S-22.18: an event or a blight card that names presence."""
    return family_of(use.state.printed, use.cause) in ("events", "blight_cards")


async def is_saved(use: Use, land: Land) -> bool:
    for row, call in list(waiting(use.state, BY_CARD, land, "presence.any")):
        saving = Use(use.table, row.seat, land, actor=row.seat, rule="S-22.18", cause=row.power)
        await carry_out(saving, call.block or ())
        if (SAVED, "presence") in saving.tally.did:
            return True
    return False


SAVED = "save"


async def save(use: Use, call: Call) -> None:
    """S-22.18: what would be destroyed stays."""
    use.tally.did.add((SAVED, "presence"))
    use.table.tell("presence-saved", seat=use.seat, land=use.here)


async def lost_to_blight(table: Table[State], land: Land) -> bool:
    """S-10.2, S-15.7: does a rule say what blight destroys where it is added? Then that, and no more."""
    state = table.state
    said = [call for _, call in waiting(state, "would_add", land, "blight")]
    said = [call for call in said if any(is_call(each, "destroy") for each in call.block or ())]
    for call in said:
        await carry_out(Use(table, decider(state, land), land, actor=NOBODY, rule="S-10.2"), call.block or ())
    return bool(said)


VERBS: Verbs = {"destroy_fewer": destroy_fewer, "take_blight_from": take_blight_from, "save": save}
