"""The same game of Inis twice, but for what one player holds, and all that the others are sent of both."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import orjson

from tests.inis.board import BLUE, CARD, GREEN, PRINTED, RED, Table, inis
from tests.server.entries import PLAYERS, received
from tuath.core.question import NATURE
from tuath.games.inis.queries import knows
from tuath.server.entry.log import LogLine

LANDS = {"cove": "r3 b3 g2 C1", "hills": "capital r2 b2 S1", "forest": "r1 g2", "moor": "b1 g1 S2"}
WINDOWS = [when for when in PRINTED.answers if when not in ("own_turn", "this_discarded", "clash_maneuver")]
ANSWERS = sorted(
    {
        PRINTED.cards[card]
        for when in WINDOWS
        for card in range(len(PRINTED.cards))
        if PRINTED.answers[when] >> card & 1 and PRINTED.kind[card] != "advantage" and not PRINTED.four >> card & 1
    }
)
PLAIN = {"action": "act_conquest", "epic": "epic_stone_of_fal"}  # cards that answer nothing
OTHERS = "act_migration act_new_clans act_sanctuary act_citadel epic_breas_tyranny epic_children_of_dana"
MORE = "act_exploration act_new_alliance act_craftsmen_peasants epic_eriu epic_manannans_horses epic_the_morrigan"


def twins(card: str) -> tuple[Table, Table]:
    """The same game twice; blue holds the answer in one of them, and a plain card of the same kind in the other."""
    plain = PLAIN[PRINTED.kind[CARD[card]]]
    more = "" if card == "act_bard" else " act_bard"
    hands = {RED: OTHERS + more, GREEN: MORE, BLUE: f"{card} {other_kind(card)}"}
    first = inis(LANDS, hands, seats=3, quiet=False, lucky=False)
    second = inis(LANDS, {**hands, BLUE: f"{plain} {other_kind(card)}"}, seats=3, quiet=False, lucky=False)
    return first, second


def other_kind(card: str) -> str:
    return "epic_tuans_memory" if PRINTED.kind[CARD[card]] == "action" else "act_festival"


class Ear:
    """Everything that a table sends to those who are not blue."""

    def __init__(self, played: Table) -> None:
        self.played = played
        self.log: list[Any] = []
        played.position.listen(lambda told: self.log.append(LogLine(1, played.position.count, told)))

    def hears(self) -> list[bytes]:
        """What each of them is sent now; of the log, what is new."""
        viewers = (PLAYERS[RED], PLAYERS[GREEN], None)
        found = [orjson.dumps(received(self.played.position, viewer, self.log)) for viewer in viewers]
        self.log.clear()
        return found


def blue_answer(first: Table, second: Table, rng: Random) -> str | None:
    """Blue declines, and otherwise does what is possible in both games."""
    shared = [option for option in first.options(BLUE) if option in second.options(BLUE)]
    if first.asked(BLUE) == "react":
        return "decline"
    if first.asked(BLUE) == "act":
        return "pass"
    return rng.choice(shared) if shared else None


def is_hidden(played: Table, swapped: set[str]) -> bool:
    """Does blue still hold the card, and nobody else know it?"""
    held = [CARD[name] for name in swapped if played.state.hands[BLUE] >> CARD[name] & 1]
    return bool(held) and not any(knows(played.state, other, BLUE) >> held[0] & 1 for other in (RED, GREEN))


Compare = Callable[[Table, Table], object]


def steps(
    first: Table, second: Table, swapped: set[str], rng: Random, compare: Compare = lambda first, second: None
) -> int:
    """Play both games alike, and compare after every answer; how many windows blue was asked in."""
    ears = Ear(first), Ear(second)
    asked = 0
    for _ in range(150):
        if not is_hidden(first, swapped):  # shown to all, or looked at: now it may be told
            return asked
        assert ears[0].hears() == ears[1].hears()
        compare(first, second)
        assert {s: d.key for s, d in first.pending().items()} == {s: d.key for s, d in second.pending().items()}
        if first.position.over or first.state.phase != "season":
            return asked
        seat = rng.choice(sorted(first.pending()))
        if seat == BLUE:
            asked += first.asked(BLUE) == "react"
            answer = blue_answer(first, second, rng)
        else:
            options = [option for option in first.options(seat) if option in second.options(seat)]
            open_to_all = [option for option in options if option not in swapped]
            answer = rng.choice(open_to_all) if open_to_all else None
            if seat != NATURE:
                assert first.options(seat) == second.options(seat)
        if answer is None:
            return asked
        for game in (first, second):
            game.position.answer(seat, answer)
    return asked
