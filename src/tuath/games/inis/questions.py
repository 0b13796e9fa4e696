"""Every question of Inis. What is drawn by chance is a question to nature; what is answered unseen is secret."""

from __future__ import annotations

from typing import Any

from tuath.core.question import Question

# chance
FIRST_BRENN: Question[int] = Question("inis-first-brenn", "seat", rule="I-4.7")
START_TILE: Question[int] = Question("inis-start-tile", "territory", rule="I-4.4")
TOSS: Question[int] = Question("inis-toss", "crows", rule="I-5.4")
DEAL: Question[int] = Question("inis-deal", "card", rule="I-5.5")
DRAW_EPIC: Question[int] = Question("inis-draw-epic", "card", rule="I-8.10")
DRAW_TILE: Question[int] = Question("inis-draw-tile", "territory", rule="I-11.1")
TAKE_RANDOM: Question[int] = Question("inis-take-random", "card", rule="I-15.14")

# setup and Assembly
CAPITAL: Question[int] = Question("inis-capital", "territory", rule="I-4.7")
START_CLAN: Question[int] = Question("inis-start-clan", "territory", rule="I-4.9")
KEEP: Question[int] = Question("inis-keep", "card", rule="I-6.1", secret=True)
PASS_ON: Question[int] = Question("inis-pass-on", "card", rule="I-6.1", secret=True)

# Season
COME_BACK: Question[int] = Question("inis-come-back", "territory", rule="I-7.1")
ACT: Question[int] = Question("inis-act", "act", rule="I-7.3")
REACT: Question[int] = Question("inis-react", "reaction", rule="I-8.5", secret=True)

# what a card leaves open
AT: Question[int] = Question("inis-at", "place", rule="I-8.2")
PLACE: Question[int] = Question("inis-place", "territory", rule="I-9.2")
MOVE_FROM: Question[int] = Question("inis-move-from", "place", rule="I-9.3")
MOVE_TO: Question[int] = Question("inis-move-to", "place", rule="I-9.3")
HOW_MANY: Question[int] = Question("inis-how-many", "number", rule="I-9.5")
FROM_CITADELS: Question[int] = Question("inis-from-citadels", "number", rule="I-16.15")
TAKE_SHELTERED: Question[int] = Question("inis-take-sheltered", "agreement", rule="I-9.6")
CLAN: Question[int] = Question("inis-clan", "clan", rule="I-8.2")
WHOSE: Question[int] = Question("inis-whose", "seat", rule="I-8.2")
WHO: Question[int] = Question("inis-who", "seat", rule="I-8.2")
MAY: Question[int] = Question("inis-may", "agreement", rule="I-9.5")
EITHER: Question[int] = Question("inis-either", "way", rule="I-8.2")
THROW: Question[int] = Question("inis-throw", "cards", rule="I-8.12", secret=True)
KEEP_EPIC: Question[int] = Question("inis-keep-epic", "card", rule="I-14.10", secret=True)
TAKE_SHOWN: Question[int] = Question("inis-take-shown", "card", rule="I-16.12")
SEARCH: Question[int] = Question("inis-search", "card", rule="I-15.5", secret=True)
PUT_ASIDE: Question[int] = Question("inis-put-aside", "card", rule="I-14.6", secret=True)
GIVE: Question[int] = Question("inis-give", "card", rule="I-8.9", secret=True)

# new territories
SPOT: Question[int] = Question("inis-spot", "spot", rule="I-11.1")
TILE: Question[int] = Question("inis-tile", "territory", rule="I-11.6")
BURY: Question[int] = Question("inis-bury", "territory", rule="I-11.6", secret=True)

# clashes
NEXT_CLASH: Question[int] = Question("inis-next-clash", "territory", rule="I-10.2")
SHELTER: Question[int] = Question("inis-shelter", "agreement", rule="I-10.5")
PEACE: Question[int] = Question("inis-peace", "agreement", rule="I-10.10")
MANEUVER: Question[int] = Question("inis-maneuver", "maneuver", rule="I-10.8")
WITHDRAW: Question[int] = Question("inis-withdraw", "place", rule="I-10.13")
RESULT: Question[int] = Question("inis-result", "result", rule="I-10.11")

QUESTIONS: tuple[Question[Any], ...] = (
    FIRST_BRENN, START_TILE, TOSS, DEAL, DRAW_EPIC, DRAW_TILE, TAKE_RANDOM, CAPITAL, START_CLAN, KEEP, PASS_ON,
    COME_BACK, ACT, REACT, AT, PLACE, MOVE_FROM, MOVE_TO, HOW_MANY, FROM_CITADELS, CLAN, WHOSE, WHO, MAY, EITHER,
    THROW, KEEP_EPIC, TAKE_SHOWN, SEARCH, PUT_ASIDE, GIVE, SPOT, TILE, BURY, NEXT_CLASH, SHELTER, PEACE, MANEUVER,
    WITHDRAW, RESULT, TAKE_SHELTERED,
)  # fmt: skip
