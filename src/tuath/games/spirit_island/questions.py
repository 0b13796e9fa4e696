"""Every question that the rules of Spirit Island can put."""

from __future__ import annotations

from tuath.core.question import Question
from tuath.games.spirit_island.geometry import Land

# what the players decide together: S-3.4
NEXT_LAND: Question[Land] = Question("spirit_island-next-land", "land", rule="S-8.5")
CASCADE: Question[Land] = Question("spirit_island-cascade", "land", rule="S-10.2")
HIT: Question[int] = Question("spirit_island-hit", "piece", rule="S-9.6")

# chance
REVEAL: Question[int] = Question("spirit_island-reveal", "invader_card", rule="S-8.11")
FEAR_CARD: Question[int] = Question("spirit_island-fear-card", "fear_card", rule="S-11.3")
BLIGHT_CARD: Question[int] = Question("spirit_island-blight-card", "blight_card", rule="S-10.5")
