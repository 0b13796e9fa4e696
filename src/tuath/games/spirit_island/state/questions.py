"""Every question that the rules of Spirit Island can put."""

from __future__ import annotations

from typing import Any

from tuath.core.question import Question
from tuath.games.spirit_island.material.geometry import Land

# what the players decide together: S-3.4
NEXT_LAND: Question[Land] = Question("spirit_island-next-land", "land", rule="S-8.5")
NEXT_BOARD: Question[int] = Question("spirit_island-next-board", "board", rule="S-15.4")
NEXT_SPIRIT: Question[int] = Question("spirit_island-next-spirit", "seat", rule="S-15.4")
NEXT_TRIGGERED: Question[int] = Question("spirit_island-next-triggered", "cause", rule="S-15.10")
CASCADE: Question[Land] = Question("spirit_island-cascade", "land", rule="S-10.2")
HIT: Question[int] = Question("spirit_island-hit", "piece", rule="S-9.6")

# what an effect leaves open; a piece is its number and one, as the first answer is to stop
WHICH: Question[int] = Question("spirit_island-which-piece", "piece", rule="S-7.5")
TOKEN: Question[int] = Question("spirit_island-which-token", "token", rule="S-13.1")
ONE_SPIRIT: Question[int] = Question("spirit_island-one-spirit", "seat", rule="S-3.4")
WHERE: Question[Land] = Question("spirit_island-where", "land", rule="S-7.5")
FROM: Question[int] = Question("spirit_island-from", "land_or_stop", rule="S-9.4")
EITHER: Question[int] = Question("spirit_island-either", "way", rule="S-7.5")
MAY: Question[int] = Question("spirit_island-may", "answer", rule="S-7.5")
HOW_MUCH: Question[int] = Question("spirit_island-how-much", "price", rule="S-14.13")
HALF_PRICE: Question[int] = Question("spirit_island-half-price", "answer", rule="S-22.30")
ORIGIN: Question[Land] = Question("spirit_island-measured-from", "land", rule="S-7.18")
CARRIED: Question[int] = Question("spirit_island-carried", "seat", rule="S-7.5")
WHOLE_SITE: Question[int] = Question("spirit_island-whole-site", "answer", rule="S-5.8")
COUNT_BADLANDS: Question[int] = Question("spirit_island-count-badlands", "answer", rule="S-16.2")
COUNT_BEASTS: Question[int] = Question("spirit_island-count-beasts", "answer", rule="S-16.2")
CONSENT: Question[int] = Question("spirit_island-consent", "answer", rule="S-3.4")

# special rules
GO_ALONG: Question[int] = Question("spirit_island-go-along", "answer", rule="S-9.4")
DESTROY_WITH: Question[Land] = Question("spirit_island-fall-with", "land", rule="S-22.26")
ASHORE: Question[int] = Question("spirit_island-ashore", "land", rule="S-9.10")
FOREWARNED: Question[int] = Question("spirit_island-forewarned", "answer", rule="S-22.2")
ISOLATION: Question[int] = Question("spirit_island-isolation", "answer", rule="S-13.9")
SPEND_SKIP: Question[int] = Question("spirit_island-spend-skip", "answer", rule="S-8.6")
STOPPED_BY: Question[int] = Question("spirit_island-stopped-by", "answer", rule="S-8.18")
CHOKE: Question[int] = Question("spirit_island-choke", "answer", rule="S-8.6")

COMMAND_IN: Question[Land] = Question("spirit_island-command-in", "land", rule="S-20.6")

