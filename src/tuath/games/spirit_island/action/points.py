"""The points at which a spirit changes how something works, where no line of the notation can say it.

A point is filled by a file under ``spirits/``, for a verb of the special rules that stand on a panel: whoever has that
verb on its panel does it in that way, and everybody else as usual. Numbers are read from the line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import Piece


class Harm(Protocol):
    """How powers of a spirit harm: S-9.3, S-9.6."""

    def victims(self, use: Use, kinds: Iterable[int], land: Land, harm: str) -> list[Piece]:
        """Pieces that can be harmed, as they are for this power."""

    async def damage(self, use: Use, land: Land, one: Piece, points: int) -> None:
        """Damage that does not destroy."""

    async def destroy(self, use: Use, land: Land, one: Piece, by_damage: bool) -> None:
        """It would be destroyed: by damage, or outright."""

    def replacement(self, one: Piece, most: int) -> Piece:
        """A piece that takes the place of another and has too much damage for its health."""
