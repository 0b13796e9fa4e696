"""Another game after one that is over: the ways in which it may be played again, and how such a game begins.

Whoever has seen a game to its end knows what was hidden in it. So a game goes on from one of its rounds only where
nobody hides anything from anybody and all win or lose together: there nobody has an advantage over anybody. One person
alone may try out any moment of any game, as bots remember nothing. What chance brings from there on is new, and no pile
has an order that somebody could remember.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

from tuath.core.game import Game, Setup
from tuath.core.message import Message, Refused, refuse, say
from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.core.record import read_answer, write_answer

Kind = Literal["same", "turned", "kept", "up", "down", "from"]
"""The same seats; each seat one further; with what was chosen at the beginning; the same a level off; from a round."""

T = TypeVar("T")


class Again(NamedTuple):
    """A way to play again, and what it is called; one that goes on from a round says from which."""

    kind: Kind
    label: Message
    round: int | None = None


class Beginning(NamedTuple):
    """What another game begins with: answers of a former one, as lines of a record.

    The whole past of a ``round``, chance included; or without one, what is answered where it is asked again.
    """

    lines: tuple[str, ...] = ()
    round: int | None = None


NOTHING = Beginning()


# ---- which ways there are -------------------------------------------------------------------------------------------


def ways_again(position: Position[Any]) -> Iterator[Again]:
    """How a game that is over may be played again, what is wished most often first."""
    game, setup = position.game, position.setup
    if kept_answers(position):
        yield Again("kept", say(f"{game.key}-again-kept"))
    else:
        yield Again("same", say(f"{game.key}-page-again" if is_shared(game) else "core-again-same"))
    if setup.seats > 1 and not is_shared(game):
        yield Again("turned", say("core-again-turned"))
    levels: tuple[Kind, ...] = ("up", "down")
    for kind in levels:
        if (other := levelled(game, setup, kind)) is not None:
            yield Again(kind, other[1])
    lost = game.lost_in(position) if may_go_on(game) else None
    if lost is not None and lost > 1:
        yield Again("from", say(f"{game.key}-again-from", round=lost), lost)
    if lost is not None:
        yield Again("from", say(f"{game.key}-again-deal"), 1)


def is_shared(game: Game[Any]) -> bool:
    """Do all win or lose together?"""
    return bool(game.planned)


def may_go_on(game: Game[Any]) -> bool:
    """May another game go on from a round of one that is over? Only where to have seen it is no advantage."""
    return is_shared(game) and not game.hides


def levelled(game: Game[Any], setup: Setup, kind: Kind) -> tuple[Setup, Message] | None:
    """The same a level up or down, if there is one, and its name."""
    by = {"up": 1, "down": -1}.get(kind, 0)
    return game.levelled(setup, by) if by else None


# ---- what it begins with --------------------------------------------------------------------------------------------


def prepare(position: Position[Any], kind: Kind, round: int | None) -> tuple[Setup, Beginning]:
    """The setup of another game, and what it begins with; refused where there is no such way."""
    game, setup = position.game, position.setup
    if (kind == "from") != (round is not None):
        raise Refused(refuse("", "core-again-round"))
    if kind in ("same", "turned"):
        if kind == "turned" and setup.seats == 1:
            raise Refused(refuse("", "core-again-alone"))
        return setup, NOTHING
    if kind == "from":
        return setup, Beginning(lines_before(position, round or 0), round)
    kept = Beginning(kept_answers(position))
    if kind == "kept":
        if not kept.lines:
            raise Refused(refuse("", "core-again-nothing-kept"))
        return setup, kept
    other = levelled(game, setup, kind)
    if other is None:
        raise Refused(refuse("", "core-again-no-level"))
    return other[0], kept


def kept_answers(position: Position[Any]) -> tuple[str, ...]:
    """What the players have chosen at the beginning, and may keep."""
    wanted = {f"{position.game.key}-{name}" for name in position.game.keeps}
    found = [answer for answer in position.history() if answer[0] != NATURE and answer[1].key in wanted]
    return tuple(write_answer(position.game, answer) for answer in found)


def lines_before(position: Position[Any], round: int) -> tuple[str, ...]:
    """Every answer before a round; refused where nobody may go on from there, or where there is no such round."""
    game = position.game
    if not may_go_on(game):
        raise Refused(refuse("", "core-again-hidden"))
    last = 0
    for then, _, _ in position.steps():
        last = game.round_of(then.state)
        if last == round > 0 and then.decisions:
            return tuple(position.lines_since(0)[: then.count])
    raise Refused(refuse("", "core-again-no-round", round=round, most=last))


def after(position: Position[Any], count: int) -> Beginning:
    """The whole past of the moment after so many answers, for one person among bots; refused where there is none."""
    if not 0 <= count < position.count:
        raise Refused(refuse("", "core-again-no-moment", count=count, most=position.count - 1))
    return Beginning(tuple(position.lines_since(0)[:count]), position.game.round_of(position.at(count).state))


def begin(game: Game[Any], setup: Setup, seed: int, beginning: Beginning) -> Position[Any]:
    """The game as it begins: what chance brings from there on comes from this seed."""
    if beginning.round is not None:
        position: Position[Any] = Position(game, setup)
        position.follow(read_answer(game, line) for line in beginning.lines)
        position.seed = seed
        position.answer_chance()
        return position
    position = Position(game, setup, seed)
    for seat, question, value in (read_answer(game, line) for line in beginning.lines):
        asked = position.decisions.get(seat)
        if asked is not None and asked.question is question and value in asked.values:
            position.play(seat, value)
    return position


def turned(seats: Sequence[T]) -> list[T]:
    """Everybody one seat further; the last one sits first."""
    return [*seats[-1:], *seats[:-1]]
