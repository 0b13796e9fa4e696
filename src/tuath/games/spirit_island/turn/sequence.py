"""What comes next: the tasks of the agenda, one after another, until the game is over: S-3."""

from __future__ import annotations

from collections.abc import Mapping

from tuath.core.notation import Call, Word
from tuath.core.question import Seat, members
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.action.changes import destroy_without_health
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.action.split_lands import part_lands
from tuath.games.spirit_island.foes import adversaries, rites, scenarios, wave
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import (
    OF_THE_TURN,
    cards_beside,
    seats,
)
from tuath.games.spirit_island.state.questions import USE
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.standing import (
    clear_turn,
    is_said,
    lasting_elements,
    rows_by,
)
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    FAST,
    OVER,
    SLOW,
    STOP,
    AfterStep,
    AnyTask,
    BeforeStep,
    Between,
    Do,
    Doing,
    EndRitual,
    Growing,
    Pass,
    PrepareAdversary,
    PrepareScenario,
    State,
    Task,
    Unlocked,
    UsePowers,
)
from tuath.games.spirit_island.turn.agenda import do_next, pass_on
from tuath.games.spirit_island.turn.command import can_command, command_the_beasts, lay_commands, take_commands
from tuath.games.spirit_island.turn.growth import OnItsOwn, has_prepared, have_grown, spirit_phase
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import (
    carry_out_triggered,
    check,
    finish_action,
    has_triggered,
)
from tuath.games.spirit_island.turn.usable import usable, use_laws
from tuath.games.spirit_island.verbs.cards import forget_card

DOING_NOTHING = Doing()


def step(table: Table[State]) -> Rule[None] | None:
    """The next step; None when the game is over."""
    return None if table.state.phase == OVER else go_on(table)


async def go_on(table: Table[State]) -> None:
    """One task, which is a basic action or consists of several, and what follows it: S-3.9, S-15.2, S-15.8."""
    state = table.state
    task = state.agenda.pop()
    state.doing = [DOING_NOTHING] * state.seats
    await state.rules.tasks[task.kind](table, task)
    if state.standing and is_said(state, "health"):
        await destroy_without_health(table)
    check(table)  # as finish_action does; mostly nothing follows, and then there is nothing to await
    if has_triggered(state):
        await carry_out_triggered(table)
    if state.phase == OVER and not state.ending:
        wave.pass_over(state)  # S-19.10: a first game has been won
    pass_on(table)
    if state.commands_laid:
        take_commands(table)


async def finish_interruption(table: Table[State]) -> None:
    """S-15.9: what an action inside another has triggered; S-3.9: victory and defeat wait for the other."""
    await carry_out_triggered(table, look=lambda _: None)


# ---- the beginning: S-2.10, S-2.13 ----------------------------------------------------------------------------------


async def prepare_adversary(table: Table[State], task: PrepareAdversary) -> None:
    await adversaries.prepare_level(table, task.foe, task.level)


async def between_games(table: Table[State], task: Between) -> None:
    await wave.carry_out_between(table, task)


async def prepare_scenario(table: Table[State], task: PrepareScenario) -> None:
    await scenarios.prepare_part(table, task.part)


def first_explore(table: Table[State], task: Task) -> None:
    """S-2.13: one card, no build, no ravage; S-2.17: wilds and an escalation of the card as always."""
    do_next(table.state, Task("explore_step"), Task("advance"))


# ---- a turn: S-3.1, S-3.2 -------------------------------------------------------------------------------------------

ORDER_OF_A_TURN: tuple[AnyTask, ...] = (
    Task("spirits"),
    AfterStep("spirit"),
    UsePowers(FAST),
    Task("invader_phase"),
    Task("blighted_island"),
    Task("event"),
    Task("fear_cards"),
    Task("extra_build_step"),
    BeforeStep("ravage"),
    Task("ravage_step"),
    Task("build_step"),
    Task("explore_step"),
    Task("advance"),
    AfterStep("advance"),
    UsePowers(SLOW),
    AfterStep(SLOW),
    Task("end_turn"),
    Task("turn"),
)


async def turn(table: Table[State], task: Task) -> None:
    """S-17.2: looked at like an action, as some ways to lose count from a turn on."""
    state = table.state
    state.turn += 1
    table.tell("round-begins", round=state.turn)
    do_next(state, *ORDER_OF_A_TURN)


async def spirit_turns(table: Table[State], task: Task) -> None:
    """S-3.3: all at the same time; it goes on until everybody is ready."""
    state = table.state
    state.phase = "spirit"
    at_it = [seat for seat in seats(state) if not has_prepared(state, seat)]
    rules = {seat: OnItsOwn(state, seat, spirit_phase(table, seat)) for seat in at_it}
    await table.each_openly(rules, may_pause=lambda: not state.busy)
    if rites.are_due(state) and have_grown(state):
        do_next(state, Task("rites"), task)
    elif [seat for seat in at_it if not has_prepared(state, seat)]:
        do_next(state, task)
    else:
        state.growing = [Growing()] * state.seats
        state.counters.pop(rites.RITE_HELD, None)


