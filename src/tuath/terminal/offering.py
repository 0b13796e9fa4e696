"""``tuath`` alone: which games there are, and the one that is wanted begins."""

from __future__ import annotations

from tuath.games import find, keys
from tuath.terminal.arguments import spoken_language
from tuath.terminal.choices import begins, plain
from tuath.terminal.commands.play import play
from tuath.terminal.screen import Text
from tuath.terminal.style import make_console
from tuath.words.catalogue import presenting_all


def offer() -> None:
    """Offers the games by number and name; whoever types nothing leaves."""
    console, words = make_console(), presenting_all(spoken_language())
    titles = {key: words.say(f"{key}-title") for key in keys()}
    console.print(Text(words.say("terminal-offer-title"), style="title"))
    for number, (key, title) in enumerate(titles.items(), start=1):
        seats = find(key).seats
        line = words.say("terminal-offer-game", title=title, least=min(seats), most=max(seats))
        console.print(Text(f"{number} {line}"))
    console.print(Text(words.say("terminal-offer-else"), style="note"))
    while True:
        try:
            typed = console.input(f"[number]{words.say('terminal-offer-which')}[/] > ").strip()
        except EOFError:
            console.print()
            return
        if not typed:
            return
        chosen = [
            key
            for number, (key, title) in enumerate(titles.items(), start=1)
            if typed == str(number) or (not typed.isdigit() and begins(plain(typed), title, key))
        ]
        if len(chosen) == 1:
            play(chosen[0])
            return
        console.print(Text(words.say("terminal-offer-unknown", text=typed), style="wrong"))
