"""Every lesson runs on the rules: played to its end as it recommends, and by somebody who does as they like."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tuath.bots import SCRIPTED, Chair, make
from tuath.core.datafile import DataError, Node
from tuath.core.following import Done, Standing, after_answer, after_reading, place_of, retraced, standing
from tuath.core.lesson import Lesson, begun, read_lesson
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.games import find, keys
from tuath.games.lessons import file_of, find_lesson, lesson_of
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

TAUGHT = [key for key in keys() if lesson_of(key) is not None]
LONGEST = {"en": 44, "de": 56}  # letters of a sentence on the board
Choose = Callable[[Position[Any], Standing], int]


class Taught(NamedTuple):
    """How a lesson went."""

    position: Position[Any]
    standings: list[Standing]
    done: tuple[Done, ...]

    def steps(self) -> list[str]:
        return [now.step.id for now in self.standings if now.step is not None]


def taught(key: str, choose: Choose, rng: Random) -> Taught:
    """The lesson of a game from beginning to end; everything that is explained is read at once."""
    lesson, bot = find_lesson(key), make(SCRIPTED)
    position, done, found = begun(lesson, find(key)), tuple[Done, ...](), list[Standing]()
    while (now := standing(lesson, position, done)) is not None:
        others = [seat for seat in position.decisions if seat != lesson.seat]
        if others:
            position.play(others[0], bot.choose(Chair(position, others[0]), rng))
            continue
        found.append(now)
        if now.holds and now.step is not None:
            done = after_reading(lesson, position, done, now.step.id)
            continue
        position.play(lesson.seat, choose(position, now))
        done = after_answer(lesson, now, position, done)
    return Taught(position, found, done)


@cache
def as_recommended(key: str) -> Taught:
    """What we would take, and where nothing is recommended the first option."""
    seat = find_lesson(key).seat

    def choose(position: Position[Any], now: Standing) -> int:
        decision = position.decisions[seat]
        return decision.values[0] if now.take is None else decision.domain.index[now.take]

    return taught(key, choose, Random(1))


def as_one_likes(key: str, seed: int) -> Taught:
    """Whatever is offered; of what a step allows, where it does not allow everything."""
    seat, rng = find_lesson(key).seat, Random(seed)

    def choose(position: Position[Any], now: Standing) -> int:
        decision = position.decisions[seat]
        return decision.domain.index[rng.choice(now.allow or decision.options)]

    return taught(key, choose, rng)


@pytest.mark.parametrize("key", TAUGHT)
def test_every_step_is_reached_and_what_it_recommends_is_offered(key: str) -> None:
    lesson, played = find_lesson(key), as_recommended(key)
    assert list(dict.fromkeys(played.steps())) == [step.id for step in lesson.steps]
    for now in played.standings:
        if now.move is not None and now.move.take:
            assert now.take is not None, f"{now.step}: nothing of it is offered"
        assert not now.apart
    assert not played.position.over, "a lesson ends in a game that goes on"


@pytest.mark.parametrize("key", TAUGHT)
def test_whoever_goes_another_way_is_given_no_advice_that_rests_on_ours(key: str) -> None:
    """Every choice is free, so what is said later is not to take it for granted."""
    lesson = find_lesson(key)
    given: set[tuple[str, str]] = set()

    def choose(position: Position[Any], now: Standing) -> int:
        decision = position.decisions[lesson.seat]
        after = {} if now.step is None else now.step.after
        wanted = {(question, option) for question, options in after.items() for option in options}
        assert now.apart == (not wanted <= given), now.step
        assert now.take is None or not now.apart
        others = [option for option in decision.options if now.move is None or option not in now.move.take]
        option = (*now.allow, *others, *decision.options)[0]
        given.add((decision.key.partition("-")[2], option))
        return decision.domain.index[option]

    taught(key, choose, Random(1))


@pytest.mark.parametrize("key", TAUGHT)
def test_opponents_play_their_parts_as_recommended(key: str) -> None:
    """Where the learner does as we would, everything that the opponents do is written: dice do not matter."""
    lesson, game = find_lesson(key), find(key)
    for seat, question, value in as_recommended(key).position.history():
        if seat not in (lesson.seat, -1):
            written = [part.answers for part in lesson.script if part.seat == seat]
            option = game.domains[question.domain].ids[value]
            assert option in written[0][question.key.removeprefix(f"{key}-")]


@pytest.mark.slow
@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("seed", range(4))
def test_no_step_stands_in_the_way(key: str, seed: int) -> None:
    """Whatever the learner does, every question can be answered and the lesson ends, mostly before the game does."""
    lesson, played = find_lesson(key), as_one_likes(key, seed)
    places = [now.place for now in played.standings]
    assert places == sorted(places), "a lesson goes on, never back"
    assert played.position.over or place_of(lesson, played.done, played.position.count) == len(lesson.steps)
    assert lesson.steps[0].id in played.steps()


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("seed", range(4))
def test_everything_is_explained_to_everybody(key: str, seed: int) -> None:
    """A move that was not possible is passed over; what is explained is told later, if need be."""
    told = as_one_likes(key, seed).steps()
    assert {step.id for step in find_lesson(key).steps if step.kind == "explain"} <= set(told)


@pytest.mark.parametrize("key", TAUGHT)
def test_why_an_opponent_did_that_has_been_told(key: str) -> None:
    """The line that a step explains stands in the log since the learner last acted."""
    lesson, played = find_lesson(key), as_recommended(key)
    told = [(message.key, dict(message.params)) for _, (message, _) in played.position.story()]
    for step in lesson.steps:
        if step.why is not None:
            assert any(step.why.is_of(key, line, params) for line, params in told), step.id


TO_THE_LEARNER = re.compile(r"\b(you|your|du|dir|dich|dein\w*)\b", re.IGNORECASE)


@pytest.mark.parametrize("key", TAUGHT)
def test_why_an_opponent_did_that_is_true_whatever_the_learner_did(key: str) -> None:
    """It says which move it is about, and nothing of what the learner has or lacks."""
    words = {language: Catalogue(language, find(key)) for language in LANGUAGES}
    for step in find_lesson(key).steps:
        if step.why is not None:
            assert step.why.given, step.id
            said = [words[language].say(f"{key}-lesson-{step.id}-why") for language in LANGUAGES]
            assert not [text for text in said if TO_THE_LEARNER.search(text)]


@pytest.mark.parametrize("key", TAUGHT)
def test_another_move_has_another_reason(key: str) -> None:
    for step in find_lesson(key).steps:
        if step.why is not None:
            told = {"seat": f"seat:p{step.why.seat + 1}", **step.why.given}
            assert step.why.is_of(key, f"{key}-{step.why.line}", told)
            assert not any(
                step.why.is_of(key, f"{key}-{step.why.line}", {**told, name: "location:elsewhere"}) for name in told
            )


@pytest.mark.parametrize("key", TAUGHT)
def test_where_somebody_is_is_found_by_playing_again(key: str) -> None:
    """Whatever was explained before the last answer has been read; what is explained now has not."""
    lesson, played = find_lesson(key), as_recommended(key)
    count = played.position.count
    moves = {step.id for step in lesson.steps if step.moves}
    before = [one for one in played.done if one.since < count or one.step in moves]
    assert place_of(lesson, retraced(lesson, played.position), count) == place_of(lesson, before, count)


@pytest.mark.parametrize("key", TAUGHT)
def test_what_is_taken_back_is_open_again(key: str) -> None:
    lesson, played = find_lesson(key), as_recommended(key)
    first = next(place for place, step in enumerate(lesson.steps) if step.moves)
    before = next(now for now in played.standings if now.place == first)
    assert before.step is not None
    earlier = next(one.since for one in played.done if one.step == before.step.id) - 1
    assert place_of(lesson, played.done, earlier) <= first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TAUGHT)
def test_every_step_has_its_words(key: str, language: str) -> None:
    lesson, words = find_lesson(key), Catalogue(language, find(key))
    wanted = {f"chapter-{chapter.id}" for chapter in lesson.chapters}
    for step in lesson.steps:
        wanted |= {f"{step.id}-title", f"{step.id}-text"}
        wanted |= {f"{step.id}-move"} if step.moves else set()
        wanted |= {f"{step.id}-free"} if any(move.take for move in step.moves) else set()
        wanted |= {f"{step.id}-why"} if step.why else set()
        wanted |= {f"{step.id}-board"} if any(not thing.startswith("page:") for thing in step.light) else set()
    assert not {part for part in wanted if not words.has(f"{key}-lesson-{part}")}
    written = Path(file_of(key).parent / "words" / f"{language}.ftl").read_text("utf-8").splitlines()
    known = {line.partition(" = ")[0].removeprefix(f"{key}-lesson-") for line in written if "-lesson-" in line[:40]}
    assert known == wanted, "words that nobody says"
    for part in wanted:
        text = words.say(f"{key}-lesson-{part}")
        assert "⟨" not in text
        assert not part.endswith("-board") or len(text) <= LONGEST[language], text


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_takes_a_quarter_of_an_hour(key: str) -> None:
    lesson = find_lesson(key)
    assert 8 <= lesson.minutes <= 15
    assert 12 <= len(lesson.steps) <= 20


# ---- reading ---------------------------------------------------------------------------------------------------------

Change = Callable[[Any], object]


def written(key: str = "arrival") -> Any:
    return json.loads(file_of(key).read_text("utf-8"))


def first_step(data: Any) -> Any:
    return data["chapters"][0]["steps"][0]


BAD: dict[str, tuple[Change, str]] = {
    "seat": (lambda data: data.update(seat=9), "/seat"),
    "seats": (lambda data: data.update(seats="three"), "/seats"),
    "misspelt": (lambda data: data.update(chapter=[]), "chapter"),
    "no steps": (lambda data: data["chapters"][0].update(steps=[]), "/chapters/0/steps"),
    "chapter twice": (lambda data: data["chapters"].append(data["chapters"][0]), "about"),
    "step twice": (lambda data: data["chapters"][0]["steps"].append(first_step(data)), "aim"),
    "question": (lambda data: first_step(data).update(question="prot"), "/chapters/0/steps/0/question"),
    "field of the view": (lambda data: first_step(data).update(when={"rund": 1}), "/chapters/0/steps/0/when"),
    "least": (lambda data: first_step(data).update(least={"round": "one"}), "/chapters/0/steps/0/least/round"),
    "value": (lambda data: first_step(data).update(when={"round": [1]}), "/chapters/0/steps/0/when/round"),
    "offers": (lambda data: first_step(data).update(offers=["nowhere"]), "/chapters/0/steps/0/offers/0"),
    "light": (lambda data: first_step(data).update(light=["location:nowhere"]), "/chapters/0/steps/0/light/0"),
    "light what": (lambda data: first_step(data).update(light=["lamp:on"]), "lamp"),
    "light where": (lambda data: first_step(data).update(light=["page:cellar"]), "cellar"),
    "move": (lambda data: first_step(data).update(moves=[{"question": "port", "take": ["x"]}]), "/moves/0/take/0"),
    "allow": (lambda data: first_step(data).update(moves=[{"question": "port", "allow": ["x"]}]), "/moves/0/allow/0"),
    "why": (lambda data: first_step(data).update(why={"line": "built", "seat": 0}), "/chapters/0/steps/0/why/seat"),
    "script": (lambda data: data["script"][0]["answers"].update(port=["x"]), "/script/0/answers/port/0"),
    "scripted question": (lambda data: data["script"][0]["answers"].update(prot=["x"]), "/script/0/answers"),
    "scripted learner": (lambda data: data["script"][0].update(seat=0), "/script/0/seat"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_lesson_that_is_wrong_says_where(name: str) -> None:
    change, where = BAD[name]
    data = written()
    change(data)
    with pytest.raises(DataError) as error:
        read_lesson(Node(data), find("arrival"))
    assert where in str(error.value)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(Refused, match="2 to 4 players"):
        read_lesson(Node({**written(), "seats": 7}), find("arrival"))
    with pytest.raises(Refused):
        read_lesson(Node({**written(), "options": {"weather": "fine"}}), find("arrival"))


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(Refused, match="no game"):
        find_lesson("chess")


# ---- following -------------------------------------------------------------------------------------------------------


def small(*steps: dict[str, Any]) -> Lesson:
    """A lesson of The Arrival with these steps."""
    data = {**written(), "chapters": [{"id": "all", "minutes": 1, "steps": list(steps)}]}
    return read_lesson(Node(data), find("arrival"))


def test_a_step_whose_moment_does_not_come_is_passed_over() -> None:
    lesson = small({"id": "never", "question": "ogam"}, {"id": "then"}, {"id": "land", "moves": [{"question": "port"}]})
    now = standing(lesson, begun(lesson, find("arrival")), ())
    assert now is not None
    assert now.step is not None
    assert now.step.id == "land", "nor does what follows it come"


def test_until_the_next_step_comes_the_learner_plays_on() -> None:
    lesson = small({"id": "later", "least": {"round": 2}})
    now = standing(lesson, begun(lesson, find("arrival")), ())
    assert now == Standing(0)


def test_where_nothing_of_what_is_allowed_is_offered_everything_is() -> None:
    move = {"question": "port", "take": ["temair"], "allow": ["temair"]}
    lesson = small({"id": "land", "moves": [move]})
    now = standing(lesson, begun(lesson, find("arrival")), ())
    assert now is not None
    assert (now.allow, now.take) == ((), None)


def test_what_is_not_open_cannot_be_read() -> None:
    lesson = small({"id": "first", "question": "port"}, {"id": "second"})
    position = begun(lesson, find("arrival"))
    assert after_reading(lesson, position, (), "second") == ()
    assert after_reading(lesson, position, (), "first") == (Done("first", position.count),)
