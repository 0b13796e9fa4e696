"""Single messages and errors as sentences, for those who have no catalogue at hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tuath.core.game import Game
from tuath.core.message import Message, Refusal, Refused, WrongType, echoed
from tuath.core.position import Position, Told
from tuath.games import find, folder, keys
from tuath.words.catalogue import Catalogue
from tuath.words.names import named, names_at

Spoken = Message | Refusal | Refused | Told


@lru_cache(maxsize=16)
def catalogue(language: str, game: Game[Any] | None) -> Catalogue:
    """The words of a language and a game, if it brings any; reading them takes a moment."""
    has_words = game is not None and (folder(game.key) / "words").is_dir()
    return Catalogue(language, game if has_words else None)


def spoken(what: Spoken, language: str = "en", position: Position[Any] | None = None) -> str:
    """A message, a line of the log or a refusal as a sentence, a refusal with its paragraph."""
    message, rule = _parts(what)
    because = what.because if isinstance(what, Refused) else None
    messages = [message, because.message] if because is not None else [message]
    words = catalogue(language, position.game if position is not None else _game_of(what, messages[-1]))
    called = what.called if isinstance(what, Refused) else {}
    names = names_at(position, words) if position is not None else named(called, words)
    said = [words.render(each, names) for each in messages]
    return " ".join([*said, words.say("terminal-rule", rule=rule)] if rule else said)


def sentence_of(refused: Refused) -> str | None:
    """An error in English; None where the catalogues do not know it."""
    because = refused.because.message if refused.because is not None else refused.refusal.message
    words = catalogue("en", _game_of(refused, because))
    return spoken(refused) if words.has(refused.refusal.message.key) and words.has(because.key) else None


def _parts(what: Spoken) -> tuple[Message, str]:
    """The message, and the paragraph of a refusal."""
    match what:
        case Refused():
            return echoed(what.refusal.message), what.refusal.rule
        case Refusal(rule, message):
            return echoed(message), rule
        case Told(message, _):
            return message, ""
        case Message():
            return what, ""
    raise WrongType("what", "words", what)


def _game_of(what: Spoken, message: Message) -> Game[Any] | None:
    """The game whose words these are: the one an error happened in, or the one its key names."""
    if isinstance(what, Refused) and what.game is not None:
        game: Game[Any] = what.game
        return game
    key = message.key.partition("-")[0]
    return find(key) if key in keys() else None
