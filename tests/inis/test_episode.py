"""A clash told in one line where one looks back: what it cost and how it ended, not every vote on peace."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.table import is_said
from tuath.core.episode import runs, told
from tuath.core.message import say
from tuath.core.position import Position, Told, replay_as_far
from tuath.core.record import Record
from tuath.games.inis.episode import CLASH
from tuath.games.materials import usual_materials
from tuath.server.lobby.game_info import episode_data
from tuath.server.wire.words import message_data
from tuath.terminal.text.recap import happened, recap
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

RECORDS = sorted((Path(__file__).parents[1] / "records" / "inis").glob("*.tuath"))
PAGE = Path(__file__).parents[2] / "web" / "tests" / "episode.json"  # the page tells the same lines
LINES = 160


@cache
def played(file: Path) -> Position[Any]:
    record = Record.parse(file.read_text(encoding="utf-8"))
    return replay_as_far(record, usual_materials().of(record.game, record.material)).position


@cache
def lines_of(file: Path) -> list[Told]:
    return [line for _, line in played(file).story() if line.to is None]


def lines(*keys: str) -> list[Told]:
    params = {"clash-begins": {"seat": "seat:p1", "territory": "territory:moor"},
              "clash-ends": {"territory": "territory:moor"}}  # fmt: skip
    return [Told(say(f"inis-{key}", **params.get(key, {"seat": "seat:p1"})), None) for key in keys]


def test_a_clash_is_one_thing_from_its_first_line_to_its_last() -> None:
    found = runs(CLASH, lines("passed", "clash-begins", "wants-peace", "removed", "clash-ends", "passed"))
    assert [(run.episode is CLASH, run.lines) for run in found] == [(False, 1), (True, 4), (False, 1)]


def test_one_that_had_begun_before_or_goes_on_is_one_as_well() -> None:
    """Who is asked in the middle of it has heard neither its beginning nor its end since."""
    ended = runs(CLASH, lines("removed", "wants-peace", "clash-ends", "passed"))
    assert [(run.episode is CLASH, run.lines) for run in ended] == [(True, 3), (False, 1)]
    amid = runs(CLASH, lines("wants-peace", "wants-no-peace", "removed"))
    assert [(run.episode is CLASH, run.lines) for run in amid] == [(True, 3)]


def test_two_clashes_are_two() -> None:
    found = runs(CLASH, lines("clash-begins", "clash-ends", "clash-begins", "wants-peace", "clash-ends"))
    assert [(run.episode is CLASH, run.lines) for run in found] == [(True, 2), (True, 3)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS[:3], ids=lambda file: file.stem)
def test_every_clash_says_where_it_was_and_how_it_went(file: Path, language: str) -> None:
    position, words = played(file), Catalogue(language, played(file).game)
    clashes = [run for run in runs(CLASH, lines_of(file)) if run.episode is not None]
    begun = [line for line in lines_of(file) if line.message.key == "inis-clash-begins"]
    assert len(clashes) == len(begun) > 0
    for run in clashes:
        entry = told(CLASH, lines_of(file)[run.first : run.first + run.lines])
        assert len(entry.said) > 1, "more than that there was one"
        assert dict(entry.said[0].params)["territory"] != "none"
        text = words.tell(entry.said, {f"seat:p{n + 1}": "Nessa" for n in range(position.setup.seats)})
        assert is_said(text), text


def test_the_recap_counts_a_clash_once() -> None:
    """Of all that has happened since somebody acted: never two entries that tell votes of one clash."""
    position = played(RECORDS[0])
    for seat in range(position.setup.seats):
        heard = [each.told for each in happened(position, seat)]
        clashes = sum(run.episode is not None for run in runs(CLASH, heard))
        found = recap(position, seat)
        entries = [entry for of in found.lines for entry, _ in of.told]
        assert sum(entry.said[0].key.startswith("inis-episode") for entry in entries) <= clashes
        assert not any(entry.said[0].key == "inis-wants-peace" and len(heard) > 1 for entry in entries)


def test_the_page_tells_the_same() -> None:
    assert json.loads(PAGE.read_text(encoding="utf-8")) == json.loads(for_the_page())


def for_the_page() -> str:
    file = RECORDS[0]
    heard = lines_of(file)[:LINES]
    found = [(run, heard[run.first : run.first + run.lines]) for run in runs(CLASH, heard)]
    return json.dumps(
        {
            "episode": episode_data(CLASH),
            "lines": [{**message_data(line.message), "count": n, "at": None} for n, line in enumerate(heard)],
            "runs": [
                {
                    "isEpisode": run.episode is not None,
                    "lines": run.lines,
                    "said": [message_data(message) for message in told(CLASH, within).said] if run.episode else [],
                }
                for run, within in found
            ],
        },
        ensure_ascii=False,
        indent=1,
    ) + "\n"  # fmt: skip


if __name__ == "__main__":
    PAGE.write_text(for_the_page(), encoding="utf-8")
