"""A name and a pass-phrase open exactly one account, and what they do not open tells nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from argon2.low_level import hash_secret
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.both import server
from tests.server.conftest import Running, finish
from tuath.core.message import Refused
from tuath.server.db.store import Store
from tuath.server.sign_in.identity import Identity
from tuath.server.sign_in.phrases import check_phrase, common_phrases

__all__ = ["server"]  # a fixture
PHRASE = "four green salmons"


def test_two_people_of_one_name_and_one_phrase_are_two(server: Running) -> None:
    people = [server.client("Aoife") for _ in range(3)]
    for person in people:
        person.post("/api/me/passphrase", passphrase=PHRASE)
    logins = [person.get("/api/me/ways")["login"] for person in people]
    assert logins == ["Aoife", "Aoife 2", "Aoife 3"]
    for person, login in zip(people, logins, strict=True):
        back = server.client().post("/api/me/recover", name=login, passphrase=PHRASE)
        assert back["player"]["id"] == person.player["id"]
    for login in logins:
        said = server.client().post("/api/me/recover", 422, name=login, passphrase="four green trouts")
        assert said["error"]["key"] == "server-wrong-passphrase"


def test_a_name_that_looks_like_another_ones_number_is_no_way_in(server: Running) -> None:
    """Of another shape: somebody is called as another signs in; whoever comes first has the name, in any case."""
    one, two = server.client("Bran 2"), server.client("Bran")
    for person in (one, two, three := server.client("bran")):
        person.post("/api/me/passphrase", passphrase=PHRASE)
    logins = [person.get("/api/me/ways")["login"] for person in (one, two, three)]
    assert logins == ["Bran 2", "Bran", "bran 3"]
    assert len({login.casefold() for login in logins}) == 3


def test_a_phrase_is_the_same_however_its_letters_are_put_together(server: Running) -> None:
    person = server.client("Cú Chulainn")
    person.post("/api/me/passphrase", passphrase=normalize("NFD", "vier grüne Läuse"))
    for form in ("NFC", "NFD", "NFKC"):
        back = server.client().post(
            "/api/me/recover", name=normalize(form, "CÚ chulainn"), passphrase=normalize(form, "vier grüne Läuse")
        )
        assert back["player"]["id"] == person.player["id"]


@pytest.mark.parametrize(
    ("phrase", "key"),
    [
        ("password1", "server-passphrase-common"),
        ("PassWord1", "server-passphrase-common"),
        ("ｐａｓｓｗｏｒｄ１", "server-passphrase-common"),
        ("pass word 1", "server-passphrase-common"),
        ("aaaaaaaaaaaaaaaa", "server-passphrase-common"),
        ("maren of mide", "server-passphrase-is-name"),
        ("MarenOfMide2026!", "server-passphrase-is-name"),
        ("seven77", "server-bad-passphrase"),
    ],
)
def test_what_everybody_tries_first_is_refused(server: Running, phrase: str, key: str) -> None:
    maren = server.client("Maren of Mide")
    assert maren.post("/api/me/passphrase", 422, passphrase=phrase)["error"]["key"] == key


def test_there_are_ten_thousand_of_them() -> None:
    assert len(common_phrases()) == 10_000
    for phrase in [phrase for phrase in common_phrases() if len(phrase) >= 8][:200]:
        with pytest.raises(Refused):
            check_phrase(phrase, "Maren")
    assert check_phrase("four green salmons", "Maren") == "four green salmons"


@pytest.mark.more
def test_guesses_are_counted_by_account_from_wherever_they_come(tmp_path: Path) -> None:
    """Also for one that is not there: that it is counted tells nothing."""
    running = Running(tmp_path)
    running.settings["TUATH_PROXY"] = "127.0.0.1"
    running.start()
    running.client("Maren").post("/api/me/passphrase", passphrase=PHRASE)
    for name in ("Maren", "Nobody at all"):
        said = []
        for number in range(25):
            guess = {"name": name.upper(), "passphrase": f"a guess, number {number}"}
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            said.append(running.client().http.post("/api/me/recover", json=guess, headers=headers).status_code)
        assert said == [422] * 20 + [429] * 5, name
    running.end()


async def work_of(identity: Identity, asked: list[tuple[Any, ...]], name: str, phrase: str) -> list[tuple[Any, ...]]:
    """What is done to turn a guess down: every hash at its cost, and every look into the rows."""
    asked.clear()
    with pytest.raises(Refused) as refused:
        await identity.recover(name, phrase)
    assert refused.value.refusal.message.key == "server-wrong-passphrase"
    return list(asked)


def test_a_guess_is_as_much_work_where_nobody_has_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So neither the time nor the load tells who is here: the same hashes at the same cost, and the same rows asked."""
    asked: list[tuple[Any, ...]] = []

    def counted(given: bytes, salt: bytes, *cost: Any) -> bytes:
        asked.append(("hash", len(given), len(salt), *cost))
        return hash_secret(given, salt, *cost)

    def noted(what: str) -> None:
        real = getattr(Store, what)

        async def note(store: Store, *arguments: Any) -> Any:
            asked.append((what,))
            return await real(store, *arguments)

        monkeypatch.setattr(Store, what, note)

    async def look() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'rows.sqlite3'}")
        await store.open()
        identity = Identity(store, "secret")
        for name, has_login in (("Maren", True), ("Dáire", False)):
            player, row = identity.newcomer(name)
            await write(store, row)
            await write(store, await identity.new_passphrase(player, PHRASE))
            if has_login:
                await identity.take_login(player.id, name)
        monkeypatch.setattr("tuath.server.sign_in.identity.hash_secret", counted)
        noted("player_of_login")
        noted("players_without_login")
        for guess in ("four green trouts", "ｆour green trouts", "cafe\u0301 au lait"):
            works = [await work_of(identity, asked, name, guess) for name in ("Maren", "MAREN", "Dáire", "Nobody")]
            assert works[0], "else nothing was compared"
            assert works == [works[0]] * len(works), guess
        await store.close()

    finish(look())


