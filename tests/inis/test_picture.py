"""The island and the table as the terminal shows them."""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, GREEN, RED, game, inis
from tests.inis.helpers import fight
from tests.play import random_game
from tuath.core.canvas import Canvas, Point
from tuath.core.position import Position
from tuath.core.scene import Drawing, Look, Remark, Sheet
from tuath.games.inis.geometry import SPOTS, Cell, around
from tuath.games.inis.picture import ASCII, UNICODE, draw_coasts, framed, island, legend
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

LANDS = {"cove": "r2 b1 capital C1", "hills": "b2 S2", "forest": "r1 festival"}


def text(rows: object) -> list[str]:
    return ["".join(span.text for span in row) for row in rows]  # type: ignore[attr-defined]


def drawn(view: object, marks: dict[str, str] | None = None, unicode: bool = True) -> str:
    names = {land: land.capitalize() for land in game().printed.territories}
    rows = island(view, marks or {}, names, Look(79, unicode, str))  # type: ignore[arg-type]
    assert rows is not None
    return "\n".join(text(rows))


def test_everything_is_on_the_map() -> None:
    """Names, clans by letter, the chieftain's star, buildings and the Festival; without colours."""
    picture = drawn(inis(LANDS).view())
    for part in ("Cove", "Hills", "Forest", "A2*", "B1", "B2*", "A1*", "■ □1", "▲2", "♪"):
        assert part in picture


class Lines(Canvas):
    """A canvas that remembers where lines were drawn."""

    def __init__(self) -> None:
        super().__init__(79, 30)
        self.drawn: list[tuple[tuple[float, float], str]] = []

    def line(self, start: Point, end: Point, style: str = "") -> None:
        self.drawn.append((((start.x + end.x) / 2, (start.y + end.y) / 2), style))


def test_a_coast_is_half_way_between_two_hexagons_of_different_territories() -> None:
    """Around the island in one style, within it in another, and nowhere inside a territory."""
    view = inis(LANDS).view()
    owner = {Cell(q, r): land["id"] for land in view["territories"] for q, r in land["cells"]}
    frame, canvas = framed(owner, Look(79, True, str)), Lines()
    draw_coasts(canvas, frame, owner)
    expected = []
    for cell, land in owner.items():
        for near in around(cell):
            if owner.get(near) != land:
                one, other = frame.middle(cell), frame.middle(near)
                style = "dim" if near in owner else "road"
                expected.append(((one.x + other.x) / 2, (one.y + other.y) / 2, style))
    drawn = sorted((round(x, 6), round(y, 6), style) for (x, y), style in canvas.drawn)
    assert drawn == sorted((round(x, 6), round(y, 6), style) for x, y, style in expected)


def test_coasts_are_on_the_map() -> None:
    names = dict.fromkeys(game().printed.territories, "x")
    rows = island(inis(LANDS).view(), {}, names, Look(79, True, str))
    assert rows is not None
    assert {"road", "dim"} <= {span.style for row in rows for span in row if not span.text.isascii()}


def test_plain_ascii() -> None:
    assert drawn(inis(LANDS).view(), unicode=False).isascii()
    assert all(sign.isascii() for sign in ASCII)
    assert {key for _, key in legend(True)} == {key for _, key in legend(False)}
    assert not all(sign.isascii() for sign in UNICODE)


def test_marks() -> None:
    """Options stand on territories and on free spots."""
    played = inis(LANDS, {RED: "act_exploration"})
    assert "[7]" in drawn(played.view(), {"cove": "7"})
    played.play(RED, "act_exploration")
    marks = {spot: str(place) for place, spot in enumerate(played.options(RED), start=1)}
    picture = drawn(played.view(), marks)
    assert all(f"[{mark}]" in picture for mark in marks.values())


def test_a_clash_is_marked() -> None:
    played = inis({"cove": "r2 b2", "hills": "capital b1"}, {RED: "act_warlord"})
    played.play(RED, "act_warlord")
    assert "×Cove×" in drawn(played.view())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_row_is_wider_than_a_terminal(language: str, seats: int) -> None:
    words = Catalogue(language, game())
    for place, position in enumerate(random_game(game(), seats, game().complete(seats, {}))):
        if place % 40:
            continue
        for block in game().scene(position.view(0), {}, Look(80, True, words.name)):
            if isinstance(block, Drawing):
                assert all(len(row) <= 80 for row in text(block.rows))


