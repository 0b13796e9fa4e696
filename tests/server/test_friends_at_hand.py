"""Friends in the network of whoever hosts: `tuath serve --friends`."""

from __future__ import annotations

import re
import socket
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.conftest import PATIENCE
from tests.server.serving import COMMAND
from tuath.server.settings import Settings
from tuath.server.web import friends_at_hand
from tuath.server.web.friends_at_hand import address_for, as_signs, own_address
from tuath.server.web.names import is_known


@pytest.mark.parametrize(
    ("listens", "told"),
    [
        ("http://0.0.0.0:8330/", "http://192.168.1.20:8330/"),
        ("http://[::]:8330/", "http://192.168.1.20:8330/"),
        ("http://10.0.0.7:80/games/", "http://10.0.0.7:80/games/"),
        ("http://[fd00::7]:8330/", "http://[fd00::7]:8330/"),
        ("http://127.0.0.1:8330/", None),
        ("http://localhost:8330/", None),
    ],
)
def test_friends_are_told_an_address_that_leads_here(
    listens: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the one that means every address, and none that leads to their own machine."""
    monkeypatch.setattr(friends_at_hand, "own_address", lambda: "192.168.1.20")
    assert address_for(listens) == told


def test_the_address_is_one_that_the_server_answers_to() -> None:
    """Names are checked, addresses in numbers are nobody's name: what is told must work without a setting."""
    now = Settings(host="0.0.0.0")
    assert is_known("192.168.1.20:8330", now)
    assert is_known("[fd00::7]:8330", now)
    assert not is_known("elsewhere.example:8330", now)


def test_who_is_in_no_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoWay(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", NoWay)
    assert own_address() is None
    assert address_for("http://0.0.0.0:8330/") is None


def test_the_code_is_a_square_of_signs() -> None:
    lines = as_signs("http://192.168.1.20:8330/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) - 1 <= 2 * len(lines) <= len(lines[0]) + 1
    assert as_signs("http://192.168.1.20:8330/") != as_signs("http://192.168.1.21:8330/")


@pytest.mark.more
def test_a_server_for_friends_says_where_and_what_is_missing(tmp_path: Path) -> None:
    """Started as somebody would: listens everywhere, tells the address in numbers, answers at it."""
    command = [*COMMAND, "--friends", "--port", "0", "--folder", str(tmp_path), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line)
            if "Without HTTPS" in line or "no network" in line:
                break
        try:
            whole = "".join(said)
            assert str(tmp_path) in whole
            assert said[0].startswith("Tuath is at http://127.0.0.1:"), "0.0.0.0 is no address for a browser"
            if "no network" not in whole:
                found = re.search(r"your network open (http://\S+),", whole)
                assert found is not None
                assert urlopen(f"{found[1]}healthz", timeout=PATIENCE).status == 200
        finally:
            server.terminate()
