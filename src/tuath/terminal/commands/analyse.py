"""``tuath analyse``: how likely each player was to win all along, what decided it, what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TimeRemainingColumn
from rich.text import Text

from tuath.core.analysis import Analysis, Judged, Weighed, values_at
from tuath.core.curve import Swing
from tuath.core.message import Message, Refused, refuse
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.core.record import Asked, seat_name
from tuath.terminal.arguments import Data, File, Json, Lang, spoken_language, whole_number
from tuath.terminal.style import make_console, print_json, speaks_unicode
from tuath.terminal.table.reckoning import Reckoner
from tuath.terminal.table.records import print_difference, read_record, report
from tuath.words.catalogue import Catalogue
from tuath.words.names import names_at

BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"  # from none to certain
BOT = "bot:"
LONGEST = 60  # letters of a curve


def analyse(
    file: File,
    choices: Annotated[str, typer.Option("--choices", help="How many choices are looked at closely.")] = "10",
    data: Data = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Analyse the game of a record: chances to win, moments that decided it, better choices and why."""
    closer = whole_number(choices, "--choices", 0, 1000) or 0
    record, replayed = read_record(file, data)
    position = replayed.position
    words = Catalogue(spoken_language(lang), position.game)
    found = thought_out(position, words, closer)
    if not found.points:
        raise Refused(refuse("", "core-analysis-nothing"))
    people = {seat_thing(seat): name for seat, name in record.players.items() if not name.startswith(BOT)}
    names = {**names_at(position, words), **people}
    if as_json:
        hints = [{"answers": after, "seat": seat} for after, seat in record.hints]
        print_json({**report(record, replayed), **Told(words, names).data(found), "hints": hints})
        return
    console = make_console()
    shown = Shown(console, words, names)
    shown.analysis(position, found, record.hints)
    if found.choices and position.over:
        shown.print("command-analyse-try", "note", file=str(file), count=found.choices[0].count)
    if replayed.differs is not None:
        print_difference(console, words, record, replayed.differs)


def seat_thing(seat: Seat) -> str:
    return f"seat:{seat_name(seat)}"


