"""Where a player wants word of their turns: so many addresses of each kind, changed by nobody else."""

from __future__ import annotations

import secrets
from typing import Any

from orjson import dumps

from tuath.core.message import Refused, refuse
from tuath.server.errors import NotThere
from tuath.server.notices.mail import NO, YES, has_mail_server, read_key
from tuath.server.notices.message import Channel
from tuath.server.notices.push import Browser
from tuath.server.notices.rows import Rows
from tuath.server.notices.safe_http import calls_anywhere, may_call, read_address
from tuath.server.notices.sending import Notices
from tuath.server.notices.transports import Push
from tuath.server.notices.webhook import new_secret
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.smtp import is_mailbox
from tuath.server.timing.clock import STEADY
from tuath.server.wire import outgoing
from tuath.server.wire.base64url import encoded
from tuath.server.wire.words import some_stamp, stamp

MOST = {"webhook": 3, "mail": 2, "push": 10}
AGREED = "agreed"  # the secret of a mailbox that has said yes


def channel_data(channel: Channel) -> outgoing.Channel:
    return {
        "id": channel.id,
        "kind": channel.kind,
        "status": channel.status,
        "address": channel.address,
        "language": channel.language,
        "created": stamp(channel.created),
        "sent": some_stamp(channel.sent),
        "failures": channel.failures,
        "trouble": channel.trouble,
        "paused": stamp(channel.paused) if channel.failures and channel.paused > STEADY.now() else None,
    }


async def channels_data(notices: Notices, player: Player) -> outgoing.Channels:
    rows = await Rows(notices.server.store).channels_of([player.id])
    offers: outgoing.WaysOffered = {
        "webhook": may_call(),
        "http": calls_anywhere(),
        "mail": has_mail_server(),
        "push": await push_key(notices),
    }
    return {"channels": [channel_data(row) for row in rows], "offers": offers}


async def push_key(notices: Notices) -> str | None:
    way = notices.ways["push"]
    return await way.public() if isinstance(way, Push) and may_call() else None


async def channel_of(notices: Notices, player: Player, id: str) -> Channel:
    row = await Rows(notices.server.store).channel(id)
    if row is None or row.player != player.id:
        raise NotThere
    return row


async def add_webhook(notices: Notices, player: Player, address: str, language: str, site: str) -> tuple[str, str]:
    """Its id, and the secret with which what it hears is signed."""
    read_address(address)
    secret = new_secret()
    id = await added(notices, player, "webhook", address.strip(), secret=secret, language=language, site=site)
    return id, secret


async def add_mail(notices: Notices, player: Player, address: str, language: str) -> None:
    """A mailbox is asked whether it wants this."""
    if not has_mail_server():
        raise Refused(refuse("", "server-no-mail"))
    if not is_mailbox(address.strip()):
        raise Refused(refuse("", "server-bad-mailbox"))
    notices.server.limits.check_mailbox(address.strip())
    values: dict[str, Any] = {"secret": "", "language": language, "site": settings().site}
    id = await added(notices, player, "mail", address.strip(), status="asked", **values)
    await notices.say(id, "confirm")


async def knows_browser(notices: Notices, player: Player, browser: Browser, language: str) -> bool:
    """Is it told already, as it is and by this sign-in?"""
    known = [
        row for row in await Rows(notices.server.store).channels_of([player.id]) if row.address == browser.endpoint
    ]
    now = (player.device, keys_of(browser), language)
    return any((row.sign_in, row.secret, row.language) == now for row in known)


def keys_of(browser: Browser) -> str:
    return dumps([encoded(browser.point), encoded(browser.auth)]).decode()


async def add_push(notices: Notices, player: Player, browser: Browser, language: str, site: str) -> None:
    """A browser, as long as the sign-in lasts by which it came; who has signed out hears nothing more."""
    if not player.device:
        raise Refused(refuse("", "server-push-needs-browser"))
    values: dict[str, Any] = {"secret": keys_of(browser), "language": language, "site": site}
    values["sign_in"] = player.device
    await added(notices, player, "push", browser.endpoint, **values)


async def agreed(notices: Notices, key: str, yes: bool) -> outgoing.Mailbox:
    """A mailbox has answered by a link: on, or off and not on again before it has been asked once more."""
    read = read_key(notices.server.tables.shelf.secret, YES if yes else NO, key)
    rows = Rows(notices.server.store)
    channel = await rows.channel(read[0]) if read is not None else None
    if channel is None or read is None or channel.address != read[1]:
        raise NotThere
    if yes:
        await rows.change(channel.id, status="on", secret=AGREED)
        await remind(notices, channel)
    else:
        await rows.change(channel.id, status="off", secret="")
    return {"address": channel.address, "status": "on" if yes else "off"}


async def added(notices: Notices, player: Player, kind: str, address: str, status: str = "on", **values: Any) -> str:
    """A new channel; one with the same address is replaced. What is news already is told only when time runs out."""
    rows = Rows(notices.server.store)
    known = [row for row in await rows.channels_of([player.id]) if row.kind == kind]
    same = [row.id for row in known if row.address == address]
    if not same and len(known) >= MOST[kind]:
        raise Refused(refuse("", "server-too-many-channels", most=MOST[kind]))
    if same:
        await rows.drop(same)
    id = f"c_{secrets.token_hex(8)}"
    await rows.add({"id": id, "player": player.id, "kind": kind, "status": status, "address": address, **values})
    if status == "on":
        await remind(notices, await channel_of(notices, player, id))
    return id


async def remind(notices: Notices, channel: Channel) -> None:
    """Of the tables at which somebody is asked already."""
    for row in await notices.server.store.list_of(channel.player):
        if row.status == "playing" and not row.puzzle:
            await notices.put(channel, row.id, only_soon=True)


async def switched(notices: Notices, channel: Channel, on: bool, language: str) -> None:
    """Off until it is switched on again; what has failed before is forgotten then."""
    rows = Rows(notices.server.store)
    if on and channel.kind == "mail" and channel.secret != AGREED:
        notices.server.limits.check_mailbox(channel.address)
        await rows.change(channel.id, status="asked", language=language, failures=0, trouble=None, paused=0.0)
        await notices.say(channel.id, "confirm")
        return
    values = {"status": "on", "failures": 0, "trouble": None, "paused": 0.0} if on else {"status": "off"}
    await rows.change(channel.id, language=language, **values)
    if on:
        await remind(notices, channel)
