"""What is printed: cards, territories, layouts and the numbers of the rulebook, read from the data file.

What cards and territories do stands there in notation and is read once; the words on them are printed from the same
tree. German names and the geometry are our own (see ``origin`` in the file); an owner of the game can correct them
there. Sets of cards and of territories are bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, NewType

from tuath.core.datafile import Node, fingerprint_of, read
from tuath.core.decode import condition_at, decode, effect_at
from tuath.core.message import Message
from tuath.core.notation import Effect, Expr, Line
from tuath.core.question import Domain, bits_of, domains_of
from tuath.games.inis.material import (
    KINDS,
    PLAYERS,
    ActionCard,
    AdvantageCard,
    Cell,
    Numbers,
    PrintedEffect,
    PrintedMode,
    PrintedPieces,
    SeasonSide,
    Sheet,
    Tile,
)
from tuath.games.inis.vocabulary import OWN_TURN, THIS_DISCARDED, TRIGGERS, vocabulary

Card = NewType("Card", int)  # Action cards, then Advantage cards, then Epic Tales
Territory = NewType("Territory", int)
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # I-3.1
RULED = ("pieces", "numbers", "deals", "layouts", "territories", "cards")
DRAWN = frozenset({"origin", "note", "names", "rules"})  # what only readers need: a correction there is the same game
BUILT_IN = Path(__file__).parent / "data" / "inis.json"


class Mode(NamedTuple):
    """One way to use a card, or one printed effect of a territory: I-8.1."""

    side: str  # season, triskel, or automatic: it happens by itself
    when: str
    condition: Expr | None  # without it the card cannot be played so
    effect: Effect


class Pieces(NamedTuple):
    """I-1.1, I-1.3: clans are for each player, the others for all."""

    clans: int
    citadels: int
    sanctuaries: int
    pretenders: int


@dataclass(frozen=True, eq=False)
class Printed:
    """The material of one copy of the game."""

    fingerprint: str
    pieces: Pieces
    rules: Numbers
    deals: Mapping[int, tuple[int, ...]]  # by players: the cards of each deal to a player: I-5.5, I-13.2
    layouts: Mapping[int, tuple[Tile, ...]]  # by players: I-3.5

    territories: tuple[str, ...]
    effects: tuple[tuple[Mode, ...], ...]  # by territory: what is printed on it
    advantage_of: tuple[Card, ...]  # by territory

    cards: tuple[str, ...]
    kind: tuple[str, ...]  # by card
    modes: tuple[tuple[Mode, ...], ...]  # by card
    home: tuple[Territory | None, ...]  # by card: the territory of an Advantage card
    actions: range
    advantages: range
    epics: range
    four: int  # the cards for four players only: I-4.1
    answers: Mapping[str, int]  # by moment: the cards that can be played then, as bits
    titles: Mapping[str, Mapping[str, str]]
    lines: Mapping[str, tuple[Line, ...]]
    raw: Mapping[str, Any]


def load_printed(path: Path | None = None) -> Printed:
    """The material of a data file, checked; refused with the place and the reason."""
    root = read(path or BUILT_IN)
    sheet = decode(Sheet, root)
    territories = tuple(territory.id for territory in sheet.territories)
    effects = tuple(tuple(map(_printed_effect, territory.effects)) for territory in sheet.territories)
    cards, kinds = tuple(card.id for card in sheet.cards), _kinds(sheet, root["cards"]["cards"].items())
    home = _homes(sheet, territories)
    families = {kind: range(kinds.index(kind), kinds.index(kind) + kinds.count(kind)) for kind in KINDS}
    modes = tuple(tuple(_mode(mode, isinstance(card, AdvantageCard)) for mode in card.modes) for card in sheet.cards)
    four = bits_of(place for place, card in enumerate(sheet.cards) if isinstance(card, ActionCard) and card.four)
    _check_deals(sheet, root["deals"]["by_players"], four.bit_count())
    _check_layouts(sheet, root["layouts"]["by_players"])
    return Printed(
        fingerprint=fingerprint_of(root, RULED, DRAWN),
        pieces=_pieces(sheet.pieces, sheet.numbers),
        rules=sheet.numbers,
        deals=sheet.deals,
        layouts=sheet.layouts,
        territories=territories,
        effects=effects,
        advantage_of=_advantages(root["cards"], home, len(territories)),
        cards=cards,
        kind=kinds,
        modes=modes,
        home=home,
        actions=families["action"],
        advantages=families["advantage"],
        epics=families["epic"],
        four=four,
        answers={
            when: bits_of(card for card, ways in enumerate(modes) if any(mode.when == when for mode in ways))
            for when in (OWN_TURN, *TRIGGERS, THIS_DISCARDED)
        },
        titles={f"card:{card.id}": card.names._asdict() for card in sheet.cards},
        lines=_lines(cards, modes, home, territories, effects),
        raw=root.value,
    )


# ---- pieces and layouts ---------------------------------------------------------------------------------------------


def _pieces(printed: PrintedPieces, numbers: Numbers) -> Pieces:
    """I-4.7, I-4.9, I-7.1: enough to set up, to come back, and to crown a capital with a Sanctuary."""
    clans = printed.clans.number(least=max(numbers.start_clans, numbers.return_clans), most=99)
    return Pieces(clans, printed.citadels, printed.sanctuaries, printed.pretenders)


def _check_deals(sheet: Sheet, node: Node, four: int) -> None:
    """I-5.5, I-13.2: there are cards enough for everybody, and one to put aside."""
    actions = sum(isinstance(card, ActionCard) for card in sheet.cards)
    for players, deals in sheet.deals.items():
        used = actions - (0 if players == PLAYERS[-1] else four)
        dealt = players * sum(deals) + sheet.numbers.aside
        if dealt > used:
            raise node[str(players)].wrong("range", found=dealt, least=1, most=used)


def _check_layouts(sheet: Sheet, node: Node) -> None:
    """I-3.2: tiles of three cells that touch each other; no cell is covered twice."""
    for players, tiles in sheet.layouts.items():
        covered: set[Cell] = set()
        for (a, b, c), tile in zip(tiles, node[str(players)].items(exactly=players), strict=True):
            if not (_touch(a, b) and _touch(b, c) and _touch(a, c)):
                raise tile.wrong("tile")
            if covered & {a, b, c}:
                raise tile.wrong("twice", found=str(min(covered & {a, b, c})))
            covered |= {a, b, c}


def _touch(one: Cell, other: Cell) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in NEIGHBOURS


# ---- cards ----------------------------------------------------------------------------------------------------------


def _kinds(sheet: Sheet, nodes: list[Node]) -> tuple[str, ...]:
    """I-1.2: Action cards, then Advantage cards, then Epic Tales, so that a kind is a range of cards."""
    kinds = tuple(card.kind for card in sheet.cards)
    for kind in KINDS:
        if kind not in kinds:
            raise nodes[0]["kind"].wrong("missing", name=kind)
    for node, kind, before in zip(nodes[1:], kinds[1:], kinds, strict=False):
        if KINDS.index(kind) < KINDS.index(before):
            raise node["kind"].wrong("order", known=", ".join(KINDS))
    return kinds


def _homes(sheet: Sheet, territories: Sequence[str]) -> tuple[Territory | None, ...]:
    return tuple(
        Territory(territories.index(card.territory.one_of(territories))) if isinstance(card, AdvantageCard) else None
        for card in sheet.cards
    )


def _advantages(node: Node, home: tuple[Territory | None, ...], territories: int) -> tuple[Card, ...]:
    """I-1.2: one Advantage card for each territory."""
    for place in range(territories):
        if home.count(Territory(place)) != 1:
            raise node.wrong("length", wanted=territories, found=len({*home} - {None}))
    return tuple(Card(home.index(Territory(place))) for place in range(territories))


def _mode(printed: PrintedMode, has_home: bool) -> Mode:
    """I-8.1: a season side is played on one's turn, a triskel side at its moment."""
    when = OWN_TURN if isinstance(printed, SeasonSide) else printed.when
    condition = None if printed.condition is None else condition_at(printed.condition, vocabulary(when, has_home))
    return Mode(printed.side, when, condition, effect_at(printed.effect, vocabulary(when, has_home)))


