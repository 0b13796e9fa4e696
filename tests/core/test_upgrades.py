"""Games outlive upgrades: mended rules, corrected material, and what was saved before."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tuath
from tests.conftest import MINIS, game_named
from tests.minis import PLAY, Hands, Tricks, next_with_cards, trick
from tests.play import any_answer, random_game, somewhere
from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.core.position import Position, load, replay, replay_as_far
from tuath.core.record import Record, RecordDiffers
from tuath.core.table import Rule, Table
from tuath.games import find
from tuath.games.materials import Materials, game_of_file

OWN = Path(tuath.__file__).parent / "games" / "arrival" / "data" / "arrival.json"


def corrected(folder: Path, bonus: int = 5) -> Path:
    """The map of an owner, who knows better what a province brings."""
    data = json.loads(OWN.read_text(encoding="utf-8"))
    data["map"]["provinces"][0]["bonus"] = bonus
    file = folder / f"own-{bonus}.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def later(game: Game[Any]) -> Game[Any]:
    """The same rules, called a later version."""

    class Later(type(game)):  # type: ignore[misc]
        version = game.version + 1

    copy = Later.__new__(Later)
    copy.__dict__.update({name: value for name, value in game.__dict__.items() if name != "questions_by_key"})
    return copy


class Mended(Tricks):
    """In the later rules somebody plays another card before each trick."""

    version = 2

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        return mended_trick(table) if table.state.phase.startswith("tricks") else super().step(table)


async def mended_trick(table: Table[Hands]) -> None:
    table.state.turn = next_with_cards(table.state)
    await trick(table)


def after_some_tricks(game: Game[Any], seed: int) -> Position[Any]:
    """At the start of a step, with tricks before it."""

    def tricks(position: Position[Any]) -> int:
        return sum(question is PLAY for _, question, _ in position.history())

    return next(p for p in random_game(game, seed) if tricks(p) >= 2 and not p.answers)


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Refused) as error:
        yield
    assert error.value.refusal.message.key == key


def play_to_the_end(position: Position[Any]) -> None:
    rng = Random(5)
    while not position.over:
        position.play(*any_answer(position, rng))


# ---- records --------------------------------------------------------------------------------------------------------


def test_a_record_of_an_earlier_version_is_played_by_what_it_says(game: Game[Any]) -> None:
    *_, position = random_game(game, 3)
    again = replay_as_far(Record.parse(str(position.record())), later(game))
    assert again.differs is None
    assert again.position.result == position.result


def test_where_a_rule_was_mended_the_line_is_named_and_all_before_it_is_shown() -> None:
    *_, position = random_game(MINIS["tricks"], 3)
    record = Record.parse(str(position.record()))
    again = replay_as_far(record, Mended())
    assert again.differs is not None
    assert again.differs.refusal.message.key == "core-record-mended"
    line = next(line for line in record.answers if line.question == "play")
    assert again.differs.line == line.number
    assert again.position.count == record.answers.index(line)
    assert position.result is not None
    winners = " ".join(f"p{seat + 1}" for seat in position.result.winners)
    assert record.result == f"played {winners}"
    with pytest.raises(RecordDiffers):
        replay(record, Mended())


def test_a_record_from_the_future_is_refused() -> None:
    *_, position = random_game(later(game_named("arrival")), 3)
    with refused("core-record-rules"):
        tuath.replay(str(position.record()))


def test_a_damaged_record_of_these_rules_is_no_difference() -> None:
    *_, position = random_game(game_named("arrival"), 3)
    text = re.sub(r"^(p\d port) .*", r"\1 temair", str(position.record()), count=1, flags=re.MULTILINE)
    with refused("core-record-illegal"):
        tuath.replay_as_far(text)


# ---- saved positions ------------------------------------------------------------------------------------------------


def test_a_position_of_an_earlier_version_goes_on_with_its_past(game: Game[Any]) -> None:
    position = somewhere(game, 4)
    again = load(position.save(), later(game))
    assert again.state == position.state
    assert again.history() == position.history()
    assert again.sealed == position.sealed
    play_to_the_end(again)


def test_where_a_rule_was_mended_meanwhile_the_game_goes_on_from_its_state() -> None:
    position = after_some_tricks(MINIS["tricks"], 6)
    again = load(position.save(), Mended())
    assert again.count == position.count
    assert again.state.score == position.state.score
    assert not again.knows_past
    play_to_the_end(again)


def test_a_position_from_the_future_is_refused() -> None:
    game = game_named("arrival")
    with refused("core-snapshot-foreign"):
        load(somewhere(later(game), 4).save(), game)


# ---- material -------------------------------------------------------------------------------------------------------


def test_material_is_found_again_by_its_fingerprint(tmp_path: Path) -> None:
    other = find("arrival", corrected(tmp_path))
    materials = Materials(tmp_path / "kept")
    assert materials.of("arrival", other.fingerprint) is find("arrival"), "not to be had"
    materials.keep(other)
    found = Materials(tmp_path / "kept").of("arrival", other.fingerprint)
    assert found.fingerprint == other.fingerprint != find("arrival").fingerprint
    assert found.material() == other.material()


def test_a_record_finds_the_material_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    *_, position = random_game(find("arrival", corrected(tmp_path)), 2)
    text = str(position.record())
    Materials(tmp_path / "home" / "tuath" / "materials").keep(position.game)
    assert tuath.replay(text).game.fingerprint == position.game.fingerprint
    assert tuath.load(position.save()).game.fingerprint == position.game.fingerprint


def test_without_its_material_a_record_is_played_as_far_as_it_is_legal() -> None:
    *_, position = random_game(game_named("arrival"), 3)
    text = re.sub("^material .*", "material 000000000000", str(position.record()), count=1, flags=re.MULTILINE)
    assert tuath.replay(text).result == position.result
    broken = re.sub(r"^(p\d port) .*", r"\1 temair", text, count=1, flags=re.MULTILINE)
    again = tuath.replay_as_far(broken)
    assert again.differs is not None
    assert again.differs.refusal.message.key == "core-record-material"
    assert again.differs.because is not None
    assert again.differs.because.rule == "A-3.9"


def test_a_file_says_whose_material_it_is(tmp_path: Path) -> None:
    assert game_of_file(corrected(tmp_path)) == "arrival"
    data = json.loads(OWN.read_text(encoding="utf-8"))
    del data["game"]
    (tmp_path / "old.json").write_text(json.dumps(data), encoding="utf-8")
    assert game_of_file(tmp_path / "old.json") == "arrival", "copies made before files named their game"
    for text in ('{"game": "chess"}', "[]", "{}"):
        (tmp_path / "none.json").write_text(text, encoding="utf-8")
        with refused("core-data-no-game"):
            game_of_file(tmp_path / "none.json")
