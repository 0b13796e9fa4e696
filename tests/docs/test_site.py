"""The site of docs/: strictly built, with nothing of anybody else, and shown by a server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

from docs.site import build, made, tutorials
from tests.server.conftest import finish
from tuath.games import find, keys
from tuath.server.api import pages
from tuath.words.languages import LANGUAGES

OUTSIDE = re.compile(r"""<(?:script|link|img|iframe)[^>]*(?:src|href)=["'](?:https?:)?//""")


def built(*arguments: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "docs.site.build", *arguments],
        cwd=build.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    built("--without-cards", "--to", str(folder))
    return folder


def test_every_page_is_built_and_asks_nobody_else(site: Path) -> None:
    every = sorted(site.rglob("*.html"))
    named = {build.name_of(page) for part in build.by_part(build.ROOT).values() for page in part}
    assert {page.relative_to(site).with_suffix(".md").as_posix() for page in every} >= named
    for page in every:
        text = page.read_text(encoding="utf-8")
        assert OUTSIDE.search(text) is None, page
        assert 'role="search"' in text
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(\s*[\"']?(?:https?:)?//", style.read_text(encoding="utf-8")), style


def test_neither_script_nor_style_stands_in_a_page(site: Path) -> None:
    """A server allows none."""
    for page in site.rglob("*.html"):
        for script in re.findall(r"<script([^>]*)>", page.read_text(encoding="utf-8")):
            assert "src=" in script, page
        assert not re.search(r"<[a-z][^>]* (?:style|on[a-z]+)=", page.read_text(encoding="utf-8")), page


def test_what_is_linked_and_is_no_page_travels_along(site: Path) -> None:
    for page in site.rglob("*.html"):
        for target in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:", target):
                assert (page.parent / target).exists(), f"{page} links to {target}"


def test_a_link_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "pages"
    (source / build.FONTS_HERE).mkdir(parents=True)
    (source / "index.md").write_text("# Front\n\n[nowhere](not-here.md)\n", encoding="utf-8")
    call = "import pathlib, sys; from docs.site import build; sys.exit(build.sphinx(*map(pathlib.Path, sys.argv[1:])))"
    command = [sys.executable, "-c", call, str(source), str(tmp_path / "site"), str(tmp_path / "kept")]
    run = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "not-here.md" in run.stderr


def test_a_page_in_no_part_is_refused(tmp_path: Path) -> None:
    (tmp_path / "docs" / "play").mkdir(parents=True)
    (tmp_path / "docs" / "play" / "browser.md").touch()
    assert build.by_part(tmp_path)["Play"] == ["docs/play/browser.md"]
    (tmp_path / "docs" / "lonely.md").touch()
    with pytest.raises(build.NoPartError, match=r"docs/lonely\.md"):
        build.by_part(tmp_path)


@pytest.mark.parametrize("key", keys())
def test_every_card_and_paragraph_stands_in_both_languages(key: str) -> None:
    written = dict([*made.rules_pages(key), *made.cards_pages(key)])
    assert {f"rules/{key}-{language}.md" for language in LANGUAGES} <= set(written)
    cards = "\n".join(text for name, text in written.items() if name.startswith("cards/"))
    for thing in find(key).lines():
        if not thing.startswith("alternative:"):
            assert f"({key}-{made.address(thing.replace(':', '-'))})=" in cards, thing
    assert "⟨" not in "".join(written.values())
    assert cards.count("{.en}") == cards.count("{.de}") == cards.count("```{raw} html")


def test_a_notebook_lies_beside_its_page(site: Path) -> None:
    for page in tutorials.PAGES:
        html = site / build.name_of(page).replace(".md", ".html")
        (name,) = re.findall(r'href="([^"]+\.ipynb)"', html.read_text(encoding="utf-8"))
        assert json.loads((html.parent / name).read_text(encoding="utf-8"))["nbformat"] == 4


@pytest.mark.more
def test_the_whole_site_is_strictly_built(tmp_path: Path) -> None:
    built("--to", str(tmp_path / "site"))
    for page in (tmp_path / "site" / "cards").rglob("*.html"):
        for target in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text(encoding="utf-8")):
            assert re.match(r"[a-z]+:", target) or (page.parent / target).exists(), f"{page} links to {target}"
    assert (tmp_path / "site" / "cards" / "spirit_island-power" / "sea_monsters.html").exists()
    assert (tmp_path / "site" / "rules" / "inis-de.html").exists()


def test_a_server_shows_it_where_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    monkeypatch.setattr(pages, "SITE", folder)
    monkeypatch.setattr(pages, "the_page", lambda: PlainTextResponse("nothing here"))
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    app = FastAPI()
    app.include_router(pages.router)

    async def said(*paths: str) -> list[str]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return [(await client.get(f"/docs/{path}")).text for path in paths]

    assert finish(said("", "index.html")) == ["nothing here"] * 2
    folder.mkdir()
    (folder / "index.html").write_text("the front", encoding="utf-8")
    assert finish(said("", "index.html")) == ["the front"] * 2
    assert finish(said("%2e%2e/secret.html", "nothing.html")) == ["nothing here"] * 2
