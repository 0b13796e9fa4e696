"""What is printed: cards, territories, layouts and the numbers of the rulebook, read from the data file.

What cards and territories do stands there in notation and is read once; the words on them are printed from the same
tree. German names and the geometry are our own (see ``origin`` in the file); an owner of the game can correct them
there. Sets of cards and of territories are bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, NewType

from tuath.core.datafile import Node, fingerprint, read
from tuath.core.message import Message
from tuath.core.notation import (
    CONDITION,
    Effect,
    Expr,
    Line,
    NotationError,
    check,
    check_expression,
    parse,
    parse_expression,
)
from tuath.core.question import Domain, bits_of
from tuath.games.inis.vocabulary import OWN_TURN, PRINTED_MOMENTS, THIS_DISCARDED, TRIGGERS, vocabulary

Card = NewType("Card", int)  # Action cards, then Advantage cards, then Epic Tales
Territory = NewType("Territory", int)
Cell = tuple[int, int]  # axial coordinates: I-3.1
Tile = tuple[Cell, Cell, Cell]

PLAYERS = range(2, 5)
KINDS = ("action", "advantage", "epic")  # I-1.2
SIDES = {"season": (OWN_TURN,), "triskel": TRIGGERS, "automatic": (THIS_DISCARDED,)}
LANGUAGES = ("en", "de")
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


class Numbers(NamedTuple):
    """Numbers of the rulebook."""

    needed: int  # of everything that a victory condition counts: I-12.1
    start_clans: int  # I-4.9
    return_clans: int  # I-7.1
    aside: int  # I-5.5


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
    places = root["territories"]["territories"].items(least=PLAYERS[-1])
    territories = _ids(places)
    effects = tuple(tuple(_printed_effect(node) for node in place["effects"].items()) for place in places)
    nodes = root["cards"]["cards"].items(least=1)
    cards, kinds, home = _ids(nodes), _kinds(nodes), _homes(nodes, territories)
    families = {kind: range(kinds.index(kind), kinds.index(kind) + kinds.count(kind)) for kind in KINDS}
    modes = tuple(
        tuple(_mode(mode, home[place] is not None) for mode in node["modes"].items(least=1))
        for place, node in enumerate(nodes)
    )
    four = bits_of(place for place in families["action"] if nodes[place]["four"].flag())
    numbers = Numbers(*(root["numbers"][name].number(least=1, most=99) for name in Numbers._fields))
    return Printed(
        fingerprint=fingerprint({name: what_rules_read(root.value[name]) for name in RULED}),
        pieces=_pieces(root["pieces"], numbers),
        rules=numbers,
        deals=_deals(root["deals"]["by_players"], families["action"], four, numbers),
        layouts={n: _layout(root["layouts"]["by_players"][str(n)], n) for n in PLAYERS},
        territories=tuple(territories),
        effects=effects,
        advantage_of=_advantages(root["cards"], home, len(territories)),
        cards=tuple(cards),
        kind=tuple(kinds),
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
        titles=_titles(nodes),
        lines=_lines(cards, modes, home, territories, effects),
        raw=root.value,
    )


def what_rules_read(value: Any) -> Any:
    """The part of the material that decides a game."""
    if isinstance(value, dict):
        return {name: what_rules_read(part) for name, part in value.items() if name not in DRAWN}
    if isinstance(value, list):
        return [what_rules_read(part) for part in value]
    return value


def _ids(nodes: Iterable[Node]) -> list[str]:
    """The ids of some things, each of them once."""
    found: list[str] = []
    for node in nodes:
        if node["id"].id() in found:
            raise node["id"].wrong("twice", found=node["id"].id())
        found.append(node["id"].id())
    return found


# ---- pieces and layouts ---------------------------------------------------------------------------------------------


def _pieces(node: Node, numbers: Numbers) -> Pieces:
    """I-4.7, I-4.9, I-7.1: enough to set up, to come back, and to crown a capital with a Sanctuary."""
    return Pieces(
        clans=node["clans"].number(least=max(numbers.start_clans, numbers.return_clans), most=99),
        citadels=node["citadels"].number(most=99),
        sanctuaries=node["sanctuaries"].number(least=1, most=99),
        pretenders=node["pretenders"].number(least=PLAYERS[-1], most=99),
    )


def _deals(node: Node, actions: range, four: int, numbers: Numbers) -> dict[int, tuple[int, ...]]:
    """I-5.5, I-13.2: there are cards enough for everybody, and one to put aside."""
    found = {}
    for players in PLAYERS:
        deals = node[str(players)]
        found[players] = tuple(deal.number(least=2, most=9) for deal in deals.items(least=1))
        used = len(actions) - (0 if players == PLAYERS[-1] else four.bit_count())
        dealt = players * sum(found[players]) + numbers.aside
        if dealt > used:
            raise deals.wrong("range", found=dealt, least=1, most=used)
    return found


def _layout(node: Node, players: int) -> tuple[Tile, ...]:
    """I-3.2: tiles of three cells that touch each other; no cell is covered twice."""
    tiles: list[Tile] = []
    covered: set[Cell] = set()
    for tile in node.items(exactly=players):
        a, b, c = (_cell(cell) for cell in tile.items(exactly=3))
        if not (_touch(a, b) and _touch(b, c) and _touch(a, c)):
            raise tile.wrong("tile")
        if covered & {a, b, c}:
            raise tile.wrong("twice", found=str(min(covered & {a, b, c})))
        covered |= {a, b, c}
        tiles.append((a, b, c))
    return tuple(tiles)


def _cell(node: Node) -> Cell:
    q, r = (number.number(least=-50, most=50) for number in node.items(exactly=2))
    return q, r


def _touch(one: Cell, other: Cell) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in NEIGHBOURS


# ---- cards ----------------------------------------------------------------------------------------------------------


def _kinds(nodes: list[Node]) -> list[str]:
    """I-1.2: Action cards, then Advantage cards, then Epic Tales, so that a kind is a range of cards."""
    kinds = [node["kind"].one_of(KINDS) for node in nodes]
    for kind in KINDS:
        if kind not in kinds:
            raise nodes[0]["kind"].wrong("missing", name=kind)
    for node, kind, before in zip(nodes[1:], kinds[1:], kinds, strict=False):
        if KINDS.index(kind) < KINDS.index(before):
            raise node["kind"].wrong("order", known=", ".join(KINDS))
    return kinds


def _homes(nodes: list[Node], territories: list[str]) -> tuple[Territory | None, ...]:
    return tuple(
        Territory(territories.index(node["territory"].one_of(territories)))
        if node["kind"].value == "advantage"
        else None
        for node in nodes
    )


def _advantages(node: Node, home: tuple[Territory | None, ...], territories: int) -> tuple[Card, ...]:
    """I-1.2: one Advantage card for each territory."""
    for place in range(territories):
        if home.count(Territory(place)) != 1:
            raise node.wrong("length", wanted=territories, found=len({*home} - {None}))
    return tuple(Card(home.index(Territory(place))) for place in range(territories))


def _mode(node: Node, has_home: bool) -> Mode:
    """I-8.1: a season side is played on one's turn, a triskel side at its moment."""
    side = node["side"].one_of(SIDES)
    when = OWN_TURN if side == "season" else node["when"].one_of(SIDES[side])
    condition = _condition(node["if"], when, has_home) if "if" in node.value else None
    return Mode(side, when, condition, _effect(node["effect"], when, has_home))


