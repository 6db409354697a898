"""`roundhouse serve`: what it needs, and what it says when that is not to be had."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Any, cast  # Any: a stand-in for a socket

import pytest

from roundhouse.cli import serve
from tests.cli.driver import Prompt


def test_a_taken_port_is_said(shell: Prompt) -> None:
    with serve.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        answer = shell("serve", "--port", str(port))
    assert answer.code == 2
    assert f"Port {port} is taken" in answer.complaint


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--host", "203.0.113.7", "--port", "0"], "203.0.113.7"),
        (["--port", "70000"], "--port"),
        (["--port", "0", "--game", "none.py"], "none.py"),
        (["--port", "0", "--behind-proxy", "*"], "“*” is no address"),
        (["--port", "0", "--behind-proxy", "127.0.0.1", "--behind-proxy", "proxy.local"], "proxy.local"),
    ],
)
def test_bad_input_is_one_line(shell: Prompt, words: list[str], says: str) -> None:
    answer = shell("serve", *words)
    assert answer.code == 2
    assert says in answer.complaint


def test_a_folder_that_is_none_or_holds_something_else_is_said(shell: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert "file" in shell("serve", "--port", "0", "--data", str(file)).complaint
    (tmp_path / "roundhouse.sqlite").write_bytes(b"no database at all " * 100)
    answer = shell("serve", "--port", "0", "--data", str(tmp_path))
    assert answer.code == 2
    assert str(tmp_path) in answer.complaint


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path))
    assert serve.folder_of("") == tmp_path
    assert serve.folder_of("here") == Path("here")
    monkeypatch.delenv("ROUNDHOUSE_DATA")
    assert serve.folder_of("").name.lower() == "roundhouse"


def test_the_address_is_one_for_a_browser() -> None:
    with serve.listen("127.0.0.1", 0) as here, serve.listen("0.0.0.0", 0) as everywhere:
        address, is_public = serve.address_of(here)
        assert address == f"http://127.0.0.1:{here.getsockname()[1]}/"
        assert not is_public
        address, is_public = serve.address_of(everywhere)
        assert is_public
        assert "0.0.0.0" not in address
    assert serve._written(ipaddress.ip_address("::1"), 80) == "http://[::1]:80/"


class Listening:
    """A socket that says where it listens."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getsockname(self) -> tuple[str, int]:
        return self.host, 8470


@pytest.mark.parametrize(("host", "has_picture"), [("192.168.0.7", True), ("127.0.0.1", False)])
def test_in_the_network_the_address_is_shown_as_a_picture_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str, *, has_picture: bool
) -> None:
    monkeypatch.setattr(serve, "is_terminal", lambda _: True)
    serve._announce(cast("Any", Listening(host)), browser=False)
    said = capsys.readouterr().out
    assert f"http://{host}:8470/" in said
    assert ("█" in said) is has_picture
    monkeypatch.setattr(serve, "is_terminal", lambda _: False)
    serve._announce(cast("Any", Listening(host)), browser=False)
    assert "█" not in capsys.readouterr().out
