"""What is sent is what the types say, in Python and in the page: no field more, none less."""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any, Literal, NotRequired, TypedDict, cast, get_type_hints

import pytest

from tests.amounts import usually
from tests.play import any_answer
from tests.server.entries import PLAYERS, entry_of
from tests.server.fits import fields_of, fits, misfits
from tuath.core.message import refuse
from tuath.core.position import Position
from tuath.games import find, keys
from tuath.server.app import make_app
from tuath.server.entry.entry import Entry, Replacement, Said, TakeBack
from tuath.server.entry.log import LogLine
from tuath.server.jobs.replays import count_rounds, look_back
from tuath.server.live.hub import Hub, Viewer
from tuath.server.lobby.game_info import whole_game_data
from tuath.server.tables.views.protocol import table_data
from tuath.server.web.sockets import Sockets
from tuath.server.wire import incoming, outgoing
from tuath.server.wire.declared import field_docs
from tuath.server.wire.typescript import COMMAND, drawn_games, files, is_current, type_of

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = "\n".join(
    page.read_text(encoding="utf-8") for page in (DOCS / "protocol.md", *sorted(DOCS.glob("protocol/*.md")))
)


class Line(TypedDict):
    text: str
    to: NotRequired[int]
    kind: Literal["a", "b"]


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ({"text": "x", "kind": "a"}, []),
        ({"text": "x", "kind": "a", "to": 1}, []),
        ({"text": "x", "kind": "c"}, ["line.kind is 'c', not one of ('a', 'b')"]),
        ({"text": 1, "kind": "a"}, ["line.text is 1, not str"]),
        ({"text": "x", "kind": "a", "to": True}, ["line.to is True, not int"]),
        ({"text": "x"}, ["line.kind is missing"]),
        ({"text": "x", "kind": "a", "more": 1}, ["line.more is not in Line"]),
    ],
)
def test_nothing_else_fits(data: dict[str, Any], wrong: list[str]) -> None:
    assert misfits(data, Line, "line") == wrong


# ---- what is sent ----------------------------------------------------------------------------------------------------


