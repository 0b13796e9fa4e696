"""A game at the terminal: people on the chairs that say so, bots on the others."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from tuath.bots import Bot, Chair, bots, make
from tuath.core.datafile import write_whole
from tuath.core.game import listed
from tuath.core.message import Refused, refuse
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.terminal.screen import Console
from tuath.terminal.style import wipe
from tuath.terminal.table.again import told_ways
from tuath.terminal.table.orders import Orders, Quit
from tuath.terminal.table.sight import HUMAN
from tuath.terminal.text.recap import recap
from tuath.words.catalogue import Catalogue

readline: Any = None
with contextlib.suppress(ImportError):
    readline = importlib.import_module("readline")  # input() then has a history and can be edited

LONG = 30  # minutes after which somebody was away


def read_chairs(text: str) -> list[str]:
    """Who sits where: human or bot:NAME, separated by commas."""
    chairs = [chair.strip() for chair in text.split(",")]
    for chair in chairs:
        kind, _, name = chair.partition(":")
        if chair != HUMAN and (kind != "bot" or not (name in bots() or ":" in name)):
            raise Refused(refuse("", "core-unknown-chair", text=chair, known=listed(bots())))
    return chairs


class Session(Orders):
    """Plays a position to its end, or until the player leaves."""

    def __init__(
        self,
        position: Position[Any],
        chairs: Sequence[str],
        console: Console,
        words: Catalogue,
        file: Path | None = None,
    ) -> None:
        super().__init__(position, chairs, console, words, file)
        self.bots: dict[Seat, Bot] = {s: make(c.removeprefix("bot:")) for s, c in enumerate(chairs) if c != HUMAN}
        self.rng = Random(position.seed)
        self.away: timedelta | None = None  # how long ago a game that goes on was left, until that was told
        position.listen(self.hear)

    def run(self) -> bool:
        """Play on; False when the player left before the end."""
        try:
            self.tell_so_far()
            while not self.position.over:
                self.move()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say_all()
            self.leave()
            return False
        self.say_all()
        self.finish()
        return True

    def tell_so_far(self) -> None:
        """The last lines of what has happened before anybody could listen; who comes back is told what he missed."""
        if self.away is not None and self.people and not self.position.over:
            return
        for _, told in self.position.story()[-12:]:
            self.hear(told)

    def come_back(self, away: timedelta) -> None:
        """A game goes on that was left so long ago."""
        self.away = away

    def tell_missed(self, seat: Seat) -> None:
        """What has happened since the last turn of the first who is asked again."""
        if self.away is not None:
            minutes = int(self.away.total_seconds()) // 60
            title = (
                self.words.say("terminal-recap-away", hours=minutes // 60, minutes=minutes)
                if minutes >= LONG
                else self.words.say("terminal-recap-title")
            )
            self.away, missed = None, recap(self.position, seat)
            self.show_recap(missed, title)

    def move(self) -> None:
        """One answer."""
        seat = self.whose_turn()
        standing = self.answered_for(seat)
        if standing is not None:
            self.position.play(seat, standing)
            return
        if seat in self.bots:
            value = self.bots[seat].choose(Chair(self.position, seat), self.rng)
            self.position.play(seat, value)
            return
        self.say_all()
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
        self.tell_missed(seat)
        if len(decision.values) == 1 and not self.position.answers:
            choice = self.choices(decision)[0]
            self.print("note", "terminal-forced", option=choice.label)
            self.position.play(seat, decision.values[0])
            return
        self.ask_with_news(seat)
        self.keep()
        while self.turn == seat and self.position.decisions.get(seat) is decision:
            self.obey(seat, decision, self.console.input(f"[number]{self.words.say('terminal-prompt')}[/] > ").strip())

    def keep(self) -> None:
        """Nothing is lost if the terminal goes away: the game is on disk whenever a person is asked."""
        if self.position.count:
            write_whole(self.file, self.written())

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

    def leave(self) -> None:
        self.console.print()
        if self.position.count:
            self.keep()
            self.print("log", "terminal-goodbye")
            self.print_command("terminal-go-on", self.file)

    def finish(self) -> None:
        self.show_table()
        self.keep()
        self.print_command("terminal-record-kept", self.file)
        if self.position.knows_past:
            self.print_command("terminal-again", self.file)
            self.print("note", "terminal-again-ways", ways=told_ways(self.position, self.words))
