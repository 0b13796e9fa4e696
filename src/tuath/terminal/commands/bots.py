"""``tuath bots``: who plays a game, how, and how strong that is known to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from tuath.bots import bots as bot_names
from tuath.bots.level import LEVELS, POLICY
from tuath.core.game import Game, listed
from tuath.games import find
from tuath.terminal.arguments import Json, Key, Lang, spoken_language
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue

if TYPE_CHECKING:
    from tuath.bots.weighing import Found


def bots(key: Key, as_json: Json = False, lang: Lang = None) -> None:
    """List the bots of a game, and what their judgement rests on."""
    from tuath.bots.measured import measured_of  # noqa: PLC0415 - NumPy, which no other command needs at its start
    from tuath.bots.weighing import judge_of  # noqa: PLC0415 - the same

    game = find(key)
    words = Catalogue(spoken_language(lang), game)
    found = judge_of(game)
    said = {name: how(words, game, name) for name in bot_names()}
    if as_json:
        paper = None if found.paper is None else {**found.paper._asdict(), "strength": list(found.paper.strength)}
        measured = list(measured_of(game))
        print_json(
            {"game": game.key, "bots": said, "network": paper, "trouble": trouble(words, found), "measured": measured}
        )
        return
    console = make_console()
    console.print(Text(words.say("command-bots-of", game=words.say(f"{game.key}-title")), style="title"))
    table = Table(box=None, show_header=False)
    for name, text in said.items():
        table.add_row(name, text)
    console.print(table)
    console.print(ground(words, game, found))
    for report in measured_of(game):
        console.print(Text(strength(words, report)))


def strength(words: Catalogue, report: Mapping[str, Any]) -> str:
    """Who met whom, and what came of it."""
    rate, options = report["rate"], [f"{name}={value}" for name, value in report["options"].items()]
    return words.say(
        "command-bots-measured",
        table=", ".join([" – ".join(report["bots"]), *options]),
        won=report["wins"],
        games=report["games"],
        low=100 * rate["low"],
        high=100 * rate["high"],
    )


def how(words: Catalogue, game: Game[Any], name: str) -> str:
    """How a bot plays this game, and with how many players it follows a policy instead."""
    from tuath.bots.levels import DEPTHS  # noqa: PLC0415 - NumPy, see above
    from tuath.bots.policies import learned  # noqa: PLC0415 - the same

    found = learned(game)
    if name == POLICY and found is None:
        return words.say("command-bot-policy-none")
    usual = words.say(f"command-bot-{name}" if words.has(f"command-bot-{name}") else "command-bot-other")
    numbers = [seats for seats in game.seats if found is not None and name in LEVELS and found.plays(name, seats)]
    if not numbers:
        return usual
    key = "command-bot-plays-on" if name in DEPTHS else "command-bot-at-a-glance"
    return words.say(key, how=usual, players=listed([str(seats) for seats in numbers]))


def trouble(words: Catalogue, found: Found) -> str | None:
    return None if found.trouble is None else words.render(found.trouble)


def ground(words: Catalogue, game: Game[Any], found: Found) -> str:
    """What the judgement of the levels rests on."""
    if found.paper is None:
        return words.say("command-bots-written", why=trouble(words, found) or "")
    strength = "; ".join(
        words.say(
            "command-bots-strength",
            positions=each["positions"],
            share=100 * each["won"] / each["games"],
            games=each["games"],
            against=each["against"],
        )
        for each in found.paper.strength
    )
    return words.say("command-bots-network", games=found.paper.made["games"], strength=strength)
