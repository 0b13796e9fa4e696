"""What several tests of The Arrival need: any map there can be, and somebody about to earn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from tests.arrival.board import RED, arrival, leader
from tests.table import Played
from tuath.games import find

MAP = find("arrival").material()["map"]
PROVINCE: dict[str, str | None] = {each["id"]: each["province"] for each in MAP["locations"]}
CASTLES = [each["id"] for each in MAP["locations"] if each["castle"]]
PORTS = {each["id"] for each in MAP["locations"] if each["port"]}
CONNECTED: dict[str, set[str]] = {
    here: {end for pair in MAP["connections"] if here in pair for end in pair} - {here} for here in PROVINCE
}
OCCUPANTS = ("", "", "", "", "0:1", "0:2", "0:3", "1:1", "1:2", "1:3", "2:1", "2:2", "sineach", "athach", "monghfinn")
ON_CASTLES = ("castle", "castle", "", "sineach", "athach", "monghfinn")
PIECES = {"sineach": 32, "athach": 12, "monghfinn": 6, "0": 13, "1": 13, "2": 13}


@st.composite
def maps(draw: st.DrawFn) -> dict[str, Any]:
    """A map of three leaders with anything anywhere, as far as the pieces go, as arguments of ``arrival``."""
    left, own, fomori, castles = dict(PIECES), ["", "", ""], "", ""
    for place, byte in zip(PROVINCE, draw(st.binary(min_size=len(PROVINCE), max_size=len(PROVINCE))), strict=True):
        family = ON_CASTLES if place in CASTLES else OCCUPANTS
        kind, _, level = family[byte % len(family)].partition(":")
        pieces = int(level or 1)
        if kind == "castle":
            castles += f" {place}"
        elif kind and left[kind] >= pieces:
            left[kind] -= pieces
            if level:
                own[int(kind)] += f" {place}:{level}"
            else:
                fomori += f" {place}:{kind}"
    shields = {
        each["id"]: byte % 4
        for each, byte in zip(MAP["provinces"], draw(st.binary(min_size=10, max_size=10)), strict=True)
    }
    while sum(shields.values()) > 12:
        shields[max(shields, key=lambda province: shields[province])] -= 1
    return {"own": own, "fomori": fomori, "castles": castles, "shields": shields}


def on_map(drawn: Mapping[str, Any], **position: Any) -> Played:
    """The game on a drawn map."""
    return arrival(*drawn["own"], **{name: value for name, value in drawn.items() if name != "own"}, **position)


def spread_costs(view: Mapping[str, Any]) -> dict[str, int]:
    """A-9.1, A-9.2, A-9.5, A-R.16, said slowly: every target with its cost."""
    here = {each["id"]: each for each in view["locations"]}
    shields = {each["id"]: each["shields"] for each in view["provinces"]}
    owners = [each["owner"] for each in view["locations"]]
    found = {}
    for target in here:
        beside_fomori = any(here[near]["fomori"] for near in CONNECTED[target])
        is_held = here[target]["fomori"] is not None
        owner = here[target]["owner"]
        is_last = owner is not None and owners.count(owner) == 1
        if beside_fomori and not is_held and not is_last:
            province = PROVINCE[target]
            found[target] = (shields[province] if province else 0) + here[target]["discs"] + 1
    return found


def fomori_supply(game: Played) -> int:
    """The face-down Fomori of the general supply."""
    number: int = game.position.view()["supply"]["fomori"]
    return number


def shields_in(game: Played, province: str) -> int:
    number: int = next(each["shields"] for each in game.position.view()["provinces"] if each["id"] == province)
    return number


ARRIVAL = find("arrival")
SECTIONS = ("top", "middle", "bottom")
CARDS = {card["id"]: card for card in ARRIVAL.material()["earning_cards"]["cards"]}


def about_to_earn(*cards: str, open: Mapping[int, str] | None = None, **position: Any) -> Played:
    """Four cards lie open before each leader and both blockers are set; Ogam's wisdom, then the pay-out follow.

    ``cards`` gives each leader's cards: "D01 D02 A01 F05"; ``open`` the section left open, the bottom one if not named.
    """
    rows = [row.split() for row in cards]
    drawn = [card for row in rows for card in row]
    backs = ARRIVAL.domains["back"].ids
    opened = [(open or {}).get(seat, "bottom") for seat in range(len(rows))]
    state = {
        "fronts": [tuple(ARRIVAL.domains["card"].index[card] for card in row) for row in rows],
        "rows": [tuple(backs.index(CARDS[card]["back"]) for card in row) for row in rows],
        "blocked": [tuple(n for n, section in enumerate(SECTIONS) if section != left) for left in opened],
        "unseen": sum(1 << n for n, card in enumerate(CARDS) if card not in drawn),
        "buried": [17 - sum(CARDS[card]["back"] == back for card in drawn) for back in backs],
        "sizes": [18 - sum(CARDS[card]["back"] == back for card in drawn) for back in backs],
        **position.pop("state", {}),
    }
    own = position.pop("own", ("umall", "gaillim", "corcach", "latharna")[: len(rows)])
    return arrival(*own, phase="ogam", state=state, **position)


def all_pass(game: Played, *kept: str) -> None:
    """Every leader passes; ``kept`` says what each of them keeps, nothing if it is not said."""
    seats = len(game.position.view()["leaders"])
    for place in range(seats):
        seat = next(iter(game.pending()))
        game.play(seat, "pass")
        if game.pending() and seat in game.pending() and game.asked(seat) == "hoard":
            game.play(seat, kept[seat] if seat < len(kept) else "d0s0h0")
        if leader(game, seat)["passed"] and seat in game.pending() and game.asked(seat) == "act":
            game.play(seat, "done")  # A-R.13: the tiles stay
        assert leader(game, seat)["passed"] or place == seats - 1


def repel_options(game: Played) -> set[str]:
    """What the leader whose turn it is may repel."""
    if "repel" not in game.options(RED):
        return set()
    game.play(RED, "repel")
    return set(game.options(RED))
