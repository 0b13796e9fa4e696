"""A table: what all see, what one seat sees, what has changed."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from tuath.server.wire.outgoing.base import Message, Params, Refusal, Seats, Sent, View
from tuath.server.wire.outgoing.lists import Clock, DaysClock, MinutesClock, ShortChair, Status


class Chair(ShortChair):
    seat: int
    player: str | None
    online: bool
    resigned: bool
    late: bool
    """The player's time has run out: a bot plays on, or the game has ended with it."""
    kept: str | None
    """Of a free chair: who may come back until somebody has taken it."""
    clock: Clock | None


class Setup(Sent):
    seats: int
    options: dict[str, str]


class Option(Sent):
    id: str
    about: Params
    """What the option is, costs and brings; `about.option` is the thing itself."""


class WayStep(Sent):
    """An answer to a question that is asked now, or would be."""

    key: str
    option: Option


class Question(Sent):
    """Who is asked what; of others it is never known what they could answer."""

    seat: int
    key: str
    rule: str


class NextQuestion(Sent):
    """What would be asked after an answer that is only the first part of an action."""

    key: str
    rule: str
    domain: str
    on_board: bool
    options: list[Option]


class OfferedOption(Option):
    then: NotRequired[NextQuestion]
    """Of a question that opens an action: what would be asked next, if nothing is drawn, shown or done before that."""


class Asked(Question):
    """A question put to a seat of mine."""

    domain: str
    on_board: bool
    """Do the options have places on the board?"""
    begun: bool
    """A part of the action is given already, and can be taken back by the seat itself."""
    secret: NotRequired[bool]
    """What one holds decides what there is to answer: how soon it is answered must tell nothing, so a client never
    answers it by itself."""
    idle: NotRequired[bool]
    """An order that changes nothing: it can be given once, as “any order”."""
    options: list[OfferedOption]


class ToldLine(Message):
    """A line of the log, told after so many answers."""

    count: int


class LogLine(ToldLine):
    at: str | None
    """When; of some games that were begun long ago it is not known."""
    to: NotRequired[int]
    """The only seat that may read it; without one, everybody may."""


Speaker = TypedDict("Speaker", {"from": str})  # the name; `from` is a word of Python's own


class ChatLine(Speaker, Sent):
    """What somebody says; what the table itself says has a message instead of a text."""

    player: str
    text: str
    message: Message | None
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


class LastAnswer(Sent):
    seat: int
    key: str
    option: str
    """As a thing: `location:druim_cett`."""


class Result(Sent):
    ending: str
    winners: Seats
    scores: list[int]


class Material(Sent):
    """What is printed, as this table has it from its beginning to its end."""

    fingerprint: str
    shipped: bool
    """Is it what Tuath brings along? If not, the host has given it, or it is older."""
    current: bool
    """Would a new table be played with it? If not, ask for words and game by it."""


class RuleVersions(Sent):
    """Versions of the rules: those a game was begun by, and those it is played by now."""

    begun: int
    now: int


Asking = Literal["quiet", "strict"]
Hints = Literal["alone", "allowed", "forbidden"]
"""`quiet`: where cards may be answered, only who can answer or wants to be asked is; `strict`: everybody is."""
Seeding = Literal["chosen", "mixed"]
"""`chosen`: the seed that the host has named is the game's, and the host can know every hidden card; `mixed`: the
server has mixed its own chance into it, or will when the game begins."""


RematchKind = Literal["same", "turned", "kept", "up", "down", "from"]
"""`turned`: everybody a seat further; `kept`: with what was chosen at the beginning, such as spirits; `up`, `down`:
with the same a level harder or easier; `from`: from the beginning of a round, with chance that is new."""


class Offered(Sent):
    """Another game, for which somebody who played here waits at a table."""

    table: str
    player: str
    name: str


MarkKind = Literal["pin", "ask", "note", "take", "aim", "card", "ready", "stale", "changed"]
"""`card`: a card that is meant to be played; `ready`: has planned enough; `stale`: the same, but a partner has changed
the plan since; `changed`: was ready, and has changed the own plan since."""


class Mark(Sent):
    """What somebody has marked on the plan of this turn. It binds nobody."""

    seat: int
    kind: MarkKind
    place: str
    """Where, as the game names it: `1-4`; empty where it has no place."""
    thing: str
    """What is meant to be used there; empty otherwise."""
    text: str
    """Of a note."""


class FixedPart(Sent):
    """What does not change while a table stands."""

    id: str
    game: str
    material: Material
    rules: RuleVersions
    setup: Setup
    host: str
    public: bool
    asking: Asking
    answer_limit: float
    """Seconds in which who may answer does, or lets it happen."""
    hints: Hints
    """Who may ask for hints: who plays against no other person, everybody, nobody."""
    rated: bool
    """Does the result count for how strong people are?"""
    tournament: str | None
    """The tournament that has made it; null elsewhere."""
    club: str | None
    """Of a club, whose members may look on and sit down: its id."""
    clock: MinutesClock | DaysClock | None
    delay: int
    """Seconds by which those who only look on are behind, while the game runs."""


