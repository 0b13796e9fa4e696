"""Powers that harm nobody: what an invader suffers from one of them, it only dreams: S-15.7.

What it has dreamt is kept with the action; where it would be destroyed, it is frightened, and may flee, instead.
"""

from __future__ import annotations

from collections.abc import Iterable

from tuath.core.notation import Call, Expr
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.effects import Dream, Use
from tuath.games.spirit_island.action.prevent_destruction import spare, sparing
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import PIECE_KINDS, Piece, damaged, is_invader, kind_of, piece, strife_of
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import decider
from tuath.games.spirit_island.state.questions import FOREWARNED
from tuath.games.spirit_island.state.standing.standing import (
    note,
    on_panel_when,
)
from tuath.games.spirit_island.state.state import NOBODY, YES

INSTEAD_OF_DEATH = "power_would_destroy"  # the event for which the lines of the panel wait


class DreamtHarm:
    """S-7.11, S-15.7: powers that neither damage nor destroy."""

    def victims(self, use: Use, kinds: Iterable[int], land: Land, harm: str) -> list[Piece]:
        """With the damage that they have taken or dreamt of."""
        return [one for one in dreaming(use, land) if kind_of(one) in frozenset(kinds)]

    async def damage(self, use: Use, land: Land, one: Piece, points: int) -> None:
        dream_of(use, land, one).damage += points

    async def destroy(self, use: Use, land: Land, one: Piece, by_damage: bool) -> None:
        if not await is_forewarned(use, land, one):
            await die_in_a_dream(use, land, one)

    def replacement(self, one: Piece, most: int) -> Piece:
        """S-9.5: a dream leaves it just alive."""
        return piece(kind_of(one), most - 1, strife_of(one))


def dreaming(use: Use, land: Land) -> list[Piece]:
    """The invaders of a land that have not died in this dream, as they appear in it."""
    left = [one for one in use.state.pieces[land] if is_invader(one)]
    dreams = [dream for dream in use.dreams if dream.land == land and dream.piece in left]
    for dream in dreams:
        left.remove(dream.piece)
    return left + [damaged(dream.piece, dream.damage) for dream in dreams if not dream.is_over]


def dream_of(use: Use, land: Land, one: Piece) -> Dream:
    """The dream of an invader that appears so; it begins with its first harm."""
    for dream in use.dreams:
        if dream.land == land and not dream.is_over and damaged(dream.piece, dream.damage) == one:
            return dream
    use.dreams.append(Dream(land, one))
    return use.dreams[-1]


async def is_forewarned(use: Use, land: Land, one: Piece) -> bool:
    """S-22.2: whoever sends the dream chooses whether a rule that spares the invader works before it."""
    if not sparing(use.state, land, PIECE_KINDS[kind_of(one)]):
        return False
    use.ask_about(land)
    if await use.table.choose(use.seat, FOREWARNED) != YES:
        return False
    real = dream_of(use, land, one).piece
    seat = decider(use.state, land)
    return await spare(
        Use(
            use.table,
            seat,
            land,
            actor=NOBODY,
            rule="S-15.7",
            event_pieces=(real,),
            in_power=True,
            dreams=use.dreams,
        ),
        real,
    )


async def die_in_a_dream(use: Use, land: Land, one: Piece) -> None:
    """S-15.7: what the panel says instead of destruction, once for each invader in a power."""
    dream, points = dream_of(use, land, one), sum(number(use.case, each) for each in said(use, one, "fear"))
    dream.is_over = True
    use.table.tell("dreamt", piece=kind_of(one), land=land)
    changes.add_fear(use.table, points)
    if points:
        note(use.state, "power_fear_here", land, number=points)
    lands = use.case.near(land)
    if said(use, one, "push") and lands:
        dream.land = await use.land(lands, kind_of(one))
        changes.move_piece(use.table, dream.piece, land, dream.land)


def said(use: Use, one: Piece, verb: str) -> list[Expr]:
    """How much the panel says by a verb for an invader of that kind that would be destroyed."""
    found: list[Expr] = []
    for row, waiting in on_panel_when(use.state, INSTEAD_OF_DEATH, what=PIECE_KINDS[kind_of(one)]):
        if row.seat == use.actor:
            calls = [each for each in waiting.block or () if isinstance(each, Call) and each.verb == verb]
            found += [call.args[0] for call in calls]
    return found


HARM = {"harmless": DreamtHarm()}
