"""What clients are sent. It is not checked when it goes out: mypy reads the builders, tests read what is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict


@with_config(ConfigDict(extra="forbid"))
class Sent(TypedDict):
    """What a client is sent: these fields and no others."""


Param = int | str
"""A number, or a thing written `domain:id`."""
Params = dict[str, Param]
Seats = list[int]
View = Mapping[str, Any]
"""What a seat may see: written by the game, drawn by the game's own component."""


class Message(Sent):
    """Words as data: a key of the catalogues and what it speaks of."""

    key: str
    params: Params


class Refusal(Message):
    """Why not: the message, and the paragraph that forbids."""

    rule: str


class Problem(Sent):
    error: Refusal
    because: NotRequired[Refusal | None]
    """What the rules say to an answer inside a record."""


# ---- people ----------------------------------------------------------------------------------------------------------


class Player(Sent):
    id: str
    name: str


class Me(Sent):
    player: Player | None


class SignedIn(Sent):
    player: Player


class Vacation(Sent):
    first: str
    """A day, as 2026-12-20."""
    last: str
    zone: str
    is_over: bool


class Vacations(Sent):
    """When the clocks by days of a player rest, and how many days there are for it."""

    vacations: list[Vacation]
    allowed: int
    """Days in a calendar year."""
    taken: dict[str, int]
    """Days by year, those planned among them."""


class Feed(Sent):
    """The feeds of a player's turns: `/api/me/turns.atom?key=…` and `/api/me/turns.ics?key=…`."""

    key: str | None
    """The secret of their addresses; null where there are none."""


class Noticed(Sent):
    notified: bool
    """Am I told when a table asks me?"""


class NewToken(Sent):
    token: str
    """It is shown this once."""


class Token(Sent):
    """What may be known of a token after it has been given out."""

    id: str
    name: str
    created: str
    used: str | None
    """When last, to the minute."""


class NamedToken(NewToken, Token):
    """A new token, and what will be known of it."""


class Tokens(Sent):
    tokens: list[Token]


class Health(Sent):
    alive: bool
    version: str
    trouble: str | None
    """What is wrong, if anything."""


# ---- games -----------------------------------------------------------------------------------------------------------


class SeatRange(Sent):
    least: int
    most: int


class OptionNeed(Sent):
    """A value of an option that is to be had only while another option has one of these values."""

    value: str
    option: str
    values: list[str]


class GameOption(Sent):
    name: str
    values: list[str]
    rule: str
    needs: list[OptionNeed]


class SetupTold(Sent):
    """What there is to say of a table before it is made."""

    refusal: Refusal | None
    """Why it cannot be had like this, if so."""
    remarks: list[Message]


class LessonShape(Sent):
    """How long the lesson of a game is."""

    minutes: int
    chapters: list[int]
    """How many steps each has."""


class LessonMove(Sent):
    """A question that the learner answers, what we would choose, and what alone may be chosen."""

    question: str
    take: list[str]
    allow: list[str]


class LessonWhy(Sent):
    """A line of the log that tells what an opponent has done, and what it has to say for the reason to be true."""

    line: str
    seat: int
    given: dict[str, int | str]


class LessonStep(Sent):
    """The catalogues have its words: `<game>-lesson-<id>-title`, `-text`, `-board`, `-move`, `-free`, `-why`."""

    id: str
    kind: Literal["explain", "move"]
    moves: list[LessonMove]
    light: list[str]
    """Things of the game, or parts of the page as `page:tray`."""
    why: LessonWhy | None


class LessonChapter(Sent):
    id: str
    minutes: int
    steps: list[LessonStep]


class FirstTable(Sent):
    """A table that suits somebody who is new to the game."""

    seats: int
    options: dict[str, str]
    """Those that are not as usual."""


class GameSummary(Sent):
    key: str
    seats: SeatRange
    options: list[GameOption]
    first_table: FirstTable
    """What is begun with where nobody has chosen anything."""
    bots: list[str]
    hides: bool
    """Does anybody ever know what others do not?"""
    rules: int
    """The version of the rules that a new game is played by."""
    material: str
    """The fingerprint of what is printed, as a new table has it."""
    lesson: LessonShape | None
    puzzles: int
    """How many there are to solve."""
    reacts: bool
    """Are there moments at which others may answer what somebody does?"""


class PuzzleListed(Sent):
    """A puzzle of a game: the catalogues have its words, `<game>-puzzle-<kind>`."""

    number: int
    kind: str
    level: int
    """How hard it is: 1 to 3."""
    rare: int
    """Who chooses by chance succeeds one time out of so many."""


class PuzzleList(Sent):
    puzzles: list[PuzzleListed]


class Games(Sent):
    games: list[GameSummary]