async def rites_of_all(table: Table[State], task: Task) -> None:
    """S-19.4: when all have grown, one spirit after another; each time it is an action of its own."""
    for seat in seats(table.state):
        if table.state.phase != OVER:
            await rites.in_spirit_phase(table, seat)
            await finish_action(table)
    table.state.counters[rites.RITE_HELD] = 1


async def powers(table: Table[State], task: UsePowers) -> None:
    """S-3.3, S-7.1: whoever likes, in any order, one power at a time, until nobody wants more."""
    state, phase = table.state, task.phase
    state.phase = phase
    others = [ritual_number(state)] if scenarios.ritual_lands(state) else []
    others += [command_number(state)] if can_command(state, phase) else []
    ready = [seat for seat in seats(state) if rites.is_rite_ready(state, seat, phase)] if rites.are_known(state) else []
    held = {seat: [ritual_number(state)] for seat in ready}
    options = {
        seat: [
            STOP,
            *[place + BESIDE_STOP for place in (*members(usable(state, seat, phase)), *held.get(seat, ()), *others)],
        ]
        for seat in seats(state)
        if not state.done >> seat & 1
    }
    options = {seat: values for seat, values in options.items() if len(values) > 1}
    if not options:
        state.done = 0
        return
    seat, chosen = await table.first(USE, options, lambda seat: use_laws(state, seat, phase))
    do_next(state, task)
    if chosen == STOP:
        state.done |= 1 << seat
    elif chosen - BESIDE_STOP == ritual_number(state):
        await (rites.hold(table, seat, phase) if seat in held else scenarios.hold_ritual(table, seat))
    elif chosen - BESIDE_STOP == command_number(state):
        await command_the_beasts(table, finish_action)
    else:
        await use_power(table, seat, chosen - BESIDE_STOP)


def ritual_number(state: State) -> int:
    """S-19.3: a ritual is used like a power; among what can be used it follows the powers."""
    return len(state.printed.powers) + len(state.printed.innates)


def command_number(state: State) -> int:
    """S-20.6: a card that commands the beasts is used like a power too, and is the last."""
    return ritual_number(state) + 1


async def ritual_end(table: Table[State], task: EndRitual) -> None:
    await scenarios.end_ritual(table, task.seat, task.land)


async def end_turn(table: Table[State], task: Task) -> None:
    """S-3.5, S-3.8: damage is cleared, and everything of this turn runs out."""
    state = table.state
    if state.joined:
        await part_lands(table)
    state.frozen = 0  # S-22.11: the slow phase is over
    late = await carry_out_last(table, "before_discarding")
    for row in [row for row in state.standing if isinstance(row, Unlocked) and row.is_lost]:
        await forget_card(Use(table, row.seat, actor=row.seat, rule="S-22.30"), row.seat, row.card)
    clear_turn(state)
    rites.end_rites(state)
    wave.discard_all_lent(table)
    await destroy_without_health(table)  # S-3.8: who kept damage may fall with a bonus
    for seat in seats(state):
        state.discards[seat] |= state.played[seat] & ~cards_beside(state, seat)
        state.used[seat] = state.plays[seat] = state.quick[seat] = 0
        state.played[seat] = 0
    state.elements = [0] * len(state.elements)
    for seat, element in lasting_elements(state):
        state.elements[seat * len(ELEMENTS) + element] += 1
    state.forgone = [0] * state.seats
    if state.counters:
        state.counters = {name: value for name, value in state.counters.items() if not name.startswith(OF_THE_TURN)}
    for seat, call in late:
        await carry_out(Use(table, seat, actor=seat, rule="S-3.5"), call.block or ())


async def carry_out_last(table: Table[State], moment: str) -> list[tuple[Seat, Call]]:
    """S-3.5: what was said for that moment of the end of the turn; and what comes at another one."""
    state, later = table.state, list[tuple[Seat, Call]]()
    for row in rows_by(state, "end_of_turn"):
        held = library(state.printed).statements[row.statement]
        if not isinstance(held, Call) or held.verb != "end_of_turn":
            continue
        if held.args[0] == Word(moment):
            await carry_out(Use(table, row.seat, actor=row.seat, rule="S-3.5"), held.block or ())
        else:
            later.append((row.seat, held))
    return later


TASKS: Mapping[str, Do] = {
    "prepare_adversary": prepare_adversary,
    "prepare_scenario": prepare_scenario,
    "between": between_games,
    "turn": turn,
    "spirits": spirit_turns,
    "rites": rites_of_all,
    "powers": powers,
    "ritual_end": ritual_end,
    "end_turn": end_turn,
}

PASSAGES: Mapping[str, Pass] = {
    "lay_commands": lay_commands,
    "first_explore": first_explore,
}
