"""Any game is playable on the generic table: the probes, each of which has one hard thing."""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.pages import DESKTOP, PATIENCE, Visitor
from tests.project.tree import ROOT
from tools.service import Service, serving

PROBES = ["dice_network", "draw_and_place", "hidden_roles", "sealed_bids"]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def probing(client: None, tmp_path_factory: pytest.TempPathFactory) -> Generator[Service]:
    files = [ROOT / "tests" / "probes" / f"{name}.py" for name in PROBES]
    with serving(tmp_path_factory.mktemp("probing"), files) as running:
        yield running


@pytest.mark.parametrize("probe", PROBES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_probe_is_played_on_the_generic_table(browser: Browser, probing: Service, probe: str, lang: str) -> None:
    ann = Visitor(browser, probing.address, DESKTOP, lang, "day")
    ann.home()
    expect(ann.play_buttons()).to_have_count(len(PROBES) + 1, timeout=PATIENCE)
    ann.start(import_module(f"tests.probes.{probe}").GAME.meta.name[lang])
    for _ in range(20):
        if ann.is_over():
            break
        ann.choose_first()
    assert not ann.violations()
    ann.leave()
