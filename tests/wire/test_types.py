"""The types of the web client are those of the structs that travel."""

from __future__ import annotations

from roundhouse.wire import messages, parts, requests, talk
from tools.wire_types import TARGET, list_files, list_structs, types_text


def test_the_committed_types_are_what_the_structs_say() -> None:
    assert TARGET.read_text("utf-8") == types_text()


def test_so_are_the_types_of_every_game() -> None:
    files = list_files()
    assert {path.name for path in files} >= {"types.ts", "view.ts", "plan.ts"}
    assert [path.name for path, text in files.items() if path.read_text("utf-8") != text] == []


def test_every_struct_that_travels_has_a_type() -> None:
    text = types_text()
    names = {struct.__name__ for module in (parts, talk, messages, requests) for struct in list_structs(module)} - {
        "Part"
    }
    assert {name for name in names if f"export interface {name} {{" not in text} == set()


def test_what_may_be_left_out_is_marked() -> None:
    text = types_text()
    assert "  because?: Reason | null;" in text
    assert '  type: "hello";' in text
    assert "  seats: [number, number];" in text
