"""How much a game asks, and how much of it matters: questions in a round, and those that leave no choice.

A question leaves no choice if it has one option, or if everything that can be answered comes to the same: then the
state is the same at the end of the step, whichever option was taken, when whatever follows is answered with its first
option and the same question is answered until it is not put again. So the order of things that do not touch each other
is no choice, and one that brings another chance is. Whoever has nothing to play where others may be answered is not
asked at a usual table, and at one where everything is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.question import Decision, Seat
from tuath.core.reaction import standing_answer

MOST = 8  # options up to which all are tried
PATIENCE = 60  # answers after which a step is looked at as it stands


class Asked(NamedTuple):
    """What was asked in some games, by question."""

    rounds: int
    asked: Counter[str]
    single: Counter[str]  # with one option
    same: Counter[str]  # with several that come to the same
    spared: Counter[str]  # not put, as there was nothing to play

    @property
    def per_round(self) -> float:
        return self.asked.total() / max(1, self.rounds)

    @property
    def share(self) -> float:
        """Of the questions, those that leave no choice."""
        return (self.single.total() + self.same.total()) / max(1, self.asked.total())

    def said(self) -> dict[str, Any]:
        """The numbers for programs; questions that often leave no choice by name."""
        idle = self.single + self.same
        return {
            "rounds": self.rounds,
            "questions": self.asked.total(),
            "questions_per_round": round(self.per_round, 1),
            "spared_per_round": round(self.spared.total() / max(1, self.rounds), 1),
            "one_option": round(self.single.total() / max(1, self.asked.total()), 3),
            "all_the_same": round(self.same.total() / max(1, self.asked.total()), 3),
            "no_choice": round(self.share, 3),
            "by_question": {key: [idle[key], self.asked[key]] for key, _ in idle.most_common(8)},
        }


def count_questions(game: Game[Any], seats: int, games: int, options: Mapping[str, str] | None = None) -> Asked:
    """Random games by the seeds 1, 2, 3 …: what people would be asked in them."""
    found = Asked(0, Counter(), Counter(), Counter(), Counter())
    for seed in range(1, games + 1):
        found = found._replace(rounds=found.rounds + play(game, seats, seed, options or {}, found))
    return found


def play(game: Game[Any], seats: int, seed: int, options: Mapping[str, str], found: Asked) -> int:
    """One game; how many rounds it had."""
    rng, rounds = Random(seed), set[Any]()
    position = Position(game, game.complete(seats, options), seed)
    while not position.over:
        seat = rng.choice(list(position.decisions))
        decision = position.decisions[seat]
        rounds.add(position.view(None).get("round"))
        if options.get("questions") != "all" and (answer := answered_for(position, decision)) is not None:
            found.spared[decision.key] += 1
            position.play(seat, answer)
            continue
        found.asked[decision.key] += 1
        if len(decision.values) == 1:
            found.single[decision.key] += 1
        elif len(decision.values) <= MOST and is_the_same(position, seat):
            found.same[decision.key] += 1
        position.play(seat, rng.choice(decision.values))
    return len(rounds)


def answered_for(position: Position[Any], decision: Decision[Any]) -> int | None:
    """What a table answers for somebody who wishes nothing in particular; None where he is asked."""
    moments = position.game.moments
    reaction = position.game.reaction(position.state, decision) if moments else None
    return None if reaction is None or not reaction.is_window else standing_answer(moments, reaction, {})


def is_the_same(position: Position[Any], seat: Seat) -> bool:
    """Does it make no difference what this seat answers?"""
    first, *others = position.decisions[seat].values
    end = ending(position, seat, first)
    return all(ending(position, seat, value) == end for value in others)


def ending(position: Position[Any], seat: Seat, value: int) -> tuple[list[Any], tuple[str, ...]]:
    """The state at the end of the step, and what is asked there."""
    then, key = position.copy(), position.decisions[seat].key
    then.play(seat, value)
    for _ in range(PATIENCE):
        again = then.decisions.get(seat)
        if then.over or (not then.answers and (again is None or again.key != key)):
            break
        who = seat if again is not None and again.key == key else min(then.decisions)
        then.play(who, then.decisions[who].values[0])
    return then.state.to_data(), tuple(decision.key for decision in then.decisions.values())
