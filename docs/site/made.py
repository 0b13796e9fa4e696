"""Pages that nobody writes: each paragraph of the rules, and what each card says, in both languages, with its tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tuath.core.game import Game
from tuath.games import find, keys
from tuath.words.cards import Card, card_report
from tuath.words.catalogue import Catalogue
from tuath.words.digest import coverage, digest
from tuath.words.languages import LANGUAGES

TITLE = {"en": "Rules by paragraph", "de": "Regeln nach Absätzen"}
SHOWN_BY = {"en": "Shown by", "de": "Gezeigt von"}
NO_TEST = "No test names this card."
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


def title(key: str, language: str) -> str:
    return Catalogue(language, find(key)).say(f"{key}-title")


def without_heading(preface: str) -> str:
    return "\n".join(line for line in preface.splitlines() if not line.startswith("# ")).strip()


def address(id: str) -> str:
    return id.lower().replace(".", "-")


def cards_pages(key: str) -> Iterator[tuple[str, str]]:
    """A page for each kind of card, where a game has cards whose effects are written down."""
    report, names = card_report(key), names_of(find(key))
    kinds: dict[str, list[Card]] = {}
    for card in report.cards:
        kinds.setdefault(card.thing.partition(":")[0], []).append(card)
    for kind, cards in kinds.items():
        lines = [f"# {title(key, 'en')}: {KINDS[kind]}", ""]
        for card in sorted(cards, key=lambda card: called(names, card.thing, "en")):
            lines += [f"({key}-{address(card.thing.replace(':', '-'))})=", *card_lines(names, card)]
            note = report.disputed.get(card.thing.partition(":")[2])
            lines += [f"{{.unsure}}\nNot certain: {plain(note)}", ""] if note else []
        yield f"cards/{key}-{kind.replace('_', '-')}.md", "\n".join(lines)


def card_lines(names: Names, card: Card) -> list[str]:
    english, *others = dict.fromkeys(called(names, card.thing, language) for language in LANGUAGES)
    lines = [f"## {' · '.join([english, *others])}", ""]
    lines += [line for language in LANGUAGES for line in (f"{{.{language}}}", plain(card.texts[language]), "")]
    lines += ["```text", *card.lines, "```", ""]
    shown = f"{SHOWN_BY['en']} {', '.join(f'`{test}`' for test in card.tests)}" if card.tests else NO_TEST
    return [*lines, f"{{.shown}}\n{shown}", ""]


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


def plain(text: str) -> str:
    """With nothing in it that Markdown would read as more than a letter."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#" else letter for letter in text)
