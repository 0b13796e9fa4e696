"""Who may ask for a hint: a setting of a table, not a rule of its game."""

from __future__ import annotations

from typing import Any, Literal, get_args

from tuath.core.game import Game, listed
from tuath.core.message import Refusal, Refused, refuse

Hints = Literal["alone", "allowed", "forbidden"]
HINTS: tuple[Hints, ...] = get_args(Hints)
PORTIONS = 8  # of thinking, where somebody wants to think longer; otherwise one
ALONE: Hints = "alone"  # unless somebody says otherwise: where no other person is at a disadvantage


def no_hint(hints: Hints, game: Game[Any], people: int) -> Refusal | None:
    """Why nobody may ask for a hint at a table at which so many people play against each other or together."""
    if hints == "forbidden":
        return refuse("", "core-hint-forbidden")
    if hints == ALONE and people > 1 and not game.planned:
        return refuse("", "core-hint-others", people=people)
    return None


def read_hints(text: str) -> Hints:
    """The setting of that name; refused where there is none."""
    for known in HINTS:
        if text == known:
            return known
    raise Refused(refuse("", "core-hint-setting", text=text, known=listed(HINTS)))
