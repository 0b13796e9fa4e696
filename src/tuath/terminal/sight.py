"""What a person at the terminal sees of a game: the table, the question, what has changed, and how it ended."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from tuath.core.game import Game, listed
from tuath.core.message import Refusal
from tuath.core.position import Position, Told
from tuath.core.question import Decision, Seat
from tuath.core.record import seat_name
from tuath.core.scene import Block, Look
from tuath.terminal.choices import Choice, in_columns, one_below_the_other
from tuath.terminal.reckoning import Reckoner
from tuath.terminal.render import Painter, drawings, new_rows, sheets
from tuath.terminal.style import speaks_unicode
from tuath.words.catalogue import Catalogue
from tuath.words.names import names_at, seat_called

HUMAN = "human"
MANY = 15  # options that do not fit one below the other
MOMENT = ("round", "phase")  # the parts of a view that say when in the game it is


class Sight:
    """A position on the screen, for the people on its chairs."""

    def __init__(self, position: Position[Any], chairs: Sequence[str], console: Console, words: Catalogue) -> None:
        self.position = position
        self.game: Game[Any] = position.game
        self.chairs = list(chairs)
        self.console = console
        self.words = words
        self.people = [seat for seat, chair in enumerate(chairs) if chair == HUMAN]
        self.looking: Seat | None = None  # who has the screen
        self.asked: tuple[Seat, str] | None = None  # who was last asked what
        self.moment: tuple[object, ...] = ()  # and when in the game that was
        self.shown: list[Block] = []  # what the screen has last shown of the table
        self.explained: set[tuple[Seat, str]] = set()  # to whom it was said what a question is about

    # ---- lines --------------------------------------------------------------------------------------------------

    def print(self, style: str, key: str, **params: str | int) -> None:
        self.console.print(Text(self.words.say(key, **params), style=style or "none"))

    def print_command(self, key: str, file: Path, **params: str) -> None:
        """A line to be copied: whole, however narrow the terminal is."""
        line = self.words.say(key, file=shlex.quote(str(file)), **params)
        self.console.print(Text(line, style="log"), soft_wrap=True)

    def refused(self, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        line = Text(self.words.render(refusal.message, self.names()), style="wrong")
        if refusal.rule:
            line.append(f"  {self.words.say('terminal-rule', rule=refusal.rule)}", style="rule")
        self.console.print(line)

    def show_rule(self, rule: str) -> None:
        self.console.print(Text(self.words.say("terminal-rule", rule=rule), style="rule"))

    def hear(self, told: Told) -> None:
        """A line of the log, unless it is for other eyes."""
        if told.to is None or (told.to in self.people and told.to == self.looking):
            self.console.print(Text(self.words.render(told.message, self.names()), style="log"))

    def names(self) -> Mapping[str, str]:
        """Of the players, and of things that have another name at this table."""
        seats = {f"seat:{seat_name(seat)}": self.name(seat) for seat in range(len(self.chairs))}
        return names_at(self.position, self.words) | seats

    def name(self, seat: Seat) -> str:
        """The tribe, faction or colour of a seat if the game gives it one, and who plays it."""
        who = seat_called(self.position, seat, self.words)
        if self.chairs[seat] != HUMAN:
            return f"{who} ({self.chairs[seat].removeprefix('bot:')})"
        return who if len(self.people) > 1 else f"{who} ({self.words.say('terminal-stands-for-you')})"

    def list_asked(self, others: Sequence[Seat]) -> None:
        if not others:
            self.print("note", "terminal-nobody-else")
            return
        known = listed([f"{other + 1} {self.name(other)}" for other in others])
        self.print("note", "terminal-also-asked", known=known, number=others[0] + 1)

    # ---- the table ----------------------------------------------------------------------------------------------

    def draw(self, seat: Seat) -> None:
        """The table as the seat sees it."""
        self.shown = self.blocks(seat)
        self.paint([*sheets(self.shown), *drawings(self.marked(seat))])

    def show_news(self, seat: Seat, decision: Decision[Any]) -> None:
        """What a player must know before the question: more when it is another one, or another part of the game."""
        view = self.position.view(seat)
        moment = tuple(view.get(name) for name in MOMENT)
        is_new_part = moment != self.moment or self.asked is None
        if is_new_part or (seat, decision.key) != self.asked:
            has_changed = is_new_part and drawings(self.blocks(seat)) != drawings(self.shown)
            self.draw_news(seat, board=has_changed or bool(self.marks(decision)))
        else:
            self.draw_changes(seat)
        self.asked, self.moment = (seat, decision.key), moment

    def draw_news(self, seat: Seat, board: bool) -> None:
        """What has changed since the table was last drawn; the board if it is wanted, or was never shown."""
        blocks, before = self.blocks(seat), self.shown
        board = board or not drawings(before)
        self.shown = [*sheets(blocks), *drawings(blocks if board else before)]
        news = [block for block in sheets(blocks) if block not in before]
        self.paint([*news, *drawings(self.marked(seat))] if board else news)

    def draw_changes(self, seat: Seat) -> None:
        """The same question again: only the rows that are new."""
        blocks, before = sheets(self.blocks(seat)), self.shown
        self.shown = [*blocks, *drawings(before)]
        self.paint([new_rows(block, before) for block in blocks if block not in before])

    def show_legend(self) -> None:
        signs = [f"{sign} {self.words.render(message)}" for sign, message in self.game.legend(self.look())]
        self.console.print(Columns([Text(sign, style="note") for sign in signs], padding=(0, 3)))

    def paint(self, blocks: Iterable[Block]) -> None:
        Painter(self.console, self.words, self.names()).scene(blocks)

    def blocks(self, seat: Seat, marks: Mapping[str, str] | None = None) -> list[Block]:
        look = self.look()._replace(seat=seat)
        return list(self.game.scene(self.position.view(seat), marks or {}, look))

    def marked(self, seat: Seat) -> list[Block]:
        """The blocks with the numbers of options on the board."""
        return self.blocks(seat, self.marks(self.position.decisions[seat]))

    def look(self) -> Look:
        return Look(self.console.width, speaks_unicode(), self.words.name)

    # ---- the question -------------------------------------------------------------------------------------------

    def show_question(self, seat: Seat) -> None:
        decision = self.position.decisions[seat]
        about = self.game.about(self.position.state, decision, decision.values[0])
        prompt = self.words.prompt(decision, about, self.names())
        asks = self.words.say("terminal-asks", who=self.name(seat), prompt=prompt)
        line = Text(asks, style="title")
        line.append(f"  {self.words.say('terminal-rule', rule=decision.rule)}", style="rule")
        self.console.print()
        self.console.print(line)
        if (seat, decision.key) not in self.explained:
            self.explained.add((seat, decision.key))
            self.show_help(seat)
        choices = self.choices(decision)
        wide = max(len(f"{choice.label} {choice.note}") for choice in choices)
        if len(choices) > MANY and self.marks(decision) and wide <= self.console.width // 3:
            self.console.print(in_columns(choices))
        else:
            self.console.print(one_below_the_other(choices, self.console.width))

    def show_help(self, seat: Seat) -> None:
        """What the choice leads to."""
        if text := self.words.help(self.position.decisions[seat]):
            self.console.print(Text(text, style="note"))

    def choices(self, decision: Decision[Any]) -> list[Choice]:
        names = self.names()
        found = []
        for number, value in enumerate(decision.values, start=1):
            about = self.game.about(self.position.state, decision, value)
            text = self.game.option_text(str(about["option"]))
            notes = [
                self.words.note(decision, about, names),
                self.words.render(text, names) if text is not None else "",
            ]
            label = self.words.option(decision, about, names)
            found.append(Choice(number, value, decision.domain.ids[value], label, " · ".join(filter(None, notes))))
        return found

    def marks(self, decision: Decision[Any]) -> dict[str, str]:
        """The numbers of options that have a place on the board."""
        if not self.game.is_on_board(decision.domain.name):
            return {}
        return {choice.id: str(choice.number) for choice in self.choices(decision)}

    # ---- the end ------------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """The table as a spectator sees it, and how the game ended if it has."""
        self.paint(self.game.scene(self.position.view(None), {}, self.look()))
        if self.position.over:
            self.show_result()

    def show_result(self) -> None:
        """How it ended, and where every point came from."""
        result = self.position.result
        assert result is not None
        self.console.print()
        self.print("title", "terminal-over-title")
        for seat, score in enumerate(result.scores):
            points = self.words.say(f"{self.game.key}-score-{result.ending}", points=score)
            self.console.print(Text(f"  {self.name(seat)}: {points}", style=f"seat{seat}"))
        winners = listed([self.name(seat) for seat in result.winners])
        self.print("title", "terminal-winners", count=len(result.winners), names=winners)
        self.show_ending()

    def show_ending(self) -> None:
        ending = self.game.ending(self.position) if self.position.knows_past else None
        if ending is not None:
            Reckoner(self.console, self.words, self.names(), speaks_unicode()).tell(ending)
