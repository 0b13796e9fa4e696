"""What is seen of a player: by themselves all of it, by others neither times nor what was private at a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from tuath.server.db.row_checks import those_whole
from tuath.server.people.outcome import BOT, LEFT, WON, size_of
from tuath.server.people.ratings import Ledger
from tuath.server.wire import outgoing
from tuath.server.wire.words import stamp

SURE = 5  # rated games; fewer tell nothing
LATELY, OPPONENTS, FAVOURITES, COURSE, RANKS = 8, 8, 8, 100, 100


async def profile_of(ledger: Ledger, row: Any, *, mine: bool) -> outgoing.Profile:
    """By the row of a player."""
    games = [game for game in await ledger.results_of(row.id) if mine or game.public or game.rated]
    ratings = await ledger.ratings_of(row.id)
    rated = [game for game in games if game.rated]
    sure = {(rating.game, rating.size) for rating in ratings if rating.games >= SURE}
    return {
        "player": player_data(row.id, row.name, is_program=row.program is not None),
        "mine": mine,
        "since": stamp(row.created) if mine else None,
        "running": await ledger.running_of(row.id) if mine else None,
        "games": len(games),
        "rated": len(rated),
        "won": sum(game.place == WON for game in rated),
        "left": sum(game.place == LEFT for game in games),
        "ratings": [rating_data(rating, rated) for rating in ratings],
        "opponents": opponents(games, await ledger.others_of(row.id)),
        "favourites": favourites(games),
        "lately": [past_game(game, (game.game, size_of(game.seats)) in sure, mine) for game in games[:LATELY]],
    }


def rating_data(rating: Any, rated: Sequence[Any]) -> outgoing.Rating:
    sure = rating.games >= SURE
    own = [game for game in rated if (game.game, size_of(game.seats)) == (rating.game, rating.size) and sure]
    return {
        "game": rating.game,
        "size": rating.size,
        "games": rating.games,
        "won": rating.won,
        "now": strength(rating) if sure else None,
        "course": [strength(game) for game in own[:COURSE][::-1] if game.mu is not None],
    }


def strength(row: Any) -> outgoing.Strength:
    return {"mu": round(row.mu, 2), "sigma": round(row.sigma, 2)}


def opponents(games: Iterable[Any], others: Iterable[Any]) -> list[outgoing.Opponent]:
    """With whom somebody has played most."""
    known = {game.table: game for game in games}
    met: dict[str, list[Any]] = defaultdict(list)
    people: dict[str, outgoing.Player | None] = {}
    for other in others:
        if other.table in known:
            met[other.player].append(known[other.table])
            people[other.player] = person(other.player, other.name, other.is_program)
    most = sorted(met, key=lambda who: (-len(met[who]), who))[:OPPONENTS]
    return [
        {
            "player": people[who],
            "bot": bot(who),
            "games": len(met[who]),
            "won": sum(game.place == WON for game in met[who]),
            "titles": sorted({game.game for game in met[who]}),
        }
        for who in most
    ]


def person(who: str, name: str | None, is_program: bool) -> outgoing.Player | None:
    return None if who.startswith(BOT) else player_data(who, name or "", is_program=is_program)


def player_data(id: str, name: str, *, is_program: bool) -> outgoing.Player:
    known: outgoing.Player = {"id": id, "name": name}
    return {**known, "program": True} if is_program else known


def bot(who: str) -> str | None:
    return who.removeprefix(BOT) if who.startswith(BOT) else None


def favourites(games: Iterable[Any]) -> list[outgoing.Favourite]:
    """By how often they were played."""
    played: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for game in games:
        if game.level is not None and game.played_as is not None:
            played[game.game, game.played_as].append(game)
    most = sorted(played, key=lambda what: (-len(played[what]), what))[:FAVOURITES]
    return [favourite(*what, played[what]) for what in most]


def favourite(game: str, thing: str, played: Sequence[Any]) -> outgoing.Favourite:
    won = [one for one in played if one.place == WON]
    hardest = max(won, key=lambda one: one.level, default=None)
    return {
        "game": game,
        "thing": thing,
        "played": len(played),
        "won": len(won),
        "hardest": None if hardest is None else hardest.feat,
    }


def past_game(game: Any, is_sure: bool, mine: bool) -> outgoing.PastGame:
    told = is_sure and game.mu is not None and game.before is not None
    return {
        "table": game.table if mine or game.public else None,
        "game": game.game,
        "seats": game.seats,
        "place": game.place,
        "score": game.score,
        "rated": game.rated,
        "change": round(game.mu - game.before, 2) if told else None,
        "feat": game.feat,
        "at": stamp(game.ended) if mine else None,
    }


async def leaderboard(ledger: Ledger, game: str, size: int) -> outgoing.Leaderboard:
    rows = await ledger.strongest(game, size, SURE, RANKS)
    return {"game": game, "size": size, "ranks": those_whole(outgoing.Ranked, rows, ranked), "least": SURE}


def ranked(row: Any) -> outgoing.Ranked:
    return {
        "player": person(row.player, row.name, row.is_program),
        "bot": bot(row.player),
        "games": row.games,
        "won": row.won,
        "now": strength(row),
    }
