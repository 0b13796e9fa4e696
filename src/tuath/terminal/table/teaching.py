"""A lesson at the terminal: what the teacher says stands between the questions, and waits until it has been read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tuath.bots import SCRIPTED, make
from tuath.core.following import Done, Standing, after_answer, after_reading, retraced, standing
from tuath.core.lesson import Lesson, Step, Why
from tuath.core.message import Refusal, refuse
from tuath.core.position import Position, Told
from tuath.core.question import Decision, Seat
from tuath.terminal.screen import Console, Group, Text
from tuath.terminal.table.session import Session
from tuath.words.catalogue import Catalogue


class Teaching(Session):
    """A game whose learner is taught; when the lesson is over it goes on without the teacher."""

    def __init__(
        self,
        position: Position[Any],
        chairs: Sequence[str],
        console: Console,
        words: Catalogue,
        lesson: Lesson,
        file: Path | None = None,
    ) -> None:
        super().__init__(position, chairs, console, words, file)
        self.lesson = lesson
        self.done: tuple[Done, ...] = retraced(lesson, position) if position.count else ()
        self.bots = {seat: make(SCRIPTED) for seat in self.bots}
        self.heard: list[Told] = []  # since the learner last answered
        self.said: Step | None = None  # the step that was last spoken of
        self.now: Standing | None = None
        self.is_over = False

    def hear(self, told: Told) -> None:
        super().hear(told)
        self.heard.append(told)

    def ask(self, seat: Seat) -> None:
        now, before = self.teach(), self.position.count
        super().ask(seat)
        if now is not None and self.position.count > before:
            self.done = after_answer(self.lesson, now, self.position, self.done)
        self.heard.clear()

    def teach(self) -> Standing | None:
        """Say what there is to say before this question; None when the lesson is over."""
        while (now := standing(self.lesson, self.position, self.done)) is not None and now.holds and now.step:
            self.speak(now.step, now.place)
            self.wait()
            self.done = after_reading(self.lesson, self.position, self.done, now.step.id)
        if now is None and not self.is_over:
            self.is_over = True
            self.print("note", "terminal-lesson-over")
        if now is not None and now.step is not None and now.step != self.said:
            self.speak(now.step, now.place)
        self.now = now
        return now

    def tail(self, seat: Seat, decision: Decision[Any]) -> Group:
        """What the step wants stands under the options, where it can be seen."""
        if self.now is None or self.now.step is None:
            return super().tail(seat, decision)
        wants = self.line("title", "terminal-lesson-move", text=self.words.say(self.key(self.now.step, "move")))
        return Group(wants, *self.advice(self.now, decision))

    def keep_wish(self, seat: Seat, value: int) -> None:
        """Whoever learns the game is asked every time."""
        if self.is_over:
            super().keep_wish(seat, value)

    def no_hint(self, seat: Seat) -> Refusal | None:
        """While somebody teaches, it is the teacher who says what to do."""
        return refuse("", "core-hint-lesson") if not self.is_over else super().no_hint(seat)

    def key(self, step: Step, part: str) -> str:
        return f"{self.game.key}-lesson-{step.id}-{part}"

    def speak(self, step: Step, place: int) -> None:
        """What a step says, and why an opponent did what it speaks of."""
        self.said = step
        chapter = next(one for one in self.lesson.chapters if step in one.steps)
        title = self.words.say(f"{self.game.key}-lesson-chapter-{chapter.id}")
        self.console.print()
        self.print("note", "terminal-lesson-step", step=place + 1, of=len(self.lesson.steps), chapter=title)
        self.console.print(Text(self.words.say(self.key(step, "title")), style="title"))
        self.console.print(Text(self.words.say(self.key(step, "text"))))
        if step.why is not None and self.has_heard(step.why):
            self.print("note", "terminal-lesson-why", who=self.name(step.why.seat))
            self.console.print(Text(self.words.say(self.key(step, "why"))))

    def has_heard(self, why: Why) -> bool:
        lines = (told.message for told in self.heard)
        return any(why.is_of(self.game.key, line.key, dict(line.params)) for line in lines)

    def advice(self, now: Standing, decision: Decision[Any]) -> Iterator[Text]:
        """What we would take, and why."""
        if now.step is None or now.take is None:
            return
        choice = next(choice for choice in self.choices(decision) if choice.id == now.take)
        yield self.line("note", "terminal-lesson-take", option=choice.label, number=choice.number)
        if self.words.has(self.key(now.step, "free")) and now.move == now.step.moves[-1]:
            yield Text(self.words.say(self.key(now.step, "free")), style="note")

    def leave(self) -> None:
        super().leave()
        if self.position.count and not self.is_over:
            self.print("log", "terminal-lesson-kept")
            self.print_command("terminal-lesson-go-on", self.file, game=self.game.key)

    def wait(self) -> None:
        """Until it has been read."""
        self.console.input(f"[number]{self.words.say('terminal-lesson-next')}[/] ")
