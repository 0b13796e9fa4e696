"""No file that all share names a spirit, an adversary, a scenario or a special rule: what they do, their lines say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tuath
from tests.spirit_island.board import printed
from tuath.games.spirit_island.material.vocabulary import WORDS

SOURCE = Path(tuath.__file__).parent
OWN = SOURCE / "games" / "spirit_island"
ROOMS_OF_THEIR_OWN = (OWN / "spirits", OWN / "foes")  # where one file may speak of one of them
FILES = [file for file in sorted(SOURCE.rglob("*.py")) if file.parent not in ROOMS_OF_THEIR_OWN]


def called() -> Iterator[str]:
    """Ids and English names, whatever set they come from."""
    material = printed()
    for family in (material.spirits, material.adversaries, material.scenarios):
        yield from (name for one in family for name in (one.id, one.names.en))
    for rules in (
        *(panel.special_rules for panel in material.spirits),
        *(each.special_rules for each in material.aspects),
    ):
        yield from (name for rule in rules for name in (rule.id, rule.names.en))


CALLED = sorted({name.lower() for name in called()})


def named_in(text: str) -> list[str]:
    text = text.lower()
    near = [name for name in CALLED if name in text]
    return [name for name in near if re.search(rf"(?<![a-z]){re.escape(name)}(?![a-z])", text)]


def test_nobody_is_named() -> None:
    """Cards and piles have words of their own in the notation."""
    said = {
        (file.relative_to(SOURCE).as_posix(), name)
        for file in FILES
        for name in named_in(file.read_text(encoding="utf-8"))
        if file.stem != "vocabulary" or name not in WORDS
    }
    assert said == set()


@pytest.mark.parametrize(
    "text",
    [
        'if has_rule(state, seat, "earths_vitality"):', "# Sworn to Victory", "def blitz_energy() -> int:",
        '"""England 3: the extra space."""', 'chosen.id == "guard_the_isles_heart"', "Bringer of Dreams and Nightmares",
    ],
)  # fmt: skip
def test_a_name_is_noticed(text: str) -> None:
    assert named_in(text)


def test_their_own_files_are_few() -> None:
    """A spirit is its data, and at most one file; most need none."""
    files = [file.stem for folder in ROOMS_OF_THEIR_OWN for file in folder.glob("*.py") if file.stem != "__init__"]
    assert len(files) <= len(printed().spirits) + len(printed().adversaries) + len(printed().scenarios)
    assert sorted(files) == [
        "adversaries", "bringer", "flame", "forgotten", "invocation", "ocean", "rites", "river", "scenarios", "theft",
        "wave",
    ]  # fmt: skip
