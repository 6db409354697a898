"""Writes the types of the web client from the structs of Python: what travels is declared once.

web/src/wire/types.ts comes from roundhouse.wire; web/src/games/<id>/view.ts, plan.ts and ahead.ts from the modules
of the same game that declare its view, the plan of its board and what is told ahead.

python tools/wire_types.py            writes the files
python tools/wire_types.py --check    says whether the written ones are up to date
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Union, get_args, get_origin  # Any: JSON Schema is nested data of every kind

import msgspec

from roundhouse.kernel.registry import find_game, game_ids
from roundhouse.wire import messages, parts, requests, talk

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
TARGET: Final = WEB / "wire" / "types.ts"
HEAD: Final = """\
// Made by tools/wire_types.py from {module}; change it there and run the tool again.
// A field that may be left out stands for its default.
"""
OF_GAMES: Final = {"view": "view.ts", "drawing.plan": "plan.ts", "ahead_shapes": "ahead.ts"}
"""The modules of a game that declare what its own part of the client is given."""
WORDS: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH: Final = 110


def list_structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module declares itself."""
    return [
        found
        for found in vars(module).values()
        if inspect.isclass(found) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def list_unions(module: ModuleType) -> dict[str, list[str]]:
    """The unions of structs that a module declares by name, such as all messages from the server."""
    found: dict[str, list[str]] = {}
    for name, value in vars(module).items():
        if hasattr(value, "__args__") and not isinstance(value, type) and name[0].isupper():
            members = [member.__name__ for member in get_args(value) if inspect.isclass(member)]
            if get_origin(value) is not dict and len(members) > 1 and value is not Union:
                found[name] = members
    return found


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(WORDS[one] for one in kind)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return "unknown" if kind is None else WORDS[kind]


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    inside = type_of(schema["items"])
    return f"({inside})[]" if "|" in inside else f"{inside}[]"


def _comment(text: str, pad: str = "") -> list[str]:
    words = " ".join(text.split())
    return [f"{pad}/** {words} */"] if words else []


def interface_of(name: str, schema: dict[str, Any]) -> list[str]:
    """A struct as an interface."""
    required = set(schema.get("required", ()))
    lines = [*_comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, inside in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {type_of(inside)};")
    return [*lines, "}"]


def union_of(name: str, members: list[str]) -> list[str]:
    """A union as a type."""
    line = f"export type {name} = {' | '.join(members)};"
    return [line] if len(line) <= WIDTH else [f"export type {name} =", *(f"  | {one}" for one in members[:-1]),
                                              f"  | {members[-1]};"]  # fmt: skip


def types_text() -> str:
    """The file of what travels for every game."""
    unions = list_unions(messages)
    return text_of("roundhouse.wire", (parts, talk, messages, requests), unions)


def text_of(source: str, modules: Sequence[ModuleType], unions: dict[str, list[str]]) -> str:
    """One whole file."""
    structs = [found for module in modules for found in list_structs(module)]
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/{name}")
    blocks = ["\n".join(interface_of(found.__name__, schemas[found.__name__])) for found in structs
              if found.__name__ in schemas and found is not parts.Part]  # fmt: skip
    blocks += ["\n".join(union_of(*union)) for union in unions.items()]
    return HEAD.format(module=source) + "\n" + "\n\n".join(blocks) + "\n"


def list_files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    files = {TARGET: types_text()}
    for game in game_ids():
        package = find_game(game).meta.package
        for name, file in OF_GAMES.items():
            wanted = f"{package}.{name}"
            if (WEB / "games" / game).is_dir() and _is_there(package, name):
                files[WEB / "games" / game / file] = text_of(wanted, [importlib.import_module(wanted)], {})
    return files


def _is_there(package: str, name: str) -> bool:
    """Whether a package has a module of its own or in a folder of its own."""
    folder, _, module = name.rpartition(".")
    inside = f"{package}.{folder}" if folder else package
    found = importlib.util.find_spec(inside)
    return found is not None and importlib.util.find_spec(f"{inside}.{module}") is not None


def main(words: list[str]) -> int:
    """Write the files, or compare them."""
    for path, text in list_files().items():
        if "--check" not in words:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.stderr.write(f"{path.relative_to(ROOT)} is not what Python says: run tools/wire_types.py\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
