"""What the data file says, as it stands there: cards, territories, layouts and the numbers of the rulebook.

Effects and conditions are still text: the notation of a game depends on when and where something is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from tuath.core.datafile import Node
from tuath.core.decode import At, Distinct, Id, Keys, Length, one_of, whole, words_of
from tuath.games.inis.vocabulary import PRINTED_MOMENTS, THIS_DISCARDED, TRIGGERS

PLAYERS = range(2, 5)
Some = Annotated[int, whole(1, 99)]
Coordinate = Annotated[int, whole(-50, 50)]
Cell = tuple[Coordinate, Coordinate]  # axial coordinates: I-3.1
Tile = tuple[Cell, Cell, Cell]
Deals = Annotated[tuple[Annotated[int, whole(2, 9)], ...], Length(least=1)]


class Numbers(NamedTuple):
    """Numbers of the rulebook."""

    needed: Some  # of everything that a victory condition counts: I-12.1
    start_clans: Some  # I-4.9
    return_clans: Some  # I-7.1
    aside: Some  # I-5.5


class PrintedPieces(NamedTuple):
    clans: Node
    citadels: Annotated[int, whole(0, 99)]
    sanctuaries: Some
    pretenders: Annotated[int, whole(PLAYERS[-1], 99)]


class Names(NamedTuple):
    """By language."""

    en: str
    de: str


class PrintedEffect(NamedTuple):
    """I-14.1: what a territory does by itself."""

    when: Annotated[str, one_of(PRINTED_MOMENTS)]
    effect: Node


class PrintedTerritory(NamedTuple):
    id: Id
    effects: tuple[PrintedEffect, ...]


# ---- how a card is used: I-8.1 --------------------------------------------------------------------------------------


class SeasonSide(NamedTuple):
    side: Literal["season"]
    effect: Node
    condition: Annotated[Node | None, At("if")] = None


class TriskelSide(NamedTuple):
    side: Literal["triskel"]
    when: Annotated[str, one_of(TRIGGERS)]
    effect: Node
    condition: Annotated[Node | None, At("if")] = None


class AutomaticSide(NamedTuple):
    side: Literal["automatic"]
    when: Annotated[str, one_of((THIS_DISCARDED,))]
    effect: Node
    condition: Annotated[Node | None, At("if")] = None


PrintedMode = SeasonSide | TriskelSide | AutomaticSide
Modes = Annotated[tuple[PrintedMode, ...], Length(least=1)]


# ---- cards: I-1.2 ---------------------------------------------------------------------------------------------------


class ActionCard(NamedTuple):
    kind: Literal["action"]
    id: Id
    names: Names
    modes: Modes
    four: bool  # for four players only: I-4.1


class AdvantageCard(NamedTuple):
    kind: Literal["advantage"]
    id: Id
    names: Names
    modes: Modes
    territory: Node


class EpicCard(NamedTuple):
    kind: Literal["epic"]
    id: Id
    names: Names
    modes: Modes


PrintedCard = ActionCard | AdvantageCard | EpicCard
KINDS: tuple[str, ...] = words_of(PrintedCard)


class Sheet(NamedTuple):
    """The whole file."""

    pieces: PrintedPieces
    numbers: Numbers
    deals: Annotated[Mapping[int, Deals], At("deals/by_players"), Keys(PLAYERS)]  # I-5.5, I-13.2
    layouts: Annotated[Mapping[int, tuple[Tile, ...]], At("layouts/by_players"), Keys(PLAYERS)]  # I-3.5
    territories: Annotated[
        tuple[PrintedTerritory, ...], At("territories/territories"), Length(least=PLAYERS[-1]), Distinct()
    ]
    cards: Annotated[tuple[PrintedCard, ...], At("cards/cards"), Length(least=1), Distinct()]
