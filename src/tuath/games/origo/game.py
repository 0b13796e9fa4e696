"""Origo as the engine sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain, count, repeat
from operator import sub
from random import Random
from typing import Any, ClassVar

from tuath.core.chance import shuffled
from tuath.core.drawing.shapes import Pen, Picture
from tuath.core.ending import Ending, Measure
from tuath.core.game import Answer, Here, Option, Result, Setup, View
from tuath.core.goals import Aim
from tuath.core.message import Message
from tuath.core.notes import Notes
from tuath.core.parts import Part
from tuath.core.position import Position
from tuath.core.printed import PrintedGame
from tuath.core.question import Question, Seat, members
from tuath.core.scene import Block, Look
from tuath.core.table import Rule, Table
from tuath.games.origo.course import COURSE
from tuath.games.origo.details import details
from tuath.games.origo.distance import distance
from tuath.games.origo.goals import FACTS, aims, fact, is_line
from tuath.games.origo.observing import observe
from tuath.games.origo.picture import legend
from tuath.games.origo.printed import FIELDS, Card, Printed, domains
from tuath.games.origo.questions import QUESTIONS
from tuath.games.origo.reasons import REASONS, parts
from tuath.games.origo.reckoning import ending, measure
from tuath.games.origo.scene import card_text, scene
from tuath.games.origo.scoring import result, worth
from tuath.games.origo.seen import OrigoView
from tuath.games.origo.sequence import step
from tuath.games.origo.state import NO_CARD, NOBODY, NOWHERE, SOURCES, START, Options, State
from tuath.games.origo.statistics import statistics
from tuath.games.origo.terms import TERMS, here
from tuath.games.origo.view import view


class Origo(PrintedGame[State, Printed, Options]):
    """Rules of the German edition of 2006; rulings of ours are options where tables differ."""

    key = "origo"
    version = 1
    seats = range(2, 6)
    options = (
        Option("tribes", ("by_seat", "chosen"), "O-4.1"),
        Option("clan_moves", ("by_place", "in_total"), "O-R.6"),
        Option("supremacy", ("with_gaps", "without_gaps"), "O-R.10"),
        Option("sailing", ("any_time", "in_one_go"), "O-R.15"),
        Option("population", ("beside", "attacked"), "O-R.16"),
        Option("standstill", ("plays_on", "ends"), "O-R.49"),
        Option("placement", ("clockwise", "back_and_forth"), "O-5.1"),
        Option("shuffling", ("at_once", "when_needed"), "O-R.5", before="when_needed"),
        Option("questions", ("needed", "all"), "O-10.1", before="all"),
    )
    questions = QUESTIONS
    hides = True
    kinds: ClassVar[Mapping[str, str]] = {
        "seat": "seat", "other": "seat", "tribe": "tribe", "field": "field", "origin": "field", "target": "field",
        "region": "region", "card": "card",
    }  # fmt: skip
    course = COURSE
    terms = TERMS
    reasons = REASONS
    facts = FACTS
    thinking = "many_worlds"
    by_round = True  # whoever has just had a turn is far ahead, until the others have had theirs
    endings = ("founded", "shields", "skipped", "standstill")
    on_board = ("field", "ship")
    state_type = State
    options_type = Options

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, domains(printed))

    def setup(self, setup: Setup) -> State:
        """O-4: supplies and leaders in their places, all cards in the draw pile; O-4.3, all stones on their track."""
        printed, seats = self.printed, setup.seats
        options = self.table_options(setup)
        leaders = list(printed.start_spaces[:seats])  # O-4.4, O-R.30
        return State(
            printed=printed,
            options=options,
            seats=seats,
            tribes=[-1] * seats if options.tribes == "chosen" else list(range(seats)),
            shields=[0] * seats,
            founded=(),
            contested=NOWHERE,
            supply=[printed.shields[seats].supply] * seats,  # O-4.2, O-R.46
            lost=[0] * seats,
            leaders=leaders,
            points=[leaders[seat] if source == START else 0 for seat in range(seats) for source in range(len(SOURCES))],
            hands=[()] * seats,
            pile=list(printed.copies),
            discard=[0] * len(printed.cards),
            shuffled=list(printed.copies),
            played=NO_CARD,
            attack_cards=(),
            defence_cards=(),
            phase="deal",
            round=0,
            starter=0,
            turn=0,
            uses=0,
            has_moved=False,
            sailed=0,
            has_sailed=False,
            has_acted=False,
            draws=0,
            defender=NOBODY,
            is_opening=False,
            defended=0,
            skipped=0,
            is_quiet=True,
            quiet_rounds=0,
            due=0,
            touched=NOWHERE,
            ending="",
        )

    def step(self, table: Table[State]) -> Rule[None] | None:
        return step(table)

    def view(self, state: State, seat: Seat | None) -> OrigoView:
        return view(state, seat)

    def imagine(
        self, start: State, now: State, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[State, list[Answer]]:
        """O-3.4: other hands and the draw pile, dealt anew; cards that were played in this step are known to all.

        Since each draw is a step of its own, no answer of this step is hidden. No card can lie in the draw pile more
        often than when that was shuffled last, which everybody could see.
        """
        others = [other for other in range(now.seats) if other != seat]
        hidden = now.pile.copy()
        for other in others:
            for card in now.hands[other]:
                hidden[card] += 1
        most = list(map(min, hidden, now.shuffled))
        dealt, size = shuffled(cards_of(most), rng), sum(now.pile)
        imagined = start.copy()
        imagined.pile = [0] * len(hidden)
        for drawn in dealt[:size]:
            imagined.pile[drawn] += 1
        held = dealt[size:]
        if most != hidden:
            held = shuffled([*held, *cards_of(map(sub, hidden, most))], rng)
        for other in others:
            own = [held.pop() for _ in now.hands[other]]
            if start.hands[other] != now.hands[other]:
                own += (Counter(start.hands[other]) - Counter(now.hands[other])).elements()
            imagined.hands[other] = tuple(map(Card, sorted(own)))
        return imagined, answers

    def result(self, state: State) -> Result | None:
        return result(state)

    def worth(self, state: State, seat: Seat) -> float:
        return worth(state, seat)

    def parts(self, state: State, seat: Seat, before: State) -> list[Part]:
        return parts(state, seat, before)

    def observe(self, state: State, seat: Seat, notes: Notes) -> None:
        observe(state, seat, notes)

    def pieces(self, state: State) -> Mapping[str, int]:
        """O-2.3, O-2.4: shields and cards, over all the places where they can lie."""
        on_table = len(state.attack_cards) + len(state.defence_cards) + (state.played != NO_CARD)
        shields = {}
        for seat in range(state.seats):
            in_duel = len(state.attack_cards) > 0 and state.turn == seat
            places = state.shields[seat].bit_count() + state.supply[seat] + state.lost[seat] + in_duel
            shields[f"shields of seat {seat}"] = places
        return {
            **shields,
            "cards": sum(state.pile) + sum(state.discard) + sum(map(len, state.hands)) + on_table,
            "points": sum(state.leaders) - sum(state.points),
        }

    def details(self, state: State, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
        return details(state, seat, question, value)

    def drawing(self, view: View, pen: Pen) -> Picture:
        from tuath.games.origo.drawing import picture  # noqa: PLC0415 - only who wants a picture waits for it

        return picture(self.material(), view, pen)

    def scene(self, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
        return scene(self.printed, view, marks, look)

    def signs(self, unicode: bool) -> Iterable[tuple[str, str]]:
        return legend(unicode)

    def statistics(self, position: Position[State]) -> list[dict[str, Any]]:
        return statistics(position)

    def ending(self, position: Position[State]) -> Ending | None:
        return ending(position)

    def measure(self, state: State) -> Measure:
        return measure(state)

    def round_of(self, state: State) -> int:
        return state.round

    def here(self, view: View, seat: Seat | None, term: str) -> Here | None:
        return here(view, seat, term)

    def fact(self, state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
        return fact(state, seat, id, about)

    def aims(self, state: State, seat: Seat, question: Question[Any]) -> Iterable[Aim]:
        return aims(state, seat, question)

    def is_line(self, until: str, start: State, now: State, seat: Seat) -> bool:
        return is_line(start, now, seat)

    def distance(self, state: State, seat: Seat, domain: str, one: int, other: int) -> float | None:
        return distance(domain, one, other)

    def fits(self, domain: str, value: int) -> Iterable[str]:
        """O-3.1: the fields that a card fits."""
        if domain != "card":
            return ()
        return (FIELDS[field] for field in members(self.printed.card_fields[value]))

    def seat_name(self, state: State, seat: Seat) -> str | None:
        tribe = state.tribes[seat]
        return self.domains["leader"].thing(tribe) if tribe >= 0 else None

    def option_text(self, thing: str) -> Message | None:
        domain, _, id = thing.partition(":")
        return card_text(self.printed, id) if domain in ("card", "reply") and id in self.printed.cards else None

    def names(self) -> Mapping[str, str]:
        return self.printed.leaders


def cards_of(copies: Iterable[int]) -> Iterable[int]:
    """Each card as often as there are copies of it."""
    return chain.from_iterable(map(repeat, count(), copies))
