"""A card more changes no test of another: made-up things lie in the middle of their sets, in a copy of the program.

Whoever adds a card writes its line and its test, and mends nothing else. What is compared with a frozen copy of the
data is marked ``more`` and left out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tuath.games import find

pytestmark = [pytest.mark.more, pytest.mark.slow]

ROOT = Path(__file__).parents[1]
COPIED = (
    "src",
    "tests",
    "docs",
    "examples",
    "web",
    "deploy",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
)
GAMES = "src/tuath/games"
OURS = "made_up"  # in the id of everything made up
SOURCED = {"rules": "sourced", "names": {"en": "sourced", "de": "reconstructed"}}
Record = dict[str, Any]


# ---- Spirit Island --------------------------------------------------------------------------------------------------


def power(id: str, kind: str, effect: str, **more: Any) -> Record:
    named = id.replace("_", " ")
    return {
        "id": f"{OURS}_{id}", "names": {"en": f"Made-up {named}", "de": f"Erfunden {named}"}, "set": "base",
        "kind": kind,
        "cost": 2, "speed": "slow", "range": {"origin": "presence", "steps": [1]},
        "target": {"kind": "land", "any_of": ["any"]}, "elements": ["sun", "air"], "effect": effect, "thresholds": [],
        "origin": SOURCED, **more,
    }  # fmt: skip


MINOR = power("minor", "minor", "defend(7); push(<=4, dahan)", cost=1)
MAJOR = power(
    "major",
    "major",
    "fear(3); damage(7); push(<=4, dahan)",
    thresholds=[{"elements": {"sun": 3, "air": 3}, "mode": "add", "effect": "fear(2)"}],
)
UNIQUES = [
    power(f"unique_{number}", "unique", f"fear({number}); defend({3 + number})", spirit=f"{OURS}_spirit")
    for number in range(1, 5)
]
SPIRIT: Record = {
    "id": f"{OURS}_spirit", "names": {"en": "Made-up Spirit", "de": "Erfundener Geist"}, "set": "base",
    "complexity": "low", "setup": ["place(2, presence, highest(sands))"],
    "growth": [{"pick": 1, "options": [
        {"actions": ["reclaim(all)", "power(any)", "energy(1)"]},
        {"actions": ["add_presence(1, range=2)", "energy(2)"]},
    ]}],
    "tracks": [
        {"id": "energy", "spaces": [{"energy": number} for number in (1, 1, 2, 2, 3, 4)]},
        {"id": "plays", "spaces": [{"plays": number} for number in (1, 2, 2, 3, 3, 4, 5)]},
    ],
    "special_rules": [{
        "id": f"{OURS}_rule", "names": {"en": "Made-up Rule", "de": "Erfundene Regel"},
        "effect": "sacred_site(1, in=sands)", "origin": SOURCED,
    }],
    "innates": [{
        "id": f"{OURS}_innate", "names": {"en": "Made-up Innate", "de": "Erfundene Begabung"}, "speed": "slow",
        "range": {"origin": "sacred_site", "steps": [1]}, "target": {"kind": "land", "any_of": ["any"]},
        "levels": [{"elements": {"sun": 2, "air": 2}, "mode": "add", "effect": "fear(4)"}], "origin": SOURCED,
    }],
    "uniques": [each["id"] for each in UNIQUES],
    "progression": [
        "call_to_isolation", "call_to_migrate", "cleansing_floods", "drought", "gift_of_power", "tsunami",
        "steam_vents",
    ],
    "origin": SOURCED,
}  # fmt: skip
FEAR_CARD: Record = {
    "id": f"{OURS}_fear", "names": {"en": "Made-up Fear", "de": "Erfundene Angst"}, "set": "base",
    "effects": [f"wherever(has(dahan)){{defend({number})}}" for number in (5, 6, 7)], "origin": SOURCED,
}  # fmt: skip
BLIGHT_CARD: Record = {
    "id": f"{OURS}_blight", "names": {"en": "Made-up Blight", "de": "Erfundene Ödnis"}, "set": "base",
    "back": "blighted", "blight": 3, "timing": "each_invader_phase", "effect": "each_spirit(){energy(-1)}",
    "without_events": True, "origin": SOURCED,
}  # fmt: skip
EVENT: Record = {
    "id": f"{OURS}_event", "names": {"en": "Made-up Event", "de": "Erfundenes Ereignis"}, "set": "bc",
    "kind": "choice", "chooser": "players",
    "parts": [
        {"names": {"en": "Leave It", "de": "Es lassen"}, "effect": "each_board(){at(land(has(town))){add(1, blight)}}",
         "origin": SOURCED},
        {"names": {"en": "Do It", "de": "Es tun"}, "effect": "each_spirit(){energy(1)}", "origin": SOURCED},
    ],
    "token_event": "beasts_attack", "dahan_event": "canny_defense", "origin": SOURCED,
}  # fmt: skip
SPIRIT_WORDS = {
    "en": f"""
