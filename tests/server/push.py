"""A browser that takes push messages, without the browser."""

from __future__ import annotations

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tuath.server.notices.push import new_key, point_of, public_key
from tuath.server.wire.base64url import encoded

AUTH = bytes(range(16))


class OfTest:
    """A browser of a test: it has a key, and reads what was written to it as RFC 8291 has it."""

    def __init__(self) -> None:
        self.key = new_key()

    def wish(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        point = encoded(point_of(self.key))
        return {"endpoint": endpoint, "p256dh": point, "auth": encoded(AUTH), "language": language}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), public_key(theirs))
        info = b"WebPush: info\0" + point_of(self.key) + theirs
        secret = HKDF(SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])
