"""Feeds of a player's turns, for readers and calendars, which cannot sign in: their address is a secret of its own.

They tell which tables wait, with whom, since when and until when; never what is asked. A moment at which somebody may
answer unseen is not told at all: that one is asked there would say what one holds.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree as Xml

from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.server.entry.asking import is_window
from tuath.server.entry.days import Days
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.lobby.turns import turns_of
from tuath.server.server import Server
from tuath.server.sign_in.identity import Player
from tuath.server.wire.outgoing import Clock
from tuath.words.catalogue import Catalogue, presenting_all

ATOM = "http://www.w3.org/2005/Atom"
KEY = re.compile("[A-Za-z0-9_-]{32}")
NOTHING_YET = datetime(2026, 1, 1, tzinfo=UTC)  # when a feed without a turn has last changed


class Turn(NamedTuple):
    """A table at which somebody is asked, as a feed tells of it."""

    id: str  # the same until that player has answered
    table: str
    game: str
    others: Sequence[str]
    since: datetime
    until: datetime | None  # over days


# ---- the address -----------------------------------------------------------------------------------------------------


def new_key() -> str:
    return secrets.token_urlsafe(24)


async def reader_of(server: Server, key: str) -> Player:
    """Whose feed it is. It is looked at with less than a sign-in: there is nothing else one could do with it."""
    row = await server.store.player_of_feed(key) if KEY.fullmatch(key) else None
    if row is None or server.bans.of_player(row.id) is not None:
        raise NotThere
    return Player(row.id, row.name)


# ---- what is told ----------------------------------------------------------------------------------------------------


async def turns_told(server: Server, player: Player) -> list[Turn]:
    """The tables at which a player is asked, but for those of which they want no word."""
    tables = [table for table in await turns_of(server, player) if table["notified"]]
    entries = [await server.tables.entry(table["id"]) for table in tables]
    found = zip(tables, entries, strict=True)
    return [turn_at(entry, table["time"], player) for table, entry in found if not is_window(entry)]


def turn_at(entry: Entry, time: Clock | None, player: Player) -> Turn:
    own, position = entry.seats_of(player), entry.position
    assert position is not None  # it asks
    return Turn(
        id=uuid5(NAMESPACE_URL, f"{entry.id} {position.answered(own)} {player.id}").urn,
        table=entry.id,
        game=entry.game.key,
        others=[chair.name for seat, chair in enumerate(entry.chairs) if seat not in own and chair.name],
        since=datetime.fromtimestamp(int(asked_since(entry, position, own)), UTC),
        until=None if time is None or time["until"] is None else datetime.fromisoformat(time["until"]),
    )


def asked_since(entry: Entry, position: Position[Any], seats: Sequence[Seat]) -> float:
    """The last answer that everybody has seen; before the first one, which has no time, what the clock knows."""
    begun = position.count - position.open_answers()
    at = entry.times.get(begun)
    if at is not None:
        return at
    known = [entry.clock.since[seat] for seat in seats] if isinstance(entry.clock, Days) else []
    return min((since for since in known if since is not None), default=entry.created)


def title_of(turn: Turn, words: Catalogue) -> str:
    key = "server-feed-turn-with" if turn.others else "server-feed-turn"
    return words.say(key, game=words.say(f"{turn.game}-title"), names=", ".join(turn.others))


def text_of(turn: Turn, words: Catalogue) -> str:
    since = words.say("server-feed-since", moment=shown(turn.since))
    return since if turn.until is None else f"{since} {words.say('server-feed-until', moment=shown(turn.until))}"


def shown(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"


# ---- as a feed and as a calendar -------------------------------------------------------------------------------------


def atom(turns: Sequence[Turn], player: Player, site: str, language: str) -> bytes:
    """RFC 4287; one entry for each table that waits."""
    words = presenting_all(language)
    feed = Xml.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    put(feed, "id", uuid5(NAMESPACE_URL, player.id).urn)
    put(feed, "title", words.say("server-feed-title", name=player.name))
    put(feed, "updated", max((turn.since for turn in turns), default=NOTHING_YET).isoformat())
    put(feed, "link", rel="alternate", type="text/html", href=site)
    put(put(feed, "author"), "name", "Tuath")
    for turn in turns:
        entry = put(feed, "entry")
        put(entry, "id", turn.id)
        put(entry, "title", title_of(turn, words))
        put(entry, "published", turn.since.isoformat())
        put(entry, "updated", turn.since.isoformat())
        put(entry, "link", rel="alternate", type="text/html", href=address_of(turn, site))
        put(entry, "summary", text_of(turn, words))
    return bytes(Xml.tostring(feed, encoding="utf-8", xml_declaration=True))


def put(parent: Xml.Element, name: str, text: str | None = None, **attributes: str) -> Xml.Element:
    part = Xml.SubElement(parent, name, attributes)
    part.text = text
    return part


def calendar(turns: Sequence[Turn], player: Player, site: str, language: str) -> bytes:
    """RFC 5545; what has a deadline stands there as an event without a length: few calendars show tasks."""
    from icalendar import Calendar  # noqa: PLC0415 - it takes long to load, and most servers never need it

    words, made = presenting_all(language), Calendar()
    made.add("prodid", "-//Tuath//Turns//EN")
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    made.add("x-wr-calname", words.say("server-feed-title", name=player.name))
    made.add("x-published-ttl", "PT1H")
    for turn in turns:
        if turn.until is not None:
            made.add_component(event(turn, turn.until, site, words))
    return bytes(made.to_ical())


def event(turn: Turn, until: datetime, site: str, words: Catalogue) -> Any:
    from icalendar import Event  # noqa: PLC0415 - see above

    made = Event()
    made.add("uid", f"{turn.id.removeprefix('urn:uuid:')}@tuath")
    made.add("dtstamp", turn.since)
    made.add("dtstart", until)
    made.add("summary", title_of(turn, words))
    made.add("description", text_of(turn, words))
    made.add("url", address_of(turn, site))
    made.add("transp", "TRANSPARENT")
    return made


def address_of(turn: Turn, site: str) -> str:
    return f"{site}t/{turn.table}"
