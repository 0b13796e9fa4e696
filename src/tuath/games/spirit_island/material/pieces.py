"""Pieces as numbers: what each is, the damage an invader or a dahan has taken this turn, and the strife under it.

Invaders and dahan of a land are a sorted tuple of such numbers, so that equal pieces are equal, and a land is copied
for free. Tokens and blight are only counted there, but whoever chooses or moves one has a number for it too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

EXPLORER, TOWN, CITY, DAHAN, BEASTS, WILDS, DISEASE, BADLANDS, BLIGHT = range(9)
KindName = Literal["explorer", "town", "city", "dahan"]
FIGURES: tuple[KindName, ...] = ("explorer", "town", "city", "dahan")
LAND_TOKENS = ("beasts", "wilds", "disease", "badlands", "blight")  # each is a field of the state: S-13.1, S-10.1
PIECE_KINDS = (*FIGURES, *LAND_TOKENS)
TOKEN_KINDS = ("badlands", "beasts", "disease", "strife", "wilds")  # S-13.1: strife lies under invaders
INVADERS = (EXPLORER, TOWN, CITY)
HEALTH = (1, 2, 3, 2)  # S-1.1
STRENGTH = (1, 2, 3, 2)  # S-1.1
FEAR = (0, 1, 2, 0, 0, 0, 0, 0, 0)  # S-9.3
MOST_DAMAGE, MOST_STRIFE = 15, 7
FIRST_TOKEN = 1 << 9  # every invader and every dahan is below
SITE_AS_BEASTS = FIRST_TOKEN + len(LAND_TOKENS)  # S-22.20: a sacred site that stands in for beasts
THIEF = SITE_AS_BEASTS + 1  # S-19.8: a marker that may be taken for an explorer, face down
THIEF_FACES = 4  # the numbers of those that lie face up: 0 is a blank one
CODES = THIEF + 1 + THIEF_FACES

Piece = int
Pieces = tuple[Piece, ...]


def piece(kind: int, damage: int = 0, strife: int = 0) -> Piece:
    return kind | damage << 2 | strife << 6


def token(kind: int) -> Piece:
    """One of those that are only counted: S-13.1."""
    return FIRST_TOKEN + kind - BEASTS


def is_token(one: Piece) -> bool:
    return one >= FIRST_TOKEN


def is_thief(one: Piece) -> bool:
    return one >= THIEF


def thief(number: int) -> Piece:
    """S-19.8: one that lies face up."""
    return THIEF + 1 + number


def number_on(one: Piece) -> int | None:
    """S-19.8: the number of a thief that lies face up."""
    return one - THIEF - 1 if one > THIEF else None


def kind_of(one: Piece) -> int:
    if one < FIRST_TOKEN:
        return one & 3
    if one >= SITE_AS_BEASTS:
        return BEASTS if one == SITE_AS_BEASTS else EXPLORER
    return one - FIRST_TOKEN + BEASTS


def damage_of(one: Piece) -> int:
    """S-1.3: until the end of the turn."""
    return one >> 2 & 15 if one < FIRST_TOKEN else 0


def strife_of(one: Piece) -> int:
    return one >> 6 if one < FIRST_TOKEN else 0


def is_invader(one: Piece) -> bool:
    return one & 3 != DAHAN and one < FIRST_TOKEN


def damaged(one: Piece, more: int) -> Piece:
    return one + (more << 2)


def healed(one: Piece) -> Piece:
    """S-3.5: the same piece without its damage; it keeps its strife."""
    return one & ~(15 << 2)


@lru_cache(maxsize=1 << 12)
def wounded(pieces: Pieces) -> Pieces:
    """S-1.3: those with damage."""
    return tuple(one for one in pieces if damage_of(one))


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
    if is_thief(one):
        return "thief" if one == THIEF else f"thief:{number_on(one)}"
    parts: list[str] = [PIECE_KINDS[kind_of(one)] if one != SITE_AS_BEASTS else "sacred_site"]
    if damage_of(one) or strife_of(one):
        parts.append(str(damage_of(one)))
    if strife_of(one):
        parts.append(str(strife_of(one)))
    return ":".join(parts)
