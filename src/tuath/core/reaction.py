"""Questions that a player may have answered for: where there is nothing to play, or where a wish stands.

The rules ask by what everybody knows. Whoever runs a game for people need not put every such question to them: a
moment at which somebody has nothing to play is let pass for them, unless they want to be asked there in any case.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tuath.core.message import Refused, refuse

NEVER, IF_ABLE, ALWAYS = "never", "if_able", "always"
STOP_WISHES = (NEVER, IF_ABLE, ALWAYS)


class Moment(NamedTuple):
    """A kind of moment for which a player can have a wish; named in the words as ``<game>-stop-<id>``."""

    id: str
    wishes: tuple[str, ...] = STOP_WISHES
    usual: str = IF_ABLE  # what everybody wishes to begin with
    things: tuple[str, ...] = ()  # what can be played there


class Reaction(NamedTuple):
    """What a question comes to by each wish; a wish that answers nothing means to be asked."""

    moment: str
    answers: Mapping[str, int]
    is_window: bool = False  # may somebody answer with what others do not know of? then time must not tell
    for_now: int | None = None  # an option that says: not again in this round
    stands: bool = False  # what a player answers is the wish for this round, unless there is one
    round: int = 0  # as ``Game.lasts`` says


class Wish(NamedTuple):
    """What a player wants at a kind of moment; one that is for a round lapses with it."""

    choice: str
    round: int | None = None


Wishes = Mapping[str, Wish]  # by moment


def standing_answer(moments: tuple[Moment, ...], reaction: Reaction, wishes: Wishes) -> int | None:
    """What is answered for a player; None where the player is to be asked."""
    return reaction.answers.get(choice_at(moments, reaction, wishes))


def choice_at(moments: tuple[Moment, ...], reaction: Reaction, wishes: Wishes) -> str:
    """The wish that counts: the player's own, unless it was for another round; else what everybody wishes."""
    wish = wishes.get(reaction.moment)
    if wish is not None and wish.round in (None, reaction.round):
        return wish.choice
    return moment_named(moments, reaction.moment).usual


def wish_by(reaction: Reaction, wishes: Wishes, value: int) -> Wish | None:
    """The wish that an answer of the player's own leaves behind; None where it leaves none, or another one counts."""
    wish = wishes.get(reaction.moment)
    if not reaction.stands or (wish is not None and wish.round in (None, reaction.round)):
        return None
    return next((Wish(choice, reaction.round) for choice, answer in reaction.answers.items() if answer == value), None)


def moment_named(moments: tuple[Moment, ...], id: str) -> Moment:
    """One of the moments of a game; refused where there is none of that name."""
    for moment in moments:
        if moment.id == id:
            return moment
    raise Refused(refuse("", "core-no-such-moment", text=id, known=", ".join(moment.id for moment in moments) or "–"))


def check_wish(moments: tuple[Moment, ...], id: str, choice: str) -> None:
    """Refused where there is no such moment, or no such wish for it."""
    known = moment_named(moments, id).wishes
    if choice not in known:
        raise Refused(refuse("", "core-no-such-wish", text=choice, known=", ".join(known)))


def read_wishes(row: Any) -> dict[str, Wish]:
    """As ``write_wishes`` wrote them."""
    return {str(id): Wish(str(choice), round) for id, (choice, round) in dict(row).items()}


def write_wishes(wishes: Wishes) -> dict[str, list[Any]]:
    return {id: list(wish) for id, wish in wishes.items()}
