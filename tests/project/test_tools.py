"""The set-up tools: what they read, what they say when something is missing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT
from tools import setup, soak, steps, web


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


def test_a_node_that_builds_is_told_from_one_that_does_not() -> None:
    good = ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.1.0", "v25.0.0"]
    bad = ["", "v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", "20.19.0", "node"]
    assert [version for version in [*good, *bad] if web.is_new_enough(version)] == good


def test_an_old_node_or_one_without_npm_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "BIN", tmp_path / "nothing")

    def folder(name: str, **programs: str) -> str:
        (tmp_path / name).mkdir()
        for program, answer in programs.items():
            file = tmp_path / name / program
            file.write_text(f"#!/bin/sh\necho {answer}\n", "utf-8")
            file.chmod(0o755)
        return str(tmp_path / name)

    old = folder("old", node="v18.0.0", npm="9.0.0")
    bare = folder("bare", node="v22.14.0")
    good = folder("good", node="v22.14.0", npm="10.9.0")
    assert web.node_folder(os.pathsep.join([old, bare, good])) == good
    assert web.node_folder(os.pathsep.join([old, bare])) is None


def test_the_client_is_built_again_when_its_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, static = tmp_path / "web", tmp_path / "static"
    (source / "node_modules").mkdir(parents=True)
    static.mkdir()
    (source / "main.ts").write_text("one", "utf-8")
    monkeypatch.setattr(web, "WEB", source)
    monkeypatch.setattr(web, "STATIC", static)
    monkeypatch.setattr(web, "STAMP", tmp_path / "stamp.json")
    assert not web.is_built()
    steps.write_notes(web.STAMP, {"source": web.digest_of_source()})
    assert not web.is_built(), "the page itself is missing"
    (static / "index.html").write_text("<!doctype html>", "utf-8")
    assert web.is_built()
    (source / "node_modules" / "left.js").write_text("", "utf-8")
    assert web.is_built(), "installed packages are no source"
    (source / "main.ts").rename(source / "other.ts")
    assert not web.is_built()


def test_the_client_is_built_for_those_who_may_see_it_only() -> None:
    assert setup.shows_client([])
    assert setup.shows_client(["serve", "--port", "8000"])
    assert not setup.shows_client(["play", "some_game"])


def test_addresses_are_taken_out_of_a_lock_file_and_nothing_else(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    entry = {"version": "1.0.0", "integrity": "sha512-abc", "license": "MIT"}
    paid = {**entry, "funding": {"url": "https" + "://example.org/pay"}}
    lock.write_text(json.dumps({"packages": {"": {"name": "x"}, "node_modules/a": paid}}), "utf-8")
    web.strip_addresses(lock)
    assert json.loads(lock.read_text("utf-8")) == {"packages": {"": {"name": "x"}, "node_modules/a": entry}}


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
