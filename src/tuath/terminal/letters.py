"""Letters and signs for an output that cannot hold them: umlauts in two letters, typographic signs in ASCII."""

from __future__ import annotations

import unicodedata

PLAIN = "tuath-plain"  # the name under which codecs know the handler
SIGNS = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "æ": "ae", "ø": "o",
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "·": "|", "•": "*", "…": "...",
    "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "‚": "'", "‘": "'", "’": "'", "′": "'",
    "→": "->", "←": "<-", "×": "x", "±": "+-", "µ": "u", "§": "par.", "≤": "<=", "≥": ">=", "∞": "oo", "\u00a0": " ",
}  # fmt: skip


def write_plain(error: UnicodeError) -> tuple[str, int]:
    """What stands for the letters that could not be encoded, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain_letter, error.object[error.start : error.end])), error.end


def plain_letter(letter: str) -> str:
    """As it is written without accents; a question mark for what cannot be written at all."""
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return SIGNS.get(letter, bare or "?")
