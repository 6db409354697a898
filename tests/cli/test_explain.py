"""The rules behind a question, in a compiled build too."""

from __future__ import annotations

from roundhouse.cli.play_explain import docstring_of
from roundhouse.texts.index import rule_index


class Compiled:
    """A function as a compiled module has it: it knows its name and its home, but not its docstring."""

    __doc__ = None

    def __init__(self, module: str, name: str) -> None:
        self.__module__ = module
        self.__name__ = name

    def __call__(self) -> None:
        """Nobody calls it."""


def test_a_compiled_rule_function_is_read_from_the_source_beside_it() -> None:
    assert docstring_of(Compiled(rule_index.__module__, "rule_index")) == (rule_index.__doc__ or "").strip()
    assert docstring_of(Compiled("no.such.module", "rule_index")) == ""
    assert docstring_of(rule_index) == rule_index.__doc__
