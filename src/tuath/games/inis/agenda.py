"""What is still to be done, and the cards on the table it is done for."""

from __future__ import annotations

from typing import Any

from tuath.core.question import Seat, members
from tuath.games.inis.queries import in_play
from tuath.games.inis.state import MOMENT, NOBODY, Play, State, Task


def push(state: State, *tasks: Task) -> None:
    """These come next, the first one first."""
    state.agenda.extend(reversed(tasks))


def window(moment: str) -> Task:
    """I-8.5: cards may be played at this moment."""
    return Task("window", number=MOMENT[moment])


def change(state: State, depth: int = 1, **fields: Any) -> None:
    """Note something on the card that is carried out now; depth 2 is the card it answers."""
    state.plays[-depth] = state.plays[-depth]._replace(**fields)


def note_done(state: State, verb: str) -> None:
    """The effect under way has really done something."""
    if state.plays and verb not in state.plays[-1].did:
        change(state, did=(*state.plays[-1].did, verb))


def begin(state: State, row: Play) -> None:
    """Carry out next an effect that nobody can cancel: a printed one, or what is left of a card."""
    state.plays.append(row)
    push(state, Task("proceed"), Task("finish"))


def run_printed(state: State, where: int, when: str, owner: Seat = NOBODY) -> None:
    """I-14.1 to I-14.4: what is printed on a territory happens by itself at its moment."""
    for place, mode in enumerate(state.printed.effects[where]):
        if mode.when == when:
            begin(state, Play(owner, mode=place, source=where, here=where, owner=owner, is_off_table=True))


def run_all_printed(state: State, when: str) -> None:
    for where in members(in_play(state)):
        run_printed(state, where, when)
