"""Options: what is agreed before a game begins. Each has a short list of choices and a rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from roundhouse.kernel.reasons import OPTIONS as OPTIONS_RULE
from roundhouse.kernel.reasons import Refused, Rule


class Option(NamedTuple):
    """One option of a title: its choices are words, numbers among them."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: Rule
    open_ended: bool = False
    """Whether words beyond the listed ones may stand here (the name of a stranger's map)."""


class Options:
    """What was chosen: complete, checked, never changed. Shared by all copies of a state."""

    __slots__ = ("_chosen", "_numbers")

    def __init__(self, chosen: dict[str, str]) -> None:
        self._chosen = chosen
        self._numbers = {k: int(v) for k, v in chosen.items() if v.isdecimal()}

    def __getitem__(self, name: str) -> str:
        return self._chosen[name]

    def number(self, name: str) -> int:
        """The chosen number."""
        return self._numbers[name]

    def on(self, name: str) -> bool:
        """Whether a yes-or-no option is chosen."""
        return self._chosen[name] == "yes"

    def items(self) -> list[tuple[str, str]]:
        """All options with what was chosen, in the title's order."""
        return list(self._chosen.items())


class BadOption(Refused):
    """An option that does not exist or has no such choice. `option` and `choices` say what would be right."""

    def __init__(self, key: str, option: str, given: str, choices: tuple[str, ...]) -> None:
        super().__init__(OPTIONS_RULE.because(key))
        self.option = option
        self.given = given
        self.choices = choices

    def __str__(self) -> str:
        known = ", ".join(self.choices)
        if self.because.key == "no_such_option":
            return f"there is no option '{self.option}' (known: {known})"
        return f"option '{self.option}' cannot be '{self.given}' (choices: {known})"


def choose(known: tuple[Option, ...], wanted: Mapping[str, str]) -> Options:
    """Complete the wanted options with the defaults, or refuse with the list of what would be right."""
    names = tuple(option.name for option in known)
    for name, given in wanted.items():
        if name not in names:
            raise BadOption("no_such_option", name, given, names)
    chosen: dict[str, str] = {}
    for option in known:
        given = wanted.get(option.name, option.default)
        if given not in option.choices and not option.open_ended:
            raise BadOption("no_such_choice", option.name, given, option.choices)
        chosen[option.name] = given
    return Options(chosen)
