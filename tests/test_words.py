"""Every message in every language, and the languages alike."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_message

from tests.amounts import usually
from tests.conftest import Seeds, game_named
from tests.play import random_game
from tests.table import is_said
from tuath.core.game import Game
from tuath.core.message import Message, Refused, refuse
from tuath.core.position import Position
from tuath.core.question import Decision
from tuath.core.scene import Look, Remark, Sheet
from tuath.games import folder, keys
from tuath.words.catalogue import Catalogue
from tuath.words.compiling import entries_of
from tuath.words.digest import digest
from tuath.words.languages import LANGUAGES
from tuath.words.reading import Entries

SOURCE = Path(__file__).parents[1] / "src" / "tuath"
CATALOGUES = {"core": SOURCE / "words", **{key: folder(key) / "words" for key in keys()}}


def parsed(path: Path) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path} has lines that are no Fluent: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), f"{path} has a key twice: {sorted(id for id in ids if ids.count(id) > 1)}"
    return {message.id.name: message for message in messages}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_every_game_introduces_itself(key: str, language: str) -> None:
    """What the first page says of it."""
    assert {f"{key}-title", f"{key}-author", f"{key}-about"} <= parsed(CATALOGUES[key] / f"{language}.ftl").keys()


@pytest.mark.parametrize("language", usually("de", more=["en"]))
@pytest.mark.parametrize("name", CATALOGUES)
def test_entries_are_those_of_the_whole_file(name: str, language: str) -> None:
    path = CATALOGUES[name] / f"{language}.ftl"
    assert [*entries_of(path.read_text(encoding="utf-8"))] == [*parsed(path)]


def test_an_entry_brings_what_it_mentions() -> None:
    """Written here or not; what is not there yet is looked for again."""
    told: dict[str, str] = {}
    entries = Entries("en", {}, told.get)
    entries.learn("both = { first } and { second }\nfirst = one, { third }\nfirst = never\nsecond = two\n")
    assert entries.format("both", "", {}) == "one, {third} and two"
    told["third"] = "three"
    assert entries.format("both", "", {}) == "one, three and two"
    assert "first" in entries
    assert "third" not in entries


@pytest.mark.parametrize("name", CATALOGUES)
def test_all_languages_have_the_same_keys(name: str) -> None:
    """Except for parts of sentences that only other entries of the same language put in."""
    first, *others = (whole_sentences(CATALOGUES[name] / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert first[0] - other[1] == other[0] - first[1] == set()


def whole_sentences(path: Path) -> tuple[set[str], set[str]]:
    """The keys that somebody asks for, and all of them."""
    every = set(parsed(path))
    used = set(re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text(encoding="utf-8")))
    return every - used, every


def told_keys(key: str) -> Iterator[str]:
    """The keys of the log lines and refusals that the code of a game names."""
    for file in folder(key).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="tell"), args=[ast.Constant(value=str(told)), *_]):
                    yield f"{key}-{told}"
                case ast.Tuple(elts=[*_, ast.Constant(value=str(rule)), ast.Constant(value=str(why))]):
                    if re.fullmatch(r"[A-Z]-\w+\.\d+[a-z]?", rule):
                        yield f"{key}-{why}"


KEY = re.compile(r"(core|terminal|command|server)-[a-z0-9-]*[a-z0-9]")


def engine_keys() -> Iterator[str]:
    """The keys that engine, words, bots and terminal name; keys put together out of parts are checked in play."""
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if KEY.fullmatch(text) and id(node) not in parts:
                    yield text


def test_every_key_in_the_code_has_words() -> None:
    keys, all_words = set(engine_keys()), [Catalogue(language) for language in LANGUAGES]
    assert {(words.language, key) for words in all_words for key in keys if not words.has(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_a_game_has_words(real_game: Game[Any], language: str) -> None:
    words = Catalogue(language, real_game)
    wanted = {question.key for question in real_game.questions} | set(told_keys(real_game.key))
    wanted |= {f"{real_game.key}-{part}" for part in ("title", "author")}
    wanted |= {f"{real_game.key}-{kind}-{ending}" for kind in ("ending", "score") for ending in real_game.endings}
    for option in real_game.options:
        wanted |= {f"{real_game.key}-option-{option.name}"}
        wanted |= {f"{real_game.key}-option-{option.name}-{value}" for value in option.values}
    assert not {key for key in wanted if not words.has(key)}


def told_params(key: str) -> Iterator[tuple[str, str]]:
    """The log lines that the code of a game tells, with each of their parameters."""
    for file in folder(key).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="tell"), args=[ast.Constant(value=str(told)), *_], keywords=given
                ):
                    yield from ((f"{key}-{told}", one.arg) for one in given if one.arg is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_what_a_line_calls_by_name_has_one(key: str, language: str) -> None:
    """Of a parameter without a kind only the number would be told."""
    texts = {id: serialize_message(entry) for id, entry in parsed(CATALOGUES[key] / f"{language}.ftl").items()}
    called = {name for line, name in told_params(key) if f"NAME(${name}" in texts.get(line, "")}
    assert called <= {"seat", "to", *game_named(key).kinds}


def test_everything_that_is_said_in_play_has_words(real_game: Game[Any], seeds: Seeds) -> None:
    """Log lines, prompts, options, notes and refusals of whole games, rendered in every language."""
    languages = [Catalogue(language, real_game) for language in LANGUAGES]
    for seed in seeds(1, 3):
        rng = Random(seed)
        for position in random_game(real_game, seed):
            for decision in position.decisions.values():
                check_choice(position, decision, languages, rng)
            if rng.random() < 0.02:
                for words in languages:
                    check_scene(real_game, words, Look(100, True, words.name), position.view(0))
        for _, told in position.story():
            assert all(is_said(words.render(told.message)) for words in languages), told


def check_choice(position: Position[Any], decision: Decision[Any], languages: list[Catalogue], rng: Random) -> None:
    """The question, its options, and some of what is not among them."""
    abouts = [position.game.about(position.state, decision, value) for value in decision.values]
    tried = rng.sample(range(len(decision.domain)), min(3, len(decision.domain)))
    refusals = [refusal for value in tried if (refusal := position.explain(decision, value)) is not None]
    for words in languages:
        assert is_said(words.prompt(decision, abouts[0]))
        help = words.help(decision, abouts[0])
        assert not help or (is_said(help) and is_line(help, words.language)), decision
        for about in abouts:
            assert is_said(words.option(decision, about))
            assert "⟨" not in words.note(decision, about)
        for refusal in refusals:
            assert is_said(words.render(refusal.message)), refusal


def check_scene(game: Game[Any], words: Catalogue, look: Look, view: Any) -> None:
    for block in game.scene(view, {}, look):
        messages: list[Message] = []
        if isinstance(block, Remark):
            messages = [block.message]
        elif isinstance(block, Sheet):
            cells = [part for row in block.rows for cell in row for part in cell]
            messages = [block.title, *block.columns, *(part for part in cells if isinstance(part, Message))]
        assert all(is_said(words.render(message)) for message in messages)
    assert all(is_said(words.render(message)) for _, message in game.legend(look))


HELP = {"en": 100, "de": 108}  # letters that have room in one line


def is_line(text: str, language: str) -> bool:
    """One line of help: a sentence, or two short ones."""
    return len(text) <= HELP[language] and text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_says_what_the_choice_leads_to(real_game: Game[Any], language: str) -> None:
    """In one line, unless only chance answers it; what a part of a card leads to is said with its name."""
    words = Catalogue(language, real_game)
    keys = [question.key for question in real_game.questions]
    assert {key for key in keys if not words.has(f"{key}-help")} <= answered_by_chance(real_game)
    written = parsed(folder(real_game.key) / "words" / f"{language}.ftl")
    said = [text for key in keys if f"{key}-help" in written for text in variants(written[f"{key}-help"].value)]
    said += [
        text
        for entry in written.values()
        for part in entry.attributes
        if part.id.name == "then"
        for text in variants(part.value)
    ]
    assert [text for text in said if not is_line(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_shows_is_part_of_its_name(real_game: Game[Any], language: str) -> None:
    """Its short word stands on it, its long form is its name: who speaks to the page says what is to be seen."""
    words = Catalogue(language, real_game)
    keys = parsed(folder(real_game.key) / "words" / f"{language}.ftl")
    both = [(words.say(f"{key}-short").lower(), words.say(key).lower()) for key in keys if f"{key}-short" in keys]
    assert [(short, name) for short, name in both if not re.search(rf"\b{re.escape(short)}\b", name)] == []


def variants(pattern: ftl.Pattern | None) -> Iterator[str]:
    """Every text without parameters that a pattern can be; what a name says is looked at by itself."""
    elements = pattern.elements if pattern else []
    for element in elements:
        match element:
            case ftl.TextElement(value=text) if len(elements) == 1:
                yield text
            case ftl.Placeable(expression=ftl.SelectExpression(variants=found)):
                for one in found:
                    yield from variants(one.value)


def answered_by_chance(game: Game[Any]) -> set[str]:
    """The questions that the sources of a game put to chance."""
    sources = [path.read_text(encoding="utf-8") for path in folder(game.key).rglob("*.py")]
    asked = {name for text in sources for name in re.findall(r"\.chance\(\s*([A-Z_]+)", text)}
    known = {found for text in sources for found in re.findall(r'^([A-Z_]+)\b.*\bQuestion\("([\w-]+)"', text, re.M)}
    return {key for name, key in known if name in asked}


def test_german_has_cases() -> None:
    """A name can have forms, and German uses them."""
    game = next(iter(keys()))
    german = parsed(folder(game) / "words" / "de.ftl")
    assert any(attribute.id.name == "acc" for message in german.values() for attribute in message.attributes)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="There is no language"):
        Catalogue("fr")


def test_a_missing_key_shows_itself() -> None:
    assert Catalogue("en").say("no-such-key") == "⟨no-such-key⟩"


def test_a_refusal_in_both_languages() -> None:
    message = refuse("", "core-wrong-seats", seats=9, least=2, most=4, game="arrival").message
    assert Catalogue("en").render(message) == "This game is for 2 to 4 players, not for 9."
    assert "9" in Catalogue("de").render(message)
    assert Catalogue("de").render(message) != Catalogue("en").render(message)


@pytest.mark.parametrize("key", keys())
def test_the_digests_are_numbered_alike(key: str) -> None:
    first, *others = (digest(key, language).paragraphs for language in LANGUAGES)
    for other in others:
        assert list(first) == list(other)
        assert [p.mechanical for p in first.values()] == [p.mechanical for p in other.values()]
        assert all(first[id].text != other[id].text for id in first), "a paragraph was not translated"
