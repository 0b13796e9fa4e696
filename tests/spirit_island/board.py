"""An island of Spirit Island in one call, and parts of its rules carried out on it."""

from __future__ import annotations

import dataclasses
from collections.abc import Coroutine, Iterable, Mapping
from functools import lru_cache
from typing import Any, cast

import pytest

from tests.table import HasBoard, not_offered, question_put
from tuath.core.game import Setup
from tuath.core.notation import parse
from tuath.core.position import Position
from tuath.core.question import Decision, Domain, Seat, bits_of, members
from tuath.core.shown import drawn
from tuath.core.table import Joint, Table
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.game import SpiritIsland
from tuath.games.spirit_island.material.geometry import Land, land_at
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, name_of, piece
from tuath.games.spirit_island.material.printed import load_printed
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.shown.seen import SpiritIslandView
from tuath.games.spirit_island.state.names import domains as all_domains
from tuath.games.spirit_island.state.standing.standing import add_standing
from tuath.games.spirit_island.state.state import (
    NOBODY,
    NOTHING_SAID,
    ON,
    AnyTask,
    Growing,
    Options,
    Standing,
    State,
)
from tuath.games.spirit_island.turn.agenda import pass_on
from tuath.games.spirit_island.turn.growth import grow
from tuath.games.spirit_island.turn.powers import Aim, use_once
from tuath.games.spirit_island.turn.sequence import step as step_of
from tuath.games.spirit_island.turn.setup import new_state
from tuath.games.spirit_island.turn.triggers import finish_action


def plays(*things: str) -> pytest.MarkDecorator:
    """A test that plays these with a checked effect: ``@plays("power:boon_of_vigor")``. The card report reads it."""
    return pytest.mark.plays(*things)


Said = str | tuple[Seat, str]  # an answer by its id; where several are asked at once it may say whose it is
LETTERS = {"e": EXPLORER, "t": TOWN, "c": CITY, "d": DAHAN}


@lru_cache(maxsize=1)
def printed() -> Printed:
    return load_printed()


@lru_cache(maxsize=1)
def domains() -> Mapping[str, Domain]:
    return all_domains(printed())


@lru_cache(maxsize=8)
def saying(effect: str) -> Printed:
    """The material with a fear card more that says so; it is in no deck of a test that draws none."""
    card = dataclasses.replace(printed().fear_cards[0], effects=(parse(effect),) * 3)
    return dataclasses.replace(printed(), fear_cards=(*printed().fear_cards, card))


def options(**chosen: str) -> Options:
    """``options(adversary="sweden", level="3")``"""
    return Options(**chosen)


@dataclasses.dataclass
class AsPosition:
    """As much of a position as a drawing needs: an island may stand in the middle of things, where no game begins."""

    game: SpiritIsland
    state: State

    @property
    def setup(self) -> Setup:
        return Setup(self.state.seats, ())

    def view(self) -> SpiritIslandView:
        return self.game.view(self.state, None)


