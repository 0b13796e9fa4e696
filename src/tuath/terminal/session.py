"""A game at the terminal: people on the chairs that say so, bots on the others."""

from __future__ import annotations

import contextlib
import importlib
import os
import re
import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tuath.bots import BOTS, Bot, Chair, make
from tuath.core.datafile import write_whole
from tuath.core.game import Game, listed
from tuath.core.message import Refusal, Refused, refuse
from tuath.core.position import Position, Told
from tuath.core.question import Decision, Seat
from tuath.core.record import seat_name
from tuath.core.scene import Block, Look
from tuath.terminal.choices import Choice, begins, in_columns, is_number, one_below_the_other, plain
from tuath.terminal.files import default_file, is_record
from tuath.terminal.paragraphs import show_rules
from tuath.terminal.render import Painter, drawings, new_rows, sheets
from tuath.terminal.style import speaks_unicode, wipe
from tuath.words.catalogue import Catalogue
from tuath.words.digest import digest
from tuath.words.names import names_at, seat_called

readline: Any = None
with contextlib.suppress(ImportError):
    readline = importlib.import_module("readline")  # input() then has a history and can be edited

HUMAN = "human"
COMMANDS = {
    "why": "why", "warum": "why",
    "undo": "undo", "zurück": "undo", "zurueck": "undo",
    "undo!": "consented_undo", "zurück!": "consented_undo", "zurueck!": "consented_undo",
    "map": "map", "karte": "map",
    "table": "table", "tisch": "table",
    "seat": "seat", "platz": "seat",
    "log": "log", "verlauf": "log",
    "rules": "rules", "regeln": "rules",
    "save": "save", "sichern": "save",
    "help": "help", "hilfe": "help", "?": "help",
    "quit": "quit", "ende": "quit",
}  # fmt: skip

UNDONE_ALONE = {
    "core-undo-chance": "terminal-undo-chance",
    "core-undo-other": "terminal-undo-other",
    "core-undo-revealed": "terminal-undo-revealed",
    "core-undo-turn": "terminal-undo-turn",
}
MANY = 15  # options that do not fit one below the other
MOMENT = ("round", "phase")  # the parts of a view that say when in the game it is


class Quit(Exception):
    """The player leaves; the game can go on later."""


def read_chairs(text: str) -> list[str]:
    """Who sits where: human or bot:NAME, separated by commas."""
    chairs = [chair.strip() for chair in text.split(",")]
    for chair in chairs:
        kind, _, name = chair.partition(":")
        if chair != HUMAN and (kind != "bot" or name not in BOTS):
            raise Refused(refuse("", "core-unknown-chair", text=chair, known=listed(BOTS)))
    return chairs


