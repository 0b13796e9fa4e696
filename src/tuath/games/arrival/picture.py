"""The board as a picture for the terminal: tokens, names and marks in cells, connections as thin lines behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tuath.core.canvas import Canvas, Span
from tuath.games.arrival.plan import (
    ISLE,
    Board,
    Location,
    Plan,
    compact_plan,
    lowest_plan,
    middle,
    plan_of,
    room_for,
    shortened,
)

# --- The signs ---


class Signs(NamedTuple):
    """Everything that is neither letter nor digit; the fonts of terminals have all of it."""

    empty: str
    port: str
    castle: str
    empty_castle: str
    shield: str
    line: str
    colours: str  # one for each colour of provinces: no meaning hangs on colour alone


UNICODE = Signs(empty="○", port="≈", castle="■", empty_castle="□", shield="◊", line="⠤⠒", colours="♣♦♥♠")
ASCII = Signs(empty="o", port="~", castle="#", empty_castle="_", shield="^", line=".'", colours="%$*=")

TRIBE_LETTERS = {"fir_bolg": "F", "muintir_nemid": "N", "mil_espaine": "M", "tuath_de": "T"}
FOMORI_TOKENS = {"sineach": "s1", "athach": "a2", "monghfinn": "m3"}
CASTLE_STRENGTH = 4


def legend(unicode: bool) -> list[tuple[str, str]]:
    """Each sign of the picture with the key of the message which explains it."""
    signs = UNICODE if unicode else ASCII
    return [
        ("[12]", "arrival-legend-mark"),
        ("F2", "arrival-legend-fortification"),
        *((letter, f"arrival-legend-{tribe.replace('_', '-')}") for tribe, letter in TRIBE_LETTERS.items()),
        *((token, f"arrival-legend-{kind}") for kind, token in FOMORI_TOKENS.items()),
        (castle_token(signs), "arrival-legend-castle"),
        (signs.empty_castle, "arrival-legend-empty-castle"),
        (signs.empty, "arrival-legend-unoccupied"),
        (signs.port, "arrival-legend-port"),
        (signs.line, "arrival-legend-connection"),
        ("+3", "arrival-legend-bonus"),
        (signs.shield, "arrival-legend-shield"),
        (" ".join(signs.colours), "arrival-legend-province-colour"),
    ]


def castle_token(signs: Signs) -> str:
    return f"{signs.castle}{CASTLE_STRENGTH}"


def colour_sign(board: Board, colour: str, signs: Signs) -> str:
    colours = [row["id"] for row in board["colours"]]
    return signs.colours[colours.index(colour) % len(signs.colours)]


# --- The picture ---

NARROWEST, WIDEST = 80, 160


class Text(NamedTuple):
    x: int
    y: int
    text: str
    style: str


class Token(NamedTuple):
    text: str
    style: str


def picture(
    board: Board,
    view: Mapping[str, Any],
    marks: Mapping[str, str],
    width: int,
    unicode: bool = True,
    height: int | None = None,
) -> list[list[Span]]:
    """The board in `width` columns; `marks` are short texts to set beside locations and provinces, by id.

    Where `height` does not allow whole names they are shortened; below a certain size it becomes no smaller.
    """
    signs = UNICODE if unicode else ASCII
    across, room = min(max(width, NARROWEST), WIDEST), room_for(marks.values())
    plan = plan_of(board, across, room) if height is None or height >= lowest_plan(across) else None
    if plan is None or (height is not None and plan.height > height):
        board = shortened(board)
        plan = compact_plan(board, across, height or 0, room)
    tokens = tokens_of(board, view, signs)
    canvas = Canvas(plan.width, plan.height, unicode)
    # Later text covers earlier text: the order is that of importance.
    draw_connections(canvas, board, plan, tokens)
    draw_texts(canvas, [*titles_of(board, view, plan, signs), *names_of(board, plan, signs)])
    draw_marks(canvas, plan, marks)
    draw_tokens(canvas, board, plan, tokens, signs)
    return canvas.rows()


def tokens_of(board: Board, view: Mapping[str, Any], signs: Signs) -> dict[str, Token]:
    """A-1.4: what stands on each location."""
    leaders = [leader for leader in view["leaders"] if leader["tribe"] is not None]
    letters = {leader["seat"]: TRIBE_LETTERS[leader["tribe"]] for leader in leaders}
    rows = {row["id"]: row for row in view["locations"]}
    return {location["id"]: token_of(location, rows[location["id"]], letters, signs) for location in board["locations"]}


def token_of(location: Location, row: Mapping[str, Any], letters: Mapping[int, str], signs: Signs) -> Token:
    if row["owner"] is not None:
        return Token(f"{letters[row['owner']]}{row['discs']}", f"seat{row['owner']}")
    if row["fomori"] == "castle":
        return Token(castle_token(signs), "castle")
    if row["fomori"] is not None:
        return Token(FOMORI_TOKENS[row["fomori"]], "fomori")
    if location["castle"]:
        return Token(signs.empty_castle, "castle")
    return Token(signs.empty, "")


def names_of(board: Board, plan: Plan, signs: Signs) -> Iterator[Text]:
    colours = {province["id"]: province["colour"] for province in board["provinces"]}
    for location in board["locations"]:
        (name,) = plan.locations[location["id"]].texts
        if location["province"] is None:
            yield Text(name.x, name.y, location["name"], "")
        else:
            colour = colours[location["province"]]
            yield Text(name.x, name.y, colour_sign(board, colour, signs) + location["name"], colour)


def titles_of(board: Board, view: Mapping[str, Any], plan: Plan, signs: Signs) -> Iterator[Text]:
    """Name, bonus and shields of each province, in one line or two; and the name of Balor's Isle."""
    rows = {row["id"]: row for row in view["provinces"]}
    for province in board["provinces"]:
        row, colour = rows[province["id"]], province["colour"]
        heading = colour_sign(board, colour, signs) + capitals(province["name"])
        worth = f"+{row['bonus']} {signs.shield * row['shields']}".rstrip()
        lines = plan.titles[province["id"]].texts
        texts = [heading, worth] if len(lines) == 2 else [f"{heading} {worth}"]
        yield from (Text(line.x, line.y, text, colour) for line, text in zip(lines, texts, strict=True))
    if "balors_isle" in board:
        (line,) = plan.titles[ISLE].texts
        yield Text(line.x, line.y, capitals(board["balors_isle"]["name"]), "title")


