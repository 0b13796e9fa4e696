"""What clients send. It is checked when it comes in."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Discriminator, Field, Tag, model_validator
from typing_extensions import TypedDict

from tuath.server.wire.outgoing import Gone, Openness, RematchKind, TokenScope, TournamentMode

LARGEST_RECORD = 1_000_000
ANY_ID = "^[A-Za-z0-9_-]{1,24}$"
NO_ZERO = r"^[^\x00]*$"  # PostgreSQL keeps no zero bytes


class Body(BaseModel):
    """What a client sends: these fields and no others. What is said of them is read when somebody asks for it."""

    model_config = ConfigDict(extra="forbid")


class Name(Body):
    name: str = Field(max_length=200)


class Passphrase(Body):
    passphrase: str = Field(max_length=500)


class TokenName(Body):
    name: str = Field(max_length=200, examples=["my first bot"])
    scope: TokenScope = "host"
    """`read`: look on; `play`: also play at tables; `host`: also open them and change who one is."""


class Recovery(Body):
    name: str = Field(max_length=200)
    passphrase: str = Field(max_length=500)


class SignInKey(Body):
    """What stands in a link for another device."""

    key: str = Field(max_length=100)
    """What follows the `#`."""


BASE64URL = "^[A-Za-z0-9_-]+$"


class NewPasskey(Body):
    """A passkey that a browser has just made."""

    name: str = Field(max_length=200, examples=["my phone"])
    """What the player calls it."""
    credential: str = Field(max_length=1400, pattern=BASE64URL)
    """Its id, in base64url."""
    client: str = Field(max_length=4000, pattern=BASE64URL)
    """`clientDataJSON` of the answer, in base64url."""
    attestation: str = Field(max_length=20_000, pattern=BASE64URL)
    """`attestationObject` of the answer, in base64url."""


class PasskeyAnswer(Body):
    """What a passkey has signed."""

    credential: str = Field(max_length=1400, pattern=BASE64URL)
    """Its id, in base64url."""
    user: str = Field(max_length=100, pattern=BASE64URL)
    """`userHandle` of the answer, in base64url."""
    client: str = Field(max_length=4000, pattern=BASE64URL)
    """`clientDataJSON` of the answer, in base64url."""
    authenticator: str = Field(max_length=4000, pattern=BASE64URL)
    """`authenticatorData` of the answer, in base64url."""
    signature: str = Field(max_length=4000, pattern=BASE64URL)
    """The signature, in base64url."""


class PasskeySignIn(PasskeyAnswer):
    """The same for signing in."""

    alone: bool = False
    """Do the other sign-ins of the player end?"""


class Proof(Body):
    """Of who somebody is: one of these."""

    passphrase: str | None = Field(default=None, max_length=500)
    key: str | None = Field(default=None, max_length=100)
    """Of a link from another device."""
    passkey: PasskeyAnswer | None = None
    """What one of the player's passkeys has signed."""

    @model_validator(mode="after")
    def is_one(self) -> Proof:
        if [self.passphrase, self.key, self.passkey].count(None) != 2:
            raise ValueError
        return self


class VacationWish(Body):
    """Whole days, the first and the last among them, on which all clocks by days rest."""

    first: date = Field(examples=["2026-12-20"])
    last: date = Field(examples=["2027-01-03"])
    zone: str = Field(default="UTC", max_length=60, examples=["Europe/Berlin"])
    """The time zone by which they begin and end."""


class Notice(Body):
    """Whether somebody wants to be told when a table asks them."""

    notified: bool


Spoken = Literal["en", "de"]


class WebhookWish(Body):
    """Where word of my turns is to be sent, and in which language."""

    address: str = Field(max_length=500, pattern=NO_ZERO, examples=["https://example.org/tuath"])
    language: Spoken = "en"


class MailWish(Body):
    """A mailbox, which is asked first."""

    address: str = Field(max_length=254, pattern=NO_ZERO, examples=["maren@example.org"])
    language: Spoken = "en"


class MailKey(Body):
    """What stands in a link of a mail."""

    key: str = Field(max_length=500)


class PushWish(Body):
    """A subscription to the Push API, as a browser gives it."""

    endpoint: str = Field(max_length=500, pattern=NO_ZERO)
    """The address at its push service."""
    p256dh: str = Field(max_length=100)
    """Its public key, 65 bytes in base64url."""
    auth: str = Field(max_length=40)
    """What it shares with us, 16 bytes in base64url."""
    language: Spoken = "en"


class ChannelSwitch(Body):
    """Whether word goes there, and in which language."""

    on: bool
    """False: off, until it is switched on again."""
    language: Spoken = "en"


class ProgramWish(Body):
    """What a program says of itself."""

    games: list[str] = Field(min_length=1, max_length=20, examples=[["arrival", "inis"]])
    """What it plays, by key."""
    about: str = Field(default="", max_length=500, pattern=NO_ZERO, examples=["looks three moves ahead"])
    """One line of up to 120 characters."""
    open: Openness = "everybody"
    """Who may invite it."""
    at_once: int = Field(default=4, ge=1, le=20)
    """At how many tables it plays at the same time."""


