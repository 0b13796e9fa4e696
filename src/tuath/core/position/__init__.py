"""A game under way: asked, answered, copied, imagined, taken back, saved and played again.

``marks`` where it can be taken up again · ``past`` what was answered · ``driving`` the rules at work ·
``ahead`` what would be asked next · ``imagining`` what could be · ``undo`` taking back ·
``snapshot`` as text, and back ·
``position`` all of it for those who play · ``replay`` records played again.
"""

from __future__ import annotations

from tuath.core.position.driving import Told
from tuath.core.position.position import (
    Position,
    Step,
    _saved_before,  # earlier pickles of positions ask for it here
    load,
    load_start,
    new_seed,
    read_result,
    write_result,
)
from tuath.core.position.replay import Replayed, replay, replay_as_far
from tuath.core.position.snapshot import game_of, material_of, rules_of
from tuath.core.position.undo import Left, left_by_undo

__all__ = [
    "Left", "Position", "Replayed", "Step", "Told", "_saved_before", "game_of", "left_by_undo", "load", "load_start",
    "material_of", "new_seed", "read_result", "replay", "replay_as_far", "rules_of", "write_result",
]  # fmt: skip
