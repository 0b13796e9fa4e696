"""Search by policy: it plays on what the policy likes, in worlds its seat cannot tell from the real one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.amounts import usually
from tests.bots.helpers import SMALL, moments, some_critic, some_policy
from tuath.bots.bot import Chair
from tuath.bots.critic import Hidden
from tuath.bots.policies import read_learned, write_policy
from tuath.bots.search import Depth, Search
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.games import find, keys

FIRST = 25  # answers of a game
SHORT = Depth(games=6, options=3, length=2)
TO_THE_END = Depth(games=2, options=2, length=100_000)
SEATS = {"arrival": 3, "inis": 2, "origo": 2, "spirit_island": 1}


def some_secrets(game: Game[Any], number: int = 5) -> Hidden:
    return Hidden(np.arange(0 if game.planned else number), game.seats[-1])


def searcher(game: Game[Any], depth: Depth) -> Search:
    return Search(some_policy(game), some_critic(game, some_secrets(game)), depth)


@pytest.mark.parametrize("key", usually("inis", more=[key for key in keys() if key != "inis"]))
def test_the_same_dice_bring_the_same_answers(key: str) -> None:
    game = find(key)
    bot = searcher(game, SHORT)

    def answers() -> list[tuple[int, int]]:
        position, rng = Position(game, game.complete(SEATS[key], {}), 5), Random(5)
        found: list[tuple[int, int]] = []
        while len(found) < FIRST and not position.over:
            seat = rng.choice(list(position.decisions))
            found.append((seat, bot.choose(Chair(position, seat), rng)))
            position.play(*found[-1])
        return found

    assert answers() == answers()


@pytest.mark.parametrize("key", ["inis", "origo"])
def test_it_answers_alike_where_its_seat_sees_no_difference(key: str) -> None:
    """Hands, drafts and what is to come are others in the second position; the same dice bring the same answer."""
    game = find(key)
    bot, differ = searcher(game, SHORT), 0
    for position, seat in moments(game, 2, 8):
        other = position.imagine(seat, Random(7))
        differ += other.state != position.state
        answers = {bot.choose(Chair(one, seat), Random(1)) for one in (position, other)}
        assert len(answers) == 1
    assert differ > 3


@pytest.mark.parametrize("key", ["arrival", "inis"])
def test_a_game_that_ends_is_worth_what_it_came_to(key: str) -> None:
    """No critic is asked then: a share of the victory, as the seat has it."""
    game = find(key)
    bot = searcher(game, TO_THE_END)
    bot.critic.tables.clear()
    for position, seat in moments(game, 3, 2):
        value = int(position.decisions[seat].values[0])
        games = [position.copy() for _ in range(4)]
        found = bot.played_on([(one, value) for one in games], seat, Random(1))
        assert all(one.result is None for one in games), "what is played on is a copy"
        assert all(share == 0 or share >= 1 / position.setup.seats for share in found)


def test_shares_are_counted_from_the_one_who_decides() -> None:
    """The critic of three seats that gives all to the second after the one who is asked."""
    game = find("inis")
    bot = searcher(game, SHORT)
    bot.critic.tables["judge_last"][:] = 0
    bot.critic.tables["judge_bias3"][:] = [0, 0, 50, 0]
    position = Position(game, game.complete(3, {}), 4)
    found = bot.next_decision(position, Random(1))
    assert found is not None
    who, _ = found
    given = [bot.judged([position], {0: found}, seat)[0] for seat in range(3)]
    assert given == pytest.approx([float((seat - who) % 3 == 2) for seat in range(3)])


def test_what_others_alone_know_is_read_by_their_seats() -> None:
    game = find("origo")
    position = Position(game, game.complete(3, {}), 4)
    critic = some_critic(game, some_secrets(game))
    found = critic.hidden.of_others(critic.eye, position, 1).reshape(-1, 5)
    for place, other in enumerate((2, 0)):
        assert found[place].tolist() == critic.eye.columns.row(position.state, other)[:5].tolist()
    assert not found[2:].any(), "nobody sits there"


def test_a_critic_is_shipped_with_its_policy(tmp_path: Path) -> None:
    game = find("origo")
    critic = some_critic(game, some_secrets(game))
    write_policy(tmp_path / "some.npz", some_policy(game), SMALL, {}, critic)
    found = read_learned(tmp_path / "some.npz", game)
    assert found.critic is not None
    assert found.critic.hidden.names(critic.eye) == critic.hidden.names(critic.eye)
    for name, table in critic.tables.items():
        assert np.abs(found.critic.tables[name] - table).max() < 0.02


def test_the_likeliest_answers_alone_are_played_on() -> None:
    """What the policy finds least likely is not tried, however many games there are."""
    game = find("arrival")
    tried: set[int] = set()

    class Watched(Search):
        def played_on(self, begun: Any, seat: int, rng: Random) -> list[float]:
            tried.update(value for _, value in begun)
            return [0.0 for _ in begun]

    bot = Watched(some_policy(game), some_critic(game, some_secrets(game)), SHORT)
    position, seat = next(each for each in moments(game, 5, 9) if len(each[0].decisions[each[1]].values) > 5)
    bot.choose(Chair(position, seat), Random(1))
    assert len(tried) == SHORT.options
