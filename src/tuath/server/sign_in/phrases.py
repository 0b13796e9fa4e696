"""What a pass-phrase may be: not one of those that everybody tries first, and not one's own name.

That somebody else has the same one is never a reason: whoever is told so knows another's.
"""

from __future__ import annotations

import lzma
import unicodedata
from functools import cache
from pathlib import Path

from tuath.core.message import Refused, refuse

COMMON = Path(__file__).parents[1] / "data" / "common_phrases.txt.xz"
SHORTEST, LONGEST = 8, 200


def normal(text: str) -> str:
    """As it is compared: the same however a keyboard has put its letters together."""
    return unicodedata.normalize("NFKC", text)


def folded(name: str) -> str:
    """A name as one is looked for by it."""
    return " ".join(normal(normal(name).casefold()).split())


@cache
def common_phrases() -> frozenset[str]:
    """The commonest ten thousand (data/NOTICE.txt)."""
    return frozenset(lzma.decompress(COMMON.read_bytes()).decode().splitlines())


def check_phrase(phrase: str, *names: str) -> str:
    """The pass-phrase as it is kept; refused where it is too short, or the first that anybody would try."""
    phrase = normal(phrase)
    if not SHORTEST <= len(phrase) <= LONGEST:
        raise Refused(refuse("", "server-bad-passphrase", least=SHORTEST, most=LONGEST))
    plain = "".join(folded(phrase).split())
    own = {"".join(folded(name).split()) for name in names if name}
    if plain in own or plain.strip("0123456789!.?-_") in own:
        raise Refused(refuse("", "server-passphrase-is-name"))
    if plain in common_phrases() or len(set(plain)) == 1:
        raise Refused(refuse("", "server-passphrase-common"))
    return phrase
