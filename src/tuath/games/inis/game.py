"""Inis as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

from tuath.core.chance import shuffled
from tuath.core.drawing.shapes import Pen, Picture
from tuath.core.ending import Ending, Measure
from tuath.core.episode import Episode
from tuath.core.game import Answer, Here, Option, Result, Setup, View
from tuath.core.goals import Aim
from tuath.core.message import Message
from tuath.core.notation import Line
from tuath.core.notes import Notes
from tuath.core.parts import Part
from tuath.core.position import Position
from tuath.core.printed import PrintedGame
from tuath.core.question import Decision, Domain, Question, Seat, domains_of
from tuath.core.reaction import Moment, Reaction
from tuath.core.scene import Block, Look
from tuath.core.table import Rule, Table
from tuath.games.inis.assembly import setup_tasks
from tuath.games.inis.course import COURSE
from tuath.games.inis.details import DOINGS, NAMINGS, details
from tuath.games.inis.distance import distance
from tuath.games.inis.episode import CLASH
from tuath.games.inis.geometry import SPOTS
from tuath.games.inis.goals import FACTS, aims, fact, is_line
from tuath.games.inis.imagine import imagine
from tuath.games.inis.observing import observe
from tuath.games.inis.picture import legend
from tuath.games.inis.printed import Printed, card_text, domains
from tuath.games.inis.queries import action_bits, advantage_bits, cards_on_table, epic_bits, in_play, seats
from tuath.games.inis.questions import QUESTIONS, REACT
from tuath.games.inis.reasons import REASONS, parts
from tuath.games.inis.reckoning import ending, measure
from tuath.games.inis.scene import scene
from tuath.games.inis.scoring import foreseen, result, worth
from tuath.games.inis.seen import InisView
from tuath.games.inis.sequence import step
from tuath.games.inis.state import (
    BESIDE_REACTION,
    CLOCKWISE,
    CONDITIONS,
    MOMENTS,
    NO_CARD,
    NOBODY,
    NORMAL,
    NOWHERE,
    Options,
    State,
)
from tuath.games.inis.statistics import statistics
from tuath.games.inis.stops import lasts, moments, reaction
from tuath.games.inis.terms import TERMS, here
from tuath.games.inis.view import view

COLOURS = ("red", "blue", "green", "yellow")  # of the clans, by seat: I-4.2


class Inis(PrintedGame[State, Printed, Options]):
    """The base game; rulings of ours are options where tables differ."""

    key = "inis"
    version = 2
    seats = range(2, 5)
    options = (
        Option("highlands", ("resolution", "start"), "I-17.1"),
        Option("lug_samildanach", ("cancelled_too", "resolved_only"), "I-17.2"),
        Option("after_cancelled", ("allowed", "not_allowed"), "I-17.3"),
        Option("questions", ("needed", "all"), "I-7.3", before="all"),
    )
    questions = QUESTIONS
    hides = True
    kinds: ClassVar[Mapping[str, str]] = {
        "seat": "seat", "other": "seat", "territory": "territory", "target": "territory", "first": "territory",
        "second": "territory", "third": "territory", "card": "card", "answered": "card", "chosen": "card",
        "doing": "doing", "naming": "naming",
    }  # fmt: skip
    course = COURSE
    terms = TERMS
    reasons = REASONS
    facts = FACTS
    thinking = "playing_on_in_many_worlds"
    endings = CONDITIONS
    named: ClassVar[Mapping[str, str]] = {"inis-either": "doing"}
    spoken = ("naming",)
    on_board = ("territory", "place", "spot", "clan")
    state_type = State
    options_type = Options

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, all_domains(printed))

    @property
    def episode(self) -> Episode:
        return CLASH

    @property
    def moments(self) -> tuple[Moment, ...]:
        return moments(self.printed)

    def reaction(self, state: State, decision: Decision[Any]) -> Reaction | None:
        return reaction(state, decision)

    def is_act(self, question: Question[Any], value: int) -> bool:
        return question is not REACT or value >= BESIDE_REACTION

    def setup(self, setup: Setup) -> State:
        """I-4.1 to I-4.3: all clans in reserve, all tiles in the stack, all Epic Tales in the deck."""
        printed, seats = self.printed, setup.seats
        lands = len(printed.territories)
        return State(
            printed=printed,
            options=self.table_options(setup),
            seats=seats,
            spots=[NOWHERE] * lands,
            neighbours=[0] * lands,
            citadels=[0] * lands,
            sanctuaries=[0] * lands,
            clans=[0] * lands * seats,
            capital=NOWHERE,
            festival=NOWHERE,
            stack=(1 << lands) - 1,
            buried=(),
            buried_by=(),
            looked=0,
            looker=NOBODY,
            tile=NOWHERE,
            reserve=[printed.pieces.clans] * seats,
            stored=[0] * seats,
            deeds=[0] * seats,
            pretenders=0,
            hands=[0] * seats,
            seen=[0] * seats * seats,
            draft=[0] * seats,
            kept=[0] * seats,
            undealt=(1 << printed.actions.stop) - 1 & ~(0 if seats == 4 else printed.four),
            pile=0,
            spent=0,
            thrown=[0] * seats,
            aside=NO_CARD,
            aside_by=NOBODY,
            deck=(1 << printed.epics.stop) - (1 << printed.epics.start),
            discard=0,
            shown=0,
            display=0,
            turned=0,
            phase="setup",
            round=0,
            brenn=NOBODY,
            direction=CLOCKWISE,
            turn=NOBODY,
            next_turn=NOBODY,
            is_first_turn=False,
            passes=0,
            draft_step=0,
            deal=0,
            agenda=setup_tasks(seats, printed.rules.start_clans)[::-1],
            plays=[],
            lasting=(),
            waits=(),
            losses=[],
            draws=[],
            arrivals=(),
            toll=NOBODY,
            moment=-1,
            declined=[0] * seats,
            gains=[0] * seats,
            wishes=[-1] * seats,
            focus=NOWHERE,
            partner=NOBODY,
            chronicle=(),
            ending="",
            winner=NOBODY,
            clash=NOWHERE,
            clashes=0,
            instigator=NOBODY,
            maneuverer=NOBODY,
            sheltered=[0] * seats,
            fallen=[0] * seats,
            waiting=0,
            is_silenced=False,
            has_ended=False,
            involved=0,
            has_taken=False,
            attacked=NOBODY,
            outcome=NORMAL,
            next_maneuver=NOBODY,
        )

    def step(self, table: Table[State]) -> Rule[None] | None:
        return step(table)

    def view(self, state: State, seat: Seat | None) -> InisView:
        return view(state, seat)

    def imagine(
        self, start: State, now: State, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[State, list[Answer]]:
        return imagine(start, now, answers, seat, partial(shuffled, rng=rng))

    def result(self, state: State) -> Result | None:
        return result(state)

    def worth(self, state: State, seat: Seat) -> float:
        return worth(state, seat)

    def parts(self, state: State, seat: Seat, before: State) -> list[Part]:
        return parts(state, seat, before)

    def observe(self, state: State, seat: Seat, notes: Notes) -> None:
        observe(state, seat, notes)

    def foreseen(self, state: State, seat: Seat) -> State:
        return foreseen(state, seat)

    def pieces(self, state: State) -> Mapping[str, int]:
        """I-18.5: clans, cards and tiles, over all the places where they can be."""
        drawn = 0
        for row in state.draws:
            drawn |= row.cards
        table = cards_on_table(state)
        aside = 1 << state.aside if state.aside != NO_CARD else 0
        hands = [*state.hands, *state.draft]
        out = sum(1 << state.printed.advantage_of[where] for where, spot in enumerate(state.spots) if spot == NOWHERE)
        piles = {
            "actions": (state.undealt, state.pile, aside, table, *hands),
            "epics": (state.deck, state.discard, state.shown, drawn, table, *hands),
            "advantages": (state.display, state.turned, out, table, *hands),
        }
        kinds = {"actions": action_bits(state), "epics": epic_bits(state), "advantages": advantage_bits(state)}
        tiles = state.stack.bit_count() + len(state.buried) + state.looked.bit_count() + (state.tile != NOWHERE)
        return {
            **{
                f"clans of seat {seat}": sum(state.clans[seat :: state.seats])
                + state.reserve[seat]
                + state.stored[seat]
                + sum(row.is_under_way for row in state.losses if row.owner == seat)
                for seat in seats(state)
            },
            **{name: sum((pile & kinds[name]).bit_count() for pile in found) for name, found in piles.items()},
            "tiles": tiles + in_play(state).bit_count(),
        }

    def details(self, state: State, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
        return details(state, seat, question, value)

    def scene(self, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
        return scene(self.printed, view, marks, look)

    def drawing(self, view: View, pen: Pen) -> Picture:
        from tuath.games.inis.drawing import picture  # noqa: PLC0415 - only who wants a picture waits for it

        return picture(view, pen)

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

    def lasts(self, state: State, moment: str, seat: Seat) -> int:
        return lasts(state, moment, seat)

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        return self.printed.titles

    def lines(self) -> Mapping[str, Sequence[Line]]:
        return self.printed.lines

    def here(self, view: View, seat: Seat | None, term: str) -> Here | None:
        return here(view, seat, term)

    def fact(self, state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
        return fact(state, seat, id, about)

    def aims(self, state: State, seat: Seat, question: Question[Any]) -> Iterable[Aim]:
        return aims(state, seat, question)

    def is_line(self, until: str, start: State, now: State, seat: Seat) -> bool:
        return is_line(start, now, seat)

    def distance(self, state: State, seat: Seat, domain: str, one: int, other: int) -> float | None:
        return distance(state, domain, one, other)

    def seat_name(self, state: State, seat: Seat) -> str | None:
        return self.domains["colour"].thing(seat)

    def option_text(self, thing: str) -> Message | None:
        """What a card or a territory does; cards are also answers of other families."""
        domain, _, id = thing.partition(":")
        family = "card" if domain in ("act", "reaction", "maneuver", "cards") else domain
        return card_text(self.printed, f"{family}:{id}")


def all_domains(printed: Printed) -> dict[str, Domain]:
    """The printed things, and the families of answers made of them."""
    found = domains(printed)
    seats, lands, cards = found["seat"].ids, found["territory"].ids, found["card"].ids
    more = {
        "spot": SPOTS,
        "crows": ("clockwise", "counterclockwise"),
        "number": tuple(map(str, range(printed.pieces.clans + 1))),
        "place": ("stop", *lands),
        "clan": tuple(f"{land}:{seat}" for land in lands for seat in seats),
        "cards": ("stop", *cards),
        "act": ("pass", "pretender", *cards),
        "reaction": ("decline", "decline_round", *cards),
        "maneuver": ("withdraw", "end", *(f"attack:{seat}" for seat in seats), *cards),
        "agreement": ("yes", "no"),
        "way": ("first", "second", "third"),
        "result": ("clan", "card"),
        "moment": MOMENTS,
        "doing": DOINGS,
        "naming": NAMINGS,
        "colour": COLOURS,
    }
    return {**found, **domains_of(more)}
