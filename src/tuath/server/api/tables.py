"""Tables: sitting down, answering, taking back, looking back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from tuath.core.message import Refused, refuse
from tuath.core.position import Position
from tuath.core.ways import ways
from tuath.server.api.requests.common import (
    Known,
    LinkKey,
    Somebody,
    TableId,
    TheServer,
    Watched,
    key_for,
    note_visit,
    sent,
    settled,
    shown,
)
from tuath.server.api.requests.guard import problem
from tuath.server.api.requests.routers import room
from tuath.server.db.journal import Repeated
from tuath.server.entry.entry import Entry
from tuath.server.errors import Ahead, Behind, Forbidden
from tuath.server.jobs.replays import count_rounds, draw_curve, look_back, look_on, reckon
from tuath.server.lobby.table_lists import company_of, in_order_of_change, listed, open_to
from tuath.server.lobby.turns import games_of
from tuath.server.server import Server
from tuath.server.sign_in.identity import Player
from tuath.server.tables.plans import Mark
from tuath.server.tables.seating import Customs
from tuath.server.tables.versions import reached
from tuath.server.tables.views.protocol import here_data, talk_before, way_data
from tuath.server.tables.why_not import position_after, why_not_after
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import (
    Agreeing,
    Answering,
    HintWanted,
    Joining,
    Marking,
    NewTable,
    RecordText,
    Rematching,
    Replacing,
    Saying,
    SeatOnly,
    Silencing,
    TryingOut,
    Undoing,
    Wishing,
)
from tuath.server.wire.outgoing import (
    Answered,
    HereAt,
    Hint,
    Lists,
    Moment,
    OneTable,
    SomeAnalysis,
    SomeCurve,
    SomeEnding,
    SomeTable,
    Statistics,
    Story,
    Talk,
    Undone,
    Why,
)
from tuath.server.wire.words import some_refusal_data

router = room("tables", "/tables")
Before = Annotated[int, Query(ge=0, le=2**31 - 1, description="Where lines of the chat end that are not known.")]
SeatAsked = Annotated[int, Query(ge=0, le=12)]
Outside = Annotated[bool, Query(description="As those see it who only look on, whoever asks.")]


@router.get("", **answers(Lists))
async def list_tables(server: TheServer, player: Somebody) -> Response:
    """Tables: public ones with a free chair, public ones at which is played, those of my clubs, and all of mine."""
    company = await company_of(server, player)
    lists: Lists = {
        "open": await listed(server, await open_to(server, "waiting", company), player, company),
        "running": in_order_of_change(await listed(server, await open_to(server, "playing", company), player, company)),
        "mine": await games_of(server, player) if player is not None else [],
    }
    return sent(lists)


@router.post("", **answers(OneTable))
async def new_table(body: NewTable, server: TheServer, player: Known) -> Response:
    """Open a table. With all chairs taken the game begins at once."""
    game = server.materials.current(body.game)
    clock = body.clock.model_dump() if body.clock is not None else None
    entry = await server.tables.seating.create(
        player,
        game,
        body.chairs,
        body.options,
        public=body.public,
        clock=clock,
        seed=body.seed,
        customs=Customs(body.asking, body.hints, body.answer_limit, body.rated, body.delay, body.club),
    )
    note_visit(server, entry, player)
    return shown(server, entry, player)


@router.post("/record", **answers(OneTable))
async def keep_record(body: RecordText, server: TheServer, player: Known) -> Response:
    """Bring a record; it becomes a table at which the game is shown."""
    return shown(server, await server.tables.seating.keep_record(player, body.record), player)


@router.get("/{id}", **answers(OneTable))
async def one_table(entry: Watched, server: TheServer, player: Somebody) -> Response:
    """A table, as I may see it."""
    return shown(server, entry, player)


@router.get("/{id}/updates", **answers(SomeTable))
async def updates(id: TableId, seen: Watched, server: TheServer, player: Somebody, version: int = -1) -> Response:
    """What has changed at a table since a version; null where nothing has."""
    try:
        entry = seen if seen.is_late_for(player) else await reached(server.tables.shelf, id, player, version)
    except Ahead as error:
        fresh = server.hub.table_data(await server.tables.entry(id), player)
        return problem(409, error.key, fresh)
    if entry.version_for(player) <= version:
        return sent(SomeTable(table=None))
    since = version if version >= 0 else None
    return sent(SomeTable(table=server.hub.table_data(entry, player, since)))


@router.post("/{id}/join", **answers(OneTable))
async def join(id: TableId, body: Joining, server: TheServer, player: Known) -> Response:
    """Sit down in a free chair."""
    entry = await settled(lambda: server.tables.seating.join(id, player, body.seat, body.invitation))
    note_visit(server, entry, player)
    return shown(server, entry, player)


@router.post("/{id}/leave", **answers(OneTable))
async def leave(id: TableId, server: TheServer, player: Known, _: Watched) -> Response:
    """Give my chairs back, before the game has begun."""
    return shown(server, await settled(lambda: server.tables.seating.leave(id, player)), player)


@router.post("/{id}/answer", **answers(Answered))
async def answer(id: TableId, body: Answering, server: TheServer, player: Known, _: Watched) -> Response:
    """Answer a question. What is sent twice with the same `id` counts once."""
    try:
        version = await server.tables.playing.answer(id, player, body.seat, body.option, body.version, body.request)
    except Behind as error:
        fresh = server.hub.table_data(await server.tables.entry(id), player)
        return problem(409, error.key, fresh)
    return sent(Answered(version=version))


@router.get("/{id}/why")
async def why(
    server: TheServer,
    player: Known,
    table: Watched,
    seat: SeatAsked,
    option: Annotated[str, Query()],
    after: Annotated[str | None, Query()] = None,
) -> Why:
    """Why an option may not be chosen now; or `after` another, which would lead to the question that it answers."""
    if after is None:
        refusal, about = await server.tables.playing.why_not(table.id, seat, option, player)
        position = table.position
    else:
        refusal, about = why_not_after(table, player, seat, after, option)
        position = position_after(table, seat, after)
    if refusal is None or position is None:
        return {"refusal": some_refusal_data(refusal), "note": about, "ways": []}
    # On a copy, beside the loop: what is tried out takes a moment, and the table may go on meanwhile.
    found = await asyncio.to_thread(ways, position.copy(), seat, option)
    return {"refusal": some_refusal_data(refusal), "note": about, "ways": [way_data(way) for way in found]}


@router.get("/{id}/terms/{term}")
async def term_here(
    table: Watched, player: Somebody, term: Annotated[str, Path(max_length=40)], seat: SeatAsked | None = None
) -> HereAt:
    """What a word means in this position, as somebody at a seat of his own sees it, or a spectator."""
    position = table.position
    if position is None or term not in [each.id for each in table.game.terms]:
        return {"here": None, "things": []}
    return here_data(position, seat if seat in table.seats_of(player) else None, term)


@router.post("/{id}/hint")
async def hint(id: TableId, body: HintWanted, server: TheServer, player: Known, _: Watched) -> Hint:
    """The best options with their chances, and why. That it was asked for is told to everybody, and marked.

    When the game moves on meanwhile, nobody thinks about it any more, and the answer is that it has.
    """
    return await settled(lambda: server.tables.hinting.ask(id, player, body.seat, body.longer))


@router.post("/{id}/undo")
async def undo(id: TableId, body: Undoing, server: TheServer, player: Known, _: Watched) -> Undone:
    """Take my last choice back; where that is not my own affair, the others are asked."""
    try:
        version, asked = await settled(lambda: server.tables.takebacks.ask(id, player, body.seat, body.request))
    except Repeated as done:  # at the same moment, by another worker
        entry = await server.tables.shelf.entry(id)
        return {"version": entry.version_for(player, done.version), "asked": []}
    return {"version": version, "asked": asked}


@router.post("/{id}/undo/consent", **answers(OneTable))
async def consent(id: TableId, body: Agreeing, server: TheServer, player: Known, _: Watched) -> Response:
    """Agree that somebody takes back, or do not."""
    return shown(
        server, await settled(lambda: server.tables.takebacks.consent(id, player, body.seat, body.agree)), player
    )


@router.post("/{id}/wish", **answers(OneTable))
async def wish(id: TableId, body: Wishing, server: TheServer, player: Known, _: Watched) -> Response:
    """When I want to be asked, from now on; nobody else learns of it."""
    wished = await settled(
        lambda: server.tables.windows.wish(id, player, body.seat, body.moment, body.wish, body.for_now)
    )
    return shown(server, wished, player)


@router.post("/{id}/chat")
async def chat(
    id: TableId, body: Saying, server: TheServer, player: Known, table: Watched, key: LinkKey = None
) -> Answered:
    """At a private table those may speak who belong to it, to its club, or are invited; its spectators listen."""
    if not table.may_talk(player, await key_for(server, table, player, key)):
        raise Forbidden("server-listen-only")
    server.limits.check_talk(id, player.id)
    said = await settled(lambda: server.tables.chat.say(id, player, body.text))
    return {"version": server.tables.shown_to(said, player).version_for(player)}


@router.get("/{id}/chat")
async def talk(table: Watched, before: Before) -> Talk:
    """The lines of the chat before those that are known, 50 at most: `before` is what was `earlier` there."""
    return talk_before(table, before)


@router.post("/{id}/silence", **answers(OneTable))
async def silence(id: TableId, body: Silencing, server: TheServer, player: Known, _: Watched) -> Response:
    """The host of a table silences somebody in its chat, or lets them be heard again; the chat says so."""
    done = await settled(lambda: server.tables.chat.silence(id, player, body.player, silent=body.silent))
    return shown(server, done, player)


@router.post("/{id}/plan")
async def plan(id: TableId, body: Marking, server: TheServer, player: Known, _: Watched) -> Answered:
    """Mark something on the plan of this turn, or take a mark away; it binds nobody."""
    mark = Mark(body.seat, body.kind, body.place, body.thing, body.text)
    if body.text and not body.gone:
        server.limits.check_talk(id, player.id)
    marked = await settled(lambda: server.tables.planning.mark(id, player, mark, gone=body.gone))
    return {"version": marked.version_for(player)}


@router.post("/{id}/resign", **answers(OneTable))
async def resign(id: TableId, body: SeatOnly, server: TheServer, player: Known, _: Watched) -> Response:
    """Give up; a bot plays on where others still do."""
    return shown(server, await settled(lambda: server.tables.seating.resign(id, player, body.seat)), player)


@router.post("/{id}/replace", **answers(OneTable))
async def replace(id: TableId, body: Replacing, server: TheServer, player: Known, _: Watched) -> Response:
    """Let somebody else play for a player who is missing: at once, or when the others at the table have agreed."""
    is_missing = partial(server.hub.is_missing, id)
    asked = await settled(lambda: server.tables.replacing.ask(id, player, body.seat, body.chair, is_missing))
    return shown(server, asked, player)


@router.post("/{id}/replace/consent", **answers(OneTable))
async def agree_to_replace(id: TableId, body: Agreeing, server: TheServer, player: Known, _: Watched) -> Response:
    """Agree that somebody who is missing is replaced, or do not."""
    is_missing = partial(server.hub.is_missing, id)
    said = await settled(lambda: server.tables.replacing.consent(id, player, body.seat, body.agree, is_missing))
    return shown(server, said, player)


@router.post("/{id}/return", **answers(OneTable))
async def come_back(id: TableId, body: SeatOnly, server: TheServer, player: Known, _: Watched) -> Response:
    """Take one's chair back from the bot that has played on in it."""
    return shown(server, await settled(lambda: server.tables.seating.come_back(id, player, body.seat)), player)


