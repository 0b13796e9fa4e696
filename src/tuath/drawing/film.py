"""A whole game as one page that needs no server: its board at every answer, to step through or to play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from tuath.core.drawing.shapes import Picture, standing, tag
from tuath.core.position import Position, Step
from tuath.core.question import Seat
from tuath.drawing.ink import colours_in
from tuath.drawing.svg import framed, names_at, owned, picture_of, said, title, words_of

HERE = Path(__file__).parent
SIGNS = {  # of the buttons, on a grid of 24
    "first": "M6 5v14m13-14-8 7 8 7",
    "back": "m15.5 5-8 7 8 7",
    "play": "M7.5 4.5 18.5 12l-11 7.5Z",
    "pause": "M8 5v14m8-14v14",
    "forward": "m8.5 5 8 7-8 7",
    "last": "M18 5v14M5 5l8 7-8 7",
}


class Frame(NamedTuple):
    """The board after some answers, and what was told on the way."""

    picture: Picture
    lines: list[str]


def film(position: Position[Any], seat: Seat | None, language: str) -> str:
    """The game up to this position as a seat saw it, or an onlooker."""
    frames = list(frames_of(position, seat, language))
    board = "".join(dict.fromkeys(part for frame in frames for part in (frame.picture.ground, *frame.picture.pieces)))
    own = f"t{crc32(board.encode()):08x}-"
    first = frames[0].picture
    width, height = frame_of(frames)[2:]
    stage = tag("g", "", id="ground") + standing((), first.origin, id="pieces").replace("/>", "></g>")
    name = title(position, language)
    style = {what: said for frame in frames for what, said in frame.picture.style.items()}
    whole = first._replace(told=frames[-1].picture.told, width=width, height=height, style=style)
    drawing = framed(whole, name, stage, board, own)
    return page(
        name, language, drawing, json.dumps(data(frames, own), ensure_ascii=False, separators=(",", ":")), position
    )


def frames_of(position: Position[Any], seat: Seat | None, language: str) -> Iterator[Frame]:
    """One for each answer that anybody could see or was told of."""
    before, lines, first = None, list[str](), True
    words = words_of(position, language)
    for step in position.steps():
        lines += told(step, seat, words)
        view = step.then.view(seat)
        if first or lines or view != before:
            picture = picture_of(step.then, seat, language, small=False)
            yield Frame(picture, lines)
            before, lines, first = view, [], False


def told(step: Step[Any], seat: Seat | None, words: Any) -> list[str]:
    """What everybody heard, and this seat."""
    if words is None:
        return []
    names = names_at(step.then, words)
    return [words.render(one.message, names) for one in step.told if one.to is None or one.to == seat]


def frame_of(frames: list[Frame]) -> tuple[float, float, float, float]:
    """What is seen of the map in all of the film: it grows, but it does not move. Corner, width and height."""
    boards = [frame.picture for frame in frames if frame.picture.pieces] or [frames[0].picture]
    x0, y0 = (min(-board.origin[n] for board in boards) for n in (0, 1))
    x1 = max(board.width - board.origin[0] for board in boards)
    y1 = max(board.height - board.origin[1] for board in boards)
    return x0, y0, x1 - x0, y1 - y0


def seen_in(picture: Picture, frame: tuple[float, float, float, float]) -> list[float]:
    """The same part of the map in one picture; what is no map stands in the middle."""
    x, y, width, height = frame
    if picture.pieces:
        return [round(each, 2) for each in (x + picture.origin[0], y + picture.origin[1], width, height)]
    return [round(each, 2) for each in ((picture.width - width) / 2, (picture.height - height) / 2, width, height)]


def data(frames: list[Frame], own: str) -> dict[str, Any]:
    """Every drawn thing once; a frame names those that are there."""
    grounds, things = dict[str, int](), dict[str, int]()
    whole = frame_of(frames)
    return {
        "frames": [
            {
                "ground": grounds.setdefault(owned(frame.picture.ground, own), len(grounds)),
                "things": [things.setdefault(owned(piece, own), len(things)) for piece in frame.picture.pieces],
                "origin": frame.picture.origin,
                "seen": seen_in(frame.picture, whole),
                "lines": frame.lines,
            }
            for frame in frames
        ],
        "grounds": list(grounds),
        "things": list(things),
    }


def page(name: str, language: str, drawing: str, frames: str, position: Position[Any]) -> str:
    style = (HERE / "film.css").read_text(encoding="utf-8")
    script = (HERE / "film.js").read_text(encoding="utf-8")
    called = {id: said(position, language, f"drawing-{id}", {}) for id in (*SIGNS, "moment")}
    buttons = (button(id, called[id]) for id in SIGNS if id != "pause")
    slider = tag("input", type="range", id="moment", min="0", value="0", aria_label=escape(called["moment"]))
    body = [
        tag("h1", escape(name)),
        tag("figure", drawing),
        tag("p", " ", id="line", aria_live="polite"),
        tag("div", *buttons, slider, tag("output", " ", id="count"), cls="bar"),
        tag("script", frames.replace("</", "<\\/"), type="application/json", id="film"),
        tag(
            "script", script.replace('"%WORDS%"', json.dumps({id: [SIGNS[id], called[id]] for id in ("play", "pause")}))
        ),
    ]
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", escape(name)),
        tag("style", colours_in(style, ":root") + style),
    ]
    return f'<!doctype html>\n<html lang="{language}"><head>{"".join(head)}</head><body>{"".join(body)}</body></html>\n'


def button(id: str, called: str) -> str:
    sign = tag("svg", tag("path", d=SIGNS[id]), viewBox="0 0 24 24", aria_hidden="true")
    return tag("button", sign, type="button", id=id, title=escape(called), aria_label=escape(called))
