"""The table in a text terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tuath.core.game import View
from tuath.core.scene import Block, Look
from tuath.games.spirit_island.material import Printed


def scene(printed: Printed, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
    return ()