def thought_out(position: Position[Any], words: Catalogue, closer: int) -> Analysis:
    """With a bar for people that says how far it is."""
    from tuath.bots.analysing import USUAL  # noqa: PLC0415 - as in level.py
    from tuath.bots.analysing import analyse as look  # noqa: PLC0415

    console = make_console(stderr=True)
    columns = (BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(words.say("command-analyse-thinking"), total=1.0)
        return look(position, USUAL._replace(closer=closer), hear=lambda part: progress.update(bar, completed=part))


class Told:
    """What an analysis says, in the words of one catalogue."""

    def __init__(self, words: Catalogue, names: Mapping[str, str]) -> None:
        self.words, self.names = words, names

    def text(self, message: Message) -> str:
        return self.words.render(message, self.names)

    def option(self, one: Weighed) -> str:
        said = [self.words.option(step.question, step.about, self.names) for step in one.steps]
        return said[0] + "".join(self.words.say("terminal-hint-then", option=option) for option in said[1:])

    def data(self, found: Analysis) -> dict[str, Any]:
        """For programs."""
        return {
            "level": found.level,
            "together": found.together,
            "points": [{"answers": point.count, "chances": point.values} for point in found.points],
            "moments": [self.moment_data(one) for one in found.moments],
            "choices": [self.choice_data(one) for one in found.choices],
            "turns": [] if found.turns is None else [*self.turns_data(found)],
        }

    def moment_data(self, one: Swing) -> dict[str, Any]:
        text = self.text(one.line)
        return {"answers": one.count, "round": one.round, "seat": one.seat, "change": one.change, "text": text}

    def choice_data(self, one: Judged) -> dict[str, Any]:
        options = {"played": one.played, "better": one.better, "also": one.also}
        weighed = {name: None if each is None else self.weighed_data(each) for name, each in options.items()}
        return {"answers": one.count, "seat": one.seat, "cost": one.cost, "doubt": one.doubt, **weighed}

    def weighed_data(self, one: Weighed) -> dict[str, Any]:
        steps = [{"question": step.question.key, "option": step.option} for step in one.steps]
        reasons = [self.text(reason) for reason in one.reasons]
        return {"steps": steps, "text": self.option(one), "chance": one.chance, "reasons": reasons}

    def turns_data(self, found: Analysis) -> Iterator[dict[str, Any]]:
        """What each turn cost and saved, by the heads of the columns."""
        assert found.turns is not None
        heads = [column.head.key.rpartition("-")[2] if column.head else "" for column in found.turns.columns]
        for row in found.turns.rows:
            if row.round is not None:
                cells = zip(heads, row.cells, strict=True)
                numbers = {head: cell.number for head, cell in cells if cell.number is not None}
                said = [self.text(each) for cell in row.cells for each in cell.words]
                yield {"turn": row.round, **numbers, "text": said}


class Shown(Told):
    """The same on a console."""

    def __init__(self, console: Console, words: Catalogue, names: Mapping[str, str]) -> None:
        super().__init__(words, names)
        self.console = console
        self.letters = BLOCKS if speaks_unicode() else DIGITS

    def analysis(self, position: Position[Any], found: Analysis, hints: Sequence[Asked]) -> None:
        game, together = self.words.say(f"{position.game.key}-title"), int(found.together)
        self.print("command-analyse-title", "", game=game, answers=position.count, level=found.level, together=together)
        self.curves(position, found, hints)
        self.print("command-analyse-moments", "title")
        for moment in found.moments:
            self.moment(moment)
        if not found.moments:
            self.print("command-analyse-no-moments", "note")
        self.print("command-analyse-better", "title")
        for choice in found.choices:
            self.choice(choice)
        if not found.choices:
            self.print("command-analyse-none", "note")
        if found.turns is not None:
            self.print("command-analyse-turns", "title")
            self.console.print(Reckoner(self.console, self.words, self.names, speaks_unicode()).sheet(found.turns))

    def print(self, key: str, style: str, **params: Any) -> None:
        self.console.print(Text(self.words.say(key, **params), style=style or "none"))

    def seat(self, seat: Seat | None) -> str:
        if seat is None:
            return self.words.say("command-analyse-together")
        return self.words.name(seat_thing(seat), names=self.names)

    def curves(self, position: Position[Any], found: Analysis, hints: Sequence[Asked]) -> None:
        """A line for each player from the first answer to the last, and where hints were asked for."""
        first, last = found.points[0].values, found.points[-1].values
        whose = [None] if found.together else list(range(len(first)))
        asked = self.words.say("command-analyse-hints")
        wide = max(len(name) for name in [*map(self.seat, whose), *([asked] if hints else [])])
        size = max(10, min(LONGEST, self.console.width - wide - 18))
        places = [place * position.count // max(1, size - 1) for place in range(size)]
        for which, seat in enumerate(whose):
            levels = [values_at(found.points, place)[which] for place in places]
            letters = "".join(self.letters[min(len(self.letters) - 1, n * len(self.letters) // 100)] for n in levels)
            ends = self.words.say("command-analyse-from-to", first=first[which], last=last[which])
            self.console.print(Text(f"{self.seat(seat):<{wide}}  {letters}  {ends}"))
        if hints:
            marks = {min(size - 1, after * (size - 1) // max(1, position.count)) for after, _ in hints}
            self.console.print(Text(f"{asked:<{wide}}  {''.join('?' if n in marks else ' ' for n in range(size))}"))

    def moment(self, one: Swing) -> None:
        key = "command-analyse-moment" if one.round else "command-analyse-setup"
        when = self.words.say(key, count=one.count, round=one.round)
        line = Text(f"  {when}: {self.text(one.line)}  ").append(
            f"{one.change:+} %", style="wrong" if one.change < 0 else "title"
        )
        self.console.print(line)

    def choice(self, one: Judged) -> None:
        doubt = max(1, round(100 * one.doubt))
        self.print("command-analyse-choice", "", seat=self.seat(one.seat), count=one.count, doubt=doubt)
        options = {"played": one.played, "better": one.better, "also": one.also}
        wide = max(len(self.words.say(f"command-analyse-{name}-one")) for name in options)
        for name, each in options.items():
            if each is not None:
                head = self.words.say(f"command-analyse-{name}-one")
                chance = self.words.say("terminal-hint-chance", chance=round(100 * each.chance))
                self.console.print(Text(f"  {head:<{wide}}  {self.option(each)}  {chance}"))
                for reason in each.reasons:
                    self.console.print(Text(f"  {'':<{wide}}    {self.text(reason)}", style="note"))