class Session:
    """Plays a position to its end, or until the player leaves."""

    def __init__(
        self,
        position: Position[Any],
        chairs: Sequence[str],
        console: Console,
        words: Catalogue,
        file: Path | None = None,
    ) -> None:
        self.position = position
        self.game: Game[Any] = position.game
        self.chairs = list(chairs)
        self.console = console
        self.words = words
        self.file = file or default_file(self.game.key)
        self.bots: dict[Seat, Bot] = {s: make(c.removeprefix("bot:")) for s, c in enumerate(chairs) if c != HUMAN}
        self.people = [seat for seat, chair in enumerate(chairs) if chair == HUMAN]
        self.rng = Random(position.seed)
        self.turn: Seat | None = None  # who answers as long as he is asked
        self.looking: Seat | None = None  # who has the screen
        self.asked: tuple[Seat, str] | None = None  # who was last asked what
        self.moment: tuple[object, ...] = ()  # and when in the game that was
        self.shown: list[Block] = []  # what the screen has last shown of the table
        position.listen(self.hear)

    # ---- playing ------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on; False when the player left before the end."""
        try:
            self.tell_so_far()
            while not self.position.over:
                self.move()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return False
        self.finish()
        return True

    def tell_so_far(self) -> None:
        """The last lines of what has happened before anybody could listen."""
        for _, told in self.position.story()[-12:]:
            self.hear(told)

    def move(self) -> None:
        """One answer."""
        seat = self.whose_turn()
        if seat in self.bots:
            value = self.bots[seat].choose(Chair(self.position, seat), self.rng)
            self.position.play(seat, value)
            return
        self.ask(seat)

    def whose_turn(self) -> Seat:
        """Of several who are asked at once: whoever has begun goes on; people go before bots unless they let them."""
        asked = self.position.decisions
        if self.turn not in asked:
            self.turn = min((seat for seat in asked if seat in self.people), default=None)
        return min(asked) if self.turn is None else self.turn

    def ask(self, seat: Seat) -> None:
        decision = self.position.decisions[seat]
        self.hand_over(seat)
        if len(decision.values) == 1 and not self.position.answers:
            choice = self.choices(decision)[0]
            self.print("note", "terminal-forced", option=choice.label)
            self.position.play(seat, decision.values[0])
            return
        self.show_news(seat, decision)
        self.show_question(seat)
        self.keep()
        while self.turn == seat and self.position.decisions.get(seat) is decision:
            self.obey(seat, decision, self.console.input(f"[number]{self.words.say('terminal-prompt')}[/] > ").strip())

    def keep(self) -> None:
        """Nothing is lost if the terminal goes away: the game is on disk whenever a person is asked."""
        if self.position.count:
            write_whole(self.file, self.written())

    def written(self) -> str:
        return str(self.position.record(dict(enumerate(self.chairs)), with_seed=True))

    def hand_over(self, seat: Seat) -> None:
        """At one screen for several people: nobody sees what the one before has chosen in secret."""
        if self.looking != seat:
            if len(self.people) > 1 and self.looking is not None and self.is_secret(seat):
                self.asked, self.shown = None, []
                self.forget()
                self.console.input(self.words.say("terminal-hand-over", who=self.name(seat)) + " ")
                self.forget()
            self.looking = seat
            others = [other for other in self.people if other != seat and other in self.position.decisions]
            if others:
                self.list_asked(others)

    def forget(self) -> None:
        """Nothing of what was shown or typed is left: not on the screen, not above it, not in the history of input."""
        wipe(self.console)
        if readline is not None:
            readline.clear_history()

    def is_secret(self, seat: Seat) -> bool:
        """Is there anything on the screen, or about to be, that only one of the players may see?"""
        is_covered = self.game.hides or self.position.open_answers() > 0
        return is_covered or self.position.decisions[seat].question.secret

    def obey(self, seat: Seat, decision: Decision[Any], line: str) -> None:
        """An option by number or name, or a command."""
        word, _, rest = line.partition(" ")
        choice = self.exact(decision, line)
        if choice is not None:
            self.position.play(seat, choice.value)
        elif word.casefold() in COMMANDS:
            command: Callable[[Seat, str], None] = getattr(self, f"do_{COMMANDS[word.casefold()]}")
            command(seat, rest.strip())
        elif line:
            self.choose_by_name(seat, decision, line)

    def exact(self, decision: Decision[Any], line: str) -> Choice | None:
        """An option by its number, or else by its id or its whole name; a number is never a name."""
        choices = self.choices(decision)
        if is_number(line):
            return next((choice for choice in choices if choice.number == int(line)), None)
        wanted = plain(line)
        return next((choice for choice in choices if wanted in (plain(choice.id), plain(choice.label))), None)

    def choose_by_name(self, seat: Seat, decision: Decision[Any], line: str) -> None:
        wanted = plain(line)
        choices = [] if is_number(line) else self.choices(decision)
        found = [choice for choice in choices if begins(wanted, choice.label, choice.id)]
        if len(found) == 1:
            self.position.play(seat, found[0].value)
        elif found:
            self.print("wrong", "terminal-ambiguous", text=line, known=listed([choice.label for choice in found]))
        elif (value := self.find_value(decision, line)) is not None:
            self.refused(self.position.explain(decision, value))
        else:
            self.print("wrong", "terminal-unknown", text=line)

    # ---- commands -----------------------------------------------------------------------------------------------

    def do_why(self, seat: Seat, text: str) -> None:
        decision = self.position.decisions[seat]
        choices = self.choices(decision)
        if not text:
            self.print("wrong", "terminal-why-usage", example=choices[0].label)
            return
        named = self.exact(decision, text)
        value = named.value if named is not None else self.find_value(decision, text)
        if value is None:
            self.print("wrong", "terminal-unknown", text=text)
            return
        refusal = self.position.explain(decision, value)
        if refusal is not None:
            self.refused(refusal)
            return
        choice = next(choice for choice in choices if choice.value == value)
        self.print("", "terminal-why-may", option=choice.label, number=choice.number)
        if choice.note:
            self.console.print(Text(choice.note, style="note"))
        self.show_rule(decision.rule)

    def do_undo(self, seat: Seat, text: str, consent: bool = False) -> None:
        try:
            self.position.undo(seat, consent)
        except Refused as refused:
            self.no_undo(refused.refusal)
            return
        self.asked = None
        self.print("log", "terminal-undone")

    def no_undo(self, refusal: Refusal) -> None:
        """Why not; whoever plays without other people needs nobody's consent."""
        alone = UNDONE_ALONE.get(refusal.message.key)
        if alone is not None and len(self.people) == 1:
            self.print("wrong", alone)
            return
        self.refused(refusal)
        if alone is not None:
            self.print("note", "terminal-undo-anyway")

    def do_consented_undo(self, seat: Seat, text: str) -> None:
        self.do_undo(seat, text, consent=True)

    def do_seat(self, seat: Seat, text: str) -> None:
        """Let another seat that is asked as well go first."""
        others = [other for other in self.position.decisions if other != seat]
        if not text:
            self.list_asked(others)
            return
        chosen = self.find_seat(text)
        if chosen is None:
            self.refused(refuse("", "core-no-seat", text=text))
        elif chosen not in self.position.decisions:
            self.refused(refuse("", "core-not-asked", seat=f"seat:{seat_name(chosen)}"))
        else:
            self.turn = chosen

    def list_asked(self, others: Sequence[Seat]) -> None:
        if not others:
            self.print("note", "terminal-nobody-else")
            return
        known = listed([f"{other + 1} {self.name(other)}" for other in others])
        self.print("note", "terminal-also-asked", known=known, number=others[0] + 1)

    def find_seat(self, text: str) -> Seat | None:
        """A seat by its number or by the beginning of its name."""
        seats = range(len(self.chairs))
        if is_number(text):
            return int(text) - 1 if int(text) - 1 in seats else None
        found = [seat for seat in seats if begins(plain(text), self.name(seat))]
        return found[0] if len(found) == 1 else None

    def do_map(self, seat: Seat, text: str) -> None:
        """The board alone; a screen that is too narrow for it has everything in sheets."""
        self.show_legend()
        self.paint(drawings(self.marked(seat)) or self.blocks(seat))
        self.show_question(seat)

    def do_table(self, seat: Seat, text: str) -> None:
        self.draw(seat)
        self.show_question(seat)

    def show_legend(self) -> None:
        signs = [f"{sign} {self.words.render(message)}" for sign, message in self.game.legend(self.look())]
        self.console.print(Columns([Text(sign, style="note") for sign in signs], padding=(0, 3)))

    def do_log(self, seat: Seat, text: str) -> None:
        self.print("title", "terminal-log-title")
        for _, told in self.position.story():
            if told.to in (None, seat):
                self.console.print(Text(self.words.render(told.message, self.names()), style="log"))

    def do_rules(self, seat: Seat, text: str) -> None:
        try:
            show_rules(self.console, self.words, self.game.key, text or self.position.decisions[seat].rule)
        except Refused as refused:
            self.refused(refused.refusal)

    def do_save(self, seat: Seat, text: str) -> None:
        try:
            self.save(Path(os.path.expanduser(text)) if text else self.file)
        except Refused as refused:
            self.refused(refused.refusal)

    def do_help(self, seat: Seat, text: str) -> None:
        example = next(iter(digest(self.game.key, self.words.language).paragraphs))
        table = Table(box=None, show_header=False, pad_edge=False)
        for line in self.words.say("terminal-help", people=len(self.people), example=example).splitlines():
            table.add_row(*(Text(part) for part in re.split(r"\s{2,}", line, maxsplit=1)))
        self.console.print(table)
        self.show_legend()

    def do_quit(self, seat: Seat, text: str) -> None:
        raise Quit

    # ---- saving -------------------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Whole or not at all: a saved game is never half overwritten."""
        if file.exists() and not is_record(file):
            raise Refused(refuse("", "core-file-foreign", file=str(file)))
        write_whole(file, self.written())
        self.print("log", "terminal-saved", file=str(file))
        self.print_command("terminal-go-on", file)

    def leave(self) -> None:
        self.console.print()
        if self.position.count:
            self.keep()
            self.print("log", "terminal-goodbye")
            self.print_command("terminal-go-on", self.file)

    # ---- showing ------------------------------------------------------------------------------------------------

    def print(self, style: str, key: str, **params: str | int) -> None:
        self.console.print(Text(self.words.say(key, **params), style=style or "none"))

    def print_command(self, key: str, file: Path) -> None:
        """A line to be copied: whole, however narrow the terminal is."""
        self.console.print(Text(self.words.say(key, file=shlex.quote(str(file))), style="log"), soft_wrap=True)

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

    def marks(self, decision: Decision[Any]) -> dict[str, str]:
        """The numbers of options that have a place on the board."""
        if not self.game.is_on_board(decision.domain.name):
            return {}
        return {choice.id: str(choice.number) for choice in self.choices(decision)}

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

    def find_value(self, decision: Decision[Any], text: str) -> int | None:
        """A value of the question's whole domain, by id or name, so that one can ask about what is not offered."""
        if is_number(text):
            return None
        wanted = plain(text)
        ids = decision.domain.ids
        called = self.names()
        names = [plain(self.words.name(decision.domain.thing(value), names=called)) for value in range(len(ids))]
        exact = [v for v, id in enumerate(ids) if wanted in (plain(id), names[v])]
        begun = [v for v, id in enumerate(ids) if wanted and begins(wanted, id, names[v])]
        found = exact or begun
        return found[0] if len(found) == 1 else None

    def show_question(self, seat: Seat) -> None:
        decision = self.position.decisions[seat]
        about = self.game.about(self.position.state, decision, decision.values[0])
        prompt = self.words.prompt(decision, about, self.names())
        asks = self.words.say("terminal-asks", who=self.name(seat), prompt=prompt)
        line = Text(asks, style="title")
        line.append(f"  {self.words.say('terminal-rule', rule=decision.rule)}", style="rule")
        self.console.print()
        self.console.print(line)
        choices = self.choices(decision)
        wide = max(len(f"{choice.label} {choice.note}") for choice in choices)
        if len(choices) > MANY and self.marks(decision) and wide <= self.console.width // 3:
            self.console.print(in_columns(choices))
        else:
            self.console.print(one_below_the_other(choices, self.console.width))

    def refused(self, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        line = Text(self.words.render(refusal.message, self.names()), style="wrong")
        if refusal.rule:
            line.append(f"  {self.words.say('terminal-rule', rule=refusal.rule)}", style="rule")
        self.console.print(line)

    def show_rule(self, rule: str) -> None:
        self.console.print(Text(self.words.say("terminal-rule", rule=rule), style="rule"))

    def show_table(self) -> None:
        """The table as a spectator sees it, and how the game ended if it has."""
        self.paint(self.game.scene(self.position.view(None), {}, self.look()))
        if self.position.over:
            self.show_result()

    def finish(self) -> None:
        self.show_table()
        self.keep()
        self.print_command("terminal-record-kept", self.file)

    def show_result(self) -> None:
        result = self.position.result
        assert result is not None
        self.console.print()
        self.print("title", "terminal-over-title")
        for seat, score in enumerate(result.scores):
            points = self.words.say(f"{self.game.key}-score-{result.ending}", points=score)
            self.console.print(Text(f"  {self.name(seat)}: {points}", style=f"seat{seat}"))
        winners = listed([self.name(seat) for seat in result.winners])
        self.print("title", "terminal-winners", count=len(result.winners), names=winners)
