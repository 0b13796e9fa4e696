"""The example bot plays a whole game over the documented interface."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.conftest import Running
from tests.server.programs import EXAMPLE, load_client


def load_example() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.more
def test_the_example_bot_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(tmp_path).start()
    example = load_example()
    monkeypatch.setattr(example.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(example.random, "choice", Random(1).choice)
    host, author = running.client("Host"), running.client("Author")
    id = host.new_table("open", "bot:random")["id"]
    token = author.post("/api/me/token")["token"]
    over = example.play(running.url, token, id)
    assert over["result"]["ending"] in ("overrun", "repelled")
    with pytest.raises(SystemExit, match="No chair"):
        example.play(running.url, host.post("/api/me/token")["token"], id)
    running.end()


def test_the_example_bot_waits_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    example, waited = load_example(), list[float]()
    monkeypatch.setattr(example.time, "sleep", waited.append)
    told = iter([httpx.Response(429, headers={"Retry-After": "7"}), httpx.Response(503), httpx.Response(200)])
    with httpx.Client(transport=httpx.MockTransport(lambda request: next(told))) as http:
        assert example.ask(http, "GET", "http://here/").status_code == 200
    assert waited == [7, 1]


@pytest.mark.long
def test_four_of_them_play_on_one_machine(tmp_path: Path) -> None:
    """Four processes, one address, the limits that everybody has."""
    running = Running(tmp_path, rate=20).start()
    host = running.client("Host")
    id = host.new_table("open", "open", "open", "open")["id"]
    tokens = [running.client(f"Author {number}").post("/api/me/token")["token"] for number in range(4)]
    bots = [
        subprocess.Popen([sys.executable, EXAMPLE, running.url, token, id], stdout=subprocess.PIPE, text=True)
        for token in tokens
    ]
    said = {bot.communicate(timeout=600)[0] for bot in bots}
    assert [bot.returncode for bot in bots] == [0] * 4
    assert len(said) == 1, "all have seen the same end"
    table = host.table(id)
    assert table["status"] == "over"
    assert said == {f"{table['result']}{os.linesep}"}
    running.end()


# ---- the small clients -----------------------------------------------------------------------------------------------


@pytest.mark.more
def test_the_small_client_plays_a_game(tmp_path: Path) -> None:
    """With a token that may do no more; and what it may not do is said in the language it asks for."""
    running = Running(tmp_path).start()
    client, author = load_client(), running.client("Author")
    id = running.client("Host").new_table("open", "bot:random", seed=4)["id"]
    token = author.post("/api/me/tokens", name="client", scope="play")["token"]
    tuath = client.Tuath(running.url, token, "de")
    tuath.join(id)
    over = tuath.play(id, lambda asked, view: asked["options"][-1]["id"], pause=0.01)
    assert over["result"]["ending"] in ("overrun", "repelled")
    hosting = client.Tuath(running.url, author.post("/api/me/tokens", name="host")["token"])
    waiting = hosting.open("arrival", ["me", "open"], public=False)
    assert hosting.invite(waiting["id"], 1, "greedy")["status"] == "playing"
    with pytest.raises(client.Problem, match="Dieses Token ist zum Zusehen und Spielen an Tischen") as problem:
        tuath.open("arrival", ["me", "bot:random"])
    assert (problem.value.status, problem.value.key) == (403, "server-token-scope")
    running.end()


def test_the_small_client_waits_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    client, waited = load_client(), list[float]()
    monkeypatch.setattr(client.time, "sleep", waited.append)
    told = iter([httpx.Response(429, headers={"Retry-After": "7"}), httpx.Response(503), httpx.Response(200, json={})])
    with httpx.Client(base_url="http://here", transport=httpx.MockTransport(lambda request: next(told))) as http:
        assert client.Tuath("http://here", "token", http=http).ask("GET", "/me") == {}
    assert waited == [7, 1]


@pytest.mark.more
def test_the_small_client_in_typescript_plays_a_game(tmp_path: Path) -> None:
    """Compiled as the page's own types are, so that any Node runs it; and it waits where it is told to."""
    root = EXAMPLE.parents[1]
    compiled = tmp_path / "client.mjs"
    build = [str(root / "web" / "node_modules" / ".bin" / "esbuild")]
    subprocess.run([*build, str(EXAMPLE.with_name("client.ts")), f"--outfile={compiled}", "--format=esm"],
                   check=True, capture_output=True)  # fmt: skip
    running = Running(tmp_path, rate=8).start()
    id = running.client("Host").new_table("open", "bot:random", seed=4)["id"]
    token = running.client("Author").post("/api/me/tokens", name="client", scope="play")["token"]
    script = tmp_path / "play.mjs"
    script.write_text(
        f'import {{ Tuath, Problem }} from "{compiled}";\n'
        f'const tuath = new Tuath("{running.url}", "{token}", "de");\n'
        f'await tuath.join("{id}");\n'
        f'const over = await tuath.play("{id}", (asked) => asked.options.at(-1).id, 0.01);\n'
        "console.log(over.result.ending);\n"
        'try { await tuath.open("arrival", ["me"]); } catch (error) {\n'
        "  console.log(error instanceof Problem, error.status, error.message); }\n",
        encoding="utf-8",
    )
    said = subprocess.run(["node", script], capture_output=True, text=True, timeout=600, check=True).stdout.splitlines()
    assert said[0] in ("overrun", "repelled")
    assert said[1].startswith("true 403 Dieses Token ist zum Zusehen und Spielen an Tischen")
    running.end()
