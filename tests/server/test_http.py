"""The HTTP part: guests, access, limits, headers, the one shape of errors, the document."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server import people
from roundhouse.server.guards import is_own_page
from roundhouse.server.limits import Buckets
from tests.server.playing import House, a_house, a_socket, in_loop

EVIL = {"origin": "https://evil.example"}


def test_whose_page_it_is() -> None:
    assert is_own_page({"host": "a:1"})
    assert is_own_page({"host": "a:1", "origin": "http://a:1"})
    assert not is_own_page({"host": "a:1", "origin": "http://a:2"})
    assert not is_own_page({"host": "a:1", "origin": "null"})
    assert not is_own_page({"host": "a:1", "sec-fetch-site": "cross-site"})


def test_a_bucket_fills_up_again() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert [buckets.take("a", 0) for _ in range(3)] == [True, True, False]
    assert buckets.take("b", 0)
    assert buckets.take("a", 1)


@in_loop
async def test_guests_and_who_may_what(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.nobody() as nobody, house.guest(" Ada  L. ") as ada:
        for method, path in (("GET", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/tables")):
            body = {"name": "x", "lang": "en"} if method == "PUT" else {"game": "heaps", "seats": []}
            answer = await nobody.request(method, path, json=body if method != "GET" else None)
            assert (answer.status_code, answer.json()) == (401, {"code": "nobody"}), path
        assert (await nobody.get("/api/me")).json() is None
        me = await ada.http.get("/api/me")
        assert me.json() == {"name": "Ada L.", "lang": "en", "theme": "auto"}
        cookie = ada.http.cookies[people.COOKIE]
        changed = await ada.http.put("/api/me", json={"name": "Ada", "lang": "de", "theme": "night"})
        assert changed.json() == {"name": "Ada", "lang": "de", "theme": "night"}
        for lie in (cookie[:-1] + "!", cookie.partition(".")[0], "x" * 5_000, "."):
            answer = await nobody.get("/api/me", headers={"cookie": f"{people.COOKIE}={lie}"})
            assert (answer.status_code, answer.json()) == (200, None)
        table = await ada.new_table("dice_network", "you", "open")
        assert table["code"]
        seen = await nobody.get(f"/api/tables/{table['id']}")
        assert "code" not in seen.json()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert cookie.partition(".")[2].encode() not in stored


@in_loop
async def test_every_error_has_the_one_shape(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        new: dict[str, Any] = {"game": "dice_network", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}
        expected: list[tuple[str, str, Any, int, str]] = [
            ("GET", "/api/none", None, 404, "no_such_page"),
            ("DELETE", "/api/me", None, 405, "no_such_page"),
            ("GET", "/api/tables/none", None, 404, "no_such_table"),
            ("GET", "/api/texts/xx", None, 404, "no_such_language"),
            ("GET", "/api/texts/en/none", None, 404, "no_such_game"),
            ("POST", "/api/guests", {"name": ""}, 400, "bad_name"),
            ("POST", "/api/guests", {"name": "x" * 41}, 400, "bad_name"),
            ("POST", "/api/guests", {"name": "\u3164 \u2800"}, 400, "bad_name"),
            ("POST", "/api/guests", {"name": "\u0301\u0301"}, 400, "bad_name"),
            ("POST", "/api/guests", {"name": "a", "more": 1}, 400, "malformed_request"),
            ("POST", "/api/guests", [1], 400, "malformed_request"),
            ("POST", "/api/guests", {"name": "x" * 70_000}, 413, "too_large"),
            ("POST", "/api/tables", {**new, "game": "none"}, 404, "no_such_game"),
            ("POST", "/api/tables", {**new, "pace": "late"}, 400, "malformed_request"),
            ("POST", "/api/tables", {**new, "seats": new["seats"][:1] * 2}, 400, "bad_seats"),
            ("POST", "/api/tables", {**new, "seats": [{"kind": "cat"}]}, 400, "bad_seats"),
            ("POST", "/api/tables", {**new, "seats": [{"kind": "bot", "bot": "deep"}]}, 400, "no_such_bot"),
            ("POST", "/api/tables", {**new, "seats": []}, 400, "illegal"),
            ("POST", "/api/tables", {**new, "options": {"map": "none"}}, 400, "illegal"),
            ("POST", "/api/tables/join", {"code": "NOCODE"}, 404, "no_such_code"),
        ]
        for method, path, body, status, code in expected:
            answer = await ada.http.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), (path, body, answer.text)
            assert set(answer.json()) <= {"code", "rule", "key", "args"}
        broken = await ada.http.post("/api/guests", content=b"{", headers={"content-type": "application/json"})
        assert (broken.status_code, broken.json()) == (400, {"code": "malformed_request"})


@in_loop
async def test_pages_of_others_change_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        answer = await ada.http.post("/api/guests", json={"name": "x"}, headers=EVIL)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert (await ada.http.get("/api/me", headers=EVIL)).status_code == 200
        with pytest.raises(Exception, match="403"):
            async with a_socket(house, **EVIL):
                pass


@in_loop
async def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async with a_house(tmp_path, requests_a_second=0.01, requests_at_once=3) as house, house.nobody() as nobody:
        codes = [(await nobody.post("/api/guests", json={"name": ""})).status_code for _ in range(4)]
        assert codes == [400, 400, 400, 429]
        assert (await nobody.get("/api/games")).status_code == 200


def a_client(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html>\n<html lang="en" data-theme="auto"><title>x</title></html>')
    (folder / "build.txt").write_text("b1\n")
    (folder / "assets" / "app.js").write_text("// " + "x" * 2_000)
    return folder


@in_loop
async def test_the_client_is_served_in_the_readers_language_and_theme(tmp_path: Path) -> None:
    async with a_house(tmp_path / "kept", static=a_client(tmp_path / "web")) as house, house.guest() as ada:
        await ada.http.put("/api/me", json={"name": "Ada", "lang": "de", "theme": "night"})
        for path in ("/", "/table/abc"):
            page = await ada.http.get(path)
            assert '<html lang="de" data-theme="night">' in page.text
            assert page.headers["content-type"].startswith("text/html")
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["referrer-policy"] == "no-referrer"
        async with house.nobody() as nobody:
            page = await nobody.get("/", headers={"accept-language": "fr, de;q=0.8"})
            assert 'lang="de" data-theme="auto"' in page.text
            script = await nobody.get("/assets/app.js")
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            for path in ("/assets/none.js", "/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/index.html"):
                assert (await nobody.get(path)).status_code == 404, path
        async with a_socket(house) as socket:
            await socket.send(json.dumps({"type": "hello", "table": "t", "build": "b0"}))
            assert json.loads(await socket.recv()) == {"type": "reload", "build": "b1"}


@in_loop
async def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with a_house(tmp_path, static=tmp_path / "none") as house, house.nobody() as nobody:
        page = await nobody.get("/", headers={"accept-language": "de"})
        assert page.status_code == 503
        assert "npm run build" in page.text
        assert "gebaut" in page.text


@in_loop
async def test_the_document_says_what_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.nobody() as nobody:
        document = (await nobody.get("/schema")).json()
        schemas = document["components"]["schemas"]
        assert schemas["NewTable"]["additionalProperties"] is False
        assert all(one.get("additionalProperties") is False for one in schemas.values() if one.get("properties"))
        assert set(document["paths"]) >= {"/api/me", "/api/tables", "/api/tables/{table}", "/api/texts/{lang}"}
        assert "cdn" not in json.dumps(document)


@in_loop
async def test_texts_and_names_in_both_languages(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        table = (await ada.new_table("dice_network", "you", "bot:random"))["id"]
        for lang in ("en", "de"):
            engine = await ada.http.get(f"/api/texts/{lang}")
            assert "rule-RH-1 =" in engine.text
            assert "help-play" not in engine.text
            assert "rule-DN-1" in (await ada.http.get(f"/api/texts/{lang}/dice_network")).text
            names = (await ada.http.get(f"/api/tables/{table}/names/{lang}")).json()
            assert {kind["name"] for kind in names["kinds"]}
            assert all(isinstance(tokens, dict) for tokens in names["domains"].values())


def frames_and_codes(house: House, table: str) -> list[tuple[str | bytes, str]]:
    assert house.service.talks
    hello = json.dumps({"type": "hello", "table": table})
    return [
        ("{", "malformed_frame"),
        (b"\x00\x01", "malformed_frame"),
        ('{"type": "dance"}', "malformed_frame"),
        (json.dumps({"type": "hello", "table": table, "more": 1}), "malformed_frame"),
        ("[" * 10_000, "malformed_frame"),
        ('"' + "x" * 70_000 + '"', "too_large"),
        (json.dumps({"type": "ask_why", "id": "1", "seat": 0, "move": "x"}), "hello_first"),
        (hello, ""),
        (hello, "hello_twice"),
        (json.dumps({"type": "do", "id": "1", "seat": "0", "question": "", "move": ""}), "malformed_frame"),
    ]


@in_loop
async def test_frames_that_mean_nothing_get_one_code_each(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        table = (await ada.new_table("dice_network", "you", "open"))["id"]
        async with a_socket(house) as socket:
            for frame, code in frames_and_codes(house, table):
                await socket.send(frame)
                answer = json.loads(await socket.recv())
                if code:
                    assert answer == {"type": "trouble", "fault": {"code": code}}, frame
                else:
                    assert answer["type"] == "snapshot"
        async with a_socket(house) as socket:
            await socket.send(json.dumps({"type": "hello", "table": "none"}))
            assert json.loads(await socket.recv())["fault"]["code"] == "no_such_table"
            await socket.wait_closed()
            assert socket.close_code == 4404
        async with a_socket(house) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            for _ in range(150):
                await socket.send('{"type": "pong"}')
            said = []
            with suppress(ConnectionClosed):
                while True:
                    said.append(json.loads(await socket.recv()))
            assert said[-1] == {"type": "trouble", "fault": {"code": "too_fast"}}
            assert socket.close_code == 4429
