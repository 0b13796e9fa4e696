"""Who sits at a table, and who plays for them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tuath.core.message import Refused, refuse
from tuath.server.settings import offered_bots
from tuath.server.sign_in.identity import Player, clean_name
from tuath.server.wire.outgoing import Kind


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat; ``bot`` answers for it, also for a person who is away or has left it to a bot."""

    kind: Kind  # a guest sits at the screen of another; a program is a player that plays by itself
    player: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False  # by the player's own will
    late: bool = False  # the player's time has run out
    kept: str | None = None  # of a free chair: who sat here and may come back until somebody has taken it

    def left_to(self, bot: str, *, resigned: bool = False, late: bool = False) -> Chair:
        return replace(self, bot=bot, resigned=resigned or self.resigned, late=late or self.late)

    def taken_over(self, bot: str) -> Chair:
        """A bot plays for whoever is missing, who may come back; in nobody's chair it sits itself."""
        if self.player is not None:
            return self.left_to(bot)
        return Chair("bot", name=bot, bot=bot) if self.kept is None else self.returned().left_to(bot)

    def freed(self) -> Chair:
        """For somebody else, or for the one who comes back first; a program does not come back by itself."""
        if self.player is None or self.resigned or self.kind == "program":
            return self if self.kind == "open" else OPEN
        return Chair("open", name=self.name, kept=self.player)

    def returned(self) -> Chair:
        """The player plays again."""
        if self.kept is not None:
            return Chair("human", self.kept, self.name)
        return replace(self, bot=None, resigned=False, late=False)


OPEN = Chair("open")
GONE = "-"  # in place of a player who has deleted themselves


def make_chair(kind: str, player: Player) -> Chair:
    """A chair as a host asks for it; refused when there is no such kind or bot."""
    if kind == "me":
        return Chair("program" if player.is_program else "human", player.id, player.name)
    if kind == "guest" or kind.startswith("guest:"):
        if player.is_program:
            raise Refused(refuse("", "server-program-guest"))
        return Chair("guest", player.id, clean_name(kind.removeprefix("guest:")) if kind != "guest" else "")
    if kind == "open":
        return OPEN
    name = kind.removeprefix("bot:")
    if not kind.startswith("bot:") or name not in offered_bots():
        raise Refused(refuse("", "server-unknown-chair", text=kind))
    return Chair("bot", bot=name, name=name)
