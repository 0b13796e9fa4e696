"""The pages of a first game tell what happened in it, in both languages, and their pictures are drawn from it."""

from __future__ import annotations

import re
from functools import cache

import pytest

import tuath
from docs.site.pictures import ROOT, pictures
from tuath.drawing.film import told
from tuath.drawing.svg import words_of
from tuath.games import keys

FIRST = ROOT / "docs" / "play" / "first"
PAGES = sorted(page.name for page in FIRST.glob("*.md"))
SHOWN = list(pictures())
PICTURES = {picture.file.relative_to(ROOT).as_posix(): picture for picture in SHOWN}


@cache
def log(game: str, language: str) -> list[str]:
    """All that everybody was told, line by line."""
    position = tuath.replay((FIRST / f"{game}.tuath").read_text(encoding="utf-8"))
    words = words_of(position, language)
    return [line for step in position.steps() for line in told(step, None, words)]


def test_every_title_has_its_first_game_in_both_languages() -> None:
    assert {f"{key}{language}.md" for key in keys() for language in ("", "-de")} == {*PAGES}


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_quotes_was_told_in_this_order(page: str) -> None:
    game, _, language = page.removesuffix(".md").partition("-")
    rest = iter(log(game, language or "en"))
    quoted = re.findall(r"```text\n(.*?)```", (FIRST / page).read_text(encoding="utf-8"), re.DOTALL)
    assert len(quoted) > 5
    for line in "".join(quoted).splitlines():
        assert line in rest, f"{page}: {line}"


@pytest.mark.parametrize("game", keys())
def test_both_languages_show_the_same_moments(game: str) -> None:
    """A picture on which nothing is written in words is the same file."""
    english, german = (
        [[word for word in picture.words if word not in ("en", "de")] for picture in SHOWN if picture.page.name == page]
        for page in (f"{game}.md", f"{game}-de.md")
    )
    assert english == german
    assert english


@pytest.mark.parametrize("file", PICTURES)
def test_a_picture_is_what_its_command_makes(file: str) -> None:
    """Made anew by `python -m docs.site.pictures`."""
    made = PICTURES[file].made()
    assert (ROOT / file).read_text(encoding="utf-8") == made, f"{file} is stale: python -m docs.site.pictures"
