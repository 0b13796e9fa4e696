"""Words out of messages: one catalogue per language, in the format of Project Fluent, for terminal and browser alike.

A thing comes as "domain:id". ``NAME($tile)`` writes its name: the message ``<game>-<domain>-<id>`` if there is one,
otherwise its proper name; ``NAME($tile, form: "acc")`` writes the attribute of that message, for languages with cases.
``NAMES($tiles)`` writes those of several things, each perhaps with a number: see chronicle.py in the core.
What the material of a game itself names and does is told when it is first asked for: see effects.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from tuath.core.game import Game
from tuath.core.message import Message, Param, Refused, refuse
from tuath.core.notation import Line
from tuath.core.question import Decision, Question
from tuath.games import folder, keys
from tuath.words.compiling import Entry, entries_of, from_json, without_comments
from tuath.words.effects import Narrator, Telling, fluent, tellings
from tuath.words.languages import LANGUAGES
from tuath.words.reading import Entries

_HERE = Path(__file__).parent

Params = Mapping[str, Param]
Names = Mapping[str, str]  # of things of this table, such as its players
_PRINTED: WeakKeyDictionary[Game[Any], dict[str, dict[str, str]]] = WeakKeyDictionary()
_NAMES: ContextVar[Names] = ContextVar("names")  # Fluent's functions get nothing else from their caller
_TELLING: ContextVar[bool] = ContextVar("telling", default=False)  # what is told is made of what is written alone


Asked = Decision[Any] | Question[Any]


class Catalogue:
    """The words of one language: of the engine and its edges, and of one game if it is given."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise Refused(refuse("", "core-unknown-language", text=language, known=", ".join(LANGUAGES)))
        self.language = language
        self.game = game
        self.proper = dict(game.names()) if game else {}
        functions = {"NAME": self._name, "NAMES": self._names, "PART": self._part}
        self._written = Entries(language, functions, self._told_entry)
        for file in catalogue_files(language, game.key if game else None):
            if (ready := file.with_suffix(".json")).exists():
                self._written.know(ready_entries(ready))
            else:
                self._written.learn(file.read_text(encoding="utf-8"))
        self._told = _PRINTED.setdefault(game, {}).setdefault(language, {}) if game else {}

    def learn(self, text: str) -> None:
        self._written.learn(text)

    def has(self, key: str) -> bool:
        return key in self._written or (not _TELLING.get() and key in self._tellings)

    def say(self, key: str, **params: Param | float) -> str:
        """Words of the edges, where numbers may be fractions."""
        _NAMES.set({})
        return self._format(key, "", params)

    def render(self, message: Message, names: Names | None = None) -> str:
        """The message in this language; ``names`` are those of this table, such as its players'."""
        _NAMES.set(names or {})
        return self._format(message.key, "", dict(message.params))

    def tell(self, said: Sequence[Message], names: Names | None = None) -> str:
        """What several lines of a log tell together: whose it is, then its clauses; one message is told as it is."""
        first, *clauses = (self.render(message, names) for message in said)
        return f"{first} {'; '.join(clauses)}." if clauses else first

    def name(self, thing: str, form: str = "", names: Names | None = None) -> str:
        """The name of a thing, in a grammatical form if its message has one."""
        _NAMES.set(names or {})
        return self._name(thing, form)

    def prompt(self, decision: Decision[Any], params: Params, names: Names | None = None) -> str:
        """The question in words; it may name what is the same for all its options."""
        return self.render(Message(decision.key, tuple(params.items())), names)

    def help(self, decision: Decision[Any], params: Params, names: Names | None = None) -> str:
        """What the choice leads to, whatever is chosen; it may name what the question names."""
        key = f"{decision.key}-help"
        return self.render(Message(key, tuple(params.items())), names) if self.has(key) else ""

    def option(self, decision: Asked, params: Mapping[str, Param], names: Names | None = None) -> str:
        """What one option of a decision is called."""
        key = f"{decision.key}-option"
        if self.has(key):
            return self.render(Message(key, tuple(params.items())), names)
        return self.name(str(params["option"]), names=names)

    def note(self, decision: Decision[Any], params: Params, names: Names | None = None) -> str:
        """What an option costs and brings, if there is something to say."""
        key = f"{decision.key}-note"
        return self.render(Message(key, tuple(params.items())), names) if self.has(key) else ""

    def _format(self, key: str, attribute: str, params: Mapping[str, Param | float]) -> str:
        if key in self._written:
            return self._written.format(key, attribute, params)
        return self._tell(key) if self.has(key) else f"⟨{key}⟩"

    def printed(self) -> str:
        """What the material of the game adds, in the format of Project Fluent."""
        return "".join(fluent(key, self._tell(key)) for key in self._tellings)

    def _told_entry(self, key: str) -> str | None:
        return self._tell(key) if self.has(key) else None

    def line(self, line: Line) -> str:
        """One line of a card, or a part of one, as sentences."""
        with self._making():
            return self._narrator.line(line)

    def _tell(self, key: str) -> str:
        """A text of the material: told once for each language."""
        if key not in self._told:
            assert self.game is not None
            with self._making():
                self._told[key] = self._tellings[key]()
        return self._told[key]

    @contextmanager
    def _making(self) -> Iterator[None]:
        """Texts of the material are being made: things are called as in the data file, and none refers to another."""
        names = _NAMES.set(self._titles)
        telling = _TELLING.set(True)
        try:
            yield
        finally:
            _TELLING.reset(telling)
            _NAMES.reset(names)

    @cached_property
    def _titles(self) -> Names:
        """What the data file of the game calls things."""
        return {thing: names[self.language] for thing, names in self.game.titles().items()} if self.game else {}

    @cached_property
    def _tellings(self) -> Mapping[str, Telling]:
        """How the material of the game is told, by the keys under which it is asked for."""
        written = self._written.__contains__
        return dict(tellings(self.game, lambda: self._narrator, self.language, written)) if self.game else {}

    @cached_property
    def _narrator(self) -> Narrator:
        assert self.game is not None
        narrator = Narrator(self._format, self.has, self.game.key)
        narrator.learn(written_text(self.language, self.game.key))
        return narrator

    def _part(self, value: Any, form: Any = "") -> str:
        """Fluent's function PART: a part of an effect."""
        return self._narrator.tell(str(value), str(form))

    def _name(self, value: Any, form: Any = "") -> str:
        """Fluent's function NAME."""
        thing, form = str(value), str(form)
        names = _NAMES.get({})
        if thing in names:
            return names[thing]
        domain, _, rest = thing.partition(":")
        id, _, part = rest.partition(":")
        keys = (f"{self.game.key}-{domain}-{id}" if self.game else "", f"core-{domain}-{id}")
        key = next((key for key in keys if self.has(key)), "")
        if key:
            owner = next((name for name in self.proper if part and name.endswith(f":{part}")), "")
            return self._format(key, form, {"part": part, "owner": self.proper.get(owner, part)})
        return self.proper.get(thing, rest or thing)

    def _names(self, value: Any, form: Any = "") -> str:
        """Fluent's function NAMES: of things that occur several times, or of players with their numbers.

        In the form ``apart`` they stand side by side, whether they are names or whole sentences.
        """
        if form == "apart":
            return " · ".join(self._name(each) for each in str(value).split(" "))
        *before, last = (self._numbered(each, form) for each in str(value).split(" "))
        if not before:
            return last
        return self._format("core-effect-and", "", {"before": ", ".join(before), "last": last})

    def _numbered(self, value: str, form: Any) -> str:
        counted = re.search(r"([*=])(\d+)$", value)
        if counted is None:
            return self._name(value, form)
        sign, number = counted.groups()
        name = self._name(value[: counted.start()], form)
        return f"{name} ×{number}" if sign == "*" else f"{name} {number}"


