"""“hint” at the terminal: the best options with their chances, and why; that it was asked for is kept with the game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tuath.bots import Chair
from tuath.core.hints import PORTIONS, Hints, no_hint
from tuath.core.message import Refusal, refuse
from tuath.core.question import Seat
from tuath.core.record import Asked
from tuath.terminal.choices import plain
from tuath.terminal.screen import Text
from tuath.terminal.table.wishing import Wishing

if TYPE_CHECKING:
    from tuath.bots.hinting import Hint, Proposal

LETTERS = "ABC"
LONGER = ("longer", "langer")  # as it is typed, without case and accents


class Hinting(Wishing):
    """Hints for whoever is asked, where the table has them."""

    hints: Hints
    hinted: list[Asked]

    def no_hint(self, seat: Seat) -> Refusal | None:
        """Why there is none now."""
        if len(self.position.decisions[seat].values) == 1:
            return refuse("", "core-hint-one-way")
        return no_hint(self.hints, self.game, len(self.people))

    def do_hint(self, seat: Seat, text: str) -> None:
        refusal = self.no_hint(seat)
        if refusal is not None:
            self.refused(refusal)
            return
        asked = Asked(self.position.count, seat)
        if asked not in self.hinted:
            self.hinted.append(asked)
        self.show_hint(seat, self.thought_out(seat, plain(text) in LONGER))

    def thought_out(self, seat: Seat, longer: bool) -> Hint:
        """By the same dice whenever it is asked for."""
        from tuath.bots.hinting import first_thought, further_thought, settled  # noqa: PLC0415 - as in level.py

        chair, rng = Chair(self.position, seat), Random(self.position.count)
        with self.console.status(self.words.say("terminal-hint-thinking")):
            thought = first_thought(chair, rng)
            for _ in range(PORTIONS - 1 if longer else 0):
                thought = further_thought(chair, thought, rng)
        return settled(thought)

    def show_hint(self, seat: Seat, hint: Hint) -> None:
        self.print("note", "terminal-hint-title", level=hint.level, together=int(bool(self.game.planned)))
        for letter, one in zip(LETTERS, hint.proposals, strict=False):
            line = Text(f"{letter} ", style="number").append(self.proposed(seat, one), style="title")
            chance = min(99, max(1, round(100 * one.chance)))
            line.append(f"  {self.words.say('terminal-hint-chance', chance=chance)}")
            self.console.print(line)
            for reason in one.reasons:
                self.console.print(Text(f"  {self.words.render(reason, self.names())}", style="note"))
        if hint.equal > 1:
            self.print("note", "terminal-hint-equal", number=hint.equal)
        self.print("note", "terminal-hint-longer")

    def proposed(self, seat: Seat, one: Proposal) -> str:
        """What to do, with the number to type, and what to answer then."""
        names, first = self.names(), one.steps[0]
        choices = self.choices(self.position.decisions[seat])
        label, number = next((choice.label, choice.number) for choice in choices if choice.id == first.option)
        said = self.words.say("terminal-hint-option", option=label, number=number)
        for step in one.steps[1:]:
            option = self.words.option(step.question, step.about, names)
            said += self.words.say("terminal-hint-then", option=option)
        return said
