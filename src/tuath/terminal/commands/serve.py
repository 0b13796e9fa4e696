"""``tuath serve``: tables over HTTP."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer
from rich.text import Text

from tuath.core.message import Refusal, Refused, refuse
from tuath.games import keeping_all
from tuath.games.materials import data_folder
from tuath.terminal.arguments import Json, Lang, spoken_language
from tuath.terminal.style import make_console, print_json, speaks_unicode
from tuath.words.catalogue import Catalogue

if TYPE_CHECKING:
    from tuath.server.settings import Force


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen on; usually 127.0.0.1.")] = None,
    port: Annotated[str | None, typer.Option("--port", help="The port to listen on; usually 8330.")] = None,
    prefix: Annotated[
        str | None, typer.Option("--prefix", help="The path below which a proxy offers the page, such as /games.")
    ] = None,
    database: Annotated[str | None, typer.Option("--database", help="postgresql://…, or a file of SQLite.")] = None,
    folder: Annotated[Path | None, typer.Option("--folder", help="Where the file of the database is.")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="Address of a proxy that says for whom it asks; repeatable.")
    ] = None,
    workers: Annotated[str | None, typer.Option("--workers", help="Processes; more than one needs PostgreSQL.")] = None,
    data: Annotated[
        list[Path] | None, typer.Option("--data", help="A data file with other printed material; one for each game.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="A bot of your own, as module:Class; repeatable.")
    ] = None,
    settings: Annotated[Path | None, typer.Option("--settings", help="A file with settings, in TOML.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Say which settings are in force and where they are from, and serve nobody.")
    ] = False,
    friends: Annotated[
        bool, typer.Option("--friends", help="Let others in your network join: says where, also for their cameras.")
    ] = False,
    shown: Annotated[bool, typer.Option("--open", help="Open the page in a browser as soon as it is there.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Serve tables over HTTP, with an embedded database or on PostgreSQL."""
    if find_spec("fastapi") is None:
        raise Refused(refuse("", "server-needs-packages"))
    from tuath.server.settings import in_force  # noqa: PLC0415 - its packages are an extra

    if friends and host is None:
        host = EVERYWHERE
    said: dict[str, object] = {
        "host": host,
        "port": port,
        "prefix": prefix,
        "database": database,
        "folder": folder,
        "proxy": proxy,
    }
    said |= {"workers": workers, "data": data, "bots": bot, "lang": lang}
    found = in_force(said, os.environ, settings)
    words = Catalogue(spoken_language(found.settings.lang or None))
    if check:
        raise typer.Exit(tell(found, words, as_json))
    if as_json:
        raise Refused(refuse("", "command-serve-json"))
    run(found.or_refused(), words, friends, shown)


EVERYWHERE = "0.0.0.0"  # noqa: S104 (whoever wants friends wants to be reached)


def run(found: Force, words: Catalogue, friends: bool = False, shown: bool = False) -> None:
    """Serve; that some of it is not as somebody may think is said first."""
    from tuath.server.web.built import has_page  # noqa: PLC0415

    with keeping_all():
        from tuath.server.run import run_server  # noqa: PLC0415

    def say(key: str, **params: Any) -> None:
        tell_plainly(words.say(key, **params))

    def arrived(address: str, people: int) -> None:
        say("server-listens", address=on_this_machine(address) if friends else address)
        say("server-room", people=people)
        if found.settings.database:
            say("server-stop")
        else:
            say("server-stop-folder", folder=found.settings.folder or str(data_folder()))
        if friends:
            invite(address, words)
        if shown:
            show_page(address)

    for refusal in found.unknown:
        tell_plainly(words.render(refusal.message))
    if not has_page():
        say("server-no-page")
    os.environ.update(found.variables())  # so every process of the server knows them
    now = found.settings
    run_server(
        now.host,
        now.port,
        now.database or None,
        Path(now.folder) if now.folder else data_folder(),
        now.workers,
        data=[Path(file) for file in now.data],
        proxies=now.proxy,
        ready=arrived,
    )


def invite(address: str, words: Catalogue) -> None:
    """Where friends come in, and what is missing so far."""
    from tuath.server.web.friends_at_hand import address_for, as_signs  # noqa: PLC0415 - its packages are an extra

    found = address_for(address)
    if found is None:
        tell_plainly(words.say("server-friends-nowhere"))
        return
    tell_plainly(words.say("server-friends", address=found))
    if speaks_unicode():
        tell_plainly(as_signs(found))
    tell_plainly(words.say("server-friends-beyond", port=str(urlsplit(found).port or 80)))
    tell_plainly(words.say("server-friends-plain"))


def show_page(address: str) -> None:
    """In a browser of this machine; whoever has none reads the address."""
    import webbrowser  # noqa: PLC0415 - few need it
    from threading import Thread  # noqa: PLC0415

    Thread(target=webbrowser.open, args=(on_this_machine(address),), daemon=True).start()  # some wait for the browser


def on_this_machine(address: str) -> str:
    """Every address at once is none that a browser opens."""
    return address.replace(f"//{EVERYWHERE}:", "//127.0.0.1:")


def tell_plainly(text: str) -> None:
    """To whoever has started it; on the error stream stands the log."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def tell(found: Force, words: Catalogue, as_json: bool) -> int:
    """What is in force and from where, and all that is wrong; 1 if something is."""
    from tuath.server.run import faults  # noqa: PLC0415
    from tuath.server.web.built import has_page  # noqa: PLC0415

    os.environ.update(found.variables())
    wrong = [*found.wrong, *found.unknown, *(() if found.wrong else faults(found.settings))]
    if as_json:
        print_json(
            {
                "file": None if found.file is None else str(found.file),
                "settings": {
                    one.name: {"value": one.shown if one.is_secret else one.value, "from": one.source}
                    for one in found.origins
                },
                "page": has_page(),
                "wrong": [{"key": one.message.key, "said": words.render(one.message)} for one in wrong],
            }
        )
    else:
        tell_people(found, words, wrong, has_page())
    return 1 if wrong else 0


def tell_people(found: Force, words: Catalogue, wrong: list[Refusal], has_page: bool) -> None:
    console = make_console()

    def say(text: str, style: str = "none") -> None:
        console.print(Text(text, style=style), soft_wrap=True)

    if found.file is not None:
        say(words.say("command-serve-check-file", file=str(found.file)), "title")
    room = max(len(one.name) for one in found.origins)
    for one in found.origins:
        value = one.shown or words.say("command-serve-check-nothing")
        source = words.say("command-serve-check-source", source=one.source)
        say(f"{one.name:{room}}  {value}  ({source})", "note" if one.source == "usual" else "none")
    if not has_page:
        say(words.say("server-no-page"), "wrong")
    for refusal in wrong:
        say(words.render(refusal.message), "wrong")
    if wrong:
        say(words.say("command-serve-check-wrong", count=len(wrong)), "wrong")
    else:
        say(words.say("command-serve-check-sound"), "title")