@router.post("/{id}/rematch", **answers(OneTable))
async def rematch(id: TableId, body: Rematching, server: TheServer, player: Known, _: Watched) -> Response:
    """Another game after one that is over, in one of the ways that its ending names; the others hear of it."""
    made = await settled(lambda: server.tables.rematches.ask(id, player, body.kind, body.round))
    note_visit(server, made, player)
    return shown(server, made, player)


@router.post("/{id}/try", **answers(OneTable))
async def try_out(id: TableId, body: TryingOut, server: TheServer, player: Known, _: Watched) -> Response:
    """Play on from a moment of a game that is over, at a table of one's own, with bots for all others."""
    made = await settled(lambda: server.tables.rematches.try_out(id, player, body.seat, body.count))
    note_visit(server, made, player)
    return shown(server, made, player)


@dataclass(frozen=True, slots=True)
class Looking:
    """A look at what has been: at which table, by whom."""

    entry: Entry
    server: Server
    player: Player | None
    request: Request

    async def told(self, tell: Callable[..., bytes], position: Position[Any], *more: Any, key: Any = ()) -> Response:
        """Told in a process beside the loop, once for all who see the same."""
        entry, replays = self.entry, self.server.replays
        file = self.server.materials.file_of(entry.game)
        asked = (tell.__name__, entry.id, entry.version, entry.is_outside, *key)
        told = await replays.once(asked, self.whom, position.count, tell, position.save(), file, *more)
        return Response(told, media_type="application/json")

    async def told_from(self, count: int, tell: Callable[..., bytes], *more: Any) -> Response:
        """While the game runs only as far as everybody has seen it."""
        position, total = told_until(self.entry, count)
        mine = self.entry.seats_of(self.player)
        return await self.told(tell, position, count, total, mine, *more, key=(count, *mine))

    async def from_outside(self) -> Looking:
        """The same as those see it who only look on: what may be shown to anybody."""
        return Looking(await self.server.tables.seen_by(self.entry, None), self.server, None, self.request)

    @property
    def whom(self) -> str:
        """For whom a game is told again: one player, or all of an address whom nobody knows."""
        if self.player is not None:
            return self.player.id
        return self.request.client.host if self.request.client else ""


