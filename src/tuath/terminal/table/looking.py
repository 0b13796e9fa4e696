"""What a person at the terminal can look at: the board, the table, what has happened, the rules, what can be typed."""

from __future__ import annotations

import re
from collections.abc import Callable

from tuath.core.chronicle import Chronicler, Entry, alone
from tuath.core.message import Message, Refused
from tuath.core.position import Told
from tuath.core.question import Seat
from tuath.terminal.screen import Table, Text
from tuath.terminal.table.asking import Asking
from tuath.terminal.table.render import sheets
from tuath.terminal.text.paging import paged
from tuath.terminal.text.paragraphs import find_term, show_rules, show_term
from tuath.terminal.text.recap import Recap, recap
from tuath.terminal.text.window import moved
from tuath.words.digest import digest

WAYS = {  # where the map is to be moved, in any language
    "up": "up", "down": "down", "left": "left", "right": "right", "all": "all",
    "hoch": "up", "runter": "down", "links": "left", "rechts": "right", "ganz": "all",
}  # fmt: skip
ENDLESS = 1000  # rows: higher than any board


class Looking(Asking):
    """Orders that change nothing; each is a method by its name."""

    def do_map(self, seat: Seat, text: str) -> None:
        """The board as large as the screen; what does not fit, in the direction that is named, or all of it."""
        way = WAYS.get(text.casefold())
        if text and way is None:
            self.print("wrong", "terminal-map-usage", text=text)
        elif self.rows is None or way == "all":
            self.show_legend()
            self.window = self.paint_board(self.marked(seat, ENDLESS), None)
            self.show_question(seat)
        elif way is not None and self.window is not None:
            rows = self.rows - 1
            corner = moved(self.window.corner, way, self.console.width, rows)
            self.window = self.paint_board(self.marked(seat, rows), rows, corner)
        else:
            self.window = self.paint_board(self.marked(seat, self.rows - 1), self.rows - 1)

    def do_table(self, seat: Seat, text: str) -> None:
        """Everything that lies there, and the question with its board."""
        self.shown = self.blocks(seat)
        self.paged(lambda: self.paint(sheets(self.shown)))
        self.show_question(seat, board=True)

    def do_more(self, seat: Seat, text: str) -> None:
        """All options with everything that is said about them."""
        decision = self.position.decisions[seat]
        self.paged(lambda: self.console.print(self.full(decision)))

    def paged(self, show: Callable[[], None]) -> None:
        paged(self.console, self.rows, self.words.say("terminal-page"), show)

    def do_aim(self, seat: Seat, text: str) -> None:
        """What it is about, and the order of play with the present moment marked."""
        self.paged(lambda: self.show_course(seat))

    def show_course(self, seat: Seat) -> None:
        self.show_aim()
        now = self.position.view(seat).get("now")
        for phase in self.game.course:
            mark = "▸" if phase.id == now else " "
            title = self.words.say(f"{self.game.key}-course-{phase.id}")
            line = Text(f"{mark} {'  ' if phase.inside else ''}")
            line.append(title, style="title" if phase.id == now else "")
            line.append(f": {self.words.say(f'{self.game.key}-course-{phase.id}-says')}", style="note")
            line.append(f" {self.words.say('terminal-rule', rule=phase.rule)}", style="rule")
            self.console.print(line)

    def show_aim(self) -> None:
        """In three sentences."""
        for key in (f"{self.game.key}-aim-{number}" for number in (1, 2, 3)):
            if self.words.has(key):
                self.console.print(Text(self.words.say(key)))

    def do_recap(self, seat: Seat, text: str) -> None:
        """What has happened since the last turn of this seat, in short lines."""
        found = recap(self.position, seat)
        self.paged(lambda: self.show_recap(found, self.words.say("terminal-recap-title")))

    def show_recap(self, found: Recap, title: str) -> None:
        if found.is_empty:
            self.print("title", "terminal-recap-none")
            return
        self.console.print(Text(title, style="title"))
        if found.own:
            self.print("title", "terminal-recap-own")
            for entry in found.own:
                self.tell_shortly(entry)
        for number, lines in found.folded:
            self.print("note", "terminal-recap-folded", round=number, lines=lines)
        for lines_of in found.lines:
            for entry, times in lines_of.told:
                self.tell_shortly(entry, times)

    def tell_shortly(self, entry: Entry[Told], times: int = 1) -> None:
        """In one line, however narrow the screen is."""
        line = Text(self.words.tell(entry.said, self.names()), style="log")
        if times > len(entry.steps):
            line.append(f" (×{times})", style="note")
        self.console.print(line, no_wrap=True, overflow="ellipsis")

    def do_log(self, seat: Seat, text: str) -> None:
        """Rounds that are over in few lines, where the game can tell them so; line by line with the number of one."""
        self.paged(lambda: self.show_log(seat, text))

    def show_log(self, seat: Seat, number: str = "") -> None:
        lines = [told for _, told in self.position.story() if told.to in (None, seat)]
        entries = [alone(told) for told in lines]
        chronicle = self.game.chronicle
        if chronicle is not None:
            chronicler = Chronicler[Told](chronicle)
            steps = [alone(told) for told in chronicler.round(lines, number)]
            entries = steps or chronicler.told(lines)
        self.print("title", "terminal-log-title")
        for entry in entries:
            self.tell(entry)
        if any(len(entry.steps) > 1 for entry in entries):
            self.print("note", "terminal-log-steps")

    def do_rules(self, seat: Seat, text: str) -> None:
        """A paragraph, a part, or a word of the game with what it means here."""
        term = find_term(self.words, self.game, text)
        if term is not None:
            found = self.game.here(self.position.view(seat), seat, term.id)
            params = tuple(found.params.items()) if found is not None else ()
            message = Message(f"{self.game.key}-term-{term.id}-here", params)
            here = self.words.render(message, self.names()) if found is not None else ""
            show_term(self.console, self.words, self.game, term, here)
            return
        try:
            wanted = text or self.position.decisions[seat].rule
            self.paged(lambda: show_rules(self.console, self.words, self.game.key, wanted))
        except Refused as refused:
            self.refused(refused.refusal)

    def do_help(self, seat: Seat, text: str) -> None:
        self.paged(lambda: self.show_orders(seat))

    def show_orders(self, seat: Seat) -> None:
        """What the question is about, what can be typed, and the signs of the board."""
        self.show_help(seat)
        example = next(iter(digest(self.game.key, self.words.language).paragraphs))
        table = Table(box=None, show_header=False, pad_edge=False)
        for line in self.words.say("terminal-help", people=len(self.people), example=example).splitlines():
            table.add_row(*(Text(part) for part in re.split(r"\s{2,}", line, maxsplit=1)))
        self.console.print(table)
        self.show_legend()
