"""Several servers on one PostgreSQL behind a real proxy, as docs/scaling.md has it: each table at one of them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, ROOT, Client, Running, port_of, questions, reserved_port, until, wait_until
from tests.server.helpers import metric

TABLES = 8
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
NGINX = """user root; worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {config};
}}
"""


def documented(proxy: str) -> str:
    """The file as the manual has it."""
    text = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    found = re.search(rf"```{proxy}\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def command_of(proxy: str, folder: Path, port: int, servers: list[Running]) -> list[str]:
    """The command that starts a proxy with the documented file, on ports of our own."""
    text = documented(proxy)
    for number, server in enumerate(servers, start=8331):
        text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{server.port}")
    config = folder / f"{proxy}.conf"
    config.write_text(
        re.sub(r"(listen |bind :)8330", f"{'listen ' if proxy == 'nginx' else 'bind '}127.0.0.1:{port}", text)
    )
    if proxy == "haproxy":
        return [str(shutil.which("haproxy", path=PATH)), "-db", "-f", str(config)]
    whole = folder / "whole.conf"
    whole.write_text(NGINX.format(folder=folder, config=config))
    return [str(shutil.which("nginx", path=PATH)), "-e", str(folder / "early.log"), "-p", str(folder), "-c", str(whole)]


@contextmanager
def proxied(proxy: str, folder: Path, servers: list[Running]) -> Iterator[str]:
    """The address of the proxy, once it answers."""
    kept = reserved_port()
    process = subprocess.Popen(command_of(proxy, folder, port_of(kept), servers))
    url = f"http://127.0.0.1:{port_of(kept)}"

    def is_up() -> bool:
        assert process.poll() is None, "the proxy has ended"
        try:
            return httpx.get(f"{url}/healthz", timeout=10).status_code == 200
        except httpx.TransportError:
            return False

    try:
        wait_until(is_up, "the proxy does not answer")
        yield url
    finally:
        process.terminate()
        process.wait(PATIENCE)
        kept.close()


def answer(client: Client, id: str) -> None:
    table = client.table(id)
    asked = questions(table)[0]
    client.answer(table, asked, asked["options"][0]["id"])


def place_of(client: Client, id: str, servers: list[Client]) -> int:
    """The server that has taken an answer which was sent to the proxy."""
    before = [metric(server, "tuath_answers") for server in servers]
    answer(client, id)
    grown = [metric(server, "tuath_answers") - was for server, was in zip(servers, before, strict=True)]
    assert sum(grown) == 1
    return grown.index(1)


def no_sockets(server: Client) -> bool:
    return metric(server, "tuath_sockets") == 0


def is_served(client: Client, id: str) -> bool:
    return client.http.get(f"/api/tables/{id}").status_code == 200


@pytest.mark.long
@pytest.mark.parametrize("proxy", ["nginx", "haproxy"])
def test_a_table_stays_at_one_server(proxy: str, postgres: str, tmp_path: Path) -> None:
    assert shutil.which(proxy, path=PATH), f"{proxy} is missing; start.py test --long installs it"
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    servers = [Running(folder, postgres).start("--proxy", "127.0.0.1") for folder in folders]
    direct = [server.client() for server in servers]
    with proxied(proxy, tmp_path, servers) as url:
        maren = Client(url, "Maren")
        ids = [str(maren.new_table("me", "guest", seed=number)["id"]) for number in range(TABLES)]
        places = {id: place_of(maren, id, direct) for id in ids}
        assert {id: place_of(maren, id, direct) for id in ids} == places, "the same path, the same server"
        assert len(set(places.values())) == 2, "one server has all tables"
        for id in ids[:4]:
            with connect(f"{url.replace('http', 'ws')}/api/tables/{id}/live", open_timeout=PATIENCE) as socket:
                until(socket, "table")
                assert metric(direct[places[id]], "tuath_sockets") == 1, "the socket comes to the same server"
            wait_until(partial(no_sockets, direct[places[id]]))
        servers[0].end(signal.SIGKILL)
        for id in ids:
            wait_until(partial(is_served, maren, id), "a table has gone with its server")
            answer(maren, id)
        assert metric(direct[1], "tuath_answers") >= TABLES, "nothing depends on who serves a table"
    servers[1].end()
