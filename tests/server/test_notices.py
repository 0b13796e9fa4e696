"""When somebody is told: not because a card could be answered, and before the time is gone."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from tests.inis.board import CARD, PRINTED, Table
from tests.inis.twins import PLAIN, steps, twins
from tests.server.conftest import wait_until
from tests.server.days import DAY, at, days
from tests.server.entries import entry_of_three as entry_of
from tests.server.listening import Listening
from tests.server.telling import answers_until_asked, database, telling, two
from tuath.core.question import NATURE
from tuath.server.notices.pending_turns import HOURS, is_reaction, last_hour, next_hour, reminded, waiting_for
from tuath.server.settings import settings

NOON = at("2026-06-01 12:00")
HOUR = 3600.0


def test_the_fixed_hours_are_those_of_the_table() -> None:
    assert next_hour(at("2026-06-01 07:59"), "UTC") == at("2026-06-01 08:00")
    assert next_hour(at("2026-06-01 08:00"), "UTC") == at("2026-06-01 08:00")
    assert next_hour(at("2026-06-01 18:01"), "UTC") == at("2026-06-02 08:00")
    assert last_hour(at("2026-06-01 07:59"), "UTC") == at("2026-05-31 18:00")
    assert next_hour(at("2026-06-01 12:00"), "Europe/Berlin") == at("2026-06-01 16:00")
    assert next_hour(at("2026-03-28 20:00"), "Europe/Berlin") == at("2026-03-29 06:00"), (
        "summer time began in that night"
    )


def test_a_reminder_comes_in_time_and_not_at_once() -> None:
    assert reminded(NOON, NOON + 5 * DAY) == NOON + 4.5 * DAY
    assert reminded(NOON, NOON + 8 * HOUR) == NOON + 4 * HOUR
    assert reminded(NOON, None) is None


@pytest.mark.parametrize("card", ["act_geis"])
def test_a_window_makes_no_word(card: str) -> None:
    """With minutes not at all; over days at fixed hours, whatever somebody holds."""
    windows = reactions = others = 0

    def compare(first: Table, second: Table) -> None:
        nonlocal windows, reactions, others
        told = []
        for table in (first, second):
            entry = entry_of(table)
            if entry.window is not None:
                windows += 1
                assert [waiting_for(entry, str(seat), NOON) for seat in range(3)] == [None] * 3
            slow = entry_of(table)
            slow.clock = days(3).noted(slow.thinkers(), NOON)
            slow.window, slow.created = None, NOON
            found = [waiting_for(slow, str(seat), NOON) for seat in range(3)]
            told.append([waiting and waiting[1:] for waiting in found])
            for seat in slow.playing().decisions:
                waiting = found[seat] if seat != NATURE else None
                if waiting is None:
                    continue
                if not is_reaction(slow, seat):
                    others += 1
                    assert waiting.told == NOON + settings().notice_grace
                    continue
                reactions += 1
                assert waiting.soon is not None
                for moment in (waiting.told, waiting.soon):
                    hour = datetime.fromtimestamp(moment, UTC)
                    assert (hour.hour in HOURS, hour.minute, hour.second) == (True, 0, 0)
        assert told[0] == told[1]

    swapped = {card, PLAIN[PRINTED.kind[CARD[card]]]}
    for seed in range(3):
        steps(*twins(card), swapped, Random(f"{card} {seed}"), compare)
    assert min(windows, reactions, others) > 0


@pytest.mark.more
def test_before_the_time_is_gone(tmp_path: Path) -> None:
    """Once, besides the word that it is one's turn; also to who has named an address only afterwards."""
    listening = Listening()
    server = telling(tmp_path)
    asked, other, id, _ = two(server, listening)
    answers_until_asked(asked, other, id)
    assert listening.next().json["kind"] == "turn"
    server.end()
    with database(tmp_path) as rows:  # nearly five days later
        rows.execute("UPDATE answers SET at = at - ?", (4.9 * DAY,))
        (text,) = rows.execute("SELECT clock FROM tables").fetchone()
        clock = json.loads(text)
        clock["since"] = [since and since - 4.9 * DAY for since in clock["since"]]
        rows.execute("UPDATE tables SET clock = ?", (json.dumps(clock),))
        rows.execute("UPDATE notices SET due = 1 WHERE kind = 'soon'")
    server.start()
    said = listening.next().json
    assert (said["kind"], said["title"]) == ("soon", "Your time is running out: The Arrival, with Maren")
    with database(tmp_path) as rows:
        wait_until(lambda: rows.execute("SELECT count(*) FROM notices WHERE due IS NOT NULL").fetchone() == (0,))
    other.post("/api/me/webhooks", address=listening.url("/second"), language="de")
    second = listening.next()
    assert (second.path, second.json["title"]) == ("/second", "Deine Zeit läuft ab: The Arrival, mit Maren")
    server.end()
    assert listening.heard.empty()
    listening.close()
