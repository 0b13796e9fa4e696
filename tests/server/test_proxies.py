"""Whatever we tell a host to give to a proxy is taken by the real one: files of deploy/, and blocks in the docs.

What it then does, with people who play through it, `test_deploy.py` and `test_scaling.py` try at length.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.certificate import Certificate

ROOT = Path(__file__).parents[2]
DEPLOY, DOCS = ROOT / "deploy", ROOT / "docs"
BLOCK = re.compile(r"^```(nginx|haproxy|caddyfile)\n(.*?)^```", re.M | re.S)
PROGRAMS = {".cfg": "haproxy", ".conf": "nginx", "": "caddy", ".games": "caddy"}


class Given(NamedTuple):
    """What a host copies, and for what."""

    name: str
    program: str
    text: str


def all_given() -> list[Given]:
    files = [file for file in sorted(DEPLOY.iterdir()) if file.suffix in (".cfg", ".conf") or "Caddy" in file.name]
    given = [Given(file.name, PROGRAMS[file.suffix], file.read_text(encoding="utf-8")) for file in files]
    for page in sorted(DOCS.glob("*.md")):
        for program, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            given.append(Given(f"{page.name}-{program}", program.removesuffix("file"), text))
    return given


GIVEN = all_given()


def checked_by(given: Given, folder: Path) -> list[str]:
    """The command that reads it, as the manual of each has it, and touches nothing else."""
    file, whole = folder / "given", folder / "whole.conf"
    text = re.sub(r"/etc/ssl/\S+?\.(pem|key)", str(folder / "both.pem"), given.text)
    file.write_text(text, encoding="utf-8")
    if given.program == "haproxy":
        return ["haproxy", "-c", "-f", str(file)]
    if given.program == "caddy":
        return ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)]
    inside = f"pid {folder}/pid; error_log {folder}/error.log; events {{}} http {{ access_log off; include {file}; }}"
    whole.write_text(inside, encoding="utf-8")
    return ["nginx", "-t", "-e", str(folder / "early.log"), "-p", str(folder), "-c", str(whole)]


def test_there_is_one_for_every_proxy_of_the_docs() -> None:
    said = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert {given.program for given in GIVEN} == {"nginx", "haproxy", "caddy"}
    assert {f"deploy/{given.name}" for given in GIVEN if given.name in os.listdir(DEPLOY)} == {
        f"deploy/{name}" for name in re.findall(r"deploy/((?:Caddyfile|nginx|haproxy)[\w.-]*)", said)
    }


@pytest.mark.parametrize("given", GIVEN, ids=lambda given: given.name)
def test_the_real_proxy_takes_it(given: Given, tmp_path: Path) -> None:
    if shutil.which(given.program) is None:
        pytest.skip(f"{given.program} is missing; start.py test --more installs it")
    made = Certificate(tmp_path)
    (tmp_path / "both.pem").write_bytes(made.file.read_bytes() + (tmp_path / "key.pem").read_bytes())
    environment = {**os.environ, "HOME": str(tmp_path), "SITE": "http://127.0.0.1:8329"}
    done = subprocess.run(checked_by(given, tmp_path), env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    assert "[warn]" not in done.stderr, done.stderr
    assert "[WARNING]" not in done.stderr, done.stderr
