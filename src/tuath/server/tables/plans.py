"""Plans that partners make together: marks on the board that bind nobody, are no part of the game, last a turn.

A mark is kept among the words that the table itself says, so every worker and everybody who looks on has it. The plan
is what these words add up to in the present round: a mark stands until it is taken away or the round is over.

Who was ready and changes the own plan is not ready any more. Where a partner changes something, whoever was ready is
asked nothing and stays so; that it was before the change is seen.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

from tuath.core.game import Game
from tuath.core.message import Message, Param, Refused, refuse
from tuath.core.question import Seat
from tuath.server.entry.entry import Entry, Said
from tuath.server.errors import Forbidden
from tuath.server.sign_in.identity import Player
from tuath.server.tables.chat import check_voice
from tuath.server.tables.table_cache import Shelf
from tuath.server.wire import outgoing
from tuath.server.wire.cleaning import cleaned
from tuath.server.wire.outgoing import MarkKind

MARKED = "marked"  # the message of a mark; it has no words, as it is never shown as a line of the chat
LONGEST_NOTE = 80
MOST_MARKS = 20  # of one seat
READY: tuple[MarkKind, ...] = ("ready", "stale", "changed")  # of a seat one of these at most
WITHOUT_PLACE = (*READY, "card")
OF_A_CARD = ("aim", "card")


class Mark(NamedTuple):
    """One of a seat's marks: a pin, a question, a note, "I take this", where a card is meant to go, or "I am ready"."""

    seat: Seat
    kind: MarkKind
    place: str = ""
    thing: str = ""
    text: str = ""

    @property
    def what(self) -> tuple[Seat, str, str, str]:
        """What is the same mark, whatever its words are, and whatever has happened to it since."""
        return self.seat, "ready" if self.kind in READY else self.kind, self.place, self.thing

    def data(self) -> outgoing.Mark:
        return {"seat": self.seat, "kind": self.kind, "place": self.place, "thing": self.thing, "text": self.text}


class Planning:
    """The plans at tables."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def mark(self, id: str, player: Player, mark: Mark, *, gone: bool) -> Entry:
        """Put a mark on the plan of this turn, with other words where it is there, or take it away."""
        mark = mark._replace(text=cleaned(mark.text))
        async with self.shelf.locked(id) as entry:
            if mark.seat not in entry.seats_of(player):
                raise Forbidden
            if mark.text and not gone:
                check_voice(entry, player)
            now = entry.game.round_of(entry.playing().state)
            check_mark(entry.game, mark)
            standing = plan_of(entry.chat, now)
            same = next((one for one in standing if one.what == mark.what), None)
            if same is None if gone else same == mark:
                return entry
            if not gone and sum(one.seat == mark.seat for one in standing) >= MOST_MARKS:
                raise Refused(refuse("", "server-many-marks", most=MOST_MARKS))
            params: dict[str, Param] = {"round": now, "gone": int(gone), **mark._asdict()}
            await self.shelf.save_with_message(entry, Message(MARKED, tuple(params.items())))
            return entry


def check_mark(game: Game[Any], mark: Mark) -> None:
    """Refused where a game is not planned together, where there is no such place or card, or the note is too long."""
    if not game.planned:
        raise Refused(refuse("", "server-no-plan"))
    places, cards = game.domains[game.planned].ids, game.domains[game.meant].ids if game.meant else ()
    if mark.place not in (("",) if mark.kind in WITHOUT_PLACE else places):
        raise Refused(refuse("", "server-no-such-place", text=mark.place))
    if mark.thing not in (cards if mark.kind in OF_A_CARD else ("",)):
        raise Refused(refuse("", "server-no-such-place", text=mark.thing))
    if len(mark.text) > LONGEST_NOTE or bool(mark.text) != (mark.kind == "note"):
        raise Refused(refuse("", "server-bad-note", most=LONGEST_NOTE))


@lru_cache(maxsize=4096)
def marked(text: str) -> tuple[int, bool, Mark] | None:
    """In which round a mark was made, whether it was taken away, and the mark; None for other words of the table."""
    message = json.loads(text)
    if message["key"] != MARKED:
        return None
    found = message["params"]
    kind = cast(MarkKind, found["kind"])
    mark = Mark(int(found["seat"]), kind, str(found["place"]), str(found["thing"]), str(found["text"]))
    return int(found["round"]), bool(found["gone"]), mark


def is_mark(said: Said) -> bool:
    return not said.player and marked(said.text) is not None


def plan_of(chat: Iterable[Said], now: int) -> list[Mark]:
    """The marks of this round, in the order in which they were made."""
    standing: dict[tuple[Seat, str, str, str], Mark] = {}
    for said in chat:
        found = marked(said.text) if not said.player else None
        if found is None or found[0] != now:
            continue
        _, gone, mark = found
        if gone:
            standing.pop(mark.what, None)
        else:
            standing[mark.what] = mark
        if mark.kind not in READY:
            standing = {what: reconsidered(one, mark.seat) for what, one in standing.items()}
    return list(standing.values())


def reconsidered(mark: Mark, changer: Seat) -> Mark:
    """A mark after somebody has changed the plan: readiness was for what it was before."""
    if mark.kind not in READY or mark.kind == "changed":
        return mark
    return mark._replace(kind="changed" if mark.seat == changer else "stale")


def plan_data(entry: Entry) -> Sequence[outgoing.Mark]:
    """The plan as everybody sees it; nothing where nobody plans."""
    if not entry.game.planned or entry.status != "playing" or entry.position is None:
        return []
    return [mark.data() for mark in plan_of(entry.chat, entry.game.round_of(entry.position.state))]