def capitals(name: str) -> str:
    """In capitals, unless these need more cells than were kept for the name."""
    return name.upper() if len(name.upper()) == len(name) else name


def draw_connections(canvas: Canvas, board: Board, plan: Plan, tokens: Mapping[str, Token]) -> None:
    for ends in board["connections"]:
        # To the middle of what is shown: a lone sign takes less than the room kept for it.
        start, end = (middle(plan.tokens[id], len(tokens[id].text)) for id in ends)
        canvas.line(start, end, "dim")


def draw_texts(canvas: Canvas, texts: Sequence[Text]) -> None:
    """All blanks before all texts: they hold the lines off, but may not cut into a neighbour."""
    for x, y, text, _ in texts:
        canvas.put(x - 1, y, " " * (len(text) + 2))
    for x, y, text, style in texts:
        canvas.put(x, y, text, style)


def draw_marks(canvas: Canvas, plan: Plan, marks: Mapping[str, str]) -> None:
    for id, mark in marks.items():
        room = plan.titles[id].mark if id in plan.titles else plan.locations[id].mark
        beside = plan.titles[id].texts[0] if id in plan.titles else plan.tokens[id]
        text = f"[{mark}]"
        canvas.put(beside.x - len(text) if room.x < beside.x else room.x, room.y, text, "mark")


def draw_tokens(canvas: Canvas, board: Board, plan: Plan, tokens: Mapping[str, Token], signs: Signs) -> None:
    for location in board["locations"]:
        place = plan.tokens[location["id"]]
        text, style = tokens[location["id"]]
        canvas.put(place.x, place.y, text, style)
        if location["port"]:
            canvas.put(place.x + len(text), place.y, signs.port, "port")
