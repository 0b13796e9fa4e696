"""What can need a host, in one list: for ``tuath admin`` and its exit status, /metrics, and the alerts.

It is read from the rows, so it can be asked for beside a server as well as by it.
"""

from __future__ import annotations

import json
import socket
import ssl
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.admin.admin_queries import DAY, Trouble, troubles
from tuath.server.admin.backup import BACKUP
from tuath.server.admin.heartbeat import load_now
from tuath.server.admin.host_stats import disk, short_of_room
from tuath.server.db import schema
from tuath.server.db.offline import on_rows
from tuath.server.db.store import Store
from tuath.server.settings import settings
from tuath.server.web import built

KINDS = (
    "silent",
    "damaged",
    "reports",
    "room",
    "hidden",
    "certificate",
    "page-missing",
    "page-old",
    "notices",
    "backup",
    "late",
    "vain",
)  # fmt: skip - all of them, what is worst first; as the catalogues and /metrics call them
STALE = 8 * DAY  # seconds after which a copy is too old: whoever copies once a week is not called
FAILING = 3  # times in a row that word could not be sent
SOON = 14  # days before the end of a certificate
PATIENCE = 3.0  # seconds for the site to show it


def needs(url: str) -> list[Trouble]:
    """Everything, the worst first."""
    found = [*troubles(url), *short_of_room(disk(url)), *of_rows(url), *of_page(), *of_site(settings().site)]
    return sorted(found, key=lambda one: KINDS.index(one.key))


def counted(found: list[Trouble]) -> dict[str, int]:
    """How many there are of each kind; also of those of which there is none, so that an alert can end."""
    return {kind: sum(one.key == kind for one in found) for kind in KINDS}


def of_rows(url: str) -> list[Trouble]:
    async def work(_: Store, connection: AsyncConnection) -> list[Trouble]:
        load, now = await load_now(connection, time.time()), time.time()
        reports, channels = schema.reports, schema.channels

        async def count(query: Any) -> int:
            return int((await connection.execute(query)).scalar_one())

        open_reports = await count(select(func.count()).select_from(reports).where(reports.c.done.is_(False)))
        failing = await count(
            select(func.count()).select_from(channels).where(channels.c.failures >= FAILING, channels.c.status != "off")
        )
        return [
            *(Trouble("reports", {"reports": n}, "tuath admin reports") for n in [open_reports] if n),
            *(Trouble("damaged", {"tables": n}, "tuath admin check") for n in [load.get("damaged", 0)] if n),
            *(Trouble("notices", {"channels": n}, "TUATH_LOG=INFO") for n in [failing] if n),
            *(Trouble("hidden", {}, "tuath serve --proxy ADDRESS") for _ in range(min(load.get("hidden", 0), 1))),
            *[one async for one in age_of_copy(connection, now)],
        ]

    return on_rows(url, work)


async def age_of_copy(connection: AsyncConnection, now: float) -> Any:
    """Where there is something to lose: games that were begun before a copy could be expected."""
    rows = schema.settings
    told = (await connection.execute(select(rows.c.value).where(rows.c.name == BACKUP))).scalar_one_or_none()
    first = (await connection.execute(select(func.min(schema.tables.c.created)))).scalar_one_or_none()
    since = float(json.loads(told)) if told else first
    if since is not None and now - float(since) > STALE:
        params = {"days": int((now - float(since)) / DAY), "ever": "yes" if told else "no"}
        yield Trouble("backup", params, "tuath admin backup FILE")


def of_page() -> Iterator[Trouble]:
    if not built.has_page():
        yield Trouble("page-missing", {}, "npm --prefix web run build")
    elif built.is_old():
        yield Trouble("page-old", {}, "npm --prefix web run build")


def of_site(site: str) -> Iterator[Trouble]:
    """The certificate that players are shown, where the site is known and can be reached."""
    parts = urlsplit(site)
    if parts.scheme != "https" or not parts.hostname:
        return
    days = days_left(parts.hostname, parts.port or 443)
    if days is not None and days < SOON:
        yield Trouble("certificate", {"site": site, "days": max(days, 0)}, f"openssl s_client -connect {parts.netloc}")


def days_left(host: str, port: int) -> int | None:
    """Of a certificate; 0 where browsers would not take it, None where nobody answers."""
    context = ssl.create_default_context()
    try:
        with (
            socket.create_connection((host, port), PATIENCE) as line,
            context.wrap_socket(line, server_hostname=host) as secure,
        ):
            told = secure.getpeercert() or {}
    except ssl.SSLCertVerificationError:
        return 0
    except (OSError, ValueError):
        return None
    ends = told.get("notAfter")
    return int((ssl.cert_time_to_seconds(str(ends)) - time.time()) / DAY) if ends else None
