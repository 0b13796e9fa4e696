"""Whole games of Inis: everything that is sent to every viewer after every answer, against what that seat may know.

A seat may know what lies open, what it holds and what it was shown (I-8.3, I-8.11, I-8.12, I-11.6). Whatever goes out
to it must be the same, byte for byte, when all the rest is dealt anew; and nothing new in the log names a card or a
tile of that rest, unless it was just played or thrown away before everybody's eyes. Many more games are played by
`python3 start.py test --long`; TUATH_LEAK_GAMES says how many.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import orjson
import pytest

from tests.inis.board import PRINTED
from tests.play import any_answer
from tests.server.entries import PLAYERS, entry_of, without_past
from tuath.core.position import Position
from tuath.core.question import Seat, members
from tuath.games import find
from tuath.games.inis.imagine import hidden_tiles, known_cards, open_cards
from tuath.games.inis.queries import actions_in_use, epic_bits
from tuath.server.entry.log import Log, LogLine
from tuath.server.tables.views.protocol import table_data
from tuath.server.wire.outgoing import Table

MANY = int(os.environ.get("TUATH_LEAK_GAMES", "1000"))
TOGETHER = 25  # games in one test, so that they can be shared among workers
OPENLY = {  # I-8.1, I-8.3: done with a card that everybody sees then, even if it is shuffled at once
    "inis-played", "inis-cancelled", "inis-discarded-epic", "inis-threw-away",
}  # fmt: skip
SHOWN = {"inis-shown", "inis-took-card"}  # I-16.12: seats keep in mind what goes into a hand openly, spectators do not
NAMED = re.compile(r'"(?:card|territory|tile):(\w+)"')


def hidden_things(position: Position[Any], seat: Seat | None) -> set[str]:
    """The cards and tiles of which this seat cannot know where they are now."""
    state = position.state
    cards = (actions_in_use(state) | epic_bits(state)) & ~(known_cards(state, seat) | open_cards(position.start))
    return {PRINTED.cards[card] for card in members(cards)} | {
        PRINTED.territories[tile] for tile in members(hidden_tiles(state, seat))
    }


def sent(position: Position[Any], seat: Seat | None, lines: list[LogLine]) -> Table:
    """What goes out to a viewer, with these lines as all that is new in the log."""
    entry = entry_of(position)
    entry.log = Log(lines)
    return table_data(entry, None if seat is None else PLAYERS[seat], [])


def written(data: Mapping[str, Any]) -> bytes:
    """As bytes, without what an imagined position has no past for."""
    return orjson.dumps(without_past(data))


class Game:
    """A game under way, and what viewers could not know before the last answer, whether or not we looked then."""

    def __init__(self, seed: int) -> None:
        game = find("inis")
        self.rng = Random(seed)
        setup = game.complete(game.seats[seed % len(game.seats)], {})
        self.position = Position(game, setup, self.rng.getrandbits(64))
        self.viewers = (*range(setup.seats), None)
        self.hidden = {seat: hidden_things(self.position, seat) for seat in self.viewers}
        self.last: Any = None
        self.lines: list[LogLine] = []
        self.position.listen(lambda told: self.lines.append(LogLine(1, self.position.count, told)))

    def check(self, seat: Seat | None) -> None:
        data = sent(self.position, seat, self.lines)
        hidden = hidden_things(self.position, seat)
        openly = OPENLY if seat is not None else OPENLY | SHOWN
        news: list[Any] = [line for line in data["log"] if line["key"] not in openly]
        news += [data["last"]] if data["last"] != self.last else []
        assert not set(NAMED.findall(orjson.dumps(news).decode())) & hidden & self.hidden[seat], (seat, news)
        twin = self.position.imagine(seat, self.rng)
        assert written(data) == written(sent(twin, seat, self.lines)), seat

    def go_on(self, lookers: Sequence[Seat | None]) -> None:
        """One answer; what was hidden before it is kept for those whom we look at after it."""
        self.hidden = {seat: hidden_things(self.position, seat) for seat in lookers}
        if lookers:
            self.last = sent(self.position, None, [])["last"]
        self.lines.clear()
        self.position.play(*any_answer(self.position, self.rng))


def check_game(seed: int, share: float = 1.0) -> int:
    """One game from the first answer to the last; how many messages were compared, of all or of a share of them."""
    game, dice = Game(seed), Random(seed)
    lookers: Sequence[Seat | None] = game.viewers
    compared = 0
    while not game.position.over:
        for seat in lookers:
            game.check(seat)
        compared += len(lookers)
        lookers = [seat for seat in game.viewers if dice.random() < share]
        game.go_on(lookers)
    return compared


def test_nothing_that_is_sent_tells_what_is_hidden() -> None:
    assert check_game(1, share=0.08) > 100


def test_what_is_hidden_is_renewed_at_every_answer() -> None:
    """Else a card seen since we last looked, and hidden again, would pass for a leak, as it did in seed 127 at 3 %."""
    game = Game(3)
    while game.position.count < 150:
        before = {seat: hidden_things(game.position, seat) for seat in game.viewers}
        game.go_on(lookers := game.viewers if game.position.count % 3 else ())
        assert game.hidden == {seat: before[seat] for seat in lookers}


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, MANY, TOGETHER))
def test_nothing_that_is_sent_in_many_games_tells_what_is_hidden(first: int) -> None:
    for seed in range(first, min(first + TOGETHER, MANY)):
        assert check_game(seed + 1000) > 100
