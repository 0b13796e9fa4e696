"""What is wrong with the input, in one line."""

from __future__ import annotations

import sys
from itertools import pairwise

from tuath.core.message import Refused, echoed
from tuath.core.record import RecordError
from tuath.games import find, keys
from tuath.terminal.arguments import spoken_language
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

ABOUT_OPTIONS = ("core-unknown-option", "core-unknown-value", "core-bad-pair")


def complain(refused: Refused) -> None:
    """One clear line on the error stream, in the language of the player, and the rule behind it if there is one."""
    words_given = " ".join(sys.argv).replace("=", " ").split()
    asked = next((after for word, after in pairwise(words_given) if word == "--lang"), None)
    language = spoken_language(asked if asked in LANGUAGES else None)
    game = next((find(word) for word in sys.argv if word in keys()), None)
    because = refused.because if isinstance(refused, RecordError) else None
    if game is None and because is not None:
        game = next((find(key) for key in keys() if because.message.key.startswith(f"{key}-")), None)
    words = Catalogue(language, game)
    parts = [words.render(echoed(refused.refusal.message))]
    if because is not None:
        parts.append(words.render(echoed(because.message)))
    if game is not None and refused.refusal.message.key in ABOUT_OPTIONS:
        parts.append(words.say("command-see-options", game=game.key))
    if refused.refusal.rule:
        parts.append(words.say("terminal-rule", rule=refused.refusal.rule))
    sys.stderr.write(" ".join(parts) + "\n")
