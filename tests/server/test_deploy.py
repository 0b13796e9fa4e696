"""What a host copies from deploy/: container, compose file, unit, and proxies, as far as each can be tried here.

The proxies are real, from Debian's packages (`python3 start.py test --more` installs them), with the files as they are
but for ports, names and certificates.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sqlite3
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, Client, Running, port_of, questions, reserved_port, until, wait_until
from tuath.server.settings import Settings, in_force, variable
from tuath.server.web.connection_limits import WANTED

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
VARIABLES = {*(variable(one.name) for one in fields(Settings)), "TUATH_SETTINGS"}


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


# ---- the container ---------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A line of a Containerfile, in the stage that has it."""

    stage: str
    word: str
    rest: str


def steps() -> Iterator[Step]:
    stage = ""
    for line in re.sub(r"\\\n\s*", "", text_of("Containerfile")).splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            stage = rest.partition(" AS ")[2] or "last"
        if word.isupper():
            yield Step(stage, word, rest)


def test_the_container_is_made_of_what_is_there() -> None:
    for step in steps():
        *sources, _ = step.rest.split()
        if step.word == "COPY" and not sources[0].startswith("--from"):
            assert all((ROOT / source).exists() for source in sources), step
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "src/tuath/server/static" in ignored, "a page of this checkout would be taken instead of a new one"
    last = {step.word: step.rest for step in steps() if step.stage == "last"}
    assert last["USER"] == "tuath"
    assert (last["ENTRYPOINT"], last["CMD"]) == ('["tuath"]', '["serve"]')


@pytest.mark.parametrize("name", sorted(file.name for file in DEPLOY.iterdir() if file.is_file()))
def test_whatever_is_set_is_a_setting(name: str) -> None:
    """In a container, a unit or a comment: a variable that is none, or is called otherwise by now, has no effect."""
    assert set(re.findall(r"TUATH_[A-Z_]+", text_of(name))) <= VARIABLES


def test_the_unit_has_room_for_everybody() -> None:
    """A soft limit of 1,024 descriptors is a thousand half requests."""
    assert f"LimitNOFILE={WANTED}" in text_of("tuath.service")


def test_the_settings_file_is_right() -> None:
    force = in_force({}, {}, DEPLOY / "tuath.toml")
    assert not force.wrong
    assert {one.name for one in force.origins if one.source == "file"} == set(tomllib.loads(text_of("tuath.toml")))


def test_the_proxy_of_the_compose_file_is_believed() -> None:
    text = text_of("compose.yaml")
    subnet = re.search(r"subnet: (\S+)", text)
    assert subnet is not None
    assert f"TUATH_PROXY: {subnet[1]}" in text.replace(" }", "")


