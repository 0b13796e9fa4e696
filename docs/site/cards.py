"""A page for each card, from the data alone: clause by clause in both languages, with its paragraphs and its tests.

There are many and they are all alike, so they do not go through Markdown: Sphinx is given them ready, and puts the
site's frame around them. What they say stands beside the pages in a file that `build.py` writes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, NamedTuple

import tuath.games
from tuath.core.game import Game
from tuath.core.notation import Call, Line, statements
from tuath.games import find
from tuath.words.cards import Card, CardReport, written
from tuath.words.catalogue import Catalogue
from tuath.words.digest import cited, coverage, digest
from tuath.words.languages import LANGUAGES

FILE = "cards.json"
LONG = 160  # letters of a paragraph's beginning
NOT_TOLD = (
    "id",
    "names",
    "name",
    "effect",
    "note",
    "origin",
    "rule_notes",
    "rules",
)  # of a record: told elsewhere, or no fact
CORRECTION = "Wrong? Every part of a card is a line of data; the form “card correction” asks for what there is to know."


class Clause(NamedTuple):
    """A piece of a card: what it says, as notation, and which paragraphs its verbs cite."""

    texts: tuple[str, ...]  # by language
    notation: str
    rules: tuple[str, ...]


class Page(NamedTuple):
    """One card, ready for the site."""

    name: str  # in the site, without an ending
    title: str
    names: tuple[str, ...]
    body: str


class Cards:
    """All cards of a game, and what is asked of each."""

    def __init__(self, key: str, report: CardReport) -> None:
        self.key, self.report = key, report
        game: Game[Any] = find(key)
        self.lines = game.lines()
        self.words = [Catalogue(language, game) for language in LANGUAGES]
        self.verbs = verbs_of(key)
        self.paragraphs = digest(key, "en").paragraphs
        self.cited = coverage(key).tests
        self.records = dict(records(game.material()))

    def clauses(self, card: Card) -> Iterator[Clause]:
        """The card cut at its outermost statements."""
        for line in self.lines[card.thing]:
            for piece in pieces(line):
                cites = (id for name in verbs_in(piece) for id in self.verbs.get(name, ()))
                texts = tuple(words.line(piece) for words in self.words)
                yield Clause(texts, written(piece), tuple(id for id in dict.fromkeys(cites) if id in self.paragraphs))

    def rulings(self, card: Card, clauses: list[Clause], name: str) -> list[str]:
        """The paragraphs of its verbs, and those that speak of it by name."""
        heading = re.compile(rf"\*{re.escape(name)}[.:]?\*")
        whole = re.compile(rf"\b{re.escape(name)}\b") if " " in name else heading  # one word alone is no name yet
        by_name = [id for id, each in self.paragraphs.items() if heading.match(each.text) or whole.search(each.text)]
        return list(dict.fromkeys([*self.own(card), *by_name, *(id for clause in clauses for id in clause.rules)]))

    def own(self, card: Card) -> list[str]:
        """The paragraphs that its record names."""
        return [
            id for id in self.records.get(card.thing.partition(":")[2], {}).get("rules", ()) if id in self.paragraphs
        ]

    def tests(self, card: Card) -> list[str]:
        """Those that say that they play it; where a game's tests do not, those that cite its own paragraphs."""
        if card.tests or any(each.tests for each in self.report.cards):
            return list(card.tests)
        return sorted({place.partition(":")[0] for id in self.own(card) for place in self.cited.get(id, ())})

    def page(self, card: Card, kind: str, called: tuple[str, ...]) -> Page:
        clauses = list(self.clauses(card))
        name = f"cards/{self.key}-{card.thing.partition(':')[0].replace('_', '-')}"
        other = "".join(
            f' <span class="de">{escape(each)}</span>' for each in dict.fromkeys(called[1:]) if each != called[0]
        )
        up = f"../{name.rpartition('/')[2]}.html"
        body = [
            f'<p class="crumbs"><a href="{up}">{escape(kind)}</a></p>',
            f"<h1>{escape(called[0])}{other}</h1>",
            *self.facts(card),
            *table(clauses, self.key),
            *self.rules(self.rulings(card, clauses, called[0])),
            *tests(card, self.tests(card)),
            f'<p class="shown">{CORRECTION}</p>',
        ]
        address = card.thing.partition(":")[2].replace(":", "-")
        return Page(f"{name}/{address}", called[0], called, "\n".join(body))

    def facts(self, card: Card) -> Iterator[str]:
        """What else is printed on it, as its record says."""
        id = card.thing.partition(":")[2]
        record = self.records.get(id, {})
        told = {"data": card.thing} | {key: told_as(value) for key, value in record.items() if key not in NOT_TOLD}
        rows = "".join(
            f"<div><dt>{escape(key)}</dt> <dd>{escape(value)}</dd></div>" for key, value in told.items() if value
        )
        yield f'<dl class="facts">{rows}</dl>'
        if note := self.report.disputed.get(id):
            yield f'<p class="unsure">Not certain: {escape(note)}</p>'

    def rules(self, ids: list[str]) -> Iterator[str]:
        if ids:
            rows = (f"<li>{rule_link(self.key, id)} {escape(self.beginning(id))}</li>" for id in ids)
            yield f'<h2 id="rules">Rules and rulings</h2>\n<ul class="rules">{"".join(rows)}</ul>'

    def beginning(self, id: str) -> str:
        """As much of a paragraph as fits into a line or two."""
        text = " ".join(re.sub(r"[*`]", "", self.paragraphs[id].text).split())
        return text if len(text) <= LONG else f"{text[:LONG].rsplit(' ', 1)[0]} …"


