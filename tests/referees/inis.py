"""The referee of Inis: I-1, I-2, I-9 and I-10, as everybody sees the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from tests.play import any_setup
from tests.referees.watching import Referee
from tuath.core.game import Game, View
from tuath.core.position import Position

CLANS, EPICS = 12, 30  # I-1.1, I-1.2
ACTIONS = {2: 13, 3: 13, 4: 17}  # I-4.1
CITADELS, SANCTUARIES = 8, 9  # I-1.1
RICH = 7  # Epic Tales in each hand at the beginning, where answers are to be answered


class InisReferee(Referee):
    key: ClassVar[str] = "inis"
    most: ClassVar[int] = 300

    def setup(self, game: Game[Any], rng: Random, player: str, number: int) -> Position[Any]:
        """For who looks for trouble everybody holds Epic Tales from the first round on."""
        setup = any_setup(game, rng)
        if player != "mischievous":
            return Position(game, setup, rng.getrandbits(64))
        start = game.setup(setup)
        epics = [card for card in range(start.deck.bit_length()) if start.deck >> card & 1]
        rng.shuffle(epics)
        for seat in range(setup.seats):
            own = sum(1 << card for card in epics[seat * RICH : (seat + 1) * RICH])
            start.hands[seat] |= own
            start.deck &= ~own
        return Position(game, setup, rng.getrandbits(64), start)

    def begin(self, position: Position[Any]) -> None:
        self.laid: dict[str, Any] = {}

    def faults(self, view: View, position: Position[Any]) -> Iterator[str]:
        if view["phase"] == "setup":
            return
        lands, players = view["territories"], view["players"]
        for player in players:
            seat = player["seat"]
            standing = [land["clans"][seat] for land in lands]
            if min([*standing, player["reserve"], player["stored"], player["deeds"]]) < 0:
                yield f"less than none: {player}, {standing}"
            if sum(standing) + player["reserve"] + player["stored"] != CLANS:
                yield f"I-1.1: {standing} in play, {player}"
            if player["stored"] and view["clash"] is None:
                yield f"I-16.9: clans on the Cauldron without a clash: {player}"
        yield from self.map(view)
        yield from self.cards_at_their_places(view)
        if view["clash"] is not None:
            yield from self.clash(view, position)

    def map(self, view: View) -> Iterator[str]:
        lands = {land["id"]: land for land in view["territories"]}
        seats = len(view["players"])
        if sum(land["capital"] for land in lands.values()) != 1 or sum(land["festival"] for land in lands.values()) > 1:
            yield "I-1.3, I-2.5: Capital and Festival"
        if sum(land["citadels"] for land in lands.values()) + view["supply"]["citadels"] != CITADELS:
            yield "I-1.1: Citadels"
        if sum(land["sanctuaries"] for land in lands.values()) + view["supply"]["sanctuaries"] != SANCTUARIES:
            yield "I-1.1: Sanctuaries"
        if "swamp" in lands and (lands["swamp"]["citadels"] or lands["swamp"]["capital"]):
            yield "I-9.8: a Citadel in the Swamp"
        for id, land in lands.items():
            if any(id not in lands[other]["neighbours"] for other in land["neighbours"]):
                yield f"I-3.3: neighbours of {id}"
            if len(land["neighbours"]) < (1 if seats == 2 else 2) or (land["spot"] != self.laid.get(id, land["spot"])):
                yield f"I-3.4: {id} lies at {land['spot']}"
            self.laid[id] = land["spot"]
            if view["loss"] is None or view["loss"]["territory"] != id:
                most = max(land["clans"])
                chief = land["clans"].index(most) if most and land["clans"].count(most) == 1 else None
                if land["chieftain"] != chief:
                    yield f"I-2.2: {land['chieftain']} is chieftain of {id}: {land['clans']}"
        if sum(land["advantage_of"] is not None for land in lands.values()) != sum(
            player["cards"]["advantage"] for player in view["players"]
        ):
            yield "I-1.2: Advantage cards in hands"

    def cards_at_their_places(self, view: View) -> Iterator[str]:
        """I-1.2, I-4.1, I-8.3: each card lies in one place."""
        table = [play["card"] for play in view["table"] if play["card"] is not None]
        table += [play["card"] for play in view["lasting"]]
        epics, hands = view["epic"], [player["cards"] for player in view["players"]]
        lying = [*epics["discard"], *epics["shown"], *view["display"], *view["turned"]]
        if len(lying) != len(set(lying)):
            yield f"a card lies in two places: {sorted(lying)}"
        drawn = view["drawing"]["drawn"] if view["drawing"] is not None else 0
        known = (
            epics["deck"] + len(epics["discard"]) + len(epics["shown"]) + drawn + sum(hand["epic"] for hand in hands)
        )
        open_epics = {card for card in table if card.startswith("epic") and card not in lying}
        if not known <= EPICS <= known + len(open_epics):
            yield f"I-1.2: {known} Epic Tales and {sorted(open_epics)}"
        if view["phase"] == "season":
            pile = view["action_discard"]
            actions = pile["count"] + view["aside"]["there"] + sum(hand["action"] for hand in hands)
            on_table = {card for card in table if card.startswith("act")}
            all_of_them = ACTIONS[len(hands)]
            if not actions <= all_of_them <= actions + len(on_table):
                yield f"I-4.1: {actions} Action cards and {sorted(on_table)}"

    def clash(self, view: View, position: Position[Any]) -> Iterator[str]:
        """I-2.8, I-10.5, I-10.8, I-10.11: who is sheltered, who may act, who may be attacked."""
        clash = view["clash"]
        land = next(land for land in view["territories"] if land["id"] == clash["territory"])
        if min(*clash["exposed"], *clash["sheltered"]) < 0:
            yield f"I-2.8: {clash}"
        if sum(clash["sheltered"]) > land["citadels"] + land["capital"]:
            yield f"I-10.5: {clash['sheltered']} in {land['citadels']} Citadels"
        gone = [0] * len(view["players"])
        if view["loss"] is not None and view["loss"]["territory"] == land["id"]:
            gone[view["loss"]["seat"]] = 1
        both = [sum(one) for one in zip(clash["exposed"], clash["sheltered"], gone, strict=True)]
        if any(found > standing for found, standing in zip(both, land["clans"], strict=True)):
            yield f"I-2.8: {clash} of {land['clans']}"
        for seat, decision in position.decisions.items():
            if decision.key in ("inis-maneuver", "inis-peace", "inis-shelter") and not clash["exposed"][seat]:
                yield f"I-10.8: {decision.key} to seat {seat}, who has no exposed clan"
            if decision.key == "inis-maneuver":
                named = [option for option in decision.options if option.startswith("attack:p")]
                if any(not clash["exposed"][int(option.removeprefix("attack:p")) - 1] for option in named):
                    yield f"I-10.11: {named}, exposed {clash['exposed']}"

    def open_things(self, view: View) -> Any:
        own = [
            {key: player[key] for key in ("reserve", "stored", "deeds", "pretender", "cards")}
            for player in view["players"]
        ]
        return (
            view["territories"],
            own,
            view["clash"],
            view["loss"],
            view["table"],
            view["epic"],
            view["display"],
            view["brenn"],
        )

    def reached(self, view: View) -> Iterator[str]:
        yield f"round {min(view['round'], 6)}{'+' if view['round'] > 5 else ''}"
        if view["clash"] is not None:
            yield "clash"
        depth = len([play for play in view["table"] if play["card"] is not None])
        if depth > 1:
            yield f"cards on the table {min(depth, 4)}{'+' if depth > 3 else ''}"
        if view["result"] is not None:
            yield f"end {view['result']['ending']}"

    def cards(self, view: View) -> Iterator[str]:
        yield from (play["card"] for play in view["table"] if play["card"] is not None)
