"""The loop that sends: beside the games, so that nobody who plays waits for an address that does not answer.

Channels are claimed, so that each has one sender; what is due to one is looked at again before it is sent, as whoever
has answered meanwhile needs no word. What fails is tried again later and later, and at last the channel is off.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import Any

from prometheus_client import Counter
from sqlalchemy import Row

from tuath.core.message import Refused
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.entry.asking import is_window
from tuath.server.errors import NotThere
from tuath.server.notices.message import Channel, Told, subject, told
from tuath.server.notices.pending_turns import waiting_for
from tuath.server.notices.rows import Notice, Rows
from tuath.server.notices.safe_http import CallFailed
from tuath.server.notices.transports import all_ways
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.sign_in.identity import COOKIE_KIND, Player
from tuath.server.timing.clock import STEADY
from tuath.server.wire.outgoing import NoticeKind

log = logging.getLogger("tuath.notices")
EVERY = 1.0  # seconds between two looks
QUIET = 1.0  # seconds; a table that has just been changed is looked at later
AT_ONCE = 16  # channels that one worker sends to
HERE = 15  # times as long as before others are told, whoever has the table open is not
AGAIN = 60.0  # seconds until it is looked again whether they are there still
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0  # seconds after a failure
MOST_FAILURES = 10  # in a row, over some thirty hours
TIDY = 3600  # looks between two at what is old


class Notices:
    """Finds what is to be told, and tells it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rows = Rows(server.store)
        self.ways = all_ways(server)
        self.sending: dict[str, asyncio.Task[None]] = {}  # by channel
        self.sent = Counter(
            "tuath_notices", "Notices by way and outcome", ["way", "outcome"], registry=server.metrics.registry
        )

    async def run(self) -> None:
        """Until it is cancelled."""
        await self.begin()
        looks = 0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                await self.claim()
                if looks % TIDY == 0:
                    await self.rows.forget_old(STEADY.now())
                looks += 1
            except (Unwritable, *TROUBLES):
                pass  # it is told elsewhere
            except Exception:
                log.exception("notices failed")

    async def begin(self) -> None:
        while True:
            try:
                return await self.rows.begin(STEADY.now())
            except (Unwritable, *TROUBLES):
                await asyncio.sleep(EVERY)

    def close(self) -> None:
        for task in list(self.sending.values()):
            task.cancel()
        for way in self.ways.values():
            way.close()

    # ---- what is to be told ---------------------------------------------------------------------------------------

    async def look(self) -> None:
        until = STEADY.now() - max(QUIET, settings().notice_grace)
        await self.rows.look(until, self.note)

    async def note(self, table: str) -> None:
        """Whom this table asks is told in all ways that they want."""
        try:
            entry = await self.server.tables.shelf.entry(table)
        except (Refused, NotThere):
            return  # it cannot be read
        for channel in await self.rows.channels_of(entry.persons()):
            if channel.status == "on":
                await self.put(channel, table)

    async def put(self, channel: Channel, table: str, *, only_soon: bool = False) -> None:
        """What there is to tell one channel of a table; of a turn that is no news, only when its time runs out."""
        entry = await self.server.tables.shelf.entry(table)
        waiting = waiting_for(entry, channel.player, STEADY.now())
        if waiting is None:
            return
        dues = {"turn": None if only_soon else waiting.told, "soon": waiting.soon}
        found = [(kind, due) for kind, due in dues.items() if due is not None]
        await self.rows.put([Notice(channel.id, subject(kind, waiting), kind, table, due) for kind, due in found])

    async def say(self, channel: str, kind: NoticeKind) -> None:
        """A word of no table: that it arrives, or the question whether it may."""
        name = f"{kind} {secrets.token_hex(4)}"
        await self.rows.put([Notice(channel, name, kind, None, STEADY.now())])

    # ---- telling it -------------------------------------------------------------------------------------------------

    async def claim(self) -> None:
        free = AT_ONCE - len(self.sending)
        for channel in await self.rows.claim(STEADY.now(), free) if free else ():
            task = self.sending[channel] = asyncio.create_task(self.serve(channel))
            task.add_done_callback(partial(self.done, channel))

    def done(self, channel: str, _task: asyncio.Task[None]) -> None:
        del self.sending[channel]

    async def serve(self, id: str) -> None:
        """One channel; whatever goes wrong, no other is held up."""
        try:
            channel = await self.rows.channel(id)
            if channel is not None:
                await self.send_due(channel)
        except (Unwritable, *TROUBLES):
            pass  # another sends it when our time is over
        except Exception:
            log.exception("a channel failed", extra={"channel": id})

    async def send_due(self, channel: Channel) -> None:
        row = await self.server.store.player(channel.player)
        if row is None or await self.is_signed_out(channel):
            return await self.rows.drop([channel.id])  # a browser that has been signed out
        now, way = STEADY.now(), self.ways[channel.kind]
        put_off: dict[int, float] = {}
        ready: dict[int, Told] = {}
        done: list[int] = []
        for notice in await self.rows.due(channel.id, now):
            match await self.look_at(notice, channel, now):
                case None:
                    done.append(notice.id)
                case float() as later:
                    put_off[notice.id] = later
                case Told() as one:
                    ready[notice.id] = one
        values: dict[str, Any] = {}
        try:
            for found in way.together([*ready.values()]):
                await way.send(channel, Player(row.id, row.name), found)
                done += [id for id, one in ready.items() if one in found]
                paused = max(values.get("paused", 0.0), way.pause(found))
                values = {"sent": STEADY.now(), "failures": 0, "trouble": None, "paused": paused}
                self.sent.labels(channel.kind, "sent").inc(len(found))
        except (CallFailed, Refused) as error:
            await self.rows.settle(channel.id, put_off, done, **values)
            await self.fail(channel, 1 if values else channel.failures + 1, error)
        else:
            await self.rows.settle(channel.id, put_off, done, **values)

    async def is_signed_out(self, channel: Channel) -> bool:
        sign_in = (channel.player, f"{COOKIE_KIND}{channel.sign_in}")
        return channel.sign_in is not None and bool(await self.server.sign_ins.ended_among([sign_in]))

    async def look_at(self, notice: Row[Any], channel: Channel, now: float) -> Told | float | None:
        """What is told; or when to look at it again; or nothing, as it is so no longer."""
        if notice.table is None:
            return await asyncio.to_thread(told, notice, None, channel)
        try:
            entry = await self.server.tables.shelf.entry(notice.table)
        except (Refused, NotThere):
            return None
        if is_window(entry):
            return now + AGAIN
        waiting = waiting_for(entry, channel.player, now)
        is_quiet = await self.server.store.is_quiet(channel.player, notice.table)
        if waiting is None or is_quiet or notice.subject != subject(notice.kind, waiting):
            return None
        due, until = waiting.told if notice.kind == "turn" else waiting.soon, waiting.turn.until
        if due is None or due > now:
            return due
        if notice.kind == "soon" and until is not None and until.timestamp() < now:
            return None
        is_new = now - waiting.turn.since.timestamp() < HERE * settings().notice_grace
        if notice.kind == "turn" and is_new and channel.player in self.server.hub.people(notice.table):
            return now + AGAIN
        return await asyncio.to_thread(told, notice, waiting, channel)

    async def fail(self, channel: Channel, failures: int, error: CallFailed | Refused) -> None:
        """So many times in a row by now."""
        self.sent.labels(channel.kind, "failed").inc()
        because = error.refusal.message
        is_over = isinstance(error, Refused) or error.is_final  # the host does not allow it any more
        wait = min(LONGEST_WAIT, FIRST_WAIT * 4 ** min(failures - 1, 8))
        if isinstance(error, CallFailed):
            wait = max(wait, error.retry_after)
        is_off = is_over or failures >= MOST_FAILURES
        if is_over and channel.kind == "push":
            await self.rows.drop([channel.id])  # the browser has another address by now, or wants nothing
            return
        log.info("a notice was not heard", extra={"channel": channel.id, "why": because.key, "off": is_off})
        await self.rows.failed(channel.id, because, paused=STEADY.now() + wait, is_off=is_off)
