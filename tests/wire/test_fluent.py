"""Both Fluent libraries say the same: every text of every catalogue, with words and with numbers, in Python and in
JavaScript. Node runs the client's library; `./test` sets both up."""

from __future__ import annotations

import json
import subprocess

import pytest

from roundhouse.texts import ENGINE, LANGUAGES, Texts, keys, variables
from roundhouse.texts.catalogues import read_catalogues
from tools.web import WEB, node_folder, with_node

PACKAGES = (ENGINE, "roundhouse.games.switch_and_signal", "tests.probes.sealed_bids_title")
VALUES: tuple[str | int, ...] = ("Ödön", 0, 1, 2, 1234, -1)


def formatted_by_the_client(lang: str, package: str, asked: list[tuple[str, dict[str, str | int]]]) -> list[str | None]:
    folder = node_folder()
    assert folder is not None, "no Node here: ./test sets one up"
    texts = [text for one in dict.fromkeys((ENGINE, package)) for _, text in read_catalogues(one, lang)]
    done = subprocess.run(
        ["node", "tests/format.mjs"],
        cwd=WEB,
        env=with_node(folder),
        input=json.dumps({"lang": lang, "texts": texts, "asked": asked}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str | None] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_both_libraries_say_the_same(package: str, lang: str) -> None:
    texts = Texts(lang) if package == ENGINE else Texts(lang, package)
    used = variables(package, lang)
    asked = [
        (key, dict.fromkeys(sorted(used.get(key, ())), value))
        for key in sorted(keys(package, lang))
        for value in (VALUES if used.get(key) else VALUES[:1])
    ]
    assert asked
    said = [texts.say(key, args) for key, args in asked]
    heard = formatted_by_the_client(lang, package, asked)
    differing = [(one, ours, theirs) for one, ours, theirs in zip(asked, said, heard, strict=True) if ours != theirs]
    assert differing == []