spirit_island-option-spirit-{OURS}_spirit = Made-up Spirit
spirit_island-strength-{OURS}_spirit = 2 2 2 2 2
spirit_island-how-{OURS}_spirit-1 = It makes itself up as it goes along.
spirit_island-how-{OURS}_spirit-2 = Its sacred sites lie in sands.
spirit_island-how-{OURS}_spirit-3 = It frightens more than it harms.
""",
    "de": f"""
spirit_island-option-spirit-{OURS}_spirit = Erfundener Geist
spirit_island-strength-{OURS}_spirit = 2 2 2 2 2
spirit_island-how-{OURS}_spirit-1 = Er erfindet sich unterwegs.
spirit_island-how-{OURS}_spirit-2 = Seine heiligen Orte liegen in Wüsten.
spirit_island-how-{OURS}_spirit-3 = Er erschreckt mehr, als er schadet.
""",
}


def lay_in_the_middle(records: list[Record], *new: Record) -> None:
    middle = len(records) // 2
    records[middle:middle] = new


def change(file: Path, make: Callable[[Any], None]) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    make(data)
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def more_words(folder: Path, words: dict[str, str]) -> None:
    for language, lines in words.items():
        with (folder / "words" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(lines)


def grow_family(family: str, new: list[Record], data: Any) -> None:
    lay_in_the_middle(data[family]["records"], *new)


def grow_spirit_island(folder: Path) -> None:
    for file, family, new in (
        ("minor_powers/base", "powers", [MINOR]), ("major_powers/base", "powers", [MAJOR]),
        ("unique_powers/base", "powers", UNIQUES), ("spirits/base", "spirits", [SPIRIT]),
        ("fear_cards/base", "fear_cards", [FEAR_CARD]), ("blight_cards/base", "blight_cards", [BLIGHT_CARD]),
        ("events/bc", "events", [EVENT]),
    ):  # fmt: skip
        change(folder / "data" / f"{file}.json", partial(grow_family, family, new))
    more_words(folder, SPIRIT_WORDS)


# ---- Inis and The Arrival -------------------------------------------------------------------------------------------


def tale(id: str, kind: str, **more: Any) -> Record:
    return {
        "id": f"{id}_{OURS}", "kind": kind, "names": {"en": f"Made-up {kind}", "de": f"Erfunden ({kind})"},
        "rules": ["I-8.1"], "origin": {"effect": "sourced", "names": {"en": "sourced", "de": "reconstructed"}},
        "modes": [{"side": "season", "effect": "place(3, clan.own, to=capital)"}], **more,
    }  # fmt: skip


def grow_inis(folder: Path) -> None:
    def make(data: Any) -> None:
        cards = data["cards"]["cards"]
        for kind, card in (("action", tale("act", "action", four=False)), ("epic", tale("epic", "epic"))):
            of_kind = [place for place, each in enumerate(cards) if each["kind"] == kind]
            cards.insert(of_kind[len(of_kind) // 2], card)

    change(folder / "data" / "inis.json", make)
    own = folder.parents[3] / "tests" / "inis" / f"test_{OURS}.py"
    own.write_text(f'"""The tests of act_{OURS} and epic_{OURS}, which every card has."""\n', encoding="utf-8")


def grow_arrival(folder: Path) -> None:
    def make(data: Any) -> None:
        tiles = data["tactic_tiles"]["tiles"]
        walls = next(tile for tile in tiles if tile["id"] == "high_walls")
        lay_in_the_middle(tiles, {**walls, "id": f"high_walls:{OURS}", "fame": 1})

    change(folder / "data" / "arrival.json", make)


GROWN = {"spirit_island": grow_spirit_island, "inis": grow_inis, "arrival": grow_arrival}


@pytest.mark.parametrize("game", GROWN)
def test_something_more_in_the_middle_of_its_set_turns_no_other_test_red(game: str, tmp_path: Path) -> None:
    copy_program(tmp_path)
    keep_former(game, tmp_path / GAMES / game)
    GROWN[game](tmp_path / GAMES / game)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "--tb=no", "-p", "no:cacheprovider", f"tests/{game}"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    red = re.findall(r"^(?:FAILED|ERROR) (.*)", done.stdout, re.MULTILINE)
    assert done.returncode in (0, 1), done.stdout[-4000:] + done.stderr[-4000:]
    assert [each for each in red if OURS not in each] == []


def keep_former(game: str, folder: Path) -> None:
    """What games were begun with before is kept, so that their records are played as they were."""
    earlier = folder / "data" / "earlier"
    earlier.mkdir(exist_ok=True)
    former = find(game)
    (earlier / f"{former.fingerprint}.json").write_text(json.dumps(former.material()), encoding="utf-8")


def copy_program(to: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "static", "node_modules", "test-results", "*.pyc", ".*")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=left_out)
        else:
            shutil.copy2(ROOT / name, to / name)
