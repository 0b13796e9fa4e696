"""An island of Spirit Island in one call, and parts of its rules carried out on it."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping
from functools import lru_cache
from typing import Any

from tuath.core.notation import parse
from tuath.core.question import Decision, Domain, Seat
from tuath.core.table import Table
from tuath.games.spirit_island.effects import Use, carry_out
from tuath.games.spirit_island.geometry import Land, land_at
from tuath.games.spirit_island.material import ELEMENTS, Printed
from tuath.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN, name_of, piece
from tuath.games.spirit_island.printed import load_printed
from tuath.games.spirit_island.sequence import step as next_step
from tuath.games.spirit_island.setup import land_ids, new_state
from tuath.games.spirit_island.spirits import grow
from tuath.games.spirit_island.standing import stand
from tuath.games.spirit_island.state import BESIDE_STOP, Growing, Options, Standing, State

LETTERS = {"e": EXPLORER, "t": TOWN, "c": CITY, "d": DAHAN}
CODES = 1 << 9


@lru_cache(maxsize=1)
def printed() -> Printed:
    return load_printed()


@lru_cache(maxsize=1)
def domains() -> Mapping[str, Domain]:
    material = printed()
    return {
        "land": Domain("land", land_ids()),
        "piece": Domain("piece", ("stop", *(f"{name_of(code)}#{code}" for code in range(CODES)))),
        "land_or_stop": Domain("land_or_stop", ("stop", *land_ids())),
        "way": Domain("way", ("first", "second", "third", "fourth")),
        "answer": Domain("answer", ("yes", "no")),
        "option": Domain("option", tuple(str(number) for number in range(1, 10))),
        "source": Domain("source", ("energy", "plays", "third", "fourth", "fifth", "sixth", "destroyed", "island")),
        "element": Domain("element", ELEMENTS),
        "seat": Domain("seat", ("p1", "p2", "p3", "p4", "p5", "p6")),
        "use": Domain(
            "use",
            ("done", *(power.id for power in material.powers), *(innate.id for innate in material.innates)),
        ),
        "place": Domain("place", tuple(str(number) for number in range(1, 21))),
        "deck": Domain("deck", ("minor", "major")),
        "power": Domain("power", tuple(power.id for power in material.powers)),
        "power_or_stop": Domain("power_or_stop", ("stop", *(power.id for power in material.powers))),
        "invader_card": Domain("invader_card", tuple(card.id for card in material.invader_cards)),
        "fear_card": Domain("fear_card", tuple(card.id for card in material.fear_cards)),
        "blight_card": Domain("blight_card", tuple(card.id for card in material.blight_cards)),
    }


class Isle:
    """One or more boards, empty but for what is put there; questions are answered by what is prepared."""

    def __init__(self, *spirits: str, boards: str = "A") -> None:
        material = printed()
        chosen = [material.spirit_index[id] for id in spirits or ("river_surges_in_sunlight",) * len(boards)]
        self.state: State = new_state(
            material, Options("on"), chosen, [material.board_index[letter] for letter in boards]
        )
        self.state.pieces = [()] * len(self.state.pieces)
        self.state.blight = [0] * len(self.state.blight)
        self.log: list[tuple[str, dict[str, int]]] = []
        self.table: Table[State] = Table(
            self.state, domains(), lambda key, _, params: self.log.append((key, dict(params)))
        )
        self.asked: list[tuple[Seat, str, tuple[int, ...]]] = []

    def put(self, land: int, pieces: str = "", **tokens: int) -> None:
        """``put(4, "ttd", blight=1)``: two towns, a dahan and blight in land 4 of the first board."""
        self.state.pieces[land] = tuple(sorted(piece(LETTERS[letter]) for letter in pieces))
        for token, number in tokens.items():
            getattr(self.state, token)[land] = number

    def pieces(self, land: int) -> str:
        return " ".join(name_of(one) for one in self.state.pieces[land])

    def inhabit(self, seat: Seat, land: int, number: int = 1) -> None:
        self.state.presence[land * self.state.seats + seat] = number

    def holds(self, effect: str, land: int = -1, seat: Seat = -1) -> None:
        """Let a printed statement hold: the first one that reads so."""
        stand(self.state, parse(effect)[0], Standing(0, seat, land))

    def use(self, card: str, here: int, *answers: int, seat: Seat = 0, target: Seat = -1) -> Use:
        """Carry out the effect of a power card in a land."""
        use = Use(self.table, seat, Land(here), target=target, user=seat, power=power(card))
        self.run(carry_out(use, printed().powers[printed().power_index[card]].effect), answers)
        return use

    def grow(self, *answers: int, seat: Seat = 0) -> None:
        """The growth of a turn."""
        self.state.growing[seat] = Growing()
        self.run(grow(self.table, seat), answers)

    def fear_card(self, card: str, level: int, *answers: int) -> None:
        effect = printed().fear_cards[printed().fear_index[card]].effects[level - 1]
        self.run(carry_out(Use(self.table, 0), effect), answers)

    def go_on(self, *answers: int) -> None:
        """The next task of the agenda, with all that follows from it."""
        rule = next_step(self.table)
        assert rule is not None
        self.run(rule, answers)

    def run(self, rule: Coroutine[Any, Any, Any], answers: Iterable[int] = ()) -> Any:
        """Carry a rule out; whoever is asked gives these answers, one after the other."""
        prepared = iter(answers)
        answer = None
        while True:
            try:
                asked = rule.send(answer)
            except StopIteration as stop:
                assert next(prepared, None) is None, "an answer was left over"
                return stop.value
            assert isinstance(asked, Decision)
            self.asked.append((asked.seat, asked.key, tuple(asked.values)))
            answer = next(prepared)
            assert answer in asked.values, f"{asked} does not offer {answer}"


def land(place: int, number: int) -> Land:
    return land_at(place, number)


def taken(kind: int, damage: int = 0, strife: int = 0) -> int:
    """A piece as an answer."""
    return piece(kind, damage, strife) + BESIDE_STOP


def power(id: str) -> int:
    return printed().power_index[id]


def step(number: int) -> int:
    """A land where one may also stop, as an answer."""
    return number + BESIDE_STOP
