"""Older data files, of before special rules were notation, as they would be written now.

A game is played to its end with the material it was begun with, and an owner keeps a corrected file for years: what
such a file leaves to the program, or calls by a name that is a verb now, is filled in when it is read. The file, and
the fingerprint by which it is known, stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tuath.core.datafile import Joined

# Rules that had a name only, as they are said now; what needs no words any more is left out.
SAID_NOW = {
    '; rule("extra_build_space_ends")': "",
    'rule("extra_build_space")': "extra_space(before=2)",
    'rule("extra_build_space_stays")': "extra_space()",
    'rule("extra_build_twice")': "extra_builds(2)",
    'rule("extra_invader_round")': "invader_round(1)",
    'rule("fast_powers_cheaper")': "cheaper(1)",
    'rule("dividers_beside_board")': "terror_level(set=1)",
    'rule("all_fear_cards_in_deck")': "deal_fear(all)",
    'rule("terror_level_by_ritual")': "",
    'rule("next_terror_level")': "terror_level(+1)",
    'rule("fear_cards_wait")': "fear_waits()",
    'rule("win_now_or_lose")': "win_or_lose()",
    'rule("town_supply")': "supply(7*n(boards), town, joined=2)",
    'rule("durable_town")': "durable(town, 2)",
}
THIRD_RITUAL = {"when": "terror()>=4"}
RENEWED = ("adversaries", "scenarios", "spirits", "powers")
FIRST_SCHEMA = 1  # of files from before the expansions could be played
PARTLY_PLAYED = ("powers", "spirits", "fear_cards", "blight_cards", "adversaries", "scenarios")
CAME_LATER = ("reminder_cards", "fewer_rules")  # sections that earlier files do not have
NEVER_PLAYED = ("aspects", "events", "token_events", "dahan_events")  # the base game has none


def as_written_now(raw: Any, shipped: Any) -> Any:
    """The file with a line for every special rule: where it has none, that of the shipped material.

    What else is wrong with it is told by whoever reads it.
    """
    if not isinstance(raw, dict):
        return raw
    if raw.get("schema") == FIRST_SCHEMA:
        partly = {kind: with_expansions_of(raw[kind], shipped[kind]) for kind in PARTLY_PLAYED if kind in raw}
        raw = {**raw, **partly, **{kind: shipped[kind] for kind in NEVER_PLAYED if kind in raw}}
    lines = {rule["id"]: rule["effect"] for rule in all_special_rules(shipped) if "effect" in rule}
    renewed = {section: said_now(raw[section]) for section in RENEWED if section in raw}
    if "scenarios" in renewed:
        renewed["scenarios"] = with_lines_for_names(renewed["scenarios"], shipped["scenarios"])
    later = {section: shipped[section] for section in CAME_LATER}
    return {**later, **raw, **renewed, "spirits": with_lines(renewed.get("spirits"), lines)}


def with_expansions_of(value: Any, shipped: Mapping[str, Any]) -> Any:
    """Records of the base game as they are; those of the expansions, which nobody could play with, as they are now."""
    now = {record["id"]: record for record in shipped["records"] if record.get("set") != "base"}
    match value:
        case {"records": list(records)}:
            return {**value, "records": each(records, lambda record: renewed(record, now))}
    return value


def with_lines_for_names(value: Any, shipped: Mapping[str, Any]) -> Any:
    """Scenarios of which some rule has only a name, which nobody could play, as they are now."""
    now = {record["id"]: record for record in shipped["records"]}
    match value:
        case {"records": list(records)}:
            return {
                **value,
                "records": each(records, lambda record: renewed(record, now) if has_named_rule(record) else record),
            }
    return value


def has_named_rule(record: Any) -> bool:
    lines = [*record.get("setup", ()), *record.get("rules", ())] if isinstance(record, dict) else []
    return any(isinstance(line, str) and 'rule("' in line for line in lines)


def renewed(record: Any, now: Mapping[str, Any]) -> Any:
    return now.get(str(record.get("id")), record) if isinstance(record, dict) else record


def all_special_rules(material: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for spirit in material["spirits"]["records"]:
        yield from spirit["special_rules"]


def with_lines(value: Any, lines: Mapping[str, str]) -> Any:
    """Spirits, or their special rules; each rule without a line of its own gets one."""
    match value:
        case {"records": list(spirits)}:
            return {**value, "records": each(spirits, lambda spirit: with_lines(spirit, lines))}
        case {"special_rules": list(rules)}:
            return {**value, "special_rules": [with_lines(rule, lines) for rule in rules]}
        case {"id": str(id)} if id in lines:
            return {"effect": lines[id], **value}
    return value


def each(records: list[Any], change: Callable[[Any], Any]) -> list[Any]:
    return records.changed(change) if isinstance(records, Joined) else list(map(change, records))


def said_now(value: Any) -> Any:
    """Every line among these things with the verbs of now."""
    match value:
        case {"rule": str()} if "effect" not in value:
            return victory_now(value)
        case dict():
            return {name: said_now(part) for name, part in value.items()}
        case Joined():
            return value.changed(said_now)
        case list():
            return [part for part in map(said_now, value) if part != ""]
        case str():
            for before, now in SAID_NOW.items():
                value = value.replace(before, now)
    return value


def victory_now(ending: Mapping[str, Any]) -> dict[str, Any]:
    """A victory that had a rule by name; the last terror level was also that of the empty fear deck."""
    others = {name: part for name, part in ending.items() if name != "rule"}
    levels = others.get("when_terror")
    if isinstance(levels, dict) and levels:
        return {**others, "when_terror": {"4": levels[max(levels)], **levels}}
    return {**(THIRD_RITUAL if ending["rule"] == "third_ritual" else {}), **others}
