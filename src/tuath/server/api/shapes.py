"""The shapes of what comes in and of what is sent: what the description of the interface says, and what is checked."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field

LARGEST_RECORD = 1_000_000
NO_ZERO = r"^[^\x00]*$"  # PostgreSQL keeps no zero bytes
Asked = Annotated[int, Query(ge=0, le=12)]  # a seat


class Body(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid")


class Sent(BaseModel):
    """What a client is sent: these fields and no others."""

    model_config = ConfigDict(extra="forbid")


# ---- what comes in ---------------------------------------------------------------------------------------------------


class Name(Body):
    name: str = Field(max_length=200)


class Passphrase(Body):
    passphrase: str = Field(max_length=500)


class TokenName(Body):
    name: str = Field(max_length=200, examples=["my first bot"])


class Recovery(Body):
    name: str = Field(max_length=200)
    passphrase: str = Field(max_length=500)


class Clock(Body):
    minutes: float = Field(gt=0, le=60 * 24 * 30)
    increment: float = Field(default=0, ge=0, le=3600 * 24)


class NewTable(Body):
    game: str = Field(max_length=40, examples=["arrival"])
    chairs: list[str] = Field(max_length=12, examples=[["me", "open", "bot:greedy"]])
    options: dict[str, str] = Field(default_factory=dict)
    public: bool = True
    clock: Clock | None = None
    seed: int | None = Field(default=None, ge=0, lt=2**64)


class RecordText(Body):
    record: str = Field(max_length=LARGEST_RECORD)


class Joining(Body):
    seat: int | None = Field(default=None, ge=0, le=12)
    invitation: str | None = Field(default=None, max_length=40)


class SeatOnly(Body):
    seat: int = Field(ge=0, le=12)


class Once(SeatOnly):
    """Something that counts once however often it is sent."""

    id: str | None = Field(default=None, min_length=1, max_length=60, pattern=r"^[!-~]+$")

    @property
    def request(self) -> str | None:
        """The id as the rows keep it: what one seat calls its requests is no other seat's business."""
        return None if self.id is None else f"{self.seat}:{self.id}"


class Answering(Once):
    option: str = Field(max_length=100)
    version: int | None = None


class Undoing(Once):
    @property
    def request(self) -> str | None:
        return None if self.id is None else f"u{self.seat}:{self.id}"


class Agreeing(SeatOnly):
    agree: bool


class Saying(Body):
    text: str = Field(max_length=2000, pattern=NO_ZERO)


class Replacing(SeatOnly):
    chair: str = Field(max_length=40, examples=["bot:greedy", "open"])


# ---- what is sent ----------------------------------------------------------------------------------------------------

Params = dict[str, int | str]
Seats = list[int]


class Words(Sent):
    """A message: words as data."""

    key: str
    params: Params


class Refusal(Words):
    """Why not: the message, and the paragraph that forbids."""

    rule: str


class Problem(Sent):
    error: Refusal
    because: Refusal | None = Field(default=None, description="What the rules say to an answer inside a record.")


class Player(Sent):
    id: str
    name: str


class Me(Sent):
    player: Player | None


class NewToken(Sent):
    token: str


class Token(Sent):
    """What may be known of a token after it has been given out."""

    id: str
    name: str
    created: str
    used: str | None = Field(description="When last, to the minute.")


class NamedToken(Token):
    token: str = Field(description="It is shown this once.")


class Tokens(Sent):
    tokens: list[Token]


class Health(Sent):
    alive: bool
    version: str
    trouble: str | None = Field(description="What is wrong, if anything.")


class SeatRange(Sent):
    least: int
    most: int


class GameOption(Sent):
    name: str
    values: list[str]
    rule: str


class Game(Sent):
    key: str
    seats: SeatRange
    options: list[GameOption]
    bots: list[str]
    hides: bool
    rules: int
    material: str


class Games(Sent):
    games: list[Game]


class WholeGame(Game):
    data: dict[str, Any]
    names: dict[str, str]
    domains: dict[str, list[str]]
    texts: dict[str, Words]


class Paragraph(Sent):
    id: str
    text: str
    mechanical: bool


class Part(Sent):
    id: str
    title: str
    paragraphs: list[Paragraph]


class Rules(Sent):
    preface: str
    parts: list[Part]


Kind = Literal["human", "guest", "bot", "open"]
Status = Literal["waiting", "expired", "playing", "over"]


class ShortChair(Sent):
    kind: Kind
    name: str
    bot: str | None


class Summary(Sent):
    id: str
    game: str
    chairs: list[ShortChair]
    status: Status
    count: int = Field(description="How many answers have been given.")
    public: bool
    created: str
    updated: str
    mine: bool


