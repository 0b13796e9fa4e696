"""What follows an action: victory and defeat are looked at, and what it has triggered is carried out: S-3.9, S-15.6."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tuath.core.notation import Apply, Call, May
from tuath.core.question import bits_of
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import destroy_without_health
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.foes import adversaries
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.material.pieces import PIECE_KINDS, Piece, Pieces, kind_of
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.endings import has_won, why_lost
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import count_here, decider, foes, scenario
from tuath.games.spirit_island.state.questions import NEXT_TRIGGERED
from tuath.games.spirit_island.state.standing.library import awaited, event_of, library
from tuath.games.spirit_island.state.standing.standing import (
    ONCE,
    USED,
    all_said,
    concerns_name,
    count_use,
    drop_row,
    is_said,
    note_changes,
    rows_waiting,
    spend_used,
    waiting_calls,
)
from tuath.games.spirit_island.state.standing.wave import is_first_half
from tuath.games.spirit_island.state.state import (
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    OVER,
    AnyStanding,
    FinishEvent,
    Happening,
    Standing,
    State,
)

COMING = ("moved_here", "added_here")  # events by which pieces come into a land
Look = Callable[[Table[State]], None]  # for victory and defeat
UnderWay = frozenset["Waiting"]  # what is being carried out, and so does not trigger itself: S-15.13


async def finish_action(table: Table[State]) -> None:
    """S-3.6, S-3.9: after an action victory and defeat are looked at, and what it has triggered follows it."""
    if table.state.standing and is_said(table.state, "health"):
        await destroy_without_health(table)
    check(table)
    if has_triggered(table.state):
        await carry_out_triggered(table)


def has_triggered(state: State) -> bool:
    """S-15.6: has the action done anything for which something waits? What nobody waits for is forgotten."""
    if state.counters:
        note_changes(state)
    if state.happened and not is_awaited(state):
        state.happened = ()
    return bool(state.happened) or state.rules.points.arrivals.are_there(state)


def is_awaited(state: State) -> bool:
    """Does something wait for what has happened, or was a rule used of which that is noted?"""
    events = [each.event for each in state.happened]
    return USED in events or not all_said(state).awaited.isdisjoint(events)


class Waiting(NamedTuple):
    """A statement that waits; of several uses that said the same for the same land, which one."""

    row: Standing
    use: int = 0


ARRIVAL = Waiting(Standing(NONE))  # what follows pieces to where they do not stay


async def carry_out_triggered(table: Table[State], under_way: UnderWay = frozenset(), look: Look | None = None) -> None:
    """S-15.6, S-15.10: after every action what it has triggered, once for each land where it happened."""
    state, look = table.state, look or check
    note_changes(state)
    happened, state.happened = state.happened, ()
    spend_used(state, happened)
    left = answers(state, happened, under_way)
    while state.phase != OVER and (
        (left := still_triggered(state, left)) or state.rules.points.arrivals.are_there(state)
    ):
        answer = await next_answer(table, left, under_way)
        if answer is None:
            await state.rules.points.arrivals.follow(table, ARRIVAL in under_way)
            look(table)
            await carry_out_triggered(table, under_way | {ARRIVAL}, look)
        else:
            left.remove(answer)
            await react(table, answer, under_way, look)


def still_triggered(state: State, left: Sequence[Answer]) -> list[Answer]:
    """S-15.6: answers to something that has happened, to pieces that are still there; to the first time only once."""
    stands = [each for each in left if not is_limited(each.call) or each.row in state.standing]
    return [each for each in stands if triggered(state, each.call, each.happened)]


def is_limited(call: Call) -> bool:
    """Does it hold for the first time only, or so often at most?"""
    return call.verb == ONCE or call.key("max") is not None


class Answer(NamedTuple):
    """Something that follows an action in which it was waited for: S-15.6."""

    waiting: Waiting
    call: Call
    happened: tuple[Happening, ...]  # in one land

    @property
    def row(self) -> Standing:
        return self.waiting.row


def answers(state: State, happened: Sequence[Happening], under_way: UnderWay) -> list[Answer]:
    """All that waits for what has happened, in the order in which it was said.

    S-15.13, S-22.1: one use of a power does not trigger itself, but another use of the same power is triggered.
    """
    found: list[Answer] = []
    for each in [each for each in all_waiting(state, happened) if each not in under_way] if happened else ():
        for land, all_here in by_land(happened):
            calls = [call for call in waiting_calls(state, each.row, land) if call.key("inside") is None]
            here = tuple(one for one in all_here if one.seat in (NOBODY, each.row.seat))
            found += [Answer(each, call, here) for call in calls if here]
    return found


def all_waiting(state: State, happened: Sequence[Happening]) -> list[Waiting]:
    """Every statement that waits for some of this, in order; alike ones are told apart by it."""
    rows = rows_waiting(state, {each.event: None for each in happened})
    return [Waiting(row, rows[:place].count(row)) for place, row in enumerate(rows)]


def by_land(happened: Sequence[Happening]) -> Iterator[tuple[Land, tuple[Happening, ...]]]:
    for land in sorted({each.where for each in happened}):
        yield Land(land), tuple(each for each in happened if each.where == land)


async def next_answer(table: Table[State], left: Sequence[Answer], under_way: UnderWay) -> Answer | None:
    """S-15.10: the players choose among powers, foes, panels and arrivals (None); one and the same keeps its order.

    S-9.10: whoever goes ashore does so at once.
    """
    state, owner = table.state, table.state.rules.points.arrivals.owner(table.state)
    causes: dict[int, Answer | None] = {cause_of_row(state, answer.row): answer for answer in reversed(left)}
    if state.rules.points.arrivals.are_there(state):
        if owner == NOBODY or ARRIVAL in under_way:
            return None
        causes[cause_of(state.printed, "spirits", state.spirits[owner])] = None
    if len(causes) == 1:
        return left[0] if left else None
    seat = chooser(state, Land(left[0].happened[0].where))
    return causes[await table.choose(seat, NEXT_TRIGGERED, sorted(causes))]


def cause_of_row(state: State, row: AnyStanding) -> int:
    """The power that said it, or else the scenario, the adversary whose rule or escalation it is, or the spirit."""
    if row.power != NO_CARD:
        return row.power
    chosen = scenario(state)
    held = library(state.printed).statements[row.statement]
    if chosen is not None and any(held in rules for rules in chosen.rules):
        return cause_of(state.printed, "scenarios", state.printed.scenario_index[chosen.id])
    ranked = sorted(foes(state), key=lambda foe: held not in (*foe.rules, *foe.adversary.escalation.effect))
    if row.seat != NOBODY and not any(held in foe.rules for foe in ranked):
        return cause_of(state.printed, "spirits", state.spirits[row.seat])
    return adversaries.cause_of_foe(state, ranked[0].adversary) if ranked else NONE


async def react(table: Table[State], answer: Answer, under_way: UnderWay, look: Look) -> None:
    """S-15.13, S-22.1: one triggered action, and what it triggers; meanwhile it does not trigger itself."""
    use, block = reaction(table, answer), answer.call.block or ()
    is_offer = all(isinstance(each, May) for each in block)  # what is declined waits for the next time
    if answer.call.verb == ONCE and not is_offer:
        drop_row(table.state, answer.row)
    await carry_out(use, block)
    if answer.call.verb == ONCE and is_offer and use.has_agreed:
        drop_row(table.state, answer.row)
    elif (most := answer.call.key("max")) is not None:
        count_use(table.state, answer.row, number(Case(table.state, answer.row.seat), most))
    look(table)
    await carry_out_triggered(table, under_way | {answer.waiting}, look)


def reaction(table: Table[State], answer: Answer) -> Use:
    """S-15.6: an action of whatever set it up, for so much as has happened."""
    (row, _), call, happened = answer
    state, land = table.state, Land(happened[0].where)
    tally = Tally()
    for each in happened:
        if each.event == "destroyed_here":
            tally.destroyed[each.what] += each.number
    return Use(
        table,
        row.seat if row.seat != NOBODY else chooser(state, land),
        land,
        actor=row.seat,
        rule="S-15.6",
        power=row.power,
        event=triggered(state, call, happened),
        event_pieces=arrived(state, land, happened),
        tally=tally,
        cause=row.power,
    )


def arrived(state: State, land: Land, happened: Sequence[Happening]) -> Pieces:
    """Pieces that have come there and are there still; of pieces of a kind those that look the same first."""
    left, found = list(state.pieces[land]), list[Piece]()
    for each in [each for each in happened if each.event in COMING and each.piece != NONE]:
        alike = sorted(
            (other for other in left if kind_of(other) == kind_of(each.piece)), key=lambda o: o != each.piece
        )
        if alike:
            left.remove(alike[0])
            found.append(alike[0])
    return tuple(found)


def chooser(state: State, land: Land) -> int:
    """S-3.4: who decides for all about this land; the first player where there is none."""
    return decider(state, land) if land != NOWHERE else 0


def triggered(state: State, call: Call, happened: Sequence[Happening]) -> int:
    """How much of what a statement waits for has happened, of several events all together."""
    return sum(amount_of(state, wanted, happened) for wanted in awaited(call.args[0]))


def amount_of(state: State, wanted: Apply, happened: Sequence[Happening]) -> int:
    """How much of one event; of pieces that came those that are still there."""
    found = [each for each in happened if each.event == event_of(wanted)]
    found = [each for each in found if not wanted.args or concerns_name(wanted.args[0], each.what)]
    found = [each for each in found if each.number >= number(Case(state), wanted.key("min") or 0)]
    if wanted.name in COMING and found and all(each.piece != NONE for each in found):
        kinds = tuple(sorted({PIECE_KINDS.index(each.what) for each in found}))
        return min(len(found), count_here(state, Land(found[0].where), kinds))
    return sum(each.number for each in found)


def check(table: Table[State]) -> None:
    """S-3.6, S-17.3: victory first; S-19.10: one that another game follows is no end yet."""
    state = table.state
    if state.turn == 0 or state.phase == OVER:
        return  # nothing is looked at before the game has begun, nor when it is over
    is_won = has_won(state)
    lost = None if is_won else why_lost(state)
    if not is_won and lost is None:
        return
    state.phase = OVER  # nothing further is carried out
    waiting = [task.card for task in state.agenda if isinstance(task, FinishEvent)]
    state.events_discarded |= bits_of(waiting)  # S-14.8: what should have come after the next event
    state.agenda.clear()
    if is_won and is_first_half(state):
        table.tell("wave-beaten")  # then the step passes over to the second game
        return
    state.is_won, state.ending = is_won, lost or "victory"
    table.tell(f"ending-{state.ending}")
