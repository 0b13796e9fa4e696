"""The interface is what its description says, with a great deal of input, and every single thing that can be wrong."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.conftest import Running
from tests.server.contract import World, description, keeps_to_its_description

schema = schemathesis.openapi.from_dict(description())
Case = schemathesis.Case[Any]


@pytest.fixture(scope="module")
def world(server: Running) -> World:
    return World(server)


@pytest.mark.long
@schema.parametrize()
@settings(max_examples=300, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_to_its_description_at_length(case: Case, world: World) -> None:
    keeps_to_its_description(case, world)
