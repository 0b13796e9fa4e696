"""What a server reads when it starts, read before it does: see `steady.py`."""

from __future__ import annotations

import gc

import aiosqlite
import alembic.command
import alembic.config
import anyio._backends._asyncio
import asyncpg
import fastapi.telemetry._runtime
import uvicorn.lifespan.on
import uvicorn.loops.uvloop
import uvloop

import tests.server.steady
import tuath.server.app
import tuath.server.run
import tuath.server.web.sockets
import tuath.terminal.app
import tuath.terminal.commands.serve
from tuath.games import find, keys
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

__all__ = ["aiosqlite", "alembic", "anyio", "asyncpg", "fastapi", "tests", "tuath", "uvicorn", "uvloop"]

for key in keys():
    find(key)
for language in LANGUAGES:
    Catalogue(language)
gc.collect()
gc.freeze()  # a copy that looks through all of it for garbage would have to copy it first
