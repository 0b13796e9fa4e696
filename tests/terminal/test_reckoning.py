"""The ending in a text terminal: the same reckoning as on the page, in words."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.amounts import usually
from tuath.core.position import replay_as_far
from tuath.core.record import Record
from tuath.games import find
from tuath.terminal.style import THEME
from tuath.terminal.table.sight import HUMAN, Sight
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
ENDS = {
    "arrival/three-greedy": ("[A-14.1]", "[A-14.3]"),
    "inis/four-mixed": ("[I-12.3]", "6/6 ✓"),
    "origo/five-greedy": ("[O-13.2]", "→"),
    "spirit_island/one-greedy-river": ("[S-17.1]", "[S-21.1]"),
}


@pytest.mark.parametrize("width", usually(60, more=[80, 120]))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ENDS)
def test_a_record_ends_with_its_reckoning(
    name: str, language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuath.terminal.table.sight.speaks_unicode", lambda: True)
    record = Record.parse((RECORDS / f"{name}.tuath").read_text(encoding="utf-8"))
    position = replay_as_far(record, find(record.game)).position
    words = Catalogue(language, position.game)
    said = io.StringIO()
    console = Console(file=said, width=width, theme=THEME, highlight=False)
    sight = Sight(position, [HUMAN] * record.setup.seats, console, words)
    sight.show_result()
    text = said.getvalue()
    ending = position.game.ending(position)
    assert ending is not None
    assert words.render(ending.title, sight.names()) in " ".join(text.split())
    assert all(part in text for part in ENDS[name])
    assert "⟨" not in text
    assert max(map(len, text.splitlines())) <= width
