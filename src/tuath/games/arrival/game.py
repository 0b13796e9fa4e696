"""The Arrival as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, ClassVar

from tuath.core.chronicle import Chronicle
from tuath.core.drawing.shapes import Pen, Picture
from tuath.core.ending import Ending, Measure
from tuath.core.game import Answer, Here, Option, Result, Setup, View
from tuath.core.goals import Aim
from tuath.core.message import Message
from tuath.core.notes import Notes
from tuath.core.parts import Part
from tuath.core.position import Position
from tuath.core.printed import PrintedGame
from tuath.core.question import Question, Seat
from tuath.core.scene import Block, Look
from tuath.core.table import Rule, Table
from tuath.games.arrival.chronicle import chronicle
from tuath.games.arrival.course import COURSE
from tuath.games.arrival.details import details
from tuath.games.arrival.distance import distance
from tuath.games.arrival.goals import FACTS, aims, fact, is_line
from tuath.games.arrival.observing import observe
from tuath.games.arrival.picture import legend
from tuath.games.arrival.printed import Back, Printed, domains
from tuath.games.arrival.questions import QUESTIONS
from tuath.games.arrival.reasons import REASONS, parts
from tuath.games.arrival.reckoning import ending, measure
from tuath.games.arrival.scene import scene, tile_text
from tuath.games.arrival.scoring import result, worth
from tuath.games.arrival.seen import ArrivalView
from tuath.games.arrival.sequence import step
from tuath.games.arrival.state import BEFORE_ROUNDS, NOBODY, Options, State
from tuath.games.arrival.statistics import statistics
from tuath.games.arrival.terms import TERMS, here
from tuath.games.arrival.view import view


class Arrival(PrintedGame[State, Printed, Options]):
    """Rules of the first edition, after the German text; rulings of ours are options where tables differ."""

    key = "arrival"
    version = 1
    seats = range(2, 5)
    options = (
        Option("tribes", ("by_seat", "chosen"), "A-R.3"),
        Option("blockers", ("together", "in_turn"), "A-5.6"),
        Option("start_discs", ("two_in_hand", "none_in_hand"), "A-R.35"),
        Option("shortage", ("printed", "received"), "A-R.5"),
        Option("castles", ("distant", "connected"), "A-R.21"),
        Option("overrun_tie", ("collected", "final"), "A-R.26"),
        Option("ports", ("open", "closed"), "A-R.47"),
        Option("late_tiles", ("allowed", "not_allowed"), "A-R.13", before="not_allowed"),
        Option("questions", ("needed", "all"), "A-12.2", before="all"),
    )
    questions = QUESTIONS
    hides = False
    kinds: ClassVar[Mapping[str, str]] = {
        "seat": "seat", "tribe": "tribe", "location": "location", "other": "location", "province": "province",
        "fomori": "fomori", "card": "card", "back": "back", "stack": "stack", "section": "section", "tile": "tile",
    }  # fmt: skip
    course = COURSE
    terms = TERMS
    reasons = REASONS
    facts = FACTS
    thinking = "playing_on"
    endings = ("overrun", "repelled")
    on_board = ("location", "site", "province")
    state_type = State
    options_type = Options

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, domains(printed))

    def setup(self, setup: Setup) -> State:
        """A-3: everything in its place, before chance and the leaders decide the rest."""
        printed, seats = self.printed, setup.seats
        constants, options = printed.constants, self.table_options(setup)
        # A-R.1, A-R.35: three discs to begin with, marking discs apart; or all three for port and tracks
        discs = constants.start_discs if options.start_discs == "two_in_hand" else 1
        stock = printed.discs_per_leader - constants.tracking_discs - discs
        everyone = [0] * seats
        return State(
            printed=printed,
            options=options,
            seats=seats,
            fortified=[0] * seats,
            brochs=0,
            caers=0,
            fomori=[0] * len(printed.fomori),
            castles=printed.isle,
            shields=[0] * len(printed.provinces),
            tribes=[-1] * seats if options.tribes == "chosen" else list(range(seats)),
            fame=[constants.start_fame] * seats,
            collected=[constants.start_fame] * seats,
            corruption=[constants.start_corruption] * seats,
            discs=[discs] * seats,
            swords=everyone[:],
            arms=everyone[:],
            horde=everyone[:],
            tiles=[()] * seats,
            trophies=everyone[:],
            turned_trophies=everyone[:],
            builders=everyone[:],
            kept=everyone[:],
            stock=[stock] * seats,
            swords_left=printed.swords,
            arms_left=printed.shields,
            face_down=list(printed.fomori_count),
            repelled=[0] * len(printed.fomori),
            tile_supply=[tile.copies for tile in printed.tiles],
            display=(),
            used_tiles=(),
            unseen=(1 << len(printed.cards)) - 1,
            late=0,
            late_from=0,
            buried=[cards.bit_count() for cards in printed.with_back],
            tops=[Back(0)] * constants.earning_stacks,
            sizes=[0] * constants.earning_stacks,
            drawn=0,
            rows=[()] * seats,
            fronts=[()] * seats,
            blocked=[()] * seats,
            discarded=0,
            phase="set_up",
            round=1,
            starter=NOBODY,
            next_starter=NOBODY,
            turn=NOBODY,
            actions=0,
            passed=0,
            begun=0,
            claims=everyone[:],
            spoils=0,
            limit_reached=False,
            ending="",
        )

    def step(self, table: Table[State]) -> Rule[None] | None:
        return step(table)

    def view(self, state: State, seat: Seat | None) -> ArrivalView:
        return view(state, seat)

    def imagine(
        self, start: State, now: State, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[State, list[Answer]]:
        """Nothing is dealt before it is seen: what is hidden has not been decided yet (A-R.38, A-R.48)."""
        return start, answers

    def result(self, state: State) -> Result | None:
        return result(state)

    def worth(self, state: State, seat: Seat) -> float:
        return worth(state, seat)

    def parts(self, state: State, seat: Seat, before: State) -> list[Part]:
        return parts(state, seat, before)

    def observe(self, state: State, seat: Seat, notes: Notes) -> None:
        observe(state, seat, notes)

    def pieces(self, state: State) -> Mapping[str, int]:
        """A-2.1: every kind of piece, over all the places where it can lie."""
        on_map = [
            (own.bit_count() + (own & state.brochs).bit_count() + (own & state.caers).bit_count())
            for own in state.fortified
        ]
        discs = zip(on_map, state.discs, state.kept, state.stock, strict=True)
        turned_up = [card for fronts in state.fronts for card in fronts]
        return {
            **{f"discs of seat {seat}": sum(places) for seat, places in enumerate(discs)},
            "swords": state.swords_left + sum(state.swords),
            "shields": state.arms_left + sum(state.arms) + sum(state.shields),
            "castles": state.castles.bit_count() + sum(state.trophies) + sum(state.turned_trophies),
            **{
                f"fomori {kind}": state.fomori[n].bit_count() + state.face_down[n] + state.repelled[n]
                for n, kind in enumerate(self.printed.fomori)
            },
            "tiles": sum(state.tile_supply) + len(state.display) + len(state.used_tiles) + sum(map(len, state.tiles)),
            "cards": state.unseen.bit_count() + state.discarded.bit_count() + len(turned_up),
            "face-down cards": (
                sum(state.sizes) + sum(map(len, state.rows)) + state.discarded.bit_count()
                if any(state.sizes)
                else len(self.printed.cards)
            ),
        }

    def details(self, state: State, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
        return details(state, seat, question, value)

    def scene(self, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
        return scene(self.printed, view, marks, look)

    def drawing(self, view: View, pen: Pen) -> Picture:
        from tuath.games.arrival.drawing import picture  # noqa: PLC0415 - only who wants a picture waits for it

        return picture(self.material(), view, pen)

    def signs(self, unicode: bool) -> Iterable[tuple[str, str]]:
        return legend(unicode)

    @property
    def chronicle(self) -> Chronicle:
        return chronicle(self.printed)

    def statistics(self, position: Position[State]) -> list[dict[str, Any]]:
        return statistics(position)

    def ending(self, position: Position[State]) -> Ending | None:
        return ending(position)

    def measure(self, state: State) -> Measure:
        return measure(state)

    def round_of(self, state: State) -> int:
        return 0 if state.phase in BEFORE_ROUNDS else state.round

    def here(self, view: View, seat: Seat | None, term: str) -> Here | None:
        return here(view, seat, term)

    def fact(self, state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
        return fact(state, seat, id, about)

    def aims(self, state: State, seat: Seat, question: Question[Any]) -> Iterable[Aim]:
        return aims(state, seat, question)

    def is_line(self, until: str, start: State, now: State, seat: Seat) -> bool:
        return is_line(start, now, seat)

    def distance(self, state: State, seat: Seat, domain: str, one: int, other: int) -> float | None:
        return distance(self.printed, domain, one, other)

    def seat_name(self, state: State, seat: Seat) -> str | None:
        tribe = state.tribes[seat]
        return self.domains["tribe"].thing(tribe) if tribe >= 0 else None

    def option_text(self, thing: str) -> Message | None:
        domain, _, id = thing.partition(":")
        return tile_text(self.printed, id) if domain == "tile" else None

    def names(self) -> Mapping[str, str]:
        return self.printed.names
