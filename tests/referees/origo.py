"""The referee of Origo: O-1, O-2 and O-4, as everybody sees the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from tests.referees.watching import Referee
from tuath.core.game import View
from tuath.core.position import Position

SUPPLY = {2: 44, 3: 30, 4: 25, 5: 22}  # O-4.2


class OrigoReferee(Referee):
    key: ClassVar[str] = "origo"
    most: ClassVar[int] = 250

    def begin(self, position: Position[Any]) -> None:
        self.founded: set[str] = set()

    def faults(self, view: View, position: Position[Any]) -> Iterator[str]:
        players, shields = view["players"], view["shields"]
        on_board = [sum(owner == player["seat"] for owner in shields.values()) for player in players]
        # O-2.1: in a duel the attacker's shield lies beside the defender's
        duel = view["duel"] or {"attack_cards": (), "defence_cards": ()}
        beside = [int(bool(duel["attack_cards"]) and duel["attacker"] == player["seat"]) for player in players]
        for player, standing, extra in zip(players, on_board, beside, strict=True):
            if player["supply"] < 0 or player["lost"] < 0:
                yield f"O-1.3: {player}"
            if standing + player["supply"] + player["lost"] + extra != SUPPLY[len(players)]:
                yield f"O-4.2: {standing} on the board, {player}"
            if sum(player["points"].values()) != player["total"]:
                yield f"O-1.7: {player['total']} is not the sum of {player['points']}"
        yield from self.regions(view, on_board)
        cards = view["pile"] + sum(view["discard"].values()) + sum(player["cards"] for player in players)
        on_table = len(duel["attack_cards"]) + len(duel["defence_cards"]) + (view["played"] is not None)
        if cards + on_table != 98:
            yield f"O-2.4: {cards} cards and {on_table} on the table"
        if any(number < 0 for number in view["discard"].values()):
            yield "O-2.4: fewer than no cards"

    def regions(self, view: View, on_board: list[int]) -> Iterator[str]:
        """O-1.2, O-1.5, O-1.6, O-2.2: every field lies in one region, and a stone stays where it stands."""
        for seat, standing in enumerate(on_board):
            if sum(region["shields"][seat] for region in view["regions"]) != standing:
                yield f"O-1.1: shields of {seat} in regions"
        for region in view["regions"]:
            if (sum(region["shields"]) == region["size"]) != region["full"]:
                yield f"O-1.6: {region}"
            if region["founded"] and region["kind"] == "sea":
                yield f"O-1.6: a stone in {region['id']}"
        founded = {region["id"] for region in view["regions"] if region["founded"]}
        if self.founded - founded:
            yield f"O-1.5: stones gone from {self.founded - founded}"
        if founded != {space["country"] for space in view["founding_track"] if space["country"] is not None}:
            yield "O-2.5: the founding track tells others"
        self.founded = founded

    def open_things(self, view: View) -> Any:
        own = [
            {key: player[key] for key in ("total", "supply", "cards", "points", "lost")} for player in view["players"]
        ]
        return (
            view["shields"],
            view["regions"],
            view["founding_track"],
            own,
            view["turn"],
            view["pile"],
            view["discard"],
        )

    def reached(self, view: View) -> Iterator[str]:
        yield f"round {min(view['round'], 6)}{'+' if view['round'] > 5 else ''}"
        if view["result"] is not None:
            yield f"end {view['result']['ending']}"

    def cards(self, view: View) -> Iterator[str]:
        yield from view["discard"]