class CoursePhase(Sent):
    """A part of the order of play; one that is inside is a part of the phase before it."""

    id: str
    rule: str
    inside: bool


class Stop(Sent):
    """A kind of moment at which a player may want to be asked; the catalogues name it `<game>-stop-<id>`."""

    id: str
    wishes: list[str]
    usual: str
    things: list[str]
    """What can be played there."""


class Term(Sent):
    """The catalogues have its words: `<game>-term-<id>`, `-forms`, `-text`, `-here`."""

    id: str
    rule: str


class Gathered(Sent):
    """What words may name of several lines: each thing of a parameter, its sum, its sum by player, or their number."""

    name: str
    how: Literal["each", "sum", "tally", "count"]
    line: str
    param: str


class ChronicleClause(Sent):
    """A part of what is told in one line: the catalogues have it as `<game>-chronicle-<chapter>-<id>`."""

    id: str
    gathered: list[Gathered]
    is_detail: bool
    """Left out where a player's whole round is one line."""


class ChronicleChapter(Sent):
    """What is told in one line, or in one for each player; its words begin with `<game>-chronicle-<id>`."""

    id: str
    by_seat: bool
    at_once: bool
    """Also while the round lasts."""
    clauses: list[ChronicleClause]
    beneath: list[str]
    """Lines that belong to it without a word of their own."""


class ChronicleTotal(Sent):
    """What players have after a round: what they began with, and the lines by which it grows and shrinks."""

    id: str
    start: int
    param: str
    up: str
    down: str


class Chronicle(Sent):
    """How many lines of the log are told in one, and a round as a story; lines without the key of their game."""

    game: str
    chapters: list[ChronicleChapter]
    totals: list[ChronicleTotal]
    """How everybody stands, told with the last chapter."""
    ends: list[str]
    """Lines with which the last round is over."""


class Episode(Sent):
    """What has many lines in the log and is told in one where one looks back: `<game>-episode-<id>` and its clauses."""

    game: str
    id: str
    begins: str
    ends: str
    within: list[str]
    """Lines that there are in no other place."""
    about: str
    """The parameter that says which one it is."""
    clauses: list[ChronicleClause]


class GameInfo(GameSummary):
    """A game with everything that is printed."""

    stops: list[Stop]

    course: list[CoursePhase]
    """The order of play; a view says as `now` where in it the game is."""

    chapters: list[LessonChapter]
    """The lesson of the game, if it has one."""

    chronicle: Chronicle | None
    """How its log is told in short; null where it is told line by line."""

    episode: Episode | None
    """What is told in one line where one looks back, if there is anything like that."""

    terms: list[Term]
    """Words that explain themselves, wherever they stand."""

    data: Mapping[str, Any]
    """The printed material: the game's data file as it is."""
    names: dict[str, str]
    """Proper names by thing: `location:umall` is `Umall`."""
    domains: dict[str, list[str]]
    texts: dict[str, Message]
    """What things do, such as tiles."""


class Paragraph(Sent):
    id: str
    text: str


class Part(Sent):
    id: str
    title: str
    paragraphs: list[Paragraph]


class Digest(Sent):
    """The rules in our words; texts are Markdown."""

    preface: str
    parts: list[Part]


# ---- lists of tables -------------------------------------------------------------------------------------------------

Kind = Literal["human", "guest", "bot", "open"]
Status = Literal["waiting", "expired", "playing", "over"]
"""A table that has waited too long for players is `expired` and in no list of open ones."""


class ShortChair(Sent):
    kind: Kind
    name: str
    bot: str | None


Gone = Literal["bot", "wait", "end"]
"""What happens to somebody whose time is gone: a bot plays on, the others wait, or the game ends unfinished."""


class MinutesClock(Sent):
    """So many minutes for the whole game, and so many seconds back for each answer."""

    kind: Literal["minutes"]
    minutes: float
    increment: float
    gone: Gone


class DaysClock(Sent):
    """So many days for each answer, and so many in reserve for the whole game."""

    kind: Literal["days"]
    days: int
    reserve: int
    weekends: bool
    """Do clocks rest on Saturday and Sunday?"""
    zone: str
    """In which time zone."""
    gone: Gone


class Rest(Sent):
    """Why a clock by days rests, and when it goes on."""

    why: Literal["weekend", "vacation"]
    until: str


class Clock(Sent):
    """The time of one seat."""

    left: float
    """Seconds; by days: for what the seat is asked now, or would be asked, the reserve among them."""
    running: bool
    reserve: float | None
    """By days: seconds of it in reserve, which no answer gives back."""
    until: str | None
    """By days: when the time of a seat that is asked will be gone."""
    rests: Rest | None


