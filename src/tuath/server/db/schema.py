"""The rows of the database. Alembic's migrations make them; this is what they have become."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.types import TypeDecorator

metadata = MetaData()


class Json(TypeDecorator[Any]):
    """JSON; where it is damaged it is read as the text it is, so that one row is nobody else's trouble."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        read = super().result_processor(dialect, coltype)

        def read_if_whole(value: Any) -> Any:
            try:
                return read(value) if read is not None else value
            except (ValueError, TypeError):
                return value

        return read_if_whole


settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False, index=True),
    Column("passphrase", Text),
    Column("login", String(60)),  # the name by which somebody signs in with it, which nobody else has
    Column("login_key", String(200), unique=True, index=True),  # ...as it is looked for
    Column("created", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # for the version before; goes with the next
    Column("vacations", Json),  # days on which clocks by days rest
    Column("feed", String(40), unique=True, index=True),  # the secret of the addresses at which turns are told
    Column("program", Json),  # of a program: what it plays, with whom, how much at once
    Column("listens", Float, index=True),  # ...and until when it counts as one that hears of invitations
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("name", String(40), nullable=False, server_default=""),
    Column("used", Float),  # when last, to the minute
    Column("scope", String(10), nullable=False, server_default="host"),  # what may be done with it: read, play, host
)

# A browser in which somebody is signed in; its cookie counts as long as this is here.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, index=True),  # when last, to the hour
    Column("shown", Float),  # when somebody last showed there who they are
    Column("browser", String(30)),
    Column("system", String(20)),
)

