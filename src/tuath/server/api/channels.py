"""Where I want word of my turns."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from fastapi import Path, Query, Request, Response
from fastapi.responses import RedirectResponse

from tuath.server.api.requests.common import Known, TheNotices
from tuath.server.api.requests.guard import who_calls
from tuath.server.api.requests.routers import room
from tuath.server.notices.channels import (
    add_mail,
    add_push,
    add_webhook,
    agreed,
    channel_data,
    channel_of,
    channels_data,
    knows_browser,
    switched,
)
from tuath.server.notices.push import read_browser
from tuath.server.notices.rows import Rows
from tuath.server.settings import settings
from tuath.server.wire.incoming import ChannelSwitch, MailKey, MailWish, PushWish, WebhookWish
from tuath.server.wire.outgoing import Channels, Mailbox, NewWebhook

router = room("me", "/me")
links = room("me", "/mail")
LinkOfMail = Annotated[str, Query(max_length=500, description="What stands in a link of a mail.")]
ChannelId = Annotated[str, Path(pattern="^c_[0-9a-f]{16}$")]


@router.get("/channels")
async def list_channels(notices: TheNotices, player: Known) -> Channels:
    """Where word of my turns goes, and how it fares."""
    return await channels_data(notices, player)


@router.post("/webhooks")
async def new_webhook(body: WebhookWish, notices: TheNotices, player: Known, request: Request) -> NewWebhook:
    """An address that hears of my turns. Its secret is shown this once."""
    notices.server.limits.check_channel(who_calls(request, notices.server))
    id, secret = await add_webhook(notices, player, body.address, body.language, site_of(request))
    return {"secret": secret, **channel_data(await channel_of(notices, player, id))}


@router.post("/mailboxes")
async def new_mailbox(body: MailWish, notices: TheNotices, player: Known, request: Request) -> Channels:
    """A mailbox that hears of my turns, once it has agreed by a link that is sent there."""
    notices.server.limits.check_channel(who_calls(request, notices.server))
    await add_mail(notices, player, body.address, body.language)
    return await channels_data(notices, player)


@router.post("/browsers")
async def new_browser(body: PushWish, notices: TheNotices, player: Known, request: Request) -> Channels:
    """A browser that hears of my turns, as its `PushSubscription` says."""
    browser = read_browser(body.endpoint, body.p256dh, body.auth)
    if not await knows_browser(notices, player, browser, body.language):  # it is said whenever the page is opened
        notices.server.limits.check_channel(who_calls(request, notices.server))
        await add_push(notices, player, browser, body.language, site_of(request))
    return await channels_data(notices, player)


@router.post("/channels/{id}")
async def switch_channel(id: ChannelId, body: ChannelSwitch, notices: TheNotices, player: Known) -> Channels:
    """On again, or off; what failed before does not count any more."""
    await switched(notices, await channel_of(notices, player, id), body.on, body.language)
    return await channels_data(notices, player)


@router.post("/channels/{id}/test")
async def test_channel(id: ChannelId, notices: TheNotices, player: Known, request: Request) -> Channels:
    """A word that says nothing but that it arrives; what becomes of it is seen here a little later."""
    notices.server.limits.check_channel(who_calls(request, notices.server))
    channel = await channel_of(notices, player, id)
    if channel.status == "on":
        await notices.say(channel.id, "test")
    return await channels_data(notices, player)


@router.delete("/channels/{id}")
async def drop_channel(id: ChannelId, notices: TheNotices, player: Known) -> Channels:
    """Nothing more is sent there; those that are left."""
    await Rows(notices.server.store).drop([(await channel_of(notices, player, id)).id])
    return await channels_data(notices, player)


# ---- links of mails: whoever has them has read the mail --------------------------------------------------------------


@links.post("/yes")
async def mail_agreed(body: MailKey, notices: TheNotices) -> Mailbox:
    """A mailbox agrees: word goes there from now on."""
    return await agreed(notices, body.key, yes=True)


@links.post("/no")
async def mail_declined(notices: TheNotices, key: LinkOfMail = "") -> Mailbox:
    """Programs that read mails send this by themselves (RFC 8058)."""
    return await agreed(notices, key, yes=False)


@links.get("/no", include_in_schema=False)
async def mail_page(key: LinkOfMail = "") -> Response:
    """Whoever comes by a browser is asked: programs that look at links must not answer for them."""
    return RedirectResponse(f"{settings().site or '/'}mail#no={quote(key)}", status_code=303)


def site_of(request: Request) -> str:
    """Where the player has found us, unless the host says where we are."""
    return settings().site or str(request.base_url)