class MySummary(Summary):
    my_turn: bool
    damaged: bool = Field(description="It cannot be read at present.")


class Lists(Sent):
    open: list[Summary]
    running: list[Summary]
    mine: list[MySummary]


class TimeLeft(Sent):
    left: float
    running: bool


class Chair(ShortChair):
    seat: int
    player: str | None
    online: bool
    resigned: bool
    late: bool = Field(description="The player's time has run out, and a bot plays on.")
    kept: str | None = Field(description="Of a free chair: who may come back until somebody has taken it.")
    clock: TimeLeft | None


class Setup(Sent):
    seats: int
    options: dict[str, str]


class Offer(Sent):
    id: str
    about: Params


class Question(Sent):
    """A question to a seat; what may be answered is told to the one who is asked."""

    seat: int
    key: str
    rule: str
    domain: str = ""
    on_board: bool = False
    options: list[Offer] = []


class Told(Words):
    count: int


class Line(Told):
    at: str | None
    to: int = Field(default=0, description="The only seat that may read it; without one, everybody may.")


class Said(Sent):
    from_: str = Field(alias="from")
    player: str
    text: str
    message: Words | None
    at: str


class UndoAsked(Sent):
    seat: int
    agreed: Seats
    waiting: Seats


class ReplaceAsked(Sent):
    """Somebody is missing; if those who are asked agree, this chair is put in the place of his."""

    seat: int
    chair: str
    agreed: Seats
    waiting: Seats


class Last(Sent):
    seat: int
    key: str
    option: str


class Result(Sent):
    ending: str
    winners: Seats
    scores: list[int]


class TableMaterial(Sent):
    """What is printed, as this table has it from its beginning to its end."""

    fingerprint: str
    shipped: bool = Field(description="Is it what Tuath brings along? If not, the host has given it, or it is older.")
    current: bool = Field(description="Would a new table be played with it? If not, ask for words and game by it.")


class RulesOf(Sent):
    """Versions of the rules: those a game was begun by, and those it is played by now."""

    begun: int
    now: int


class Table(Sent):
    """What one viewer may see."""

    id: str
    game: str
    material: TableMaterial
    rules: RulesOf
    version: int
    since: int = Field(default=0, description="Log and chat hold only what is new after this version.")
    count: int
    status: Status
    setup: Setup
    chairs: list[Chair]
    spectators: int
    mine: Seats
    host: str
    public: bool
    invitation: str | None = Field(description="Lets one sit down, watch and talk; for those who belong to the table.")
    watch: str | None = Field(description="Lets one watch a private table; for those who belong to it.")
    seed: Literal["chosen", "mixed"] | None = Field(
        description="Has the host named the seed? `chosen`: it is the game's, and the host can know every hidden card; "
        "`mixed`: the server has mixed its own chance into it, or will when the game begins."
    )
    created: str
    view: dict[str, Any] | None
    views: dict[str, dict[str, Any]]
    asked: list[Question]
    log: list[Line]
    chat: list[Said]
    undo: dict[str, Refusal | None]
    undo_asked: UndoAsked | None
    replace_asked: ReplaceAsked | None
    returns: Seats = Field(description="Seats that I may take back from a bot, or before somebody else takes them.")
    last: Last | None
    seat_names: dict[str, str]
    called: dict[str, str]
    result: Result | None


class OneTable(Sent):
    table: Table


class Update(Sent):
    table: Table | None


class MovedOn(Sent):
    error: Refusal
    table: Table | None = None


class Answered(Sent):
    version: int


class Undone(Answered):
    asked: Seats


class Why(Sent):
    refusal: Refusal | None
    note: Params


class Then(Sent):
    """The table after so many answers."""

    count: int
    total: int
    view: dict[str, Any]
    log: list[Told]
    last: Last | None


class Round(Sent):
    round: int
    series: dict[str, list[float]]


class Statistics(Sent):
    rounds: list[Round]


PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "Malformed."},
    403: {"model": Problem, "description": "Not yours, or nobody is signed in."},
    404: {"model": Problem, "description": "There is no such thing."},
    413: {"model": Problem, "description": "Too large."},
    409: {
        "model": MovedOn,
        "description": "The table has moved on, or not come so far; an answer is told how it stands.",
    },
    422: {"model": Problem, "description": "Refused by the rules or the setup."},
    429: {
        "model": Problem,
        "description": "Too fast.",
        "headers": {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}},
        },
    },
    503: {"model": Problem, "description": "It cannot be stored, or too much waits already."},
}

# The same where the answer itself is plain text: the framework would call these plain text too.
PROBLEMS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "description": known["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        **({"headers": known["headers"]} if "headers" in known else {}),
    }
    for status, known in PROBLEMS.items()
}
