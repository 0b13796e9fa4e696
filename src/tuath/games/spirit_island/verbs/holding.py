"""Fear and energy, and what holds for the turn: defence, health, what is skipped, what waits for something."""

from __future__ import annotations

import dataclasses

from tuath.core.notation import Apply, Call, Word, expressions
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.state.names import alternative
from tuath.games.spirit_island.state.queries.conditions import names
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.standing import PIECES_CHANGED, add_standing, note, watch
from tuath.games.spirit_island.state.state import NO_CARD, NOWHERE, Standing

NEXT_CARDS = ("next_build_card", "next_explore_card")  # what is said of them holds until such a card has come
CHANGES_HERE = Apply(PIECES_CHANGED)
EARNED = Word("fear_card.earned")


async def fear(use: Use, call: Call) -> None:
    points = use.number(call.args[0])
    changes.add_fear(use.table, points)
    if use.power != NO_CARD and use.here != NOWHERE and points > 0:
        note(use.state, "power_fear_here", use.here, number=points)


async def hold_here(use: Use, call: Call) -> None:
    """S-12.1, S-3.5: it holds here until the end of the turn; what says so (S-12.3) and fear cards are counted now."""
    event = use.state.fear_earned if EARNED in expressions((call,)) else use.event
    event = use.number(call.args[0]) if call.key("at_use") is not None else event
    aim = use.aim if use.is_power and use.aim != use.here else NOWHERE
    row = Standing(0, use.doer, use.here, use.until, event, use.scope, use.power, aim)
    add_standing(use.state, call, row)
    if call.args and call.args[0] == CHANGES_HERE:
        watch(use.state, use.here)
    tell_standing(use, call)


async def skip(use: Use, call: Call) -> None:
    """S-8.6: this turn, or once; what is said of the next card of a space waits until there is one."""
    what = names(call.args[0])[0]
    await hold_here(dataclasses.replace(use, until=what) if what in NEXT_CARDS else use, call)


def tell_standing(use: Use, call: Call) -> None:
    """What holds from now on, where it is said of a land."""
    says = alternative(use.state.printed, f"stand-{library(use.state.printed).numbers[call]}")
    if says and use.here != NOWHERE:
        use.table.tell("holds", land=use.here, **says)


async def isolate(use: Use, call: Call) -> None:
    """S-13.6: this turn."""
    use.state.isolated |= 1 << use.here
    use.table.tell("isolated", land=use.here)


async def hold_for_spirit(use: Use, call: Call) -> None:
    """S-7.10: for all powers of the spirit, this turn."""
    add_standing(use.state, call, Standing(0, use.doer, until=use.until, power=use.power))


async def energy(use: Use, call: Call) -> None:
    """S-5.4: kept between turns, never less than none."""
    changes.change_energy(use.table, use.seat, max(use.number(call.args[0]), -use.state.energy[use.seat]))


VERBS: Verbs = {
    "fear": fear,
    "energy": energy,
    "defend": hold_here,
    "skip": skip,
    "sit_out": hold_here,
    "isolate": isolate,
    "range": hold_for_spirit,
    "presence_defends": hold_for_spirit,
    "end_of_turn": hold_for_spirit,
    "health": hold_here,
    "strength": hold_here,
    "no_heal": hold_here,
    "untargetable": hold_here,
    "no_cascade": hold_here,
    "counts_as": hold_here,
    "immune": hold_here,
    "ravage_rule": hold_here,
    "ravage_damage": hold_here,
    "ignore": hold_here,
    "no_escalation": hold_here,
    "wherever": hold_here,
    "on": hold_here,
    "next": hold_here,
}