def presenting_all(language: str) -> Catalogue:
    """The words of the engine, and the title of every game."""
    words = Catalogue(language)
    for key in keys():
        words.learn(_presentation(language, key))
    return words


@lru_cache(maxsize=32)
def catalogue_text(language: str, game: Game[Any] | None) -> str:
    """The catalogues of the engine and of a game in the format of Project Fluent, with what its material adds.

    Without a game they have what presents every game instead: a list of games need not wait for all that is printed.
    """
    if game is None:
        return "\n".join([written_text(language, None), *(_presentation(language, key) for key in keys())])
    return f"{written_text(language, game.key)}\n{Catalogue(language, game).printed()}"


PRESENTED = ("title", "author", "about")


@lru_cache(maxsize=32)
def _presentation(language: str, game: str) -> str:
    """Its title, its author, and what it is about."""
    written = (folder(game) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    wanted = {f"{game}-{part}" for part in PRESENTED}
    return "".join(
        f"{without_comments(entry).rstrip()}\n" for key, entry in entries_of(written).items() if key in wanted
    )


@lru_cache(maxsize=32)
def written_text(language: str, game: str | None) -> str:
    """The catalogues as their files have them."""
    return "\n".join(path.read_text(encoding="utf-8") for path in catalogue_files(language, game))


def catalogue_files(language: str, game: str | None) -> list[Path]:
    """That of the engine, and that of a game; a wheel has each beside it as data, compiled when it was built."""
    files = [_HERE / f"{language}.ftl"]
    return files if game is None else [*files, folder(game) / "words" / f"{language}.ftl"]


@lru_cache(maxsize=32)
def ready_entries(file: Path) -> Mapping[str, Entry]:
    return from_json(file)
