"""The bars that bots are held to: what is begun is counted, whoever wins and however long it takes."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from tests.conftest import game_named
from tuath.bots.arena import Arena, Contest, Deal
from tuath.bots.bars import Measured, as_text, bars_of, book_heading, heading, main, policies, read_bars, report_on
from tuath.bots.begun import Ended, Ledger, Limits, Series, play_on
from tuath.bots.book import Book
from tuath.bots.levels import DEPTHS
from tuath.bots.measured import measured_of
from tuath.bots.search import Depth
from tuath.bots.weighing import SHIPPED
from tuath.core.datafile import DataError, Node
from tuath.core.message import Refused
from tuath.games import find, keys
from tuath.terminal.commands.bots import strength
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

FIRST, LAST = "tests.bots.strange:FirstBot", "tests.bots.strange:LastBot"
A_DAY = 24 * 60.0
HEADING = {"bars": 0}


def series(name: str = "tricks", *bots: str, weight: float = 1.0) -> Series:
    names = bots or (FIRST, "random")
    game = game_named("tricks")
    contest = Contest(game, game.complete(len(names), {}), names, 1)
    return Series(name, weight, partial(Deal, contest), len(names))


def played(ledger: Ledger, deals: int, keep: Book | None = None) -> list[Ended]:
    heard: list[Ended] = []
    play_on(ledger, Limits(A_DAY, deals), 1, keep, heard.append)
    return heard


# ---- what is begun --------------------------------------------------------------------------------------------------


def test_a_deal_is_played_by_every_line_up_as_the_arena_does() -> None:
    ledger = Ledger([series()])
    heard = played(ledger, 3)
    assert [(one.deal, one.place) for one in heard] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    arena = Arena(series().deal(0).contest)
    arena.run(3, 1, False, lambda games: None)
    assert sum(one.won for one in heard) == pytest.approx(arena.standings[FIRST].wins)
    assert ledger.unfinished("tricks") == 0
    assert all(one.moves > 0 and one.thought <= one.seconds for one in heard)


def test_what_is_begun_is_played_to_its_end_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is up in the middle of a deal: its other line-up is still played, and no further deal begins."""
    now = [0.0]
    monkeypatch.setattr("tuath.bots.begun.time.monotonic", lambda: now[0])
    ledger = Ledger([series()])

    def hear(one: Ended) -> None:
        now[0] += 60.0

    play_on(ledger, Limits(2.5), 1, None, hear)
    assert now[0] == 240.0, "two deals of two games: the second begins after two minutes"
    assert ledger.begun == {"tricks": 2}
    assert ledger.unfinished("tricks") == 0
    play_on(ledger, Limits(0), 1, None, hear)
    assert ledger.begun == {"tricks": 2}, "no time plays nothing"


