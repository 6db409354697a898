"""Behind a proxy that speaks https: believed if it was named, and by default nobody is."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.playing import a_house, a_socket, in_loop

CLUB = {"host": "club.example", "origin": "https://club.example", "x-forwarded-proto": "https"}
HERE = ("127.0.0.1",)


async def ask(http: httpx.AsyncClient, came_from: str, **more: str) -> httpx.Response:
    return await http.post("/api/guests", json={"name": "Ada"}, headers={**CLUB, "x-forwarded-for": came_from, **more})


def is_secure(answer: httpx.Response) -> bool:
    return "secure" in answer.headers["set-cookie"].lower()


@in_loop
async def test_a_named_proxy_says_how_and_from_where_somebody_came(tmp_path: Path) -> None:
    async with (
        a_house(tmp_path, proxies=HERE, requests_a_second=0.001, requests_at_once=2) as house,
        house.nobody() as http,
    ):
        first = await ask(http, "203.0.113.1")
        assert first.status_code == 201
        assert is_secure(first)
        assert not is_secure(await ask(http, "203.0.113.1", **{"x-forwarded-proto": "http"}))
        # Each is counted on his own, and what somebody claims in front of what the proxy saw counts for nothing.
        assert (await ask(http, "203.0.113.1")).status_code == 429
        assert (await ask(http, "198.51.100.7, 203.0.113.1")).status_code == 429
        assert (await ask(http, "203.0.113.2")).status_code == 201


@in_loop
async def test_pages_of_others_are_refused_there_too(tmp_path: Path) -> None:
    async with a_house(tmp_path, proxies=("127.0.0.0/8",)) as house, house.nobody() as http:
        refused = await ask(http, "203.0.113.1", origin="https://evil.example")
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.1"}
        async with a_socket(house, origin=f"https://{house.address}", **forwarded) as socket:
            await socket.send("{")
            assert "malformed_frame" in str(await socket.recv())
        with pytest.raises(Exception, match="403"):
            async with a_socket(house, origin="https://evil.example", **forwarded):
                pass


@pytest.mark.parametrize("proxies", [(), ("192.0.2.1",)])
def test_nobody_else_is_believed(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    @in_loop
    async def story() -> None:
        async with (
            a_house(tmp_path, proxies=proxies, requests_a_second=0.001, requests_at_once=2) as house,
            house.nobody() as http,
        ):
            assert not is_secure(await ask(http, "203.0.113.1"))
            assert (await ask(http, "203.0.113.2")).status_code == 201
            assert (await ask(http, "203.0.113.3")).status_code == 429

    story()
