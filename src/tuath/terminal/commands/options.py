"""``tuath options``: what can be settled before the start, how, and what is usual."""

from __future__ import annotations

from typing import Any

from tuath.core.game import Game, Option
from tuath.games import find
from tuath.terminal.arguments import Data, Json, Key, Lang, spoken_language
from tuath.terminal.screen import Console, Table, Text
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue


def options(key: Key, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
    """List what can be settled before a game: its options, their values, and what is usual."""
    game = find(key, data)
    words = Catalogue(spoken_language(lang), game)
    if as_json:
        print_json(options_data(words, game))
    else:
        show_options(make_console(), words, game)


def show_options(console: Console, words: Catalogue, game: Game[Any]) -> None:
    """Every option with its values, as they are typed and as they are meant."""
    title = words.say(f"{game.key}-title")
    if not game.options:
        console.print(Text(words.say("command-options-none", title=title)))
        return
    console.print(Text(words.say("command-options", title=title, game=game.key, example=example(game))))
    for option in game.options:
        heading = Text(option.name, style="number")
        heading.append(f"  {words.say(f'{game.key}-option-{option.name}')}", style="title")
        heading.append(f"  {words.say('terminal-rule', rule=option.rule)}", style="rule")
        console.print()
        console.print(heading)
        console.print(values_table(words, game, option))


def values_table(words: Catalogue, game: Game[Any], option: Option) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for value in option.values:
        meaning = words.say(f"{game.key}-option-{option.name}-{value}")
        usual = f" ({words.say('command-usual')})" if value == option.values[0] else ""
        table.add_row(Text(value), Text(f"{meaning}{usual}"))
    return table


def example(game: Game[Any]) -> str:
    """An option as it is given to a command, with a value that is not the usual one."""
    option = game.options[0]
    return f"{option.name}={option.values[-1]}"


def options_data(words: Catalogue, game: Game[Any]) -> dict[str, Any]:
    """The same for programs; the first value of an option is the usual one."""
    return {
        "game": game.key,
        "options": [
            {
                "name": option.name,
                "meaning": words.say(f"{game.key}-option-{option.name}"),
                "rule": option.rule,
                "values": {value: words.say(f"{game.key}-option-{option.name}-{value}") for value in option.values},
            }
            for option in game.options
        ],
    }
