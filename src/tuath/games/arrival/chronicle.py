"""How a round is told: what everybody earned, what everybody did, what the Fomori did, how it stands."""

from __future__ import annotations

from tuath.core.chronicle import Chapter, Chronicle, Clause, Gathered, Total
from tuath.games.arrival.printed import Printed

EARNED = Chapter(
    "earned",
    by_seat=True,
    at_once=True,
    clauses=(
        Clause(
            "cards",
            (
                Gathered("drawn", "count", "card-drawn"),
                Gathered("backs", "each", "card-drawn", "back"),
                Gathered("cards", "each", "card-turned-up", "card"),
            ),
            is_detail=True,
        ),
        Clause("blocked", (Gathered("sections", "each", "section-blocked", "section"),), is_detail=True),
        Clause("ogam", (Gathered("sections", "each", "ogam-used", "section"),)),
        Clause("fame", (Gathered("points", "sum", "fame-gained", "points"),)),
        Clause("goods", tuple(Gathered(good, "sum", "goods-earned", good) for good in ("discs", "swords", "shields"))),
        Clause(
            "fomori",
            (
                Gathered("fomori_taken", "sum", "fomori-taken", "fomori_taken"),
                Gathered("corruption", "sum", "corruption-gained", "points"),
            ),
        ),
        Clause("tiles", (Gathered("tiles", "each", "tile-taken", "tile"),)),
    ),
    beneath=("cards-reshuffled",),
)

ACTED = Chapter(
    "acted",
    by_seat=True,
    clauses=(
        Clause("built", (Gathered("locations", "each", "built", "location"),)),
        Clause("shielded", (Gathered("provinces", "each", "shield-placed", "province"),)),
        Clause("spread", (Gathered("locations", "each", "fomori-spread", "location"),)),
        Clause(
            "repelled",
            (
                Gathered("fomori", "each", "repelled", "fomori"),
                Gathered("locations", "each", "repelled", "location"),
            ),
        ),
        Clause("tiles", (Gathered("tiles", "each", "tile-used", "tile"),)),
        Clause("trophy", (Gathered("fomori_returned", "sum", "trophy-used", "fomori_returned"),)),
        Clause("paid", (Gathered("points", "sum", "fame-paid", "points"),)),
        Clause("fame", (Gathered("points", "sum", "fame-gained", "points"),)),
        Clause("purified", (Gathered("points", "sum", "corruption-lost", "points"),)),
        Clause("hoarded", tuple(Gathered(good, "sum", "hoarded", good) for good in ("discs", "swords", "shields"))),
    ),
    beneath=("passed", "next-starting-player", "aits-swapped", "fomori-swapped"),
)

FOMORI = Chapter(
    "fomori",
    by_seat=False,
    clauses=(
        Clause(
            "appeared",
            (
                Gathered("locations", "each", "fomori-appeared", "location"),
                Gathered("fomori", "each", "fomori-appeared", "fomori"),
            ),
        ),
        Clause("discs", (Gathered("seats", "tally", "discs-lost", "discs"),)),
        Clause("shields", (Gathered("provinces", "each", "shields-broken", "province"),)),
        Clause("reshuffled", (Gathered("times", "count", "fomori-reshuffled"),)),
    ),
    beneath=("discs-kept",),
)

STANDING = Chapter(
    "standing",
    by_seat=False,
    clauses=(
        Clause(
            "limit",
            (Gathered("seats", "each", "limit-reached", "seat"), Gathered("limit", "sum", "limit-reached", "limit")),
        ),
        Clause("overrun", (Gathered("times", "count", "ending-overrun"),)),
        Clause("repelled", (Gathered("times", "count", "ending-repelled"),)),
    ),
)


def chronicle(printed: Printed) -> Chronicle:
    """Everything of it lies open: A-R.48."""
    constants = printed.constants
    fame = Total("fame", constants.start_fame, "points", up="fame-gained", down="fame-paid")
    corruption = Total(
        "corruption", constants.start_corruption, "points", up="corruption-gained", down="corruption-lost"
    )
    ends = ("ending-overrun", "ending-repelled")
    return Chronicle("arrival", (EARNED, ACTED, FOMORI, STANDING), (fame, corruption), ends)
