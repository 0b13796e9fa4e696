"""Who I am."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Annotated, cast

from fastapi import Path, Request, Response
from sqlalchemy import Executable

from tuath.core.message import Refused
from tuath.server.api.requests.common import Known, Shown, Somebody, TheServer, settled
from tuath.server.api.requests.guard import note, who_calls
from tuath.server.api.requests.routers import room
from tuath.server.errors import NotThere
from tuath.server.lobby.turns import turns_of
from tuath.server.notices.rows import Rows
from tuath.server.people.profile import player_data as known_as
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.sign_in.devices import read_device
from tuath.server.sign_in.identity import COOKIE, Player, Token
from tuath.server.sign_in.phrases import folded
from tuath.server.tables.clocks import rested
from tuath.server.timing.calendar import Span
from tuath.server.timing.clock import STEADY
from tuath.server.timing.vacations import Vacation, planned, read_vacations, taken
from tuath.server.wire import outgoing
from tuath.server.wire.incoming import Name, Passphrase, Recovery, TokenName, VacationWish
from tuath.server.wire.outgoing import Me, NamedToken, NewToken, SignedIn, Tokens, TokenScope, Turns, Vacations
from tuath.server.wire.words import some_stamp, stamp

router = room("me", "/me")
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def player_data(player: Player) -> outgoing.Player:
    return known_as(player.id, player.name, is_program=player.is_program)


def token_data(token: Token) -> outgoing.Token:
    return {
        "id": token.id,
        "name": token.name,
        "created": stamp(token.created),
        "used": some_stamp(token.used),
        "scope": cast(TokenScope, token.scope),
    }


def cookie_path() -> str:
    """What else lies on this site is not told who plays here."""
    return f"{settings().prefix}/"


async def signed_in(
    server: Server,
    player: Player,
    request: Request,
    response: Response,
    *,
    alone: bool = False,
    first: Executable | None = None,
) -> SignedIn:
    """On this device, in place of who was signed in here; alone, the other sign-ins of this player end."""
    before = server.identity.read_cookie(request.cookies.get(COOKIE))
    device = read_device(request.headers.get("user-agent", ""))
    opened = await server.sign_ins.open(player, device, before[1] if before else "", alone=alone, first=first)
    response.set_cookie(
        COOKIE,
        server.identity.cookie(opened),
        max_age=3600 * 24 * 400,
        path=cookie_path(),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return {"player": player_data(opened)}


@router.get("")
async def who_am_i(player: Somebody) -> Me:
    """Who is signed in; null where nobody is."""
    return {"player": None if player is None else player_data(player)}


@router.post("")
async def sign_in(body: Name, server: TheServer, player: Somebody, request: Request, response: Response) -> SignedIn:
    """Sign in under a new name, which sets the cookie; or, signed in, get another name."""
    if player is not None:
        return {"player": player_data(await server.identity.rename(player, body.name))}
    server.limits.check_newcomer(who_calls(request, server))
    new, row = server.identity.newcomer(body.name)
    told = await signed_in(server, new, request, response, first=row)
    note(server, "sign-in", request, "new", new.id)
    return told


@router.delete("")
async def sign_out(server: TheServer, player: Somebody, request: Request, response: Response) -> Me:
    """On all devices: whoever holds an old cookie is nobody. Tokens stay until they are revoked."""
    response.delete_cookie(COOKIE, path=cookie_path())
    if player is not None:
        await server.sign_ins.end(player.id)
        note(server, "out", request, "all", player.id)
    return {"player": None}


@router.post("/passphrase")
async def set_passphrase(
    body: Passphrase, server: TheServer, player: Shown, request: Request, response: Response
) -> SignedIn:
    """A new one signs out all other devices; this one gets a new cookie, a program has its token."""
    server.limits.check_guess(who_calls(request, server))
    phrase = await server.identity.new_passphrase(player, body.passphrase)
    told = SignedIn(player=player_data(player))
    if player.device:
        told = await signed_in(server, player, request, response, alone=True, first=phrase)
    else:
        await server.sign_ins.end(player.id, first=phrase)
    await server.identity.take_login(player.id, player.name)
    note(server, "phrase", request, "set", player.id)
    return told


@router.post("/recover")
async def recover(body: Recovery, server: TheServer, request: Request, response: Response) -> SignedIn:
    """Sign in on this device as whoever signs in by that name, and has that pass-phrase."""
    server.limits.check_guess(who_calls(request, server), folded(body.name))
    try:
        found = await server.identity.recover(body.name, body.passphrase)
    except Refused:
        meant = await server.store.player_of_login(folded(body.name))
        note(server, "refusal", request, "phrase", "-" if meant is None else meant.id)
        raise
    note(server, "sign-in", request, "phrase", found.id)
    return await signed_in(server, found, request, response)


@router.get("/turns")
async def my_turns(server: TheServer, player: Known) -> Turns:
    """The tables at which I am asked, the one with the least time first."""
    return {"turns": await turns_of(server, player)}


@router.get("/vacations")
async def list_vacations(server: TheServer, player: Known) -> Vacations:
    """My vacations, and how many days there are for them."""
    known = await server.store.vacations([player.id])
    return vacations_data(read_vacations(known.get(player.id)), STEADY.now())


@router.post("/vacations")
async def take_vacation(body: VacationWish, server: TheServer, player: Known) -> Vacations:
    """Days on which all clocks by days of a player rest."""
    allowed = int(settings().vacation)
    return await change_vacations(
        server, player, lambda known, now: planned(known, body.first, body.last, body.zone, now, allowed)
    )


@router.delete("/vacations/{first}")
async def end_vacation(first: date, server: TheServer, player: Known) -> Vacations:
    """Back from the vacation that began, or would begin, on that day."""

    def ended(known: list[Vacation], now: float) -> list[Vacation]:
        if not any(one.first == first and one.end > now for one in known):
            raise NotThere
        left = (one.ended(now) if one.first == first else one for one in known)
        return [one for one in left if one is not None]

    return await change_vacations(server, player, ended)


async def change_vacations(
    server: Server, player: Player, change: Callable[[list[Vacation], float], list[Vacation]]
) -> Vacations:
    """All clocks of a player are set with them, or nothing is."""

    async def changed() -> list[Vacation]:
        rows, now = (await server.store.vacations([player.id])).get(player.id) or [], STEADY.now()
        vacations = change(read_vacations(rows), now)
        spans = [Span(one.start, one.end) for one in vacations]
        stored = await server.store.set_vacations(
            player.id,
            rows,
            [one.row() for one in vacations],
            lambda chairs, clock: rested(player.id, chairs, clock, spans, now),
        )
        for id, version in stored:
            server.heard(id, version)
        await Rows(server.store).look_again(player.id)
        return vacations

    return vacations_data(await settled(changed), STEADY.now())


def vacations_data(vacations: list[Vacation], now: float) -> Vacations:
    return {
        "vacations": [
            {"first": one.first.isoformat(), "last": one.last.isoformat(), "zone": one.zone, "is_over": one.end <= now}
            for one in vacations
        ],
        "allowed": int(settings().vacation),
        "taken": {str(year): days for year, days in sorted(taken(vacations).items())},
    }


@router.post("/token")
async def new_token(server: TheServer, player: Shown, request: Request) -> NewToken:
    """A token without a name."""
    note(server, "token", request, "host", player.id)
    return {"token": (await server.identity.new_token(player))[0]}


@router.get("/tokens")
async def list_tokens(server: TheServer, player: Known) -> Tokens:
    """My tokens for programs, as far as they may be known after they were given out."""
    return {"tokens": [token_data(token) for token in await server.identity.tokens(player)]}


@router.post("/tokens")
async def named_token(body: TokenName, server: TheServer, player: Known, request: Request) -> NamedToken:
    """A token for one program, shown this once; one for everything asks who it is who makes it."""
    if body.scope == "host":
        await server.sign_ins.check_shown(player)
    note(server, "token", request, body.scope, player.id)
    token, known = await server.identity.new_token(player, body.name, body.scope)
    return {"token": token, **token_data(known)}


@router.delete("/tokens/{id}")
async def revoke_token(id: TokenId, server: TheServer, player: Known) -> Tokens:
    """It counts no more, and its sockets are closed; those that are left."""
    ended = await server.identity.revoke(player, id)
    if ended is None:
        raise NotThere
    server.heard_end(player.id, ended)
    return await list_tokens(server, player)
