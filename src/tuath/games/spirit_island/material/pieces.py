"""Invaders and dahan as numbers: what each is, the damage it has taken this turn, and the strife under it.

The pieces of a land are a sorted tuple of such numbers, so that equal pieces are equal, and a land is copied for free.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

EXPLORER, TOWN, CITY, DAHAN = range(4)
KindName = Literal["explorer", "town", "city", "dahan"]
PIECE_KINDS: tuple[KindName, ...] = ("explorer", "town", "city", "dahan")
INVADERS = (EXPLORER, TOWN, CITY)
HEALTH = (1, 2, 3, 2)  # S-1.1
STRENGTH = (1, 2, 3, 2)  # S-1.1
FEAR = (0, 1, 2, 0)  # S-9.3
MOST_DAMAGE, MOST_STRIFE = 15, 7
CODES = 1 << 9  # every piece is below

Piece = int
Pieces = tuple[Piece, ...]


def piece(kind: int, damage: int = 0, strife: int = 0) -> Piece:
    return kind | damage << 2 | strife << 6


def kind_of(one: Piece) -> int:
    return one & 3


def damage_of(one: Piece) -> int:
    """S-1.3: until the end of the turn."""
    return one >> 2 & 15


def strife_of(one: Piece) -> int:
    return one >> 6


def is_invader(one: Piece) -> bool:
    return one & 3 != DAHAN


def damaged(one: Piece, more: int) -> Piece:
    return one + (more << 2)


def healed(one: Piece) -> Piece:
    """S-3.5: the same piece without its damage; it keeps its strife."""
    return one & ~(15 << 2)


@lru_cache(maxsize=1 << 12)
def all_healed(pieces: Pieces) -> Pieces:
    return tuple(sorted(healed(one) for one in pieces))


def without_strife(one: Piece) -> Piece:
    """S-8.7: one strife less, if there is any."""
    return one - (1 << 6) if one >> 6 else one


def with_strife(one: Piece) -> Piece:
    """S-13.1: one strife more."""
    return one + (1 << 6)


def replaced(one: Piece, kind: int) -> Piece:
    """S-9.5: the new piece takes over damage, and strife if it is an invader."""
    return piece(kind, damage_of(one), strife_of(one) if kind != DAHAN else 0)


@lru_cache(maxsize=1 << 16)
def count(pieces: Pieces, kinds: tuple[int, ...]) -> int:
    """How many of these kinds; the same few groups of pieces are counted over and over."""
    return sum([one & 3 in kinds for one in pieces])


def with_one(pieces: Pieces, one: Piece) -> Pieces:
    return tuple(sorted((*pieces, one)))


def without_one(pieces: Pieces, one: Piece) -> Pieces:
    place = pieces.index(one)
    return pieces[:place] + pieces[place + 1 :]


def name_of(one: Piece) -> str:
    """As an answer is written: ``town``, ``town:1`` with a damage, ``city:0:2`` with two strife."""
    parts: list[str] = [PIECE_KINDS[kind_of(one)]]
    if one >> 2:
        parts.append(str(damage_of(one)))
    if one >> 6:
        parts.append(str(strife_of(one)))
    return ":".join(parts)
