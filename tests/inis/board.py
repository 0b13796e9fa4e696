"""A position of Inis in one call."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tests.table import Played
from tuath.core.position import Position
from tuath.core.question import NATURE, bits_of, members
from tuath.games import find
from tuath.games.inis.game import Inis
from tuath.games.inis.geometry import Spot, free_spots, start_island, touching
from tuath.games.inis.printed import Printed
from tuath.games.inis.queries import actions_in_use, conditions, held
from tuath.games.inis.state import NO_CARD, NOWHERE, State, Task

RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = "rbgy"


def game() -> Inis:
    found = find("inis")
    assert isinstance(found, Inis)
    return found


PRINTED: Printed = game().printed
CARD = {id: place for place, id in enumerate(PRINTED.cards)}
LAND = {id: place for place, id in enumerate(PRINTED.territories)}


def cards(names: str) -> int:
    return bits_of(CARD[id] for id in names.split())


def names(bits: int) -> set[str]:
    return {PRINTED.cards[card] for card in members(bits)}


class Table(Played):
    """A game in which windows close by themselves for players who hold nothing that answers."""

    def __init__(self, position: Position[Any], lucky: bool = True, quiet: bool = True) -> None:
        self.quiet = quiet
        super().__init__(position, lucky)

    def _let_chance_happen(self) -> None:
        while True:
            super()._let_chance_happen()
            seat = next((seat for seat in self.position.pending if self.quiet and self.holds_nothing(seat)), None)
            if seat is None:
                return
            self.position.answer(seat, "decline")

    def holds_nothing(self, seat: int) -> bool:
        decision = self.position.pending[seat]
        return decision.key == "inis-react" and set(decision.options) == {"decline", "decline_round"}

    def nature(self, *outcomes: str) -> None:
        super().nature(*outcomes)
        self._let_chance_happen()

    def clans(self, land: str) -> list[int]:
        """The clans of each player in a territory, as everybody sees them: also one about to be removed."""
        return next(list(one["clans"]) for one in self.view()["territories"] if one["id"] == land)

    def hand(self, seat: int) -> set[str]:
        return names(self.state.hands[seat])

    def actions(self, seat: int) -> set[str]:
        return names(held(self.state, seat, "action"))

    def epics(self, seat: int) -> set[str]:
        return names(held(self.state, seat, "epic"))

    def counts(self, seat: int) -> tuple[int, int, int]:
        return conditions(self.state, seat)

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        return self.position.view(seat)

    def asks(self, seat: int, question: str) -> bool:
        return seat in self.position.pending and self.asked(seat) == question

    def everybody(self, question: str, answer: str) -> None:
        """All who are asked this give this answer."""
        for seat in [seat for seat in self.position.pending if self.asked(seat) == question]:
            self.play(seat, answer)

    def log_of(self, key: str) -> list[dict[str, Any]]:
        return [dict(told.message.params) for told in self.log if told.message.key == f"inis-{key}"]


def island(number: int) -> list[int]:
    """Spots of so many territories: the layout of the start, then wherever there is room."""
    found = list(start_island(PRINTED.layouts[max(2, min(4, number))]))
    while len(found) < number:
        found.append(Spot(members(free_spots(frozenset(Spot(spot) for spot in found)))[0]))
    return [int(spot) for spot in found]


def settle(start: State, land: str, text: str) -> None:
    """ "r2 b1 C1 S2 capital festival": clans by colour, Citadels, Sanctuaries, and markers."""
    where = LAND[land]
    for word in text.split():
        if word == "capital":
            start.capital = where
        elif word == "festival":
            start.festival = where
        else:
            found = re.fullmatch(r"([rbgyCS])(\d+)", word)
            assert found, word
            number = int(found[2])
            if found[1] == "C":
                start.citadels[where] = number
            elif found[1] == "S":
                start.sanctuaries[where] = number
            else:
                seat = COLOURS.index(found[1])
                start.clans[where * start.seats + seat] = number
                start.reserve[seat] -= number


def inis(
    lands: Mapping[str, str],
    hands: Mapping[int, str] | None = None,
    *,
    seats: int = 2,
    turn: int = RED,
    brenn: int = RED,
    spots: Sequence[int] | None = None,
    aside: str | None = None,
    spent: str = "",
    discard: str = "",
    deck: str | None = None,
    tiles: str | None = None,
    agenda: Sequence[Task] | None = None,
    lucky: bool = True,
    quiet: bool = True,
    state: Mapping[str, Any] | None = None,
    **options: str,
) -> Table:
    """A game in the middle of a Season, with somebody to act.

    ``lands`` gives the territories in play in the order of their spots. Cards that are in no hand lie where they would:
    Advantage cards in the display, Action cards unknown in the discard pile, Epic Tales in the deck.
    """
    inis_game = game()
    setup = inis_game.complete(seats, {"questions": "all", **options})  # a test says itself who has nothing to decide
    start = inis_game.setup(setup)
    start.phase, start.round, start.turn, start.brenn = "season", 2, turn, brenn
    start.capital = LAND[next(iter(lands))]
    for land, spot in zip(lands, spots or island(len(lands)), strict=True):
        start.spots[LAND[land]] = spot
        start.display |= 1 << PRINTED.advantage_of[LAND[land]]
        settle(start, land, lands[land])
    placed = [LAND[land] for land in lands]
    for one in placed:
        near = touching(Spot(start.spots[one]))
        start.neighbours[one] = bits_of(other for other in placed if near >> start.spots[other] & 1)
    start.stack = bits_of(where for where, spot in enumerate(start.spots) if spot == NOWHERE)
    if tiles is not None:
        start.buried = tuple(LAND[land] for land in tiles.split())
        start.buried_by = (-1,) * len(start.buried)
        start.stack &= ~bits_of(start.buried)
    deal(start, hands or {}, aside, spent, discard)
    if deck is not None:
        start.deck, start.discard = cards(deck), start.discard | start.deck & ~cards(deck)
    start.agenda = list(agenda) if agenda is not None else [Task("act", turn)]
    for name, value in (state or {}).items():
        setattr(start, name, value)
    return Table(Position(inis_game, setup, None, start), lucky, quiet)


def deal(start: State, hands: Mapping[int, str], aside: str | None, spent: str, discard: str) -> None:
    for seat, text in hands.items():
        start.hands[seat] = cards(text)
    taken = 0
    for hand in start.hands:
        taken |= hand
    start.aside = CARD[aside] if aside else NO_CARD
    taken |= 1 << start.aside if aside else 0
    start.undealt = 0
    start.pile = actions_in_use(start) & ~taken
    start.spent = cards(spent)
    start.discard = cards(discard)
    start.deck &= ~(taken | start.discard)
    start.display &= ~taken


def begin(seats: int = 2, lucky: bool = True, quiet: bool = True, **options: str) -> Table:
    """A game from its very start; without ``lucky`` chance waits to be told."""
    return Table(Position(game(), game().complete(seats, {"questions": "all", **options})), lucky, quiet)


def near(played: Table, land: str) -> set[str]:
    """The neighbours of a territory."""
    return {PRINTED.territories[where] for where in members(played.state.neighbours[LAND[land]])}


def is_over(played: Table) -> bool:
    return played.position.over


def waits_for_chance(played: Table) -> bool:
    return NATURE in played.position.pending
