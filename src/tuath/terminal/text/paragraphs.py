"""Paragraphs of a rules digest, chosen by id and shown."""

from __future__ import annotations

import re
from typing import Any

from tuath.core.game import Game, Term, listed
from tuath.core.message import Refused, refuse
from tuath.terminal.choices import plain
from tuath.terminal.screen import Console, Markdown, Text
from tuath.words.catalogue import Catalogue
from tuath.words.digest import Paragraph, digest


def show_rules(console: Console, words: Catalogue, game: str, wanted: str) -> None:
    """A paragraph, a part or the whole digest."""
    chosen = chosen_paragraphs(game, words.language, wanted)
    lines: list[str] = []
    for part in digest(game, words.language).parts:
        inside = [paragraph for paragraph in part.paragraphs if paragraph.id in chosen]
        if len(inside) > 1:
            lines.append(f"## {part.id} {part.title}\n")
        lines += [f"**{paragraph.id}** {paragraph.text}\n" for paragraph in inside]
    console.print(Markdown("\n".join(lines)))


def find_term(words: Catalogue, game: Game[Any], wanted: str) -> Term | None:
    """A word of the game that explains itself, in any form in which it stands in texts."""
    name = plain(wanted)
    for term in game.terms if name else ():
        forms = words.say(f"{game.key}-term-{term.id}-forms").split("|")
        if name in {plain(form) for form in (*forms, words.say(f"{game.key}-term-{term.id}"))}:
            return term
    return None


def show_term(console: Console, words: Catalogue, game: Game[Any], term: Term, here: str = "") -> None:
    """What it means, what it means here, and its paragraph."""
    key = f"{game.key}-term-{term.id}"
    console.print(Text(words.say(key), style="title"))
    console.print(Text(words.say(f"{key}-text")))
    if here:
        console.print(Text(words.say("terminal-term-here", here=here), style="note"))
    console.print(Text(words.say("terminal-rule", rule=term.rule), style="rule"))


def chosen_paragraphs(game: str, language: str, wanted: str) -> dict[str, Paragraph]:
    """The paragraphs that an id of one ("A-7.1b") or of a part ("A-7") means; without an id all of them."""
    rules = digest(game, language)
    key = re.sub(r"(?<=\d)[A-Z]$", "", wanted.strip().upper())
    found = {
        paragraph.id: paragraph
        for part in rules.parts
        for paragraph in part.paragraphs
        if key in ("", part.id, paragraph.id)
    }
    if not found:
        raise Refused(refuse("", "core-unknown-paragraph", text=wanted, known=listed([p.id for p in rules.parts])))
    return found
