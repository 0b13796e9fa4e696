"""Sanitizing of text by strangers, which stands beside that of others: one line of what can be seen.

What has no shape of its own (controls, marks that turn the direction of writing, spaces and letters of no width) is
left out: it could make one name look like another, or turn the page around. Of the joiners only the one between two
emoji stays, as it makes one picture of them.
"""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
# Letters and marks that are drawn as nothing, though Unicode calls them printable.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
MOST_MARKS = 4  # upon one letter; no language has more
LONGEST_NAME = 30


def cleaned(text: str) -> str:
    """The text without what nobody can see, in one line."""
    text = unicodedata.normalize("NFC", "".join(" " if c.isspace() else c for c in text))
    seen = [c for place, c in enumerate(text) if is_seen(text, place)]
    return " ".join(without_towers("".join(seen)).split())


def is_seen(text: str, place: int) -> bool:
    if text[place] == JOINER:
        return joins_emoji(text, place)
    return text[place].isprintable() and text[place] not in BLANKS


def joins_emoji(text: str, place: int) -> bool:
    """A joiner between two pictures; the first may be in a colour of skin or in a style of its own."""
    before = text[:place].rstrip("\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")[-1:]
    after = text[place + 1 : place + 2]
    return all(c and unicodedata.category(c) == "So" and c not in BLANKS for c in (before, after))


def without_towers(text: str) -> str:
    """Marks that are piled up upon one letter would cover the lines above."""
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)