class SharedPart(Sent):
    """What changes, and every viewer may see alike."""

    count: int
    """How many answers have been given, as far as everybody knows."""
    status: Status
    chairs: list[Chair]
    spectators: int
    """How many look on without a chair."""
    undo_asked: UndoAsked | None
    replace_asked: ReplaceAsked | None
    seed: Seeding | None
    """Has the host named the seed, and is it the game's?"""
    last: LastAnswer | None
    seat_names: dict[str, str]
    """Things that the seats are called by: `seat:p1` is `tribe:fir_bolg`."""
    called: dict[str, str]
    """What things are at this table: `land:1-4` is `ground:A4`."""
    plan: list[Mark]
    """What partners have marked this turn."""
    result: Result | None
    again: Offered | None
    """After the game: who has last asked for another one."""
    hinted: list[int]
    """By seat: for how many of its questions it has asked for a hint."""
    window: bool
    """Is this a moment at which somebody may answer, and nobody sees who is asked?"""
    silenced: list[str]
    """The players, by id, whom the host of the table has silenced in its chat."""


class Answerable(Sent):
    """Of a window in which I am asked: seconds for which nobody notices that I think, and until it closes."""

    unnoticed: float
    left: float


class Taught(Sent):
    """Where I am in the lesson of this table."""

    place: int
    """Of the step that is open, or of the first that is still to come."""
    step: str | None
    """The one that is open; none while I play on until the next one comes."""
    holds: bool
    """There is something to be read before the game goes on."""
    allow: list[str]
    """Of the options, where not all of them may be chosen."""
    take: str | None
    """The option that we would choose."""
    apart: bool
    """I have gone another way than the one on which rests what the step recommends and lights."""


class GoalCheck(Sent):
    """A part of the goal of a puzzle, as it is now."""

    text: Message
    bound: Literal["least", "most"]
    number: int
    now: int
    met: bool
    things: list[str]
    rule: str


class LineStep(Sent):
    """An answer in a line."""

    step: WayStep
    count: int
    """Of answers that had been given before it."""


class Puzzled(Sent):
    """The puzzle of this table, and how far my line has come."""

    number: int
    of: int
    kind: str
    """The catalogues have its words: `<game>-puzzle-<kind>`, `-text`."""
    until: str
    """When the line is over: `<game>-until-<until>`."""
    level: int
    """How hard it is: 1 to 3."""
    state: Literal["open", "solved", "failed"]
    goal: list[GoalCheck]
    """All of it is needed."""
    shown: list[GoalCheck]
    """What stands in the way, and need not go."""
    line: list[LineStep]
    start: int
    """How many answers had been given when the line began."""
    left: int | None
    """Of a line that has failed: the answers that had been given where it left the solution."""
    tries: int
    seconds: int | None
    """Of a line that has succeeded: since the table was opened."""
    others: int
    """Further lines that succeed."""
    hints: int
    idea: WayStep | None
    """What completes the plan, once it was asked for."""
    next: WayStep | None
    """What to answer now, once that was asked for; none where the solution was left."""
    solution: list[WayStep]
    """Once it was asked for, or found."""
    trap: WayStep | None
    """What looks good and is not."""


class OwnPart(Sent):
    """What is this viewer's own."""

    mine: Seats
    returns: Seats
    """Seats that I may take back from a bot, or before somebody else takes them."""
    invitation: str | None
    """Lets one sit down, watch and talk; for those who belong to the table."""
    watch: str | None
    """Lets one watch a private table; for those who belong to it."""
    asked: list[Question | Asked]
    """Who is asked what; in a window only what I am asked myself."""
    time: Answerable | None
    wishes: dict[str, dict[str, str]]
    """By seat of mine and moment, what I want; where nothing stands, what everybody wants."""
    undo: dict[str, Refusal | None]
    """By seat of mine: why it cannot take back by itself."""
    no_hint: dict[str, Refusal | None]
    """By seat of mine: why it cannot have a hint now."""
    acted: int
    """How many answers had been given when I last gave one; what was told later has happened since."""
    views: dict[str, View]
    """By seat, where several are mine."""
    lesson: Taught | None
    puzzle: Puzzled | None
    behind: int
    """How many seconds ago the table was as I am told; 0 for those who sit there, and for all when the game is over."""


class Lines(Sent):
    """Log and chat at a version of the table."""

    version: int
    since: NotRequired[int]
    """Log and chat hold only what is new after this version."""
    log: list[LogLine]
    chat: list[ChatLine]
    """Of a whole table the last 50 lines."""
    earlier: NotRequired[int]
    """Of a whole table: where lines of the chat end that were said before; 0 where there are none."""


class Talk(Sent):
    """Some lines of a chat, as they were said."""

    chat: list[ChatLine]
    earlier: int
    """Where those before them end; 0 where there are none."""


class Table(FixedPart, SharedPart, OwnPart, Lines):
    """What one viewer may see."""

    view: View | None
    """What the first of my seats sees; a spectator sees what everybody may."""


class Update(Lines):
    """What has changed since a version that the viewer has: any field of a table. What is not named is as it was."""

    view_changes: NotRequired[View]
    """The parts of the view that are different."""


PARTLY = {"Update": "Table"}  # whatever the one may also have is a field of the other


class OneTable(Sent):
    table: Table


class SomeTable(Sent):
    table: Table | None


class MovedOn(Sent):
    """The table has moved on, or has not come so far: how it stands."""

    error: Refusal
    said: NotRequired[str]
    """The same in the language of `Accept-Language`, for programs that have no catalogues."""
    table: NotRequired[Table]


class Answered(Sent):
    version: int


class Undone(Answered):
    asked: Seats
    """Who has to agree."""
