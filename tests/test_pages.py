"""The pages for readers: one can finish the README, and every link and picture is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import start

ROOT = Path(start.ROOT)
PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("requirements/*.md")]
)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def links(page: Path) -> Iterator[tuple[str, str]]:
    """File and heading of each link to our own pages; nothing inside code is one."""
    for target in re.findall(r"\]\(([^)\s]+)\)", CODE.sub("", page.read_text(encoding="utf-8"))):
        if not re.match(r"[a-z]+:", target):
            file, _, heading = target.partition("#")
            yield file, heading


def headings(page: Path) -> set[str]:
    """As links name them."""
    lines = re.findall(r"^#+ (.*)$", CODE.sub(lambda code: code[0].strip("`"), page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w -]", "", line.lower()).strip().replace(" ", "-") for line in lines}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    for file, heading in links(ROOT / page):
        target = (ROOT / page).parent / file if file else ROOT / page
        assert target.exists(), f"{page} links to {file}"
        assert not heading or heading in headings(target), f"{page} links to {file}#{heading}"


def test_one_can_finish_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 150
    assert len(text.encode()) <= 8_000
    assert "not affiliated" in text


def test_every_page_is_linked() -> None:
    """Whoever begins with the README or CONTRIBUTING finds all of them."""
    found, waiting = set[Path](), [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    while waiting:
        page = waiting.pop().resolve()
        if page.suffix == ".md" and page not in found:
            found.add(page)
            waiting += [page.parent / file for file, _ in links(page) if file]
    assert {page for page in PAGES if (ROOT / page).resolve() not in found} == set()


LOOKED_UP = {"docs/api.md", "docs/api-http.md", "docs/observations.md"}  # written by a command, and not read through
GROWING = {"CHANGELOG.md"}


@pytest.mark.parametrize("page", sorted({*PAGES} - LOOKED_UP - GROWING))
def test_one_can_finish_every_page(page: str) -> None:
    assert len((ROOT / page).read_text(encoding="utf-8").splitlines()) <= 200


SOURCE = ROOT / "src" / "tuath"
MOST_WORDS = 40
WORD = re.compile(r"^\| (?P<words>[a-z, ]+) \| .* \| `(?P<file>[\w/.]+)` \|$", re.MULTILINE)


def test_words_of_the_glossary_are_in_the_code() -> None:
    """Each in the file that its line names."""
    page = (ROOT / "docs/develop/glossary.md").read_text(encoding="utf-8")
    lines = [*WORD.finditer(page)]
    assert len(lines) == page.count("\n| ") - 2 <= MOST_WORDS, "but for the head each line has a word and a file"
    for line in lines:
        file = next(file for file in (SOURCE / line["file"], ROOT / line["file"]) if file.exists())
        text = file.read_text(encoding="utf-8").lower()
        assert all(word in text for word in line["words"].split(", ")), line[0]


SECTION = re.compile(r"^  (?P<package>[a-z_/]+)/ (?P<text>.*(?:\n      .*)*)", re.MULTILINE)
ROOM = re.compile(r"\b([a-z_]+)/(?![\w<])")
SMALL_GAMES = {"games/arrival", "games/inis", "games/origo"}  # drawn once, as games/<game>/


def test_the_tree_of_the_architecture_names_every_room() -> None:
    """And none that does not exist."""
    tree = (ROOT / "docs/develop/architecture.md").read_text(encoding="utf-8")
    drawn = {found["package"]: {*ROOM.findall(found["text"])} for found in SECTION.finditer(tree)}
    rooms = {file.parent.relative_to(SOURCE).as_posix() for file in SOURCE.glob("*/**/__init__.py")}
    there: dict[str, set[str]] = {package: set() for package in drawn}
    for room in rooms - SMALL_GAMES - {"games", *drawn}:
        package = next(package for package in drawn if room.startswith(f"{package}/"))
        there[package].add(room.rpartition("/")[2])
    assert drawn == there
