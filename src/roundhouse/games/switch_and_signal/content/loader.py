"""Reads the edition and the maps, the built-in ones and anybody's.

Whatever is wrong with a file comes out as one `ContentError` that names file and key.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from .check import check_map, check_routes
from .check_printed import check_edition, check_printed_map
from .edition import Edition
from .errors import ContentError, show
from .map import Map
from .source import EditionRecord, MapRecord

EDITION: Final = "1"
"""The edition new tables are opened with."""
EDITIONS: Final = ("1",)
"""Every edition ever released; each stays readable for the tables that began with it."""
MAPS: Final = ("europe", "north_america")
"""The built-in maps; the first game is played on the first (SW-3.1)."""
LARGEST_FILE: Final = 1_000_000
"""Bytes; the built-in maps have about 40,000."""

_PACKAGE: Final = __name__.rpartition(".")[0]

R = TypeVar("R", EditionRecord, MapRecord)


@cache
def load_edition(edition: str = EDITION) -> Edition:
    """The cards, dice and counts of an edition, checked against its printed totals."""
    if edition not in EDITIONS:
        raise ContentError("edition", "", "unknown_edition", found=show(edition), expected=", ".join(EDITIONS))
    name = "edition_" + edition + ".toml"
    record, digest = _decode(_read_own(name), name, EditionRecord)
    check_edition(record, name)
    return Edition(record, digest)


@cache
def load_map(name: str) -> Map:
    """SW-1.1: a built-in map, one side of the board."""
    if name not in MAPS:
        raise ContentError("map", "", "unknown_map", found=show(name), expected=", ".join(MAPS))
    source = name + ".toml"
    return parse_map(_read_own(source), source, strict=True)


def load_map_file(path: str | Path) -> Map:
    """A map of the same format from anybody's file."""
    source = str(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise ContentError(source, "", "unreadable", reason=reason) from None
    if len(content) > LARGEST_FILE:
        raise ContentError(source, "", "too_large", limit=LARGEST_FILE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ContentError(source, "", "not_text") from None
    return parse_map(text, source)


def parse_map(text: str, source: str, *, strict: bool = False) -> Map:
    """A map from its text; `source` names it in errors. `strict` asks for what a printed map must have."""
    record, digest = _decode(text, source, MapRecord)
    if record.edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise ContentError(source, "edition", "unknown_edition", found=show(record.edition), expected=known)
    edition = load_edition(record.edition)
    check_map(record, edition, source)
    built = Map(record, edition, digest)
    check_routes(built, source)
    if strict:
        check_printed_map(built, record, edition, source)
    return built


def _read_own(name: str) -> str:
    """The text of a file that comes with the package."""
    return resources.files(_PACKAGE).joinpath(name).read_text(encoding="utf-8")


def _decode(text: str, source: str, shape: type[R]) -> tuple[R, str]:
    """The typed record of a TOML text, and the digest of what it says."""
    try:
        tables = tomllib.loads(text)
        record = msgspec.convert(tables, shape)
    except tomllib.TOMLDecodeError as error:
        raise _toml_error(source, str(error)) from None
    except msgspec.ValidationError as error:
        raise _shape_error(source, str(error)) from None
    except (RecursionError, ValueError) as error:  # nested without end, or a number without end
        raise ContentError(source, "", "not_toml", reason=type(error).__name__) from None
    canonical = json.dumps(tables, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return record, hashlib.sha256(canonical.encode()).hexdigest()


def _toml_error(source: str, message: str) -> ContentError:
    found = re.search(r" \(at (line \d+), column \d+\)$", message)
    reason = message[: found.start()] if found else message
    return ContentError(source, found[1] if found else "", "not_toml", reason=ascii(reason)[1:-1])


def _shape_error(source: str, message: str) -> ContentError:
    """Turn the decoder's sentence into key and fault."""
    what, _, where = message.partition(" - at `$")
    where = where.rstrip("`").lstrip(".")
    field = re.search(r"field `(.*)`$", what)
    if field:
        key = (where + "." if where else "") + ascii(field[1])[1:-1]
        return ContentError(source, key, "missing" if "missing" in what else "unknown_key")
    types = re.match(r"Expected (.+), got (.+)$", what)
    if types:
        found = types[2].replace("`", "")
        expected = types[1] if not found.isdigit() else types[1].replace("`", "")
        return ContentError(source, where, "wrong_type", expected=expected, found=found)
    return ContentError(source, where, "not_understood", reason=ascii(what)[1:-1])