class Isle(HasBoard):
    """One or more boards, empty but for what is put there; questions are answered by what is prepared.

    With ``extra_board="on"`` the last board is the extra one.
    """

    def __init__(self, *spirits: str, boards: str = "A", says: str = "", **wishes: str) -> None:
        material, agreed = saying(says) if says else printed(), options(**wishes)
        players = len(boards) - (agreed.extra_board == ON)
        chosen = [material.spirit_index[id] for id in spirits or ("river_surges_in_sunlight",) * players]
        self.state: State = new_state(
            RULES, material, agreed, chosen, [material.board_index[letter] for letter in boards]
        )
        self.beginning = self.state.pieces, self.state.blight
        self.state.pieces = [()] * len(self.state.pieces)
        self.state.blight = [0] * len(self.state.blight)
        self.log: list[tuple[str, dict[str, int]]] = []
        self.table: Table[State] = Table(
            self.state, domains(), lambda key, _, params: self.log.append((key, dict(params)))
        )
        self.asked: list[tuple[Seat, str, tuple[str, ...]]] = []
        self.put_now: Decision[Any] | Joint | None = None  # the question that is not answered yet
        self.material = material

    @property
    def under_test(self) -> object:
        return self.state

    def board(self) -> str:
        return drawn(cast("Position[Any]", AsPosition(SpiritIsland(self.material), self.state))) or ""

    def whom(self) -> str:
        put = self.put_now.values() if isinstance(self.put_now, Joint) else filter(None, [self.put_now])
        return "; ".join(map(question_put, put))

    def lay_out(self) -> Isle:
        """With everything that stands on the boards when the game begins."""
        self.state.pieces, self.state.blight = self.beginning
        return self

    def put(self, land: int, pieces: str = "", **tokens: int) -> None:
        """``put(4, "ttd", blight=1)``: two towns, a dahan and blight in land 4 of the first board."""
        self.state.pieces[land] = tuple(sorted(piece(LETTERS[letter]) for letter in pieces))
        for token, number in tokens.items():
            getattr(self.state, token)[land] = number

    def pieces(self, land: int) -> str:
        return " ".join(name_of(one) for one in self.state.pieces[land])

    def inhabit(self, seat: Seat, land: int, number: int = 1) -> None:
        self.state.presence[land * self.state.seats + seat] = number

    def take_aspects(self, *aspects: int) -> None:
        """By seat; what the panels say is read anew."""
        self.state.aspects, self.state.said = aspects, NOTHING_SAID

    def holds(self, effect: str, land: int = -1, seat: Seat = -1) -> None:
        """Let a printed statement hold: the first one that reads so."""
        add_standing(self.state, parse(effect)[0], Standing(0, seat, land))

    def use(self, card: str, here: int, *answers: Said, seat: Seat = 0, target: Seat = -1) -> Use:
        """Carry out the effect of a power card in a land."""
        use = Use(self.table, seat, Land(here), target=target, actor=seat, power=power(card))
        self.run(carry_out(use, printed().powers[printed().power_index[card]].effect), answers)
        return use

    def grow(self, *answers: Said, seat: Seat = 0) -> None:
        """The growth of a turn."""
        self.state.growing[seat] = Growing()
        self.run(grow(self.table, seat), answers)

    def fear_card(self, card: str, level: int, *answers: Said) -> None:
        effect = printed().fear_cards[printed().fear_index[card]].effects[level - 1]
        self.run(carry_out(Use(self.table, 0, actor=NOBODY), effect), answers)

    def power_says(self, effect: str, *answers: Said, here: int, seat: Seat = 0) -> None:
        """Carry out what some power might say, as one use of it."""
        use = Use(self.table, seat, Land(here), actor=seat, power=power("wash_away"))
        self.run(carry_out(use, parse(effect)), answers)

    def carry_out(self, effect: str, *answers: Said, here: int = -1, seat: Seat = 0) -> None:
        """What no power says."""
        self.run(
            carry_out(Use(self.table, seat, Land(here), after_action=finish_action, actor=NOBODY), parse(effect)),
            answers,
        )

    def go_on(self, *answers: Said) -> None:
        """The next task of the agenda, with all that follows from it."""
        rule = step_of(self.table)
        assert rule is not None
        self.run(rule, answers)

    def play(self, *tasks: AnyTask, answers: Iterable[Said] = ()) -> None:
        """Carry out these tasks and all that follows from them; before the first turn no end is looked for."""
        self.state.agenda = [*reversed(tasks)]
        pass_on(self.table)
        self.run(self.steps(), answers)

    async def steps(self, until: str = "") -> None:
        """One task after another, until there is none or one of that kind comes next."""
        while self.state.agenda and self.state.agenda[-1].kind != until:
            rule = step_of(self.table)
            if rule is None:
                return
            await rule

    def prepare(self, *answers: Said) -> None:
        """What adversary and scenario do before the game, without the spirits and the first explore."""
        tasks = [task for task in reversed(self.state.agenda) if task.kind.startswith("prepare")]
        self.play(*tasks, answers=answers)

    def once(self, seat: Seat, place: int, aimed: Aim) -> Coroutine[Any, Any, bool]:
        """The rule that this power is used on this target, as the board stands; to be run."""
        return use_once(self.table, seat, place, aimed, self.state.copy())

    def run(self, rule: Coroutine[Any, Any, Any], answers: Iterable[Said] = ()) -> Any:
        """Carry a rule out; whoever is asked gives these answers, one after the other.

        Where several are asked at once an answer may say whose it is: ``(1, "yes")``, otherwise it is the first one's.
        """
        prepared = iter(answers)
        answer: int | tuple[Seat, int] | None = None
        while True:
            try:
                asked = rule.send(answer)
            except StopIteration as stop:
                self.put_now, left = None, next(prepared, None)
                assert left is None, f"nobody is asked any more: {left!r} was left over"
                return stop.value
            self.put_now = asked
            if isinstance(asked, Decision):
                self.asked.append((asked.seat, asked.key, asked.options))
            said = next(prepared, None)
            assert said is not None, f"{self.whom()} was not answered"
            named = said[1] if isinstance(said, tuple) else said
            if isinstance(asked, Joint):
                seat = said[0] if isinstance(said, tuple) else next(iter(asked))
                assert seat in asked, f"{self.whom()}, not seat {seat}"
                asked = asked[seat]
                answer = (seat, value_of(asked, named))
                self.asked.append((asked.seat, asked.key, asked.options))
            else:
                assert isinstance(asked, Decision)
                answer = value_of(asked, named)
            assert not isinstance(said, tuple) or asked.seat == said[0], f"{self.whom()}, not seat {said[0]}"


