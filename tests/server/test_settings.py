"""Settings: from where each is, what counts first, what is wrong, and that the manual says what is so."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Serving
from tests.terminal.shell import Run, tuath_command
from tuath.core.message import Refused
from tuath.server.manual import COMMAND, DOCS, PAGES, is_current, key_of
from tuath.server.settings import Force, Settings, about, as_text, from_text, in_force, variable
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES


def written(folder: Path, text: str) -> Path:
    file = folder / "tuath.toml"
    file.write_text(text, encoding="utf-8")
    return file


def found(folder: Path, text: str = "", environment: dict[str, str] | None = None, **flags: Any) -> Force:
    return in_force(flags, environment or {}, written(folder, text))


def source(force: Force, name: str) -> str:
    return next(one.source for one in force.origins if one.name == name)


def says(force: Force) -> list[str]:
    return [Catalogue("en").render(one.message) for one in (*force.wrong, *force.unknown)]


def test_flag_before_environment_before_file_before_usual(tmp_path: Path) -> None:
    text = 'rate = 5\nport = 1\nhost = "192.0.2.1"\nproxy = ["192.0.2.0/24"]\n'
    force = found(tmp_path, text, {"TUATH_PORT": "2", "TUATH_HOST": "192.0.2.2", "TUATH_RATE": ""}, host="192.0.2.3")
    now = force.settings
    assert (now.host, now.port, now.rate, now.grace) == ("192.0.2.3", 2, 5.0, 120.0)
    assert now.proxy == ("192.0.2.0/24",)
    assert [source(force, name) for name in ("host", "port", "rate", "grace")] == [
        "flag", "environment", "file", "usual"]  # fmt: skip
    assert Settings.read(force.variables()) == now, "another process reads the same"


def test_every_setting_is_read_from_everywhere_alike(tmp_path: Path) -> None:
    """Written into the file, said in the environment, and passed on to another process."""
    other = {
        "prefix": "/games", "proxy": ("::1", "192.0.2.0/24"), "lang": "de", "log": "INFO", "seeds": "chosen",
        "reach": "any", "site": "https://tuath.example/", "smtp": "smtps://a:b@mail.example?from=a@club.example",
    }  # fmt: skip
    for one in fields(Settings):
        usual = one.default
        value = other.get(one.name) or (
            ("a, b", "c") if isinstance(usual, tuple) else usual + 1 if isinstance(usual, int | float) else "something"
        )
        text = as_text(value)  # type: ignore[arg-type]
        assert from_text(one, "", text) == value
        in_file = text if isinstance(value, tuple | int | float) else json.dumps(text)
        beside: dict[str, Any] = {"site": other["site"]} if one.name == "smtp" else {}  # mail names the site
        by_file = found(tmp_path, f"{one.name} = {in_file}", **beside)
        by_variable = found(tmp_path, environment={variable(one.name): text})
        assert not by_file.wrong
        assert getattr(by_file.settings, one.name) == getattr(by_variable.settings, one.name) == value
        assert Settings.read(by_file.variables()) == by_file.settings


@pytest.mark.parametrize(
    ("text", "environment", "said"),
    [
        ("", {"TUATH_RATE": "soon"}, "TUATH_RATE is “soon”; a number that is not negative is needed."),
        (
            "",
            {"TUATH_PORT": "65536"},
            "“65536” is not right for TUATH_PORT: a whole number from 0 to 65,535 is needed.",
        ),
        ("workers = 0", {}, "“0” is not right for workers (FILE): a whole number from 1 to 64 is needed."),
        ('rate = "5"', {}, "rate (FILE) is of the wrong kind: a number is needed, without quotation marks."),
        ("rate = true", {}, "rate (FILE) is of the wrong kind: a number is needed, without quotation marks."),
        ("host = 5", {}, "host (FILE) is of the wrong kind: a text is needed, in quotation marks."),
        ('bots = "a:B"', {}, "bots (FILE) is of the wrong kind: a list of texts is needed."),
        ("", {"TUATH_BOTS": "[1]"}, "TUATH_BOTS is of the wrong kind: a list of texts is needed."),
        ("", {"TUATH_LOG": "loud"}, "TUATH_LOG is “loud”; it can be DEBUG, INFO, WARNING, ERROR."),
        ("", {"TUATH_LANG": "fr"}, "unknown language"),
        ("", {"TUATH_PROXY": "proxy.example"}, "“proxy.example” is no address of a proxy"),
        ("rat = 5", {}, "rat (FILE) is no setting of Tuath; rate is one."),
        ("[mail]\nhost = 1", {}, "mail (FILE) is no setting of Tuath"),
        ("", {"TUATH_RTAE": "5"}, "TUATH_RTAE is no setting of Tuath; TUATH_RATE is one."),
        ("", {"TUATH_XYZZY": "5"}, "TUATH_XYZZY is no setting of Tuath."),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(
    tmp_path: Path, text: str, environment: dict[str, str], said: str
) -> None:
    heard = says(found(tmp_path, text, environment))
    assert len(heard) == 1
    if said != "unknown language":
        assert heard[0].replace(str(tmp_path / "tuath.toml"), "FILE").startswith(said.rstrip("."))
    else:
        assert "en, de" in heard[0]


@pytest.mark.parametrize("prefix", ["games", "/", "//x", "/a b", "/api", "/t/x", "/../x", "/rules"])
def test_a_path_that_cannot_be_the_beginning_of_all_others(tmp_path: Path, prefix: str) -> None:
    heard = says(found(tmp_path, prefix=prefix))
    assert heard == ([] if prefix == "/" else [Catalogue("en").render(found(tmp_path, prefix=prefix).wrong[0].message)])
    assert found(tmp_path, prefix="/games/inis-club/").settings.prefix == "/games/inis-club"


def test_a_file_that_is_none_or_no_toml(tmp_path: Path) -> None:
    for file, key in (
        (tmp_path / "gone", "core-file-unreadable"),
        (written(tmp_path, "rate ="), "server-settings-file"),
    ):
        with pytest.raises(Refused) as refused:
            in_force({}, {"TUATH_SETTINGS": str(file)})
        assert refused.value.refusal.message.key == key


@pytest.mark.parametrize(
    "address",
    ["postgresql://me:s3:cr@et@h/d", "postgresql://me:s3cret@h/d", "postgresql://h/d?user=me&password=s3cret"],
)
def test_a_password_is_shown_nowhere(tmp_path: Path, address: str) -> None:
    for force in (found(tmp_path, database=address), found(tmp_path, f"database = {json.dumps(address)}")):
        shown = next(one.shown for one in force.origins if one.name == "database")
        assert "cr" not in shown
        assert "***" in shown


# ---- tuath serve --check ---------------------------------------------------------------------------------------------


def check(*words: str, **environment: str) -> Run:
    return tuath_command("serve", "--check", *words, stdin="", reads="utf-8", anew=False, **environment)


def test_check_says_what_is_in_force_and_from_where(tmp_path: Path) -> None:
    file = written(tmp_path, f'folder = "{tmp_path}/rows"\ngrace = 60')
    run = check("--settings", str(file), "--port", "9000", TUATH_DATABASE="postgresql://me:s3cret@h/d")
    assert run.returncode == 0, run.stdout + run.stderr
    lines = {line.split("  ")[0].strip(): line for line in run.stdout.splitlines()}
    assert lines["port"].endswith("9000  (said here)")
    assert lines["grace"].endswith("60  (from the settings file)")
    assert lines["database"].endswith("postgresql://me:***@h/d  (from the environment)")
    assert lines["rate"].endswith("20  (as usual)")
    assert "s3cret" not in run.stdout + run.stderr
    assert not (tmp_path / "rows").exists(), "nothing is touched"
    told = json.loads(check("--settings", str(file), "--json", TUATH_DATABASE="postgresql://me:s3cret@h/d").stdout)
    assert told["settings"]["grace"] == {"value": 60.0, "from": "file"}
    assert told["settings"]["database"]["value"] == "postgresql://me:***@h/d"
    assert (told["wrong"], told["file"]) == ([], str(file))


def test_check_says_all_that_is_wrong(tmp_path: Path) -> None:
    run = check("--workers", "x", "--prefix", "/api", "--lang", "de", TUATH_RTAE="5")
    assert run.returncode == 1
    assert "„x“ passt nicht zu --workers" in run.stdout
    assert "TUATH_RTAE ist keine Einstellung von Tuath; TUATH_RATE ist eine." in run.stdout
    assert "3 Sachen sind falsch" in run.stdout
    run = check("--workers", "2", "--bot", "no.such:Bot", "--folder", str(tmp_path), "--data", str(tmp_path / "gone"))
    assert run.returncode == 1
    assert "--workers 2 needs PostgreSQL" in run.stdout
    assert "no.such" in run.stdout
    assert "gone" in run.stdout
    assert "3 things are wrong" in run.stdout
    assert tuath_command("serve", "--json").returncode == 2


@pytest.mark.more
def test_a_server_goes_by_its_file_and_tells_what_has_no_effect(tmp_path: Path) -> None:
    file = written(tmp_path, "vacation = 12")
    running = Serving(tmp_path).start("--settings", str(file))
    assert running.client("Maren").get("/api/me/vacations")["allowed"] == 12
    running.end()


# ---- the manual ------------------------------------------------------------------------------------------------------


def test_every_setting_is_told_in_every_language() -> None:
    for language in LANGUAGES:
        words = Catalogue(language)
        for one in fields(Settings):
            assert words.has(key_of(one.name)), (one.name, language)
            assert words.has(f"server-part-{about(one).part}"), (one.name, language)


@pytest.mark.parametrize("name", PAGES)
def test_the_manual_says_what_is_so(name: str) -> None:
    assert is_current(DOCS / name, PAGES[name]()), f"{COMMAND} writes {name} anew"
