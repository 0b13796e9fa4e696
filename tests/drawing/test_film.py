"""A game as a page of its own: every board of it, to step through without a server."""

from __future__ import annotations

import json
import re

import pytest

import tuath
from tests.drawing.pieces import PIECES
from tests.drawing.records import RECORDS, begun, frames_in
from tuath.drawing.film import film
from tuath.terminal.app import app


def styled(page: str) -> set[str]:
    """What has a style, in one board or another."""
    return set(re.findall(r"\.t[0-9a-f]{8}-board ([^{,]+)", page))


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_film_ends_with_the_board_as_it_stands(game: str) -> None:
    position = begun(game, 20)
    shown = film(position, None, "en")
    found = frames_in(shown)
    last = found["frames"][-1]
    own = re.findall(r"(t[0-9a-f]{8}-)", json.dumps(found["grounds"]))[0]
    picture = position.svg()
    for thing in last["things"]:
        drawn = found["things"][thing].replace(own, re.findall(r'class="(t[0-9a-f]{8}-)board', picture)[0])
        assert drawn in picture
    assert styled(picture)
    assert styled(picture) <= styled(shown)
    assert len(found["frames"]) > 10
    assert sum(len(frame["lines"]) for frame in found["frames"]) == len(
        [told for _, told in position.story() if told.to is None]
    )


def test_a_film_needs_nothing_from_elsewhere() -> None:
    page = film(begun("arrival", 6), 0, "de")
    assert not re.search(r'(src|href)="(?!#)|@import|url\((?!#)|fetch\(|https?://(?!www\.w3\.org/)', page)
    assert all(part in page for part in ("prefers-reduced-motion", 'lang="de"', "Abspielen"))


def test_a_record_is_drawn_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(RECORDS / "arrival" / "two-greedy.tuath")
    app(["draw", file, "--at", "40", "--seat", "2", "--language", "de", "--width", "700"], standalone_mode=False)
    assert capsys.readouterr().out == begun("arrival", 40).svg(1, "de", 700) + "\n"
    app(["draw", file, "--at", "6", "--animated", "--language", "en"], standalone_mode=False)
    assert capsys.readouterr().out == film(begun("arrival", 6), None, "en")
    for wrong in (["--seat", "3"], ["--at", "100000"], ["--width", "1"], ["--language", "xx"]):
        with pytest.raises(tuath.Refused):
            app(["draw", file, *wrong], standalone_mode=False)
