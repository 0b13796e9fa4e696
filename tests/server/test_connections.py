"""The database is closed when nobody is in the middle of anything, so that a server always ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.conftest import finish
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store

MOMENTS = 40  # turns of the loop after which changes that have begun are broken off


def test_nobody_is_left_with_a_database_that_is_closed(tmp_path: Path) -> None:
    """Whoever is broken off in a change may still use his connection, as long as it takes to give it back."""

    async def left_at(moment: int) -> int:
        store = Store(database_url(None, tmp_path))
        await store.open()
        changes = [asyncio.create_task(store.keep_analysis(f"{moment} {number}", "{}")) for number in range(3)]
        for _ in range(moment):
            await asyncio.sleep(0)
        for change in changes:
            change.cancel()
        await store.close()
        return len(asyncio.all_tasks()) - 1

    assert {moment: left for moment in range(MOMENTS) if (left := finish(left_at(moment)))} == {}