def test_long_games_count_as_much_as_short_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are lost take nine times as long: half of what is begun is won, and most of what has ended in time."""
    now, dice = [0.0], Random(4)

    def slow(task: Any) -> Ended:
        is_won = dice.random() < 0.5
        now[0] += 1.0 if is_won else 9.0
        return Ended(task.series, task.deal.number, task.place, float(is_won), "", 1.0, 0.5, 1)

    monkeypatch.setattr("tuath.bots.begun.time.monotonic", lambda: now[0])
    monkeypatch.setattr("tuath.bots.begun.play_task", slow)
    alone = Series("alone", 1.0, partial(Deal, series().deal(0).contest), 1)
    counted: list[float] = []
    in_time: list[float] = []
    ended: list[tuple[float, float]] = []

    def counted_and_timed(one: Ended) -> None:
        counted.append(one.won)
        ended.append((now[0], one.won))

    for _ in range(1500):
        began, ledger = now[0], Ledger([alone])
        play_on(ledger, Limits(0.2), 1, None, counted_and_timed)
        in_time += [won for at, won in ended if at <= began + 12.0]
        ended.clear()
    assert fmean(counted) == pytest.approx(0.5, abs=0.03)
    assert fmean(in_time) > 0.6


def test_time_goes_by_weight() -> None:
    """What has had least of its share of the time comes next, what is under way counted in."""
    ledger = Ledger([series("heavy", weight=3.0), series("light")])
    for _ in range(40):
        name = ledger.next_series(None)
        assert name is not None
        number = ledger.begin(name)
        for place in range(2):
            ledger.take(Ended(name, number, place, 1.0, "", 2.0 if name == "heavy" else 1.0, 0.0, 1))
    assert ledger.begun["heavy"] / ledger.begun["light"] == pytest.approx(1.5, abs=0.2)
    assert ledger.next_series(3) is None, "all have begun as many as are wanted"


# ---- the file -------------------------------------------------------------------------------------------------------


def test_it_goes_on_with_what_it_owes(tmp_path: Path) -> None:
    """A deal that was cut off is played to its end first, and once."""
    file = tmp_path / "bars.jsonl"
    whole = Ledger([series()])
    played(whole, 4)
    first, keep = Ledger([series()]), Book(file, HEADING)
    keep.bring_back(first)
    played(first, 2, keep)
    keep.begun("tricks", 2)
    with file.open("a") as out:
        out.write('["ended", "tri')  # torn
    again, keep = Ledger([series()]), Book(file, HEADING)
    keep.bring_back(again)
    assert again.unfinished("tricks") == 1
    heard = played(again, 4, keep)
    assert [(one.deal, one.place) for one in heard] == [(2, 0), (2, 1), (3, 0), (3, 1)]
    results = [
        [(one.deal, one.won, one.ending) for games in each.whole_deals("tricks").values() for one in games]
        for each in (whole, again)
    ]
    assert results[0] == results[1]


def test_other_bars_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "bars.jsonl"
    Book(file, HEADING).bring_back(Ledger([series()]))
    with pytest.raises(Refused, match="something else"):
        Book(file, {"bars": 1}).bring_back(Ledger([series()]))
    with file.open("a") as out:
        out.write('["ended", "tricks", 0]\n')
    with pytest.raises(Refused, match="damaged"):
        Book(file, HEADING).bring_back(Ledger([series()]))


def test_games_of_other_policies_are_not_mixed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Inis ``strong`` plays on what its policy likes at tables of two: another policy or depth is another bot."""
    inis = find("inis")
    now, reported = book_heading([inis], 0), policies(inis, ("strong", "greedy"))
    assert set(now["policies"]["inis strong_greedy"]) == {"strong"}
    assert "inis strong_among_greedy" not in now["policies"], "at tables of four it looks for itself"
    monkeypatch.setitem(DEPTHS, "strong", Depth(games=7))
    assert book_heading([inis], 0) != now
    assert policies(inis, ("strong", "greedy")) != reported
    assert policies(inis, ("fair", "greedy")) == now["policies"]["inis fair_greedy"], "which looks no further"
    before = book_heading([inis], 0)
    monkeypatch.setattr("tuath.bots.bars.learned", lambda game: None)
    assert book_heading([inis], 0) != before
    assert book_heading([inis], 0)["policies"] == {}


# ---- the bars themselves --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", keys())
def test_every_game_says_what_its_bots_are_held_to(key: str) -> None:
    for measured in bars_of(find(key)):
        bar = measured.bar
        assert bar.least is not None or bar.each is not None or bar.by
        for number in range(2 * len(measured.told_apart)):
            assert measured.setup(number).seats == len(bar.bots)
    assert bars_of(find(key))


def test_all_of_an_option_take_turns() -> None:
    """Six adversaries, twenty spirits: each adversary meets each spirit once before any of them again."""
    game = find("spirit_island")
    measured = next(one for one in bars_of(game) if one.bar.by == "adversary")
    setups = [dict(measured.setup(number).options) for number in range(120)]
    met = [(options["adversary"], options["spirit"]) for options in setups]
    assert len(set(met)) == 120
    assert [who for who, _ in met[:6]] == list(measured.told_apart)
    assert len({spirit for _, spirit in met[:6]}) == 6
    assert {options["level"] for options in setups} == {"2"}


@pytest.mark.parametrize(
    ("changes", "said"),
    [({"options": {"colour": "red"}}, "colour"), ({"bots": ["strong"] * 9}, "9"), ({"weight": 0}, "weight")],
)
def test_what_a_game_does_not_have_is_refused(changes: dict[str, Any], said: str) -> None:
    bar = {"id": "one", "bots": ["strong", "greedy"], "weight": 1, **changes}
    with pytest.raises((Refused, DataError), match=said):
        read_bars(Node({"bars": [bar]}), find("arrival"))


