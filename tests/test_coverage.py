"""Every mechanical paragraph of a digest is cited by code and by a test, every example by a test."""

from __future__ import annotations

import pytest

from tuath.games import keys
from tuath.words.digest import cited, coverage


@pytest.mark.parametrize("key", keys())
def test_every_paragraph_has_code_and_test(key: str) -> None:
    report = coverage(key)
    assert report.uncited == []
    assert report.untested == []


@pytest.mark.parametrize("key", keys())
def test_nothing_cites_what_does_not_exist(key: str) -> None:
    report = coverage(key)
    letter = report.paragraphs[0][0]
    for where in (report.code, report.tests):
        unknown = {id: places for id, places in where.items() if id[0] == letter and id not in report.paragraphs}
        assert not unknown


def test_a_range_cites_all_between() -> None:
    assert cited('"""B-9.1 to B-9.3, B-R.2: …"""') == ["B-9.1", "B-9.2", "B-9.3", "B-R.2"]
