"""A page for each card: every clause in both languages, each paragraph a link, each test by name."""

from __future__ import annotations

import re
from functools import cache

import pytest

from docs.site import made
from docs.site.cards import Page
from tuath.games import find, keys
from tuath.words.digest import digest
from tuath.words.languages import LANGUAGES


@cache
def pages(key: str) -> dict[str, Page]:
    return {page.name: page for page in made.card_pages(key)}


def page_of(key: str, thing: str) -> Page:
    kind, _, id = thing.partition(":")
    return pages(key)[f"cards/{key}-{kind.replace('_', '-')}/{id}"]


@pytest.mark.parametrize("key", keys())
def test_every_card_has_one(key: str) -> None:
    things = [thing for thing in find(key).lines() if not thing.startswith("alternative:")]
    assert len(pages(key)) == len(things)
    for thing in things:
        page = page_of(key, thing.replace(":", "-").replace("-", ":", 1))
        assert page.title in page.body.replace("&amp;", "&").replace("&#x27;", "'"), thing
        for language in LANGUAGES:
            assert all(re.findall(rf'<td class="{language}">(.*?)</td>', page.body)), thing
        assert "⟨" not in page.body, thing


@pytest.mark.parametrize("key", keys())
def test_every_paragraph_that_a_card_links_to_is_there(key: str) -> None:
    known = {made.address(id) for id in digest(key, "en").paragraphs}
    for page in pages(key).values():
        linked = re.findall(rf'href="\.\./\.\./rules/{key}-en\.html#([^"]+)-en"', page.body)
        assert {*linked} <= known, page.name


def test_clauses_of_sea_monsters() -> None:
    """S-9.1, S-9.6, S-7.12: what it adds, deals and repeats, cut where the notation is."""
    body = page_of("spirit_island", "power:sea_monsters").body
    assert re.findall(r"<code>([a-z]+)\(", body)[:3] == ["land", "add", "if"]
    assert "Add 1 beasts." in body
    assert "1 Bestie hinzufügen." in body
    assert {"S-9.1", "S-9.6", "S-7.12"} <= {*re.findall(r">([A-Z]-[\d.]+)</a>", body)}
    assert "test_sea_monsters" in body


def test_a_card_without_tests_of_its_own_is_shown_by_those_of_its_paragraphs() -> None:
    """I-15.2: tests of Inis name paragraphs, not cards."""
    body = page_of("inis", "card:act_citadel").body
    assert ">I-15.2</a>" in body
    assert "tests/inis/" in body
