"""``tuath serve``: tables over HTTP."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tuath.core.message import Refused, refuse
from tuath.games import keeping_all
from tuath.games.materials import data_folder
from tuath.terminal.arguments import Lang, spoken_language, whole_number
from tuath.words.catalogue import Catalogue


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", help="The port to listen on.")] = "8330",
    database: Annotated[str | None, typer.Option("--database", help="postgresql://…, or a file of SQLite.")] = None,
    folder: Annotated[Path | None, typer.Option("--folder", help="Where the file of the database is.")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="Address of a proxy that says for whom it asks; repeatable.")
    ] = None,
    workers: Annotated[str, typer.Option("--workers", help="Processes; more than one needs PostgreSQL.")] = "1",
    data: Annotated[
        list[Path] | None, typer.Option("--data", help="A data file with other printed material; one for each game.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="A bot of your own, as module:Class; repeatable.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables over HTTP, with an embedded database or on PostgreSQL."""
    words = Catalogue(spoken_language(lang))
    if find_spec("fastapi") is None:
        raise Refused(refuse("", "server-needs-packages"))
    with keeping_all():
        from tuath.server.run import run_server  # noqa: PLC0415 - its packages are an extra

    number = whole_number(port, "--port", 0, 65535) or 0
    count = whole_number(workers, "--workers", 1, 64) or 1

    def ready(address: str) -> None:
        sys.stderr.write(words.say("server-listens", address=address) + "\n")
        sys.stderr.flush()

    place = folder or data_folder()
    if bot:
        os.environ["TUATH_BOTS"] = ",".join(bot)  # a setting, so that every process of the server knows them
    run_server(host, number, database, place, count, data=data or (), proxies=proxy or (), ready=ready)