def told_until(entry: Entry, count: int) -> tuple[Position[Any], int]:
    """The game of a table as it can be told, and how many of its answers everybody has seen; refused beyond that."""
    position = entry.told
    if position is None:
        raise Refused(refuse("", "server-not-playing"))
    total = position.count - position.open_answers()
    if not 0 <= count <= total:
        raise Refused(refuse("", "server-no-such-position", most=total))
    return position, total


def finished(entry: Entry) -> Position[Any]:
    """What can be told of a game that is over."""
    if entry.told is None or entry.status != "over":
        raise Refused(refuse("", "server-not-over"))
    return entry.told


async def looking(entry: Watched, server: TheServer, player: Somebody, request: Request) -> Looking:
    return Looking(entry, server, player, request)


Looks = Annotated[Looking, Depends(looking)]


@router.get("/{id}/at/{count}", **answers(Moment))
async def at(look: Looks, count: int, outside: Outside = False) -> Response:
    """The table after so many answers."""
    if outside:
        look = await look.from_outside()
    return await look.told_from(count, look_back, look.entry.differs)


@router.get("/{id}/since/{count}", **answers(Story))
async def since(look: Looks, count: int) -> Response:
    """What has happened after so many answers, line by line."""
    return await look.told_from(count, look_on)


@router.get("/{id}/statistics", **answers(Statistics))
async def statistics(look: Looks) -> Response:
    """What the game's statistics count, round by round; after the game."""
    return await look.told(count_rounds, finished(look.entry))


