"""Writes web/src/wire/types.ts from the structs of roundhouse.wire: what travels is declared once, in Python.

python tools/wire_types.py            writes the file
python tools/wire_types.py --check    says whether the written one is up to date
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Union, get_args, get_origin  # Any: JSON Schema is nested data of every kind

import msgspec

from roundhouse.wire import messages, parts, requests

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web" / "src" / "wire" / "types.ts"
HEAD: Final = """\
// Made by tools/wire_types.py from roundhouse.wire; change it there and run the tool again.
// A field that may be left out stands for its default.
"""
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
    """The whole file."""
    modules = (parts, messages, requests)
    structs = [found for module in modules for found in list_structs(module)]
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/{name}")
    blocks = ["\n".join(interface_of(found.__name__, schemas[found.__name__])) for found in structs
              if found.__name__ in schemas and found is not parts.Part]  # fmt: skip
    blocks += ["\n".join(union_of(*union)) for union in list_unions(messages).items()]
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def main(words: list[str]) -> int:
    """Write the file, or compare it."""
    text = types_text()
    if "--check" in words:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write("web/src/wire/types.ts is not what roundhouse.wire says: run tools/wire_types.py\n")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
