"""Where everything in the picture of the board stands: tokens, names, titles and the room for marks.

No place of a text is written down. Every text has many possible places around what it belongs to; each place has a
price (away from the printed place, over a line, next to a foreign token), and sharing a cell with another text costs
most. The places are bargained over until no two texts share a cell; if that fails, the picture becomes higher.
So another map draws itself as well. Where things stand depends on the map and the width alone, not on the game:
room for every token, mark and shield is kept from the start, and nothing jumps about from one prompt to the next.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import ceil
from operator import mul
from typing import NamedTuple, NotRequired, TypedDict

from tuath.core.canvas import Point, cells_between

# --- The map, as it stands in the game's data ---


class Label(TypedDict):
    x: float
    y: float


class Location(TypedDict):
    id: str
    name: str
    x: float
    y: float
    province: str | None
    port: bool
    castle: bool
    label_pos: str


class Province(TypedDict):
    id: str
    name: str
    colour: str
    bonus: int
    label: Label
    outline: list[list[float]]


class Colour(TypedDict):
    id: str


class Isle(TypedDict):
    name: str
    outline: list[list[float]]


class Board(TypedDict):
    """What the picture reads of the map; there is more in it."""

    colours: list[Colour]
    provinces: list[Province]
    locations: list[Location]
    connections: list[list[str]]
    balors_isle: NotRequired[Isle]


# --- The plan: where everything stands ---

LOWEST, HIGHEST, HIGHER = 48, 100, 4
CELLS = 4160  # what the texts and lines need at any width, nearly
LOW = (30, 22, 16)  # rows of a plan with shortened names, for screens that are not high enough for whole ones
SHORT = 4  # letters of a shortened name
PATIENCE = 8  # rows more for the sake of a hidden connection
MARGIN = 4  # columns left and right of the outermost tokens
TOKEN_LENGTH = 2
MARK_LENGTH = len("[12]")
ISLE = "balors_isle"
SHIELD_LIMIT = 3

# Prices. They only count against each other.
OTHER_SIDE = 2.0  # the name is not where the map wants it
OFF_CENTRE = 0.4  # for each column, above or below the token
FAR = 45.0  # with a row between, when it is very crowded
ASKEW = 6.0  # above or below, but not over any cell of the token
FOREIGN_TOKEN = 4.0  # the name touches a token which is not its own
LINE_CELL, WHOLE_LINE = 1.0, 20.0  # covering one cell of a line, and more for short lines, of which little else shows
MARK_ON_LINE = 0.2  # a share of that: most marks are absent most of the time
TITLE_ACROSS, TITLE_DOWN = 0.5, 1.0  # for each column and row away from the printed place
TITLE_AT_SEA, TITLE_ABROAD = 1.0, 2.5  # for each cell outside the province, in another province
TWO_LINES = 2.0
TITLE_CHOICES = 160  # the cheapest; the others would only take time
CROWDED = 0.15  # for each cell of text right above or below
SHARED_CELL = 60.0
SWEEPS = 20


class Strip(NamedTuple):
    """Some cells side by side."""

    x: int
    y: int
    length: int

    @property
    def end(self) -> int:
        return self.x + self.length


class Choice(NamedTuple):
    """One way to place a text, and the mark that may come with it; the price is that of an otherwise empty sheet."""

    price: float
    mark: Strip
    texts: tuple[Strip, ...]
    besides: tuple[Strip, ...]  # what else is its own: a token, a blank

    @property
    def strips(self) -> tuple[Strip, ...]:
        return self.mark, *self.texts, *self.besides


class Sheet(NamedTuple):
    """The paper before any text is on it."""

    width: int
    height: int
    columns: Axis
    rows: Axis
    tokens: dict[str, Strip]

    def holds(self, strip: Strip) -> bool:
        return strip.x >= 0 and strip.end <= self.width and 0 <= strip.y < self.height


class Plan(NamedTuple):
    width: int
    height: int
    tokens: dict[str, Strip]
    locations: dict[str, Choice]
    titles: dict[str, Choice]
    disputed: int  # cells wanted by more than one text
    obscured: int  # connections of which too little shows


def plan_of(board: Board, width: int, room: int) -> Plan:
    """The plan for a map, with `room` for each mark. Prompt after prompt wants the same one, so it is remembered."""
    return remembered_plan(json.dumps(board), width, room)


@lru_cache(maxsize=8)
def remembered_plan(board_text: str, width: int, room: int) -> Plan:
    """The lowest plan in which everything has its own cells."""
    board: Board = json.loads(board_text)
    lowest = lowest_plan(width)
    for height in range(lowest, HIGHEST, HIGHER):
        plan = plan_at(board, width, height, room)
        if not plan.disputed and (not plan.obscured or height >= lowest + PATIENCE):
            break
    return plan


def lowest_plan(width: int) -> int:
    """Rows without which whole names need not be tried."""
    return max(LOWEST, ceil(CELLS / width))


def compact_plan(board: Board, width: int, height: int, room: int) -> Plan:
    """The highest plan for shortened names that fits into `height`; the lowest of those that do not, if none does."""
    text = json.dumps(board)
    fitting = [rows for rows in LOW if rows <= height]
    for rows in (*fitting, *reversed(LOW[: len(LOW) - len(fitting)])):
        plan = remembered_compact_plan(text, width, rows, room)
        if not plan.disputed:
            break
    return plan


@lru_cache(maxsize=8)
def remembered_compact_plan(board_text: str, width: int, height: int, room: int) -> Plan:
    return plan_at(json.loads(board_text), width, height, room, shows_lines=False)


def shortened(board: Board) -> Board:
    """The same map with names of a few letters, and without a title for the isle."""
    short = short_names([location["name"] for location in board["locations"]])
    heads = short_names([province["name"] for province in board["provinces"]])
    return {
        "colours": board["colours"],
        "connections": board["connections"],
        "locations": [{**row, "name": name} for row, name in zip(board["locations"], short, strict=True)],
        "provinces": [{**row, "name": name} for row, name in zip(board["provinces"], heads, strict=True)],
    }


def short_names(names: Sequence[str]) -> list[str]:
    """The first letters of a name, of several words those of the last one after the initials: no two are the same."""
    length, found = SHORT, [initials(name, SHORT) for name in names]
    while len(set(found)) < len(set(names)):
        length += 1
        found = [
            initials(name, length) if found.count(short) > 1 else short
            for name, short in zip(names, found, strict=True)
        ]
    return found


def initials(name: str, length: int) -> str:
    *before, last = name.split()
    return "".join(word[0] for word in before) + last[: length - bool(before)]


def plan_at(board: Board, width: int, height: int, room: int, shows_lines: bool = True) -> Plan:
    sheet = sheet_of(board, width, height)
    locations = {location["id"]: list(location_choices(sheet, location, room)) for location in board["locations"]}
    titles = all_title_choices(sheet, board, room)
    bargain = Bargain(sheet, board)
    chosen = iter(bargain.settle([*locations.values(), *titles.values()], shows_lines))
    return Plan(
        width,
        height,
        sheet.tokens,
        {id: next(chosen) for id in locations},
        {id: next(chosen) for id in titles},
        len(bargain.disputed),
        len(bargain.obscured),
    )


def room_for(marks: Iterable[str]) -> int:
    return max([MARK_LENGTH, *(len(f"[{mark}]") for mark in marks)])


# --- The sheet: coordinates, tokens and lines ---

WIDEST_GAP = 0.06  # of the whole map


class Axis:
    """From the map's coordinates to cells. Empty bands, as the sea before Balor's Isle, are narrowed: space is dear."""

    def __init__(self, values: Iterable[float], first: int, last: int) -> None:
        self.values = sorted(set(values))
        widest = (self.values[-1] - self.values[0]) * WIDEST_GAP
        gaps = (min(after - before, widest) for before, after in pairwise(self.values))
        offsets = list(accumulate(gaps, initial=0.0))
        scale = (last - first) / (offsets[-1] or 1.0)
        self.cells = [first + offset * scale for offset in offsets]

    def cell(self, value: float) -> float:
        """What lies beyond the outermost locations is drawn in to them."""
        after = bisect_left(self.values, value)
        if after in (0, len(self.values)):
            return self.cells[min(after, len(self.values) - 1)]
        low, high = self.values[after - 1 : after + 1]
        part = (value - low) / (high - low)
        return self.cells[after - 1] * (1 - part) + self.cells[after] * part

    def holds(self, cell: float) -> bool:
        return self.cells[0] <= cell <= self.cells[-1]


def sheet_of(board: Board, width: int, height: int) -> Sheet:
    locations = board["locations"]
    columns = Axis((location["x"] for location in locations), MARGIN, width - MARGIN - TOKEN_LENGTH - 1)
    rows = Axis((location["y"] for location in locations), 1, height - 2)
    return Sheet(width, height, columns, rows, token_places(board, columns, rows))


NEAREST_FIRST = sorted(
    ((across, down) for across in range(-24, 25) for down in range(-8, 9)),
    key=lambda step: (abs(step[0]) + 2 * abs(step[1]), step),
)


def token_places(board: Board, columns: Axis, rows: Axis) -> dict[str, Strip]:
    """Each token at its coordinates, or as near to them as the other tokens allow."""
    places: dict[str, Strip] = {}
    for location in board["locations"]:
        x, y = round(columns.cell(location["x"])), round(rows.cell(location["y"]))
        length = TOKEN_LENGTH + location["port"]
        spots = (Strip(x + across, y + down, length) for across, down in NEAREST_FIRST)
        inside = (spot for spot in spots if columns.holds(spot.x) and rows.holds(spot.y))
        free = (spot for spot in inside if not any(touch(spot, other) for other in places.values()))
        places[location["id"]] = next(free, Strip(x, y, length))
    return places


def touch(one: Strip, other: Strip, rows: int = 0) -> bool:
    """No blank between them; with `rows`, also from that many rows above or below."""
    return abs(one.y - other.y) <= rows and one.x <= other.end and other.x <= one.end


def is_in(x: int, y: int, strip: Strip) -> bool:
    return y == strip.y and strip.x <= x < strip.end


def middle(token: Strip, length: int = TOKEN_LENGTH) -> Point:
    return Point(token.x + length / 2, token.y + 0.5)


# --- The choices ---


def location_choices(sheet: Sheet, location: Location, room: int) -> Iterator[Choice]:
    """Every way to set the name around the token and the mark beside it."""
    token = sheet.tokens[location["id"]]
    neighbours = [other for other in sheet.tokens.values() if other != token and abs(other.y - token.y) <= 2]
    # A castle location has no province, and so no sign of a colour before its name.
    length = len(location["name"]) + (location["province"] is not None)
    for side, name in name_places(token, length):
        if not sheet.holds(name):
            continue
        price = name_price(side, name, token, location["label_pos"])
        price += FOREIGN_TOKEN * sum(touch(name, other, rows=1) for other in neighbours)
        for mark in mark_places(side, token, room):
            if sheet.holds(mark):
                yield Choice(price, mark, (name,), (token,))


def name_places(token: Strip, length: int) -> Iterator[tuple[str, Strip]]:
    yield "right", Strip(token.end + 1, token.y, length)
    yield "left", Strip(token.x - 1 - length, token.y, length)
    for x in range(token.x - length, token.end + 1):
        yield "above", Strip(x, token.y - 1, length)
        yield "below", Strip(x, token.y + 1, length)
    for x in range(token.x - length + 1, token.end, 3):
        yield "far above", Strip(x, token.y - 2, length)
        yield "far below", Strip(x, token.y + 2, length)


def name_price(side: str, name: Strip, token: Strip, wanted: str) -> float:
    price = 0.0 if side == wanted else OTHER_SIDE
    if name.y != token.y:
        price += OFF_CENTRE * abs(name.x + name.end - token.x - token.end) / 2
    if abs(name.y - token.y) == 2:
        price += FAR
    elif name.y != token.y and (name.end <= token.x or token.end <= name.x):
        price += ASKEW
    return price


def mark_places(side: str, token: Strip, room: int) -> Iterator[Strip]:
    """Before or after the token, but not between it and its name."""
    if side != "left":
        yield Strip(token.x - room, token.y, room)
    if side != "right":
        yield Strip(token.end, token.y, room)


class Title(NamedTuple):
    """What is to be written across a province, by lengths."""

    centre: Point
    room: int
    heading: int
    worth: int


def all_title_choices(sheet: Sheet, board: Board, room: int) -> dict[str, list[Choice]]:
    owners = owners_of_cells(sheet, board)
    choices: dict[str, list[Choice]] = {}
    for province in board["provinces"]:
        centre = Point(sheet.columns.cell(province["label"]["x"]), sheet.rows.cell(province["label"]["y"]))
        worth = len(f"+{province['bonus']} ") + SHIELD_LIMIT
        title = Title(centre, room, 1 + len(province["name"]), worth)
        choices[province["id"]] = title_choices(sheet, title, ground_prices(sheet, owners, province["id"]))
    if "balors_isle" in board:
        isle = board["balors_isle"]
        title = Title(centre_of(sheet, isle["outline"]), 0, len(isle["name"]), 0)
        choices[ISLE] = title_choices(sheet, title, ground_prices(sheet, owners, ISLE))
    return choices


def title_choices(sheet: Sheet, title: Title, ground: list[list[float]]) -> list[Choice]:
    choices = []
    for across in range(-24, 25, 3):
        for down in range(-6, 7):
            away = TITLE_ACROSS * abs(across) + TITLE_DOWN * abs(down)
            for mark, *lines in title_forms(title, across, down):
                if sheet.holds(mark) and all(map(sheet.holds, lines)):
                    abroad = sum(sum(ground[line.y][line.x : line.end]) for line in lines)
                    # The second line is no more than a number: after a foreign name it would seem to belong to that.
                    blanks = tuple(Strip(mark.x, line.y, mark.length) for line in lines[1:])
                    price = away + abroad + TWO_LINES * len(blanks)
                    choices.append(Choice(price, mark, tuple(lines), blanks))
    return sorted(choices)[:TITLE_CHOICES]


def title_forms(title: Title, across: int, down: int) -> Iterator[tuple[Strip, ...]]:
    """In one line, and in two if there is a second part; the mark goes before the first."""
    x, y = round(title.centre.x) + across, round(title.centre.y) + down
    whole = title.heading + (1 + title.worth if title.worth else 0)
    for length in (whole, title.heading) if title.worth else (whole,):
        start = x - (title.room + length) // 2
        heading = Strip(start + title.room, y, length)
        second = (Strip(heading.x, y + 1, title.worth),) if length < whole else ()
        yield Strip(start, y, title.room), heading, *second


def centre_of(sheet: Sheet, outline: list[list[float]]) -> Point:
    columns, rows = zip(*outline_cells(sheet, outline), strict=True)
    return Point((min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2)


def outline_cells(sheet: Sheet, outline: list[list[float]]) -> list[tuple[float, float]]:
    return [(sheet.columns.cell(x), sheet.rows.cell(y)) for x, y in outline]


def owners_of_cells(sheet: Sheet, board: Board) -> dict[tuple[int, int], str]:
    """The province in which each cell lies; cells at sea are missing."""
    owners = {}
    for province in board["provinces"]:
        outline = outline_cells(sheet, province["outline"])
        for y in range(sheet.height):
            for left, right in crossings(outline, y + 0.5):
                owners.update({(x, y): province["id"] for x in range(round(left), round(right))})
    return owners


def crossings(outline: list[tuple[float, float]], y: float) -> list[tuple[float, float]]:
    """Where the row is inside the outline, from left to right."""
    edges = pairwise([*outline, outline[0]])
    columns = sorted(x0 + (x1 - x0) * (y - y0) / (y1 - y0) for (x0, y0), (x1, y1) in edges if (y0 > y) != (y1 > y))
    return list(zip(columns[::2], columns[1::2], strict=True))


def ground_prices(sheet: Sheet, owners: Mapping[tuple[int, int], str], own: str) -> list[list[float]]:
    """By row and column: the price of writing a title there."""
    prices = {own: 0.0, ISLE: TITLE_AT_SEA}
    return [
        [prices.get(owners.get((x, y), ISLE), TITLE_ABROAD) for x in range(sheet.width)] for y in range(sheet.height)
    ]


# --- The bargain ---


class Bargain:
    """Who has which cells. A cell that stays disputed becomes dearer, until somebody moves away.

    So do the cells of a connection of which too little shows.
    """

    def __init__(self, sheet: Sheet, board: Board) -> None:
        # Row after row, with a blank border on all sides: looking beyond an edge finds nobody.
        self.stride = sheet.width + 2
        cells = self.stride * (sheet.height + 2)
        self.holders = [0] * cells  # tokens, texts and rooms for marks which want this cell
        self.covers = [0] * cells  # texts behind which a line would vanish here
        self.shared_prices = [SHARED_CELL] * cells
        self.line_prices = [0.0] * cells
        self.chosen: list[Choice] = []
        self.lines = [self.line_between(*(sheet.tokens[id] for id in ends)) for ends in board["connections"]]
        for line in self.lines:
            for cell in line:
                self.line_prices[cell] += LINE_CELL + WHOLE_LINE / len(line)

    def settle(self, things: Sequence[Sequence[Choice]], shows_lines: bool) -> list[Choice]:
        """The choice of each thing, once nobody wants another and nothing is hidden; lines may be, if need be."""
        self.chosen = [min(choices, key=lambda choice: choice.price) for choices in things]
        for choice in self.chosen:
            self.take(choice)
        for _ in range(SWEEPS):
            has_moved = self.sweep(things)
            if not self.disputed and not (shows_lines and (has_moved or self.obscured)):
                break
            self.raise_prices()
        return self.chosen

    def sweep(self, things: Sequence[Sequence[Choice]]) -> bool:
        """Everybody in turn takes what is best beside the others; whether anybody moved."""
        changed = False
        for index, choices in enumerate(things):
            self.take(self.chosen[index], -1)
            best = min(choices, key=self.price)
            if self.price(best) < self.price(self.chosen[index]):
                self.chosen[index], changed = best, True
            self.take(self.chosen[index])
        return changed

    def price(self, choice: Choice) -> float:
        total = choice.price + MARK_ON_LINE * sum(self.line_prices[self.around(choice.mark)])
        for strip in choice.texts:
            total += sum(self.line_prices[self.around(strip)])
            total += CROWDED * (sum(self.covers[self.around(strip, -1)]) + sum(self.covers[self.around(strip, 1)]))
        for strip in choice.strips:
            cells = self.around(strip)
            if any(self.holders[cells]):
                total += sum(map(mul, self.holders[cells], self.shared_prices[cells]))
        return total

    @property
    def disputed(self) -> list[int]:
        """Cells wanted by two at least; with the blank every text needs at its ends."""
        found: list[int] = []
        for choice in self.chosen:
            self.take(choice, -1)
            around = (range(len(self.holders))[self.around(strip)] for strip in choice.strips)
            found += (cell for cells in around for cell in cells if self.holders[cell])
            self.take(choice)
        return found

    @property
    def obscured(self) -> list[list[int]]:
        """Connections more than half of which is behind texts."""
        return [line for line in self.lines if sum(self.covers[cell] > 0 for cell in line) * 2 > len(line)]

    def raise_prices(self) -> None:
        for cell in self.disputed:
            self.shared_prices[cell] += SHARED_CELL / 2
        for line in self.obscured:
            for cell in line:
                self.line_prices[cell] += LINE_CELL

    def take(self, choice: Choice, holders: int = 1) -> None:
        """With -1 holders, leave it again."""
        for strip in choice.strips:
            cells = self.around(strip)
            for cell in range(cells.start + 1, cells.stop - 1):
                self.holders[cell] += holders
        for strip in choice.texts:
            cells = self.around(strip)
            for cell in range(cells.start, cells.stop):
                self.covers[cell] += holders

    def around(self, strip: Strip, down: int = 0) -> slice:
        """The strip, or the one below it, and a cell at each end: two texts side by side need a blank between them."""
        start = (strip.y + 1 + down) * self.stride + strip.x
        return slice(start, start + strip.length + 2)

    def line_between(self, start: Strip, end: Strip) -> list[int]:
        """The cells of a connection outside its two tokens."""
        cells = cells_between(middle(start), middle(end))
        return [(y + 1) * self.stride + x + 1 for x, y in cells if not (is_in(x, y, start) or is_in(x, y, end))]
