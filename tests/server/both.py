"""Tests about what is kept run over both databases: they take ``server`` from here, one of them ``every_time``."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.amounts import usually
from tests.server.conftest import Running, serving_on


@pytest.fixture(params=usually("sqlite", more=["postgresql"]), scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving_on(request.param, request, tmp_path_factory.mktemp("server"))


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def every_time(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving_on(request.param, request, tmp_path_factory.mktemp("server"))
