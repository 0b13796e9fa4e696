"""The interface for Python programs as a page, from its docstrings: ``python -m tuath.rl.reference`` makes it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tuath
import tuath.rl
from tuath.bots import make
from tuath.bots.bot import Bot, Chair
from tuath.core.actions import ActionSpace
from tuath.core.game import Game, Result, Setup
from tuath.core.message import Message, Refusal, Refused, WrongType
from tuath.core.observation import chart, observation, shape
from tuath.core.position import Position
from tuath.core.question import Decision, Domain, Question
from tuath.core.record import Record
from tuath.core.returns import returns

PAGE = Path(__file__).parents[3] / "docs" / "api.md"
HEAD = """# The interface for Python

Everything that programs call, with what its docstring says; `python -m tuath.rl.reference` writes this page. Whatever
is wrong is a `tuath.Refused` with a sentence, and nothing has changed.
"""


class Chapter(NamedTuple):
    title: str
    text: str
    things: tuple[Any, ...]


CHAPTERS = (
    Chapter(
        "Games and positions",
        "`tuath` itself: begin, load or replay a game, and go on from there. Seats are numbers from 0.",
        (tuath.game_keys, tuath.game, tuath.start, tuath.load, tuath.replay, tuath.replay_as_far, tuath.action_space,
         tuath.in_words, Position, Decision, Question, Domain, Result, Record),
    ),
    Chapter(
        "Chance",
        """The seat of chance is `tuath.NATURE`, -1. Where the rules draw they ask it like everybody else: a `Decision`
whose `values` are the outcomes, equally likely, or as likely as their `weights`. A position with a seed answers these
itself, always alike for the same seed and the same number of draws before. One that was made without a seed
(`Position(game, game.complete(seats, options))`) waits: `position.decisions` has the seat `NATURE`, and
`position.play(NATURE, value)` goes on, so that a search can weigh all outcomes. What has only one outcome is not asked.
Draws are answers of the record like all others. `tuath.rl.openspiel` shows them as chance nodes with probabilities.""",
        (),
    ),
    Chapter(
        "Bots",
        """A bot is a class that is made without arguments and has `choose`. It gets a chair, never the state: the view
of its seat, its decision, and `imagine`, a whole position that the seat cannot tell from the real one, to try things
on. The dice it is given are the only ones it should use: then the same seed brings the same game. `examples/careful.py`
is one.""",
        (Bot, Chair, make),
    ),
    Chapter(
        "Learners",
        "`tuath.rl` has the interfaces that learners know; the first four need the extra `rl`, `openspiel` its own.",
        (tuath.rl.pettingzoo, tuath.rl.parallel, tuath.rl.gymnasium, tuath.rl.vector, tuath.rl.openspiel,
         tuath.rl.any_legal, tuath.rl.legal_actions, observation, chart, shape, returns, ActionSpace),
    ),
    Chapter("Games from within", "What a game gives the engine.", (Game, Setup)),
    Chapter("Refusals", "Words as data: a key and parameters.", (Refused, WrongType, Refusal, Message)),
)  # fmt: skip


def page() -> str:
    return "\n".join([HEAD, *(line for chapter in CHAPTERS for line in written(chapter))]).rstrip() + "\n"


def written(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.title}\n\n{chapter.text}\n"
    for thing in chapter.things:
        name = f"{thing.__module__}.{thing.__qualname__}"
        yield f"### `{name}`\n"
        yield f"```\n{signature(thing)}\n```\n"
        yield f"{said(thing)}\n"
        if inspect.isclass(thing):
            yield from members(thing)


def members(thing: type) -> Iterator[str]:
    """What a class offers by itself, one line each: methods as they are called, properties by name."""
    lines = []
    ours = [base for base in reversed(thing.__mro__) if base.__module__.startswith("tuath.")]
    for name, member in {name: member for base in ours for name, member in vars(base).items()}.items():
        if name.startswith("_") or not (inspect.isfunction(member) or isinstance(member, property)):
            continue
        words = said(member).replace("\n", " ")
        called = name if isinstance(member, property) else signature(member)
        lines.append(f"* `{called}`{f': {words}' if words else ''}")
    if lines:
        yield "\n".join(lines) + "\n"


def signature(thing: Any) -> str:
    """A call as one writes it, on one line."""
    found = inspect.signature(thing)
    own = [each for name, each in found.parameters.items() if name != "self"]
    return f"{thing.__name__}{found.replace(parameters=own)}".replace("'", "")


def said(thing: Any) -> str:
    """Its docstring; markers of code are those of the page."""
    return (inspect.getdoc(thing) or "").replace("``", "`")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
