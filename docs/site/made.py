"""Pages that nobody writes: each paragraph of the rules, and what each card says, in both languages, with its tests."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from docs.site.cards import Cards, Page
from tuath.core.game import Game
from tuath.games import find, keys
from tuath.words.cards import Card, CardReport, card_report
from tuath.words.catalogue import Catalogue
from tuath.words.digest import coverage, digest
from tuath.words.languages import LANGUAGES

TITLE = {"en": "Rules by paragraph", "de": "Regeln nach Absätzen"}
SHOWN_BY = {"en": "Shown by", "de": "Gezeigt von"}
BEGINNING = 60  # letters of a paragraph by which it is found
Names = Mapping[str, Mapping[str, str]]  # by id and language
KINDS = {
    "card": "cards", "territory": "territories", "power": "power cards", "innate": "innate powers",
    "fear_card": "fear cards", "blight_card": "blight cards", "reminder_card": "reminder cards", "event": "events",
    "token_event": "events of tokens", "dahan_event": "events of the Dahan", "aspect": "aspects",
    "special_rule": "special rules", "scenario": "scenarios", "foe": "adversaries",
}  # fmt: skip


def made_pages() -> dict[str, str]:
    """By name in the site."""
    return {name: text for key in keys() for name, text in (*rules_pages(key), *cards_pages(key))}


def front_of(made: Mapping[str, str]) -> str:
    """What the front says of these pages: a line for each game."""
    lines = ["", "## Rules and cards", ""] if made else []
    for key in keys():
        here = [name for name in made if name.partition("/")[2].startswith(key)]
        links = (f"[{made[name].partition('# ')[2].partition(chr(10))[0].partition(': ')[2]}]({name})" for name in here)
        lines += [f"- {title(key, 'en')}: {', '.join(links)}"] if here else []
    return "\n".join(lines) + "\n"


def rules_pages(key: str) -> Iterator[tuple[str, str]]:
    """A page for each language, a heading for each part, and each paragraph can be linked to."""
    tests = coverage(key).tests
    for language in LANGUAGES:
        book = digest(key, language)
        lines = [f"# {title(key, language)}: {TITLE[language]}", "", without_heading(book.preface), ""]
        for part in book.parts:
            lines += [f"## {part.id} {part.title}", ""]
            for paragraph in part.paragraphs:
                shown = sorted({test.partition("::")[0] for test in tests.get(paragraph.id, ())})
                lines += [f"({address(paragraph.id)}-{language})=", f"**{paragraph.id}** {paragraph.text}", ""]
                if shown:
                    lines += [f"{{.shown}}\n{SHOWN_BY[language]} {', '.join(f'`{test}`' for test in shown)}", ""]
        yield f"rules/{key}-{language}.md", "\n".join(lines)


def paragraph_names(key: str) -> Iterator[tuple[str, str]]:
    """What a paragraph is found by, and where it stands."""
    for id, paragraph in digest(key, "en").paragraphs.items():
        words = " ".join(re.sub(r"[*`]", "", paragraph.text).split())
        yield f"{id} {words[:BEGINNING]}", f"rules/{key}-en.html#{address(id)}-en"


def title(key: str, language: str) -> str:
    return Catalogue(language, find(key)).say(f"{key}-title")


def without_heading(preface: str) -> str:
    return "\n".join(line for line in preface.splitlines() if not line.startswith("# ")).strip()


def address(id: str) -> str:
    return id.lower().replace(".", "-")


@cache
def report_of(key: str) -> CardReport:
    return card_report(key)


def kinds_of(key: str) -> dict[str, list[Card]]:
    """The cards whose effects are written down, by kind, in the order of their names."""
    names = names_of(find(key))
    kinds: dict[str, list[Card]] = {}
    for card in sorted(report_of(key).cards, key=lambda card: called(names, card.thing, "en")):
        kinds.setdefault(card.thing.partition(":")[0], []).append(card)
    return kinds


def cards_pages(key: str) -> Iterator[tuple[str, str]]:
    """A page for each kind of card: what each says, in both languages."""
    names = names_of(find(key))
    for kind, cards in kinds_of(key).items():
        name = f"{key}-{kind.replace('_', '-')}"
        lines = [f"# {title(key, 'en')}: {KINDS[kind]}", ""]
        for card in cards:
            lines += [f"({key}-{address(card.thing.replace(':', '-'))})=", *card_lines(names, card, name)]
        yield f"cards/{name}.md", "\n".join(lines)


def card_lines(names: Names, card: Card, folder: str) -> list[str]:
    english, *others = called_everywhere(names, card)
    link = (
        f'<a href="{folder}/{card.thing.partition(":")[2].replace(":", "-")}.html">Clause by clause, rules, tests</a>'
    )
    texts = [line for language in LANGUAGES for line in (f"{{.{language}}}", plain(card.texts[language]), "")]
    return [f"## {' · '.join([english, *others])}", "", *texts, "```{raw} html", f"<p>{link}</p>", "```", ""]


def called_everywhere(names: Names, card: Card) -> list[str]:
    return list(dict.fromkeys(called(names, card.thing, language) for language in LANGUAGES))


def card_pages(key: str) -> Iterator[Page]:
    """A page for each card."""
    names = names_of(find(key))
    cards = Cards(key, report_of(key))
    for kind, here in kinds_of(key).items():
        for card in here:
            called = tuple(unescape(each) for each in called_everywhere(names, card))
            yield cards.page(card, f"{title(key, 'en')}: {KINDS[kind]}", called)


def called(names: Names, thing: str, language: str) -> str:
    """As players read it; a level of an adversary has the adversary's name and its own."""
    id, _, part = thing.partition(":")[2].partition("-")
    name = plain(names[id][language]) if id in names else id.replace("_", " ").capitalize()
    return f"{name}, {part.replace('level', 'level ')}" if part else name


def names_of(game: Game[Any]) -> Names:
    """Of all records of a game's material that have names."""
    return dict(named(game.material()))


def named(value: Any) -> Iterator[tuple[str, Mapping[str, str]]]:
    if isinstance(value, Mapping) and "id" in value and isinstance(value.get("names"), Mapping):
        yield value["id"], value["names"]
    if isinstance(value, Mapping | list | tuple):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from named(part)


def unescape(text: str) -> str:
    """As it was before `plain`."""
    return re.sub(r"\\(.)", r"\1", text)


def plain(text: str) -> str:
    """With nothing in it that Markdown would read as more than a letter."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#" else letter for letter in text)