# the spirit phase
GROWTH: Question[int] = Question("spirit_island-growth", "option", rule="S-5.1")
GROWTH_ACTION: Question[int] = Question("spirit_island-growth-action", "option", rule="S-5.1")
PRESENCE_FROM: Question[int] = Question("spirit_island-presence-from", "source", rule="S-5.6")
LIFT: Question[Land] = Question("spirit_island-lift", "land", rule="S-5.6")
PRESENCE_TO: Question[Land] = Question("spirit_island-presence-to", "land", rule="S-5.6")
TIME_FROM: Question[int] = Question("spirit_island-time-from", "source_or_stop", rule="S-22.17")
PRESENCE_BACK: Question[int] = Question("spirit_island-presence-back", "source", rule="S-5.6")
UNLOCK: Question[int] = Question("spirit_island-unlock", "way", rule="S-22.16")
DAY: Question[int] = Question("spirit_island-day", "power_or_stop", rule="S-22.17")
MORE_ENERGY: Question[int] = Question("spirit_island-more-energy", "seat", rule="S-22.23")
ELEMENT: Question[int] = Question("spirit_island-element", "element", rule="S-6.7")
PREPARE: Question[int] = Question("spirit_island-prepare", "element", rule="S-22.21")
MARKER: Question[int] = Question("spirit_island-marker", "element_or_stop", rule="S-22.21")
PLAY: Question[int] = Question("spirit_island-play", "power_or_stop", rule="S-6.1")
DECK: Question[int] = Question("spirit_island-deck", "deck", rule="S-6.3")
KEEP: Question[int] = Question("spirit_island-keep", "power", rule="S-6.3")
FORGET: Question[int] = Question("spirit_island-forget", "power", rule="S-6.4")
TRACK_ICON: Question[int] = Question("spirit_island-track-icon", "answer", rule="S-5.7")
PAY_INSTEAD: Question[int] = Question("spirit_island-pay-instead", "answer", rule="S-6.3")
RECLAIM_OR_STOP: Question[int] = Question("spirit_island-reclaim-or-stop", "power_or_stop", rule="S-6.5")
RECLAIM: Question[int] = Question("spirit_island-reclaim", "power", rule="S-6.5")

# powers
USE: Question[int] = Question("spirit_island-use", "use", rule="S-7.1")
USE_NOW: Question[int] = Question("spirit_island-use-now", "cause", rule="S-15.9")
TARGET: Question[Land] = Question("spirit_island-target", "land", rule="S-7.3")
PART: Question[int] = Question("spirit_island-part", "piece", rule="S-22.10")
PART_PRESENCE: Question[int] = Question("spirit_island-part-presence", "answer", rule="S-22.10")
LEFT_OUT: Question[int] = Question("spirit_island-left-out", "board", rule="S-22.8")
TARGET_SPIRIT: Question[int] = Question("spirit_island-target-spirit", "seat", rule="S-7.4")
REPEAT: Question[int] = Question("spirit_island-repeat", "answer", rule="S-7.8")
GIVE: Question[int] = Question("spirit_island-give", "power", rule="S-7.5")
TURN_UP: Question[int] = Question("spirit_island-turn-up", "place", rule="S-7.5")
THRESHOLD: Question[int] = Question("spirit_island-threshold", "answer", rule="S-7.6")

# the beginning
LAYOUT: Question[int] = Question("spirit_island-layout", "layout", rule="S-4.8")
BOARD: Question[int] = Question("spirit_island-board", "board", rule="S-2.8")
SPIRIT: Question[int] = Question("spirit_island-spirit", "spirit", rule="S-2.1")
ASPECT: Question[int] = Question("spirit_island-aspect", "aspect", rule="S-2.1")
START: Question[Land] = Question("spirit_island-start", "land", rule="S-2.10")