def test_a_long_island_gets_smaller_hexagons_and_no_smaller_than_can_be_read() -> None:
    names = dict.fromkeys(game().printed.territories, "x")
    view = dict(inis(LANDS).view())
    far = [dict(land) for land in view["territories"]]
    far[0]["cells"] = [[-10, 0], [-9, 0], [-10, 1]]
    view["territories"] = far
    rows = island(view, {}, names, Look(79, True, str))
    assert rows is not None
    assert all(len(row) <= 80 for row in text(rows))
    far[0]["cells"] = [[-19, 0], [-18, 0], [-19, 1]]
    too_wide = island(view, {}, names, Look(79, True, str))
    assert too_wide is not None
    assert max(map(len, text(too_wide))) > 80, "it must be scrolled"


def test_low_hexagons_where_there_is_little_room() -> None:
    """Everything is still there: names, buildings, marks and the clans of four players."""
    view = inis({"cove": "r2 b1 g1 y1 capital C1", "hills": "b2 S2", "forest": "r1 festival"}, seats=4).view()
    names = {land: land.capitalize() for land in game().printed.territories}
    high, low = (island(view, {"hills": "3"}, names, Look(79, True, str, height=rows)) for rows in (None, 9))
    assert high is not None
    assert low is not None
    assert len(low) < len(high)
    for part in ("Cove", "Hills", "Forest", "A2*", "B1", "C1", "D1", "■ □1", "▲2", "♪", "[3]"):
        assert part in "\n".join(text(low)), part


def test_the_scene_says_that_triskel_cards_are_silenced() -> None:
    """I-16.18: from the card that does it, and not before."""
    played = fight({"cove": "r2 b2", "hills": "capital b1 g1"}, {GREEN: "epic_lugs_spear"}, seats=3)

    def remarks() -> set[str]:
        blocks = game().scene(played.view(), {}, Look(80, True, str))
        return {block.message.key for block in blocks if isinstance(block, Remark)}

    assert "inis-sheet-silenced" not in remarks()
    played.play(GREEN, "epic_lugs_spear")
    assert "inis-sheet-silenced" in remarks()


def test_the_scene_shows_hand_draft_and_display() -> None:
    """Own cards with what they do; others' only by number."""
    words = Catalogue("en", game())
    look = Look(80, True, words.name)
    played = inis(LANDS, {RED: "act_bard epic_eriu", BLUE: "act_geis adv_hills"})
    blocks = list(game().scene(played.view(RED), {}, look))
    sheets = {words.render(block.title): block for block in blocks if isinstance(block, Sheet)}
    assert {"Players", "Territories", "Your cards"} <= set(sheets)
    assert len(sheets["Your cards"].rows) == 2
    shown = str(sheets)
    assert "act_geis" not in shown
    assert "adv_hills" in shown
    assert any(isinstance(block, Remark) for block in blocks)
    spectator = [block for block in game().scene(played.view(None), {}, look) if isinstance(block, Sheet)]
    assert "Your cards" not in {words.render(block.title) for block in spectator}


def test_the_draft_is_shown() -> None:
    words = Catalogue("en", game())
    position = Position(game(), game().complete(3, {}), 5)
    while not position.view(0)["draft"]:
        seat = next(iter(position.decisions))
        position.play(seat, position.decisions[seat].values[0])
    titles = [
        words.render(block.title)
        for block in game().scene(position.view(0), {}, Look(80, True, words.name))
        if isinstance(block, Sheet)
    ]
    assert "Cards to draft" in titles
    assert len(SPOTS) > 2000


def test_moments_have_names() -> None:
    """What a player has declined in advance can be said."""
    for language in LANGUAGES:
        words = Catalogue(language, game())
        for moment in game().domains["moment"].ids:
            assert words.has(f"inis-moment-{moment}")
