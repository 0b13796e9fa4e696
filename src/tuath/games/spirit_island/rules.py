"""All verbs, tasks and points of Spirit Island, merged once into tables that nobody can change.

A file says in its ``VERBS``, ``TASKS``, ``PASSAGES`` and ``IDLE`` what it adds. The state carries the result, as it
carries what is printed, and so every use does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import wraps
from types import MappingProxyType
from typing import TypeVar

from tuath.core.notation import Call
from tuath.games.spirit_island.action import durations, effects, presence_loss, prevent_destruction
from tuath.games.spirit_island.action.changes import destroy_without_health
from tuath.games.spirit_island.foes import adversaries, forgotten, invocation, rites, river, scenarios, theft, wave
from tuath.games.spirit_island.spirits import bringer, ocean
from tuath.games.spirit_island.state.standing import standing
from tuath.games.spirit_island.state.standing.standing import is_said
from tuath.games.spirit_island.state.state import NO_FOE, Options, Points, Rules
from tuath.games.spirit_island.turn import beginning, events, invader_phase, invaders, powers, sequence
from tuath.games.spirit_island.verbs import (
    blocks,
    boards,
    cards,
    decks,
    elsewhere,
    harm,
    holding,
    markers,
    moving,
    panels,
    paying,
    pieces,
    presence,
)

V = TypeVar("V")
Deed = Callable[[effects.Use, Call], Awaitable[None]]
CHANGING = "S-15.7"  # the paragraph of what works inside the action that it changes


def merged(what: str, *tables: Mapping[str, V]) -> Mapping[str, V]:
    """One table of all of them; a name that two of them have is refused."""
    found: dict[str, V] = {}
    for table in tables:
        doubles = sorted(found.keys() & table.keys())
        if doubles:
            raise ValueError(f"two {what} are named {', '.join(doubles)}")
        found.update(table)
    return MappingProxyType(found)


def asking_who_stands(verbs: Mapping[str, Deed]) -> Mapping[str, Deed]:
    """S-9.7: whatever a verb does may change health, so after each of them it is asked who still stands.

    What changes an action from the inside (S-15.7) leaves that to the action.
    """

    def then_settled(verb: Deed) -> Deed:
        @wraps(verb)
        async def carried(use: effects.Use, call: Call) -> None:
            await verb(use, call)
            state = use.state
            if state.standing and use.rule != CHANGING and is_said(state, "health"):
                await destroy_without_health(use.table, use.is_power)

        return carried

    return MappingProxyType({name: then_settled(verb) for name, verb in verbs.items()})


RULES = Rules(
    verbs=asking_who_stands(
        merged(
            "verbs",
            holding.VERBS,
            elsewhere.VERBS,
            durations.VERBS,
            prevent_destruction.VERBS,
            blocks.VERBS,
            boards.VERBS,
            cards.VERBS,
            decks.VERBS,
            panels.VERBS,
            pieces.VERBS,
            harm.VERBS,
            markers.VERBS,
            moving.VERBS,
            paying.VERBS,
            presence.VERBS,
            ocean.VERBS,
            adversaries.VERBS,
            scenarios.VERBS,
            rites.VERBS,
            river.VERBS,
            invocation.VERBS,
            theft.VERBS,
            forgotten.VERBS,
            wave.VERBS,
            invaders.VERBS,
            powers.VERBS,
        )
    ),
    tasks=merged(
        "tasks", durations.TASKS, beginning.TASKS, events.TASKS, powers.TASKS, invader_phase.TASKS, sequence.TASKS
    ),
    passages=merged("passages", invader_phase.PASSAGES, sequence.PASSAGES),
    idle=merged("idle tasks", events.IDLE, invader_phase.IDLE),
    points=Points(
        blight_card=effects.immediately,
        triggered=sequence.finish_interruption,
        is_spared=prevent_destruction.is_spared,
        is_caught=theft.would_catch,
        is_barred=forgotten.is_harm_barred,
        lacks_energy=forgotten.lacks_energy,
        boxed=prevent_destruction.blight_from_box,
        lost_to_blight=prevent_destruction.lost_to_blight,
        presence_kept=presence_loss.presence_kept,
        arrivals=forgotten.Searches(theft.Thieves(ocean.ARRIVALS)),
        counted=standing.counting_as,
        harm=merged("kinds of harm", bringer.HARM),
    ),
)

WITHOUT_SCENARIO = replace(RULES, points=RULES.points._replace(arrivals=ocean.ARRIVALS))


def rules_of(options: Options) -> Rules:
    """For a table: what only scenarios bring is not asked for where none is played."""
    return WITHOUT_SCENARIO if options.scenario == NO_FOE else RULES
