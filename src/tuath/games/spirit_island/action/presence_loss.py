"""Loss of presence that would be destroyed: what panels say of it, whether its owner keeps it: S-5.10, S-15.7."""

from __future__ import annotations

import dataclasses

from tuath.core.notation import Call, Word
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.collapse import FALLS, when_it_falls
from tuath.games.spirit_island.state.queries.conditions import habitable
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.standing.library import awaited
from tuath.games.spirit_island.state.standing.standing import waiting, waiting_on_panels
from tuath.games.spirit_island.state.state import NOBODY, NOWHERE, State

KEPT = "owner_may_push_instead"
NO_SPIRIT_ACTION = Word("no_spirit_action")


async def presence_kept(table: Table[State], seat: Seat, land: Land, number: int, by: Use | None) -> int:
    """S-15.7, S-22.14: first what the panel says of presence that is to be destroyed, then whether it is saved."""
    if waiting_on_panels(table.state, FALLS):
        await follow(table, seat, land, number, by)
    return await pushed_instead(table, seat, land, number, by) if table.state.standing else 0


async def follow(table: Table[State], seat: Seat, land: Land, number: int, by: Use | None) -> None:
    """S-15.14: special rules about own presence, as a part of the action that destroys it."""
    for call in when_it_falls(table.state, seat, land):
        if not (is_by_spirit(by) and is_only_by_others(call)):
            await carry_out(part_of(table, seat, land, number, by), call.block or ())


def is_only_by_others(call: Call) -> bool:
    """Does it speak of presence that no action of a spirit destroys?"""
    return any(event.key("by") == NO_SPIRIT_ACTION for event in awaited(call.args[0]))


def is_by_spirit(by: Use | None) -> bool:
    """S-15.5: a power, growth or a special rule; not the invaders, a card of the island or a foe."""
    return by is not None and by.actor != NOBODY


def part_of(table: Table[State], seat: Seat, land: Land, number: int, by: Use | None) -> Use:
    """S-13.10: of the same action, so that badlands add to damage once."""
    if by is None:
        return Use(table, seat, land, actor=seat, rule="S-15.14", event=number)
    return dataclasses.replace(by, seat=seat, here=land, event=number)


async def pushed_instead(table: Table[State], seat: Seat, land: Land, number: int, by: Use | None) -> int:
    """S-15.7: how many its owner pushes to an adjacent land, which nothing but a power can allow."""
    if not [call for _, call in waiting(table.state, "would_destroy", land, "presence.any") if says_kept(call)]:
        return 0
    near = isle(table.state).near(land) & habitable(table.state, seat, 0)
    for done in range(number):
        use = Use(table, seat, land, actor=seat, rule="S-15.7")
        use.ask_about()
        end = await use.land_or_stop(near, may_stop=True)
        if end == NOWHERE:
            return done
        changes.move_presence(table, seat, land, end)
    return number


def says_kept(call: Call) -> bool:
    return any(isinstance(each, Call) and each.verb == KEPT for each in call.block or ())