class Summary(Sent):
    """A table in a list."""

    id: str
    game: str
    chairs: list[ShortChair]
    status: Status
    count: int
    """How many answers have been given."""
    public: bool
    created: str
    updated: str
    mine: bool
    clock: MinutesClock | DaysClock | None


class TurnAsked(Sent):
    """What somebody is asked, in one sentence, and what is needed to say it."""

    key: str
    params: Params
    seat_names: dict[str, str]
    called: dict[str, str]
    """Both as a table has them, as far as the sentence may speak of them."""
    material: str
    """The fingerprint, where it is not the current one; otherwise empty."""


class MySummary(Summary):
    my_turn: bool
    damaged: bool
    """It cannot be read at present."""
    lesson: int | None
    """At which step a lesson is that goes on there."""
    time: Clock | None
    """The clock that runs out first: mine where I am asked, else of those for whom the table waits."""
    waits_for: list[str]
    """The others who are asked, by name; nobody while cards may be answered in secret."""
    notified: bool
    """Feeds tell when I am asked there."""
    asked: TurnAsked | None
    """What I am asked; null where several share my screen and something is hidden."""


class Turns(Sent):
    turns: list[MySummary]
    """The tables at which I am asked, the one with the least time first."""


class Lists(Sent):
    open: list[Summary]
    running: list[Summary]
    mine: list[MySummary]


# ---- a table ---------------------------------------------------------------------------------------------------------


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
    clock: MinutesClock | DaysClock | None


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


class Lines(Sent):
    """Log and chat at a version of the table."""

    version: int
    since: NotRequired[int]
    """Log and chat hold only what is new after this version."""
    log: list[LogLine]
    chat: list[ChatLine]


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
    table: NotRequired[Table]


class Answered(Sent):
    version: int


class Undone(Answered):
    asked: Seats
    """Who has to agree."""


class HereAt(Sent):
    """What a term means in a position, and the things on the board that it is about."""

    here: Message | None
    things: list[str]


class WayStep(Sent):
    """An answer to a question that is asked now, or would be."""

    key: str
    option: Option


class Way(Sent):
    """What works where something was refused: something else with it, what has to come first, the same elsewhere."""

    kind: Literal["other", "first", "instead"]
    back: bool
    """The last own choice is taken back first."""
    step: WayStep
    then: WayStep | None
    """What may be chosen afterwards."""


class Proposal(Sent):
    """An option of a hint."""

    steps: list[WayStep]
    """What to answer: where the first answer opens an action, the second too."""
    chance: int
    """To win, in per cent."""
    doubt: int
    """How unsure that is, in per cent."""
    reasons: list[Message]


class Hint(Sent):
    """What a strong bot would do with what the seat can know."""

    proposals: list[Proposal]
    """The best first; those that are as good as each other in the order of the board."""
    equal: int
    """How many of the first are as good as each other."""
    level: str
    """The bot that was asked."""
    portions: int
    """How long it has thought."""


class Why(Sent):
    refusal: Refusal | None
    note: Params
    """What the option would cost and bring, as with an option."""
    ways: list[Way]


class Moment(Sent):
    """The table after so many answers."""

    count: int
    total: int
    view: View
    log: list[ToldLine]
    last: LastAnswer | None


Change = tuple[list[str | int], Any]
"""Which part of a view is different, by the names and numbers that lead to it, and what it is now."""


class Happening(ToldLine):
    """A line of the log, and what was different on the table in that very moment."""

    changes: list[Change]


class Story(Sent):
    """What has happened after so many answers, as one viewer saw it: the table before it, then line by line."""

    count: int
    view: View
    happened: list[Happening]


class Round(Sent):
    round: int
    series: dict[str, list[float]]
    """Numbers by seat; what belongs to all has a single number."""


class Statistics(Sent):
    rounds: list[Round]


# ---- the ending ------------------------------------------------------------------------------------------------------


class Sentence(Sent):
    """Something that is so, and the paragraph that says why, if one does."""

    message: Message
    rule: str


class Cell(Sent):
    """A figure, with what explains it."""

    number: int | None
    signed: bool
    """An amount more or less, not a count."""
    mark: Literal["", "met", "good", "bad", "quiet", "sum"]
    of: int | None
    parts: list[int]
    raised: int
    total: int | None
    words: list[Message]


class Row(Sent):
    """Figures of a seat, or of something that has a name."""

    cells: list[Cell]
    seat: int | None
    head: Message | None
    below: Message | None
    mark: Literal["", "won", "lost", "quiet", "sum"]
    round: int | None
    """That it tells of."""


class Column(Sent):
    head: Message | None
    seat: int | None
    wide: bool
    """It holds words."""


class Sheet(Sent):
    columns: list[Column]
    rows: list[Row]


class Side(Sent):
    """One side of a balance; its parts are by seat, or nobody's."""

    number: int
    head: Message
    parts: list[tuple[int | None, int]]