class Playing:
    """A game at a table, and somebody who looks at it through a socket."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        rules = find(game)
        self.position = Position(rules, rules.complete(self.rng.choice(rules.seats), {}), seed)
        self.entry = entry_of(self.position)
        self.position.listen(self.hear)
        self.hub = Hub(grace=60.0)
        self.viewers = [self.viewer(0), self.viewer(None)]

    def viewer(self, seat: int | None) -> Viewer:
        return Viewer(cast(Sockets, None), "t", None if seat is None else PLAYERS[seat], -1)

    def hear(self, told: Any) -> None:
        self.entry.log.append(LogLine(self.entry.version, self.position.count, told))

    def go_on(self) -> None:
        self.entry.version += 1
        self.entry.times.note(self.position.count + 1, self.position.count + 1, 1.0)
        self.position.play(*any_answer(self.position, self.rng))

    def check(self) -> None:
        for player in (*PLAYERS[: self.position.setup.seats], None):
            table = table_data(self.entry, player, ["p_0", ""])
            fits(table, outgoing.Table)
            fits(table["view"], view_of(self.entry))
        for viewer in self.viewers:
            viewer.acknowledge("one")
            fits(viewer._news(self.entry, self.hub), outgoing.FromServer)


def view_of(entry: Entry) -> Any:
    """What the game says that a seat sees."""
    return get_type_hints(type(entry.game).view)["return"]


@pytest.mark.parametrize("game", keys())
def test_tables_and_views_are_what_the_types_say(game: str) -> None:
    """From the first question on."""
    playing = Playing(game, 1)
    for _ in range(40):
        if playing.position.count % 10 < 2:
            playing.check()
        playing.go_on()


@pytest.mark.slow
@pytest.mark.parametrize("seed", usually(0, long=[1]))
@pytest.mark.parametrize("game", usually("origo", more=["arrival", "inis", "spirit_island"]))
def test_whole_games_are_what_the_types_say(game: str, seed: int) -> None:
    """At some decisions all over a game, at its end, and looking back at it."""
    playing = Playing(game, seed)
    while not playing.position.over:
        if playing.rng.random() < 0.02:
            playing.check()
        playing.go_on()
    playing.entry.status = "over"
    playing.check()
    snapshot = playing.position.save()
    for count in (0, playing.position.count // 2, playing.position.count):
        fits(look_back(snapshot, None, count, playing.position.count, [0], None), outgoing.Moment)
    fits(count_rounds(snapshot, None), outgoing.Statistics)


@pytest.mark.parametrize("game", keys())
def test_games_are_what_the_types_say(game: str) -> None:
    fits(whole_game_data(find(game)), outgoing.GameInfo)


def test_whatever_can_be_asked_at_a_table_is_what_the_types_say() -> None:
    """Chat, clocks, consent: what no random game comes to."""
    playing = Playing("arrival", 1)
    entry = playing.entry
    entry.undo = TakeBack(0, (1,), ())
    entry.replacing = Replacement(1, "bot:greedy", (0,), ())
    entry.seeding = "mixed"
    entry.chat = [Said("p_0", "Anna", "hello", 1.0), Said("", "", '{"key": "x", "params": {}}', 1.0)]
    playing.check()
    table = table_data(entry, PLAYERS[0], [], since=0)
    fits(table, outgoing.Table)
    assert table["undo_asked"] == {"seat": 0, "agreed": [], "waiting": [1]}
    assert table["replace_asked"] == {"seat": 1, "chair": "bot:greedy", "agreed": [], "waiting": [0]}


def test_refusals_are_what_the_types_say() -> None:
    heard: list[bytes] = []

    class Line:
        def write(self, text: bytes) -> None:
            heard.append(text)

    playing = Playing("arrival", 1)
    viewer = Viewer(cast(Sockets, Line()), "t", None, -1)
    viewer.refuse("one", refuse("A-1.1", "server-too-fast"), retry_after=2)
    viewer.refuse(None, refuse("", "server-from-the-future"), table_data(playing.entry, None, []))
    for said in heard:
        fits(said, outgoing.LiveRefusal)
    assert len(heard) == 2


# ---- the page, the description, the docs -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", files())
def test_the_page_has_the_same_types(name: str) -> None:
    assert is_current(name, files()[name]), f"web/src/{name} is not what Python has: run `{COMMAND}`"


def test_every_game_with_a_board_says_what_a_seat_sees() -> None:
    assert set(files()) == {"wire/protocol.ts"} | {f"games/{key}/view.ts" for key in drawn_games()}


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int | str | None", "number | string | null"),
        ("list[int | None]", "(number | null)[]"),
        ("list[list[float]]", "number[][]"),
        ("tuple[int, ...]", "number[]"),
        ("tuple[int, str]", "[number, string]"),
        ("tuple[int, None]", "[number, null]"),
        ("dict[str, list[bool]]", "Record<string, boolean[]>"),
        ("Mapping[str, Any]", "Record<string, any>"),
        ("Literal['a', 'b']", '"a" | "b"'),
        ("Literal['a']", '"a"'),
        ("Line", "Line"),
    ],
)
def test_python_in_typescript(python: str, typescript: str) -> None:
    assert type_of(ast.parse(python, mode="eval").body, sys.modules[__name__]) == typescript


def test_what_has_no_word_in_typescript_is_told() -> None:
    with pytest.raises(TypeError, match=r"TypeScript has no word for set\[int\]"):
        type_of(ast.parse("set[int]", mode="eval").body, sys.modules[__name__])


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    return make_app("sqlite+aiosqlite://").openapi()


def test_the_description_says_of_a_field_what_is_said_where_it_is_declared(description: dict[str, Any]) -> None:
    schemas = description["components"]["schemas"]
    table = schemas["Table"]
    assert table["properties"]["spectators"]["description"] == "How many look on without a chair."
    assert set(table["required"]) == fields_of(outgoing.Table).needed
    assert table["additionalProperties"] is False
    docs = field_docs(outgoing) | field_docs(incoming)
    told = {(name, field) for name, fields in docs.items() if name in schemas for field in fields}
    assert ("DaysSetting", "weekends") in told
    assert {(name, field) for name, field in told if "description" not in schemas[name]["properties"][field]} == set()


def test_whatever_the_description_refers_to_is_in_it(description: dict[str, Any]) -> None:
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(description)))
    assert named <= description["components"]["schemas"].keys()
    assert {"LiveTable", "Update", "Ack", "LiveRefusal", "Ping"} <= description["components"]["schemas"].keys()
    assert {"chairs", "view_changes"} <= description["components"]["schemas"]["Update"]["properties"].keys()


ROW = re.compile(r"^\| `(GET|POST|DELETE) (/api[^`?]*)[^`]*`(?: `(\{.*?\})`)? \|", re.MULTILINE)


def test_the_docs_list_every_request_and_what_is_sent_with_it(description: dict[str, Any]) -> None:
    found = {(method, path): names_in(body) for method, path, body in ROW.findall(PROTOCOL)}
    described = {
        (method.upper(), path): body_of(operation, description)
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
        if path.startswith("/api")
    }
    described.pop(("GET", "/api/words/{language}"))  # told with the words of a game
    assert found == described


def names_in(body: str) -> set[str]:
    """``{"seat", "chair": "open"}`` has two fields."""
    inside = re.sub(r"\[[^\]]*\]|(?<=.)\{[^{}]*\}", "", body)
    return set(re.findall(r'"(\w+)"', re.sub(r":[^,}]*", "", inside)))


def body_of(operation: dict[str, Any], description: dict[str, Any]) -> set[str]:
    if "requestBody" not in operation:
        return set()
    name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    return set(description["components"]["schemas"][name]["properties"])


def test_the_example_in_the_docs_is_a_table() -> None:
    """Its fields are those of the type; what a client need not expect is not in it."""
    example = re.search(r"```json\n(\{.*?\n\})\n```", PROTOCOL, re.DOTALL)
    assert example is not None
    table = json.loads(example[1])
    table["status"], table["chairs"][0]["kind"] = "playing", "human"  # the example names all of them
    assert misfits(table, outgoing.Table) == []