def _printed_effect(printed: PrintedEffect) -> Mode:
    """I-14.1: what a territory does by itself."""
    return Mode("automatic", printed.when, None, effect_at(printed.effect, vocabulary(printed.when, has_home=False)))


# ---- words ----------------------------------------------------------------------------------------------------------


def _lines(
    cards: Sequence[str],
    modes: tuple[tuple[Mode, ...], ...],
    home: tuple[Territory | None, ...],
    territories: Sequence[str],
    effects: tuple[tuple[Mode, ...], ...],
) -> dict[str, tuple[Line, ...]]:
    """What cards and territories say, by thing."""

    def lines(modes: Iterable[Mode], place: Territory | None) -> tuple[Line, ...]:
        things = () if place is None else (("home", f"territory:{territories[place]}"),)
        return tuple(Line(*mode, things) for mode in modes)

    found = {f"card:{card}": lines(modes[place], home[place]) for place, card in enumerate(cards)}
    found |= {f"territory:{id}": lines(effects[place], None) for place, id in enumerate(territories)}
    return {thing: said for thing, said in found.items() if said}


def card_text(printed: Printed, thing: str) -> Message | None:
    """What a card or a territory does, in words: the message that the catalogues make of its lines."""
    return Message(f"inis-text-{thing.partition(':')[2]}") if thing in printed.lines else None


# ---- names ----------------------------------------------------------------------------------------------------------


def domains(printed: Printed) -> dict[str, Domain]:
    """The families of printed things."""
    families: dict[str, Iterable[str]] = {
        "seat": (f"p{seat}" for seat in range(1, PLAYERS[-1] + 1)),
        "territory": printed.territories,
        "card": printed.cards,
    }
    return domains_of(families)
