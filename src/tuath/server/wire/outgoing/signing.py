"""How somebody comes back to who they were, and onto other devices."""

from __future__ import annotations

from tuath.server.wire.outgoing.base import Sent
from tuath.server.wire.outgoing.people import Player


class Passkey(Sent):
    """A passkey of a player, as far as anybody may know it."""

    id: str
    name: str
    site: str
    """The name of the host at which it was made; it is good nowhere else."""
    created: str
    used: str | None
    """When somebody last signed in with it."""


class WaysBack(Sent):
    """How a player can come back, and onto other devices."""

    passphrase: bool
    """Is there a pass-phrase?"""
    login: str | None
    """The name by which one signs in with it, which may have a number; null where none was given out yet."""
    passkeys: list[Passkey]
    """In the order in which they were made."""
    link: str | None
    """Until when the link for another device is good; null where there is none."""


class SignIn(Sent):
    """A device on which a player is signed in."""

    id: str
    browser: str | None
    """Or the program, as it calls itself; null where it is not known."""
    system: str | None
    """What it runs on, such as Linux; null where it is not known."""
    created: str
    used: str
    """When it was last used, to the hour."""
    here: bool
    """Is it the one that asks?"""
    earlier: bool
    """Does it stand for all devices that were signed in before each had its own?"""


class SignIns(Sent):
    """The devices on which a player is signed in: the one that asks, then the others, what was used last first."""

    sign_ins: list[SignIn]
    """Each device by itself."""


class Proven(Sent):
    """Somebody has shown who they are."""

    seconds: int
    """So long it counts."""


class NewSignInLink(Sent):
    """A link for another device: the page at `/device#KEY`."""

    key: str
    """The secret of the link, shown this once."""
    until: str
    seconds: int
    """The same for clocks that go wrong: so long it is good from now on."""


class SignInLink(Sent):
    """Whom a link signs in."""

    player: Player
    until: str


class PasskeyChallenge(Sent):
    """What a passkey is to sign."""

    challenge: str
    """40 bytes in base64url, good for five minutes and once."""
    site: str
    """The name of the host: what WebAuthn calls the id of the relying party."""


class PasskeyOffer(PasskeyChallenge):
    """What a browser needs to make a passkey."""

    user: str
    """Who it is for, in base64url."""
    known: list[str]
    """Ids of the passkeys that there are, in base64url: none is made where one of them lies."""
