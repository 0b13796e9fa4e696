"""Data files that are in parts: read as one, and every complaint names the file it is about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tuath.core.datafile import read
from tuath.core.message import Refused


def written(folder: Path, **files: Any) -> Path:
    for name, value in files.items():
        (folder / f"{name}.json").write_text(json.dumps(value), encoding="utf-8")
    return folder / "whole.json"


def test_parts_are_read_in_the_order_in_which_they_are_named(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        whole={"game": "x", "cards": {"note": "two files"}, "parts": ["b.json", "a.json"]},
        a={"cards": {"records": [3]}, "boards": {"records": [4]}},
        b={"cards": {"records": [1, 2]}},
    )
    whole = read(path).value
    assert whole == {
        "game": "x",
        "cards": {"note": "two files", "records": [1, 2, 3]},
        "boards": {"records": [4]},
    }
    assert json.loads(json.dumps(whole)) == whole, "written down, it is one file"


def test_a_complaint_names_the_part(tmp_path: Path) -> None:
    path = written(tmp_path, whole={"parts": ["a.json", "b.json"]}, a={"cards": {"records": [1]}}, b={"cards": 7})
    with pytest.raises(Refused) as refused:
        read(path)
    assert dict(refused.value.refusal.message.params)["where"] == "/b.json/cards"
    written(tmp_path, b={"cards": {"records": [2, "three"]}})
    cards = read(path)["cards"]["records"].items()
    assert [card.where for card in cards] == [
        "/a.json/cards/records/0",
        "/b.json/cards/records/0",
        "/b.json/cards/records/1",
    ]


@pytest.mark.parametrize(("parts", "key"), [(["none.json"], "core-file-unreadable"), ("a.json", "core-data-kind")])
def test_parts_that_are_none_are_refused(tmp_path: Path, parts: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read(written(tmp_path, whole={"parts": parts}, a={}))
    assert refused.value.refusal.message.key == key
