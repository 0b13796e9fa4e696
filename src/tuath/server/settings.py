"""Everything that a host can set, declared once: by a flag, in the environment, in a settings file, or as it is usual.

A flag counts before the environment, the environment before the file. What each of them does stands in the catalogues
(``server-setting-…``); docs/settings.md is written from here.
"""

from __future__ import annotations

import difflib
import ipaddress
import json
import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

from tuath.bots import bots, make
from tuath.core.datafile import file_trouble
from tuath.core.game import listed
from tuath.core.message import Refusal, Refused, refuse
from tuath.server.smtp import read_mail_server
from tuath.words.languages import LANGUAGES

DAY = 86_400.0  # seconds
START = "TUATH_"  # how a variable of ours begins
FILE = "TUATH_SETTINGS"  # the variable that names the settings file
ELSEWHERE = ("SETTINGS", "PYTHON", "PICTURES", "LEAK_GAMES")  # ours too, but of start.py and the tests
INSIDE = ("SERVED_", "TEST_")  # how variables begin that only our own processes tell each other
PREFIX = re.compile(r"(/[A-Za-z0-9][A-Za-z0-9._~-]*)+")
OWN_PLACES = (
    "api", "assets", "t", "r", "e", "me", "play", "learn", "puzzle", "rules", "mail", "device", "healthz", "metrics",
    "imprint", "privacy", "terms",
)  # fmt: skip

Value = float | int | str | tuple[str, ...]


class About(NamedTuple):
    """What may be set, besides what the type says."""

    part: str
    flag: str = ""
    least: int = 0
    most: int = 0
    among: tuple[str, ...] = ()
    is_secret: bool = False


def given(usual: Any, part: str, flag: str = "", **more: Any) -> Any:
    return field(default=usual, metadata={"about": About(part, flag, **more)})


@dataclass(frozen=True)
class Settings:
    """Each of them is a variable of that name in capitals, with TUATH_ before it, and a key of the settings file."""

    host: str = given("127.0.0.1", "place", "--host")
    port: int = given(8330, "place", "--port", least=0, most=65535)
    prefix: str = given("", "place", "--prefix")
    proxy: tuple[str, ...] = given((), "place", "--proxy")
    names: tuple[str, ...] = given((), "place")
    database: str = given("", "place", "--database", is_secret=True)
    folder: str = given("", "place", "--folder")
    workers: int = given(1, "place", "--workers", least=1, most=64)
    data: tuple[str, ...] = given((), "games", "--data")
    bots: tuple[str, ...] = given((), "games", "--bot")
    weights: str = given("", "games")
    lang: str = given("", "words", "--lang")
    log: str = given("WARNING", "words", among=("DEBUG", "INFO", "WARNING", "ERROR"))
    rate: float = given(20.0, "limits")
    tables_per_player: float = given(20.0, "limits")
    bots_per_player: float = given(60.0, "limits")
    longest_game: float = given(50_000.0, "limits")
    security_days: float = given(90.0, "limits", least=0)
    expires: float = given(DAY, "tables")
    archived: float = given(30 * DAY, "tables")
    grace: float = given(120.0, "tables")
    answer_limit: float = given(20.0, "tables")
    pause: float = given(1.0, "tables")
    delay: float = given(180.0, "tables")
    vacation: float = given(28.0, "tables")
    notice_grace: float = given(60.0, "notices")
    remind: float = given(DAY / 2, "notices")
    reach: str = given("public", "notices", among=("public", "any", "none"))
    smtp: str = given("", "notices", is_secret=True)
    mail_every: float = given(1800.0, "notices")
    site: str = given("", "notices")
    awake: float = given(900.0, "machine")
    silence: float = given(60.0, "machine")
    keep_finished: float = given(60.0, "machine")
    keep_unused: float = given(900.0, "machine")
    metrics: str = given("", "machine", is_secret=True)
    analysts: float = given(1.0, "machine")
    closely: float = given(10.0, "machine")
    ahead: float = given(1.0, "machine")
    imprint: str = given("", "texts")
    privacy: str = given("", "texts")
    terms: str = given("", "texts")
    seeds: str = given("", "tests", among=("chosen",))

    @staticmethod
    def read(environment: Mapping[str, str]) -> Settings:
        """As the environment has it; refused where something in it is wrong."""
        named = ((one, variable(one.name)) for one in fields(Settings))
        said: dict[str, Any] = {
            one.name: from_text(one, name, text) for one, name in named if (text := environment.get(name))
        }
        return Settings(**said)


def usual_of(one: Field[Any]) -> Value:
    return cast("Value", one.default)