# The link by which a player signs in on another device: one at a time, good once.
sign_in_links = Table(
    "sign_in_links",
    metadata,
    Column("player", String(24), ForeignKey("players.id"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True, index=True),
    Column("sign_in", String(80), nullable=False, server_default=""),  # or digest of a token: it ends with it
    Column("epoch", Integer, nullable=False, default=0),  # likewise
    Column("until", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),  # its id, in base64url
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("site", String(255), nullable=False),  # the name of the host at which it was made, and is good
    Column("key", Text, nullable=False),  # its public key (COSE), in base64url
    Column("count", BigInteger, nullable=False),  # how often it has signed, if it counts
    Column("created", Float, nullable=False),
    Column("used", Float),
)

# What passkeys have signed already, until it would be too old anyway.
used_challenges = Table(
    "used_challenges",
    metadata,
    Column("challenge", String(80), primary_key=True),
    Column("until", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("invitation", String(24), nullable=False),
    Column("setup", Text, nullable=False),
    Column("chairs", Json, nullable=False),
    Column("clock", Json),
    Column("due", Float, index=True),  # over days: when somebody's time is gone; null where nobody's will be
    Column("undo", Json),
    Column("replacing", Json),
    Column("seed", String(20)),  # chosen for a game that has not begun
    Column("seeding", String(10)),  # whether the chosen seed is the game's, or chance was mixed into it
    Column("asking", String(10)),  # quiet or strict; older tables are quiet
    Column("answer_limit", Integer),  # seconds for who may answer; null where the host's setting counts
    Column("wishes", Json),  # by seat and moment: who wants to be asked when
    Column("hints", String(10)),  # who may ask for them; at older tables who plays alone
    Column("hinted", Json),  # who has, each after how many answers
    Column("lesson", Json),  # of a first game with a teacher: which steps are over
    Column("puzzle", Json),  # of a table with a puzzle: which one, and what help was asked for
    Column("beginning", Json),  # of a game after another that has not begun: what is answered already
    Column("watch", String(24)),  # the secret of the spectators' link
    Column("material", String(12)),  # the fingerprint of what is printed, which a table keeps to its end
    Column("rules", Integer),  # the version of the rules by which it was begun
    Column("record", Text),  # of a table that shows a record: its text, instead of a snapshot
    Column("result", Json),  # how the game ended, whatever later rules make of its answers
    Column("snapshot", Text),  # a position of this game: state at a step's start, answers since, earlier answers
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("delay", Integer, nullable=False, server_default="0"),  # seconds by which those who look on are behind
    Column("counted", Boolean, nullable=False, server_default=false(), index=True),  # is the result in `outcomes`?
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the host of the server: in no list
    Column("tournament", String(24)),  # that has made it
    Column("club", String(24), index=True),  # whose members see it, look on and sit down
    Column("unnoticed", Json),  # by player: how many changes nobody else may notice
    Column("sealed", Integer, nullable=False, server_default="0"),  # how many of the last answers do not show yet
)

# What is printed, once for each fingerprint: a table is played with what it was begun with.
materials = Table(
    "materials",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("fingerprint", String(12), primary_key=True),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# One row per change that a client asked for: sent twice, it counts once.
requests = Table(
    "requests",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)

# One row per answer, chance included: when it was given, and the line of the record that it makes. The lines after the
# number of answers that the snapshot holds are what has happened since; rows taken over from 0001 have no line.
answers = Table(
    "answers",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("count", Integer, primary_key=True),
    Column("line", Text),
    Column("at", Float, nullable=False),
)

# What was found about games that are over, by the fingerprint of their records.
analyses = Table(
    "analyses",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("player", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

memberships = Table(
    "memberships",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("quiet", Boolean, nullable=False, server_default=false()),  # the player wants no word of this table
)

# Where a player wants word of their turns: an address, a mailbox, a browser.
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # of those in `notices/transports.py`
    Column("status", String(10), nullable=False),  # on, off, or asked: nobody has said yes yet
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # what the way needs besides: a key to sign with, or those of a browser
    Column("language", String(5), nullable=False),
    Column("site", Text, nullable=False),  # the address of this server, as the player knows it
    Column("sign_in", String(80)),  # of the browser; null where none is needed
    Column("epoch", Integer),  # likewise
    Column("created", Float, nullable=False),
    Column("sent", Float),  # when last
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("trouble", Json),  # what went wrong with the last one, as a message
    Column("paused", Float, nullable=False, server_default="0"),  # nothing is sent before
    Column("claimed", Float, nullable=False, server_default="0"),  # a worker sends until then
)

# What is to be sent, once for each channel and subject; what has been sent stays, so that it is not sent again.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", String(24), ForeignKey("channels.id"), nullable=False),
    Column("subject", String(80), nullable=False),  # the kind, and which turn
    Column("kind", String(10), nullable=False),  # turn, soon, test
    Column("table", String(24)),
    Column("due", Float, index=True),  # null: done
    Column("created", Float, nullable=False),
    UniqueConstraint("channel", "subject", name="uq_notices_channel"),
)

# What a game has come to, once: it stays when the table is deleted.
outcomes = Table(
    "outcomes",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("level", Integer),  # how hard it was, where all win or lose together...
    Column("feat", Json),  # ...and in words, as a message
    Column("ended", Float, nullable=False),
    Column("club", String(24), index=True),  # at whose table it was played
)

# ...and by seat.
results = Table(
    "results",
    metadata,
    Column("table", String(24), ForeignKey("outcomes.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(80), index=True),  # or `bot:NAME`; null for guests and those who are deleted
    Column("place", Integer, nullable=False),  # 1 has won, 2 has not, 3 has left the game
    Column("score", Integer),
    Column("played_as", String(60)),  # as a thing: a spirit
    Column("before", Float),  # the strength before a rated game...
    Column("mu", Float),  # ...and after it
    Column("sigma", Float),
)

# How strong somebody is at a title, at tables for two (size 2) or more (3).
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("size", Integer, primary_key=True),
    Column("player", String(80), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

# Whom somebody does not hear (mute), or neither hears nor sits with (block).
blocks = Table(
    "blocks",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("other", String(24), primary_key=True, index=True),
    Column("kind", String(10), nullable=False),
    Column("since", Float, nullable=False),
)

# What players have told the host of the server.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("by", String(24), index=True),
    Column("about", String(24)),
    Column("table", String(24)),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

# Accounts, addresses and networks that may not come here.
bans = Table(
    "bans",
    metadata,
    Column("subject", String(80), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float),
)

# The log of moderation, one row for each act of a host; servers that run hear of it by looking here.
deeds = Table(
    "deeds",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("what", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("reason", Text, nullable=False),
    Column("table", String(24)),
)

# What concerns the security of accounts, kept as long as the settings say; of addresses only a keyed hash.
security = Table(
    "security",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("what", String(10), nullable=False),
    Column("player", String(24), nullable=False),
    Column("address", String(12), nullable=False),
    Column("detail", String(80), nullable=False),
    Column("times", Integer, nullable=False),
)

# Tournaments, each with who plays in it, its rounds, and who sits with whom in them.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("version", Integer, nullable=False),  # counts changes of all that belongs to it
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mode", String(10), nullable=False),  # robin or swiss
    Column("size", Integer, nullable=False),  # seats of a table
    Column("times", Integer, nullable=False),  # robin: how often everybody meets
    Column("rounds", Integer, nullable=False),  # swiss: how many; robin: known once it has begun
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("days", Integer, nullable=False),  # until when games of a round should be over
    Column("options", Json, nullable=False),
    Column("clock", Json, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invitation", String(24), nullable=False),
    Column("host", String(24), nullable=False, index=True),
    Column("club", String(24), index=True),
    Column("starts", Float),  # by itself; null: when the host says so
    Column("status", String(10), nullable=False, index=True),  # open, running, over, off
    Column("round", Integer, nullable=False),  # that is played; 0 before the first
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the host of the server: in no list
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(24), index=True),  # null: has deleted themselves
    Column("lot", Integer, nullable=False),  # drawn when it begins
    Column("since", Float, nullable=False),
    Column("left", Float),  # when somebody has withdrawn
    UniqueConstraint("tournament", "player", name="uq_entrants_player"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("begun", Float, nullable=False),
    Column("until", Float, nullable=False),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seats", Json, nullable=False),  # the numbers of those who meet, by seat
    Column("how", String(10), nullable=False),  # drawn, playing, over, off, rest, unplayed
    Column("table", String(24)),  # settled before the table is made, so that it is made once
    Column("points", Json),  # by seat, once it is counted
    Column("scores", Json),
)

# How much each worker has to do, written anew every few seconds...
pulses = Table(
    "pulses",
    metadata,
    Column("worker", String(8), primary_key=True),
    Column("at", Float, nullable=False),
    Column("load", Json, nullable=False),
)

# ...and the most that all of them together have had in each hour, counted from 1970.
hours = Table(
    "hours",
    metadata,
    Column("hour", Integer, primary_key=True, autoincrement=False),
    Column("load", Json, nullable=False),
)

# Two who are friends, or of whom one has asked the other: one row for both, whoever asked.
friendships = Table(
    "friendships",
    metadata,
    Column("one", String(24), primary_key=True),  # the smaller id...
    Column("other", String(24), primary_key=True, index=True),  # ...and the larger one
    Column("asker", String(24), nullable=False),
    Column("state", String(10), nullable=False),  # asked, declined, friends
    Column("since", Float, nullable=False),  # of this state
)

# People who play with each other, at tables that only they see.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("invitation", String(24), nullable=False),  # the secret of its link
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id"), primary_key=True),
    Column("player", String(24), primary_key=True, index=True),
    Column("role", String(10), nullable=False),  # host or member
    Column("since", Float, nullable=False),
)

# A season lasts until the next one begins.
club_seasons = Table(
    "club_seasons",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("first", String(10), nullable=False),  # the day, as the host has said it...
    Column("begins", Float, nullable=False),  # ...and when that begins
)

# Whom somebody would like to have at a table that waits.
invitations = Table(
    "invitations",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(24), primary_key=True, index=True),
    Column("by", String(24), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
)
