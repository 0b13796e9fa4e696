"""Verbs of cards for clashes, turns and events: what is asked when they are declared, and what is ordered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tuath.core.notation import Apply, Call, Expr, Word
from tuath.games.inis.conditions import name, people
from tuath.games.inis.queries import present_players
from tuath.games.inis.state import NOBODY
from tuath.games.inis.use import EVENTS, Use, Verbs


async def clash(use: Use, call: Call) -> None:
    """I-10.1, I-15.17, I-16.21: needs clans of two players."""
    if len(present_players(use.plan, use.here)) < 2:
        return
    found = people(use.case, call.key("instigator") or Word("you"))
    instigator = await use.player(found, because="no-clan-of-other")
    use.order("provoke", instigator, use.here)


async def appoint(use: Use, call: Call) -> None:
    """I-14.7, I-15.17, I-16.23: somebody has the next turn or maneuver, or becomes the instigator."""
    who = await use.player(people(use.case, call.args[1]), because=people_unlike(call.args[1]))
    if who != NOBODY:
        use.order(f"appoint_{name(call.args[0])}", who)


def people_unlike(who: Expr) -> str:
    """Why somebody is none of those whom a card means."""
    match who:
        case Apply("player" | "opponent", (Apply("exposed"),)):
            return "no-exposed-clan-to-attack"
        case Word("opponents") | Apply("opponent", ()):
            return "no-opponent"
    return "no-player-of-card"


async def cancel(use: Use, call: Call) -> None:
    """I-8.6, I-14.4, I-14.8, I-16.10: what was declared does not happen."""
    use.order(f"cancel_{name(call.args[0])}", use.seat)


async def outcome(use: Use, call: Call) -> None:
    use.order(f"outcome_{name(call.args[0])}", use.seat)


async def forbid(use: Use, call: Call) -> None:
    """I-16.18; what a territory forbids is always so and asks for nothing."""
    if call.args[0] == Word("triskel"):
        use.order("silence", use.seat)


async def on(use: Use, call: Call) -> None:
    """I-16.5, I-16.9: the rest waits for an event."""
    use.order("wait", use.seat, use.here, to=EVENTS.index(name(call.args[0])), number=use.place)


async def nothing(use: Use, call: Call) -> None:
    """I-14.1: the Swamp's card."""


def plain(kind: str) -> Callable[[Use, Call], Awaitable[None]]:
    """A verb that leaves nothing open: one order, with a number if it has one."""

    async def verb(use: Use, call: Call) -> None:
        quantity = call.args[0] if call.args else 0
        use.order(kind, use.seat, number=quantity if isinstance(quantity, int) else 0)

    return verb


VERBS: Verbs = {
    "shuffle": plain("shuffle"),
    "cancel": cancel,
    "deed": plain("deed"),
    "clash": clash,
    "end_clash": plain("end_clash"),
    "appoint": appoint,
    "outcome": outcome,
    "expose": plain("expose"),
    "store": plain("store"),
    "forbid": forbid,
    "flip": plain("flip"),
    "nothing": nothing,
    "on": on,
}