class Farewell(Body):
    """Somebody deletes themselves, and says their name so that it is meant."""

    name: str = Field(max_length=200)


class Blocking(Body):
    """`mute`: not heard; `block`: neither heard nor sat with; null: neither any more."""

    kind: Literal["mute", "block"] | None
    """`mute`: I do not hear them; `block`: nor do they sit down at my tables; null: neither any more."""


class Reporting(Body):
    """Something that the host of the server should know about somebody."""

    kind: Literal["chat", "play", "name", "other"]
    """What it is about: what was said, how it was played, the name, or something else."""
    text: str = Field(max_length=4000, pattern=NO_ZERO)
    """What has happened, in up to 1,000 characters."""
    table: str | None = Field(default=None, pattern=ANY_ID)
    """Where, if it was at a table."""


class Befriending(Body):
    """Whether somebody is to be a friend."""

    friend: bool
    """True: ask them, or accept where they have asked; false: no more, or take back or decline what is asked."""


class Inviting(Body):
    """Who is to come to a table."""

    players: list[Annotated[str, Field(pattern="^p_[0-9a-f]{1,22}$")]] = Field(min_length=1, max_length=20)
    """Friends, or members of a club of mine."""


class ClubWish(Body):
    """What a club is to be called; to end it, what it is called."""

    name: str = Field(max_length=200, examples=["Donegal Board Club"])


class ClubKey(Body):
    """What stands in the link of a club."""

    invitation: str = Field(max_length=40)


class MemberWish(Body):
    """What somebody is to be in a club."""

    role: Literal["host", "member"] | None
    """Null: no member any more."""


class SeasonWish(Body):
    """When another season is to begin."""

    first: date = Field(examples=["2027-01-01"])
    """Its first day; a season that has not begun yet begins on this day instead."""
    zone: str = Field(default="UTC", max_length=60, examples=["Europe/Berlin"])
    """The time zone by which that day begins."""


class ClockSetting(Body):
    """How much time everybody has for the whole game, and how many seconds each answer gives back."""

    minutes: float = Field(gt=0, le=60 * 24 * 30)
    increment: float = Field(default=0, ge=0, le=3600 * 24)
    gone: Gone = "bot"


class DaysSetting(Body):
    """How many days everybody has for each answer, and how many in reserve for the whole game."""

    days: int = Field(ge=1, le=30)
    reserve: int = Field(default=0, ge=0, le=60)
    weekends: bool = False
    """Do clocks rest on Saturday and Sunday?"""
    zone: str = Field(default="UTC", max_length=60, examples=["Europe/Berlin"])
    """The time zone by which these days begin and end."""
    gone: Gone = "bot"


def kind_of_clock(wish: Any) -> str:
    """By its days, so that what is wrong with a clock is told of one kind alone."""
    return "days" if isinstance(wish, Mapping) and "days" in wish else "minutes"


AnyClockSetting = Annotated[
    Annotated[ClockSetting, Tag("minutes")] | Annotated[DaysSetting, Tag("days")], Discriminator(kind_of_clock)
]


class NewTable(Body):
    game: str = Field(max_length=40, examples=["arrival"])
    chairs: list[str] = Field(max_length=12, examples=[["me", "open", "bot:greedy"]])
    """`me`, `open`, `guest:NAME` or `guest`, `bot:NAME`, or `program:ID` of one that listens."""
    options: dict[str, str] = Field(default_factory=dict)
    public: bool = True
    clock: AnyClockSetting | None = None
    seed: int | None = Field(default=None, ge=0, lt=2**64)
    asking: Literal["quiet", "strict"] = "quiet"
    """`quiet`: at moments at which somebody may answer, only who can or wants to be is asked; `strict`: everybody."""
    answer_limit: int | None = None
    """Seconds, 10 to 60, in which who may answer does, or lets it happen; without it as the host has it, usually 20."""
    hints: Literal["alone", "allowed", "forbidden"] = "alone"
    """Who may ask for hints: who plays against no other person, everybody, nobody."""
    rated: bool = False
    """Does the result count for how strong people are? There nobody has guests, a seed, or hints."""
    delay: Literal[0, 180, 900] | None = None
    """Seconds by which those who only look on are behind, where cards are hidden; without it what is usual: as the host
    has it at public tables (three minutes), none at private ones, at least three minutes at rated ones."""
    club: str | None = Field(default=None, pattern=ANY_ID)
    """For a club of mine: its members see the table and sit down, nobody else; it is never public."""


Pace = Literal["live", "days"]


class Finding(Body):
    """A table that somebody would like to sit at, with whoever comes."""

    game: str = Field(max_length=40, examples=["inis"])
    seats: int = Field(ge=2, le=12)
    pace: Pace | None = None
    """`live`: minutes; `days`: by days; null: whatever there is, or else minutes."""
    rated: bool = False
    """A table whose result counts for the strength."""


