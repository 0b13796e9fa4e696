"""Where I am signed in, how that ends, and showing once more that it is me."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from tuath.core.message import Refused, refuse
from tuath.server.api.me import cookie_path
from tuath.server.api.requests.common import Known, TheServer
from tuath.server.api.requests.guard import note, who_calls
from tuath.server.api.requests.routers import room
from tuath.server.api.sign_in_links import signed_by, site_of
from tuath.server.errors import NotThere
from tuath.server.server import Server
from tuath.server.sign_in.identity import COOKIE, Player, is_earlier
from tuath.server.sign_in.sign_ins import RECENT
from tuath.server.wire.incoming import Proof
from tuath.server.wire.outgoing import Proven, SignIns
from tuath.server.wire.words import stamp

router = room("me", "/me")
SignInId = Annotated[str, Path(pattern="^[0-9a-z_]{8,40}$")]


@router.get("/sign-ins")
async def list_sign_ins(server: TheServer, player: Known) -> SignIns:
    """Where I am signed in, here first; a sign-in that nobody uses for 90 days ends."""
    rows = await server.sign_ins.of_player(player.id)
    return {
        "sign_ins": [
            {
                "id": row.id,
                "browser": row.browser,
                "system": row.system,
                "created": stamp(row.created),
                "used": stamp(row.used),
                "here": row.id == player.device,
                "earlier": is_earlier(row.id),
            }
            for row in sorted(rows, key=lambda row: row.id != player.device)
        ]
    }


@router.delete("/sign-ins")
async def end_others(server: TheServer, player: Known, request: Request) -> SignIns:
    """All other devices are signed out; those that are left."""
    await server.sign_ins.end(player.id, but=player.device)
    note(server, "out", request, "others", player.id)
    return await list_sign_ins(server, player)


@router.delete("/sign-ins/{id}")
async def end_one(id: SignInId, server: TheServer, player: Known, request: Request, response: Response) -> SignIns:
    """One device is signed out, this one too if it is meant; those that are left."""
    if not await server.sign_ins.end(player.id, one=id):
        raise NotThere
    note(server, "out", request, "one", player.id)
    if id == player.device:
        response.delete_cookie(COOKIE, path=cookie_path())
    return await list_sign_ins(server, player)


@router.post("/show")
async def show(body: Proof, server: TheServer, player: Known, request: Request) -> Proven:
    """That it is me: by my pass-phrase, the key of a link from another device of mine, or what my passkey has signed.

    Asked for by whatever opens doors: `server-show-again`.
    """
    if not player.device:
        raise Refused(refuse("", "server-show-needs-browser"))
    how = "passkey" if body.passkey is not None else "link" if body.key is not None else "phrase"
    caller = who_calls(request, server)
    if how == "phrase":
        server.limits.check_shown(caller, player.id)
    else:  # nobody guesses those
        server.limits.check_guess(caller)
    try:
        await prove(body, server, player, request)
    except Refused:
        note(server, "refusal", request, how, player.id)
        raise
    await server.sign_ins.show(player)
    note(server, "shown", request, how, player.id)
    return {"seconds": int(RECENT)}


async def prove(body: Proof, server: Server, player: Player, request: Request) -> None:
    """Refused where it shows nothing, or somebody else."""
    if body.passkey is not None:
        found = await server.passkeys.sign_in(site_of(request), body.passkey.user, signed_by(body.passkey))
        if found.id != player.id:
            raise Refused(refuse("", "server-passkey-of-another"))
    elif body.key is not None:
        await server.links.follow(body.key, player.id)
    elif not await server.identity.is_own_passphrase(player, body.passphrase or ""):
        raise Refused(refuse("", "server-show-wrong-passphrase"))
