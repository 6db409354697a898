"""The set-up tools: what they read, what they say when something is missing."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.tree import ROOT


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"roundhouse_tools_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


setup = load("setup")
soak = load("soak")


def test_the_environment_of_these_tests_is_ready_for_playing_too() -> None:
    assert setup.is_ready("dev")
    assert setup.is_ready("run")


def test_a_stamp_of_another_place_or_lock_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = tmp_path / "stamp.json"
    monkeypatch.setattr(setup, "STAMP", stamp)
    assert not setup.is_ready("run")
    stamp.write_text("not json", "utf-8")
    assert not setup.is_ready("run")
    stamp.write_text(str({**setup.wanted_stamp("run"), "place": "elsewhere"}).replace("'", '"'), "utf-8")
    assert not setup.is_ready("run")
    stamp.write_text(str(setup.wanted_stamp("run")).replace("'", '"'), "utf-8")
    assert setup.is_ready("run")
    assert not setup.is_ready("dev")


def test_the_installer_itself_is_pinned_with_hashes() -> None:
    lines = setup.uv_lines().splitlines()
    assert lines[0].startswith("uv==")
    assert any("--hash=sha256:" in line for line in lines)
    assert not any(line and not line.startswith((" ", "uv==")) for line in lines)


def test_settings_of_pip_are_passed_on_in_the_words_of_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in setup.PIP_TO_UV.values():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "file:///mirror/simple")
    assert setup.index_settings()["UV_DEFAULT_INDEX"] == "file:///mirror/simple"
    monkeypatch.setenv("UV_DEFAULT_INDEX", "file:///mine")
    assert "UV_DEFAULT_INDEX" not in setup.index_settings()


@pytest.mark.parametrize("script", ["play", "test"])
def test_the_scripts_explain_a_missing_python(script: str, tmp_path: Path) -> None:
    for name in ("dirname", "sh"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / name).symlink_to(found)
    done = subprocess.run(
        ["sh", str(ROOT / script)],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert done.stdout == ""
    assert "Python 3.11 or newer" in done.stderr
    assert "Next step" in done.stderr


@pytest.mark.parametrize("script", ["play", "test"])
def test_the_scripts_may_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    assert (ROOT / script).read_text("utf-8").startswith("#!/bin/sh\n")


def test_a_long_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "KEPT", tmp_path)
    tally = tmp_path / "tally"
    count = [sys.executable, "-c", f"open({str(tally)!r}, 'a').write('x'); print('{{}}')"]
    good = soak.Run("good", count, lambda code, out, _: (code == 0 and out == "{}\n", "fine"))
    red = soak.Run("red", count, lambda *_: (False, "no"))
    part = soak.Part("sample", "two runs", lambda: iter([good, red]))

    first = soak.do_part(part, fresh=False)
    assert (first["good"]["ok"], first["red"]["ok"]) == (True, False)
    assert tally.read_text() == "xx"
    soak.do_part(part, fresh=False)
    assert tally.read_text() == "xxx", "only the red one runs again"
    soak.do_part(part, fresh=True)
    assert tally.read_text() == "xxxxx", "asked to begin anew"
    monkeypatch.setattr(soak, "code_digest", lambda: "other code")
    soak.do_part(part, fresh=False)
    assert tally.read_text() == "xxxxxxx", "other code has to show it again"


def test_an_answer_that_is_no_json_is_red(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "KEPT", tmp_path)
    run = next(soak.simulate())
    silent = soak.Run(run.name, [sys.executable, "-c", "print('oops')"], run.judge)
    done = soak.do_part(soak.Part("sample", "one run", lambda: iter([silent])), fresh=False)
    assert done[run.name]["ok"] is False


def test_every_part_of_the_long_runs_lists_its_runs() -> None:
    for part in soak.PARTS:
        names = [run.name for run in part.runs()]
        assert names
        assert len(set(names)) == len(names)
