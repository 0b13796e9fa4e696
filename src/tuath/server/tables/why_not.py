"""Why an answer is not allowed: for the second part of an action, while the first is only thought of."""

from __future__ import annotations

from typing import Any

from tuath.core.message import Refusal, Refused, refuse
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.server.entry.entry import Entry
from tuath.server.errors import Forbidden
from tuath.server.sign_in.identity import Player


def position_after(entry: Entry, seat: Seat, first: str) -> Position[Any] | None:
    """The game as it would be after the first part of an action; None where there is none."""
    position = entry.position
    decision = position.decisions.get(seat) if position is not None else None
    value = decision.domain.index.get(first) if decision is not None else None
    return None if position is None or value is None else position.ahead(seat).get(value)


def why_not_after(
    entry: Entry, player: Player | None, seat: Seat, first: str, option: str
) -> tuple[Refusal | None, dict[str, Any]]:
    """Why an answer could not follow this one, and what it would cost and bring; None when it could."""
    position = entry.position
    if position is None:
        raise Refused(refuse("", "server-not-playing"))
    if seat not in entry.seats_of(player):
        raise Forbidden
    refusal = position.why_not(seat, first)
    if refusal is not None:
        return refusal, {}
    decision = position.decisions[seat]
    then = position.ahead(seat).get(decision.domain.index[first])
    if then is None:
        return refuse(decision.rule, "core-unknown-answer", answer=option, question=decision.key), {}
    following = then.decisions[seat]
    value = following.domain.index.get(option)
    about = then.game.about(then.state, following, value) if value is not None else {}
    return then.why_not(seat, option), about
