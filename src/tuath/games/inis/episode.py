"""A clash, told in one line where one looks back: attacks, losses and its end, not every vote on peace."""

from __future__ import annotations

from tuath.core.chronicle import Clause, Gathered
from tuath.core.episode import Episode

CLASH = Episode(
    "inis",
    "clash",
    begins="clash-begins",
    ends="clash-ends",
    within=(
        "wants-peace", "wants-no-peace", "attacked", "attack-void", "sheltered", "exposed-all", "silenced",
        "instigator-named", "maneuver-named", "peace-made", "clash-left",
    ),
    about="territory",
    clauses=(
        Clause("sheltered", (Gathered("seats", "each", "sheltered", "seat"),)),
        Clause("played", (Gathered("cards", "each", "played", "card"),)),
        Clause("attacked", (Gathered("seats", "each", "attacked", "seat"),)),
        Clause("lost", (Gathered("seats", "each", "removed", "seat"),)),
        Clause("thrown", (Gathered("seats", "each", "threw-away-action", "seat"),)),
        Clause("moved", (Gathered("seats", "each", "moved", "seat"),)),
        Clause("begun", (Gathered("seats", "each", "clash-begins", "seat"),), is_detail=True),
        Clause("wanted", (Gathered("seats", "each", "wants-peace", "seat"),), is_detail=True),
        Clause("refused", (Gathered("seats", "each", "wants-no-peace", "seat"),), is_detail=True),
        Clause("peace", (Gathered("times", "count", "peace-made"),)),
        Clause("left", (Gathered("seats", "each", "clash-left", "seat"),)),
        Clause("over", (Gathered("times", "count", "clash-ends"),), is_detail=True),
    ),
)  # fmt: skip
