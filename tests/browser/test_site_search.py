"""The search of the documentation finds pages, paragraphs and cards by name, without a server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from docs.site import build

NAMES = """window.NAMES = [["Pages", [["A page", "other.html"]]],
["Cards", [["Dead Sands · Toter Sand", "other.html#1"], ["Sand in the Wind · Sand im Wind", "other.html#2"],
["Cité · Zitadelle", "other.html#3"]]]];"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    source = folder / "pages"
    (source / build.FONTS_HERE).mkdir(parents=True)
    (source / build.FONTS_HERE / "names.js").write_text(NAMES, encoding="utf-8")
    (source / "index.md").write_text("# Front\n\n```{toctree}\nother\n```\n", encoding="utf-8")
    (source / "other.md").write_text("# Another\n", encoding="utf-8")
    call = "import pathlib, sys; from docs.site import build; sys.exit(build.sphinx(*map(pathlib.Path, sys.argv[1:])))"
    command = [sys.executable, "-c", call, str(source), str(folder / "site"), str(folder / "kept")]
    subprocess.run(command, cwd=build.ROOT, check=True, capture_output=True)
    return folder / "site"


@pytest.fixture
def page(site: Path, browser: Browser) -> Page:
    opened = browser.new_page()
    opened.goto((site / "index.html").as_uri())
    return opened


def test_names_are_found_from_the_second_letter_on(page: Page) -> None:
    """Whichever language, with and without accents; what begins so comes first."""
    page.keyboard.press("/")
    page.keyboard.type("s")
    expect(page.get_by_role("option")).to_have_count(0)
    page.keyboard.type("and")
    expect(page.get_by_role("option")).to_have_text(["Sand in the Wind · Sand im Wind", "Dead Sands · Toter Sand"])
    page.get_by_role("combobox").fill("cite")
    expect(page.get_by_role("option")).to_have_text(["Cité · Zitadelle"])
    page.keyboard.press("Escape")
    expect(page.get_by_role("option")).to_have_count(0)


def test_arrows_walk_and_enter_opens(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("sand")
    expect(page.get_by_role("option")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option", selected=True)).to_have_text("Dead Sands · Toter Sand")
    page.keyboard.press("Enter")
    page.wait_for_url("**/other.html#1")


def test_enter_alone_searches_the_texts(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("sand")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=sand")
