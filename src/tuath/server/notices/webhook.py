"""Webhooks: JSON to an address of the player's own, signed so that whoever hears it knows from whom it is."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import orjson

from tuath.server.notices.message import Channel, Told
from tuath.server.notices.safe_http import CallFailed, post, read_address
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import STEADY
from tuath.server.wire import outgoing
from tuath.server.wire.words import stamp

SIGNATURE = "Tuath-Signature"
GONE = 410


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def signature(secret: str, at: int, body: bytes) -> str:
    """``t=SECONDS,v1=HEX``: SHA-256 with the secret, over the seconds, a point and the body."""
    digest = hmac.new(secret.encode(), b"%d.%b" % (at, body), hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


def body_of(told: Told, player: Player) -> bytes:
    turn = told.turn
    said: outgoing.Hooked = {
        "id": told.id,
        "kind": told.kind,
        "player": {"id": player.id, "name": player.name},
        "title": told.title,
        "text": told.text,
        "address": told.address,
        "table": None if turn is None else turn.table,
        "game": None if turn is None else turn.game,
        "others": [] if turn is None else list(turn.others),
        "since": None if turn is None else stamp(turn.since.timestamp()),
        "until": None if turn is None or turn.until is None else stamp(turn.until.timestamp()),
    }
    return orjson.dumps(said)


async def send(channel: Channel, player: Player, told: Told) -> None:
    """Heard is what is answered with 2xx; 410 says that nobody wants it any more."""
    body, at = body_of(told, player), int(STEADY.now())
    headers = {"Content-Type": "application/json", SIGNATURE: signature(channel.secret, at, body)}
    answer = await post(read_address(channel.address), headers, body)
    if not 200 <= answer.status < 300:
        failed = CallFailed("server-call-status", status=answer.status)
        failed.retry_after, failed.is_final = answer.retry_after, answer.status == GONE
        raise failed
