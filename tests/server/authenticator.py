"""A passkey in software, with the browser around it: ES256, discoverable, without attestation (WebAuthn)."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tuath.server.wire.base64url import decoded, encoded

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


@dataclass
class Passkey:
    """One passkey; what a test would have it do wrong is set beforehand."""

    origin: str = "https://tuath.example"
    site: str = "tuath.example"
    flags: int = PRESENT | VERIFIED
    count: int | None = 0  # None: it does not count, like those that are carried from device to device
    user: str = ""
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, offer: Any) -> dict[str, Any]:
        """What a page sends once it was made."""
        self.user = offer["user"]
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + credential}
        return {
            "credential": encoded(self.id),
            "client": encoded(self._client("webauthn.create", offer["challenge"])),
            "attestation": encoded(cbor2.dumps(told)),
        }

    def sign(self, challenge: str) -> dict[str, Any]:
        """What a page sends to sign in."""
        if self.count is not None:
            self.count += 1
        data, client = self._data(), self._client("webauthn.get", challenge)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "credential": encoded(self.id),
            "user": self.user,
            "client": encoded(client),
            "authenticator": encoded(data),
            "signature": encoded(signature),
        }

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([self.flags | more]) + (self.count or 0).to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        assert decoded(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()
