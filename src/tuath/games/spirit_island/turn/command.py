"""Without events two cards of their own lie in the invader deck, with which the players command the beasts: S-20.6."""

from __future__ import annotations

from tuath.core.question import bits_of
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import one_land
from tuath.games.spirit_island.action.counting import AS_BEASTS, settle_count
from tuath.games.spirit_island.action.effects import AfterAction, Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.queries.conditions import pieces_named
from tuath.games.spirit_island.state.queries.queries import decider, does_without_events, is_moved
from tuath.games.spirit_island.state.questions import COMMAND_IN
from tuath.games.spirit_island.state.standing.standing import lands_counting
from tuath.games.spirit_island.state.state import FAST, NOBODY, OVER, STAGE_COUNT, State, Task

COMMAND = 0  # its place among the reminder cards


def lay_commands(table: Table[State], task: Task) -> None:
    """S-20.6: before the first card of stage II and the first of stage III.

    S-20.11: with a stage III card that was moved, before that one and before the first other one.
    """
    state = table.state
    deck = state.invader_deck
    later = [place for place, stage in enumerate(deck) if stage > 1]
    last = [place for place, stage in enumerate(deck) if stage == STAGE_COUNT][int(is_moved(state)) :]
    if does_without_events(state.options):
        state.commands_laid = tuple(len(deck) - places[0] for places in (later, last) if places)


def take_commands(table: Table[State]) -> None:
    """S-8.19, S-20.11: one is taken as soon as it is the top card, also before play begins."""
    state = table.state
    while state.commands_laid and max(state.commands_laid) >= len(state.invader_deck):
        left = [*state.commands_laid]
        left.remove(max(left))
        state.commands_laid = tuple(left)
        state.commands += 1
        table.tell("beasts-card-taken")


def can_command(state: State, phase: str) -> bool:
    """S-20.6: in a fast phase, where there are beasts to be commanded."""
    return phase == FAST and state.commands > 0 and (any(state.beasts) or bool(lands_counting(state, AS_BEASTS)))


async def command_the_beasts(table: Table[State], after_action: AfterAction) -> None:
    """S-20.6, S-20.11: for every beasts that is there now something is chosen; each land is an action of its own.

    S-16.2: first it is said what counts as beasts too.
    """
    state = table.state
    state.commands -= 1
    table.tell("beasts-commanded")
    effect = state.printed.reminder_cards[COMMAND].effect
    cause, tally = cause_of(state.printed, "reminder_cards", COMMAND), Tally()
    for land in lands_counting(state, AS_BEASTS):
        await settle_count(table, tally, AS_BEASTS, land, cause)
    case = Case(state, tally=tally)
    left = {
        land: found for land in map(Land, range(len(state.beasts))) if (found := pieces_named(case, AS_BEASTS, land))
    }
    while left and state.phase != OVER:
        land = await one_land(table, 0, COMMAND_IN, (bits_of(left), "S-20.6", "no-beasts-here"))
        use = Use(table, decider(state, land), land, actor=NOBODY, rule="S-20.6", cause=cause)
        use.tally.counted.update(tally.counted)
        for _ in range(left.pop(land)):
            await carry_out(use, effect)
        await after_action(table)
