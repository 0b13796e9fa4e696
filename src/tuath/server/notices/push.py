"""Web push, by the Push API: encrypted for one browser alone (RFC 8291), signed with keys of ours (RFC 8292).

The keys are made at the first start and stay in the rows: with others, every browser would have to agree anew.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import orjson

from tuath.core.message import Refused, refuse
from tuath.server.notices.message import Channel, Told
from tuath.server.notices.safe_http import CallFailed, post, read_address
from tuath.server.settings import settings
from tuath.server.timing.clock import STEADY
from tuath.server.wire.base64url import decoded, encoded

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

GONE = 404, 410  # the browser wants it no more
VALID = 12 * 3600  # seconds that a signature is good for
KEPT = 24 * 3600  # seconds that a push service keeps what it cannot bring
RECORD = 4096  # bytes of a record; there is one
POINT, AUTH, SALT = 65, 16, 16  # bytes


class Browser(NamedTuple):
    """Where a browser is reached, and what it gave to write to it."""

    endpoint: str
    point: bytes  # its public key
    auth: bytes


def read_browser(endpoint: str, p256dh: str, auth: str) -> Browser:
    """What the page was given by its browser; refused where nobody could be written to by it."""
    read_address(endpoint)
    try:
        browser = Browser(endpoint, decoded(p256dh), decoded(auth))
        public_key(browser.point)
    except ValueError:
        raise Refused(refuse("", "server-bad-push")) from None
    if len(browser.point) != POINT or len(browser.auth) != AUTH:
        raise Refused(refuse("", "server-bad-push"))
    return browser


# ---- keys ------------------------------------------------------------------------------------------------------------
# The library takes long to load, and a server without browsers to write to never needs it.


def new_key() -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    return ec.generate_private_key(ec.SECP256R1())


def public_key(point: bytes) -> EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def written_key(key: EllipticCurvePrivateKey) -> str:
    """As the rows keep it."""
    return encoded(key.private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public half, which browsers are told."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - see above

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# ---- what is sent ----------------------------------------------------------------------------------------------------


def encrypted(browser: Browser, text: bytes, key: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """RFC 8291: one record of ``aes128gcm`` that only this browser can read; the key is used this once."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - see above

    point = point_of(key)
    shared = key.exchange(ec.ECDH(), public_key(browser.point))
    info = b"WebPush: info\x00" + browser.point + point
    secret = derived(shared, browser.auth, info, 32)
    content = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - see above
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415 - see above

    return HKDF(SHA256(), length, salt, info).derive(secret)


def signed(key: EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """RFC 8292: for whom this server sends, said to one push service and good for half a day."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415 - see above
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - see above

    said = {"aud": read_address(endpoint).origin, "exp": now + VALID, "sub": contact}
    head = f"{encoded(orjson.dumps({'typ': 'JWT', 'alg': 'ES256'}))}.{encoded(orjson.dumps(said))}"
    numbers = utils.decode_dss_signature(key.sign(head.encode(), ec.ECDSA(SHA256())))
    return f"{head}.{encoded(b''.join(number.to_bytes(32, 'big') for number in numbers))}"


def contact(channel: Channel) -> str:
    """Whom a push service can ask what this is about."""
    site = settings().site or channel.site
    return site if site.startswith("https://") else f"mailto:tuath@{urlsplit(site).hostname or 'localhost'}"


def body_of(told: Told) -> bytes:
    """What the page's worker shows; the same table shows one message, the newest."""
    tag = "tuath" if told.turn is None else told.turn.table
    return orjson.dumps({"title": told.title, "text": told.text, "address": told.address, "tag": tag})


async def send(channel: Channel, told: Told, key: EllipticCurvePrivateKey) -> None:
    browser = read_browser(channel.address, *orjson.loads(channel.secret))
    token = signed(key, browser.endpoint, contact(channel), int(STEADY.now()))
    headers = {
        "Authorization": f"vapid t={token}, k={encoded(point_of(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    body = encrypted(browser, body_of(told), new_key(), os.urandom(SALT))
    answer = await post(read_address(browser.endpoint), headers, body)
    if not 200 <= answer.status < 300:
        failed = CallFailed("server-call-status", status=answer.status)
        failed.retry_after, failed.is_final = answer.retry_after, answer.status in GONE
        raise failed
