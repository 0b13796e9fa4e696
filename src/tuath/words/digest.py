"""The rules digest of a game: numbered paragraphs in every language, and who cites them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from tuath.games import folder

REMARK = "°"  # marks a paragraph that nothing can follow or break
_ITEM = re.compile(r"^- \*\*(?P<id>[A-Z]-\w+\.\d+)(?P<mark>°?)\*\* (?P<text>.*)$")
_PART = re.compile(r"^## (?P<id>[A-Z]-\w+) (?P<title>.*)$")
_CITED = re.compile(r"\b(?P<part>[A-Z]-(?:\d+|R|T)\.)(?P<first>\d+)(?: (?:to|bis) (?P=part)(?P<last>\d+))?")


class Paragraph(NamedTuple):
    """One numbered statement."""

    id: str
    text: str
    mechanical: bool


class Part(NamedTuple):
    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Digest(NamedTuple):
    """All parts of a digest, and what stands before them."""

    preface: str
    parts: tuple[Part, ...]

    @property
    def paragraphs(self) -> dict[str, Paragraph]:
        return {paragraph.id: paragraph for part in self.parts for paragraph in part.paragraphs}


@lru_cache(maxsize=32)
def digest(game: str, language: str) -> Digest:
    """The digest of a game in a language."""
    lines = (folder(game) / "rules" / f"{language}.md").read_text(encoding="utf-8").splitlines()
    preface: list[str] = []
    parts: list[tuple[str, str, list[list[str]]]] = []
    for line in lines:
        if part := _PART.match(line):
            parts.append((part["id"], part["title"], []))
        elif not parts:
            preface.append(line)
        elif _ITEM.match(line):
            parts[-1][2].append([line])
        elif parts[-1][2] and (line.startswith("  ") or not line):
            parts[-1][2][-1].append(line)
    return Digest(
        "\n".join(preface).strip(),
        tuple(Part(id, title, tuple(_paragraph(item) for item in items)) for id, title, items in parts),
    )


def _paragraph(lines: list[str]) -> Paragraph:
    head = _ITEM.match(lines[0])
    assert head is not None
    text = "\n".join([head["text"], *(line.removeprefix("  ") for line in lines[1:])]).strip()
    return Paragraph(head["id"], text, not head["mark"])


def is_example(paragraph: Paragraph) -> bool:
    """Examples are not for code to follow, but every one of them is a test."""
    return "-T." in paragraph.id


class Coverage(NamedTuple):
    """Which file and line cites which paragraph."""

    paragraphs: tuple[str, ...]
    mechanical: tuple[str, ...]
    examples: tuple[str, ...]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]

    @property
    def uncited(self) -> list[str]:
        """Mechanical paragraphs that no code cites."""
        return [id for id in self.mechanical if id not in self.code]

    @property
    def untested(self) -> list[str]:
        """Mechanical paragraphs and examples that no test cites."""
        return [id for id in (*self.mechanical, *self.examples) if id not in self.tests]


def coverage(game: str) -> Coverage:
    """Citations in the game's own code, and in the tests of a checkout if they are there."""
    paragraphs = digest(game, "en").paragraphs
    root = folder(game).parents[3]
    return Coverage(
        tuple(paragraphs),
        tuple(id for id, paragraph in paragraphs.items() if paragraph.mechanical),
        tuple(id for id, paragraph in paragraphs.items() if is_example(paragraph)),
        citations(folder(game).rglob("*.py"), folder(game).parent),
        citations((root / "tests").rglob("*.py"), root),
    )


def citations(files: Iterable[Path], root: Path) -> dict[str, list[str]]:
    """Where each paragraph is cited; "A-9.1 to A-9.5" cites all five."""
    found: dict[str, list[str]] = {}
    for file in sorted(files):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for id in cited(line):
                found.setdefault(id, []).append(f"{file.relative_to(root).as_posix()}:{number}")
    return found


def cited(text: str) -> list[str]:
    ids: list[str] = []
    for match in _CITED.finditer(text):
        first, last = int(match["first"]), int(match["last"] or match["first"])
        ids += [f"{match['part']}{number}" for number in range(first, last + 1)]
    return ids
