"""Who I am."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tuath.server.api.common import Known, Somebody, TheServer
from tuath.server.api.shapes import Me, Name, NewToken, Passphrase, Recovery
from tuath.server.identity import COOKIE, Player
from tuath.server.protocol import Data
from tuath.server.server import Server

router = APIRouter(prefix="/me", tags=["me"])


def player_data(player: Player | None) -> Data:
    return {"player": None if player is None else player._asdict()}


def signed_in(server: Server, player: Player, response: Response, request: Request) -> Data:
    response.set_cookie(
        COOKIE,
        server.identity.cookie(player),
        max_age=3600 * 24 * 400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return player_data(player)


@router.get("", response_model=Me)
async def who_am_i(player: Somebody) -> Data:
    return player_data(player)


@router.post("", response_model=Me)
async def sign_in(body: Name, server: TheServer, player: Somebody, request: Request, response: Response) -> Data:
    if player is not None:
        return player_data(await server.identity.rename(player, body.name))
    return signed_in(server, await server.identity.sign_in(body.name), response, request)


@router.delete("", response_model=Me)
async def sign_out(response: Response) -> Data:
    response.delete_cookie(COOKIE)
    return player_data(None)


@router.post("/passphrase", response_model=Me)
async def set_passphrase(body: Passphrase, server: TheServer, player: Known) -> Data:
    await server.identity.set_passphrase(player, body.passphrase)
    return player_data(player)


@router.post("/recover", response_model=Me)
async def recover(body: Recovery, server: TheServer, request: Request, response: Response) -> Data:
    return signed_in(server, await server.identity.recover(body.name, body.passphrase), response, request)


@router.post("/token", response_model=NewToken)
async def new_token(server: TheServer, player: Known) -> Data:
    return {"token": await server.identity.new_token(player)}
