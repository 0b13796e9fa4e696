"""The transports of notices: webhook, mail and web push, and how each is sent from the queue."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tuath.server.notices import mail, push, webhook
from tuath.server.notices.message import Channel, Told
from tuath.server.notices.rows import Rows
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.smtp import read_mail_server
from tuath.server.timing.clock import STEADY
from tuath.server.wire.base64url import encoded

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey


class Way:
    """A transport; notices go one after the other, as soon as they are due."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def together(self, told: Sequence[Told]) -> Sequence[Sequence[Told]]:
        """What is sent at once."""
        return [[one] for one in told]

    def pause(self, told: Sequence[Told]) -> float:
        """Before this moment nothing more is sent."""
        return 0.0

    async def send(self, channel: Channel, player: Player, told: Sequence[Told]) -> None:
        """Raises ``CallFailed`` where nobody has heard."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing is sent any more."""


class Webhook(Way):
    async def send(self, channel: Channel, player: Player, told: Sequence[Told]) -> None:
        for one in told:
            await webhook.send(channel, player, one)


class Mail(Way):
    """All that waits in one mail, and then nothing for a while."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.threads = ThreadPoolExecutor(2, "mail")

    def together(self, told: Sequence[Told]) -> Sequence[Sequence[Told]]:
        alone = [[one] for one in told if one.turn is None]
        turns = [one for one in told if one.turn is not None]
        return [*alone, turns] if turns else alone

    def pause(self, told: Sequence[Told]) -> float:
        return STEADY.now() + settings().mail_every if told[0].turn is not None else 0.0

    async def send(self, channel: Channel, player: Player, told: Sequence[Told]) -> None:
        office, secret = read_mail_server(settings().smtp), self.server.tables.shelf.secret
        letter = await asyncio.to_thread(mail.letter, channel, player, told, secret)
        await asyncio.get_running_loop().run_in_executor(self.threads, mail.deliver, office, letter)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Push(Way):
    """To browsers, each with words for it alone."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.known: EllipticCurvePrivateKey | None = None

    async def key(self) -> EllipticCurvePrivateKey:
        """Ours, made when it is first needed and the same ever after, at all workers."""
        if self.known is None:
            made = await asyncio.to_thread(lambda: push.written_key(push.new_key()))
            self.known = push.read_key(await Rows(self.server.store).kept("vapid", made))
        return self.known

    async def public(self) -> str:
        """What browsers want to know of it."""
        return encoded(push.point_of(await self.key()))

    async def send(self, channel: Channel, player: Player, told: Sequence[Told]) -> None:
        for one in told:
            await push.send(channel, one, await self.key())


def all_ways(server: Server) -> dict[str, Way]:
    return {"webhook": Webhook(server), "mail": Mail(server), "push": Push(server)}
