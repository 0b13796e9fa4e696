"""What everything that is sent is made of: words as data, and why something is not so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict


@with_config(ConfigDict(extra="forbid"))
class Sent(TypedDict):
    """What a client is sent: these fields and no others."""


Param = int | str
"""A number, or a thing written `domain:id`."""
Params = dict[str, Param]
Seats = list[int]
View = Mapping[str, Any]
"""What a seat may see: written by the game, drawn by the game's own component."""


class Message(Sent):
    """Words as data: a key of the catalogues and what it speaks of."""

    key: str
    params: Params


class Refusal(Message):
    """Why not: the message, and the paragraph that forbids."""

    rule: str


class Problem(Sent):
    error: Refusal
    said: NotRequired[str]
    """The same in the language of `Accept-Language`, for programs that have no catalogues."""
    because: NotRequired[Refusal | None]
    """What the rules say to an answer inside a record."""
