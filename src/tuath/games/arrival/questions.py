"""Every question of The Arrival. What is drawn by chance is a question to nature."""

from __future__ import annotations

from typing import Any

from tuath.core.question import Question
from tuath.games.arrival.printed import Back, Card, Kind, Location, Province, Section, TileId

STARTING_PLAYER: Question[int] = Question("arrival-starting-player", "seat", rule="A-3.8")
FOMORI: Question[Kind] = Question("arrival-fomori", "fomori", rule="A-R.38")
DISPLAY: Question[TileId] = Question("arrival-display", "tile", rule="A-3.2")
TOP: Question[Back] = Question("arrival-top", "back", rule="A-3.7")
FRONT: Question[Card] = Question("arrival-front", "card", rule="A-5.3")

TRIBE: Question[int] = Question("arrival-tribe", "tribe", rule="A-3.6")
PORT: Question[Location] = Question("arrival-port", "location", rule="A-3.9")
STACK: Question[int] = Question("arrival-stack", "stack", rule="A-5.1")
BLOCK: Question[Section] = Question("arrival-block", "section", rule="A-5.3")
BLOCK_ANOTHER: Question[Section] = Question("arrival-block-another", "section", rule="A-5.4")
OGAM: Question[int] = Question("arrival-ogam", "ogam", rule="A-5.7")
TAKE: Question[TileId] = Question("arrival-take", "tile", rule="A-5.14")

ACT: Question[int] = Question("arrival-act", "act", rule="A-6.4", opens=True)
WHERE_TO_BUILD: Question[Location] = Question("arrival-build", "location", rule="A-7.1")
WHERE_TO_SHIELD: Question[Province] = Question("arrival-shield", "province", rule="A-8.1")
WHERE_TO_SPREAD: Question[Location] = Question("arrival-spread", "location", rule="A-9.1")
WHOM_TO_REPEL: Question[Location] = Question("arrival-repel", "location", rule="A-10.1")
REWARD: Question[int] = Question("arrival-reward", "reward", rule="A-10.3")
HOARD: Question[int] = Question("arrival-hoard", "hoard", rule="A-11.2")
USE_TILE: Question[TileId] = Question("arrival-tile", "tile", rule="A-12.1")
TROPHY_FOMORI: Question[int] = Question("arrival-trophy", "number", rule="A-12.2")
RUSE: Question[Location] = Question("arrival-ruse", "location", rule="A-15.11")
RUSE_WITH: Question[Location] = Question("arrival-ruse-with", "location", rule="A-15.11")
MIGRATE: Question[Location] = Question("arrival-migrate", "location", rule="A-15.12")
MIGRATE_WITH: Question[Location] = Question("arrival-migrate-with", "location", rule="A-15.12")
SONG: Question[int] = Question("arrival-song", "number", rule="A-15.13")
REBUILD: Question[int] = Question("arrival-rebuild", "site", rule="A-15.10")

QUESTIONS: tuple[Question[Any], ...] = (
    STARTING_PLAYER, FOMORI, DISPLAY, TOP, FRONT,
    TRIBE, PORT, STACK, BLOCK, BLOCK_ANOTHER, OGAM, TAKE,
    ACT, WHERE_TO_BUILD, WHERE_TO_SHIELD, WHERE_TO_SPREAD, WHOM_TO_REPEL, REWARD, HOARD, USE_TILE, TROPHY_FOMORI,
    RUSE, RUSE_WITH, MIGRATE, MIGRATE_WITH, SONG, REBUILD,
)  # fmt: skip