@router.get("/{id}/ending", **answers(SomeEnding))
async def ending(look: Looks) -> Response:
    """Who has won and why, and where every point came from; after the game."""
    return await look.told(reckon, finished(look.entry))


@router.get("/{id}/curve", **answers(SomeCurve))
async def curve(look: Looks) -> Response:
    """How the game has gone, answer by answer, and its turning points."""
    return await look.told_from(told_until(look.entry, 0)[1], draw_curve, look.entry.hinted)


@router.get("/{id}/analysis", **answers(SomeAnalysis))
async def analysis(look: Looks) -> Response:
    """What a strong bot thinks of a game that is over, if that has been looked at."""
    return Response(await look.server.analyses.find(finished(look.entry)), media_type="application/json")


@router.post("/{id}/analysis", **answers(SomeAnalysis))
async def analyse(look: Looks) -> Response:
    """Let a game that is over be analysed, beside everything else; asked for twice, it is done once."""
    position = finished(look.entry)
    await look.server.analyses.ask(look.whom, position, look.server.materials.file_of(look.entry.game))
    return Response(await look.server.analyses.find(position), media_type="application/json")


@router.get("/{id}/record", response_class=PlainTextResponse)
async def record(look: Looks) -> str:
    """A record tells everything: it is given out when the game is over."""
    finished(look.entry)
    return await look.server.tables.shelf.record(look.entry, look.whom)
