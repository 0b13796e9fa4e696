"""WebAuthn ceremonies, by the library of Duo Labs: what a browser brings from a passkey, and whether it holds.

A passkey is made for the name of a host, and its signature says on which page it was given. Both are compared with how
the page was reached: a browser lets no page speak for another, and without TLS only a page of its own machine.
"""

from __future__ import annotations

import ipaddress
import json
import logging
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from tuath.core.message import Refused, refuse
from tuath.server.wire.base64url import decoded, encoded

log = logging.getLogger("tuath.server")
T = TypeVar("T")


class Site(NamedTuple):
    """Where passkeys are made and used."""

    name: str  # of the host: what WebAuthn calls the relying party
    origins: tuple[str, ...]


class Made(NamedTuple):
    """A new passkey, as a browser tells of it: all in base64url."""

    credential: str
    client: str
    attestation: str


class Signed(NamedTuple):
    """A challenge that a passkey has signed: all in base64url."""

    credential: str
    client: str
    authenticator: str
    signature: str


class Known(NamedTuple):
    """What is kept of a passkey."""

    key: str
    uses: int


def read_site(host: str) -> Site:
    """As the browser knows it, by the host of its request; refused where it has no name: no passkey is made there."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    if not name or is_number(name):
        raise Refused(refuse("", "server-passkey-nameless"))
    own = name == "localhost" or name.endswith(".localhost")
    return Site(name, (f"https://{host}", *([f"http://{host}"] if own else [])))


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def challenge_of(client: str) -> bytes:
    """What was signed, as the browser says: the signature is over this very text."""
    return whole(lambda: decoded(json.loads(decoded(client))["challenge"]))


# The library takes long to load, and most who play never need it: both of these are called beside the loop.


def check_made(made: Made, challenge: bytes, site: Site) -> Known:
    """A passkey that was made for us just now. Who has built it is not asked."""
    from webauthn import verify_registration_response  # noqa: PLC0415 - see above
    from webauthn.helpers import structs  # noqa: PLC0415

    def check() -> Known:
        response = structs.AuthenticatorAttestationResponse(decoded(made.client), decoded(made.attestation))
        found = verify_registration_response(
            credential=structs.RegistrationCredential(made.credential, decoded(made.credential), response),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=[*site.origins],
        )
        if encoded(found.credential_id) != made.credential:
            raise ValueError
        return Known(encoded(found.credential_public_key), found.sign_count)

    return whole(check)


def check_signed(signed: Signed, challenge: bytes, site: Site, key: str) -> int:
    """How often the passkey has signed by now; whether that can be is for who knows how often it had."""
    from webauthn import verify_authentication_response  # noqa: PLC0415 - see above
    from webauthn.helpers import structs  # noqa: PLC0415

    def check() -> int:
        parts = (decoded(part) for part in (signed.client, signed.authenticator, signed.signature))
        response = structs.AuthenticatorAssertionResponse(*parts)
        found = verify_authentication_response(
            credential=structs.AuthenticationCredential(signed.credential, decoded(signed.credential), response),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=[*site.origins],
            credential_public_key=decoded(key),
            credential_current_sign_count=0,
        )
        return found.new_sign_count

    return whole(check)


def whole(check: Callable[[], T]) -> T:
    """Whatever a reader of certificates, keys and signatures trips over, what was sent is no passkey's."""
    try:
        return check()
    except Exception as error:
        log.info("no passkey's", extra={"why": repr(error)})
        raise Refused(refuse("", "server-passkey-wrong")) from None
