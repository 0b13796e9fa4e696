"""``tuath rules``: the digest, and who cites it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tuath.games import find
from tuath.terminal.arguments import Json, Key, Lang, spoken_language
from tuath.terminal.paragraphs import chosen_paragraphs, show_rules
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue
from tuath.words.digest import Coverage, coverage


def rules(
    key: Key,
    paragraph: Annotated[str, typer.Argument(help="A paragraph or a part, e.g. A-4.2 or A-4.")] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Which code and which test cites what.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Read the rules digest, or see which paragraph is cited where."""
    words = Catalogue(spoken_language(lang))
    find(key)
    if not show_coverage:
        if as_json:
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
