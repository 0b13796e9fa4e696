"""Every question of Origo. What is drawn by chance is a question to nature."""

from __future__ import annotations

from typing import Any

from tuath.core.question import Question
from tuath.games.origo.printed import Card, Field

DRAW: Question[Card] = Question("origo-draw", "card", rule="O-3.5")

TRIBE: Question[int] = Question("origo-tribe", "tribe", rule="O-4.1")
START_SHIELD: Question[Field] = Question("origo-start", "field", rule="O-5.1")
ACT: Question[int] = Question("origo-act", "act", rule="O-6.2", opens=True)
EXPAND_WITH: Question[Card] = Question("origo-expand", "card", rule="O-7.1")
EXPAND_TO: Question[Field] = Question("origo-place", "field", rule="O-7.1")
WHAT_TO_ATTACK: Question[Field] = Question("origo-attack", "field", rule="O-8.1")
ATTACK_WITH: Question[Card] = Question("origo-open", "card", rule="O-8.3")
ADD: Question[int] = Question("origo-add", "reply", rule="O-8.3")
DUEL: Question[int] = Question("origo-duel", "reply", rule="O-8.7")
MIGRATE_FROM: Question[Field] = Question("origo-migrate", "field", rule="O-9.1")
MIGRATE_TO: Question[Field] = Question("origo-migrate-to", "field", rule="O-9.2")
EXCHANGED: Question[Card] = Question("origo-exchange", "card", rule="O-9.3")
EXCHANGED_TOO: Question[Card] = Question("origo-exchange-another", "card", rule="O-9.3")
SAIL_FROM: Question[int] = Question("origo-sail", "ship", rule="O-10.1")
SAIL_TO: Question[Field] = Question("origo-sail-to", "field", rule="O-10.1")
START_PLAYER: Question[int] = Question("origo-start-player", "seat", rule="O-13.4")

QUESTIONS: tuple[Question[Any], ...] = (
    DRAW, TRIBE, START_SHIELD, ACT, EXPAND_WITH, EXPAND_TO, WHAT_TO_ATTACK, ATTACK_WITH, ADD, DUEL,
    MIGRATE_FROM, MIGRATE_TO, EXCHANGED, EXCHANGED_TOO, SAIL_FROM, SAIL_TO, START_PLAYER,
)  # fmt: skip
