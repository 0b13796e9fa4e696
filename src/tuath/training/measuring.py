"""How strong a network is: games against ``greedy``, the same deals from every chair."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from tuath.bots.bot import Bot
from tuath.bots.foresight import Foresight
from tuath.bots.judging import Learned
from tuath.bots.match import play
from tuath.bots.network import Network
from tuath.bots.simple import GreedyBot
from tuath.core.game import Game, Setup
from tuath.core.returns import share_of
from tuath.training.playing import FIRST_SIGHT


class Meeting(NamedTuple):
    """One deal, played from every chair."""

    game: Game[Any]
    setup: Setup
    network: Network
    portion: float
    seed: str


def play_meeting(meeting: Meeting) -> float:
    """How many of the games the network has won; a shared victory counts in parts."""
    game, setup = meeting.game, meeting.setup
    cards = Random(meeting.seed).getrandbits(64)
    won = 0.0
    for chair in range(setup.seats):
        table: list[Bot] = [GreedyBot() for _ in range(setup.seats)]
        table[chair] = Foresight(Learned(game, meeting.network, meeting.portion), FIRST_SIGHT)
        result = play(game, setup, table, cards, Random(f"{meeting.seed}:{chair}")).result
        won += share_of(game, result, chair)
    return won
