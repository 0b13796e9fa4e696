"""What every game keeps, without being asked. A game is tested here by being registered."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conftest import Seeds
from tests.play import any_answer, any_setup, random_game, somewhere
from tests.promises import (
    a_copy_behaves_the_same,
    it_is_saved_and_loaded,
    its_record_is_the_same_game,
    nothing_leaks,
    options_and_reasons_agree,
    outline,
)
from tuath.bots import charts
from tuath.core.actions import ActionSpace
from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.core.observation import chart, observation, shape
from tuath.core.playout import playout
from tuath.core.position import replay, replay_as_far
from tuath.core.question import NATURE
from tuath.core.record import Record
from tuath.games import find, keys
from tuath.games.materials import usual_materials

RECORDS = Path(__file__).parent / "records"
MENDED = {  # kept records by the first line where a mended rule makes another game of them
    "inis/of-rules-1-four-mixed": 249,  # I-18.3: whoever has drafted a hand is asked again
    "inis/three-random-other-rulings": 685,  # likewise
    "spirit_island/one-greedy-ocean-sweden": 143,  # "may" fear cards ask no more where nothing can be done
    "spirit_island/one-random-lure-russia": 71,  # S-16.4: whom a spirit keeps out of a ravage brings no card there
    "spirit_island/two-random-forgotten": 107,  # S-19.9: gathering Dahan alone costs nothing
    "spirit_island/two-random-shares": 78,  # S-14.19: of a cost that is paid together each says their own share
}
SELDOM = 4  # as many as games are played: every place in a round comes up in one of them
PARTS = 20  # of what is played for hours, so that it can be shared among workers
RARELY = 7  # every so many positions, where one tells as much as another


def test_random_games_end(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(5, 20) if game.key in keys() else range(50):
        rng = Random(seed)
        state = game.setup(any_setup(game, rng))
        before = dict(game.pieces(state))
        playout(game, state, rng)
        assert dict(game.pieces(state)) == before
        result = game.result(state)
        assert result is not None
        assert result.ending in game.endings
        assert len(result.scores) in game.seats
        assert set(result.winners) <= set(range(len(result.scores)))


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_random_decisions(game: Game[Any], part: int) -> None:
    """Whole games, at least 20,000, until a million questions with at least two answers were answered."""
    seed = decisions = 0
    while decisions < 1_000_000 // PARTS or seed < 20_000 // PARTS:
        rng = Random(f"long {part} {seed}")
        state = game.setup(any_setup(game, rng))
        before = dict(game.pieces(state))
        decisions += playout(game, state, rng).choices
        assert dict(game.pieces(state)) == before
        assert game.result(state) is not None
        seed += 1


def test_a_copy_behaves_the_same(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 4):
        rng = Random(seed)
        for position in random_game(game, seed):
            a_copy_behaves_the_same(position, rng)


def test_save_and_load_at_every_decision(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 4):
        for position in random_game(game, seed):
            it_is_saved_and_loaded(position, Random(seed))


def test_pieces_are_conserved_at_every_decision(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 6):
        pieces = None
        for position in random_game(game, seed):
            found = dict(game.pieces(position.state))
            assert pieces in (None, found)
            pieces = found


def test_options_and_reasons_agree(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 4):
        for position in islice(random_game(game, seed), seed, None, SELDOM if game.key in keys() else 1):
            options_and_reasons_agree(position, Random(seed))


def test_same_answers_same_game(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 6):
        *_, position = random_game(game, seed)
        its_record_is_the_same_game(position, game)


def test_a_record_can_be_entered_anywhere(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 4):
        *_, position = random_game(game, seed)
        answers = position.history()
        for count in range(0, len(answers), 1 + len(answers) // 12):
            assert position.at(count).history() == answers[:count]


def test_an_observation_tells_what_a_seat_knows(game: Game[Any], seeds: Seeds) -> None:
    """Always the same parts, numbers that can be learned from, and nothing of what the seat cannot know."""
    size, told = shape(game).size, set()
    assert size == sum(part.size for part in chart(game))
    assert len({part.name for part in chart(game)}) == len(chart(game)), "every part has a name of its own"
    for seed in seeds(2, 3):
        for position in islice(random_game(game, seed), seed, None, RARELY):
            for seat in range(position.setup.seats):
                here = observation(game, position.state, seat)
                assert len(here) == size
                assert all(-20 <= number <= 20 for number in here)
                assert here == observation(game, position.imagine(seat, Random(seed)).state, seat)
                told.add(tuple(here))
    assert len(told) > 4, "positions differ"


def test_the_page_about_observations_is_up_to_date() -> None:
    assert charts.PAGE.read_text(encoding="utf-8") == charts.page(), "python -m tuath.bots.charts writes it"


def test_views_and_options_do_not_leak(game: Game[Any], seeds: Seeds) -> None:
    differed = 0
    for seed in seeds(1, 2):
        rng = Random(seed)
        for position in islice(random_game(game, seed), seed, None, 2 if game.hides else RARELY):
            differed += nothing_leaks(position, rng)
    assert (differed > 0) == game.hides, "what a game says it hides is dealt anew, and nothing else"


def test_who_hides_nothing_shows_everybody_the_same(game: Game[Any]) -> None:
    if not game.hides:
        for position in islice(random_game(game, 3), 0, None, RARELY * SELDOM):
            assert all(position.view(seat) == position.view(None) for seat in range(position.setup.seats))


def test_an_imagined_position_does_not_know_the_past(game: Game[Any]) -> None:
    """What has happened is what others may have done in secret: it cannot be read off an imagined position."""
    position = somewhere(game, 4)
    other = position.imagine(0, Random(1))
    if position.past is not None:
        for ask in (other.history, other.story, other.record, lambda: other.at(0), lambda: other.undo(0)):
            with pytest.raises(Refused, match="its past is not known"):
                ask()


def test_imagining_does_not_peek(game: Game[Any], seeds: Seeds) -> None:
    """Two positions that a seat cannot tell apart lead, by the same dice, to the same imagined one."""
    for seed in seeds(2, 3):
        rng = Random(seed)
        for position in islice(random_game(game, seed), seed, None, 3):
            for seat in position.decisions:
                twin = position.imagine(seat, rng)
                assert outline(twin.imagine(seat, Random(3))) == outline(position.imagine(seat, Random(3)))


def test_an_imagined_game_plays_on(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(3, 12):
        rng = Random(seed)
        position = somewhere(game, seed)
        before = outline(position)
        other = position.imagine(rng.randrange(position.setup.seats), rng)
        while not other.over:
            other.play(*any_answer(other, rng))
        assert other.result is not None
        assert outline(position) == before


def test_views_are_json(game: Game[Any], seeds: Seeds) -> None:
    for seed in seeds(2, 3):
        for position in islice(random_game(game, seed), 0, None, 3):
            view = position.view(0)
            assert json.loads(json.dumps(view)) == view


def test_steps_are_short(game: Game[Any], seeds: Seeds) -> None:
    """Going back to the start of a step and answering again is cheap, wherever one stands."""
    longest = max(len(position.answers) for seed in seeds(2, 5) for position in random_game(game, seed))
    assert longest <= 60


def test_every_choice_has_a_number(game: Game[Any], seeds: Seeds) -> None:
    space = ActionSpace(game.questions, game.domains)
    for seed in seeds(2, 3):
        for position in random_game(game, seed):
            for decision in position.decisions.values():
                legal = space.legal(decision)
                mask = space.mask(decision)
                assert sum(mask) == len(legal) == len(set(legal))
                assert all(mask[number] for number in legal)
                assert [space.meaning(number) for number in legal] == [
                    (decision.question, option) for option in decision.options
                ]


def test_replay_under_another_hash_seed(real_game: Game[Any], tmp_path: Path, seeds: Seeds) -> None:
    """The order of sets and dicts must not matter: another process, another hash seed, the same game."""
    script = (
        "import sys, tuath\n"
        "for file in sys.argv[1:]:\n"
        "    position = tuath.replay(open(file, encoding='utf-8').read())\n"
        "    print(position.save().splitlines()[1])\n"
    )
    files, expected = [], []
    for seed in seeds(2, 4):
        *_, position = random_game(real_game, seed)
        file = tmp_path / f"{seed}.tuath"
        file.write_text(str(position.record()), encoding="utf-8")
        files.append(str(file))
        expected.append(tuple_state(replay(position.record(), real_game).save().splitlines()[1]))
    run = subprocess.run(
        [sys.executable, "-c", script, *files],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [tuple_state(line) for line in run.stdout.splitlines()] == expected


def tuple_state(snapshot: str) -> Any:
    return json.loads(snapshot)["start"]


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/*.tuath")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_old_records_still_play(file: Path) -> None:
    """Records of whole games, kept for good; where a rule was mended since, up to the line where it matters."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    played = replay_as_far(record, usual_materials().of(record.game, record.material))
    assert (played.differs and played.differs.line) == MENDED.get(f"{file.parent.name}/{file.stem}")
    assert played.position.over or played.differs
    assert record.result is not None


def test_every_game_has_records() -> None:
    for key in keys():
        assert len(list((RECORDS / key).glob("*.tuath"))) >= find(key).seats[-1] - find(key).seats[0] + 1


def test_nature_is_no_player(game: Game[Any]) -> None:
    for position in random_game(game, 1):
        assert NATURE not in position.decisions, "chance settles itself when there is a seed"
