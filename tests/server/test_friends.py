"""Friends, and inviting them to tables."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import usually
from tests.server.conftest import Client, Running
from tests.server.helpers import invite, invited, table_of

ON_BOTH = pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)


def befriend(client: Client, other: Client, friend: bool = True, status: int = 200) -> Any:
    found = client.post(f"/api/players/{other.player['id']}/friend", status, friend=friend)
    return found if status == 200 else found["error"]["key"]


def names(people: list[Any]) -> list[str]:
    return [one["player"]["name"] for one in people]


def bonds(client: Client) -> tuple[list[str], list[str], list[str]]:
    found = client.get("/api/me/friends")
    return names(found["friends"]), names(found["ask_me"]), names(found["asked"])


def are_friends(*people: Client) -> None:
    for one in people:
        for other in people:
            if one is not other:
                befriend(one, other)


@ON_BOTH
def test_one_asks_and_the_other_accepts(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    befriend(maren, bram)
    befriend(maren, bram)
    assert bonds(maren) == ([], [], ["Bram"])
    assert bonds(bram) == ([], ["Maren"], [])
    befriend(bram, maren)
    assert bonds(maren) == (["Bram"], [], [])
    assert bonds(bram) == (["Maren"], [], [])
    befriend(maren, bram, friend=False)
    assert bonds(bram) == ([], [], [])


@ON_BOTH
def test_who_declines_is_not_asked_again_and_does_not_say_so(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    befriend(maren, bram)
    befriend(bram, maren, friend=False)
    befriend(maren, bram)
    befriend(maren, bram, friend=False)
    befriend(maren, bram)
    assert bonds(maren) == ([], [], ["Bram"]), "nobody is told"
    assert bonds(bram) == ([], [], [])
    befriend(bram, maren)
    assert bonds(maren) == (["Bram"], [], []), "it was asked for, and is wanted now"


@ON_BOTH
def test_a_question_is_taken_back(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    befriend(maren, bram)
    befriend(maren, bram, friend=False)
    assert bonds(bram) == ([], [], [])
    befriend(bram, maren)
    assert bonds(bram) == ([], [], ["Maren"]), "it is a question of its own"


def test_blocks_go_before_friendship(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    are_friends(maren, bram)
    id = str(maren.new_table("me", "open", public=False)["id"])
    invite(maren, id, bram)
    bram.post(f"/api/players/{maren.player['id']}/block", kind="block")
    assert bonds(maren) == bonds(bram) == ([], [], [])
    assert invited(bram) == []
    assert befriend(maren, bram, status=422) == "server-friend-not-taken"
    assert befriend(bram, maren, status=422) == "server-friend-blocked"


def test_who_cannot_be_asked(server: Running) -> None:
    maren = server.client("Maren")
    assert befriend(maren, maren, status=422) == "server-friend-yourself"
    maren.post("/api/players/p_0123/friend", 404, friend=True)
    maren.post("/api/players/p_0123/friend", 400, friend="perhaps")
    server.client().post(f"/api/players/{maren.player['id']}/friend", 403, friend=True)


@pytest.mark.more
def test_nobody_asks_half_the_world(server: Running) -> None:
    maren = server.client("Maren")
    for number in range(50):
        befriend(maren, server.client(f"P{number}"))
    assert befriend(maren, server.client("Bram"), status=422) == "server-many-asked"


def test_a_friend_is_invited_to_a_private_table(server: Running) -> None:
    maren, tove, bram = server.client("Maren"), server.client("Tove"), server.client("Bram")
    are_friends(maren, tove)
    id = str(tove.new_table("me", "open", "open", public=False)["id"])
    assert invite(tove, id, bram, status=422) == "server-invite-strangers"
    assert invite(bram, id, maren, status=403) == "server-private"
    assert invite(tove, id, maren) == ["Maren"]
    assert invited(maren) == [("Tove", id)]
    assert invited(bram) == []
    found = maren.get("/api/me/invitations")["invitations"][0]
    assert found["table"]["friends"] == ["Tove"]
    maren.post(f"/api/tables/{id}/join", invitation=found["invitation"])
    assert invited(maren) == []
    assert invite(maren, id, tove, status=200) == ["Maren"], "who sits there is not invited"


def test_an_invitation_is_declined_once_and_for_all(server: Running) -> None:
    maren, tove = server.client("Maren"), server.client("Tove")
    are_friends(maren, tove)
    id = str(tove.new_table("me", "open")["id"])
    invite(tove, id, maren)
    assert maren.http.delete(f"/api/me/invitations/{id}").json() == {"invitations": []}
    assert invite(tove, id, maren) == ["Maren"], "nobody is told"
    assert invited(maren) == []
    assert maren.http.delete("/api/me/invitations/nowhere").status_code == 404


def test_an_invitation_ends_with_the_last_free_chair(server: Running) -> None:
    maren, tove, bram = server.client("Maren"), server.client("Tove"), server.client("Bram")
    are_friends(maren, tove)
    id = str(tove.new_table("me", "open")["id"])
    invite(tove, id, maren)
    bram.post(f"/api/tables/{id}/join")
    assert invited(maren) == []
    assert invite(tove, id, maren, status=422) == "server-invite-full"
    found = tove.get(f"/api/tables/{id}/invitations")
    assert [one["name"] for one in found["invited"]] == ["Maren"]


def test_lists_tell_where_friends_sit(server: Running) -> None:
    maren, tove, bram = server.client("Maren"), server.client("Tove"), server.client("Bram")
    are_friends(maren, tove)
    waiting, running = str(tove.new_table("me", "open")["id"]), table_of(tove, bram)
    hidden = str(tove.new_table("me", "open", public=False)["id"])

    def friends_at(client: Client, which: str) -> dict[str, list[str]]:
        return {table["id"]: table["friends"] for table in client.get("/api/tables")[which]}

    assert friends_at(maren, "open")[waiting] == friends_at(maren, "running")[running] == ["Tove"]
    assert hidden not in friends_at(maren, "open")
    assert friends_at(bram, "open")[waiting] == []
    assert friends_at(server.client(), "open")[waiting] == []


@ON_BOTH
def test_friends_and_invitations_go_with_who_deletes_themselves(server: Running) -> None:
    maren, tove = server.client("Maren"), server.client("Tove")
    are_friends(maren, tove)
    id = str(tove.new_table("me", "open", "open")["id"])
    invite(tove, id, maren)
    bram = server.client("Bram")
    bram.post(f"/api/tables/{id}/join")
    tove.post("/api/me/delete", name="Tove")
    assert bonds(maren) == ([], [], [])
    assert invited(maren) == []


@pytest.mark.more
def test_both_ask_at_the_same_moment_at_two_workers(tmp_path: Path, postgres: str) -> None:
    """Each has asked the other, so they are friends; nobody is asked twice, and nothing fails."""
    running = Running(tmp_path, postgres, workers=2).start()
    for _ in range(10):
        maren, bram = running.client("Maren"), running.client("Bram")
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda pair: befriend(*pair), [(maren, bram), (bram, maren)]))
        assert bonds(maren) == (["Bram"], [], [])
        assert bonds(bram) == (["Maren"], [], [])
    running.end()