def variable(name: str) -> str:
    return START + name.upper()


def about(one: Field[Any]) -> About:
    found: About = one.metadata["about"]
    return found


# ---- values ----------------------------------------------------------------------------------------------------------


def from_text(one: Field[Any], where: str, text: str) -> Value:
    """What somebody has written on a command line or into a variable; refused with what would be right."""
    if isinstance(one.default, tuple):
        return checked(one, where, listed_in(where, text))
    if isinstance(one.default, int):
        return checked(one, where, int(text) if text.isascii() and text.isdigit() else text)
    if isinstance(one.default, float):
        return number(where, text)
    return checked(one, where, text)


def from_file(one: Field[Any], where: str, found: Any) -> Value:
    """What a settings file says, where numbers are numbers and lists are lists."""
    match found:
        case bool():
            raise Refused(refuse("", "server-setting-kind", name=where, wanted=kind_of(one)))
        case int() | float() if isinstance(one.default, int | float):
            return number(where, str(found)) if isinstance(one.default, float) else checked(one, where, found)
        case str() if isinstance(one.default, str):
            return checked(one, where, found)
        case list() if isinstance(one.default, tuple) and all(isinstance(each, str) for each in found):
            return checked(one, where, tuple(found))
    raise Refused(refuse("", "server-setting-kind", name=where, wanted=kind_of(one)))


def kind_of(one: Field[Any]) -> str:
    """As the catalogues know it."""
    return {float: "number", int: "number", tuple: "list", str: "text"}[type(one.default)]


def listed_in(where: str, text: str) -> tuple[str, ...]:
    """Several things in one variable: separated by commas, or as JSON where one of them has a comma."""
    if text.startswith("["):
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise Refused(refuse("", "server-setting-kind", name=where, wanted="list"))
        return tuple(found)
    return tuple(each.strip() for each in text.split(",") if each.strip())


def number(name: str, value: str) -> float:
    try:
        found = float(value)
    except ValueError:
        found = math.nan
    if not 0 <= found < math.inf:
        raise Refused(refuse("", "server-bad-setting", name=name, text=value))
    return found


def checked(one: Field[Any], where: str, value: Value) -> Value:
    """A value that may be; refused with those that may."""
    told = about(one)
    if told.most and not (isinstance(value, int) and told.least <= value <= told.most):
        raise Refused(refuse("", "core-bad-number", text=str(value), name=where, least=told.least, most=told.most))
    if told.among and value not in told.among:
        known = ", ".join(told.among)
        raise Refused(refuse("", "server-setting-choice", name=where, text=str(value), known=known))
    return CHECKS[one.name](where, value) if one.name in CHECKS else value


def checked_language(where: str, value: Any) -> str:
    """As the environment may have it, too: ``de_DE.UTF-8``."""
    code = str(value)[:2].lower()
    if code not in LANGUAGES:
        raise Refused(refuse("", "core-unknown-language", text=str(value), known=listed(LANGUAGES)))
    return code


def checked_proxies(where: str, value: Any) -> tuple[str, ...]:
    """The proxies that may say for whom they ask: addresses, or networks of them."""
    for name in value:
        try:
            ipaddress.ip_network(name)
        except ValueError:
            raise Refused(refuse("", "server-bad-proxy", text=name)) from None
    return tuple(value)


def checked_prefix(where: str, value: Any) -> str:
    """Below which path the page lies: none, or ``/games``; never one that a path of our own would be mistaken for."""
    text = str(value)
    prefix = text.rstrip("/")
    if prefix and (not PREFIX.fullmatch(prefix) or prefix.split("/")[1] in OWN_PLACES):
        raise Refused(refuse("", "server-bad-prefix", name=where, text=text))
    return prefix


def checked_site(where: str, value: Any) -> str:
    """The address of this server, with a slash at its end, so that paths can be put behind it."""
    text = str(value)
    parts = urlsplit(text)
    if text and not (parts.scheme in ("https", "http") and parts.hostname and text.endswith("/")):
        raise Refused(refuse("", "server-bad-site", name=where, text=text))
    return text


def checked_smtp(where: str, value: Any) -> str:
    if value:
        read_mail_server(str(value))
    return str(value)


CHECKS: Mapping[str, Callable[[str, Any], Value]] = {
    "lang": checked_language,
    "prefix": checked_prefix,
    "proxy": checked_proxies,
    "site": checked_site,
    "smtp": checked_smtp,
}


# ---- all of them together --------------------------------------------------------------------------------------------


class Origin(NamedTuple):
    """A setting as it is in force, and where it is from: ``flag``, ``environment``, ``file`` or ``usual``."""

    name: str
    value: Value
    source: str
    shown: str  # as anybody may read it
    is_secret: bool


