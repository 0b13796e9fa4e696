"""From Python: copies and pickles, errors in words, what is shown of a position, and the README itself."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import re
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tuath
import tuath.games.inis.state as inis_state
from tests.conftest import MINIS, game_named
from tests.minis import Tricks
from tests.play import any_answer, random_game, somewhere
from tuath.bots.bot import Chair
from tuath.core.game import Game
from tuath.core.message import Refused, WrongType, refuse
from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.core.record import RecordError
from tuath.games import folder, keys, visiting
from tuath.words.languages import LANGUAGES

GAMES = [*keys(), *MINIS]
ROOT = Path(__file__).parents[2]
WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


# ---- the package ------------------------------------------------------------------------------------------------


def test_the_package_of_games_is_not_hidden() -> None:
    assert tuath.games.keys() == tuath.game_keys() == keys()
    assert inis_state.State.__module__ == "tuath.games.inis.state"


def blocks_of(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/python/first-steps.md"])
def test_a_page_does_what_it_says(page: str) -> None:
    """Every block of Python is run; what stands behind a last value is what it is."""
    blocks, names = blocks_of(page), dict[str, Any]()
    for block in blocks:
        exec(block, names)
    assert str(tuath.game_keys()) in blocks[0]
    assert str(names["position"].result) in blocks[0]


def test_the_bot_of_the_readme_plays() -> None:
    names: dict[str, Any] = {}
    exec(next(block for block in blocks_of("README.md") if "class First" in block), names)
    position = tuath.start("origo", seats=2, seed=1)
    seat = next(iter(position.decisions))
    first = position.decisions[seat].values[0]
    assert names["First"]().choose(Chair(position, seat), Random(1)) == first


def test_the_docstring_does_what_it_says() -> None:
    assert doctest.testmod(tuath) == (0, 4)


# ---- copies -----------------------------------------------------------------------------------------------------


def play_on(position: Position[Any], answers: int, seed: int) -> list[str]:
    """What random answers lead to."""
    rng, seen = Random(seed), []
    for _ in range(answers):
        if position.over:
            break
        position.play(*any_answer(position, rng))
        seen.append(position.save())
    return seen


def places(key: str) -> list[Position[Any]]:
    """Of one game: the beginning, places in mid-step and between steps, the end, and what a seat imagines."""
    game = game_named(key)
    *_, over = random_game(game, 2)
    found = [next(random_game(game, 1)), over, *(somewhere(game, seed, 60) for seed in range(8))]
    found.append(found[-1].imagine(0, Random(1)))
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_is_the_same_position_and_independent(key: str, way: Callable[[Any], Any]) -> None:
    """Whatever is answered in one does not touch the other, whichever moves first."""
    for seed, position in enumerate(places(key)):
        before = position.save()
        other = way(position)
        assert other.save() == before
        assert (other.count, other.knows_past, other.result) == (position.count, position.knows_past, position.result)
        assert [d.options for d in other.pending.values()] == [d.options for d in position.pending.values()]
        gone = play_on(other, 12, seed)
        assert position.save() == before, "the copy has moved the original"
        assert play_on(position, 12, seed) == gone
        if position.knows_past:
            assert str(other.record()) == str(position.record())


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_position_that_began_elsewhere_keeps_its_beginning_and_its_past(way: Callable[[Any], Any]) -> None:
    game = game_named("origo")
    start = somewhere(game, 3).start
    setup = game.complete(start.seats, {})
    position = Position(game, setup, 5, start)
    for answers in (0, 1, 30):
        play_on(position, answers, answers)
        other = way(position)
        assert other.save() == position.save()
        assert other.history() == position.history()
        assert other.story() == position.story()
        assert other.at(0).save() == position.at(0).save()
        imagined = way(position.imagine(0, Random(1)))
        assert imagined.knows_past == (position.past is None)


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_is_quiet_and_can_be_taken_back(way: Callable[[Any], Any]) -> None:
    heard: list[Any] = []
    position = tuath.start("arrival", seats=2, seed=4)
    position.listen(heard.append)
    play_on(position, 20, 1)
    before = len(heard)
    other = way(position)
    play_on(other, 5, 1)
    assert len(heard) == before
    other.undo(next(iter(other.pending)), consent=True)
    play_on(position, 5, 1)
    assert len(heard) > before


def test_chance_from_outside_is_pickled_too() -> None:
    game = game_named("tricks")
    position = Position(game, game.complete(2, {}))
    position.answer(NATURE, "c3")
    other = pickle.loads(pickle.dumps(position))
    assert (other.seed, set(other.pending), other.save()) == (None, {NATURE}, position.save())


def test_positions_in_one_list_share_their_game() -> None:
    positions = pickle.loads(pickle.dumps([tuath.start("spirit_island", seats=1, seed=seed) for seed in range(3)]))
    assert {id(position.game) for position in positions} == {id(tuath.game("spirit_island"))}
    assert len(pickle.dumps(positions[0])) < 10_000, "the printed material is not part of a position"


def own_material(file: Path, swords: int) -> Path:
    data = json.loads((folder("arrival") / "data" / "arrival.json").read_text(encoding="utf-8"))
    data["components"]["swords"] = swords
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_an_earlier_pickle_finds_its_function() -> None:
    """Pickles name the function that reads them by the place it had then."""
    position = tuath.start("arrival", seats=2, seed=3)
    _, arguments = position.__reduce__()
    named = b"ctuath.core.position\n_saved_before\n"
    earlier = pickle.loads(named + pickle.dumps(arguments, protocol=0).removesuffix(b".") + b"R.")
    assert earlier.save() == position.save()


def test_a_pickle_names_the_data_file_it_was_played_with(tmp_path: Path) -> None:
    file = own_material(tmp_path / "own.json", 13)
    position = tuath.start("arrival", seed=1, data=file)
    other = pickle.loads(pickle.dumps(position))
    assert (other.game.fingerprint, other.save()) == (position.game.fingerprint, position.save())


def test_a_pickle_of_other_material_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the file is read again, after it was changed or removed."""
    file = own_material(tmp_path / "own.json", 13)
    pickled = pickle.dumps(tuath.start("arrival", seed=1, data=file))
    monkeypatch.setattr(tuath.games, "_load", tuath.games._load.__wrapped__)
    own_material(file, 14)
    with pytest.raises(Refused, match="pickled with other rules or other material of arrival"):
        pickle.loads(pickled)
    file.unlink()
    with pytest.raises(Refused, match="there is no such file"):
        pickle.loads(pickled)