def value_of(asked: Decision[Any], said: str) -> int:
    """An answer by its id, as records and the terminal name it."""
    assert said in asked.options, not_offered(asked, said)
    return asked.domain.index[said]


def land(place: int, number: int) -> Land:
    return land_at(place, number)


def reply(rule: Coroutine[Any, Any, Any], asked: Any, said: Said) -> Any:
    """What a rule asks next, after this answer to what it has asked."""
    if isinstance(said, tuple):
        seat, id = said
        return rule.send((seat, value_of(asked[seat], id)) if isinstance(asked, Joint) else value_of(asked, id))
    return rule.send(value_of(asked, said))


def named(family: str, value: int) -> str:
    """A value of a domain by its id: ``named("invader_card", card)``."""
    return domains()[family].ids[value]


def at(place: int) -> str:
    """A land as an answer: ``at(13)`` is ``"2-4"``."""
    return named("land", place)


def ground(lands: Iterable[str]) -> int:
    """These lands, as a set of bits."""
    return bits_of(domains()["land"].index[each] for each in lands)


def taken(kind: int, damage: int = 0, strife: int = 0) -> str:
    """A piece as an answer."""
    return name_of(piece(kind, damage, strife))


def power(id: str) -> int:
    return printed().power_index[id]


def pile(*cards: str) -> int:
    """These power cards, as a pile of the state."""
    return bits_of(power(card) for card in cards)


def cards_in(pile: int) -> list[str]:
    """The power cards of a pile of the state."""
    return [printed().powers[card].id for card in members(pile)]


def innate(id: str) -> int:
    """An innate power as something to use."""
    return len(printed().powers) + printed().innate_index[id]


def so_many(family: str, *sets: str) -> int:
    """How many cards of a family some sets have: ``so_many("fear_cards", "base")``."""
    return sum(card.set in sets for card in getattr(printed(), family))


def have(isle: Isle, seat: Seat = 0, **elements: int) -> None:
    """``have(isle, fire=2)``: so many elements this turn, and no others."""
    for place, name in enumerate(ELEMENTS):
        isle.state.elements[seat * len(ELEMENTS) + place] = elements.get(name, 0)


def fear_of(isle: Isle) -> int:
    """All fear there has been."""
    return isle.state.fear_earned * isle.state.fear_pool + isle.state.fear_shown
