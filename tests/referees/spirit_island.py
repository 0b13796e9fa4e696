"""The referee of Spirit Island: S-1, S-2, S-9, S-10 and S-16, as everybody sees the island."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from tests.play import any_answer, any_setup
from tests.referees.watching import Referee
from tuath.core.game import Game, View
from tuath.core.position import Position
from tuath.games.spirit_island.state.standing.panel import track_offset

PRESENCE = 13  # S-1.4: of each spirit
TOKENS = ("blight", "beasts", "wilds", "disease", "badlands", "markers")
GROWN = 2  # so many presence from each track
RESERVE = 30  # more blight on the card, a player: players who know nothing of it lose too early
LATE_STAGE, LATE_TERROR, LATE_EVENTS, LATE_ROUND = 3, 3, 6, 7


def begin_later(start: Any, seats: int, rng: Random, at_terror_three: bool) -> None:
    """Some rounds on: few cards are left of the decks of fear and of the invaders, and everybody has grown.

    More blight lies on the card than does (S-10.1): those who play here would turn it over too early.
    """
    start.blight_left += RESERVE * seats
    if start.fear_deck:
        start.fear_deck[:-1] = [
            0 if at_terror_three else min(rng.randrange(2), cards) for cards in start.fear_deck[:-1]
        ]
    late = [stage for stage in start.invader_deck if stage >= LATE_STAGE]
    if late and not (start.invader_faces or start.reminders or start.commands_laid):
        start.invader_deck = (*start.invader_deck[-len(late) - rng.randrange(2) :],)
    for seat in range(seats):
        start.energy[seat] += 6
        own = [place for place in range(seat, len(start.presence), seats) if start.presence[place]]
        first = track_offset(start, seat)
        for track in (first, first + 1) * GROWN:
            if own and start.covered[track] > 1:
                start.covered[track] -= 1
                start.presence[rng.choice(own)] += 1


class SpiritIslandReferee(Referee):
    key: ClassVar[str] = "spirit_island"
    most: ClassVar[int] = 140

    def setup(self, game: Game[Any], rng: Random, player: str, number: int) -> Position[Any]:
        """All sets, adversaries, scenarios and variants. Two in three begin later, as nobody plays well enough here to
        see what comes late in a game; every other one at terror level III."""
        setup = any_setup(game, rng)
        while setup.seats > 2 and rng.random() < 0.8:  # small islands more often: they get further
            setup = any_setup(game, rng)
        position = Position(game, setup, rng.getrandbits(64))
        if number % 3 == 2:
            return position
        while not position.over and (position.view()["phase"] == "setup" or position.answers):
            position.play(*any_answer(position, rng))
        if position.over:
            return position
        start = position.state.copy()
        begin_later(start, setup.seats, rng, at_terror_three=number % 2 == 0)
        return Position(game, setup, rng.getrandbits(64), start)

    def begin(self, position: Position[Any]) -> None:
        self.frozen: dict[str, Any] = {}
        self.level = 0

    def faults(self, view: View, position: Position[Any]) -> Iterator[str]:
        for land in view["lands"]:
            yield from self.land(land, view)
        for spirit in view["spirits"]:
            if spirit["id"] is not None:
                yield from self.spirit(spirit, view)
        yield from self.cards_at_their_places(view, position)
        fear = view["fear"]
        if min(fear["pool"], fear["shown"], fear["earned"], *fear["deck"]) < 0:
            yield f"less fear than none: {fear}"
        if not fear["by_ritual"] and fear["level"] < self.level:
            yield f"S-9.14: the terror level fell from {self.level} to {fear['level']}"
        self.level = fear["level"]

    def land(self, land: Any, view: View) -> Iterator[str]:
        """S-1.3, S-9.7, S-22.8, S-22.11."""
        id, pieces = land["id"], land["pieces"]
        for piece in pieces:
            if piece["count"] < 1 or piece["strife"] < 0 or piece["health"] < 1 or piece["damage"] < 0:
                yield f"S-1.1: {piece} in {id}"
            if piece["damage"] >= piece["health"]:
                yield f"S-9.7: {piece} in {id}"
        if min(land[token] for token in TOKENS) < 0 or min(land["presence"], default=0) < 0:
            yield f"less than none in {id}: {land}"
        standing = bool(pieces) or any(land["presence"]) or any(land[token] for token in TOKENS)
        if standing and (land["gone"] or not (land["in_play"] or (land["number"] == 0 and self.has_ocean(view)))):
            yield f"S-22.8: something stands in {id}, which is not in play: {land}"
        if land["joined"] is not None and standing:
            yield f"S-22.10: something stands in {id}, which is a part of {land['joined']}"
        standing_pieces = [(piece["kind"], piece["count"], piece["damage"], piece["strife"]) for piece in pieces]
        here = (standing_pieces, [land[token] for token in TOKENS], land["presence"])
        if land["frozen"] and id in self.frozen and self.frozen[id] != here:
            yield f"S-22.11: {id} is in stasis, and was {self.frozen[id]}, is {here}"
        if land["frozen"]:
            self.frozen[id] = here
        else:
            self.frozen.pop(id, None)
        for seat, is_sacred in enumerate(land["sacred"]):
            if is_sacred and land["presence"][seat] < 1:
                yield f"S-1.5: a sacred site of {seat} without presence in {id}"

    def has_ocean(self, view: View) -> bool:
        """S-22.2: what was brought into an ocean stays in it while Ocean is away."""
        return any(spirit["id"] == "oceans_hungry_grasp" for spirit in view["spirits"])

    def spirit(self, spirit: Any, view: View) -> Iterator[str]:
        """S-1.4, S-5.2: presence at its four places; energy and plays."""
        seat = spirit["seat"]
        on_island = sum(land["presence"][seat] for land in view["lands"] if land["presence"])
        covered = sum(track["covered"] for track in spirit["tracks"])
        if not 0 <= on_island + covered + spirit["destroyed"] <= PRESENCE:
            yield f"S-1.4: {on_island} on the island, {covered} on tracks, {spirit['destroyed']} destroyed of {seat}"
        if min(spirit["energy"], spirit["plays"], spirit["destroyed"], *spirit["elements"].values()) < 0:
            yield f"S-5.2: {seat} has {spirit['energy']} energy, {spirit['plays']} plays, {spirit['elements']}"
        if any(not 0 <= track["covered"] <= track["spaces"] for track in spirit["tracks"]):
            yield f"S-1.4: tracks of {seat}: {spirit['tracks']}"

    def cards_at_their_places(self, view: View, position: Position[Any]) -> Iterator[str]:
        """S-2.10: a power card lies in one place; an invader card too."""
        found = Counter(
            card
            for spirit in view["spirits"]
            for place in ("hand", "played", "discard", "forgotten", "drawn", "days")
            for card in spirit.get(place) or ()
        )
        yield from (f"S-2.10: {card} lies in {number} places" for card, number in found.items() if number > 1)
        rows = view["invaders"]
        seen = [card for row in ("explore", "build", "ravage", "extra_build", "discarded") for card in rows[row]]
        yield from (f"S-8.3: {card} lies in {number} places" for card, number in Counter(seen).items() if number > 1)

    def open_things(self, view: View) -> Any:
        own = [
            {key: spirit.get(key) for key in ("energy", "plays", "played", "discard", "destroyed")}
            for spirit in view["spirits"]
        ]
        return view["lands"], own, view["fear"], view["blight"], view["invaders"], view["phase"], view["round"]

    def reached(self, view: View) -> Iterator[str]:
        late = []
        if view["invaders"]["stage"] >= LATE_STAGE:
            late.append("stage III")
        if view["fear"]["level"] >= LATE_TERROR:
            late.append("terror III")
        if len(view["event_deck"]["discarded"] if view["event_deck"] else ()) >= LATE_EVENTS:
            late.append("late events")
        yield from late
        if late:
            yield "late"
        yield f"round {min(view['round'], LATE_ROUND)}{'+' if view['round'] >= LATE_ROUND else ''}"
        if view["ending"] is not None:
            yield f"end {view['ending']}"

    def cards(self, view: View) -> Iterator[str]:
        for spirit in view["spirits"]:
            yield from spirit.get("played") or ()
        yield from view["fear"]["discarded"]
        yield from view["event_deck"]["discarded"] if view["event_deck"] else ()
        yield from (view["blight"]["card"],) if view["blight"]["card"] else ()