@pytest.mark.parametrize("key", GAMES)
def test_games_are_shared_by_copies(key: str) -> None:
    game = game_named(key)
    assert copy.copy(game) is game
    assert copy.deepcopy([game]) == [game]
    found: Game[Any] = pickle.loads(pickle.dumps(game))
    assert (found.key, found.fingerprint) == (game.key, game.fingerprint)
    assert found is game or key in MINIS


def outcome(position: Position[Any]) -> tuple[Position[Any], tuath.Record]:
    """Played to its end in another process."""
    rng = Random(1)
    while not position.over:
        position.play(*any_answer(position, rng))
    return position, position.record({0: "Anna"})


def refuse_there(key: str) -> None:
    """An error that another process raises."""
    position = tuath.start(key, seats=2, seed=1)
    if key == "arrival":
        position.answer(next(iter(position.pending)), "temair")
    raise RecordError(7, "core-record-illegal", because=refuse("A-3.9", "arrival-no-port"), text="temair")


def test_other_processes_take_and_give_positions_and_errors() -> None:
    position = tuath.start("inis", seats=2, seed=6)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there, record = pool.submit(outcome, position).result()
        here, own = outcome(position)
        assert (there.save(), str(record)) == (here.save(), str(own))
        with pytest.raises(Refused, match=re.escape("Temair is no port. [A-3.9]")):
            pool.submit(refuse_there, "arrival").result()
        with pytest.raises(RecordError) as error:
            pool.submit(refuse_there, "inis").result()
        assert (error.value.line, error.value.because) == (7, refuse("A-3.9", "arrival-no-port"))


