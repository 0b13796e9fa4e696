"""A tournament as somebody may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tuath.server.db.store import Store
from tuath.server.entry.chairs import GONE
from tuath.server.entry.days import make_clock
from tuath.server.people.blocks import blocks_of
from tuath.server.people.clubs import sits_in
from tuath.server.sign_in.identity import Player
from tuath.server.tournaments.directing import may_close
from tuath.server.tournaments.drawing import of_robin
from tuath.server.tournaments.rows import Entrant, Meeting, Tournament
from tuath.server.tournaments.standing import TIES, Line
from tuath.server.wire import outgoing
from tuath.server.wire.outgoing import TournamentDeed, TournamentMeeting, TournamentRound
from tuath.server.wire.words import some_stamp, stamp


def listed_data(
    row: Any, crowd: Collection[str | None], names: Mapping[str, str], player: Player | None
) -> outgoing.ListedTournament:
    """By its row, and those who play in it."""
    clock = make_clock(row.clock, row.size)
    assert clock is not None
    host = names.get(row.host)
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "mode": row.mode,
        "size": row.size,
        "times": row.times,
        "status": row.status,
        "players": len(crowd),
        "least": row.least,
        "most": row.most,
        "round": row.round,
        "rounds": 0 if row.mode == "robin" and row.status in ("open", "off") else row.rounds,
        "starts": some_stamp(row.starts),
        "public": row.public,
        "host": None if host is None or row.host == GONE else {"id": row.host, "name": host},
        "club": row.club,
        "clock": clock.data(),
        "mine": player is not None and (row.host == player.id or player.id in crowd),
    }


async def tournament_data(
    store: Store, it: Tournament, names: Mapping[str, str], player: Player | None
) -> outgoing.Tournament:
    row, me = it.row, it.of(player.id if player is not None else None)
    is_host = player is not None and row.host == player.id
    opens = player is not None and player.may("play")  # whoever only reads is given no link
    listed = listed_data(row, [one.player for one in it.present], names, player)
    return {
        **listed,
        "mine": listed["mine"] or me is not None,
        "days": row.days,
        "options": row.options,
        "ties": list(TIES[row.mode]),
        "entrants": [entrant_data(it.entrant(line.number), line) for line in lines(it)],
        "schedule": schedule_data(
            it, me, sees_all=row.public or await sits_in(store, row.club, player), is_host=is_host
        ),
        "me": None if me is None else me.number,
        "may": deeds(it, me, is_host=is_host, is_known=player is not None),
        "invitation": row.invitation if not row.public and opens and (is_host or me is not None) else None,
        "blocked": await blocked_among(store, it, player),
    }


def lines(it: Tournament) -> list[Line]:
    """As they stand; as they have come while nobody has anything."""
    return it.standing if it.row.status in ("running", "over") else sorted(it.standing, key=lambda line: line.number)


def entrant_data(one: Entrant, line: Line) -> outgoing.TournamentEntrant:
    return {
        "number": one.number,
        "player": None if one.player is None else {"id": one.player, "name": one.name},
        "place": line.place,
        "points": line.points,
        "played": line.played,
        "ties": list(line.ties),
        "withdrawn": one.left is not None,
    }


def deeds(it: Tournament, me: Entrant | None, *, is_host: bool, is_known: bool) -> list[TournamentDeed]:
    row, found = it.row, list[TournamentDeed]()
    if row.status == "open":
        found += ["join"] if me is None and is_known and len(it.entrants) < row.most else []
        found += ["leave"] if me is not None else []
        found += ["start"] if is_host and len(it.entrants) >= row.least else []
        found += ["off"] if is_host else []
    elif row.status == "running" and me is not None and me.left is None:
        found.append("withdraw")
    return found


def schedule_data(it: Tournament, me: Entrant | None, *, sees_all: bool, is_host: bool) -> list[TournamentRound]:
    """What was drawn; and what will be, where that is known."""
    drawn: list[TournamentRound] = [
        {
            "number": round.number,
            "begun": stamp(round.begun),
            "until": stamp(round.until),
            "meetings": [
                meeting_data(
                    one, sees_table=may_look(one, me, sees_all=sees_all), may_end=is_host and may_close(it, one)
                )
                for one in it.in_round(round.number)
            ],
        }
        for round in it.rounds
    ]
    if it.row.mode != "robin" or it.row.status != "running":
        return drawn
    ahead = of_robin(it)[it.row.round :]
    return [*drawn, *(ahead_data(number, round.tables) for number, round in enumerate(ahead, it.row.round + 1))]


def may_look(one: Meeting, me: Entrant | None, *, sees_all: bool) -> bool:
    """At a table: one of a private tournament is for those who sit there, one of a club's for all its members."""
    return one.how != "drawn" and (sees_all or (me is not None and me.number in one.seats))


def meeting_data(one: Meeting, *, sees_table: bool, may_end: bool) -> TournamentMeeting:
    return {
        "seats": list(one.seats),
        "how": one.how,
        "table": one.table if sees_table else None,
        "points": None if one.points is None else list(one.points),
        "scores": None if one.scores is None else list(one.scores),
        "may_end": may_end,
    }


def ahead_data(number: int, tables: Collection[tuple[int, ...]]) -> TournamentRound:
    meetings: list[TournamentMeeting] = [
        {"seats": list(seats), "how": "drawn", "table": None, "points": None, "scores": None, "may_end": False}
        for seats in tables
    ]
    return {"number": number, "begun": None, "until": None, "meetings": meetings}


async def blocked_among(store: Store, it: Tournament, player: Player | None) -> list[str]:
    """Only those whom one has blocked oneself: who has blocked me is their affair."""
    if player is None or it.row.status not in ("open", "running"):
        return []
    mine = {row.other for row in await blocks_of(store, player.id) if row.kind == "block"}
    return [one.name for one in it.present if one.player in mine]
