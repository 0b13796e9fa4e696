"""Paragraphs of a rules digest, chosen by id and shown."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markdown import Markdown

from tuath.core.game import listed
from tuath.core.message import Refused, refuse
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
