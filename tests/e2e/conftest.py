"""A real service and a real browser for the tests of this folder."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.pages import DESKTOP, Visitor
from tests.project.tree import ROOT
from tools import browser as browsers
from tools.service import Service, serving


@pytest.fixture(scope="session")
def client() -> None:
    """The web client, built from what `web/` holds now."""
    built = subprocess.run(
        [sys.executable, ROOT / "tools" / "setup.py", "client"], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, f"the web client could not be built:\n{built.stderr}"


@pytest.fixture(scope="session")
def playwright() -> Generator[Playwright]:
    """What drives browsers; there can be only one in a process."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Generator[Browser]:
    """One browser for all tests of this process."""
    started = browsers.find(playwright).launch(playwright)
    yield started
    started.close()


@pytest.fixture(scope="session")
def service(client: None, tmp_path_factory: pytest.TempPathFactory) -> Generator[Service]:
    """A service with a store of its own."""
    with serving(tmp_path_factory.mktemp("service")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, service: Service) -> Generator[Callable[..., Visitor]]:
    """Somebody new with a browser of their own: `visit()`, `visit(PHONE, theme="night", lang="de")`."""
    visitors: list[Visitor] = []

    def come(size: tuple[int, int] = DESKTOP, *, lang: str = "en", theme: str = "day") -> Visitor:
        visitors.append(Visitor(browser, service.address, size, lang, theme))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def own_service(client: None, tmp_path: Path) -> Generator[Service]:
    """A service that this test may stop and start again."""
    with serving(tmp_path / "service") as running:
        yield running
