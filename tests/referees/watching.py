"""A game under a referee: after every answer it is seen whether the table can be as it is.

What a referee of a game looks at is the view that players have, and what it compares with is written from the rulebook;
of the rules' own code it uses none. Beside that nothing may be below zero, pieces are conserved, and options, a few of
them each time, can really be carried out. A fault names seed and player, and with them the game comes again.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from tests.play import any_setup
from tests.referees.players import PLAYERS
from tuath.core.game import Game, View
from tuath.core.message import RuleError
from tuath.core.position import Position
from tuath.core.question import NATURE

TRIED = 0.08  # of the answers, before which another option is tried on a copy
SEEN = 0.05  # of the answers, after which every seat's view is compared with what is open


class Foul(AssertionError):
    """Something that cannot be, and the game in which it was."""


@dataclass
class Tally:
    """What has been seen: how often, of what."""

    games: int = 0
    answers: int = 0
    reached: Counter[str] = field(default_factory=Counter)  # rounds, stages: in how many games
    cards: set[str] = field(default_factory=set)
    asked: set[tuple[str, str]] = field(default_factory=set)  # question and kind of option

    def told(self) -> str:
        reached = ", ".join(f"{what} {number}" for what, number in sorted(self.reached.items()))
        questions = len({question for question, _ in self.asked})
        return (
            f"{self.games} games, {self.answers} answers, {len(self.cards)} cards, "
            f"{len(self.asked)} kinds of options of {questions} questions; {reached}"
        )


class Referee(ABC):
    """What has to be so in one game, wherever it stands."""

    key: ClassVar[str]
    most: ClassVar[int]  # answers of one game under watch

    def setup(self, game: Game[Any], rng: Random, player: str, number: int) -> Position[Any]:
        """The beginning: any number of seats, any options."""
        return Position(game, any_setup(game, rng), rng.getrandbits(64))

    def begin(self, position: Position[Any]) -> None:
        """A game begins: what a referee keeps in mind of it is kept anew."""
        del position

    @abstractmethod
    def faults(self, view: View, position: Position[Any]) -> Iterator[str]:
        """What cannot be, as the table sees it."""

    @abstractmethod
    def open_things(self, view: View) -> Any:
        """What everybody sees alike."""

    def reached(self, view: View) -> Iterator[str]:
        """How far a game has come."""
        yield f"round {min(view.get('round') or 0, 9)}+"

    def cards(self, view: View) -> Iterator[str]:
        """The cards that lie open."""
        return iter(())


def watch(referee: Referee, game: Game[Any], seed: int, player: str, number: int, tally: Tally) -> None:
    """One game, or as much of it as the referee watches; ``number`` says where it begins."""
    rng = Random(seed)
    position = referee.setup(game, rng, player, number)
    made = PLAYERS[player]
    players = [made() for _ in range(position.setup.seats)]
    referee.begin(position)
    pieces = dict(game.pieces(position.state))
    marks: set[str] = set()
    count, tally.games = 0, tally.games + 1
    try:
        while not position.over and count < referee.most:
            seat = rng.choice(list(position.decisions))
            decision = position.decisions[seat]
            if rng.random() < TRIED:
                position.copy().play(seat, rng.choice(decision.values))
            value = players[seat].choose(position, seat, rng)
            tally.asked.add((decision.key, kind_of(decision.domain.ids[value])))
            position.play(seat, value)
            count += 1
            look(referee, position, pieces, rng.random() < SEEN, marks, tally)
    except (RuleError, AssertionError) as error:
        raise Foul(
            f"{referee.key}, seed {seed}, number {number}, {player}, answer {count + 1}, {position.setup}: {error}"
        ) from error
    tally.answers += count
    tally.reached.update(marks)


def look(
    referee: Referee, position: Position[Any], pieces: Mapping[str, int], at_all: bool, marks: set[str], tally: Tally
) -> None:
    state, view = position.state, position.view()
    short = state.below_zero()
    assert not short, f"less than none: {short}"
    found = dict(position.game.pieces(state))
    assert found == pieces, (
        f"pieces: {[(name, pieces.get(name), found[name]) for name in found if found[name] != pieces.get(name)]}"
    )
    assert NATURE not in position.decisions
    faults = list(referee.faults(view, position))
    assert not faults, "; ".join(faults)
    if at_all:
        seen = referee.open_things(view)
        for seat in range(position.setup.seats):
            assert referee.open_things(position.view(seat)) == seen, f"seat {seat} sees something else that lies open"
    marks.update(referee.reached(view))
    tally.cards.update(referee.cards(view))


def kind_of(option: str) -> str:
    """The kind of an option by its name: what stands before the first number or thing."""
    return re.split(r"[:_0-9-]", option)[0] or "number"