def test_a_visiting_game_is_pickled_whole() -> None:
    with visiting(Tricks()):
        position = tuath.start("tricks", seats=3, seed=2)
        assert pickle.loads(pickle.dumps(position)).save() == position.save()
        assert repr(position).startswith("<Position of tricks: 3 seats, 12 answers, seat 0 is asked tricks-keep, ")
        assert str(position) == repr(position).removeprefix("<Position of ").removesuffix(">")
        with pytest.raises(Refused, match=r"^“x” is no answer to this question\. \[X-1\.2\]$"):
            position.answer(0, "x")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_decision_goes_without_its_position(key: str, way: Callable[[Any], Any]) -> None:
    for seed in range(6):
        for decision in somewhere(game_named(key), seed, 60).pending.values():
            other = way(decision)
            assert (other.seat, other.question, other.domain) == (decision.seat, decision.question, decision.domain)
            assert (other.options, other.weights, repr(other)) == (decision.options, decision.weights, repr(decision))
            for value in range(len(decision.domain)):
                assert other.explain(value) == decision.explain(value)


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_what_the_engine_gives_can_be_copied(way: Callable[[Any], Any]) -> None:
    *_, position = random_game(game_named("arrival"), 1)
    for thing in (
        position.result,
        position.setup,
        position.record({0: "Anna"}, with_seed=True),
        position.story(),
        position.history(),
        position.view(),
        refuse("A-3.9", "arrival-no-port", option="location:temair"),
        tuath.Message("core-not-offered"),
    ):
        assert way(thing) == thing
    space = tuath.action_space("arrival")
    assert vars(way(space)) == vars(space)


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_errors_can_be_copied(way: Callable[[Any], Any], tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    for wrong in (
        lambda: tuath.replay("hello"),
        lambda: tuath.game("arrival", tmp_path / "list.json"),
        lambda: tuath.start("arrival", seats=_any("3")),
        lambda: tuath.start("spirit_island", seats=1, seed=1).answer(0, "x"),
    ):
        with pytest.raises(Refused) as error:
            wrong()
        other = way(error.value)
        assert type(other) is type(error.value)
        assert (vars(other), other.args, str(other)) == (vars(error.value), error.value.args, str(error.value))


# ---- errors -----------------------------------------------------------------------------------------------------


def untouched() -> Position[Any]:
    return tuath.start("arrival", seats=3, seed=7)  # seat 0 is asked for a port


WHOLE = "needs a whole number, not"
WRONG_TYPES: dict[str, Callable[[Any], Any]] = {
    f"“seats” {WHOLE} “3” (str).": lambda _: tuath.start("arrival", seats=_any("3")),
    f"“seats” {WHOLE} “2.0” (float).": lambda _: tuath.start("arrival", seats=_any(2.0)),
    f"“seats” {WHOLE} “True” (bool).": lambda _: tuath.start("spirit_island", seats=True),
    f"“seats” {WHOLE} “None” (NoneType).": lambda _: tuath.start("arrival", seats=_any(None)),
    f"“seed” {WHOLE} “x” (str).": lambda _: tuath.start("arrival", seed=_any("x")),
    f"“seed” {WHOLE} “True” (bool).": lambda _: tuath.start("arrival", seed=True),
    f"“seed” {WHOLE} “1.5” (float).": lambda _: tuath.start("arrival", seed=_any(1.5)),
    "“level” needs a text, not “2” (int).": lambda _: tuath.start("spirit_island", level=_any(2)),
    "“key” needs a text, not “['arrival']” (list).": lambda _: tuath.start(_any(["arrival"])),
    "“data” needs the path of a file, not “5” (int).": lambda _: tuath.game("arrival", _any(5)),
    f"“seat” {WHOLE} “p1” (str).": lambda position: position.view("p1"),
    f"“seat” {WHOLE} “True” (bool).": lambda position: position.view(True),
    f"“seat” {WHOLE} “0.0” (float).": lambda position: position.answer(0.0, "umall"),
    f"“seat” {WHOLE} “None” (NoneType).": lambda position: position.why_not(None, "umall"),
    "“option” needs a text, not “5” (int).": lambda position: position.answer(0, 5),
    f"“value” {WHOLE} “True” (bool).": lambda position: position.play(0, True),
    f"“value” {WHOLE} “umall” (str).": lambda position: position.play(0, "umall"),
    f"“seat” {WHOLE} “x” (str).": lambda position: position.undo("x"),
    f"“seat” {WHOLE} “False” (bool).": lambda position: position.imagine(False),
    "“rng” needs a generator of random numbers (random.Random), not “5” (int).": lambda p: p.imagine(0, 5),
    f"“count” {WHOLE} “half” (str).": lambda position: position.at("half"),
    "“players” needs names by seat, not “['Anna']” (list).": lambda position: position.record(["Anna"]),
    "“name” needs a text, not “5” (int).": lambda position: position.record({0: 5}),
    "“text” needs a text, not “5” (int).": lambda _: tuath.load(_any(5)),
    "“record” needs a record or its text, not “5” (int).": lambda _: tuath.replay(_any(5)),
    "“what” needs a message, a line of the log or a refusal, not “5” (int).": lambda _: tuath.in_words(_any(5)),
}
SEEDS = "a whole number from 0 to 18,446,744,073,709,551,615 is needed."
SEAT = "in this game; seats are numbered from 0 to 2."
WRONG_VALUES: dict[str, Callable[[Any], Any]] = {
    "This game is for 2 to 4 players, not for 7.": lambda _: tuath.start("arrival", seats=7),
    "This game is for 2 to 4 players, not for -2.": lambda _: tuath.start("arrival", seats=-2),
    f"“-1” is not right for seed: {SEEDS}": lambda _: tuath.start("arrival", seed=-1),
    f"“1180591620717411303424” is not right for seed: {SEEDS}": lambda _: tuath.start("arrival", seed=2**70),
    "There is no option “colour”. Options: highlands, lug_samildanach, after_cancelled, questions.": (
        lambda _: tuath.start("inis", colour="red")
    ),
    "“blockers” cannot be “never”. Possible: together, in_turn.": lambda _: tuath.start("arrival", blockers="never"),
    "There is no game “chess”. Games: arrival, inis, origo, spirit_island.": lambda _: tuath.start("chess"),
    f"There is no seat 9 {SEAT}": lambda position: position.view(9),
    f"There is no seat -1 {SEAT}": lambda position: position.view(NATURE),
    f"There is no seat 3 {SEAT}": lambda position: position.answer(3, "umall"),
    f"There is no seat 4 {SEAT}": lambda position: position.play(4, 0),
    f"There is no seat 5 {SEAT}": lambda position: position.imagine(5),
    f"There is no seat 6 {SEAT}": lambda position: position.undo(6),
    f"There is no seat 7 {SEAT}": lambda position: position.no_undo(7),
    f"There is no seat 8 {SEAT}": lambda position: position.record({8: "Anna"}),
    "player 2 is not asked anything now.": lambda position: position.answer(1, "umall"),
    "chance is not asked anything now.": lambda position: position.answer(NATURE, "umall"),
    "“atlantis” is no answer to this question. [A-3.9]": lambda position: position.answer(0, "atlantis"),
    "Temair is no port. [A-3.9]": lambda position: position.answer(0, "temair"),
    "That is not possible now. [A-3.9]": lambda position: position.play(0, 10_000),
    "There is nothing of yours to take back.": lambda position: position.undo(1),
    "“-1” is not right for count: a whole number from 0 to 14 is needed.": lambda position: position.at(-1),
    "“15” is not right for count: a whole number from 0 to 14 is needed.": lambda position: position.at(15),
    "This is no saved position of Tuath.": lambda _: tuath.load("garbage"),
    "Line 1: this is no record of Tuath; it would begin with “tuath-record 1”.": lambda _: tuath.replay("garbage"),
    "There is no language “fr”. Languages: en, de.": lambda p: tuath.in_words(p.why_not(0, "temair"), "fr"),
}


def _any(value: Any) -> Any:
    """What no type checker would let through."""
    return value


@pytest.mark.parametrize("words", [*WRONG_TYPES, *WRONG_VALUES])
def test_what_is_wrong_is_said_and_changes_nothing(words: str) -> None:
    """A wrong type is a ``TypeError`` too, a wrong value is not; both are refused with a sentence."""
    position = untouched()
    before = position.save()
    with pytest.raises(Refused) as error:
        (WRONG_TYPES | WRONG_VALUES)[words](position)
    assert str(error.value) == words
    assert isinstance(error.value, TypeError) == isinstance(error.value, WrongType) == (words in WRONG_TYPES)
    assert position.save() == before
    position.answer(0, "umall")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nothing.json", "nothing.json cannot be read: there is no such file."),
        ("", "cannot be read: it is a folder."),
        ("torn.json", "torn.json is no JSON; the first mistake is in line 1, column 2."),
        ("bytes.json", "bytes.json cannot be read: it is not text in UTF-8."),
        ("list.json", "/: an object {…} is needed here."),
    ],
)
def test_a_data_file_that_is_none(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "torn.json").write_text("{", encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe{}")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    for given in (tmp_path / name, str(tmp_path / name)):
        with pytest.raises(Refused) as error:
            tuath.start("arrival", data=given)
        assert str(error.value).endswith(words)


class Five:
    """What counts like a whole number, as the numbers of numerical packages do."""

    def __index__(self) -> int:
        return 5

    def __eq__(self, other: object) -> bool:
        return other == 5

    def __hash__(self) -> int:
        return hash(5)


def test_numbers_of_other_packages_become_numbers() -> None:
    """Nothing else than plain numbers is kept, or a position could not be saved."""
    assert type(tuath.start("arrival", seed=_any(Five())).seed) is int
    position = tuath.start("spirit_island", seats=6, seed=1)
    position.play(_any(Five()), position.pending[5].values[0])
    position = next(p for p in random_game(game_named("origo"), 1) if 5 in next(iter(p.decisions.values())).values)
    position.play(next(iter(position.decisions)), _any(Five()))
    assert {type(part) for seat, _, value in position.history() for part in (seat, value)} == {int}
    assert tuath.load(position.save()).save() == position.save()


def test_the_last_line_of_a_traceback_is_a_sentence() -> None:
    with pytest.raises(Refused) as error:
        untouched().answer(0, "temair")
    last = traceback.format_exception(error.value)[-1]
    assert last == "tuath.core.message.Refused: Temair is no port. [A-3.9]\n"


def test_a_record_error_says_the_reason_behind_it() -> None:
    text = str(untouched().record()).replace("end 14", "p1 port temair\nend 15")
    with pytest.raises(RecordError) as error:
        tuath.replay(text)
    line = text.splitlines().index("p1 port temair") + 1
    assert str(error.value) == f"Line {line}: “temair” is not allowed here. Temair is no port. [A-3.9]"


def test_an_error_names_things_as_its_own_material_does(tmp_path: Path) -> None:
    data = json.loads((folder("arrival") / "data" / "arrival.json").read_text(encoding="utf-8"))
    temair = next(each for each in data["map"]["locations"] if each["id"] == "temair")
    temair["name"] = "Tara"
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    position = tuath.start("arrival", seats=3, seed=7, data=file)
    with pytest.raises(Refused, match=re.escape("Tara is no port. [A-3.9]")):
        position.answer(0, "temair")


def test_an_error_names_things_as_they_are_called_at_the_table() -> None:
    """A land of Spirit Island is named by the board that lies there."""
    position = tuath.start("spirit_island", seats=2, seed=1)
    play_on(position, 40, 1)
    thing = next(iter(position.game.called(position.state)))
    refusal = refuse("", "core-not-asked", seat=thing)
    assert str(position.refused(refusal)) == tuath.in_words(refusal, position=position)
    assert str(position.refused(refusal)) != tuath.in_words(refusal)


def test_words_in_both_languages() -> None:
    position = untouched()
    refusal = position.why_not(0, "temair")
    assert refusal is not None
    assert tuath.in_words(refusal) == "Temair is no port. [A-3.9]"
    assert tuath.in_words(refusal, "de") == "Temair ist kein Hafenort. [A-3.9]"
    assert tuath.in_words(refusal.message, "de") == "Temair ist kein Hafenort."
    assert tuath.in_words(Refused(refusal), "de") == tuath.in_words(refusal, "de")
    for language in LANGUAGES:
        for _, told in position.story():
            said = tuath.in_words(told, language, position)
            assert said
            assert "⟨" not in said
            assert tuath.in_words(told.message, language, position) == said


@pytest.mark.parametrize("words", WRONG_TYPES)
def test_wrong_types_have_german_words(words: str) -> None:
    with pytest.raises(WrongType) as error:
        WRONG_TYPES[words](untouched())
    said = tuath.in_words(error.value, "de")
    assert re.fullmatch(r"„\w+“ braucht .+, nicht „.+“ \(\w+\)\.", said)


# ---- what is shown ----------------------------------------------------------------------------------------------


def test_one_line_for_a_position() -> None:
    position = untouched()
    assert repr(position) == "<Position of arrival: 3 seats, 14 answers, seat 0 is asked arrival-port>"
    *_, over = random_game(game_named("arrival"), 1)
    assert re.fullmatch(r"<Position of arrival: \d seats, \d+ answers, over by \w+, won by seat \d.*>", repr(over))
    alone = tuath.start("spirit_island", seats=1, seed=1)
    assert repr(alone).startswith("<Position of spirit_island: 1 seat, ")
    waiting = Position(game_named("tricks"), game_named("tricks").complete(2, {}))
    assert repr(waiting) == "<Position of tricks: 2 seats, 0 answers, chance is asked tricks-deal>"


def test_one_line_for_a_decision_and_a_game() -> None:
    position = untouched()
    assert repr(position.pending[0]).startswith("<Decision: seat 0 is asked arrival-port [A-3.9], options latharna, ")
    assert repr(position.game) == f"<Game arrival: rules 1, material {position.game.fingerprint}>"


@pytest.mark.parametrize("key", keys())
def test_the_table_as_text(key: str) -> None:
    """What the terminal draws, without colours, the same in every window, in the beginning and at the end."""
    *_, over = random_game(game_named(key), 1)
    for position in (next(random_game(game_named(key), 1)), somewhere(game_named(key), 3), over):
        text = str(position)
        first, *lines = text.splitlines()
        assert repr(position) == f"<Position of {first}>"
        assert len(lines) > 5
        assert "\x1b" not in text
        assert "⟨" not in text
        assert all(len(line) <= 100 for line in lines)
        assert f"{position}" == text


def test_the_table_as_text_shows_nothing_hidden() -> None:
    """What differs only in what a spectator cannot see looks the same."""
    for seed in range(8):
        position = somewhere(game_named(("inis", "origo")[seed % 2]), seed)
        assert str(position).splitlines()[1:] == str(position.imagine(None, Random(seed))).splitlines()[1:]


def test_the_table_shows_what_has_happened() -> None:
    position = untouched()
    before = str(position)
    position.answer(0, "umall")
    assert str(position) != before
