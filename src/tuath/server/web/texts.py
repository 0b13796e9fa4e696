"""Imprint, privacy, terms: texts of a host, which some countries want at the foot of every page.

Each is an address elsewhere, or a file of plain text: paragraphs with an empty line between them, of which one that
begins with a number sign is a heading. deploy/texts/ has some to start from.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse
from tuath.server.settings import Settings

TEXTS = ("imprint", "privacy", "terms")
LONGEST = 500_000  # bytes


def text_of(now: Settings, name: str) -> str:
    """An address, the path of a file, or nothing."""
    return str(getattr(now, name)) if name in TEXTS else ""


def is_elsewhere(text: str) -> bool:
    return text.startswith(("https://", "http://"))


def those_set(now: Settings) -> list[str]:
    return [name for name in TEXTS if text_of(now, name)]


def check_texts(now: Settings) -> None:
    """Refused where one is named and cannot be read."""
    for name in those_set(now):
        if not is_elsewhere(text_of(now, name)):
            read(Path(text_of(now, name)))


def read(file: Path) -> str:
    try:
        return file.read_bytes()[:LONGEST].decode()
    except (OSError, UnicodeError) as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error


def as_page(text: str, prefix: str) -> str:
    """A page that needs nothing else; what is written is what is seen."""
    title = next((escape(line.lstrip("# ")) for line in text.splitlines() if line.strip()), "")
    head = f'<meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>{title}</title>'
    style = f'<link rel="stylesheet" href="{escape(prefix)}/plain.css" />'
    back = f'<p><a href="{escape(prefix)}/">Tuath</a></p>'
    return (
        f"<!doctype html><html><head>{head}{style}</head><body><main>{''.join(parts(text))}{back}</main></body></html>"
    )


def parts(text: str) -> Iterator[str]:
    for number, part in enumerate(each.strip() for each in text.replace("\r\n", "\n").split("\n\n") if each.strip()):
        level = "h1" if not number else "h2"
        if part.startswith("#"):
            yield f"<{level}>{escape(part.lstrip('# '))}</{level}>"
        else:
            yield f"<p>{'<br />'.join(escape(line) for line in part.splitlines())}</p>"
