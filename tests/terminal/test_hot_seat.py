"""Several people at one screen, in a real terminal: what one has seen, the next cannot scroll back to."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.helpers import Terminal
from tuath.games import find
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

pytestmark = pytest.mark.slow


WORDS = {
    "en": ("your answer", "Press Enter", "Enter: more", "Which card do you keep?"),
    "de": ("deine Antwort", "Drücke die Eingabetaste", "Eingabetaste: weiter", "Welche Karte behältst du?"),
}


@pytest.fixture
def terminal(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    for name, value in {"XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    program = [sys.executable, "-m", "tuath.terminal.app"]
    game = ["play", "inis", "--seats", "human,human", "--seed", "7", "--no-colour", "--lang", language]
    found = Terminal(tmp_path, [*program, *game])
    yield found
    found.close()


def rows(contents: str, names: set[str]) -> set[str]:
    """The cards that are to be seen in a list: by themselves, not as a word of a sentence."""
    return {name for name in names if re.search(rf"(?:^|\s){re.escape(name)}(?:\s|$)", contents, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_cannot_be_scrolled_back_to(terminal: Terminal, language: str) -> None:
    """I-6.1: the cards of the first player are seen neither at the hand-over nor by the second player."""
    prompt, hand_over, more, draft = WORDS[language]
    game = find("inis")
    words = Catalogue(language, game)
    cards = {words.name(f"card:{id}") for id in game.domains["card"].ids if id.startswith("act_")}
    asks = f"{prompt}|{hand_over}|{more}"
    terminal.wait_for(asks)
    while draft not in terminal.output():
        terminal.answer("" if terminal.last(asks) == hand_over else "1", asks)
    private = rows(terminal.wait_to_see(draft), cards)
    assert len(private) >= 3, "the first player sees the cards of the draft"
    terminal.answer("help", asks)
    while terminal.last(asks) != hand_over:
        terminal.answer("" if terminal.last(asks) == more else "1", asks)
    assert not rows(terminal.wait_to_see(hand_over), cards)
    terminal.press("Up")
    terminal.type("")
    contents = terminal.wait_to_see(draft)
    own = rows(contents, cards)
    assert own, "the second player sees cards of the draft"
    assert not own & private, "and none of those that the first one saw"