@pytest.mark.long
def test_the_steps_of_the_container_make_a_server(tmp_path: Path) -> None:
    """All that needs no other system than this: in folders of their own, with nothing of ours in the environment."""
    places = {"/build": tmp_path / "build", "/opt/tuath": tmp_path / "opt"}
    clean = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    clean |= {name: os.environ[name] for name in os.environ if name.startswith(("PIP_", "npm_config_", "NPM_CONFIG_"))}

    def here(text: str) -> str:
        for place, folder in places.items():
            text = re.sub(rf"(?<![\w.]){re.escape(place)}(?![\w])", str(folder), text)
        return text

    at = tmp_path
    for step in steps():
        if step.stage == "last":
            continue
        if step.word == "WORKDIR":
            at = Path(here(step.rest))
            at.mkdir(parents=True, exist_ok=True)
        elif step.word == "COPY":
            copy(step.rest.split(), at, here)
        elif step.word == "RUN":
            words = [sys.executable if word == "python" else word for word in shlex.split(here(step.rest))]
            subprocess.run(words, cwd=at, env=clean, check=True, timeout=1800)
    program = tmp_path / "opt" / "bin" / "tuath"
    checked = subprocess.run([program, "serve", "--check"], env=clean, capture_output=True, text=True, check=True)
    assert "The page is not in" not in checked.stdout
    serving = subprocess.Popen([program, "serve", "--port", "0"], env=clean, stdout=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    address = serving.stdout.readline().split()[-1]
    try:
        assert httpx.get(address + "healthz", timeout=PATIENCE).json()["alive"]
        assert "/assets/" in httpx.get(address, timeout=PATIENCE).text
    finally:
        serving.terminate()
        serving.communicate()


def copy(words: Sequence[str], at: Path, here: Any) -> None:
    """As COPY does: a folder's contents, files into a folder."""
    *sources, target = (word for word in words if not word.startswith("--from"))
    for source in sources:
        found = Path(here(source)) if source.startswith("/") else ROOT / source
        to = at / target
        if found.is_dir():
            shutil.copytree(found, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules", "static"))
        else:
            to = to / found.name if target.endswith("/") else to
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, to)


# ---- the unit --------------------------------------------------------------------------------------------------------


@pytest.mark.more
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_right_and_closed(tmp_path: Path) -> None:
    unit = tmp_path / "tuath.service"
    unit.write_text(text_of("tuath.service").replace("/opt/tuath/bin/tuath", sys.executable), encoding="utf-8")
    run = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.replace("\n", "")) == (0, "")
    offline = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)]
    assert subprocess.run(offline, capture_output=True, check=False).returncode == 0, "more exposed than 2.0 of 10"


# ---- proxies ---------------------------------------------------------------------------------------------------------


class Proxy(NamedTuple):
    """A file of ours, and how it is tried."""

    program: str
    file: str
    prefix: str
    is_secure: bool


PROXIES = [
    Proxy("nginx", "nginx.conf", "", True),
    Proxy("nginx", "nginx-games.conf", "/games", True),
    Proxy("haproxy", "haproxy.cfg", "", True),
    Proxy("haproxy", "haproxy.cfg", "/games", True),
    Proxy("caddy", "Caddyfile", "", False),
    Proxy("caddy", "Caddyfile.games", "/games", False),
]
NGINX = """user root; worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {config};
}}
"""
CADDY = "{\n\tadmin off\n\tauto_https off\n"  # into the options that our files begin with


def certificate(folder: Path) -> Path:
    """Key and certificate in one file, as HAProxy wants them; nginx takes both out of it."""
    key, pem = folder / "key.pem", folder / "both.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(pem), "-days", "2"]
    subprocess.run(command, check=True, capture_output=True)
    pem.write_text(pem.read_text() + key.read_text())
    return pem