class Outcome(Sent):
    """A way in which the game can end, and whether it has."""

    sign: str
    message: Message
    came: bool


class Figure(Sent):
    number: int
    message: Message


class Bar(Sent):
    seat: int
    parts: list[int]


class Bars(Sent):
    sources: list[Message]
    rows: list[Bar]


class Sum(Sent):
    """A score as a sum."""

    head: Message
    terms: list[Figure]


class Box(Sent):
    """A part of the reckoning; what it does not have is empty."""

    id: str
    title: Message
    rule: str
    note: Message | None
    balance: list[Side] | None
    ways: list[Outcome]
    figures: list[Figure]
    sheet: Sheet | None
    bars: Bars | None
    sum: Sum | None
    lines: list[Sentence]
    quiet: bool
    """It tells what did not count."""


class Rank(Sent):
    seat: int
    place: int | None
    cell: Cell


class Course(Sent):
    """What counted, round by round: by seat, or by these names of what belongs to all."""

    title: Message
    points: list[tuple[int, list[int]]]
    names: list[Message]
    note: Message | None


class Ending(Sent):
    """Who has won and why, and where every point came from."""

    title: Message
    reason: Sentence
    ranks: list[Rank]
    boxes: list[Box]
    course: Course


class CurvePoint(Sent):
    """From this many answers on it stood like this."""

    count: int
    values: list[int]


class RoundBegins(Sent):
    """Round 0 is what comes before the first."""

    round: int
    count: int


class Swing(Sent):
    """A turning point: by how much a lead changed within one turn, for the better or worse."""

    count: int
    round: int
    seat: int | None
    change: int
    place: str | None
    line: Message | None


class HintMark(Sent):
    """After so many answers a seat asked for a hint."""

    count: int
    seat: int


class Curve(Sent):
    """How a game has gone, answer by answer: by seat, or by these names of what belongs to all."""

    label: Message
    names: list[Message]
    points: list[CurvePoint]
    rounds: list[RoundBegins]
    turns: list[int]
    """After so many answers somebody else is at it."""
    swings: list[Swing]
    hints: list[HintMark]


class Weighed(Sent):
    """An option that was there: what to answer, how likely the player wins then in per cent, and why."""

    steps: list[WayStep]
    chance: int
    reasons: list[Message]
    place: str | None
    """Where on the board it leads, as a thing."""


class Judged(Sent):
    """A choice that cost five per cent or more, by what the player knew."""

    count: int
    """After so many answers it was made..."""
    until: int
    """...and after so many it was complete."""
    seat: int
    played: Weighed
    better: Weighed
    also: Weighed | None
    doubt: int
    """How unsure the difference is, in per cent."""
    games: int
    """That were played on from there, or worlds that were looked at."""


class Analysis(Sent):
    """What a game looks like to a strong bot afterwards: chances to win from what each player knew then."""

    level: str
    together: bool
    """There is one chance for all."""
    points: list[CurvePoint]
    """In per cent, by seat."""
    moments: list[Swing]
    """That decided it; a change is one of the chance, in per cent."""
    choices: list[Judged]
    turns: Sheet | None
    """What each turn cost and saved, in games that tell it."""


AnalysisState = Literal["off", "none", "under_way", "failed", "done"]
"""`off`: this server makes none; `none`: nobody has asked for it."""


class SomeAnalysis(Sent):
    analysis: Analysis | None
    state: AnalysisState
    part: int
    """How much of it is done, in per cent."""


class Again(Sent):
    """A way to play again, as a button says it."""

    kind: RematchKind
    label: Message
    round: int | None


class SomeEnding(Sent):
    ending: Ending | None
    """None for a game that was broken off, or that the present rules cannot tell to its end."""
    again: list[Again]
    """What those who played may ask for, what is wished most often first."""


class SomeCurve(Sent):
    curve: Curve | None


# ---- through the socket ----------------------------------------------------------------------------------------------


class LiveTable(Sent):
    """Something has changed for this viewer."""

    type: Literal["table"]
    table: Table | Update
    acks: NotRequired[list[str | None]]
    """Answers that are on disk, by the ids that the client gave them."""


class Ack(Sent):
    """Answers are on disk, and there is nothing else to tell."""

    type: Literal["ack"]
    ids: list[str | None]


class LiveRefusal(Sent):
    """An answer is not taken; without an id, what the client says it knows has not happened."""

    type: Literal["refused"]
    id: str | None
    error: Refusal
    table: Table | None
    retry_after: NotRequired[int]
    """Seconds to wait: it came too fast."""


class Ping(Sent):
    type: Literal["ping"]


FromServer = LiveTable | Ack | LiveRefusal | Ping
