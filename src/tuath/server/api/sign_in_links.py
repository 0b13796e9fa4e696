"""Pass-phrase, links and passkeys: coming back to who I was, and onto other devices."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request, Response

from tuath.core.message import Refused
from tuath.server.api.me import player_data, signed_in
from tuath.server.api.requests.common import Known, Shown, TheServer
from tuath.server.api.requests.guard import note, who_calls
from tuath.server.api.requests.routers import room
from tuath.server.errors import NotThere
from tuath.server.server import Server
from tuath.server.sign_in.ceremonies import Made, Signed, Site, read_site
from tuath.server.sign_in.identity import Player
from tuath.server.sign_in.links import LASTS
from tuath.server.sign_in.passkeys import handle, passkey_id, passkeys_of
from tuath.server.wire import outgoing
from tuath.server.wire.incoming import NewPasskey, PasskeyAnswer, PasskeySignIn, SignInKey
from tuath.server.wire.outgoing import NewSignInLink, PasskeyChallenge, PasskeyOffer, SignedIn, SignInLink, WaysBack
from tuath.server.wire.words import some_stamp, stamp

router = room("me", "/me")
PasskeyId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def passkey_data(row: Any) -> outgoing.Passkey:
    return {
        "id": passkey_id(row),
        "name": row.name,
        "site": row.site,
        "created": stamp(row.created),
        "used": some_stamp(row.used),
    }


async def ways_data(server: Server, player: Player) -> WaysBack:
    row = await server.store.player(player.id)
    return {
        "passphrase": row is not None and row.passphrase is not None,
        "login": None if row is None or row.passphrase is None else row.login,
        "passkeys": [passkey_data(passkey) for passkey in await passkeys_of(server.store, player.id)],
        "link": some_stamp(await server.links.until(player)),
    }


def site_of(request: Request) -> Site:
    """Where the browser is, as it says itself: a page of another site is turned away before."""
    return read_site(request.headers.get("host", ""))


@router.get("/ways")
async def ways_back(server: TheServer, player: Known) -> WaysBack:
    """How I can come back, and onto other devices."""
    return await ways_data(server, player)


# ---- a link for another device ---------------------------------------------------------------------------------------


@router.post("/link")
async def new_link(server: TheServer, player: Shown, request: Request) -> NewSignInLink:
    """A link that signs me in on another device, once and within ten minutes; the one before counts no more."""
    server.limits.check_guess(who_calls(request, server))
    key, until = await server.links.make(player)
    note(server, "link", request, "new", player.id)
    return {"key": key, "until": stamp(until), "seconds": int(LASTS)}


@router.delete("/link")
async def no_link(server: TheServer, player: Known) -> WaysBack:
    """The link for another device counts no more."""
    await server.links.drop(player)
    return await ways_data(server, player)


@router.post("/link/look")
async def look_at_link(body: SignInKey, server: TheServer, request: Request) -> SignInLink:
    """Whom a link signs in. It is not used up by that."""
    server.limits.check_guess(who_calls(request, server))
    seen = await server.links.look(body.key)
    return {"player": player_data(seen.player), "until": stamp(seen.until)}


@router.post("/link/follow")
async def follow_link(body: SignInKey, server: TheServer, request: Request, response: Response) -> SignedIn:
    """Sign in on this device as whoever has made the link, in place of who was signed in here."""
    server.limits.check_guess(who_calls(request, server))
    found = await server.links.follow(body.key)
    note(server, "sign-in", request, "link", found.id)
    return await signed_in(server, found, request, response)


# ---- passkeys --------------------------------------------------------------------------------------------------------


@router.get("/passkey/new")
async def offer_passkey(server: TheServer, player: Shown, request: Request) -> PasskeyOffer:
    """What my browser needs to make a passkey."""
    site = site_of(request)
    known = [row.credential for row in await passkeys_of(server.store, player.id) if row.site == site.name]
    challenge = server.passkeys.offer(player, site)
    return {"challenge": challenge, "site": site.name, "user": handle(player.id), "known": known}


@router.post("/passkeys")
async def add_passkey(body: NewPasskey, server: TheServer, player: Shown, request: Request) -> WaysBack:
    """A passkey that my browser has made: with it I can sign in, on this device and wherever it is carried."""
    server.limits.check_guess(who_calls(request, server))
    made = Made(body.credential, body.client, body.attestation)
    await server.passkeys.add(player, site_of(request), body.name, made)
    await server.sign_ins.show(player)
    note(server, "passkey", request, "new", player.id)
    return await ways_data(server, player)


@router.delete("/passkeys/{id}")
async def drop_passkey(id: PasskeyId, server: TheServer, player: Shown, request: Request) -> WaysBack:
    """Nobody signs in with it any more; who is signed in stays so."""
    if not await server.passkeys.drop(player, id):
        raise NotThere
    note(server, "passkey", request, "gone", player.id)
    return await ways_data(server, player)


@router.get("/passkey/challenge")
async def passkey_challenge(server: TheServer, request: Request) -> PasskeyChallenge:
    """What a passkey signs for somebody to sign in; who that is nobody has said yet."""
    site = site_of(request)
    return {"challenge": server.passkeys.challenge(site), "site": site.name}


@router.post("/passkey/sign-in")
async def sign_in_by_passkey(body: PasskeySignIn, server: TheServer, request: Request, response: Response) -> SignedIn:
    """Sign in on this device as whoever has that passkey; alone, the player's other sign-ins end."""
    server.limits.check_guess(who_calls(request, server))
    try:
        found = await server.passkeys.sign_in(site_of(request), body.user, signed_by(body))
    except Refused:
        note(server, "refusal", request, "passkey")
        raise
    note(server, "sign-in", request, "passkey", found.id)
    if body.alone:
        note(server, "out", request, "others", found.id)
    return await signed_in(server, found, request, response, alone=body.alone)


def signed_by(body: PasskeyAnswer) -> Signed:
    return Signed(body.credential, body.client, body.authenticator, body.signature)
