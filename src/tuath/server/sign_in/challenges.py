"""Challenges for passkeys to sign: sealed by us for one purpose, good for five minutes.

Nothing is stored for who only asks: the seal says that a challenge is ours. That it is used once is a row's business,
and only what was signed well is worth a row.
"""

from __future__ import annotations

import hmac
import secrets

from tuath.core.message import Refused, refuse
from tuath.server.timing.clock import STEADY

LASTS = 300  # seconds
NONCE, END, SEAL = 16, 8, 16  # bytes


class Challenges:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def new(self, purpose: str) -> bytes:
        begun = secrets.token_bytes(NONCE) + int(STEADY.now() + LASTS).to_bytes(END, "big")
        return begun + self._seal(begun, purpose)

    def until(self, challenge: bytes, purpose: str) -> float:
        """When it is over; refused where it is, or where we have not made it for this."""
        begun, seal = challenge[: NONCE + END], challenge[NONCE + END :]
        until = int.from_bytes(begun[NONCE:], "big")
        if not hmac.compare_digest(seal, self._seal(begun, purpose)) or until <= STEADY.now():
            raise Refused(refuse("", "server-challenge-over"))
        return float(until)

    def _seal(self, begun: bytes, purpose: str) -> bytes:
        return hmac.digest(self.secret, b"challenge " + begun + purpose.encode(), "sha256")[:SEAL]
