"""What goes on for many lines of the log and is one thing, such as a clash: told in one line where one looks back.

The page does the same in ``web/src/lib/episodes.ts``: both are tested with the same lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from tuath.core.chronicle import Clause, Entry, Line, clause_of
from tuath.core.message import Message

L = TypeVar("L", bound=Line)


class Episode(NamedTuple):
    """From a line that begins it to one that ends it; its words are ``<game>-episode-<id>``, and so on for clauses."""

    game: str
    id: str
    begins: str
    ends: str
    within: tuple[str, ...]  # lines that there are in no other place: it has begun, whether or not that was told
    about: str  # the parameter that says which one it is
    clauses: tuple[Clause, ...]

    def is_about(self, line: Line) -> bool:
        return key_of(self, line) in (self.begins, self.ends, *self.within)


class Run(NamedTuple):
    """Lines one after another: those of an episode, or what is none."""

    episode: Episode | None
    first: int
    lines: int


def runs(episode: Episode | None, lines: Sequence[Line]) -> list[Run]:
    """Episodes and what stands between them, in order. One that had begun before goes from the first line on."""
    if episode is None:
        return [Run(None, 0, len(lines))] if lines else []
    bounds = [key for line in lines if (key := key_of(episode, line)) in (episode.begins, episode.ends)]
    is_open, found = bool(bounds) and bounds[0] == episode.ends, list[Run]()
    for place, line in enumerate(lines):
        is_new = key_of(episode, line) == episode.begins or (episode.is_about(line) and not is_open)
        is_open = is_open or is_new
        of = episode if is_open else None
        if found and found[-1].episode == of and not is_new:
            found[-1] = found[-1]._replace(lines=found[-1].lines + 1)
        else:
            found.append(Run(of, place, 1))
        is_open = is_open and key_of(episode, line) != episode.ends
    return found


def told(episode: Episode, lines: Sequence[L]) -> Entry[L]:
    """In one line: which one it is, then its clauses; a detail only where nothing else is to be said."""
    if len(lines) == 1:
        return Entry((lines[0].message,), tuple(lines))
    said = [(clause, message) for clause in episode.clauses if (message := _clause(episode, clause, lines)) is not None]
    brief = [message for clause, message in said if not clause.is_detail]
    named = [dict(line.message.params).get(episode.about) for line in lines if episode.is_about(line)]
    about = next((name for name in named if name is not None), "none")
    head = Message(f"{episode.game}-episode-{episode.id}", ((episode.about, about),))
    return Entry((head, *(brief or [message for _, message in said])), tuple(lines))


def key_of(episode: Episode, line: Line) -> str:
    return line.message.key.removeprefix(f"{episode.game}-")


def _clause(episode: Episode, clause: Clause, lines: Sequence[Line]) -> Message | None:
    params = clause_of(clause, [(key_of(episode, line), dict(line.message.params)) for line in lines])
    return (
        None if params is None else Message(f"{episode.game}-episode-{episode.id}-{clause.id}", tuple(params.items()))
    )