def ledger_of(measured: Measured, won: list[float]) -> Ledger:
    """Deals that came to this, a share each."""
    ledger = Ledger([measured.series()])
    for share in won:
        number = ledger.begin(measured.name)
        for place in range(len(measured.bar.bots)):
            ledger.take(Ended(measured.name, number, place, share, "", 10.0, 4.0, 8))
    ledger.begin(measured.name)  # and one that is still played
    return ledger


@pytest.mark.parametrize(
    ("won", "verdict"), [([1.0] * 60, "met"), ([0.0] * 60, "missed"), ([1.0] * 5, "open"), ([], None)]
)
def test_a_report_says_what_is_known(won: list[float], verdict: str | None) -> None:
    (measured,) = [one for one in bars_of(find("arrival")) if one.bar.id == "strong_greedy"]
    report = report_on(measured, ledger_of(measured, won))
    assert (report["games"], report["wins"], report["verdict"]) == (2 * len(won), 2 * sum(won), verdict)
    assert (report["begun"], report["unfinished"]) == (len(won) + 1, 1)
    assert report["seconds_a_move"] == (0.5 if won else None)
    (said,) = as_text([report])
    assert "1 of" in said
    assert ("nothing yet" in said) == (not won)


def test_what_is_told_apart_adds_up() -> None:
    (measured,) = [one for one in bars_of(find("spirit_island")) if one.bar.by == "level"]
    report = report_on(measured, ledger_of(measured, [1.0, 0.0, 1.0] * 7))
    assert list(report["by"]) == [*"0123456"]
    assert sum(one["games"] for one in report["by"].values()) == report["games"] == 21
    assert sum(one["wins"] for one in report["by"].values()) == report["wins"] == 14


BARE = """
import sys
sys.modules.update(dict.fromkeys(("openskill", "rich", "typer", "fluent", "fluent.runtime")))
from functools import partial
from tuath.bots.arena import Contest, Deal
from tuath.bots.bars import main
from tuath.bots.begun import Ledger, Limits, Series, play_on
from tuath.games import find
game = find("arrival")
one = Series("one", 1.0, partial(Deal, Contest(game, game.complete(2, {}), ("random", "random"), 1)), 1)
ledger = Ledger([one])
play_on(ledger, Limits(60.0, 1), 1, None, print)
assert ledger.unfinished("one") == 0
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_it_needs_nothing_but_numpy(tmp_path: Path) -> None:
    """On a machine where nothing else is installed; without time it only says what it knows."""
    report = tmp_path / "bars.json"
    command = [sys.executable, "-c", BARE, "--only", "origo fair", "--minutes", "0", "--json", str(report)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("origo fair_greedy: nothing yet\n")
    (measured,) = json.loads(report.read_text())["measured"]
    assert (measured["games"], measured["begun"], measured["verdict"]) == (0, 0, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_measured_is_told_of_the_same_bots_alone(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuath.bots.measured.folder", lambda: tmp_path)
    game, file = find("arrival"), tmp_path / "measured.json"
    assert measured_of(game) == ()
    one, *others = bars_of(game)
    reports = [report_on(one, ledger_of(one, [1.0, 0.0, 0.5]))]
    reports += [report_on(each, ledger_of(each, [])) for each in others]
    head = heading([game], 3)
    file.write_text(json.dumps({**head, "measured": reports}))
    assert [report["bar"] for report in measured_of(game)] == [one.bar.id], "the others have not been played"
    said = strength(Catalogue(language, game), measured_of(game)[0])
    assert "strong – greedy" in said
    assert "⟨" not in said
    assert "3" in said
    assert "6" in said
    for wrong in ({"budgets": "others"}, {"games": {"arrival": {**head["games"]["arrival"], "network": "another"}}}):
        file.write_text(json.dumps({**head, "measured": reports, **wrong}))
        assert measured_of(game) == ()
    file.write_text("{")
    assert measured_of(game) == ()


def test_what_ships_is_of_bars_that_there_are() -> None:
    shipped = json.loads((SHIPPED / "measured.json").read_text(encoding="utf-8"))
    known = {(measured.game.key, measured.bar.id) for key in keys() for measured in bars_of(find(key))}
    assert {(report["game"], report["bar"]) for report in shipped["measured"]} <= known
    assert any(report["games"] for report in shipped["measured"])


def test_a_bar_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "chess", "--minutes", "0"])
    assert "there is no such bar: chess" in capsys.readouterr().err
    assert main(["--only", "arrival strong", "--minutes", "0"]) == 0
    assert capsys.readouterr().out.count("nothing yet") == 2
