"""Whom a table really asks: whose wish stands, or who has nothing to play, is answered for.

Where several people sit and cards are hidden, time must not tell who was asked. A window, the moment at which somebody
may answer, lasts as long as a pause that is drawn before anybody's hand is looked at; all answers given meanwhile count
at its end. So does what is answered for somebody. Only who thinks longer than the pause makes others wait, and that may
as well be somebody who holds nothing and wants to be asked in any case. A strict table asks all, so that it needs no
pause: its windows end with the last answer. Over days there are no windows: all are asked, and nobody is hurried.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from random import Random

from tuath.core.question import Seat
from tuath.core.reaction import NEVER, Reaction, choice_at, standing_answer
from tuath.server.entry.days import Days
from tuath.server.entry.entry import Entry, Window
from tuath.server.settings import settings

SHORT = 2.4, 4.2  # seconds
LONG = 7.0, 15.0  # one window in ten
ONE_IN = 10
AFTER = 0.4, 1.6  # seconds between a late answer and the end of the window


def reaction_of(entry: Entry, seat: Seat) -> Reaction | None:
    """What the question of a seat comes to by each wish, if it is one that wishes can answer."""
    position = entry.position
    if position is None or entry.status != "playing" or not entry.game.moments:
        return None
    decision = position.decisions.get(seat)
    return entry.game.reaction(position.state, decision) if decision is not None else None


def heeds_wishes(entry: Entry) -> bool:
    """Does it count who wants to be asked? Not at one device for several, where one sees who is handed it."""
    return not is_strict(entry) and is_apart(entry)


def has_windows(entry: Entry) -> bool:
    """Are moments to answer unseen and short? Not over days, where hours without an answer would show a card."""
    return is_apart(entry) and not is_slow(entry)


def is_strict(entry: Entry) -> bool:
    """Is everybody asked in every window?"""
    return entry.asking == "strict"


def is_slow(entry: Entry) -> bool:
    """Do several people play over days?"""
    return isinstance(entry.clock, Days) and len(entry.people()) > 1


def is_apart(entry: Entry) -> bool:
    """Has everybody a device of their own?"""
    people = entry.people()
    return len({entry.chairs[seat].player for seat in people}) == len(people)


def answered_for(entry: Entry, seat: Seat) -> int | None:
    """What is answered for a seat, now or at the end of the window; None where it is asked.

    A strict table asks everybody in every window; a wish for peace counts there too. Over days everybody is asked who
    has not said beforehand that it may happen: how soon it does then tells a wish, and nothing of a hand.
    """
    reaction = reaction_of(entry, seat)
    if reaction is None or not (heeds_wishes(entry) if reaction.is_window else is_apart(entry)):
        return None
    moments, wishes = entry.game.moments, entry.wishes.get(seat, {})
    if reaction.is_window and is_slow(entry) and choice_at(moments, reaction, wishes) != NEVER:
        return None
    return standing_answer(moments, reaction, wishes)


def is_put(entry: Entry, seat: Seat) -> bool:
    """Is a seat that the rules ask really asked?"""
    return answered_for(entry, seat) is None


def bot_seat(entry: Entry) -> Seat | None:
    """A seat that is asked and held by a bot."""
    if entry.status != "playing" or entry.position is None or entry.puzzle is not None:
        return None
    seats = (seat for seat in entry.position.decisions if entry.chairs[seat].bot)
    return next((seat for seat in seats if is_put(entry, seat)), None)


def letting_happen(entry: Entry, seat: Seat) -> int | None:
    """What is answered for a seat that has not answered in time."""
    reaction = reaction_of(entry, seat)
    return None if reaction is None else reaction.answers.get(NEVER)


def is_window(entry: Entry) -> bool:
    """Is it a moment at which somebody may answer, and nobody may know who is asked, or who has answered?"""
    if not entry.game.moments or entry.position is None or not has_windows(entry):
        return False
    found = (reaction_of(entry, seat) for seat in entry.position.decisions)
    return any(reaction is not None and reaction.is_window for reaction in found)


def opened_window(entry: Entry, secret: bytes) -> Window | None:
    """The window that is open at a table with several people, the same at every worker and after every start."""
    position = entry.position
    if position is None or not is_window(entry) or len(entry.people()) < 2:
        return None
    begun = position.count - position.open_answers()
    known = entry.times.get(begun)
    opened = entry.updated if known is None else known
    pause = 0.0 if is_strict(entry) else settings().pause * drawn_pause(secret, f"{entry.id} {begun} {opened}")
    return Window(opened, pause, max(pause, answer_limit(entry)))


def answer_limit(entry: Entry) -> float:
    """How many seconds there are for who may answer: as the table was opened, or as the host has it."""
    return settings().answer_limit if entry.answer_limit is None else float(entry.answer_limit)


def drawn_pause(secret: bytes, name: str) -> float:
    """How long a window lasts: by chance that no player can know, and that knows nothing of the game."""
    rng = Random(hmac.digest(secret, name.encode(), hashlib.sha256))
    return rng.uniform(*(LONG if rng.randrange(ONE_IN) == 0 else SHORT))


def time_to_wait(entry: Entry, now: float) -> float:
    """How long an answer lies sealed: to the end of the pause, or a little while that is drawn.

    Where all are asked it need not lie at all.
    """
    window = entry.window
    if window is None or is_strict(entry):
        return 0.0
    if now < window.ends:
        return window.ends - now
    return settings().pause * Random(secrets.randbits(64)).uniform(*AFTER)
