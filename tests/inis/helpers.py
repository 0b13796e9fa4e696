"""Clashes of Inis in one call."""

from __future__ import annotations

from tests.inis.board import RED, Table, inis

FIELD = {"cove": "r2 b2", "hills": "capital b1", "forest": "r1"}


def fight(lands: dict[str, str] = FIELD, hands: dict[int, str] | None = None, **more: object) -> Table:
    """Red starts a clash in the Cove with the Warlord; all go on, if they are asked."""
    hands = dict(hands or {})
    hands[RED] = f"act_warlord {hands.get(RED, '')}"
    played = inis(lands, hands, **more)  # type: ignore[arg-type]
    played.play(RED, "act_warlord")
    if played.asks(RED, "at"):
        played.play(RED, "cove")
    return played


def go_on(played: Table) -> None:
    played.everybody("peace", "no")