def pieces(line: Line) -> Iterator[Line]:
    """A line cut at its outermost statements; where it has none it is one piece."""
    if not line.effect:
        yield line
    for statement in line.effect:
        yield line._replace(effect=(statement,))


def verbs_in(line: Line) -> list[str]:
    return [each.verb for each in statements(line.effect) if isinstance(each, Call)]


def verbs_of(key: str) -> dict[str, list[str]]:
    """The paragraphs that the functions behind the verbs of a game cite."""
    found: dict[str, list[str]] = {}
    package = import_module(f"{tuath.games.__name__}.{key}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        verbs = getattr(import_module(module.name), "VERBS", {})
        for verb, function in verbs.items():
            if callable(function):
                found.setdefault(verb, cited(function.__doc__ or ""))
    return found


def records(value: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every record of the material that has an id."""
    if isinstance(value, Mapping) and "id" in value:
        yield value["id"], value
    if isinstance(value, Mapping | list | tuple):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from records(part)


def told_as(value: Any) -> str:
    """A fact of a record in a few words; what is a record itself is none."""
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, int | str):
        return str(value)
    if isinstance(value, Mapping) and all(isinstance(part, int | str) for part in value.values()):
        return ", ".join(f"{key} {part}" for key, part in value.items())
    if isinstance(value, list | tuple) and all(isinstance(part, int | str) for part in value):
        return ", ".join(map(str, value))
    return ""


def table(clauses: list[Clause], key: str) -> Iterator[str]:
    heads = "".join(f"<th>{head}</th>" for head in ("", "English", "Deutsch", "notation", "rules"))
    yield f'<h2 id="clauses">Clause by clause</h2>\n<table class="clauses"><thead><tr>{heads}</tr></thead><tbody>'
    for number, clause in enumerate(clauses, 1):
        links = " ".join(rule_link(key, id) for id in clause.rules)
        texts = "".join(
            f'<td class="{language}">{escape(text)}</td>'
            for language, text in zip(LANGUAGES, clause.texts, strict=True)
        )
        code = f"<td><code>{escape(clause.notation)}</code></td>"
        yield f'<tr id="c{number}"><th><a href="#c{number}">{number}</a></th>{texts}{code}<td>{links}</td></tr>'
    yield "</tbody></table>"


def rule_link(key: str, id: str) -> str:
    address = id.lower().replace(".", "-")
    return f'<a class="rule" href="../../rules/{key}-en.html#{address}-en">{id}</a>'


def tests(card: Card, shown_by: list[str]) -> Iterator[str]:
    yield '<h2 id="tests">Tests</h2>'
    if not shown_by:
        yield '<p class="unsure">No test names this card.</p>'
    else:
        yield f"<ul>{''.join(f'<li><code>{escape(test)}</code></li>' for test in shown_by)}</ul>"
    if card.clauses.total:
        yield f"<p>{card.clauses.shown} of {card.clauses.total} clauses are shown: a test fails without them.</p>"
    for left in card.clauses.left:
        yield f'<p class="unsure">Not shown: <code>{escape(left)}</code></p>'


# ---- for Sphinx ------------------------------------------------------------------------------------------------------


def setup(app: Any) -> dict[str, bool]:
    app.connect("html-collect-pages", collected)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def collected(app: Any) -> Iterator[tuple[str, dict[str, Any], str]]:
    file = app.srcdir / FILE
    for name, title, _, body in json.loads(file.read_text(encoding="utf-8")) if file.exists() else ():
        yield name, {"title": title, "body": body, "is_card": True}, "page.html"
