"""For whom and where the notation asks something, and what has come of the effect that asks."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import NamedTuple

from tuath.core.question import Seat
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Elements
from tuath.games.spirit_island.material.pieces import Piece
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.state import NO_CARD, NOBODY, NONE, NOWHERE, State

DONE = ("destroyed", "removed", "did", "pushed_into", "new")  # of a tally
AS_USUAL = -1  # what concerns neither invaders nor a card of theirs does not notice isolation


class Tally:
    """What has come of an effect so far, for those of its words that ask; what nobody asks for is never made."""

    helped: int = 0  # S-14.6: power cards that were discarded or forgotten to aid, as bits; each helps once
    terrain: int = NONE  # S-14.10: that was chosen for the whole effect
    aid_spent: int = 0  # S-14.6: elements in play that have paid, each once in an event
    gained: int = -1  # a power card
    not_kept: int = 0  # power cards that were drawn with it
    discarded: int = NO_CARD  # an invader card
    turned_up: int = NO_CARD  # a power card of a deck
    used_card: int = NO_CARD  # the one that was used though nobody had chosen it
    replaced: int = 0  # presence
    looker: Seat = NOBODY  # who has drawn the power cards that were looked at
    looked_at: str = ""  # the deck whose top card was
    that_card: int = NO_CARD  # the one spoken of: a power card, or the place of an invader card in its deck
    x: int = 0  # a number that was chosen
    declined: bool = False  # S-7.2: something that could have been done
    shared: int = 0  # lands, as bits, one of which may take a part of the damage
    thieves: int = NONE  # S-19.8: whether they count as explorers in this action, once that is settled

    def forget_done(self) -> None:
        """S-15.4: what one action has done is no matter of the next."""
        for name in DONE:
            self.__dict__.pop(name, None)

    @cached_property
    def destroyed(self) -> defaultdict[str, int]:
        """By the names of pieces."""
        return defaultdict(int)

    @cached_property
    def removed(self) -> defaultdict[str, int]:
        """By the names of pieces."""
        return defaultdict(int)

    @cached_property
    def did(self) -> set[tuple[str, str]]:
        """Verb and piece."""
        return set()

    @cached_property
    def lands(self) -> dict[str, int]:
        """Of ``TALLIED`` in conditions.py, as bits."""
        return {}

    @cached_property
    def pushed_into(self) -> list[tuple[str, Land]]:
        return []

    @cached_property
    def new(self) -> list[Piece]:
        """Pieces that took the place of others here."""
        return []

    @cached_property
    def elements(self) -> defaultdict[int, int]:
        """Gained."""
        return defaultdict(int)

    @cached_property
    def added(self) -> defaultdict[str, int]:
        """Tokens, by their names."""
        return defaultdict(int)

    @cached_property
    def matched(self) -> set[str]:
        """Kinds of tokens that were added once more."""
        return set()

    @cached_property
    def counted(self) -> dict[tuple[str, Land], dict[Seat, int]]:
        """S-16.2: by token and land how many pieces its owners have said to count as one, by seat."""
        return {}


class Case(NamedTuple):
    """For which spirit and in which land something is asked; where the range was measured from."""

    state: State
    seat: Seat = NOBODY
    here: Land = NOWHERE
    origin: Land = NOWHERE
    target: Seat = NOBODY  # a spirit that is targeted
    actor: Seat = NOBODY  # the spirit whose action it is
    scope: int = -1  # lands, as bits, among which is chosen
    tally: Tally | None = None
    event: int = 0  # how much has happened, for what is triggered by it
    oceans: int = 0  # those that count as coastal wetlands, as they do for powers: S-22.3
    card: int = NO_CARD  # the invader card that is carried out
    piece: int = NONE  # the one whose health or strength is asked
    elements: Elements = ()  # of the spirit, if others are meant than those it has now
    aim: Land = NOWHERE  # the land that a power targets, if it is another one than this
    doer: Seat = NOBODY  # the spirit that is to do it
    is_dahan_event: bool = False  # S-22.31: rules of spirits may close lands to it
    closed: int = AS_USUAL  # S-13.9: lands, as bits, that count as adjacent to none

    @property
    def lands(self) -> int:
        return isle(self.state).lands | self.oceans

    def near(self, land: Land) -> int:
        """S-4.2: the lands that touch it; S-13.9: for an invader card not those that are isolated [R] in any case."""
        closed = self.state.isolated if self.card != NO_CARD else self.closed
        if closed <= 0:
            return isle(self.state).adjacent[land] & self.lands
        return 0 if closed >> land & 1 else isle(self.state).adjacent[land] & self.lands & ~closed

    @property
    def as_invaders(self) -> Case:
        """S-13.9: what counts or adds invaders next door finds no isolated land there, unless that is lifted.

        Powers that count them find all: the spirits would lift it.
        """
        heeds = self.state.isolated and self.closed == AS_USUAL and self.actor == NOBODY
        return self._replace(closed=self.state.isolated) if heeds else self

    @property
    def origin_land(self) -> int:
        """S-7.18: none where the target was chosen without regard to range."""
        return 0 if self.origin == NOWHERE else 1 << self.origin

    def at(self, land: Land) -> Case:
        return Case._make((*self[:2], land, *self[3:]))  # as _replace does, in half the time
