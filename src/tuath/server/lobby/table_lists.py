"""Lists of tables as somebody finds them: those of their clubs among them, and where friends sit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tuath.server.lobby.turns import summary_if_whole
from tuath.server.people.clubs import clubs_of
from tuath.server.people.friends import friends_of
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.tables.views.protocol import UNSEEN
from tuath.server.timing.clock import STEADY
from tuath.server.wire.outgoing import ClubName, ListedTable, Summary


class Company(NamedTuple):
    """Whom somebody plays with: friends, and members of their clubs."""

    friends: frozenset[str] = frozenset()
    clubs: Mapping[str, str] = {}  # by id, their names


ALONE = Company()


async def company_of(server: Server, player: Player | None) -> Company:
    if player is None:
        return ALONE
    clubs = {club.id: club.name for club in await clubs_of(server.store, player.id)}
    return Company(await friends_of(server.store, player.id), clubs)


async def open_to(server: Server, status: str, company: Company) -> list[Any]:
    """The rows of public tables and of those of somebody's clubs, the latter first."""
    oldest = STEADY.now() - (settings().expires if status == "waiting" else settings().archived)
    own = await server.store.list_of_clubs(company.clubs, status, oldest) if company.clubs else []
    return [*own, *await server.store.list_public(status, oldest)]


async def listed(server: Server, rows: Sequence[Any], player: Player | None, company: Company) -> list[ListedTable]:
    """Those that can be read."""
    ids, shelf = [row.id for row in rows], server.tables.shelf
    counts, seen = await server.store.counts(ids), await server.store.seen_counts(ids, STEADY.now())
    found = [
        (row, summary_if_whole(server, row, player, counts.get(row.id, 0), seen.get(row.id, UNSEEN))) for row in rows
    ]
    return [
        with_company(data, row, company)
        for row, data in found
        if data is not None and not shelf.is_set_apart(row.id, row.version)
    ]


def in_order_of_change(tables: list[ListedTable]) -> list[ListedTable]:
    """The last one first, by what may be told of it: who looks on learns no more by the order."""
    return sorted(tables, key=lambda data: data["updated"], reverse=True)


def with_company(summary: Summary, row: Any, company: Company) -> ListedTable:
    name = company.clubs.get(row.club)
    club: ClubName | None = None if name is None else {"id": row.club, "name": name}
    return {**summary, "friends": friends_at(row.chairs, company.friends), "club": club}


def friends_at(chairs: Iterable[Mapping[str, Any]], friends: frozenset[str]) -> list[str]:
    """By name; guests of a friend are not meant."""
    return [chair["name"] for chair in chairs if chair["kind"] == "human" and chair["player"] in friends]
