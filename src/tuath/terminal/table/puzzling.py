"""A puzzle at the terminal: a goal above the questions, one's line taken back at will, and help that comes in steps."""

from __future__ import annotations

import time
from typing import Any

from tuath.core.message import Message, refuse, say
from tuath.core.puzzle import (
    Check,
    Puzzle,
    Standing,
    Step,
    begun,
    next_of,
    settle,
    solution_steps,
    standing,
    trap_of,
)
from tuath.core.question import Decision, Seat
from tuath.terminal.choices import plain
from tuath.terminal.screen import Console, Group, Text
from tuath.terminal.table.orders import Quit
from tuath.terminal.table.session import Session
from tuath.terminal.table.sight import HUMAN
from tuath.words.catalogue import Catalogue

STARS = "★★★"
OWN_ORDERS = {  # beside those of every game, as they are typed without case and accents
    "u": "undo", "undo": "undo", "zuruck": "undo", "zurueck": "undo", "start": "start", "anfang": "start",
    "back": "back", "dorthin": "back", "solution": "solution", "losung": "solution", "loesung": "solution",
    "goal": "goal", "aufgabe": "goal", "hint": "hint", "tipp": "hint", "quit": "quit", "ende": "quit",
}  # fmt: skip


def stars(puzzle: Puzzle) -> str:
    return STARS[: puzzle.rating.level]


