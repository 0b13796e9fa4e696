"""Tests about what is kept run over both databases every time: they take ``server`` from here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import Running, serving_on


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving_on(request.param, request, tmp_path_factory.mktemp("server"))
