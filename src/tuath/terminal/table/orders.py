"""What a person at the terminal can say: an option by number or name, or an order like “why”, “undo”, “save”."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tuath.core.datafile import write_whole
from tuath.core.game import listed
from tuath.core.hints import ALONE, Hints
from tuath.core.message import Refusal, Refused, refuse
from tuath.core.position import Position
from tuath.core.question import Decision, Seat
from tuath.core.reaction import Wish
from tuath.core.record import Asked, seat_name
from tuath.core.ways import ways
from tuath.terminal.choices import Choice, begins, is_number, plain
from tuath.terminal.files import is_record, with_asked, with_hints, with_wishes
from tuath.terminal.screen import Console, Text
from tuath.terminal.table.hinting import Hinting
from tuath.words.catalogue import Catalogue

SPOKEN = {  # orders in each language; all of them are obeyed in every one
    "en": {
        "why": "why", "undo": "undo", "undo!": "consented_undo", "map": "map", "table": "table", "more": "more",
        "seat": "seat", "aim": "aim", "recap": "recap", "log": "log", "rules": "rules", "stops": "stops",
        "any": "any_order", "hint": "hint", "save": "save", "help": "help", "?": "help", "quit": "quit",
    },
    "de": {
        "warum": "why", "zurück": "undo", "zurueck": "undo", "zurück!": "consented_undo", "zurueck!": "consented_undo",
        "karte": "map", "tisch": "table", "mehr": "more", "platz": "seat", "ziel": "aim", "rückblick": "recap",
        "rueckblick": "recap", "verlauf": "log", "regeln": "rules",
        "halte": "stops", "egal": "any_order", "tipp": "hint", "sichern": "save", "hilfe": "help", "ende": "quit",
    },
}  # fmt: skip
WHOLE = ("undo", "consented_undo", "quit")  # what changes the game or ends it is obeyed only when it is typed in full
LETTERS = 2  # fewer are neither an option nor an order
ORDERS = {word: order for spoken in SPOKEN.values() for word, order in spoken.items()}

UNDONE_ALONE = {
    "core-undo-chance": "terminal-undo-chance",
    "core-undo-other": "terminal-undo-other",
    "core-undo-revealed": "terminal-undo-revealed",
    "core-undo-turn": "terminal-undo-turn",
}


class Quit(Exception):
    """The player leaves; the game can go on later."""


class Orders(Hinting):
    """Obeys what is typed at a question."""

    def __init__(
        self,
        position: Position[Any],
        chairs: Sequence[str],
        console: Console,
        words: Catalogue,
        file: Path | None = None,
    ) -> None:
        super().__init__(position, chairs, console, words, file)
        self.turn: Seat | None = None  # who answers as long as he is asked
        self.wishes: dict[str, Wish] = {}
        self.hints: Hints = ALONE
        self.hinted: list[Asked] = []

    def obey(self, seat: Seat, decision: Decision[Any], line: str) -> None:
        """An option by number or name, or a command."""
        word, _, rest = line.partition(" ")
        choice = self.exact(decision, line)
        if line.casefold() in ORDERS:  # an option of that name, if there were one, has a number
            self.carry_out(seat, ORDERS[line.casefold()])
        elif choice is not None and (is_number(line) or len(line) >= LETTERS):
            self.give(seat, choice.value)
        elif word.casefold() in ORDERS:
            self.carry_out(seat, ORDERS[word.casefold()], rest.strip())
        elif line:
            self.choose_by_name(seat, decision, line)

    def give(self, seat: Seat, value: int) -> None:
        """An answer of the one who plays here; it may stand from now on."""
        self.keep_wish(seat, value)
        self.position.play(seat, value)

    def carry_out(self, seat: Seat, order: str, rest: str = "") -> None:
        command: Callable[[Seat, str], None] = getattr(self, f"do_{order}")
        command(seat, rest)

    # ---- options by number and name -----------------------------------------------------------------------------

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
        orders = self.orders_begun(line)
        if len(line) < LETTERS and (found or orders):  # a slip of a finger is never a move
            known = [*(choice.label for choice in found), *orders]
            self.print("wrong", "terminal-one-letter", text=line, known=listed(known))
        elif len(found) == 1 and not orders:
            self.give(seat, found[0].value)
        elif found:  # what may be meant as an order is never a move by accident
            known = [*(choice.label for choice in found), *orders]
            self.print("wrong", "terminal-ambiguous", text=line, known=listed(known))
        elif len(set(orders.values())) == 1:
            word, order = next(iter(orders.items()))
            if order in WHOLE:
                self.print("wrong", "terminal-whole-word", text=line, word=word)
            else:
                self.carry_out(seat, order)
        elif (value := self.find_value(decision, line)) is not None:
            self.refused(self.position.explain(decision, value))
            self.show_ways(seat, decision, value)
        else:
            self.print("wrong", "terminal-unknown", text=line)

    def orders_begun(self, line: str) -> dict[str, str]:
        """The orders of the language that is spoken which begin like this."""
        spoken = SPOKEN[self.words.language]
        return {word: order for word, order in spoken.items() if word.startswith(line.casefold()) and "!" not in word}

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

    # ---- orders -------------------------------------------------------------------------------------------------

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
            self.show_ways(seat, decision, value)
            return
        choice = next(choice for choice in choices if choice.value == value)
        self.print("", "terminal-why-may", option=choice.label, number=choice.number)
        if choice.note:
            self.console.print(Text(choice.note, style="note"))
        self.show_rule(decision.rule)

    def show_ways(self, seat: Seat, decision: Decision[Any], value: int) -> None:
        """What would work instead, with what has to be typed for it."""
        names, numbers = self.names(), {choice.id: choice.number for choice in self.choices(decision)}
        found = ways(self.position, seat, decision.domain.ids[value])
        wish = self.words.name(decision.domain.thing(value), names=names)
        for way in found:
            label = self.words.option(way.step.question, way.step.about, names)
            number = numbers.get(way.step.option, 0)
            self.print("note", f"terminal-way-{way.kind}", option=label, number=number, wish=wish)
        if not found:
            self.print("note", "terminal-way-none")

    def do_any_order(self, seat: Seat, text: str) -> None:
        """As it comes, until something else is asked or the order matters; refused where it does."""
        decision = self.position.decisions[seat]
        if not self.game.is_idle(self.position.state, decision):
            self.print("wrong", "terminal-no-any-order")
            return
        question = decision.question
        while decision.question is question and self.game.is_idle(self.position.state, decision):
            self.give(seat, decision.values[0])
            if seat not in self.position.decisions:
                return
            decision = self.position.decisions[seat]

    def do_undo(self, seat: Seat, text: str, consent: bool = False) -> None:
        try:
            self.position.undo(seat, consent)
        except Refused as refused:
            self.no_undo(refused.refusal)
            return
        self.asked = None
        self.wishes = {id: wish for id, wish in self.wishes.items() if wish.round is None}
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

    def find_seat(self, text: str) -> Seat | None:
        """A seat by its number or by the beginning of its name."""
        seats = range(len(self.chairs))
        if is_number(text):
            return int(text) - 1 if int(text) - 1 in seats else None
        found = [seat for seat in seats if begins(plain(text), self.name(seat))]
        return found[0] if len(found) == 1 else None

    def do_save(self, seat: Seat, text: str) -> None:
        try:
            self.save(Path(os.path.expanduser(text)) if text else self.file)
        except Refused as refused:
            self.refused(refused.refusal)

    def do_quit(self, seat: Seat, text: str) -> None:
        raise Quit

    # ---- saving -------------------------------------------------------------------------------------------------

    def written(self) -> str:
        record = self.position.record(dict(enumerate(self.chairs)), with_seed=True, hints=self.hinted)
        text = with_wishes(with_asked(str(record), self.position.decisions), self.wishes)
        return with_hints(text, self.hints)

    def save(self, file: Path) -> None:
        """Whole or not at all: a saved game is never half overwritten."""
        if file.exists() and not is_record(file):
            raise Refused(refuse("", "core-file-foreign", file=str(file)))
        write_whole(file, self.written())
        self.print("log", "terminal-saved", file=str(file))
        self.print_command("terminal-go-on", file)
