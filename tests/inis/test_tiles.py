"""New territories: I-11."""

from __future__ import annotations

from tests.inis.board import BLUE, GREEN, LAND, RED, Table, inis, near
from tuath.core.question import members
from tuath.games.inis.geometry import SPOTS, Spot, touching
from tuath.games.inis.queries import spots_for_tile

LANDS = {"cove": "r2 capital", "hills": "b1"}


def test_exploration() -> None:
    """I-11.1 to I-11.3, I-15.7: the Brenn chooses spot and rotation, then the tile is turned up; a clan goes there."""
    played = inis(LANDS, {RED: "act_exploration", BLUE: "act_bard"}, brenn=BLUE, lucky=False, tiles="plains")
    played.state.stack = 0
    played.play(RED, "act_exploration")
    assert played.asks(BLUE, "spot")
    offered = {SPOTS[spot] for spot in members(spots_for_tile(played.state))}
    assert set(played.options(BLUE)) == offered
    assert any(spot.startswith("a") for spot in offered)
    assert any(spot.startswith("b") for spot in offered)
    played.play(BLUE, played.options(BLUE)[0])
    new = next(land for land in played.view()["territories"] if land["id"] not in LANDS)
    assert played.log_of("laid") == [{"territory": f"territory:{new['id']}"}]
    assert len(near(played, new["id"])) >= 2
    assert new["clans"] == [1, 0]
    assert new["advantage_at"] == "display"


def test_a_tile_touches_two() -> None:
    """I-3.4"""
    played = inis(LANDS, {RED: "act_exploration"})
    played.play(RED, "act_exploration")
    assert played.why_not(RED, "a:9:9").rule == "I-3.4"
    assert played.why_not(RED, "a:0:0").rule == "I-3.4"


def test_geis_comes_before_the_spot() -> None:
    """I-15.7"""
    played = inis(LANDS, {RED: "act_exploration", BLUE: "act_geis"})
    played.play(RED, "act_exploration")
    assert played.asks(BLUE, "react")
    played.play(BLUE, "act_geis")
    assert len(played.view()["territories"]) == 2


def test_new_sanctuaries() -> None:
    """I-11.4"""
    played = inis(LANDS, {RED: "act_exploration"}, tiles="gates", lucky=False, state={"stack": 0})
    played.play(RED, "act_exploration", a_spot(played))
    assert played.state.sanctuaries[LAND["gates"]] == 1
    assert played.clans("gates") == [1, 0]


def a_spot(played: Table) -> str:
    """Any free spot."""
    return SPOTS[members(spots_for_tile(played.state))[0]]


def test_no_tiles_left() -> None:
    """I-11.5: nothing is laid and no clan is placed."""
    played = inis(LANDS, {RED: "act_exploration"}, state={"stack": 0})
    played.play(RED, "act_exploration")
    assert played.state.reserve[RED] == 10
    assert played.told("no-tile")
    assert played.asks(BLUE, "act")


def test_tailtus_land() -> None:
    """I-11.6, I-16.28: three tiles, one laid, the others under the stack in any order; then a clan may follow."""
    played = inis(LANDS, {RED: "epic_tailtus_land"}, tiles="plains mountains forest", state={"stack": 0})
    played.play(RED, "epic_tailtus_land")
    assert played.asks(RED, "tile")
    assert played.view(RED)["tiles"] == ["forest", "mountains", "plains"]
    assert played.view(BLUE)["tiles"] is None
    played.play(RED, "forest")
    assert played.view(BLUE)["new"] == "forest"
    beside_cove = next(spot for spot in played.options(RED) if "cove" in touched(played, spot))
    played.play(RED, beside_cove, "plains")
    assert played.state.buried == (LAND["plains"], LAND["mountains"])
    assert played.asks(RED, "may")
    played.play(RED, "yes")
    if played.asks(RED, "move-from"):
        played.play(RED, "cove")
    assert played.clans("forest") == [1, 0]


def touched(played: Table, spot: str) -> set[str]:
    """The territories that a tile there would touch."""
    state = played.state
    beside = touching(Spot(SPOTS.index(spot)))
    return {land for land, where in LAND.items() if state.spots[where] >= 0 and beside >> state.spots[where] & 1}


def test_tailtus_land_into_the_mountains() -> None:
    """I-11.6: the toll is due."""
    played = inis(LANDS, {RED: "epic_tailtus_land"}, tiles="mountains", state={"stack": 0})
    played.play(RED, "epic_tailtus_land", "mountains")
    played.play(RED, next(spot for spot in played.options(RED) if "cove" in touched(played, spot)))
    played.play(RED, "yes")
    if played.asks(RED, "move-from"):
        played.play(RED, "cove")
    assert played.told("toll")
    assert played.clans("mountains") == [0, 0]


def test_fewer_than_three_tiles() -> None:
    """I-11.6: one looks at those that are left; the clan may stay at home."""
    played = inis(LANDS, {RED: "epic_tailtus_land"}, tiles="plains", state={"stack": 0})
    played.play(RED, "epic_tailtus_land")
    assert played.options(RED) == ("plains",)
    played.play(RED, "plains", a_spot(played), "no")
    assert played.clans("plains") == [0, 0]


def test_buried_tiles_come_last_and_are_known_to_one() -> None:
    """I-11.6"""
    played = inis(LANDS, {RED: "act_exploration"}, seats=3, tiles="plains moor", lucky=False)
    played.state.buried_by = (GREEN, GREEN)
    assert played.view()["stack"] == 14
    played.play(RED, "act_exploration", a_spot(played))
    assert "plains" not in played.pending()[-1].options


def test_no_sanctuary_comes_where_none_is_left() -> None:
    """I-11.4, I-1.5: the Gates are laid without one."""
    lands = {"cove": "r2 capital S9", "hills": "b1"}
    played = inis(lands, {RED: "act_exploration"}, tiles="gates", state={"stack": 0})
    played.play(RED, "act_exploration", a_spot(played))
    assert played.state.sanctuaries[LAND["gates"]] == 0
    assert played.clans("gates") == [1, 0]
