"""What a player sees of element markers: in the view, and in the terminal."""

from __future__ import annotations

from tests.spirit_island.spirits import prepared_isle
from tuath.core.scene import Look
from tuath.games.spirit_island.shown.scene import prepared_text
from tuath.games.spirit_island.shown.view import view


def test_everybody_sees_prepared_markers() -> None:
    """S-22.21: they lie on the panel; a panel without any says nothing of them."""
    look = Look(80, True, lambda thing, *_: thing.partition(":")[2], 0)
    shown = view(prepared_isle(moon=2, earth=1).state)["spirits"][0]
    (found,) = prepared_text(shown, look)
    assert (found.key, dict(found.params)) == ("spirit_island-sheet-prepared", {"text": "2 moon, 1 earth"})
    assert prepared_text(view(prepared_isle().state)["spirits"][0], look) == ()
