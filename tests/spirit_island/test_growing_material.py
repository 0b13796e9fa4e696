"""Material may grow: with another card, event or spirit every old record and every saved game is played as before."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amounts import usually
from tests.play import random_game
from tests.spirit_island.growing import GAME, grown_by
from tuath.core.game import Game
from tuath.core.position import Position, load, replay_as_far
from tuath.core.question import NATURE
from tuath.core.record import Record
from tuath.games import find

RECORDS = sorted((Path(__file__).parents[1] / "records" / "spirit_island").glob("*.tuath"))
RUNS_OUT = {"six-greedy-late"}  # the last minor power of its deck comes without chance, unless there is one more


@pytest.fixture(scope="module", params=["powers", "fear_cards", "blight_cards", "events", "spirits", "scenarios"])
def grown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    file = tmp_path_factory.mktemp("grown") / "spirit_island.json"
    file.write_text(json.dumps(grown_by(request.param)), encoding="utf-8")
    game = find("spirit_island", file)
    assert game.fingerprint != GAME.fingerprint
    return game


PLAYED = [file for file in RECORDS if file.stem not in RUNS_OUT]


@pytest.mark.slow
@pytest.mark.parametrize(
    "file", usually(*PLAYED[::9], more=[*PLAYED[3::9], *PLAYED[6::9]]), ids=lambda file: str(file.stem)
)
def test_old_records_are_played_as_before(grown: Game[Any], file: Path) -> None:
    record = Record.parse(file.read_text(encoding="utf-8"))
    before, after = replay_as_far(record, GAME), replay_as_far(record, grown)
    assert (before.differs is None) == (after.differs is None)
    assert after.position.count == before.position.count
    assert after.position.result == before.position.result


def offered(position: Position[Any]) -> dict[int, tuple[str, ...]]:
    return {seat: tuple(decision.options) for seat, decision in position.pending.items()}


def test_saved_games_go_on(grown: Game[Any]) -> None:
    """At moments all over a game: what can be chosen is the same; chance may draw what is new besides."""
    record = Record.parse(
        next(each for each in RECORDS if each.stem == "one-greedy-ocean-sweden").read_text(encoding="utf-8")
    )
    whole = replay_as_far(record, GAME).position
    for moment in Random(12).sample(range(whole.count), 6):  # before a fear card is drawn, too
        saved = whole.at(moment)
        again = load(saved.save(), grown)
        assert again.count == saved.count
        before, after = offered(saved), offered(again)
        drawn, among = before.pop(NATURE, ()), after.pop(NATURE, ())
        assert set(drawn) <= set(among)
        assert after == before


def test_what_is_new_can_be_drawn(grown: Game[Any]) -> None:
    *_, last = random_game(grown, seed=2)  # any game: each draws whatever lies in its decks
    assert last.over