async def write(store: Store, change: Executable) -> None:
    async def carry_out(connection: AsyncConnection) -> None:
        await connection.execute(change)

    await store.carry_out(carry_out)


# ---- accounts from before --------------------------------------------------------------------------------------------


@pytest.mark.more
def test_those_who_had_one_name_and_one_phrase_are_asked_for_another_way(tmp_path: Path) -> None:
    """As the rows were: one salt for a name, and no name to sign in by."""
    running = Running(tmp_path).start()
    people = [running.client("Dáire") for _ in range(3)]
    for person, phrase in zip(people, [PHRASE, PHRASE, "another phrase of mine"], strict=True):
        person.post("/api/me/passphrase", passphrase=phrase)
    running.end()
    hashes = [hashed_as_before("Dáire", phrase) for phrase in (PHRASE, PHRASE, "another phrase of mine")]
    with sqlite3.connect(tmp_path / "tuath.sqlite3") as rows:
        for person, hashed in zip(people, hashes, strict=True):
            values = (hashed, person.player["id"])
            rows.execute("UPDATE players SET passphrase = ?, login = NULL, login_key = NULL WHERE id = ?", values)
    rows.close()
    running.start()
    said = running.client().post("/api/me/recover", 422, name="Dáire", passphrase=PHRASE)
    assert said["error"]["key"] == "server-sign-in-doubled"
    back = running.client()
    assert back.post("/api/me/recover", name="Dáire", passphrase="another phrase of mine")["player"] == people[2].player
    assert back.get("/api/me/ways")["login"] == "Dáire 2", "the name stands for those who have none yet"
    newcomer = running.client("Dáire")
    newcomer.post("/api/me/passphrase", passphrase=PHRASE)
    assert newcomer.get("/api/me/ways")["login"] == "Dáire 3"
    running.end()


def hashed_as_before(name: str, phrase: str) -> str:
    import asyncio  # noqa: PLC0415
    import hmac  # noqa: PLC0415

    from tuath.server.sign_in.identity import COST  # noqa: PLC0415

    identity = Identity(Store("sqlite+aiosqlite://"), "secret")
    salt = hmac.digest(b"secret", b"pass-phrase of " + name.encode(), "sha256")[: COST.salt_len]
    return asyncio.run(identity._hash(phrase, COST, salt))
