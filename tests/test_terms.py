"""Words that explain themselves: their texts in both languages, and what they mean in a position."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from tests.amounts import mostly
from tests.play import random_game
from tuath.core.game import Game
from tuath.core.message import Message
from tuath.words.catalogue import Catalogue
from tuath.words.digest import digest
from tuath.words.languages import LANGUAGES


def test_a_handful_of_terms(real_game: Game[Any]) -> None:
    assert 8 <= len(real_game.terms) <= 15
    assert len({term.id for term in real_game.terms}) == len(real_game.terms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_words_and_a_paragraph(real_game: Game[Any], language: str) -> None:
    """Two sentences or three, forms that belong to no other term, and a paragraph that there is."""
    words, forms = Catalogue(language, real_game), list[str]()
    for term in real_game.terms:
        key = f"{real_game.key}-term-{term.id}"
        assert term.rule in digest(real_game.key, language).paragraphs, term
        assert words.has(key)
        text = words.say(f"{key}-text")
        assert 2 <= len(re.findall(r"[.!](?: |$)", text)) <= 3, text
        assert len(text) <= 220, text
        forms += [form.casefold() for form in words.say(f"{key}-forms").split("|")]
    assert len(forms) == len(set(forms)), [form for form in forms if forms.count(form) > 1]


@mostly("inis")
def test_what_a_term_means_here_can_be_said(real_game: Game[Any]) -> None:
    """By what a seat sees; the things it names are things of the game, and no words are without a use."""
    languages = [Catalogue(language, real_game) for language in LANGUAGES]
    said: set[str] = set()
    for seed in range(4):
        for position in islice(random_game(real_game, seed), 0, None, 11):
            for seat in (0, None):
                view = position.view(seat)
                for term in real_game.terms:
                    found = real_game.here(view, seat, term.id)
                    if found is None:
                        continue
                    said.add(term.id)
                    message = Message(f"{real_game.key}-term-{term.id}-here", tuple(found.params.items()))
                    for words in languages:
                        assert not re.search(r"⟨|\{\s*[$A-Z]", words.render(message)), message
                    for thing in found.things:
                        domain, _, id = thing.partition(":")
                        assert id in real_game.domains[domain].index
    words = languages[0]
    assert said == {term.id for term in real_game.terms if words.has(f"{real_game.key}-term-{term.id}-here")}


def test_a_game_knows_only_its_own_terms(real_game: Game[Any]) -> None:
    *_, position = islice(random_game(real_game, 1), 0, 30)
    assert real_game.here(position.view(0), 0, "no such word") is None
