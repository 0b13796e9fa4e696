"""``tuath rules``: the digest and who cites it, the cards, which test plays them and how much of them is shown."""

from __future__ import annotations

from typing import Annotated, Any

from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.terminal.arguments import Json, Key, Lang, spoken_language
from tuath.terminal.declaring import typer
from tuath.terminal.screen import Console, Table, escape
from tuath.terminal.style import make_console, print_json
from tuath.terminal.text.paragraphs import chosen_paragraphs, find_term, show_rules, show_term
from tuath.words.cards import CardReport, card_report
from tuath.words.catalogue import Catalogue
from tuath.words.digest import Coverage, coverage

PART = "-"  # before a part of a record, such as a level of an adversary


def rules(
    key: Key,
    paragraph: Annotated[
        str,
        typer.Argument(help="A paragraph, a part or a word: A-4.2, A-4, Caer; with --cards a kind or a card."),
    ] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Which code and which test cites what.")] = False,
    show_cards: Annotated[bool, typer.Option("--cards", help="What every card says, and which test plays it.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Read the rules digest, see which paragraph is cited where, or what every card says and which test plays it."""
    words = Catalogue(spoken_language(lang))
    find(key)
    if show_cards:
        tell_cards(words, key, paragraph, as_json)
        return
    if not show_coverage:
        spoken = Catalogue(words.language, find(key))
        term = None if as_json else find_term(spoken, find(key), paragraph)
        if term is not None:
            show_term(make_console(), spoken, find(key), term)
        elif as_json:
            print_json(rules_data(key, words.language, paragraph))
        else:
            show_rules(make_console(), words, key, paragraph)
        return
    report = coverage(key)
    if as_json:
        print_json(
            {
                "game": key,
                "paragraphs": list(report.paragraphs),
                "mechanical": list(report.mechanical),
                "uncited": report.uncited,
                "untested": report.untested,
            }
        )
        return
    print_coverage(make_console(), words, report)


def rules_data(key: str, language: str, wanted: str) -> dict[str, Any]:
    found = [
        {"id": id, "text": paragraph.text, "mechanical": paragraph.mechanical}
        for id, paragraph in chosen_paragraphs(key, language, wanted).items()
    ]
    return {"game": key, "language": language, "paragraphs": found}


def tell_cards(words: Catalogue, key: str, wanted: str, as_json: bool) -> None:
    """The cards of a game, or those whose names begin so."""
    report = chosen_cards(card_report(key), key, wanted)
    if as_json:
        cards = [
            {
                "card": card.thing,
                "lines": card.lines,
                "texts": card.texts,
                "tests": card.tests,
                "clauses": {"count": card.clauses.total, "shown": card.clauses.shown, "left": card.clauses.left},
            }
            for card in report.cards
        ]
        found = {"missing": report.missing, "untested": report.untested, "disputed": report.disputed}
        print_json({"game": key, "cards": cards, **found})
        return
    print_cards(make_console(), words, report)


def chosen_cards(report: CardReport, key: str, wanted: str) -> CardReport:
    """``power`` is a whole kind, ``power:boon_of_vigor`` or ``boon_of_vigor`` one card."""
    chosen = [card for card in report.cards if wanted in ("", card.thing, *card.thing.split(":"))]
    if wanted and not chosen:
        kinds = sorted({card.thing.partition(":")[0] for card in report.cards})
        raise Refused(refuse("", "core-unknown-card", text=wanted, game=key, known=", ".join(kinds)))
    ids = {card.thing.partition(":")[2] for card in chosen}
    ids |= {id.partition(PART)[0] for id in ids}  # a level of an adversary: what is told of the adversary
    disputed = {id: note for id, note in report.disputed.items() if not wanted or id in ids}
    return report._replace(cards=tuple(chosen), disputed=disputed)


def print_cards(console: Console, words: Catalogue, report: CardReport) -> None:
    table = Table(box=None, pad_edge=False)
    titles = ["command-card", "command-card-text", "command-coverage-tests"]
    titles += ["command-card-clauses"] if report.clauses.total else []
    for title in titles:
        table.add_column(words.say(title), overflow="fold")
    for card in report.cards:
        told = [card.thing, escape(card.texts[words.language]) or "–", "\n".join(card.tests) or "–"]
        counted = f"{card.clauses.shown}/{card.clauses.total}" if card.clauses.total else "–"
        table.add_row(*[*told, counted][: len(titles)])
    console.print(table)
    for card in report.cards:
        for line in card.clauses.left:
            console.print(words.say("command-clause-left", card=card.thing, line=line), markup=False)
    for id, note in report.disputed.items():
        console.print(words.say("command-disputed", card=id, note=note), markup=False)
    if not report.has_tests:
        console.print(words.say("command-no-tests"))
    counts = {"cards": len(report.cards), "missing": len(report.missing), "untested": len(report.untested)}
    console.print(words.say("command-cards", **counts))
    if report.clauses.total:
        console.print(words.say("command-clauses", clauses=report.clauses.total, shown=report.clauses.shown))


def print_coverage(console: Console, words: Catalogue, report: Coverage) -> None:
    table = Table(box=None, pad_edge=False)
    for title in ("command-paragraph", "command-coverage-code", "command-coverage-tests"):
        table.add_column(words.say(title), overflow="fold")
    for id in (*report.mechanical, *report.examples):
        table.add_row(id, "\n".join(report.code.get(id, ["–"])), "\n".join(report.tests.get(id, ["–"])))
    console.print(table)
    if not report.tests:
        console.print(words.say("command-no-tests"))
    counts = {
        "paragraphs": len(report.paragraphs),
        "mechanical": len(report.mechanical),
        "uncited": len(report.uncited),
        "untested": len(report.untested),
    }
    console.print(words.say("command-coverage", **counts))
