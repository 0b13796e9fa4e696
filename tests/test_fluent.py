"""What our reader of Fluent says, held against `fluent.runtime`, which reads all of Fluent."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from tests.amounts import usually
from tuath.games import folder, keys
from tuath.words.catalogue import catalogue_files
from tuath.words.compiling import Entry, FluentError, as_json, compiled, entries_of, from_json
from tuath.words.languages import LANGUAGES
from tuath.words.reading import Entries

NUMBERS = (0, 1, 2, 3, -1, 1000, 1234567, 0.5, 1.0, 2.34567, 99999.95)
USUALLY = ("arrival", "core", "inis", "origo")


def shown(*values: Any, **named: Any) -> str:
    """Stands for our functions: says with what it was called; what is missing has its name on either side."""
    said = [value.name if isinstance(value, FluentNone) else value for value in values]
    return f"<{'|'.join([*map(str, said), *(f'{name}={value}' for name, value in named.items())])}>"


FUNCTIONS: dict[str, Any] = dict.fromkeys(("NAME", "NAMES", "PART"), shown)


def both(text: str, language: str) -> tuple[Entries, FluentBundle]:
    ours = Entries(language, FUNCTIONS, lambda _: None)
    ours.learn(text)
    theirs = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    theirs.add_resource(FluentResource(text))
    return ours, theirs


def said_by_runtime(bundle: FluentBundle, key: str, attribute: str, params: dict[str, Any]) -> str:
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, dict(params))
    return str(said)


def variables(entry: Entry, text: str) -> dict[str, list[Any]]:
    """What an entry and those that it mentions ask for, with values that lead to each variant."""
    words = re.findall(r"\[ *([a-z][\w-]*) *\]", text)
    return {name: [*dict.fromkeys(words), "thing:some"] for name in dict.fromkeys(re.findall(r"\$([\w-]+)", text))}


def with_mentions(key: str, texts: dict[str, str]) -> str:
    """An entry and all that it leads to."""
    seen, left = list[str](), [key]
    while left:
        name = left.pop()
        if name not in seen and name in texts:
            seen.append(name)
            left += re.findall(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}", texts[name])
    return "\n".join(texts[name] for name in seen)


def arguments(known: dict[str, list[Any]], rng: Random) -> Iterator[dict[str, Any]]:
    """Each value of each variable once, the others by chance; and nothing at all."""
    every = {name: [*values, *rng.sample(NUMBERS, 4), 1] for name, values in known.items()}
    for name, values in every.items():
        for value in values:
            yield {**{other: rng.choice(some) for other, some in every.items()}, name: value}
    yield {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", usually(*USUALLY, more=sorted({"core", *keys()} - {*USUALLY})))
def test_every_message_is_said_as_the_runtime_of_fluent_says_it(name: str, language: str) -> None:
    """In both languages, each attribute, with numbers and words that lead to each variant, and without any."""
    text = catalogue_files(language, None if name == "core" else name)[-1].read_text(encoding="utf-8")
    texts, rng = dict(entries_of(text)), Random(name)
    ours, theirs = both(text, language)
    for key, own in texts.items():
        entry = compiled(own)
        known = variables(entry, with_mentions(key, texts))
        for attribute in ([""] if entry.value is not None else []) + [*entry.attributes]:
            for params in arguments(known, rng):
                wanted = said_by_runtime(theirs, key, attribute, params)
                assert ours.format(key, attribute, params) == wanted, (key, attribute, params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["core", *keys()])
def test_a_catalogue_that_was_compiled_says_the_same(name: str, language: str, tmp_path: Path) -> None:
    """What a wheel carries is what the file says."""
    text = catalogue_files(language, None if name == "core" else name)[-1].read_text(encoding="utf-8")
    kept = tmp_path / "words.json"
    kept.write_text(as_json(text), encoding="utf-8")
    assert from_json(kept) == {key: compiled(own) for key, own in entries_of(text).items()}


WRITTEN = {
    "lines": "lines = one\n    two\n      three\n\n    four  \n",
    "below": "below =\n    one\n     two { $a }\n  three\n",
    "literal": 'literal = { "" }  x { "{" }{ "\\u00e4\\"" }  \n',
    "blank": "blank = {$a}\n\n  { $b }   \n",
    "nested": "nested = { $a ->\n    [one] { $b ->\n        [0] none\n       *[other] { $b } of\n         them\n    }\n"
    "   *[other] many { NUMBER($a, minimumFractionDigits: 1) }\n }!\n",
    "no space": "close = {$a ->\n[1] exactly\n*[other]else\n}\n",
    "word for a number": "word = { $b ->\n  [1] one\n *[0] zero\n }\n",
    "attributes": "attributes = value\n  .first = { attributes }\n  .second = { attributes.first }, { $a }\n",
    "attributes alone": "alone =\n    .first = one\n    .second =\n        two\n        three\n",
    "itself": "itself = a { itself } b\n",
    "unknown": "unknown = { nowhere } { nowhere.part } { GONE($a) } { $none } { NUMBER($none) }\n",
    "numbers": "numbers = { 1 } { 1234.5 } { NUMBER($a, maximumFractionDigits: 0) } { NUMBER($a, useGrouping: 0) }"
    " { NUMBER(1.25, maximumFractionDigits: 1) }\n",
    "comment": "# said before\ncomment = said\n# said after\n\n## and more\n",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_every_way_of_writing_is_read_as_the_runtime_reads_it(name: str, language: str) -> None:
    text = WRITTEN[name]
    ours, theirs = both(text, language)
    for key, own in entries_of(text).items():
        entry = compiled(own)
        for attribute in ([""] if entry.value is not None else []) + [*entry.attributes]:
            for a in NUMBERS:
                for b in ("one", "other", 1, 0):
                    params = {"a": a, "b": b}
                    assert ours.format(key, attribute, params) == said_by_runtime(theirs, key, attribute, params)


NOT_WRITTEN = (
    "x = { $a", "x = }", "x =\n", "x = { $a ->\n [one] x\n }", "x = { $a ->\n }", "x = { $a -> *[one] x }",
    'x = { "a }',
    "x = { -term }", "x = y\n  .", "x = { $a ->\n *[one] x }",
)  # fmt: skip


@pytest.mark.parametrize("text", NOT_WRITTEN)
def test_what_is_not_written_as_we_write_it_is_an_error(text: str) -> None:
    with pytest.raises(FluentError, match="line"):
        compiled(text)


ALONE = """
import sys
sys.modules.update(dict.fromkeys(("fluent", "fluent.runtime", "fluent.syntax", "babel", "rich", "typer", "numpy")))
import json, tuath
from tuath.words.spoken import catalogue
said = {}
for key in tuath.game_keys():
    for language in ("en", "de"):
        words = catalogue(language, tuath.game(key))
        said[f"{key} {language}"] = [words.say(f"{key}-title"), len(words.printed())]
print(json.dumps(said))
"""


def test_both_languages_are_spoken_with_the_standard_library_alone() -> None:
    run = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    said = json.loads(run.stdout)
    assert {key.split()[0] for key in said} == {*keys()}
    assert all(title and not title.startswith("⟨") for title, _ in said.values())
    assert all((folder(key.split()[0]) / "words").is_dir() for key in said)
