"""At which moments a person at the terminal wants to be asked; who has nothing to play there is left alone.

Several people at one screen are always asked: who is handed the keyboard would else show who can answer.
"""

from __future__ import annotations

from tuath.core.message import Refused
from tuath.core.question import Seat
from tuath.core.reaction import Moment, Wish, check_wish, standing_answer, wish_by
from tuath.terminal.choices import begins, is_number, plain
from tuath.terminal.screen import Table, Text
from tuath.terminal.table.looking import Looking


class Wishing(Looking):
    """Wishes of the one who plays here, by moment; they are kept with the game."""

    wishes: dict[str, Wish]

    def answered_for(self, seat: Seat) -> int | None:
        """What is answered for a seat; None where it is to be asked."""
        game, position = self.game, self.position
        if not game.moments or len(self.people) > 1:
            return None
        reaction = game.reaction(position.state, position.decisions[seat])
        wishes = self.wishes if seat in self.people else {}
        return None if reaction is None else standing_answer(game.moments, reaction, wishes)

    def keep_wish(self, seat: Seat, value: int) -> None:
        """An answer that stands from now on is not asked for again, and can be changed like any wish."""
        game, position = self.game, self.position
        reaction = game.reaction(position.state, position.decisions[seat]) if game.moments else None
        wish = None if reaction is None else wish_by(reaction, self.wishes, value)
        if reaction is None or wish is None or len(self.people) > 1:
            return
        self.wishes[reaction.moment] = wish
        number = [moment.id for moment in game.moments].index(reaction.moment) + 1
        self.print("note", "terminal-stands", moment=self.stop_name(game.moments[number - 1]), number=number)

    def do_stops(self, seat: Seat, text: str) -> None:
        """All moments with what is wished there; or another wish for one of them, by its number: ``stops 3 always``."""
        if not self.game.moments or len(self.people) > 1:
            self.print("wrong", "terminal-no-stops")
            return
        number, _, wish = text.partition(" ")
        if text:
            self.wish(number, wish.strip())
        else:
            self.console.print(self.listed_stops(seat))
            self.print("note", "terminal-stops-usage")

    def wish(self, number: str, wish: str) -> None:
        moments = self.game.moments
        if not is_number(number) or not 1 <= int(number) <= len(moments):
            self.print("wrong", "terminal-stops-usage")
            return
        moment = moments[int(number) - 1]
        meant = [one for one in moment.wishes if wish and begins(plain(wish), self.wish_name(one), one)]
        choice = meant[0] if len(meant) == 1 else wish
        try:
            check_wish(moments, moment.id, choice)
        except Refused:
            known = ", ".join(map(self.wish_name, moment.wishes))
            self.print("wrong", "terminal-no-such-wish", text=wish, known=known)
            return
        self.wishes[moment.id] = Wish(choice)
        self.print("log", "terminal-wished", moment=self.stop_name(moment), wish=self.wish_name(choice))

    def listed_stops(self, seat: Seat) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False)
        for number, moment in enumerate(self.game.moments, start=1):
            wish = self.wish_for(moment, seat)
            cards = ", ".join(self.words.name(thing) for thing in moment.things)
            table.add_row(
                Text(str(number), style="number"), self.stop_name(moment), Text(self.wish_name(wish), style="title"),
                Text(cards, style="note"),
            )  # fmt: skip
        return table

    def wish_for(self, moment: Moment, seat: Seat) -> str:
        """What is wished there now; what was for a round or a clash lapses with it."""
        wish = self.wishes.get(moment.id)
        counts = wish is not None and wish.round in (None, self.game.lasts(self.position.state, moment.id, seat))
        return wish.choice if wish is not None and counts else moment.usual

    def stop_name(self, moment: Moment) -> str:
        return self.words.say(f"{self.game.key}-stop-{moment.id}")

    def wish_name(self, wish: str) -> str:
        return self.words.say(f"terminal-wish-{wish}")