# scenarios and events
INNER_LAND: Question[Land] = Question("spirit_island-inner-land", "land", rule="S-19.2")
OWN_SHARE: Question[int] = Question("spirit_island-share", "share", rule="S-14.19")
DISCARD: Question[int] = Question("spirit_island-discard", "power", rule="S-14.6")
CHOICE: Question[int] = Question("spirit_island-choice", "way", rule="S-14.6")
PREVENT: Question[int] = Question("spirit_island-prevent", "answer", rule="S-14.16")
CALL_OFF: Question[int] = Question("spirit_island-call-off", "answer", rule="S-14.18")
FREE: Question[int] = Question("spirit_island-free-terrain", "terrain", rule="S-14.10")
AGAIN: Question[int] = Question("spirit_island-again", "answer", rule="S-7.5")
DAHAN_OR_PRESENCE: Question[int] = Question("spirit_island-dahan-or-presence", "answer", rule="S-14.16")
PAY_TO_HARM: Question[int] = Question("spirit_island-pay-to-harm", "answer", rule="S-19.6")
HOLD_BACK: Question[int] = Question("spirit_island-hold-back", "answer", rule="S-19.5")
PLAY_FACE_DOWN: Question[int] = Question("spirit_island-play-face-down", "power", rule="S-19.4")
CORNER_OF: Question[Land] = Question("spirit_island-corner-of", "land", rule="S-19.7")
CORNER_WITH: Question[int] = Question("spirit_island-corner-with", "land_or_stop", rule="S-19.7")
KEEP_THIEVES: Question[int] = Question("spirit_island-keep-thieves", "answer", rule="S-19.8")
THIEF_TO: Question[Land] = Question("spirit_island-thief-to", "land", rule="S-19.8")
COUNT_THIEVES: Question[int] = Question("spirit_island-count-thieves", "answer", rule="S-19.8")
USE_SOURCE: Question[int] = Question("spirit_island-use-source", "answer", rule="S-19.9")
PAY_FOR_POWER: Question[int] = Question("spirit_island-pay-for-power", "answer", rule="S-19.9")
INVOKE: Question[int] = Question("spirit_island-invoke", "element", rule="S-19.7")
SET_CARD_ASIDE: Question[int] = Question("spirit_island-set-card-aside", "power", rule="S-19.10")
STAYS: Question[Land] = Question("spirit_island-stays", "land", rule="S-19.10")
GOES: Question[Land] = Question("spirit_island-goes", "land", rule="S-19.10")
SPREAD_TO: Question[Land] = Question("spirit_island-spread-to", "land", rule="S-19.10")
PLAY_SET_ASIDE: Question[int] = Question("spirit_island-play-set-aside", "power_or_stop", rule="S-19.12")
WHOSE: Question[int] = Question("spirit_island-whose", "seat", rule="S-19.1")

# decks
LOOK_AT: Question[int] = Question("spirit_island-look-at", "pile", rule="S-7.5")
FACE_DOWN: Question[int] = Question("spirit_island-face-down", "invader_card", rule="S-7.5")

# chance
MIXED: Question[int] = Question("spirit_island-mixed", "place", rule="S-8.11")
DRAW: Question[int] = Question("spirit_island-draw", "power", rule="S-6.3")
REVEAL: Question[int] = Question("spirit_island-reveal", "invader_card", rule="S-8.11")
FEAR_CARD: Question[int] = Question("spirit_island-fear-card", "fear_card", rule="S-11.3")
EVENT: Question[int] = Question("spirit_island-event", "event", rule="S-14.1")
BLIGHT_CARD: Question[int] = Question("spirit_island-blight-card", "blight_card", rule="S-10.5")
SEEN_BEFORE: Question[int] = Question("spirit_island-seen-before", "answer", rule="S-19.8")
THIEF_NUMBER: Question[int] = Question("spirit_island-thief-number", "thief", rule="S-19.8")
SOURCE_FOUND: Question[int] = Question("spirit_island-source-found", "found", rule="S-19.9")
SHOWN_TERRAIN: Question[int] = Question("spirit_island-shown-terrain", "terrain", rule="S-20.5")

# boards laid by hand, and what came later still: at the end, so that the numbers of all others stay what they were
LAY_BOARD: Question[int] = Question("spirit_island-lay-board", "laying", rule="S-20.1")
UNSEEN_FACE_DOWN: Question[int] = Question("spirit_island-unseen-face-down", "discarded_card", rule="S-7.5")

QUESTIONS: tuple[Question[Any], ...] = tuple(each for each in list(globals().values()) if isinstance(each, Question))
