"""Search by policy: its likeliest answers are played on in imagined worlds, and the critic that learned with it judges.

Everybody plays on by drawing from the policy. Answers that do worse are dropped half by half, so that most of the time
goes to those between which it is hard to choose; what the policy thought of them counts beside what was found.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tuath.bots.bot import Chair, given, settled
from tuath.bots.critic import Critic
from tuath.bots.foresight import best_of_half
from tuath.bots.glance import Policy, Seen, Table
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.core.returns import share_of


class Depth(NamedTuple):
    """How far one move may look."""

    games: int  # played on, of all answers together
    options: int = 8  # that are played on
    length: int = 10  # decisions of such a game
    trust: float = 20.0  # in a victory that was found, beside the logarithm of how likely the policy finds an answer


class Search:
    """A bot that plays on what its policy likes."""

    def __init__(self, policy: Policy, critic: Critic, depth: Depth) -> None:
        self.policy, self.critic, self.depth = policy, critic, depth

    def choose(self, chair: Chair, rng: Random) -> int:
        if (known := chair.settled) is not None:
            return known
        looks, values = self.policy.at_a_glance(chair), chair.decision.values
        best = [int(place) for place in np.argsort(-looks, kind="stable")[: self.depth.options]]
        liked = {int(values[place]): float(looks[place]) for place in best}
        found: dict[int, list[float]] = {value: [] for value in liked}

        def tried(left: Sequence[int], times: int) -> None:
            worlds = [chair.imagine(rng) for _ in range(times)]
            shares = self.played_on([(world, value) for world in worlds for value in left], chair.seat, rng)
            for place, share in enumerate(shares):
                found[left[place % len(left)]].append(share)

        def worth(value: int) -> float:
            return liked[value] + self.depth.trust * float(np.mean(found[value]))

        return best_of_half(list(liked), self.depth.games, tried, worth)

    # ---- playing on -------------------------------------------------------------------------------------------------

    def played_on(self, begun: Sequence[tuple[Position[Any], int]], seat: Seat, rng: Random) -> list[float]:
        """What part of the victory this seat has in the end, or the critic gives it after so many more decisions."""
        games = []
        for world, value in begun:
            position = world.copy()
            position.play(seat, value)
            games.append(position)
        dice = np.random.default_rng(rng.getrandbits(64))
        going = list(range(len(games)))
        asked: dict[int, tuple[Seat, Seen]] = {}
        for turn in range(self.depth.length + 1):
            asked = {place: seen for place in going if (seen := self.next_decision(games[place], rng)) is not None}
            going = list(asked)
            if turn == self.depth.length or not going:
                break
            looks = self.policy.logits([seen for _, seen in asked.values()])
            for place, look in zip(going, looks, strict=True):
                who = asked[place][0]
                games[place].play(who, int(games[place].decisions[who].values[drawn(look, float(dice.random()))]))
        judged = self.judged(games, asked, seat)
        return [judged[place] if place in judged else outcome(games[place], seat) for place in range(len(games))]

    def next_decision(self, position: Position[Any], rng: Random) -> tuple[Seat, Seen] | None:
        """On to where there is something to decide; None where the game is over."""
        eye = self.policy.eye
        while not position.over:
            seat = rng.choice(list(position.decisions))
            known = settled(position, seat)
            if known is None:
                row = eye.columns.row(position.state, seat)
                return seat, eye.see(row, position.decisions[seat], position.setup.seats, seat, given(position, seat))
            position.play(seat, known)
        return None

    def judged(
        self, games: Sequence[Position[Any]], asked: dict[int, tuple[Seat, Seen]], seat: Seat
    ) -> dict[int, float]:
        """What the critic gives this seat in the games that go on."""
        if not asked:
            return {}
        critic, eye = self.critic, self.policy.eye
        secrets: Table = np.stack(
            [critic.hidden.of_others(eye, games[place], who) for place, (who, _) in asked.items()]
        )
        seats = next(iter(games)).setup.seats
        shares = critic.shares([seen for _, seen in asked.values()], secrets, seats)
        planned = eye.game.planned
        return {
            place: float(shares[at, 0 if planned else (seat - who) % seats])
            for at, (place, (who, _)) in enumerate(asked.items())
        }


def outcome(position: Position[Any], seat: Seat) -> float:
    assert position.result is not None
    return share_of(position.game, position.result, seat)


def drawn(looks: Table, lot: float) -> int:
    """An answer by its place, as likely as the policy says."""
    total = np.exp(looks - looks.max()).cumsum()
    return min(int(np.searchsorted(total, lot * total[-1])), len(looks) - 1)