def started(proxy: Proxy, folder: Path, port: int, server: Running) -> tuple[list[str], dict[str, str]]:
    """The command that starts a proxy with our file, and its environment; the file is checked as the manual says."""
    text = text_of(proxy.file).replace("127.0.0.1:8330", f"127.0.0.1:{server.port}")
    config, environment = folder / proxy.file, dict(os.environ)
    if proxy.is_secure:
        text = re.sub(r"/etc/ssl/\S+?\.(pem|key)", str(certificate(folder)), text)
    if proxy.program == "nginx":
        config.write_text(text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"), encoding="utf-8")
        whole = folder / "whole.conf"
        whole.write_text(NGINX.format(folder=folder, config=config), encoding="utf-8")
        command = ["nginx", "-e", str(folder / "early.log"), "-p", str(folder), "-c", str(whole)]
        check = [*command, "-t"]
    elif proxy.program == "haproxy":
        config.write_text(text.replace("bind :443", f"bind 127.0.0.1:{port}"), encoding="utf-8")
        command = ["haproxy", "-db", "-f", str(config)]
        check = [*command, "-c"]
    else:
        config.write_text(text.replace("{\n", CADDY, 1), encoding="utf-8")
        environment |= {"SITE": f"http://127.0.0.1:{port}", "TUATH": f"127.0.0.1:{server.port}", "HOME": str(folder)}
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
        check = ["caddy", "validate", *command[2:]]
    subprocess.run(check, check=True, capture_output=True, env=environment)
    return command, environment


@pytest.mark.more
@pytest.mark.parametrize("proxy", PROXIES, ids=lambda proxy: f"{proxy.file}{proxy.prefix.replace('/', ' ')}")
def test_people_play_through_a_real_proxy(proxy: Proxy, tmp_path: Path) -> None:
    assert shutil.which(proxy.program), f"{proxy.program} is missing; start.py test --more installs it"
    prefix = ["--prefix", proxy.prefix] if proxy.prefix else []
    running = Running(tmp_path).start("--proxy", "127.0.0.1", *prefix)
    kept = reserved_port()
    command, environment = started(proxy, tmp_path, port_of(kept), running)
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        play_through(proxy, port_of(kept))
    finally:
        process.terminate()
        process.wait(PATIENCE)
        kept.close()
        running.end()
    with closing(sqlite3.connect(tmp_path / "tuath.sqlite3")) as rows:
        found = rows.execute(
            "SELECT address, SUM(times) FROM security WHERE what = 'sign-in' GROUP BY address"
        ).fetchall()
    assert [times for _, times in found] == [3], "whoever forges where they come from is at one place all the same"


def play_through(proxy: Proxy, port: int) -> None:
    """Sign in, see the page, open a table, answer through a socket; what is not for everybody is closed."""
    trusting = ssl._create_unverified_context()  # the certificate is one of ours
    site = f"{'https' if proxy.is_secure else 'http'}://127.0.0.1:{port}"
    maren = Client(site + proxy.prefix, None)
    maren.http = httpx.Client(base_url=site + proxy.prefix, verify=trusting, timeout=PATIENCE)

    def is_up() -> bool:
        try:
            return maren.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    wait_until(is_up, "the proxy does not answer")
    answer = maren.http.post("/api/me", json={"name": "Maren"}, headers={"Origin": site})
    assert answer.status_code == 200, "the page's own origin is known behind the proxy"
    for forged in ("203.0.113.7", "127.0.0.1, 203.0.113.8"):
        lying = httpx.Client(base_url=site + proxy.prefix, verify=trusting, timeout=PATIENCE)
        said = {"X-Forwarded-For": forged, "X-Real-IP": forged, "Forwarded": f"for={forged}", "Origin": site}
        assert lying.post("/api/me", json={"name": "Bram"}, headers=said).status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert f"path={proxy.prefix}/;" in cookie + ";"
    assert ("secure" in cookie) is proxy.is_secure
    assert ("strict-transport-security" in answer.headers) is proxy.is_secure
    assert maren.http.get("/metrics").status_code == 403
    page = maren.http.get("/")
    scripts = re.findall(r'src="([^"]+)"', page.text)
    assert scripts
    assert all(maren.http.get(site + script).status_code == 200 for script in scripts)
    if proxy.prefix:
        bare = maren.http.get(site + proxy.prefix)
        assert (bare.status_code, bare.headers["location"].removeprefix(site)) == (308, f"{proxy.prefix}/")
    table = maren.new_table("me", "guest", seed=4)
    asked = questions(table)[0]
    said = {"type": "answer", "seat": asked["seat"], "option": asked["options"][0]["id"], "version": table["version"]}
    address = f"{site.replace('http', 'ws', 1)}{proxy.prefix}/api/tables/{table['id']}/live"
    headers = {"Cookie": f"tuath={maren.http.cookies['tuath']}", "Origin": site}
    secure = trusting if proxy.is_secure else None
    with connect(address, additional_headers=headers, open_timeout=PATIENCE, ssl=secure) as socket:
        until(socket, "table")
        socket.send(httpx.Response(200, json={**said, "id": "one"}).text)
        assert until(socket, "table")["table"]["version"] > table["version"]
