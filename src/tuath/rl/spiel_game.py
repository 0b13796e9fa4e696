"""The games as OpenSpiel knows them: ``tuath_arrival``, ``tuath_inis`` … are registered when this module is read.

Chance is explicit: where the rules draw, there is a chance node with every outcome and its probability. Of several
seats that choose at the same time the first one is asked first, and none sees what another chose. All that a player is
shown is made of views: an observation is what its seat sees now, an information state all that it has seen so far.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from tuath.core.actions import ActionSpace
from tuath.core.game import Game, Setup
from tuath.core.observation import chart, observation
from tuath.core.position import Position
from tuath.core.question import NATURE, Decision, Seat
from tuath.core.returns import returns
from tuath.games import find, keys

LONGEST = 50_000  # answers, chance included; random games have a few hundred or thousand
USUAL_SEATS = 2


def name_of(key: str) -> str:
    """What OpenSpiel calls a game."""
    return f"tuath_{key}"


def game_type(game: Game[Any]) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game.key),
        long_name=f"Tuath, {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if game.hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.planned else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # all that was seen has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": USUAL_SEATS,
            **settings({option.name: option.values[0] for option in game.options}),
        },
    )


def settings(options: Mapping[str, str]) -> dict[str, str | int]:
    """Options as parameters of OpenSpiel, which reads digits as a number."""
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()}


class SpielGame(pyspiel.Game):
    """One of our games with so many players and these options."""

    key: str  # of the game: each has a class of its own

    def __init__(self, params: Mapping[str, Any]) -> None:
        chosen = {name: str(value) for name, value in params.items()}
        self.rules = find(self.key)
        self.table: Setup = self.rules.complete(int(chosen.pop("players", USUAL_SEATS)), chosen)
        self.actions = ActionSpace(self.rules.questions, self.rules.domains)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self.actions.size,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), info, dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a seat sees now or, with perfect recall, has seen so far; no other mixture of knowledge.

        With the parameter ``named`` the parts of the tensor have the names of docs/observations.md.
        """
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recalls() if wanted.perfect_recall else Sees(self.rules, bool((params or {}).get("named")))


class SpielState(pyspiel.State):
    """A position without a seed: chance is answered from outside, like everybody else."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(Position(game.rules, game.table))

    @property
    def position(self) -> Position[Any]:
        return self.course.position

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        asked = min(self.position.decisions)
        return int(pyspiel.PlayerId.CHANCE) if asked == NATURE else asked

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._actions.legal(self._asked()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self._asked()
        weights = decision.weights or [1] * len(decision.values)
        likely: dict[int, int] = {}
        for value, weight in zip(decision.values, weights, strict=True):
            likely[value] = likely.get(value, 0) + weight
        whole = sum(likely.values())
        return [(self._actions.number(decision.question, value), likely[value] / whole) for value in sorted(likely)]

    def _apply_action(self, action: int) -> None:
        decision = self._asked()
        self.course.play(decision.seat, action - self._actions.offsets[decision.question.key])

    def _action_to_string(self, player: int, action: int) -> str:
        question, answer = self._actions.meaning(action)
        return f"{question.key} {answer}"

    def returns(self) -> list[float]:
        result, seats = self.position.result, self.position.setup.seats
        return [0.0] * seats if result is None else list(returns(self.position.game, result, seats))

    def __str__(self) -> str:
        """All of it, hidden things too."""
        return f"{self.position!r}\n{json.dumps(self.position.state.to_data(), separators=(',', ':'))}"

    @property
    def _actions(self) -> ActionSpace:
        game: SpielGame = self.get_game()
        return game.actions

    def _asked(self) -> Decision[Any]:
        decisions = self.position.decisions
        return decisions[min(decisions)]


class Course:
    """A game as it has been played, and what seats remember of it: worked out when somebody asks."""

    def __init__(self, position: Position[Any]) -> None:
        self.position = position
        self.answers: list[tuple[Seat, int]] = []
        self.memories: dict[Seat, Memory] = {}

    def play(self, seat: Seat, value: int) -> None:
        self.position.play(seat, value)
        self.answers.append((seat, value))

    def remembered(self, seat: Seat) -> str:
        memory = self.memories.get(seat)
        if memory is None:
            memory = self.memories[seat] = Memory(Position(self.position.game, self.position.setup), seat)
        memory.follow(self.answers)
        return str(memory)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        other = Course(self.position.copy())
        other.answers = self.answers.copy()
        other.memories = {seat: memory.copy() for seat, memory in self.memories.items()}
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Pickled without memories: they come back when somebody asks."""
        return {**self.__dict__, "memories": {}}


class Memory:
    """Everything that a seat has seen and answered: a fingerprint of it, and the view of now.

    How often something was asked of others is not part of it, only what could be seen to change.
    """

    def __init__(self, position: Position[Any], seat: Seat) -> None:
        self.position, self.seat, self.count, self.seen, self.past = position, seat, 0, "", blake2b(digest_size=16)
        self._look()

    def follow(self, answers: list[tuple[Seat, int]]) -> None:
        for seat, value in answers[self.count :]:
            if seat == self.seat:
                self.past.update(f"{asked(self.position, seat)} {value}\n".encode())
            self.position.play(seat, value)
            self._look()
        self.count = len(answers)

    def _look(self) -> None:
        seen = drawn(self.position, self.seat)
        if seen != self.seen:
            self.past.update(seen.encode())
            self.seen = seen

    def __str__(self) -> str:
        return f"{self.past.hexdigest()}\n{asked(self.position, self.seat)}\n{self.seen}"

    def copy(self) -> Memory:
        other = Memory.__new__(Memory)
        other.position, other.seat, other.count, other.seen = self.position.copy(), self.seat, self.count, self.seen
        other.past = self.past.copy()
        return other


def asked(position: Position[Any], seat: Seat) -> str:
    """What a seat is asked, and what it may answer."""
    decision = position.decisions.get(seat)
    return "" if decision is None else f"{decision.key}: {' '.join(decision.options)}"


def drawn(position: Position[Any], seat: Seat) -> str:
    return json.dumps(position.view(seat), separators=(",", ":"))


class Sees:
    """OpenSpiel's observer of what a seat sees now. It takes 1 µs for each part, so they have names only on request."""

    def __init__(self, game: Game[Any], named: bool) -> None:
        parts = chart(game)
        self.tensor = np.zeros(sum(part.size for part in parts), np.float32)
        self.dict: dict[str, Any] = {} if named else {"observation": self.tensor}
        first = 0
        for part in parts if named else ():
            self.dict[part.name] = self.tensor[first : first + part.size]
            first += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        self.tensor[:] = observation(position.game, position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{asked(state.position, player)}\n{drawn(state.position, player)}"


class Recalls:
    """OpenSpiel's observer of what a seat has seen so far, in words alone."""

    def __init__(self) -> None:
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.course.remembered(player)


def register(key: str) -> None:
    """Tell OpenSpiel of a game, by a class that its pickles find here again."""
    made = type(f"Spiel_{key}", (SpielGame,), {"key": key, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(game_type(find(key)), made)


for each in keys():
    register(each)
