"""The HTTP part does what its document says, whatever it is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any  # Any: a case holds whatever is made up

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.playing import a_house, in_loop

SLOW_IS_FINE = (
    HealthCheck.too_slow,
    HealthCheck.filter_too_much,
    HealthCheck.data_too_large,
    HealthCheck.large_base_example,
    HealthCheck.function_scoped_fixture,
)


def try_everything(address: str, cookie: str) -> None:
    schema = schemathesis.openapi.from_url(f"http://{address}/schema")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            if mode == GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters):
                continue

            @settings(
                max_examples=8,
                deadline=None,
                database=None,
                suppress_health_check=SLOW_IS_FINE,
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(
                    headers={"cookie": cookie},
                    checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
                )

            check()


@pytest.mark.slow
@in_loop
async def test_nothing_breaks_the_service_and_every_answer_is_as_documented(tmp_path: Path) -> None:
    async with a_house(tmp_path, requests_at_once=100_000) as house, house.guest() as ada:
        await ada.new_table("dice_network", "you", "open")
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        await asyncio.to_thread(try_everything, house.address, cookie)
