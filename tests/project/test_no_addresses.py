"""Nothing in the project depends on where it was made: no machine's paths, no package host."""

from __future__ import annotations

import json
import re

from tests.project.tree import ROOT, text_files

PYTHON_LOCKS = ["requirements/run.txt", "requirements/dev.txt", "requirements/node.txt"]
NPM_LOCKS = ["web/package-lock.json", "tools/chromium/package-lock.json", "tools/lighthouse/package-lock.json"]
LOCKS = [*PYTHON_LOCKS, *NPM_LOCKS, "web/.npmrc", "tools/chromium/.npmrc", "tools/lighthouse/.npmrc"]

# Put together here, so that this file does not name them either.
DOT = "."
HOSTS = [
    DOT.join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
]
MACHINE_PATH = re.compile(r"(?<![\w.~/\]*-])/(?:work|root|home|Users|tmp)/\w")


def test_lock_files_hold_no_address() -> None:
    for name in LOCKS:
        text = (ROOT / name).read_text("utf-8")
        assert "://" not in text, f"{name} holds an address; `just lock` writes it without"
        assert not re.search(r"--(?:extra-)?index-url|--find-links|--trusted-host", text), name


def test_every_locked_package_is_pinned_with_a_hash() -> None:
    for name in PYTHON_LOCKS:
        text = (ROOT / name).read_text("utf-8")
        entries = re.split(r"\n(?=\S)", text.strip())
        assert len(entries) > (1 if "node" in name else 10)
        for entry in entries:
            assert re.match(r"[\w.-]+==\S+", entry), f"{name}: {entry.splitlines()[0]}"
            assert "--hash=sha256:" in entry, f"{name}: {entry.splitlines()[0]}"


def test_every_locked_npm_package_is_pinned_with_a_hash() -> None:
    for name in NPM_LOCKS:
        packages = json.loads((ROOT / name).read_text("utf-8"))["packages"]
        assert len(packages) > 1
        for place, entry in packages.items():
            if place:
                assert re.match(r"\d+\.\d+\.\d+", entry["version"]), f"{name}: {place}"
                assert entry["integrity"].startswith("sha512-"), f"{name}: {place}"


def test_npm_is_told_to_write_no_addresses() -> None:
    for name in NPM_LOCKS:
        settings = (ROOT / name).with_name(".npmrc").read_text("utf-8").splitlines()
        assert "omit-lockfile-registry-resolved=true" in settings, name


def test_development_holds_every_package_of_playing_in_the_same_version() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==[^\s;]+", (ROOT / name).read_text("utf-8"), re.MULTILINE))

    assert pins("requirements/run.txt") <= pins("requirements/dev.txt")


def test_no_file_names_a_package_host() -> None:
    found = [f"{name}: {host}" for name, text in text_files().items() for host in HOSTS if host in text]
    assert not found, "\n".join(found)


def test_no_file_holds_a_path_of_some_machine() -> None:
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in text_files().items()
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_path_test_would_notice() -> None:
    slash = "/"
    assert MACHINE_PATH.search(f'open("{slash}home{slash}ann{slash}x")')
    assert MACHINE_PATH.search(f"cd {slash}work{slash}main")
    assert not MACHINE_PATH.search("tests/work/notes")
