"""The rules digest of Spirit Island: complete, numbered alike, translated, and pointing only to what exists."""

from __future__ import annotations

import re

import pytest

from tuath.words.digest import cited, digest
from tuath.words.languages import LANGUAGES

GAME = "spirit_island"
PARAGRAPHS = {  # how many each part has; new ones come at its end, none is ever renumbered
    1: 10, 2: 17, 3: 9, 4: 9, 5: 20, 6: 11, 7: 18, 8: 27, 9: 15, 10: 13, 11: 10,
    12: 4, 13: 12, 14: 19, 15: 15, 16: 4, 17: 7, 18: 17, 19: 13, 20: 12, 21: 2, 22: 31,
}  # fmt: skip
NUMBERS = [f"S-{part}.{number}" for part, last in PARAGRAPHS.items() for number in range(1, last + 1)]
PART = re.compile(r"\bS-\d+\b(?!\.\d)")
OPTION = re.compile(r"`(\w+)`")
MARKS = {
    "en": (r"\bruling\b", r"\berratum\b", r"\*option\*"),
    "de": (r"\bfestlegung\b", r"\berratum\b", r"\*option\*"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_there_in_order(language: str) -> None:
    rules = digest(GAME, language)
    assert [part.id for part in rules.parts] == [f"S-{part}" for part in PARAGRAPHS]
    assert [paragraph.id for part in rules.parts for paragraph in part.paragraphs] == NUMBERS
    assert all(paragraph.id.startswith(f"{part.id}.") for part in rules.parts for paragraph in part.paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty(language: str) -> None:
    rules = digest(GAME, language)
    assert rules.preface
    assert all(part.title for part in rules.parts)
    assert [id for id, paragraph in rules.paragraphs.items() if len(paragraph.text) < 20] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(language: str) -> None:
    rules = digest(GAME, language)
    parts = {part.id for part in rules.parts}
    for text in (rules.preface, *(paragraph.text for paragraph in rules.paragraphs.values())):
        assert set(cited(text)) <= set(rules.paragraphs)
        assert set(PART.findall(text)) <= parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_emphasis_is_closed(language: str) -> None:
    rules = digest(GAME, language)
    texts = {"preface": rules.preface, **{id: paragraph.text for id, paragraph in rules.paragraphs.items()}}
    assert [id for id, text in texts.items() if text.count("*") % 2 or text.count("`") % 2] == []


def test_both_languages_differ_and_mark_the_same_remarks() -> None:
    english, german = (digest(GAME, language) for language in ("en", "de"))
    assert english.preface != german.preface
    for id, paragraph in english.paragraphs.items():
        assert paragraph.text != german.paragraphs[id].text
        assert paragraph.mechanical == german.paragraphs[id].mechanical


@pytest.mark.parametrize("id", NUMBERS)
def test_both_languages_say_the_same(id: str) -> None:
    """As far as it can be counted: references, options, rulings, errata, items and rows of tables."""
    english, german = (digest(GAME, language).paragraphs[id].text for language in ("en", "de"))
    assert sorted(cited(english)) == sorted(cited(german))
    assert OPTION.findall(english) == OPTION.findall(german)
    assert marks(english, "en") == marks(german, "de")
    assert shape(english) == shape(german)


def marks(text: str, language: str) -> list[int]:
    return [len(re.findall(mark, text, re.IGNORECASE)) for mark in MARKS[language]]


def shape(text: str) -> list[tuple[str, int]]:
    """Each line that is an item or a row, by its kind and its cells."""
    return [(line[0], line.count("|")) for line in text.splitlines() if re.match(r"[|-]|\d\. ", line)]