class Force(NamedTuple):
    """What is in force, and what is wrong."""

    settings: Settings
    origins: tuple[Origin, ...]
    file: Path | None
    wrong: tuple[Refusal, ...]
    unknown: tuple[Refusal, ...]  # variables that look like ours, and have no effect

    def variables(self) -> dict[str, str]:
        """All that is not as usual, as variables: so every process of the server knows it."""
        return {variable(one.name): as_text(one.value) for one in self.origins if one.source != "usual"}

    def or_refused(self) -> Force:
        """Nobody is served by settings of which one is wrong."""
        if self.wrong:
            raise Refused(self.wrong[0])
        return self


def as_text(value: Value) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, tuple) else str(value)


def in_force(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Force:
    """Every setting by what counts first. ``flags`` are words of a command line by name, None where none was said.

    What is wrong is gathered, so that it can be told at once.
    """
    wrong, origins = list[Refusal](), list[Origin]()
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    written = read_file(named, wrong) if named is not None else {}
    for one in fields(Settings):
        try:
            value, source = found_for(one, flags.get(one.name), environment, written, named)
        except Refused as refused:
            wrong.append(refused.refusal)
            value, source = usual_of(one), "usual"
        origins.append(Origin(one.name, value, source, shown(one, value), about(one).is_secret))
    values: dict[str, Any] = {one.name: one.value for one in origins}
    if values["smtp"] and not values["site"]:
        wrong.append(refuse("", "server-mail-needs-site"))
    return Force(Settings(**values), tuple(origins), named, tuple(wrong), tuple(unknown(environment)))


def found_for(
    one: Field[Any], said: Any, environment: Mapping[str, str], written: Mapping[str, Any], file: Path | None
) -> tuple[Value, str]:
    if said is not None and said != []:
        flag = about(one).flag
        if isinstance(one.default, tuple):
            return checked(one, flag, tuple(map(str, said))), "flag"
        return from_text(one, flag, str(said)), "flag"
    if text := environment.get(variable(one.name)):
        return from_text(one, variable(one.name), text), "environment"
    if one.name in written:
        return from_file(one, f"{one.name} ({file})", written[one.name]), "file"
    return usual_of(one), "usual"


def read_file(file: Path, wrong: list[Refusal]) -> Mapping[str, Any]:
    """What a settings file says; names in it that are none are wrong."""
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error
    except tomllib.TOMLDecodeError as error:
        raise Refused(refuse("", "server-settings-file", file=str(file), reason=str(error))) from error
    names = [one.name for one in fields(Settings)]
    wrong += [
        refuse("", "server-setting-unknown", name=f"{name} ({file})", like=nearest(name.lower(), names))
        for name in written
        if name not in names
    ]
    return written


def unknown(environment: Mapping[str, str]) -> list[Refusal]:
    """Variables that look like ours and are not: somebody meant something that has no effect."""
    known = [one.name.upper() for one in fields(Settings)]
    ours = (name.removeprefix(START) for name in sorted(environment) if name.startswith(START))
    said = [name for name in ours if name not in known and not is_told_elsewhere(name)]
    return [refuse("", "server-setting-unknown", name=START + name, like=nearest(name, known, START)) for name in said]


def is_told_elsewhere(name: str) -> bool:
    return name in ELSEWHERE or name.startswith(INSIDE)


def nearest(name: str, known: Sequence[str], start: str = "") -> str:
    """What was perhaps meant; ``none`` where nothing is like it."""
    return next((start + like for like in difflib.get_close_matches(name, known, 1)), "none")


PASSWORD = re.compile(r"(?<=://)([^:/@]*:).*(?=@)|(password=)[^&]*")


def shown(one: Field[Any], value: Value) -> str:
    """A value as anybody may read it: without a password."""
    if one.name == "metrics":
        return "***" if value else ""
    text = ", ".join(value) if isinstance(value, tuple) else f"{value:.12g}" if isinstance(value, float) else str(value)
    return PASSWORD.sub(lambda found: f"{found[1] or found[2]}***", text) if about(one).is_secret else text


# ---- those of this process -------------------------------------------------------------------------------------------


@cache
def settings() -> Settings:
    """Those of this process."""
    return Settings.read(os.environ)


@cache
def offered_bots() -> tuple[str, ...]:
    """Those that players of this server may invite: the host's own, and all that have a name; refused if one is none.

    Nothing else: whoever invites a bot must not have the server load what they like.
    """
    own = settings().bots
    for name in own:
        make(name)
    return (*own, *(name for name in bots() if name not in own))
