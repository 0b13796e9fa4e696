"""A question on the screen: what is asked, its options in as much room as there is, and the board above it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tuath.core.position import Position
from tuath.core.question import Decision, Seat
from tuath.core.scene import Block
from tuath.terminal.choices import Choice, in_columns, in_lines, one_below_the_other
from tuath.terminal.files import default_file
from tuath.terminal.screen import Console, Group, RenderableType, Text
from tuath.terminal.table.render import drawings, sheets
from tuath.terminal.table.sight import Sight
from tuath.terminal.text.numbers import Numbers
from tuath.terminal.text.window import Window
from tuath.words.catalogue import Catalogue

MANY = 15  # options that do not fit one below the other
FOR_BOARD = 2 / 3  # of a screen that is the board's before options are written in full


class Asking(Sight):
    """Puts questions, each with its board on one screen if that is high enough at all."""

    def __init__(
        self,
        position: Position[Any],
        chairs: Sequence[str],
        console: Console,
        words: Catalogue,
        file: Path | None = None,
    ) -> None:
        super().__init__(position, chairs, console, words)
        self.file = file or default_file(self.game.key)
        self.numbers = Numbers()
        self.explained: set[tuple[Seat, str]] = set()  # to whom it was said what a question is about
        self.put: tuple[Decision[Any], list[Choice]] | None = None  # the options of the question that was last put
        self.window: Window | None = None  # what was last shown of the board

    def ask_with_news(self, seat: Seat) -> None:
        """What has changed, and the question."""
        decision = self.position.decisions[seat]
        self.show_question(seat, self.show_news(seat, decision.key, bool(self.marks(decision))))

    def show_question(self, seat: Seat, board: bool = False) -> None:
        decision = self.position.decisions[seat]
        drawn = drawings(self.blocks(seat)) if board else []
        self.explain(seat, decision)
        head, tail, rows = self.head(seat, decision), self.tail(seat, decision), self.rows
        if rows is None:
            options = self.full(decision)
            if drawn:
                self.window = self.paint_board(self.marked(seat), None)
        else:
            options = self.fitting(decision, self.room_for_options(rows, head, tail, bool(drawn)))
            if drawn:
                room = self.room_between(rows, head, tail) - self.height(options)
                self.window = self.paint_board(self.marked(seat, room), room)
        for part in (head, options, tail):
            self.console.print(part)

    def room_between(self, rows: int, head: RenderableType, tail: RenderableType) -> int:
        """The lines of a screen that are left for board and options; one is for the answer."""
        return rows - 1 - self.height(head) - self.height(tail)

    def room_for_options(self, rows: int, head: RenderableType, tail: RenderableType, board: bool) -> int:
        """How many of them are the options'; what stands below takes from them and the board in the same proportion."""
        for_board = int((rows - self.height(tail)) * FOR_BOARD) if board else 0
        return self.room_between(rows, head, tail) - for_board

    def explain(self, seat: Seat, decision: Decision[Any]) -> None:
        """What the choice leads to, the first time."""
        if (seat, decision.key) not in self.explained:
            self.explained.add((seat, decision.key))
            self.show_help(seat)

    def show_help(self, seat: Seat) -> None:
        """What the choice leads to."""
        decision = self.position.decisions[seat]
        about = self.game.about(self.position.state, decision, decision.values[0])
        if text := self.words.help(decision, about, self.names()):
            self.console.print(Text(text, style="note"))

    def head(self, seat: Seat, decision: Decision[Any]) -> Group:
        """Who is asked what, by which rule."""
        about = self.game.about(self.position.state, decision, decision.values[0])
        prompt = self.words.prompt(decision, about, self.names())
        line = Text(self.words.say("terminal-asks", who=self.name(seat), prompt=prompt), style="title")
        line.append(f"  {self.words.say('terminal-rule', rule=decision.rule)}", style="rule")
        return Group("", line)

    def tail(self, seat: Seat, decision: Decision[Any]) -> Group:
        """What stands below the options: nothing, unless somebody teaches, or an order changes nothing."""
        is_idle = self.game.is_idle(self.position.state, decision)
        return Group(Text(self.words.say("terminal-any-order"), style="note")) if is_idle else Group()

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # ---- options ------------------------------------------------------------------------------------------------

    def full(self, decision: Decision[Any]) -> RenderableType:
        """All options with everything that is said about them."""
        choices = self.choices(decision)
        wide = max(len(f"{choice.label} {choice.note}") for choice in choices)
        if len(choices) > MANY and self.marks(decision) and wide <= self.console.width // 3:
            return in_columns(choices)
        return one_below_the_other(choices, self.console.width)

    def fitting(self, decision: Decision[Any], room: int) -> RenderableType:
        """The options as fully as these rows allow; “more” lists what is left out."""
        choices, width = self.choices(decision), self.console.width
        full = self.full(decision)
        if self.height(full) <= room:
            return full
        lines = in_lines(choices, width)
        has_notes = any(choice.note for choice in choices)
        if len(lines) + has_notes <= room:
            short = [self.line("note", "terminal-options-short")] if has_notes else []
            return Group(*(text for text, _ in lines), *short)
        shown = lines[: max(1, room - 1)]
        left_out = len(choices) - sum(number for _, number in shown)
        return Group(*(text for text, _ in shown), self.line("note", "terminal-options-cut", number=left_out))

    def choices(self, decision: Decision[Any]) -> list[Choice]:
        """The options by number."""
        if self.put is not None and self.put[0] is decision:
            return self.put[1]
        names = self.names()
        found = []
        for value, number in self.numbered(decision).items():
            about = self.game.about(self.position.state, decision, value)
            text = self.game.option_text(str(about["option"]))
            notes = [
                self.words.note(decision, about, names),
                self.words.render(text, names) if text is not None else "",
            ]
            label = self.words.option(decision, about, names)
            found.append(Choice(number, value, decision.domain.ids[value], label, " · ".join(filter(None, notes))))
        self.put = decision, found
        return found

    def numbered(self, decision: Decision[Any]) -> dict[int, int]:
        """A thing on the board keeps its number while the question is put again; what is only listed is counted."""
        if not self.game.is_on_board(decision.domain.name):
            return {value: number for number, value in enumerate(decision.values, start=1)}
        step = self.position.count - len(self.position.answers)
        return self.numbers.of((decision.seat, decision.key), decision.values, step)

    # ---- the board ----------------------------------------------------------------------------------------------

    def draw(self, seat: Seat) -> None:
        """The table as the seat sees it."""
        self.shown = self.blocks(seat)
        self.paint(sheets(self.shown))
        self.window = self.paint_board(self.marked(seat), None)

    def marked(self, seat: Seat, height: int | None = None) -> list[Block]:
        """The board with the numbers of options on it."""
        return drawings(self.blocks(seat, self.marks(self.position.decisions[seat]), height))

    def marks(self, decision: Decision[Any]) -> dict[str, str]:
        """The numbers of options that have a place on the board."""
        if not self.game.is_on_board(decision.domain.name):
            return {}
        return {choice.id: str(choice.number) for choice in self.choices(decision)}
