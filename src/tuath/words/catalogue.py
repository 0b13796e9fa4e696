"""Words out of messages: one catalogue per language, in the format of Project Fluent, for terminal and browser alike.

A thing comes as "domain:id". ``NAME($tile)`` writes its name: the message ``<game>-<domain>-<id>`` if there is one,
otherwise its proper name; ``NAME($tile, form: "acc")`` writes the attribute of that message, for languages with cases.
What the material of a game itself names and does is written into its catalogue when it is loaded: see effects.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any, cast
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, parse
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Resource

from tuath.core.game import Game
from tuath.core.message import Message, Param, Refused, refuse
from tuath.core.question import Decision
from tuath.games import folder, keys
from tuath.words.effects import Narrator, entries, fluent

LANGUAGES = ("en", "de")
_HERE = Path(__file__).parent

Params = Mapping[str, Param]
Names = Mapping[str, str]  # of things of this table, such as its players
_PRINTED: WeakKeyDictionary[Game[Any], dict[str, str]] = WeakKeyDictionary()
_NAMES: ContextVar[Names] = ContextVar("names")  # Fluent's functions get nothing else from their caller


class Catalogue:
    """The words of one language: of the engine and its edges, and of one game if it is given."""

    def __init__(self, language: str, game: Game[Any] | None = None, speaks: bool = True) -> None:
        if language not in LANGUAGES:
            raise Refused(refuse("", "core-unknown-language", text=language, known=", ".join(LANGUAGES)))
        self.language = language
        self.game = game
        self.proper = dict(game.names()) if game else {}
        functions = {"NAME": cast("Any", self._name), "PART": cast("Any", self._part)}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._narrator = Narrator(self._format, self.has, game.key if game else "")
        self.text = written_text(language, game.key if game else None)
        self._bundle.add_resource(_parsed(self.text))
        self._narrator.learn(self.text)
        if game is not None:
            printed = self._printed(game)
            if speaks:  # whoever only wants the text need not wait until it is read
                self._bundle.add_resource(_parsed(printed))
            self.text += f"\n{printed}"

    def learn(self, text: str) -> None:
        self._bundle.add_resource(_parsed(text))
        self.text += f"\n{text}"

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **params: Param | float) -> str:
        """Words of the edges, where numbers may be fractions."""
        _NAMES.set({})
        return self._format(key, "", params)

    def render(self, message: Message, names: Names | None = None) -> str:
        """The message in this language; ``names`` are those of this table, such as its players'."""
        _NAMES.set(names or {})
        return self._format(message.key, "", dict(message.params))

    def name(self, thing: str, form: str = "", names: Names | None = None) -> str:
        """The name of a thing, in a grammatical form if its message has one."""
        _NAMES.set(names or {})
        return self._name(thing, form)

    def prompt(self, decision: Decision[Any], params: Params, names: Names | None = None) -> str:
        """The question in words; it may name what is the same for all its options."""
        return self.render(Message(decision.key, tuple(params.items())), names)

    def option(self, decision: Decision[Any], params: Mapping[str, Param], names: Names | None = None) -> str:
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
        if not self._bundle.has_message(key):
            return f"⟨{key}⟩"
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        assert pattern is not None, f"{key} has attributes only"
        text, _errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text)

    def _printed(self, game: Game[Any]) -> str:
        """What the material of the game adds, told once for each language."""
        known = _PRINTED.setdefault(game, {})
        if self.language not in known:
            _NAMES.set({thing: names[self.language] for thing, names in game.titles().items()})
            known[self.language] = "".join(
                fluent(key, text) for key, text in entries(game, self._narrator, self.language)
            )
        return known[self.language]

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
        key = next((key for key in keys if self._bundle.has_message(key)), "")
        if key:
            owner = next((name for name in self.proper if part and name.endswith(f":{part}")), "")
            return self._format(key, form, {"part": part, "owner": self.proper.get(owner, part)})
        return self.proper.get(thing, rest or thing)


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
    text = Catalogue(language, game, speaks=False).text
    return text if game is not None else "\n".join([text, *(_presentation(language, key) for key in keys())])


PRESENTED = ("title", "author", "about")


@lru_cache(maxsize=32)
def _presentation(language: str, game: str) -> str:
    """Its title, its author, and what it is about."""
    written = (folder(game) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    wanted = [f"{game}-{part}" for part in PRESENTED]
    found = [entry for entry in parse(written).body if isinstance(entry, Entry) and entry.id.name in wanted]
    return "".join(map(FluentSerializer().serialize_entry, found))


@lru_cache(maxsize=32)
def written_text(language: str, game: str | None) -> str:
    """The catalogues as their files have them."""
    paths = [_HERE / f"{language}.ftl"]
    if game is not None:
        paths.append(folder(game) / "words" / f"{language}.ftl")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@lru_cache(maxsize=32)
def _parsed(text: str) -> Resource:
    """A text of entries; nobody asks where in it they stand."""
    return FluentParser(with_spans=False).parse(text)
