"""The message of a notice: that somebody is asked at a table, or their time runs out; never what is asked."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Row

from tuath.server.lobby.feeds import Turn, address_of, text_of, title_of
from tuath.server.notices.pending_turns import Waiting
from tuath.server.wire.outgoing import NoticeKind
from tuath.words.catalogue import Catalogue, presenting_all

Channel = Row[Any]


class Told(NamedTuple):
    """One thing to tell, in words."""

    id: str  # the same however often it is sent
    kind: NoticeKind
    turn: Turn | None
    title: str
    text: str
    address: str  # where to go on


def subject(kind: str, waiting: Waiting) -> str:
    return f"{kind} {waiting.turn.id}"


def told(notice: Row[Any], waiting: Waiting | None, channel: Channel) -> Told:
    words = presenting_all(channel.language)
    if waiting is None:
        title, text = words.say("server-notice-test"), words.say("server-notice-test-text")
        return Told(f"{channel.id} {notice.subject}", notice.kind, None, title, text, channel.site)
    turn = waiting.turn
    title = title_of(turn, words) if notice.kind == "turn" else title_soon(turn, words)
    address = address_of(turn, channel.site)
    return Told(notice.subject, notice.kind, turn, title, text_of(turn, words), address)


def title_soon(turn: Turn, words: Catalogue) -> str:
    key = "server-notice-soon-with" if turn.others else "server-notice-soon"
    return words.say(key, game=words.say(f"{turn.game}-title"), names=", ".join(turn.others))
