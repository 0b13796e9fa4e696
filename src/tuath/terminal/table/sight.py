"""What a person at the terminal sees of a game: the table, what has changed, and how it ended."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tuath.core.chronicle import Chronicler, Entry, alone
from tuath.core.game import Game, listed
from tuath.core.message import Refusal
from tuath.core.position import Position, Told
from tuath.core.question import Seat
from tuath.core.record import seat_name
from tuath.core.scene import Block, Drawing, Look
from tuath.terminal.screen import Columns, Console, Text
from tuath.terminal.style import speaks_unicode
from tuath.terminal.table.reckoning import Reckoner
from tuath.terminal.table.render import Painter, drawings, new_rows, sheets
from tuath.terminal.text.window import Corner, Window, window
from tuath.words.catalogue import Catalogue
from tuath.words.names import names_at, seat_called

HUMAN = "human"
LEAST_ROWS = 12  # of a screen: on a lower one something scrolls out of sight
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
        self.looked: dict[Seat, int] = {}  # after how many answers each seat last saw the table
        chronicle = self.game.chronicle
        self.chronicler = Chronicler[Told](chronicle) if chronicle is not None else None
        self.unsaid: list[Told] = []  # lines that are told in one with those that follow

    # ---- lines --------------------------------------------------------------------------------------------------

    def line(self, style: str, key: str, **params: str | int) -> Text:
        return Text(self.words.say(key, **params), style=style or "none")

    def print(self, style: str, key: str, **params: str | int) -> None:
        self.console.print(self.line(style, key, **params))

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
        """A line of the log, unless it is for other eyes; some wait until it is clear what belongs to them."""
        if told.to is not None and not (told.to in self.people and told.to == self.looking):
            return
        chapter = self.chronicler.home(told) if self.chronicler is not None else None
        if chapter is not None and chapter.at_once:
            self.unsaid.append(told)
        else:
            self.say_all()
            self.tell(alone(told))

    def say_all(self) -> None:
        """What has waited to be told."""
        lines, self.unsaid = self.unsaid, []
        if self.game.chronicle is not None:
            for entry in Chronicler[Told](self.game.chronicle).joined(lines):
                self.tell(entry)

    def tell(self, entry: Entry[Told]) -> None:
        self.console.print(Text(self.words.tell(entry.said, self.names()), style="log"))

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

    def show_news(self, seat: Seat, key: str, has_marks: bool) -> bool:
        """What a player must know before the question, and whether the board is to be drawn with it.

        There is more when it is another question, or another part of the game; the board is drawn again when it has
        changed under the eyes of the player, or was never shown.
        """
        view = self.position.view(seat)
        moment = tuple(view.get(name) for name in MOMENT)
        is_new_part = moment != self.moment or self.asked is None
        is_same = not is_new_part and (seat, key) == self.asked
        blocks, before = self.blocks(seat), self.shown
        has_changed = drawings(blocks) != drawings(before)
        board = not drawings(before) or (has_changed and (has_marks or is_new_part or self.have_others_moved(seat)))
        news = [block for block in sheets(blocks) if block not in before]
        self.paint([new_rows(block, before) for block in news] if is_same else news)
        board = board or (has_marks and not is_same)
        self.shown = [*sheets(blocks), *drawings(blocks if board else before)]
        self.asked, self.moment = (seat, key), moment
        self.looked[seat] = self.position.count
        return board and bool(drawings(blocks))

    def have_others_moved(self, seat: Seat) -> bool:
        """Has anybody else answered, or chance, since this seat last looked?"""
        since = min(self.looked.get(seat, 0), self.position.count)
        own = f"{seat_name(seat)} "
        return any(not line.startswith(own) for line in self.position.lines_since(since))

    def show_legend(self) -> None:
        signs = [f"{sign} {self.words.render(message)}" for sign, message in self.game.legend(self.look())]
        self.console.print(Columns([Text(sign, style="note") for sign in signs], padding=(0, 3)))

    def paint(self, blocks: Iterable[Block]) -> None:
        Painter(self.console, self.words, self.names()).scene(blocks)

    def paint_board(self, drawn: Sequence[Block], height: int | None, corner: Corner | None = None) -> Window:
        """All drawings, one below the other; what does not fit is cut off, and the ways to the rest are told."""
        rows = [row for block in drawn if isinstance(block, Drawing) for row in block.rows]
        high = len(rows) if height is None else max(1, height)
        shown = window(rows, self.console.width, high, corner)
        if shown.ways and height is not None:
            shown = window(rows, self.console.width, max(1, high - 1), corner)  # a line for the ways
        self.paint([Drawing(shown.rows)])
        if shown.ways:
            ways = listed([self.words.say(f"terminal-map-{way}") for way in shown.ways])
            example = self.words.say(f"terminal-map-{shown.ways[0]}")
            line = Text(self.words.say("terminal-map-goes-on", ways=ways, example=example), style="note")
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        return shown

    def blocks(self, seat: Seat, marks: Mapping[str, str] | None = None, height: int | None = None) -> list[Block]:
        look = self.look()._replace(seat=seat)
        look = look if height is None else look._replace(height=height)
        return list(self.game.scene(self.position.view(seat), marks or {}, look))

    def look(self) -> Look:
        return Look(self.console.width, speaks_unicode(), self.words.name, height=self.rows)

    @property
    def rows(self) -> int | None:
        """The rows of the screen; none where nothing can scroll out of sight, as in a file."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            return None
        return max(LEAST_ROWS, self.console.height)

    # ---- the end ------------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """The table as a spectator sees it, and how the game ended if it has."""
        blocks = list(self.game.scene(self.position.view(None), {}, self.look()))
        self.paint(sheets(blocks))
        self.paint_board(drawings(blocks), None)
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