def _printed_effect(node: Node) -> Mode:
    """I-14.1: what a territory does by itself."""
    when = node["when"].one_of(PRINTED_MOMENTS)
    return Mode("automatic", when, None, _effect(node["effect"], when, has_home=False))


def _effect(node: Node, when: str, has_home: bool) -> Effect:
    try:
        effect = parse(node.text())
        check(effect, vocabulary(when, has_home))
    except NotationError as error:
        raise node.wrong(f"notation-{error.key}", **error.params) from error
    return effect


def _condition(node: Node, when: str, has_home: bool) -> Expr:
    try:
        condition = parse_expression(node.text())
        check_expression(condition, CONDITION, vocabulary(when, has_home))
    except NotationError as error:
        raise node.wrong(f"notation-{error.key}", **error.params) from error
    return condition


# ---- words ----------------------------------------------------------------------------------------------------------


def _titles(nodes: list[Node]) -> dict[str, dict[str, str]]:
    return {
        f"card:{node['id'].id()}": {language: node["names"][language].text() for language in LANGUAGES}
        for node in nodes
    }


def _lines(
    cards: list[str],
    modes: tuple[tuple[Mode, ...], ...],
    home: tuple[Territory | None, ...],
    territories: list[str],
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
    return {name: Domain(name, tuple(ids)) for name, ids in families.items()}
