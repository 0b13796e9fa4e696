"""The arena: the same deals for all, every order of seats, and no more certainty than there is."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conftest import game_named
from tuath.bots.arena import Arena, Contest, Deal, line_ups, play_deal
from tuath.bots.kept import Keeping
from tuath.bots.odds import average, evidence, share, verdict, wilson
from tuath.bots.ratings import rate
from tuath.bots.simulation import simulate
from tuath.core.message import Refused

FIRST, LAST, LIKEWISE = (f"tests.bots.strange:{name}Bot" for name in ("First", "Last", "Likewise"))


def contest(*names: str, seats: int = 2, key: str = "arrival", seed: int = 1) -> Contest:
    game = game_named(key)
    return Contest(game, game.complete(seats, {}), names, seed)


def run(meeting: Contest, deals: int, processes: int = 1, decide: bool = False) -> Arena:
    arena = Arena(meeting)
    arena.run(deals, processes, decide, lambda played: None)
    return arena


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name != "seconds"}


# ---- who meets whom -------------------------------------------------------------------------------------------------


def test_every_line_up_in_every_order() -> None:
    assert line_ups(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert line_ups(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert line_ups(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]
    assert line_ups(["a"], 4) == [("a",) * 4]


def test_a_deal_is_the_same_for_all() -> None:
    """Two bots that play alike: whoever sits where, cards and game are the same; others in another deal."""
    meeting = contest(FIRST, LIKEWISE, key="tricks")
    deals = [play_deal(Deal(meeting, number)) for number in range(6)]
    for one, other in deals:
        assert one.line_up == other.line_up[::-1]
        assert one[2:] == other[2:]
    assert len({one[2:] for one, _ in deals}) > 1


def test_fair_shares() -> None:
    assert Arena(contest("random", "greedy", "greedy", seats=3)).standings["greedy"].fair == pytest.approx(2 / 3)
    assert Arena(contest("random", "greedy", seats=2)).standings["random"].fair == 0.5
    assert Arena(contest("random", FIRST, LAST, seats=2)).standings[LAST].fair == 0.5


# ---- what is reported -----------------------------------------------------------------------------------------------


@pytest.mark.more
def test_a_report_adds_up() -> None:
    arena = run(contest("greedy", "random"), 6)
    report = arena.report()
    assert report["games"] == 12
    assert report["deals"] == 6
    assert sum(report["wins"].values()) == pytest.approx(12)
    assert report["played"] == {"greedy": 12, "random": 12}
    for name, found in report["rate"].items():
        assert found["estimate"] == pytest.approx(report["wins"][name] / 12, abs=1e-6)
        assert 0 <= found["low"] <= found["estimate"] <= found["high"] <= 1
    assert report["ratings"]["greedy"]["mu"] > report["ratings"]["random"]["mu"]
    assert sum(report["endings"].values()) == 12
    assert json.loads(json.dumps(report)) == report


@pytest.mark.more
@pytest.mark.slow
def test_any_number_of_processes_finds_the_same() -> None:
    alone, together = (run(contest("random", FIRST), 5, processes) for processes in (1, 2))
    assert without_time(alone.report()) == without_time(together.report())
    game = game_named("arrival")
    one, other = (simulate(game, game.complete(2, {}), ["random"], 20, 3, processes) for processes in (1, 2))
    assert without_time(one) == without_time({**other, "processes": 1})


@pytest.mark.more
def test_it_stops_when_it_is_decided() -> None:
    arena = run(contest("greedy", "random"), 200, decide=True)
    assert arena.report()["decided"] == {"greedy": "stronger", "random": "weaker"}
    assert arena.deals < 30
    before = arena.deals
    arena.run(200, 1, True, lambda played: None)
    assert arena.deals == before, "what is decided is not played again"


def test_those_who_win_together_are_not_rated() -> None:
    arena = run(contest("random", seats=1, key="spirit_island"), 1)
    assert arena.report()["ratings"] == {}
    assert arena.report()["decided"] == {"random": None}
    assert not arena.is_decided


def test_the_course_ends_where_the_report_does() -> None:
    arena = run(contest("random", FIRST), 5)
    *_, (deals, last) = arena.course()
    assert deals == 5
    assert last["random"].value == pytest.approx(arena.report()["rate"]["random"]["estimate"], abs=1e-6)


# ---- how sure it is -------------------------------------------------------------------------------------------------


def test_wilson() -> None:
    """As in every table: 8 of 10, and none of 5."""
    assert wilson(0.8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 5) == pytest.approx((0.0, 0.0, 0.4345), abs=1e-4)


def test_games_of_one_deal_count_for_less() -> None:
    """Two games that always end alike tell no more than one; two that even out tell more."""
    alike, mixed = [1.0, 0.0] * 50, [0.5, 0.5, 1.0, 0.0] * 25
    assert share(alike, 200).high - share(alike, 200).low == pytest.approx(
        wilson(0.5, 100).high - wilson(0.5, 100).low, abs=0.01
    )
    assert share(mixed, 200).high < share(alike, 200).high
    assert share([1.0, 1.0], 4) == wilson(1.0, 2)


def test_a_mean_of_one_deal_says_nothing() -> None:
    assert average([3.0]) == (3.0, -math.inf, math.inf)
    assert average([2.0, 4.0]).low < 3.0 < average([2.0, 4.0]).high


def test_who_looks_all_the_time_is_not_fooled() -> None:
    """Of 300 arenas between equals, looked at after every one of 150 deals, few are ever called decided."""
    fooled = 0
    for seed in range(300):
        rng, total = Random(seed), 0.0
        for deals in range(1, 151):
            total += rng.choice((0.0, 0.5, 0.5, 1.0))
            if evidence(total, deals, 0.5) > math.log(20):
                fooled += 1
                break
    assert fooled <= 15


def test_a_verdict() -> None:
    assert verdict([1.0] * 12, 0.5) == "stronger"
    assert verdict([0.0] * 12, 0.5) == "weaker"
    assert verdict([1.0, 0.0] * 6, 0.5) is None
    assert verdict([1.0] * 12, 1.0) is None, "it plays against itself"


def test_ratings_know_tables_of_any_size() -> None:
    found = rate(["a", "b", "c"], [(("a", "b", "c"), (0,)), (("c", "a", "b"), (1,)), (("b", "c", "a"), (2,))] * 5)
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].ordinal > found["c"].ordinal
    even = rate(["a", "b"], [(("a", "b"), (0, 1))] * 5)
    assert even["a"].mu == even["b"].mu


# ---- going on later -------------------------------------------------------------------------------------------------


def kept_run(file: Path, meeting: Contest, deals: int) -> Arena:
    arena, keeping = Arena(meeting), Keeping(file, meeting)
    keeping.bring_back(arena)
    arena.run(deals, 1, False, keeping.add)
    return arena


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file, meeting = tmp_path / "arena.jsonl", contest("random", FIRST)
    kept_run(file, meeting, 2)
    with file.open("a") as out:
        out.write(file.read_text().splitlines(keepends=True)[-1])  # half of a deal
        out.write('[2, ["rand')  # and a torn line
    arena = kept_run(file, meeting, 4)
    assert without_time(arena.report()) == without_time(run(meeting, 4).report())
    assert len(file.read_text().splitlines()) == 1 + 8
    assert without_time(kept_run(file, meeting, 3).report()) == without_time(arena.report()), "nothing is thrown away"


def test_another_arena_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    kept_run(file, contest("random", FIRST), 1)
    before = file.read_text()
    for other in (contest("random", LAST), contest("random", FIRST, seed=2), contest("random", FIRST, seats=3)):
        with pytest.raises(Refused, match="something else"):
            kept_run(file, other, 1)
    assert file.read_text() == before
    file.write_text(before + "nonsense\n")
    with pytest.raises(Refused, match="damaged"):
        kept_run(file, contest("random", FIRST), 2)