class Puzzling(Session):
    """One puzzle, until it is solved or left."""

    def __init__(self, puzzle: Puzzle, place: tuple[int, int], game: Any, console: Console, words: Catalogue) -> None:
        """``place`` is its number, and how many there are."""
        start = begun(puzzle, game)
        chairs = [HUMAN if seat == puzzle.seat else "bot:greedy" for seat in range(puzzle.seats)]
        super().__init__(start.copy(), chairs, console, words)
        self.puzzle, self.start, self.place = puzzle, start, place
        self.tries, self.helped = 1, 0
        self.began = time.monotonic()

    def run(self) -> bool:
        """Play on; False when the player left before it was solved."""
        number, of = self.place
        title = self.words.say(f"{self.game.key}-title")
        kind = self.words.say(f"{self.game.key}-puzzle-{self.puzzle.goal.kind}")
        self.print(
            "title", "terminal-puzzle-welcome", game=title, number=number, of=of, title=kind, stars=stars(self.puzzle)
        )
        self.show_goal(self.standing())
        self.print("note", "terminal-puzzle-how")
        try:
            while (now := self.standing()).state != "solved":
                if now.state == "open":
                    self.turn = self.puzzle.seat
                    self.ask(self.puzzle.seat)
                    settle(self.start, self.position, self.puzzle.seat, self.puzzle.goal.until)
                    self.say_all()
                else:
                    self.fail(now)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        self.succeed(now)
        return True

    def standing(self) -> Standing:
        return standing(self.puzzle, self.position)

    def keep(self) -> None:
        """A puzzle is found again by its number: nothing of it is kept."""

    # ---- what is said ------------------------------------------------------------------------------------------------

    def show_goal(self, now: Standing) -> None:
        goal, key = self.puzzle.goal, self.game.key
        self.console.print(Text(self.words.say(f"{key}-puzzle-{goal.kind}-text")))
        for check in (*now.checks, *now.shown):
            self.console.print(self.ticked(check))
        self.console.print(Text(self.words.say(f"{key}-until-{goal.until}"), style="note"))

    def ticked(self, check: Check) -> Text:
        text = self.words.render(check.message, self.names())
        line = Text(f"[{'x' if check.is_met else ' '}] {text}")
        return line if check.is_met else line.append(f" ({check.now})", style="note")

    def tail(self, seat: Seat, decision: Decision[Any]) -> Group:
        """The goal stands under the options."""
        now = self.standing()
        return Group(*(self.ticked(check) for check in (*now.checks, *now.shown)))

    def lacking(self, check: Check) -> Message:
        goal = self.words.render(check.message, self.names())
        return say(f"core-puzzle-lacks-{check.bound}", goal=goal, now=check.now, number=check.condition.number)

    def fail(self, now: Standing) -> None:
        """What was missing, and what can be done about it."""
        self.print("wrong", "terminal-puzzle-failed")
        for check in now.checks:
            if not check.is_met:
                self.console.print(Text(f"  {self.words.render(self.lacking(check))}"))
        self.print("note", "terminal-puzzle-left", number=self.place_left(now) + 1)
        count = self.position.count
        while self.position.count == count:
            self.print("note", "terminal-puzzle-orders")
            line = self.console.input(f"[number]{self.words.say('terminal-prompt')}[/] > ").strip()
            order = OWN_ORDERS.get(plain(line))
            if order is None:
                self.refused(refuse("", "core-puzzle-over"))
            else:
                self.carry_out(self.puzzle.seat, order)

    def place_left(self, now: Standing) -> int:
        return sum(step.after < (now.left_at or 0) for step in now.line)

    def succeed(self, now: Standing) -> None:
        self.show_table()
        for check in (*now.checks, *now.shown):
            self.console.print(self.ticked(check))
        minutes, seconds = divmod(int(time.monotonic() - self.began), 60)
        passed = f"{minutes}:{seconds:02}"
        self.print("title", "terminal-puzzle-solved", time=passed, tries=self.tries, hints=self.helped)
        others = self.puzzle.rating.winning - 1
        if others:
            self.print("note", "terminal-puzzle-others", number=others)
        number, of = self.place
        if number < of:
            self.print("note", "terminal-puzzle-next", game=self.game.key, number=number + 1)

    def said(self, step: Step) -> str:
        return self.words.option(step.question, step.about, self.names())

    # ---- orders ------------------------------------------------------------------------------------------------------

    def obey(self, seat: Seat, decision: Decision[Any], line: str) -> None:
        order = OWN_ORDERS.get(plain(line))
        if order is not None:
            self.carry_out(seat, order)
        else:
            super().obey(seat, decision, line)

    def back_to(self, count: int) -> None:
        self.tries += self.standing().state == "failed"
        self.position = self.position.at(count)
        self.position.listen(self.hear)
        self.asked = self.put = None
        self.print("log", "terminal-undone")

    def do_undo(self, seat: Seat, text: str, consent: bool = False) -> None:
        line = self.standing().line
        if not line:
            self.refused(refuse("", "core-puzzle-nothing-back"))
        else:
            self.back_to(line[-1].after)

    def do_start(self, seat: Seat, text: str) -> None:
        self.back_to(self.start.count)

    def do_back(self, seat: Seat, text: str) -> None:
        left = self.standing().left_at
        if left is not None:
            self.back_to(left)

    def do_goal(self, seat: Seat, text: str) -> None:
        self.show_goal(self.standing())

    def do_hint(self, seat: Seat, text: str) -> None:
        """First the idea, then the first move; further on the next one."""
        self.helped += 1
        self.console.print(Text(self.words.render(self.hint()), style="note"))

    def hint(self) -> Message:
        steps, line = solution_steps(self.puzzle, self.game), self.standing().line
        if line:
            after = next_of(line, steps)
            return (
                say("core-puzzle-hint-left") if after is None else say("core-puzzle-hint-next", option=self.said(after))
            )
        if self.helped == 1:
            return say("core-puzzle-hint-idea", option=self.said(steps[-1]))
        return say("core-puzzle-hint-first", option=self.said(steps[0]))

    def do_solution(self, seat: Seat, text: str) -> None:
        self.helped += 1
        self.print("title", "terminal-puzzle-solution")
        for number, step in enumerate(solution_steps(self.puzzle, self.game), start=1):
            self.console.print(Text(f"  {number}. {self.said(step)}"))
        trap = trap_of(self.puzzle, self.game)
        if trap is not None:
            self.console.print(Text(self.words.render(say("core-puzzle-trap", option=self.said(trap))), style="note"))
