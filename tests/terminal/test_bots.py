"""Commands about bots: who plays, how strong that is known to be, and training."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from tests.amounts import usually
from tests.terminal.shell import tuath_command
from tuath.bots import bots
from tuath.bots.glance import Glance
from tuath.bots.level import LEVELS
from tuath.bots.levels import player
from tuath.bots.search import Search
from tuath.games import find, keys
from tuath.terminal.commands.bots import how
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES


@pytest.mark.parametrize("key", usually("inis", more=[key for key in keys() if key != "inis"]))
def test_who_plays(key: str) -> None:
    run = tuath_command("bots", key, "--json")
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert list(found["bots"]) == list(bots())
    assert (found["network"] is None) == (found["trouble"] is not None)
    for language, said in (("en", "Fair, strong and max judge by"), ("de", "Fair, strong und max urteilen nach")):
        shown = tuath_command("bots", key, "--lang", language)
        assert shown.returncode == 0
        assert said in " ".join(shown.stdout.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_with_how_many_a_level_follows_a_policy(language: str) -> None:
    """Of each level and number of players just what is so: compared with who plays there."""
    for key in keys():
        game = find(key)
        words = Catalogue(language, game)
        for level in LEVELS:
            played = [seats for seats in game.seats if isinstance(player(level, game, seats), Glance | Search)]
            said = how(words, game, level)
            assert "⟨" not in said
            assert [seats for seats in game.seats if str(seats) in said] == played, (key, level, said)
            assert ("policy" in said) == bool(played)
    says = {key: how(Catalogue(language, find(key)), find(key), "policy") for key in keys()}
    assert says["spirit_island"] != says["inis"] == says["origo"]
    assert "fair" in says["spirit_island"], "which has none"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("bots", "chess"), "There is no game"),
        (("train", "inis", "--folder", "FOLDER", "--games", "3"), "--games"),
        (("train", "inis", "--folder", "FOLDER", "--players", "2,9"), "--players"),
        (("train", "chess", "--folder", "FOLDER"), "There is no game"),
        (("train", "inis", "--folder", "FOLDER", "--anew"), "--anew is about a policy"),
        (("train", "inis", "--folder", "FOLDER", "--lessons", "some.npz"), "--lessons is about a policy"),
        (("train", "inis", "--folder", "FOLDER", "--start", "some.npz", "--lang", "de"), "--start betrifft ein Netz"),
        (("train", "inis", "--folder", "FOLDER", "--minutes", "1", "--start", "none.npz"), "there is no such file"),
        (("train", "inis", "--folder", "FOLDER", "--minutes", "1", "--lessons", "none.npz"), "there is no such file"),
        (("train", "inis", "--folder", "FOLDER", "--minutes", "1", "--start", "src"), "it is a folder"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    run = tuath_command(*(str(tmp_path / "t") if each == "FOLDER" else each for each in arguments))
    assert run.returncode != 0
    assert said in run.stderr
    assert run.stderr.count("\n") == 1
    assert not (tmp_path / "t").exists()


@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="PyTorch is installed")
def test_training_without_its_packages(tmp_path: Path) -> None:
    run = tuath_command("train", "inis", "--folder", str(tmp_path / "t"))
    assert run.returncode != 0
    assert 'pip install "tuath[train]"' in run.stderr