class PlannedTable(Body):
    """What somebody thinks of setting up."""

    seats: int = Field(ge=0, le=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=40)


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
    """Any name that the client gives to what it sends."""

    @property
    def request(self) -> str | None:
        """The id as the rows keep it: what one seat calls its requests is no other seat's business."""
        return None if self.id is None else f"{self.seat}:{self.id}"


class Answering(Once):
    option: str = Field(max_length=100)
    version: int | None = None
    """Of the table as the client knows it."""


class Undoing(Once):
    @property
    def request(self) -> str | None:
        return None if self.id is None else f"u{self.seat}:{self.id}"


class Agreeing(SeatOnly):
    agree: bool


class Wishing(SeatOnly):
    """When somebody wants to be asked: at a kind of moment, one of the wishes that the game knows for it."""

    moment: str = Field(max_length=40, examples=["played"])
    wish: str = Field(max_length=40, examples=["always"])
    for_now: bool = False
    """Only as long as the round lasts, or the clash: not from now on."""


class HintWanted(SeatOnly):
    """Somebody would like to know what a strong player would do."""

    longer: bool = False
    """Think longer about it, for surer numbers."""


class Saying(Body):
    text: str = Field(pattern=NO_ZERO)
    """In one line, 500 characters at most."""


class Silencing(Body):
    """Whether somebody may speak in the chat of a table."""

    player: str = Field(pattern=ANY_ID)
    silent: bool
    """May they not?"""


class Marking(SeatOnly):
    """A mark on the plan of this turn."""

    kind: Literal["pin", "ask", "note", "take", "aim", "card", "ready"]
    place: str = Field(default="", max_length=100, examples=["1-4"])
    thing: str = Field(default="", max_length=100)
    """The card or power that is meant to be used there."""
    text: str = Field(default="", max_length=2000, pattern=NO_ZERO)
    gone: bool = False
    """Take it away."""


class StepRead(Body):
    """A step of a lesson that was explained and has been read."""

    step: str = Field(max_length=100)


class GoingBack(Body):
    """Back in the line of a puzzle."""

    count: int | None = Field(default=None, ge=0, le=1_000_000)
    """To where so many answers had been given; otherwise to the start."""


class HelpWanted(Body):
    """A hint for a puzzle, or its solution."""

    what: Literal["hint", "solution"]


class Rematching(Body):
    """How another game is to differ from the one that is over."""

    kind: RematchKind = "same"
    round: int | None = Field(default=None, ge=1, le=10_000)
    """Of `from`: the round from whose beginning it goes on."""


class TryingOut(SeatOnly):
    """A moment of a game that is over, and the seat that one takes there."""

    count: int = Field(ge=0, le=1_000_000)
    """After so many answers."""


class Replacing(SeatOnly):
    chair: str = Field(max_length=40, examples=["bot:greedy", "open"])
    """`open`, `bot:NAME`, and before the game has begun `program:ID`."""


class NewTournament(Body):
    """A tournament, with all that is settled before anybody joins."""

    name: str = Field(max_length=200, pattern=NO_ZERO, examples=["Winter round robin"])
    game: str = Field(max_length=40, examples=["origo"])
    mode: TournamentMode = "robin"
    size: int = Field(default=2, ge=2, le=4)
    """How many sit at a table; where everybody meets everybody two."""
    times: int = Field(default=1, ge=1, le=2)
    """How often everybody meets everybody; the second time with the seats turned."""
    rounds: int = Field(default=5, ge=1, le=15)
    """Of a Swiss one; at tables for two no more are played than there are opponents."""
    least: int = Field(default=4, ge=3, le=64)
    """Players without whom it does not begin; at least as many as sit at a table."""
    most: int = Field(default=8, ge=3, le=64)
    """16 where everybody meets everybody, otherwise 64."""
    days: int = Field(default=7, ge=1, le=90)
    """For the games of a round; after that its host may end what is stuck."""
    options: dict[str, str] = Field(default_factory=dict, max_length=40)
    clock: AnyClockSetting
    public: bool = True
    """Anybody may join; otherwise those with its link."""
    club: str | None = Field(default=None, max_length=24, pattern=NO_ZERO)
    """The club whose members alone may join."""
    starts: AwareDatetime | None = Field(default=None, examples=["2026-12-01T18:00:00Z"])
    """When it begins by itself; null: when its host says so."""


class JoiningTournament(Body):
    """Where it is not public, the invitation of its link."""

    invitation: str | None = Field(default=None, max_length=40)


class EndingGame(Body):
    """A game of a tournament that should be over."""

    table: str = Field(pattern="^[A-Za-z0-9_-]{1,24}$")
    """Where it is played."""


# ---- through the socket ----------------------------------------------------------------------------------------------


class LiveAnswer(Answering):
    type: Literal["answer"]


class Pong(TypedDict):
    type: Literal["pong"]


ToServer = LiveAnswer | Pong
