"""Entries in the format of Project Fluent, each compiled when it is first asked for, and said by the standard library.

It says what `fluent.runtime` says: a test holds every entry of every catalogue against that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

from tuath.words.compiling import Entry, Pattern, compiled, entries_of

Function = Callable[..., Any]
SEPARATORS = {"en": (",", "."), "de": (".", ",")}  # of thousands, and of what is less than one
DIGITS = 3  # after the point at most, where nobody says how many


class Missing(str):
    """What stands where something is not known; no variant is meant by it."""

    __slots__ = ()


class Numeral:
    """A number that is to be written in a certain way."""

    __slots__ = ("grouped", "least", "most", "value")

    def __init__(self, value: float | Numeral, least: int, most: int, grouped: bool) -> None:
        self.value: float = value.value if isinstance(value, Numeral) else value
        self.least, self.most, self.grouped = least, most, grouped


class Entries:
    """Those of one catalogue: all are known by name, few are read.

    They may mention entries that are not written here: ``elsewhere`` says those, if there are any by now.
    """

    def __init__(
        self, language: str, functions: Mapping[str, Function], elsewhere: Callable[[str], str | None]
    ) -> None:
        self._separators = SEPARATORS[language]
        self._functions: dict[str, Function] = {"NUMBER": numeral, **functions}
        self._elsewhere = elsewhere
        self._texts: dict[str, str] = {}
        self._entries: dict[str, Entry] = {}

    def learn(self, text: str) -> None:
        self._texts = {**entries_of(text), **self._texts}

    def know(self, entries: Mapping[str, Entry]) -> None:
        """Some that were compiled before."""
        self._entries = {**entries, **self._entries}

    def __contains__(self, key: str) -> bool:
        return key in self._entries or key in self._texts

    def format(self, key: str, attribute: str, params: Mapping[str, Any]) -> str:
        """An entry, or an attribute of it if it has that one."""
        entry = self._entry(key)
        assert entry is not None, f"{key} is unknown"
        pattern = entry.attributes.get(attribute, entry.value) if attribute else entry.value
        assert pattern is not None, f"{key} has attributes only"
        return _Speaker(self, params).pattern(pattern)

    def _entry(self, key: str) -> Entry | None:
        """Read once; several threads may do it at once, and find the same."""
        known = self._entries.get(key)
        if known is None and key in self._texts:
            known = self._entries[key] = compiled(self._texts[key])
        return known

    def referred(self, key: str, attribute: str) -> Pattern | None:
        """What an entry says of another."""
        entry = self._entry(key)
        if entry is None:
            return self._elsewhere(key) if not attribute else None
        return entry.attributes.get(attribute) if attribute else entry.value

    def call(self, name: str, by_place: list[Any], by_name: Mapping[str, Any]) -> Any:
        try:
            return self._functions[name](*by_place, **by_name)
        except Exception:  # whatever a function trips over, the sentence around it is said
            return Missing(f"{name}()")

    def written(self, value: Any) -> str:
        match value:
            case str():
                return value
            case Numeral():
                thousands, point = self._separators
                separators = (thousands if value.grouped else "", point)
                return number(value.value, value.least, value.most, separators)
            case _:
                return number(value, 0, DIGITS, self._separators)


class _Speaker:
    """Says one entry with its parameters; what mentions itself is cut off."""

    __slots__ = ("active", "entries", "params")

    def __init__(self, entries: Entries, params: Mapping[str, Any]) -> None:
        self.entries = entries
        self.params = params
        self.active: set[int] = set()

    def pattern(self, pattern: Pattern) -> str:
        if isinstance(pattern, str):
            return pattern
        if id(pattern) in self.active:
            return Missing("???")
        self.active.add(id(pattern))
        said = [part if isinstance(part, str) else self.entries.written(self.value(part)) for part in pattern]
        self.active.discard(id(pattern))
        return "".join(said)

    def value(self, part: Any) -> Any:
        if isinstance(part, str):
            return part
        match part:
            case ["v", name]:
                value = self.params.get(name)
                return value if isinstance(value, str | int | float | Numeral) else Missing(name)
            case ["n", value]:
                return value
            case ["s", by, variants, usual]:
                return self.selected(self.value(by), variants, usual)
            case ["f", name, by_place, by_name]:
                given = {key: self.value(each) for key, each in by_name.items()}
                return self.entries.call(name, [self.value(each) for each in by_place], given)
            case ["m", key, *attribute]:
                pattern = self.entries.referred(key, attribute[0] if attribute else "")
                return self.pattern(pattern) if pattern is not None else Missing(f"{{{'.'.join([key, *attribute])}}}")
        raise AssertionError(part)

    def selected(self, value: Any, variants: list[list[Any]], usual: int) -> str:
        if not isinstance(value, Missing):
            for key, pattern in variants:
                if is_meant(value.value if isinstance(value, Numeral) else value, key):
                    return self.pattern(pattern)
        return self.pattern(variants[usual][1])


def is_meant(value: str | float, key: str | float) -> bool:
    """The same word, the same number, or the word for such numbers."""
    if isinstance(value, str) != isinstance(key, str):
        word, amount = (value, key) if isinstance(value, str) else (key, value)
        assert not isinstance(amount, str)
        return word == ("one" if abs(amount) == 1 else "other")  # in English and German alike
    return value == key


def numeral(
    value: Any,
    *,
    minimumFractionDigits: int = 0,  # noqa: N803 (these names are Fluent's)
    maximumFractionDigits: int = DIGITS,  # noqa: N803
    useGrouping: int | str = 1,  # noqa: N803
) -> Numeral | Missing:
    """Fluent's function NUMBER."""
    if isinstance(value, Missing):
        return value
    if not isinstance(value, int | float | Numeral):
        raise TypeError(value)
    return Numeral(value, minimumFractionDigits, maximumFractionDigits, bool(useGrouping))


def number(value: float, least: int, most: int, separators: tuple[str, str]) -> str:
    """As people write it, with at least and at most so many digits after the point."""
    thousands, point = separators
    if isinstance(value, int) and not least:
        said = f"{value:,}"
    else:
        rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-max(least, most)), ROUND_HALF_EVEN)
        whole, _, part = f"{rounded:,f}".partition(".")
        part = part.rstrip("0").ljust(least, "0")
        said = f"{whole}.{part}" if part else whole
    return said.translate({ord(","): thousands, ord("."): point})
